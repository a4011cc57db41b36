"""Challenge cards."""

import pytest

from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.steps.rounds import Settlement
from tests.games.astrominers.helpers import (
    BOX,
    Barge,
    asked,
    choose,
    heard,
    looks,
    new,
    offered,
    pool,
    seat,
    seen,
    table,
    wander,
)

ALL = (
    "docked two-docked all-dice complete-c complete-s complete-m alone one-round two-rounds expedition bulletin "
    "technology achievement two-orders"
)


def test_figure_of_a_challenge_card() -> None:
    """Points; a requirement; a reroll."""
    card = GAME.contents(BOX).challenges["all-dice"]
    assert [card.points, card.need] == [3, "all-dice"]
    g = table(me=seat(missions="ceres"), challenges="docked")

    choose(g, "launch ceres")

    assert [seen(g).challenges, seen(g).rerolls, seen(g).score] == [["docked"], 1, 1]


def test_each_challenge_adds_a_reroll() -> None:
    g = table(me=seat(missions="ceres", rerolls=1), challenges="docked")

    choose(g, "launch ceres")

    assert seen(g).rerolls == 2


def test_there_are_fourteen_requirements() -> None:
    assert list(GAME.contents(BOX).challenges) == ALL.split()


def test_am_08_a_challenge_rolls_any_number_of_pool_dice_once() -> None:
    g = table(me=seat("miner surveyor", rerolls=1), them=seat("miner"), rolls="geologist")

    choose(g, "rally", "reroll surveyor", "done")

    assert [pool(g), asked(g)] == ["geologist miner", "0 Act"]
    assert offered(g, "rally") == []


def test_am_08_once_for_each_card_and_not_without_dice() -> None:
    g = table(me=seat("miner", rerolls=2), rolls="miner miner")
    choose(g, "rally", "reroll miner", "rally", "reroll miner")
    assert offered(g, "rally") == []

    g = table(me=seat(missions="ceres", rerolls=1))
    assert offered(g) == ["launch ceres", "pass"]


def test_am_50_a_challenge_is_taken_at_once_and_then_gone() -> None:
    g = table(
        me=seat("miner", missions="ceres"),
        them=seat("miner", missions="juno", tokens={"xenon": 1}),
        challenges="docked",
    )

    choose(g, "launch ceres", "done")
    assert looks(g).challenges == []
    choose(g, "launch juno")

    assert [seen(g).challenges, seen(g, 1).challenges] == [["docked"], []]
    assert heard(g, "won") == ["0 won docked"]


def test_am_50_several_may_be_taken_at_a_time() -> None:
    g = table(Settlement(), docks=[Barge("ceres", "0 miner")], challenges="complete-c alone one-round two-rounds")

    assert seen(g).challenges == ["complete-c", "alone", "one-round"]


def test_am_50_who_is_settled_earlier_takes_it() -> None:
    docks = [Barge("ceres", "0 miner"), Barge("hygiea", "1 miner", "1 miner", owner=1)]
    g = table(Settlement(), docks=docks, first=1, challenges="complete-c")

    assert [seen(g).challenges, seen(g, 1).challenges] == [[], ["complete-c"]]


@pytest.mark.parametrize(
    ("docks", "won"),
    [
        ([], ["docked"]),
        ([Barge("ida")], ["docked", "two-docked"]),
        ([Barge("ida", age=1)], ["docked", "two-docked"]),
        ([Barge("ida", owner=1)], ["docked"]),
    ],
    ids=["alone", "second", "slid", "foreign"],
)
def test_am_51_a_mission_and_two_missions_in_the_docks(docks: list[Barge], won: list[str]) -> None:
    g = table(me=seat(missions="ceres"), docks=docks, challenges="docked two-docked")

    choose(g, "launch ceres")

    assert seen(g).challenges == won


def test_am_51_a_die_on_missions_of_others_is_no_mission_in_a_dock() -> None:
    docks = [Barge("eros", owner=1), Barge("ida", owner=1)]
    g = table(me=seat("miner miner"), docks=docks, challenges="docked two-docked")

    choose(g, "join miner 1a", "join miner 2a")

    assert [seen(g).challenges, seen(g, 1).challenges] == [[], []]


def test_am_66_expeditions_are_no_missions_for_the_challenges() -> None:
    g = table(
        me=seat("miner", tokens={"xenon": 1}), docks=[Barge("ida")], expeditions="vesta", challenges="docked two-docked"
    )

    choose(g, "explore miner vesta")

    assert seen(g).challenges == ["docked"]
    alone = table(me=seat("miner", tokens={"xenon": 1}), expeditions="vesta", challenges="docked two-docked")
    choose(alone, "explore miner vesta")
    assert seen(alone).challenges == []


def test_am_66_an_expedition_is_neither_of_a_type_nor_quick_nor_alone() -> None:
    g = table(Settlement(), docks=[Barge("hektor", "0 miner")], challenges=ALL)
    choose(g, "draw-order")

    assert seen(g).challenges == ["expedition"]


def test_am_37_an_expedition_counts_as_a_type_only_for_achievements() -> None:
    g = table(Settlement(), docks=[Barge("hektor", "0 miner")], challenges="complete-s complete-c complete-m")
    choose(g, "draw-order")

    assert seen(g).challenges == []


