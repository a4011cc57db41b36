"""What others at the same server notice: of many bots that think, and of people who scroll through finished games."""

import asyncio
import http.client
import random
import time
from collections.abc import Callable
from itertools import count
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from statistics import median, quantiles
from time import perf_counter

from bench.load import Now, Visitor
from bench.process import HERE, PATIENCE, Figure, Server, serving
from orrery import game
from orrery.engine.agenda import is_over, legal
from orrery.engine.chance import Chance
from orrery.engine.table import Table, open_table

ELSEWHERE = "127.0.0.2"  # a second address; all of 127.0.0.0/8 is this machine
BUSY_TABLES, BUSY_SECONDS = 50, 60.0
SCROLLERS, SCROLL_SECONDS = 8, 10.0
SEATS = 4
LONG = 400  # moves of a long game
Said = Callable[[int, int, random.Random], dict[str, object]]


def busy_bots(folder: str) -> list[Figure]:
    """Fifty watched tables of search:hard from one address; replies of greedy at a table of another."""
    figures = []
    with serving(folder, "--pace", "0") as server:
        for name in ("kosmiczna-misja", "astrominers"):
            delays, moves = asyncio.run(replies(server, name))
            p95 = quantiles(delays, n=20)[-1] if len(delays) > 1 else delays[0]
            title = f"{BUSY_TABLES} tables of search:hard, {name}"
            figures += [
                Figure(f"{title}: replies of greedy", "", [float(len(delays))]),
                Figure("  half within", "s", [median(delays)]),
                Figure("  95 % within", "s", [p95], "0.5"),
                Figure("  moves of search:hard meanwhile", "", [float(moves)]),
            ]
    return figures


async def replies(server: Server, name: str) -> tuple[list[float], int]:
    """Seconds from one move that was seen to the next one of greedy, the last wait too; moves at the busy tables."""
    watchers = [Visitor(server.port, server.bots_table(name, ["search:hard"] * SEATS)) for _ in range(BUSY_TABLES)]
    for watcher in watchers:
        await watcher.enter()
    await asyncio.sleep(5)
    delays: list[float] = []
    end = perf_counter() + BUSY_SECONDS
    before = moves_seen(watchers)
    while perf_counter() < end:
        visitor = Visitor(server.port, server.bots_table(name, ["greedy", "greedy"], ELSEWHERE))
        await visitor.enter()
        await follow(visitor, delays, end)
        visitor.seat.transport.abort()
    moves = moves_seen(watchers) - before
    for watcher in watchers:
        watcher.seat.transport.abort()
    return delays, moves


def moves_seen(watchers: list[Visitor]) -> int:
    """Changes of all tables so far. Nobody enters meanwhile, so these are moves."""
    for watcher in watchers:
        while not watcher.seat.news.empty():
            told = watcher.seat.news.get_nowait()
            watcher.version = told.version if isinstance(told, Now) else watcher.version
    return sum(watcher.version for watcher in watchers)


async def follow(visitor: Visitor, delays: list[float], end: float) -> None:
    """Time the replies at one table until its game is over."""
    since, is_over = perf_counter(), False
    while not is_over and since < end:
        try:
            told = await asyncio.wait_for(visitor.seat.news.get(), end - since)
        except TimeoutError:
            told = None
        delays.append(perf_counter() - since)
        since = perf_counter()
        is_over = told is None or (isinstance(told, Now) and told.result is not None)


def long_table() -> Table:
    """A game of Astrominers with at least this many moves."""
    rules = game("astrominers")
    luck = Chance()
    for seed in count(1):
        luck.reseed(seed, 1)
        table = open_table(rules, SEATS, seed, {}, None, True)
        while not is_over(table.g):
            seat = int(table.g.asked)
            table.play(seat, [table.g.content().language.show(luck.choose(0, legal(table.g, seat)))])
        if len(table.record.moves) >= LONG:
            break
    return table


def scrolling(folder: str) -> list[Figure]:
    """/health while eight people scroll through finished games, each through their own: anywhere, and step by step."""
    record = long_table().record
    figures = []
    with serving(folder) as server:
        links = [server.new_table(game="astrominers", record=record.write())[0] for _ in range(SCROLLERS)]
        for how, said in (("jumping", jump), ("in steps", step), ("scores", course)):
            frames, delays = under_load(server, links, len(record.moves), said)
            figures += [
                Figure(f"{SCROLLERS} people scroll, {how}: replies", "1/s", [frames / SCROLL_SECONDS]),
                Figure("  /health, half within", "ms", [1000 * median(delays)], "20"),
                Figure("  /health, 95 % within", "ms", [1000 * quantiles(delays, n=20)[-1]]),
            ]
    return figures


def under_load(server: Server, links: list[str], moves: int, said: Said) -> tuple[int, list[float]]:
    """The people are a process of their own, so that they do not delay the clock of this one."""
    context = get_context("spawn")
    frames = context.Value("i", 0)
    people = context.Process(target=scroll_all, args=(server.port, links, moves, said, frames), daemon=True)
    people.start()
    while not frames.value:
        time.sleep(0.01)
    link = http.client.HTTPConnection(HERE, server.port, timeout=PATIENCE)
    delays = []
    while people.is_alive():
        started = perf_counter()
        link.request("GET", "/health")
        link.getresponse().read()
        delays.append(perf_counter() - started)
        time.sleep(0.02)
    return frames.value, delays


def scroll_all(port: int, links: list[str], moves: int, said: Said, frames: "Synchronized[int]") -> None:
    async def scroll(link: str, luck: random.Random) -> None:
        visitor = Visitor(port, link)
        await visitor.enter()
        end = perf_counter() + SCROLL_SECONDS
        at = 0
        while perf_counter() < end:
            await visitor.ask(**said(at, moves, luck))
            at += 1
            frames.value += 1

    async def everybody() -> None:
        await asyncio.gather(*(scroll(link, random.Random(link)) for link in links))

    asyncio.run(everybody())


def jump(_: int, moves: int, luck: random.Random) -> dict[str, object]:
    return {"type": "look", "at": luck.randint(0, moves), "seat": 0}


def step(at: int, moves: int, _: random.Random) -> dict[str, object]:
    return {"type": "look", "at": at % (moves + 1), "seat": 0}


def course(*_: object) -> dict[str, object]:
    return {"type": "course"}
