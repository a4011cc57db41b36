"""`orrery play` in a real terminal, from the first question to the score sheet."""

import json
import re
from pathlib import Path

import pytest

from orrery.cli.words import Words
from tests.cli.helpers import Terminal, run

SMALL_BOX = Path(__file__).parents[1] / "games/astrominers/content"
PROMPT = {"en": "? for help):", "pl": "? to pomoc):"}
AGAIN = {"en": "play again? (Enter = yes, n = no)", "pl": "zagrać jeszcze raz? (Enter = tak, n = nie)"}
GO_ON = {"en": "Press Enter to go on.", "pl": "Enter, żeby grać dalej."}


def play_on(terminal: Terminal, language: str, answer: str = "1") -> str:
    """Give the same answer until the game is over; returns what was shown last."""
    while True:
        seen = terminal.until(PROMPT[language], AGAIN[language], GO_ON[language])
        if AGAIN[language] in seen:
            return seen
        terminal.type("" if GO_ON[language] in seen else answer)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("planet 1", "total", "place", "The last tile is taken.", "wins.", "The record of this game:")),
        ("pl", ("planeta 1", "razem", "miejsce", "Wzięto ostatni kafelek.", "Wygrywa", "Zapis tej gry:")),
    ],
)
def test_a_whole_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, words: tuple[str, ...]
) -> None:
    terminal = Terminal(
        ["play", "--terminal", "--seats", "3", "--bots", "greedy,random", "--seed", "4", "--lang", language], tmp_path
    )

    end = play_on(terminal, language)
    terminal.type("n")
    terminal.end()

    assert terminal.code == 0
    assert [word for word in words if word not in end] == []
    (record,) = tmp_path.iterdir()
    assert record.name.endswith(".orrery.json")
    assert run(capsys, "replay", record, "--verify").code == 0
    assert json.loads(record.read_text())["seats"] == 3


def test_questions_with_defaults_and_the_language_of_the_system(tmp_path: Path) -> None:
    terminal = Terminal(["play", "--terminal"], tmp_path, LC_ALL="pl_PL.UTF-8")

    terminal.until("Ilu graczy, od 2 do 4? [2]")
    terminal.type("siedem")
    terminal.until("Wpisz liczbę od 2 do 4.", "[2]")
    terminal.type("")
    terminal.until("[1]")
    terminal.type("")
    terminal.until("[4]")
    terminal.type("1")
    seen = terminal.until(PROMPT["pl"])
    terminal.type("q")
    end = terminal.end()

    assert "Gracz 1 (ty)" in seen
    assert "Bot 2 · Losowy" in seen
    assert "orrery play --terminal --resume" in end
    assert terminal.code == 0


def test_letters(tmp_path: Path) -> None:
    terminal = Terminal(
        [
            "play",
            "--terminal",
            "--seats",
            "2",
            "--bots",
            "greedy",
            "--seed",
            "5",
            "--lang",
            "en",
            "--option",
            "first=1",
        ],
        tmp_path,
    )
    terminal.until(PROMPT["en"])

    def ask(text: str) -> str:
        terminal.type(text)
        return terminal.until(PROMPT["en"])

    assert "Type a number to make that move." in ask("?")
    assert ask("h").count("this help") == 1
    assert "The rule: " not in ask("w 1")
    assert "not begun planet 1 yet" in ask("w 1b")
    assert "no such thing" in ask("w 1 2")
    assert "no such thing" in ask("w the moon")
    assert "Astronauts" in ask("r 6")
    assert "1 to 15" in ask("r 99")
    assert "Nothing has happened yet." in ask("l")
    assert "nothing to take back" in ask("u")
    assert "Which tile do you take" not in ask("w 1")
    for again in ("", "t"):
        assert "Take a tile and begin" in ask(again)
    for nonsense in ("0", "99", "hello", "-1", "1 2", "\u00b2", "9" * 50):
        assert "not one of the moves" in ask(nonsense)
    terminal.type("r")
    terminal.until("Press Enter to go back.")
    terminal.type("a")
    while "Enter for more" in terminal.until("Enter for more", GO_ON["en"]):
        terminal.type("")
    assert "Take a tile and begin" in ask("")
    terminal.type("w")
    terminal.until("both (2 1b):")
    assert "do that now: move" in ask("1")
    assert "round 2" in ask("1")
    assert "round 1, Player 1 (you): new planet" in ask("l")
    assert "There is a tile on 1a already" in ask("w 1a")
    assert "cannot take that back" in ask("u")
    terminal.kill()


