"""Piles: hidden cards, each with a mark of who knows what about it.

A mark has three parts:
- exact: the seats that know the card's face;
- mix: cards that all had seen were shuffled together: everybody knows which cards these are, but not where each is;
- seal: some cards of one player were put down in secret, so that others cannot tell which; or cards that did not all
  lie open were shuffled together, so that nobody can tell where each is.
"""

from typing import Final, final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64, mypyc_attr

from orrery.engine.chance import Chance
from orrery.engine.journal import ONLOOKER, PUBLIC

MIX: Final = 8  # the first bit of each part; `exact` starts at bit 0
SEAL: Final = 28
PART: Final = 0xFFFFF


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Pile:
    """A deck, whose last card is the top; or a player's hand or plan, whose order means nothing.

    A clone shares cards and marks with its original until one of the two changes. So only the methods here change them.
    """

    def __init__(self, back: i64 = 0, owner: i64 = ONLOOKER) -> None:
        self.back = back  # cards with different backs can be told apart
        self.owner = owner  # whose hand or plan it is; ONLOOKER if nobody's
        self.cards: vec[i64] = vec[i64]()  # secret
        self.marks: vec[i64] = vec[i64]()
        self.is_shared: bool = False

    def clone(self) -> "Pile":
        pile = Pile(self.back, self.owner)
        pile.cards = self.cards
        pile.marks = self.marks
        pile.is_shared = self.is_shared = True
        return pile

    def own(self) -> None:
        """Copy shared cards and marks before a change."""
        if self.is_shared:
            self.cards = self.cards[:]
            self.marks = self.marks[:]
            self.is_shared = False

    def fill(self, cards: list[int]) -> None:
        """Make it a deck that nobody has looked into."""
        self.cards = vec[i64](cards)
        self.marks = vec[i64]([0] * len(cards))
        self.is_shared = False

    def put(self, card: i64, mark: i64 = 0) -> None:
        self.own()
        self.cards = append(self.cards, card)
        self.marks = append(self.marks, mark)

    def bury(self, card: i64) -> None:
        """Put a card under the pile, openly."""
        self.cards = extend(vec[i64]([card]), self.cards)
        self.marks = extend(vec[i64]([PUBLIC]), self.marks)
        self.is_shared = False

    def replace(self, i: i64, card: i64, mark: i64) -> None:
        """Change the card in this place, or what is known about it."""
        self.own()
        self.cards[i] = card
        self.marks[i] = mark

    def shuffle(self, chance: Chance, stream: i64) -> None:
        """Shuffle cards that are all known alike."""
        self.own()
        chance.shuffle_row(stream, self.cards)

    def shuffle_marked(self, chance: Chance, stream: i64) -> None:
        """Shuffle the cards, with their marks."""
        order = vec[i64](list(range(len(self.cards))))
        chance.shuffle_row(stream, order)
        self.cards = vec[i64]([self.cards[i] for i in order])
        self.marks = vec[i64]([self.marks[i] for i in order])
        self.is_shared = False

    def is_of(self, seat: i64) -> bool:
        """Is it the hand or plan of `seat`? A pile that is nobody's is not an onlooker's either."""
        return self.owner == seat and seat != ONLOOKER

    def sort(self) -> None:
        pairs = sorted(zip(self.marks, self.cards, strict=True))
        self.marks = vec[i64]([mark for mark, _ in pairs])
        self.cards = vec[i64]([card for _, card in pairs])
        self.is_shared = False

    def take(self, i: i64) -> i64:
        """Take a card out of the pile. Returns its mark."""
        self.own()
        self.cards, _card = pop(self.cards, i)
        self.marks, mark = pop(self.marks, i)
        return mark

    def place_of(self, card: i64) -> i64:
        """The place of the first such card."""
        for i in range(len(self.cards)):
            if self.cards[i] == card:
                return i
        raise ValueError("there is no such card in this pile")


def may_move(pile: Pile, mark: i64, seat: i64, mix: i64, sealed: i64) -> bool:
    """As `seat` sees it: is a card of this pile one of a seal, of a mix, or (0, 0) of those never seen?"""
    if sealed:
        return mark >> SEAL == sealed and not pile.is_of(seat)
    return mark >> seat & 1 == 0 and mark >> MIX & PART == mix
