"""Taking Mission and Order cards into the hand: an open one, or the top of the deck unseen (AM-13)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.facts import Facts
from orrery.engine.moves import Moves, first
from orrery.games.astrominers.cards import draw_mission, draw_order, has_missions, has_orders, take_mission, take_order
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.terms import DRAW_MISSION, DRAW_ORDER, TAKE_MISSION, TAKE_ORDER

MISSIONS: Final = 1  # bits of the kinds that may be taken
ORDERS: Final = 2


def can_take(g: Astrominers, kinds: i64) -> bool:
    """Is there a card of these kinds to take?"""
    return (kinds & MISSIONS != 0 and has_missions(g)) or (kinds & ORDERS != 0 and has_orders(g))


class TakeCard(Question):
    """Phase 3; Bulletins; Expeditions. A player takes one card of the allowed kinds; none if none is left (AM-26)."""

    def __init__(self, seat: i64, kinds: i64) -> None:
        super().__init__(seat)
        self.kinds = kinds

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        if self.kinds & MISSIONS:
            for card in g.open_missions:
                moves.add(TAKE_MISSION.move(card))
            if len(g.mission_deck.cards):
                moves.add(DRAW_MISSION.move())
        if self.kinds & ORDERS:
            for card in g.open_orders:
                moves.add(TAKE_ORDER.move(card))
            if len(g.order_deck.cards):
                moves.add(DRAW_ORDER.move())

    def question_facts(self, g: Astrominers, seat: i64, facts: Facts) -> None:
        """Which kinds, and how many cards are left in their decks."""
        if self.kinds & MISSIONS:
            facts.number("missions", len(g.mission_deck.cards))
        if self.kinds & ORDERS:
            facts.number("orders", len(g.order_deck.cards))

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        if TAKE_MISSION.is_(move):
            take_mission(g, seat, first(move))
        elif TAKE_ORDER.is_(move):
            take_order(g, seat, first(move))
        elif DRAW_MISSION.is_(move):
            draw_mission(g, seat)
        else:
            draw_order(g, seat)
