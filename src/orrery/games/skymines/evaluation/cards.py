"""The worth of cards: what each use brings, and how often the rounds to come use it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.area import TILE_ENERGY, permanent
from orrery.games.skymines.evaluation.expansion import Expansion
from orrery.games.skymines.evaluation.holdings import FEW
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.state import NO_CARDS, Skymines
from orrery.games.skymines.steps.field import card_steps
from orrery.games.skymines.steps.retiring import LayCard, PickUp
from orrery.games.skymines.steps.science import TILE_POINTS
from orrery.games.skymines.terms import (
    AREA,
    CARDS,
    EMPTY,
    ENERGY,
    ENERGY_TILE,
    ENRICH,
    FIELD,
    HAND,
    MIDDLE,
    N_COMPANIES,
    RESOURCES,
    REST,
    SCIENTIST,
    SCIENTIST_TILE,
    SHARE,
    SLOTS,
    TILE_SPACE,
)

NO_USES: Final = vec[float]([0.0] * CARDS)
NO_PILES: Final = vec[float]([0.0] * SLOTS)
TWO_SCIENTISTS: Final = 4.0  # points


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
            return 2.0 * self.point() + self.study()
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
        """What it is worth to a player near the goals to have the cards for the rest of the way in the next round.

        A card that is used now comes back after the next round. A set of cards may be planned, as bits.
        """
        if self.after == 0 or self.tank_pull + self.research_pull == 0.0:
            return 0.0
        best = 0.0
        for rest in range(SLOTS):
            best = max(best, self.means(rest, planned))
        progress = self.progress()
        return self.weights.readiness * progress * progress * best

    def means(self, rest: i64, planned: i64) -> float:
        """The part of the energy for the way to the threat, and of two scientists for missing screens, with a pile."""
        back = self.weights.comes_back if self.after > 1 else 0.0
        units = self.units_at(ENERGY, rest, planned)
        if self.has_marked(ENERGY_TILE):
            units += TILE_ENERGY
        part = min(1.0, max(float(self.units_of(ENERGY, FEW)) * back, float(units)) / float(self.shortest_way()))
        if self.p.upload >= self.research_goal:
            return part
        points = self.units_at(SCIENTIST, rest, planned)
        if self.has_marked(SCIENTIST_TILE):
            points += TILE_POINTS
        return (part + min(1.0, max(float(2 * self.scientists) * back, float(points)) / TWO_SCIENTISTS)) / 2.0

    def has_marked(self, tile: i64) -> bool:
        """Will the player have a tile in the next round?"""
        seat = self.g.marked[TILE_SPACE + tile]
        return seat != EMPTY and self.g.players[seat] is self.p

    def units_at(self, kind: i64, rest: i64, planned: i64) -> i64:
        """Units of a type that lie in the hand, or on a pile that may still be picked up."""
        box = self.g.box
        units: i64 = 0
        for i in range(len(self.places)):
            card = self.p.cards[i]
            is_there = self.places[i] == HAND or (self.places[i] == REST + rest and not self.is_picked)
            if is_there and box.types[card] == kind and not planned >> i & 1:
                units += box.values[card]
        return units

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
