"""The content that comes with the game, and its tables by row."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.game import GAME
from orrery.games.skymines.state import Mines
from orrery.games.skymines.terms import (
    REWARDS,
)

OURS = cast(Mines, GAME.box())


def row(number: int, width: int, table: vec[i64]) -> list[int]:
    return list(table[number * width : (number + 1) * width])


def reward(number: int) -> dict[int, int]:
    """What a row of rewards brings, by column."""
    return {column: n for column, n in enumerate(row(number, REWARDS, OURS.rewards)) if n}
