"""RB p18. Retiring from the action phase: one resting pile comes back, the cards of the area come to rest."""

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.agenda import Question, SeatStep
from orrery.engine.facts import Facts
from orrery.engine.listing import Listing
from orrery.engine.moves import Moves, first, second
from orrery.games.skymines.area import recount
from orrery.games.skymines.missions import holding
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.action import Action
from orrery.games.skymines.terms import (
    CARD,
    EMPTY,
    HAND,
    LAY,
    NO_CARD,
    PICK_UP,
    REST,
    RETIRE,
    SLOTS,
    TAKEN,
    TILES,
)


class Retire(Action):
    """RB p18, SK-07. A player may always retire; the turns that follow in this round are skipped."""

    def add_moves(self, g: Skymines, seat: i64, found: Listing) -> None:
        found.add(RETIRE.move())

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        p = g.players[seat]
        p.has_retired = True
        p.used = 0
        g.then(PickUp(seat), LayCard(seat, 0), Retired(seat))


def is_empty(g: Skymines, p: Player, rest: i64) -> bool:
    """Does no card lie on this resting slot?"""
    for card in p.cards:
        if g.places[card] == REST + rest:
            return False
    return True


class PickUp(Question):
    """RB p18, SK-27. The player takes exactly one resting pile into the hand, if there is any."""

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        for rest in range(SLOTS):
            moves.add(PICK_UP.move(rest))

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        return NO_CARD if is_empty(g, g.players[seat], first(move)) else 0

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        for card in g.players[seat].cards:
            if g.places[card] == REST + first(move):
                facts.thing("cards", CARD, g.box.faces[card])

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        for card in g.players[seat].cards:
            if g.places[card] == REST + first(move):
                g.places[card] = HAND


class LayCard(Question):
    """RB p18, SK-27. Each card of the area goes to a different resting slot; linked slots leave no choice (RB p23)."""

    def __init__(self, seat: i64, filled: i64) -> None:
        super().__init__(seat)
        self.filled = filled  # resting slots that got a card now, as bits

    def slot(self, p: Player) -> i64:
        """The first slot with a card."""
        for slot in range(SLOTS):
            if p.area[slot] != EMPTY:
                return slot
        return EMPTY

    def asks(self, g: Skymines) -> i64:
        return EMPTY if g.linked or self.slot(g.players[self.seat]) == EMPTY else self.seat

    def legal(self, g: Skymines, seat: i64) -> vec[i64]:
        """Empty slots are one choice."""
        p = g.players[seat]
        face = g.box.faces[p.area[self.slot(p)]]
        moves = vec[i64](capacity=5)
        has_empty = False
        for rest in range(SLOTS):
            if not self.filled >> rest & 1:
                if not is_empty(g, p, rest):
                    moves = append(moves, LAY.move(face, rest))
                elif not has_empty:
                    has_empty = True
                    moves = append(moves, LAY.move(face, rest))
        return moves

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        p = g.players[seat]
        face = g.box.faces[p.area[self.slot(p)]]
        has_empty = False
        for rest in range(SLOTS):
            is_free = not self.filled >> rest & 1 and is_empty(g, p, rest)
            if not is_free or not has_empty:
                moves.add(LAY.move(face, rest))
            has_empty = has_empty or is_free

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        return TAKEN if self.filled >> second(move) & 1 else 0

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        p = g.players[seat]
        facts.thing("card", CARD, g.box.faces[p.area[self.slot(p)]])

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        facts.seat("own", seat)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        p = g.players[seat]
        slot = self.slot(p)
        g.places[p.area[slot]] = REST + second(move)
        p.area[slot] = EMPTY
        g.then(LayCard(seat, self.filled | 1 << second(move)))

    def run(self, g: Skymines) -> None:
        """With linked slots every card goes to the slot above it."""
        p = g.players[self.seat]
        for slot in range(SLOTS):
            if p.area[slot] != EMPTY:
                g.places[p.area[slot]] = REST + slot
                p.area[slot] = EMPTY


class Retired(SeatStep):
    """RB p18, SK-26, SK-50. Tiles go back, and nothing of the player counts for majorities any more."""

    def run(self, g: Skymines) -> None:
        p = g.players[self.seat]
        for tile in range(TILES):
            if p.tiles >> tile & 1:
                g.tiles[tile] = EMPTY
        p.tiles = 0
        p.used_tiles = 0
        p.boosted = EMPTY
        recount(g, p)
        if p.declined:
            p.declined &= holding(g, p)  # tasks of the area begin to hold again with the next plan
