"""The worth of what can still be spent in a round: cards that are face up or may be planned, and bonus markers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.moves import first
from orrery.games.skymines.area import TILE_ENERGY, has_tile, is_face_up, permanent
from orrery.games.skymines.evaluation.markers import Markers
from orrery.games.skymines.evaluation.prospects import MOST, NO_AMOUNTS
from orrery.games.skymines.evaluation.tasks import LIKELY
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.market import price
from orrery.games.skymines.state import NO_TOTALS, Player, Skymines
from orrery.games.skymines.steps.field import TILE_STEPS, card_steps, tile_steps
from orrery.games.skymines.steps.planning import slots_on
from orrery.games.skymines.terms import (
    AREA,
    DISPLAY,
    DONE,
    EMPTY,
    ENERGY,
    ENERGY_TILE,
    ENRICH,
    FIELD,
    FIELD_TILE,
    HAND,
    MORE_ENERGY,
    N_COMPANIES,
    PLAN_AT,
    PLUS_TILE,
    RESOURCES,
    SCIENTIST,
    SCIENTIST_TILE,
    SHARE,
    SLOTS,
)
from orrery.games.skymines.threats import is_met

MISSING: Final = 2  # steps to a goal that may come from elsewhere
PACE: Final = 8  # steps that are spread over the tracks with care
BITS: Final = vec[i64]([1 << n for n in range(62)])  # compiled code cannot shift a constant beyond 30
NO_WALKS: Final = vec[float]([0.0] * (N_COMPANIES * (PACE + 1)))
NO_PURCHASES: Final = vec[float]([0.0] * (RESOURCES * (MOST + 1)))


class Spending(Markers):
    """What a player can still spend in this round."""

    def __init__(self, g: Skymines, viewer: i64, weights: Weights) -> None:
        super().__init__(g, viewer, weights)
        self.walks: vec[float] = NO_WALKS[:]  # company * 9 + steps: what steps on a track bring
        self.steps: vec[float] = NO_AMOUNTS[:]  # by units: what steps bring
        self.bought: vec[float] = NO_PURCHASES[:]  # type * 17 + units: what a purchase or steps bring
        self.are_purchases_known = False
        self.field = 0.0  # what field cards bring
        self.surveyed: i64 = 0  # their steps
        self.is_removal_open = False  # the player does not have what the threat asks for, but may get it in this round
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
        if self.is_removal_open and units[ENERGY] >= self.shortest_way():
            value += self.chance_of_goals() * self.removal()
        return value

    def chance_of_goals(self) -> float:
        """Do the cards bring what the threat asks for? A little more may come from elsewhere."""
        missing = max(0, self.tank_goal - self.p.tank - self.surveyed)
        if missing <= MISSING and self.research_goal:
            missing += 2 * max(0, self.research_goal - self.farthest())
        return LIKELY / float(1 + missing) if missing <= MISSING else 0.0

    # The action phase.

    def left(self) -> float:
        """What is face up, and the markers."""
        p = self.p
        if p.has_retired:
            return float(p.one_time) * self.weights.one_time if self.after > 0 else 0.0
        self.units = p.totals[:]
        self.start_set()
        for slot in range(SLOTS):
            if is_face_up(p, slot) and self.g.box.types[p.area[slot]] == FIELD:
                self.survey(p.area[slot], 1)
        if has_tile(p, FIELD_TILE):
            self.field += self.tank_gain(tile_steps(p))
            self.surveyed += tile_steps(p)
        if p.tiles >> PLUS_TILE & 1 and p.boosted == EMPTY:
            self.field += self.unit * self.weights.laid
        return self.worth_of_set(p.markers)

    def start_set(self) -> None:
        self.field = 0.0
        self.surveyed = 0
        self.is_removal_open = self.has_goals() and not is_met(self.g, self.p)

    def survey(self, card: i64, sign: i64) -> None:
        """Add what a field card brings, or take it away."""
        steps = card_steps(self.g, self.p, card)
        self.surveyed += sign * steps
        self.field += float(sign) * (self.tank_gain(steps) + float(self.g.box.field_coins[card]))

    # The planning phase.

    def plan(self, answer: list[int]) -> float:
        """The best completion of the cards that were named: sets are built card after card, in order."""
        g = self.g
        p = self.p
        self.units = NO_TOTALS[:]
        self.start_set()
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
            self.surveyed += TILE_STEPS
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
                self.survey(card, sign)
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
        if self.has_goals():
            value += self.ready(named)
        return value

    def lay_plan(self) -> None:
        """The cards of the best plan come to the area."""
        for i in range(len(self.places)):
            if self.best_set >> i & 1:
                self.places[i] = AREA
