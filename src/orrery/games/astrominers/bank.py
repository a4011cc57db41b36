"""The bank. It is finite, and owes nothing (AM-34, AM-47, AM-63)."""

from mypy_extensions import i64

from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.terms import EARNED, LOST


def earn(g: Astrominers, seat: i64, resource: i64, n: i64) -> None:
    """A player takes this many tokens, or as many as there are."""
    given: i64 = n if g.bank[resource] >= n else g.bank[resource]
    give(g, seat, resource, given)
    if given > 0:
        g.note(seat, EARNED.move(resource, given))
    if given < n:
        g.note(seat, LOST.move(resource, n - given))


def give(g: Astrominers, seat: i64, resource: i64, n: i64) -> None:
    """Tokens that are there. Nothing is told: a move has named them."""
    g.bank[resource] -= n
    g.players[seat].tokens[resource] += n


def give_back(g: Astrominers, seat: i64, resource: i64, n: i64) -> None:
    g.players[seat].tokens[resource] -= n
    g.bank[resource] += n
