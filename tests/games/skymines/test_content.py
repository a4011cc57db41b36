"""The cards, plans and tokens that come with the game: every fact that is known of them."""

from collections import Counter

from orrery.games.skymines.terms import (
    COLUMNS,
    DEPTH,
    ENERGY,
    EXPANDED,
    FIELD,
    LETTER_PLANS,
    MARKET,
    NEED_COINS,
    NEED_SAME,
    NEED_SCIENCE,
    NEEDS,
    REMOVE,
    RESEARCH,
    RESOURCES,
    REWARDS,
    SCIENTIST,
    SHARE,
    SIDES,
    SINGLE,
    SPECIAL,
    SPECIALS,
    STARTERS,
    STEPS,
    TANK,
    TITANIUM_COINS,
    TOKEN_PLAN,
    TYPES,
)
from tests.games.skymines.ours import OURS, reward, row

FIELD_CARDS = [card for card in range(MARKET) if OURS.types[card] == FIELD]
STARTING = range(MARKET, MARKET + STARTERS)


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
    assert sum(OURS.moon.full) == 4 * COLUMNS * DEPTH == 4 * 15


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


def test_every_entry_tells_its_source_and_only_lunas_claim_to_be_printed() -> None:
    printed = {id for id, source in OURS.sources.items() if source == "printed"}

    assert set(OURS.sources.values()) == {"printed", "rulebook", "inferred", "reconstructed"}
    assert printed == {*OURS.ids["luna"], *[f"level-{n}" for n in range(9)]}
