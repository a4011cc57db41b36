"""The messages outside of a table: what the server has, new tables, and the list of one's own."""

from typing import Annotated

from msgspec import Meta, Struct

from orrery.engine.game import Value
from orrery.server.messages import BotName, Chair, Name, Result, Token


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
    series: list[str]  # names of its series
    alone: dict[str, Value]  # options with which one person plays alone, at the smallest table; empty if nobody can
    automata: str  # the option that says how many of the last seats move by rules; empty if none ever does
    has_tutorial: bool


class Welcome(Struct):
    """What a page needs to know about the server."""

    version: str
    protocol: int  # the version of these messages
    games: list[GameInfo]
    bots: list[str]
    address: str  # for invitations in the same network, otherwise empty


class NewChair(Struct, forbid_unknown_fields=True):
    name: Name = ""
    bot: BotName = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """To /api/tables. With a record, the table continues it after `at` of its moves.

    Automata take their seats, whatever is wished for these.
    """

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=7)]
    options: dict[str, Value] = {}
    seed: Annotated[str, Meta(max_length=80)] = ""
    record: Annotated[str, Meta(max_length=2_000_000)] = ""
    at: int = -1
    series: Annotated[str, Meta(max_length=40)] = ""  # the name of a series, of which this is the first game


class NewTutorial(Struct, forbid_unknown_fields=True):
    """To /api/tutorials: a table to learn a game at, or the free game that follows."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name = ""
    is_free: bool = False


class NewSeries(Struct, forbid_unknown_fields=True):
    """To /api/series: go on with a series from its file."""

    text: Annotated[str, Meta(max_length=2_400_000)]


class Seating(Struct, forbid_unknown_fields=True):
    """To /api/automata: which seats of such a table move by rules? The reply lists them."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int
    options: dict[str, Value] = {}


class Mine(Struct, forbid_unknown_fields=True):
    """To /api/mine: ask about several tables."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class Brief(Struct):
    """One line of the list of my tables."""

    token: str
    table: str  # empty if the table is gone
    game: str
    seat: int
    is_owner: bool
    chairs: list[Chair]
    waiting: list[int]
    is_paused: bool
    result: Result | None
    touched: int  # seconds since 1970
    is_damaged: bool = False  # it cannot be opened, but perhaps its moves can be downloaded
    series: str = ""  # the name of its series
    number: int = 0  # of this game in the series, or of its title
    length: int = 0  # how many there are, as far as was known when this one began; 0 if that is open
    title: str = ""  # of this game: the key of a text of the game
    is_tutorial: bool = False
    waits: bool = False  # it is over, and the next game of the series is not open yet
    again: bool = False  # what waits is this game once more
