"""The content files, read and checked."""

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from orrery.content import Entry, read_file, read_words
from orrery.engine.game import BadInput, ContentFiles
from orrery.engine.moves import Language, Verb, first, second
from orrery.games.astrominers.needs import GIVEN_NEEDS, NEEDS
from orrery.games.astrominers.state import Station
from orrery.games.astrominers.steps.effects import EFFECT_WORDS, EFFECTS
from orrery.games.astrominers.terms import (
    AREA,
    BASICS,
    CREW,
    EMPTY,
    FACES,
    JOKER,
    MINER,
    RESOURCES,
    ROW,
    SIDES,
    TYPES,
    WORKERS,
)

LARGEST_TABLE = 6
DICE = 7  # of one player
ANY = "any"
Few = Annotated[int, Meta(ge=0, le=20)]
Many = Annotated[int, Meta(ge=1, le=200)]
Players = Annotated[int, Meta(ge=2, le=6)]
Resource = Literal["plasteel", "water", "xenon", "gold", "tungsten", "nickel", "palladium"]
Priced = Literal["plasteel", "water", "xenon", "gold", "tungsten", "nickel", "palladium", "any"]
Face = Literal["surveyor", "geologist", "miner", "subroutine", "miners", "subroutines"]
Worker = Literal["surveyor", "geologist", "miner", "subroutine"]
Wanted = Literal["surveyor", "geologist", "miner", "subroutine", "either", "any"]
Price = dict[Priced, Annotated[int, Meta(ge=1, le=9)]]
ByTable = dict[Literal["2", "3", "4", "5", "6"], Many]  # by number of players
T = TypeVar("T", bound="Entry")


class DieKind(Entry, forbid_unknown_fields=True, kw_only=True):
    faces: Annotated[list[Face], Meta(min_length=SIDES, max_length=SIDES)]
    number: dict[Literal["2", "3", "4", "5", "6"], Annotated[int, Meta(ge=0, le=7)]]


class Area(Entry, forbid_unknown_fields=True, kw_only=True):
    """A basic area: its id is its resource."""

    sockets: Annotated[list[Literal["miner", "subroutine", "either"]], Meta(min_length=1, max_length=AREA)]


class Opened(Entry, forbid_unknown_fields=True, kw_only=True):
    """Docks, Assignments or the Refinery: how many are open, by number of players."""

    number: dict[Literal["2", "3", "4", "5", "6"], Annotated[int, Meta(ge=1, le=ROW)]]


class Tokens(Entry, forbid_unknown_fields=True, kw_only=True):
    """How many tokens of a resource there are, by number of players."""

    number: ByTable


class Mission(Entry, forbid_unknown_fields=True, kw_only=True):
    type: Literal["S", "C", "M"]
    players: Players
    cost: Price
    sockets: Annotated[list[Wanted], Meta(min_length=1, max_length=CREW)]
    yellow: Annotated[int, Meta(ge=0, le=CREW)]  # the first this many sockets are yellow
    reward: Price
    reward_by: dict[Worker, Price] = msgspec.field(default_factory=dict)  # AM-58


class Expedition(Entry, forbid_unknown_fields=True, kw_only=True):
    cost: Price
    sockets: Annotated[int, Meta(ge=1, le=CREW)]
    yellow: Annotated[int, Meta(ge=0, le=CREW)]


class Order(Entry, forbid_unknown_fields=True, kw_only=True):
    players: Players
    points: Few
    cost: Price
    drops: Annotated[int, Meta(ge=0, le=3)] = 0
    effect: str


class Technology(Entry, forbid_unknown_fields=True, kw_only=True):
    points: Few
    cost: Price
    effect: str


class Bulletin(Entry, forbid_unknown_fields=True, kw_only=True):
    points: Few
    cost: Price
    effect: str


class Achievement(Entry, forbid_unknown_fields=True, kw_only=True):
    points: Few
    needs: Annotated[list[str], Meta(min_length=1)]


class Challenge(Entry, forbid_unknown_fields=True, kw_only=True):
    points: Few
    need: str


class Exchange(Entry, forbid_unknown_fields=True, kw_only=True):
    promotes: Resource


class Board(Struct, forbid_unknown_fields=True):
    die: list[DieKind]
    area: list[Area]
    opened: list[Opened]
    tokens: list[Tokens]
    exchange: Annotated[list[Exchange], Meta(min_length=1)]


class Missions(Struct, forbid_unknown_fields=True):
    mission: Annotated[list[Mission], Meta(min_length=1, max_length=1000)]


class Orders(Struct, forbid_unknown_fields=True):
    order: Annotated[list[Order], Meta(min_length=1, max_length=1000)]


class Executive(Struct, forbid_unknown_fields=True):
    technology: list[Technology]
    bulletin: list[Bulletin]
    expedition: list[Expedition]


class Honours(Struct, forbid_unknown_fields=True):
    achievement: list[Achievement]
    challenge: list[Challenge]


