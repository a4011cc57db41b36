"""exec:COMMAND, a bot that is a program in any language. It reads a line of JSON for each question, and writes one.

Whatever the program does, the game goes on: for an answer that is missing or wrong a random move is made and counted.
docs/protocol.md describes the lines.
"""

import atexit
import json
import os
import re
import select
import shlex
import shutil
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from orrery.bots import keeper
from orrery.bots.api import Bot
from orrery.engine.chance import Chance
from orrery.engine.game import BadInput
from orrery.engine.sight import Sight

PROTOCOL = 1  # raised when a program that fitted the last version may not fit any more
SECONDS = 10.0  # for an answer, if the name of the bot says nothing else
START_SECONDS = 60.0  # more for the first answer after the start: a program may have much to load
MOST_BYTES = 1_000_000  # of an answer
FAULTS_IN_A_ROW = 3  # after which the rest of the game is played for the program
SEEDS = 1 << 29  # of the random numbers of a program: any language can hold these
NAME = re.compile(r"exec:(?:([1-9]\d{0,6})ms:)?(.*)")
FAULTS = ("late", "ended", "unreadable", "illegal", "unasked")


class Fault(Exception):
    """The program gave no answer, or a wrong one."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Program:
    """A running program. Nobody else is left if it ends, or if we do."""

    def __init__(self, command: list[str]) -> None:
        alive, self.life = os.pipe()
        keeps = [sys.executable, "-I", "-S", str(Path(keeper.__file__).with_suffix(".py")), str(alive), *command]
        try:
            self.process = subprocess.Popen(
                keeps,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                pass_fds=[alive],
                start_new_session=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        except OSError as error:  # the system has no room for it
            os.close(self.life)
            raise Fault("ended") from error
        finally:
            os.close(alive)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.input, False)
        self.has_answered = False

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Write a line, and read one."""
        if self.is_ready(self.output, select.POLLIN, 0.0):  # it says what nobody has asked for, or its output has ended
            raise Fault("unreadable" if os.read(self.output, 1) else "ended")
        deadline = monotonic() + seconds + (0.0 if self.has_answered else START_SECONDS)
        self.write(question, deadline)
        answer = self.read(deadline)
        self.has_answered = True
        return answer

    def write(self, line: bytes, deadline: float) -> None:
        while line:
            self.wait(self.input, select.POLLOUT, deadline)
            try:
                line = line[os.write(self.input, line) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise Fault("ended") from error

    def read(self, deadline: float) -> bytes:
        """The next line, which must be all that there is."""
        answer = bytearray()
        while not answer.endswith(b"\n"):
            self.wait(self.output, select.POLLIN, deadline)
            more = os.read(self.output, 65536)
            answer += more
            if not more:
                raise Fault("ended")
            if len(answer) > MOST_BYTES or b"\n" in answer[:-1]:
                raise Fault("unreadable")
        return bytes(answer)

    def wait(self, pipe: int, event: int, deadline: float) -> None:
        if not self.is_ready(pipe, event, max(0.0, deadline - monotonic())):
            raise Fault("late")

    def is_ready(self, pipe: int, event: int, seconds: float) -> bool:
        poll = select.poll()
        poll.register(pipe, event)
        return bool(poll.poll(seconds * 1000))

    def close(self, *, at_once: bool = False) -> None:
        """End the program: at once, or after a moment in which it may end by itself."""
        if at_once:
            with suppress(BrokenPipeError):  # it has ended already
                os.write(self.life, b"!")
        os.close(self.life)
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()
        self.process.wait()


class Programs:
    """The programs that this process runs: one for each command and seat, so that no seat sees another's questions."""

    def __init__(self) -> None:
        self.running: dict[tuple[str, int], Program] = {}
        self.counts: dict[str, Counter[str]] = {}  # since they were last taken
        self.ever: dict[str, Counter[str]] = {}

    def ask(self, name: str, seat: int, question: bytes, seconds: float) -> bytes:
        """The answer of a program, which is started if it does not run. After a fault it has to be started again."""
        program = self.running.get((name, seat))
        if program is None:
            program = self.running[name, seat] = Program(command_of(name))
            self.count(name, "starts")
        try:
            return program.ask(question, seconds)
        except BaseException:  # Ctrl-C, too: the answer to this question must not be taken for that to the next one
            del self.running[name, seat]
            program.close(at_once=True)
            raise

    def count(self, name: str, what: str) -> None:
        for counts in (self.counts, self.ever):
            counts.setdefault(name, Counter())[what] += 1

    def is_hopeless(self, name: str) -> bool:
        """Has it never answered rightly, however often it was started?"""
        ever = self.ever.get(name, Counter())
        return not ever["answers"] and sum(ever[kind] for kind in FAULTS) >= FAULTS_IN_A_ROW

    def take_counts(self) -> dict[str, dict[str, int]]:
        """What was counted since the last call, by bot."""
        counts, self.counts = self.counts, {}
        return {name: dict(counter) for name, counter in counts.items()}

    def close(self) -> None:
        self.ever = {}
        while self.running:
            self.running.popitem()[1].close()


PROGRAMS = Programs()
atexit.register(PROGRAMS.close)


class ProgramBot(Bot):
    """Hands each question to a program."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        self.limit = self.seconds = seconds_of(name)
        super().__init__(seed)
        check(name)

    def sit_down(self, luck: Chance, stream: int) -> None:
        super().sit_down(luck, stream)
        self.questions = 0
        self.faults = 0  # in a row

    def hurry(self, seconds: float) -> None:
        self.seconds = min(self.limit, seconds)

    def choose(self, sight: Sight) -> int:
        """The program's move; if it has none, a random one."""
        moves, texts, instead = sight.moves, sight.texts(), sight.any_move(self.luck, self.stream)
        question = self.question(sight, texts)
        try:
            if self.faults >= FAULTS_IN_A_ROW or PROGRAMS.is_hopeless(self.name):
                raise Fault("unasked")
            chosen = moves[place_of(PROGRAMS.ask(self.name, sight.seat, question, self.seconds), texts)]
        except Fault as fault:
            self.faults += 1
            PROGRAMS.count(self.name, fault.kind)
            return instead
        self.faults = 0
        PROGRAMS.count(self.name, "answers")
        return chosen

    def question(self, sight: Sight, texts: list[str]) -> bytes:
        """The line with which a program is asked."""
        self.questions += 1
        told = {
            "protocol": PROTOCOL,
            "game": sight.game.NAME,
            "options": sight.options,
            "seats": sight.seats,
            "seat": sight.seat,
            "question": self.questions,
            "seconds": round(self.seconds, 3),
            "seed": self.luck.below(self.stream, SEEDS),
            "moves": texts,
            "view": sight.view(),
        }
        return msgspec.json.encode(told) + b"\n"


def place_of(line: bytes, texts: list[str]) -> int:
    """Which of the moves an answer names."""
    try:
        answer: Any = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Fault("unreadable") from error
    move = answer.get("move") if isinstance(answer, dict) else None
    if isinstance(move, bool) or not isinstance(move, (int, str)):
        raise Fault("unreadable")
    if isinstance(move, str):
        move = texts.index(move) if move in texts else -1
    if not 0 <= move < len(texts):
        raise Fault("illegal")
    return move


def parts_of(name: str) -> tuple[str, str]:
    """Milliseconds and command of a name."""
    found = NAME.fullmatch(name)
    assert found is not None
    return found[1] or "", found[2]


def seconds_of(name: str) -> float:
    """The time for an answer: `exec:500ms:./mybot` has half a second."""
    milliseconds, _ = parts_of(name)
    return int(milliseconds) / 1000 if milliseconds else SECONDS


def command_of(name: str) -> list[str]:
    """The words of the command. No shell reads them."""
    try:
        return shlex.split(parts_of(name)[1])
    except ValueError as error:
        raise BadInput(f"The command of '{name}' cannot be read ({error}); correct its quotation marks.") from error


def check(name: str) -> None:
    """Refuse a program that is not there."""
    if sys.platform == "win32":
        raise BadInput("Programs as bots need Linux, macOS or WSL; on Windows itself use module:Class.")
    words = command_of(name)
    if not words or shutil.which(words[0]) is None:
        raise BadInput(f"There is no program '{' '.join(words[:1])}' that can be run; give exec: a command.")
