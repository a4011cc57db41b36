"""KM 2. Taking a tile from the bank: a new planet, the next part of one, or stuck."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.moves import first, second
from orrery.games.kosmiczna_misja.planets import fits, stations, survey, touches
from orrery.games.kosmiczna_misja.state import KosmicznaMisja, Player
from orrery.games.kosmiczna_misja.terms import (
    APART,
    BANK,
    BOX,
    COMPLETED,
    EDGES_DIFFER,
    EMPTY,
    KEEP,
    OPEN,
    PLACE,
    PLANETS,
    QUARTERS,
    STUCK,
    TOO_FEW_ASTRONAUTS,
    TWO_UNFINISHED,
)


class Take(Question):
    """KM 2. Any tile of the bank, as a new planet or on one's own; whoever can must (KM-11 to KM-13)."""

    def candidates(self, g: KosmicznaMisja, seat: i64) -> list[int]:
        quarters = g.players[seat].quarters
        sizes = g.players[seat].sizes
        moves: list[int] = []
        for i in range(BANK):
            tile = g.bank[i]
            if tile == EMPTY or is_repeated(g.bank, i):
                continue
            moves.append(OPEN.move(tile))
            for spot in range(PLANETS * QUARTERS):
                if quarters[spot] == EMPTY and sizes[spot // QUARTERS]:
                    moves.append(PLACE.move(tile, spot))
        return moves

    def hindrance(self, g: KosmicznaMisja, seat: i64, move: i64) -> i64:
        p = g.players[seat]
        if OPEN.is_(move):
            return TWO_UNFINISHED if p.sizes[0] and p.sizes[1] else 0
        spot = second(move)
        if not touches(p, spot):
            return APART
        if g.die < p.needs[spot // QUARTERS]:
            return TOO_FEW_ASTRONAUTS
        return 0 if fits(g.box, p, first(move), spot) else EDGES_DIFFER

    def chosen(self, g: KosmicznaMisja, seat: i64, move: i64) -> None:
        p = g.players[seat]
        tile = first(move)
        g.idle = 0
        take_from_bank(g, tile)
        spot: i64 = (QUARTERS if p.sizes[0] else 0) if OPEN.is_(move) else second(move)
        p.quarters[spot] = tile
        survey(g.box, p, spot // QUARTERS)
        if p.sizes[spot // QUARTERS] == QUARTERS:
            complete(g, seat, spot // QUARTERS)

    def run(self, g: KosmicznaMisja) -> None:
        g.note(self.seat, STUCK.move())
        g.then(Discard(self.seat))


class Discard(Question):
    """KM 2. A player who can use no tile takes none, and may box one of an unfinished planet (KM-14, KM-15)."""

    must: ClassVar[bool] = True

    def candidates(self, g: KosmicznaMisja, seat: i64) -> list[int]:
        moves: list[int] = [KEEP.move()]
        for spot in range(PLANETS * QUARTERS):
            if g.players[seat].quarters[spot] != EMPTY:
                moves.append(BOX.move(spot))
        return moves

    def chosen(self, g: KosmicznaMisja, seat: i64, move: i64) -> None:
        if KEEP.is_(move):
            g.idle += 1
            return
        p = g.players[seat]
        spot = first(move)
        g.idle = 0
        g.boxed.append(p.quarters[spot])
        p.quarters[spot] = EMPTY
        survey(g.box, p, spot // QUARTERS)


def is_repeated(bank: vec[i64], i: i64) -> bool:
    """Does an equal tile stand before this one? Equal tiles are one choice."""
    for j in range(i):
        if bank[j] == bank[i]:
            return True
    return False


def take_from_bank(g: KosmicznaMisja, tile: i64) -> None:
    for i in range(BANK):
        if g.bank[i] == tile:
            g.bank[i] = EMPTY
            return


def complete(g: KosmicznaMisja, seat: i64, planet: i64) -> None:
    """KM 2b. A planet of four tiles is finished, stays to the end, and no longer counts as one of the two (KM-20)."""
    p = g.players[seat]
    quarters = p.quarters[planet * QUARTERS : planet * QUARTERS + QUARTERS]
    points = stations(g.box, quarters)
    for i in range(QUARTERS):
        p.finished.append(quarters[i])
        p.quarters[planet * QUARTERS + i] = EMPTY
    p.score += points
    survey(g.box, p, planet)
    g.note(seat, COMPLETED.move(planet, points))
