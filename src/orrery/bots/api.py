"""What a bot is."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from orrery.engine.chance import Chance
from orrery.engine.sight import Sight

BREATH: Final = compile("None", "breath", "eval")


def breathe() -> None:
    """Compiled code hears nothing of Ctrl-C: a moment of interpreted code, now and then, lets it through."""
    eval(BREATH)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player program. It gets a Sight and answers with one of its moves."""

    def __init__(self, seed: int = 0) -> None:
        self.luck = Chance()
        self.luck.reseed(seed, 1)

    def choose(self, sight: Sight) -> int:
        raise NotImplementedError

    def any_of(self, moves: list[int]) -> int:
        return self.luck.choose(0, moves)

    def seed(self) -> int:
        """A fresh seed to imagine with."""
        high: i64 = self.luck.below(0, 1 << 29)
        return high << 29 | self.luck.below(0, 1 << 29)
