"""The content that comes with the game: every fact that is known of it."""

from collections import Counter
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.chart import Chart
from orrery.games.skymines.files import Content
from orrery.games.skymines.game import GAME
from orrery.games.skymines.state import Moon
from orrery.games.skymines.terms import (
    ANY_MIX,
    CHEAPER,
    COINS,
    COLLECTORS,
    COLUMNS,
    COMPANIES,
    DEPTH,
    EITHER,
    ENERGY,
    ENRICH,
    EXPANDED,
    FIELD,
    LETTER_PLANS,
    LONGEST,
    MARKERS,
    MARKET,
    MORE_ENERGY,
    NEED_COINS,
    NEED_SAME,
    NEED_SCIENCE,
    NEEDS,
    PURCHASE,
    REMOVE,
    REPLAY,
    REPLAY_AND_RECOVER,
    RESEARCH,
    RESOURCES,
    REWARDS,
    SCIENTIST,
    SECTORS,
    SELL,
    SELL_TYPE,
    SHARE,
    SIDES,
    SINGLE,
    SPECIAL,
    SPECIALS,
    SPREAD,
    STARTERS,
    STEPS,
    TANK,
    TITANIUM_COINS,
    TOKEN_PLAN,
    TYPES,
)

OURS = cast(Moon, GAME.box())
FIELD_CARDS = [card for card in range(MARKET) if OURS.types[card] == FIELD]
STARTING = range(MARKET, MARKET + STARTERS)


def row(number: int, width: int, table: vec[i64]) -> list[int]:
    return list(table[number * width : (number + 1) * width])


def reward(number: int) -> dict[int, int]:
    """What a row of rewards brings, by column."""
    return {column: n for column, n in enumerate(row(number, REWARDS, OURS.rewards)) if n}


def need(plan: int) -> dict[int, int]:
    return {column: n for column, n in enumerate(row(plan, NEEDS, OURS.needs)) if n}


# Page 4: what is in the box.


def test_p04_44_cards_of_the_market() -> None:
    assert Counter("ABCDE"[OURS.letters[card]] for card in range(MARKET)) == {"A": 9, "B": 16, "C": 11, "D": 4, "E": 4}


def test_p04_36_starting_cards_nine_for_each_player_the_same() -> None:
    hands = [[OURS.faces[MARKET + seat * STARTERS + i] for i in range(STARTERS)] for seat in range(4)]

    assert hands == [hands[0]] * 4
    assert SINGLE == MARKET + 36


def test_p04_four_cards_of_single_energy() -> None:
    singles = range(SINGLE, SINGLE + 4)

    assert {(int(OURS.types[card]), int(OURS.values[card])) for card in singles} == {(ENERGY, 1)}
    assert [int(OURS.costs[card]) for card in singles] == sorted({int(OURS.costs[card]) for card in singles})  # rising


def test_p04_72_plans_six_special_ones_ten_tokens_ten_sides_four_tiles() -> None:
    assert SPECIAL == 3 * LETTER_PLANS == 72
    assert len(OURS.ids["plan"]) == 72 + SPECIALS + 10
    assert len(OURS.ids["token"]) == 10
    assert len(OURS.lengths) == len(SIDES) == 10
    assert len(OURS.tile_costs) == 4


def test_p04_fifteen_outposts_for_each_company() -> None:
    assert len(OURS.column_coins) == 4 * COLUMNS * DEPTH == 4 * 15


# Cards.


def test_the_last_eight_cards_are_shares_two_of_each_company_one_of_each_letter() -> None:
    shares = [card for card in range(MARKET) if OURS.types[card] == SHARE]

    assert shares == list(range(36, 44))
    assert sorted(OURS.shares[card] for card in shares[:4]) == [0, 1, 2, 3]
    assert sorted(OURS.shares[card] for card in shares[4:]) == [0, 1, 2, 3]


def test_starting_cards_are_of_all_types_but_field_scientists() -> None:
    assert {TYPES[OURS.types[card]] for card in STARTING} == {"carbon", "minerals", "titanium", "energy", "scientist"}
    assert all(OURS.shares[card] == -1 for card in STARTING)


