"""11. Selling: a gathered answer whose moves are about two things each."""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.engine.agenda import Together
from orrery.engine.knowledge import lay_open
from orrery.engine.moves import Moves, first, second
from orrery.games.proving.state import Proving
from orrery.games.proving.terms import DONE, EARNED, METAL, SELL

METALS: Final = len(METAL.ids)


class Sell(Together):
    """11. With the market, a player sells cards of the hand, one for iron and one for gold at most.

    All are shown together. They are named in the order of the metals, so that each answer can be named in one way only.
    """

    always_ask: ClassVar[bool] = True
    form: ClassVar[str] = "set"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def takes_part(self, g: Proving, seat: i64) -> bool:
        return seat == self.seat

    def complete(self, g: Proving, seat: i64) -> bool:
        answer = g.answers[seat]
        return len(answer) > 0 and (DONE.is_(answer[-1]) or len(answer) == METALS)

    def least(self, g: Proving, seat: i64) -> int:
        return 0

    def most(self, g: Proving, seat: i64) -> int:
        return METALS

    def later(self, g: Proving, seat: i64) -> list[int]:
        moves = Moves()
        add_sales(g, seat, 0, [], moves)
        return list(moves.row)

    def candidates(self, g: Proving, seat: i64, moves: Moves) -> None:
        sold = g.answers[seat]
        add_sales(g, seat, second(sold[-1]) + 1 if sold else 0, [first(m) for m in sold], moves)
        moves.add(DONE.move())

    def chosen(self, g: Proving, seat: i64, move: i64) -> None:
        if DONE.is_(move):
            return
        p = g.players[seat]
        lay_open(g, p.hand, first(move))
        g.discards.append(first(move))
        p.coins[second(move)] += 1
        g.minted += 1
        g.note(seat, EARNED.move(second(move)))


def add_sales(g: Proving, seat: i64, start: i64, sold: list[int], moves: Moves) -> None:
    """The cards that are left, each for each metal from `start` on. Equal cards are one choice."""
    rest = sorted(g.players[seat].hand.cards)
    for card in sold:
        rest.remove(card)
    for metal in range(start, METALS):
        for i in range(len(rest)):
            if i == 0 or rest[i - 1] != rest[i]:
                moves.add(SELL.move(rest[i], metal))
