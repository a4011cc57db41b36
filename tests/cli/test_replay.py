"""`orrery replay`."""

import json
from pathlib import Path

import pytest

from tests.cli.helpers import run


@pytest.fixture
def path(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Path:
    run(capsys, "simulate", "kosmiczna-misja", "--games", "1", "--out", tmp_path / "lines", "--records")
    path = tmp_path / "game.orrery.json"
    path.write_text(json.dumps(json.loads((tmp_path / "lines").read_text())["record"]))
    return path


def test_verify_tells_the_outcome(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    said = run(capsys, "replay", path, "--verify", "--json")

    told = json.loads(said.out)
    record = json.loads(path.read_text())
    assert said.code == 0
    assert told == {"ok": True, "moves": len(record["moves"]), "outcome": record["outcome"], "error": None}
    assert "is sound" in run(capsys, "replay", path, "--verify").out


def test_an_unfinished_record_is_sound_too(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    record = json.loads(path.read_text())
    path.write_text(json.dumps({**record, "moves": record["moves"][:3], "outcome": None}))

    assert json.loads(run(capsys, "replay", path, "--verify", "--json").out)["outcome"] is None
    assert "not finished" in run(capsys, "replay", path, "--verify").out


def test_the_table_at_the_end_with_log_and_score_sheet(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    said = run(capsys, "replay", path, "--lang", "en")

    assert said.code == 0
    assert all(
        word in said.out
        for word in ("Kosmiczna misja", "rolled", "Player 2", "planet 1", "total", "The last tile is taken.")
    )


def test_the_table_after_some_moves_in_polish(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    said = run(capsys, "replay", path, "--at", "4", "--seat", "2", "--lang", "pl")

    assert said.code == 0
    assert all(word in said.out for word in ("runda 3", "Gracz 2", "Po 4 z"))
    assert "razem" not in said.out


def test_a_moment_as_data(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    told = json.loads(run(capsys, "replay", path, "--at", "1", "--json").out)

    assert (told["at"], told["seat"], told["outcome"]) == (1, None, None)
    assert told["view"]["round"] == 1
    assert told["heard"]


def test_hidden_things_stay_hidden(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "simulate", "proving", "--games", "1", "--out", tmp_path / "lines", "--records")
    path = tmp_path / "game.orrery.json"
    path.write_text(json.dumps(json.loads((tmp_path / "lines").read_text())["record"]))

    onlooker = json.loads(run(capsys, "replay", path, "--at", "0", "--json").out)
    seat = json.loads(run(capsys, "replay", path, "--at", "0", "--seat", "2", "--json").out)

    assert [p["hand"] for p in onlooker["view"]["players"]] == [None, None]
    assert [p["hand"] is None for p in seat["view"]["players"]] == [True, False]
    assert run(capsys, "replay", path).code == 0
