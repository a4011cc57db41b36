"""RB p30, p31. Threats in the middle of the Belt: what it takes to remove one, and what it does if nobody has."""

from typing import Final

from mypy_extensions import i64

from orrery.games.skymines.board import share_value
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.terms import (
    BLACKOUT,
    CRASH,
    EMPTY,
    ENERGY,
    HAND,
    LEAK,
    N_COMPANIES,
    NO_ENERGY,
    RAID,
    SINGULARITY,
    THREAT_FAR,
    THREAT_UNMET,
    TIME_LOOP,
)

WAY: Final = 2  # energy from a shuttle beside the threat
MORE_WAY: Final = 3  # that the crash costs beyond it (SK-66)
RANSOM: Final = 6  # coins
SURRENDERED: Final = 2  # energy cards
COINS_LOST: Final = 2  # of the most valuable company
SINGULARITY_RESEARCH: Final = 40  # values that are asked for
LOOP_TANK: Final = 25
LOOP_RESEARCH: Final = 20
LEAK_TANK: Final = 40
LAST_ROUND: Final = 6  # if the singularity is left


def is_left(g: Skymines) -> bool:
    """Does a threat lie on the Belt?"""
    return g.threat != EMPTY and g.remover == EMPTY


def way_to_threat(g: Skymines) -> i64:
    return WAY + MORE_WAY if g.threat == CRASH else WAY


def is_beside(g: Skymines, company: i64) -> bool:
    """Has the company a shuttle beside the threat?"""
    board = g.board
    for site in range(board.sites):
        if board.threat >> site & 1 and g.sectors[site] == company:
            return True
    return False


def avert_hindrance(g: Skymines, seat: i64, company: i64, energy: i64) -> i64:
    """RB p31, SK-36, SK-66. A shuttle beside the threat, energy for the way, and what the card asks for."""
    if not is_beside(g, company):
        return THREAT_FAR
    if energy < way_to_threat(g):
        return NO_ENERGY
    return 0 if is_met(g, g.players[seat]) else THREAT_UNMET


def is_met(g: Skymines, p: Player) -> bool:
    """RB p31. Does the player have what the card asks for?"""
    box = g.box
    if g.threat == SINGULARITY:
        return box.research_values[p.upload] >= SINGULARITY_RESEARCH
    if g.threat == TIME_LOOP:
        return box.tank_values[p.tank] >= LOOP_TANK and box.research_values[p.upload] >= LOOP_RESEARCH
    if g.threat == LEAK:
        return box.tank_values[p.tank] >= LEAK_TANK
    if g.threat == RAID:
        return p.coins >= RANSOM
    return g.threat == CRASH or energy_cards(g, p) >= SURRENDERED


def energy_cards(g: Skymines, p: Player) -> i64:
    """Energy cards of the hand: those of the area and the tile do not serve (SK-66)."""
    found: i64 = 0
    for card in p.cards:
        if g.places[card] == HAND and g.box.types[card] == ENERGY:
            found += 1
    return found


# Final scoring (SK-67).


def most_valuable(g: Skymines) -> i64:
    """The company with the most coins to be seen."""
    best: i64 = 0
    for company in range(1, N_COMPANIES):
        if share_value(g, company) > share_value(g, best):
            best = company
    return best


def final_value(g: Skymines, company: i64) -> i64:
    """What a share counts. The crash takes two coins from the most valuable companies (SK-92)."""
    value = share_value(g, company)
    if is_left(g) and g.threat == CRASH and value == share_value(g, most_valuable(g)):
        return max(0, value - COINS_LOST)
    return value


def counts_share(g: Skymines, card: i64) -> bool:
    """Does the share on a card count? The blackout takes all energy cards."""
    return not (is_left(g) and g.threat == BLACKOUT and g.box.types[card] == ENERGY)


def strikes(g: Skymines, threat: i64) -> bool:
    return is_left(g) and g.threat == threat
