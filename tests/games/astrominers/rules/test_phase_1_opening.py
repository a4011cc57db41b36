"""Phase 1. The first player, and the dice that come home. The course of a round."""

from itertools import groupby

from orrery.games.astrominers.steps.actions import Turns
from orrery.games.astrominers.steps.rolling import Roll
from orrery.games.astrominers.steps.rounds import Opening, Play, Round
from tests.games.astrominers.helpers import (
    BOX,
    Barge,
    asked,
    choose,
    dock,
    hand,
    heard,
    looks,
    offered,
    pool,
    seat,
    seen,
    table,
    tokens,
    why_not,
)

MINERS = "miner " * 6 + "labour-miner "  # what a player rolls
NOBODY = ["done", "done", "pass", "pass"]  # two players who neither roll again nor act


def test_am_15_who_used_the_socket_is_first_player_of_the_next_round() -> None:
    g = table(Turns(0), Opening(), me=seat("miner"), them=seat("geologist surveyor"))

    choose(g, "pass", "lead geologist")
    assert g.first == 0
    choose(g, "pass")

    assert [g.first, g.active] == [1, 1]


def test_am_15_if_nobody_did_the_first_player_stays() -> None:
    g = table(Turns(1), Opening(), me=seat("miner"), them=seat("miner"), first=1)

    choose(g, "pass", "pass")

    assert g.first == 1


def test_am_15_the_first_player_may_use_the_socket_too_and_only_one_die_fits() -> None:
    g = table(me=seat("miner"), them=seat("miner"))

    choose(g, "lead miner")

    assert asked(g) == "1 Act"
    assert "lead miner" not in offered(g)


def test_am_15_any_die_will_do_even_in_the_last_round() -> None:
    g = table(me=seat("surveyor miner labour-subroutines"), round=8)

    assert offered(g, "lead") == ["lead surveyor", "lead miner", "lead labour-subroutines"]


def test_am_64_the_socket_does_not_change_the_order_of_this_round() -> None:
    players = [seat("miner", orders="lamp", tokens={"gold": 1}) for _ in range(3)]
    g = table(Play(), them=players[1:], me=players[0], first=1)

    assert asked(g) == "1 Act"
    choose(g, "gather miner plasteel-1", "lead miner")
    assert asked(g) == "0 Act"
    assert g.in_order() == [1, 2, 0]
    assert g.next_first == 2


def test_am_70_every_die_comes_home_but_those_on_unfinished_cards() -> None:
    g = table(
        Turns(0),
        Opening(),
        Roll(),
        me=seat("miner surveyor geologist miners subroutine", technologies="catalysis"),
        docks=[Barge("eros", "0 miner", "0 subroutine")],
    )
    choose(g, "gather miner plasteel-1", "assign surveyor", "draw-mission", "produce geologist catalysis")
    choose(g, "discard miners", "again", "done", "pass")

    table_now = looks(g)
    assert [die for area in table_now.areas for die in area if die] == []
    assert [table_now.assignments, table_now.players[0].busy] == [[None, None], []]
    assert len(pool(g).split()) == 7 - 2
    assert dock(g, 1) == "eros 0 miner 0 subroutine -"


def test_am_06_discarded_dice_are_back_in_the_next_round() -> None:
    g = table(Turns(0), Opening(), Roll(), me=seat("miner surveyor miners", tokens={"gold": 1}))

    choose(g, "discard miner", "turn surveyor geologist", "exchange miners", "swap gold water", "pass")

    assert len(pool(g).split()) == 7


def test_the_game_has_eight_rounds() -> None:
    g = table(Round(), round=8)

    assert asked(g) == ""


def test_a_round_begins_for_all_to_hear() -> None:
    g = table(Opening(), round=3, first=1)

    assert heard(g, "began") == ["1 began 3"]


def test_a_round_goes_through_its_phases_in_order() -> None:
    docks = [Barge("juno", "0 subroutine", "0 miner"), Barge("ida", "1 miner", owner=1)]
    g = table(Round(), me=seat(orders="lamp", tokens={"gold": 1}), docks=docks, round=0)

    assert asked(g) == "0 Rerolls"
    choose(g, *NOBODY)
    assert asked(g) == "0 Ordering"
    choose(g, "buy lamp")

    told = ("began", "rolled", "done", "pass", "ended", "bonus", "completed", "slid", "buy")
    course = [verb for verb, _ in groupby(line.split()[1] for line in heard(g, *told))]
    assert course[: len(told)] == [*told]
    assert heard(g, "began") == ["0 began 1", "0 began 2"]


def test_am_36_a_launch_slides_after_its_first_round_and_fails_after_the_second() -> None:
    g = table(Round(), me=seat(missions="juno", tokens={"xenon": 1}), rolls=MINERS * 4, round=0)

    choose(g, "done", "done", "launch juno", "pass", "pass")
    assert [dock(g, 1), looks(g).docks[0].age] == ["juno - -", 1]
    assert heard(g, "slid", "failed") == ["0 slid juno"]
    choose(g, *NOBODY)

    assert heard(g, "slid", "failed") == ["0 slid juno", "0 failed juno"]
    assert [dock(g, 1), hand(g), seen(g).completed] == ["", "", []]
    assert g.mission_deck.cards[0] == BOX.ids["mission"].index("juno")


