"""The worth of steps, shares, helium, research points and rewards to a player."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.board import has_outposts, next_coins, share_value
from orrery.games.skymines.evaluation.goals import Goals, pull
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.plans import special_points
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.energy import Entering, Lift
from orrery.games.skymines.steps.planning import Planning
from orrery.games.skymines.terms import (
    ANY_COMPANY,
    ANY_MIX,
    CHEAPER,
    COINS,
    COLLECTORS,
    COLUMNS,
    EITHER,
    EMPTY,
    ENRICH,
    LONGEST,
    MARKERS,
    MORE_ENERGY,
    N_COMPANIES,
    PURCHASE,
    REMOVE,
    REPLAY,
    RESEARCH,
    REWARDS,
    SCREENS,
    SELL,
    SELL_TYPE,
    SPREAD,
    STEPS,
    TANK,
    TITANIUM_COINS,
)

NO_COMPANIES: Final = vec[float]([0.0] * N_COMPANIES)
MOST: Final = 16  # units or energy that tables go up to
NO_AMOUNTS: Final = vec[float]([0.0] * (MOST + 1))
UNKNOWN: Final = -1e9
NO_SPACES: Final = vec[float]([UNKNOWN] * (N_COMPANIES * LONGEST))
NO_PERKS: Final = vec[float]([UNKNOWN] * (N_COMPANIES * 2))
AHEAD: Final = 6  # spaces from which the next bonus of a track is in sight
OVERFLOW: Final = 2.0
PLAIN_TITANIUM: Final = 2.0  # coins for titanium in the area
PLAIN_HELIUM: Final = 2.1  # a step of the tank, on the average


class Prospects(Goals):
    """The worth of rewards to one player at a time, from what the viewer can see."""

    def __init__(self, g: Skymines, viewer: i64, weights: Weights) -> None:
        super().__init__(g, viewer, weights)
        self.is_planning = False
        self.expanding: i64 = 0  # energy that is left in the middle of an expansion
        self.prices: vec[float] = NO_COMPANIES[:]  # of a share of each company, at the end
        lifting = self.read_agenda()
        self.rounds = float(self.after) + (1.0 if self.is_planning else 0.5)
        if not len(g.agenda):
            self.rounds = 0.0
        self.is_fresh = not self.is_planning  # no seat has acted on plans that were just shown
        for p in g.players:
            if p.turns:
                self.is_fresh = False
        self.find_prices(lifting)
        self.blur = -1.0
        self.owned: vec[float] = vec[float]([0.0] * (N_COMPANIES * g.seats))  # shares, with parts of the next ones
        self.worths: vec[float] = NO_SPACES  # of the spaces of the tracks, as far as they were asked for
        self.perks: vec[float] = NO_PERKS[:]  # company * 2 + level: of the bonuses of the tracks, likewise
        self.lead: vec[float] = NO_COMPANIES[:]  # shares of the player beyond the mean of the others
        self.held: vec[i64] = vec[i64]([0] * (N_COMPANIES * g.seats))  # shares of cards, by seat and company
        self.count_shares()

    def read_agenda(self) -> i64:
        """Whether players plan, and with how much energy one expands. Returns the company whose outpost is lifted."""
        lifting: i64 = EMPTY
        for step in self.g.agenda:
            if isinstance(step, Planning):
                self.is_planning = True
            elif isinstance(step, Lift):
                lifting = step.company
            elif isinstance(step, Entering):
                self.expanding = step.energy
        return lifting

    def count_shares(self) -> None:
        g = self.g
        for seat in range(g.seats):
            for card in g.players[seat].cards:
                if g.box.shares[card] != EMPTY:
                    self.held[seat * N_COMPANIES + g.box.shares[card]] += 1

    def find_prices(self, lifting: i64) -> None:
        """The value of a share now and what the rounds to come may add. An outpost that is being lifted counts."""
        for company in range(N_COMPANIES):
            now = float(share_value(self.g, company))
            if company == lifting:
                now += float(self.best_coins(company))
            self.prices[company] = now + self.weights.growth * self.rounds * (1.0 - now / 15.0)

    def best_coins(self, company: i64) -> i64:
        """The most that a share can grow if an outpost leaves the station."""
        best: i64 = 0
        for column in range(COLUMNS):
            if has_outposts(self.g, column) and self.g.left[company * COLUMNS + column]:
                best = max(best, next_coins(self.g, company, column))
        return best

    def look_at(self, seat: i64) -> None:
        """From now on it is about this seat."""
        g = self.g
        self.p = g.players[seat]
        blur = 0.0
        if self.rounds > 0.0 and not (self.after == 0 and self.p.has_retired):
            blur = min(0.85, self.weights.blur + self.weights.blur_per_round * float(self.after))
        if blur != self.blur:
            self.blur = blur
            self.worths = NO_SPACES[:]
            self.find_shares()
        if self.has_goals():
            self.strive()
        for company in range(N_COMPANIES):
            own = 0.0
            others = 0.0
            for other in range(g.seats):
                shares = self.owned[other * N_COMPANIES + company]
                if other == seat:
                    own = shares
                else:
                    others += shares
            self.lead[company] = own - others / float(g.seats - 1)

    # Shares.

    def find_shares(self) -> None:
        """The shares of all seats, with a part of the next ones."""
        for seat in range(self.g.seats):
            steps = self.g.players[seat].steps
            for company in range(N_COMPANIES):
                at = seat * N_COMPANIES + company
                self.owned[at] = float(self.held[at]) + self.track_shares(company, steps[company])

    def track_shares(self, company: i64, at: i64) -> float:
        side = self.g.sides[company]
        start = side * LONGEST
        return smoothed(self.g.box.track_shares, start, start + at, start + self.g.box.lengths[side], self.blur)

    def track(self, company: i64, at: i64) -> float:
        """What a space of a track is worth: its shares, and the bonuses that were or may be unlocked."""
        known = self.worths[company * LONGEST + at]
        if known == UNKNOWN:
            known = self.track_space(company, at)
            self.worths[company * LONGEST + at] = known
        return known

    def track_space(self, company: i64, at: i64) -> float:
        value = self.track_shares(company, at) * self.prices[company] * self.weights.shares
        if self.after == 0:
            return value
        box = self.g.box
        side = self.g.sides[company]
        start = side * LONGEST
        level = box.unlocks[start + at]
        here = 0.0
        if level:
            here = self.perk(company, level - 1)
        if level < 2:
            last: i64 = box.lengths[side]
            for ahead in range(1, AHEAD):
                if at + ahead <= last and box.unlocks[start + at + ahead] > level:
                    more = self.perk(company, level) - here
                    here += more * self.weights.near * (1.0 - float(ahead) / float(AHEAD))
                    break
        return value + here

    def perk(self, company: i64, level: i64) -> float:
        """What a bonus of a track is worth in the rounds to come."""
        at = company * 2 + level
        if self.perks[at] == UNKNOWN:
            self.perks[at] = self.each_round(self.g.sides[company] * 2 + level) * float(self.after)
        return self.perks[at]

    def each_round(self, bonus: i64) -> float:
        """What a bonus of a track is worth in a round. A space takes a marker that is missed elsewhere."""
        weights = self.weights
        box = self.g.box
        kind = box.bonuses[bonus]
        number = float(box.bonus_numbers[bonus * 3])
        each = 0.0
        if kind == CHEAPER:
            each = weights.cheaper
        elif kind == ANY_MIX:
            each = weights.mix
        elif kind == MORE_ENERGY:
            each = weights.more_energy * number
        elif kind == MARKERS:
            each = weights.marker * number
        elif kind == ENRICH:
            each = weights.enrich
        elif kind == COLLECTORS:
            each = weights.collector * number + weights.symbol
        else:
            each = max(0.5, self.space(bonus) - weights.marker)
        return each

    def space(self, bonus: i64) -> float:
        """What a marker on a space of a track brings, roughly."""
        weights = self.weights
        box = self.g.box
        kind = box.bonuses[bonus]
        numbers = box.bonus_numbers
        pay = float(box.bonus_costs[bonus])
        if kind == EITHER:
            best = self.plain(box.way_rows[bonus * 2])
            if box.way_rows[bonus * 2 + 1] != EMPTY:
                best = max(best, self.plain(box.way_rows[bonus * 2 + 1]))
            return best - pay
        if kind == SELL:
            return float(numbers[bonus * 3]) + weights.sale
        if kind == SELL_TYPE:
            return float(numbers[bonus * 3 + 1]) + weights.sale - 1.5
        if kind == SPREAD:
            steps = numbers[bonus * 3] + numbers[bonus * 3 + 1] + numbers[bonus * 3 + 2]
            return float(steps) * self.plain_step() - pay
        if kind == PURCHASE:
            return weights.purchase + float(numbers[bonus * 3]) + float(numbers[bonus * 3 + 1]) * PLAIN_HELIUM - pay
        return weights.replay if kind == REPLAY else weights.replay + weights.recover

    def plain(self, row: i64) -> float:
        """A reward of research points and helium, without a look at the player's tracks."""
        rewards = self.g.box.rewards
        return (
            float(rewards[row * REWARDS + TANK]) * 2.1 + float(rewards[row * REWARDS + RESEARCH]) * self.weights.point
        )

    def plain_step(self) -> float:
        """Half of the mean price of a share."""
        return (self.prices[0] + self.prices[1] + self.prices[2] + self.prices[3]) / 8.0 * self.weights.shares

    # Steps.

    def walk(self, company: i64, steps: i64) -> float:
        """What steps on a track add, with thresholds and barriers on the way."""
        g = self.g
        at = self.p.steps[company]
        start = g.sides[company] * LONGEST
        last = g.box.lengths[g.sides[company]]
        coins: i64 = 0
        end = at
        while end < last and end - at < steps and g.box.barriers[start + end] <= self.p.coins + coins:
            coins += g.box.thresholds[start + end] - g.box.barriers[start + end]
            end += 1
        gain = self.track(company, end) - self.track(company, at) + float(coins)
        return max(0.0, gain)

    def best_walk(self, steps: i64) -> float:
        """The most that steps on one track add."""
        best = 0.0
        for company in range(N_COMPANIES):
            best = max(best, self.walk(company, steps))
        return best

    # Helium and research.

    def time(self) -> float:
        """How much of a long-term use is left: 1 as long as there are three rounds."""
        return min(1.0, float(self.after) / 3.0)

    def tank(self, at: i64) -> float:
        box = self.g.box
        value = smoothed(box.tank_values, 0, at, len(box.tank_values) - 1, self.blur) * self.weights.helium
        if self.tank_goal:
            value = value * self.tank_kept + pull(self.tank_pull, at, self.tank_goal)
        return value + self.slot(at, box.tank_slot)

    def tank_gain(self, steps: i64) -> float:
        """What helium adds."""
        if not steps:
            return 0.0
        at = self.p.tank
        end = min(at + steps, len(self.g.box.tank_values) - 1)
        return self.tank(end) - self.tank(at) + float(at + steps - end) * OVERFLOW

    def research(self, at: i64) -> float:
        box = self.g.box
        value = smoothed(box.research_values, 0, at, SCREENS, self.blur) * self.weights.research
        if self.research_goal:
            value += pull(self.research_pull, at, self.research_goal)
        return value + self.slot(at, box.research_slot)

    def slot(self, at: i64, mark: i64) -> float:
        """A slot that is on in the rounds to come, or that one is on the way to."""
        value = self.weights.slot * float(self.after)
        if at >= mark:
            return value
        part = float(at) / float(mark)
        return value * self.weights.near * part * part

    def specials(self) -> float:
        return float(special_points(self.g, self.p, 1, self.p.upload)) * self.weights.research

    def point(self) -> float:
        """A research point."""
        if self.p.upload == SCREENS:
            return OVERFLOW
        point = self.weights.point * self.weights.research
        if self.p.upload < self.research_goal:
            point += self.weights.goal_point * self.research_pull
        return 1.0 + (point - 1.0) * self.time()

    # Rewards.

    def reward(self, row: i64) -> float:
        rewards = self.g.box.rewards
        at = row * REWARDS
        value = float(rewards[at + COINS]) + self.tank_gain(rewards[at + TANK])
        value += float(rewards[at + RESEARCH]) * self.point()
        if rewards[at + REMOVE]:
            value += float(rewards[at + REMOVE]) * self.demolition()
        if rewards[at + TITANIUM_COINS]:
            value += PLAIN_TITANIUM
        for company in range(N_COMPANIES):
            if rewards[at + STEPS + company]:
                value += self.walk(company, rewards[at + STEPS + company])
        if rewards[at + STEPS + ANY_COMPANY]:
            value += self.best_walk(rewards[at + STEPS + ANY_COMPANY])
        return value

    def demolition(self) -> float:
        """An outpost that leaves a station for good."""
        best = 0.0
        for company in range(N_COMPANIES):
            best = max(best, self.lead[company] * float(self.best_coins(company)))
        return best * self.weights.shares


def smoothed(values: vec[i64], first: i64, at: i64, last: i64, blur: float) -> float:
    """A value of a track, and a part of the way to the next one."""
    value = values[at]
    if blur == 0.0:
        return float(value)
    before = at
    while before > first and values[before - 1] == value:
        before -= 1
    behind = at
    while behind < last and values[behind] == value:
        behind += 1
    if behind == before:
        return float(value)
    return float(value) + blur * float((at - before) * (values[behind] - value)) / float(behind - before)
