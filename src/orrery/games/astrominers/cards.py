"""Cards: displays, decks and hands."""

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.agenda import NOBODY
from orrery.engine.journal import PUBLIC
from orrery.engine.knowledge import draw, lay_open, turn_up
from orrery.engine.piles import Pile
from orrery.games.astrominers.state import Astrominers, minus, plus
from orrery.games.astrominers.terms import (
    DISPLAY,
    DREW_MISSION,
    DREW_ORDER,
    SHOWN_MISSION,
    SHOWN_ORDER,
)


def refill(g: Astrominers) -> None:
    """Turn up cards until four of each kind are open, or the deck is empty (AM-48)."""
    while len(g.open_missions) < DISPLAY and len(g.mission_deck.cards):
        mission = turn_up(g, g.mission_deck)
        g.open_missions = plus(g.open_missions, mission)
        g.note(NOBODY, SHOWN_MISSION.move(mission))
    while len(g.open_orders) < DISPLAY and len(g.order_deck.cards):
        order = turn_up(g, g.order_deck)
        g.open_orders = plus(g.open_orders, order)
        g.note(NOBODY, SHOWN_ORDER.move(order))


def in_order(hand: Pile) -> vec[i64]:
    """The cards of a hand by their numbers; a hand itself has the order in which they came."""
    cards = vec[i64](capacity=8)
    for card in hand.cards:
        cards = append(cards, card)
        i: i64 = len(cards) - 1
        while i > 0 and cards[i - 1] > cards[i]:
            cards[i - 1], cards[i] = cards[i], cards[i - 1]
            i -= 1
    return cards


def has_missions(g: Astrominers) -> bool:
    return len(g.open_missions) > 0 or len(g.mission_deck.cards) > 0


def has_orders(g: Astrominers) -> bool:
    return len(g.open_orders) > 0 or len(g.order_deck.cards) > 0


def take_mission(g: Astrominers, seat: i64, mission: i64) -> None:
    g.open_missions = minus(g.open_missions, mission)
    g.players[seat].missions.put(mission, PUBLIC)
    refill(g)


def take_order(g: Astrominers, seat: i64, order: i64) -> None:
    g.open_orders = minus(g.open_orders, order)
    g.players[seat].orders.put(order, PUBLIC)
    refill(g)


def draw_mission(g: Astrominers, seat: i64) -> None:
    mission = draw(g, g.mission_deck, g.players[seat].missions)
    g.note(seat, DREW_MISSION.move(mission), 1 << seat)


def draw_order(g: Astrominers, seat: i64) -> None:
    order = draw(g, g.order_deck, g.players[seat].orders)
    g.note(seat, DREW_ORDER.move(order), 1 << seat)


def drop_mission(g: Astrominers, seat: i64, mission: i64) -> None:
    """Put a Mission from the hand under the deck, openly."""
    lay_open(g, g.players[seat].missions, mission)
    bury_mission(g, mission)


def drop_order(g: Astrominers, seat: i64, order: i64) -> None:
    lay_open(g, g.players[seat].orders, order)
    g.order_deck.bury(order)
    refill(g)


def bury_mission(g: Astrominers, mission: i64) -> None:
    g.mission_deck.bury(mission)
    refill(g)
