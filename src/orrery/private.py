"""Files that only their owner may read: they hold the seeds of games, and the key of all links."""

import os
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE

OURS = ("lock", "tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "*.save.json", "*.orrery.json")


def make_folder(folder: Path) -> None:
    """Make a folder for our files, if there is none."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    tighten(folder)


def tighten(folder: Path) -> None:
    """Close our files in a folder to others."""
    for pattern in OURS:
        for path in folder.glob(pattern):
            with suppress(OSError):  # it belongs to somebody else
                if path.is_file() and S_IMODE(path.stat().st_mode) & 0o077:
                    path.chmod(S_IMODE(path.stat().st_mode) & ~0o077)


def opener(path: str, flags: int) -> int:
    """For `open`: a file that is made is private from the start, whatever the umask says."""
    is_new = not Path(path).exists()
    file = os.open(path, flags, 0o600)
    if is_new and hasattr(os, "fchmod"):
        os.fchmod(file, 0o600)
    return file
