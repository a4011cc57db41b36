"""Everything that is said between a browser, or a program, and the server. The browser's types are made from this."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from orrery.engine.game import Value

Id = Annotated[str, Meta(min_length=1, max_length=40)]  # chosen by who asks, so that a repeated request is known
Token = Annotated[str, Meta(max_length=200)]
NAME_LENGTH = 24
Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
BotName = Annotated[str, Meta(max_length=20)]
MoveText = Annotated[str, Meta(max_length=200)]
Answer = Annotated[list[MoveText], Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]  # 7 looks on


class BaseRequest(Struct, forbid_unknown_fields=True):
    """What a visitor says; the tag tells what it is."""


class Enter(BaseRequest, tag="enter"):
    """The first word on a WebSocket, and again to look through another seat's eyes."""

    token: Token


class Move(BaseRequest, tag="move"):
    """The answer to a question: one move, or all that was gathered."""

    id: Id
    number: int  # of the seat's own question
    moves: Answer


class Try(BaseRequest, tag="try"):
    """Would this be an answer?"""

    number: int
    moves: Answer


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
    """A bot plays on for this seat until it comes back."""

    bot: BotName


class Return(BaseRequest, tag="return"):
    pass


class Concede(BaseRequest, tag="concede"):
    pass


class Agree(BaseRequest, tag="agree"):
    """Ends the game as it stands once all people say so."""

    yes: bool


class Fill(BaseRequest, tag="fill"):
    """The owner: a bot for a seat, or (without a name) a person again."""

    seat: SeatNumber
    bot: BotName


class Pause(BaseRequest, tag="pause"):
    """The owner: nobody moves for a while."""

    yes: bool


class Abandon(BaseRequest, tag="abandon"):
    """The owner: the game ends without a result."""


class Delete(BaseRequest, tag="delete"):
    """The owner: the table is gone for good."""


class Rematch(BaseRequest, tag="rematch"):
    pass


class Look(BaseRequest, tag="look"):
    """The table as it was after `at` moves; through another seat's eyes only when the game is over."""

    at: Annotated[int, Meta(ge=0)]
    seat: SeatNumber


class Course(BaseRequest, tag="course"):
    """The scores after each move of a game that is over."""


class Download(BaseRequest, tag="download"):
    """The record of a game that is over."""


Request = (
    Enter | Move | Try | Undo | Why | Chat | Rename | Leave | Return | Concede | Agree
    | Fill | Pause | Abandon | Delete | Rematch | Look | Course | Download
)  # fmt: skip


class Chair(Struct):
    """A seat as everybody sees it."""

    name: str  # empty: not given yet
    bot: str  # empty: a person
    here: bool = False  # a page of this seat is open
    away: bool = False  # a person, for whom the bot plays
    conceded: bool = False
    agreed: bool = False  # would end the game as it stands

    def is_person(self) -> bool:
        """Does the seat belong to somebody, even if a bot plays on for them?"""
        return not self.bot or self.away or self.conceded


Facts = dict[str, list[tuple[str, str, int | None]]]  # by name: kind and id of a thing, how many; or a bare number


class Offer(Struct):
    """A legal move. `things`: for each operand what on the table it may be pointed out by."""

    text: str
    things: list[list[str]]
    facts: Facts  # what it costs and gains, and what else it is about
    final: bool  # cannot be taken back
    ends: bool  # others go on after it, so that it may soon be too late to take it back
    asks_to_pay: bool  # how it is paid for is the next question


class Later(Struct):
    """A move that a gathered answer may hold."""

    offer: Offer
    most: int  # how often


class Reason(Struct):
    """Why not: a code that is looked up in the game's texts as why-<code>, and what the text speaks of."""

    code: str
    facts: Facts


class Ask(Struct):
    """What the own seat has to answer. Forms set, order and pay are gathered and sent together."""

    step: str
    form: str  # one, set, order, pay
    least: int
    most: int
    number: int
    offers: list[Offer]
    dark: list[str]  # things that it is about, and that no offer uses
    default: list[str]  # a whole answer, ready-made
    later: list[Later]  # all that an answer may gather; none: the offers, as often as they name things
    facts: Facts  # what the question is about


