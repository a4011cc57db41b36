"""Tables with mission cards, and the markers that they bring."""

from typing import Any

from orrery.engine.agenda import Step
from orrery.games.skymines.state import Skymines
from tests.games.skymines.helpers import Seat, table

TANK_CARD = "deep-tanks"  # tank-value 25, pieces 5, energy 6
PIPES = "pipelines"  # tank-steps 4, coins 12, units 6
ACADEMY = "academy"  # science-cards 3, research-value 20, company-steps 6
STOCK = "stockpile"  # units 7, cards 15, track 12


def on_missions(*cards: str, steps: tuple[Step, ...] = (), me: Seat | None = None, **more: Any) -> Skymines:
    """A table with these open mission cards."""
    return table(*steps, me=me, missions=cards, **more)


def markers(g: Skymines, seat: int = 0) -> tuple[int, int]:
    """Ordinary and one-time markers in reserve."""
    return g.players[seat].markers, g.players[seat].one_time
