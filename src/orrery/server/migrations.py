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
    "ALTER TABLE tables RENAME TO old_tables",
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, box TEXT NOT NULL DEFAULT '', is_over INTEGER NOT NULL DEFAULT 0,
        opener TEXT NOT NULL DEFAULT '', touched INTEGER NOT NULL, actions INTEGER NOT NULL,
        setting BLOB NOT NULL, standing BLOB NOT NULL, snapshot BLOB NOT NULL
    )
    """,
    """
    INSERT INTO tables (id, setting, standing, touched, snapshot, actions)
    SELECT id, setting, standing, touched, snapshot, actions FROM old_tables
    """,
    "DROP TABLE old_tables",
    "CREATE INDEX tables_by_box ON tables (box)",
    "CREATE INDEX tables_by_age ON tables (is_over, touched)",
    "CREATE INDEX tables_by_opener ON tables (opener)",
)
FORMAT_3 = (
    "ALTER TABLE tables ADD COLUMN series TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX tables_by_series ON tables (series)",
    "CREATE TABLE chapters (series TEXT, n INTEGER, record BLOB NOT NULL, PRIMARY KEY (series, n)) WITHOUT ROWID",
)


def to_format_1(db: sqlite3.Connection) -> None:
    for sql in FORMAT_1:
        db.execute(sql)


def to_format_2(db: sqlite3.Connection) -> None:
    """Content is kept, by its digest. Columns say what tables are searched for.

    Tables have rowids now. Without them, to find a table SQLite reads the snapshots of others, which may be damaged.
    """
    for sql in FORMAT_2:
        db.execute(sql)
    for id, setting, standing in db.execute("SELECT id, setting, standing FROM tables").fetchall():
        box, result = field(setting, "box"), field(standing, "result")
        values = (box if isinstance(box, str) else "", result is not None, id)
        db.execute("UPDATE tables SET box = ?, is_over = ? WHERE id = ?", values)


def to_format_3(db: sqlite3.Connection) -> None:
    """Tables may belong to a series. The records of its finished games are kept as long as one of its tables is."""
    for sql in FORMAT_3:
        db.execute(sql)


def field(body: Any, name: str) -> Any:
    """A field of something stored; None if it is missing or the row is damaged."""
    with suppress(ValueError, TypeError, KeyError, RecursionError):
        return json.loads(body)[name]
    return None


MIGRATIONS: list[Callable[[sqlite3.Connection], None]] = [
    to_format_1,
    to_format_2,
    to_format_3,
]  # from format 0, 1, ...
FORMAT = len(MIGRATIONS)


def migrate(db: sqlite3.Connection, path: Path) -> None:
    """Bring a file to the present format."""
    (found,) = db.execute("PRAGMA user_version").fetchone()
    if not 0 <= found <= FORMAT:
        raise BadInput(f"{path} is from another Orrery (format {found}, not {FORMAT}); use that Orrery.")
    if found == 0 and db.execute("SELECT * FROM sqlite_master").fetchone() is not None:
        raise BadInput(f"{path} belongs to another program; name another folder with --data.")
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
