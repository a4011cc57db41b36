"""Games between bots, one or many."""

from hashlib import blake2b
from typing import Final

from orrery.bots.api import Bot, check_signals
from orrery.bots.guarded import guarded
from orrery.engine.agenda import State, play
from orrery.engine.chance import Chance
from orrery.engine.game import Box, Game, Outcome, Value
from orrery.engine.record import Record
from orrery.engine.series import seed_of
from orrery.engine.sight import Sight

DIGEST_BYTES: Final = 16
BOT_SEEDS: Final = 1 << 200  # keeps the seeds of the bots apart from those of the tables
WHOLE: Final = 840  # a win; 1 to 8 who tie can share it without a rest


def play_out(game: Game, g: State, bots: list[Bot], record: Record | None = None) -> int:
    """Let the bots play the game to its end. Returns the number of decisions."""
    return play_guarded(game, g, [guarded(bot) for bot in bots], record)


def play_guarded(game: Game, g: State, bots: list[Bot], record: Record | None = None) -> int:
    """The same with bots that have their guards."""
    check_signals()
    decisions = 0
    sights = [Sight(game, g, seat) for seat in range(g.seats)]
    while g.asked >= 0:
        seat = g.asked
        move = bots[seat].choose(sights[seat])
        if record is not None:
            record.moves.append((int(seat), g.content().language.show(move)))
        play(g, seat, move)
        decisions += 1
    if record is not None:
        record.outcome = game.outcome(g).data()
    return decisions


class Tally:
    """The results of some games, added up."""

    def __init__(self, seats: int = 0) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0] * seats  # wins that are not shared
        self.ties = 0
        self.totals = [0] * seats  # sums of the scores and of their squares
        self.squares = [0] * seats
        self.by_bot: dict[str, list[int]] = {}  # wins, ties, games, shares of wins in parts of WHOLE
        self.digest = 0
        self.lines: list[str] = []  # what is kept of each game
        self.programs: dict[str, dict[str, int]] = {}  # how the answers of programs were, by bot
        self.seconds = 0.0  # of processor time, all workers together

    def add(self, number: int, names: list[str], decisions: int, outcome: Outcome) -> None:
        winners = outcome.places.count(1)
        self.games += 1
        self.decisions += decisions
        self.ties += int(winners > 1)
        for seat in range(len(names)):
            score = outcome.scores[seat]
            self.totals[seat] += score
            self.squares[seat] += score * score
            if names[seat] not in self.by_bot:
                self.by_bot[names[seat]] = [0, 0, 0, 0]
            line = self.by_bot[names[seat]]
            line[2] += 1
            if outcome.places[seat] == 1:
                line[3] += WHOLE // winners
                line[0 if winners == 1 else 1] += 1
                self.wins[seat] += int(winners == 1)
        told = f"{number} {decisions} {outcome.scores} {outcome.places}".encode()
        self.digest += int.from_bytes(blake2b(told, digest_size=DIGEST_BYTES).digest(), "little")

    def merge(self, other: "Tally") -> None:
        """Add the results of other games, without their lines."""
        self.games += other.games
        self.decisions += other.decisions
        self.ties += other.ties
        self.seconds += other.seconds
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.totals[seat] += other.totals[seat]
            self.squares[seat] += other.squares[seat]
        for name, line in other.by_bot.items():
            mine = self.by_bot.setdefault(name, [0, 0, 0, 0])
            for i in range(4):
                mine[i] += line[i]
        for name, counts in other.programs.items():
            ours = self.programs.setdefault(name, {})
            for kind, n in counts.items():
                ours[kind] = ours.get(kind, 0) + n
        self.digest = (self.digest + other.digest) % (1 << 8 * DIGEST_BYTES)


class Bench:
    """What a series of games is played with."""

    def __init__(self, game: Game, box: Box, seats: int, options: dict[str, Value], seed: int) -> None:
        self.game = game
        self.box = box
        self.seats = seats
        self.options = options
        self.seed = seed
        self.names: list[list[str]] = []  # the bot at each seat: one row for each rotation
        self.bots: list[list[Bot]] = []
        self.luck = Chance()
        self.series = ""  # the name of a series that is played instead of single games

    def add_row(self, names: list[str], bots: list[Bot]) -> None:
        self.names.append(names)
        self.bots.append([guarded(bot) for bot in bots])

    def deal(self, number: int) -> int:
        """The seed of a game. The rotations of one deal have the same seed."""
        return seed_of(self.seed, number // len(self.names))

    def sit_down(self, number: int) -> list[Bot]:
        """The bots of a game, ready to play it."""
        bots = self.bots[number % len(self.names)]
        self.luck.reseed(self.deal(number) | BOT_SEEDS, self.seats)
        for seat in range(self.seats):
            bots[seat].sit_down(self.luck, seat)
        return bots

    def set_up(self, number: int) -> State:
        """The table of a game."""
        return self.game.set_up(self.seats, self.deal(number), self.options, self.box, False)

    def play(self, number: int, tally: Tally, record: Record | None = None) -> Outcome:
        """Play one game, and add it to the tally."""
        bots = self.sit_down(number)
        if self.series:
            decisions, outcome = play_series(self, self.deal(number), bots)
        else:
            g = self.set_up(number)
            decisions = play_guarded(self.game, g, bots, record)
            outcome = self.game.outcome(g)
        tally.add(number, self.names[number % len(self.names)], decisions, outcome)
        return outcome


def play_series(bench: Bench, seed: int, bots: list[Bot]) -> tuple[int, Outcome]:
    """Play a series to its end. Its outcome has the points of its standing as scores."""
    game = bench.game
    series = game.series(bench.series, bench.seats, seed, bench.options)
    decisions = 0
    outcomes: list[Outcome] = []
    plan = series.next(outcomes)
    while plan is not None:
        g = game.new(plan.seats, plan.seed, plan.options, bench.box)
        decisions += play_guarded(game, g, bots)
        outcomes.append(game.outcome(g))
        plan = series.next(outcomes)
    points: list[int] = series.standing(outcomes)
    return decisions, Outcome(series.places(outcomes), points, [[] for _ in points])


def play_many(bench: Bench, tally: Tally, start: int, stop: int) -> None:
    """Play games, and keep only the tally."""
    for number in range(start, stop):
        bench.play(number, tally)


def perft(g: State, depth: int) -> int:
    """How many sequences of `depth` moves there are from here, with the random streams of this table."""
    if depth == 0:
        return 1
    if depth > 2:
        check_signals()
    nodes = 0
    for m in g.moves:
        if depth == 1:
            nodes += 1
            continue
        h: State = g.clone()
        play(h, g.asked, m)
        nodes += perft(h, depth - 1)
    return nodes
