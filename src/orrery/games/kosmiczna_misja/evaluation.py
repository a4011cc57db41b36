"""How well a seat stands: what it has, and what its unfinished planets promise.

The weights were found in games between greedy bots (docs/decisions/evaluation.md).
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from orrery.games.kosmiczna_misja.planets import AFTER, BEFORE, stations
from orrery.games.kosmiczna_misja.state import KosmicznaMisja, Player
from orrery.games.kosmiczna_misja.terms import BANK, EMPTY, FACES, PLANETS, QUARTERS

PER_MISSING_TILE: Final = 0.286  # stations that a missing tile brings
PER_LOOSE_HALF: Final = 0.35
USUAL_FIT: Final = 0.248  # chance that the bank has a tile for a planet after the next one
GROWTH: Final = 0.537  # of the need, with each further tile
TURNS_USED: Final = 0.28  # the share of the turns left that a planet gets
SHARPNESS: Final = 3.58  # turns: how slowly the chance to finish in time rises
BLOCKED: Final = 2.9  # stations that are lost if no roll can finish a planet
MARGIN: Final = 1.0  # a lead of this many stations wins at the end; earlier, a larger one
MARGIN_PER_ROOT_TILE: Final = 0.4


def evaluate(g: KosmicznaMisja, seat: i64) -> float:
    """The share of a win that follows from the lead over the best opponent."""
    left = float(len(g.stack.cards))
    for i in range(BANK):
        if g.bank[i] != EMPTY:
            left += 1.0
    turns = left / float(g.seats)
    lead = 1000.0
    own = worth(g, g.players[seat], turns)
    for other in range(g.seats):
        if other != seat:
            lead = min(lead, own - worth(g, g.players[other], turns))
    return 1.0 / (1.0 + exp(-lead / (MARGIN + MARGIN_PER_ROOT_TILE * sqrt(left))))


def worth(g: KosmicznaMisja, p: Player, turns: float) -> float:
    points = float(p.score)
    for planet in range(PLANETS):
        if p.sizes[planet]:
            points += prospect(g, p, planet, turns)
    return points


def prospect(g: KosmicznaMisja, p: Player, planet: i64, turns: float) -> float:
    """The stations of an unfinished planet, times the chance that it is finished in time."""
    if p.needs[planet] > FACES:
        return -BLOCKED
    missing = QUARTERS - p.sizes[planet]
    stands = float(stations(g.box, p.quarters, planet))
    value = stands + PER_MISSING_TILE * float(missing) + PER_LOOSE_HALF * loose_halves(g, p, planet)
    need = float(p.needs[planet])
    needed = 1.0 / (luck(need) * max(0.05, fit_chance(g, p, planet)))  # in turns
    for _n in range(missing - 1):
        need += GROWTH
        needed += 1.0 / (luck(need) * USUAL_FIT)
    return value / (1.0 + exp((needed - turns * TURNS_USED) / SHARPNESS))


def luck(need: float) -> float:
    """The chance to roll enough astronauts."""
    return max(0.1, min(1.0, (float(FACES + 1) - need) / float(FACES)))


def loose_halves(g: KosmicznaMisja, p: Player, planet: i64) -> float:
    """Half stations that wait for their other half."""
    n: i64 = 0
    for spot in range(planet * QUARTERS, planet * QUARTERS + QUARTERS):
        tile = p.quarters[spot]
        if tile != EMPTY:
            if p.quarters[AFTER[spot]] == EMPTY:
                n += g.box.joins[g.box.cw[tile]]
            if p.quarters[BEFORE[spot]] == EMPTY:
                n += g.box.joins[g.box.ccw[tile]]
    return float(n)


def fit_chance(g: KosmicznaMisja, p: Player, planet: i64) -> float:
    """The chance that one of three tiles of the deck fits somewhere on a planet."""
    deck: str = g.options["deck"]
    shares = g.box.fit_shares[deck]
    kinds = len(g.box.joins) + 1
    misses = 1.0
    for spot in range(planet * QUARTERS, planet * QUARTERS + QUARTERS):
        if p.quarters[spot] == EMPTY:
            before = p.quarters[BEFORE[spot]]
            after = p.quarters[AFTER[spot]]
            if before != EMPTY or after != EMPTY:
                left: i64 = 0 if before == EMPTY else g.box.cw[before] + 1
                right: i64 = 0 if after == EMPTY else g.box.ccw[after] + 1
                misses *= 1.0 - shares[left * kinds + right]
    return 1.0 - misses * misses * misses
