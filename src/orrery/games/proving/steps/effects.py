"""9. Effects and needs of cards: words of the content file. Only this file turns them into steps and tests."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.agenda import SeatStep, Step
from orrery.engine.facts import Facts
from orrery.engine.moves import Verb, first, second
from orrery.games.proving.state import Proving
from orrery.games.proving.steps.draft import DrawCard
from orrery.games.proving.terms import EARNED, EFFECT, GOLD, IRON, METAL, NEED, NUMBER

EARN: Final = Verb(0, "earn", METAL, NUMBER)
DRAW_CARDS: Final = Verb(1, "draw", NUMBER)
TRADE: Final = Verb(2, "trade", NUMBER)
EFFECTS: Final = [EARN, DRAW_CARDS, TRADE]

BUILT: Final = Verb(0, "built", NUMBER)
HOLDS: Final = Verb(1, "holds", METAL, NUMBER)
NEEDS: Final = [BUILT, HOLDS]


class Earn(SeatStep):
    """9. earn METAL n: the player gets n coins."""

    def __init__(self, seat: i64, metal: i64, number: i64) -> None:
        super().__init__(seat)
        self.metal = metal
        self.number = number

    def run(self, g: Proving) -> None:
        g.players[self.seat].coins[self.metal] += self.number
        g.minted += self.number
        for _coin in range(self.number):
            g.note(self.seat, EARNED.move(self.metal))


class Trade(SeatStep):
    """9. trade n: up to n iron coins become gold."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number = number

    def run(self, g: Proving) -> None:
        coins = g.players[self.seat].coins
        for _coin in range(min(self.number, coins[IRON])):
            coins[IRON] -= 1
            coins[GOLD] += 1
            g.note(self.seat, EARNED.move(GOLD))


STEPS: Final[list[type[Step]]] = [Earn, Trade]


def steps_of(effect: i64, seat: i64) -> list[Step]:
    """The steps that carry out an effect for a seat."""
    if EARN.is_(effect):
        return [Earn(seat, first(effect), second(effect))]
    if TRADE.is_(effect):
        return [Trade(seat, first(effect))]
    return [DrawCard(seat) for _card in range(first(effect))]


def has(g: Proving, seat: i64, need: i64) -> i64:
    """How much a seat has of what a card needs."""
    p = g.players[seat]
    return len(p.built) if BUILT.is_(need) else p.coins[first(need)]


def wanted(need: i64) -> i64:
    """How much a card needs."""
    return first(need) if BUILT.is_(need) else second(need)


def unmet(g: Proving, seat: i64, card: i64) -> i64:
    """The first need of a card that is not met; -1 if all are."""
    for need in g.box.needs[card]:
        if has(g, seat, need) < wanted(need):
            return need
    return -1


def state_effects(g: Proving, card: i64, facts: Facts) -> None:
    """State what building a card brings, word by word."""
    for effect in g.box.effects[card]:
        facts.phrase("gain", EFFECT, g.box.effect_words, effect)


def state_unmet(g: Proving, seat: i64, card: i64, facts: Facts) -> None:
    """State the need that is not met, and what the seat has."""
    need = unmet(g, seat, card)
    facts.phrase("need", NEED, g.box.need_words, need)
    facts.number("have", has(g, seat, need))
