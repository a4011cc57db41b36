"""How search thinks in a game of plans, where random rollouts say nothing and a tree is too short for a plan.

The moves that greedy likes best are rehearsed: each is played at the same imagined tables, then all seats play greedy
moves for a while. The worse half is dropped and the rest is rehearsed again, until one move is left (sequential
halving, https://proceedings.mlr.press/v28/karnin13.html).
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from orrery.bots.api import check_signals, play_and_pay
from orrery.bots.greedy import Greedy
from orrery.engine.agenda import State
from orrery.engine.game import Game
from orrery.engine.sight import Sight

MAX_CANDIDATES: Final = 8  # at most this many moves are rehearsed
MAX_DEFICIT: Final = 0.05  # a move that is this share of a win behind the best is not rehearsed


class Rehearsal(Greedy):
    """Chooses by greedy rollouts."""

    def best(self, sight: Sight, rehearsals: int, seconds: float) -> int:
        """The best move, after a number of rehearsals or a time."""
        start = perf_counter()
        likely = self.candidates(sight, min(MAX_CANDIDATES, max(1, rehearsals // 2)))
        self.totals: dict[int, float] = {m: 0.0 for m in likely}
        halvings = (len(likely) - 1).bit_length()
        for n in range(halvings):
            end = start + seconds * (n + 1) / halvings
            for _n in range(max(1, rehearsals // halvings // len(likely))):
                table = sight.imagine(self.seed())
                table.journal = None
                for m in likely:
                    self.totals[m] += rehearse(sight.game, table.clone(), sight.seat, m)
                check_signals()
                if perf_counter() > end:
                    break
            likely.sort(key=lambda m: -self.totals[m])
            likely = likely[: (len(likely) + 1) // 2]
        return likely[0]

    def candidates(self, sight: Sight, most: int) -> list[int]:
        """The moves that greedy likes best, the best first."""
        tables: list[State] = []
        worths: dict[int, float] = {m: self.judge(sight, tables, m) for m in sight.moves}
        moves = sorted(sight.moves, key=lambda m: -worths[m])
        return [m for m in moves[:most] if worths[m] >= worths[moves[0]] - MAX_DEFICIT]


def rehearse(game: Game, h: State, seat: i64, move: i64) -> float:
    """The worth of a move to a seat after a greedy rollout."""
    play_and_pay(h, seat, move)
    turns = max(1, game.GREEDY_ROLLOUT_TURNS)
    for _n in range(game.GREEDY_ROLLOUT_MOVES):
        turns -= game.turns_begun(h, seat)
        if h.asked < 0 or turns <= 0:
            break
        play_and_pay(h, h.asked, greedy_move(game, h))
    return game.evaluate(h, seat) if h.asked >= 0 else game.shares(h)[seat]


def greedy_move(game: Game, h: State) -> i64:
    """The greedy move of the seat that is asked, at this very table: it knows even the rolls to come."""
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
