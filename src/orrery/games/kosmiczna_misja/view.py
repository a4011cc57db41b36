"""What one seat may see. Only what is named here leaves the table."""

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from orrery.games.kosmiczna_misja.planets import aliens, astronauts_needed, stations
from orrery.games.kosmiczna_misja.scoring import planet_points
from orrery.games.kosmiczna_misja.state import KosmicznaMisja, Player, Tiles
from orrery.games.kosmiczna_misja.terms import EMPTY, PLANETS, QUARTERS


class PlanetView(Struct):
    tiles: list[str | None]  # by quarter, clockwise from the upper right
    stations: int
    aliens: int
    need: int  # astronauts for the next tile, one or more; 0 on a finished planet


class PlayerView(Struct):
    unfinished: list[PlanetView | None]  # the two places
    finished: list[PlanetView]
    score: int


class TileView(Struct):
    cw: str  # edge kinds
    ccw: str
    stations: int
    aliens: int


class EdgeView(Struct):
    station: bool  # two such edges make a station


class Contents(Struct):
    """What is printed on the tiles, for drawings."""

    edges: dict[str, EdgeView]
    tiles: dict[str, TileView]


class View(Struct):
    round: int
    first: int  # the seat that began
    active: int
    idle: int  # turns in a row in which nothing was taken or boxed
    die: int  # 0 if not rolled yet
    bank: list[str | None]
    stack: int
    boxed: list[str]
    players: list[PlayerView]


def contents(box: Tiles) -> Contents:
    edges = box.edge_ids
    return Contents(
        edges={id: EdgeView(bool(joins)) for id, joins in zip(edges, box.joins, strict=True)},
        tiles={
            id: TileView(edges[box.cw[i]], edges[box.ccw[i]], box.whole[i], box.aliens[i])
            for i, id in enumerate(box.tile_ids)
        },
    )


def view(g: KosmicznaMisja, seat: int) -> View:
    """The same for every seat: only the stack is hidden (KM-27)."""
    ids = g.box.tile_ids
    return View(
        round=g.round,
        first=g.first,
        active=g.active,
        idle=g.idle,
        die=g.die,
        bank=[None if tile == EMPTY else ids[tile] for tile in g.bank],
        stack=len(g.stack.cards),
        boxed=[ids[tile] for tile in g.boxed],
        players=[player_view(g.box, p) for p in g.players],
    )


def player_view(box: Tiles, p: Player) -> PlayerView:
    finished = [list(p.finished[i : i + QUARTERS]) for i in range(0, len(p.finished), QUARTERS)]
    return PlayerView(
        unfinished=[unfinished_view(box, p, i) if p.sizes[i] else None for i in range(PLANETS)],
        finished=[planet_view(box, tiles, 0) for tiles in finished],
        score=sum(planet_points(box, p)),
    )


def unfinished_view(box: Tiles, p: Player, planet: int) -> PlanetView:
    """The need shown is at least one, since every roll has an astronaut (KM-08)."""
    tiles = list(p.quarters[planet * QUARTERS : (planet + 1) * QUARTERS])
    return planet_view(box, tiles, astronauts_needed(p, planet))


def planet_view(box: Tiles, tiles: list[int], need: int) -> PlanetView:
    planet = vec[i64](tiles)
    return PlanetView(
        tiles=[None if tile == EMPTY else box.tile_ids[tile] for tile in tiles],
        stations=stations(box, planet, 0),
        aliens=aliens(box, planet, 0),
        need=need,
    )
