"""Commands start quickly, have help, and say what is missing."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from orrery import __version__
from orrery.cli.app import COMMANDS
from tests.cli.helpers import COMMAND, PATIENCE, hear_interrupts, run

KM = "kosmiczna-misja"
RECORD = "RECORD"  # stands for the path of a record
WITHOUT = "import sys; sys.modules[{name!r}] = None; from orrery.cli.main import main; sys.exit(main({arguments!r}))"
ANNOUNCED = """
import sys
from orrery.arena import batch, match, promises
from orrery.cli.main import main
begun = []
def announced(work):
    def begin(*arguments, **options):
        if not begun:
            begun.append(True)
            print("begun", flush=True)
        return work(*arguments, **options)
    return begin
batch.simulate, match.perft, promises.fuzz = map(announced, (batch.simulate, match.perft, promises.fuzz))
sys.exit(main())
"""
LOADED = "import sys; from orrery.cli.main import main; main({arguments!r}); print(*sys.modules, file=sys.stderr)"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    said = run(capsys, command, "--help")

    assert said.code == 0
    assert said.out.startswith(f"Usage: orrery {command}")
    assert ("--json" in said.out) == (command not in ("play", "serve", "join"))
    assert said.out == run(capsys, command, "-h").out


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "--help")

    assert all(f"\n  {command} " in said.out for command in COMMANDS)
    assert said.out == run(capsys).out
    assert run(capsys, "--version").out == f"{__version__}\n"


def test_each_argument_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMANDS:
        rows = run(capsys, command, "--help").out.split("\n\n")[-1].strip("\n").split("\n")
        assert all(len(row.strip().split("  ", 1)) == 2 or row.startswith("      ") for row in rows), rows


@pytest.mark.parametrize(
    ("arguments", "heavy"),
    [
        (["--help"], ("rich", "fluent", "babel", "multiprocessing", "concurrent.futures.process")),
        (["simulate", "--help"], ("rich", "fluent", "babel", "concurrent.futures.process")),
        (["play", "--help"], ("rich", "fluent", "babel")),
        (["games"], ("rich", "multiprocessing")),  # it speaks the chosen language
        (["perft", KM, "--depth", "1"], ("rich", "fluent", "babel", "concurrent.futures.process")),
        (["simulate", KM, "--games", "1"], ("rich", "fluent", "babel")),
    ],
)
def test_only_what_is_needed_is_loaded(arguments: list[str], heavy: tuple[str, ...]) -> None:
    script = LOADED.format(arguments=arguments)
    modules = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stderr.split()

    assert [name for name in heavy if name in modules] == []


@pytest.mark.parametrize(
    ("name", "arguments"),
    [("cyclopts", ["games"]), ("rich", ["replay", RECORD]), ("fluent.runtime", ["games", KM])],
)
def test_a_missing_library_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, arguments: list[str]
) -> None:
    run(capsys, "simulate", KM, "--games", "1", "--out", tmp_path / "lines", "--records")
    record = tmp_path / "game.orrery.json"
    record.write_text(json.dumps(json.loads((tmp_path / "lines").read_text())["record"]))
    script = WITHOUT.format(name=name, arguments=[str(record) if word == RECORD else word for word in arguments])
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)

    assert said.returncode == 2
    assert said.stderr.count("\n") == 1
    assert "install Orrery with its extra [cli]." in said.stderr


def test_nobody_reads_any_more() -> None:
    with subprocess.Popen(
        [*COMMAND, "games", KM], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode not in (0, 1, 2)


def test_closed_streams_and_full_disks() -> None:
    def code(command: str) -> tuple[int, str]:
        said = subprocess.run(
            ["sh", "-c", f'"$0" "$@" {command}', *COMMAND, "games"], capture_output=True, text=True, check=False
        )
        return said.returncode, said.stderr

    assert code(">&-") == (0, "")
    assert code(">&- 2>&-") == (0, "")
    returned, said = code(">/dev/full")
    assert returned == 2
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", KM, "--games", "10000000", "--out"],
        ["simulate", KM, "--games", "10000000", "--workers", "2", "--out"],
        ["fuzz", "proving", "--games", "100000", "--out"],
        ["perft", "proving", "--depth", "30"],
    ],
    ids=["simulate", "simulate with workers", "fuzz", "perft"],
)
def test_ctrl_c_ends_it_with_one_line(arguments: list[str], tmp_path: Path) -> None:
    if arguments[-1] == "--out":
        (tmp_path / "out").write_text("precious\n")
        arguments = [*arguments, str(tmp_path / ("failures" if arguments[0] == "fuzz" else "out"))]
    process = subprocess.Popen(
        [sys.executable, "-c", ANNOUNCED, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,  # noqa: PLW1509 (a test has one thread)
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    time.sleep(0.5)  # into the middle of it

    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()

    assert (process.returncode, out, err) == (130, "", "Stopped.\n")
    if "--out" in arguments:
        assert [path.name for path in tmp_path.iterdir()] == ["out"]
        assert (tmp_path / "out").read_text() == "precious\n"
