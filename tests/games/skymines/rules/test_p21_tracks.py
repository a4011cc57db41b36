"""RB p21, p22. The companies' tracks and their permanent bonuses."""

from typing import cast

import pytest

from orrery.engine.agenda import waiting
from orrery.games.skymines.game import GAME
from orrery.games.skymines.market import price
from orrery.games.skymines.scoring import shares_of
from orrery.games.skymines.state import Mines
from orrery.games.skymines.steps.science import Upload
from orrery.games.skymines.steps.trading import PurchaseCard
from orrery.games.skymines.steps.walking import Advance, Steps, Walk
from orrery.games.skymines.terms import CARBON, MINERALS, TITANIUM
from orrery.games.skymines.tracks import unlock
from tests.games.skymines.helpers import (
    BOX,
    Seat,
    asked,
    choose,
    coins,
    company,
    hand,
    heard,
    left,
    offered,
    steps_of,
    table,
    tank,
)

SKYMINE = company("skymine")  # A1: thresholds behind 5 and 12, barriers of 2 coins behind 9 and 15
END = int(BOX.lengths[0])


def test_p21_a_threshold_pays_the_passer_and_all_who_passed_it_before() -> None:
    them = [Seat(steps={"skymine": 6}), Seat(steps={"skymine": 9})]
    g = table(Walk(0, SKYMINE, 3), me=Seat(steps={"skymine": 4}), them=them)

    assert steps_of(g)[0] == 7
    assert [coins(g, seat) for seat in range(3)] == [2, 2, 2]


def test_p21_those_before_the_threshold_get_nothing() -> None:
    g = table(Walk(0, SKYMINE, 1), me=Seat(steps={"skymine": 5}), them=Seat(steps={"skymine": 5}))

    assert (coins(g), coins(g, 1)) == (2, 1)


def test_p21_a_barrier_is_paid_or_the_marker_stops() -> None:
    g = table(Walk(0, SKYMINE, 3), me=Seat(steps={"skymine": 8}, coins=2))
    assert offered(g) == ["cross", "stop"]
    choose(g, "stop")
    assert (steps_of(g)[0], coins(g)) == (9, 2)

    g = table(Walk(0, SKYMINE, 3), me=Seat(steps={"skymine": 8}, coins=2))
    choose(g, "cross")
    assert (steps_of(g)[0], coins(g)) == (11, 0)


def test_p21_without_the_coins_the_rest_of_the_move_is_lost() -> None:
    g = table(Walk(0, SKYMINE, 3), me=Seat(steps={"skymine": 8}, coins=1))

    assert asked(g) == ""
    assert (steps_of(g)[0], heard(g, "advanced", "wasted")) == (9, ["0 advanced skymine 1", "0 wasted 2"])


def test_p21_the_last_space_is_the_end() -> None:
    g = table(Walk(0, SKYMINE, 3), me=Seat(steps={"skymine": END - 1}))

    assert steps_of(g)[0] == END
    assert shares_of(g, g.players[0], SKYMINE) == 10


def test_sk_10_a_barrier_is_paid_with_the_coins_then_in_hand() -> None:
    """The threshold of D1 behind 5 pays 1; the barrier behind 7 costs 1."""
    g = table(Walk(0, company("tawac"), 4), me=Seat(steps={"tawac": 5}, coins=0))

    assert (asked(g), coins(g)) == ("Cross", 1)
    choose(g, "cross")
    assert (steps_of(g)[3], coins(g)) == (9, 0)


def test_sk_10_a_coin_of_another_track_lets_a_player_go_back() -> None:
    g = table(Steps(0, 2, 0), me=Seat(steps={"skymine": 9, "tawac": 5}, coins=1))
    choose(g, "step tawac")

    assert "step skymine" in offered(g)
    choose(g, "step skymine")
    assert (steps_of(g), coins(g)) == ([10, 0, 0, 6], 0)


def test_sk_11_a_threshold_pays_each_time_somebody_passes_it() -> None:
    g = table(Walk(0, SKYMINE, 1), Walk(1, SKYMINE, 1), me=Seat(steps={"skymine": 5}), them=Seat(steps={"skymine": 5}))

    assert (coins(g), coins(g, 1)) == (3, 2)


def test_sk_12_a_bonus_works_from_the_next_turn() -> None:
    """The second threshold of B1 is worth an energy, but not in the turn that passes it."""
    me = Seat(area="energy-2 carbon-1", steps={"minerva": 5})
    g = table(me=me, them=Seat(area="carbon-1"))
    choose(g, "invest carbon", "step minerva")
    assert g.players[0].totals[3] == 2
    choose(g, "invest carbon", "step skymine")

    assert waiting(g) == [0]
    assert g.players[0].totals[3] == 3


