"""Programs in any language as bots. Whatever they do, the games are played."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from orrery import BadInput, game
from orrery.arena.batch import Study, simulate
from orrery.bots import program
from orrery.bots.guarded import Guarded
from orrery.bots.names import make
from orrery.bots.program import FAULTS, PROGRAMS, ProgramBot
from orrery.engine.agenda import is_over, legal, play
from orrery.engine.sight import Sight
from orrery.games import GAMES
from tests.bots.programs import BY_SEED, EACH, FIRST, are_gone, named, processes, run_soon

KM = "kosmiczna-misja"
HOW_TO = Path(__file__).parent.parent.parent / "docs" / "how-to" / "add-a-bot.md"


def played(bot: str, games: int = 2, workers: int = 1, name: str = KM) -> dict[str, Any]:
    """The figures of some games against random."""
    return simulate(Study(name, 2, games, (bot, "random"), 1), workers)


def counts(bot: str, games: int = 2) -> dict[str, int]:
    """How the answers of a program were. All games were played."""
    figures = played(bot, games)
    assert figures["games"] == games
    found: dict[str, int] = figures["programs"][bot]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_program_plays_and_again_the_same(tmp_path: Path, name: str) -> None:
    bot = named(tmp_path, BY_SEED)
    first, second = (played(bot, 1, name=name) for _ in range(2))

    assert first["digest"] == second["digest"]
    assert first["programs"] == second["programs"]
    told = first["programs"][bot]
    assert told["answers"] > 5
    assert told["starts"] == 1
    assert not any(told[kind] for kind in FAULTS)
    assert first["reproducible"]


def test_the_digest_does_not_depend_on_the_workers(tmp_path: Path) -> None:
    bot = named(tmp_path, BY_SEED)
    one, two = played(bot, 16), played(bot, 16, workers=2)

    assert one["digest"] == two["digest"]
    assert one["programs"][bot]["answers"] == two["programs"][bot]["answers"]
    assert two["programs"][bot]["starts"] in (1, 2)
    assert are_gone(str(tmp_path))


def test_a_program_plays_as_a_class_that_chooses_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first_bots.py").write_text(
        "from orrery.bots.api import Bot\n"
        "class First(Bot):\n"
        "    def choose(self, sight):\n"
        "        return sight.moves[0]\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))

    assert played(named(tmp_path, FIRST))["digest"] == played("first_bots:First")["digest"]


def test_the_script_of_the_how_to_plays(tmp_path: Path) -> None:
    """It is written for the shell."""
    script = tmp_path / "mybot"
    found = re.search(r"^```sh\n(.*?)^```", HOW_TO.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert found is not None
    script.write_text(found[1])
    script.chmod(0o755)
    figures = played(f"exec:{script}")

    assert figures["programs"][f"exec:{script}"]["answers"] > 5
    assert figures["digest"] == played(named(tmp_path, FIRST))["digest"]


BAD = {
    "prints what is no JSON": (EACH + "print('I think that')\n", "unreadable"),
    "prints bytes": (EACH + "sys.stdout.buffer.write(bytes([255, 0, 200, 10])); sys.stdout.flush()\n", "unreadable"),
    "nests deeply": (EACH + "print('[' * 100000)\n", "unreadable"),
    "prints a line without end": (EACH + "print('0' * 3000000, end='')\n", "unreadable"),
    "prints an endless line": ("while True:\n    print('0' * 1000, end='')\n", "unreadable"),
    "prints two lines": (EACH + 'print(\'{"move": 0}\\n{"move": 0}\')\n', "unreadable"),
    "says no move": (EACH + "print('{}')\n", "unreadable"),
    "says true": (EACH + "print('{\"move\": true}')\n", "unreadable"),
    "says a list": (EACH + "print('[0]')\n", "unreadable"),
    "says a number that is none": (EACH + "print('{\"move\": NaN}')\n", "unreadable"),
    "names no such move": (EACH + 'print(\'{"move": "fly away"}\')\n', "illegal"),
    "counts too far": (EACH + "print('{\"move\": 1000}')\n", "illegal"),
    "counts from the end": (EACH + "print('{\"move\": -1}')\n", "illegal"),
    "ends at once": ("import sys\nsys.exit(3)\n", "ended"),
    "fails at once": ("raise ValueError('no idea')\n", "ended"),
    "closes its output": ("import os, time\nos.close(1)\ntime.sleep(1000)\n", "ended"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_program_that_never_answers_rightly_is_given_up_and_the_games_are_played(tmp_path: Path, what: str) -> None:
    text, kind = BAD[what]
    told = counts(named(tmp_path, text))

    assert told[kind] == 3
    assert told["answers"] == 0
    assert told["unasked"] > 5
    assert sum(told[fault] for fault in FAULTS) == told[kind] + told["unasked"]
    assert are_gone(str(tmp_path))


@pytest.mark.parametrize("text", ["import time\ntime.sleep(1000)\n", EACH + "time.sleep(1000)\n"])
def test_a_program_that_says_nothing_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(program, "START_SECONDS", 0.2)
    bot = named(tmp_path, text, 50)
    figures = played(bot)

    assert (figures["programs"][bot]["late"], figures["programs"][bot]["starts"]) == (3, 3)
    assert not figures["reproducible"]
    assert are_gone(str(tmp_path))


def test_a_program_that_does_not_read_a_long_question_is_late_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "START_SECONDS", 0.2)
    running = program.Program([sys.executable, "-c", "import time; time.sleep(1000)", str(tmp_path)])
    with pytest.raises(program.Fault, match="late"):
        running.ask(b"x" * 5_000_000 + b"\n", 0.1)
    running.close(at_once=True)

    assert are_gone(str(tmp_path))


def test_a_late_answer_is_not_taken_for_that_to_the_next_question(tmp_path: Path) -> None:
    """After a while it is slow: it is started again, and answers rightly until it is slow again."""
    slow = EACH + "time.sleep(2 if question['question'] % 7 == 0 else 0)\n    print('{\"move\": 0}')\n"
    told = counts(named(tmp_path, slow, 500), 1)

    assert told["late"] >= 1
    assert told["starts"] == told["late"] + 1
    assert told["answers"] > told["late"]
    assert told["illegal"] == told["unreadable"] == 0


def test_a_program_that_crashes_is_started_again(tmp_path: Path) -> None:
    told = counts(
        named(tmp_path, EACH + "print('{\"move\": 0}', flush=True)\n    if question['question'] % 5 == 0: break\n"), 1
    )

    assert told["ended"] >= 1
    assert told["starts"] == told["ended"] + 1
    assert told["answers"] > told["ended"]


def test_after_three_faults_in_a_row_the_next_game_is_a_new_chance(tmp_path: Path) -> None:
    flaky = EACH + "print('{\"move\": 0}' if question['question'] < 3 else '{\"move\": -1}')\n"
    told = counts(named(tmp_path, flaky), 3)

    assert told["answers"] == 3 * 2
    assert told["illegal"] == 3 * 3
    assert told["unasked"] > 0
    assert told["starts"] == 1  # a wrong move is no reason to start it again


def test_a_program_that_the_system_cannot_start_harms_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise BlockingIOError("no room for another process")

    monkeypatch.setattr(subprocess, "Popen", refuse)
    told = counts(named(tmp_path, FIRST))

    assert (told["starts"], told["ended"]) == (0, 3)


def test_what_it_prints_as_an_error_is_no_answer(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    told = counts(named(tmp_path, EACH + "print('thinking ' * 100, file=sys.stderr)\n    print('{\"move\": 0}')\n"), 1)

    assert told["answers"] > 5
    assert not any(told[kind] for kind in FAULTS)
    assert "thinking" in capfd.readouterr().err


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    shutil.copy(shutil.which("sleep") or "", tmp_path / "sleep")
    running = program.Program(["sh", "-c", f"PATH={tmp_path}:$PATH; trap '' TERM; {tmp_path}/sleep 1000 & cat"])
    assert running.ask(b"hello\n", 60) == b"hello\n"
    assert len(processes(f"{tmp_path}/sleep 1000")) >= 1
    running.close()

    assert are_gone(str(tmp_path))


def test_a_program_that_does_not_end_by_itself_is_ended(tmp_path: Path) -> None:
    script = tmp_path / "stubborn.py"
    script.write_text(
        "import signal, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "print('ready', flush=True)\n"
        "time.sleep(1000)\n"
    )
    running = program.Program([sys.executable, str(script)])
    assert running.read(time.monotonic() + 60) == b"ready\n"
    running.close()

    assert are_gone(str(tmp_path))


def test_programs_end_with_a_process_that_is_killed(tmp_path: Path) -> None:
    code = (
        "from orrery.arena.batch import Study, simulate\n"
        f"simulate(Study('{KM}', 2, 100000, ({named(tmp_path, FIRST)!r}, 'random'), 1))\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    )
    assert run_soon(tmp_path, 1)
    process.send_signal(signal.SIGKILL)
    process.wait(60)

    assert are_gone(str(tmp_path))


def test_the_question_tells_what_the_seat_sees_and_nothing_else() -> None:
    """The same bytes at a table and at all that look like it to the seat."""
    for name in GAMES:
        rules = game(name)
        g = rules.new(3, 5)
        for n in range(40):
            if is_over(g):
                break
            seat = int(g.asked)
            if n % 8 == 0:
                told = {
                    ProgramBot("exec:sh", 1).question(Sight(rules, h, seat), Sight(rules, h, seat).texts())
                    for h in (g, rules.imagine(g, seat, 1), rules.imagine(g, seat, 2))
                }
                assert len(told) == 1
                question = json.loads(told.pop())
                assert question["moves"] == rules.show(g, seat)
                assert (question["game"], question["seats"], question["seat"]) == (name, 3, seat)
                assert question["options"] == g.options
            offered = legal(g, seat)
            play(g, seat, offered[n % len(offered)])


def test_the_time_for_an_answer_is_part_of_the_name() -> None:
    assert ProgramBot("exec:sh").seconds == 10
    hurried = ProgramBot("exec:250ms:sh -c true")
    assert hurried.seconds == 0.25
    hurried.hurry(3.0)
    assert hurried.seconds == 0.25
    hurried.hurry(0.1)
    assert hurried.seconds == 0.1
    assert program.command_of("exec:250ms:sh -c 'a b'") == ["sh", "-c", "a b"]


@pytest.mark.parametrize("name", ["exec:", "exec:./no_such_program", "exec:/", "exec:sh 'open", "exec:50ms:"])
def test_a_program_that_is_not_there_is_refused_before_the_first_game(name: str) -> None:
    with pytest.raises(BadInput):
        make(name, 1)


def test_programs_have_a_guard_and_nothing_is_started_before_the_first_question() -> None:
    assert isinstance(make("exec:sh", 1), Guarded)
    assert PROGRAMS.running == {}
