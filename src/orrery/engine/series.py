"""Series: several games in a row with the same chairs, and one standing.

What comes next follows from the seed and the options of the series, and from the outcomes so far. Its seed is no
secret: at live tables each game has a secret seed of its own, unless somebody chose the seed of the series.
"""

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from orrery.engine.game import BadInput, Box, Game, Lines, Outcome, Value, outcome_of, places_of
from orrery.engine.record import SEED_DIGITS, Record, parse, read_head, replay
from orrery.engine.record import verify as verify_record

SERIES_FORMAT: Final = "orrery-series-1"


class Plan:
    """The next table to set up."""

    def __init__(self, seats: int, seed: int, options: dict[str, Value], title: str = "") -> None:
        self.seats = seats
        self.seed = seed
        self.options = options  # all of them
        self.title = title  # the key of a text of the game, such as a chapter's; empty if it has none


class Series:
    """What follows from the outcomes so far."""

    def next(self, outcomes: list[Outcome]) -> Plan | None:
        """The next table; None when the series is over."""
        raise NotImplementedError

    def standing(self, outcomes: list[Outcome]) -> list[int]:
        """The points of each seat so far."""
        raise NotImplementedError

    def places(self, outcomes: list[Outcome]) -> list[int]:
        """The place of each seat so far: most points are the first, and equals share the better place."""
        return places_of(self.standing(outcomes))

    def length(self, outcomes: list[Outcome]) -> int:
        """How many games it has, as far as is known now; 0 if that is open."""
        return 0

    def titles(self) -> list[str]:
        """The titles of its games in order, if they have titles. A game may be repeated."""
        return []

    def sheet(self, outcomes: list[Outcome]) -> list[Lines]:
        """By seat: the kinds of points that make up its standing; empty if there is but one kind."""
        return []

    def gains(self, outcomes: list[Outcome]) -> list[list[Lines]]:
        """By game and seat: what each kind of points brought, if only 0; empty if there is but one kind."""
        return []

    def ranks(self, outcomes: list[Outcome]) -> list[str]:
        """By seat: the key of a text that says what its points are worth; empty if nothing does."""
        return []


class Match(Series):
    """A number of games with the same seats: two points for each opponent beaten, one for each draw."""

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, Value], tables: int = 3) -> None:
        self.options = checked(game, seats, options)
        self.seats = seats
        self.seed = seed
        self.tables = tables

    def next(self, outcomes: list[Outcome]) -> Plan | None:
        table = len(outcomes)
        if table == self.tables:
            return None
        options = dict(self.options)
        if options.get("first") == "random":
            options["first"] = str((self.seed + table) % self.seats + 1)  # each seat begins in turn
        return Plan(self.seats, seed_of(self.seed, table), options)

    def standing(self, outcomes: list[Outcome]) -> list[int]:
        points = [0] * self.seats
        for outcome in outcomes:
            for seat, place in enumerate(outcome.places):
                others = [p for other, p in enumerate(outcome.places) if other != seat]
                points[seat] += sum([2 if p > place else int(p == place) for p in others])
        return points

    def length(self, outcomes: list[Outcome]) -> int:
        return self.tables


def check_values(game: Game, seats: int, options: Mapping[str, Value]) -> None:
    """Refuse options that the game does not have, and values that they do not have. Series may set some themselves."""
    fault = Game.check(game, seats, options)
    if fault:
        raise BadInput(f"{fault}.")


