"""RB p25. Mission cards: how many lie open, and how tasks are claimed."""

from typing import cast

import pytest

from orrery.games.skymines.game import GAME
from orrery.games.skymines.missions import add_deed, holding
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.walking import Walk
from orrery.games.skymines.terms import EMPTY, LONGEST, NO_STATUS_CARD, PIECES, SIDES, TASKS
from tests.games.skymines.helpers import BOX, Seat, asked, choose, coins, heard, left, offered
from tests.games.skymines.lunas import turn
from tests.games.skymines.missions import PIPES, STOCK, TANK_CARD, markers, on_missions


def new(seats: int, seed: int = 1, *, missions: bool = True) -> Skymines:
    return cast(Skymines, GAME.new(seats, seed, {"missions": missions}, BOX))


@pytest.mark.parametrize(("seats", "cards"), [(2, 1), (3, 2), (4, 2)])
def test_p25_one_card_lies_open_for_two_people_and_two_for_more(seats: int, cards: int) -> None:
    g = new(seats)

    assert len(g.missions) == cards
    assert len(set(g.missions)) == cards


@pytest.mark.parametrize(("seats", "lunas", "cards"), [(2, 1, 1), (3, 1, 1), (4, 1, 2), (4, 2, 1), (4, 3, 1)])
def test_p25_the_number_of_cards_goes_by_people_and_luna_does_not_count(seats: int, lunas: int, cards: int) -> None:
    g = cast(Skymines, GAME.new(seats, 1, {"missions": True, "luna": lunas}, BOX))

    assert len(g.missions) == cards


def test_without_missions_no_card_lies_open() -> None:
    assert len(new(3, missions=False).missions) == 0


def test_the_cards_differ_from_table_to_table() -> None:
    shown = {tuple(new(2, seed).missions) for seed in range(60)}

    assert len(shown) == 6


# Claiming.


def test_p25_a_task_brings_two_coins_and_a_one_time_marker() -> None:
    g = on_missions(TANK_CARD, me=Seat(tank=12, area="field-generic carbon-1", coins=1))

    choose(g, "survey field-generic")

    assert g.players[0].tasks == 0b001
    assert coins(g) == 1 + 2 + 2  # the card's and the task's
    assert markers(g) == (3, 1)
    assert heard(g, "fulfilled") == ["0 fulfilled deep-tanks 1"]


def test_p25_several_tasks_at_once_in_any_order() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-b4 carbon-b3", steps={"skymine": 12}, coins=0))

    assert g.players[0].tasks == 0b101  # both hold when the turn begins
    assert (coins(g), markers(g)) == (4, (3, 2))


def test_sk_34_with_one_open_card_a_task_is_claimed_at_once() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-b4 carbon-b3"))

    assert asked(g) == "Act"
    assert (g.players[0].mission, g.players[0].tasks) == (0, 0b001)


def test_sk_34_with_two_open_cards_a_player_chooses_when_a_task_begins_to_hold() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(area="carbon-b4 carbon-b3 energy-b-tawac", tank=13))

    assert asked(g) == "ChooseMission"
    assert offered(g) == ["bind stockpile", "bind deep-tanks", "pass"]
    choose(g, "bind deep-tanks")

    assert (g.players[0].mission, g.players[0].tasks) == (1, 0b001)
    assert asked(g) == "Act"


def test_sk_34_only_cards_with_a_task_that_holds_are_offered_and_it_is_told_which() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, area="carbon-1"))

    assert offered(g) == ["bind deep-tanks", "pass"]


def test_sk_34_the_first_claim_binds_to_its_card() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, area="carbon-b4 carbon-b3"))

    choose(g, "bind deep-tanks")

    assert g.players[0].tasks == 0b001  # seven units hold, but on the other card


def test_sk_34_declining_costs_nothing_and_the_question_does_not_come_again_by_itself() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, area="carbon-1 minerals-1"))

    choose(g, "pass")
    assert (coins(g), markers(g), g.players[0].mission) == (1, (3, 0), EMPTY)
    choose(g, "invest carbon", "step skymine", "retire")

    assert asked(g) != "ChooseMission"


def test_sk_34_the_question_comes_again_when_another_task_begins_to_hold() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, area="carbon-2 minerals-1", steps={"skymine": 11}))
    choose(g, "pass", "invest carbon", "step skymine")

    assert asked(g) == "ChooseMission"
    assert offered(g) == ["bind stockpile", "bind deep-tanks", "pass"]
    choose(g, "bind stockpile")

    assert asked(g) == "Steps"  # the action goes on
    assert left(g, "units") == 1


def test_sk_34_the_question_comes_again_before_retiring() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, area="carbon-1"))
    choose(g, "pass", "retire")

    assert asked(g) == "ChooseMission"
    choose(g, "pass")

    assert g.players[0].has_retired


def test_sk_28_the_question_comes_before_retiring_even_if_nothing_else_is_left() -> None:
    """Its marker may then be placed: a player who is bound now acts again."""
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, markers=0, used="carbon-1", area="carbon-1"))
    choose(g, "pass")
    assert asked(g) == "ChooseMission"
    choose(g, "bind deep-tanks")

    assert not g.players[0].has_retired
    assert heard(g, "plays-on") == ["0 plays-on"]
    assert "mark first" not in offered(g)  # not in the very first turn
    assert "mark plus-tile" in offered(g)


def test_sk_34_tasks_of_the_area_are_asked_for_again_with_the_next_plan() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(area="carbon-b4 carbon-b3"))
    choose(g, "pass", "retire", "pass")
    while asked(g) in ("PickUp", "LayCard"):
        choose(g, offered(g)[0])

    assert g.players[0].declined == 0


