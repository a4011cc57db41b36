"""The tracks, spaces and majorities that come with the game: every fact that is known of them."""

import pytest

from orrery.games.skymines.terms import (
    ANY_MIX,
    CHEAPER,
    COINS,
    COLLECTORS,
    COMPANIES,
    EITHER,
    ENRICH,
    LONGEST,
    MARKERS,
    MORE_ENERGY,
    PURCHASE,
    REMOVE,
    REPLAY,
    REPLAY_AND_RECOVER,
    RESEARCH,
    SELL,
    SELL_TYPE,
    SIDES,
    SPREAD,
    STEPS,
    TANK,
)
from tests.games.skymines.ours import OURS, reward, row

# Tracks.


def bonus(side: str) -> list[tuple[int, list[int], int]]:
    """The kinds, numbers and costs of the two bonuses of a side."""
    at = [SIDES.index(side) * 2 + i for i in range(2)]
    return [(int(OURS.bonuses[i]), row(i, 3, OURS.bonus_numbers), int(OURS.bonus_costs[i])) for i in at]


def test_a2_gives_markers_and_d2_steps_on_other_tracks() -> None:
    """p7, p22."""
    assert [(kind, numbers[0]) for kind, numbers, _ in bonus("A2")] == [(MARKERS, 1), (MARKERS, 2)]
    assert [(kind, numbers) for kind, numbers, _ in bonus("D2")] == [(SPREAD, [3, 2, 0]), (SPREAD, [3, 2, 2])]


def test_each_of_the_ten_pairs_of_bonuses_lies_on_one_side() -> None:
    """p21 to p23."""
    pairs = sorted(tuple(kind for kind, _, _ in bonus(side)) for side in SIDES)

    assert pairs == sorted(
        [
            (CHEAPER, ANY_MIX),
            (MORE_ENERGY, MORE_ENERGY),
            (MARKERS, MARKERS),
            (CHEAPER, ENRICH),
            (COLLECTORS, COLLECTORS),
            (EITHER, EITHER),
            (SPREAD, SPREAD),
            (PURCHASE, PURCHASE),
            (REPLAY, REPLAY_AND_RECOVER),
            next(pair for pair in pairs if set(pair) == {SELL, SELL_TYPE}),
        ]
    )


def test_numbers_of_the_bonuses() -> None:
    found = {kinds(side): [numbers for _, numbers, _ in bonus(side)] for side in SIDES}

    assert found[CHEAPER, ANY_MIX] == [[1, 1, 0], [1, 0, 0]]
    assert found[CHEAPER, ENRICH] == [[2, 1, 0], [2, 1, 0]]
    assert found[MORE_ENERGY, MORE_ENERGY] == [[1, 0, 0], [2, 0, 0]]
    assert found[COLLECTORS, COLLECTORS] == [[1, 0, 0], [3, 0, 0]]
    assert found[PURCHASE, PURCHASE] == [[0, 1, 0], [1, 2, 0]]


def kinds(side: str) -> tuple[int, int]:
    (one, _, _), (other, _, _) = bonus(side)
    return one, other


def test_removing_a_card_brings_three_or_eight_more() -> None:
    (side,) = [side for side in SIDES if set(kinds(side)) == {SELL, SELL_TYPE}]
    more = {kind: numbers for kind, numbers, _ in bonus(side)}

    assert sorted([more[SELL][0], more[SELL_TYPE][1]]) == [3, 8]
    assert more[SELL_TYPE][0] == 0  # carbon


def test_research_and_tank_space() -> None:
    (side,) = [side for side in SIDES if kinds(side) == (EITHER, EITHER)]
    ways = [int(n) for n in OURS.way_rows[SIDES.index(side) * 4 : SIDES.index(side) * 4 + 4]]

    assert [reward(way) for way in ways if way != -1] == [
        {RESEARCH: 2, TANK: 1},
        {RESEARCH: 1, TANK: 2},
        {RESEARCH: 2, TANK: 2},
    ]


