"""The map of the Belt that comes with the game: every fact that is known of it."""

from typing import cast

import pytest

from orrery.games.skymines.belt.chart import Belt, places, site_names
from orrery.games.skymines.files import Content
from orrery.games.skymines.terms import (
    COINS,
    COMPANIES,
    EXPANDED,
    MOST_SITES,
    RESEARCH,
    STEPS,
    TANK,
)
from tests.games.skymines.ours import OURS, reward

BELT = cast(Belt, cast(Content, OURS.printed).belt)
MOON = cast(Content, OURS.printed).moon
NUMBERS = {int(place.id[1:]): place for place in places(BELT)}


def brings(number: int) -> dict[int, int]:
    return reward(OURS.belt.rows + number - 1)


def marks(one: str, other: str) -> bool | None:
    """Is the link marked? None if there is none."""
    return next((link.marked for link in BELT.link if link.between == (one, other)), None)


def test_p27_one_series_of_numbers_for_shuttle_spaces_and_asteroids() -> None:
    assert sorted(NUMBERS) == list(range(1, len(NUMBERS) + 1))
    assert {11, 13, 16, 19} <= {int(shuttle.id[1:]) for shuttle in BELT.shuttle}
    assert {1, 4, 10, 14, 15, 18} <= {int(asteroid.id[1:]) for asteroid in BELT.asteroid}


def test_p28_shuttle_space_13_brings_a_step_and_not_all_do() -> None:
    found = [brings(int(shuttle.id[1:])) for shuttle in BELT.shuttle]

    assert brings(13) == {STEPS + EXPANDED: 1}
    assert {} in found
    assert all(set(rewards) <= {STEPS + EXPANDED} for rewards in found)


def test_p28_asteroid_14_brings_a_research_point_and_a_coin_and_every_asteroid_brings_something() -> None:
    assert brings(14) == {RESEARCH: 1, COINS: 1}
    assert all(brings(int(asteroid.id[1:])) for asteroid in BELT.asteroid)
    kinds = {column for asteroid in BELT.asteroid for column in brings(int(asteroid.id[1:]))}
    assert kinds == {COINS, TANK, RESEARCH, STEPS + EXPANDED}


def test_p27_the_track_from_19_to_14_is_marked_and_13_joins_14() -> None:
    assert marks("t19", "a14") is True
    assert marks("t19", "a18") is False
    assert marks("t13", "a14") is False


def test_p29_10_and_15_have_a_collector_and_1_and_15_a_linked_pair() -> None:
    assert [OURS.belt.collectors[number - 1] for number in (10, 15)] == [1, 1]
    assert [asteroid.id for asteroid in BELT.asteroid if asteroid.linked] == ["a1", "a15"]


def test_p26_stations_have_twelve_outposts_and_five_shuttles_and_two_coins_on_crossed_spaces() -> None:
    for station in BELT.station:
        assert [len(coins) for coins in station.columns] == [6, 5, 6]
        assert [coins[-1] for coins in station.columns] == [2, 2, 2]
        assert sum(map(sum, station.columns)) == 15


def test_p26_stations_are_mirrored_against_the_moon() -> None:
    def middle(outline: list[tuple[int, int]]) -> tuple[float, float]:
        return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)

    moon = {station.id: middle(station.outline) for station in MOON.station}
    for station in BELT.station:
        x, y = middle(station.outline)
        assert (1000 - x, y) == pytest.approx(moon[station.id])


def test_p30_the_threat_lies_between_11_and_16_in_the_middle() -> None:
    sites = [site_names(BELT).index(name) for name in ("11", "16")]
    outline = BELT.threat[0].outline

    assert BELT.threat[0].beside == ["t11", "t16"]
    assert OURS.belt.threat == sum(1 << site for site in sites)
    assert min(x for x, _ in outline) < 500 < max(x for x, _ in outline)
    assert min(y for _, y in outline) < 450 < max(y for _, y in outline)


def test_size_is_near_that_of_the_moon() -> None:
    assert 20 <= len(NUMBERS) <= 24
    assert 12 <= len(BELT.asteroid) <= 14
    assert 8 <= len(BELT.shuttle) <= 10
    assert {asteroid.spaces for asteroid in BELT.asteroid} == {2, 3}
    assert len(site_names(BELT)) <= MOST_SITES


@pytest.mark.parametrize("company", COMPANIES)
def test_p28_each_station_has_printed_shuttles_to_two_asteroids(company: str) -> None:
    assert len([link for link in BELT.link if link.between[0] == company]) == 2


def test_all_entries_say_where_they_come_from() -> None:
    entries = [*BELT.station, *BELT.asteroid, *BELT.shuttle, *BELT.threat]

    assert {entry.source for entry in entries} == {"rulebook", "inferred", "reconstructed"}
