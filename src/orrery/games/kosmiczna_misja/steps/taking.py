"""KM 2. Taking a tile from the bank: for a new planet or for an old one; what a stuck player does."""

from typing import ClassVar, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.facts import Facts
from orrery.engine.moves import Moves, first, second
from orrery.games.kosmiczna_misja.planets import AFTER, BEFORE, astronauts_needed, fits, stations, survey, touches
from orrery.games.kosmiczna_misja.state import KosmicznaMisja, Player, Tiles
from orrery.games.kosmiczna_misja.terms import (
    APART,
    BANK,
    BOX,
    COMPLETED,
    EDGE,
    EDGES_DIFFER,
    EMPTY,
    KEEP,
    OPEN,
    PLACE,
    PLANET,
    PLANETS,
    QUARTERS,
    SPOT,
    STUCK,
    TILE,
    TOO_FEW_ASTRONAUTS,
    TWO_UNFINISHED,
)


class Take(Question):
    """KM 2. A player who can use a tile must take one, for a new planet or for an own one (KM-11 to KM-13)."""

    def candidates(self, g: KosmicznaMisja, seat: i64, moves: Moves) -> None:
        quarters = g.players[seat].quarters
        sizes = g.players[seat].sizes
        for i in range(BANK):
            tile = g.bank[i]
            if tile == EMPTY or is_repeated(g.bank, i):
                continue
            moves.add(OPEN.move(tile))
            for spot in range(PLANETS * QUARTERS):
                if quarters[spot] == EMPTY and sizes[spot // QUARTERS]:
                    moves.add(PLACE.move(tile, spot))

    def hindrance(self, g: KosmicznaMisja, seat: i64, move: i64) -> i64:
        p = g.players[seat]
        if OPEN.is_(move):
            return 0 if can_open(p) else TWO_UNFINISHED
        spot = second(move)
        code = spot_hindrance(g, p, spot)
        return EDGES_DIFFER if code == 0 and not fits(g.box, p.quarters, first(move), spot) else code

    def legal(self, g: KosmicznaMisja, seat: i64) -> vec[i64]:
        """The same moves, found faster: most spots are ruled out before any tile is tried."""
        p = g.players[seat]
        quarters = p.quarters
        spots = open_spots(g, p)
        may_open = can_open(p)
        moves = vec[i64](capacity=12)
        if len(spots) == 0 and not may_open:
            return moves
        for i in range(BANK):
            tile = g.bank[i]
            if tile == EMPTY or is_repeated(g.bank, i):
                continue
            if may_open:
                moves = append(moves, OPEN.move(tile))
            for spot in spots:
                if fits(g.box, quarters, tile, spot):
                    moves = append(moves, PLACE.move(tile, spot))
        return moves

    def question_facts(self, g: KosmicznaMisja, seat: i64, facts: Facts) -> None:
        facts.number("die", g.die)

    def offer_facts(self, g: KosmicznaMisja, seat: i64, move: i64, facts: Facts) -> None:
        """Where the tile lies, and what it changes on its planet."""
        tile = first(move)
        for i in range(BANK):
            if g.bank[i] == tile:
                facts.number("slot", i + 1)
        after = Player(g.players[seat])
        spot = put_down(g.box, after, move)
        planet = spot // QUARTERS
        is_finished = after.sizes[planet] == QUARTERS
        facts.number("finished" if is_finished else "stations", stations(g.box, after.quarters, planet))
        if not is_finished:
            facts.number("need", astronauts_needed(after, planet))

    def reason_facts(self, g: KosmicznaMisja, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        p = g.players[seat]
        if reason == TOO_FEW_ASTRONAUTS:
            planet = second(move) // QUARTERS
            facts.thing("planet", PLANET, planet)
            facts.number("need", astronauts_needed(p, planet))
            facts.number("die", g.die)
        elif reason == EDGES_DIFFER:
            state_edges(g.box, p, first(move), second(move), facts)

    def chosen(self, g: KosmicznaMisja, seat: i64, move: i64) -> None:
        p = g.players[seat]
        tile = first(move)
        g.idle = 0
        take_from_bank(g, tile)
        spot = put_down(g.box, p, move)
        if p.sizes[spot // QUARTERS] == QUARTERS:
            complete(g, seat, spot // QUARTERS)

    def run(self, g: KosmicznaMisja) -> None:
        assert not can_open(g.players[self.seat]), "KM-30"
        g.note(self.seat, STUCK.move())
        g.then(DISCARD[self.seat])


class Discard(Question):
    """KM 2. A player who can use no tile takes none, and may box one of an unfinished planet (KM-14, KM-15)."""

    must: ClassVar[bool] = True

    def candidates(self, g: KosmicznaMisja, seat: i64, moves: Moves) -> None:
        add_own_tiles(g, seat, moves)
        Take(seat).candidates(g, seat, moves)  # none of them is possible, but each has its reason

    def legal(self, g: KosmicznaMisja, seat: i64) -> vec[i64]:
        moves = Moves()
        add_own_tiles(g, seat, moves)
        return moves.row

    def hindrance(self, g: KosmicznaMisja, seat: i64, move: i64) -> i64:
        return 0 if KEEP.is_(move) or BOX.is_(move) else Take(seat).hindrance(g, seat, move)

    def offer_facts(self, g: KosmicznaMisja, seat: i64, move: i64, facts: Facts) -> None:
        if BOX.is_(move):
            facts.thing("tile", TILE, g.players[seat].quarters[first(move)])

    def reason_facts(self, g: KosmicznaMisja, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        Take(seat).reason_facts(g, seat, move, reason, facts)

    def chosen(self, g: KosmicznaMisja, seat: i64, move: i64) -> None:
        if KEEP.is_(move):
            g.idle += 1
            return
        p = g.players[seat]
        spot = first(move)
        g.idle = 0
        g.boxed = append(g.boxed[:], p.quarters[spot])
        p.quarters[spot] = EMPTY
        survey(g.box, p, spot // QUARTERS)


# Steps never change, so all tables share these.
DISCARD: Final = [Discard(seat) for seat in range(4)]


def put_down(box: Tiles, p: Player, move: i64) -> i64:
    """Put a tile down as a new planet or on its spot. Returns the spot."""
    spot: i64 = first_free(p) * QUARTERS if OPEN.is_(move) else second(move)
    p.quarters[spot] = first(move)
    survey(box, p, spot // QUARTERS)
    return spot


def state_edges(box: Tiles, p: Player, tile: i64, spot: i64, facts: Facts) -> None:
    """State the first neighbour whose edge differs from the tile's."""
    before, after = p.quarters[BEFORE[spot]], p.quarters[AFTER[spot]]
    is_before = before != EMPTY and box.cw[before] != box.ccw[tile]
    facts.thing("spot", SPOT, BEFORE[spot] if is_before else AFTER[spot])
    facts.thing("ours", EDGE, box.ccw[tile] if is_before else box.cw[tile])
    facts.thing("theirs", EDGE, box.cw[before] if is_before else box.ccw[after])


def add_own_tiles(g: KosmicznaMisja, seat: i64, moves: Moves) -> None:
    """Keep everything, or box any tile of an unfinished planet (KM-15, KM-33)."""
    moves.add(KEEP.move())
    quarters = g.players[seat].quarters
    for spot in range(PLANETS * QUARTERS):
        if quarters[spot] != EMPTY:
            moves.add(BOX.move(spot))


def can_open(p: Player) -> bool:
    """A player with fewer than two unfinished planets can always open one, and is never stuck (KM-30)."""
    return p.sizes[0] == 0 or p.sizes[1] == 0


def first_free(p: Player) -> i64:
    """The place for a new planet."""
    return 1 if p.sizes[0] else 0


def spot_hindrance(g: KosmicznaMisja, p: Player, spot: i64) -> i64:
    """The reason against any tile on an empty spot."""
    if not touches(p.quarters, spot):
        return APART
    return TOO_FEW_ASTRONAUTS if g.die < p.needs[spot // QUARTERS] else 0


def open_spots(g: KosmicznaMisja, p: Player) -> vec[i64]:
    """The empty spots against which nothing stands but perhaps the edges of a tile."""
    quarters = p.quarters
    spots = vec[i64](capacity=PLANETS * QUARTERS)
    for planet in range(PLANETS):
        if p.sizes[planet] and g.die >= p.needs[planet]:
            for spot in range(planet * QUARTERS, planet * QUARTERS + QUARTERS):
                if quarters[spot] == EMPTY and touches(quarters, spot):
                    spots = append(spots, spot)
    return spots


def is_repeated(bank: vec[i64], i: i64) -> bool:
    """Is there an equal tile before this one? Equal tiles are one choice."""
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
    points = stations(g.box, p.quarters, planet)
    start = planet * QUARTERS
    p.finished = extend(p.finished[:], p.quarters[start : start + QUARTERS])
    for spot in range(start, start + QUARTERS):
        p.quarters[spot] = EMPTY
    p.score += points
    survey(g.box, p, planet)
    g.note(seat, COMPLETED.move(planet, points))
