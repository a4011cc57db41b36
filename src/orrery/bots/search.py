"""search: information-set Monte Carlo tree search, for any game, through Sight alone.

Each iteration imagines a table anew. It goes down the tree by the bandit rule, among the moves that this table
allows, adds one move, and plays a random rollout. The worth of the result to each seat is added to the nodes on the
way. One tree serves all imagined tables. https://doi.org/10.1109/TCIAIG.2012.2200894

If a game wants it, moves are rehearsed instead (orrery.bots.rehearsal).
"""

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orrery.bots.api import FOREVER, Bot, check_signals, play_and_pay
from orrery.bots.rehearsal import Rehearsal
from orrery.engine.agenda import State
from orrery.engine.chance import Chance
from orrery.engine.game import Game
from orrery.engine.sight import Sight

LEVELS: Final = {"easy": 100, "normal": 1000, "hard": 10000}
REHEARSAL: Final = 10  # a rehearsal counts as this many iterations, since it takes longer
CURIOSITY: Final = 0.4
ENDLESS: Final = 1 << 60  # iterations


@mypyc_attr(acyclic=True)
@final
class Node:
    """What is known about a sequence of moves."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat  # the seat that made the last move
        self.visits: i64 = 0
        self.chances: i64 = 0  # how often the move could have been chosen
        self.total: float = 0.0  # sum of the worths to that seat
        self.children: dict[int, Node] = {}


class Search(Bot):
    """Thinks for a number of iterations, so that a seed gives the same moves; or for a time."""

    def __init__(self, seed: int = 0, iterations: int = 1000, seconds: float = FOREVER) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds

    def sit_down(self, luck: Chance, stream: i64) -> None:
        super().sit_down(luck, stream)
        self.rehearsal = Rehearsal()
        self.rehearsal.sit_down(luck, stream)

    def hurry(self, seconds: float) -> None:
        self.seconds = min(self.seconds, seconds)

    def choose(self, sight: Sight) -> int:
        moves = sight.moves
        if len(moves) == 1:
            return moves[0]
        payment = sight.usual_move()
        if payment >= 0:
            return payment
        if sight.game.GREEDY_ROLLOUT_MOVES:
            return self.rehearsal.best(sight, self.iterations // REHEARSAL, self.seconds)
        root = self.think(sight)
        best = moves[0]
        most: i64 = 0
        for m in moves:
            child = root.children.get(m)
            if child is not None and child.visits > most:
                best = m
                most = child.visits
        return best

    def think(self, sight: Sight) -> Node:
        """Grow a tree for the present question."""
        root = Node(sight.seat)
        table = sight.imagine(self.seed())
        table.journal = None
        end = perf_counter() + self.seconds
        done: i64 = 0
        while done < self.iterations and perf_counter() < end:
            self.iterate(sight.game, sight.game.imagine(table, sight.seat, self.seed()), root)
            done += 1
            if done % 64 == 0:
                check_signals()
        return root

    def iterate(self, game: Game, h: State, root: Node) -> None:
        path: list[Node] = []
        node = root
        is_new = False
        while h.asked >= 0 and not is_new:
            m = self.untried(node, h.moves)
            is_new = m >= 0
            if is_new:
                node.children[m] = Node(h.asked)
            else:
                m = promising(node, h.moves)
            node = node.children[m]
            path.append(node)
            play_and_pay(h, h.asked, m)
        values = self.play_on(game, h)
        for node in path:
            node.visits += 1
            node.total += values[node.seat]

    def untried(self, node: Node, moves: vec[i64]) -> int:
        """A random move that is not in the tree yet; -1 if all are."""
        fresh: list[int] = []
        for m in moves:
            if m not in node.children:
                fresh.append(m)
        return self.any_of(fresh) if fresh else -1

    def play_on(self, game: Game, h: State) -> list[float]:
        """The worth to each seat, at the end of the game or after a random rollout."""
        for _n in range(game.ROLLOUT_MOVES):
            if h.asked < 0:
                break
            play_and_pay(h, h.asked, h.moves[self.luck.below(self.stream, len(h.moves))])
        if h.asked < 0:
            return game.shares(h)
        return [game.evaluate(h, seat) for seat in range(h.seats)]


def promising(node: Node, moves: vec[i64]) -> int:
    """The bandit rule: the move that did well, or was tried seldom compared with how often it could be."""
    best = -1
    best_value = -1.0
    for m in moves:
        child = node.children[m]
        child.chances += 1
        visits = float(child.visits)
        value = child.total / visits + CURIOSITY * sqrt(log(float(child.chances)) / visits)
        if value > best_value:
            best = m
            best_value = value
    return best
