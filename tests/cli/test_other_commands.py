"""`orrery games`, `perft`, `fuzz` and `doctor`."""

import json
from pathlib import Path

import pytest

from orrery.arena import promises
from orrery.games import GAMES, HIDDEN
from tests.cli.helpers import run

KM = "kosmiczna-misja"


def test_games_are_listed_without_those_for_tests(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "games")
    assert f"{KM:<18} Kosmiczna misja: 2 to 4 players" in said.out
    assert "proving" not in said.out
    listed = json.loads(run(capsys, "games", "--json").out)["games"]
    assert [facts["game"] for facts in listed] == [name for name in GAMES if name not in HIDDEN]


@pytest.mark.parametrize(
    ("language", "words"), [("C", "all 45 of them, of 13 kinds"), ("pl_PL.UTF-8", "wszystkie 45, w 13 rodzajach")]
)
def test_a_game_tells_its_options_and_what_is_reconstructed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    facts = json.loads(run(capsys, "games", KM, "--json").out)

    said = " ".join(run(capsys, "games", KM).out.split())

    assert "first=random|1|2|3|4" in said
    assert facts["content"]["digest"] in said
    assert words in said
    assert facts["seats"] == [2, 3, 4]
    assert [option["id"] for option in facts["options"]] == ["first", "deck"]
    assert set(facts["content"]["sources"].values()) == {"reconstructed"}


def test_a_game_without_words_can_be_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert "rounds=3" in run(capsys, "games", "proving").out


def test_perft(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, "perft", KM, "--seats", "3", "--seed", "7", "--depth", "3", "--json").out)
    assert list(told) == ["game", "seats", "seed", "depth", "nodes"]
    assert told["nodes"] > 0

    deep = [json.loads(run(capsys, "perft", "proving", "--depth", str(n), "--json").out)["nodes"] for n in range(5)]
    assert deep[0] == 1
    assert deep == sorted(deep)
    assert "sequences of 2 moves" in run(capsys, "perft", KM, "--depth", "2").out


def test_fuzz_finds_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = run(capsys, "fuzz", "proving", "--games", "1", "--often", "50", "--out", tmp_path / "failures")

    assert (said.code, said.err) == (0, "")
    assert "nothing went wrong" in said.out
    assert not (tmp_path / "failures").exists()


def test_fuzz_keeps_the_record_of_a_failure(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise promises.Broken(1, "somebody peeped")

    monkeypatch.setattr(promises, "check_curtain", fail)

    said = run(
        capsys, "fuzz", KM, "--games", "2", "--seed", "11", "--often", "20", "--out", tmp_path / "failures", "--json"
    )

    told = json.loads(said.out)
    assert said.code == 1
    assert said.err.splitlines() == told["failures"]
    assert "Seed 11: promise 1: somebody peeped" in told["failures"][0]
    for seed in (11, 12):
        assert run(capsys, "replay", tmp_path / "failures" / f"{KM}-{seed}.orrery.json", "--verify").code == 0


def test_fuzz_tells_of_a_table_that_cannot_be_set_up(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("no tiles")

    monkeypatch.setattr(promises, "Walk", fail)

    said = run(capsys, "fuzz", KM, "--games", "1", "--out", tmp_path)

    assert said.code == 1
    assert said.err == "Seed 1: ZeroDivisionError: no tiles, while the table was set up.\n"


def test_doctor(capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(run(capsys, "doctor", "--json").out)
    said = run(capsys, "doctor").out

    assert facts["dependencies"]["cyclopts"] in said
    assert ("compiled" if facts["compiled"] else "interpreted") in said
    assert all(line in said for line in facts["advice"])


def test_doctor_says_what_to_do(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("ORRERY_DATA", "/dev/null/games")
    monkeypatch.delenv("ORRERY_INTERPRETED", raising=False)

    facts = json.loads(run(capsys, "doctor", "--json").out)

    assert any("ORRERY_DATA" in line for line in facts["advice"])
    assert facts["compiled"] or any("no-such-compiler" in line for line in facts["advice"])