def test_every_resource_starts_with_one_and_two_units() -> None:
    for kind in range(RESOURCES):
        assert sorted(OURS.values[card] for card in STARTING if OURS.types[card] == kind) == [1, 2]


def test_carbon_one_costs_one() -> None:
    """p17: removed for its cost and 2, it pays 3."""
    assert [OURS.costs[card] for card in STARTING if (OURS.types[card], OURS.values[card]) == (0, 1)] == [1]


def test_resource_cards_have_one_to_four_units_and_energy_cards_one_to_three() -> None:
    resources = {int(OURS.values[card]) for card in range(len(OURS.types)) if OURS.types[card] < RESOURCES}
    energy = {int(OURS.values[card]) for card in range(len(OURS.types)) if OURS.types[card] == ENERGY}

    assert resources == {1, 2, 3, 4}
    assert energy == {1, 2, 3}


def test_scientists_have_two_points() -> None:
    assert {int(OURS.values[card]) for card in range(len(OURS.types)) if OURS.types[card] == SCIENTIST} == {2}


def test_five_field_cards_one_of_each_company_and_a_generic_one() -> None:
    found = sorted((OURS.companies[card], OURS.values[card], OURS.field_coins[card]) for card in FIELD_CARDS)

    assert found == [(-1, 1, 2), (0, 2, 1), (1, 2, 1), (2, 2, 1), (3, 2, 1)]


def test_some_energy_cards_carry_a_share_as_many_of_each_company() -> None:
    found = Counter(int(OURS.shares[card]) for card in range(36) if OURS.shares[card] != -1)

    assert {int(OURS.types[card]) for card in range(36) if OURS.shares[card] != -1} == {ENERGY}
    assert set(found) == {0, 1, 2, 3}
    assert len(set(found.values())) == 1


def test_cards_of_the_examples_can_be_had_at_their_prices() -> None:
    """p11: minerals for 4 in all; p17: 2 titanium for 3."""
    surcharges = {int(n) for n in OURS.surcharges}

    def prices(kind: int, units: int) -> set[int]:
        cards = [card for card in range(MARKET) if OURS.types[card] == kind and units in (0, OURS.values[card])]
        return {int(OURS.costs[card]) + more for card in cards for more in surcharges}

    assert 4 in prices(1, 0)
    assert 3 in prices(2, 2)


def test_surcharges_never_rise_towards_the_right() -> None:
    columns = [list(OURS.surcharges)[start : start + 4] for start in (0, 4, 8)]

    assert all(right <= left for right, left in zip(columns[0], columns[1], strict=True))
    assert all(right <= left for right, left in zip(columns[1], columns[2], strict=True))


def test_no_two_cards_of_a_deck_are_the_same() -> None:
    tables = (OURS.letters, OURS.types, OURS.values, OURS.costs, OURS.companies, OURS.field_coins, OURS.shares)
    cards = [tuple(int(table[card]) for table in tables) for card in range(MARKET)]

    assert [card for card, number in Counter(cards).items() if number > 1] == []


# Plans and tokens.


def test_no_two_plans_of_a_letter_are_the_same() -> None:
    for letter in range(3):
        plans = range(letter * LETTER_PLANS, (letter + 1) * LETTER_PLANS)
        printed = [(tuple(need(plan).items()), tuple(reward(plan).items())) for plan in plans]
        assert [plan for plan, number in Counter(printed).items() if number > 1] == []


def test_prices_of_plans() -> None:
    assert list(OURS.prices)[:TOKEN_PLAN] == [1] * 48 + [2] * 24 + [2] * 6


def test_plans_have_one_or_two_requirements_and_a_reward() -> None:
    assert {len(need(plan)) for plan in range(SPECIAL)} == {1, 2}
    assert all(reward(plan) for plan in range(SPECIAL))


def test_special_plans_cost_coins_and_have_a_value() -> None:
    specials = range(SPECIAL, SPECIAL + SPECIALS)

    assert {tuple(need(plan)) for plan in specials} == {(NEED_COINS,)}
    assert 2 in [need(plan)[NEED_COINS] for plan in specials]  # p15
    assert all(OURS.special_points[plan] for plan in specials)
    assert OURS.ids["plan"][SPECIAL : SPECIAL + SPECIALS] == [f"special-{n}" for n in range(2, 8)]