def test_costs_of_the_tracks_spaces_are_those_of_the_book() -> None:
    """2 coins, three times 1 coin, twice nothing for three pairs; the others cost nothing."""
    pairs = [(SPREAD, SPREAD), (EITHER, EITHER), (PURCHASE, PURCHASE)]
    costs = [cost for side in SIDES if kinds(side) in pairs for _, _, cost in bonus(side)]
    others = [cost for side in SIDES if kinds(side) not in pairs for _, _, cost in bonus(side)]

    assert sorted(costs) == [0, 0, 1, 1, 1, 2]
    assert set(others) == {0}


@pytest.mark.parametrize("side", SIDES)
def test_a_side_has_one_or_two_barriers_and_two_thresholds_of_one_or_two_coins(side: str) -> None:
    at = SIDES.index(side)
    barriers = [n for n in row(at, LONGEST, OURS.barriers) if n]
    thresholds = [n for n in row(at, LONGEST, OURS.thresholds) if n]

    assert len(barriers) in (1, 2)
    assert len(thresholds) == 2
    assert set(thresholds) <= {1, 2}


def test_the_first_threshold_of_a1_pays_a_coin() -> None:
    """p21."""
    assert next(n for n in row(0, LONGEST, OURS.thresholds) if n) == 1


@pytest.mark.parametrize("side", SIDES)
def test_shares_begin_with_none_and_four_and_five_are_usual(side: str) -> None:
    shares = row(SIDES.index(side), LONGEST, OURS.track_shares)[: OURS.lengths[SIDES.index(side)] + 1]

    assert shares[0] == 0
    assert {4, 5} <= set(shares)


# The board.


def tiers(space: str) -> list[tuple[int, dict[int, int]]]:
    at = ["carbon", "minerals", "titanium", "energy", "science"].index(space)
    return [(int(OURS.tier_needs[at * 3 + i]), reward(OURS.tier_rows + at * 3 + i)) for i in range(3)]


def test_titanium_majority() -> None:
    astrogo = STEPS + COMPANIES.index("astrogo")

    assert tiers("titanium") == [(2, {astrogo: 2}), (4, {astrogo: 3, REMOVE: 1}), (6, {astrogo: 4, RESEARCH: 1})]


def test_minerals_majority() -> None:
    minerva = STEPS + COMPANIES.index("minerva")

    assert tiers("minerals")[1] == (4, {minerva: 3, TANK: 1})
    assert [number for number, _ in tiers("minerals")] == [2, 4, 6]
    assert all(minerva in rewards for _, rewards in tiers("minerals"))


def test_carbon_and_energy_majorities_are_for_the_other_two_companies_and_bring_a_coin_somewhere() -> None:
    companies = [
        {column - STEPS for _, rewards in tiers(space) for column in rewards if column >= STEPS}
        for space in ("carbon", "energy")
    ]

    assert sorted(map(sorted, companies)) == [[COMPANIES.index("skymine")], [COMPANIES.index("tawac")]]
    assert [number for number, _ in tiers("carbon")] == [number for number, _ in tiers("energy")] == [2, 4, 6]
    assert 1 in [rewards.get(COINS) for space in ("carbon", "energy") for _, rewards in tiers(space)]


def test_science_majority() -> None:
    assert tiers("science") == [(1, {COINS: 2}), (2, {COINS: 2, RESEARCH: 1}), (3, {COINS: 3, RESEARCH: 2})]


def test_tile_spaces_cost_one_or_two() -> None:
    assert {int(cost) for cost in OURS.tile_costs} == {1, 2}


def test_the_tank() -> None:
    values = list(OURS.tank_values)

    assert len(values) == 28 + 1
    assert first_steps(values) == {10: 6, 15: 9, 25: 13, 30: 16, 40: 20, 45: 23, 50: 25, 60: 28}
    assert OURS.tank_slot == 8


def test_the_research_track() -> None:
    values = list(OURS.research_values)

    assert len(values) == 16 + 1
    assert first_steps(values) == {10: 4, 15: 6, 20: 8, 30: 10, 40: 12, 50: 14, 60: 16}
    assert OURS.research_slot == 5


def first_steps(values: list[int]) -> dict[int, int]:
    return {value: values.index(value) for value in values if value}


def test_some_screens_have_a_crossed_a_but_not_the_first_ones() -> None:
    crossed = [screen for screen in range(17) if OURS.no_a >> screen & 1]

    assert crossed
    assert min(crossed) > OURS.research_slot
