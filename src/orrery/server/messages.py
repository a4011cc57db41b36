"""The messages at a table. The browser's types are generated from this file and from lobby.py."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from orrery.engine.game import Value
from orrery.server.guide import Guide
from orrery.server.progress import SeriesNow

PROTOCOL = 1  # raised when a program that fitted the last version may not fit any more (docs/protocol.md)
Id = Annotated[str, Meta(min_length=1, max_length=40)]  # chosen by the sender: a repeated request is recognised
Token = Annotated[str, Meta(max_length=200)]
NAME_LENGTH = 24
Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
BotName = Annotated[str, Meta(max_length=20)]
MoveText = Annotated[str, Meta(max_length=200)]
Answer = Annotated[list[MoveText], Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]  # 7 is an onlooker
LinkNumber = Annotated[int, Meta(ge=0, le=8)]  # of a seat or of the onlookers; 8 is the owner's own


class BaseRequest(Struct, forbid_unknown_fields=True):
    """A request of a visitor. The tag is its type."""


class Enter(BaseRequest, tag="enter"):
    """The first request on a WebSocket. It can be sent again to change to another seat."""

    token: Token


class Move(BaseRequest, tag="move"):
    """The answer to a question: one move, or all moves of a set, an order or a payment."""

    id: Id
    number: int  # the number of the seat's question
    moves: Answer


class Try(BaseRequest, tag="try"):
    """Would these moves be a whole answer?"""

    number: int
    moves: Answer


class Imagine(BaseRequest, tag="imagine"):
    """A table to think on, for programs: it looks the same to this seat, which must be asked now."""

    number: int


class Undo(BaseRequest, tag="undo"):
    id: Id
    number: int


class Why(BaseRequest, tag="why"):
    """Why can these things not be used (together) now?"""

    things: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=4)]


class Chat(BaseRequest, tag="chat"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Rename(BaseRequest, tag="rename"):
    name: Name


class Leave(BaseRequest, tag="leave"):
    """A bot plays for this seat until the person comes back."""

    bot: BotName


class Return(BaseRequest, tag="return"):
    pass


class Concede(BaseRequest, tag="concede"):
    pass


class Agree(BaseRequest, tag="agree"):
    """Agree to end the game as it stands. It ends when all people agree."""

    yes: bool


class Fill(BaseRequest, tag="fill"):
    """The owner lets a bot play for a person, or gives the seat back (empty name).

    A bot's own seat can be given to a person only if the game has no secrets between seats.
    """

    seat: SeatNumber
    bot: BotName


class Renew(BaseRequest, tag="renew"):
    """The owner replaces a link. The old one opens nothing any more, and its pages close.

    The owner's own old link works until the new one is used.
    """

    link: LinkNumber


class PutOut(BaseRequest, tag="put-out"):
    """The owner puts a person out. A bot takes the seat, or (empty name) whoever gets its new link."""

    seat: SeatNumber
    bot: BotName


class Mute(BaseRequest, tag="mute"):
    """The owner takes the chat from a seat or from the onlookers, or gives it back."""

    seat: SeatNumber
    yes: bool


class Pause(BaseRequest, tag="pause"):
    """The owner pauses the game, or continues it."""

    yes: bool


class Abandon(BaseRequest, tag="abandon"):
    """The owner ends the game without a result."""


class Delete(BaseRequest, tag="delete"):
    """The owner deletes the table, even one that cannot be opened."""


class Rematch(BaseRequest, tag="rematch"):
    """A new table for the same people.

    In a series this is the next game, or the same once more if it was not played to its end.
    """


class Look(BaseRequest, tag="look"):
    """The table as it was after `at` moves. Other seats can be looked at only after the game."""

    at: Annotated[int, Meta(ge=0)]
    seat: SeatNumber


class Outline(BaseRequest, tag="outline"):
    """Who made each move, and how long the log of this seat was after it. The same seats as for `Look`."""

    seat: SeatNumber


class Share(BaseRequest, tag="share"):
    """The link for whoever is shown a moment: that of the onlookers. Before the end only the owner gets it."""


class Course(BaseRequest, tag="course"):
    """The scores after each move. Only after the game."""


class Download(BaseRequest, tag="download"):
    """The record. Only after the game."""


class DownloadSeries(BaseRequest, tag="download-series"):
    """The series up to this game, as one file."""


class PastGames(BaseRequest, tag="past-games"):
    """The onlookers' links to the finished games of the series."""


Request = (
    Enter | Move | Try | Imagine | Undo | Why | Chat | Rename | Leave | Return | Concede | Agree
    | Fill | Renew | PutOut | Mute | Pause | Abandon | Delete | Rematch | Look | Outline | Share | Course
    | Download | DownloadSeries | PastGames
)  # fmt: skip


class Chair(Struct):
    """A seat as everybody sees it."""

    name: str  # empty if not given yet
    bot: str  # empty for a person; `automaton` for a seat that moves by rules
    here: bool = False  # a page of this seat is open
    away: bool = False  # a person for whom the bot plays
    conceded: bool = False
    agreed: bool = False  # agrees to end the game as it stands

    def is_person(self) -> bool:
        """Does the seat belong to a person, even if a bot plays for them now?"""
        return not self.bot or self.away or self.conceded


Facts = dict[str, list[tuple[str, str, int | None]]]  # by name: kind and id of a thing, and how many; or a bare number


