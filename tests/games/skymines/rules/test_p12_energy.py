"""RB p12, p13. Using all energy cards."""

from orrery.engine.agenda import settle
from orrery.games.skymines.board import entry_cost, lift, next_coins, settle_sector, share_value
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.energy import Entering, Lift, Rewards, SendHome
from tests.games.skymines.helpers import (
    Seat,
    asked,
    choose,
    coins,
    company,
    heard,
    left,
    offered,
    outposts,
    plan_on,
    reasons,
    steps_of,
    table,
    tank,
    why_not,
)

MINERVA = company("minerva")
LINLIN = Seat(area="energy-2 energy-b3 carbon-1")


def send_home(g: Skymines, *sectors: int) -> None:
    """Minerva enters sectors, and the outposts that were there go home."""
    for sector in sectors:
        settle_sector(g, MINERVA, sector - 1)
    g.then(SendHome(0))
    settle(g)


def price(g: Skymines, sector: int) -> int:
    return int(entry_cost(g, MINERVA, sector - 1))


def test_p12_minerva_enters_21_and_16_and_24() -> None:
    """1 and 1 over single lines, 3 over a double line against the outpost of Skymine."""
    g = table(me=LINLIN, sectors={24: "skymine"}, study={"a1": "a1", "a2": "a2"}, supplement=0)
    choose(g, "expand minerva")
    spent = []
    for sector in (21, 16, 24):
        assert asked(g) == "Entering"
        spent.append(left(g, "energy"))
        choose(g, f"enter {sector}", "lift 1")
    assert spent == [5, 4, 3]

    assert asked(g) == "Points"  # no energy is left: the rewards of p13 follow
    assert outposts(g, "minerva") == [2, 5, 5]
    assert coins(g) == 2  # 1, and 1 for sector 21
    assert left(g, "points") == 3

    choose(g, "take a1", "take a2", "cash")  # p14: two A plans and a coin
    assert coins(g) == 3
    assert outposts(g, "skymine") == [5, 5, 5]  # its outpost is at home again
    choose(g, "place a2 3", "place a1 2")
    assert (plan_on(g, 2), plan_on(g, 3)) == ("a1", "a2")
    assert -1 not in list(g.study)  # filled again
    assert g.players[0].used == 0b0110
    assert g.active == 1
    assert [int(g.sectors[n - 1]) for n in (21, 16, 24)] == [MINERVA] * 3


def test_p12_all_energy_goes_to_one_company() -> None:
    g = table(me=Seat(area="energy-2 energy-b3", tiles="energy"))
    choose(g, "expand tawac")

    assert left(g, "energy") == 7
    assert g.players[0].used == 0b0110
    assert g.players[0].used_tiles == 0b0100


def test_p12_only_the_top_outpost_of_a_column_can_be_taken() -> None:
    g = table(Lift(0, MINERVA), taken={"minerva": [5, 2, 0]})

    assert offered(g) == ["lift 2", "lift 3"]
    choose(g, "lift 2")
    assert outposts(g, "minerva") == [0, 2, 5]


def test_p12_what_an_outpost_uncovers_is_told_beforehand() -> None:
    taken = {"minerva": [4, 1, 0], "skymine": [5, 3, 0]}
    for name in taken:
        for column in range(3):
            g = table(taken=taken)
            if g.left[company(name) * 3 + column]:
                told = next_coins(g, company(name), column)
                before = share_value(g, company(name))
                lift(g, company(name), column)
                assert told == share_value(g, company(name)) - before


def test_p12_energy_that_is_left_is_lost() -> None:
    g = table(me=Seat(area="energy-2"))
    choose(g, "expand minerva", "enter 21", "lift 1", "stop")

    assert g.active == 1
    assert heard(g, "wasted") == ["0 wasted 1"]


def test_p13_outposts_need_no_way_to_their_station() -> None:
    g = table(Entering(0, MINERVA, 1), sectors={5: "minerva"})

    assert {"enter 2", "enter 3", "enter 8"} <= set(offered(g))


def test_p13_an_enclave_is_entered_from_the_sector_around_it_only() -> None:
    g = table(Entering(0, MINERVA, 9), sectors={24: "minerva"})
    assert "enter 22" not in offered(g)

    g = table(Entering(0, MINERVA, 9), sectors={18: "minerva"})
    assert "enter 22" in offered(g)


def test_p13_rewards_of_buildings() -> None:
    """2 coins (17), 2 of the tank (5), 1 step on the track of the company (4), 2 steps (12)."""
    g = table(Entering(0, company("astrogo"), 0))
    g.entered = sum(1 << (n - 1) for n in (17, 5, 4, 12))
    g.then(Rewards(0, company("astrogo")))
    settle(g)

    assert coins(g) == 1 + 2
    assert tank(g) == 2
    assert steps_of(g) == [0, 0, 3, 0]


def test_p13_a_column_is_never_filled_to_its_crossed_space_again() -> None:
    g = table(taken={"skymine": [5, 0, 0]}, sectors={6: "skymine"})
    assert outposts(g, "skymine") == [0, 4, 5]
    assert share_value(g, company("skymine")) == 5 + 1
    send_home(g, 6)
    choose(g, "return 1")
    assert outposts(g, "skymine") == [1, 4, 5]
    assert share_value(g, company("skymine")) == 4 + 1  # the coin above the crossed space is covered


