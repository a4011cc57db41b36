"""greedy: plays each move on imagined tables, and takes the one that the game's own evaluation likes best."""

from mypy_extensions import mypyc_attr

from orrery.bots.api import Bot, play_and_pay
from orrery.engine.agenda import State
from orrery.engine.sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Looks one move ahead. Among equal moves it draws one."""

    def choose(self, sight: Sight) -> int:
        moves = sight.moves
        if len(moves) == 1:
            return moves[0]
        payment = sight.usual_move()
        if payment >= 0:
            return payment
        tables: list[State] = []
        best: list[int] = []
        best_value = -1.0
        for m in moves:
            value = self.judge(sight, tables, m)
            if value > best_value:
                best = []
                best_value = value
            if value == best_value:
                best.append(m)
        return self.any_of(best)

    def judge(self, sight: Sight, tables: list[State], m: int) -> float:
        """The worth of what a move leads to. If chance plays a part, it is the mean over several imagined tables."""
        total = 0.0
        samples = sight.game.GREEDY_SAMPLES
        for n in range(samples):
            if n == len(tables):
                table = sight.imagine(self.seed())
                table.journal = None
                tables.append(table)
            h: State = tables[n].clone()
            play_and_pay(h, sight.seat, m)
            total += self.value(sight, h)
            if h.revelations == tables[n].revelations:
                return total / float(n + 1)
        return total / float(samples)

    def value(self, sight: Sight, h: State) -> float:
        return sight.game.evaluate(h, sight.seat)
