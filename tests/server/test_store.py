"""One file for all tables: shared commits, tables unloaded and loaded again."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from orrery.engine.agenda import is_over
from orrery.games import GAMES
from orrery.server.house import House
from orrery.server.messages import Chat, Delete, Done, Gone, Move
from orrery.server.store import InUse, StorageTrouble, Store
from orrery.server.table import SNAPSHOT_EVERY
from tests.server.tables import any_action, desk_at, new_live, run_in_house, sent


def line(store: Store, text: bytes) -> Any:
    """Write something, as any part of the server does."""
    return store.write(("INSERT INTO chat VALUES (?, 1, ?)", (text.hex(), text)))


def test_many_writes_share_few_commits(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        told: list[str] = []
        await asyncio.get_running_loop().run_in_executor(store.thread, lambda: store.db.set_trace_callback(told.append))
        await asyncio.gather(*[line(store, bytes([n])) for n in range(200)])
        assert len(await store.read("SELECT body FROM chat")) == 200
        assert 1 <= told.count("COMMIT") <= 3
        await store.close()

    asyncio.run(work())


def test_what_is_acknowledged_can_be_read_by_another_process_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        for n in range(5):
            await line(store, bytes([n]))
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as db, db:
                assert len(db.execute("SELECT body FROM chat").fetchall()) == n + 1
        mode = await store.read("PRAGMA journal_mode")
        assert (mode, await store.read("PRAGMA synchronous")) == ([("wal",)], [(2,)])
        await store.close()

    asyncio.run(work())


def test_one_bad_write_does_not_spoil_the_others_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        halves = [("INSERT INTO chat VALUES ('half', ?, ?)", (n, text)) for n, text in enumerate((b"half", None))]
        bad = store.write(*halves)
        results = await asyncio.gather(line(store, b"a"), bad, line(store, b"b"), return_exceptions=True)
        assert isinstance(results[1], StorageTrouble)
        assert (results[0], results[2]) == (None, None)
        assert await store.read("SELECT body FROM chat ORDER BY body") == [(b"a",), (b"b",)]
        await line(store, b"c")
        await store.close()

    asyncio.run(work())


def test_a_locked_file_refuses_a_whole_batch_at_once_and_then_works_again(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        await asyncio.get_running_loop().run_in_executor(
            store.thread, lambda: store.db.execute("PRAGMA busy_timeout = 50")
        )
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        told: list[str] = []
        await asyncio.get_running_loop().run_in_executor(store.thread, lambda: store.db.set_trace_callback(told.append))
        results = await asyncio.gather(*[line(store, bytes([n])) for n in range(20)], return_exceptions=True)
        assert all(isinstance(result, StorageTrouble) for result in results)
        assert told.count("BEGIN IMMEDIATE") <= 2  # the lock is not waited for once more for every write
        other.execute("ROLLBACK")
        other.close()
        await line(store, b"works again")
        assert await store.read("SELECT body FROM chat") == [(b"works again",)]
        await store.close()

    asyncio.run(work())


def test_a_folder_has_one_master(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.write_address("http://127.0.0.1:1/")
    with pytest.raises(InUse, match=r"http://127\.0\.0\.1:1/"):
        Store(tmp_path)
    asyncio.run(store.close())
    asyncio.run(Store(tmp_path).close())


@pytest.mark.parametrize("name", GAMES)
def test_a_table_that_was_put_away_opens_with_the_same_bytes(tmp_path: Path, name: str) -> None:
    async def work(house: House) -> None:
        seats = 3
        luck = random.Random(seats)
        live, links = await new_live(house, name, [""] * seats)
        while not is_over(live.table.g):
            back = [seat for seat in range(seats) if not live.table.undo_fault(seat)]
            async with live.lock:
                if back and luck.random() < 0.2:
                    action = any_action(live.table, luck)
                    action.seat, action.kind, action.moves = luck.choice(back), "back", []
                else:
                    action = any_action(live.table, luck)
                await live.act(action)
            if luck.random() < 0.1:
                await desk_at(house, live, 7).answer(Chat(action.id, "look!"))
            live.version = 0
            before = [sent(live, seat) for seat in (*range(seats), 7)]
            known = set(live.ids)
            house.tidy(0)
            assert links.table not in house.tables
            again = await house.find(links.table)
            assert again is not None
            assert again is not live
            assert [sent(again, seat) for seat in (*range(seats), 7)] == before
            assert set(again.ids) >= known
            assert again.has_done(action.seat, action.id)
            live = again

    run_in_house(tmp_path / "data", work)


@pytest.mark.parametrize("name", GAMES)
def test_the_record_of_a_finished_table_that_was_put_away_has_its_outcome(tmp_path: Path, name: str) -> None:
    async def work(house: House) -> None:
        luck = random.Random(4)
        live, _ = await new_live(house, name, [""] * 2)
        while not is_over(live.table.g):
            async with live.lock:
                await live.act(any_action(live.table, luck))
        before = live.table.record.write()
        house.tidy(0)
        again = await house.find(live.id)
        assert again is not None
        assert again is not live
        assert again.table.record.write() == before

    run_in_house(tmp_path / "data", work)


def test_tables_that_somebody_looks_at_or_that_are_busy_are_not_put_away(tmp_path: Path) -> None:
    class Looker:
        seat = 0
        sent = 0

        def wake(self) -> None:
            pass

    async def work(house: House) -> None:
        watched, _ = await new_live(house, "proving", ["", ""])
        looker = Looker()
        watched.listeners.add(looker)
        busy, _ = await new_live(house, "proving", ["", ""])
        fresh, _ = await new_live(house, "proving", ["", ""])
        async with busy.lock:
            house.tidy(0)
        assert set(house.tables) == {watched.id, busy.id}
        watched.listeners.discard(looker)
        house.tidy(3600)
        assert set(house.tables) == {watched.id, busy.id}
        house.tidy(0)
        assert not house.tables
        assert await house.find(fresh.id) is not None

    run_in_house(tmp_path / "data", work)


def test_two_who_come_at_once_get_the_same_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, _ = await new_live(house, "proving", ["", ""])
        house.tidy(0)
        found = await asyncio.gather(*[house.find(live.id) for _ in range(10)])
        assert len({id(one) for one in found}) == 1
        assert await house.find("nowhere") is None

    run_in_house(tmp_path / "data", work)


@pytest.mark.parametrize("name", GAMES)
def test_opening_a_long_game_reads_few_actions(tmp_path: Path, name: str) -> None:
    async def work(house: House) -> None:
        luck = random.Random(1)
        live, _ = await new_live(house, name, [""] * 4)
        while not is_over(live.table.g):
            async with live.lock:
                await live.act(any_action(live.table, luck))
            if not live.table.past and not live.table.answered():
                assert live.actions - live.snapshot_at < SNAPSHOT_EVERY
        assert live.actions > SNAPSHOT_EVERY
        rows = await house.store.read("SELECT actions FROM tables WHERE id = ?", live.id)
        assert rows == [(live.snapshot_at,)]
        assert len(await house.store.read("SELECT n FROM actions")) == live.actions

    run_in_house(tmp_path / "data", work)


def test_what_waits_while_its_table_is_deleted_is_told_that_it_is_gone(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, _ = await new_live(house, "proving", ["", ""])
        owner, other = desk_at(house, live, 0, True), desk_at(house, live, 1)
        requests = (owner.answer(Delete()), other.answer(Move("a", 0, [])), other.answer(Chat("b", "hello")))
        told = await asyncio.gather(*requests)
        assert isinstance(told[0], Done)
        assert isinstance(told[1], Gone)
        assert isinstance(told[2], Gone)
        assert isinstance(other.now(), Gone)
        for kept in ("tables", "actions", "chat"):
            assert await house.store.read(f"SELECT * FROM {kept}") == []

    run_in_house(tmp_path / "data", work)


def test_answers_of_many_at_one_table_are_carried_out_one_after_the_other(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, _ = await new_live(house, "proving", [""] * 4)
        desks = [desk_at(house, live, seat) for seat in range(4)]
        told = await asyncio.gather(*[desk.answer(Move(str(n), 0, [])) for n in range(3) for desk in desks])
        assert [type(one).__name__ for one in told].count("Done") == 4
        assert [seat for seat, _ in live.table.record.moves] == [0, 1, 2, 3]

    run_in_house(tmp_path / "data", work)
