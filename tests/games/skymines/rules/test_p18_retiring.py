"""RB p18. Retiring from the action phase."""

from orrery.games.skymines.terms import EMPTY, FIELD_TILE
from tests.games.skymines.helpers import Seat, area, asked, choose, hand, offered, rest, table, why_not

LINLIN = Seat(
    area="carbon-1 minerals-1 energy-2",
    used="carbon-1 minerals-1 energy-2",
    tiles="field",
    rests=["titanium-1", "titanium-2 carbon-2", "minerals-2"],
    hand="scientist-2",
    markers=0,
)


def test_p18_linlin_retires_takes_a_pile_lays_three_cards_and_gives_the_tile_back() -> None:
    g = table(me=LINLIN, them=Seat(retired=True))
    choose(g, "survey-tile")
    assert asked(g) == "PickUp"  # there is nothing else to do
    assert g.players[0].used == 0
    choose(g, "pick-up 2", "lay carbon-1 1", "lay minerals-1 3")  # one place is left for the third

    assert hand(g) == ["carbon-2", "titanium-2", "scientist-2"]
    assert [rest(g, slot) for slot in range(1, 6)] == [
        ["carbon-1", "titanium-1"],
        ["energy-2"],
        ["minerals-1", "minerals-2"],
        [],
        [],
    ]
    assert area(g) == []
    assert g.players[0].tiles == 0
    assert g.tiles[FIELD_TILE] == EMPTY


def test_sk_27_exactly_one_pile_is_taken() -> None:
    g = table(me=Seat(area="carbon-1", rests=["titanium-1", "", "minerals-1 energy-2"]))
    choose(g, "retire")

    assert offered(g) == ["pick-up 1", "pick-up 3"]
    assert why_not(g, "rest-2") == ["no-card"]
    choose(g, "pick-up 3")
    assert {"minerals-1", "energy-2"} <= set(hand(g))
    assert "titanium-1" not in hand(g)


def test_sk_27_without_a_pile_nothing_is_taken() -> None:
    g = table(me=Seat(area="carbon-1", hand="carbon-2"))
    choose(g, "retire")

    assert hand(g) == ["carbon-2"]
    assert rest(g, 1) == ["carbon-1"]


def test_sk_27_every_card_goes_to_another_slot_used_or_not() -> None:
    me = Seat(area="carbon-1 minerals-1", used="carbon-1", rests=["titanium-1", "titanium-2", "minerals-2"])
    g = table(me=me)
    choose(g, "retire", "pick-up 1", "lay carbon-1 2")
    assert offered(g) == ["lay minerals-1 1", "lay minerals-1 3"]
    assert why_not(g, "rest-2") == ["taken"]
    choose(g, "lay minerals-1 3")

    assert (rest(g, 2), rest(g, 3)) == (["carbon-1", "titanium-2"], ["minerals-1", "minerals-2"])


def test_sk_27_all_five_resting_slots_are_open_and_empty_ones_are_one_choice() -> None:
    g = table(me=Seat(area="carbon-1", rests=["", "titanium-1", "titanium-2", "minerals-2", "energy-2"]))
    choose(g, "retire", "pick-up 2")

    assert offered(g) == ["lay carbon-1 1", "lay carbon-1 3", "lay carbon-1 4", "lay carbon-1 5"]


def test_sk_27_linked_slots_leave_no_choice() -> None:
    """RB p23."""
    g = table(me=Seat(area="carbon-1 minerals-1", rests=["", "titanium-1", "titanium-2"]), linked=True)
    choose(g, "retire", "pick-up 2")

    assert (rest(g, 2), rest(g, 3)) == (["carbon-1"], ["minerals-1", "titanium-2"])


def test_sk_28_if_only_retiring_remains_it_is_automatic_but_the_pile_and_the_slots_are_asked() -> None:
    me = Seat(area="carbon-1", used="carbon-1", markers=0, rests=["titanium-1", "titanium-2"])
    g = table(me=me)

    assert asked(g) == "PickUp"
    choose(g, "pick-up 1")
    assert asked(g) == "LayCard"


def test_sk_28_a_marker_that_can_be_used_keeps_the_choice() -> None:
    g = table(me=Seat(area="carbon-1", used="carbon-1", markers=1))

    assert asked(g) == "Act"
