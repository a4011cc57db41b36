"""Bots that try to win in one particular way: greedy ones that overrate their own kind of points.

They are named like somebody's own bots: orrery.study.styles:AstrominersOrders.
"""

from typing import Any, ClassVar

from orrery.bots.greedy import Greedy
from orrery.engine.agenda import State
from orrery.engine.sight import Sight

CARE, NEGLECT = 1.35, 0.9  # factors for the own kind of points, and for the others


class Style(Greedy):
    """A greedy bot with other weights."""

    KINDS: ClassVar[tuple[str, ...]] = ()
    KIND: ClassVar[str] = ""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.weights, self.judge_table = self.judgement()
        for kind in self.KINDS:
            setattr(self.weights, kind, CARE if kind == self.KIND else NEGLECT)

    def judgement(self) -> Any:
        """The weights of the game, and what judges a table with them."""
        raise NotImplementedError

    def value(self, sight: Sight, h: State) -> float:
        return float(self.judge_table(h, sight.seat, self.weights))


class Astrominers(Style):
    KINDS = ("orders", "missions", "engine")

    def judgement(self) -> Any:
        from orrery.games.astrominers.evaluation.outlook import judge
        from orrery.games.astrominers.evaluation.weights import Weights

        return Weights(), judge


class AstrominersOrders(Astrominers):
    KIND = "orders"


class AstrominersMissions(Astrominers):
    KIND = "missions"


class AstrominersEngine(Astrominers):
    KIND = "engine"


class Skymines(Style):
    KINDS = ("research", "helium", "shares")

    def judgement(self) -> Any:
        from orrery.games.skymines.evaluation.outlook import judge
        from orrery.games.skymines.evaluation.weights import Weights

        return Weights(), judge


class SkyminesResearch(Skymines):
    KIND = "research"


class SkyminesHelium(Skymines):
    KIND = "helium"


class SkyminesShares(Skymines):
    KIND = "shares"
