"""What one seat may see. Only what is named here leaves the table."""

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from orrery.games.kosmiczna_misja.planets import aliens, astronauts_needed, joined, stations
from orrery.games.kosmiczna_misja.scoring import planet_points
from orrery.games.kosmiczna_misja.state import KosmicznaMisja, Player, Tiles
from orrery.games.kosmiczna_misja.terms import EMPTY, PLANETS, QUARTERS


class PlanetView(Struct):
    tiles: list[str | None]  # by quarter, clockwise from the upper right
    stations: int
    aliens: int
    met: list[str | None]  # by quarter: of which edges the station towards the next one is made
    need: int  # astronauts for the next tile, one or more; 0 on a finished planet
    is_enough: bool | None  # does the roll suffice? null while this player has no roll


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
        players=[player_view(g, seat) for seat in range(g.seats)],
    )


def player_view(g: KosmicznaMisja, seat: int) -> PlayerView:
    p = g.players[seat]
    roll = g.die if seat == g.active else 0
    finished = [list(p.finished[i : i + QUARTERS]) for i in range(0, len(p.finished), QUARTERS)]
    return PlayerView(
        unfinished=[unfinished_view(g.box, p, i, roll) if p.sizes[i] else None for i in range(PLANETS)],
        finished=[planet_view(g.box, tiles, 0, None) for tiles in finished],
        score=sum(planet_points(g.box, p)),
    )


def unfinished_view(box: Tiles, p: Player, planet: int, roll: int) -> PlanetView:
    tiles = list(p.quarters[planet * QUARTERS : (planet + 1) * QUARTERS])
    need = astronauts_needed(p, planet)
    return planet_view(box, tiles, need, roll >= need if roll else None)


def planet_view(box: Tiles, tiles: list[int], need: int, is_enough: bool | None) -> PlanetView:
    planet = vec[i64](tiles)
    return PlanetView(
        tiles=[None if tile == EMPTY else box.tile_ids[tile] for tile in tiles],
        stations=stations(box, planet, 0),
        aliens=aliens(box, planet, 0),
        met=[
            box.edge_ids[box.cw[tile]] if tile != EMPTY and joined(box, planet, quarter) else None
            for quarter, tile in enumerate(tiles)
        ],
        need=need,
        is_enough=is_enough,
    )
