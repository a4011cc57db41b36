"""Orrery: space board games, for people and programs."""

from orrery.engine.game import BadInput
from orrery.games import game

__all__ = ["BadInput", "game"]
__version__ = "0.1.0"
