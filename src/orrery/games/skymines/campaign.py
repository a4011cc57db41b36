"""RB p24 to p31. The campaign of four chapters with its success points, and the time loop."""

from collections.abc import Mapping
from typing import Any, Final

from orrery.engine.game import BadInput, Game, Lines, Outcome, Value, places_of
from orrery.engine.series import Match, Plan, Series, check_values, seed_of
from orrery.games.skymines.scoring import FIRST_PERSONAL, LOOP_LEFT, MARKERS_TAKEN, THREAT_REMOVED, TRACKS_FINISHED
from orrery.games.skymines.terms import COMPANIES

LONGEST_LOOP: Final = 3  # games, so that play ends (SK-37)
RANKS: Final = [7, 12, 17, 22]  # success points of each rank above the lowest
MARKERS: Final = 2  # one-time markers that bring a success point
RANDOM_SET_UP: Final[dict[str, Value]] = {"tracks": "random", "tokens": "draft"}
CHAPTERS: Final[list[dict[str, Value]]] = [
    {"board": "moon", "settled": False, "threat": "none"},
    {"board": "belt", "settled": False, "threat": "none"},
    {"board": "moon", "settled": True, "threat": "none"},
    {"board": "belt", "settled": False, "threat": "random"},
]
EVERY_CHAPTER: Final[dict[str, Value]] = {"missions": True, **RANDOM_SET_UP}
EXTRA: Final = ["", "", FIRST_PERSONAL, THREAT_REMOVED]  # by chapter: what else brings a success point
KINDS: Final = ["ahead-of-one", "ahead-of-two", "won", "markers", "tracks", FIRST_PERSONAL, THREAT_REMOVED, "loop"]
LOOP: Final[dict[str, Value]] = {"board": "belt", "threat": "time-loop"}


def series(game: Game, name: str, seats: int, seed: int, options: Mapping[str, Value]) -> Series:
    """The series of this name."""
    if name == "campaign":
        return Campaign(game, seats, seed, options)
    if name == "time-loop":
        return TimeLoop(game, seats, seed, options)
    if name == "match":
        return Match(game, seats, seed, options)
    raise BadInput(f"{game.NAME} has no series '{name}'; it has: {', '.join(game.SERIES)}.")


def merit(outcome: Outcome, seat: int, name: str) -> int:
    for kind, number in outcome.merits[seat]:
        if kind == name:
            return number
    return 0


def is_over(loop: list[Outcome]) -> bool:
    """RB p31, SK-37, SK-67. Is a chapter over? A time loop repeats it until the card is removed, or for three games."""
    return bool(loop) and (len(loop) == LONGEST_LOOP or not merit(loop[-1], 0, LOOP_LEFT))


