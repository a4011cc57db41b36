"""What a player's cards can bring at once, wherever they are."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.evaluation.prospects import Prospects
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import ENERGY, FIELD, SCIENTIST

FEW: Final = 3  # cards of a type that count for a requirement
KINDS: Final = ENERGY + 1
NO_BEST: Final = vec[i64]([0] * (KINDS * (FEW + 1)))


class Holdings(Prospects):
    """The best cards of a player."""

    def __init__(self, g: Skymines, viewer: i64, weights: Weights) -> None:
        super().__init__(g, viewer, weights)
        self.best: vec[i64] = NO_BEST[:]  # type * 4 + n: the units of the n best cards of a type
        self.scientists: i64 = 0
        self.sciences: i64 = 0
        self.most_helium: i64 = 0  # steps of the player's best field card

    def count_cards(self) -> None:
        box = self.g.box
        self.best = NO_BEST[:]
        self.scientists = 0
        self.sciences = 0
        for card in self.p.cards:
            kind = box.types[card]
            if kind == SCIENTIST:
                self.scientists += 1
            if kind in (SCIENTIST, FIELD):
                self.sciences += 1
            elif kind < KINDS:
                self.insert(kind * (FEW + 1), box.values[card])
        for kind in range(KINDS):
            for n in range(1, FEW):
                self.best[kind * (FEW + 1) + n + 1] += self.best[kind * (FEW + 1) + n]

    def insert(self, at: i64, units: i64) -> None:
        """Keep the values of the best cards in descending order."""
        left = units
        for n in range(at + 1, at + FEW + 1):
            if left > self.best[n]:
                old = self.best[n]
                self.best[n] = left
                left = old

    def units_of(self, kind: i64, cards: i64) -> i64:
        """The most units that so many cards of a type bring."""
        return self.best[kind * (FEW + 1) + min(cards, FEW)]
