"""Files: read in one piece, written so that an abort never harms what was there."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from orrery.engine.game import BadInput


def read(path: Path) -> str:
    """A text file that somebody named."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"The file '{path}' cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"The file '{path}' is no text file; name a record that Orrery wrote") from error


@contextmanager
def replacing(path: Path) -> Iterator[TextIO]:
    """A file that takes the place of `path` when all is written, and vanishes if something goes wrong."""
    path = path.resolve()
    is_special = path.exists() and not path.is_file()  # such as /dev/stdout: nothing to be harmed
    part = path if is_special and not path.is_dir() else path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        if path.is_dir():
            raise IsADirectoryError(21, "Is a directory")
        with part.open("w", encoding="utf-8") as file:
            if not is_special and path.exists() and not os.access(path, os.W_OK):
                raise PermissionError(13, "Permission denied")
            yield file
            file.flush()
            if part != path:
                os.fsync(file.fileno())
        if part != path:
            part.replace(path)
    except BrokenPipeError:
        discard(part, path)
        raise
    except OSError as error:
        discard(part, path)
        raise BadInput(f"'{path}' cannot be written: {error.strerror}; name another file") from error
    except BaseException:
        discard(part, path)
        raise


def discard(part: Path, path: Path) -> None:
    if part != path:
        with suppress(OSError):
            part.unlink()


def write(path: Path, text: str) -> None:
    """The whole of a file at once."""
    with replacing(path) as file:
        file.write(text)
