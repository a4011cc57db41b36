"""Tutorials: tables with a chosen seed, at which the answers of a file are given. Words guide the person to theirs.

Where a table stands in its tutorial follows from its record: nothing else is stored.
"""

from pathlib import Path

import structlog
from msgspec import Struct

from orrery.content import read_file
from orrery.engine.agenda import IllegalMove, waiting
from orrery.engine.game import AUTOMATON, BadInput, Box, ContentFiles, Game, Value
from orrery.engine.moves import BadMove
from orrery.engine.table import Table, open_table
from orrery.server.guide import Guide, Reading
from orrery.server.lobby import NewChair, NewTable
from orrery.server.messages import Chair, Result
from orrery.server.refusals import Refusal

FILE = "tutorial.toml"
EASY = "search:easy"  # plays the other seats wherever the file says nothing
log = structlog.get_logger()


class Turn(Struct, forbid_unknown_fields=True):
    """One answer. Those of the person have an id: that of their words."""

    seat: int
    step: str  # the question
    moves: list[str]  # the whole answer
    id: str = ""
    goes_on: bool = False  # it belongs to the guided turn of the answer before
    look: list[Reading] = []  # what is read before

    @property
    def is_guided(self) -> bool:
        """Does a guided turn begin with it?"""
        return bool(self.id) and not self.goes_on


class Free(Struct, forbid_unknown_fields=True):
    """The free game at the end: a record in the folder of the game, and after how many of its moves it begins.

    The record is made by bots from the seed (`tests/golden/make.py`).
    """

    record: str
    seed: int
    at: int


class File(Struct, forbid_unknown_fields=True):
    seats: int
    seat: int  # the person's
    seed: int
    free: Free
    turn: list[Turn]
    options: dict[str, Value] = {}


class Tutorial:
    """The tutorial of a game, played through once, so that every answer in it is known to be possible."""

    def __init__(self, rules: Game, folder: Path) -> None:
        self.rules = rules
        self.folder = folder
        self.file = file = read_file(ContentFiles(str(folder)), FILE, File)
        self.turns = guided(file.turn)
        self.given = next((n for n, turn in enumerate(file.turn) if turn.id), 0)  # answers before the first words
        self.ends = [0]  # how many moves the record has after so many answers
        table = open_table(rules, file.seats, file.seed, file.options, shipped(rules), True)
        for n, turn in enumerate(file.turn):
            if n == self.given:
                self.begin = table
            try:
                table = answered(table, turn)
            except IllegalMove as error:
                what = f"turn {n + 1} ({turn.id or turn.moves})"
                raise BadInput(f"{folder / FILE}: {what} is not possible: {error}.") from error
            self.ends.append(len(table.record.moves))
        self.record = table.record

    def table(self) -> Table:
        """A new table for it. What comes before the first words has been answered, and cannot be taken back."""
        return Table(self.rules, self.begin.g, self.begin.copy().record)

    def place(self, table: Table) -> int:
        """How many of its answers were given at a table; -1 if the file has changed since, and does not fit it."""
        ours, theirs = self.record, table.record
        count = len(theirs.moves)
        fits = (ours.seed, ours.seats, ours.box, ours.options) == (
            theirs.seed,
            theirs.seats,
            theirs.box,
            theirs.options,
        )
        return self.ends.index(count) if fits and count in self.ends and ours.moves[:count] == theirs.moves else -1

    def is_done(self, table: Table) -> bool:
        return self.place(table) == len(self.file.turn)

    def next(self, table: Table) -> Turn | None:
        """The next answer at a table; None if there is none, or if it does not fit any more."""
        place = self.place(table)
        turn = self.file.turn[place] if 0 <= place < len(self.file.turn) else None
        return turn if turn is not None and is_asked(table, turn) else None

    def check(self, table: Table, seat: int, moves: list[str]) -> None:
        """Refuse another answer than that of the file. One that is not possible is refused as always."""
        if self.next(table) is None:
            return
        made = table.answer(seat, moves).record.moves
        if made != self.record.moves[: self.ends[self.place(table) + 1]]:
            raise Refusal("other-move")

    def guide(self, table: Table) -> Guide:
        """Where it stands at a table."""
        place, turn = self.place(table), self.next(table)
        done = guided(self.file.turn[: max(0, place)])
        if turn is None:
            return Guide("end" if self.is_done(table) else "changed", self.turns, self.turns)
        if not turn.id:
            return Guide("others", max(1, done), self.turns)
        return Guide("yours", done + turn.is_guided, self.turns, turn.id, turn.look, turn.moves)

    def chairs(self, name: str) -> list[Chair]:
        seats = range(self.file.seats)
        automata = self.rules.automata(self.file.seats, self.record.options)
        bots = {seat: AUTOMATON if seat in automata else EASY for seat in seats if seat != self.file.seat}
        return [Chair("" if seat in bots else name, bots.get(seat, "")) for seat in seats]

    def free_game(self, name: str) -> NewTable:
        """The wish for the free game against easy bots."""
        file, free = self.file, self.file.free
        chairs = [NewChair(name) if seat == file.seat else NewChair(bot=EASY) for seat in range(file.seats)]
        text = (self.folder / free.record).read_text(encoding="utf-8")
        return NewTable(self.rules.NAME, chairs, record=text, at=free.at)


class Tutorials:
    """The tutorials of all games. Each is read when it is first needed."""

    def __init__(self) -> None:
        self.found: dict[str, Tutorial | None] = {}  # by game; None if it has none that can be played

    def of(self, rules: Game) -> Tutorial | None:
        if rules.NAME not in self.found:
            self.found[rules.NAME] = read(rules)
        return self.found[rules.NAME]


def read(rules: Game) -> Tutorial | None:
    """The tutorial of a game. What is wrong with it harms nothing else."""
    if not has_tutorial(rules):
        return None
    try:
        return Tutorial(rules, folder_of(rules))
    except BadInput as error:
        log.error("no tutorial", game=rules.NAME, error=str(error))
        return None


def has_tutorial(rules: Game) -> bool:
    return (folder_of(rules) / FILE).exists()


def folder_of(rules: Game) -> Path:
    return Path(rules.CONTENT).parent


def shipped(rules: Game) -> Box:
    rules.box()
    return rules.boxes[rules.digests[""]]


def guided(turns: list[Turn]) -> int:
    return sum(turn.is_guided for turn in turns)


def is_asked(table: Table, turn: Turn) -> bool:
    return turn.seat in waiting(table.g) and type(table.g.agenda[-1]).__name__ == turn.step


def answered(table: Table, turn: Turn) -> Table:
    if not is_asked(table, turn):
        asked = [f"{type(table.g.agenda[-1]).__name__} of seat {seat}" for seat in waiting(table.g)]
        raise IllegalMove(f"{turn.step} is not asked, but {', '.join(asked) or 'nothing'}")
    try:
        return table.answer(turn.seat, turn.moves)
    except (IllegalMove, BadMove) as error:
        possible = ", ".join(offer.text for offer in table.offers(turn.seat))
        raise IllegalMove(f"{error}, which are: {possible}") from error


def guide_at(tutorial: Tutorial | None, table: Table, seat: int, result: Result | None) -> Guide | None:
    """What a seat of a tutorial's table is told; nothing if the game ended otherwise than in the file."""
    if tutorial is None:
        return Guide("changed", 0, 0) if result is None else None
    if seat != tutorial.file.seat or (result is not None and not tutorial.is_done(table)):
        return None
    return tutorial.guide(table)
