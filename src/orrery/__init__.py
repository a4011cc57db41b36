"""Orrery: a table for space board games."""

from orrery.engine.game import BadInput
from orrery.games import game

__all__ = ["BadInput", "game"]
__version__ = "0.1.0"
