"""The words of the game: kinds, verbs, reasons, streams."""

from typing import Final

from orrery.engine.moves import Kind, Verb

TILES: Final = 45
BANK: Final = 3
PLANETS: Final = 2  # at most this many unfinished ones
QUARTERS: Final = 4
FACES: Final = 6
EMPTY: Final = -1
DECKS: Final = ["standard", "two-makes"]

TILE: Final = Kind("tile")
SPOT: Final = Kind("spot", [f"{planet}{quarter}" for planet in "12" for quarter in "abcd"])  # a to d, clockwise
EDGE: Final = Kind("edge", things=False)
PLANET: Final = Kind("planet", ["1", "2"])
PIPS: Final = Kind("pips", [str(n) for n in range(FACES + 1)], things=False)
STATIONS: Final = Kind("stations", [str(n) for n in range(100)], things=False)

OPEN: Final = Verb(0, "open", TILE)
PLACE: Final = Verb(1, "place", TILE, SPOT)
BOX: Final = Verb(2, "box", SPOT)
KEEP: Final = Verb(3, "keep")

ROLLED: Final = Verb(128, "rolled", PIPS)
REFILLED: Final = Verb(129, "refilled", TILE)
COMPLETED: Final = Verb(130, "completed", PLANET, STATIONS)
STUCK: Final = Verb(131, "stuck")
DEADLOCK: Final = Verb(132, "deadlock")
LAST_TILE: Final = Verb(133, "last-tile")

VERBS: Final = [OPEN, PLACE, BOX, KEEP, ROLLED, REFILLED, COMPLETED, STUCK, DEADLOCK, LAST_TILE]

TWO_UNFINISHED: Final = 1
TOO_FEW_ASTRONAUTS: Final = 2
APART: Final = 3
EDGES_DIFFER: Final = 4
REASONS: Final = ["", "two-unfinished", "too-few-astronauts", "apart", "edges-differ"]

DECK: Final = 1  # streams of chance
FIRST: Final = 2
DICE: Final = 3  # and one more stream for each seat
