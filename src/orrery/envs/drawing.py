"""A table as plain text, made of what a seat sees."""

from typing import Any

import msgspec

from orrery.engine.agenda import State
from orrery.engine.game import Game


def draw(game: Game, g: State, seat: int) -> str:
    """The view of a seat, a line for each field. What is empty is left out."""
    return "\n".join(lines(msgspec.to_builtins(game.view(g, seat)), ""))


def lines(seen: dict[str, Any], indent: str) -> list[str]:
    found = []
    for name, value in seen.items():
        if isinstance(value, list) and any(isinstance(item, dict) for item in value):
            for i, item in enumerate(value):
                found += [f"{indent}{name} {i + 1}:", *lines(item or {}, indent + "  ")]
        elif isinstance(value, dict):
            found += [f"{indent}{name}: " + ", ".join(f"{key} {item}" for key, item in value.items())]
        elif value not in (None, [], ""):
            found.append(f"{indent}{name}: {words(value)}")
    return found


def words(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(words(item) for item in value)
    return "-" if value in (None, "") else str(value)
