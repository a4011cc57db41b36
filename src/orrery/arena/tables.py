"""Many tables of one game that take a step each in one call: what the environments for learners stand on."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from orrery.bots.api import Bot, check_signals
from orrery.engine.agenda import NOBODY, State, is_among, play
from orrery.engine.chance import Chance
from orrery.engine.features import Row
from orrery.engine.game import Box, Game, Value
from orrery.engine.series import seed_of
from orrery.engine.sight import Sight

BOT_SEEDS: Final = 1 << 200  # keeps the seeds of bots and of random actions apart from those of the tables
RUNS: Final = 0
OVER: Final = 1
LOST: Final = 2  # by an action that was not legal
PENALTY: Final = -1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Rewards:
    """What each seat gets at the end: its share of the win, or how far it is ahead of the best other seat."""

    def __init__(self, margin: bool = False) -> None:
        self.margin = margin

    def of(self, game: Game, g: State) -> list[float]:
        if not self.margin:
            return game.shares(g)
        scores = game.outcome(g).scores
        return [float(scores[i] - max(scores[:i] + scores[i + 1 :])) for i in range(len(scores))]


@final
class Tables:
    """Tables that begin anew when their games are over. A step changes these, which numpy looks into, in place."""

    def __init__(self, game: Game, box: Box, seats: int, options: dict[str, Value], tables: int) -> None:
        self.game = game
        self.box = box
        self.seats = seats
        self.options = options
        self.choosers = game.choosers(seats, options)
        self.rewards_of = Rewards()
        self.bots: list[list[Bot]] = []  # by table: those beside the learner; none if every seat is a learner's
        self.seat: i64 = NOBODY  # the learner's, beside bots; NOBODY: another one in each game
        self.seed = 0
        self.luck = Chance()
        self.g: list[State] = [game.set_up(seats, 0, options, box, False) for _table in range(tables)]
        self.actions = game.actions(self.g[0].content())
        self.rows = Row(len(game.columns(self.g[0])), tables)
        self.last_rows = Row(self.rows.width, tables)  # of the games that are over, for the seats that moved last
        self.masks: vec[u8] = vec[u8]([0] * (tables * len(self.actions.moves)))
        self.masked: list[vec[i64]] = [vec[i64]() for _table in range(tables)]  # the moves that the masks show
        self.drawn = vec[i64]([0] * tables)
        self.games = vec[i64]([0] * tables)  # begun so far
        self.learners = vec[i64]([0] * tables)  # the learner's seat at this table, beside bots
        self.asked = vec[i64]([0] * tables)  # the seat that the row is for
        self.moved = vec[i64]([0] * tables)  # the seat whose action was taken in this step
        self.ends = vec[i64]([0] * tables)  # RUNS, OVER or LOST
        self.rewards = vec[float]([0.0] * (tables * seats))

    def reset(self, seed: int) -> None:
        """Begin everywhere anew."""
        self.seed = seed
        self.luck.reseed(seed | BOT_SEEDS, 1)
        for t in range(len(self.g)):
            self.games[t] = 0
            self.ends[t] = RUNS
            self.begin(t)
            self.look(t)

    def begin(self, t: i64) -> None:
        """Begin a game. Its seed depends on the number of games at this table only."""
        n = self.games[t] * len(self.g) + t
        seed = seed_of(self.seed, n)
        self.g[t] = self.game.set_up(self.seats, seed, self.options, self.box, False)
        self.games[t] += 1
        if self.bots:
            self.learners[t] = self.choosers[n % len(self.choosers)] if self.seat == NOBODY else self.seat
            luck = Chance()
            luck.reseed(seed | BOT_SEEDS, self.seats)
            for seat in range(self.seats):
                self.bot(t, seat).sit_down(luck, seat)
            self.let_bots_play(t)
            if self.g[t].asked < 0:
                self.begin(t)  # the learner was never asked

    def bot(self, t: i64, seat: i64) -> Bot:
        """The bot of a seat: the first one has the seat behind the learner's."""
        bots = self.bots[t]
        return bots[(seat - self.learners[t] - 1 + self.seats) % self.seats % len(bots)]

    def let_bots_play(self, t: i64) -> None:
        """Play on to the learner's next question, or to the end."""
        g = self.g[t]
        while g.asked >= 0 and g.asked != self.learners[t]:
            move: int = self.bot(t, g.asked).choose(Sight(self.game, g, g.asked))
            play(g, g.asked, move)

    def step(self, actions: list[int]) -> None:
        """Take an action at each table. A game that ends makes room for a new one at once."""
        check_signals()
        for t in range(len(self.g)):
            self.ends[t] = RUNS
            self.act(t, actions[t])
            if self.ends[t] != RUNS:
                self.last_rows.begin(t)
                self.game.features(self.g[t], self.moved[t], self.last_rows)
                self.begin(t)
            self.look(t)

    def act(self, t: i64, action: i64) -> None:
        g = self.g[t]
        seat = g.asked
        self.moved[t] = seat
        for i in range(t * self.seats, t * self.seats + self.seats):
            self.rewards[i] = 0.0
        move: i64 = -1
        if 0 <= action < len(self.actions.moves):
            move = self.actions.moves[action]
        if not is_among(g.moves, move):
            self.ends[t] = LOST
            self.rewards[t * self.seats + seat] = PENALTY
            return
        play(g, seat, move)
        if self.bots:
            self.let_bots_play(t)
        if g.asked < 0:
            self.ends[t] = OVER
            rewards = self.rewards_of.of(self.game, g)
            for i in range(self.seats):
                self.rewards[t * self.seats + i] = rewards[i]

    def look(self, t: i64) -> None:
        """Write what the seat that is asked may know, and may do."""
        g = self.g[t]
        self.asked[t] = g.asked
        self.rows.begin(t)
        self.game.features(g, g.asked, self.rows)
        actions = self.actions
        start = t * len(actions.moves)
        for m in self.masked[t]:
            self.masks[start + actions.index(m)] = 0
        for m in g.moves:
            self.masks[start + actions.index(m)] = 1
        self.masked[t] = g.moves

    def draw(self) -> None:
        """Draw a random legal action for each table."""
        for t in range(len(self.g)):
            moves = self.g[t].moves
            self.drawn[t] = self.actions.index(moves[self.luck.below(0, len(moves))])
