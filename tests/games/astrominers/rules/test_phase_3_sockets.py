"""Phase 3. One action each: a die on a socket; or pass."""

from collections.abc import Callable
from typing import Any

import pytest

from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.steps.actions import Turns
from orrery.games.astrominers.steps.rounds import Buying, Settlement
from orrery.games.astrominers.steps.settling import Bonus, Drift
from tests.games.astrominers.helpers import (
    EDITIONS,
    Barge,
    asked,
    bank,
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


def test_players_take_one_action_each_clockwise() -> None:
    g = table(me=seat("miner miner"), them=[seat("miner miner"), seat("miner")], first=1)
    turns = []
    while asked(g):
        turns.append((int(g.asked), int(g.active)))
        choose(g, offered(g)[0])

    assert turns == [(1, 1), (2, 2), (0, 0), (1, 1), (0, 0)]


def test_am_09_a_player_without_dice_may_still_launch() -> None:
    g = table(me=seat(missions="juno", tokens={"xenon": 1}), them=seat("miner"))

    assert asked(g) == "0 Act"
    assert offered(g) == ["launch juno", "pass"]


def test_am_09_a_player_without_dice_and_without_a_launch_passes_by_itself() -> None:
    g = table(me=seat(orders="lamp", tokens={"gold": 5}), them=seat("miner"))

    assert asked(g) == "1 Act"
    assert heard(g) == ["0 idle"]


@pytest.mark.parametrize(
    "docks",
    [
        [Barge("eros"), Barge("ida")],
        [Barge("eros", owner=1), Barge("ida", owner=1), Barge("vesta")],
    ],
    ids=["no barge", "no dock"],
)
def test_am_09_nothing_can_be_launched_without_barge_and_dock(docks: list[Barge]) -> None:
    g = table(me=seat(missions="juno", tokens={"xenon": 1}), them=seat("miner"), docks=docks)

    assert asked(g) == "1 Act"


def test_am_09_of_five_players_those_who_are_out_are_skipped_until_the_last_is() -> None:
    """Seats 1 and 4 are out from the start, seat 2 after the launch, seat 3 passes; seat 0 has three dice."""
    launching = seat(missions="juno", tokens={"xenon": 1})
    g = table(me=seat("miner miner miner"), them=[seat(), launching, seat("miner miner"), seat(orders="lamp")])

    choose(g, "gather miner plasteel-1")
    assert asked(g) == "2 Act"
    choose(g, "launch juno")
    assert asked(g) == "3 Act"
    choose(g, "pass", "gather miner water-2")
    assert asked(g) == "0 Act"
    choose(g, "gather miner xenon-1")

    assert [asked(g), heard(g, "idle")] == ["", ["1 idle", "4 idle", "2 idle", "0 idle"]]


def test_am_09_whether_the_hand_is_too_dear_is_nobodys_business() -> None:
    g = table(me=seat(missions="hygiea"), them=seat("miner"))

    assert asked(g) == "0 Act"
    assert offered(g) == ["pass"]


def test_am_10_a_pass_is_final_for_the_round() -> None:
    g = table(me=seat("miner miner"), them=seat("miner miner miner"))

    choose(g, "pass", "gather miner plasteel-1", "gather miner water-2")

    assert asked(g) == "1 Act"


def test_am_10_who_has_passed_takes_part_in_the_later_phases() -> None:
    g = table(
        *(Turns(0), Bonus(), Settlement(), Drift(), Buying()),
        me=seat("miner", orders="lamp", tokens={"gold": 1}),
        docks=[Barge("juno", "0 subroutine", "0 miner")],
    )

    choose(g, "pass")

    assert tokens(g) == {"plasteel": 4, "gold": 3}
    assert asked(g) == "0 Ordering"


def test_am_11_a_basic_socket_may_be_any_free_one_that_takes_the_die() -> None:
    g = table(me=seat("miner"), them=seat("subroutines"))

    assert offered(g, "gather") == [
        "gather miner plasteel-1",
        "gather miner plasteel-3",
        "gather miner water-2",
        "gather miner water-3",
        "gather miner xenon-1",
        "gather miner xenon-2",
    ]
    choose(g, "gather miner xenon-1")
    assert offered(g, "gather") == [
        "gather subroutines plasteel-2",
        "gather subroutines plasteel-3",
        "gather subroutines water-1",
        "gather subroutines water-3",
        "gather subroutines xenon-3",
    ]


@pytest.mark.parametrize(
    ("moves", "place"),
    [
        (["gather subroutines water-1"], lambda view: view.areas[1][0]),
        (["assign surveyor", "draw-mission"], lambda view: view.assignments[0]),
        (["refine geologist", "draw-order"], lambda view: view.refinery[0]),
        (["lead subroutines"], lambda view: view.first_player),
        (["develop subroutines catalysis"], lambda view: view.executive_dice[0]),
        (["publish subroutines almanac"], lambda view: view.executive_dice[1]),
        (["explore subroutines vesta", "done"], lambda view: view.executive_dice[2]),
    ],
)
def test_all_see_whose_die_lies_on_a_socket(moves: list[str], place: Callable[[Any], Any]) -> None:
    rich = {"plasteel": 1, "water": 1, "xenon": 1}
    g = table(them=seat("surveyor geologist subroutines", tokens=rich))
    assert place(looks(g)) is None

    choose(g, *moves)

    assert [place(looks(g)).seat, place(looks(g)).die] == [1, moves[0].split()[1]]


def test_am_11_assignments_and_refinery_fill_from_the_first_socket_on() -> None:
    g = table(me=seat("surveyor surveyor surveyor geologist"))

    choose(g, "assign surveyor", "draw-mission")
    assert [die and die.die for die in looks(g).assignments] == ["surveyor", None]
    choose(g, "assign surveyor", "draw-mission")
    assert why_not(g, "assignments") == ["taken"]
    choose(g, "refine geologist", "draw-order")
    assert [die and die.die for die in looks(g).refinery] == ["geologist", None]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("action", "spot"), [("assign surveyor", "assignments"), ("refine geologist", "refinery")], ids=str
)
def test_row_30_sockets_for_more_players_cannot_be_used(seats: int, action: str, spot: str) -> None:
    """In this box there are as many as players, and one more Assignment for six."""
    die = action.split()[1]
    sockets = 7 if (seats, spot) == (6, "assignments") else seats
    g = table(me=seat(f"{die} " * (sockets + 1)), them=[seat() for _ in range(seats - 1)])

    for _ in range(sockets):
        choose(g, action, "draw-mission" if spot == "assignments" else "draw-order")

    assert why_not(g, "pool-1", spot) == ["taken"]