class Offer(Struct):
    """A legal move. `things` lists for each operand what can be clicked to choose it."""

    text: str
    things: list[list[str]]
    facts: Facts  # what it costs and gains, and what else it is about
    final: bool  # cannot be taken back
    ends: bool  # other seats move after it, so it may soon be too late to take it back
    asks_to_pay: bool  # the next question is how to pay for it


class Later(Struct):
    """A move that may be part of an answer of several moves."""

    offer: Offer
    most: int  # how often it may be part of the answer


class Reason(Struct):
    """Why not. Texts have the code as why-<code>; the facts are the values of that text."""

    code: str
    facts: Facts


class Ask(Struct):
    """The question of one's own seat. The forms set, order and pay take several moves, which are sent together."""

    step: str
    form: str  # one, set, order, pay
    least: int
    most: int
    number: int
    offers: list[Offer]
    dark: list[str]  # things that the question is about and that no offer uses
    default: list[str]  # a ready-made whole answer
    later: list[Later]  # all moves that an answer may have; if empty, the offers, each as often as it names things
    facts: Facts  # what the question is about


class ChatLine(Struct):
    seat: int  # 7 is an onlooker
    text: str
    at: int  # seconds since 1970
    name: str | None = None  # of the author at that time; missing in older databases


class Result(Struct):
    """How the game ended: over, conceded, agreed, abandoned, or (a tutorial) learned."""

    how: str
    places: list[int]
    scores: list[int]
    sheet: list[list[tuple[str, int]]]
    merits: list[list[tuple[str, int]]] = []  # by seat: named counts that add nothing to the score


class Links(Struct):
    """The tokens of a table. A token gives its bearer the rights of its seat."""

    table: str
    owner: str
    look: str
    seats: list[str]  # empty for a bot


class TableNow(Struct, tag="table"):
    """All that one seat may know of its table now."""

    table: str
    version: int  # changes with every change of the table
    game: str
    rules: int  # version of the rules
    box: str  # digest of the content
    has_own_content: bool  # it is not the content that comes with the game
    options: dict[str, Value]
    seat: int  # one's own seat; 7 is an onlooker
    is_owner: bool
    open_seed: str  # the seed if somebody chose it, otherwise empty
    chairs: list[Chair]
    is_paused: bool
    waiting: list[int]  # the seats that have to answer
    view: Any
    ask: Ask | None
    number: int  # the number of one's own question; a request that names an older one is stale
    hidden_from: list[int]  # the seats that must not see what this seat sees and chooses now
    undo: str  # empty if one's own last move can be taken back, otherwise why not
    heard_from: int  # keep this many lines of the log ...
    heard: list[str]  # ... and append these
    news_from: int  # the first line of the log that is new to this seat
    moves: int  # how many were made, as far as this seat may know
    chat: list[ChatLine]  # the latest lines that this page does not have
    chats: int  # how many lines there were in all
    muted: list[int]  # seats that may not write in the chat; 7 is the onlookers
    result: Result | None
    next: str  # this seat's token at the table of the rematch
    links: Links | None  # only for the owner
    series: SeriesNow | None  # the series that this game belongs to
    guide: Guide | None  # the tutorial of this table


class Done(Struct, tag="done"):
    """The request is carried out, and on disk."""

    id: str


class Refused(Struct, tag="refused"):
    """The request is refused, and nothing changed. Texts have the code as error-<code>; `detail` is for programs."""

    id: str
    code: str
    detail: str = ""
    options: list[str] = []  # for a new table: options that would fit with another value
    seats: list[int] = []  # ... and numbers of seats that would fit


class Tried(Struct, tag="tried"):
    moves: list[str]
    ok: bool
    fault: str = ""  # why this is no whole answer: less (something is missing) or more (something does not fit)


class Imagined(Struct, tag="imagined"):
    """A saved table. What the seat cannot know is dealt anew each time, chance included."""

    number: int
    table: str


class Reasons(Struct, tag="reasons"):
    """The reasons against using these things. If there are none, they can be used."""

    things: list[str]
    reasons: list[Reason]


class Frame(Struct, tag="frame"):
    """The table as it was after `at` moves."""

    at: int
    moves: int
    seat: int
    view: Any
    waiting: list[int]
    heard: list[str]
    heard_before: int  # lines of the log before the last move


class Outlined(Struct, tag="outlined"):
    """The outline of the moves that this seat may look at."""

    seat: int
    movers: list[int]  # the seat that made each move
    lines: list[int]  # how long the log was before the first move, and after each


class Shared(Struct, tag="shared"):
    token: str


class Scores(Struct, tag="scores"):
    rows: list[list[int]]  # after each move, by seat


class RecordText(Struct, tag="record"):
    name: str
    text: str


class PastLinks(Struct, tag="past-links"):
    tokens: list[str]  # by game, in their order; empty if its table is not here


class Renewed(Struct, tag="renewed"):
    token: str  # of the new link


class Gone(Struct, tag="gone"):
    """The table was deleted (`gone`), or its owner renewed the link (`renewed`) or put the person out (`put-out`)."""

    code: str = "gone"


Reply = (
    TableNow | Done | Refused | Tried | Imagined | Reasons | Frame | Outlined | Shared | Scores | RecordText
    | PastLinks | Renewed | Gone
)  # fmt: skip