@pytest.mark.parametrize(("steps", "energy"), [(5, 2), (6, 3), (12, 3), (13, 4)])
def test_sk_12_the_second_permanent_bonus_replaces_the_first(steps: int, energy: int) -> None:
    g = table(me=Seat(area="energy-2", steps={"minerva": steps}))

    assert g.players[0].totals[3] == energy


@pytest.mark.parametrize(("steps", "markers"), [(6, 3), (7, 4), (14, 5)])
def test_sk_12_a2_gives_one_more_marker_and_two_in_all(steps: int, markers: int) -> None:
    g = table(me=Seat(steps={"skymine": steps}), sides="A2 B1 C1 D1")

    assert g.players[0].markers == markers


def test_sk_12_the_second_marker_of_a2_comes_to_the_first() -> None:
    g = table(me=Seat(steps={"skymine": 7}), sides="A2 B1 C1 D1")
    assert g.players[0].markers == 4
    g.players[0].steps[0] = 14
    unlock(g, 0)

    assert g.players[0].markers == 5


def test_sk_43_bonuses_of_different_tracks_add() -> None:
    """A1 makes minerals cheaper, or everything; B2 makes titanium cheaper."""
    sides = "A1 B2 C1 D1"
    g = table(me=Seat(steps={"skymine": 6, "minerva": 7}), sides=sides, display={1: "carbon-a3"})
    p = g.players[0]
    assert [price(g, p, 0, 1 << kind) for kind in (CARBON, MINERALS, TITANIUM)] == [4, 3, 3]

    g = table(me=Seat(steps={"skymine": 13, "minerva": 7}), sides=sides, display={1: "carbon-a3"})
    p = g.players[0]
    assert [price(g, p, 0, 1 << kind) for kind in (CARBON, MINERALS, TITANIUM)] == [3, 3, 2]
    assert price(g, p, 0, 1 << CARBON | 1 << TITANIUM) == 2  # one card of titanium is enough


def test_sk_43_the_cost_is_never_below_zero_and_takes_a_card() -> None:
    """p23: titanium-c3 costs 2; with 1 less for any card, 1 less for titanium."""
    me = Seat(area="titanium-1", steps={"skymine": 13, "minerva": 7})
    g = table(me=me, sides="A1 B2 C1 D1", display={1: "carbon-c3"})
    assert price(g, g.players[0], 0, 1 << TITANIUM) == 0
    choose(g, "buy 1", "step skymine")

    assert "carbon-c3" in hand(g)
    assert steps_of(g)[0] == 14  # all units are steps
    assert g.players[0].used == 0b0010


def test_sk_43_without_a_resource_card_nothing_can_be_bought() -> None:
    g = table(me=Seat(steps={"skymine": 13, "minerva": 7}), sides="A1 B2 C1 D1", display={1: "carbon-c3"})

    assert offered(g, "buy") == []


def test_sk_44_any_mix_pays_and_the_rest_are_steps() -> None:
    me = Seat(area="carbon-2 minerals-1 titanium-2", steps={"skymine": 13})
    g = table(me=me, display={1: "energy-b3", 9: "carbon-b4"})  # 4, and 1 less; 8, and 1 less
    assert "buy 9" not in offered(g)
    choose(g, "buy 1", "pay carbon-2", "pay titanium-2", "step tawac")

    assert "energy-b3" in hand(g)
    assert (steps_of(g)[3], g.players[0].used) == (1, 0b1010)


def test_sk_44_without_a_purchase_types_are_not_mixed() -> None:
    g = table(me=Seat(area="carbon-2 minerals-1", steps={"skymine": 13}))
    choose(g, "invest carbon")

    assert g.players[0].used == 0b0010


def test_sk_44_coin_purchases_are_cheaper_too() -> None:
    g = table(PurchaseCard(0, 0, 0), me=Seat(coins=3, steps={"skymine": 13}), display={1: "carbon-a3", 2: "energy-b3"})
    choose(g, "purchase 1")

    assert coins(g) == 0


def test_sk_45_energy_of_a_track_needs_an_energy_card_or_tile_face_up() -> None:
    steps = {"minerva": 13}
    assert table(me=Seat(steps=steps)).players[0].totals[3] == 0
    assert table(me=Seat(area="energy-2", used="energy-2", steps=steps)).players[0].totals[3] == 0
    assert table(me=Seat(tiles="energy", steps=steps)).players[0].totals[3] == 4