def test_only_surveyors_are_assigned_and_only_geologists_refine() -> None:
    g = table(me=seat("surveyor geologist miner subroutines"))

    assert offered(g, "assign", "refine") == ["assign surveyor", "refine geologist"]
    assert why_not(g, "pool-3", "assignments") == why_not(g, "pool-3", "refinery") == ["wrong-worker"]


@pytest.mark.parametrize(("die", "gain"), [("miner", 2), ("miners", 3), ("labour-miners", 3)])
def test_am_12_the_first_socket_gives_one_more_and_no_double_of_it(die: str, gain: int) -> None:
    g = table(me=seat(die))

    choose(g, f"gather {die} plasteel-1")

    assert tokens(g) == {"plasteel": gain}
    assert bank(g, "plasteel") == 10 - gain


def test_box_a_double_symbol_fits_the_single_one_and_earns_twice() -> None:
    g = table(me=seat("miners subroutines"))

    choose(g, "gather miners water-2", "gather subroutines plasteel-2")

    assert tokens(g) == {"water": 2, "plasteel": 2}


def test_box_a_socket_with_both_symbols_takes_either() -> None:
    g = table(me=seat("miner subroutine surveyor"))

    assert offered(g, "gather")[::-1][0] == "gather subroutine xenon-3"
    assert {"gather miner plasteel-3", "gather subroutine plasteel-3"} <= set(offered(g))
    assert why_not(g, "pool-1", "socket-plasteel-3") == ["wrong-worker"]


