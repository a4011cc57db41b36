"""Series in the terminal: begun, left and resumed, within games and between them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from orrery import game
from orrery.cli.terminal.course import Course, standing
from orrery.cli.words import Words
from orrery.engine import series
from orrery.engine.game import Outcome, outcome_of
from tests.cli.helpers import Terminal, complaint, run
from tests.server.test_campaign import played

PROMPT = "? for help):"
ALONE = ["--seats", "2", "--option", "automaton=yes"]
NEW = ["play", "proving", "--terminal", "--series", "best-of-three", "--seed", "3", "--lang", "en", *ALONE]
RESUME = ["play", "--terminal", "--resume", "--lang", "en"]
NEXT = "next game now?"


def play(terminal: Terminal, *ends: str) -> str:
    """Take the first move, or the suggestion, until one of these texts is there; all that was seen."""
    seen = terminal.until(PROMPT, "to go on.", *ends)
    everything = seen
    while not any(seen.endswith(end) for end in ends):
        terminal.type("" if seen.endswith("to go on.") else "1")
        seen = terminal.until(PROMPT, "to go on.", *ends)
        everything += seen
    return everything


def kept(folder: Path) -> series.SeriesFile:
    (path,) = folder.glob("*.orrery.json")
    return series.read(path.read_text())


def saved(folder: Path) -> dict[str, Any]:
    (path,) = folder.glob("*.save.json")
    data: dict[str, Any] = json.loads(path.read_text())
    return data


def test_a_series_is_played_to_its_end(tmp_path: Path) -> None:
    terminal = Terminal(NEW, tmp_path)
    seen = play(terminal, NEXT)
    assert "the best of three · A short game" in seen
    assert "won alone" in seen
    terminal.type("")
    seen = play(terminal, NEXT, "play again?")
    assert "the best of three · A longer game" in seen
    if seen.endswith(NEXT):
        terminal.type("")
        seen = play(terminal, "play again?")
    assert "The series is over." in seen
    terminal.type("n")
    terminal.end()
    assert not list(tmp_path.glob("*.save.json"))
    assert len(kept(tmp_path).verify(game("proving"))) in (2, 3)


def test_a_series_is_left_between_games_and_resumed(tmp_path: Path) -> None:
    terminal = Terminal(NEW, tmp_path)
    play(terminal, NEXT)
    terminal.type("n")
    assert "To go on with it, type:" in terminal.end()

    terminal = Terminal(RESUME, tmp_path)
    assert "A longer game" in play(terminal, PROMPT)
    terminal.type("q")
    terminal.end()
    assert len(kept(tmp_path).records) == 1


def test_a_series_is_left_within_a_game_and_resumed(tmp_path: Path) -> None:
    terminal = Terminal(NEW, tmp_path)
    play(terminal, NEXT)
    terminal.type("")
    terminal.until(PROMPT)
    terminal.type("1")
    terminal.until(PROMPT)
    before = saved(tmp_path)
    terminal.kill()

    terminal = Terminal(RESUME, tmp_path)
    assert "A longer game" in terminal.until(PROMPT)
    assert saved(tmp_path) == before
    terminal.type("1")
    play(terminal, NEXT, "play again?")
    terminal.kill()
    assert len(kept(tmp_path).verify(game("proving"))) == 2


def test_a_kill_between_games_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """The finished game is still saved in the place of the next one, which was not saved yet."""
    terminal = Terminal(NEW, tmp_path)
    play(terminal, NEXT)
    terminal.kill()
    data = saved(tmp_path)
    (path,) = tmp_path.glob("*.save.json")
    first = json.loads(kept(tmp_path).records[0])
    path.write_text(json.dumps({**data, "record": first, "series": {**data["series"], "games": []}}))

    terminal = Terminal(RESUME, tmp_path)
    play(terminal, NEXT)
    terminal.kill()
    assert len(kept(tmp_path).records) == 1
    assert saved(tmp_path)["series"] == data["series"]


def test_a_kept_series_tells_its_outcomes(tmp_path: Path) -> None:
    terminal = Terminal(NEW, tmp_path)
    play(terminal, NEXT)
    terminal.kill()
    (record,) = kept(tmp_path).records
    assert outcome_of(json.loads(record)["outcome"]).scores == kept(tmp_path).verify(game("proving"))[0].scores


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"name": "chess"}, "no series 'chess'"),
        ({"games": [{}]}, "is not a record|cannot be opened"),
        ({"seed": "x"}, "not a saved game, or it is damaged"),
        ({"options": {"rounds": 9}}, "must be a number"),
    ],
)
def test_a_saved_series_that_was_changed_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: dict[str, Any], told: str
) -> None:
    terminal = Terminal(NEW, tmp_path)
    terminal.until(PROMPT)
    terminal.kill()
    (path,) = tmp_path.glob("*.save.json")
    data = json.loads(path.read_text())
    text = json.dumps({**data, "series": {**data["series"], **change}})
    path.write_text(text)

    said = complaint(run(capsys, "play", "--terminal", "--resume", path))
    assert any(part in said for part in told.split("|"))
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["skymines", "--terminal", "--series", "chess"], "no series 'chess'"),
        (["skymines", "--terminal", "--series", "campaign", "--option", "board=belt"], "is set by the campaign"),
        (["skymines", "--series", "campaign"], "--series"),
        (["--terminal", "--resume", "--series", "campaign"], "--resume goes on"),
    ],
)
def test_series_that_cannot_be_begun(capsys: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    assert told in complaint(run(capsys, "play", *arguments))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_chapter_that_a_loop_repeats_is_played_again_and_it_is_said_why(language: str) -> None:
    file, words = played(), Words(language, "skymines")
    course = Course(game("skymines"), "campaign", 2, 5, file.options, True)
    again, told = [], []
    for record in file.records:
        course.file.records.append(record)
        again.append(course.is_again())
        lines = [line.plain for line in standing(words, ["Ola", "Luna"], course)]
        told.append(words("series-campaign.loop-about") in lines)
        assert words("series-campaign.scale") in lines
    assert again == told == [False, False, False, True, True, False]


def test_a_time_loop_says_why_another_game_follows() -> None:
    outcome = Outcome([1, 2], [9, 8], [[], []], [[("loop-left", 1)], []])
    words, course = Words("en", "skymines"), Course(game("skymines"), "time-loop", 2, 5, {}, True)
    course.file.records.append(json.dumps({"outcome": outcome.data()}))
    assert words("series-time-loop.next-about") in [line.plain for line in standing(words, ["Ola", "Jan"], course)]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_campaign_against_luna_begins_with_its_story(tmp_path: Path, language: str) -> None:
    new = ["play", "skymines", "--terminal", "--series", "campaign", "--seats", "2", "--option", "luna=1"]
    terminal = Terminal([*new, "--lang", language], tmp_path, 100)
    seen = terminal.until("):")
    words = Words(language, "skymines")
    assert words("campaign-1") in seen
    assert words("campaign-1.story")[:40] in seen
    terminal.type("q")
    terminal.end()
    assert saved(tmp_path)["series"] != {}


def test_a_campaign_is_left_within_a_chapter_and_between_chapters_and_resumed(tmp_path: Path) -> None:
    new = ["play", "skymines", "--terminal", "--series", "campaign", "--seats", "2", "--option", "luna=1"]
    words = Words("en", "skymines")
    terminal = Terminal([*new, "--seed", "3", "--lang", "en"], tmp_path, 120)
    play(terminal, "── Round 1 ──")
    play(terminal, PROMPT)
    before = saved(tmp_path)
    terminal.type("q")
    terminal.end()

    terminal = Terminal(RESUME, tmp_path, 120)
    assert words("campaign-1") in play(terminal, PROMPT)
    assert saved(tmp_path) == before
    terminal.type("1")
    ending = play(terminal, "next chapter now?")
    assert re.search(r"Success points +Player 1 +Luna\n", ending)
    terminal.type("n")
    terminal.end()
    assert len(kept(tmp_path).verify(game("skymines"))) == 1

    terminal = Terminal(RESUME, tmp_path, 120)
    assert words("campaign-2") in play(terminal, PROMPT)
    assert saved(tmp_path)["record"]["options"]["board"] == "belt"
    terminal.kill()
