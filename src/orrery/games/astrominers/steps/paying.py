"""Payments. There is no question if there is only one way to pay."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.agenda import tell
from orrery.engine.facts import Facts
from orrery.engine.listing import Listing, ListingQuestion
from orrery.engine.moves import first
from orrery.games.astrominers.bank import give_back
from orrery.games.astrominers.docks import state_crew_card
from orrery.games.astrominers.payment import Bill, can_afford, is_plain
from orrery.games.astrominers.state import NO_TOKENS, Astrominers, Player
from orrery.games.astrominers.terms import (
    BASICS,
    BULLETIN,
    COLUMNS,
    DONE,
    EMPTY,
    KINDS,
    ORDER,
    PAY,
    PRICED,
    REDUCE,
    REDUCTION,
    RESOURCE,
    TECHNOLOGY,
    TOO_DEAR,
)

LAUNCHING: Final = 0  # what is paid for: a crew card,
ORDERING: Final = 1  # an Order,
DEVELOPING: Final = 2  # a Technology,
PUBLISHING: Final = 3  # a Bulletin
NOTHING: Final = (0, 0, 0, 0, 0, 0, 0)


def costs_of(g: Astrominers, bill: i64) -> vec[i64]:
    """The costs of all cards of a kind, by resource; the last column is units of any resource."""
    if bill == ORDERING:
        return g.box.order_costs
    if bill == DEVELOPING:
        return g.box.technology_costs
    return g.box.bulletin_costs if bill == PUBLISHING else g.box.launch_costs


def cost_of(g: Astrominers, bill: i64, card: i64) -> vec[i64]:
    return costs_of(g, bill)[card * COLUMNS : (card + 1) * COLUMNS]


def can_pay(g: Astrominers, p: Player, bill: i64, card: i64) -> bool:
    """Can the seat pay in any way, reductions included?"""
    return can_afford(p.tokens, costs_of(g, bill), card * COLUMNS, g.promoted, p.effects[REDUCTION])


def price_hindrance(g: Astrominers, seat: i64, bill: i64, card: i64) -> i64:
    if can_pay(g, g.players[seat], bill, card):
        return 0
    return TOO_DEAR


def can_reduce(g: Astrominers, p: Player, cost: vec[i64], least: i64) -> bool:
    """Can the seat pay with at least this many reductions? Several may be needed together (AM-40)."""
    units: i64 = 0
    for n in cost:
        units += n
    return units >= least and can_afford(p.tokens, cost, 0, g.promoted, p.effects[REDUCTION])


def state_cost(g: Astrominers, bill: i64, card: i64, facts: Facts) -> None:
    cost = cost_of(g, bill, card)
    for column in range(COLUMNS):
        facts.amount("cost", PRICED, column, cost[column])


def state_price(g: Astrominers, seat: i64, bill: i64, card: i64, facts: Facts) -> None:
    """State the cost and the usual payment; and what is paid instead, if that is not what the cost names."""
    state_cost(g, bill, card, facts)
    usual = Pay(seat, bill, card, 0, 0, NOTHING).default(g, seat)
    cost = cost_of(g, bill, card)
    is_in_kind = cost[KINDS] == 0
    for kind in range(KINDS):
        facts.amount("paid", RESOURCE, kind, usual.count(PAY.move(kind)))
        is_in_kind = is_in_kind and usual.count(PAY.move(kind)) == cost[kind]
    if not is_in_kind:
        facts.named["substitutes"] = facts.named["paid"]


def state_too_dear(g: Astrominers, seat: i64, bill: i64, card: i64, facts: Facts) -> None:
    state_paid_card(g, bill, card, facts)
    state_cost(g, bill, card, facts)
    for kind in range(KINDS):
        facts.amount("have", RESOURCE, kind, g.players[seat].tokens[kind])


def state_paid_card(g: Astrominers, bill: i64, card: i64, facts: Facts) -> None:
    if bill == LAUNCHING:
        state_crew_card(g, "card", card, facts)
    else:
        facts.thing("card", ORDER if bill == ORDERING else TECHNOLOGY if bill == DEVELOPING else BULLETIN, card)


class Pay(ListingQuestion):
    """AM-40 to AM-45, AM-67. A player uses reductions first, then pays token by token in the order of the resources."""

    must: ClassVar[bool] = True
    form: ClassVar[str] = "pay"

    def __init__(self, seat: i64, bill: i64, card: i64, waived: i64, at: i64, spent: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.bill = bill
        self.card = card
        self.waived = waived  # units taken off by reductions
        self.at = at  # the resource that was paid last
        self.spent = spent  # tokens so far, by resource

    def asks(self, g: Astrominers) -> i64:
        p = g.players[self.seat]
        if p.effects[REDUCTION] or not self.is_new():
            return self.seat
        costs = costs_of(g, self.bill)
        return EMPTY if is_plain(p.tokens, costs, self.card * COLUMNS, g.promoted) else self.seat

    def is_new(self) -> bool:
        """Has no token been paid yet?"""
        return self.at == 0 and self.spent[0] == 0

    def run(self, g: Astrominers) -> None:
        """Pay in kind: there was no choice."""
        cost = cost_of(g, self.bill, self.card)
        for kind in range(KINDS):
            for _n in range(cost[kind]):
                tell(g, self, self.seat, PAY.move(kind), True)
            give_back(g, self.seat, kind, cost[kind])
        tell(g, self, self.seat, DONE.move(), True)

    def listing(self, g: Astrominers, seat: i64, only_legal: bool) -> Listing:
        """The moves from which some way of paying can be completed."""
        p = g.players[seat]
        bill = self.at_price(g, self.waived)
        spent = self.put_down()
        found = Listing(only_legal, 8)
        if self.waived < p.effects[REDUCTION] and self.is_new():
            found.add(REDUCE.move(), 0 if can_reduce(g, p, bill.cost, self.waived + 1) else TOO_DEAR)
        for kind in range(self.at, KINDS):
            if spent[kind] < p.tokens[kind]:
                spent[kind] += 1
                found.add(PAY.move(kind), 0 if bill.has_way(spent, kind) else TOO_DEAR)
                spent[kind] -= 1
        found.add(DONE.move(), 0 if bill.is_way(spent) else TOO_DEAR)
        return found

    def put_down(self) -> vec[i64]:
        """The tokens paid so far, as a copy to go on with."""
        spent = NO_TOKENS[:]
        for kind in range(KINDS):
            spent[kind] = self.spent[kind]
        return spent

    def at_price(self, g: Astrominers, waived: i64) -> Bill:
        return Bill(g.players[self.seat].tokens, cost_of(g, self.bill, self.card), g.promoted, waived)

    def default(self, g: Astrominers, seat: i64) -> list[int]:
        """As few reductions as needed, then in kind, then the resource of which there is most."""
        waived: i64 = self.waived
        spent = self.put_down()
        while not self.at_price(g, waived).has_way(spent, self.at):
            waived += 1
        bill = self.at_price(g, waived)
        while not bill.is_way(spent):
            spent[next_token(bill, spent, self.at)] += 1
        moves: list[int] = [REDUCE.move() for _ in range(self.waived, waived)]
        for kind in range(KINDS):
            moves += [PAY.move(kind) for _ in range(spent[kind] - self.spent[kind])]
        return [*moves, DONE.move()]

    def later(self, g: Astrominers, seat: i64) -> list[int]:
        """Effects come before tokens; what is already paid is not listed."""
        p = g.players[seat]
        effects: i64 = p.effects[REDUCTION] - self.waived if self.is_new() else 0
        moves: list[int] = [REDUCE.move() for _effect in range(effects)]
        for kind in range(KINDS):
            moves += [PAY.move(kind) for _token in range(p.tokens[kind] - self.spent[kind])]
        return moves

    def is_part(self, g: Astrominers, seat: i64, moves: list[int]) -> bool:
        """Could tokens of any resource be added, also of those that come before in the order, or reductions?"""
        p = g.players[seat]
        spent = self.put_down()
        for kind in range(KINDS):
            spent[kind] += moves.count(PAY.move(kind))
            if spent[kind] > p.tokens[kind]:
                return False
        least = self.waived + moves.count(REDUCE.move())
        reductions = range(least, p.effects[REDUCTION] + 1)
        return any(self.at_price(g, waived).has_way(spent, self.at) for waived in reductions)

    def question_facts(self, g: Astrominers, seat: i64, facts: Facts) -> None:
        state_paid_card(g, self.bill, self.card, facts)
        state_cost(g, self.bill, self.card, facts)
        facts.thing("promoted", RESOURCE, g.promoted)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        if REDUCE.is_(move):
            g.then(Pay(seat, self.bill, self.card, self.waived + 1, 0, self.spent))
        elif PAY.is_(move):
            kind = first(move)
            spent = list(self.spent)
            spent[kind] += 1
            g.then(Pay(seat, self.bill, self.card, self.waived, kind, tuple(spent)))
        else:
            for kind in range(KINDS):
                give_back(g, seat, kind, self.spent[kind])
            g.players[seat].effects[REDUCTION] -= self.waived


def next_token(bill: Bill, spent: vec[i64], at: i64) -> i64:
    """The next token of the usual way: in kind if possible, else the resource of which most is left."""
    best: i64 = -1
    best_worth: i64 = -1
    for kind in range(at, KINDS):
        left = bill.own[kind] - spent[kind]
        if left:
            spent[kind] += 1
            is_possible = bill.has_way(spent, at)
            spent[kind] -= 1
            worth: i64 = 20 + left + (10 if kind < BASICS else 0) - (5 if kind == bill.promoted else 0)
            if spent[kind] < bill.cost[kind]:
                worth += 1000
            if is_possible and worth > best_worth:
                best = kind
                best_worth = worth
    return best