def checked(game: Game, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
    """All options of a series, if they go together."""
    fault = game.check(seats, options)
    if fault:
        raise BadInput(f"{fault}.")
    return game.written_out(options)


def seed_of(seed: int, table: int) -> int:
    """The seed of one of many tables that come from one seed. It reveals nothing about the others."""
    return int.from_bytes(blake2b(f"{seed} {table}".encode(), digest_size=16).digest(), "little")


class SeriesFile:
    """A series and the records of its games. The last game may still be in play."""

    def __init__(self, game: str, name: str, seats: int, seed: int, options: dict[str, Value]) -> None:
        self.game = game
        self.name = name
        self.seats = seats
        self.seed = seed
        self.options = options
        self.open_seed = False  # somebody chose the seed, and may know what comes
        self.chairs: list[dict[str, str]] = []  # by seat: name and bot
        self.left_out = False  # a game is in play, and is not in the file
        self.records: list[str] = []

    def write(self) -> str:
        head = {
            "format": SERIES_FORMAT, "game": self.game, "series": self.name, "seats": self.seats,
            "seed": str(self.seed), "open_seed": self.open_seed, "options": self.options, "chairs": self.chairs,
            "left_out": self.left_out,
        }  # fmt: skip
        games = [{"number": n, "record": json.loads(text)} for n, text in enumerate(self.records, 1)]
        return json.dumps({**head, "games": games}, indent=1) + "\n"

    def verify(self, game: Game, box: Box | None = None) -> list[Outcome]:
        """Replay all games. Returns the outcomes of those that are over: all of them, or all but the last."""
        series = game.series(self.name, self.seats, self.seed, self.options)
        outcomes: list[Outcome] = []
        for number, text in enumerate(self.records, 1):
            plan = series.next(outcomes)
            if plan is None:
                raise BadInput(f"This series is over after {number - 1} games, but it has more.")
            try:
                record = checked_game(game, text, plan, number == len(self.records), box)
            except BadInput as error:
                raise BadInput(f"Game {number} of this series: {error}") from error
            if record.outcome is not None:
                outcomes.append(outcome_of(record.outcome))
        return outcomes


def checked_game(game: Game, text: str, plan: Plan, is_last: bool, box: Box | None) -> Record:
    """A game of a series, replayed. It is the game that the series has planned."""
    head = read_head(text)
    if is_last and head.get("outcome") is None:
        record = replay(game, text, -1, box)[1]
        if record.outcome is not None:
            raise BadInput("Its outcome is missing.")
    else:
        record = verify_record(game, text, box)
        if record.outcome is None:
            raise BadInput("It was not finished, and yet others follow.")
    if (head["seats"], head["options"]) != (plan.seats, plan.options):
        raise BadInput("The series gives it other seats or options; perhaps its games are in the wrong order.")
    return record


def read(text: str) -> SeriesFile:
    """A series file, checked for its form only: enough to find its game."""
    data: dict[str, Any] = parse(text, SERIES_FORMAT, "series")
    data = {"open_seed": False, "left_out": False, **data}
    wanted = {
        "game": str, "series": str, "seats": int, "seed": str, "options": dict, "chairs": list, "games": list,
        "open_seed": bool, "left_out": bool,
    }  # fmt: skip
    for name, kind in wanted.items():
        if type(data.get(name)) is not kind:
            raise BadInput(f"This series is damaged: '{name}' is missing or of the wrong kind.")
    if not data["seed"].isdecimal() or len(data["seed"]) > SEED_DIGITS:
        raise BadInput("This series is damaged: its seed is not a number.")
    if not data["games"]:
        raise BadInput("This series has no games.")
    file = SeriesFile(data["game"], data["series"], data["seats"], int(data["seed"]), data["options"])
    file.open_seed = data["open_seed"]
    file.left_out = data["left_out"]
    file.chairs = read_chairs(data["chairs"], file.seats)
    for number, entry in enumerate(data["games"], 1):
        if not isinstance(entry, dict) or entry.get("number") != number:
            raise BadInput(f"This series is damaged: its game {number} is missing or in another place.")
        file.records.append(json.dumps(entry.get("record")))
    return file


def read_chairs(chairs: list[Any], seats: int) -> list[dict[str, str]]:
    """Name and bot of each seat."""
    named = [(chair.get("name"), chair.get("bot")) for chair in chairs if isinstance(chair, dict)]
    if len(named) != seats or not all(isinstance(part, str) for parts in named for part in parts):
        raise BadInput("This series is damaged: its chairs are not those of its seats.")
    return [{"name": str(name), "bot": str(bot)} for name, bot in named]
