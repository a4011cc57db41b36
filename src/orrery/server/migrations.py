"""The formats of the store. Each migration leads from one format to the next, in one transaction.

A migration is never changed once a format is in use; what changes later is a new migration. It reads what is stored as
plain JSON, since the classes of the server may change too.
"""

import json
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from orrery.engine.game import BadInput

FORMAT_1 = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, setting BLOB NOT NULL, standing BLOB NOT NULL, touched INTEGER NOT NULL,
        snapshot BLOB NOT NULL, actions INTEGER NOT NULL
    ) WITHOUT ROWID
    """,
    "CREATE TABLE actions (table_id TEXT, n INTEGER, body BLOB NOT NULL, PRIMARY KEY (table_id, n)) WITHOUT ROWID",
    "CREATE TABLE chat (table_id TEXT, n INTEGER, body BLOB NOT NULL, PRIMARY KEY (table_id, n)) WITHOUT ROWID",
    "CREATE TABLE secret (key BLOB NOT NULL)",
)
FORMAT_2 = (
    "CREATE TABLE boxes (digest TEXT PRIMARY KEY, files BLOB NOT NULL) WITHOUT ROWID",
    "ALTER TABLE tables ADD COLUMN box TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN is_over INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN opener TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX tables_by_box ON tables (box)",
    "CREATE INDEX tables_by_age ON tables (is_over, touched)",
    "CREATE INDEX tables_by_opener ON tables (opener)",
)


def to_format_1(db: sqlite3.Connection) -> None:
    """A new file. One with tables of its own belongs to another program."""
    if db.execute("SELECT * FROM sqlite_master").fetchone() is not None:
        raise sqlite3.DatabaseError("it belongs to another program")
    for sql in FORMAT_1:
        db.execute(sql)


def to_format_2(db: sqlite3.Connection) -> None:
    """Content is kept, by its digest. Columns say what tables are searched for."""
    for sql in FORMAT_2:
        db.execute(sql)
    for id, setting, standing in db.execute("SELECT id, setting, standing FROM tables").fetchall():
        box, result = field(setting, "box"), field(standing, "result")
        values = (box if isinstance(box, str) else "", result is not None, id)
        db.execute("UPDATE tables SET box = ?, is_over = ? WHERE id = ?", values)


def field(body: Any, name: str) -> Any:
    """A field of something stored; None if it is missing or the row is damaged."""
    with suppress(ValueError, TypeError, KeyError, RecursionError):
        return json.loads(body)[name]
    return None


MIGRATIONS: list[Callable[[sqlite3.Connection], None]] = [to_format_1, to_format_2]  # from format 0, 1, ...
FORMAT = len(MIGRATIONS)


def migrate(db: sqlite3.Connection, path: Path) -> None:
    """Bring a file to the present format."""
    (found,) = db.execute("PRAGMA user_version").fetchone()
    if not 0 <= found <= FORMAT:
        raise BadInput(f"{path} is from another Orrery (format {found}, not {FORMAT}); use that Orrery.")
    for number in range(found, FORMAT):
        db.execute("BEGIN IMMEDIATE")
        try:
            MIGRATIONS[number](db)
            db.execute(f"PRAGMA user_version = {number + 1}")
            db.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            raise
