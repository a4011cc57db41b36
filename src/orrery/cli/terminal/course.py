"""A series in the terminal: the games played so far, which comes next, and where it stands."""

import json
import secrets
from typing import Any

from rich.text import Text

from orrery.cli.terminal.ending import heads, row
from orrery.cli.words import Words
from orrery.engine.game import Game, Outcome, Value, outcome_of
from orrery.engine.series import Plan, Series, SeriesFile

SEED_BITS = 128


class Course:
    """What a series was begun with, and the records of its finished games. What comes next follows from these."""

    def __init__(self, game: Game, name: str, seats: int, seed: int, options: dict[str, Value], is_open: bool) -> None:
        self.series: Series = game.series(name, seats, seed, options)
        self.file = SeriesFile(game.NAME, name, seats, seed, options)
        self.file.open_seed = is_open

    def outcomes(self) -> list[Outcome]:
        return [outcome_of(json.loads(text)["outcome"]) for text in self.file.records]

    def plan(self) -> Plan | None:
        """The next game; None when the series is over."""
        return self.series.next(self.outcomes())

    def is_again(self) -> bool:
        """Is the next game the last one once more, by its title?"""
        outcomes, plan = self.outcomes(), self.plan()
        last = self.series.next(outcomes[:-1]) if outcomes else None
        return plan is not None and last is not None and plan.title == last.title != ""

    def seed_for(self, plan: Plan) -> int:
        """The seed of a game. It is secret, unless somebody chose the seed of the series."""
        return plan.seed if self.file.open_seed else secrets.randbits(SEED_BITS)

    def write(self, chairs: list[str]) -> str:
        """The finished games as one file, which the page can load."""
        self.file.chairs = [{"name": "", "bot": bot} for bot in chairs]
        return self.file.write()

    def data(self) -> dict[str, Any]:
        file = self.file
        return {
            "name": file.name, "seed": str(file.seed), "open_seed": file.open_seed, "options": file.options,
            "games": [json.loads(text) for text in file.records],
        }  # fmt: skip


def course_of(game: Game, data: dict[str, Any], seats: int) -> Course:
    """A series from its saved data."""
    course = Course(game, data["name"], seats, int(data["seed"]), data["options"], bool(data["open_seed"]))
    course.file.records = [json.dumps(record) for record in data["games"]]
    return course


def word(words: Words, name: str, key: str) -> str:
    """A word about a series; its game may have one of its own."""
    own = f"series-{name}.{key}"
    return words(own if words.has(own) else f"series-{key}")


def own_word(words: Words, name: str, key: str) -> list[Text]:
    """What the game says about its series; nothing if it says nothing."""
    own = f"series-{name}.{key}"
    return [Text(words(own))] if words.has(own) else []


def rank_text(words: Words, rank: str) -> str:
    """What points are worth, and what is said about that."""
    about = f"{rank}.about"
    return f"{words(rank)}. {words(about)}" if words.has(about) else words(rank)


def heading(words: Words, course: Course, plan: Plan) -> list[Text]:
    """The title and the story of a game of a series, as far as there are texts."""
    name = words.name("series", course.file.name)
    title = f"{name} · {words(plan.title)}" if words.has(plan.title) else f"{name} · {len(course.file.records) + 1}"
    told = [words(f"{plan.title}.{part}") for part in ("story", "brings") if words.has(f"{plan.title}.{part}")]
    return [Text(title, "bold"), *map(Text, told)]


def standing(words: Words, names: list[str], course: Course) -> list[Text]:
    """The points of each seat, by kind if there are several; what they are worth, and why another game follows."""
    outcomes = course.outcomes()
    sheet = [dict(lines) for lines in course.series.sheet(outcomes)]
    kinds = list(dict.fromkeys(kind for lines in sheet for kind in lines))
    lines = [row(word(words, course.file.name, "points"), heads(words, names), "bold")]
    for kind in kinds:
        lines.append(row(words.name("series-point", kind), [str(points.get(kind, "")) for points in sheet]))
    lines.append(row(words("total"), [str(points) for points in course.series.standing(outcomes)], "bold"))
    lines += own_word(words, course.file.name, "scale")
    if course.plan() is not None:
        lines += own_word(words, course.file.name, "loop-about" if course.is_again() else "next-about")
    else:
        lines.append(Text(word(words, course.file.name, "over"), "bold"))
        ranks = enumerate(course.series.ranks(outcomes))
        lines += [Text(f"{names[seat]}: {rank_text(words, rank)}") for seat, rank in ranks if rank]
    return lines
