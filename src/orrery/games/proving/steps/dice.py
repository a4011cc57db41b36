"""2. Dice and income."""

from typing import ClassVar

from mypy_extensions import i64

from orrery.engine.agenda import Step, Together
from orrery.engine.knowledge import roll
from orrery.engine.moves import Moves, first
from orrery.games.proving.state import Proving
from orrery.games.proving.terms import DICE, DICE_LUCK, DONE, EARNED, FACES, GOLD, IRON, REROLL, ROLLED


class Rolls(Step):
    """2. Everybody rolls three dice."""

    def run(self, g: Proving) -> None:
        for seat in range(g.seats):
            g.chance.begin(DICE_LUCK + seat, g.round)
            g.players[seat].dice = []
            for _n in range(DICE):
                roll_one(g, seat)


def roll_one(g: Proving, seat: i64) -> None:
    face = roll(g, DICE_LUCK + seat, FACES)
    g.players[seat].dice.append(face)
    g.players[seat].dice.sort()
    g.note(seat, ROLLED.move(face))


class Rerolls(Together):
    """2. All choose at the same time which of their dice to roll again; equal dice are one choice."""

    always_ask: ClassVar[bool] = True
    form: ClassVar[str] = "set"

    def least(self, g: Proving, seat: i64) -> int:
        return 0

    def most(self, g: Proving, seat: i64) -> int:
        return DICE

    def takes_part(self, g: Proving, seat: i64) -> bool:
        return seat != g.automaton

    def complete(self, g: Proving, seat: i64) -> bool:
        return bool(g.answers[seat]) and DONE.is_(g.answers[seat][-1])

    def candidates(self, g: Proving, seat: i64, moves: Moves) -> None:
        chosen = [first(m) for m in g.answers[seat]]
        rest = g.players[seat].dice.copy()
        for face in chosen:
            rest.remove(face)
        for face in range(chosen[-1] if chosen else 1, FACES + 1):
            if face in rest:
                moves.add(REROLL.move(face))
        moves.add(DONE.move())

    def chosen(self, g: Proving, seat: i64, move: i64) -> None:
        if REROLL.is_(move):
            g.players[seat].dice.remove(first(move))

    def run(self, g: Proving) -> None:
        """8. The automaton rolls its ones again. Then all chosen dice are rolled."""
        for seat in range(g.seats):
            dice = g.players[seat].dice
            if seat == g.automaton:
                while 1 in dice:
                    dice.remove(1)
            for _n in range(DICE - len(dice)):
                roll_one(g, seat)


class Income(Step):
    """2. A die of 4 or more earns gold, a lower one iron."""

    def run(self, g: Proving) -> None:
        for seat in range(g.seats):
            for face in g.players[seat].dice:
                metal: i64 = GOLD if face >= 4 else IRON
                g.players[seat].coins[metal] += 1
                g.minted += 1
                g.note(seat, EARNED.move(metal))
