"""Phase 2. Rolling the dice and changing results."""

from typing import ClassVar

from mypy_extensions import i64

from orrery.engine.agenda import Question, Step, Together
from orrery.engine.moves import Moves, first, second
from orrery.games.astrominers.dice import docked, has_face, roll_again, roll_one, total
from orrery.games.astrominers.state import NO_DICE, TWO_ZEROS, Astrominers
from orrery.games.astrominers.terms import (
    AGAIN,
    CODES,
    DICE_LUCK,
    DONE,
    LABOUR,
    NO_SUCH_FACE,
    REROLL,
    SIDES,
    STANDARD,
    TURN,
)


class Roll(Step):
    """Phase 2. All players roll their dice that are not on unfinished cards."""

    def run(self, g: Astrominers) -> None:
        g.chance.begin(DICE_LUCK, g.round, g.seats)
        for seat in range(g.seats):
            p = g.players[seat]
            p.pool = NO_DICE[:]
            p.used = TWO_ZEROS[:]
            for kind in (STANDARD, LABOUR):
                for _n in range(total(g, kind) - docked(g, seat, kind)):
                    roll_one(g, seat, kind)


class Rerolls(Together):
    """Phase 2. Each player may reroll any of the dice just rolled, once; all choose before any is rolled (AM-02)."""

    always_ask: ClassVar[bool] = True
    form: ClassVar[str] = "set"

    def least(self, g: Astrominers, seat: i64) -> int:
        return 0

    def most(self, g: Astrominers, seat: i64) -> int:
        return 7

    def takes_part(self, g: Astrominers, seat: i64) -> bool:
        return g.players[seat].dice() > 0

    def complete(self, g: Astrominers, seat: i64) -> bool:
        return bool(g.answers[seat]) and DONE.is_(g.answers[seat][-1])

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        chosen = [first(m) for m in g.answers[seat]]
        add_dice(g, seat, chosen, moves)

    def run(self, g: Astrominers) -> None:
        """Nothing was chosen, or all chosen dice have been rolled."""

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        if REROLL.is_(move):
            roll_again(g, seat, [first(move)])


def add_dice(g: Astrominers, seat: i64, chosen: list[int], moves: Moves) -> None:
    """The dice of the pool that can still be chosen, in the order of their codes. Equal dice are one choice."""
    pool = g.players[seat].pool
    least: i64 = 0
    if chosen:
        least = chosen[-1]
        if pool[least] == chosen.count(least):
            least += 1
    for code in range(least, CODES):
        if pool[code]:
            moves.add(REROLL.move(code))
    moves.add(DONE.move())


class ChangeDice(Question):
    """Phase 2. For a discarded die, a player sets another die to any of its faces, or rolls any number again."""

    must: ClassVar[bool] = True

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        pool = g.players[seat].pool
        for code in range(CODES):
            if pool[code]:
                for face in range(SIDES):
                    if face != code % SIDES:
                        moves.add(TURN.move(code, face))
        moves.add(AGAIN.move())

    def hindrance(self, g: Astrominers, seat: i64, move: i64) -> i64:
        if AGAIN.is_(move) or has_face(g, first(move), second(move)):
            return 0
        return NO_SUCH_FACE

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        if AGAIN.is_(move):
            g.then(RollAgain(seat, ()))
        else:
            turn_die(g, seat, first(move), second(move))


class RollAgain(Question):
    """Phase 2; Challenges. A player rolls any number of dice of the pool again."""

    must: ClassVar[bool] = True
    form: ClassVar[str] = "set"

    def least(self, g: Astrominers, seat: i64) -> int:
        return 0

    def most(self, g: Astrominers, seat: i64) -> int:
        return 7

    def __init__(self, seat: i64, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.picked = picked

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        add_dice(g, seat, list(self.picked), moves)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        if DONE.is_(move):
            roll_again(g, seat, list(self.picked))
        else:
            g.then(RollAgain(seat, (*self.picked, first(move))))


def turn_die(g: Astrominers, seat: i64, code: i64, face: i64) -> None:
    pool = g.players[seat].pool
    pool[code] -= 1
    pool[code // SIDES * SIDES + face] += 1
