"""The tutorials of all games, played through with the true rules: their answers, their words, and what they light."""

import re
from pathlib import Path

import pytest

from orrery import game
from orrery.engine.agenda import waiting
from orrery.engine.record import replay
from orrery.engine.table import Table
from orrery.games import GAMES
from orrery.server.tutorial import Turn, Tutorial, folder_of, has_tutorial
from tests.golden.make import HERE, free_game
from tests.golden.make import tutorial as told

REWRITE = "./dev run python -m tests.golden.rewrite tutorials"
WEB = Path(__file__).parents[2] / "web" / "src" / "games"
NAMES = [name for name in GAMES if has_tutorial(game(name))]


@pytest.fixture(params=NAMES)
def tutorial(request: pytest.FixtureRequest) -> Tutorial:
    """It is played through when it is made."""
    rules = game(request.param)
    return Tutorial(rules, folder_of(rules))


def walk(tutorial: Tutorial) -> list[tuple[Table, Turn]]:
    """The table before each answer of the file that is given at it."""
    table, found = tutorial.table(), []
    for turn in tutorial.file.turn[tutorial.given :]:
        found.append((table, turn))
        table = table.answer(turn.seat, turn.moves)
    return found


def words(tutorial: Tutorial, language: str) -> dict[str, str]:
    """The texts of its game, attributes with their message."""
    text = (tutorial.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) =((?:.*\n)(?:[ }].*\n)*)", text, re.M))


def test_it_has_eight_to_fifteen_guided_turns_of_one_person(tutorial: Tutorial) -> None:
    assert 8 <= tutorial.turns <= 15
    assert {turn.seat for turn in tutorial.file.turn if turn.id} == {tutorial.file.seat}
    assert all(turn.id or turn.seat != tutorial.file.seat for turn in tutorial.file.turn[tutorial.given :])
    assert not tutorial.file.turn[tutorial.given].goes_on


@pytest.mark.parametrize("language", ["en", "pl"])
def test_all_its_words_are_there(tutorial: Tutorial, language: str) -> None:
    texts, file = words(tutorial, language), tutorial.file
    turns = {f"tutorial-{turn.id}" for turn in file.turn if turn.id}
    read = {f"tutorial-{reading.id}" for turn in file.turn for reading in turn.look}

    named = [key for key in texts if key.startswith("tutorial-")]
    assert sorted(named) == sorted([*turns, *read, "tutorial-learned"])
    assert [key for key in turns if "\n    .other = " not in texts[key]] == []
    assert len(re.findall(r"^    \S", texts["tutorial-learned"], re.M)) == 3


def test_its_person_can_always_do_something_else(tutorial: Tutorial) -> None:
    """Otherwise the rules move by themselves, or there is nothing to learn."""
    for table, turn in walk(tutorial):
        ask = table.ask(turn.seat)
        assert ask is not None
        assert not turn.id or len(ask.offers) > 1, turn.id


def test_whatever_it_lights_is_there(tutorial: Tutorial) -> None:
    """A thing of the question, or something that the drawing names by `data-about`."""
    named = about(tutorial.rules.NAME)
    for table, turn in walk(tutorial):
        ask = table.ask(turn.seat)
        assert ask is not None
        asked = {thing for offer in ask.offers for things in offer.things for thing in things} | {*ask.dark}
        for reading in turn.look:
            lost = [thing for thing in reading.things if thing not in asked and not named.fullmatch(thing)]
            assert lost == [], reading.id


def about(name: str) -> re.Pattern[str]:
    """What the drawing of a game calls by `data-about` or `data-thing`."""
    sources = [path.read_text(encoding="utf-8") for path in (WEB / name).glob("*.svelte")]
    said = [near for source in sources for near in re.findall(r"\b(?:about|thing) ?=(.{80})", source, re.S)]
    ids = [id for near in said for id in re.findall(r"[\"`]([a-z][\w${}[\]+ .-]*)[\"`]", near)]
    each = [one for id in ids for one in re.split(r" (?![^{]*\})", id)]  # an attribute may have several
    return re.compile("|".join(".+".join(map(re.escape, re.split(r"\$?\{.*?\}", id))) for id in each))


def test_its_free_game_is_up_to_date_and_begins_with_the_person(tutorial: Tutorial) -> None:
    file = tutorial.file
    text = (tutorial.folder / file.free.record).read_text()
    assert text == free_game(tutorial), f"write it anew with: {REWRITE}"

    g, record = replay(tutorial.rules, text, file.free.at)
    assert len(record.moves) == file.free.at
    assert file.seat in waiting(g)
    assert not any(g.answers), "somebody has already begun to answer"


def test_what_its_words_tell_of_has_not_changed(tutorial: Tutorial) -> None:
    text = (HERE / f"{tutorial.rules.NAME}.tutorial.txt").read_text(encoding="utf-8")
    assert text == told(tutorial), f"read the words of the tutorial again, mend them, then: {REWRITE}"
