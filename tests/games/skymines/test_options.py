"""The options of a table, and what is said about wrong ones."""

import pytest

from orrery.games.skymines.game import GAME

CHOSEN = {"tracks": "chosen", "track-skymine": "A1", "track-minerva": "B2", "track-astrogo": "E1", "track-tawac": "D2"}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, {"first": "4"}),
        (3, {"first": "random", "tracks": "random", "tokens": "draft", "linked": True}),
        (2, CHOSEN),
        (2, {"board": "belt"}),
        (2, {"board": "moon", "settled": True}),
        (2, {"track-skymine": "A1", "track-minerva": "A2"}),  # sides that are not chosen do not matter
    ],
)
def test_options_that_go_together(seats: int, options: dict[str, object]) -> None:
    assert GAME.check(seats, options) == ""


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (1, {}, "2 to 4 players, not 1"),
        (5, {}, "2 to 4 players, not 5"),
        (2, {"first": "3"}, "Option 'first' names seat 3, but there are only 2 seats"),
        (3, {"first": "4"}, "Option 'first' names seat 4, but there are only 3 seats"),
        (2, {"first": "0"}, "Option 'first' must be one of random, 1, 2, 3, 4"),
        (2, {**CHOSEN, "track-minerva": "A2"}, "Plate A can lie at one company only"),
        (2, {**CHOSEN, "track-tawac": "E1"}, "Plate E can lie at one company only"),
        (2, {"tracks": "chosen", "track-minerva": "D2"}, "Plate D can lie at one company only"),  # Tawac has D1
        (2, {**CHOSEN, "track-tawac": "F1"}, "Option 'track-tawac' must be one of A1, A2, B1"),
        (2, {"tracks": "fixed"}, "Option 'tracks' must be one of first, random, chosen"),
        (2, {"tokens": "all"}, "Option 'tokens' must be one of first, draft"),
        (2, {"linked": "yes"}, "Option 'linked' must be"),
        (2, {"board": "mars"}, "Option 'board' must be one of moon, belt"),
        (2, {"board": "belt", "settled": True}, "Option 'settled' is for the Moon"),
        (2, {"moons": 2}, "skymines has no option 'moons'"),
    ],
)
def test_options_that_do_not_go_together(seats: int, options: dict[str, object], told: str) -> None:
    fault = GAME.check(seats, options)

    assert told in fault
    assert "\n" not in fault