@pytest.mark.parametrize(("sixth", "seventh"), [("miner", "labour-miner"), ("labour-miner", "miner")])
def test_am_52_all_dice_on_docked_cards_at_once(sixth: str, seventh: str) -> None:
    five = ["0 miner"] * 5
    g = table(me=seat("miner labour-miner"), docks=[Barge("lutetia", *five)], challenges="all-dice")

    choose(g, f"join {sixth} 1f")
    assert seen(g).challenges == []
    choose(g, f"join {seventh} 1g")

    assert seen(g).challenges == ["all-dice"]


def test_am_52_expeditions_and_foreign_cards_count() -> None:
    docks = [Barge("lutetia", *["0 miner"] * 5, owner=1), Barge("vesta", "0 surveyor")]
    g = table(me=seat("geologist"), docks=docks, challenges="all-dice")

    choose(g, "join geologist 2b")

    assert seen(g).challenges == ["all-dice"]


def test_am_52_six_dice_are_all_in_a_game_of_five() -> None:
    g = table(
        me=seat("miner"),
        them=[seat() for _ in range(4)],
        docks=[Barge("lutetia", *["0 miner"] * 5)],
        challenges="all-dice",
    )

    choose(g, "join miner 1f")

    assert seen(g).challenges == ["all-dice"]


def test_am_72_a_die_on_an_executive_socket_is_not_in_the_docks() -> None:
    docks = [Barge("lutetia", *["0 miner"] * 5)]
    g = table(me=seat("miner miner", tokens={"xenon": 1}), docks=docks, expeditions="hektor", challenges="all-dice")

    choose(g, "explore miner hektor", "join miner 2a")

    assert seen(g).challenges == []


@pytest.mark.parametrize(("mission", "won"), [("juno", "complete-s"), ("doris", "complete-c"), ("lydia", "complete-m")])
def test_a_mission_of_each_type(mission: str, won: str) -> None:
    docks = [Barge(mission, "0 subroutine", "0 miner")]
    g = table(Settlement(), docks=docks, challenges="complete-s complete-c complete-m")

    assert seen(g).challenges == [won]


def test_am_53_with_own_dice_only() -> None:
    own = table(Settlement(), docks=[Barge("juno", "0 subroutine", "0 miner")], challenges="alone")
    shared = table(Settlement(), docks=[Barge("juno", "0 subroutine", "1 miner")], challenges="alone")
    foreign = table(Settlement(), docks=[Barge("juno", "1 subroutine", "1 miner")], challenges="alone")

    assert [seen(g).challenges for g in (own, shared, foreign)] == [["alone"], [], []]
    assert [seen(g, 1).challenges for g in (own, shared, foreign)] == [[], [], []]


@pytest.mark.parametrize(("age", "won"), [(0, ["one-round"]), (1, ["two-rounds"])])
def test_am_53_in_one_round_or_in_two(age: int, won: list[str]) -> None:
    docks = [Barge("juno", "0 subroutine", "1 miner", age=age)]
    g = table(Settlement(), docks=docks, challenges="one-round two-rounds")

    assert seen(g).challenges == won


def test_am_53_who_only_takes_part_earns_no_challenge() -> None:
    g = table(Settlement(), docks=[Barge("juno", "1 subroutine", "1 miner")], challenges="complete-s one-round")

    assert seen(g, 1).challenges == []


@pytest.mark.parametrize(
    ("moves", "won"),
    [
        (["publish miner almanac"], ["bulletin"]),
        (["develop miner catalysis"], ["technology"]),
        (["achieve miner pathfinder"], ["achievement"]),
    ],
)
def test_acquiring_a_card_of_a_kind(moves: list[str], won: list[str]) -> None:
    me = seat("miner", tokens={"water": 1, "plasteel": 1}, completed="eros ceres")
    wanted = "bulletin technology achievement"
    g = table(me=me, challenges=wanted, technologies="catalysis", bulletins="almanac", honours="pathfinder")

    choose(g, *moves)

    assert seen(g).challenges == won


@pytest.mark.parametrize("first", [0, 1])
def test_completing_an_expedition_counts_for_its_owner_whoever_is_first_or_has_a_die_on_it(first: int) -> None:
    g = table(Settlement(), docks=[Barge("hektor", "1 miner")], challenges="expedition", first=first)
    choose(g, "draw-order")

    assert [seen(g).challenges, seen(g, 1).challenges] == [["expedition"], []]


@pytest.mark.parametrize("edition", ["pl1", "pl2"])
def test_row_14_challenges_that_were_added_can_be_won(edition: str) -> None:
    g = new(2, box=BOX, edition=edition, challenges="on")
    for _ in wander(g, 4):
        pass

    won = [[GAME.contents(BOX).challenges[name].points for name in seen(g, i).challenges] for i in (0, 1)]
    assert len(won[0]) + len(won[1]) > 2
    assert [dict(sheet)["challenges"] for sheet in GAME.outcome(g).sheet] == [sum(points) for points in won]


@pytest.mark.parametrize("edition", ["pl1", "pl2"])
def test_row_14_a_challenge_that_was_added_gives_its_reroll(edition: str) -> None:
    me = seat("surveyor geologist", missions="ceres")
    g = table(me=me, challenges="docked", edition=edition, rolls="subroutine")

    choose(g, "launch ceres", "rally", "reroll geologist")

    assert [pool(g), offered(g, "rally")] == ["surveyor subroutine", []]
