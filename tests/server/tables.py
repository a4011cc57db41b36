"""Tables in this process, with a store in a real file, to test what cannot be seen from outside."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from orrery.bots.api import answer_whole
from orrery.bots.uniform import Random
from orrery.engine.agenda import waiting
from orrery.engine.journal import ONLOOKER
from orrery.engine.table import Table
from orrery.server.desk import Desk
from orrery.server.house import House, open_house
from orrery.server.lobby import NewChair, NewTable
from orrery.server.messages import Links
from orrery.server.seats import Visitor
from orrery.server.store import Store
from orrery.server.table import Action, LiveTable
from tests.server.helpers import new_id

T = TypeVar("T")


@asynccontextmanager
async def house(folder: Path, processes: int = 1, thoughts: int = 200) -> AsyncIterator[House]:
    """A house of tables without HTTP."""
    opened = await open_house(Store(folder), processes, 0.0, thoughts)
    try:
        yield opened
    finally:
        await opened.close()


def run_in_house(folder: Path, work: Callable[[House], Awaitable[T]], processes: int = 1, thoughts: int = 200) -> T:
    async def run() -> T:
        async with house(folder, processes, thoughts) as opened:
            return await work(opened)

    return asyncio.run(run())


class Watcher:
    """A page that looks on."""

    seat = ONLOOKER
    sent = 0

    def wake(self) -> None:
        """It reads nothing."""


async def new_live(
    opened: House, name: str, bots: list[str], seed: str = "", address: str = ""
) -> tuple[LiveTable, Links]:
    """A table that somebody has come to, but nobody watches."""
    links = await opened.new(NewTable(name, [NewChair(bot=bot) for bot in bots], seed=seed), address)
    live = await opened.find(links.table)
    assert live is not None
    return live, links


def desk_at(opened: House, live: LiveTable, seat: int, is_owner: bool = False) -> Desk:
    return Desk(opened, live, Visitor(live.id, seat, is_owner))


def any_action(table: Table, luck: random.Random, seat: int = -1) -> Action:
    """Any answer of somebody who is asked."""
    seat = int(luck.choice(waiting(table.g))) if seat < 0 else seat
    moves = answer_whole(Random(luck.getrandbits(30)), table.game, table.g, seat)
    return Action(seat, "answer", moves, new_id())


def sent(live: LiveTable, seat: int) -> bytes:
    """The bytes of the whole table message for a seat."""
    return msgspec.json.encode(live.now(seat, False, 0, "", None))
