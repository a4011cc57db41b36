"""A damaged row harms its own table only. What can still be read of it can be downloaded."""

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from orrery import game
from orrery.engine.record import read_head, replay
from orrery.server.house import House
from orrery.server.loading import SetAside
from orrery.server.messages import Chat, Done, Refused
from orrery.server.seats import OWNER, Seats
from tests.server.helpers import Server, new_id, serving
from tests.server.tables import any_action, desk_at, new_live, run_in_house, sent

ACTIONS = 8
BAD_BODIES: dict[str, Any] = {
    "cut": b'{"game": "prov',
    "list": b"[1, 2]",
    "number": 7,
    "fraction": 2.5,
    "nothing": None,
    "empty": b"",
    "text": "half a sentence",
    "noise": bytes(range(255, 55, -3)),
    "deep": b"[" * 100_000,
}
BAD_PARTS: dict[str, tuple[str, dict[str, Any]]] = {  # JSON that does not fit the rest
    "unknown game": ("setting", {"game": "chess"}),
    "other seats": ("setting", {"seats": 4}),
    "no seed": ("setting", {"seed": "luck"}),
    "few chairs": ("standing", {"chairs": []}),
    "nobody's turn": ("standing", {"waiting": [9]}),
    "half a result": ("standing", {"result": {"how": "over", "places": [1], "scores": [], "sheet": []}}),
    "no numbers": ("snapshot", {"numbers": []}),
    "impossible moves": ("snapshot", {"table": "{}", "moves": [[0, "dance"]]}),
}
BAD_NUMBERS = (None, "many", b"\xff", -3, 10**6, 2.5)
BAD_ACTIONS: dict[str, Any] = {**BAD_BODIES, "impossible": b'{"seat":0,"kind":"answer","moves":["dance"],"id":"x"}'}


class Tables(NamedTuple):
    """Tables, each damaged in its own way, at a running server."""

    server: Server
    ids: dict[str, str]
    seats: Seats
    moves: dict[str, list[list[str]]]  # of a table, after each action

    def token(self, kind: str, is_owner: bool = False) -> str:
        return self.seats.token(self.ids[kind], 0, is_owner)


def kinds() -> dict[str, tuple[str, Any]]:
    """All kinds of damage: the statement, and its value."""
    found: dict[str, tuple[str, Any]] = {}
    for column in ("setting", "standing", "snapshot"):
        for name, body in BAD_BODIES.items():
            found[f"{column} {name}"] = (f"UPDATE tables SET {column} = ? WHERE id = ?", body)
    for name in BAD_PARTS:
        found[name] = ("", None)
    for number in BAD_NUMBERS:
        found[f"actions {number!r}"] = ("UPDATE tables SET actions = ? WHERE id = ?", number)
    for name, body in BAD_ACTIONS.items():
        found[f"action {name}"] = ("UPDATE actions SET body = ? WHERE table_id = ? AND n = 4", body)
    found["action missing"] = ("DELETE FROM actions WHERE ? AND table_id = ? AND n = 4", 1)
    found["action misplaced"] = ("UPDATE actions SET n = ? WHERE table_id = ? AND n = 4", "last")
    return found


CHAT = "UPDATE chat SET body = ? WHERE table_id = ? AND n = 1"
HARMLESS = {
    **{f"chat {name}": (CHAT, body) for name, body in BAD_BODIES.items()},
    **{f"touched {value!r}": ("UPDATE tables SET touched = ? WHERE id = ?", value) for value in BAD_NUMBERS},
    **{f"is_over {value!r}": ("UPDATE tables SET is_over = ? WHERE id = ?", value) for value in BAD_NUMBERS},
    "opener": ("UPDATE tables SET opener = ? WHERE id = ?", None),
    "box": ("UPDATE tables SET box = ? WHERE id = ?", None),
    "chat number": ("UPDATE chat SET n = ? WHERE table_id = ? AND n = 1", "first"),
}  # fmt: skip
KINDS = kinds()


def allow_null(db: sqlite3.Connection) -> None:
    """A damaged file does not keep to NOT NULL."""
    db.execute("PRAGMA writable_schema = ON")
    db.execute("UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '') WHERE type = 'table'")


def change_part(db: sqlite3.Connection, id: str, column: str, change: dict[str, Any]) -> None:
    (body,) = db.execute(f"SELECT {column} FROM tables WHERE id = ?", (id,)).fetchone()
    changed = json.dumps({**json.loads(body), **change}).encode()
    db.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (changed, id))


