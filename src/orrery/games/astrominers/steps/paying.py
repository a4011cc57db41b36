"""Payments: no question where there is but one way."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.moves import Moves, first
from orrery.games.astrominers.bank import give_back
from orrery.games.astrominers.payment import Bill
from orrery.games.astrominers.state import NO_TOKENS, Astrominers, Player
from orrery.games.astrominers.terms import BASICS, DONE, KINDS, PAY, REDUCE, REDUCTION, TOO_DEAR

LAUNCHING: Final = 0  # what is paid for: a crew card,
ORDERING: Final = 1  # an Order,
DEVELOPING: Final = 2  # a Technology,
PUBLISHING: Final = 3  # a Bulletin
COLUMNS: Final = KINDS + 1
NOTHING: Final = (0, 0, 0, 0, 0, 0, 0)


def cost_of(g: Astrominers, bill: i64, card: i64) -> vec[i64]:
    """By resource; the last column is units of any resource."""
    costs = g.box.launch_costs
    if bill == ORDERING:
        costs = g.box.order_costs
    elif bill == DEVELOPING:
        costs = g.box.technology_costs
    elif bill == PUBLISHING:
        costs = g.box.bulletin_costs
    return costs[card * COLUMNS : (card + 1) * COLUMNS]


def can_pay(g: Astrominers, p: Player, bill: i64, card: i64) -> bool:
    """In any way, reductions included."""
    cost = cost_of(g, bill, card)
    is_plain = cost[KINDS] == 0
    for kind in range(KINDS):
        if p.tokens[kind] < cost[kind]:
            is_plain = False
    if is_plain:
        return True
    for waived in range(p.effects[REDUCTION] + 1):
        if Bill(p.tokens, cost, g.promoted, waived).has_way(NO_TOKENS, 0):
            return True
    return False


class Pay(Question):
    """AM-40 to AM-45, AM-67. Reductions first, then token by token in the order of the resources."""

    must: ClassVar[bool] = True
    form: ClassVar[str] = "pay"

    def __init__(self, seat: i64, bill: i64, card: i64, waived: i64, at: i64, spent: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.bill = bill
        self.card = card
        self.waived = waived  # units taken off by reductions
        self.at = at  # the resource that was paid last
        self.spent = spent  # tokens so far, by resource

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        if sum(self.spent) == 0 and self.waived < g.players[seat].effects[REDUCTION]:
            moves.add(REDUCE.move())
        for kind in range(self.at, KINDS):
            if self.spent[kind] < g.players[seat].tokens[kind]:
                moves.add(PAY.move(kind))
        moves.add(DONE.move())

    def hindrance(self, g: Astrominers, seat: i64, move: i64) -> i64:
        spent = vec[i64](list(self.spent))
        if DONE.is_(move):
            is_possible = self.at_price(g, self.waived).is_way(spent)
        elif REDUCE.is_(move):
            is_possible = self.at_price(g, self.waived + 1).has_way(spent, 0)
        else:
            spent[first(move)] += 1
            is_possible = self.at_price(g, self.waived).has_way(spent, first(move))
        return 0 if is_possible else TOO_DEAR

    def at_price(self, g: Astrominers, waived: i64) -> Bill:
        return Bill(g.players[self.seat].tokens, cost_of(g, self.bill, self.card), g.promoted, waived)

    def default(self, g: Astrominers, seat: i64) -> list[int]:
        """With as few reductions as will do, in kind, and then with what there is most of."""
        waived: i64 = self.waived
        while not self.at_price(g, waived).has_way(NO_TOKENS, 0):
            waived += 1
        bill = self.at_price(g, waived)
        spent = NO_TOKENS[:]
        while not bill.is_way(spent):
            spent[next_token(bill, spent)] += 1
        moves: list[int] = [REDUCE.move() for _ in range(self.waived, waived)]
        for kind in range(KINDS):
            moves += [PAY.move(kind) for _ in range(spent[kind] - self.spent[kind])]
        return [*moves, DONE.move()]

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


def next_token(bill: Bill, spent: vec[i64]) -> i64:
    """The next token of the usual way: one that is asked for in kind, else of what is left in plenty."""
    best: i64 = -1
    best_worth: i64 = -1
    for kind in range(KINDS):
        left = bill.own[kind] - spent[kind]
        if left:
            spent[kind] += 1
            is_possible = bill.has_way(spent, 0)
            spent[kind] -= 1
            worth: i64 = 20 + left + (10 if kind < BASICS else 0) - (5 if kind == bill.promoted else 0)
            if spent[kind] < bill.cost[kind]:
                worth += 1000
            if is_possible and worth > best_worth:
                best = kind
                best_worth = worth
    return best
