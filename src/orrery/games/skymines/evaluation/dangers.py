"""The worth of threats: whom one hurts that is left, and what it brings to remove it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.board import shuttles_left
from orrery.games.skymines.evaluation.tasks import Tasks
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import BLACKOUT, CRASH, EMPTY, ENERGY, LEAK, N_COMPANIES, RAID
from orrery.games.skymines.threats import COINS_LOST, RANSOM, is_beside, is_left, is_met, most_valuable, way_to_threat

TOO_FAR: Final = 99
FARTHEST: Final = 8  # energy for a way
CARDS_LOST: Final = 5.0  # two energy cards, while there are rounds to use them


class Dangers(Tasks):
    """What a threat means to a player."""

    def __init__(self, g: Skymines, viewer: i64, weights: Weights) -> None:
        super().__init__(g, viewer, weights)
        self.short: i64 = 0  # the shortest way to the threat, if it was asked for

    def danger(self, seat: i64) -> float:
        """What the threat takes from a seat, times the chance that nobody removes it; less the free share."""
        g = self.g
        if g.remover == seat:
            return -self.free_share() - self.rescue_prize()
        if not is_left(g) or g.threat == LEAK:  # a leak is seen in the worth of the tank
            return 0.0
        left = max(self.weights.left_at_least, 1.0 - self.weights.removed * float(self.after))
        return self.loss(seat) * left

    def shortest_way(self) -> i64:
        """The energy that the nearest company needs to remove the threat."""
        if self.short == 0:
            self.short = TOO_FAR
            for company in range(N_COMPANIES):
                self.short = min(self.short, self.way_to_rescue(company, FARTHEST))
        return self.short

    def free_share(self) -> float:
        best = 0.0
        for company in range(N_COMPANIES):
            best = max(best, self.prices[company])
        return best * self.weights.shares

    def loss(self, seat: i64) -> float:
        g = self.g
        p = g.players[seat]
        if g.threat == RAID:
            return float(p.coins)
        if g.threat == LEAK:
            return float(g.box.tank_values[p.tank])
        value = 0.0
        if g.threat == BLACKOUT:
            for card in p.cards:
                if g.box.types[card] == ENERGY and g.box.shares[card] != EMPTY:
                    value += self.prices[g.box.shares[card]]
        elif g.threat == CRASH:
            value = self.owned[seat * N_COMPANIES + most_valuable(g)] * float(COINS_LOST)
        return value * self.weights.shares

    def rescue(self) -> float:
        """What it brings the player to remove the threat now; 0 if that is not possible."""
        return self.removal() if is_left(self.g) and is_met(self.g, self.p) else 0.0

    def removal(self) -> float:
        """What it brings the player to remove the threat."""
        g = self.g
        value = self.free_share() + self.reward(g.box.threat_rows + g.threat)
        value += self.rescue_prize() * (1.0 - self.weights.effort)
        if g.threat == RAID:
            value -= float(RANSOM)
        elif g.threat == BLACKOUT:
            value -= CARDS_LOST * self.time()
        others = 0.0
        for seat in range(g.seats):
            others += self.loss(seat) if g.players[seat] is not self.p else 0.0
        for seat in range(g.seats):
            if g.players[seat] is self.p:
                value += self.loss(seat) - others / float(g.seats - 1)
        return max(0.0, value)

    def way_to_rescue(self, company: i64, most: i64) -> i64:
        """The energy to bring a shuttle beside the threat and to remove it; TOO_FAR if that is too much."""
        g = self.g
        way = way_to_threat(g)
        if is_beside(g, company):
            return way
        if shuttles_left(g, company) == 0 or way >= most:
            return TOO_FAR
        return self.nearest(company, most - way) + way

    def nearest(self, company: i64, most: i64) -> i64:
        """The energy for the cheapest way to a shuttle space beside the threat."""
        g = self.g
        board = g.board
        taken: i64 = 0  # by other companies, as bits
        seen: i64 = 0
        for site in range(board.sites):
            if g.sectors[site] == company:
                seen |= board.bits[site]
            elif g.sectors[site] != EMPTY:
                taken |= board.bits[site]
        fronts = vec[i64]([0] * (most + 4))  # by energy: the sites that it reaches, as bits
        add_front(fronts, 0, g.near[company], g.far[company], taken)
        for energy in range(1, most + 1):
            front = fronts[energy] & ~seen
            if front & board.threat:
                return energy
            seen |= front
            for site in range(board.sites):
                if front >> site & 1:
                    add_front(fronts, energy, board.single[site], board.double[site], taken)
        return TOO_FAR


def add_front(fronts: vec[i64], energy: i64, near: i64, far: i64, taken: i64) -> None:
    """Sites that are one or two energy farther, and one more if another company is there."""
    fronts[energy + 1] |= near & ~taken
    fronts[energy + 2] |= (near & taken) | (far & ~taken)
    fronts[energy + 3] |= far & taken
