"""Files are written so that an abort never damages the old content."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EISDIR
from pathlib import Path
from typing import TextIO

from orrery import private
from orrery.engine.game import BadInput


def read(path: Path) -> str:
    """Read a text file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"The file '{path}' cannot be read: {error.strerror}; name another one") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"The file '{path}' is not a text file; name a record that Orrery wrote") from error


@contextmanager
def replacing(path: Path, *, is_private: bool = False) -> Iterator[TextIO]:
    """A file that replaces `path` when all is written, and is removed if something goes wrong."""
    part: Path | None = None
    try:
        path = path.resolve()
        if path.is_dir():
            raise IsADirectoryError(EISDIR, "Is a directory")
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(EACCES, "Permission denied")
        if not path.exists() or path.is_file():  # else it is something like /dev/stdout, which cannot be replaced
            part = path.with_name(f".{path.name}.{os.getpid()}.part")
        with open(part or path, "w", encoding="utf-8", opener=private.opener if is_private else None) as file:
            yield file
            file.flush()
            if part:
                os.fsync(file.fileno())
        if part:
            part.replace(path)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise BadInput(f"'{path}' cannot be written: {error.strerror}; name another file") from error
    finally:
        if part:
            with suppress(OSError):
                part.unlink()


def write(path: Path, text: str, *, is_private: bool = False) -> None:
    """Write a whole file at once."""
    with replacing(path, is_private=is_private) as file:
        file.write(text)
