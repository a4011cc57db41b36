"""Texts: every word of the game is in both languages, and no text is in one only."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import orrery
from orrery import game
from orrery.bots.names import OPPONENTS
from orrery.cli.drawings.plain import EVENTS, step_key
from orrery.cli.language import LANGUAGES, preferred
from orrery.cli.words import Words, files, read
from orrery.engine.agenda import Step
from orrery.games import GAMES as KNOWN
from orrery.games import HIDDEN

GAMES = [name for name in KNOWN if name not in HIDDEN]
KERNEL_REASONS = ["not-asked", "not-your-turn"]
UNDO_FAULTS = ["learned", "others-moved", "nothing-to-undo"]
UNSAID = ["verb-done", "event-ended", "event-drew-mission.hidden", "event-drew-order.hidden"]  # not in the log
TOLD = ["plan", "plan-at", "buy", "step", "take", "purchase", "recover", "advance"]  # by an event of Skymines instead
CLI = Path(orrery.__file__).parent / "cli"


class Variables(Visitor):
    """The values that a text wants to be given."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, tuple[list[str], set[str]]]:
    """For each key its attributes and its variables."""
    found = {}
    for entry in read(path).body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = ([attribute.id.name for attribute in entry.attributes], variables.found)
    return found


@pytest.mark.parametrize("name", ["", *GAMES])
def test_both_languages_say_the_same_things(name: str) -> None:
    for english, polish in zip(files("en", name), files("pl", name), strict=True):
        assert list(messages(english)) == list(messages(polish))
        assert messages(english) == messages(polish)


@pytest.mark.parametrize("name", ["", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read_and_filled_in(name: str, language: str) -> None:
    words = Words(language, name)
    unsaid = UNSAID + [f"verb-{verb}" for verb in TOLD if name == "skymines"]
    for path in files(language, name):
        source = path.read_text()
        assert set(re.findall(r"^([a-z][\w-]*) =", source, re.M)) == set(messages(path))
        for key, (attributes, variables) in messages(path).items():
            for number in (0, 1, 2, 5, 22):
                values: dict[str, Any] = dict.fromkeys(variables, number)
                for pattern in ["", *[f".{attribute}" for attribute in attributes]]:
                    message = words.bundle.get_message(key)
                    value = message.attributes[pattern[1:]] if pattern else message.value
                    assert value is not None
                    text, errors = words.bundle.format_pattern(value, values)
                    assert (errors, bool(text)) == ([], key + pattern not in unsaid), key


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_game_has_its_text(name: str, language: str) -> None:
    rules, words = game(name), Words(language, name)
    wanted = ["title", "tagline", "things"]
    wanted += [f"{'event' if verb.code >= EVENTS else 'verb'}-{verb.name}" for verb in rules.VERBS]
    wanted += [f"step-{step_key(step.__name__)}" for step in rules.STEPS if step.asks is not Step.asks]
    wanted += [f"why-{reason}" for reason in [*rules.REASONS[1:], *KERNEL_REASONS]]
    wanted += [f"option-{option.id}" for option in rules.OPTIONS]
    language_of_moves = rules.box().language
    wanted += [f"tile-{id}" for id in language_of_moves.ids.get("tile", [])]

    assert [key for key in wanted if not words.has(key)] == []
    assert [key for key in words.chapters if not words(f"{key}.title")] == []
    assert [reason for reason in rules.REASONS[1:] if not words(f"why-{reason}.rule")] == []
    assert [option.id for option in rules.OPTIONS if not words(f"option-{option.id}.about")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_terminal_asks_for_exists(language: str) -> None:
    spoken = [Words(language, name) for name in GAMES]
    wanted = {f"level-{level.rpartition(':')[2]}" for level in OPPONENTS} | {f"undo-{fault}" for fault in UNDO_FAULTS}
    for path in CLI.rglob("*.py"):
        wanted |= set(re.findall(r"words\(\s*[\"']([a-z][a-z-]*[a-z])[\"']", path.read_text()))

    assert len(wanted) > 30
    assert [key for key in sorted(wanted) if not any(words.has(key) for words in spoken)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_the_same_names_in_the_terminal_and_on_the_page(language: str) -> None:
    page = Path(__file__).parents[2] / "web" / "src" / "texts"
    here, there = Words(language), read(page / f"{language}.ftl")
    for level in OPPONENTS:
        bundle = FluentBundle([language])
        bundle.add_resource(there)
        text = bundle.get_message(f"level-{level.replace(':', '-')}").value
        assert text is not None
        assert here(f"level-{level.rpartition(':')[2]}") == bundle.format_pattern(text)[0]
    assert f"table-bot-number = {here('bot', number=7)}".replace("7", "{ $number }") in (
        page / f"table.{language}.ftl"
    ).read_text(encoding="utf-8")


def test_polish_counts_properly() -> None:
    words = Words("pl", GAMES[0])

    said = [words("event-completed", planet=1, stations=n).split(", ")[1] for n in (0, 1, 2, 5, 12, 22, 25)]

    assert said == ["0 stacji", "1 stacja", "2 stacje", "5 stacji", "12 stacji", "22 stacje", "25 stacji"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "en_US.UTF-8"}, "pl"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "en_US"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LC_ALL": "C.UTF-8", "LANG": "pl_PL"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert preferred() == language
