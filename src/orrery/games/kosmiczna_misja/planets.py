"""KM 2b and "Kosmici". What a planet is made of: which tiles fit, what stands on it, whom it takes to go on."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.kosmiczna_misja.state import Player, Tiles
from orrery.games.kosmiczna_misja.terms import EMPTY, QUARTERS


def stations(box: Tiles, planet: vec[i64]) -> i64:
    """Whole stations, and halves that have met (KM-05)."""
    n: i64 = 0
    for i in range(QUARTERS):
        tile = planet[i]
        if tile != EMPTY:
            n += box.whole[tile]
            if planet[(i + 1) % QUARTERS] != EMPTY:
                n += box.joins[box.cw[tile]]
    return n


def aliens(box: Tiles, planet: vec[i64]) -> i64:
    n: i64 = 0
    for i in range(QUARTERS):
        if planet[i] != EMPTY:
            n += box.aliens[planet[i]]
    return n


def survey(box: Tiles, p: Player, planet: i64) -> None:
    """Look at an unfinished planet again after a tile came or went. The need is one more than its stations, less
    one for each alien (KM-07, KM-08).
    """
    quarters = p.quarters[planet * QUARTERS : planet * QUARTERS + QUARTERS]
    size: i64 = 0
    for i in range(QUARTERS):
        if quarters[i] != EMPTY:
            size += 1
    p.sizes[planet] = size
    p.needs[planet] = stations(box, quarters) - aliens(box, quarters) + 1 if size else 0


def touches(p: Player, spot: i64) -> bool:
    """Does an empty quarter lie beside a tile of its planet (KM-03, KM-04)?"""
    return p.quarters[before(spot)] != EMPTY or p.quarters[after(spot)] != EMPTY


def fits(box: Tiles, p: Player, tile: i64, spot: i64) -> bool:
    """Do the edges of `tile` go on in those of its neighbours (KM-01)?"""
    left = p.quarters[before(spot)]
    right = p.quarters[after(spot)]
    if left != EMPTY and box.cw[left] != box.ccw[tile]:
        return False
    return right == EMPTY or box.cw[tile] == box.ccw[right]


def after(spot: i64) -> i64:
    """The next quarter clockwise."""
    return spot + 1 if spot % QUARTERS < QUARTERS - 1 else spot - (QUARTERS - 1)


def before(spot: i64) -> i64:
    return spot - 1 if spot % QUARTERS > 0 else spot + (QUARTERS - 1)
