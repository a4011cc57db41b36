"""The worth of bonus markers: majorities, tiles, first place, cards bought and sold, spaces of the tracks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.area import TILE_ENERGY
from orrery.games.skymines.evaluation.cards import Cards
from orrery.games.skymines.evaluation.luna import free_of_lunas
from orrery.games.skymines.evaluation.prospects import MOST
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.field import TILE_STEPS
from orrery.games.skymines.steps.marking import (
    PERSONAL_COST,
    PERSONAL_STEPS,
    PRICE_OF_BUYING,
    SOLD_FOR_MORE,
    kind_of,
    markers_of,
    personal_hindrance,
)
from orrery.games.skymines.steps.spaces import is_track_space, side_bonus, track_space_hindrance
from orrery.games.skymines.steps.trading import ANY_CARD, coin_price, may_remove
from orrery.games.skymines.terms import (
    BUY_SPACE,
    DISPLAY,
    EMPTY,
    ENERGY_TILE,
    FIELD,
    FIELD_TILE,
    FIRST_SPACE,
    HAND,
    MAJORITIES,
    REMOVE_SPACE,
    SCIENCE_SPACE,
    SCIENTIST,
    SCIENTIST_TILE,
    SPACES,
    TIERS,
    TILE_SPACE,
    TRACK_SPACE,
)

TILE_WAY: Final = 0.7  # of a scientist's way, for the tile
TOP: Final = 6  # bonus spaces that are kept, the best first
NO_TOP: Final = vec[float]([0.0] * TOP)
NO_MAJORITIES: Final = vec[float]([0.0] * (MAJORITIES * (MOST + 1)))


class Markers(Cards):
    """What a player's bonus markers can bring."""

    def __init__(self, g: Skymines, viewer: i64, weights: Weights) -> None:
        super().__init__(g, viewer, weights)
        self.majorities: vec[float] = NO_MAJORITIES[:]  # space * 17 + total: what the space brings
        self.spaces: vec[float] = NO_TOP[:]  # what other free bonus spaces bring, the best first
        self.chosen: vec[float] = NO_TOP[:]  # the same with majorities
        self.are_spaces_known = False

    def find_majorities(self, seat: i64) -> None:
        """For each space and total, what the best tier brings, times the chance that it can be used."""
        g = self.g
        width = MOST + 1
        for space in range(MAJORITIES):
            if g.marked[space] != EMPTY:
                for total in range(width):
                    self.majorities[space * width + total] = 0.0
                continue
            tier: i64 = 0
            value = 0.0
            for total in range(width):
                while tier < TIERS and total >= g.box.tier_needs[space * TIERS + tier]:
                    value = max(value, self.reward(g.box.tier_rows + space * TIERS + tier))
                    tier += 1
                self.majorities[space * width + total] = value * self.chance(seat, space, total)

    def chance(self, seat: i64, space: i64, total: i64) -> float:
        """The chance that nobody else has more face up, and that nobody is faster."""
        g = self.g
        kind = kind_of(space)
        if self.is_planning:
            free = free_of_lunas(g, space, total) if g.lunas else 1.0
            if space == SCIENCE_SPACE:
                return 0.75 * free
            return min(0.9, 0.2 + 0.13 * float(total) - 0.05 * float(g.people - 2)) * free
        for other in range(g.seats):
            if other != seat and g.players[other].totals[kind] > self.p.totals[kind]:
                return self.weights.outnumbered
        return self.weights.contested

    def find_spaces(self, seat: i64) -> None:
        """The best of the other free spaces."""
        g = self.g
        for n in range(TOP):
            self.spaces[n] = 0.0
        if markers_of(self.p) == 0:
            return
        if personal_hindrance(self.p) == 0 and len(g.missions):
            rank(self.spaces, self.best_walk(PERSONAL_STEPS) - float(PERSONAL_COST))
        for space in range(MAJORITIES, SPACES):
            if g.marked[space] == EMPTY and (space < TRACK_SPACE or is_track_space(g, space)):
                value = self.mark(seat, space) * self.weights.contested
                rank(self.spaces, value)

    def mark(self, seat: i64, space: i64) -> float:
        """What a marker on a free space brings."""
        g = self.g
        p = self.p
        if space == FIRST_SPACE:
            return self.point() + (self.weights.first if self.after > 0 and g.next_first != seat else 0.0)
        if space == BUY_SPACE:
            return max(0.0, self.purchase(0, p.coins - PRICE_OF_BUYING) - float(PRICE_OF_BUYING))
        if space == REMOVE_SPACE:
            return self.sale(ANY_CARD, SOLD_FOR_MORE)
        if space < TRACK_SPACE:
            tile = space - TILE_SPACE
            if self.after == 0 or p.coins < g.box.tile_costs[tile]:
                return 0.0
            return max(0.0, self.tile(tile) - float(g.box.tile_costs[tile]))
        if track_space_hindrance(g, seat, space):
            return 0.0
        return self.space(side_bonus(g, space))

    def tile(self, tile: i64) -> float:
        """A tile in the next round."""
        if tile == SCIENTIST_TILE:
            return self.point() + TILE_WAY * self.study()
        if tile == FIELD_TILE:
            return float(TILE_STEPS) * self.helium
        return float(TILE_ENERGY) * self.watt if tile == ENERGY_TILE else self.unit

    def purchase(self, off: i64, coins: i64) -> float:
        """The best card for coins."""
        best = 0.0
        for space in range(DISPLAY):
            if self.g.display[space] != EMPTY:
                cost = coin_price(self.g, self.p, space, off)
                if cost <= coins:
                    best = max(best, self.gain(self.g.display[space]) - float(cost))
        return best

    def sale(self, kind: i64, more: i64) -> float:
        """The best sale of a card of the hand."""
        g = self.g
        best = 0.0
        for card in self.p.cards:
            if g.places[card] == HAND and may_remove(g, card, kind):
                best = max(best, float(g.box.costs[card] + more) - self.gain(card) - self.weights.kept * self.time())
        return best

    def marks(self, markers: i64) -> float:
        """The best spaces for the markers."""
        if not self.are_spaces_known:
            self.are_spaces_known = True
            self.find_majorities(self.viewer)
            self.find_spaces(self.viewer)
        units = self.units
        width = MOST + 1
        for n in range(TOP):
            self.chosen[n] = self.spaces[n]
        for space in range(SCIENCE_SPACE):
            if units[space]:
                rank(self.chosen, self.majorities[space * width + min(units[space], MOST)])
        if units[SCIENTIST]:
            rank(self.chosen, self.majorities[SCIENCE_SPACE * width + units[SCIENTIST] + units[FIELD]])
        value = 0.0
        for n in range(min(markers, TOP)):
            value += self.chosen[n]
        keep = self.weights.one_time if self.after > 0 else 0.0
        for n in range(markers, markers + self.p.one_time):
            value += max(keep, self.chosen[n] if n < TOP else 0.0)
        return value


def rank(top: vec[float], value: float) -> None:
    """Put a value into a row in descending order, and drop the last one."""
    left = value
    for n in range(TOP):
        if left > top[n]:
            old = top[n]
            top[n] = left
            left = old