def mean(numbers: list[int]) -> int:
    """RB p31, SK-37. The mean, rounded up."""
    return -(-sum(numbers) // len(numbers))


def success(outcome: Outcome, chapter: int, seat: int) -> Lines:
    """The success points of one game, by kind."""
    return [(kind, points) for kind, points in all_kinds(outcome, chapter, seat) if points]


def all_kinds(outcome: Outcome, chapter: int, seat: int) -> Lines:
    """RB p24, p30. What each kind of success points brought in one game. Lunas count in comparisons (SK-68)."""
    less = len([score for score in outcome.scores if score < outcome.scores[seat]])
    lines: Lines = [
        ("ahead-of-one", int(less >= 1)),
        ("ahead-of-two", int(less >= 2)),
        ("won", int(outcome.places[seat] == 1)),
        ("markers", int(merit(outcome, seat, MARKERS_TAKEN) >= MARKERS)),
        ("tracks", merit(outcome, seat, TRACKS_FINISHED)),
    ]
    if EXTRA[chapter]:
        lines.append((EXTRA[chapter], merit(outcome, seat, EXTRA[chapter])))
    return lines


def total(lines: Lines) -> int:
    return sum([points for _, points in lines])


def rank(points: int) -> int:
    """RB p24. The rank for success points, from 0 to 4."""
    return len([least for least in RANKS if points >= least])


def refuse_fixed(game: Game, options: Mapping[str, Value], fixed: list[str], what: str) -> None:
    """Refuse options that the series itself sets."""
    usual = {option.id: option.default for option in game.OPTIONS}
    for id, value in options.items():
        if id in fixed and value != usual[id]:
            raise BadInput(f"Option '{id}' is set by {what}; leave it out.")


class Campaign(Series):
    """RB p24, SK-38. Four chapters in order. Most success points win (SK-68)."""

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        check_values(game, seats, options)
        fixed = [*CHAPTERS[0], *EVERY_CHAPTER, *[f"track-{company}" for company in COMPANIES]]
        refuse_fixed(game, options, fixed, "the campaign")
        self.seats = seats
        self.people = seats - int(str(options.get("luna", 0)))
        self.seed = seed
        self.options = game.written_out(options)
        for chapter in range(len(CHAPTERS)):
            fault = game.check(seats, self.chapter_options(chapter))
            if fault:
                raise BadInput(f"{fault}.")

    def chapter_options(self, chapter: int) -> dict[str, Value]:
        return {**self.options, **CHAPTERS[chapter], **EVERY_CHAPTER}

    def chapters(self, outcomes: list[Outcome]) -> list[list[Outcome]]:
        """The games of each chapter so far; a time loop has several."""
        chapters: list[list[Outcome]] = []
        for outcome in outcomes:
            if not chapters or is_over(chapters[-1]):
                chapters.append([])
            chapters[-1].append(outcome)
        return chapters

    def next(self, outcomes: list[Outcome]) -> Plan | None:
        chapters = self.chapters(outcomes)
        repeats = bool(chapters) and not is_over(chapters[-1])
        chapter = len(chapters) - 1 if repeats else len(chapters)
        if chapter == len(CHAPTERS):
            return None
        options = self.chapter_options(chapter)
        if repeats:
            options.update(LOOP)
        return Plan(self.seats, seed_of(self.seed, len(outcomes)), options, self.titles()[chapter])

    def length(self, outcomes: list[Outcome]) -> int:
        """One game for each chapter, and more for a time loop."""
        chapters = self.chapters(outcomes)
        ahead = len(CHAPTERS) - len([games for games in chapters if is_over(games)])
        return len(outcomes) + ahead

    def titles(self) -> list[str]:
        return [f"campaign-{chapter + 1}" for chapter in range(len(CHAPTERS))]

    def standing(self, outcomes: list[Outcome]) -> list[int]:
        """The success points of each seat. A Luna collects none (SK-94)."""
        points = [0] * self.seats
        for chapter in self.success(outcomes):
            for seat in range(self.people):
                points[seat] += mean([total(lines[seat]) for lines in chapter])
        return points

    def success(self, outcomes: list[Outcome]) -> list[list[list[Lines]]]:
        """The success points by kind: for each chapter, each of its games, and each person."""
        return [
            [[success(outcome, i, seat) for seat in range(self.people)] for outcome in chapter]
            for i, chapter in enumerate(self.chapters(outcomes))
        ]

    def sheet(self, outcomes: list[Outcome]) -> list[Lines]:
        """The success points by kind. A chapter with a time loop has only its mean (SK-93)."""
        sheets: list[dict[str, int]] = [{} for _ in range(self.seats)]
        for chapter in self.success(outcomes):
            for seat in range(self.people):
                games = [lines[seat] for lines in chapter]
                told = games[0] if len(games) == 1 else [("loop", mean([total(lines) for lines in games]))]
                for kind, points in told:
                    sheets[seat][kind] = sheets[seat].get(kind, 0) + points
        return [[(kind, lines[kind]) for kind in KINDS if kind in lines] for lines in sheets]

    def gains(self, outcomes: list[Outcome]) -> list[list[Lines]]:
        """A Luna collects no success points (SK-94)."""
        return [
            [all_kinds(outcome, i, seat) if seat < self.people else [] for seat in range(self.seats)]
            for i, chapter in enumerate(self.chapters(outcomes))
            for outcome in chapter
        ]

    def ranks(self, outcomes: list[Outcome]) -> list[str]:
        """RB p24. A Luna has none (SK-94)."""
        found = [f"campaign-rank-{rank(points)}" for points in self.standing(outcomes)]
        return [*found[: self.people], *[""] * (self.seats - self.people)]

    def places(self, outcomes: list[Outcome]) -> list[int]:
        """A Luna cannot win: Lunas share the place behind all people (SK-94)."""
        people = places_of(self.standing(outcomes)[: self.people])
        return [*people, *[self.people + 1] * (self.seats - self.people)]


class TimeLoop(Series):
    """RB p31, SK-37. Games with the same threat until somebody removes it; their mean counts.

    The first game may be set up as one likes. The set-up of those that follow is random.
    """

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        check_values(game, seats, options)
        if options.get("threat", "none") not in ("none", "time-loop"):
            raise BadInput("Option 'threat' is set by the time loop; leave it out.")
        self.seats = seats
        self.seed = seed
        self.options: dict[str, Any] = {**game.written_out(options), **LOOP}
        fault = game.check(seats, self.options)
        if fault:
            raise BadInput(f"{fault}.")

    def next(self, outcomes: list[Outcome]) -> Plan | None:
        if is_over(outcomes):
            return None
        options = {**self.options, **RANDOM_SET_UP} if outcomes else dict(self.options)
        return Plan(self.seats, seed_of(self.seed, len(outcomes)), options, self.titles()[len(outcomes)])

    def titles(self) -> list[str]:
        return [f"time-loop-{number + 1}" for number in range(LONGEST_LOOP)]

    def standing(self, outcomes: list[Outcome]) -> list[int]:
        """The mean of the scores of each seat, rounded up."""
        if not outcomes:
            return [0] * self.seats
        return [mean([outcome.scores[seat] for outcome in outcomes]) for seat in range(self.seats)]
