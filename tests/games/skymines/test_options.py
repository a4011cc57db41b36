"""The options of a table, and what is said about wrong ones."""

import pytest

from orrery.cli.words import Words
from orrery.games.skymines.game import GAME
from orrery.games.skymines.terms import LUNAS, THREATS

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


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("id", "value"), [("settled", True), *[("threat", threat) for threat in ("random", *THREATS)]])
def test_the_form_offers_what_is_for_one_board_on_that_board_only(language: str, id: str, value: object) -> None:
    option, *boards = Words(language, "skymines")(f"option-{id}.when").split(" ")

    assert option == "board"
    assert [board for board in ("moon", "belt") if not GAME.check(2, {"board": board, id: value})] == boards


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_form_offers_a_level_with_a_luna_only(language: str) -> None:
    assert Words(language, "skymines")("option-level.when").split(" ") == ["luna", *map(str, range(1, LUNAS + 1))]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("threat", THREATS)
def test_what_a_threat_asks_for_and_does_is_told_before_the_game(language: str, threat: str) -> None:
    words = Words(language, "skymines")
    about = words(f"option-threat-{threat}.about")

    assert words(f"threat-{threat}.asks") in about
    assert words(f"threat-{threat}.does") in about
    assert f"{words(f'threat-{threat}')}. {about}" in words("rule-threat-cards")
