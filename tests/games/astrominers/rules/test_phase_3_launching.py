"""Phase 3; Missions. Launching, yellow sockets, and joining."""

import pytest

from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.terms import CREW, DOCKS, EMPTY, WORKERS
from tests.games.astrominers.helpers import (
    BOX,
    EDITIONS,
    Barge,
    asked,
    choose,
    dock,
    hand,
    looks,
    new,
    offered,
    pool,
    seat,
    seen,
    table,
    tokens,
    wander,
    why_not,
)

EROS = {"plasteel": 1, "water": 1}


def test_figure_of_a_mission_card() -> None:
    """Cost, sockets with their symbols (two of them yellow), type, reward."""
    card = GAME.contents(BOX).missions["eros"]

    assert card.cost == [1, 1, 0, 0, 0, 0, 0, 0]
    assert [(socket.takes, socket.yellow) for socket in card.sockets] == [
        ("miner", True),
        ("subroutine", True),
        ("miner", False),
    ]
    assert card.type == "S"
    assert [(one.workers, one.earns) for one in card.rewards] == [([], [0, 0, 0, 0, 0, 1, 0, 0])]


def test_am_18_a_launch_takes_dock_barge_and_the_whole_cost_at_once() -> None:
    g = table(me=seat(missions="eros", tokens=EROS))

    choose(g, "launch eros")

    assert [dock(g, 1), tokens(g), hand(g)] == ["eros - - -", {}, ""]
    assert seen(g).barges == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_25_a_mission_is_paid_at_the_launch(edition: str) -> None:
    g = table(me=seat(missions="eros", tokens=EROS), edition=edition)

    choose(g, "launch eros")

    assert tokens(g) == {}


def test_am_18_any_number_of_dice_goes_on_the_yellow_sockets_in_the_same_action() -> None:
    g = table(me=seat("miner miners subroutine", missions="eros", tokens=EROS), them=seat("miner"))

    choose(g, "launch eros")
    assert asked(g) == "0 Muster"
    assert offered(g) == ["join miner 1a", "join miners 1a", "join subroutine 1b", "done"]
    choose(g, "join miners 1a")
    assert offered(g) == ["join subroutine 1b", "done"]
    choose(g, "join subroutine 1b")

    assert dock(g, 1) == "eros 0 miners 0 subroutine -"
    assert asked(g) == "1 Act"


def test_am_18_white_sockets_are_filled_by_later_actions_only() -> None:
    g = table(me=seat("miner miner subroutine", missions="eros", tokens=EROS), them=seat("miner"))

    choose(g, "launch eros", "join miner 1a", "join subroutine 1b")

    assert pool(g) == "miner"
    choose(g, "pass", "join miner 1c")
    assert dock(g, 1) == "eros 0 miner 0 subroutine 0 miner"


def test_am_18_a_card_without_yellow_sockets_is_launched_empty() -> None:
    g = table(me=seat("miner", missions="hygiea", tokens={"gold": 2}))

    choose(g, "launch hygiea")

    assert [dock(g, 1), asked(g)] == ["hygiea - -", "0 Act"]


def test_am_18_a_launch_without_dice_is_a_launch() -> None:
    g = table(me=seat("miner", missions="eros", tokens=EROS), them=seat("miner"))

    choose(g, "launch eros", "done")

    assert [dock(g, 1), asked(g)] == ["eros - - -", "1 Act"]


def test_am_18_only_matching_dice_go_on_yellow_sockets() -> None:
    g = table(me=seat("miner surveyor", missions="eros", tokens=EROS))

    choose(g, "launch eros")

    assert why_not(g, "pool-1", "berth-1a") == ["wrong-worker"]


def test_am_18_why_a_mission_cannot_be_launched() -> None:
    full = [Barge("ida", owner=1), Barge("ceres", owner=1), Barge("psyche")]
    rich = seat("miner", missions="eros", tokens=EROS)
    assert why_not(table(me=rich, docks=full), "mission-eros") == ["no-dock"]

    two = [Barge("ida"), Barge("ceres")]
    rich = seat("miner", missions="eros", tokens=EROS)
    assert why_not(table(me=rich, docks=two), "mission-eros") == ["no-barge"]

    assert why_not(table(me=seat("miner", missions="eros")), "mission-eros") == ["too-dear"]


