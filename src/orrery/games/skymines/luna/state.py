"""What Luna has: the cards and levels that are printed, and her own table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orrery.engine.piles import Pile
from orrery.games.skymines.terms import EMPTY, SLOTS

NOTHING: Final = vec[i64]()
NO_SLOTS: Final = vec[i64]([EMPTY] * SLOTS)
NO_MAJORITIES: Final = vec[i64]([EMPTY] * 2)
WORDS: Final = 4  # of a card, at most
TAKES: Final = 2  # cards that a word takes, at most
TOKENS: Final = 2  # of each kind, on a level
NO_DISCARDS: Final[list[int]] = []


@final
class LunaCards:
    """Her cards by number, and her levels. Tables of several columns are flat."""

    def __init__(self) -> None:
        self.left: vec[i64] = NOTHING  # what a majority card counts on its left and right half
        self.right: vec[i64] = NOTHING
        self.scientists: vec[i64] = NOTHING
        self.tank: vec[i64] = NOTHING  # steps when a majority card is turned up
        self.research: vec[i64] = NOTHING
        self.words: vec[i64] = NOTHING  # card * WORDS + i; EMPTY for none
        self.spaces: vec[i64] = NOTHING  # (card * SLOTS + slot) * TAKES + i: of the display; EMPTY for none
        self.columns: vec[i64] = NOTHING  # card * SLOTS + slot: of the research area
        self.bonuses: vec[i64] = NOTHING  # card * SLOTS + slot: the space for her marker; EMPTY for none
        self.opens: vec[i64] = NOTHING  # by level: do her markers open slots?
        self.grows: vec[i64] = NOTHING  # by level: does class 2 join a rebuilt deck?
        self.tank_tokens: vec[i64] = NOTHING  # level * TOKENS + i: steps; EMPTY for none
        self.research_tokens: vec[i64] = NOTHING
        self.tank_starts: vec[i64] = NOTHING  # by level
        self.research_starts: vec[i64] = NOTHING


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Luna:
    """The cards of one Luna. Her coins, markers and tracks are those of the player at her seat."""

    def __init__(self, other: "Luna | None" = None) -> None:
        """A new Luna, or a copy of `other`."""
        if other is None:
            self.level: i64 = 0
            self.deck: Pile = Pile()  # secret
            self.class_two: Pile = Pile()  # secret: cards that have not come into play
            self.row: Pile = Pile()  # secret: cards that lie face down, the leftmost on top
            self.slots: vec[i64] = NO_SLOTS[:]  # the card that was turned up there, or FACE_DOWN
            self.majorities: vec[i64] = NO_MAJORITIES[:]  # the left and the right card
            self.discards: list[int] = NO_DISCARDS  # never changed in place
            self.seen: i64 = 0  # cards that were turned up at some time, as bits
            return
        self.level = other.level
        self.deck = other.deck.clone()
        self.class_two = other.class_two.clone()
        self.row = other.row.clone()
        self.slots = other.slots[:]
        self.majorities = other.majorities[:]
        self.discards = other.discards
        self.seen = other.seen
