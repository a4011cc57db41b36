"""RB p11. Using resource cards of one type: a purchase, steps, or both."""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.engine.facts import Facts
from orrery.engine.listing import Listing, ListingQuestion
from orrery.engine.moves import first
from orrery.games.skymines.area import is_face_up, permanent, recount, worth
from orrery.games.skymines.market import get_card, price
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.action import Action
from orrery.games.skymines.steps.walking import Steps
from orrery.games.skymines.terms import (
    ANY_MIX,
    BUY,
    CARD,
    DISPLAY,
    DONE,
    EMPTY,
    INVEST,
    NO_CARD,
    OUT_OF_ORDER,
    PAY,
    PAY_BOOSTED,
    RESOURCE,
    RESOURCES,
    SLOTS,
    TOO_DEAR,
    USED_UP,
)

ALL: Final = (1 << RESOURCES) - 1
WALK: Final = -1  # instead of a space of the display: nothing is bought


def can_buy(g: Skymines, p: Player, space: i64) -> bool:
    """Can resource cards of the area pay for a card: of one type, or of any if a track allows it (SK-08, SK-44)?"""
    for kind in range(RESOURCES):
        if p.totals[kind] and p.totals[kind] >= price(g, p, space, 1 << kind):
            return True
    if not permanent(g, p, ANY_MIX):
        return False
    units: i64 = 0
    kinds: i64 = 0
    for kind in range(RESOURCES):
        if p.totals[kind]:
            units += p.totals[kind]
            kinds |= 1 << kind
    return kinds > 0 and units >= price(g, p, space, kinds)


def least_price(g: Skymines, p: Player, space: i64) -> i64:
    """What a card costs in the resources that make it cheapest: of those that can pay, or of all if none can."""
    may_mix = permanent(g, p, ANY_MIX) > 0
    payable: list[int] = []
    others: list[int] = []
    for kinds in range(1, ALL + 1):
        if may_mix or kinds & (kinds - 1) == 0:
            units = [p.totals[kind] for kind in range(RESOURCES) if kinds >> kind & 1]
            cost = price(g, p, space, kinds)
            (payable if min(units) and sum(units) >= cost else others).append(cost)
    return min(payable or others)


class Buy(Action):
    """RB p11. A player names a card of the display, and then the resource cards that pay for it."""

    def add_moves(self, g: Skymines, seat: i64, found: Listing) -> None:
        p = g.players[seat]
        if found.only_legal and p.totals[0] + p.totals[1] + p.totals[2] == 0:
            return
        for space in range(DISPLAY):
            if g.display[space] == EMPTY:
                found.add(BUY.move(space), NO_CARD)
            else:
                found.add(BUY.move(space), 0 if can_buy(g, p, space) else TOO_DEAR)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        g.then(PayCards(seat, first(move), ALL, 0))

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        facts.thing("card", CARD, g.box.faces[g.display[first(move)]])
        facts.number("costs", least_price(g, g.players[seat], first(move)))

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        if reason == TOO_DEAR:
            facts.thing("card", CARD, g.box.faces[g.display[first(move)]])
            p = g.players[seat]
            facts.number("mix" if permanent(g, p, ANY_MIX) else "price", least_price(g, p, first(move)))


class Invest(Action):
    """RB p11. A player names a resource, and then the cards of it whose units are all steps."""

    def add_moves(self, g: Skymines, seat: i64, found: Listing) -> None:
        p = g.players[seat]
        for kind in range(RESOURCES):
            found.add(INVEST.move(kind), 0 if p.totals[kind] else USED_UP)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        g.then(PayCards(seat, WALK, 1 << first(move), 0))

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        facts.amount("units", RESOURCE, first(move), g.players[seat].totals[first(move)])

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        facts.thing("resource", RESOURCE, first(move))