@pytest.mark.parametrize(("seats", "docks"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_row_30_docks_for_more_players_cannot_be_used(seats: int, docks: int) -> None:
    others = ["itokawa", "ida", "ceres", "hygiea", "bennu", "psyche", "kleopatra"]
    barges = [Barge(name, owner=1) for name in others[:docks]]
    them = [seat() for _ in range(seats - 1)]
    full = table(me=seat("miner", missions="eros", tokens=EROS), them=them, docks=barges)
    assert why_not(full, "mission-eros") == ["no-dock"]

    g = table(me=seat("miner", missions="eros", tokens=EROS), them=[seat() for _ in them], docks=barges[1:])
    choose(g, "launch eros")
    assert dock(g, docks) == "eros - - -"


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_am_18_two_barges_each_however_many_play(seats: int) -> None:
    me = seat("miner", missions="eros", tokens=EROS)
    g = table(me=me, them=[seat() for _ in range(seats - 1)], docks=[Barge("ida"), Barge("ceres")])

    assert why_not(g, "mission-eros") == ["no-barge"]


def test_am_19_after_the_launch_all_empty_sockets_are_open_to_everybody() -> None:
    g = table(me=seat("miner", missions="eros", tokens=EROS), them=seat("miner subroutine miners"))

    choose(g, "launch eros", "done")

    assert offered(g, "join") == ["join miner 1a", "join subroutine 1b", "join miners 1a"]
    choose(g, "join subroutine 1b", "pass", "join miner 1a", "join miners 1c")
    assert dock(g, 1) == "eros 1 miner 1 subroutine 1 miners"


def test_am_20_a_double_die_takes_one_socket_of_the_single_symbol() -> None:
    g = table(me=seat("miners subroutines"), docks=[Barge("eros")])

    choose(g, "join miners 1a", "join subroutines 1b")

    assert dock(g, 1) == "eros 0 miners 0 subroutines -"


def test_am_20_no_socket_wants_two() -> None:
    assert WORKERS == ["surveyor", "geologist", "miner", "subroutine", "either", "any"]


def test_am_21_dice_never_leave_a_card_before_it_is_completed_or_fails() -> None:
    g = new(3, box=BOX)
    before = g.clone()
    joined = 0
    for _ in wander(g, 11):
        for d in range(DOCKS):
            is_same = g.cards[d] == before.cards[d] != EMPTY and g.round == before.round
            for i in range(d * CREW, d * CREW + CREW):
                if is_same and before.crew[i] != EMPTY:
                    assert g.crew[i] == before.crew[i]
                    joined += 1
        before = g.clone()

    assert joined > 100


def test_am_62_a_slid_barge_keeps_dock_and_barge_and_its_sockets_stay_open() -> None:
    docks = [Barge("eros", "0 miner", age=1), Barge("ida")]
    g = table(me=seat("miner", missions="juno", tokens={"xenon": 1}), them=seat("subroutine"), docks=docks)

    assert why_not(g, "mission-juno") == ["no-barge"]
    choose(g, "join miner 1c")
    assert offered(g, "join") == ["join subroutine 1b"]


def test_am_62_a_slid_expedition_keeps_barge_and_open_sockets_too() -> None:
    docks = [Barge("vesta", "0 miner", age=1), Barge("ida")]
    g = table(me=seat("miner", missions="juno", tokens={"xenon": 1}), them=seat("subroutine"), docks=docks)

    assert why_not(g, "mission-juno") == ["no-barge"]
    assert offered(g, "join") == ["join miner 1b", "join miner 2a"]
    choose(g, "pass", "join subroutine 1b")
    assert dock(g, 1) == "vesta 0 miner 1 subroutine"


@pytest.mark.parametrize("age", [0, 1])
def test_am_66_expeditions_and_missions_share_barges_and_docks(age: int) -> None:
    docks = [Barge("vesta", age=age), Barge("pallas", age=age)]
    me = seat("miner", missions="juno", tokens={"xenon": 2})
    g = table(me=me, docks=docks)

    assert why_not(g, "mission-juno") == ["no-barge"]
    assert why_not(g, "pool-1", "expedition-chiron") == ["no-barge"]
    assert looks(g).players[0].barges == 2


def test_am_68_a_launch_is_one_action_with_its_payment_inside() -> None:
    me = seat(
        "miner miner subroutine", missions="hygiea", tokens={"gold": 2, "water": 4}, effects="reduction specialist"
    )
    g = table(me=me, them=seat("miner"))

    choose(g, "retrain miner surveyor", "launch hygiea")
    assert asked(g) == "0 Pay"
    assert "reduce" in offered(g)
    choose(g, "reduce")

    assert asked(g) == "1 Act"
    assert tokens(g) == {"gold": 1, "water": 4}


def test_am_68_dice_are_not_changed_during_a_launch() -> None:
    g = table(me=seat("surveyor miner", missions="eros", tokens=EROS, effects="miner", rerolls=1))

    choose(g, "launch eros")

    assert offered(g) == ["join miner 1a", "done"]
