"""RB p10. The planning phase, and turns."""

import pytest

from orrery.engine.agenda import waiting
from orrery.games.skymines.game import GAME
from orrery.games.skymines.steps.planning import Planning
from tests.games.skymines.helpers import Seat, add_others_card, area, choose, hand, heard, offered, table

TRIO = Seat(hand="carbon-1 carbon-2 scientist-2")


def test_p10_three_slots_are_on() -> None:
    g = table(Planning())
    choose(g, "plan carbon-1", "plan carbon-2", "plan titanium-2")

    assert waiting(g) == [1]


@pytest.mark.parametrize(("tank", "upload", "slots"), [(7, 4, 3), (8, 4, 4), (7, 5, 4), (8, 5, 5)])
def test_p10_further_slots_hold_further_cards(tank: int, upload: int, slots: int) -> None:
    g = table(Planning(), me=Seat(tank=tank, upload=upload))
    cards = ["carbon-1", "carbon-2", "minerals-1", "titanium-1", "scientist-2"][:slots]
    choose(g, *[f"plan {card}" for card in cards])

    assert waiting(g) == [1]
    choose(g, "done")
    assert area(g) == cards


def test_p10_two_equal_cards_may_be_planned() -> None:
    g = table(Planning(), me=Seat(hand="energy-2 energy-2"))
    choose(g, "plan energy-2")

    assert offered(g) == ["plan energy-2", "done"]
    choose(g, "plan energy-2")
    assert offered(g) == ["done"]


def test_sk_06_zero_cards_or_fewer_than_slots_may_be_placed() -> None:
    g = table(Planning(), me=TRIO, them=TRIO)
    choose(g, "done", "plan carbon-2", "done")

    assert (area(g), area(g, 1)) == ([], ["carbon-2"])


def test_sk_06_a_set_of_cards_can_be_named_in_one_way_only() -> None:
    g = table(Planning(), me=TRIO)
    choose(g, "plan carbon-2")

    assert offered(g) == ["plan scientist-2", "done"]


def test_sk_06_share_cards_may_not_be_placed() -> None:
    g = table(Planning(), me=Seat(hand="carbon-1 share-d-minerva energy-b-minerva"))

    assert offered(g) == ["plan energy-b-minerva", "plan carbon-1", "done"]


def test_sk_06_cards_are_secret_until_all_are_shown_together() -> None:
    g = table(Planning(), me=TRIO, them=TRIO)
    choose(g, "plan carbon-1", "done")

    assert area(g) == []
    assert not [line for line in GAME.heard(g, 1) if "carbon-1" in line]
    choose(g, "plan scientist-2", "done")
    assert (area(g), area(g, 1)) == (["carbon-1"], ["scientist-2"])


def test_sk_60_nothing_tells_which_cards_are_sealed_or_how_many() -> None:
    g = table(Planning(), me=TRIO, them=TRIO)
    before = GAME.view(g, 1)
    choose(g, "plan carbon-1", "plan scientist-2", "done")

    assert GAME.view(g, 1) == before


def test_sk_60_only_stacks_and_tokens_are_hidden() -> None:
    """Hands and resting piles are open: cards enter and leave them in sight of all."""
    g = table(seats=3)
    backs = {pile.back for pile in g.hidden()}

    assert len(g.hidden()) == 5 + 3 + 1 + 3
    assert backs == set(range(9))


def test_p10_a_recovered_card_like_one_of_ones_own_is_named_once() -> None:
    """Another player's carbon-1 may be bought from the removed pile (RB p23)."""
    g = table(Planning(), me=Seat(hand="carbon-1 minerals-1"))
    add_others_card(g)

    assert offered(g) == ["plan carbon-1", "plan minerals-1", "done"]
    choose(g, "plan carbon-1")
    assert offered(g) == ["plan carbon-1", "plan minerals-1", "done"]


def test_p10_turns_go_clockwise_from_the_first_player() -> None:
    g = table(seats=3, first=1, me=Seat(coins=4), them=[Seat(coins=4), Seat(coins=4)])

    order = []
    for tile in ("plus", "scientist", "field", "energy"):
        order.append(waiting(g)[0])
        choose(g, f"mark {tile}-tile")
    assert order == [1, 2, 0, 1]


def test_sk_07_exactly_one_action_a_turn() -> None:
    g = table(me=Seat(area="carbon-1 minerals-1"), them=Seat(area="carbon-1"))
    choose(g, "invest carbon", "step skymine")

    assert g.active == 1


def test_sk_07_retiring_is_always_allowed() -> None:
    g = table(me=Seat(area="carbon-1 energy-2 scientist-2"))

    assert "retire" in offered(g)


def test_p10_turns_of_retired_players_are_skipped() -> None:
    g = table(me=Seat(area="carbon-1"), them=[Seat(retired=True), Seat(area="carbon-1")])
    choose(g, "invest carbon", "step skymine")

    assert waiting(g) == [2]


def test_p10_the_hand_is_what_is_left() -> None:
    g = table(Planning(), me=TRIO, them=TRIO)
    choose(g, "plan carbon-1", "done", "done")

    assert hand(g) == ["carbon-2", "scientist-2"]


def test_p10_what_everybody_plays_is_told_to_all_when_it_is_shown() -> None:
    g = table(Planning(), me=Seat(hand="carbon-1 energy-2"))
    choose(g, "plan carbon-1", "plan energy-2", "done")
    assert heard(g) == []
    choose(g, "done")

    assert heard(g, "revealed") == ["0 revealed carbon-1", "0 revealed energy-2"]
