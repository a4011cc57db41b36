"""What happens in the games of a study, beyond their outcomes. Each game has a file of its name."""

from importlib import import_module
from typing import Any

from orrery.games import GAMES
from orrery.study.watching.watch import Watch


def watch_of(game: str, g: Any) -> Watch:
    """Somebody who watches one game."""
    folder = GAMES[game].split(".")[2]
    watch: type[Watch] = import_module(f"orrery.study.watching.{folder}").Watcher
    return watch(g)
