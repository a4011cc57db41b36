"""Piles: cards that are not for everybody's eyes, each with a mark of who knows what of it.

A mark has four parts:
- exact: who knows the card's face;
- member: who knows the faces of a mix that it belongs to, but not which of them it shows;
- mix: the cards that were shuffled together after somebody had seen some of them;
- seal: the cards of one player of which some were put down in secret, so that others cannot tell which.
"""

from typing import Final

from mypy_extensions import i64

from orrery.engine.journal import ONLOOKER, PUBLIC

MEMBER: Final = 8  # the first bit of each part; `exact` begins at bit 0
MIX: Final = 16
SEAL: Final = 36
PART: Final = 0xFFFFF


class Pile:
    """A deck, a hand, a plan. The last card is the top."""

    def __init__(self, back: int = 0, owner: int = ONLOOKER) -> None:
        self.back: i64 = back  # cards with different backs cannot be taken for one another
        self.owner: i64 = owner  # whose hand or plan it is; ONLOOKER: nobody's
        self.cards: list[int] = []  # secret
        self.marks: list[int] = []

    def clone(self) -> "Pile":
        pile = Pile(self.back, self.owner)
        pile.cards = self.cards.copy()
        pile.marks = self.marks.copy()
        return pile

    def put(self, card: i64, mark: i64 = 0) -> None:
        self.cards.append(card)
        self.marks.append(mark)

    def bury(self, card: i64, mark: i64 = PUBLIC) -> None:
        """Put a card under the pile: openly, if not said otherwise."""
        self.cards.insert(0, card)
        self.marks.insert(0, mark)

    def take(self, i: i64) -> i64:
        """Lift a card out of the pile; what is left of it is its mark."""
        self.cards.pop(i)
        return self.marks.pop(i)

    def find(self, card: i64) -> i64:
        """Where a card with this face lies; of equal ones the best known, so that playing it tells nothing of the rest."""
        best: i64 = -1
        for i in range(len(self.cards)):
            if self.cards[i] == card and (best < 0 or self.marks[i] & PUBLIC > self.marks[best] & PUBLIC):
                best = i
        return best


def belong(pile: Pile, mark: i64, seat: i64, mix: i64, seal: i64) -> bool:
    """Is a card, to the eyes of `seat`, one of those that may have changed places within a mix, a seal or (0, 0) the unseen?"""
    if seal:
        return mark >> SEAL == seal and pile.owner != seat
    if mark >> seat & 1:
        return False
    return mark >> MIX & PART == mix if mix else mark >> (MEMBER + seat) & 1 == 0
