"""Bots think in worker processes, on imagined tables. If a worker fails, the table goes on."""

import asyncio
import random
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from orrery import game
from orrery.engine.agenda import waiting
from orrery.engine.table import open_table
from orrery.games import GAMES
from orrery.server.house import House
from orrery.server.messages import Done, Fill, Move
from orrery.server.table import Action
from orrery.server.thinking import Workers, imagined, think
from tests.server.helpers import PATIENCE, Server, end, workers
from tests.server.tables import Watcher, any_action, desk_at, new_live, run_in_house


@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_bots_plays_to_its_end_while_somebody_looks_on(server: Server, name: str) -> None:
    links = server.new(name, [{"bot": "random"}, {"bot": "greedy"}])
    assert links["seats"] == ["", ""]
    page = server.join(links["look"])
    result = page.see(lambda now: now["result"])["result"]
    assert result["how"] == "over"
    assert server.table(links["owner"])["is_owner"]


def test_when_a_process_dies_in_mid_thought_the_table_goes_on(server: Server) -> None:
    chairs = [{"bot": "search:hard"}, {}]
    links = server.new("kosmiczna-misja", chairs, options={"first": "1"})
    page = server.join(links["seats"][1])
    deadline = time.monotonic() + PATIENCE
    while not workers(server):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    time.sleep(0.3)  # let it think
    for pid in workers(server):
        end(pid)
    page.see(lambda now: now["ask"])
    assert page.now["moves"] > 0
    assert server.get("/health").status == 200
    server.say(links["owner"], "delete")


def test_a_worker_gets_an_imagined_table_that_looks_the_same_and_hides_other_cards() -> None:
    rules, luck = game("proving"), random.Random(4)
    table = open_table(rules, 3, 12345)
    has_differed = 0
    for _ in range(30):
        seat = int(waiting(table.g)[0])
        texts = [imagined(rules, table, seat) for _ in range(4)]
        true = table.g.clone()
        true.journal = None
        assert rules.save(true) not in texts
        hidden = []
        for text in texts:
            g = rules.load(text)
            assert g.journal is None
            assert rules.view(g, seat) == rules.view(table.g, seat)
            assert rules.show(g, seat) == rules.show(table.g, seat)
            assert list(g.chance.states) != list(table.g.chance.states)
            hidden.append([list(pile.cards) for pile in g.hidden()])
        has_differed += any(piles != hidden[0] for piles in hidden)
        table = any_action(table, luck).done_at(table)
    assert has_differed > 20


@pytest.mark.parametrize("bot", ["random", "greedy", "search:easy"])
def test_what_a_bot_answers_on_its_imagined_table_is_an_answer_at_the_true_one(bot: str) -> None:
    rules, luck = game("proving"), random.Random(6)
    table = open_table(rules, 2, 678)
    for _ in range(4):
        seat = int(waiting(table.g)[0])
        moves = think("proving", imagined(rules, table, seat), seat, bot, luck.getrandbits(64))
        table = table.answer(seat, moves)
        assert table.numbers[seat] > 0


def test_many_bots_wait_for_few_processes_without_being_taken_for_dead() -> None:
    """No more is handed over than is thought about, so that only thinking counts against the limit of time."""

    async def work() -> None:
        few = Workers(1)
        table = open_table(game("proving"), 2, 1)
        try:
            thoughts = [asyncio.create_task(few.answer(table, 0, "greedy")) for _ in range(12)]
            await asyncio.sleep(0)
            pool = few.pool
            assert pool is not None
            while not all(thought.done() for thought in thoughts):
                assert len(pool._pending_work_items) <= 1
                await asyncio.sleep(0.001)
            assert all(table.answer(0, thought.result()).answered() == {0} for thought in thoughts)
            assert few.pool is pool
        finally:
            few.close()

    asyncio.run(work())


