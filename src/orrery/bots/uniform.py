"""random: any move, each as likely as the others."""

from orrery.bots.api import Bot
from orrery.engine.sight import Sight


class Random(Bot):
    def choose(self, sight: Sight) -> int:
        return sight.any_move(self.luck, self.stream)
