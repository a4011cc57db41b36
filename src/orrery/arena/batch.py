"""Many games over several processes. The figures do not depend on the number of processes."""

import gc
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from time import perf_counter, process_time
from typing import Any, TextIO

from orrery.arena.match import DIGEST_BYTES, WHOLE, Bench, Tally, play_many
from orrery.arena.places import Pace, Place, Processes
from orrery.arena.rules import rules_digest
from orrery.arena.shards import PART_FORMAT, WHOLE_RUN, Shard, join
from orrery.arena.statistics import deviation, interval
from orrery.bots import names
from orrery.bots.program import FAULTS, PROGRAMS
from orrery.engine.game import AUTOMATON, Box, ContentFiles, Value
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
    files: dict[str, str] = field(default_factory=dict)  # the content, for processes that cannot read its folder

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
        rules.new(self.seats, self.seed, options, self.box())
        for name in self.bots:
            names.make(name, 0)

    def box(self) -> Box:
        """The content of all games."""
        rules = game(self.game)
        if self.files and self.content not in rules.digests:
            rules.digests[self.content] = rules.add_box(ContentFiles("", dict(self.files))).digest
        return rules.box(self.content)

    def packed(self) -> "Study":
        """The same with its content files inside."""
        return replace(self, files=dict(self.box().files)) if self.content else self

    def identity(self) -> dict[str, Any]:
        """What decides the results. Runs may be joined only if this is the same."""
        parts = asdict(self)
        for name in ("results", "records", "content", "files"):
            del parts[name]
        rules = game(self.game)
        parts |= {"bots": list(self.bots), "options": rules.written_out(self.options)}
        return {**parts, "content": self.box().digest, "version": rules.VERSION, "rules": rules_digest(self.game)}


def play_some(study: Study, start: int, stop: int) -> Tally:
    """Play the games `start` to `stop` - 1 of a study."""
    tally = Tally(study.seats)
    bench = bench_of(study)
    started = process_time()
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
    tally.seconds = process_time() - started
    return tally


def bench_of(study: Study) -> Bench:
    rules = game(study.game)
    bench = Bench(rules, study.box(), study.seats, rules.written_out(study.options), study.seed)
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
    study: Study,
    workers: int = 1,
    out: TextIO | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    shard: Shard = WHOLE_RUN,
    place: Place | None = None,
) -> dict[str, Any]:
    """Play a study. `out` gets a line for each game, `progress` the number of games just finished.

    With a shard, play only that part of the games; `shards.merge` joins the parts. A place is where the games are
    played if not in processes of this machine.
    """
    started = perf_counter()
    total = Tally(study.seats)
    place = place or Processes(workers)
    for tally in play_all(study, shard.of(study.games), place):
        if out is not None:
            out.writelines(f"{line}\n" for line in tally.lines)
        total.merge(tally)
        if progress is not None:
            progress(tally.games)
    PROGRAMS.close()
    figures = report(study, total, perf_counter() - started, place.workers)
    if shard != WHOLE_RUN:
        figures["part"] = part_of(study, total, shard.of(study.games))
    return figures


def play_all(study: Study, games: range, place: Place) -> Iterator[Tally]:
    """The tallies of all games, in order. Only as many are in memory as the workers need to stay busy."""
    pace = Pace(place.seconds, max(1, min(place.most_games, len(games) // (place.workers * 8))))
    packed = study.packed() if place.is_remote else study
    for tally in place.spread(play_some, ((packed, part.start, part.stop) for part in pace.cut(games))):
        pace.learn(tally.games, tally.seconds)
        yield tally


def part_of(study: Study, total: Tally, games: range) -> dict[str, Any]:
    """What is needed to join the results of a shard with those of the others. All sums are whole numbers."""
    return {
        "format": PART_FORMAT,
        "command": study.identity(),
        "games": [games.start, games.stop],
        "decisions": total.decisions,
        "wins": total.wins,
        "ties": total.ties,
        "totals": total.totals,
        "squares": total.squares,
        "by_bot": total.by_bot,
        "programs": total.programs,
        "digest": f"{total.digest:0{2 * DIGEST_BYTES}x}",
        "seconds": round(total.seconds, 3),
    }


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


def bot_figures(line: list[int]) -> dict[str, Any]:
    """`share` is the share of the wins, with its 95 % interval. A tie is divided among those who tied."""
    wins, ties, games, parts = line
    low, high = interval(parts / WHOLE, games)
    return {
        "wins": wins,
        "ties": ties,
        "games": games,
        "share": round(parts / (WHOLE * games), 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def is_compiled() -> bool:
    """Do the rules run compiled?"""
    from orrery.engine import agenda

    return not str(agenda.__file__).endswith(".py")


def merged(parts: list[tuple[str, dict[str, Any]]]) -> dict[str, Any]:
    """The figures of a whole run, from those of all its shards in any order."""
    whole, total, command = join(parts)
    study = Study(**{name: value for name, value in command.items() if name not in ("content", "version", "rules")})
    figures = report(study, total, max(total.seconds, 1e-9), len(parts))
    return {**figures, "compiled": all(figures["compiled"] for figures in whole), "parts": len(parts)}