def test_all_known_kinds_of_requirements_are_there() -> None:
    """p15, p32: units of each resource, energy, 4 of one type, 3 carbon and 3 of one type, another research card."""
    found = [need(plan) for plan in range(SPECIAL)]

    assert {column for needs in found for column in needs} == set(range(NEEDS)) - {NEED_COINS}
    for known in ({0: 3, NEED_SAME: 3}, {NEED_SAME: 4}, {NEED_SCIENCE: 1}, {2: 1}, {ENERGY: 2}):
        assert known in found


def test_all_known_kinds_of_rewards_are_there() -> None:
    """p15, p32: coins, tank, points, named and chosen companies, one and two outposts, a coin for titanium."""
    found = [reward(plan) for plan in range(SPECIAL)]
    columns = {column for rewards in found for column in rewards}

    assert columns == set(range(REWARDS)) - {STEPS + EXPANDED}
    assert {rewards[REMOVE] for rewards in found if REMOVE in rewards} == {1, 2}
    assert 2 in [rewards.get(RESEARCH) for rewards in found]
    assert [need(plan) for plan in range(SPECIAL) if TITANIUM_COINS in reward(plan)] == [{2: 1}]


def test_tokens_bring_steps_on_one_or_two_tracks_and_at_most_two_of_the_tank() -> None:
    for token in range(10):
        parts = [reward(OURS.token_rows + token * 2 + part) for part in range(2)]
        columns = [column for part in parts for column in part]
        assert len(columns) == len(set(columns)) in (1, 2)
        assert set(columns) <= {TANK, *range(STEPS, STEPS + 4)}
        assert all(part.get(TANK, 0) <= 2 for part in parts)


def test_tokens_differ_and_the_three_known_bonuses_are_there() -> None:
    """p8: 3 of Skymine; 1 of Astrogo; 2 of Minerva and 1 of the tank."""
    bonuses = [
        {**reward(OURS.token_rows + token * 2), **reward(OURS.token_rows + token * 2 + 1)} for token in range(10)
    ]
    printed = [
        (tuple(bonus.items()), tuple(sorted(row(token, 3, OURS.symbols))), tuple(need(TOKEN_PLAN + token).items()))
        for token, bonus in enumerate(bonuses)
    ]

    assert len(set(printed)) == 10
    assert {STEPS: 3} in bonuses
    assert 1 in [bonus.get(STEPS + 2) for bonus in bonuses]
    assert {STEPS + 1: 2, TANK: 1} in bonuses


def test_the_tokens_of_a_first_game_are_four_different_ones() -> None:
    assert len(set(OURS.first_tokens)) == 4


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


# The Moon.


def chart() -> Chart:
    return cast(Content, OURS.printed).moon


def lines(one: str, other: str) -> int:
    """How many lines a border has; 0 if there is none."""
    return next((border.lines for border in chart().border if {one, other} == set(border.between)), 0)


def sector_reward(number: int) -> dict[int, int]:
    return reward(OURS.sector_rows + number - 1)


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
    columns = [list(OURS.column_coins[at : at + DEPTH]) for at in range(0, len(OURS.column_coins), DEPTH)]

    assert all(coins[-1] == 2 for coins in columns)
    assert [sum(map(sum, columns[at : at + COLUMNS])) for at in range(0, 12, COLUMNS)] == [15] * 4
    assert any(0 in coins for coins in columns)  # not every space has a coin


def test_columns_of_a_station_are_not_all_alike() -> None:
    columns = [tuple(OURS.column_coins[at : at + DEPTH]) for at in range(0, COLUMNS * DEPTH, DEPTH)]

    assert len(set(columns)) > 1


# Sources.


def test_every_entry_tells_its_source_and_none_claims_to_be_printed() -> None:
    assert set(OURS.sources.values()) == {"rulebook", "inferred", "reconstructed"}
