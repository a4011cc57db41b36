"""A study in a TOML file: its factors become cells, and what does not fit is named with its place."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from orrery import BadInput
from orrery.study.plan import plan_of, read_plan, rotations

KM = 'game = "kosmiczna-misja"\n'


def plan(text: str) -> Any:
    return plan_of(tomllib.loads(text), "x.toml")


def test_factors_are_crossed_and_every_cell_has_the_same_deals() -> None:
    bots = 'bots = ["greedy", ["greedy", "random"]]\n'
    found = plan(f'{KM}seats = [2, 3]\n{bots}games = 10\n[options]\ndeck = ["standard", "two-makes"]')

    assert len(found.cells) == 8
    assert found.labels[0] == "2 seats, greedy, deck standard"
    assert found.labels[-1] == "3 seats, greedy + random, deck two-makes"
    assert {cell.games // rotations(cell) for cell in found.cells} == {found.deals}
    assert min(cell.games for cell in found.cells) >= 10
    assert {cell.seed for cell in found.cells} == {1}


def test_one_value_makes_no_label() -> None:
    assert plan(KM + "seats = 2").labels == ("",)


FAULTS = [
    ("seats = 2", "'game' is missing"),
    (KM + "seets = 2", "x.toml: there is no key 'seets'; there are: game, seats"),
    (KM + "seats = []", "x.toml, seats: this factor is empty"),
    (KM + "bots = []", "x.toml, bots: this factor is empty"),
    (KM + "[options]\ndeck = []", "x.toml, options.deck: this factor is empty"),
    (KM + "seats = [2, 9]", "x.toml: the cell '.*9 seats.*2 to 4 players, not 9"),
    (KM + "seats = true", "x.toml, seats: takes numbers"),
    (KM + "bots = 3", "x.toml, bots: takes names, not '3'"),
    (KM + 'bots = "wizard"', "no bot called 'wizard'"),
    (KM + 'bots = "random,random,random"', "3 bots for 2 seats"),
    (KM + 'content = "/no/such"', "no readable content file"),
    (KM + "[options]\nboard = 1", "has no option 'board'"),
    (KM + "options = 3", "x.toml, options: takes a table"),
    (KM + "games = 0", "x.toml, games: takes a whole number from 1 up"),
    (KM + 'page = "news"', "x.toml, page: one of balance"),
    (KM + 'keep = ["all"]', "x.toml, keep: a list of some of leaders"),
    (KM + "[until]\nwidth = 3", "x.toml, until.width: takes a number between"),
    (KM + "[until]\nwide = 3", "x.toml, until: there is no key 'wide'"),
    (KM + 'series = "campaign"', "has no series 'campaign'"),
    ('game = ["kosmiczna-misja", "chess"]', "x.toml, game: There is no game called 'chess'"),
]


@pytest.mark.parametrize(("text", "complaint"), FAULTS)
def test_what_does_not_fit_is_named_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        plan(text)


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text("game = ")
    with pytest.raises(BadInput, match=r"x\.toml: "):
        read_plan(path)
    with pytest.raises(BadInput, match="cannot be read"):
        read_plan(tmp_path / "none.toml")
