"""The store: one SQLite file. Writes of many tables share a commit. A write that is acknowledged is on disk.

All SQL is here and in `migrations.py`. What a table consists of is JSON, which the store does not read.
"""

import asyncio
import os
import secrets
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from orrery import private
from orrery.engine.game import BadInput
from orrery.server.migrations import FORMAT, migrate

KEY_BYTES = 32
LOCK_TIMEOUT = 2.0  # seconds to wait if another process has locked the file
TRY_AFTER = 2.0  # seconds after which the last write says nothing about the next
MAGIC = b"SQLite format 3\0"
NO_DATABASE = "is not a database; move it away, or name another folder with --data"
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


class DamagedFile(StorageTrouble):
    """A part of the file cannot be read."""


class InUse(BadInput):
    """Another Orrery uses this folder."""

    def __init__(self, folder: Path, address: str) -> None:
        at = f" at {address}" if address else ""
        super().__init__(f"An Orrery{at} already uses {folder}; stop it, or name another folder with --data.")
        self.address = address


class NewRow(NamedTuple):
    """What is written when a table is opened."""

    id: str
    setting: bytes
    standing: bytes
    snapshot: bytes
    is_over: bool
    box: str  # digest of its content
    opener: str  # a mark of the address that it was opened from
    files: bytes  # the content itself
    series: str = ""  # the id of its series


class Head(NamedTuple):
    """What a list of tables needs. If the file is damaged, each part may be anything."""

    setting: Any
    standing: Any
    touched: Any  # seconds since 1970


class Stored(NamedTuple):
    """All that is needed to load a table. If the file is damaged, each part may be anything."""

    setting: Any
    standing: Any
    snapshot: Any
    actions: Any  # how many are in the snapshot
    files: Any  # the content; None if it is missing
    later: list[tuple[Any, Any]]  # number and body of each action after the snapshot
    last: Any  # the number of the last action
    chat: list[Any]  # the latest lines, oldest first
    chats: int  # how many lines there were in all


