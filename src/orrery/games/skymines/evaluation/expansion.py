"""The worth of energy: what a company's way over the Moon or the Belt brings a player."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.board import outposts_left, shuttles_left
from orrery.games.skymines.evaluation.prospects import MOST, NO_AMOUNTS
from orrery.games.skymines.evaluation.studies import Studies
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import COINS, EMPTY, EXPANDED, MOST_SITES, N_COMPANIES, RESEARCH, REWARDS, STEPS, TANK

REACH: Final = 8  # energy that a way is planned for
NO_WORTHS: Final = vec[float]([0.0] * MOST_SITES)


@final
class Way:
    """The sites that a company enters one after the other, in thought."""

    def __init__(self, g: Skymines, company: i64, held: i64) -> None:
        self.g = g
        self.company = company
        self.held = held  # places, as bits
        self.near = g.near[company]
        self.far = g.far[company]
        self.entered: i64 = 0
        self.outposts = outposts_left(g, company)
        self.shuttles = shuttles_left(g, company)

    def reach(self) -> i64:
        """The sites that can be entered, as bits."""
        reach = (self.near | self.far) & ~self.entered
        if not self.outposts:
            reach &= self.g.board.shuttles
        if not self.shuttles:
            reach &= ~self.g.board.shuttles
        return reach

    def cost(self, site: i64) -> i64:
        cost: i64 = 1 if self.near >> site & 1 else 2
        return cost if self.g.sectors[site] == EMPTY else cost + 1

    def is_held(self, site: i64) -> bool:
        return (self.held >> self.g.board.place_of[site] & 1) != 0

    def enter(self, site: i64) -> None:
        board = self.g.board
        self.entered |= board.bits[site]
        self.held |= board.bits[board.place_of[site]]
        self.near |= board.single[site]
        self.far |= board.double[site]
        if board.shuttles >> site & 1:
            self.shuttles -= 1
        else:
            self.outposts -= 1


class Expansion(Studies):
    """What energy is worth to a player."""

    def __init__(self, g: Skymines, viewer: i64, weights: Weights) -> None:
        super().__init__(g, viewer, weights)
        self.energy: vec[float] = NO_AMOUNTS[:]  # by energy: what the best company's way brings
        self.is_energy_known = False
        self.brought: vec[float] = NO_WORTHS[:]  # what each place brings, but for steps

    def find_places(self) -> None:
        rewards = self.g.box.rewards
        board = self.g.board
        each = self.tank_gain(2) / 2.0
        point = self.point()
        for place in range(board.places):
            at = (board.rows + place) * REWARDS
            value = float(rewards[at + COINS]) + float(rewards[at + TANK]) * each
            self.brought[place] = value + float(rewards[at + RESEARCH]) * point

    def site(self, company: i64, site: i64, earned: bool, step: float, push: float) -> float:
        """What it brings to enter a site. A step on the company's track and a piece less at home have a worth."""
        board = self.g.board
        value = push
        if not earned:
            place = board.place_of[site]
            at = (board.rows + place) * REWARDS + STEPS + EXPANDED
            value = self.brought[place] + float(self.g.box.rewards[at]) * step + push
        owner = self.g.sectors[site]
        if owner not in (EMPTY, company):
            value -= self.lead[owner] * self.weights.outpost * self.weights.shares
        return value

    def energy_worth(self, amount: i64) -> float:
        """What energy brings with the best company."""
        if not self.is_energy_known:
            self.is_energy_known = True
            for company in range(N_COMPANIES):
                self.expand(company, REACH)
        return self.energy[min(amount, MOST)]

    def held_places(self, company: i64) -> i64:
        """The places where a company is, as bits."""
        g = self.g
        board = g.board
        found: i64 = 0
        for site in range(board.sites):
            if g.sectors[site] == company:
                found |= board.bits[board.place_of[site]]
        return found

    def expand(self, company: i64, most: i64) -> float:
        """What energy brings in all: sites, and the removal of a threat if that is better."""
        value = self.roam(company, most, 0, 0.0)
        if self.g.threat != EMPTY:
            rescue = self.rescue()
            if rescue > 0.0:
                spent = self.way_to_rescue(company, most)
                if spent <= most:
                    for amount in range(spent, MOST + 1):
                        self.energy[amount] = max(self.energy[amount], rescue)
                    value = max(value, self.roam(company, most, spent, rescue))
        return value

    def roam(self, company: i64, most: i64, spent: i64, before: float) -> float:
        """Enter sites, always the one that brings most for its energy. Returns what it brings in all."""
        way = Way(self.g, company, self.held_places(company) if self.g.is_belt else 0)
        step = self.walk(company, 2) / 2.0
        push = self.lead[company] * self.weights.outpost * self.weights.shares
        energy = spent
        value = before
        while True:
            best = self.best_site(way, most - energy, step, push)
            if best == EMPTY:
                return value
            energy += way.cost(best)
            value += self.site(company, best, way.is_held(best), step, push)
            way.enter(best)
            for amount in range(energy, MOST + 1):
                self.energy[amount] = max(self.energy[amount], value)

    def best_site(self, way: Way, most: i64, step: float, push: float) -> i64:
        """The site within reach and energy that brings most for its energy."""
        best: i64 = EMPTY
        best_cost: i64 = 1
        best_gain = 0.0
        reach = way.reach()
        for site in range(self.g.board.sites):
            if not reach >> site & 1 or self.g.sectors[site] == way.company:
                continue
            cost = way.cost(site)
            if cost <= most:
                gain = self.site(way.company, site, way.is_held(site), step, push)
                if gain / float(cost) > best_gain / float(best_cost):
                    best = site
                    best_cost = cost
                    best_gain = gain
        return best
