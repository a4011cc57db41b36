"""Orders: the one-time effects, in both readings."""

import pytest

from orrery.games.astrominers.steps.orders import Ordering
from tests.games.astrominers.helpers import (
    EDITIONS,
    Barge,
    asked,
    choose,
    dock,
    looks,
    offered,
    pool,
    seat,
    seen,
    table,
    tokens,
    why_not,
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_specialist_turns_any_die_to_surveyor_or_geologist_in_all_editions(edition: str) -> None:
    g = table(me=seat("miner surveyor", effects="specialist"), edition=edition)

    assert offered(g, "retrain") == ["retrain surveyor geologist", "retrain miner surveyor", "retrain miner geologist"]
    choose(g, "retrain miner geologist")

    assert pool(g) == "surveyor geologist"
    assert seen(g).effects == {}


@pytest.mark.parametrize("edition", ["en", "pl2"])
def test_row_1_any_die_becomes_a_single_subroutine(edition: str) -> None:
    g = table(me=seat("surveyor miner subroutine subroutines", effects="subroutine"), edition=edition)

    assert offered(g, "retrain") == [
        "retrain surveyor subroutine",
        "retrain miner subroutine",
        "retrain subroutines subroutine",
    ]
    choose(g, "retrain subroutines subroutine")

    assert pool(g) == "surveyor miner subroutine subroutine"
    assert seen(g).effects == {}


def test_row_1_in_the_first_polish_edition_a_subroutine_becomes_two() -> None:
    g = table(me=seat("surveyor miner subroutine subroutines", effects="subroutine"), edition="pl1")

    assert offered(g, "retrain") == ["retrain subroutine subroutines"]
    choose(g, "retrain subroutine subroutines")

    assert pool(g) == "surveyor miner subroutines subroutines"
    assert seen(g).effects == {}


@pytest.mark.parametrize("edition", ["en", "pl2"])
def test_row_2_any_die_becomes_a_single_miner(edition: str) -> None:
    g = table(me=seat("geologist miner subroutine miners", effects="miner"), edition=edition)

    assert offered(g, "retrain") == ["retrain geologist miner", "retrain subroutine miner", "retrain miners miner"]
    choose(g, "retrain geologist miner")

    assert pool(g) == "miner miner subroutine miners"
    assert [seen(g).effects, offered(g, "retrain")] == [{}, []]


def test_row_2_in_the_first_polish_edition_a_miner_becomes_two() -> None:
    g = table(me=seat("geologist miner miners", effects="miner"), edition="pl1")

    assert offered(g, "retrain") == ["retrain miner miners"]
    choose(g, "retrain miner miners")

    assert pool(g) == "geologist miners miners"
    assert seen(g).effects == {}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("die", ["miners", "subroutines"])
def test_specialist_turns_a_die_that_shows_a_double_too(die: str, edition: str) -> None:
    g = table(me=seat(die, effects="specialist"), edition=edition)

    assert offered(g, "retrain") == [f"retrain {die} surveyor", f"retrain {die} geologist"]
    choose(g, f"retrain {die} surveyor")

    assert [pool(g), seen(g).effects] == ["surveyor", {}]


def test_an_effect_that_is_used_leaves_the_others() -> None:
    g = table(me=seat("geologist geologist", effects="specialist subroutine miner"))

    choose(g, "retrain geologist miner")

    assert seen(g).effects == {"specialist": 1, "subroutine": 1}


@pytest.mark.parametrize("edition", ["en", "pl2"])
@pytest.mark.parametrize(
    ("die", "faces"),
    [
        ("miner", ["subroutine"]),
        ("subroutine", ["miner"]),
        ("miners", ["miner", "subroutine"]),
        ("subroutines", ["miner", "subroutine"]),
    ],
)
def test_am_07_a_die_is_turned_only_to_a_face_that_it_has(edition: str, die: str, faces: list[str]) -> None:
    g = table(me=seat(f"labour-{die}", effects="specialist subroutine miner"), edition=edition)

    assert offered(g, "retrain") == [f"retrain labour-{die} {face}" for face in faces]
    choose(g, f"retrain labour-{die} {faces[-1]}")

    assert pool(g) == f"labour-{faces[-1]}"


@pytest.mark.parametrize("die", ["miner", "subroutine"])
def test_am_07_in_the_first_polish_edition_a_labour_die_becomes_double_too(die: str) -> None:
    g = table(me=seat(f"labour-{die}", effects="specialist subroutine miner"), edition="pl1")

    assert offered(g, "retrain") == [f"retrain labour-{die} {die}s"]
    choose(g, f"retrain labour-{die} {die}s")

    assert [pool(g), offered(g, "retrain")] == [f"labour-{die}s", []]


def test_am_07_it_is_no_action_and_takes_one_die_of_the_pool() -> None:
    g = table(me=seat("miner surveyor", effects="specialist specialist"), them=seat("miner"))

    choose(g, "retrain miner geologist", "retrain geologist surveyor")

    assert asked(g) == "0 Act"
    assert pool(g) == "surveyor surveyor"
    assert offered(g, "retrain") == []


def test_am_07_not_after_passing() -> None:
    g = table(me=seat("miner", effects="specialist"), them=seat("miner"))

    choose(g, "pass")

    assert asked(g) == "1 Act"
    assert offered(g, "retrain") == []
    assert why_not(g, "pool-1", seat=0) == ["not-your-turn"]
    choose(g, "gather miner plasteel-1")
    assert asked(g) == ""
    assert [pool(g), seen(g).effects] == ["miner", {"specialist": 1}]


def test_am_07_not_in_the_turn_of_another() -> None:
    g = table(me=seat("miner"), them=seat("miner", effects="specialist"))

    assert offered(g, "retrain") == []
    choose(g, "pass")
    assert offered(g, "retrain") == ["retrain miner surveyor", "retrain miner geologist"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_4_an_effect_works_in_the_round_of_the_purchase_and_later(edition: str) -> None:
    me = seat(orders="contract lamp", tokens={"gold": 2})
    g = table(Ordering(0), me=me, edition=edition)
    choose(g, "buy contract")
    assert asked(g) == "0 Ordering"

    later = table(me=seat("miner", effects="specialist"), round=8, edition=edition)
    assert "retrain miner surveyor" in offered(later)


def test_any_number_of_effects_may_be_used_in_one_turn() -> None:
    g = table(me=seat("miner miner", effects="specialist subroutine"))

    choose(g, "retrain miner surveyor", "retrain miner subroutine")

    assert pool(g) == "surveyor subroutine"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_effect_of_a_free_launch_waives_the_cost_of_a_mission(edition: str) -> None:
    g = table(me=seat(missions="hygiea", effects="free-launch"), edition=edition)

    assert offered(g, "launch", "launch-free") == ["launch-free hygiea"]
    choose(g, "launch-free hygiea")

    assert dock(g, 1) == "hygiea - -"
    assert [tokens(g), seen(g).effects] == [{}, {}]


def test_a_free_launch_needs_a_free_dock() -> None:
    full = [Barge("ida", owner=1), Barge("ceres", owner=1), Barge("psyche")]
    g = table(me=seat("miner", missions="hygiea", effects="free-launch"), docks=full)

    assert offered(g, "launch", "launch-free") == []
    assert why_not(g, "mission-hygiea", "effect-free-launch") == ["no-dock"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_effect_of_a_free_launch_waives_the_cost_of_an_expedition_but_not_its_die(edition: str) -> None:
    g = table(me=seat("miner", effects="free-launch"), expeditions="vesta", edition=edition)

    assert offered(g, "explore", "explore-free") == ["explore-free miner vesta"]
    choose(g, "explore-free miner vesta")

    assert dock(g, 1) == "vesta - -"
    assert [pool(g), seen(g).effects] == ["", {}]
    assert looks(g).executive_dice[2].die == "miner"


def test_who_can_pay_may_keep_the_free_launch() -> None:
    g = table(me=seat(missions="hygiea", tokens={"gold": 2}, effects="free-launch"))

    choose(g, "launch hygiea")

    assert tokens(g) == {}
    assert seen(g).effects == {"free-launch": 1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_am_40_a_reduction_takes_one_unit_of_any_kind_off_any_payment(edition: str) -> None:
    me = seat("miner", tokens={"gold": 1}, effects="reduction")
    g = table(me=me, technologies="metallurgy", edition=edition)

    choose(g, "develop miner metallurgy")

    assert [tokens(g), seen(g).effects] == [{}, {}]
    assert seen(g).technologies == ["metallurgy"]


@pytest.mark.parametrize("move", ["publish miner almanac", "explore miner vesta"])
def test_am_40_a_reduction_helps_with_a_bulletin_and_with_an_expedition(move: str) -> None:
    g = table(me=seat("miner", effects="reduction"), bulletins="almanac", expeditions="vesta")
    assert offered(g, "publish", "explore") == ["publish miner almanac", "explore miner vesta"]

    choose(g, move)

    assert seen(g).effects == {}
    assert [seen(g).bulletins, dock(g, 1)] == ([["almanac"], ""] if "almanac" in move else [[], "vesta - -"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_am_40_a_reduction_helps_with_an_order(edition: str) -> None:
    me = seat(orders="cradle", tokens={"nickel": 1, "palladium": 1}, effects="reduction")
    g = table(Ordering(0), me=me, edition=edition)

    choose(g, "buy cradle")

    assert [seen(g).bought, tokens(g), seen(g).effects] == [["cradle"], {}, {"specialist": 1}]


def test_am_40_who_could_pay_an_order_may_use_the_reduction() -> None:
    g = table(Ordering(0), me=seat(orders="lamp", tokens={"gold": 1}, effects="reduction"))

    choose(g, "buy lamp")
    assert offered(g) == ["reduce", "pay gold"]
    choose(g, "reduce")

    assert [tokens(g), seen(g).effects] == [{"gold": 1}, {"specialist": 1}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_am_40_a_reduction_bought_a_moment_ago_helps_with_the_extra_order(edition: str) -> None:
    me = seat(orders="rebate lamp", tokens={"gold": 1}, effects="extra-order")
    g = table(Ordering(0), me=me, edition=edition)

    choose(g, "buy rebate", "buy lamp")

    assert [seen(g).bought, tokens(g), seen(g).effects] == [["rebate", "lamp"], {}, {"specialist": 1}]


def test_am_40_several_reductions_may_be_used_together() -> None:
    g = table(me=seat(missions="hygiea", effects="reduction reduction"))

    choose(g, "launch hygiea")

    assert dock(g, 1) == "hygiea - -"
    assert seen(g).effects == {}


def test_am_40_a_cost_never_goes_below_nothing() -> None:
    g = table(me=seat("miner", tokens={"xenon": 1}, missions="juno", effects="reduction reduction reduction"))

    choose(g, "launch juno")
    assert offered(g) == ["reduce", "pay xenon"]
    choose(g, "reduce")

    assert seen(g).effects == {"reduction": 2}
    assert tokens(g) == {"xenon": 1}


def test_am_40_who_can_pay_may_keep_the_reduction() -> None:
    g = table(me=seat(missions="hygiea", tokens={"gold": 2}, effects="reduction"))

    choose(g, "launch hygiea", "pay gold")

    assert [tokens(g), seen(g).effects] == [{}, {"reduction": 1}]


def test_am_41_a_used_effect_leaves_the_points() -> None:
    g = table(me=seat("miner", bought="lamp", effects="specialist"))
    before = seen(g).score

    choose(g, "retrain miner surveyor")

    assert seen(g).score == before == 1
    assert seen(g).bought == ["lamp"]


def test_am_41_an_unused_effect_is_worth_nothing() -> None:
    assert seen(table(me=seat(bought="lamp", effects="specialist"))).score == 1


def test_am_67_a_reduction_comes_off_the_printed_cost_before_the_exchange_rates() -> None:
    me = seat(missions="hygiea", tokens={"water": 4}, effects="reduction")
    g = table(me=me)

    choose(g, "launch hygiea")

    assert [tokens(g), seen(g).effects] == [{}, {}]


def test_am_67_no_reduction_on_the_exchange_action() -> None:
    g = table(me=seat("miner", effects="reduction"))

    assert why_not(g, "pool-1", "exchange") == ["nothing-to-give"]


def test_am_67_no_reduction_instead_of_discarding_a_card() -> None:
    g = table(Ordering(0), me=seat(orders="archive", tokens={"gold": 1}, effects="reduction"))

    assert offered(g) == ["pass"]
    assert why_not(g, "order-archive") == ["no-card-to-drop"]
