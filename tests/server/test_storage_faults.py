"""Trouble with the file: a clear refusal, no damage, and the game goes on when the trouble is over."""

import json
import os
import random
import resource
import socket
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path

import pytest

from orrery import game
from orrery.engine.record import read_head
from orrery.server.house import House
from tests.server.helpers import PATIENCE, Data, Page, Server, new_id, serving
from tests.server.tables import new_live, run_in_house
from tests.server.test_numbers_and_ids import at_draft
from tests.server.test_process_faults import comparable


def check_refused_then_accepted(server: Server, links: Data, page: Page, trouble: "Trouble") -> None:
    before = comparable(server.table(links["seats"][0]))
    number = page.now["number"]
    with trouble:
        told = page.ask("move", id="once", number=number, moves=["pass"])
        assert (told["type"], told["code"], told["id"]) == ("refused", "storage", "once")
        answer = server.post("/api/tables", {"game": "proving", "chairs": [{}, {}]})
        assert (answer.status, answer.data["code"]) == (503, "storage")
        assert comparable(server.table(links["seats"][0])) == before
        health = server.get("/health")
        assert (health.status, health.data["ok"], health.data["why"] in told["detail"]) == (503, False, True)
    assert page.ask("move", id="once", number=number, moves=["pass"])["type"] == "done"
    assert server.get("/health").data == {"ok": True}
    assert page.heard.count("0 pass") == 1
    server.kill()
    server.start()
    after = server.table(links["seats"][0])
    assert after["heard"].count("0 pass") == 1
    with closing(sqlite3.connect(server.folder / "tables.sqlite")) as db, db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert '"event": "storage"' in server.logs.read_text()


class Trouble:
    """Something that keeps the server from writing."""

    def __enter__(self) -> None:
        raise NotImplementedError

    def __exit__(self, *_: object) -> None:
        raise NotImplementedError


class FullDisk(Trouble):
    """No file of the server may grow beyond what the write-ahead log has now."""

    def __init__(self, server: Server) -> None:
        self.pid = server.process.pid
        self.wal = server.folder / "tables.sqlite-wal"

    def __enter__(self) -> None:
        size = self.wal.stat().st_size
        self.before = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, self.before[1]))

    def __exit__(self, *_: object) -> None:
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, self.before)


class LockedFile(Trouble):
    """Another process writes, and does not finish."""

    def __init__(self, server: Server) -> None:
        self.db = sqlite3.connect(server.folder / "tables.sqlite", isolation_level=None)

    def __enter__(self) -> None:
        self.db.execute("BEGIN IMMEDIATE")

    def __exit__(self, *_: object) -> None:
        self.db.execute("ROLLBACK")
        self.db.close()


@pytest.mark.parametrize("kind", [FullDisk, LockedFile])
def test_what_cannot_be_written_is_refused_and_nothing_is_damaged(
    frail: Server, kind: type[FullDisk | LockedFile]
) -> None:
    links, pages = at_draft(frail)
    check_refused_then_accepted(frail, links, pages[0], kind(frail))


@pytest.mark.parametrize("kind", [FullDisk, LockedFile])
def test_health_finds_out_by_itself_that_nothing_can_be_written_and_that_it_can_again(
    frail: Server, kind: type[FullDisk | LockedFile]
) -> None:
    frail.new("proving", 2)
    with kind(frail):
        while (told := frail.get("/health")).status == 200:
            time.sleep(0.05)
        assert (told.status, told.data["ok"], bool(told.data["why"])) == (503, False, True)
        assert frail.get("/api/welcome").status == 200
    while (told := frail.get("/health")).status != 200:
        time.sleep(0.05)
    assert told.data == {"ok": True}


def ended(server: Server) -> "subprocess.CompletedProcess[str]":
    """The command when it cannot even start."""
    return subprocess.run(server.command(0), capture_output=True, text=True, timeout=PATIENCE, check=False)


def one_sentence(done: "subprocess.CompletedProcess[str]") -> str:
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(".\n")
    return done.stderr


def test_a_folder_in_use_is_told_in_one_sentence(server: Server) -> None:
    sentence = one_sentence(ended(Server(server.folder)))
    assert f"http://127.0.0.1:{server.port}/" in sentence
    assert str(server.folder) in sentence
    assert server.get("/health").status == 200


def database(folder: Path) -> bytes:
    """The bytes of a file with tables in it."""

    async def work(house: House) -> None:
        for _ in range(9):
            await new_live(house, "proving", ["", ""])

    run_in_house(folder, work)
    return (folder / "tables.sqlite").read_bytes()


NO_DATABASES = {
    "text": b"not a database at all, but long enough to look like one" * 30,
    "a word": b"hello",
    "a byte": b"\0",
    "a page of zeros": bytes(4096),
    "noise": random.Random(1).randbytes(20_000),
    "a head and no body": b"SQLite format 3\0" + b"\xff" * 9000,
}


