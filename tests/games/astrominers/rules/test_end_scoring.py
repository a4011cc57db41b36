"""End of game: points, and ties in each edition."""

import pytest

from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.state import Player
from orrery.games.astrominers.terms import BASICS, RESOURCES
from tests.games.astrominers.helpers import BOX, EDITIONS, Barge, choose, new, seat, table


def places(edition: str, *players: Player) -> list[int]:
    g = table(me=players[0], them=players[1:], edition=edition, round=8)
    return GAME.outcome(g).places


def test_orders_achievements_technologies_bulletins_and_challenges_at_their_value() -> None:
    me = seat(
        bought="drill cradle",
        achievements="belt-cup",
        technologies="metallurgy",
        bulletins="ledger",
        challenges="all-dice",
    )
    outcome = GAME.outcome(table(me=me))

    assert outcome.sheet[0] == [
        ("orders", 3 + 6),
        ("missions", 0),
        ("achievements", 9),
        ("technologies", 3),
        ("bulletins", 3),
        ("challenges", 3),
        ("surplus", 0),
    ]
    assert outcome.scores[0] == 27


def test_missions_and_expeditions_one_point_each() -> None:
    assert GAME.outcome(table(me=seat(completed="eros ceres vesta"))).scores == [3, 0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_16_only_missions_that_were_kept_count(edition: str) -> None:
    me = seat("miner", completed="eros ceres psyche vesta")
    g = table(me=me, honours="pathfinder", edition=edition)

    choose(g, "achieve miner pathfinder", "give-mission eros", "give-expedition vesta")

    assert GAME.outcome(g).scores[0] == 2 + 4


def test_row_35_challenges_are_a_category_where_they_are_played() -> None:
    def has_category(edition: str, challenges: str = "edition") -> bool:
        return "challenges" in dict(GAME.outcome(new(edition=edition, challenges=challenges)).sheet[0])

    assert [has_category(edition) for edition in EDITIONS] == [True, False, False]
    assert has_category("pl2", "on")
    assert not has_category("en", "off")


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_35_challenges_count_in_the_total_where_they_are_played(edition: str) -> None:
    g = new(box=BOX, edition=edition, challenges="on")
    g.players[0] = seat(challenges="all-dice complete-s")

    assert GAME.outcome(g).scores == [3 + 2, 0]


@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ({"water": 3}, 0),
        ({"water": 4}, 1),
        ({"water": 7}, 1),
        ({"water": 8}, 2),
        ({"tungsten": 3}, 1),
        ({"tungsten": 6}, 2),
        ({"tungsten": 5}, 1),
        ({"water": 2, "xenon": 2}, 0),
        ({"water": 4, "gold": 4, "tungsten": 3}, 3),
    ],
)
def test_am_55_surplus_by_kind_four_for_a_point_three_of_the_promoted(tokens: dict[str, int], points: int) -> None:
    assert GAME.outcome(table(me=seat(tokens=tokens))).scores[0] == points


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_21_the_promoted_resource_is_the_premium_one_at_the_end(edition: str) -> None:
    g = table(me=seat(tokens={"gold": 3}), promoted="gold", edition=edition)

    assert GAME.outcome(g).scores[0] == 1


def test_am_56_first_rung_points_from_orders() -> None:
    rich = seat(bought="drill")
    other = seat(completed="eros ida juno")

    assert places("en", rich, other) == places("pl2", rich, other) == [1, 2]


def test_am_56_second_rung_missions_expeditions_and_achievements() -> None:
    first = seat(completed="vesta", achievements="pathfinder")
    second = seat(technologies="metallurgy", bulletins="gazette")

    assert places("en", first, second) == places("pl2", first, second) == [1, 2]


@pytest.mark.parametrize(
    "first",
    [seat(completed="eros ida juno"), seat(completed="vesta pallas chiron"), seat(achievements="stone-medal")],
    ids=["missions", "expeditions", "achievements"],
)
def test_am_56_each_kind_of_card_counts_for_the_second_rung(first: Player) -> None:
    second = seat(technologies="metallurgy")

    assert places("en", first, second) == places("pl2", first, second) == [1, 2]