def test_sk_45_every_titanium_card_is_worth_one_more_for_all_purposes() -> None:
    """The second bonus of B2, here at Minerva."""
    me = Seat(area="titanium-1 titanium-2", steps={"minerva": 14})
    g = table(me=me, sides="A1 B2 C1 D1", display={1: "carbon-b4"})
    assert g.players[0].totals[TITANIUM] == 5
    assert "mark titanium" in offered(g)
    choose(g, "invest titanium", "pay titanium-1", "done")
    assert left(g, "units") == 2


def test_sk_52_steps_of_a_reward_are_lost_at_a_barrier_and_never_redirected() -> None:
    g = table(me=Seat(area="carbon-b4", coins=0, steps={"skymine": 9}))
    choose(g, "mark carbon", "claim 1")

    assert steps_of(g) == [9, 0, 0, 0]
    assert g.active == 1


def test_sk_52_the_barrier_is_paid_before_a_threshold_of_the_same_gap_pays() -> None:
    """No side of this box has both behind one space, so its tables get them."""
    box = cast(Mines, GAME.box_for(BOX, {}))
    at = 6 * 30 + 7  # D1, behind space 7
    saved = box.thresholds[at]
    box.thresholds[at] = 1
    try:
        g = table(Walk(0, company("tawac"), 1), me=Seat(steps={"tawac": 7}, coins=0))
        assert (steps_of(g)[3], coins(g)) == (7, 0)
        g = table(Walk(0, company("tawac"), 1), me=Seat(steps={"tawac": 7}, coins=1))
        choose(g, "cross")
        assert (steps_of(g)[3], coins(g)) == (8, 1)
    finally:
        box.thresholds[at] = saved


def test_sk_52_steps_free_of_a_barrier_are_compulsory() -> None:
    g = table(Walk(0, SKYMINE, 3))

    assert (asked(g), steps_of(g)[0]) == ("", 3)


def test_sk_70_the_second_bonus_works_even_if_the_first_was_used_in_this_round() -> None:
    me = Seat(area="energy-2 carbon-1", steps={"minerva": 12})
    g = table(me=me, them=Seat(area="carbon-1"))
    assert g.players[0].totals[3] == 3
    choose(g, "mark energy")  # with 3: the first bonus counts
    choose(g, "invest carbon", "step skymine")
    choose(g, "invest carbon", "step minerva")
    choose(g, "mark plus-tile")

    assert g.players[0].totals[3] == 4


def test_sk_78_coins_tank_and_points_of_any_reward_come_before_steps() -> None:
    """The energy majority: 3 steps on the track of Tawac, and a coin that pays for its barrier."""
    me = Seat(area="energy-2 energy-a2", coins=0, steps={"tawac": 7})
    g = table(me=me)
    choose(g, "mark energy", "claim 2")

    assert (asked(g), coins(g)) == ("Cross", 1)


def test_sk_78_points_come_before_steps() -> None:
    me = Seat(area="energy-2 energy-2 energy-a2", coins=0, steps={"tawac": 7})
    g = table(me=me)
    choose(g, "mark energy", "claim 3")
    assert asked(g) == "Points"
    choose(g, "cash")

    assert (asked(g), coins(g)) == ("Cross", 1)


def test_sk_78_the_tank_comes_before_steps() -> None:
    """Its end pays 2 coins a step (SK-22)."""
    g = table(me=Seat(tank=28, coins=0, area="minerals-b4", steps={"minerva": 10}))
    choose(g, "mark minerals", "claim 2")

    assert (tank(g), coins(g)) == (28, 2)


def test_sk_81_a_new_bonus_does_not_count_in_comparisons_before_its_owners_next_turn() -> None:
    """The first player reaches the bonus for titanium cards; the second compares before the first's next turn."""
    me = Seat(area="titanium-2 carbon-1", steps={"minerva": 13})
    g = table(me=me, them=Seat(area="titanium-2"), sides="A1 B2 C1 D1")
    choose(g, "invest carbon", "step minerva")
    assert "mark titanium" in offered(g)
    choose(g, "mark plus-tile")

    assert g.players[0].totals[TITANIUM] == 3


def test_sk_82_a_finished_track_may_be_named_and_its_steps_are_lost() -> None:
    g = table(Advance(0, 0, 2), me=Seat(steps={"skymine": END}))
    choose(g, "advance skymine 2")

    assert steps_of(g) == [END, 0, 0, 0]


def test_sk_82_steps_on_a_chosen_company() -> None:
    """Plan b9 brings 2."""
    g = table(Upload(0), me=Seat(area="carbon-2 titanium-2", upload=1, screens={2: "b9"}))
    choose(g, "upload 2")

    assert offered(g) == [f"advance {name} 2" for name in ("skymine", "minerva", "astrogo", "tawac")]
