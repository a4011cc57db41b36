"""The figures of one build of the rules: processor time, in microseconds, of one operation that is repeated.

As a program it reads names of figures from its input and measures each. bench/compare.py asks several builds in turns.
"""

import gc
import sys
from collections.abc import Callable
from time import process_time
from typing import NamedTuple

from orrery import game
from orrery.arena.batch import Study, is_compiled, play_some
from orrery.bots.search import Search
from orrery.bots.uniform import Random
from orrery.engine.agenda import NOBODY, State, legal, play, usual
from orrery.engine.game import Value
from orrery.engine.sight import Sight

Options = dict[str, Value]

SMALL, LARGE, HEAVY = "kosmiczna-misja", "astrominers", "skymines"
SET_UPS: dict[str, Options] = {  # of Skymines
    "moon": {},
    "belt": {"board": "belt"},
    "modules": {"board": "belt", "missions": True, "threat": "random", "luna": 1, "level": 5},
}
MIDDLE = 130  # decisions of random play of four in Skymines; a whole game has 290, and with a Luna 230
LESS = 1 if is_compiled() else 10  # interpreted rules repeat less, since they take longer


def random_play(name: str, seats: int, games: int, options: Options | None = None) -> float:
    """A decision of random play, including setup, scoring and digest."""
    started = process_time()
    tally = play_some(Study(name, seats, games, ("random",), 7, options or {}), 0, games)
    return (process_time() - started) / tally.decisions * 1e6


def digest(games: int, seed: int) -> str:
    """The digest of the games that bench/limit_km.cpp plays."""
    return f"{play_some(Study(SMALL, 4, games, ('random',), seed), 0, games).digest % (1 << 128):032x}"


def table_after(name: str, decisions: int, options: Options | None = None) -> State:
    """A game of four players after a number of random decisions."""
    g = game(name).new(4, 1, options)
    luck = Random(1).luck
    for _ in range(decisions):
        play(g, g.asked, luck.choose(0, legal(g, g.asked)))
    return g


def clone(name: str, decisions: int, options: Options | None = None, n: int = 20_000) -> float:
    g = table_after(name, decisions, options)
    started = process_time()
    for _ in range(n):
        g.clone()
    return (process_time() - started) / n * 1e6


def imagine(name: str, decisions: int, options: Options | None = None, n: int = 2_000) -> float:
    g = table_after(name, decisions, options)
    rules = game(name)
    started = process_time()
    for seed in range(n):
        rules.imagine(g, 0, seed)
    return (process_time() - started) / n * 1e6


def search(name: str, iterations: int) -> float:
    """An iteration from the first question of a game of two. If the game has rehearsals, ten iterations are one."""
    rules = game(name)
    g = rules.new(2, 1, {"first": "1"})
    started = process_time()
    Search(1, iterations).choose(Sight(rules, g, g.asked))
    return (process_time() - started) / iterations * 1e6


def sealed_answer(n: int = 5_000) -> float:
    """An answer to `Together` that is not the last: three of four players of Astrominers reroll no die.

    The clones and the calls from here are taken off; `usual` returns at once where nobody is asked.
    """
    g = table_after(LARGE, 0)
    done = legal(g, g.asked)[-1]
    started = process_time()
    for _ in range(n):
        h = g.clone()
        for seat in range(3):
            play(h, seat, done)
    middle = process_time()
    for _ in range(n):
        h = g.clone()
        for _seat in range(3):
            usual(h, NOBODY)
    return (2 * middle - started - process_time()) / (3 * n) * 1e6


class Figure(NamedTuple):
    unit: str  # printed after the microseconds
    measure: Callable[[], float]


def of_set_up(name: str) -> dict[str, Figure]:
    """The figures of one set-up of Skymines."""
    options = SET_UPS[name]
    return {
        f"{name}-play": Figure("us/decision", lambda: random_play(HEAVY, 4, 400 // LESS, options)),
        f"{name}-clone": Figure("us", lambda: clone(HEAVY, MIDDLE, options)),
        f"{name}-imagine": Figure("us", lambda: imagine(HEAVY, MIDDLE, options)),
    }


FIGURES = {
    "play": Figure("us/decision", lambda: random_play(SMALL, 4, 2000 // LESS)),
    "large-play": Figure("us/decision", lambda: random_play(LARGE, 4, 400 // LESS)),
    "clone": Figure("us", lambda: clone(SMALL, 24)),
    "large-clone": Figure("us", lambda: clone(LARGE, 200)),
    **of_set_up("moon"),
    **of_set_up("belt"),
    **of_set_up("modules"),
    "search": Figure("us/iteration", lambda: search(SMALL, 4000 // LESS)),
    "rehearsal": Figure("us/iteration", lambda: search(LARGE, 1000 // LESS)),
    "heavy-rehearsal": Figure("us/iteration", lambda: search(HEAVY, 1000 // LESS)),
    "answer": Figure("us/answer", sealed_answer),
}


def main() -> None:
    gc.disable()  # as in every simulation
    for line in sys.stdin:
        name, *numbers = line.split()
        if name == "compiled":
            print(is_compiled(), flush=True)
        elif name == "digest":
            print(digest(*map(int, numbers)), flush=True)
        else:
            print(FIGURES[name].measure(), flush=True)


if __name__ == "__main__":
    main()
