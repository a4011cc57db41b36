"""The worth of energy: what a company's way over the Moon brings a player."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.evaluation.prospects import MOST, NO_AMOUNTS
from orrery.games.skymines.evaluation.studies import Studies
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.moon import outposts_left
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import COINS, EMPTY, EXPANDED, N_COMPANIES, RESEARCH, REWARDS, SECTORS, STEPS, TANK

REACH: Final = 8  # energy that a way is planned for
NO_SECTOR_WORTHS: Final = vec[float]([0.0] * SECTORS)


class Expansion(Studies):
    """What energy is worth to a player."""

    def __init__(self, g: Skymines, viewer: i64, weights: Weights) -> None:
        super().__init__(g, viewer, weights)
        self.energy: vec[float] = NO_AMOUNTS[:]  # by energy: what the best company's way brings
        self.sectors: vec[float] = NO_SECTOR_WORTHS[:]  # what each brings, but for steps

    def find_sectors(self) -> None:
        rewards = self.g.box.rewards
        each = self.tank_gain(2) / 2.0
        point = self.point()
        for sector in range(SECTORS):
            at = (self.g.box.sector_rows + sector) * REWARDS
            value = float(rewards[at + COINS]) + float(rewards[at + TANK]) * each
            self.sectors[sector] = value + float(rewards[at + RESEARCH]) * point

    def sector(self, company: i64, sector: i64, step: float, push: float) -> float:
        """What it brings to enter a sector. A step on the company's track and an outpost less at home have a worth."""
        at = (self.g.box.sector_rows + sector) * REWARDS + STEPS + EXPANDED
        value = self.sectors[sector] + float(self.g.box.rewards[at]) * step + push
        owner = self.g.sectors[sector]
        if owner not in (EMPTY, company):
            value -= self.lead[owner] * self.weights.outpost * self.weights.shares
        return value

    def find_energy(self) -> None:
        """The best company for each amount of energy."""
        for amount in range(MOST + 1):
            self.energy[amount] = 0.0
        for company in range(N_COMPANIES):
            self.expand(company, REACH)

    def expand(self, company: i64, most: i64) -> float:
        """Enter sectors, always the one that brings most for its energy. Returns what it brings in all."""
        g = self.g
        box = g.box
        near = g.near[company]
        far = g.far[company]
        entered: i64 = 0
        left = outposts_left(g, company)
        step = self.walk(company, 2) / 2.0
        push = self.lead[company] * self.weights.outpost * self.weights.shares
        energy: i64 = 0
        value = 0.0
        while left:
            best: i64 = EMPTY
            best_cost: i64 = 1
            best_gain = 0.0
            for sector in range(SECTORS):
                owner = g.sectors[sector]
                if not (near | far) >> sector & 1 or owner == company or entered >> sector & 1:
                    continue
                cost: i64 = 1 if near >> sector & 1 else 2
                if owner != EMPTY:
                    cost += 1
                if energy + cost <= most:
                    gain = self.sector(company, sector, step, push)
                    if gain / float(cost) > best_gain / float(best_cost):
                        best = sector
                        best_cost = cost
                        best_gain = gain
            if best == EMPTY:
                break
            entered |= 1 << best
            near |= box.single[best]
            far |= box.double[best]
            energy += best_cost
            value += best_gain
            left -= 1
            for amount in range(energy, MOST + 1):
                self.energy[amount] = max(self.energy[amount], value)
        return value
