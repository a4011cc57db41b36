"""6. Building."""

from typing import ClassVar

from mypy_extensions import i64

from orrery.engine.agenda import Question, SeatStep, Step
from orrery.engine.facts import Facts
from orrery.engine.knowledge import turn_up_all
from orrery.engine.moves import Moves, first
from orrery.games.proving.state import Player, Proving
from orrery.games.proving.steps.effects import state_effects, state_unmet, steps_of, unmet
from orrery.games.proving.terms import (
    BUILD,
    DROP,
    GOLD,
    GOLD_IN_IRON,
    IRON,
    METAL,
    NEED_UNMET,
    PAY,
    TOO_DEAR,
    TURNED,
)


class Reveal(SeatStep):
    """6. The plan is shown, and its cards are built in the order of their names."""

    def run(self, g: Proving) -> None:
        g.active = self.seat
        p = g.players[self.seat]
        p.bench = turn_up_all(g, p.plan)
        for card in p.bench:
            g.note(self.seat, TURNED.move(card))
        g.then_all([Build(self.seat, card) for card in p.bench])


class Build(Question):
    """6. A player builds the card, pays for it and gets its effects, or drops it."""

    must: ClassVar[bool] = True
    always_ask: ClassVar[bool] = True

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, g: Proving, seat: i64, moves: Moves) -> None:
        moves.add(DROP.move(self.card))
        moves.add(BUILD.move(self.card))

    def hindrance(self, g: Proving, seat: i64, move: i64) -> i64:
        if DROP.is_(move):
            return 0
        if unmet(g, seat, self.card) >= 0:
            return NEED_UNMET
        return 0 if can_pay(g.players[seat], g.box.iron[self.card], g.box.gold[self.card]) else TOO_DEAR

    def offer_facts(self, g: Proving, seat: i64, move: i64, facts: Facts) -> None:
        if BUILD.is_(move):
            state_price(g, self.card, facts)
            state_effects(g, self.card, facts)
            facts.number("points", g.box.points[self.card])

    def reason_facts(self, g: Proving, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        if reason == NEED_UNMET:
            state_unmet(g, seat, self.card, facts)
        else:
            state_price(g, self.card, facts)
            state_coins(g, seat, "have", facts)

    def chosen(self, g: Proving, seat: i64, move: i64) -> None:
        g.players[seat].bench.remove(self.card)
        if DROP.is_(move):
            g.discards.append(self.card)
            return
        g.players[seat].built.append(self.card)
        steps: list[Step] = [Pay(seat, g.box.iron[self.card], g.box.gold[self.card])]
        for effect in g.box.effects[self.card]:
            steps += steps_of(effect, seat)
        g.then_all(steps)


class Pay(Question):
    """6. A player pays gold coin by coin, or from some coin on with two iron for each gold; then the iron."""

    form: ClassVar[str] = "pay"

    def __init__(self, seat: i64, iron: i64, gold: i64) -> None:
        super().__init__(seat)
        self.iron = iron  # still to be paid
        self.gold = gold

    def candidates(self, g: Proving, seat: i64, moves: Moves) -> None:
        if self.gold:
            moves.add(PAY.move(GOLD))
            moves.add(PAY.move(IRON))

    def hindrance(self, g: Proving, seat: i64, move: i64) -> i64:
        p = g.players[seat]
        if first(move) == GOLD:
            return 0 if p.coins[GOLD] else TOO_DEAR
        # Once iron is chosen, the rest is paid in iron too. So each set of coins can be paid in one way only.
        return 0 if p.coins[IRON] >= self.iron + self.gold * GOLD_IN_IRON else TOO_DEAR

    def default(self, g: Proving, seat: i64) -> list[int]:
        """Gold first, then iron."""
        gold = min(self.gold, g.players[seat].coins[GOLD])
        moves: list[int] = [PAY.move(GOLD) for _ in range(gold)]
        if gold < self.gold:
            moves.append(PAY.move(IRON))
        return moves

    def later(self, g: Proving, seat: i64) -> list[int]:
        gold = min(self.gold, g.players[seat].coins[GOLD])
        moves: list[int] = [PAY.move(GOLD) for _coin in range(gold)]
        return [*moves, PAY.move(IRON)]

    def question_facts(self, g: Proving, seat: i64, facts: Facts) -> None:
        facts.amount("cost", METAL, IRON, self.iron)
        facts.amount("cost", METAL, GOLD, self.gold)

    def chosen(self, g: Proving, seat: i64, move: i64) -> None:
        if first(move) == GOLD:
            spend(g, seat, GOLD, 1)
            g.then(Pay(seat, self.iron, self.gold - 1))
        else:
            g.then(Pay(seat, self.iron + self.gold * GOLD_IN_IRON, 0))

    def run(self, g: Proving) -> None:
        spend(g, self.seat, IRON, self.iron)


def state_price(g: Proving, card: i64, facts: Facts) -> None:
    facts.amount("cost", METAL, IRON, g.box.iron[card])
    facts.amount("cost", METAL, GOLD, g.box.gold[card])


def state_coins(g: Proving, seat: i64, name: str, facts: Facts) -> None:
    for metal in (IRON, GOLD):
        facts.amount(name, METAL, metal, g.players[seat].coins[metal])


def can_pay(p: Player, iron: i64, gold: i64) -> bool:
    missing = max(0, gold - p.coins[GOLD])
    return p.coins[IRON] >= iron + missing * GOLD_IN_IRON


def spend(g: Proving, seat: i64, metal: i64, n: i64) -> None:
    g.players[seat].coins[metal] -= n
    g.spent += n
