"""The speed of the project: `./dev bench`; builds against each other, against C++, the server and the page: see PARTS.

The protocol and the figures stand in bench/results.md.

Each figure is the median of several runs, after one that does not count, on one core where nothing else is said.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

from bench.figures import HEAVY, LARGE, MIDDLE, SET_UPS, SMALL, Options, clone, imagine, search
from orrery.arena.batch import Study, is_compiled, simulate

PARTS = {
    "server": "bench.server",
    "page": "bench.page",
    "envs": "bench.envs",
    "compare": "bench.compare",
    "limit": "bench.limit",
}
RUNS = 7
RECORD = "tests/golden/records/kosmiczna-misja.2-0.orrery.json"
Row = tuple[str, str, Callable[[], float]]


def runs(measure: Callable[[], float]) -> list[float]:
    measure()
    return [measure() for _ in range(RUNS)]


def random_play(name: str, seats: int, games: int, options: Options | None = None) -> Callable[[], float]:
    study = Study(name, seats, games, ("random",), 1, options or {})
    return lambda: float(simulate(study)["decisions_per_second"])


def of_skymines(set_up: str, games: int) -> list[Row]:
    options = SET_UPS[set_up]
    title = f"Skymines, {set_up}"
    return [
        (f"{title}, random, 4 seats", "decisions/s", random_play(HEAVY, 4, games, options)),
        (f"{title}, clone, 4 seats", "us", lambda: clone(HEAVY, MIDDLE, options)),
        (f"{title}, imagine, 4 seats", "us", lambda: imagine(HEAVY, MIDDLE, options)),
    ]


def two_workers(games: int) -> float:
    """How many times as many games a second two workers play, start of the processes and all."""
    study = Study(SMALL, 4, games, ("random",), 1)
    one, two = (float(simulate(study, workers)["games_per_second"]) for workers in (1, 2))
    return two / one


def start_time(*command: str) -> float:
    """Seconds from the shell's point of view."""
    started = perf_counter()
    subprocess.run(
        [sys.executable, "-m", "orrery", *command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    return perf_counter() - started


def memory(games: int) -> float:
    """The largest memory of a `simulate` of so many games, in MB."""
    code = (
        "import resource; from orrery.arena.batch import Study, simulate; "
        f"simulate(Study('{SMALL}', 2, {games}, ('random',), 1)); "
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    out = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return int(out.stdout) / 1024


def main() -> None:
    if sys.argv[1:] and sys.argv[1] in PARTS:
        os.execv(sys.executable, [sys.executable, "-m", PARTS[sys.argv[1]], *sys.argv[2:]])
    compiled = is_compiled()
    size = 4000 if compiled else 200
    print(
        f"{'compiled' if compiled else 'interpreted'}, Python {sys.version.split()[0]}, {os.cpu_count()} cores",
        flush=True,
    )
    figures: list[Row] = [
        ("random play, 4 seats", "decisions/s", random_play(SMALL, 4, size)),
        ("random play, 2 seats", "decisions/s", random_play(SMALL, 2, size)),
        ("clone, 4 seats", "us", lambda: clone(SMALL, 24)),
        ("search from the opening", "iterations/s", lambda: 1e6 / search(SMALL, size)),
        ("Astrominers, random, 4 seats", "decisions/s", random_play(LARGE, 4, size // 2)),
        ("Astrominers, clone, 4 seats", "us", lambda: clone(LARGE, 200)),
        ("Astrominers, search (a rehearsal is ten)", "iterations/s", lambda: 1e6 / search(LARGE, size // 4)),
        *[row for set_up in SET_UPS for row in of_skymines(set_up, size // 2)],
        ("Skymines, search (a rehearsal is ten)", "iterations/s", lambda: 1e6 / search(HEAVY, size // 4)),
        ("two workers against one", "times", lambda: two_workers(150_000 if compiled else 2500)),
        ("orrery --help", "s", lambda: start_time("--help")),
        ("orrery games", "s", lambda: start_time("games")),
        ("orrery games GAME", "s", lambda: start_time("games", SMALL)),
        ("orrery doctor", "s", lambda: start_time("doctor")),
        ("orrery replay", "s", lambda: start_time("replay", RECORD)),
        ("orrery simulate, one game", "s", lambda: start_time("simulate", SMALL, "--seats", "2", "--games", "1")),
        ("memory of 10,000 games", "MB", lambda: memory(10_000 if compiled else 300)),
        ("memory of 100,000 games", "MB", lambda: memory(100_000 if compiled else 3000)),
    ]
    rows = []
    for title, unit, measure in figures:
        values = sorted(runs(measure))
        rows.append({"figure": title, "unit": unit, "median": median(values), "low": values[0], "high": values[-1]})
        print(f"{title:28} {median(values):14,.2f} {unit:13} ({values[0]:,.2f} to {values[-1]:,.2f})", flush=True)
    if "--json" in sys.argv:
        print(json.dumps({"compiled": compiled, "runs": RUNS, "figures": rows}))


if __name__ == "__main__":
    main()
