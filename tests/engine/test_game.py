"""Options, seats and seeds: valid and refused combinations."""

from typing import Any

import pytest

from orrery import BadInput, game
from orrery.engine.chance import Chance
from orrery.engine.facts import Reason
from orrery.engine.game import Outcome, Value, places_of
from orrery.engine.options import Option
from orrery.games import GAMES

FLAG = Option("flag", "flag", False)
NUMBER = Option("number", "number", 3, [1, 4])
CHOICE = Option("choice", "choice", "a", ["a", "b"])
LIST = Option("list", "list", ["a"], ["a", "b", "c"])


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(FLAG, "yes", True), (FLAG, "Off", False), (NUMBER, "4", 4), (CHOICE, "b", "b"), (LIST, "a+c", ["a", "c"])],
)
def test_options_are_read_as_they_are_typed(option: Option, text: str, value: Value) -> None:
    assert option.read(text) == value
    assert option.fault(value) == ""


@pytest.mark.parametrize(
    ("option", "text"), [(FLAG, "maybe"), (NUMBER, "5"), (NUMBER, "x"), (NUMBER, "-1"), (CHOICE, "c"), (LIST, "a+z")]
)
def test_wrong_values_have_a_fault(option: Option, text: str) -> None:
    assert option.fault(option.read(text))


@pytest.mark.parametrize("option", [FLAG, NUMBER, CHOICE, LIST])
def test_random_values_are_right(option: Option) -> None:
    luck = Chance()
    luck.reseed(1, 1)
    picked = [str(option.pick(luck)) for _ in range(60)]

    assert all(option.fault(option.pick(luck)) == "" for _ in range(60))
    assert len(set(picked)) > 1


@pytest.mark.parametrize("name", GAMES)
def test_too_few_and_too_many_players_are_refused(name: str) -> None:
    fewest, most = game(name).seats[0], game(name).seats[-1]
    for seats in (fewest - 1, most + 1):
        with pytest.raises(BadInput, match=f"{fewest} to {most} players, not {seats}"):
            game(name).new(seats, 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"seats": 2, "seed": -1}, "whole number"),
        ({"seats": 2, "seed": 2**255}, "whole number"),
        ({"seats": 2, "seed": 1, "options": {"colour": "red"}}, "no option 'colour'"),
    ],
)
def test_what_does_not_go_together_is_refused(name: str, arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        game(name).new(**arguments)


def test_an_unknown_game_names_the_known_ones_but_not_the_hidden() -> None:
    with pytest.raises(BadInput, match="there are: kosmiczna-misja"):
        game("chess")


def test_equals_share_the_better_place() -> None:
    assert places_of([3, 9, 9, 1]) == [3, 1, 1, 4]


def test_outcomes_and_reasons_print_what_they_hold() -> None:
    outcome = Outcome([2, 1], [3, 5], [[("planet", 3)], [("planet", 5)]])

    assert repr(outcome) == "Outcome(places=[2, 1], scores=[3, 5], sheet=[[('planet', 3)], [('planet', 5)]])"
    assert repr(Reason("too-few", {"need": [("", "", 4)]})) == "Reason('too-few', {'need': [('', '', 4)]})"
