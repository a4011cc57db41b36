"""What luna.toml may say, field by field."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from orrery.content import Entry
from orrery.games.skymines.luna.state import TAKES, TOKENS, WORDS
from orrery.games.skymines.terms import CLASS_ONE, DISPLAY, LUNA_CARDS, LUNA_LEVELS, SLOTS, STUDY_COLUMNS

Few = Annotated[int, Meta(ge=0, le=9)]
Step = Annotated[int, Meta(ge=1, le=60)]
Space = Annotated[int, Meta(ge=1, le=DISPLAY)]
Column = Annotated[int, Meta(ge=1, le=STUDY_COLUMNS)]
BY_SLOT = Meta(min_length=SLOTS, max_length=SLOTS)


class LunaCard(Entry, forbid_unknown_fields=True, kw_only=True):
    """A card: what it counts as a majority card, what it does when it is turned up as one, and its action.

    `spaces`, `columns` and `markers` are by slot, from the left; the words `take`, `plan` and `marker` use them.
    """

    left: Few
    right: Few
    scientists: Few
    tank: Few = 0
    research: Few = 0
    action: Annotated[list[str], Meta(min_length=1, max_length=WORDS)]
    spaces: Annotated[list[Annotated[list[Space], Meta(min_length=1, max_length=TAKES)]], BY_SLOT] | None = None
    columns: Annotated[list[Column], BY_SLOT] | None = None
    markers: Annotated[list[str], BY_SLOT] | None = None


class Level(Entry, forbid_unknown_fields=True, kw_only=True):
    """A level: do slots open, does class 2 join the deck, where are tokens, and where do her markers begin?"""

    slots: bool
    class_two: bool
    tank_tokens: Annotated[list[Step], Meta(max_length=TOKENS)] = msgspec.field(default_factory=list)
    research_tokens: Annotated[list[Step], Meta(max_length=TOKENS)] = msgspec.field(default_factory=list)
    tank: Few = 0
    research: Few = 0


class Place(Entry, forbid_unknown_fields=True, kw_only=True):
    """A place of the stepped block of bonus spaces, by row and column, and the bonus space there."""

    bonus: str


class LunaFile(Struct, forbid_unknown_fields=True):
    class_one: Annotated[list[LunaCard], Meta(min_length=CLASS_ONE, max_length=CLASS_ONE)]
    class_two: Annotated[list[LunaCard], Meta(min_length=LUNA_CARDS - CLASS_ONE, max_length=LUNA_CARDS - CLASS_ONE)]
    level: Annotated[list[Level], Meta(min_length=LUNA_LEVELS, max_length=LUNA_LEVELS)]
    place: list[Place]
