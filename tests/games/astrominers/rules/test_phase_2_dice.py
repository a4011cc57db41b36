"""Phase 2. Rolling, rolling again, and changing results at the price of a die."""

import pytest

from orrery.engine.agenda import waiting
from orrery.games.astrominers.steps.rolling import Rerolls, Roll, RollAgain
from tests.games.astrominers.helpers import (
    EDITIONS,
    Barge,
    asked,
    choose,
    heard,
    looks,
    offered,
    pool,
    seat,
    table,
    tokens,
    why_not,
)


def test_all_roll_the_dice_that_are_not_on_unfinished_cards() -> None:
    rolled = "surveyor geologist miner subroutine labour-miner " + "miners " * 6 + "labour-subroutines"
    g = table(Roll(), docks=[Barge("eros", "0 miner", "0 subroutine")], rolls=rolled)

    assert pool(g) == "surveyor geologist miner subroutine labour-miner"
    assert pool(g, 1) == "miners " * 6 + "labour-subroutines"


def test_am_02_any_number_of_the_rolled_dice_is_rolled_once_more() -> None:
    g = table(Rerolls(), me=seat("surveyor miner miner labour-miner"), rolls="geologist subroutines labour-miners")

    assert offered(g) == ["reroll surveyor", "reroll miner", "reroll labour-miner", "done"]
    choose(g, "reroll surveyor", "reroll miner", "reroll labour-miner", "done")

    assert pool(g) == "geologist miner subroutines labour-miners"
    assert asked(g) == ""


def test_am_02_each_die_is_named_once_and_in_order() -> None:
    g = table(Rerolls(), me=seat("surveyor miner miner subroutine"), rolls="miners miners")

    choose(g, "reroll miner")
    assert offered(g) == ["reroll miner", "reroll subroutine", "done"]
    choose(g, "reroll miner")
    assert offered(g) == ["reroll subroutine", "done"]


@pytest.mark.parametrize("step", [Rerolls(), RollAgain(0, ())])
def test_people_choose_none_to_seven_dice(step: Rerolls | RollAgain) -> None:
    g = table(step, me=seat("miner " * 7))

    assert [step.least(g, 0), step.most(g, 0)] == [0, 7]


def test_am_02_none_or_all_may_be_rolled() -> None:
    none = table(Rerolls(), me=seat("surveyor miner"))
    choose(none, "done")
    assert pool(none) == "surveyor miner"

    both = table(Rerolls(), me=seat("surveyor miner"), rolls="miners miners")
    choose(both, "reroll surveyor", "reroll miner", "done")
    assert pool(both) == "miners miners"
    assert heard(both) == ["0 reroll surveyor", "0 reroll miner", "0 done", "0 rolled miners", "0 rolled miners"]


def test_am_02_nobody_sees_the_others_choice_or_new_dice_before_all_have_chosen() -> None:
    g = table(Rerolls(), me=seat("surveyor"), them=seat("miner"), rolls="miners geologist")

    assert waiting(g) == [0, 1]
    choose(g, "reroll surveyor", "done")
    assert [pool(g), pool(g, 1)] == ["surveyor", "miner"]
    assert looks(g).answer == []
    choose(g, "reroll miner", "done")

    assert [pool(g), pool(g, 1)] == ["miners", "geologist"]


def test_am_02_dice_on_unfinished_cards_are_not_rolled() -> None:
    g = table(Rerolls(), me=seat("miner"), docks=[Barge("eros", "0 miners", "0 subroutine")])

    assert offered(g) == ["reroll miner", "done"]


def test_am_03_a_die_is_discarded_in_ones_own_turn_and_that_is_no_action() -> None:
    g = table(me=seat("miner geologist"), them=seat("miner"))

    assert {"discard miner", "discard geologist"} <= set(offered(g))
    choose(g, "discard geologist", "turn miner surveyor")

    assert asked(g) == "0 Act"
    assert pool(g) == "surveyor"


def test_am_03_not_after_passing() -> None:
    g = table(me=seat("miner miner"), them=seat("miner"))

    choose(g, "pass")

    assert asked(g) == "1 Act"
    assert why_not(g, "pool-1", seat=0) == ["not-your-turn"]
    choose(g, "gather miner plasteel-1")
    assert asked(g) == ""


def test_am_04_another_die_of_the_pool_is_set_or_any_number_rolled_again() -> None:
    g = table(me=seat("miner subroutine"))

    choose(g, "discard miner")

    assert offered(g) == [
        "turn subroutine surveyor",
        "turn subroutine geologist",
        "turn subroutine miner",
        "turn subroutine miners",
        "turn subroutine subroutines",
        "again",
    ]


def test_am_04_rolling_again_takes_any_of_what_is_left_in_the_pool() -> None:
    g = table(me=seat("miner subroutine geologist"), rolls="surveyor surveyor")

    choose(g, "discard miner", "again")
    assert offered(g) == ["reroll geologist", "reroll subroutine", "done"]
    choose(g, "reroll geologist", "reroll subroutine")

    assert pool(g) == "surveyor surveyor"


def test_am_04_it_can_be_done_again_until_one_die_is_left() -> None:
    g = table(me=seat("miner miner miner"))

    choose(g, "discard miner", "turn miner geologist", "discard miner", "turn geologist miners")

    assert pool(g) == "miners"
    assert why_not(g, "pool-1", "discard") == ["last-die"]


def test_am_04_placed_dice_are_out_of_reach() -> None:
    g = table(me=seat("miner subroutine"), docks=[Barge("eros", "0 miner")])

    choose(g, "gather miner plasteel-1")

    assert offered(g, "discard") == []
    assert why_not(g, "pool-1", "discard") == ["last-die"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_19_all_editions_set_another_die_than_the_discarded_one(edition: str) -> None:
    g = table(me=seat("miner surveyor"), edition=edition)

    choose(g, "discard miner")

    assert {text.split()[1] for text in offered(g, "turn")} == {"surveyor"}


def test_am_05_a_die_can_show_any_face_that_it_has_doubles_too() -> None:
    g = table(me=seat("miner labour-miner"))

    choose(g, "discard miner")

    assert offered(g) == [
        "turn labour-miner subroutine",
        "turn labour-miner miners",
        "turn labour-miner subroutines",
        "again",
    ]
    assert why_not(g, "pool-1") == []


def test_am_06_discarded_dice_lie_on_no_socket_and_count_for_nothing() -> None:
    g = table(me=seat("miner miner subroutine", tokens={"gold": 1}))

    choose(g, "discard miner", "turn miner surveyor", "exchange surveyor", "swap gold water")

    table_now = looks(g)
    assert [die for area in table_now.areas for die in area if die] == []
    assert table_now.players[0].used == 7 - 1


def test_am_75_dice_are_changed_before_the_action_and_so_before_the_next_one() -> None:
    g = table(me=seat("miner miner miner"), them=seat("miner"))

    choose(g, "gather miner plasteel-1")
    assert asked(g) == "1 Act"
    choose(g, "pass")
    assert "discard miner" in offered(g)
    choose(g, "discard miner", "turn miner surveyor", "assign surveyor", "draw-mission")

    assert tokens(g) == {"plasteel": 2}
    assert pool(g) == ""


def test_am_75_who_has_dice_left_and_has_not_passed_always_gets_another_turn() -> None:
    g = table(me=seat("geologist geologist"), open_orders="", order_deck="", them=seat("miner"))

    choose(g, "lead geologist", "gather miner plasteel-1")

    assert asked(g) == "0 Act"
    assert offered(g) == ["pass"]
