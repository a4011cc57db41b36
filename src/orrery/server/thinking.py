"""Bots think in worker processes. A worker gets an imagined table, never the true one."""

import asyncio
import contextlib
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import NamedTuple

import structlog

from orrery import game
from orrery.bots import names
from orrery.bots.api import answer_whole
from orrery.engine.game import ContentFiles, Game
from orrery.engine.table import Table
from orrery.server.turns import Turns

QUICK = ("random", "greedy", "search:easy")  # bots that answer within some milliseconds
MOST_WAITING = 200  # thoughts
THINKING_TIME = 3.0  # seconds of thought for an answer at a live table
WORKER_TIMEOUT = 4 * THINKING_TIME  # seconds after which a worker process is taken to hang
PATIENT = 10  # niceness of workers that think long: the server and quick bots go first
log = structlog.get_logger()


class BoxFiles(NamedTuple):
    """Content as it is sent to a worker."""

    digest: str
    files: dict[str, str]


def begin(is_patient: bool) -> None:
    """Start a worker. It ignores Ctrl-C, which is for the server, and ends with the server."""
    if is_patient and hasattr(os, "nice"):
        os.nice(PATIENT)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def think(name: str, saved: str, seat: int, bot: str, seed: int, box: BoxFiles | None = None) -> list[str]:
    """The bot's whole answer. This runs in the worker, which has no content but what it is given."""
    rules = game(name)
    if box is not None and box.digest not in rules.boxes:
        rules.add_box(ContentFiles(box.digest, box.files))
    return answer_whole(names.make(bot, seed), rules, rules.load(saved), seat, THINKING_TIME)


def imagined(rules: Game, table: Table, seat: int) -> str:
    """An imagined table of the seat, saved."""
    h = rules.imagine(table.g, seat, secrets.randbits(128))
    h.journal = None
    return rules.save(h)


class Workers:
    """A few worker processes, started when they are first needed."""

    def __init__(self, processes: int, most: int = MOST_WAITING, is_patient: bool = False) -> None:
        self.processes = processes
        self.is_patient = is_patient
        self.turns = Turns(processes, most)  # a request that waits for a free worker is not timed
        self.pool: ProcessPoolExecutor | None = None

    async def answer(self, table: Table, seat: int, bot: str, address: str = "") -> list[str]:
        """The whole answer of a bot. If its worker fails twice, a random answer."""
        rules = table.game
        async with self.turns.turn(address):
            box = BoxFiles(table.g.content().digest, table.g.content().files)
            saved = imagined(rules, table, seat)
            for _ in range(2):
                pool = self.pool = self.pool or self.start()
                try:
                    return await self.ask(pool, rules.NAME, saved, seat, bot, box)
                except Exception as error:
                    is_lost = isinstance(error, (BrokenProcessPool, TimeoutError))
                    where = None if is_lost else error
                    log.error("bot failed", bot=bot, game=rules.NAME, error=repr(error), exc_info=where)
                    if is_lost and pool is self.pool:
                        self.close()
            return think(rules.NAME, saved, seat, "random", secrets.randbits(64))

    def start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, get_context("spawn"), begin, (self.is_patient,))

    async def ask(
        self, pool: ProcessPoolExecutor, name: str, saved: str, seat: int, bot: str, box: BoxFiles
    ) -> list[str]:
        seed = secrets.randbits(64)
        job = asyncio.get_running_loop().run_in_executor(pool, think, name, saved, seat, bot, seed, box)
        return await asyncio.wait_for(job, WORKER_TIMEOUT)

    def close(self) -> None:
        """Kill the workers."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                process.kill()


class Thinkers:
    """Quick bots have a worker of their own, so that they never wait for bots that think long."""

    def __init__(self, processes: int, most: int = MOST_WAITING) -> None:
        self.quick = Workers(1, most)
        self.patient = Workers(processes, most, True)

    def of(self, bot: str) -> Workers:
        return self.quick if bot in QUICK else self.patient

    def close(self) -> None:
        self.quick.close()
        self.patient.close()
