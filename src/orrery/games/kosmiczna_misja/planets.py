"""KM 2b and "Kosmici". Planets: which tiles fit, their stations, how many astronauts the next tile needs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.kosmiczna_misja.state import Player, Tiles
from orrery.games.kosmiczna_misja.terms import EMPTY, QUARTERS

# The neighbours of each spot on its planet.
AFTER: Final = vec[i64]([1, 2, 3, 0, 5, 6, 7, 4])
BEFORE: Final = vec[i64]([3, 0, 1, 2, 7, 4, 5, 6])


def stations(box: Tiles, quarters: vec[i64], planet: i64) -> i64:
    """Whole stations, and halves that have met (KM-05)."""
    n: i64 = 0
    for spot in range(planet * QUARTERS, planet * QUARTERS + QUARTERS):
        tile = quarters[spot]
        if tile != EMPTY:
            n += box.whole[tile] + joined(box, quarters, spot)
    return n


def joined(box: Tiles, quarters: vec[i64], spot: i64) -> i64:
    """Stations of two halves between the tile of a spot and the next one, clockwise: one, or none."""
    return 0 if quarters[AFTER[spot]] == EMPTY else box.joins[box.cw[quarters[spot]]]


def aliens(box: Tiles, quarters: vec[i64], planet: i64) -> i64:
    n: i64 = 0
    for spot in range(planet * QUARTERS, planet * QUARTERS + QUARTERS):
        if quarters[spot] != EMPTY:
            n += box.aliens[quarters[spot]]
    return n


def survey(box: Tiles, p: Player, planet: i64) -> None:
    """Update the need after tiles came or went: stations plus one, less one for each alien (KM-07, KM-08)."""
    quarters = p.quarters
    size: i64 = 0
    for spot in range(planet * QUARTERS, planet * QUARTERS + QUARTERS):
        if quarters[spot] != EMPTY:
            size += 1
    p.sizes[planet] = size
    need: i64 = 0
    if size:
        need = stations(box, quarters, planet) - aliens(box, quarters, planet) + 1
    p.needs[planet] = need


def astronauts_needed(p: Player, planet: i64) -> i64:
    """For the next tile of an unfinished planet: at least one (KM-08)."""
    return max(p.needs[planet], 1)


def touches(quarters: vec[i64], spot: i64) -> bool:
    """Does an empty quarter lie beside a tile of its planet (KM-03, KM-04)?"""
    return quarters[AFTER[spot]] != EMPTY or quarters[BEFORE[spot]] != EMPTY


def fits(box: Tiles, quarters: vec[i64], tile: i64, spot: i64) -> bool:
    """Do the edges of `tile` match those of its neighbours (KM-01)?"""
    left = quarters[BEFORE[spot]]
    right = quarters[AFTER[spot]]
    if left != EMPTY and box.cw[left] != box.ccw[tile]:
        return False
    return right == EMPTY or box.cw[tile] == box.ccw[right]
