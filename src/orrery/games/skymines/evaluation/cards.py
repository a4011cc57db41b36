"""The worth of cards: what each use brings, and how often the rounds to come use it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.area import permanent
from orrery.games.skymines.evaluation.expansion import Expansion
from orrery.games.skymines.evaluation.holdings import FEW
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.state import NO_CARDS, Skymines
from orrery.games.skymines.steps.field import card_steps
from orrery.games.skymines.steps.retiring import LayCard, PickUp
from orrery.games.skymines.terms import (
    AREA,
    CARDS,
    EMPTY,
    ENERGY,
    ENRICH,
    FIELD,
    HAND,
    MIDDLE,
    N_COMPANIES,
    RESOURCES,
    REST,
    SCIENTIST,
    SHARE,
    SLOTS,
)

NO_USES: Final = vec[float]([0.0] * CARDS)
NO_PILES: Final = vec[float]([0.0] * SLOTS)


class Cards(Expansion):
    """What cards are worth to a player."""

    def __init__(self, g: Skymines, viewer: i64, weights: Weights) -> None:
        super().__init__(g, viewer, weights)
        self.unit = 0.0  # a unit of a resource
        self.watt = 0.0  # a point of energy
        self.helium = 0.0  # a step of the tank
        self.places: vec[i64] = NO_CARDS  # by index among the player's cards: where each is, or would be
        self.uses: vec[float] = NO_USES[:]  # by index
        self.piles: vec[float] = NO_PILES[:]  # by resting slot: the uses of its cards together
        self.is_picked = False  # the player has taken a pile in this round
        self.filled: i64 = 0  # resting slots that have got a card in this round, as bits

    def find_uses(self, seat: i64) -> None:
        """What each card brings when it is used."""
        weights = self.weights
        self.unit = self.best_walk(4) / 4.0
        best = 0.0
        for company in range(N_COMPANIES):
            best = max(best, self.lead[company])
        self.watt = weights.energy + weights.push * best * weights.outpost * weights.shares
        self.helium = self.tank_gain(3) / 3.0
        cards = self.p.cards
        self.places = cards[:]
        self.most_helium = 0
        for i in range(len(cards)):
            self.places[i] = self.g.places[cards[i]]
            self.uses[i] = self.use(cards[i])
            if self.g.box.types[cards[i]] == FIELD:
                self.most_helium = max(self.most_helium, card_steps(self.g, self.p, cards[i]))
        self.is_picked = self.p.has_retired
        self.filled = 0
        for step in self.g.agenda:
            if isinstance(step, PickUp):
                if step.seat == seat:
                    self.is_picked = False
            elif isinstance(step, LayCard) and step.seat == seat:
                self.filled = step.filled

    def use(self, card: i64) -> float:
        box = self.g.box
        kind = box.types[card]
        if kind < RESOURCES:
            return float(box.values[card] + permanent(self.g, self.p, ENRICH, kind)) * self.unit
        if kind == ENERGY:
            return float(box.values[card]) * self.watt
        if kind == SCIENTIST:
            return 2.0 * self.point() + self.weights.study * self.weights.research
        if kind == FIELD:
            return float(card_steps(self.g, self.p, card)) * self.helium + float(box.field_coins[card])
        return 0.0

    def gain(self, card: i64) -> float:
        """What a card adds that comes into the hand: its share, and its uses instead of those of a weak card."""
        value = 0.0
        if self.g.box.shares[card] != EMPTY:
            value = self.prices[self.g.box.shares[card]] * self.weights.shares
        if self.after == 0 or self.g.box.types[card] == SHARE:
            return value
        times = min(float(self.after), self.weights.uses + self.weights.uses_per_round * float(self.after))
        return value + times * max(0.0, self.use(card) - self.weights.spare * self.unit)

    def ready(self, planned: i64) -> float:
        """What it is worth to a player near the goals to have energy for the way to the threat in the next round.

        A card that is used now comes back after the next round. A set of cards may be planned, as bits.
        """
        if self.after == 0 or self.tank_pull + self.research_pull == 0.0:
            return 0.0
        energy = float(self.units_of(ENERGY, FEW)) * self.weights.comes_back if self.after > 1 else 0.0
        energy = max(energy, float(self.energy_in(HAND, planned) + (0 if self.is_picked else self.most_resting())))
        progress = self.progress()
        return self.weights.readiness * progress * progress * min(1.0, energy / float(self.shortest_way()))

    def energy_in(self, place: i64, planned: i64) -> i64:
        box = self.g.box
        energy: i64 = 0
        for i in range(len(self.places)):
            card = self.p.cards[i]
            if self.places[i] == place and box.types[card] == ENERGY and not planned >> i & 1:
                energy += box.values[card]
        return energy

    def most_resting(self) -> i64:
        """The most energy on a pile."""
        most: i64 = 0
        for rest in range(SLOTS):
            most = max(most, self.energy_in(REST + rest, 0))
        return most

    # The rounds to come.

    def future(self) -> float:
        """What the cards bring from the next round on, if the best are planned and the best pile is taken.

        Slots beyond the first three have a worth of their own.
        """
        value = 0.0
        if self.after == 0:
            return value
        if not self.is_picked:
            self.pick_up()
        self.lay()
        weight = 1.0
        for n in range(self.after):
            weight *= self.weights.later
            value += weight * self.play_best(MIDDLE)
            if n < self.after - 1:
                self.pick_up()
                self.filled = 0
                self.lay()
        return value

    def play_best(self, slots: i64) -> float:
        """Plan the best cards of the hand."""
        value = 0.0
        for _n in range(slots):
            best: i64 = EMPTY
            best_use = 0.0
            for i in range(len(self.places)):
                if self.places[i] == HAND and self.uses[i] > best_use:
                    best = i
                    best_use = self.uses[i]
            if best == EMPTY:
                break
            self.places[best] = AREA
            value += best_use
        return value

    def count_piles(self) -> None:
        for rest in range(SLOTS):
            self.piles[rest] = 0.0
        for i in range(len(self.places)):
            if self.places[i] >= REST:
                self.piles[self.places[i] - REST] += self.uses[i]

    def pick_up(self) -> None:
        """Take the best pile."""
        self.count_piles()
        best: i64 = 0
        for rest in range(1, SLOTS):
            if self.piles[rest] > self.piles[best]:
                best = rest
        for i in range(len(self.places)):
            if self.places[i] == REST + best:
                self.places[i] = HAND

    def lay(self) -> None:
        """Lay the cards of the area on piles, on the best first: they come back together."""
        self.count_piles()
        for i in range(len(self.places)):
            if self.places[i] == AREA:
                best: i64 = EMPTY
                for rest in range(SLOTS):
                    if not self.filled >> rest & 1 and (best == EMPTY or self.piles[rest] > self.piles[best]):
                        best = rest
                if best == EMPTY:
                    return
                self.filled |= 1 << best
                self.places[i] = REST + best
