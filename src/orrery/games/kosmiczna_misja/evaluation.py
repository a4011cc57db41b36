"""How well a seat stands."""

from math import exp

from mypy_extensions import i64

from orrery.games.kosmiczna_misja.state import KosmicznaMisja, Player
from orrery.games.kosmiczna_misja.terms import PLANETS


def evaluate(g: KosmicznaMisja, seat: i64) -> float:
    """Points made, and a share of those begun, against the best of the others."""
    own = worth(g, g.players[seat])
    best = -1000.0
    for i in range(g.seats):
        if i != seat:
            best = max(best, worth(g, g.players[i]))
    return 1.0 / (1.0 + exp((best - own) / 3.0))


def worth(g: KosmicznaMisja, p: Player) -> float:
    points = float(p.score)
    for planet in range(PLANETS):
        if p.sizes[planet]:
            need = float(p.needs[planet])
            points += 0.5 * (need + float(p.sizes[planet])) - max(0.0, need - 3.0)
    return points
