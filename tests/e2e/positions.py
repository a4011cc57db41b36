"""Positions of a game that bots play, by the question that is asked there."""

from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Page

from orrery.bots.names import make as make_bot
from orrery.engine.agenda import legal, play
from orrery.engine.record import Record
from orrery.engine.sight import Sight
from orrery.games import game
from tests.e2e.play import make

Options = tuple[tuple[str, str | int | bool], ...]
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Ewa", "Filip")


class Position(NamedTuple):
    """A question: after `at` moves of the record, `step` asks `seat`."""

    record: str
    at: int
    seat: int
    step: str
    moves: int  # legal ones
    seats: int


@cache
def positions(name: str, seats: int = 4, seed: int = 5, options: Options = ()) -> list[Position]:
    """Every question of one game."""
    rules = game(name)
    g = rules.new(seats, seed, dict(options))
    record = Record(rules, g, seed, True)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    sights = [Sight(rules, g, seat) for seat in range(seats)]
    asked: list[tuple[int, int, str, int]] = []
    while g.asked >= 0:
        seat = g.asked
        asked.append((len(record.moves), seat, type(g.agenda[-1]).__name__, len(legal(g, seat))))
        move = bots[seat].choose(sights[seat])
        record.moves.append((int(seat), g.content().language.show(move)))
        play(g, seat, move)
    text = record.write()
    return [Position(text, *one, seats) for one in asked]


def largest(name: str, step: str, **more: Any) -> Position:
    """The question of this step with the most moves."""
    return max((one for one in positions(name, **more) if one.step == step), key=lambda one: one.moves)


def open_at(page: Page, name: str, position: Position) -> dict[str, Any]:
    """A table of people that goes on from there; its links."""
    chairs = [{"name": player} for player in NAMES[: position.seats]]
    return make(page, chairs, name, record=position.record, at=position.at)
