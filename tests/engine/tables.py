"""Tables of the proving game, arranged for a test."""

from typing import Any

from librt.vecs import vec

from orrery import game
from orrery.engine.agenda import Step, legal, play, waiting
from orrery.engine.table import open_table

PROVING: Any = game("proving")


def proving(seats: int = 3, seed: int = 1, **options: Any) -> Any:
    return PROVING.new(seats, seed, options, None, True)


def card(name: str) -> int:
    return int(PROVING.box().ids.index(name))


def choose(g: Any, seat: int, *texts: str) -> None:
    for text in texts:
        play(g, seat, g.box.language.read(text))


def agenda(*steps: Step) -> vec[Step]:
    """The last step is the next one."""
    return vec[Step](steps)


def step(g: Any) -> str:
    return type(g.agenda[-1]).__name__ if len(g.agenda) else ""


def run_until(g: Any, name: str) -> None:
    """Play the first move of everybody until a step is asked; no card is taken, no die rolled again."""
    quiet = {"Rerolls": "done", "Draft": "pass", "Planning": "done", "Raid": "pass"}
    while step(g) != name:
        seat = waiting(g)[0]
        text = quiet.get(step(g))
        play(g, seat, g.box.language.read(text) if text else legal(g, seat)[0])


def live(seats: int = 3, seed: int = 1, **options: Any) -> Any:
    return open_table(PROVING, seats, seed, options)