@pytest.mark.parametrize("kind", [*NO_DATABASES, "truncated", "half", "of another program", "without key"])
def test_a_file_that_is_no_database_is_told_in_one_sentence_and_kept(tmp_path: Path, kind: str) -> None:
    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / "tables.sqlite"
    file.write_bytes(NO_DATABASES[kind] if kind in NO_DATABASES else database(tmp_path / "other"))
    if kind in ("truncated", "half"):
        file.write_bytes(file.read_bytes()[: 4096 if kind == "truncated" else file.stat().st_size // 2])
    elif kind not in NO_DATABASES:
        with closing(sqlite3.connect(file)) as db, db:
            db.execute("PRAGMA user_version = 0" if kind == "of another program" else "UPDATE secret SET key = 'none'")
    content = file.read_bytes()
    sentence = one_sentence(ended(Server(tmp_path / "data")))
    assert str(file) in sentence
    assert "another folder with --data" in sentence or "put a copy in its place" in sentence
    assert file.read_bytes() == content


def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tables.sqlite").touch()
    with serving(tmp_path / "data") as server:
        server.new("proving", 2)


@pytest.mark.parametrize("name", ["tables.sqlite", "lock"])
def test_a_folder_in_the_place_of_a_file_is_told_in_one_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "data" / name).mkdir(parents=True)
    assert str(tmp_path / "data" / name) in one_sentence(ended(Server(tmp_path / "data")))


def test_a_file_of_another_format_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with closing(sqlite3.connect(tmp_path / "data" / "tables.sqlite")) as db, db:
        db.execute("PRAGMA user_version = 99")
    assert "format 99" in one_sentence(ended(Server(tmp_path / "data")))


def test_a_folder_that_is_a_file_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("here first")
    assert str(tmp_path / "data") in one_sentence(ended(Server(tmp_path / "data")))


def test_a_taken_port_moves_to_the_next_and_says_so(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        server = Server(tmp_path / "data")
        server.port = taken.getsockname()[1]
        try:
            server.start()
            assert server.port > taken.getsockname()[1]
            assert server.said[0] == f"Port {taken.getsockname()[1]} is taken; this is port {server.port}.\n"
            assert server.get("/health").data == {"ok": True}
        finally:
            server.kill()


def open_to_others(folder: Path) -> list[str]:
    """The files in a folder that others than their owner may use."""
    return [path.name for path in folder.iterdir() if path.stat().st_mode & 0o077]


@pytest.mark.parametrize("umask", [0o000, 0o022])
def test_files_of_the_data_folder_are_for_their_owner_only(tmp_path: Path, umask: int) -> None:
    was = os.umask(umask)
    try:
        (tmp_path / "wide").mkdir(mode=0o777)
        for folder in (tmp_path / "wide", tmp_path / "new"):
            with serving(folder) as server:
                server.new("proving", 2)
                assert {path.name for path in folder.iterdir()} > {"lock", "tables.sqlite", "tables.sqlite-wal"}
                assert open_to_others(folder) == []
    finally:
        os.umask(was)
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0


def test_files_that_were_open_to_others_are_closed_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with serving(folder) as server:
        links = server.new("proving", 2)
        server.kill()
    (folder / "proving-1.save.json").touch()
    (folder / "a file of somebody else").touch()
    for path in folder.iterdir():
        path.chmod(0o666)
    assert (folder / "tables.sqlite-wal").exists()
    with serving(folder) as server:
        assert server.table(links["look"])["game"] == "proving"
        assert open_to_others(folder) == ["a file of somebody else"]


def rewrite(server: Server, table: str, what: str, change: object) -> None:
    """Change what is stored of a table, as an older Orrery would have left it."""
    assert callable(change)
    with closing(sqlite3.connect(server.folder / "tables.sqlite")) as db, db:
        (body,) = db.execute(f"SELECT {what} FROM tables WHERE id = ?", (table,)).fetchone()
        data = json.loads(body)
        change(data)
        db.execute(f"UPDATE tables SET {what} = ? WHERE id = ?", (json.dumps(data).encode(), table))
    db.close()


def test_a_table_of_older_rules_is_played_again_from_its_moves(frail: Server) -> None:
    links, pages = at_draft(frail)
    pages[0].do("move", moves=["pass"])
    before = comparable(frail.table(links["seats"][0]))
    frail.stop()

    def make_older(snapshot: Data) -> None:
        saved = json.loads(snapshot["table"])
        saved["version"] = 0
        snapshot["table"] = json.dumps(saved)

    rewrite(frail, links["table"], "snapshot", make_older)
    frail.start()
    assert comparable(frail.table(links["seats"][0])) == before
    page = frail.join(links["seats"][0])
    assert page.do("undo")["type"] == "done"


def test_a_table_that_cannot_be_played_again_is_set_aside_and_can_be_downloaded(frail: Server) -> None:
    links, pages = at_draft(frail)
    pages[0].do("move", moves=["pass"])
    pages[0].do("undo")
    pages[0].do("move", moves=["draw"])
    frail.stop()
    rewrite(frail, links["table"], "setting", lambda setting: setting.update(rules=0))
    rewrite(
        frail,
        links["table"],
        "snapshot",
        lambda snapshot: snapshot.update(table="{}", moves=[[0, "dance"], [1, "done"]]),
    )
    frail.start()

    for token in (links["owner"], links["look"]):
        answer = frail.get("/api/table", token)
        assert answer.data["code"] == "set-aside"
        assert "version 0" in answer.data["detail"]
        page = Page(frail.port)
        assert page.ask("enter", token=token)["code"] == "set-aside"
    assert frail.post("/api/mine", {"tokens": [links["owner"]]}).data[0]["game"] == "proving"
    assert frail.say(links["owner"], "pause", yes=True)["code"] == "set-aside"
    told = frail.say(links["owner"], "download")
    head = read_head(told["text"])
    assert head["version"] == 0
    assert head["moves"] == ["0 dance", "1 done", "0 done", "1 done", "0 draw"]
    other = frail.new("proving", 2)
    assert frail.say(other["seats"][0], "move", id=new_id(), number=0, moves=[])["type"] == "done"
    assert game("proving").VERSION > 0
