"""Bots that are not ours get an imagined table instead of the true one, and luck that tells nothing of the deal."""

from typing import Final, final

from mypy_extensions import i64

from orrery.bots.api import Bot
from orrery.bots.greedy import Greedy
from orrery.bots.rehearsal import Rehearsal
from orrery.bots.search import Search
from orrery.bots.uniform import Random
from orrery.engine.chance import Chance
from orrery.engine.sight import Sight


@final
class Guarded(Bot):
    """Stands between the table and a bot. The bot gets nothing from which the true table can be reached."""

    def __init__(self, bot: Bot, seed: int = 0) -> None:
        self.bot = bot
        luck = Chance()
        luck.reseed(seed, 1)
        super().sit_down(luck, 0)  # the bot keeps the luck that it came with until a game begins

    def sit_down(self, luck: Chance, stream: i64) -> None:
        """Give the bot luck of its own: ours is shared by all seats, and its seed is that of the deal."""
        super().sit_down(luck, stream)
        own = Chance()
        own.reseed(self.seed(), 1)
        self.bot.sit_down(own, 0)

    def choose(self, sight: Sight) -> int:
        return self.bot.choose(Sight(sight.game, sight.imagine(self.seed()), sight.seat))

    def hurry(self, seconds: float) -> None:
        self.bot.hurry(seconds)


TRUSTED: Final[list[type]] = [Random, Greedy, Search, Rehearsal, Guarded]  # their subclasses are not


def guarded(bot: Bot, seed: int = 0) -> Bot:
    """The bot as it may sit at a true table: our own bots as they are, others with a guard."""
    return bot if type(bot) in TRUSTED else Guarded(bot, seed)
