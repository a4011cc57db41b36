"""The worth of what can still be spent in a round: cards that are face up or may be planned, and bonus markers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.moves import first
from orrery.games.skymines.area import TILE_ENERGY, has_tile, is_face_up, permanent
from orrery.games.skymines.evaluation.cards import Cards
from orrery.games.skymines.evaluation.luna import free_of_lunas
from orrery.games.skymines.evaluation.prospects import MOST, NO_AMOUNTS
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.market import price
from orrery.games.skymines.state import NO_TOTALS, Player, Skymines
from orrery.games.skymines.steps.field import TILE_STEPS, card_steps, tile_steps
from orrery.games.skymines.steps.marking import (
    PERSONAL_COST,
    PERSONAL_STEPS,
    PRICE_OF_BUYING,
    SOLD_FOR_MORE,
    kind_of,
    markers_of,
    personal_hindrance,
)
from orrery.games.skymines.steps.planning import slots_on
from orrery.games.skymines.steps.spaces import is_track_space, side_bonus, track_space_hindrance
from orrery.games.skymines.steps.trading import ANY_CARD, coin_price, may_remove
from orrery.games.skymines.terms import (
    AREA,
    BUY_SPACE,
    DISPLAY,
    DONE,
    EMPTY,
    ENERGY,
    ENERGY_TILE,
    ENRICH,
    FIELD,
    FIELD_TILE,
    FIRST_SPACE,
    HAND,
    MAJORITIES,
    MORE_ENERGY,
    N_COMPANIES,
    PLAN_AT,
    PLUS_TILE,
    REMOVE_SPACE,
    RESOURCES,
    SCIENCE_SPACE,
    SCIENTIST,
    SCIENTIST_TILE,
    SHARE,
    SLOTS,
    SPACES,
    TIERS,
    TILE_SPACE,
    TRACK_SPACE,
)

TILE_WAY: Final = 0.7  # of a scientist's way, for the tile
TOP: Final = 6  # bonus spaces that are kept, the best first
PACE: Final = 8  # steps that are spread over the tracks with care
BITS: Final = vec[i64]([1 << n for n in range(62)])  # compiled code cannot shift a constant beyond 30
NO_WALKS: Final = vec[float]([0.0] * (N_COMPANIES * (PACE + 1)))
NO_TOP: Final = vec[float]([0.0] * TOP)
NO_PURCHASES: Final = vec[float]([0.0] * (RESOURCES * (MOST + 1)))
NO_MAJORITIES: Final = vec[float]([0.0] * (MAJORITIES * (MOST + 1)))


class Spending(Cards):
    """What a player can still spend in this round."""

    def __init__(self, g: Skymines, viewer: i64, weights: Weights) -> None:
        super().__init__(g, viewer, weights)
        self.walks: vec[float] = NO_WALKS[:]  # company * 9 + steps: what steps on a track bring
        self.steps: vec[float] = NO_AMOUNTS[:]  # by units: what steps bring
        self.bought: vec[float] = NO_PURCHASES[:]  # type * 17 + units: what a purchase or steps bring
        self.majorities: vec[float] = NO_MAJORITIES[:]  # space * 17 + total: what the space brings
        self.spaces: vec[float] = NO_TOP[:]  # what other free bonus spaces bring, the best first
        self.chosen: vec[float] = NO_TOP[:]  # the same with majorities
        self.are_purchases_known = False
        self.are_spaces_known = False
        self.field = 0.0  # what field cards bring
        self.energies: i64 = 0  # from tiles and tracks, if there is energy
        self.best_set: i64 = 0  # the best plan, as bits of the player's cards
        self.best_worth = 0.0

    # Tables.

    def find_walks(self) -> None:
        for company in range(N_COMPANIES):
            for steps in range(1, PACE + 1):
                self.walks[company * (PACE + 1) + steps] = self.walk(company, steps)
        self.find_steps(0)

    def find_steps(self, start: i64) -> None:
        """The best way to spread steps over the tracks from a company on (SK-09)."""
        for units in range(MOST + 1):
            self.steps[units] = 0.0
        for company in range(start, N_COMPANIES):
            for end in range(PACE):
                units = PACE - end
                for part in range(1, units + 1):
                    value = self.steps[units - part] + self.walks[company * (PACE + 1) + part]
                    self.steps[units] = max(self.steps[units], value)
        for units in range(PACE + 1, MOST + 1):
            self.steps[units] = self.steps[PACE] + float(units - PACE) * self.unit

    def purchase_worth(self, kind: i64, units: i64) -> float:
        """What units of a resource bring."""
        if not self.are_purchases_known:
            self.are_purchases_known = True
            self.find_purchases()
        return self.bought[kind * (MOST + 1) + min(units, MOST)]

    def find_purchases(self) -> None:
        """For each resource and amount, the better of steps and a purchase with steps for the rest."""
        g = self.g
        weights = self.weights
        width = MOST + 1
        for at in range(RESOURCES * width):
            self.bought[at] = self.steps[at % width] * weights.pending
        for space in range(DISPLAY):
            if g.display[space] == EMPTY:
                continue
            gain = self.gain(g.display[space]) * weights.wanted
            for kind in range(RESOURCES):
                cost = price(g, self.p, space, 1 << kind)
                for units in range(max(1, cost), MOST + 1):
                    at = kind * width + units
                    self.bought[at] = max(self.bought[at], gain + self.steps[units - cost] * weights.pending)

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
            return self.point() + TILE_WAY * self.weights.study * self.weights.research
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

    # A set of cards.

    def worth_of_set(self, markers: i64) -> float:
        """What the units, field cards and markers bring together."""
        units = self.units
        value = self.field
        for kind in range(RESOURCES):
            if units[kind]:
                value += self.purchase_worth(kind, units[kind])
        if units[ENERGY]:
            value += self.energy_worth(units[ENERGY]) * self.weights.pending
        value += self.science() * self.weights.pending
        if markers or self.p.one_time:
            value += self.marks(markers)
        if self.aim != EMPTY:
            value += self.tasks_of_set(units)
        return value

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

    # The action phase.

    def left(self) -> float:
        """What is face up, and the markers."""
        p = self.p
        if p.has_retired:
            return float(p.one_time) * self.weights.one_time if self.after > 0 else 0.0
        self.units = p.totals[:]
        self.field = 0.0
        for slot in range(SLOTS):
            if is_face_up(p, slot) and self.g.box.types[p.area[slot]] == FIELD:
                self.field += self.survey(p.area[slot])
        if has_tile(p, FIELD_TILE):
            self.field += self.tank_gain(tile_steps(p))
        if p.tiles >> PLUS_TILE & 1 and p.boosted == EMPTY:
            self.field += self.unit * self.weights.laid
        return self.worth_of_set(p.markers)

    def survey(self, card: i64) -> float:
        return self.tank_gain(card_steps(self.g, self.p, card)) + float(self.g.box.field_coins[card])

    # The planning phase.

    def plan(self, answer: list[int]) -> float:
        """The best completion of the cards that were named: sets are built card after card, in order."""
        g = self.g
        p = self.p
        self.units = NO_TOTALS[:]
        self.field = 0.0
        self.energies = permanent(g, p, MORE_ENERGY)
        self.count_tiles(p)
        named: i64 = 0  # as bits
        last: i64 = EMPTY
        is_done = False
        room = slots_on(g, p)
        for move in answer:
            if DONE.is_(move):
                is_done = True
            else:
                last = self.index_of(first(move), named)
                named |= BITS[last]
                self.add(p.cards[last], 1)
                room -= 1
                if PLAN_AT.is_(move):
                    last = EMPTY
        self.best_set = named
        self.best_worth = self.worth_of_plan(named)
        if not is_done:
            self.complete(named, last + 1, room)
        return self.best_worth

    def count_tiles(self, p: Player) -> None:
        """Tiles are face up with every plan."""
        if p.tiles >> SCIENTIST_TILE & 1:
            self.units[SCIENTIST] += 1
        if p.tiles >> FIELD_TILE & 1:
            self.units[FIELD] += 1
            self.field += float(TILE_STEPS) * self.helium
        if p.tiles >> ENERGY_TILE & 1:
            self.units[ENERGY] += TILE_ENERGY
        if p.tiles >> PLUS_TILE & 1:
            self.field += self.unit * self.weights.laid

    def index_of(self, face: i64, named: i64) -> i64:
        """The first card of the hand with this face that was not named before."""
        for i in range(len(self.p.cards)):
            if self.g.box.faces[self.p.cards[i]] == face and self.places[i] == HAND and not named >> i & 1:
                return i
        return EMPTY

    def add(self, card: i64, sign: i64) -> None:
        """Put a card into the set, or take it out."""
        box = self.g.box
        kind = box.types[card]
        if kind >= SCIENTIST:
            self.units[kind] += sign
            if kind == FIELD:
                self.field += float(sign) * self.survey(card)
            return
        self.units[kind] += sign * box.values[card]
        if kind < RESOURCES:
            self.units[kind] += sign * permanent(self.g, self.p, ENRICH, kind)

    def complete(self, named: i64, start: i64, room: i64) -> None:
        """Try all sets with further cards."""
        if room == 0:
            return
        cards = self.p.cards
        face: i64 = EMPTY
        for i in range(start, len(cards)):
            if self.places[i] != HAND or named >> i & 1 or self.g.box.types[cards[i]] == SHARE:
                continue
            if self.g.box.faces[cards[i]] == face:
                continue  # equal to the card before it, which was tried
            face = self.g.box.faces[cards[i]]
            self.add(cards[i], 1)
            with_it = named | BITS[i]
            worth = self.worth_of_plan(with_it)
            if worth > self.best_worth:
                self.best_worth = worth
                self.best_set = with_it
            self.complete(with_it, i + 1, room - 1)
            self.add(cards[i], -1)

    def worth_of_plan(self, named: i64) -> float:
        """A set now, without what its cards would bring a little later."""
        if self.units[ENERGY]:
            self.units[ENERGY] += self.energies
        value = self.worth_of_set(self.p.markers)
        if self.units[ENERGY]:
            self.units[ENERGY] -= self.energies
        if self.after > 0:
            held = 0.0
            for i in range(len(self.places)):
                if named >> i & 1:
                    held += self.uses[i]
            value -= held * self.weights.hold
        return value

    def lay_plan(self) -> None:
        """The cards of the best plan come to the area."""
        for i in range(len(self.places)):
            if self.best_set >> i & 1:
                self.places[i] = AREA


def rank(top: vec[float], value: float) -> None:
    """Put a value into a row in descending order, and drop the last one."""
    left = value
    for n in range(TOP):
        if left > top[n]:
            old = top[n]
            top[n] = left
            left = old
