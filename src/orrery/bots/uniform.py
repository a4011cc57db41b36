"""random: all moves are equally likely."""

from orrery.bots.api import Bot
from orrery.engine.sight import Sight


class Random(Bot):
    def choose(self, sight: Sight) -> int:
        return sight.any_move(self.luck, self.stream)
