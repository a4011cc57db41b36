"""Phase 1. The first player, and the dice that come home."""

from orrery.games.astrominers.steps.actions import Turns
from orrery.games.astrominers.steps.rolling import Roll
from orrery.games.astrominers.steps.rounds import Opening, Play, Round
from tests.games.astrominers.helpers import Barge, asked, choose, dock, heard, looks, offered, pool, seat, table


def test_am_15_who_used_the_socket_is_first_player_of_the_next_round() -> None:
    g = table(Turns(0), Opening(), me=seat("miner"), them=seat("geologist surveyor"))

    choose(g, "pass", "lead geologist")
    assert g.first == 0
    choose(g, "pass")

    assert g.first == 1


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
