"""Dice: what a face can do, and where a player's dice are."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.knowledge import roll
from orrery.games.astrominers.state import Astrominers, Player
from orrery.games.astrominers.terms import (
    ANY,
    CODES,
    DICE_LUCK,
    EITHER,
    EMPTY,
    MINER,
    MINERS,
    ROLLED,
    SIDES,
    STANDARD,
    SUBROUTINE,
    SUBROUTINES,
)

ANYBODY: Final = 15  # a bit for each worker


def worker_of(face: i64) -> i64:
    """The worker that a face shows, once or twice."""
    if face == MINERS:
        return MINER
    if face == SUBROUTINES:
        return SUBROUTINE
    return face


def symbols(face: i64) -> i64:
    """One, or two for a double: Miners and Subroutines have doubles."""
    return 2 if face >= MINERS else 1


def fits(wanted: i64, code: i64) -> bool:
    """Does a socket take this die?"""
    return workers(wanted) >> worker_of(code % SIDES) & 1 == 1


def workers(wanted: i64) -> i64:
    """The workers that a socket takes, as bits."""
    if wanted == ANY:
        return ANYBODY
    if wanted == EITHER:
        return 1 << MINER | 1 << SUBROUTINE
    return 1 << wanted


def has_face(g: Astrominers, code: i64, face: i64) -> bool:
    """Does a die of this kind have such a face? (AM-05)"""
    kind = code // SIDES
    for side in range(SIDES):
        if g.box.faces[kind * SIDES + side] == face:
            return True
    return False


def use(p: Player, code: i64) -> None:
    """A die leaves the pool for the rest of the round."""
    p.pool[code] -= 1
    p.used[code // SIDES] += 1


def total(g: Astrominers, kind: i64) -> i64:
    """How many dice of a kind each player has."""
    return g.box.standard[g.seats] if kind == STANDARD else g.box.labour[g.seats]


def docked(g: Astrominers, seat: i64, kind: i64) -> i64:
    """How many dice of a kind a player has on cards in the docks."""
    n: i64 = 0
    for die in g.crew:
        if die != EMPTY and die // CODES == seat and die % CODES // SIDES == kind:
            n += 1
    return n


def all_docked(g: Astrominers, seat: i64) -> i64:
    n: i64 = 0
    for die in g.crew:
        if die != EMPTY and die // CODES == seat:
            n += 1
    return n


def roll_one(g: Astrominers, seat: i64, kind: i64) -> None:
    """Roll a die of a kind into the pool."""
    side = roll(g, DICE_LUCK + seat, SIDES) - 1
    code = kind * SIDES + g.box.faces[kind * SIDES + side]
    g.players[seat].pool[code] += 1
    g.note(seat, ROLLED.move(code))


def roll_again(g: Astrominers, seat: i64, codes: list[int]) -> None:
    """Roll dice of the pool again."""
    for code in codes:
        g.players[seat].pool[code] -= 1
    for code in codes:
        roll_one(g, seat, code // SIDES)