def test_am_36_a_launch_in_the_dock_of_a_failed_card_has_two_rounds_of_its_own() -> None:
    me = seat(missions="juno", tokens={"xenon": 1})
    g = table(Round(), me=me, docks=[Barge("eros", age=1)], rolls=MINERS * 4, round=0)
    choose(g, *NOBODY)

    choose(g, "done", "done", "launch juno", "pass", "pass")

    assert heard(g, "slid", "failed") == ["0 failed eros", "0 slid juno"]
    assert dock(g, 1) == "juno - -"


def test_am_36_a_slid_card_may_still_be_completed_in_the_next_round() -> None:
    me = seat(missions="juno", tokens={"xenon": 1})
    g = table(Round(), me=me, rolls=MINERS * 2 + "subroutine " * 6 + "labour-miner " + MINERS, round=0)
    choose(g, "done", "done", "launch juno", "pass", "join miner 1b", "pass")
    assert dock(g, 1) == "juno - 0 miner"

    choose(g, "done", "done", "join subroutine 1a", "pass", "pass")

    assert seen(g).completed == ["juno"]
    assert heard(g, "slid", "failed") == ["0 slid juno"]


def test_am_38_one_order_in_each_round() -> None:
    g = table(Round(), me=seat(orders="lamp robot drill", tokens={"gold": 3}), round=0)

    choose(g, *NOBODY, "buy lamp")
    assert asked(g) == "0 Rerolls"
    choose(g, *NOBODY, "buy robot")

    assert [asked(g), g.round] == ["0 Rerolls", 3]
    assert [seen(g).bought, hand(g)] == [["lamp", "robot"], "drill"]


def test_am_54_an_order_in_each_of_two_rounds_wins_nothing() -> None:
    g = table(Round(), me=seat(orders="lamp robot", tokens={"gold": 2}), challenges="two-orders", round=0)

    choose(g, *NOBODY, "buy lamp", *NOBODY, "buy robot")

    assert seen(g).challenges == []


def test_am_10_a_pass_is_over_in_the_next_round() -> None:
    g = table(Round(), round=0)

    choose(g, *NOBODY, "done", "done")

    assert asked(g) == "0 Act"


def test_am_22_achievement_and_executive_sockets_are_free_again_in_the_next_round() -> None:
    me = seat(tokens={"plasteel": 1, "water": 2, "xenon": 3}, completed="eros ceres psyche kleopatra")
    g = table(
        Round(),
        me=me,
        technologies="catalysis magnetics",
        bulletins="almanac charts",
        expeditions="vesta hektor",
        honours="pathfinder",
        achievement_deck="metal-medal",
        rolls=MINERS * 4,
        round=0,
    )
    choose(g, "done", "done", "develop miner catalysis", "pass", "publish miner almanac", "achieve miner pathfinder")
    choose(g, "explore miner vesta", "done")
    for card in ("technology-magnetics", "bulletin-charts", "expedition-hektor"):
        assert why_not(g, "pool-1", card) == ["taken"]
    assert why_not(g, "pool-1", "achievement-metal-medal") == ["taken"]

    choose(g, "pass", "done", "done")

    assert looks(g).executive_dice == [None, None, None]
    assert offered(g, "develop", "publish", "explore", "achieve")[:4] == [
        "achieve miner metal-medal",
        "develop miner magnetics",
        "publish miner charts",
        "explore miner hektor",
    ]


def test_am_16_technologies_and_bulletins_work_again_in_the_next_round() -> None:
    me = seat(technologies="catalysis", bulletins="ledger")
    g = table(Round(), me=me, rolls=MINERS * 4, round=0)
    for _ in range(2):
        choose(g, "done", "done", "produce miner catalysis", "pass", "consult miner ledger", "draw-order")
        assert offered(g, "produce", "consult") == []
        choose(g, "pass", "pass")

    assert [tokens(g), len(hand(g).split())] == [{"gold": 2}, 2]


def test_am_15_the_socket_makes_the_first_player_of_the_next_round_and_of_those_after() -> None:
    g = table(Round(), rolls=MINERS * 6, round=0)

    choose(g, "done", "done", "pass", "lead miner", "pass", "done", "done")
    assert asked(g) == "1 Act"
    choose(g, "pass", "pass", "done", "done")
    assert asked(g) == "1 Act"

    assert heard(g, "began") == ["0 began 1", "1 began 2", "1 began 3"]


def test_am_70_in_the_next_round_all_dice_are_rolled_but_those_in_the_docks() -> None:
    me = seat(tokens={"gold": 1}, technologies="catalysis")
    g = table(Round(), me=me, docks=[Barge("eros")], rolls=MINERS * 4, round=0)
    choose(g, "done", "done", "join miner 1a", "pass", "gather miner plasteel-1", "produce miner catalysis")

    choose(g, "exchange miner", "swap gold water", "pass")

    assert asked(g) == "0 Rerolls"
    assert [len(pool(g).split()), len(pool(g, 1).split())] == [6, 7]
