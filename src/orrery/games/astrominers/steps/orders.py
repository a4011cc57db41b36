"""Phase 5. Completing Orders."""

from typing import ClassVar

from mypy_extensions import i64

from orrery.engine.agenda import Question, SeatStep
from orrery.engine.facts import Facts
from orrery.engine.knowledge import lay_open
from orrery.engine.moves import Moves, first
from orrery.games.astrominers.cards import drop_mission, drop_order, in_order
from orrery.games.astrominers.needs import ORDERED, win
from orrery.games.astrominers.state import Astrominers, Player, plus
from orrery.games.astrominers.steps.effects import gain, state_effect
from orrery.games.astrominers.steps.paying import NOTHING, ORDERING, Pay, price_hindrance, state_price, state_too_dear
from orrery.games.astrominers.terms import (
    BUY,
    DROP_MISSION,
    DROP_ORDER,
    EXTRA_ORDER,
    NO_CARD_TO_DROP,
    ORDER,
    PASS,
)


def cards_in_hand(p: Player) -> int:
    return len(p.missions.cards) + len(p.orders.cards)


class Ordering(Question):
    """Phase 5. A player may buy one Order from hand, and one more for each extra-Order effect (AM-38, AM-54, AM-74)."""

    always_ask: ClassVar[bool] = True

    def asks(self, g: Astrominers) -> i64:
        """A player without Orders is not asked; their number is open to all."""
        p = g.players[self.seat]
        is_allowed = p.orders_now == 0 or p.effects[EXTRA_ORDER] > 0
        return self.seat if len(p.orders.cards) and is_allowed else -1

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        for card in in_order(g.players[seat].orders):
            moves.add(BUY.move(card))
        moves.add(PASS.move())

    def hindrance(self, g: Astrominers, seat: i64, move: i64) -> i64:
        if PASS.is_(move):
            return 0
        p = g.players[seat]
        if cards_in_hand(p) - 1 < g.box.order_drops[first(move)]:
            return NO_CARD_TO_DROP
        return price_hindrance(g, seat, ORDERING, first(move))

    def question_facts(self, g: Astrominers, seat: i64, facts: Facts) -> None:
        """The Orders in hand, if none can be completed: the question is put all the same, since they are secret."""
        orders = in_order(g.players[seat].orders)
        if all(self.hindrance(g, seat, BUY.move(card)) for card in orders):
            for card in orders:
                facts.thing("orders", ORDER, card)

    def offer_facts(self, g: Astrominers, seat: i64, move: i64, facts: Facts) -> None:
        if BUY.is_(move):
            state_price(g, seat, ORDERING, first(move), facts)
            facts.number("points", g.box.order_points[first(move)])
            state_effect(g, g.box.order_effects[first(move)], facts)

    def reason_facts(self, g: Astrominers, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        if reason == NO_CARD_TO_DROP:
            facts.number("number", g.box.order_drops[first(move)])
        else:
            state_too_dear(g, seat, ORDERING, first(move), facts)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        if PASS.is_(move):
            return
        g.active = seat
        p = g.players[seat]
        card = first(move)
        lay_open(g, p.orders, card)
        if p.orders_now > 0:
            p.effects[EXTRA_ORDER] -= 1
        g.then(Pay(seat, ORDERING, card, 0, 0, NOTHING), Drop(seat, g.box.order_drops[card]), Bought(seat, card))


class Drop(Question):
    """Phase 5. A player puts cards of the hand under their decks, openly (AM-39)."""

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def asks(self, g: Astrominers) -> i64:
        return self.seat if self.left else -1

    def question_facts(self, g: Astrominers, seat: i64, facts: Facts) -> None:
        for step in g.agenda:
            if isinstance(step, Bought):
                facts.thing("card", ORDER, step.card)
        facts.number("left", self.left)

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        p = g.players[seat]
        for card in in_order(p.missions):
            moves.add(DROP_MISSION.move(card))
        for card in in_order(p.orders):
            moves.add(DROP_ORDER.move(card))

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        if DROP_MISSION.is_(move):
            drop_mission(g, seat, first(move))
        else:
            drop_order(g, seat, first(move))
        g.then(Drop(seat, self.left - 1))


class Bought(SeatStep):
    """Phase 5. The Order is completed, and its effect is gained (AM-41)."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, g: Astrominers) -> None:
        p = g.players[self.seat]
        p.bought = plus(p.bought, self.card)
        p.orders_now += 1
        win(g, self.seat, ORDERED.move(p.orders_now))
        g.then(Ordering(self.seat))
        gain(g, self.seat, g.box.order_effects[self.card])