@pytest.mark.parametrize(("name", "die"), [("plasteel", "miner"), ("water", "subroutine"), ("xenon", "miner")])
def test_am_71_the_extra_token_is_of_the_areas_resource(name: str, die: str) -> None:
    g = table(me=seat(die))

    choose(g, f"gather {die} {name}-1")

    assert [tokens(g), bank(g, name)] == [{name: 2}, 10 - 2]


def test_am_12_the_other_sockets_of_an_area_give_nothing_extra() -> None:
    g = table(me=seat("miner miner miner miner subroutine subroutine"))

    choose(g, "gather subroutine plasteel-2", "gather miner plasteel-3", "gather miner water-2")
    choose(g, "gather miner water-3", "gather miner xenon-2", "gather subroutine xenon-3")

    assert tokens(g) == {"plasteel": 2, "water": 2, "xenon": 2}


def test_am_63_a_die_may_work_for_what_little_the_bank_has() -> None:
    g = table(me=seat("miners"), bank={"plasteel": 2})

    choose(g, "gather miners plasteel-1")

    assert tokens(g) == {"plasteel": 2}
    assert heard(g, "earned", "lost") == ["0 earned plasteel 2", "0 lost plasteel 1"]


def test_am_63_even_for_nothing_at_all() -> None:
    g = table(me=seat("miner surveyor", technologies="catalysis"), bank={"plasteel": 0, "gold": 0})

    choose(g, "gather miner plasteel-1", "produce surveyor catalysis")

    assert tokens(g) == {}
    assert heard(g, "earned", "lost") == ["0 lost plasteel 2", "0 lost gold 1"]
    assert pool(g) == ""


def test_am_13_an_open_card_is_replaced_at_once() -> None:
    g = table(me=seat("surveyor"), open_missions="eros ida ceres juno", mission_deck="psyche lydia")

    choose(g, "assign surveyor")
    assert offered(g) == [
        *[f"take-mission {name}" for name in ("eros", "ida", "ceres", "juno")],
        "draw-mission",
    ]
    choose(g, "take-mission ida")

    assert hand(g) == "ida"
    assert looks(g).open_missions == ["eros", "ceres", "juno", "psyche"]