def test_why_not_gives_the_reason_and_the_rule(tmp_path: Path) -> None:
    terminal = Terminal(
        ["play", "--terminal", "--seats", "2", "--bots", "random", "--seed", "3", "--lang", "en"], tmp_path
    )
    said = ""
    for _ in range(8):
        terminal.until(PROMPT["en"])
        for thing in ("1 1b", "2 1b", "3 1d", "1 2c"):
            terminal.type(f"w {thing}")
            said += terminal.until(PROMPT["en"])
        terminal.type("1")
    terminal.kill()

    assert "The rule: " in said
    assert "The edges do not match there. Towards 1" in said or "takes" in said


def test_several_people_at_one_keyboard(tmp_path: Path) -> None:
    terminal = Terminal(["play", "--terminal", "--seats", "2", "--lang", "en", "--option", "first=1"], tmp_path)
    terminal.until("1 to 2? [1]")
    terminal.type("2")

    assert "Player 1, your move" in terminal.until(PROMPT["en"])
    terminal.type("1")
    seen = terminal.until(PROMPT["en"])

    assert "Player 2, your move" in seen
    assert "look" not in seen  # nothing is hidden in this game
    terminal.type("q")
    terminal.end()


def test_a_game_without_a_drawing_and_with_secrets(tmp_path: Path) -> None:
    terminal = Terminal(
        ["play", "--terminal", "proving", "--seats", "3", "--bots", "greedy", "--seed", "1", "--lang", "en"], tmp_path
    )
    hand_overs = 0
    while True:
        seen = terminal.until(PROMPT["en"], "Press Enter.", GO_ON["en"], AGAIN["en"])
        if AGAIN["en"] in seen:
            break
        hand_overs += "Press Enter." in seen
        terminal.type("" if "Press Enter" in seen else "1")
    terminal.type("n")
    terminal.end()

    assert hand_overs > 4
    assert "built" in seen
    assert terminal.code == 0


def test_another_game(tmp_path: Path) -> None:
    terminal = Terminal(["play", "--terminal", "--seats", "2", "--bots", "random", "--lang", "en"], tmp_path)
    play_on(terminal, "en")
    terminal.type("maybe")
    terminal.until("Please type y or n.")
    terminal.until(AGAIN["en"])
    terminal.type("")

    assert "round 1" in terminal.until(PROMPT["en"])
    terminal.type("q")
    terminal.end()
    assert sorted(path.suffixes[-2] for path in tmp_path.iterdir()) == [".orrery", ".save"]


@pytest.mark.parametrize("columns", [12, 40, 60, 200])
def test_any_width_without_colours(tmp_path: Path, columns: int) -> None:
    arguments = ["play", "--terminal", "--seats", "4", "--bots", "random,random,random", "--seed", "2", "--lang", "en"]
    terminal = Terminal(arguments, tmp_path, columns, NO_COLOR="1")
    seen = ""
    for _ in range(6):
        new = terminal.until("help):", "to go on.", "to\ngo on.")
        terminal.type("1" if "help" in new[-6:] else "")
        seen += new
    assert "│" in seen
    assert "\x1b[38;5" not in terminal.raw.decode(errors="replace")
    terminal.kill()


def test_a_bot_that_moved_first_leaves_nothing_to_take_back(tmp_path: Path) -> None:
    terminal = Terminal(
        ["play", "--terminal", "--bots", "greedy", "--seed", "1", "--lang", "en", "--option", "first=2"], tmp_path
    )
    assert "new here? Type r" in terminal.until(PROMPT["en"])
    terminal.type("u")

    assert "There is nothing to take back yet." in terminal.until(PROMPT["en"])
    terminal.kill()


def test_moves_that_cannot_be_taken_back_are_asked_about_if_wanted(tmp_path: Path) -> None:
    terminal = Terminal(
        ["play", "--terminal", "--bots", "greedy", "--confirm", "--seed", "1", "--lang", "en"], tmp_path
    )
    terminal.until(PROMPT["en"])
    for answer in ("n", ""):
        terminal.type("1")
        terminal.until("You cannot take that move back. Are you sure? (Enter = yes, n = no)")
        terminal.type(answer)
        assert ("round 2" in terminal.until(PROMPT["en"])) == (answer == "")
    terminal.kill()


