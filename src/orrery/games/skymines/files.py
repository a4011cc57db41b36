"""What the content files may say, field by field."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from orrery.content import Entry, Id
from orrery.games.skymines.belt.chart import Belt
from orrery.games.skymines.chart import Chart
from orrery.games.skymines.luna.files import LunaFile
from orrery.games.skymines.terms import (
    DISPLAY,
    LONGEST,
    MAJORITIES,
    MISSIONS,
    SCREENS,
    STARTERS,
    TASKS,
    THREATS,
    TIERS,
    TILES,
    TOKENS,
)

SEATS = 4
SYMBOLS = 3
Few = Annotated[int, Meta(ge=0, le=9)]
Cost = Annotated[int, Meta(ge=0, le=20)]
Company = Literal["skymine", "minerva", "astrogo", "tawac"]
CardType = Literal["carbon", "minerals", "titanium", "energy", "scientist", "field", "share"]
Symbol = Literal["carbon", "minerals", "titanium", "energy", "scientist"]
Words = list[str]


class Card(Entry, forbid_unknown_fields=True, kw_only=True):
    """A card: of the market (by its letter), of every starting hand, or of single energy."""

    deck: Literal["A", "B", "C", "D", "E", "start", "single"]
    type: CardType
    value: Few = 0  # units, energy, research points, or steps of the tank
    cost: Cost
    coins: Few = 0  # of a field card
    company: Company | None = None  # of a field card
    share: Company | None = None
    copies: Annotated[int, Meta(ge=1, le=STARTERS)] = 1  # in every starting hand


class Printed(Entry, forbid_unknown_fields=True, kw_only=True):
    """A plan, or a token with a plan printed on it."""

    needs: Annotated[Words, Meta(min_length=1, max_length=2)]
    reward: Words = msgspec.field(default_factory=list)


class Plan(Printed, forbid_unknown_fields=True, kw_only=True):
    letter: Literal["A", "B", "C", "special"]
    points: Cost = 0  # of a special plan


class Token(Printed, forbid_unknown_fields=True, kw_only=True):
    symbols: Annotated[list[Symbol], Meta(min_length=SYMBOLS, max_length=SYMBOLS)]
    bonus: Annotated[Words, Meta(min_length=1, max_length=2)]


class Bonus(Struct, forbid_unknown_fields=True, kw_only=True):
    """A bonus of a track. The word `reward` is a space with a reward, or with one of two."""

    word: str
    pay: Few = 0
    reward: Words = []
    otherwise: Words = []


class Side(Entry, forbid_unknown_fields=True, kw_only=True):
    """A side of a plate: shares by space from 0 on; barriers and thresholds by the space before them."""

    side: Literal["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2"]
    shares: Annotated[list[Cost], Meta(min_length=5, max_length=LONGEST)]
    barriers: Annotated[dict[str, Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=1, max_length=2)]
    thresholds: Annotated[dict[str, Annotated[int, Meta(ge=1, le=2)]], Meta(min_length=2, max_length=2)]
    bonus: Annotated[list[Bonus], Meta(min_length=2, max_length=2)]


class Majority(Entry, forbid_unknown_fields=True, kw_only=True):
    needs: Annotated[list[Few], Meta(min_length=TIERS, max_length=TIERS)]
    rewards: Annotated[list[Words], Meta(min_length=TIERS, max_length=TIERS)]


class Tile(Entry, forbid_unknown_fields=True, kw_only=True):
    cost: Annotated[int, Meta(ge=1, le=2)]


class Mat(Entry, forbid_unknown_fields=True, kw_only=True):
    """A player's own track: values by the step from which they count, and the step that opens a slot."""

    length: Annotated[int, Meta(ge=1, le=60)]
    values: dict[str, Cost | Annotated[int, Meta(ge=0, le=99)]]
    slot: Annotated[int, Meta(ge=1, le=60)]
    no_a: list[Annotated[int, Meta(ge=1, le=SCREENS)]] = msgspec.field(default_factory=list)


class Display(Entry, forbid_unknown_fields=True, kw_only=True):
    surcharges: Annotated[list[Few], Meta(min_length=DISPLAY, max_length=DISPLAY)]


class CardFile(Struct, forbid_unknown_fields=True):
    card: list[Card]


class PlanFile(Struct, forbid_unknown_fields=True):
    plan: list[Plan]
    token: Annotated[list[Token], Meta(min_length=TOKENS, max_length=TOKENS)]
    first_tokens: Annotated[list[Id], Meta(min_length=SEATS, max_length=SEATS)]


class TrackFile(Struct, forbid_unknown_fields=True):
    side: list[Side]


class BoardFile(Struct, forbid_unknown_fields=True):
    majority: Annotated[list[Majority], Meta(min_length=MAJORITIES, max_length=MAJORITIES)]
    tile: Annotated[list[Tile], Meta(min_length=TILES, max_length=TILES)]
    mat: list[Mat]
    display: list[Display]


class Mission(Entry, forbid_unknown_fields=True, kw_only=True):
    """A mission card: three tasks, each a word. The origin of each may be told."""

    tasks: Annotated[Words, Meta(min_length=TASKS, max_length=TASKS)]
    known: list[str] = msgspec.field(default_factory=list)  # tasks that a source names


class ThreatCard(Entry, forbid_unknown_fields=True, kw_only=True):
    """A threat card: the reward of the player who removes it, beside the card itself."""

    reward: Annotated[Words, Meta(min_length=1, max_length=2)]


class MissionFile(Struct, forbid_unknown_fields=True):
    mission: Annotated[list[Mission], Meta(min_length=MISSIONS, max_length=MISSIONS)]


class ThreatFile(Struct, forbid_unknown_fields=True):
    threat: Annotated[list[ThreatCard], Meta(min_length=len(THREATS), max_length=len(THREATS))]


# Files that not all tables use.
MODULES: dict[str, type[Struct]] = {"belt": Belt, "missions": MissionFile, "threats": ThreatFile, "luna": LunaFile}


class Content(Struct):
    """All files of a folder."""

    cards: CardFile
    plans: PlanFile
    tracks: TrackFile
    board: BoardFile
    moon: Chart
    belt: Belt | None = None
    missions: MissionFile | None = None
    threats: ThreatFile | None = None
    luna: LunaFile | None = None