async def one_table(house: House) -> tuple[str, list[list[str]]]:
    """A table with some moves and two lines of chat. Returns the moves after each action."""
    luck = random.Random(3)
    live, _ = await new_live(house, "proving", ["", ""], "3")
    moves: list[list[str]] = [[]]
    for n in range(ACTIONS):
        async with live.lock:
            await live.act(any_action(live.table, luck))
        moves.append([f"{seat} {text}" for seat, text in live.table.record.moves])
        if n < 2:
            await live.say(0, new_id(), f"line {n}")
    return live.id, moves


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    folder = tmp_path_factory.mktemp("damage") / "data"

    async def work(house: House) -> tuple[dict[str, tuple[str, list[list[str]]]], bytes]:
        return {kind: await one_table(house) for kind in ("whole", *KINDS, *HARMLESS)}, house.store.key

    made, key = run_in_house(folder, work)
    path = folder / "tables.sqlite"
    with closing(sqlite3.connect(path)) as db, db:
        allow_null(db)
    with closing(sqlite3.connect(path)) as db, db:
        for kind, (sql, value) in (KINDS | HARMLESS).items():
            id = made[kind][0]
            if kind in BAD_PARTS:
                change_part(db, id, *BAD_PARTS[kind])
            else:
                assert db.execute(sql, (value, id)).rowcount == 1
    with serving(folder, "--no-limits") as server:
        ids = {kind: id for kind, (id, _) in made.items()}
        yield Tables(server, ids, Seats(key), {kind: moves for kind, (_, moves) in made.items()})
    assert "Traceback" not in server.logs.read_text()


def test_all_tables_are_listed_and_the_damaged_ones_are_marked(tables: Tables) -> None:
    names = ("whole", *KINDS, *HARMLESS)
    tokens = {kind: tables.token(kind) for kind in names}
    found = {line["token"]: line for line in tables.server.post("/api/mine", {"tokens": list(tokens.values())}).data}
    marked = {kind for kind in names if found[tokens[kind]]["is_damaged"]}
    heads = {f"{column} {name}" for column in ("setting", "standing") for name in BAD_BODIES}
    assert marked == heads | {name for name, (column, _) in BAD_PARTS.items() if column != "snapshot"} - {"no seed"}
    for kind in {*names} - marked:
        assert (found[tokens[kind]]["game"], len(found[tokens[kind]]["chairs"])) == ("proving", 2)


@pytest.mark.parametrize("kind", ["whole", *HARMLESS])
def test_what_is_not_needed_to_play_may_be_damaged(tables: Tables, kind: str) -> None:
    page = tables.server.join(tables.token(kind))
    assert page.now["moves"] == len(tables.moves[kind][-1])
    assert page.do("chat", text="still here")["type"] == "done"
    assert page.see(lambda now: now["chat"][-1]["text"] == "still here")
    page.close()


@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_table_is_refused_and_its_readable_moves_can_be_downloaded(tables: Tables, kind: str) -> None:
    told = tables.server.get("/api/table", tables.token(kind))
    assert (told.status, told.data["code"]) == (400, "damaged")
    record = tables.server.say(tables.token(kind), "download")
    if kind.startswith("setting ") or kind in ("unknown game", "no seed"):
        assert (record["type"], record["code"]) == ("refused", "damaged")
        return
    moves = read_head(record["text"])["moves"]
    if kind == "impossible moves":
        assert moves == ["0 dance", *tables.moves[kind][-1]]
    elif kind == "action impossible":
        assert moves[: len(tables.moves[kind][3])] == tables.moves[kind][3]
    else:
        assert moves == tables.moves[kind][3 if kind.startswith("action ") else -1]
        if kind != "other seats":
            replay(game("proving"), record["text"])


