"""Many games over several processes. The figures do not depend on the number of processes."""

import gc
import json
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import Any, TextIO

from orrery.arena.match import DIGEST_BYTES, Bench, Tally, play_many
from orrery.arena.statistics import deviation, interval
from orrery.bots import names
from orrery.bots.program import FAULTS, PROGRAMS
from orrery.engine.game import AUTOMATON, Value
from orrery.engine.record import Record
from orrery.games import game


@dataclass(frozen=True)
class Study:
    """What is to be played."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]  # fill the seats cyclically
    seed: int
    options: dict[str, Value] = field(default_factory=dict)
    rotate: bool = False  # every deal is played once with each rotation of the bots
    results: bool = False  # keep a line for each game
    records: bool = False  # keep whole records
    content: str = ""
    series: str = ""  # the name of a series: then each game is a whole series

    def choosers(self) -> list[int]:
        """The seats of the bots."""
        return game(self.game).choosers(self.seats, self.options)

    def names(self, number: int) -> list[str]:
        """The bot at each seat in game `number`. Automata stay where they are."""
        names = [AUTOMATON] * self.seats
        seats = self.choosers()
        turn = number % len(seats) if self.rotate else 0
        for i, seat in enumerate(seats):
            names[seat] = self.bots[(i + turn) % len(seats) % len(self.bots)]
        return names

    def check(self) -> None:
        """Check everything before the first game."""
        rules = game(self.game)
        options = self.options
        if self.series:
            options = rules.series(self.series, self.seats, self.seed, options).next([]).options
        rules.new(self.seats, self.seed, options, rules.box(self.content))
        for name in self.bots:
            names.make(name, 0)


def play_some(study: Study, start: int, stop: int) -> Tally:
    """Play the games `start` to `stop` - 1 of a study."""
    tally = Tally(study.seats)
    bench = bench_of(study)
    gc.disable()  # tables make no reference cycles; looking for them costs a tenth of the time
    try:
        if study.results:
            for number in range(start, stop):
                tally.lines.append(line_of(study, bench, number, tally))
        else:
            play_many(bench, tally, start, stop)
    finally:
        gc.enable()
    tally.programs = PROGRAMS.take_counts()
    return tally


def bench_of(study: Study) -> Bench:
    rules = game(study.game)
    bench = Bench(rules, rules.box(study.content), study.seats, rules.written_out(study.options), study.seed)
    bench.series = study.series
    for turn in range(len(study.choosers()) if study.rotate else 1):
        seated = study.names(turn)
        bots = ["random" if name == AUTOMATON else name for name in seated]  # an automaton's is never asked
        bench.add_row(seated, [names.make(name, 0) for name in bots])
    return bench


def line_of(study: Study, bench: Bench, number: int, tally: Tally) -> str:
    """Play a game, and return a line with its results."""
    deal = bench.deal(number)
    record = None
    if study.records:
        record = Record(bench.game, bench.game.new(study.seats, deal, study.options, bench.box), deal)
    decisions = tally.decisions
    outcome = bench.play(number, tally, record)
    line: dict[str, Any] = {"game": number, "seed": str(deal), "bots": study.names(number)}
    line |= {"decisions": tally.decisions - decisions, **outcome.data()}
    if record is not None:
        line["record"] = json.loads(record.write())
    return json.dumps(line)


def simulate(
    study: Study, workers: int = 1, out: TextIO | None = None, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play a study. `out` gets a line for each game, `progress` the number of games just finished."""
    started = perf_counter()
    total = Tally(study.seats)
    for tally in play_all(study, workers):
        if out is not None:
            out.writelines(f"{line}\n" for line in tally.lines)
        total.merge(tally)
        if progress is not None:
            progress(tally.games)
    PROGRAMS.close()
    return report(study, total, perf_counter() - started, workers)


def play_all(study: Study, workers: int) -> Iterator[Tally]:
    """The tallies of all games, in order. Only as many are in memory as the workers need to stay busy."""
    size = max(1, min(500, study.games // (workers * 8)))
    starts = range(0, study.games, size)
    if workers == 1:
        for start in starts:
            yield play_some(study, start, min(start + size, study.games))
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        ahead: deque[Future[Tally]] = deque()
        try:
            for start in starts:
                with ignoring_interrupts():
                    ahead.append(pool.submit(play_some, study, start, min(start + size, study.games)))
                if len(ahead) >= workers * 4:
                    yield ahead.popleft().result()
            while ahead:
                yield ahead.popleft().result()
        finally:
            if ahead:  # somebody has interrupted it
                for worker in active_children():
                    worker.kill()
                # Otherwise half a result would make its reader wait for the rest.
                pool._result_queue._writer.close()  # type: ignore[attr-defined]


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes that are started here ignore Ctrl-C, because we end them ourselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def report(study: Study, total: Tally, seconds: float, workers: int) -> dict[str, Any]:
    """The figures as `simulate --json` prints them."""
    rules = game(study.game)
    figures: dict[str, Any] = {
        "game": study.game,
        "seats": study.seats,
        "options": rules.written_out(study.options),
        "bots": study.names(0),
        **({"series": study.series} if study.series else {}),
        "games": total.games,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(total.decisions / seconds),
        "games_per_second": round(total.games / seconds, 1),
        "compiled": is_compiled(),
        "workers": workers,
        "wins": total.wins,
        "ties": total.ties,
        "scores": {
            "mean": [round(scores / max(1, total.games), 3) for scores in total.totals],
            "sd": [round(deviation(total.games, *sums), 3) for sums in zip(total.totals, total.squares, strict=True)],
        },
    }
    if study.rotate:
        figures["by_bot"] = {name: bot_figures(line) for name, line in total.by_bot.items()}
    if total.programs:
        figures["programs"] = {name: program_figures(counts) for name, counts in sorted(total.programs.items())}
    figures["digest"] = f"{total.digest:0{2 * DIGEST_BYTES}x}"
    is_late = any(counts.get("late") or counts.get("ended") for counts in total.programs.values())
    figures["reproducible"] = not is_late and not any(names.is_timed(name) for name in study.bots)
    return figures


def program_figures(counts: dict[str, int]) -> dict[str, int]:
    """How often a program was started, answered, and did not answer rightly: then a random move was made for it."""
    return {kind: counts.get(kind, 0) for kind in ("starts", "answers", *FAULTS)}


def bot_figures(line: list[float]) -> dict[str, Any]:
    """`share` is the share of the wins, with its 95 % interval. A tie is divided among those who tied."""
    wins, ties, games, shares = line
    low, high = interval(shares, int(games))
    return {
        "wins": int(wins),
        "ties": int(ties),
        "games": int(games),
        "share": round(shares / games, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def is_compiled() -> bool:
    """Do the rules run compiled?"""
    from orrery.engine import agenda

    return not str(agenda.__file__).endswith(".py")
