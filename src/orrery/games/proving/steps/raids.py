"""5. Raids."""

from typing import ClassVar

from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.facts import Facts
from orrery.engine.knowledge import lay_open
from orrery.engine.moves import Moves, first
from orrery.games.proving.state import Proving
from orrery.games.proving.steps.building import state_coins
from orrery.games.proving.terms import GOLD, IRON, METAL, NO_COINS, NOT_TO_BE_RAIDED, PARRY, PASS, RAID, YIELD


class Raid(Question):
    """5. A player raids a seat that has coins, or passes. The automaton cannot be raided."""

    def candidates(self, g: Proving, seat: i64, moves: Moves) -> None:
        moves.add(PASS.move())
        for other in range(g.seats):
            if other != seat:
                moves.add(RAID.move(other))

    def hindrance(self, g: Proving, seat: i64, move: i64) -> i64:
        if PASS.is_(move):
            return 0
        target = first(move)
        if target == g.automaton:
            return NOT_TO_BE_RAIDED
        coins = g.players[target].coins
        return 0 if coins[IRON] + coins[GOLD] else NO_COINS

    def offer_facts(self, g: Proving, seat: i64, move: i64, facts: Facts) -> None:
        if RAID.is_(move):
            state_coins(g, first(move), "coins", facts)

    def reason_facts(self, g: Proving, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        facts.seat("who", first(move))

    def chosen(self, g: Proving, seat: i64, move: i64) -> None:
        g.active = seat
        if RAID.is_(move):
            g.then(Answer(first(move), seat))


class Answer(Question):
    """5. The raided seat, out of turn, gives the raider a coin, or shows a card of its hand and discards it."""

    must: ClassVar[bool] = True
    always_ask: ClassVar[bool] = True

    def __init__(self, seat: i64, raider: i64) -> None:
        super().__init__(seat)
        self.raider = raider

    def candidates(self, g: Proving, seat: i64, moves: Moves) -> None:
        moves.add(YIELD.move(IRON))
        moves.add(YIELD.move(GOLD))
        cards = sorted(g.players[seat].hand.cards)
        for i in range(len(cards)):
            if i == 0 or cards[i - 1] != cards[i]:
                moves.add(PARRY.move(cards[i]))

    def reason_facts(self, g: Proving, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        facts.seat("who", seat)
        facts.thing("metal", METAL, first(move))

    def hindrance(self, g: Proving, seat: i64, move: i64) -> i64:
        return NO_COINS if YIELD.is_(move) and g.players[seat].coins[first(move)] == 0 else 0

    def chosen(self, g: Proving, seat: i64, move: i64) -> None:
        p = g.players[seat]
        if YIELD.is_(move):
            p.coins[first(move)] -= 1
            g.players[self.raider].coins[first(move)] += 1
        else:
            lay_open(g, p.hand, first(move))
            g.discards.append(first(move))