def test_one_dead_process_does_not_take_the_next_ones_with_it() -> None:
    async def work() -> None:
        few = Workers(2)
        table = open_table(game("kosmiczna-misja"), 2, 1)
        seat = int(waiting(table.g)[0])
        try:
            await asyncio.gather(*[few.answer(table, seat, "random") for _ in range(2)])
            first = few.pool
            assert first is not None
            thoughts = [asyncio.create_task(few.answer(table, seat, "search:2000ms")) for _ in range(2)]
            while len(first._pending_work_items) < 2:
                await asyncio.sleep(0)
            next(iter(first._processes.values())).kill()
            found = await asyncio.gather(*thoughts)
            assert all(moves[0] in game("kosmiczna-misja").show(table.g, seat) for moves in found)
            second = few.pool
            assert second is not None
            assert second is not first
            assert all(process.is_alive() for process in second._processes.values())
        finally:
            few.close()

    asyncio.run(work())


def test_a_bot_that_fails_is_replaced_by_any_whole_answer() -> None:
    async def work() -> None:
        few = Workers(1)
        table = open_table(game("proving"), 2, 1)
        try:
            moves = await few.answer(table, 0, "nonsense")
            assert table.answer(0, moves).answered() == {0}
        finally:
            few.close()

    asyncio.run(work())


def test_an_answer_of_a_bot_is_one_trip_one_commit_and_one_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trips: list[str] = []

    async def ask(self: Workers, pool: object, name: str, saved: str, seat: int, bot: str, box: object) -> list[str]:
        trips.append(bot)
        return think(name, saved, seat, bot, len(trips))

    monkeypatch.setattr(Workers, "ask", ask)

    async def work(house: House) -> None:
        live, _ = await new_live(house, "proving", ["random", "random"], "1")
        live.listeners.add(Watcher())
        while live.thinking is not None:
            await asyncio.wait([live.thinking])
        rows = await house.store.read("SELECT body FROM actions ORDER BY n")
        actions = [msgspec.json.decode(body, type=Action) for (body,) in rows]
        assert {action.kind for action in actions} == {"answer"}
        assert len(trips) == len(actions) == live.version
        assert live.standing.result is not None
        moves = live.table.record.moves
        assert [(action.seat, text) for action in actions for text in action.played] == moves
        assert len(moves) > len(actions)

    run_in_house(tmp_path / "data", work)


def test_an_answer_that_a_bot_had_begun_in_an_old_database_is_finished(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, links = await new_live(house, "proving", ["", ""], "1")
        piece = game("proving").show(live.table.g, 1)[0]
        async with live.lock:
            await live.act(Action(1, "move", [piece], "a"))
        house.tidy(0)
        again = await house.find(links.table)
        assert again is not None
        assert (again.table.record.moves, again.standing.waiting) == ([(1, piece)], [0, 1])
        assert isinstance(await desk_at(house, again, 0, True).answer(Fill(1, "random")), Done)
        assert again.thinking is not None
        await asyncio.wait([again.thinking])
        assert again.standing.waiting == [0]
        assert again.table.record.moves[0] == (1, piece)
        assert again.table.record.moves[-1] == (1, "done")

    run_in_house(tmp_path / "data", work)


def test_a_bot_whose_seat_is_taken_back_in_mid_thought_does_not_move(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, _ = await new_live(house, "proving", ["", ""])
        mine = desk_at(house, live, 0, True)
        assert isinstance(await mine.answer(Fill(1, "random")), Done)
        thinking = live.thinking
        assert thinking is not None
        assert isinstance(await mine.answer(Fill(1, "")), Done)
        await asyncio.wait([thinking])
        assert live.table.record.moves == []
        assert isinstance(await desk_at(house, live, 1).answer(Move("a", 0, [])), Done)

    run_in_house(tmp_path / "data", work)


def test_bots_that_could_not_be_written_down_move_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.server.house.RETRY", 0.05)

    async def work(house: House) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(house.store.thread, lambda: house.store.db.execute("PRAGMA busy_timeout = 20"))
        live, _ = await new_live(house, "proving", ["", "random"])
        other = sqlite3.connect(tmp_path / "data" / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        thinking = live.thinking
        assert thinking is not None
        await asyncio.wait([thinking])
        assert live.table.record.moves == []
        other.execute("ROLLBACK")
        other.close()
        while live.standing.waiting == [0, 1]:
            await asyncio.sleep(0.02)
        assert [seat for seat, _ in live.table.record.moves] == [1] * len(live.table.record.moves)

    run_in_house(tmp_path / "data", work)
