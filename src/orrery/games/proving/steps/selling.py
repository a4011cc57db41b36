"""9. Selling: a gathered answer whose moves are about two things each."""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.knowledge import lay_open
from orrery.engine.moves import Moves, first, second
from orrery.games.proving.state import Proving
from orrery.games.proving.terms import DONE, EARNED, METAL, SELL

METALS: Final = len(METAL.ids)


class Sell(Question):
    """9. sell: a player sells cards of the hand, one for iron and one for gold at most. All are shown together.

    They are named in the order of the metals, so that each answer can be named in one way only.
    """

    always_ask: ClassVar[bool] = True
    form: ClassVar[str] = "set"

    def __init__(self, seat: i64, sold: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.sold = sold  # moves

    def least(self, g: Proving, seat: i64) -> int:
        return 0

    def most(self, g: Proving, seat: i64) -> int:
        return METALS

    def later(self, g: Proving, seat: i64) -> list[int]:
        moves = Moves()
        add_sales(g, seat, 0, [], moves)
        return list(moves.row)

    def candidates(self, g: Proving, seat: i64, moves: Moves) -> None:
        start = second(self.sold[-1]) + 1 if self.sold else 0
        add_sales(g, seat, start, [first(m) for m in self.sold], moves)
        moves.add(DONE.move())

    def chosen(self, g: Proving, seat: i64, move: i64) -> None:
        if not DONE.is_(move):
            g.then(Sell(seat, (*self.sold, move)))
            return
        p = g.players[seat]
        for sale in self.sold:
            lay_open(g, p.hand, first(sale))
            g.discards.append(first(sale))
            p.coins[second(sale)] += 1
            g.minted += 1
            g.note(seat, EARNED.move(second(sale)))


def add_sales(g: Proving, seat: i64, start: i64, sold: list[int], moves: Moves) -> None:
    """The cards that are left, each for each metal from `start` on. Equal cards are one choice."""
    rest = sorted(g.players[seat].hand.cards)
    for card in sold:
        rest.remove(card)
    for metal in range(start, METALS):
        for i in range(len(rest)):
            if i == 0 or rest[i - 1] != rest[i]:
                moves.add(SELL.move(rest[i], metal))
