"""Whose turn it is at a few workers. Addresses take turns, so that one with many tables keeps nobody else waiting."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """An address that had a turn goes to the end. Within an address, who came first is first.

    A table asks for one turn at a time. So the tables of an address take turns, too.
    """

    def __init__(self, workers: int, most: int) -> None:
        self.free = workers
        self.most = most  # may wait
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by address, the next one first

    def is_full(self) -> bool:
        return sum(map(len, self.waiting.values())) >= self.most

    def of(self, address: str) -> int:
        """How many of this address wait."""
        return len(self.waiting.get(address, ()))

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(mine)
        self.call()
        try:
            await mine
            yield
        finally:
            if mine.cancelled():  # it left while it waited
                self.remove(address, mine)
            else:
                self.free += 1
                self.call()

    def call(self) -> None:
        """Give the free workers to those who are next."""
        while self.free and self.waiting:
            address = next(iter(self.waiting))
            turn = self.waiting[address][0]
            self.remove(address, turn)
            if address in self.waiting:
                self.waiting[address] = self.waiting.pop(address)
            if not turn.cancelled():
                self.free -= 1
                turn.set_result(None)

    def remove(self, address: str, turn: "asyncio.Future[None]") -> None:
        turns = self.waiting.get(address, deque())
        if turn in turns:
            turns.remove(turn)
            if not turns:
                del self.waiting[address]