def test_a_move_made_for_somebody_is_told_before_the_next_table(tmp_path: Path) -> None:
    terminal = Terminal(["play", "--terminal", "--bots", "random", "--seed", "4", "--lang", "en"], tmp_path)
    seen = ""
    while GO_ON["en"] not in seen:
        seen = terminal.until(PROMPT["en"], GO_ON["en"])
        terminal.type("1")

    assert "You had only one move, so it was made for you: " in seen
    assert "your move" not in seen
    terminal.kill()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_low_terminal_shows_bank_die_and_question_together(tmp_path: Path, seats: int) -> None:
    bots = ",".join(["greedy"] * (seats - 1))
    terminal = Terminal(["play", "--terminal", "--bots", bots, "--seed", "5", "--lang", "en"], tmp_path, rows=24)
    for _ in range(12):
        seen = terminal.until(PROMPT["en"], GO_ON["en"])
        terminal.type("" if GO_ON["en"] in seen else "1")
        lines = seen.split("\n")[-24:]
        if GO_ON["en"] not in seen:
            assert [word for word in ("━━ Kosmiczna misja", "Bank · ", "score") if word not in "\n".join(lines)] == []
    terminal.kill()


def test_what_is_paid_at_once_is_said_first(tmp_path: Path) -> None:
    new = ["play", "astrominers", "--terminal", "--bots", "random", "--seed", "1", "--lang", "en"]
    terminal = Terminal([*new, "--option", "first=1", "--content", str(SMALL_BOX)], tmp_path)
    terminal.until(PROMPT["en"])
    terminal.type("done")
    terminal.until(PROMPT["en"])
    terminal.type("publish geologist charts")

    assert "You pay 1 water. There is no other way to pay." in terminal.until("n = no)")
    terminal.type("n")
    terminal.until(PROMPT["en"])
    terminal.type("publish geologist charts")
    terminal.until("n = no)")
    terminal.type("")
    seen = " ".join(terminal.until(PROMPT["en"]).split())
    assert "Geologist for the Bulletin Orbit Charts" in seen
    assert "pays water" in seen
    assert "You had only one move" not in seen
    terminal.kill()


def test_several_things_are_typed_at_once_in_any_order(tmp_path: Path) -> None:
    terminal = Terminal(
        ["play", "astrominers", "--terminal", "--bots", "random", "--seed", "5", "--lang", "en"], tmp_path
    )

    assert "numbers with spaces between" in terminal.until(PROMPT["en"])
    terminal.type("1 1 1 1 1 1 1 1")
    assert "These do not go together" in terminal.until(PROMPT["en"])
    terminal.type("3 1, 1")
    seen = " ".join(terminal.until(PROMPT["en"]).split())
    terminal.type("q")
    terminal.end()

    assert terminal.code == 0
    assert "These do not go together" not in seen
    assert "rolls again: Surveyor ×2, two Miners; rolled: " in seen


def test_a_move_is_taken_back(tmp_path: Path) -> None:
    terminal = Terminal(
        ["play", "astrominers", "--terminal", "--bots", "random", "--seed", "5", "--lang", "en"], tmp_path
    )

    terminal.until(PROMPT["en"])
    terminal.type("done")
    terminal.until(PROMPT["en"])
    terminal.type("exchange miner")
    assert "Which of your tokens do you give" in terminal.until(PROMPT["en"])
    terminal.type("u")
    seen = terminal.until(PROMPT["en"])
    terminal.kill()

    assert "Taken back." in seen
    assert "Your action" in seen


def test_alone_against_an_automaton(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    more = ["--option", "automaton=yes", "--option", "rounds=1", "--seed", "4", "--lang", "en"]
    terminal = Terminal(["play", "proving", "--terminal", "--seats", "2", *more], tmp_path)

    end = play_on(terminal, "en")
    terminal.type("n")
    terminal.end()

    assert terminal.code == 0
    assert "the clockwork" in end
    assert "Player 2" not in end
    (record,) = tmp_path.iterdir()
    assert "the clockwork" in run(capsys, "replay", record, "--lang", "en").out


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_whole_game_of_skymines_with_all_modules(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    modules = ["board=belt", "missions=yes", "threat=leak", "luna=1", "level=2"]
    options = [part for module in modules for part in ("--option", module)]
    new = ["play", "skymines", "--terminal", "--seats", "3", "--bots", "greedy", "--seed", "4", "--lang", language]
    terminal = Terminal([*new, *options], tmp_path, 100)

    end = play_on(terminal, language)
    terminal.type("n")
    terminal.end()

    words = Words(language, "skymines")
    keys = ("place-belt", "draw-mission", "draw-threat", "threat-leak", "draw-luna-majorities", "automaton")
    assert [words(key) for key in keys if words(key) not in end] == []
    assert re.search(rf"\n +\S+ 1 +\S+ 2 +{words('automaton')}\n", end)
    (record,) = tmp_path.iterdir()
    assert run(capsys, "replay", record, "--verify").code == 0
    assert json.loads(record.read_text())["options"]["board"] == "belt"
