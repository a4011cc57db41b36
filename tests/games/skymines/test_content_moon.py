"""The map of the Moon that comes with the game: every fact that is known of it."""

from collections import Counter
from typing import cast

import pytest

from orrery.games.skymines.chart import Chart
from orrery.games.skymines.files import Content
from orrery.games.skymines.terms import (
    COINS,
    COLUMNS,
    EXPANDED,
    RESEARCH,
    SECTORS,
    STEPS,
    TANK,
)
from tests.games.skymines.ours import OURS, reward

# The Moon.


def chart() -> Chart:
    return cast(Content, OURS.printed).moon


def lines(one: str, other: str) -> int:
    """How many lines a border has; 0 if there is none."""
    return next((border.lines for border in chart().border if {one, other} == set(border.between)), 0)


def sector_reward(number: int) -> dict[int, int]:
    return reward(OURS.moon.rows + number - 1)


def test_24_sectors_and_two_enclaves_each_inside_one_sector() -> None:
    enclaves = [sector for sector in chart().sector if sector.around]

    assert len(chart().sector) == SECTORS == 24
    assert len(enclaves) == 2
    for sector in enclaves:
        neighbours = [border for border in chart().border if sector.id in border.between]
        assert [set(border.between) for border in neighbours] == [{sector.id, sector.around}]


def test_borders_have_one_or_two_lines() -> None:
    assert {border.lines for border in chart().border} == {1, 2}


def test_p12_minerva_reaches_21_and_16_over_single_lines_and_24_over_a_double_one() -> None:
    assert lines("minerva", "s21") == 1
    assert 1 in (lines("minerva", "s16"), lines("s21", "s16"))
    assert lines("minerva", "s24") == 0
    assert {lines("s21", "s24"), lines("s16", "s24")} <= {0, 2}
    assert 2 in (lines("s21", "s24"), lines("s16", "s24"))


def test_p13_sectors_21_16_and_24_bring_a_coin_and_three_points_together() -> None:
    total: Counter[int] = Counter()
    for number in (21, 16, 24):
        total.update(sector_reward(number))

    assert total == {COINS: 1, RESEARCH: 3}
    assert sorted(sector_reward(number).get(RESEARCH, 0) for number in (21, 16, 24)) == [0, 1, 2]  # p14


@pytest.mark.parametrize(
    ("company", "home"),
    [("skymine", (6, 19, 20)), ("minerva", (16, 21, 23)), ("astrogo", (1, 7, 11)), ("tawac", (2, 3, 4))],
)
def test_p29_the_home_sectors_lie_at_their_stations(company: str, home: tuple[int, ...]) -> None:
    assert all(lines(company, f"s{number}") for number in home)


def test_buildings_bring_one_or_two_coins_tank_steps_and_steps_and_research_points() -> None:
    found = [sector_reward(number) for number in range(1, SECTORS + 1)]
    kinds = {column for rewards in found for column in rewards}

    assert kinds == {COINS, TANK, RESEARCH, STEPS + EXPANDED}
    for column in (COINS, TANK, STEPS + EXPANDED):
        assert {rewards[column] for rewards in found if column in rewards} == {1, 2}


def test_crossed_spaces_show_two_coins_and_a_station_fifteen_in_all() -> None:
    columns = [coins for station in chart().station for coins in station.columns]

    assert all(coins[-1] == 2 for coins in columns)
    assert [sum(map(sum, columns[at : at + COLUMNS])) for at in range(0, 12, COLUMNS)] == [15] * 4
    assert any(0 in coins for coins in columns)  # not every space has a coin


def test_columns_of_a_station_are_not_all_alike() -> None:
    columns = [tuple(coins) for coins in chart().station[0].columns]

    assert len(set(columns)) > 1


# Sources.
