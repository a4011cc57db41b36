"""Challenges: taken at once by whoever meets the requirement first (AM-50)."""

from mypy_extensions import i64

from orrery.games.astrominers.dice import all_docked, total
from orrery.games.astrominers.docks import is_mission
from orrery.games.astrominers.state import Astrominers, minus, plus
from orrery.games.astrominers.terms import (
    ALL_DICE,
    DOCKED,
    DOCKS,
    EMPTY,
    LABOUR,
    STANDARD,
    TWO_DOCKED,
    WON,
)


def win(g: Astrominers, seat: i64, feat: i64) -> None:
    """`seat` has done this; if nobody did before, the card is taken."""
    if feat in g.challenges:
        g.challenges = minus(g.challenges, feat)
        g.players[seat].challenges = plus(g.players[seat].challenges, feat)
        g.players[seat].rerolls += 1
        g.note(seat, WON.move(feat))


def check_docks(g: Astrominers, seat: i64) -> None:
    """What can be seen in the docks: Missions (not Expeditions, AM-66), and all one's dice (AM-52)."""
    if not g.challenges:
        return
    missions = 0
    for dock in range(DOCKS):
        if g.cards[dock] != EMPTY and g.owners[dock] == seat and is_mission(g, g.cards[dock]):
            missions += 1
    if missions > 0:
        win(g, seat, DOCKED)
    if missions > 1:
        win(g, seat, TWO_DOCKED)
    if ALL_DICE in g.challenges and all_docked(g, seat) == total(g, STANDARD) + total(g, LABOUR):
        win(g, seat, ALL_DICE)
