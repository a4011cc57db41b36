"""Series: several games in a row, with one standing."""

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from orrery.engine.game import BadInput, Game, Outcome, Value
from orrery.engine.record import Record, parse

SERIES_FORMAT: Final = "orrery-series-1"


class Plan:
    """The next table to set up."""

    def __init__(self, seats: int, seed: int, options: dict[str, Value]) -> None:
        self.seats = seats
        self.seed = seed
        self.options = options


class Series:
    """What follows from the outcomes so far."""

    def next(self, outcomes: list[Outcome]) -> Plan | None:
        """The next table; None when the series is over."""
        raise NotImplementedError

    def standing(self, outcomes: list[Outcome]) -> list[int]:
        """The points of each seat so far."""
        raise NotImplementedError


class Match(Series):
    """A number of games with the same seats: two points for each opponent beaten, one for each draw."""

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, Value], tables: int = 3) -> None:
        fault = game.check(seats, options)
        if fault:
            raise BadInput(f"{fault}.")
        self.seats = seats
        self.seed = seed
        self.options = game.written_out(options)
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


def seed_of(seed: int, table: int) -> int:
    """The seed of one of many tables that come from one seed. It reveals nothing about the others."""
    return int.from_bytes(blake2b(f"{seed} {table}".encode(), digest_size=16).digest(), "little")


def write(records: list[Record]) -> str:
    """All records of a series in one file."""
    data = {"format": SERIES_FORMAT, "records": [json.loads(record.write()) for record in records]}
    return json.dumps(data, indent=1) + "\n"


def read(text: str) -> list[str]:
    """The records of a series file, each as its own text."""
    data: dict[str, Any] = parse(text, SERIES_FORMAT, "series")
    if not isinstance(data.get("records"), list):
        raise BadInput("This series is damaged: it has no records.")
    return [json.dumps(record) for record in data["records"]]