class Store:
    """Reads and writes in one thread, in the order of the requests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.thread = ThreadPoolExecutor(1, "store")
        self.queue: list[tuple[Sequence[Statement], asyncio.Future[None]]] = []
        self.draining: asyncio.Task[None] | None = None
        self.was_locked = False  # the last commit failed because another process had locked the file
        self.fault = ""  # why the last write failed
        self.tried = time.monotonic()  # the last write
        private.make_folder(folder)
        self.lock = open(folder / "lock", "a+", opener=private.opener)  # noqa: SIM115
        try:
            lock_file(self.lock.fileno())
        except OSError as error:
            self.lock.seek(0)
            raise InUse(folder, self.lock.read().strip()) from error
        self.lock.truncate(0)
        try:
            self.db, self.key = self.thread.submit(self.connect).result()
        except BaseException:
            self.thread.shutdown()
            self.lock.close()
            raise

    def connect(self) -> tuple[sqlite3.Connection, bytes]:
        """Open the file, and bring it to the present format. Returns it with the key that signs the links."""
        path = self.folder / "tables.sqlite"
        if path.is_file() and begin_of(path) not in (b"", MAGIC):  # SQLite would write over a file of one byte
            raise BadInput(f"{path} {NO_DATABASE}.")
        try:
            if not path.exists():  # SQLite gives its other files the mode of this one
                os.close(private.opener(str(path), os.O_CREAT | os.O_RDWR))
            db = sqlite3.connect(path, timeout=LOCK_TIMEOUT, isolation_level=None)
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            migrate(db, path)
            key = find_key(db)
        except sqlite3.Error as error:
            raise BadInput(f"{path} {told(error)}.") from error
        if not isinstance(key, bytes) or len(key) != KEY_BYTES:
            raise BadInput(f"{path} is damaged, and all links with it; put a copy in its place.")
        return db, key

    def write_address(self, address: str) -> None:
        """Tell other processes that want this folder at which address the tables are."""
        self.lock.write(address)
        self.lock.flush()

    # What is stored.

    async def add_table(self, row: NewRow, *more: Statement) -> None:
        """Add a table, and write what belongs to it: all or nothing."""
        columns = "id, setting, standing, snapshot, is_over, box, opener, series, touched, actions"
        await self.write(
            (f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)", (*row[:7], row.series, now())),
            ("INSERT OR IGNORE INTO boxes VALUES (?, ?)", (row.box, row.files)),
            *more,
        )

    def new_chapter(self, series: str, n: int, record: str) -> Statement:
        """The record of the n-th game of a series, which is over."""
        return "INSERT OR REPLACE INTO chapters VALUES (?, ?, ?)", (series, n, record.encode())

    async def chapters(self, series: str, before: int) -> list[Any]:
        """The records of the games of a series before the one of this number."""
        sql = "SELECT record FROM chapters WHERE series = ? AND n < ? ORDER BY n"
        return [record for (record,) in await self.read(sql, series, before)]

    async def tables_of(self, series: str) -> list[str]:
        return [id for (id,) in await self.read("SELECT id FROM tables WHERE series = ?", series)]

    async def add_action(
        self, id: str, n: int, action: bytes, standing: bytes, is_over: bool, snapshot: bytes | None
    ) -> None:
        """Add the n-th action of a table, with its standing and, perhaps, the snapshot after it."""
        statements: list[Statement] = [
            ("INSERT INTO actions VALUES (?, ?, ?)", (id, n, action)),
            self.new_standing(id, standing, is_over),
        ]
        if snapshot is not None:
            statements.append(("UPDATE tables SET snapshot = ?, actions = ? WHERE id = ?", (snapshot, n, id)))
        await self.write(*statements)

    async def set_standing(self, id: str, standing: bytes, is_over: bool) -> None:
        await self.write(self.new_standing(id, standing, is_over))

    def new_standing(self, id: str, standing: bytes, is_over: bool) -> Statement:
        sql = "UPDATE tables SET standing = ?, is_over = ?, touched = ? WHERE id = ?"
        return sql, (standing, is_over, now(), id)

    async def add_chat(self, id: str, n: int, line: bytes) -> None:
        await self.write(
            ("INSERT INTO chat VALUES (?, ?, ?)", (id, n, line)),
            ("UPDATE tables SET touched = ? WHERE id = ?", (now(), id)),
        )

    async def delete_table(self, id: str) -> None:
        """Delete a table, and its content if no other table uses it."""
        await self.write(
            ("DELETE FROM tables WHERE id = ?", (id,)),
            ("DELETE FROM actions WHERE table_id = ?", (id,)),
            ("DELETE FROM chat WHERE table_id = ?", (id,)),
            ("DELETE FROM boxes WHERE digest NOT IN (SELECT box FROM tables)", ()),
            ("DELETE FROM chapters WHERE series NOT IN (SELECT series FROM tables)", ()),
        )

    async def table(self, id: str, chat_lines: int) -> Stored | None:
        """A table, with at most this many lines of its chat."""

        def find() -> Stored | None:
            sql = """
                SELECT setting, standing, snapshot, actions, files
                FROM tables LEFT JOIN boxes ON digest = box WHERE id = ?
            """
            row = self.db.execute(sql, (id,)).fetchone()
            if row is None:
                return None
            setting, standing, snapshot, actions, files = row
            (last,) = self.db.execute("SELECT max(n) FROM actions WHERE table_id = ?", (id,)).fetchone()
            sql = "SELECT n, body FROM actions WHERE table_id = ? AND n > ? ORDER BY n"
            later = self.db.execute(sql, (id, actions)).fetchall()
            sql = "SELECT body FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?"
            said = [body for (body,) in self.db.execute(sql, (id, chat_lines))]
            sql = "SELECT max(n) FROM chat WHERE table_id = ? AND typeof(n) = 'integer'"
            (chats,) = self.db.execute(sql, (id,)).fetchone()
            return Stored(setting, standing, snapshot, actions, files, later, last or 0, said[::-1], chats or 0)

        return await self.in_thread(find)

    async def remains(self, id: str) -> Stored:
        """What can be read of a table that cannot be loaded: all its actions, and no chat."""

        def find() -> Stored:
            columns = ("setting", "standing", "snapshot", "actions")
            setting, standing, snapshot, number = (self.part(id, column) for column in columns)
            actions: list[tuple[Any, Any]] = []
            with suppress(sqlite3.DatabaseError):
                actions.extend(self.db.execute("SELECT n, body FROM actions WHERE table_id = ? ORDER BY n", (id,)))
            return Stored(setting, standing, snapshot, number, None, actions, len(actions), [], 0)

        return await self.in_thread(find)

    def part(self, id: str, column: str) -> Any:
        """One column of a table; None if it cannot be read."""
        with suppress(sqlite3.DatabaseError, TypeError):
            return self.db.execute(f"SELECT {column} FROM tables WHERE id = ?", (id,)).fetchone()[0]
        return None

    async def heads(self, ids: Sequence[str]) -> dict[str, Head]:
        """What a list of tables needs, for each table that exists."""

        def find(id: str) -> Any:
            try:
                sql = "SELECT setting, standing, touched FROM tables WHERE id = ?"
                return self.db.execute(sql, (id,)).fetchone()
            except sqlite3.OperationalError:
                raise
            except sqlite3.DatabaseError:  # this part of the file is damaged
                return None, None, 0

        rows = await self.in_thread(lambda: {id: find(id) for id in ids})
        return {id: Head(*row) for id, row in rows.items() if row is not None}

    async def opened_by(self, opener: str) -> int:
        """How many tables were opened from an address."""
        rows = await self.read("SELECT count(*) FROM tables WHERE opener = ?", opener)
        return int(rows[0][0])

    async def untouched(self, is_over: bool, since: int, most: int) -> list[str]:
        """Some tables that are over (or not), and that nobody has touched since then."""
        sql = "SELECT id FROM tables WHERE is_over = ? AND touched < ? ORDER BY touched LIMIT ?"
        return [id for (id,) in await self.read(sql, is_over, since, most)]

    async def box(self, digest: str) -> Any:
        """The content files with this digest; None if no table uses them."""
        rows = await self.read("SELECT files FROM boxes WHERE digest = ?", digest)
        return rows[0][0] if rows else None

    async def missing_boxes(self) -> list[str]:
        """The digests of content that tables need and the store does not have."""
        rows = await self.read("SELECT DISTINCT box FROM tables WHERE box NOT IN (SELECT digest FROM boxes)")
        return [digest for (digest,) in rows]

    async def add_box(self, digest: str, files: bytes) -> None:
        await self.write(("INSERT OR IGNORE INTO boxes VALUES (?, ?)", (digest, files)))

    # How it is read and written.

    async def in_thread(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        except sqlite3.Error as error:
            is_damaged = not isinstance(error, sqlite3.OperationalError)
            raise (DamagedFile if is_damaged else StorageTrouble)(str(error)) from error

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
        """Commit some statements together. Returns the error, if there is one."""
        self.was_locked = True
        try:
            self.db.execute("BEGIN IMMEDIATE")
            self.was_locked = False
            for sql, values in statements:
                self.db.execute(sql, values)
            self.db.execute("COMMIT")
        except (sqlite3.Error, OverflowError, ValueError) as error:
            if self.db.in_transaction:
                with suppress(sqlite3.Error):
                    self.db.execute("ROLLBACK")
            if not isinstance(error, (sqlite3.IntegrityError, OverflowError, ValueError)):  # not only for these values
                self.fault = str(error)
            return str(error)
        else:
            self.fault = ""
            return ""
        finally:
            self.tried = time.monotonic()

    async def trouble(self) -> str:
        """Why nothing can be written; empty if it can. If nothing was written lately, a write is tried."""
        if time.monotonic() - self.tried >= TRY_AFTER:
            with suppress(StorageTrouble):
                await self.write((f"PRAGMA user_version = {FORMAT}", ()))
        return self.fault

    async def close(self) -> None:
        if self.draining is not None:
            await self.draining
        await asyncio.get_running_loop().run_in_executor(self.thread, self.db.close)
        self.thread.shutdown()
        self.lock.close()


def begin_of(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(MAGIC))


def find_key(db: sqlite3.Connection) -> Any:
    """The key of this file, made when it is first opened."""
    if not db.execute("SELECT key FROM secret").fetchall():
        db.execute("INSERT INTO secret VALUES (?)", (secrets.token_bytes(KEY_BYTES),))
    return db.execute("SELECT key FROM secret").fetchone()[0]


def told(error: sqlite3.Error) -> str:
    """What is wrong with the file, and what to do."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_NOTADB:
        return NO_DATABASE
    if code == sqlite3.SQLITE_CORRUPT:
        return f"is damaged ({error}); put a copy in its place, or name another folder with --data"
    return f"cannot be opened ({error}); name another folder with --data"


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())
