"""4. Plans."""

from typing import ClassVar

from mypy_extensions import i64

from orrery.engine.agenda import Together
from orrery.engine.knowledge import seal
from orrery.engine.moves import Moves, first
from orrery.games.proving.state import Proving
from orrery.games.proving.terms import DONE, PLAN, PLAN_LIMIT


class Planning(Together):
    """4. Everybody seals up to two cards of the hand."""

    always_ask: ClassVar[bool] = True
    secret: ClassVar[bool] = True
    form: ClassVar[str] = "set"

    def least(self, g: Proving, seat: i64) -> int:
        return 0

    def most(self, g: Proving, seat: i64) -> int:
        return PLAN_LIMIT

    def takes_part(self, g: Proving, seat: i64) -> bool:
        return seat != g.automaton

    def complete(self, g: Proving, seat: i64) -> bool:
        answer = g.answers[seat]
        return len(answer) > 0 and (DONE.is_(answer[-1]) or len(answer) == PLAN_LIMIT)

    def candidates(self, g: Proving, seat: i64, moves: Moves) -> None:
        chosen = [first(m) for m in g.answers[seat]]
        rest = sorted(g.players[seat].hand.cards)
        for card in chosen:
            rest.remove(card)
        least = chosen[-1] if chosen else 0
        for i in range(len(rest)):
            if rest[i] >= least and (i == 0 or rest[i - 1] != rest[i]):
                moves.add(PLAN.move(rest[i]))
        moves.add(DONE.move())

    def chosen(self, g: Proving, seat: i64, move: i64) -> None:
        if PLAN.is_(move):
            p = g.players[seat]
            p.plan.put(first(move), p.hand.take(p.hand.place_of(first(move))))

    def run(self, g: Proving) -> None:
        for seat in g.people():
            seal(g, g.players[seat].hand, g.players[seat].plan)
