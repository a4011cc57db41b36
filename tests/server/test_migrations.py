"""Files of older formats. `old/format-N.sql` was written by the last Orrery of format N."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from orrery import game
from orrery.engine.game import BadInput
from orrery.engine.record import verify
from orrery.server import migrations
from orrery.server.desk import Desk
from orrery.server.house import House
from orrery.server.lobby import Brief
from orrery.server.messages import Download, Move, RecordText
from orrery.server.seats import Visitor
from orrery.server.store import Store
from tests.server.tables import any_action, run_in_house

OLD = Path(__file__).parent / "old"
IN_PLAY, FINISHED, SEALED = "JxnT1Cj0-QAO", "mMyZKBSQB6PD", "_wZpaRFaZxn7"
DIGEST = game("proving").box().digest


def old_folder(folder: Path, number: int = 1) -> Path:
    folder.mkdir()
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db:
        db.executescript((OLD / f"format-{number}.sql").read_text())
    return folder


def format_of(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def columns(folder: Path) -> list[tuple[str, str]]:
    """All columns and indices, in the order of their names."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master ORDER BY name")]
        return [(name, row[1]) for name in names for row in db.execute(f"PRAGMA table_info('{name}')")]


def test_every_format_before_this_one_has_a_file_to_be_tested_from() -> None:
    assert sorted(path.name for path in OLD.iterdir()) == [f"format-{n}.sql" for n in range(1, migrations.FORMAT)]


@pytest.mark.parametrize("number", range(1, migrations.FORMAT))
def test_an_old_file_gets_the_form_of_a_new_one(tmp_path: Path, number: int) -> None:
    old = old_folder(tmp_path / "old", number)
    for folder in (old, tmp_path / "new"):
        asyncio.run(Store(folder).close())
        assert format_of(folder) == migrations.FORMAT
    assert columns(old) == columns(tmp_path / "new")


@pytest.mark.parametrize("number", range(1, migrations.FORMAT))
def test_tables_of_an_old_file_are_played_on(tmp_path: Path, number: int) -> None:
    async def work(house: House) -> None:
        live = await house.find(IN_PLAY)
        assert live is not None
        assert (live.actions, live.snapshot_at, live.standing.is_paused) == (40, 32, True)
        assert [chair.name for chair in live.standing.chairs] == ["Żaneta", "Olek", ""]
        assert [line.text for line in live.chat] == [f"po {n} – zażółć" for n in (10, 20, 30, 40)]
        sealed = await house.find(SEALED)
        assert sealed is not None
        assert sealed.table.answered() == {0}
        desk = Desk(house, sealed, Visitor(SEALED, 1, False))
        assert type(await desk.answer(Move("new", 0, []))).__name__ == "Done"
        async with live.lock:
            await live.act(any_action(live.table, random.Random(1)))

    folder = old_folder(tmp_path / "data", number)
    run_in_house(folder, work)
    run_in_house(folder, lambda house: still_there(house, 41))


async def still_there(house: House, actions: int) -> None:
    live = await house.find(IN_PLAY)
    assert live is not None
    assert live.actions == actions


def test_a_finished_table_of_an_old_file_has_its_record(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.find(FINISHED)
        assert live is not None
        told = await Desk(house, live, Visitor(FINISHED, 7, False)).answer(Download())
        assert isinstance(told, RecordText)
        verify(game("proving"), told.text)
        rows = await house.store.read("SELECT id, box, is_over FROM tables ORDER BY is_over, id")
        assert rows == [(IN_PLAY, DIGEST, 0), (SEALED, DIGEST, 0), (FINISHED, DIGEST, 1)]

    run_in_house(old_folder(tmp_path / "data"), work)


def test_tables_of_format_1_get_the_content_that_the_server_has(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        assert await house.store.box(DIGEST) is not None
        assert await house.store.missing_boxes() == []

    run_in_house(old_folder(tmp_path / "data"), work)


def test_damaged_rows_do_not_stop_a_migration(tmp_path: Path) -> None:
    folder = old_folder(tmp_path / "data")
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as db:
        db.execute("UPDATE tables SET setting = x'ff00', standing = '[' WHERE id = ?", (SEALED,))
        db.execute("UPDATE tables SET setting = '{\"box\": 7}' WHERE id = ?", (IN_PLAY,))

    async def work(house: House) -> list[Brief]:
        return await house.briefs([house.seats.token(id, 0) for id in (IN_PLAY, SEALED, FINISHED)])

    assert [brief.is_damaged for brief in run_in_house(folder, work)] == [True, True, False]


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(db: sqlite3.Connection) -> None:
        migrations.to_format_2(db)
        raise sqlite3.OperationalError("disk is full")

    folder = old_folder(tmp_path / "data")
    before = columns(folder)
    monkeypatch.setattr(migrations, "MIGRATIONS", [migrations.to_format_1, fail])
    with pytest.raises(BadInput, match="disk is full"):
        Store(folder)
    assert (format_of(folder), columns(folder)) == (1, before)
    monkeypatch.undo()
    run_in_house(folder, lambda house: still_there(house, 40))


def test_a_file_of_a_newer_orrery_is_refused_and_kept(tmp_path: Path) -> None:
    asyncio.run(Store(tmp_path / "data").close())
    with closing(sqlite3.connect(tmp_path / "data" / "tables.sqlite")) as db:
        db.execute(f"PRAGMA user_version = {migrations.FORMAT + 1}")
    with pytest.raises(BadInput, match=f"format {migrations.FORMAT + 1}, not {migrations.FORMAT}"):
        Store(tmp_path / "data")
    assert format_of(tmp_path / "data") == migrations.FORMAT + 1


def test_tables_of_format_2_belong_to_no_series(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        rows = await house.store.read("SELECT id, series FROM tables ORDER BY id")
        assert rows == [(IN_PLAY, ""), (SEALED, ""), (FINISHED, "")]
        assert await house.store.read("SELECT * FROM chapters") == []

    run_in_house(old_folder(tmp_path / "data", 2), work)
