"""How search thinks in a game of plans, where random moves tell nothing and a tree ends before a plan bears fruit.

The moves that greedy likes best are rehearsed: each is played at the same imagined tables, and everybody plays greedily
for a while after it. The worse half is dropped, the rest rehearsed on, until one is left (sequential halving,
https://proceedings.mlr.press/v28/karnin13.html).
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from orrery.bots.api import breathe, play_and_pay
from orrery.bots.greedy import Greedy
from orrery.engine.agenda import State
from orrery.engine.game import Game
from orrery.engine.sight import Sight

LIKELY: Final = 8  # moves that are rehearsed at most
HOPELESS: Final = 0.05  # so much of a win behind the best, a move is not rehearsed


class Rehearsal(Greedy):
    """Greedy with second thoughts."""

    def best(self, sight: Sight, rehearsals: int, seconds: float) -> int:
        """One of the moves, after so many rehearsals or so much time."""
        start = perf_counter()
        likely = self.candidates(sight, min(LIKELY, max(1, rehearsals // 2)))
        self.totals: dict[int, float] = {m: 0.0 for m in likely}
        halvings = (len(likely) - 1).bit_length()
        for n in range(halvings):
            end = start + seconds * (n + 1) / halvings
            for _n in range(max(1, rehearsals // halvings // len(likely))):
                table = sight.imagine(self.seed())
                table.journal = None
                for m in likely:
                    self.totals[m] += rehearse(sight.game, table.clone(), sight.seat, m)
                breathe()
                if perf_counter() > end:
                    break
            likely.sort(key=lambda m: -self.totals[m])
            likely = likely[: (len(likely) + 1) // 2]
        return likely[0]

    def candidates(self, sight: Sight, most: int) -> list[int]:
        """What greedy would think of, the best first."""
        tables: list[State] = []
        worths: dict[int, float] = {m: self.judge(sight, tables, m) for m in sight.moves}
        moves = sorted(sight.moves, key=lambda m: -worths[m])
        return [m for m in moves[:most] if worths[m] >= worths[moves[0]] - HOPELESS]


def rehearse(game: Game, h: State, seat: i64, move: i64) -> float:
    """What a move is worth to a seat when everybody has played greedily for a while."""
    play_and_pay(h, seat, move)
    for _n in range(game.GREEDY_ROLLOUT_MOVES):
        if h.asked >= 0:
            play_and_pay(h, h.asked, reply(game, h))
    return game.evaluate(h, seat) if h.asked >= 0 else game.shares(h)[seat]


def reply(game: Game, h: State) -> i64:
    """The move that looks best to the seat that is asked, at this very table: even rolls to come are known."""
    best: i64 = h.moves[0]
    if len(h.moves) > 1:
        most = -1.0
        for m in h.moves:
            after: State = h.clone()
            play_and_pay(after, h.asked, m)
            worth = game.evaluate(after, h.asked)
            if worth > most:
                best = m
                most = worth
    return best
