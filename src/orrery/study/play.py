"""Plays the games of a task, and returns what a study keeps of them as Parquet files in memory."""

import gc
from io import BytesIO
from time import process_time
from typing import Any

from orrery.arena.batch import Study, bench_of
from orrery.arena.match import DIGEST_BYTES, WHOLE, Bench, Tally, play_out
from orrery.bots.api import Bot
from orrery.engine.agenda import play
from orrery.engine.game import AUTOMATON, Outcome
from orrery.engine.sight import Sight
from orrery.study.watching import watch_of
from orrery.study.watching.watch import Watch

Row = dict[str, Any]


class Notes:
    """The rows of all tables."""

    def __init__(self) -> None:
        self.tables: dict[str, list[Row]] = {"games": [], "seats": []}

    def add(self, table: str, row: Row) -> None:
        self.tables.setdefault(table, []).append(row)

    def files(self) -> dict[str, bytes]:
        """The tables as Parquet, by name."""
        import polars

        files = {}
        for name, rows in self.tables.items():
            buffer = BytesIO()
            polars.DataFrame(rows, infer_schema_length=None).write_parquet(buffer)
            files[name] = buffer.getvalue()
        return files


class Part:
    """What a task has brought."""

    def __init__(self, cell: int, start: int, stop: int, tally: Tally, files: dict[str, bytes]) -> None:
        self.cell = cell
        self.start = start
        self.stop = stop
        self.files = files
        self.seconds = tally.seconds
        self.about = {
            "cell": cell,
            "start": start,
            "stop": stop,
            "decisions": tally.decisions,
            "digest": f"{tally.digest:0{2 * DIGEST_BYTES}x}",
            "seconds": round(tally.seconds, 4),
        }


def play_part(cell: int, study: Study, keep: frozenset[str], start: int, stop: int) -> Part:
    """Play the games `start` to `stop` - 1 of a cell."""
    started = process_time()
    bench = bench_of(study)
    player = Player(cell, study, bench, keep)
    gc.disable()
    try:
        for number in range(start, stop):
            player.play(number)
    finally:
        gc.enable()
    player.tally.seconds = process_time() - started
    return Part(cell, start, stop, player.tally, player.notes.files())


class Player:
    """Plays the games of one cell, and notes what is wanted."""

    def __init__(self, cell: int, study: Study, bench: Bench, keep: frozenset[str]) -> None:
        self.cell = cell
        self.bench = bench
        self.keep = keep
        self.series = study.series
        self.tally = Tally(study.seats)
        self.notes = Notes()

    def play(self, number: int) -> None:
        bench = self.bench
        names = bench.names[number % len(bench.names)]
        self.row = {"cell": self.cell, "game": number, "deal": number // len(bench.names)}
        before = self.tally.decisions
        if self.series:
            outcome = bench.play(number, self.tally)
            self.note(names, outcome, self.tally.decisions - before, -1, None)
            return
        bots = bench.sit_down(number)
        g: Any = bench.set_up(number)
        first = int(getattr(g, "first", -1))
        watch = watch_of(bench.game.NAME, g) if self.keep & {"leaders", "things"} else None
        if watch is None and "decisions" not in self.keep:
            decisions = play_out(bench.game, g, bots)
        else:
            decisions = self.play_watched(g, bots, watch)
        outcome = bench.game.outcome(g)
        self.tally.add(number, names, decisions, outcome)
        self.note(names, outcome, decisions, first, watch)

    def play_watched(self, g: Any, bots: list[Bot], watch: Watch | None) -> int:
        """Let the bots play to the end, and look on. Returns the number of decisions."""
        game = self.bench.game
        sights = [Sight(game, g, seat) for seat in range(g.seats)]
        decisions = self.choices = 0
        if watch:
            watch.look(game)
        while g.asked >= 0:
            seat = g.asked
            move = bots[seat].choose(sights[seat])
            self.choices += len(g.moves)
            if "decisions" in self.keep:
                self.notes.add("decisions", self.decision(g, decisions, seat, move))
            if watch:
                watch.remember()
            play(g, seat, move)
            decisions += 1
            if watch:
                watch.look(game)
        return decisions

    def decision(self, g: Any, number: int, seat: int, move: int) -> Row:
        language = g.content().language
        told = {"decision": number, "seat": seat, "question": type(g.agenda[-1]).__name__}
        return {
            **self.row,
            **told,
            "moves": len(g.moves),
            "verb": language.verb(move).name,
            "move": language.show(move),
        }

    def note(self, names: list[str], outcome: Outcome, decisions: int, first: int, watch: Watch | None) -> None:
        """Note the result of a game."""
        scores = sorted(outcome.scores, reverse=True)
        winners = outcome.places.count(1)
        row: Row = {"decisions": decisions, "winners": winners, "margin": scores[0] - scores[1] if scores[1:] else 0}
        if watch and "leaders" in self.keep:
            row["leaders"] = watch.sampled_leaders()
        if watch:
            row |= {f"count {name}": n for name, n in watch.counts().items()}
            row["count legal moves of a decision"] = self.choices / max(1, decisions)
        self.notes.add("games", {**self.row, **row})
        automata = [name == AUTOMATON for name in names]
        for seat, name in enumerate(names):
            self.notes.add("seats", {**self.row, **self.seat(seat, name, outcome, first, watch)})
        if watch and "things" in self.keep:
            self.note_things(names, outcome, first, watch, automata)

    def seat(self, seat: int, name: str, outcome: Outcome, first: int, watch: Watch | None) -> Row:
        seats = len(outcome.places)
        row: Row = {"seat": seat, "bot": name, "turn": turn_of(seat, first, seats)}
        row |= {"score": int(outcome.scores[seat]), "place": outcome.places[seat], "won": won(outcome, seat)}
        for category, points in outcome.sheet[seat]:
            row[f"points {category}"] = row.get(f"points {category}", 0) + int(points)
        if watch:
            row |= {f"count {name}": n for name, n in watch.seat_counts(seat).items()}
        return row

    def note_things(self, names: list[str], outcome: Outcome, first: int, watch: Watch, automata: list[bool]) -> None:
        """Note each thing that was on offer, and each that somebody took."""
        ids = watch.ids()
        taken = {(kind, thing) for kind, thing, _ in watch.taken}
        for kind, thing in sorted(watch.seen - taken):
            self.notes.add("things", {**self.row, "kind": kind, "thing": named(ids, kind, thing), **NOBODY})
        for (kind, thing, seat), standing in watch.taken.items():
            if automata[seat]:
                continue
            who = {"seat": seat, "bot": names[seat], "turn": turn_of(seat, first, len(names))}
            told = {"standing": standing, "won": won(outcome, seat)}
            self.notes.add("things", {**self.row, "kind": kind, "thing": named(ids, kind, thing), **who, **told})


NOBODY: Row = {"seat": None, "bot": None, "turn": None, "standing": None, "won": None}


def named(ids: dict[str, list[str]], kind: str, thing: int) -> str:
    known = ids.get(kind, [])
    return known[thing] if 0 <= thing < len(known) else str(thing)


def turn_of(seat: int, first: int, seats: int) -> int | None:
    """The place of a seat in the first turn order; none if the game has none."""
    return (seat - first) % seats if first >= 0 else None


def won(outcome: Outcome, seat: int) -> int:
    """The share of the win, in parts of WHOLE."""
    return WHOLE // outcome.places.count(1) if outcome.places[seat] == 1 else 0
