"""Programs that play, for tests; most of them badly."""

import os
import shlex
import sys
import time
from pathlib import Path

PATIENCE = 60  # seconds; a machine may be busy
# What follows this is done for each question.
EACH = "import json, sys, time\nfor line in sys.stdin:\n    question = json.loads(line)\n    "
FIRST = EACH + "print(json.dumps({'move': 0}))\n"
BY_SEED = (
    EACH + "print(json.dumps({'move': question['moves'][question['seed'] % len(question['moves'])], 'why': 'luck'}))\n"
)


def named(folder: Path, text: str, milliseconds: int = 0, *arguments: str) -> str:
    """The name of a bot that is this Python script."""
    script = folder / f"bot{len(list(folder.iterdir()))}.py"
    script.write_text(text)
    time_limit = f"{milliseconds}ms:" if milliseconds else ""
    return f"exec:{time_limit}{shlex.join([sys.executable, '-S', str(script), *arguments])}"


def processes(mark: str) -> list[str]:
    """The command lines of the processes that have this mark in theirs."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal() and int(entry.name) != os.getpid():
            try:
                command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            except OSError:  # it has just ended
                continue
            if mark in command:
                found.append(command)
    return found


def programs(folder: Path) -> list[str]:
    """The programs of this folder that run now, without their keepers."""
    return [command for command in processes(str(folder)) if command.startswith(f"{sys.executable} -S {folder}")]


def run_soon(folder: Path, number: int) -> bool:
    """Do so many programs of this folder run soon?"""
    deadline = time.monotonic() + PATIENCE
    while len(programs(folder)) < number and time.monotonic() < deadline:
        time.sleep(0.05)
    return len(programs(folder)) >= number


def are_gone(mark: str) -> bool:
    """Do all processes with this mark end soon?"""
    deadline = time.monotonic() + PATIENCE
    while processes(mark):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True
