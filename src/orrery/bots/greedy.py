"""greedy: looks one move ahead, and takes what the game's own evaluation likes best."""

from orrery.bots.api import Bot
from orrery.engine.agenda import State, play
from orrery.engine.sight import Sight


class Greedy(Bot):
    """Equal moves are drawn for."""

    def choose(self, sight: Sight) -> int:
        moves = sight.moves
        if len(moves) == 1:
            return moves[0]
        table = sight.imagine(self.seed())
        table.journal = None
        best: list[int] = []
        best_value = -1.0
        for m in moves:
            h: State = table.clone()
            play(h, sight.seat, m)
            value = sight.game.evaluate(h, sight.seat)
            if value > best_value:
                best = []
                best_value = value
            if value == best_value:
                best.append(m)
        return self.any_of(best)
