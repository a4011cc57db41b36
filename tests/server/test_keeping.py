"""How long tables are kept, and how many an address may have."""

import random
import time
from pathlib import Path

import pytest

from orrery.server import house as house_module
from orrery.server.guard import network_of
from orrery.server.house import House, Keeping
from orrery.server.lobby import NewChair, NewTable
from orrery.server.messages import Abandon, Chat, Done, Refused, Rematch
from orrery.server.refusals import Refusal
from tests.server.helpers import Data, Server, serving
from tests.server.tables import any_action, desk_at, new_live, run_in_house

DAY = 24 * 60 * 60


class Looker:
    """A page that is open."""

    seat = 0
    sent = 0

    def wake(self) -> None:
        pass


async def stored(house: House) -> set[str]:
    return {id for (id,) in await house.store.read("SELECT id FROM tables")}


async def of_age(house: House, days: float, is_over: bool = False) -> str:
    """A table that nobody has touched for some days. It is not in memory."""
    live, _ = await new_live(house, "proving", ["", ""])
    await desk_at(house, live, 0).answer(Chat("a", "hello"))
    if is_over:
        await desk_at(house, live, 0, True).answer(Abandon())
    house.unload(live)
    then = int(time.time() - days * DAY)
    await house.store.write(("UPDATE tables SET touched = ? WHERE id = ?", (then, live.id)))
    return live.id


def test_tables_that_nobody_touches_for_long_are_forgotten_each_kind_after_its_days(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        finished = [await of_age(house, days, True) for days in (0, 9, 11, 40)]
        in_play = [await of_age(house, days) for days in (0, 9, 11, 29, 31)]
        await house.forget_old()
        assert await stored(house) == {*finished, *in_play}  # off, if nobody asks for it
        house.keeping = Keeping(finished_days=10)
        await house.forget_old()
        assert await stored(house) == {*finished[:2], *in_play}
        house.keeping = Keeping(abandoned_days=30)
        await house.forget_old()
        assert await stored(house) == {*finished[:2], *in_play[:4]}
        for rows in ("actions", "chat"):
            assert {id for (id,) in await house.store.read(f"SELECT table_id FROM {rows}")} <= await stored(house)
        assert await house.find(in_play[4]) is None

    run_in_house(tmp_path / "data", work)


def test_a_record_of_a_whole_game_is_a_finished_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, _ = await new_live(house, "proving", ["", ""])
        luck = random.Random(1)
        while live.standing.result is None:
            async with live.lock:
                await live.act(any_action(live.table, luck))
        wish = NewTable("proving", [NewChair(), NewChair()], record=live.table.record.write())
        copy = await house.new(wish)
        assert set(await house.store.untouched(True, int(time.time()) + DAY, 9)) == {live.id, copy.table}

    run_in_house(tmp_path / "data", work)


def test_chat_is_a_sign_of_life(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        id = await of_age(house, 100)
        live = await house.find(id)
        assert live is not None
        await desk_at(house, live, 0).answer(Chat("b", "anybody here?"))
        house.unload(live)
        house.keeping = Keeping(1, 1)
        await house.forget_old()
        assert await stored(house) == {id}

    run_in_house(tmp_path / "data", work)


def test_a_table_that_somebody_looks_at_is_never_forgotten(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        house.keeping = Keeping(1, 1)
        id = await of_age(house, 100)
        live = await house.find(id)
        assert live is not None
        live.listeners.add(Looker())
        house.tidy(0)
        await house.forget_old()
        assert await stored(house) == {id}
        live.listeners.clear()
        house.tidy(0)
        await house.forget_old()
        assert await stored(house) == set()

    run_in_house(tmp_path / "data", work)


def test_they_are_forgotten_in_small_pieces_past_those_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "FORGOTTEN_AT_ONCE", 2)

    async def work(house: House) -> None:
        house.keeping = Keeping(1, 1)
        ids = [await of_age(house, 100 - n) for n in range(7)]
        for id in ids[:3]:
            assert await house.find(id) is not None
        left = []
        for _ in range(3):
            await house.forget_old()
            left.append(len(await stored(house)))
        assert left == [5, 3, 3]
        assert await stored(house) == set(ids[:3])

    run_in_house(tmp_path / "data", work)


def test_nobody_gets_a_table_that_is_just_being_forgotten(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        id = await of_age(house, 100)
        house.forgetting.add(id)
        assert await house.find(id) is None

    run_in_house(tmp_path / "data", work)


def wish() -> NewTable:
    return NewTable("proving", [NewChair(), NewChair()])


def test_an_address_may_have_so_many_tables_until_it_deletes_one(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        house.keeping = Keeping(per_address=2)
        links = [await house.new(wish(), network_of("2001:db8::1")) for _ in range(2)]
        with pytest.raises(Refusal, match="too-many-tables"):
            await house.new(wish(), network_of("2001:db8::ffff:2"))  # the same network
        await house.new(wish(), network_of("2001:db8:0:1::1"))
        await house.new(wish(), "192.0.2.7")
        live = await house.find(links[0].table)
        assert live is not None
        desk = desk_at(house, live, 0, True)
        await desk.answer(Abandon())
        told = await desk.answer(Rematch())
        assert isinstance(told, Refused)
        assert told.code == "too-many-tables"
        await house.delete(live)
        await house.new(wish(), network_of("2001:db8::1"))
        rows = await house.store.read("SELECT opener FROM tables")
        assert not any("2001" in opener or "192" in opener for (opener,) in rows)  # addresses are not written down

    run_in_house(tmp_path / "data", work)


def test_a_rematch_counts_as_a_table_of_the_same_address(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        house.keeping = Keeping(per_address=2)
        live = await house.find((await house.new(wish(), "192.0.2.7")).table)
        assert live is not None
        desk = desk_at(house, live, 0, True)
        await desk.answer(Abandon())
        assert isinstance(await desk.answer(Rematch()), Done)
        with pytest.raises(Refusal, match="too-many-tables"):
            await house.new(wish(), "192.0.2.7")

    run_in_house(tmp_path / "data", work)


def open_tables(server: Server, most: int) -> list[int]:
    chairs: list[Data] = [{}, {}]
    return [server.post("/api/tables", {"game": "proving", "chairs": chairs}).status for _ in range(most)]


def test_serve_takes_the_number_of_tables_and_the_days(tmp_path: Path) -> None:
    days = ("--forget-finished", "30", "--forget-abandoned", "90")
    with serving(tmp_path / "data", "--tables-per-address", "3", *days) as server:
        assert open_tables(server, 4) == [200, 200, 200, 429]
    with serving(tmp_path / "data", "--tables-per-address", "0") as server:
        assert open_tables(server, 2) == [200, 200]
    with serving(tmp_path / "data", "--tables-per-address", "3", "--no-limits") as server:
        assert open_tables(server, 2) == [200, 200]
