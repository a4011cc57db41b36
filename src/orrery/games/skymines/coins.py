"""Coins, and the tank of a player, which turns into coins at its end."""

from mypy_extensions import i64

from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.missions import notice, notice_deed
from orrery.games.skymines.terms import EARNED, LEFT_SLOT, PAID, TANK_STEPS, TANKED, UNLOCKED

OVERFLOW = 2  # coins for a step or a research point beyond the end (SK-22)


def earn(g: Skymines, seat: i64, number: i64) -> None:
    if number:
        g.players[seat].coins += number
        g.note(seat, EARNED.move(number))
        notice(g, seat)


def pay(g: Skymines, seat: i64, number: i64) -> None:
    if number:
        g.players[seat].coins -= number
        g.note(seat, PAID.move(number))


def fill_tank(g: Skymines, seat: i64, steps: i64) -> None:
    """RB p23. The marker moves; what goes beyond the end is two coins a step."""
    if not steps:
        return
    p = g.players[seat]
    last = len(g.box.tank_values) - 1
    moved = min(steps, last - p.tank)
    if p.tank < g.box.tank_slot <= p.tank + moved:
        g.note(seat, UNLOCKED.move(LEFT_SLOT))
    p.tank += moved
    if moved:
        g.note(seat, TANKED.move(moved))
        notice_deed(g, seat, TANK_STEPS, moved)
    earn(g, seat, (steps - moved) * OVERFLOW)