def test_am_66_an_expedition_is_as_good_as_a_mission_on_the_second_rung() -> None:
    assert places("en", seat(completed="eros ida"), seat(completed="juno vesta")) == [1, 1]


def test_am_56_third_rung_surplus_of_rare_resources_at_the_promoted_rate() -> None:
    rare = seat(tokens={"tungsten": 3})
    basic = seat(tokens={"water": 4})

    assert places("en", rare, basic) == places("pl2", rare, basic) == [1, 2]


@pytest.mark.parametrize("name", RESOURCES[BASICS:])
def test_am_56_each_rare_resource_counts_for_the_third_rung(name: str) -> None:
    rare = seat(tokens={name: 4})
    basic = seat(tokens={"water": 4})

    assert places("en", rare, basic) == places("pl2", rare, basic) == [1, 2]


@pytest.mark.parametrize(("edition", "expected"), [("en", [1, 2]), ("pl2", [1, 2]), ("pl1", [1, 1])])
def test_am_56_the_second_rung_comes_before_the_third(edition: str, expected: list[int]) -> None:
    cards = seat(completed="eros", tokens={"water": 4})
    rare = seat(tokens={"gold": 8})

    assert places(edition, cards, rare) == expected


def test_am_56_after_the_last_rung_the_win_is_shared() -> None:
    assert places("en", seat(tokens={"gold": 4}), seat(tokens={"nickel": 5}), seat()) == [1, 1, 3]
    assert places("pl2", seat(tokens={"gold": 4}), seat(tokens={"nickel": 5}), seat()) == [1, 1, 3]


def test_am_56_the_ladder_decides_only_among_equals() -> None:
    assert places("en", seat(bought="drill"), seat(completed="eros ida juno ceres")) == [2, 1]


@pytest.mark.parametrize(("edition", "expected"), [("en", [1, 2]), ("pl2", [1, 2]), ("pl1", [1, 1])])
def test_row_13_a_tie_is_a_draw_in_the_first_polish_edition_only(edition: str, expected: list[int]) -> None:
    assert places(edition, seat(bought="drill"), seat(completed="eros ida juno")) == expected


@pytest.mark.parametrize(("edition", "expected"), [("en", [1, 2, 2]), ("pl2", [1, 2, 3]), ("pl1", [1, 2, 2])])
def test_row_44_in_english_the_ladder_is_for_the_first_place_only(edition: str, expected: list[int]) -> None:
    players = [seat(bought="cradle"), seat(bought="drill"), seat(completed="eros ida juno")]

    assert places(edition, *players) == expected


@pytest.mark.parametrize(("edition", "expected"), [("en", [1, 2, 2, 4]), ("pl2", [1, 2, 3, 4]), ("pl1", [1, 1, 1, 4])])
def test_row_44_in_english_the_ladder_finds_the_winner_of_three_and_the_others_share(
    edition: str, expected: list[int]
) -> None:
    """Six points each, but for the last: from Orders, from an Achievement, from Technologies and a Bulletin."""
    players = [
        seat(bought="cradle"),
        seat(achievements="astroforeman"),
        seat(technologies="catalysis magnetics", bulletins="gazette"),
        seat(completed="eros"),
    ]

    assert places(edition, *players) == expected


@pytest.mark.parametrize(("edition", "expected"), [("en", [1, 1, 3]), ("pl2", [1, 1, 3]), ("pl1", [1, 1, 1])])
def test_am_56_two_of_three_who_are_equal_on_the_whole_ladder_share_the_win(edition: str, expected: list[int]) -> None:
    players = [seat(bought="drill"), seat(bought="shield"), seat(completed="eros ida juno")]

    assert places(edition, *players) == expected


def test_am_57_hands_unfinished_cards_and_dice_count_for_nothing() -> None:
    me = seat("miner miners", missions="ceres", orders="cradle", effects="specialist", rerolls=1)
    g = table(me=me, docks=[Barge("eros", "0 miner"), Barge("vesta", "0 miner")])

    assert GAME.outcome(g).scores == [0, 0]