class Content(Struct):
    board: Board
    missions: Missions
    orders: Orders
    executive: Executive
    honours: Honours


def read(files: ContentFiles) -> Station:
    """Read the content files."""
    kinds: dict[str, Any] = Content.__annotations__
    content = Content(**{name: read_file(files, f"{name}.toml", kind) for name, kind in kinds.items()})
    folder = Path(files.folder)
    check(content, folder)
    return build(content, folder)


def check(content: Content, folder: Path) -> None:
    """Check what the types cannot express."""
    for name, entries in groups_of(content).items():
        ids = [entry.id for entry in entries]
        for id in ids:
            if ids.count(id) > 1:
                raise BadInput(f"{file_of(folder, name)}: {name} '{id}' is named twice.")
    check_board(content.board, folder)
    for mission in content.missions.mission:
        check_yellow(folder, "mission", mission, len(mission.sockets), mission.yellow)
    for expedition in content.executive.expedition:
        check_yellow(folder, "expedition", expedition, expedition.sockets, expedition.yellow)


def file_of(folder: Path, kind: str) -> Path:
    """The file of the entries of a kind."""
    files: dict[str, Any] = Content.__annotations__
    return folder / f"{next(name for name, file in files.items() if kind in file.__annotations__)}.toml"


def check_yellow(folder: Path, kind: str, card: Entry, size: int, yellow: int) -> None:
    if yellow > size:
        fault = f"{yellow} are too many, it has only {size} sockets"
        raise BadInput(f"{file_of(folder, kind)}: {kind} '{card.id}', field yellow: {fault}.")


def check_board(board: Board, folder: Path) -> None:
    expect(folder, "area", board.area, RESOURCES[:BASICS])
    expect(folder, "tokens", board.tokens, RESOURCES)
    expect(folder, "die", board.die, ["standard", "labour"])
    expect(folder, "opened", board.opened, ["docks", "assignments", "refinery"])
    path = file_of(folder, "die")
    numbered: dict[str, Sequence[DieKind | Opened | Tokens]]
    numbered = {"die": board.die, "opened": board.opened, "tokens": board.tokens}
    for kind, entries in numbered.items():
        for entry in entries:
            lacking = [n for n in "23456" if n not in entry.number]
            if lacking:
                fault = f"nothing is said for {lacking[0]} players"
                raise BadInput(f"{path}: {kind} '{entry.id}', field number: {fault}.")
    standard, labour = (by_table(die.number) for die in board.die)
    for table in range(2, LARGEST_TABLE + 1):
        n = standard[table] + labour[table]
        if not 1 <= n <= DICE:
            raise BadInput(f"{path}: die, field number: {n} dice each for {table} players, not 1 to {DICE}.")
    for tokens in board.tokens:
        for players, there in tokens.number.items():
            if there < int(players) + 1:
                fault = f"{there} are too few for {players} players"
                raise BadInput(f"{path}: tokens '{tokens.id}', field number: {fault}.")


def expect(folder: Path, kind: str, entries: Sequence[Entry], ids: Sequence[str]) -> None:
    found = [entry.id for entry in entries]
    for id in ids:
        if id not in found:
            raise BadInput(f"{file_of(folder, kind)}: {kind} '{id}' is missing.")
    for id in found:
        if id not in ids:
            raise BadInput(f"{file_of(folder, kind)}: {kind} '{id}' is unknown; there are: {', '.join(ids)}.")


def groups_of(content: Content) -> dict[str, Sequence[Entry]]:
    return {
        "die": content.board.die,
        "area": content.board.area,
        "opened": content.board.opened,
        "tokens": content.board.tokens,
        "exchange": content.board.exchange,
        "mission": content.missions.mission,
        "order": content.orders.order,
        "technology": content.executive.technology,
        "bulletin": content.executive.bulletin,
        "expedition": content.executive.expedition,
        "achievement": content.honours.achievement,
        "challenge": content.honours.challenge,
    }


def by_id(entries: Sequence[T], ids: Sequence[str]) -> list[T]:
    found = {entry.id: entry for entry in entries}
    return [found[id] for id in ids]


def by_table(number: dict[Any, int]) -> "vec[i64]":
    return vec[i64]([0, 0] + [number[str(n)] for n in range(2, LARGEST_TABLE + 1)])


def priced(price: Price) -> list[int]:
    return [price.get(name, 0) for name in (*RESOURCES, ANY)]  # type: ignore[call-overload]


