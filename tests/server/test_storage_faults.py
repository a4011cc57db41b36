"""Trouble with the file: a clear refusal, no damage, and the game goes on when the trouble is over."""

import json
import resource
import socket
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from orrery import game
from orrery.engine.record import read_head
from tests.server.helpers import PATIENCE, Data, Page, Server, new_id
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
        assert server.get("/health").status == 200
    assert page.ask("move", id="once", number=number, moves=["pass"])["type"] == "done"
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


@pytest.mark.parametrize(
    "content", [b"not a database at all, but long enough to look like one" * 30, b"SQLite format 3\0" + b"\xff" * 9000]
)
def test_a_damaged_file_is_told_in_one_sentence_and_kept(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / "tables.sqlite"
    file.write_bytes(content)
    assert str(file) in one_sentence(ended(Server(tmp_path / "data")))
    assert file.read_bytes() == content


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


def test_the_folder_of_tables_is_for_its_owner_only(server: Server) -> None:
    assert server.folder.stat().st_mode & 0o077 == 0


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