@pytest.mark.parametrize("kind", ["setting cut", "standing cut", "snapshot cut", "action cut"])
def test_a_table_that_could_not_be_opened_is_marked_and_its_owner_can_delete_it(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "data"

    async def work(house: House) -> tuple[list[str], bytes]:
        return [(await one_table(house))[0] for _ in range(2)], house.store.key

    (id, whole), key = run_in_house(folder, work)
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db, db:
        db.execute(KINDS[kind][0], (KINDS[kind][1], id))
    owner, guest, other = Seats(key).token(id, 0, True), Seats(key).token(id, 1), Seats(key).token(whole, 0)
    with serving(folder) as server:
        assert server.say(owner, "pause", yes=True)["code"] == "damaged"

        def marks() -> list[tuple[str, bool]]:
            lines = server.post("/api/mine", {"tokens": [owner, guest, other]}).data
            return [(line["table"], line["is_damaged"]) for line in lines]

        assert marks() == [(id, True), (id, True), (whole, False)]
        assert server.say(guest, "delete")["code"] == "not-owner"
        assert server.say(owner, "delete")["type"] == "done"
        assert marks() == [("", False), ("", False), (whole, False)]
        assert server.say(owner, "delete")["code"] == "no-link"
        assert server.table(other)["type"] == "table"


def test_a_link_that_was_renewed_neither_deletes_a_damaged_table_nor_downloads_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def work(house: House) -> tuple[str, bytes]:
        id, _ = await one_table(house)
        await house.store.write((KINDS["snapshot cut"][0], (KINDS["snapshot cut"][1], id)))
        standing = {"chairs": [{"name": "", "bot": ""}] * 2, "generations": {OWNER: 1}}
        await house.store.set_standing(id, json.dumps(standing).encode(), False)
        return id, house.store.key

    id, key = run_in_house(folder, work)
    old, new = (Seats(key).token(id, 0, True, generation) for generation in (0, 1))
    with serving(folder) as server:
        assert [server.say(old, said)["code"] for said in ("delete", "download")] == ["renewed", "renewed"]
        assert [server.say(new, said)["type"] for said in ("download", "delete")] == ["record", "done"]


def test_any_damage_ends_in_a_table_or_in_a_refusal_and_never_in_another_error(tmp_path: Path) -> None:
    """Random bytes are overwritten in random places, again and again."""
    luck = random.Random(11)
    places = [
        ("tables", "setting", "id"), ("tables", "standing", "id"), ("tables", "snapshot", "id"),
        ("actions", "body", "table_id"), ("chat", "body", "table_id"),
    ]  # fmt: skip

    async def work(house: House) -> None:
        whole, moves = await one_table(house)
        ended: set[str] = set()
        for n in range(150):
            id, _ = await one_table(house)
            house.tidy(0)
            table, column, key = places[n % len(places)]
            ((body,), *_) = await house.store.read(f"SELECT {column} FROM {table} WHERE {key} = ?", id)
            damaged = bytearray(body)
            for _ in range(luck.choice((1, 1, 2, 20))):
                damaged[luck.randrange(len(damaged))] = luck.randrange(256)
            await house.store.write((f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (bytes(damaged), id)))
            ended.add(await visited(house, id))
            assert [line.table for line in await house.briefs([house.seats.token(id, 0)])] == [id]
        assert {"opened", "damaged"} <= ended <= {"opened", "damaged", "no-content", "set-aside"}
        live = await house.find(whole)
        assert live is not None
        assert [f"{seat} {text}" for seat, text in live.table.record.moves] == moves[-1]

    run_in_house(tmp_path / "data", work)


async def visited(house: House, id: str) -> str:
    """Visit a table. Returns how that ended."""
    try:
        live = await house.find(id)
    except SetAside as aside:
        return aside.code
    assert live is not None
    for seat in (0, 1, 7):
        sent(live, seat)
    return "opened"


def test_a_number_that_no_file_can_hold_is_refused_and_the_store_goes_on(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        (id, _), (other, _) = await one_table(house), await one_table(house)
        await house.store.write(("UPDATE chat SET n = ? WHERE table_id = ? AND n = 2", (2**63 - 1, id)))
        house.tidy(0)
        told = []
        for table in (id, other):
            live = await house.find(table)
            assert live is not None
            told.append(await desk_at(house, live, 0).answer(Chat("a", "hello")))
        assert isinstance(told[0], Refused)
        assert told[0].code == "storage"
        assert isinstance(told[1], Done)
        assert await house.store.trouble() == ""

    run_in_house(tmp_path / "data", work)


def test_a_damaged_page_of_the_file_harms_only_the_tables_on_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def make(house: House) -> list[tuple[str, int]]:
        lives = [(await new_live(house, "astrominers", [""] * 6))[0] for _ in range(3)]
        for live in lives:
            async with live.lock:
                await live.act(any_action(live.table, random.Random(1)))
        return [(live.id, len(live.table.record.moves)) for live in lives]

    made = run_in_house(folder, make)
    ids = [id for id, _ in made]
    break_snapshot(folder / "tables.sqlite", ids[1])

    async def visit(house: House) -> None:
        assert [await visited(house, id) for id in ids] == ["opened", "damaged", "opened"]
        lines = await house.briefs([house.seats.token(id, 0) for id in ids])
        assert [line.table for line in lines] == ids
        with pytest.raises(SetAside) as aside:
            await house.find(ids[1])
        assert aside.value.record is not None
        assert len(aside.value.record.moves) == made[1][1]

    run_in_house(folder, visit)


def break_snapshot(path: Path, id: str) -> None:
    """Break the chain of pages in which the snapshot of a table lies."""
    with closing(sqlite3.connect(path)) as db:
        (size,) = db.execute("PRAGMA page_size").fetchone()
        (body,) = db.execute("SELECT snapshot FROM tables WHERE id = ?", (id,)).fetchone()
    file = bytearray(path.read_bytes())
    parts = [body[at : at + 64] for at in range(0, len(body) - size - 64, 64)]
    inside = next(part for part in reversed(parts) if file.count(part) == 1)
    page = file.index(inside) // size * size
    file[page : page + 4] = b"\xff" * 4  # the number of the next page
    path.write_bytes(file)
