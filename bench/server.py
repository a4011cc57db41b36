"""The speed of the server: `./dev bench server`. bench/results.md has the protocol and the figures.

The server runs in its own process, over loopback, with its files on the disk of TMPDIR. This process is all visitors.
"""

import asyncio
import gc
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from statistics import quantiles
from typing import ClassVar

from bench.figures import HEAVY, SET_UPS, Options
from bench.heavy import campaign, messages
from bench.load import Crowd, Visitor
from bench.process import PATIENCE, Figure, Server, free_port, report, serving
from bench.strangers import busy_bots, long_table, scrolling

SEATS = 4
LOADS = {"kosmiczna-misja": (250, 500.0, 48), "skymines": (100, 100.0, 220)}  # tables, moves a second, moves of a game
WINDOWS, WINDOW = 3, 20.0  # seconds
STORED, LIVE, MOVES_EACH = 2000, 200, 10
RUNS = 5
LONG = 400  # moves of a long game
FILES = 8192  # open files: both ends of every WebSocket


class Load:
    """What the tables play."""

    game = "kosmiczna-misja"
    set_up = ""
    options: ClassVar[Options] = {}

    @classmethod
    def choose(cls, words: list[str]) -> None:
        """A game, or a set-up of Skymines."""
        cls.game = next((word for word in words if word in LOADS), cls.game)
        cls.set_up = next((word for word in words if word in SET_UPS), "")
        if cls.set_up:
            cls.game, cls.options = HEAVY, SET_UPS[cls.set_up]

    @classmethod
    def title(cls) -> str:
        return f"{cls.game} {cls.set_up}".rstrip()

    @classmethod
    def table(cls, server: Server) -> list[str]:
        """A new table. Returns the links of its people."""
        return [link for link in server.new_table(game=cls.game, options=cls.options) if link]


def moves_flowing(folder: str) -> list[Figure]:
    """All tables at all stages of their games. A delay ends when the last of the other three seats has its view."""

    async def load(server: Server, links: list[list[str]]) -> None:
        crowd = Crowd()
        await crowd.sit_down(server.port, links)
        await crowd.spread(wanted, length)
        await crowd.flow(wanted, 3.0)
        for _ in range(WINDOWS):
            used, own, began = server.seconds(), time.process_time(), time.perf_counter()
            waited = server.waited()
            rate.append(await crowd.flow(wanted, WINDOW))
            passed = time.perf_counter() - began
            spent.append(1000 * (server.seconds() - used) / len(crowd.delays))
            cuts = [1000 * cut for cut in quantiles(crowd.delays, n=100)]
            for percent, values in delays.items():
                values.append(cuts[percent - 1])
            cores.append(100 * (server.seconds() - used) / passed)
            lost.append(100 * (server.waited() - waited) / passed)
            own_cores.append(100 * (time.process_time() - own) / passed)

    tables, wanted, length = LOADS[Load.game]
    rate: list[float] = []
    spent: list[float] = []
    cores: list[float] = []
    lost: list[float] = []
    own_cores: list[float] = []
    delays: dict[int, list[float]] = {50: [], 95: [], 99: []}
    with serving(folder) as server:
        asyncio.run(load(server, [Load.table(server) for _ in range(tables)]))
    title = f"{Load.title()}, {tables} tables"
    return [
        Figure(f"{title}: moves", "moves/s", rate, f"{wanted:.0f}"),
        Figure(f"{title}: delay, half below", "ms", delays[50]),
        Figure(f"{title}: delay, 95 % below", "ms", delays[95], "100"),
        Figure(f"{title}: delay, 99 % below", "ms", delays[99]),
        Figure(f"{title}: server's time for a move", "ms", spent),
        Figure(f"{title}: server's share of a core", "%", cores),
        Figure(f"{title}: server waits for a core", "%", lost),
        Figure(f"{title}: load's share of a core", "%", own_cores),
    ]


def memory(folder: str) -> list[Figure]:
    """All tables were in memory at first. When it counts, the others have been unloaded."""

    async def load(server: Server, links: list[list[str]]) -> tuple[float, float]:
        crowd = Crowd()
        await crowd.sit_down(server.port, links)
        await crowd.play_to(LOADS[Load.game][1], [MOVES_EACH] * LIVE)
        end = time.monotonic() + PATIENCE
        while server.metric("orrery_live_tables") > LIVE:
            if time.monotonic() > end:
                raise RuntimeError("Tables that nobody looks at stay in memory.")
            await asyncio.sleep(1)
        return server.memory(), server.memory("VmHWM")

    with serving(folder) as server:
        empty = server.memory()
        links = [Load.table(server) for _ in range(STORED)]
        now, most = asyncio.run(load(server, links[:LIVE]))
    return [
        Figure("memory, no table", "MB", [empty]),
        Figure(f"memory, {Load.title()}, {STORED} tables, {LIVE} live", "MB", [now], "400"),
        Figure("memory, at most until then", "MB", [most]),
    ]


def finished_game(folder: str) -> list[Figure]:
    """Measured with a fresh server each time, which has neither game nor table in memory."""
    record = long_table().record
    moves = len(record.moves)

    async def visit(port: int, token: str) -> list[float]:
        visitor = Visitor(port, token)
        return [
            1000 * await visitor.enter(),
            1000 * await visitor.ask(type="look", at=moves, seat=0),
            1000 * await visitor.ask(type="look", at=moves // 2, seat=0),
            1000 * await visitor.ask(type="course"),
        ]

    with serving(folder) as server:
        link = server.new_table(game="astrominers", record=record.write())[0]
    runs = []
    for _ in range(RUNS + 1):
        with serving(folder) as server:
            runs.append(asyncio.run(visit(server.port, link)))
    enter, last, middle, course = (list(values[1:]) for values in zip(*runs, strict=True))
    return [
        Figure(f"finished game of {moves} moves: enter", "ms", enter),
        Figure("  look at the end", "ms", last),
        Figure("  both", "ms", [a + b for a, b in zip(enter, last, strict=True)], "300"),
        Figure("  look at the middle", "ms", middle),
        Figure("  course of the scores", "ms", course),
    ]


def start(folder: str) -> list[Figure]:
    """From the second start on: environment, page and compiled rules are there."""

    def once() -> float:
        port = free_port()
        command = ["./dev", "play", "--no-browser", "--port", str(port), "--data", folder]
        started = time.perf_counter()
        server = Server(command, port)
        try:
            server.wait("/", "/api/welcome")
            return time.perf_counter() - started
        finally:
            server.stop()

    once()
    return [Figure("./dev play to a usable page", "s", [once() for _ in range(RUNS)], "3")]


PARTS: dict[str, Callable[[str], list[Figure]]] = {
    "moves": moves_flowing,
    "memory": memory,
    "finished": finished_game,
    "messages": messages,
    "campaign": campaign,
    "bots": busy_bots,
    "scroll": scrolling,
    "start": start,
}


def main() -> None:
    wanted = [name for name in sys.argv[1:] if name != "--json"]
    known = [*PARTS, *LOADS, *SET_UPS]
    unknown = [name for name in wanted if name not in known]
    if unknown:
        sys.exit(f"./dev bench server knows {', '.join(known)} and --json, not {unknown[0]}.")
    Load.choose(wanted)
    wanted = [name for name in wanted if name in PARTS]
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most if most < FILES else FILES, most))
    gc.disable()  # a pause here would look like one of the server
    report(figures(wanted or [*PARTS]))


def figures(parts: list[str]) -> Iterator[Figure]:
    for name in parts:
        with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder:
            yield from PARTS[name](folder)


if __name__ == "__main__":
    main()