def build(content: Content, folder: Path) -> Station:
    groups = groups_of(content)
    kinds = ("mission", "order", "technology", "bulletin", "expedition", "achievement", "challenge")
    ids = {kind: [entry.id for entry in groups[kind]] for kind in kinds}
    box = Station(digest_of(groups), ids, Language(EFFECT_WORDS, {}), Language(NEEDS, {}))
    build_board(box, content.board)
    build_crew(box, content.missions.mission, content.executive.expedition)
    orders = content.orders.order
    box.order_players = vec[i64]([card.players for card in orders])
    box.order_points = vec[i64]([card.points for card in orders])
    box.order_costs = vec[i64]([n for card in orders for n in priced(card.cost)])
    box.order_drops = vec[i64]([card.drops for card in orders])
    technologies, bulletins = content.executive.technology, content.executive.bulletin
    box.technology_points = vec[i64]([card.points for card in technologies])
    box.technology_costs = vec[i64]([n for card in technologies for n in priced(card.cost)])
    box.bulletin_points = vec[i64]([card.points for card in bulletins])
    box.bulletin_costs = vec[i64]([n for card in bulletins for n in priced(card.cost)])
    box.achievement_points = vec[i64]([card.points for card in content.honours.achievement])
    box.challenge_points = vec[i64]([card.points for card in content.honours.challenge])
    build_words(box, content, folder)
    box.sources = {f"{kind} {entry.id}": entry.source for kind, entries in groups.items() for entry in entries}
    return box


def build_words(box: Station, content: Content, folder: Path) -> None:
    """Effects and requirements."""

    def read(kind: str, card: Entry, field: str, verbs: Sequence[Verb], texts: Sequence[str]) -> list[int]:
        where = f"{file_of(folder, kind)}: {kind} '{card.id}', field {field}"
        return read_words(Language(verbs, {}), texts, where)

    def effects(kind: str, cards: Sequence[Order | Technology | Bulletin]) -> list[int]:
        return [word for card in cards for word in read(kind, card, "effect", EFFECTS, [card.effect])]

    executive, honours = content.executive, content.honours
    box.order_effects = vec[i64](effects("order", content.orders.order))
    box.executive_effects = vec[i64](
        [*effects("technology", executive.technology), *effects("bulletin", executive.bulletin)]
    )
    box.achievement_needs = [
        read("achievement", card, "needs", GIVEN_NEEDS, card.needs) for card in honours.achievement
    ]
    box.achievement_types = vec[i64](
        [
            sum(second(need) for need in needs if first(need) == asteroid)
            for needs in box.achievement_needs
            for asteroid in range(len(TYPES))
        ]
    )
    box.challenge_needs = vec[i64](
        [need for card in honours.challenge for need in read("challenge", card, "need", NEEDS, [card.need])]
    )


def build_board(box: Station, board: Board) -> None:
    dice = by_id(board.die, ["standard", "labour"])
    box.faces = vec[i64]([FACES.index(face) for die in dice for face in die.faces])
    box.standard, box.labour = (by_table(die.number) for die in dice)
    opened = by_id(board.opened, ["docks", "assignments", "refinery"])
    box.docks, box.assignments, box.refinery = (by_table(entry.number) for entry in opened)
    areas = by_id(board.area, RESOURCES[:BASICS])
    box.area = vec[i64](
        [WORKERS.index(area.sockets[i]) if i < len(area.sockets) else EMPTY for area in areas for i in range(AREA)]
    )
    tokens = by_id(board.tokens, RESOURCES)
    numbers = [by_table(entry.number) for entry in tokens]
    box.tokens = vec[i64]([number[players] for players in range(LARGEST_TABLE + 1) for number in numbers])
    box.promoted = vec[i64]([RESOURCES.index(card.promotes) for card in board.exchange])


def build_crew(box: Station, missions: list[Mission], expeditions: list[Expedition]) -> None:
    box.missions = len(missions)
    box.players_needed = vec[i64]([card.players for card in missions])
    box.types = vec[i64]([TYPES.index(card.type) for card in missions] + [JOKER] * len(expeditions))
    costs = [card.cost for card in missions] + [card.cost for card in expeditions]
    box.launch_costs = vec[i64]([n for cost in costs for n in priced(cost)])
    sockets = [list(card.sockets) for card in missions] + [[ANY] * card.sockets for card in expeditions]
    yellow = [card.yellow for card in missions] + [card.yellow for card in expeditions]
    box.crew_sizes = vec[i64]([len(row) for row in sockets])
    box.crew = vec[i64]([WORKERS.index(row[i]) if i < len(row) else EMPTY for row in sockets for i in range(CREW)])
    box.yellow = vec[i64]([int(i < n) for n in yellow for i in range(CREW)])
    workers = WORKERS[: MINER + 2]
    rewards = [card.reward_by.get(worker, card.reward) for card in missions for worker in workers]  # type: ignore[call-overload]
    box.rewards = vec[i64]([n for reward in rewards for n in priced(reward)])


def digest_of(groups: dict[str, Sequence[Entry]]) -> str:
    """A digest of all that matters in play; remarks do not."""
    played = {}
    for kind, entries in groups.items():
        rows = msgspec.to_builtins(entries)
        played[kind] = [{name: value for name, value in row.items() if name not in ("source", "why")} for row in rows]
    return blake2b(msgspec.json.encode(played), digest_size=16).hexdigest()
