"""What a bot is."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from orrery.engine.agenda import State, play, usual
from orrery.engine.chance import Chance
from orrery.engine.sight import Sight

BREATH: Final = compile("None", "breath", "eval")


def breathe() -> None:
    """Compiled code hears nothing of Ctrl-C: a moment of interpreted code, now and then, lets it through."""
    eval(BREATH)


def play_and_pay(g: State, seat: i64, move: i64) -> None:
    """Play a move; what is to be paid then is paid in the usual way: single tokens are no decision worth a thought."""
    play(g, seat, move)
    m = usual(g, g.asked)
    while m >= 0:
        play(g, g.asked, m)
        m = usual(g, g.asked)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player program. It gets a Sight and answers with one of its moves."""

    def __init__(self, seed: int = 0) -> None:
        luck = Chance()
        luck.reseed(seed, 1)
        self.sit_down(luck, 0)

    def sit_down(self, luck: Chance, stream: i64) -> None:
        """Begin a game, with a stream of chance to draw from."""
        self.luck = luck
        self.stream = stream

    def choose(self, sight: Sight) -> int:
        """One of `sight.moves`."""
        raise NotImplementedError

    def any_of(self, moves: list[int]) -> int:
        return self.luck.choose(self.stream, moves)

    def seed(self) -> int:
        """A fresh seed to imagine with."""
        high = self.luck.below(self.stream, 1 << 29)
        return high << 29 | self.luck.below(self.stream, 1 << 29)
