"""The store: one SQLite file. Writes of many tables share a commit. A write that is acknowledged is on disk."""

import asyncio
import secrets
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from orrery.engine.game import BadInput

FORMAT = 1
KEY_BYTES = 32
LOCK_TIMEOUT = 2.0  # seconds to wait if another process has locked the file
SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, setting BLOB NOT NULL, standing BLOB NOT NULL, touched INTEGER NOT NULL,
    snapshot BLOB NOT NULL, actions INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE actions (
    table_id TEXT, n INTEGER, body BLOB NOT NULL, PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT, n INTEGER, body BLOB NOT NULL, PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE secret (key BLOB NOT NULL);
"""
Statement = tuple[str, Sequence[Any]]
T = TypeVar("T")


def lock_file(file: int) -> None:
    """Lock a file until this process ends. Raises OSError if another process has locked it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class StorageTrouble(Exception):
    """Nothing was written, and no table has changed."""


class InUse(BadInput):
    """Another Orrery uses this folder."""

    def __init__(self, folder: Path, address: str) -> None:
        at = f" at {address}" if address else ""
        super().__init__(f"An Orrery{at} already uses {folder}; stop it, or name another folder with --data.")
        self.address = address


class Head(NamedTuple):
    """What a list of tables needs. Each part is JSON, but for the time."""

    setting: Any
    standing: Any
    touched: Any  # seconds since 1970


class Stored(NamedTuple):
    """All that is needed to load a table. Each part is JSON, but for the numbers."""

    setting: Any
    standing: Any
    snapshot: Any
    actions: Any  # how many are in the snapshot
    later: list[Any]  # the actions after the snapshot
    chat: list[Any]  # the latest lines, oldest first
    chats: Any  # how many lines there were in all


class Store:
    """Reads and writes in one thread, in the order of the requests. All SQL is in this file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.thread = ThreadPoolExecutor(1, "store")
        self.queue: list[tuple[Sequence[Statement], asyncio.Future[None]]] = []
        self.draining: asyncio.Task[None] | None = None
        self.was_locked = False  # the last commit failed because another process had locked the file
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.lock = (folder / "lock").open("a+")
        try:
            lock_file(self.lock.fileno())
        except OSError as error:
            self.lock.seek(0)
            raise InUse(folder, self.lock.read().strip()) from error
        self.lock.truncate(0)
        self.db = self.thread.submit(self.connect).result()
        self.key = self.thread.submit(self.find_key).result()  # signs the links

    def connect(self) -> sqlite3.Connection:
        """Open the file, and create the schema if it is missing."""
        path = self.folder / "tables.sqlite"
        try:
            db = sqlite3.connect(path, timeout=LOCK_TIMEOUT, isolation_level=None)
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            found = db.execute("PRAGMA user_version").fetchone()[0]
            if found == 0:
                db.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {FORMAT}; COMMIT;")
            elif found != FORMAT:
                raise BadInput(f"{path} is from another Orrery (format {found}, not {FORMAT}); use that Orrery.")
        except sqlite3.Error as error:
            raise BadInput(f"{path} cannot be opened ({error}); name another folder with --data.") from error
        return db

    def write_address(self, address: str) -> None:
        """Tell other processes that want this folder at which address the tables are."""
        self.lock.write(address)
        self.lock.flush()

    def find_key(self) -> bytes:
        """The key of this file, made when it is first opened."""
        for _ in range(2):
            rows = self.db.execute("SELECT key FROM secret").fetchall()
            if rows:
                break
            self.db.execute("INSERT INTO secret VALUES (?)", (secrets.token_bytes(KEY_BYTES),))
        key: bytes = rows[0][0]
        return key

    # What is stored.

    async def add_table(self, id: str, setting: bytes, standing: bytes, snapshot: bytes) -> None:
        await self.write(("INSERT INTO tables VALUES (?, ?, ?, ?, ?, 0)", (id, setting, standing, now(), snapshot)))

    async def add_action(self, id: str, n: int, action: bytes, standing: bytes, snapshot: bytes | None) -> None:
        """Add the n-th action of a table, with its standing and, perhaps, the snapshot after it."""
        statements: list[Statement] = [
            ("INSERT INTO actions VALUES (?, ?, ?)", (id, n, action)),
            self.new_standing(id, standing),
        ]
        if snapshot is not None:
            statements.append(("UPDATE tables SET snapshot = ?, actions = ? WHERE id = ?", (snapshot, n, id)))
        await self.write(*statements)

    async def set_standing(self, id: str, standing: bytes) -> None:
        await self.write(self.new_standing(id, standing))

    def new_standing(self, id: str, standing: bytes) -> Statement:
        return "UPDATE tables SET standing = ?, touched = ? WHERE id = ?", (standing, now(), id)

    async def add_chat(self, id: str, n: int, line: bytes) -> None:
        await self.write(("INSERT INTO chat VALUES (?, ?, ?)", (id, n, line)))

    async def delete_table(self, id: str) -> None:
        await self.write(
            ("DELETE FROM tables WHERE id = ?", (id,)),
            ("DELETE FROM actions WHERE table_id = ?", (id,)),
            ("DELETE FROM chat WHERE table_id = ?", (id,)),
        )

    async def table(self, id: str, chat_lines: int) -> Stored | None:
        """A table, with at most this many lines of its chat."""

        def find() -> Stored | None:
            sql = "SELECT setting, standing, snapshot, actions FROM tables WHERE id = ?"
            row = self.db.execute(sql, (id,)).fetchone()
            if row is None:
                return None
            setting, standing, snapshot, actions = row
            sql = "SELECT body FROM actions WHERE table_id = ? AND n > ? ORDER BY n"
            later = [body for (body,) in self.db.execute(sql, (id, actions))]
            sql = "SELECT body FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?"
            said = [body for (body,) in self.db.execute(sql, (id, chat_lines))]
            counted = self.db.execute("SELECT max(n) FROM chat WHERE table_id = ?", (id,)).fetchone()
            return Stored(setting, standing, snapshot, actions, later, said[::-1], counted[0] or 0)

        return await self.in_thread(find)

    async def heads(self, ids: Sequence[str]) -> dict[str, Head]:
        """What a list of tables needs, for each table that exists."""

        def find() -> dict[str, Head]:
            sql = "SELECT setting, standing, touched FROM tables WHERE id = ?"
            rows = {id: self.db.execute(sql, (id,)).fetchone() for id in ids}
            return {id: Head(*row) for id, row in rows.items() if row is not None}

        return await self.in_thread(find)

    # How it is read and written.

    async def in_thread(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        except sqlite3.Error as error:
            raise StorageTrouble(str(error)) from error

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.in_thread(lambda: self.db.execute(sql, values).fetchall())

    async def write(self, *statements: Statement) -> None:
        """Write all statements or none. They are on disk when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.append((statements, done))
        if self.draining is None:
            self.draining = asyncio.create_task(self.drain())
        await done

    async def drain(self) -> None:
        """Commit the queue until it is empty. All writes that wait share one commit."""
        while self.queue:
            batch, self.queue = self.queue, []
            loop = asyncio.get_running_loop()
            faults = await loop.run_in_executor(self.thread, self.commit_all, [statements for statements, _ in batch])
            for (_, done), fault in zip(batch, faults, strict=True):
                if done.cancelled():
                    continue
                if fault:
                    done.set_exception(StorageTrouble(fault))
                else:
                    done.set_result(None)
        self.draining = None

    def commit_all(self, batch: list[Sequence[Statement]]) -> list[str]:
        """Commit all writes together; if one of them fails, commit one by one. Returns the error of each."""
        fault = self.commit([statement for statements in batch for statement in statements])
        if not fault or len(batch) == 1 or self.was_locked:
            return [fault] * len(batch)
        return [self.commit(statements) for statements in batch]

    def commit(self, statements: Sequence[Statement]) -> str:
        self.was_locked = True
        try:
            self.db.execute("BEGIN IMMEDIATE")
            self.was_locked = False
            for sql, values in statements:
                self.db.execute(sql, values)
            self.db.execute("COMMIT")
        except sqlite3.Error as error:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            return str(error)
        return ""

    async def close(self) -> None:
        if self.draining is not None:
            await self.draining
        await asyncio.get_running_loop().run_in_executor(self.thread, self.db.close)
        self.thread.shutdown()
        self.lock.close()


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())
