"""How well a seat stands: a small evaluation for greedy and search."""

from math import exp

from mypy_extensions import i64

from orrery.games.astrominers.scoring import points
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.terms import KINDS


def evaluate(g: Astrominers, seat: i64) -> float:
    """The lead over the best of the others, as a share of a win."""
    best = -1000.0
    for other in range(g.seats):
        if other != seat:
            best = max(best, worth(g, other))
    return 1.0 / (1.0 + exp((best - worth(g, seat)) / 6.0))


def worth(g: Astrominers, seat: i64) -> float:
    p = g.players[seat]
    value = float(points(g, p))
    for kind in range(KINDS):
        value += 0.2 * float(p.tokens[kind])
    return value + 0.5 * float(len(p.missions.cards)) + 0.5 * float(len(p.orders.cards))