def test_sk_34_coins_of_a_task_pay_for_the_barrier_that_follows() -> None:
    barrier = next(space for space in range(29) if BOX.barriers[space])  # of A1
    cost = BOX.barriers[barrier]
    g = on_missions(
        STOCK, me=Seat(steps={"skymine": barrier - 1}, coins=int(cost) - 2, area="carbon-1"), steps=(Walk(0, 0, 2),),
        task=("track", int(barrier)),
    )  # fmt: skip

    assert asked(g) == "Cross"


def test_sk_34_with_two_cards_the_choice_comes_before_the_barrier() -> None:
    barrier = next(space for space in range(29) if BOX.barriers[space])
    cost = BOX.barriers[barrier]
    g = on_missions(
        STOCK, TANK_CARD, me=Seat(steps={"skymine": barrier - 1}, coins=int(cost) - 2, area="carbon-1"),
        steps=(Walk(0, 0, 2),), task=("track", int(barrier)),
    )  # fmt: skip

    assert asked(g) == "ChooseMission"
    choose(g, "bind stockpile")
    assert asked(g) == "Cross"


def test_sk_34_a_card_that_is_bought_fulfils_a_task_now() -> None:
    g = on_missions(
        STOCK, me=Seat(area="titanium-2 titanium-a3", coins=1), display={1: "minerals-a3"}, task=("cards", 12)
    )
    choose(g, "buy 1")

    assert asked(g) == "Steps"  # before the unit that is left
    assert (g.players[0].tasks, coins(g), markers(g)) == (0b001, 3, (3, 1))


def test_sk_34_a_card_that_is_bought_with_coins_fulfils_a_task_now() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-1", coins=9), display={1: "minerals-a3"}, task=("cards", 11))
    choose(g, "mark buy", "purchase 1")

    assert (g.players[0].tasks, g.active) == (0b001, 1)


def test_sk_34_a_card_that_is_bought_through_the_e_space_fulfils_a_task_now() -> None:
    shares = int(BOX.track_shares[SIDES.index("E1") * LONGEST + 7])
    g = on_missions(
        STOCK, me=Seat(area="energy-2", hand="titanium-b4", steps={"tawac": 7}), display={1: "share-d-tawac"},
        sides="A1 B1 C1 E1", task=("shares", shares + 1),
    )  # fmt: skip
    choose(g, "mark tawac-1", "buy 1")  # the only card of the hand is removed

    assert g.players[0].tasks == 0b001


def test_sk_34_with_two_cards_the_choice_comes_before_the_units_that_are_left() -> None:
    g = on_missions(
        STOCK, TANK_CARD, me=Seat(area="titanium-2 titanium-a3"), display={1: "minerals-a3"}, task=("cards", 12)
    )
    choose(g, "buy 1")

    assert asked(g) == "ChooseMission"
    choose(g, "bind stockpile")
    assert asked(g) == "Steps"


def test_sk_63_a_state_task_is_claimed_in_a_later_turn_and_an_event_task_only_in_its_own() -> None:
    g = on_missions(TANK_CARD, STOCK, me=Seat(tank=13, area="carbon-1"))
    add_deed(g.players[0], PIECES, 5)
    assert holding(g, g.players[0]) & 0b111 == 0b011

    choose(g, "pass", "invest carbon", "step skymine")  # the other player's turn, and then the next own one
    choose(g, "retire")
    while asked(g) in ("PickUp", "LayCard"):
        choose(g, offered(g)[0])

    assert g.active == 0
    assert holding(g, g.players[0]) & 0b111 == 0b001


def test_sk_63_a_task_is_fulfilled_by_several_players_once_each() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-b4 carbon-b3"), them=Seat(area="titanium-b4 titanium-b3"))
    choose(g, "retire")
    while asked(g) in ("PickUp", "LayCard"):
        choose(g, offered(g)[0])

    assert [p.tasks for p in g.players] == [1, 1]
    assert [p.one_time for p in g.players] == [1, 1]


def test_sk_63_nothing_is_claimed_in_the_turn_of_another_player() -> None:
    """Seat 0 passes a threshold that pays seat 1, who has twelve coins now."""
    at = next(space for space in range(20) if BOX.thresholds[space])
    before, passed = Seat(steps={"skymine": at}), Seat(coins=11, steps={"skymine": at + 1})
    g = on_missions(PIPES, me=before, them=passed, steps=(Walk(0, 0, 1),))

    assert holding(g, g.players[1]) == 0b010
    assert (g.players[1].tasks, markers(g, 1)) == (0, (3, 0))


def test_sk_63_nothing_is_claimed_after_retiring() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, area="carbon-1"), them=Seat(area="carbon-2 minerals-1"))
    choose(g, "pass", "retire", "pass")
    while asked(g) in ("PickUp", "LayCard"):
        choose(g, offered(g)[0])
    assert g.players[0].has_retired
    choose(g, "invest carbon", "step skymine", "step skymine")

    assert (g.active, asked(g)) == (1, "Act")  # it goes on with the other player
    assert holding(g, g.players[0]) == 0b001 << TASKS
    assert (g.players[0].mission, g.players[0].tasks, markers(g)) == (EMPTY, 0, (3, 0))


def test_sk_63_luna_takes_no_part() -> None:
    g = on_missions(STOCK, them=Seat(steps={"skymine": 12}), lunas=1)
    turn(g, 1, {"B": "i-3", "C": "i-1"})

    luna = g.players[1]
    assert g.players[0].mission != NO_STATUS_CARD
    assert (luna.mission, luna.tasks, luna.one_time) == (NO_STATUS_CARD, 0, 0)
    assert heard(g, "fulfilled") == []