class ChatLine(Struct):
    seat: int  # 7: somebody who looks on
    text: str
    at: int  # seconds since 1970


class Result(Struct):
    """How it ended: over, conceded, agreed or abandoned."""

    how: str
    places: list[int]
    scores: list[int]
    sheet: list[list[tuple[str, int]]]


class Links(Struct):
    """Tokens. Whoever has one may do what it says."""

    table: str
    owner: str
    look: str
    seats: list[str]  # empty for a bot's


class TableNow(Struct, tag="table"):
    """All that one seat may know of its table now."""

    table: str
    version: int  # changes with every change of the table
    game: str
    rules: int  # version of the rules
    box: str  # digest of the content
    options: dict[str, Value]
    seat: int  # the own one; 7 looks on
    is_owner: bool
    open_seed: str  # the seed, if somebody chose it; else empty
    chairs: list[Chair]
    is_paused: bool
    waiting: list[int]  # the seats that have to answer
    view: Any
    ask: Ask | None
    number: int  # of the own question: an answer or a take-back that names an older one is stale
    undo: str  # empty: the own last move can be taken back; else why not
    heard_from: int  # keep so many lines of the log ...
    heard: list[str]  # ... and go on with these
    news_from: int  # the line of the log at which what is new to this seat begins
    moves: int  # made so far, as far as this seat may know
    chat: list[ChatLine]  # the last of them
    chats: int  # how many there were
    result: Result | None
    next: str  # this seat's token at the table of the rematch
    links: Links | None  # for the owner


class Done(Struct, tag="done"):
    """It is done, and will not be lost."""

    id: str


class Refused(Struct, tag="refused"):
    """It was not done; nothing changed. `code` is looked up in the texts as error-<code>; `detail` is for programs."""

    id: str
    code: str
    detail: str = ""
    options: list[str] = []  # of a new table: those that go with the rest if they are chosen otherwise
    seats: list[int] = []  # ... and how many seats go with all of them


class Tried(Struct, tag="tried"):
    moves: list[str]
    ok: bool
    fault: str = ""  # if it is no answer: there is too little in it (less), or something that does not fit (more)


class Reasons(Struct, tag="reasons"):
    """What stands against using these things; none: they can be used."""

    things: list[str]
    reasons: list[Reason]


class Frame(Struct, tag="frame"):
    """The table as it was."""

    at: int
    moves: int
    seat: int
    view: Any
    waiting: list[int]
    heard: list[str]
    heard_before: int  # lines of the log before the last move


class Scores(Struct, tag="scores"):
    rows: list[list[int]]  # after each move, by seat


class RecordText(Struct, tag="record"):
    name: str
    text: str


class Gone(Struct, tag="gone"):
    """The table was deleted, or the link leads nowhere."""


Reply = TableNow | Done | Refused | Tried | Reasons | Frame | Scores | RecordText | Gone


class OptionInfo(Struct):
    id: str
    kind: str  # choice, flag, number, list
    default: Value
    values: list[Value]


class GameInfo(Struct):
    name: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    box: str
    verbs: dict[str, list[str]]  # the kinds of the operands, by verb
    words: dict[str, dict[str, list[str]]]  # the same for the words of the content: effects, requirements
    is_private: bool  # seats have secrets from each other
    shipped: str  # digest of the content that comes with the game; `box` is what new tables get


class Welcome(Struct):
    """What a page needs to know of the server."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    address: str  # for inviting others in the same network; else empty


class NewChair(Struct, forbid_unknown_fields=True):
    name: Name = ""
    bot: BotName = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """To /api/tables. With a record the table goes on from there, after `at` moves of it."""

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=7)]
    options: dict[str, Value] = {}
    seed: Annotated[str, Meta(max_length=80)] = ""
    record: Annotated[str, Meta(max_length=2_000_000)] = ""
    at: int = -1


class Mine(Struct, forbid_unknown_fields=True):
    """To /api/mine: what became of my tables?"""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class Brief(Struct):
    """One line of my tables."""

    token: str
    table: str  # empty: gone
    game: str
    seat: int
    is_owner: bool
    chairs: list[Chair]
    waiting: list[int]
    is_paused: bool
    result: Result | None
    touched: int  # seconds since 1970
