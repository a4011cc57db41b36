"""Words of luna.toml for what a card of Luna's does, and which companies it does it with."""

from typing import Final

from orrery.engine.moves import Kind, Verb
from orrery.games.skymines.terms import AIM, FEW

# Which companies: the most valuable ones, or those where Luna leads.
WHICH: Final = Kind("which", ["most", "second", "least", "lead", "two-most", "two-leading", "all"], things=False)
MOST: Final = 0
SECOND: Final = 1
LEAST: Final = 2
LEAD: Final = 3
TWO_MOST: Final = 4
TWO_LEADING: Final = 5
ALL: Final = 6
LETTER: Final = Kind("letter", ["a", "b", "c"], things=False)

COINS: Final = 0
TANK: Final = 1
RESEARCH: Final = 2
STEPS: Final = 3
EXPAND: Final = 4
TAKE: Final = 5
SHARE: Final = 6
SPECIAL: Final = 7
PLAN: Final = 8
MARKER: Final = 9
DEEDS: Final = [
    Verb(COINS, "coins", FEW),
    Verb(TANK, "tank", FEW),
    Verb(RESEARCH, "research", FEW),
    Verb(STEPS, "steps", WHICH, FEW),
    Verb(EXPAND, "expand", WHICH, FEW, AIM),
    Verb(TAKE, "take"),
    Verb(SHARE, "share"),
    Verb(SPECIAL, "special"),
    Verb(PLAN, "plan", LETTER),
    Verb(MARKER, "marker"),
]
