"""The protocol of a game. Bots, server and commands need nothing else."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from orrery.engine import options
from orrery.engine.actions import Actions
from orrery.engine.agenda import State, Step, legal, settle, waiting
from orrery.engine.chance import Chance
from orrery.engine.facts import Facts, Named, Reason, in_common
from orrery.engine.features import Row
from orrery.engine.imagine import imagine
from orrery.engine.journal import Journal
from orrery.engine.moves import Language, Moves, Verb
from orrery.engine.options import Option

Value = options.Value
SEED_LIMIT: Final = 1 << 255
AUTOMATON: Final = "automaton"  # stands where a bot is named, for a seat that moves by rules


class BadInput(Exception):
    """An input cannot be used. The text is one sentence that says why and what to do."""


class ContentFiles:
    """The content files of a folder. Each is read once, so that later changes of the folder do not matter."""

    def __init__(self, folder: str, texts: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.is_folder = texts is None  # else there are only the given texts
        self.texts: dict[str, str] = texts or {}  # by name, of those that were read

    def has(self, name: str) -> bool:
        return name in self.texts or (self.is_folder and Path(self.folder, name).exists())

    def text(self, name: str) -> str:
        if name not in self.texts:
            self.texts[name] = Path(self.folder, name).read_text(encoding="utf-8")
        return self.texts[name]


NO_ACTIONS: Final = Actions(Language([], {}), [])


class Box:
    """One set of content. All tables that use it share it, and it never changes."""

    def __init__(self, digest: str, language: Language) -> None:
        self.digest = digest
        self.language = language
        self.files: dict[str, str] = {}  # the texts of the files that it was read from, by name
        self.answers = NO_ACTIONS  # the actions that sealed answers are made of


Lines = list[tuple[str, int]]


class Outcome:
    """How a game ended: the place and score of each seat, and its score sheet as (category, points).

    The merits of a seat are named counts that add nothing to its score.
    """

    def __init__(
        self, places: list[int], scores: list[int], sheet: list[Lines], merits: list[Lines] | None = None
    ) -> None:
        self.places = places
        self.scores = scores
        self.sheet = sheet
        self.merits: list[Lines] = merits or [[] for _ in places]

    def __repr__(self) -> str:
        merits = f", merits={self.merits}" if any(self.merits) else ""
        return f"Outcome(places={self.places}, scores={self.scores}, sheet={self.sheet}{merits})"

    def data(self) -> dict[str, Any]:
        """As plain data. Merits are left out if there are none, as in older records."""
        data: dict[str, Any] = {"places": self.places, "scores": self.scores, "sheet": plain_lines(self.sheet)}
        if any(self.merits):
            data["merits"] = plain_lines(self.merits)
        return data


def outcome_of(data: Mapping[str, Any]) -> Outcome:
    """An outcome from its plain data."""
    sheet, merits = [
        [[(str(name), int(number)) for name, number in lines] for lines in data.get(part, [])]
        for part in ("sheet", "merits")
    ]
    return Outcome(list(data["places"]), list(data["scores"]), sheet, merits)


def plain_lines(rows: list[Lines]) -> list[list[list[str | int]]]:
    return [[[name, int(number)] for name, number in lines] for lines in rows]


def places_of(scores: Sequence[int]) -> list[int]:
    """The place of each seat: 1 for the highest score; equals share the better place."""
    return [1 + sum(1 for other in scores if other > score) for score in scores]


class Game:
    """The protocol. Each game has a subclass."""

    NAME: str
    VERSION: int
    CONTENT: str  # the folder of the content that comes with the game
    VERBS: list[Verb]  # moves first, then events
    WORDS: dict[str, list[Verb]]  # words of content files by kind: effects, requirements
    STEPS: list[type[Step]]  # saved games have their names, so these never change
    PARTS: list[type]  # classes that tables are made of, besides the kernel's
    OPTIONS: list[Option]
    SERIES: list[str]  # names of its series
    ALONE: dict[str, Value]  # options with which one person plays alone, at the smallest table; empty if nobody can
    AUTOMATA: str  # the option that says how many of the last seats move by rules; empty if none ever does
    REASONS: list[str]  # reasons by code; 0 is none
    BOUND: int  # no game has more decisions
    ROLLOUT_MOVES: int  # random moves that search plays beyond its tree before it evaluates
    GREEDY_ROLLOUT_MOVES: int  # greedy moves that search plays after each move it compares; 0 if it grows a tree
    GREEDY_ROLLOUT_TURNS: int  # turns of the seat at which such a rollout ends; 0 if only its moves count
    GREEDY_SAMPLES: int  # imagined tables on which greedy judges a move whose result depends on chance
    UNTOLD: list[str]  # fields of the view that features leave out: `players.shares`
    UNORDERED: list[str]  # lists of which features tell what is in them, but not where
    is_private: bool  # seats have secrets from each other
    seats: list[int]

    def __init__(self) -> None:
        self.ROLLOUT_MOVES = self.GREEDY_ROLLOUT_MOVES = self.GREEDY_ROLLOUT_TURNS = 0
        self.GREEDY_SAMPLES = 1
        self.ALONE = {}
        self.AUTOMATA = ""
        self.WORDS = {}
        self.UNTOLD = []
        self.UNORDERED = []
        self.numbered: dict[str, Actions] = {}  # the actions of boxes, by digest
        self.boxes: dict[str, Box] = {}  # all loaded boxes, by digest
        self.digests: dict[str, str] = {}  # by folder
        self.usual_folder = ""  # the folder of the default content
        self.parts: dict[str, str] = {}  # digests of boxes without some files, by digest and files

    def check(self, seats: int, options: Mapping[str, Any]) -> str:
        """Why seats and options do not go together; empty if they do."""
        if seats not in self.seats:
            return f"{self.NAME} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}"
        known = {option.id: option for option in self.OPTIONS}
        for id, value in options.items():
            if id not in known:
                return f"{self.NAME} has no option '{id}'; it has: {', '.join(known)}"
            fault = known[id].fault(value)
            if fault:
                return f"Option '{id}' must be {fault}, not '{value}'"
        return ""

    def written_out(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """All options with their values; those not given have their default."""
        return {option.id: options.get(option.id, option.default) for option in self.OPTIONS}

    def automata(self, seats: int, options: Mapping[str, Any]) -> list[int]:
        """The seats that move by rules and are never asked. All options are given, and they go together."""
        return []

    def choosers(self, seats: int, options: Mapping[str, Value]) -> list[int]:
        """The other seats, which people and bots play."""
        automata = self.automata(seats, self.written_out(options))
        return [seat for seat in range(seats) if seat not in automata]

    def random_options(self, seats: int, seed: int) -> dict[str, Value]:
        """Random options that go together."""
        luck = Chance()
        luck.reseed(seed, 1)
        while True:
            options = {option.id: option.pick(luck) for option in self.OPTIONS}
            if not self.check(seats, options):
                return options

    def new(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, Value] | None = None,
        box: Box | None = None,
        journal: bool = False,
    ) -> State:
        """A table, set up, with the first question asked."""
        fault = self.check(seats, options or {})
        if fault:
            raise BadInput(f"{fault}.")
        if not 0 <= seed < SEED_LIMIT:
            raise BadInput("A seed is a whole number from 0 to 2^255 - 1.")
        return self.set_up(seats, seed, self.written_out(options or {}), box or self.box(), journal)

    def series(self, name: str, seats: int, seed: int, options: Mapping[str, Value]) -> Any:
        """A series of this name: an object of a subclass of `series.Series`."""
        from orrery.engine.series import Match

        if name != "match" or name not in self.SERIES:
            raise BadInput(f"{self.NAME} has no series '{name}'; it has: {', '.join(self.SERIES)}.")
        return Match(self, seats, seed, options)

    def set_up(self, seats: int, seed: int, options: dict[str, Value], box: Box, journal: bool) -> State:
        """A table from checked arguments."""
        g = self.blank(self.box_for(box, options))
        g.seats = seats
        g.options = options
        g.chance.reseed(seed, self.streams(seats))
        if journal:
            g.journal = Journal()
        self.deal(g)
        settle(g)
        return g

    def box(self, folder: str = "") -> Box:
        """The content of a folder; without a folder, the default content."""
        folder = folder or self.usual_folder
        if folder not in self.digests:
            self.digests[folder] = self.add_box(ContentFiles(folder or self.CONTENT)).digest
        return self.boxes[self.digests[folder]]

    def add_box(self, files: ContentFiles) -> Box:
        """The content of these files, which is from now on among the loaded boxes."""
        box = self.read_box(files)
        box.files = files.texts
        return self.boxes.setdefault(box.digest, box)

    def modules(self, options: Mapping[str, Any]) -> dict[str, bool]:
        """The content files that not all tables use, and whether a table with these options does."""
        return {}

    def box_for(self, box: Box, options: Mapping[str, Any]) -> Box:
        """The box without the files that a table does not use: these may change, and the table still goes on."""
        modules = self.modules(options)
        for name, is_used in modules.items():
            if is_used and name not in box.files:
                raise BadInput(f"This content has no {name}, which these options need.")
        left_out = [name for name, is_used in modules.items() if not is_used and name in box.files]
        if not left_out:
            return box
        part = " ".join([box.digest, *left_out])
        if part not in self.parts:
            texts = {name: text for name, text in box.files.items() if name not in left_out}
            self.parts[part] = self.add_box(ContentFiles("", texts)).digest
        return self.boxes[self.parts[part]]

    def use(self, folder: str) -> None:
        """Make the content of a folder the default. Tables begun with the old one keep it."""
        self.box()
        self.usual_folder = folder
        self.box()

    def read_box(self, files: ContentFiles) -> Box:
        raise NotImplementedError

    def blank(self, box: Box) -> State:
        """A table with nothing on it."""
        raise NotImplementedError

    def streams(self, seats: int) -> int:
        """How many random streams the game uses, including the kernel's own."""
        raise NotImplementedError

    def deal(self, g: Any) -> None:
        """Set the table up and put the first step on the agenda."""
        raise NotImplementedError

    def imagine(self, g: Any, seat: i64, seed: int) -> State:
        h: State = imagine(g, seat, seed)
        return h

    def save(self, g: State) -> str:
        """The table as text, in the middle of any decision."""
        from orrery.engine import record

        return record.save(self, g)

    def load(self, text: str) -> State:
        """The table from a text of `save`."""
        from orrery.engine import record

        return record.load(self, text)

    def view(self, g: Any, seat: i64) -> Any:
        """What `seat` sees of the table."""
        raise NotImplementedError

    def actions(self, box: Box) -> Actions:
        """All moves that can occur with this content, numbered."""
        if box.digest not in self.numbered:
            self.numbered[box.digest] = Actions(box.language, self.VERBS)
        return self.numbered[box.digest]

    def features(self, g: Any, seat: i64, row: Row) -> None:
        """Write what `seat` may know into the row; the same columns in every game with this content and these options.

        They tell apart what its view tells apart, but for UNTOLD and UNORDERED.
        """
        raise NotImplementedError

    def columns(self, g: State) -> list[str]:
        """The names of the columns of this table's rows."""
        row = Row(only_names=True)
        self.features(g, 0, row)
        return row.names

    def contents(self, box: Box) -> Any:
        """The part of the content that a drawing needs."""
        return {}

    def heard(self, g: State, seat: i64, start: int = 0) -> list[str]:
        """The journal as `seat` heard it: seat (- for the table), verb, operands; `?` for what it does not know."""
        if g.journal is None:
            return []
        language = g.content().language
        lines = []
        for event in g.journal.heard(seat).events[start:]:
            text = language.show(event.fact) if event.eyes else f"{language.verb(event.fact).name} ?"
            who = event.seat if event.seat >= 0 else "-"
            lines.append(f"{who} {text}{' (forced)' if event.forced else ''}")
        return lines

    def things(self, g: Any, seat: i64, m: i64) -> list[list[str]]:
        """For each operand of a move, the things on the table that can be clicked to choose it."""
        language = g.content().language
        kinds = language.verb(m).kinds
        return [
            [f"{kind.name}-{word}"] if kind.things else [] for kind, word in zip(kinds, language.words(m), strict=True)
        ]

    def why_not(self, g: State, seat: i64, *wanted: str) -> list[Reason]:
        """The reasons against using things (together) now; none if they can be used.

        A reason that holds for several moves has the facts that these have in common.
        """
        if seat not in waiting(g):
            return [Reason("not-your-turn")]
        step = g.agenda[-1]
        found: dict[str, Named] = {}
        moves = Moves()
        step.candidates(g, seat, moves)
        for m in moves.row:
            operands = self.things(g, seat, m)
            if all(any(thing in things for things in operands) for thing in wanted):
                code = step.hindrance(g, seat, m)
                if code == 0:
                    return []
                facts = Facts(g.content().language)
                step.reason_facts(g, seat, m, code, facts)
                reason = self.REASONS[code]
                found[reason] = in_common(found.get(reason, facts.named), facts.named)
        return [Reason(code, named) for code, named in found.items()] or self.not_asked(g, seat, list(wanted))

    def not_asked(self, g: Any, seat: i64, wanted: list[str]) -> list[Reason]:
        """The reasons for things that the question is not about."""
        return [Reason("not-asked")]

    def evaluate(self, g: Any, seat: i64) -> float:
        """How well `seat` stands: its expected share of a win, 0 to 1."""
        raise NotImplementedError

    def turns_begun(self, g: Any, seat: i64) -> int:
        """1 where a turn of the seat begins, 2 where a round does, and 0 in between. Rollouts end at such points."""
        return 0

    def outcome(self, g: Any) -> Outcome:
        raise NotImplementedError

    def shares(self, g: Any) -> list[float]:
        """The share of the win of each seat at the end."""
        places = self.outcome(g).places
        winners = float(places.count(1))
        return [1.0 / winners if place == 1 else 0.0 for place in places]

    def faults(self, g: Any) -> list[str]:
        """Things that are missing or there twice, and scores that do not add up. For tests and `fuzz`."""
        raise NotImplementedError

    def show(self, g: State, seat: i64) -> list[str]:
        """The texts of the legal moves."""
        language = g.content().language
        return [language.show(m) for m in legal(g, seat)]
