"""RB p23. The special spaces of a player's mat, and linked slots."""

import pytest

from orrery.games.skymines.coins import fill_tank
from orrery.games.skymines.steps.planning import Planning, slots_on
from orrery.games.skymines.steps.points import Points
from orrery.games.skymines.steps.science import Upload
from tests.games.skymines.helpers import Seat, area, asked, choose, coins, heard, offered, table, tank

ALMOST = {n: f"a{n}" for n in range(2, 16)} | {16: "b11"}


def test_sk_22_steps_beyond_the_end_of_the_tank_are_two_coins_each() -> None:
    g = table(me=Seat(tank=26, coins=0))
    fill_tank(g, 0, 5)
    assert (tank(g), coins(g)) == (28, 6)
    fill_tank(g, 0, 1)

    assert (tank(g), coins(g)) == (28, 8)


def test_sk_22_points_at_the_end_of_the_research_track_are_two_coins_each() -> None:
    g = table(Points(0, 3, 0), me=Seat(upload=16, screens=ALMOST, coins=0))

    assert asked(g) == ""
    assert coins(g) == 6


def test_sk_22_the_reward_of_the_last_plan_is_paid_in_coins_already() -> None:
    """Plan b11: 2 minerals and 2 energy for 2 points."""
    g = table(Upload(0), me=Seat(area="minerals-2 energy-2", upload=15, screens=ALMOST, coins=0))
    choose(g, "upload 16")

    assert coins(g) == 4


@pytest.mark.parametrize(("tank_steps", "upload", "number"), [(7, 4, 3), (8, 4, 4), (28, 4, 4), (7, 16, 4), (9, 6, 5)])
def test_sk_57_a_slot_is_open_for_good_when_its_mark_was_reached_or_passed(
    tank_steps: int, upload: int, number: int
) -> None:
    g = table(me=Seat(tank=tank_steps, upload=upload))

    assert slots_on(g, g.players[0]) == number


def test_sk_57_it_is_told_and_works_from_the_next_planning_phase() -> None:
    g = table(me=Seat(area="field-generic", tank=7))
    choose(g, "survey field-generic")

    assert heard(g, "unlocked") == ["0 unlocked 1"]
    assert area(g) == ["field-generic"]


def test_p23_with_linked_slots_card_and_slot_are_planned() -> None:
    g = table(Planning(), me=Seat(hand="carbon-1 energy-2 energy-2"), linked=True)
    assert offered(g) == [
        *[f"plan-at {card} {slot}" for slot in (2, 3, 4) for card in ("carbon-1", "energy-2")],
        "done",
    ]
    choose(g, "plan-at energy-2 2")
    assert offered(g) == [
        *[f"plan-at {card} {slot}" for slot in (3, 4) for card in ("carbon-1", "energy-2")],
        "done",
    ]
    choose(g, "plan-at carbon-1 4", "done")
    choose(g, "done")

    assert [card == -1 for card in g.players[0].area] == [True, False, True, False, True]
