"""Saved games. The whole game is on disk after every move, and finished games stay as records."""

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir

from orrery import private
from orrery.cli import files
from orrery.cli.terminal.course import Course, course_of
from orrery.engine.agenda import IllegalMove
from orrery.engine.game import BadInput, Box, Game, Value
from orrery.engine.moves import BadMove
from orrery.engine.record import RECORD_FORMAT, fitting_box, read_head
from orrery.engine.table import Table, open_table

FORMAT = "orrery-save-1"
ENDING = ".save.json"


def data_folder() -> Path:
    """Where games are saved: the folder that ORRERY_DATA names, or the system's folder for user data."""
    return Path(os.environ.get("ORRERY_DATA") or user_data_dir("orrery", appauthor=False))


def called_as() -> str:
    """How the commands are called here: by name, or through a script."""
    return os.environ.get("ORRERY_CALLED_AS") or "orrery"


class Setting:
    """All of a game except its moves."""

    def __init__(
        self, game: Game, chairs: list[str], seed: int, options: dict[str, Value], language: str, content: str
    ) -> None:
        self.game = game
        self.chairs = chairs  # by seat: the name of a bot, or empty for a person
        self.seed = seed
        self.options = options
        self.language = language
        self.content = content
        self.is_open_seed = False  # somebody typed the seed, and so may know what comes
        self.course: Course | None = None  # the series that it belongs to

    def table(self) -> Table:
        """Set up a table."""
        box = self.game.box(self.content)
        return open_table(self.game, len(self.chairs), self.seed, self.options, box, self.is_open_seed)


class Keeper:
    """Saves one game."""

    def __init__(self, setting: Setting, path: Path | None = None) -> None:
        self.setting = setting
        self.path = path or fresh_path(setting.game.NAME)

    def save(self, table: Table) -> None:
        """Save all that is needed to resume."""
        setting = self.setting
        data = {
            "format": FORMAT,
            "language": setting.language,
            "chairs": setting.chairs,
            "content": setting.content,
            "open_seed": setting.is_open_seed,
            "record": json.loads(table.record.write()),
        }
        if setting.course:
            data["series"] = setting.course.data()
        files.write(self.path, json.dumps(data, indent=1) + "\n", is_private=True)

    def finish(self, table: Table) -> Path:
        """Save a finished game as a record, or with the games before it as a series.

        A series that goes on stays saved with this game, until the next one is saved in its place.
        """
        path = self.path.with_name(self.path.name.removesuffix(ENDING) + ".orrery.json")
        course = self.setting.course
        if course is None:
            files.write(path, table.record.write(), is_private=True)
        else:
            course.file.records.append(table.record.write())
            files.write(path, course.write(self.setting.chairs), is_private=True)
        if course is None or course.plan() is None:
            self.path.unlink(missing_ok=True)
        return path


def fresh_path(name: str) -> Path:
    """A file for a new game that no other game uses."""
    folder = data_folder()
    try:
        private.make_folder(folder)
    except OSError as error:
        raise BadInput(
            f"Games cannot be saved in '{folder}' ({error.strerror}); set ORRERY_DATA to another folder"
        ) from error
    stem = f"{name}-{datetime.now():%Y%m%d-%H%M%S}"
    taken = {path.name.split(".")[0] for path in folder.iterdir()}
    number = 1
    while (f"{stem}-{number}" if number > 1 else stem) in taken:
        number += 1
    return folder / f"{stem}{f'-{number}' if number > 1 else ''}{ENDING}"


def unfinished(name: str) -> list[Path]:
    """The unfinished games, latest first; only those of one game, if it is named."""
    folder = data_folder()
    private.tighten(folder)
    found = folder.glob(f"{name}-*{ENDING}" if name else f"*{ENDING}") if folder.is_dir() else []
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def resume(path: Path, content: str = "") -> tuple[Setting, Table, list[int]]:
    """The game in a file: its table, and how many lines of the journal each seat had heard when last asked.

    `content` is the new path of its content folder, if that was moved.
    """
    text = files.read(path)
    if f'"format": "{RECORD_FORMAT}"' in text[:100]:
        raise BadInput(f"'{path}' is the record of a game, not a saved game; look at it with: orrery replay {path}")
    try:
        return rebuilt(json.loads(text), content)
    except (IllegalMove, BadMove) as error:
        raise BadInput(
            f"The saved game '{path}' has a move that is not possible ({error}); the file was not changed"
        ) from error
    except BadInput as error:
        raise BadInput(
            f"The saved game '{path}' cannot be opened: {str(error).rstrip('.')}; the file was not changed"
        ) from error
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError, RecursionError) as error:
        raise BadInput(f"'{path}' is not a saved game, or it is damaged ({error}); the file was not changed") from error


def verified(rules: Game, data: dict[str, Any], record: Any, seats: int, box: Box) -> Course:
    """The series of a saved game. All games before are replayed, and this one is the one that follows."""
    course = course_of(rules, data, seats)
    whole = course_of(rules, {**data, "games": [*data["games"], record]}, seats)
    whole.file.verify(rules, box)
    return course


def rebuilt(data: dict[str, Any], folder: str) -> tuple[Setting, Table, list[int]]:
    from orrery.games import game

    if data["format"] != FORMAT:
        raise ValueError(f"it should say format {FORMAT}")
    head = read_head(json.dumps(data["record"]))
    rules = game(head["game"])
    chairs = [str(chair) for chair in data["chairs"]]
    if len(chairs) != head["seats"]:
        raise ValueError("its chairs are not its seats")
    content = str(Path(folder).absolute()) if folder else str(data["content"])
    try:
        box = rules.box(content)
    except BadInput as error:
        raise BadInput(f"{str(error).rstrip('.')}; name the folder where its content is now with --content") from error
    fitting_box(rules, head, box)
    setting = Setting(rules, chairs, int(head["seed"]), head["options"], str(data["language"]), content)
    setting.is_open_seed = bool(data["open_seed"])
    if "series" in data:
        setting.course = verified(rules, data["series"], data["record"], len(chairs), box)
    table = setting.table()
    heard = [len(rules.heard(table.g, seat)) for seat in range(len(chairs))]
    for line in head["moves"]:
        seat, move = str(line).split(" ", 1)
        heard[int(seat)] = len(rules.heard(table.g, int(seat)))
        table.play(int(seat), [move])
    return setting, table, heard
