"""What a seat may know, as numbers for learners."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.features import SEATS, Row
from orrery.games.kosmiczna_misja.planets import aliens, astronauts_needed, stations
from orrery.games.kosmiczna_misja.state import KosmicznaMisja, Player
from orrery.games.kosmiczna_misja.terms import BANK, PIPS, PLANET, PLANETS, QUARTERS, SPOT

SLOTS: Final = ["bank-1", "bank-2", "bank-3"]
WORLDS: Final = ["planet-1", "planet-2"]

# What the view shows of finished planets, which lie there to the end: only their tiles and their number are told.
UNTOLD: Final = [
    "players.finished.stations",
    "players.finished.aliens",
    "players.finished.met",
    "players.finished.need",
    "players.finished.is_enough",
]
UNORDERED: Final = ["boxed", "players.finished"]


def features(g: KosmicznaMisja, me: i64, row: Row) -> None:
    tiles = g.box.tile_ids
    row.of("table")
    row.number("round", g.round)
    row.number("idle", g.idle)
    row.number("stack", len(g.stack.cards))
    row.seat("first", g.first, me, g.seats)
    row.seat("active", g.active, me, g.seats)
    row.one_of("die", PIPS.ids, g.die)
    for i in range(BANK):
        row.one_of(SLOTS[i], tiles, g.bank[i])
    row.count("boxed", tiles, g.boxed)
    for i in range(g.seats):
        tell_player(g, g.players[(me + i) % g.seats], SEATS[i], row)


def tell_player(g: KosmicznaMisja, p: Player, name: str, row: Row) -> None:
    row.of(name)
    row.number("score", p.score)
    row.number("planets", len(p.finished) // QUARTERS)
    row.count("finished", g.box.tile_ids, p.finished)
    row.numbers("tiles", PLANET.ids, p.sizes)
    for spot in range(PLANETS * QUARTERS):
        row.one_of(SPOT.ids[spot], g.box.tile_ids, p.quarters[spot])
    for planet in range(PLANETS):
        row.of(name, WORLDS[planet])
        row.number("stations", stations(g.box, p.quarters, planet))
        row.number("aliens", aliens(g.box, p.quarters, planet))
        row.number("need", astronauts_needed(p, planet) if p.sizes[planet] else 0)
