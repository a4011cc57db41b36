"""KM "Kosmici". Each alien on a planet stands in for an astronaut there."""

import pytest

from orrery.games.kosmiczna_misja.game import GAME
from orrery.games.kosmiczna_misja.steps.course import Turn
from tests.games.kosmiczna_misja.helpers import choose, offered, planet, table


@pytest.mark.parametrize(("die", "enough"), [(1, False), (2, True)])
def test_example_two_stations_and_an_alien_take_two_astronauts(die: int, enough: bool) -> None:
    g = table(planets=["city natives - -"], bank="outpost natives city", die=die)

    assert ("place outpost 1c" in offered(g)) is enough


def test_example_without_the_alien_it_would_take_three() -> None:
    g = table(planets=["city"], bank="outpost natives city", die=2)

    assert not [move for move in offered(g) if move.startswith("place")]


def test_km_08_aliens_on_another_planet_do_not_help() -> None:
    g = table(planets=["city", "natives"], bank="outpost natives city", die=2)

    assert {move.split()[2] for move in offered(g)} == {"2b", "2d"}


def test_km_08_other_players_aliens_do_not_help() -> None:
    g = table(planets=["city"], others=["natives", "natives"], bank="outpost natives city", die=2)

    assert not [move for move in offered(g) if move.startswith("place")]


def test_km_08_an_alien_helps_again_and_again() -> None:
    g = table(Turn(0), planets=["embassy"], bank="outpost left right", stack="outpost outpost", rolls=[1, 1, 2])

    choose(g, "place outpost 1b", "open left")

    assert planet(g, 1) == "embassy outpost - -"
    assert "place outpost 1c" in offered(g)


def test_km_08_with_more_aliens_than_stations_any_roll_will_do() -> None:
    g = table(planets=["natives natives embassy -"], bank="outpost city span", die=1)

    assert GAME.view(g, 0).players[0].unfinished[0].need == 1
    assert {"place outpost 1d", "place city 1d"} <= set(offered(g))


def test_each_alien_counts() -> None:
    g = table(planets=["city natives natives -"], bank="outpost city span", die=1)

    assert "place outpost 1d" in offered(g)


def test_km_09_aliens_are_worth_nothing() -> None:
    g = table(planets=["natives embassy natives -"], bank="natives city span", die=1)

    choose(g, "place natives 1d")

    assert GAME.outcome(g).sheet[0] == [("planet", 1)]
