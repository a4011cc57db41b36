"""Errors of commands, and what `orrery games` says, in the language that was chosen."""

import re
import tomllib
from pathlib import Path

import pytest

import orrery
from orrery.cli.faults import chosen_language, told
from tests.cli.helpers import complaint, run
from tests.cli.test_bad_input import FAULTS

TEXTS = tomllib.loads((Path(orrery.__file__).parent / "cli" / "texts" / "faults.pl.toml").read_text(encoding="utf-8"))
OF_OTHERS = ["--json=perhaps", "/dev/null/deep"]  # told by the library of arguments, and by the system


@pytest.mark.parametrize(("command", "words"), [one for one in FAULTS if not one[0].endswith(tuple(OF_OTHERS))])
def test_every_refusal_has_a_polish_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str, words: str
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    english = complaint(run(capsys, *command.split(" ")))
    assert words in english
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    polish = complaint(run(capsys, *command.split(" ")))
    assert polish != english
    assert not re.search(r"[{}]|\b(leave|name|there is|takes)\b", polish)


def test_the_language_on_the_command_line_comes_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "są do gry w terminalu" in complaint(run(capsys, "play", "--seats", "3"))
    assert "are for the terminal" in complaint(run(capsys, "play", "--seats", "3", "--lang", "en"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "są do gry w terminalu" in complaint(run(capsys, "play", "--seats", "3", "--lang=pl"))
    assert chosen_language(["play", "--lang", "de"]) == "en"


def test_texts_have_the_values_of_their_sentences() -> None:
    for english, polish in TEXTS.items():
        assert set(re.findall(r"{(\w+)}", polish)) <= set(re.findall(r"{(\w+)}", english)), english


def test_a_sentence_within_a_sentence_is_told_too_and_an_unknown_one_stays() -> None:
    record = "This record is damaged: its seed is not a number"
    said = told(f"The saved game 'x' cannot be opened: {record}; the file was not changed", "pl")
    assert said == (
        "Zapisanej gry „x” nie można otworzyć: Ten zapis jest uszkodzony: ziarno nie jest liczbą; pliku nie zmieniono"
    )
    assert told("Something new.", "pl") == "Something new."
    assert told(record, "en") == record


def test_the_games_are_listed_in_the_language_that_is_chosen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "Astrominers: 2 to 6 players" in run(capsys, "games").out
    assert "Astrogórnicy: od 2 do 6 osób" in run(capsys, "games", "--lang", "pl").out
    assert "Od 2 do 6 graczy." in run(capsys, "games", "astrominers", "--lang", "pl").out
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Więcej o grze: orrery games GAME" in run(capsys, "games").out
    assert "--lang to en or pl, a nie „de”" in complaint(run(capsys, "games", "--lang", "de"))
