"""RB p20. The bonus tiles."""

from orrery.games.skymines.area import lay
from orrery.games.skymines.game import GAME
from orrery.games.skymines.steps.marking import Claim
from tests.games.skymines.helpers import (
    BOX,
    Seat,
    add_others_card,
    asked,
    card_of,
    choose,
    hand,
    offered,
    steps_of,
    table,
)

PLUS = Seat(area="carbon-2 minerals-1 energy-2", tiles="plus")


def test_p20_a_card_of_two_carbon_with_the_tile_is_worth_three() -> None:
    g = table(me=PLUS)
    choose(g, "boost carbon-2", "invest carbon", "step tawac")  # the other units follow: earlier tracks are closed

    assert steps_of(g) == [0, 0, 0, 3]


def test_sk_46_the_tile_is_no_action_and_goes_on_a_face_up_resource_card() -> None:
    g = table(me=Seat(area="carbon-2 minerals-1 energy-2", used="minerals-1", tiles="plus"))
    assert offered(g, "boost") == ["boost carbon-2"]
    choose(g, "boost carbon-2")

    assert asked(g) == "Act"
    assert g.active == 0
    assert g.players[0].turns == 0


def test_sk_46_it_never_moves_and_turns_down_with_the_card() -> None:
    g = table(me=PLUS, them=Seat(retired=True))
    choose(g, "boost carbon-2")
    assert offered(g, "boost") == []
    choose(g, "invest carbon", "step tawac")  # the other units follow: earlier tracks are closed

    assert offered(g, "boost") == []
    assert list(g.players[0].totals)[:3] == [0, 1, 0]


def test_sk_46_it_counts_for_majorities_and_requirements_but_not_unlaid() -> None:
    me = Seat(area="carbon-1", tiles="plus", upload=1, screens={2: "a1"})
    g = table(me=me)
    assert "mark carbon" not in offered(g)
    choose(g, "boost carbon-1")

    assert "mark carbon" in offered(g)
    assert g.players[0].totals[0] == 2


def test_sk_46_of_two_equal_cards_the_one_without_the_tile_can_be_used_alone() -> None:
    g = table(me=Seat(area="carbon-1", tiles="plus"))
    add_others_card(g)
    lay(g, g.players[0], card_of(g, g.players[0], "carbon-1"), 2)
    choose(g, "boost carbon-1", "invest carbon")

    assert offered(g) == ["pay-boosted carbon-1", "pay carbon-1"]
    assert [GAME.things(g, 0, BOX.language.read(text)) for text in offered(g)] == [[["slot-2"]], [["slot-3"]]]
    choose(g, "pay carbon-1")  # the other one comes before it in the order of slots, so this is all

    assert asked(g) == "Steps"
    assert [g.players[0].totals[0], g.players[0].used] == [2, 0b00100]


def test_sk_46_the_first_turn_of_the_first_player_stays_the_first() -> None:
    """The tile is no turn (SK-24)."""
    g = table(me=PLUS)
    choose(g, "boost carbon-2")

    assert "mark first" not in offered(g)


def test_sk_47_action_tiles_need_no_slot_and_count_face_up() -> None:
    g = table(me=Seat(area="energy-2", tiles="energy scientist field"))
    totals = list(g.players[0].totals)

    assert totals[3:6] == [4, 1, 1]
    assert {"expand skymine", "study-tile", "survey-tile", "mark science"} <= set(offered(g))


def test_sk_47_a_used_tile_counts_for_nothing() -> None:
    g = table(me=Seat(tiles="scientist field"), them=Seat(retired=True))
    choose(g, "survey-tile")

    assert list(g.players[0].totals)[3:6] == [0, 1, 0]
    assert "survey-tile" not in offered(g)


def test_sk_47_tiles_never_rest() -> None:
    g = table(me=Seat(area="carbon-1", tiles="energy plus", boosted="carbon-1", hand="carbon-2"))
    choose(g, "retire")

    assert g.players[0].tiles == 0
    assert g.players[0].boosted == -1
    assert list(g.tiles) == [-1, -1, -1, -1]
    assert hand(g) == ["carbon-2"]


def test_sk_84_the_tile_is_asked_for_before_an_action_not_after() -> None:
    g = table(me=PLUS)
    choose(g, "mark remove", "sell carbon-1")

    assert g.active == 1


def test_p20_science_tile_counts_for_the_majority() -> None:
    g = table(Claim(0, 4), me=Seat(area="scientist-2", tiles="scientist"))

    assert offered(g) == ["claim 1", "claim 2"]
