"""Running commands: in this process, and in a terminal of their own."""

import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Sequence
from fcntl import ioctl
from pathlib import Path

import pytest

from orrery.cli.main import main

COMMAND = [sys.executable, "-m", "orrery.cli.main"]
PATIENCE = 60  # seconds


class Said:
    """What a command printed, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Said:
    """A command in this process."""
    code = main([str(argument) for argument in arguments])
    said = capsys.readouterr()
    return Said(code, said.out, said.err)


def complaint(said: Said) -> str:
    """The one sentence with which a command refuses its input."""
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n")
    assert "Traceback" not in said.err
    return said.err.strip()


def hear_interrupts() -> None:
    """Signals are off for tests in the background, but the processes that they start must get them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Terminal:
    """A command with a terminal to itself, and somebody who types."""

    def __init__(
        self, arguments: Sequence[str], data: Path, columns: int = 80, rows: int = 40, **environment: str
    ) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            hear_interrupts()
            env = {**os.environ, "ORRERY_DATA": str(data), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environment}
            os.execve(COMMAND[0], [*COMMAND, *arguments], env)
        ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.raw = b""
        self.seen = ""  # in plain words, and not yet waited for
        self.decoder = getincrementaldecoder("utf-8")("replace")
        self.rest = ""  # of an escape sequence that is not complete
        self.code: int | None = None

    def read(self) -> bool:
        """Take in what has been printed; false when the command has ended."""
        ready, _, _ = select.select([self.fd], [], [], 0.2)
        if not ready:
            return True
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            return False
        self.raw += data
        text = self.rest + self.decoder.decode(data)
        cut = re.search(r"\x1b(\[[0-9;?]*)?$", text)
        self.rest = cut[0] if cut else ""
        self.seen += plain(text.removesuffix(self.rest))
        return bool(data)

    def until(self, *texts: str) -> str:
        """Wait for one of these texts; returns all that was printed up to its end."""
        deadline = time.monotonic() + PATIENCE
        while not any(text in self.seen for text in texts):
            assert self.read(), f"ended without {texts}: {self.seen[-1500:]}"
            assert time.monotonic() < deadline, f"waited for {texts}: {self.seen[-1500:]}"
        end = min(self.seen.index(text) + len(text) for text in texts if text in self.seen)
        seen, self.seen = self.seen[:end], self.seen[end:]
        return seen

    def type(self, text: str) -> None:
        os.write(self.fd, f"{text}\n".encode())

    def signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def interrupt(self) -> str:
        """Press Ctrl-C, and again after a while: Python may miss one that comes just before it reads."""
        alive = True
        while alive:
            os.write(self.fd, b"\x03")
            again = time.monotonic() + 20  # later than any machine takes: a second one would cut the end short
            while alive and time.monotonic() < again:
                alive = self.read()
        return self.end()

    def end(self) -> str:
        """Wait until the command ends; returns what it still printed."""
        deadline = time.monotonic() + PATIENCE
        while self.read():
            assert time.monotonic() < deadline, f"does not end: {self.seen[-1500:]}"
        _, status = os.waitpid(self.pid, 0)
        self.code = os.waitstatus_to_exitcode(status)
        os.close(self.fd)
        return self.seen

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        self.end()


def plain(text: str) -> str:
    """Without colours and movements of the cursor."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")
