"""Whose bots think next: addresses take turns, and tables that nobody watches rest."""

import asyncio
from pathlib import Path

import pytest

from orrery.server.house import House
from orrery.server.lobby import NewChair, NewTable
from orrery.server.table import LiveTable
from orrery.server.thinking import Thinkers, Workers, think
from orrery.server.turns import Turns
from tests.server.helpers import Server
from tests.server.tables import Watcher, new_live, run_in_house


def order(asked: str, workers: int = 1, most: int = 200) -> str:
    """The order in which they think, if all ask at once. A letter is an address; each thought lasts one step."""
    thought: list[str] = []

    async def ask(turns: Turns, address: str) -> None:
        async with turns.turn(address):
            thought.append(address)
            await asyncio.sleep(0)

    async def work() -> None:
        turns = Turns(workers, most)
        await asyncio.gather(*[ask(turns, address) for address in asked])
        assert (turns.free, turns.waiting) == (workers, {})

    asyncio.run(work())
    return "".join(thought)


@pytest.mark.parametrize(
    ("asked", "thought"),
    [("aaaa", "aaaa"), ("aaaaab", "aabaaa"), ("aaaabbbc", "aabcabab"), ("abcabc", "abcabc")],
)
def test_addresses_take_turns_however_many_wait(asked: str, thought: str) -> None:
    """The first asks while nobody waits, so it is served at once."""
    assert order(asked) == thought


def test_an_address_with_fifty_tables_keeps_another_waiting_for_one_thought_only() -> None:
    assert order("a" * 50 + "b").index("b") == 2
    assert order("a" * 50 + "b", workers=2).index("b") == 3


def test_within_an_address_who_came_first_is_first_and_a_table_that_thought_asks_again_behind_the_others() -> None:
    thought: list[int] = []

    async def play(turns: Turns, table: int) -> None:
        for _ in range(3):
            async with turns.turn("a"):
                thought.append(table)
                await asyncio.sleep(0)

    async def work() -> None:
        turns = Turns(1, 200)
        await asyncio.gather(*[play(turns, table) for table in range(3)])

    asyncio.run(work())
    assert thought == [0, 1, 2] * 3


def test_who_leaves_while_waiting_or_as_it_is_called_takes_no_turn_from_others() -> None:
    async def work() -> None:
        turns = Turns(1, 200)

        async def ask(held: asyncio.Event) -> None:
            async with turns.turn("a"):
                await held.wait()

        held, free = asyncio.Event(), asyncio.Event()
        free.set()
        first, leaves, called, last = (asyncio.create_task(ask(event)) for event in (held, free, free, free))
        await asyncio.sleep(0)
        assert turns.of("a") == 3
        leaves.cancel()
        await asyncio.sleep(0)
        assert turns.of("a") == 2
        held.set()
        await asyncio.sleep(0)
        assert turns.of("a") == 1  # the turn of `called` has come, but it has not run yet
        called.cancel()
        await asyncio.gather(first, last)
        assert leaves.cancelled()
        assert called.cancelled()
        assert (turns.free, turns.waiting) == (1, {})

    asyncio.run(work())


def test_quick_bots_have_a_worker_that_thinking_long_does_not_take() -> None:
    thinkers = Thinkers(2)
    assert thinkers.of("greedy") is thinkers.of("random") is thinkers.of("search:easy")
    assert thinkers.of("search:hard") is thinkers.of("search:normal") is not thinkers.of("greedy")
    assert (thinkers.of("greedy").processes, thinkers.of("search:hard").processes) == (1, 2)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> "Gate":
    """Bots think in this process, one thought whenever the test lets one through."""
    made = Gate()
    monkeypatch.setattr(Workers, "ask", made.ask)
    monkeypatch.setattr(Workers, "start", lambda _: None)
    return made


