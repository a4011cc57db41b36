"""Replay: a table as it was, the outline of its moves, the scores after each move, the record."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from orrery.engine.agenda import State, play, waiting
from orrery.engine.game import Game
from orrery.engine.journal import ONLOOKER
from orrery.engine.record import Record
from orrery.server.messages import Frame, Outlined, RecordText, Scores
from orrery.server.table import LiveTable

EVERY = 16  # moves between two states that are kept; after as many other requests get their turn
KEPT = 32  # tables, of up to 1 MB each
Moves = list[tuple[int, str]]
T = TypeVar("T")


class Past:
    """A table as it was. States are kept at intervals, so that a look replays few moves.

    The rules hold Python's lock while they run, so a thread would not help: long replays are done in pieces instead.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.forget()

    def forget(self) -> None:
        self.moves: Moves = []  # of which the rest was made
        self.states: list[State] = []  # after every so many moves
        self.lines: dict[int, list[str]] = {}  # of the log, by seat, as far as they were asked for
        self.counts: dict[int, list[int]] = {}  # by seat: how long its log was after every move
        self.rows: list[list[int]] = []  # the scores after every move

    async def state(self, live: LiveTable, moves: Moves, at: int) -> State:
        """The table after `at` of these moves. The caller holds the lock."""
        if moves[: len(self.moves)] != self.moves[: len(moves)]:  # some were taken back
            self.forget()
        self.moves = max(self.moves, moves, key=len)
        if not self.states:
            self.states = [first_state(live)]
        while len(self.states) <= at // EVERY:
            end = len(self.states) * EVERY
            self.states.append(moved_on(self.states[-1], moves[end - EVERY : end]))
            await asyncio.sleep(0)
        return moved_on(self.states[at // EVERY], moves[at - at % EVERY : at])

    def heard(self, live: LiveTable, g: State, seat: int) -> list[str]:
        """The log of a seat. It only grows during a game, so that each line is made once."""
        assert g.journal is not None
        lines = self.lines.setdefault(seat, [])
        count = g.journal.count(seat)
        if count > len(lines):
            lines += live.game.heard(g, seat, len(lines))
        return lines[:count]

    async def frame(self, live: LiveTable, at: int, seat: int) -> Frame:
        """What a seat saw after `at` moves. Sealed answers to the current question are left out."""
        async with self.lock:
            moves = open_moves(live)
            at = min(at, len(moves))
            before = await self.state(live, moves[:at], max(0, at - 1))
            g = moved_on(before, moves[max(0, at - 1) : at])
            return Frame(
                at=at,
                moves=len(moves),
                seat=seat,
                view=live.game.view(g, seat),
                waiting=[int(other) for other in waiting(g)],
                heard=self.heard(live, g, seat),
                heard_before=len(self.heard(live, before, seat)) if at else 0,
            )

    async def outline(self, live: LiveTable, seat: int) -> Outlined:
        """The outline of the moves, as a seat heard them. Sealed answers are left out."""
        async with self.lock:
            moves = open_moves(live)
            await self.state(live, moves, 0)  # forgets what was taken back
            counts = self.counts.setdefault(seat, [])
            await self.complete(live, moves, counts, lambda g: 0 if g.journal is None else g.journal.count(seat))
            return Outlined(seat, [int(mover) for mover, _ in moves], counts[: len(moves) + 1])

    async def scores(self, live: LiveTable) -> Scores:
        """The scores after every move of a game that is over."""
        async with self.lock:
            await self.complete(
                live, live.table.record.moves, self.rows, lambda g: [int(n) for n in live.game.outcome(g).scores]
            )
            return Scores(self.rows)

    async def complete(self, live: LiveTable, moves: Moves, made: list[T], make: Callable[[State], T]) -> None:
        """Append what is missing: what `make` makes of the table before the first move, and after each."""
        g = await self.state(live, moves, min(len(made), len(moves)))
        while len(made) <= len(moves):
            made.append(make(g))
            g = moved_on(g, moves[len(made) - 1 : len(made)])
            if len(made) % EVERY == 0:
                await asyncio.sleep(0)


class Pasts:
    """The pasts of the tables that were looked at last."""

    def __init__(self) -> None:
        self.kept: dict[str, Past] = {}  # by table, the latest last

    def of(self, live: LiveTable) -> Past:
        past = self.kept.pop(live.id, None) or Past()
        self.kept[live.id] = past
        if len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]
        return past


def open_moves(live: LiveTable) -> Moves:
    """The moves that can be looked at: during a game those that are not sealed any more."""
    moves = live.table.record.moves
    return moves if live.standing.result is not None else moves[: live.table.opened]


def first_state(live: LiveTable) -> State:
    """The table before its first move."""
    record = live.table.record
    return live.game.new(record.seats, record.seed, record.options, live.table.g.content(), True)


def moved_on(g: State, moves: Moves) -> State:
    """A copy of the table, some moves later."""
    g = g.clone()
    read = g.content().language.read
    for seat, text in moves:
        play(g, seat, read(text))
    return g


def record_text(game: Game, record: Record, id: str, names: Sequence[str] = ()) -> RecordText:
    return RecordText(f"{game.NAME}-{id}.orrery.json", record.write(names))


def may_look(live: LiveTable, own: int, seat: int) -> bool:
    """During a game a visitor sees only their own seat; after it, every seat."""
    if live.standing.result is not None:
        return seat < live.setting.seats or seat == ONLOOKER
    return seat == own
