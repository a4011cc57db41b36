"""Piles: cards that are not for everybody's eyes, each with a mark of who knows what of it.

A mark has three parts:
- exact: who knows the card's face;
- mix: the cards that all had seen before they were shuffled together: everybody knows which they are, nobody where;
- seal: the cards of one player of which some were put down in secret, so that others cannot tell which.
"""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.journal import ONLOOKER, PUBLIC

MIX: Final = 8  # the first bit of each part; `exact` begins at bit 0
SEAL: Final = 28
PART: Final = 0xFFFFF


@final
class Pile:
    """A deck, whose last card is the top; or a hand or plan of somebody, whose order means nothing."""

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

    def fill(self, cards: list[int]) -> None:
        """Lay a whole deck down that nobody has seen into."""
        self.cards = cards
        self.marks = [0] * len(cards)

    def put(self, card: i64, mark: i64 = 0) -> None:
        self.cards.append(card)
        self.marks.append(mark)

    def bury(self, card: i64) -> None:
        """Put a card under the pile, openly."""
        self.cards.insert(0, card)
        self.marks.insert(0, PUBLIC)

    def sort(self) -> None:
        pairs = sorted(zip(self.marks, self.cards, strict=True))
        self.marks = [mark for mark, _ in pairs]
        self.cards = [card for _, card in pairs]

    def take(self, i: i64) -> i64:
        """Lift a card out of the pile; what is left of it is its mark."""
        self.cards.pop(i)
        return self.marks.pop(i)


def may_move(pile: Pile, mark: i64, seat: i64, mix: i64, sealed: i64) -> bool:
    """To the eyes of `seat`: is a card of this pile one of a seal, of a mix, or (0, 0) of those never seen?"""
    if sealed:
        return mark >> SEAL == sealed and pile.owner != seat
    return mark >> seat & 1 == 0 and mark >> MIX & PART == mix