def test_am_13_an_open_order_is_replaced_at_once() -> None:
    g = table(me=seat("geologist"), open_orders="lamp robot drill rebate", order_deck="vault cradle")

    choose(g, "refine geologist", "take-order robot")

    assert hand(g) == "robot"
    assert looks(g).open_orders == ["lamp", "drill", "rebate", "vault"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_24_the_unseen_top_card_leaves_the_display_as_it_is(edition: str) -> None:
    g = table(
        me=seat("surveyor geologist"),
        open_missions="eros ida",
        mission_deck="lydia doris",
        open_orders="lamp robot",
        order_deck="vault drill",
        edition=edition,
    )

    choose(g, "assign surveyor", "draw-mission", "refine geologist", "draw-order")

    assert hand(g) == "lydia vault"
    assert [looks(g).open_missions, looks(g).open_orders] == [["eros", "ida"], ["lamp", "robot"]]


def test_row_39_a_taken_card_goes_into_the_hand() -> None:
    g = table(me=seat("geologist"), open_orders="lamp robot drill rebate")

    choose(g, "refine geologist", "take-order lamp")

    assert hand(g) == "lamp"


def test_am_13_without_any_card_the_socket_cannot_be_used() -> None:
    g = table(me=seat("surveyor geologist"), open_missions="", mission_deck="", open_orders="lamp", order_deck="")

    assert why_not(g, "pool-1", "assignments") == ["no-cards"]
    choose(g, "refine geologist")
    assert hand(g) == "lamp"


def test_am_14_hands_have_no_limit_and_only_their_size_is_open() -> None:
    missions = "eros itokawa ida ceres hygiea bennu psyche kleopatra"
    g = table(me=seat("surveyor", missions=missions), mission_deck="lydia doris")

    choose(g, "assign surveyor", "draw-mission")

    assert hand(g) == f"{missions} lydia"
    others = GAME.view(g, 1).players[0]
    assert [others.missions, others.hand_missions] == [None, 9]
    assert "lydia" not in others.known_missions


def test_am_14_a_card_drawn_unseen_is_known_to_its_owner_alone() -> None:
    g = table(me=seat("surveyor geologist"), mission_deck="lydia doris", order_deck="vault cradle")

    choose(g, "assign surveyor", "draw-mission", "refine geologist", "draw-order")

    drawn = [[line for line in GAME.heard(g, i) if " drew-" in line] for i in (0, 1, 2)]
    assert drawn == [
        ["0 drew-mission lydia", "0 drew-order vault"],
        ["0 drew-mission ?", "0 drew-order ?"],
        ["0 drew-mission ?", "0 drew-order ?"],
    ]


def test_am_16_a_bulletin_without_cards_to_give_cannot_be_used() -> None:
    g = table(me=seat("miner", bulletins="gazette charts"), open_missions="", mission_deck="")

    assert why_not(g, "bulletin-gazette") == ["no-cards"]
    assert why_not(g, "bulletin-charts") == []


def test_am_16_ones_own_technology_gives_one_token_a_round_for_any_die() -> None:
    g = table(me=seat("miners surveyor", technologies="catalysis"), them=seat("miner miner"))

    choose(g, "produce miners catalysis")
    assert tokens(g) == {"gold": 1}
    assert offered(g, "produce") == []
    choose(g, "pass")
    assert why_not(g, "pool-1", "technology-catalysis") == ["taken"]


def test_am_16_ones_own_bulletin_gives_one_card_of_its_kinds() -> None:
    g = table(me=seat("miners miner miner", bulletins="almanac gazette ledger"))

    choose(g, "consult miners almanac")
    assert {text.split()[0] for text in offered(g)} == {"take-mission", "draw-mission", "take-order", "draw-order"}
    choose(g, "draw-order", "consult miner gazette")
    assert {text.split()[0] for text in offered(g)} == {"take-mission", "draw-mission"}
    choose(g, "draw-mission", "consult miner ledger")
    assert {text.split()[0] for text in offered(g)} == {"take-order", "draw-order"}


def test_am_16_a_second_die_on_a_bulletin_is_refused_and_other_cards_are_free() -> None:
    """The first Bulletin, and a Technology that is the first of its own deck."""
    g = table(me=seat("miner miner", bulletins="almanac ledger", technologies="catalysis"))

    choose(g, "consult miner almanac", "draw-order")

    assert why_not(g, "pool-1", "bulletin-almanac") == ["taken"]
    assert offered(g, "produce", "consult") == ["produce miner catalysis", "consult miner ledger"]


def test_am_16_a_card_may_be_used_in_the_round_of_its_purchase() -> None:
    g = table(me=seat("miner miner", tokens={"plasteel": 1}), technologies="catalysis")

    choose(g, "develop miner catalysis", "produce miner catalysis")

    assert tokens(g) == {"gold": 1}


def test_am_16_technologies_and_bulletins_are_used_again_every_round() -> None:
    g = table(me=seat("miner", technologies="catalysis"), round=7)

    choose(g, "produce miner catalysis")

    assert seen(g).technologies == ["catalysis"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_37_dice_join_missions_of_ones_own_and_of_others(edition: str) -> None:
    g = table(me=seat("miner"), docks=[Barge("eros"), Barge("juno", owner=1)], edition=edition)

    assert offered(g, "join") == ["join miner 1a", "join miner 2b"]
    choose(g, "join miner 2b")
    assert dock(g, 2) == "juno - 0 miner"
