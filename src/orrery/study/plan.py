"""What a study plays: its cells, each with other settings, all on the same deals. Read from TOML."""

import tomllib
from dataclasses import asdict, dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any, Final

from orrery.arena.batch import Study
from orrery.engine.game import BadInput, Game, Value
from orrery.games import game

TABLES: Final = ("leaders", "things", "decisions")  # what may be kept besides games and seats
FACTORS: Final[tuple[str, ...]] = ("game", "seats", "bots", "content")
KEYS: Final = (*FACTORS, "games", "seed", "series", "options", "keep", "until", "page")
PAGES: Final = ("balance", "cards", "compare", "strength")


@dataclass(frozen=True)
class Until:
    """When to stop before all games are played: checked after `step` deals, and again and again."""

    width: float = 0.0  # all intervals of shares reach no further than this to each side
    better: str = ""  # it is decided whether this bot is better than the other one ...
    margin: float = 0.05  # ... by this part of the wins, or no better
    step: int = 200


@dataclass(frozen=True)
class Plan:
    """All cells of a study."""

    title: str
    page: str  # the question that its page answers
    cells: tuple[Study, ...]
    labels: tuple[str, ...]  # of the cells
    deals: int  # for each cell, at most
    keep: frozenset[str] = frozenset()
    until: Until | None = None
    facts: dict[str, Any] = field(default_factory=dict)  # what the page needs to know besides

    def identity(self) -> dict[str, Any]:
        """What decides the games. A study may be continued with more of them, but not with others."""
        cells = []
        for cell in self.cells:
            told = cell.identity()
            del told["games"]
            cells.append(told)
        return {"cells": cells, "keep": sorted(self.keep)}

    def data(self) -> dict[str, Any]:
        """What is needed to make its page again, on any machine."""
        cells = [{**asdict(cell), "bots": list(cell.bots), "content": "", "files": {}} for cell in self.cells]
        return {
            "title": self.title,
            "page": self.page,
            "cells": cells,
            "labels": list(self.labels),
            "deals": self.deals,
            "keep": sorted(self.keep),
            "until": asdict(self.until) if self.until else None,
            "facts": self.facts,
        }


def plan_from(data: dict[str, Any]) -> Plan:
    """The plan of the data that `Plan.data` gave. It is good for a page, not for more games."""
    cells = tuple(Study(**{**cell, "bots": tuple(cell["bots"])}) for cell in data["cells"])
    until = Until(**data["until"]) if data["until"] else None
    rest = {"labels": tuple(data["labels"]), "keep": frozenset(data["keep"]), "cells": cells, "until": until}
    return Plan(**{**data, **rest})


def check_cell(cell: Study, where: str) -> None:
    """Check a cell before the first game."""
    try:
        cell.check()
        seats = len(cell.choosers())
        if len(cell.bots) > seats:
            raise BadInput(f"there are {len(cell.bots)} bots for {seats} seats")
    except (KeyError, ValueError, IndexError, TypeError, OSError) as error:
        raise BadInput(f"{where} cannot be played: its content does not fit ({error})") from error
    except BadInput as error:
        raise BadInput(f"{where} cannot be played: {str(error).rstrip('.')}") from error


def rotations(cell: Study) -> int:
    """How many games are played with each deal."""
    return len(cell.choosers()) if cell.rotate else 1