class PayCards(ListingQuestion):
    """RB p11. A player chooses the cards that are used, in the order of the slots. What is left over are steps."""

    must: ClassVar[bool] = True
    form: ClassVar[str] = "pay"

    def __init__(self, seat: i64, space: i64, kinds: i64, slots: i64) -> None:
        super().__init__(seat)
        self.space = space  # of the card that is bought, or WALK
        self.kinds = kinds  # resources that may be used, as bits
        self.slots = slots  # chosen so far, as bits

    def listing(self, g: Skymines, seat: i64, only_legal: bool) -> Listing:
        found = Listing(only_legal, 8)
        p = g.players[seat]
        for slot in range(SLOTS):
            if self.may_use(g, p, slot) and self.slot_for(g, p, move_for(g, p, slot)) == slot:
                if self.slots >> slot:
                    found.add(move_for(g, p, slot), OUT_OF_ORDER)
                else:
                    found.add(move_for(g, p, slot), 0 if self.can_complete(g, p, slot) else TOO_DEAR)
        found.add(DONE.move(), 0 if self.slots and self.is_enough(g, p, self.slots) else TOO_DEAR)
        return found

    def may_use(self, g: Skymines, p: Player, slot: i64) -> bool:
        """A resource card, face up, of the type of the cards before it, unless a track allows a mix."""
        if not is_face_up(p, slot) or self.slots >> slot & 1:
            return False
        kind = g.box.types[p.area[slot]]
        if kind >= RESOURCES or not self.kinds >> kind & 1:
            return False
        used = kinds_in(g, p, self.slots)
        return used == 0 or used == 1 << kind or self.may_mix(g, p)

    def slot_for(self, g: Skymines, p: Player, move: i64) -> i64:
        """The first slot with such a card that was not chosen yet: equal cards are one choice."""
        for slot in range(SLOTS):
            if not self.slots >> slot & 1 and is_face_up(p, slot) and move_for(g, p, slot) == move:
                return slot
        return EMPTY

    def may_mix(self, g: Skymines, p: Player) -> bool:
        return self.space != WALK and permanent(g, p, ANY_MIX) > 0

    def is_enough(self, g: Skymines, p: Player, slots: i64) -> bool:
        return self.space == WALK or units_in(g, p, slots) >= price(g, p, self.space, kinds_in(g, p, slots))

    def can_complete(self, g: Skymines, p: Player, slot: i64) -> bool:
        """Is it enough together with all that may still be added?"""
        slots = self.slots | 1 << slot
        kinds = ALL if self.may_mix(g, p) else 1 << g.box.types[p.area[slot]]
        for later in range(slot + 1, SLOTS):
            if is_face_up(p, later) and kinds >> g.box.types[p.area[later]] & 1:
                slots |= 1 << later
        return self.is_enough(g, p, slots)

    def default(self, g: Skymines, seat: i64) -> list[int]:
        """The set that wastes the fewest units, then the fewest cards; for a walk all cards."""
        p = g.players[seat]
        best: i64 = 0
        best_waste: i64 = 1000
        for slots in range(1, 1 << SLOTS):
            if slots & self.slots == self.slots and self.is_possible(g, p, slots):
                waste = units_in(g, p, slots) * 10 + bin(slots).count("1")
                if self.space == WALK:
                    waste = 1000 - waste
                if waste < best_waste:
                    best = slots
                    best_waste = waste
        moves: list[int] = []
        for slot in range(SLOTS):
            if (best & ~self.slots) >> slot & 1:
                moves.append(move_for(g, p, slot))
        return [*moves, DONE.move()]

    def is_possible(self, g: Skymines, p: Player, slots: i64) -> bool:
        """Is this a set of cards that pays?"""
        kinds = kinds_in(g, p, slots)
        is_one_kind = kinds & (kinds - 1) == 0
        if kinds == 0 or kinds & ~self.kinds or not (is_one_kind or self.may_mix(g, p)):
            return False
        for slot in range(SLOTS):
            if slots >> slot & 1 and not (is_face_up(p, slot) and g.box.types[p.area[slot]] < RESOURCES):
                return False
        return self.is_enough(g, p, slots)

    def is_part(self, g: Skymines, seat: i64, moves: list[int]) -> bool:
        p = g.players[seat]
        for slots in range(1, 1 << SLOTS):
            if slots & self.slots == self.slots and self.is_possible(g, p, slots):
                rest = [move_for(g, p, slot) for slot in range(SLOTS) if (slots & ~self.slots) >> slot & 1]
                if all(moves.count(m) <= rest.count(m) for m in moves if not DONE.is_(m)):
                    return True
        return False

    def later(self, g: Skymines, seat: i64) -> list[int]:
        p = g.players[seat]
        moves: list[int] = []
        for slot in range(SLOTS):
            if self.may_use(g, p, slot):
                moves.append(move_for(g, p, slot))
        return moves

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        if self.space != WALK:
            facts.thing("card", CARD, g.box.faces[g.display[self.space]])
            facts.number("price", price(g, g.players[seat], self.space, kinds_in(g, g.players[seat], self.slots)))
        facts.number("paid", units_in(g, g.players[seat], self.slots))

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        if not DONE.is_(move):
            slot = self.slot_for(g, g.players[seat], move)
            kind = g.box.types[g.players[seat].area[slot]]
            facts.amount("units", RESOURCE, kind, worth(g, g.players[seat], slot))

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        p = g.players[seat]
        if not DONE.is_(move):
            g.then(PayCards(seat, self.space, self.kinds, self.slots | 1 << self.slot_for(g, p, move)))
            return
        units = units_in(g, p, self.slots)
        if self.space != WALK:
            units -= price(g, p, self.space, kinds_in(g, p, self.slots))
        p.used |= self.slots
        recount(g, p)
        if units:
            g.then(Steps(seat, units, 0))
        if self.space != WALK:
            get_card(g, seat, self.space)  # it may fulfil a task, which comes before the steps


def move_for(g: Skymines, p: Player, slot: i64) -> i64:
    """The move that uses the card in a slot. The card with the +1 tile is like no other."""
    face = g.box.faces[p.area[slot]]
    return PAY_BOOSTED.move(face) if p.boosted == slot else PAY.move(face)


def kinds_in(g: Skymines, p: Player, slots: i64) -> i64:
    """The types of the cards in these slots, as bits, resources only."""
    kinds: i64 = 0
    for slot in range(SLOTS):
        if slots >> slot & 1 and p.area[slot] != EMPTY and g.box.types[p.area[slot]] < RESOURCES:
            kinds |= 1 << g.box.types[p.area[slot]]
    return kinds


def units_in(g: Skymines, p: Player, slots: i64) -> i64:
    units: i64 = 0
    for slot in range(SLOTS):
        if slots >> slot & 1:
            units += worth(g, p, slot)
    return units