def test_p13_four_outposts_fill_a_column_whose_crossed_space_is_open() -> None:
    g = table(taken={"skymine": [5, 0, 0]}, sectors={6: "skymine"})
    g.left[0] = 4
    g.left[1] = 5
    send_home(g, 6)

    assert heard(g, "lost") == ["- lost skymine"]  # no column has room
    assert g.boxed[0] == 5 + 1


def test_p13_if_outposts_run_out_the_energy_is_lost() -> None:
    g = table(me=Seat(area="energy-2 energy-b3"), taken={"minerva": [5, 5, 4]})
    choose(g, "expand minerva", "enter 21")

    assert g.active == 1
    assert heard(g, "wasted") == ["0 wasted 4"]


def test_sk_13_a_company_with_an_empty_station_cannot_be_chosen() -> None:
    g = table(me=Seat(area="energy-2"), taken={"minerva": [5, 5, 5]})

    assert offered(g, "expand") == ["expand skymine", "expand astrogo", "expand tawac"]
    assert "no-outpost" in [reason.code for reason in reasons(g, "company-minerva")]


def test_sk_13_cards_tile_and_bonus_work_together() -> None:
    g = table(me=Seat(area="energy-2 energy-b3", tiles="energy", steps={"minerva": 6}))
    choose(g, "expand skymine")

    assert left(g, "energy") == 2 + 3 + 2 + 1


def test_sk_13_too_little_energy_is_allowed_and_lost() -> None:
    """All sectors around the station of Skymine that a single line shuts off are taken, so they cost 2."""
    g = table(me=Seat(area="energy-01"), sectors={6: "tawac", 20: "tawac"})
    choose(g, "expand skymine")

    assert g.active == 1
    assert heard(g, "wasted") == ["0 wasted 1"]


def test_sk_14_the_cheapest_border_counts_and_ousting_costs_one_more() -> None:
    g = table(Entering(0, MINERVA, 9), sectors={18: "minerva", 24: "tawac"})
    prices = {sector: price(g, sector) for sector in (16, 21, 23, 24, 12, 22)}

    assert prices == {16: 1, 21: 1, 23: 2, 24: 2, 12: 2, 22: 2}  # 24: one line from 18, two from 21


def test_sk_14_an_outpost_of_this_action_opens_the_way() -> None:
    g = table(Entering(0, MINERVA, 2))
    assert "enter 18" not in offered(g)
    choose(g, "enter 16", "lift 1")

    assert "enter 18" in offered(g)


def test_sk_14_never_into_a_sector_of_the_same_company() -> None:
    g = table(Entering(0, MINERVA, 9), sectors={16: "minerva"})

    assert "enter 16" not in offered(g)
    assert why_not(g, "sector-16") == ["own-outpost"]


def test_sk_14_what_an_ousted_company_reached_from_there_is_out_of_reach() -> None:
    g = table(Entering(0, MINERVA, 9), sectors={24: "skymine"})
    assert g.near[0] >> 14 & 1  # sector 15
    choose(g, "enter 21", "lift 1", "enter 24", "lift 1", "stop")

    assert not g.near[0] >> 14 & 1


def test_sk_15_the_column_is_chosen_for_each_outpost() -> None:
    g = table(Entering(0, MINERVA, 2))
    choose(g, "enter 16", "lift 3", "enter 21", "lift 2")

    assert outposts(g, "minerva") == [5, 4, 4]


def test_sk_15_the_column_is_chosen_for_each_outpost_that_is_sent_home() -> None:
    g = table(taken={"skymine": [2, 2, 0]}, sectors={24: "skymine", 21: "skymine"})
    send_home(g, 24, 21)
    assert offered(g) == ["return 1", "return 2"]
    choose(g, "return 2", "return 2")

    assert outposts(g, "skymine") == [1, 5, 5]


def test_sk_15_equal_columns_are_one_choice() -> None:
    """The columns of Tawac's station have the same coins."""
    g = table(Lift(0, company("tawac")), taken={"tawac": [2, 2, 1]})

    assert offered(g) == ["lift 1", "lift 3"]


def test_sk_16_points_of_all_sectors_are_summed() -> None:
    """1 (16) and 1 (3) buy a C plan together."""
    g = table(me=Seat(area="energy-2"), sectors={2: "minerva"}, study={"c1": "c1"})
    choose(g, "expand minerva", "enter 16", "lift 1", "enter 3", "lift 1")

    assert "take c1" in offered(g)


def test_sk_16_coins_and_points_come_before_steps() -> None:
    """The coin of sector 2 pays for the barrier of D1, which the step of sector 4 meets."""
    me = Seat(area="energy-2", coins=0, steps={"tawac": 7})
    g = table(me=me, sectors={3: "tawac"})
    choose(g, "expand tawac", "enter 4", "lift 1", "enter 2", "lift 1")

    assert (asked(g), coins(g)) == ("Cross", 1)
    choose(g, "cross")
    assert (coins(g), steps_of(g)[3]) == (0, 8)


def test_sk_83_an_energy_action_may_enter_nothing() -> None:
    g = table(me=Seat(area="energy-2"))
    choose(g, "expand minerva", "stop")

    assert g.active == 1
    assert g.players[0].used == 0b0010