def sized(cells: list[Study], games: int) -> tuple[tuple[Study, ...], int]:
    """The cells with at least so many games each, on equally many deals, and the number of these."""
    deals = max(-(-games // rotations(cell)) for cell in cells)
    return tuple(replace(cell, games=deals * rotations(cell)) for cell in cells), deals


def read_plan(path: Path) -> Plan:
    """The plan in a TOML file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"The file '{path}' cannot be read: {error.strerror}; name another one") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: {error}") from error
    return plan_of(data, str(path))


def plan_of(data: dict[str, Any], where: str) -> Plan:
    """The plan that the data of a file describes."""
    unknown = [key for key in data if key not in KEYS]
    if unknown:
        raise BadInput(f"{where}: there is no key '{unknown[0]}'; there are: {', '.join(KEYS)}")
    if "game" not in data:
        raise BadInput(f"{where}: 'game' is missing; name a game, or several in a list")
    games = number(where, data, "games", 100)
    options = table(where, data, "options")
    levels = {key: levels_of(where, key, data[key]) for key in FACTORS if key in data}
    levels |= {f"options.{key}": option_levels(where, key, value) for key, value in options.items()}
    cells, labels = [], []
    for combination in product(*levels.values()):
        setting = dict(zip(levels, combination, strict=True))
        cells.append(cell_of(where, setting, number(where, data, "seed", 1, 0), str(data.get("series", "")), games))
        labels.append(label_of(setting, levels))
    page = one_of(where, "page", data.get("page", "balance"), PAGES)
    keep = data.get("keep", [])
    if not isinstance(keep, list) or any(name not in TABLES for name in keep):
        raise BadInput(f"{where}, keep: a list of some of {', '.join(TABLES)}, not '{keep}'")
    if page == "cards":
        keep = [*keep, "things"]
    whole, deals = sized(cells, games)
    return Plan(Path(where).stem, page, whole, tuple(labels), deals, frozenset(keep), until_of(where, data))


def levels_of(where: str, key: str, value: Any) -> list[Any]:
    """The levels of a factor: one value, or a list of them. Bots are lists themselves, or names with commas."""
    levels = value if isinstance(value, list) else [value]
    if not levels:
        raise BadInput(f"{where}, {key}: this factor is empty; give it a value, or leave it out")
    kinds: tuple[type, ...] = (int,) if key == "seats" else (str, list) if key == "bots" else (str,)
    for level in levels:
        if not isinstance(level, kinds) or isinstance(level, bool):
            wanted = "numbers" if key == "seats" else "names"
            raise BadInput(f"{where}, {key}: takes {wanted}, not '{level}'")
    return levels


def option_levels(where: str, key: str, value: Any) -> list[Any]:
    if value == []:
        raise BadInput(f"{where}, options.{key}: this factor is empty; give it a value, or leave it out")
    return value if isinstance(value, list) else [value]


def cell_of(where: str, setting: dict[str, Any], seed: int, series: str, games: int) -> Study:
    """One cell, checked."""
    try:
        rules = game(setting["game"])
    except BadInput as error:
        raise BadInput(f"{where}, game: {error}") from error
    options: dict[str, Value] = {
        key.removeprefix("options."): value for key, value in setting.items() if key.startswith("options.")
    }
    bots = names_of(setting.get("bots", "greedy"))
    content = setting.get("content", "")
    cell = new_cell(rules, setting.get("seats", rules.seats[0]), bots, seed, options, content, series, games)
    check_cell(cell, f"{where}: the cell '{label_of(setting, {key: [0, 1] for key in setting})}'")
    return cell


def new_cell(
    rules: Game,
    seats: int,
    bots: tuple[str, ...],
    seed: int,
    options: dict[str, Value],
    content: str = "",
    series: str = "",
    games: int = 0,
) -> Study:
    """A cell. Different bots change places on each deal."""
    folder = str(Path(content).resolve()) if content else ""
    return Study(
        rules.NAME, seats, games, bots, seed, options, rotate=len(set(bots)) > 1, content=folder, series=series
    )


def names_of(bots: str | list[str]) -> tuple[str, ...]:
    return tuple(name.strip() for name in (bots.split(",") if isinstance(bots, str) else bots))


def label_of(setting: dict[str, Any], levels: dict[str, list[Any]]) -> str:
    """What tells a cell from the others."""
    told = [told_level(key, value) for key, value in setting.items() if len(levels[key]) > 1]
    return ", ".join(told)


def told_level(key: str, value: Any) -> str:
    if key == "seats":
        return f"{value} seats"
    if key == "content":
        return Path(value).name if value else "content as it comes"
    if key == "bots":
        return " + ".join(names_of(value))
    return str(value) if key == "game" else f"{key.removeprefix('options.')} {value}"


def number(where: str, data: dict[str, Any], key: str, default: int, low: int = 1) -> int:
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < low:
        raise BadInput(f"{where}, {key}: takes a whole number from {low} up, not '{value}'")
    return value


def table(where: str, data: dict[str, Any], key: str) -> dict[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise BadInput(f"{where}, {key}: takes a table, such as [{key}], not '{value}'")
    return value


def one_of(where: str, key: str, value: Any, known: tuple[str, ...]) -> str:
    if value not in known:
        raise BadInput(f"{where}, {key}: one of {', '.join(known)}, not '{value}'")
    return str(value)


def until_of(where: str, data: dict[str, Any]) -> Until | None:
    """The rule for stopping early."""
    given = table(where, data, "until")
    if not given:
        return None
    unknown = [key for key in given if key not in ("width", "step")]
    if unknown:
        raise BadInput(f"{where}, until: there is no key '{unknown[0]}'; there are: width, step")
    width = given.get("width")
    if not isinstance(width, int | float) or not 0 < width < 0.5:
        raise BadInput(f"{where}, until.width: takes a number between 0 and 0.5, such as 0.02, not '{width}'")
    return Until(float(width), step=number(f"{where}, until", given, "step", 200))
