"""`orrery simulate` with programs as bots."""

import json
import signal
from pathlib import Path

import pytest

from tests.bots.programs import BY_SEED, EACH, FIRST, are_gone, named, programs, run_soon
from tests.cli.helpers import Terminal, run
from tests.cli.test_play import PROMPT

KM = "kosmiczna-misja"


def test_the_figures_count_the_answers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bot = named(tmp_path, FIRST)
    arguments = ("simulate", KM, "--games", "4", "--rotate", "--bots", f"{bot},random")
    figures = json.loads(run(capsys, *arguments, "--json").out)
    shown = run(capsys, *arguments).out

    assert figures["programs"][bot]["answers"] > 20
    assert list(figures["programs"][bot])[:2] == ["starts", "answers"]
    assert figures["by_bot"][bot]["games"] == 4
    assert figures["reproducible"] is True
    assert "unreadable" in shown
    assert bot in shown
    assert "programs" not in json.loads(run(capsys, "simulate", KM, "--games", "1", "--json").out)


def test_a_program_that_fails_harms_no_other_bot_and_no_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = named(tmp_path, EACH + "sys.exit('I give up')\n")
    out = tmp_path / "lines.jsonl"
    said = run(capsys, "simulate", KM, "--games", "3", "--bots", f"{bad},greedy", "--out", out, "--json")

    assert said.code == 0
    figures = json.loads(said.out)
    assert figures["programs"][bad]["ended"] == 3
    assert figures["reproducible"] is False
    assert len(out.read_text().splitlines()) == 3


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("text", [BY_SEED, EACH + "time.sleep(1000)\n"])
def test_ctrl_c_leaves_no_program_behind(tmp_path: Path, workers: str, text: str) -> None:
    bot = named(tmp_path, text)
    terminal = Terminal(["simulate", KM, "--games", "100000", "--bots", bot, "--workers", workers], tmp_path)
    assert run_soon(tmp_path, int(workers))
    terminal.interrupt()

    assert terminal.code == 130
    assert are_gone(str(tmp_path))


def test_a_program_plays_in_the_terminal(tmp_path: Path) -> None:
    bot = named(tmp_path, FIRST)
    seats = ["--seats", "2", "--bots", bot, "--seed", "1", "--option", "first=2"]
    terminal = Terminal(["play", KM, "--terminal", "--lang", "en", *seats], tmp_path)
    terminal.until(PROMPT["en"])
    assert len(programs(tmp_path)) == 1  # it has moved first
    terminal.interrupt()

    assert are_gone(str(tmp_path))


def test_no_program_is_left_after_a_kill(tmp_path: Path) -> None:
    terminal = Terminal(["simulate", KM, "--games", "100000", "--bots", named(tmp_path, BY_SEED)], tmp_path)
    assert run_soon(tmp_path, 1)
    terminal.signal(signal.SIGKILL)
    terminal.end()

    assert are_gone(str(tmp_path))