class Gate:
    """Thoughts that have begun, in order."""

    def __init__(self) -> None:
        self.begun: list[asyncio.Future[None]] = []
        self.let = 0

    async def ask(self, _: object, name: str, saved: str, seat: int, *__: object) -> list[str]:
        self.begun.append(asyncio.get_running_loop().create_future())
        await self.begun[-1]
        return think(name, saved, seat, "random", 1)

    async def begins(self) -> None:
        """Wait until a thought has begun that was not let through."""
        while len(self.begun) == self.let:
            await asyncio.sleep(0)

    async def let_one_through(self, live: LiveTable) -> None:
        """Let the oldest thought end, which is one of this table."""
        await self.begins()
        thinking = live.thinking
        assert thinking is not None
        self.begun[self.let].set_result(None)
        self.let += 1
        await asyncio.wait([thinking])


async def settled(live: LiveTable) -> None:
    """Wait until the bot of a table has a turn, waits for one, or found no room."""
    for _ in range(3):
        await asyncio.sleep(0)
    assert live.bot_to_move() >= 0


def test_bots_that_nobody_watches_rest_after_the_answer_in_progress_until_somebody_comes(
    tmp_path: Path, gate: Gate
) -> None:
    async def work(house: House) -> None:
        live, links = await new_live(house, "proving", ["random", "greedy"])
        watcher = Watcher()
        live.listeners.add(watcher)
        await gate.let_one_through(live)
        assert (live.actions, live.thinking is None) == (1, False)
        live.listeners.remove(watcher)
        await gate.let_one_through(live)
        assert (live.actions, live.thinking) == (2, None)
        assert live.bot_to_move() >= 0
        house.tidy(0)
        again = await house.find(links.table)
        assert again is not live
        assert again is not None
        assert again.thinking is not None

    run_in_house(tmp_path / "data", work)


def test_a_table_that_was_opened_and_left_at_once_does_not_think(tmp_path: Path, gate: Gate) -> None:
    async def work(house: House) -> None:
        links = await house.new(NewTable("proving", [NewChair(bot="greedy")] * 2))
        await asyncio.sleep(0)
        assert house.tables[links.table].thinking is None
        assert gate.begun == []

    run_in_house(tmp_path / "data", work)


def test_more_thoughts_than_may_wait_wait_at_their_tables_the_address_with_the_fewest_first(
    tmp_path: Path, gate: Gate
) -> None:
    async def work(house: House) -> None:
        async def table(address: str) -> LiveTable:
            live, _ = await new_live(house, "proving", ["search:hard", ""], "", address)
            await settled(live)
            return live

        thinks, first, second, late = [await table("a") for _ in range(4)]
        stranger = await table("b")
        assert [live.thinking is not None for live in (thinks, first, second, late, stranger)] == [1, 1, 1, 0, 0]
        assert list(house.crowded_out) == [late.id, stranger.id]
        house.wake_bots(late)
        assert late.thinking is None
        await gate.let_one_through(thinks)
        assert list(house.crowded_out) == [late.id]
        for live in (first, second, stranger, late):
            await gate.let_one_through(live)
            assert live.actions == 1
        assert house.crowded_out == {}

    run_in_house(tmp_path / "data", work, thoughts=2)


def test_a_table_that_waits_for_room_can_be_deleted(tmp_path: Path, gate: Gate) -> None:
    async def work(house: House) -> None:
        lives = []
        for _ in range(3):
            lives.append((await new_live(house, "proving", ["search:hard", ""]))[0])
            await settled(lives[-1])
        assert list(house.crowded_out) == [lives[2].id]
        await house.delete(lives[2])
        await house.delete(lives[1])
        await gate.let_one_through(lives[0])
        assert house.crowded_out == {}
        assert house.thinkers.patient.turns.waiting == {}

    run_in_house(tmp_path / "data", work, thoughts=1)


def test_over_http_every_request_lets_bots_answer_once(server: Server) -> None:
    """So that a program without a WebSocket can play against bots."""
    links = server.new("proving", [{"bot": "random"}, {}])
    while server.table(links["seats"][1])["waiting"] != [1]:
        pass
    assert server.table(links["look"])["version"] == 1
