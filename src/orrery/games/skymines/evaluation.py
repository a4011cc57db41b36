"""How well a seat stands."""

from math import exp

from mypy_extensions import i64

from orrery.games.skymines.moon import share_value
from orrery.games.skymines.scoring import research_points, shares_of
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.terms import N_COMPANIES

SCALE = 12.0


def points(g: Skymines, p: Player) -> float:
    total = float(p.coins + g.box.tank_values[p.tank] + research_points(g, p))
    for company in range(N_COMPANIES):
        total += float(shares_of(g, p, company) * share_value(g, company))
    return total


def evaluate(g: Skymines, seat: i64) -> float:
    own = points(g, g.players[seat])
    best = 0.0
    for other in range(g.seats):
        if other != seat:
            best = max(best, points(g, g.players[other]))
    return 1.0 / (1.0 + exp((best - own) / SCALE))
