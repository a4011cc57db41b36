"""What a seat is shown besides the table: the things of a move, requirements that are met, and what is printed."""

import pytest

from orrery.engine.agenda import Step
from orrery.games.skymines.game import GAME
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.demolishing import Demolish
from orrery.games.skymines.steps.energy import Entering, Lift
from orrery.games.skymines.steps.opening import SetAside
from orrery.games.skymines.steps.planning import Planning
from orrery.games.skymines.steps.replaying import RecoverCard
from orrery.games.skymines.steps.retiring import LayCard
from orrery.games.skymines.steps.trading import ANY_CARD, SellCard
from tests.games.skymines.helpers import BOX, Seat, choose, company, heard, offered, reasons, table, why_not

PRINTED = GAME.contents(BOX)


def things(g: Skymines, text: str) -> list[list[str]]:
    return GAME.things(g, 0, BOX.language.read(text))


def test_equal_cards_of_the_hand_are_one_choice_and_any_can_be_clicked() -> None:
    g = table(Planning(), me=Seat(hand="carbon-1 energy-2 energy-2"))

    assert GAME.view(g, 0).players[0].hand == ["carbon-1", "energy-2", "energy-2"]
    assert things(g, "plan carbon-1") == [["hand-1"]]
    assert things(g, "plan energy-2") == [["hand-2", "hand-3"]]


def test_with_linked_slots_a_card_and_its_slot_are_clicked() -> None:
    g = table(Planning(), me=Seat(hand="carbon-1 energy-2"), linked=True)

    assert things(g, "plan-at energy-2 3") == [["hand-2"], ["slot-3"]]


def test_cards_of_the_area_are_clicked_by_their_slots_if_they_are_face_up() -> None:
    g = table(me=Seat(area="carbon-1 carbon-2 energy-2", hand="", used="carbon-2", tiles="plus"))

    assert things(g, "invest carbon") == [["slot-2"]]
    assert things(g, "boost carbon-1") == [["slot-2"]]


def test_research_cards_and_tiles_are_clicked_where_they_lie() -> None:
    g = table(me=Seat(area="scientist-2", hand="", tiles="scientist field"))

    assert things(g, "study scientist-2") == [["slot-2"]]
    assert things(g, "study-tile") == [["tile-scientist"]]
    assert things(g, "survey-tile") == [["tile-field"]]


def test_scientists_with_as_many_points_are_one_choice_and_any_can_be_clicked() -> None:
    g = table(me=Seat(area="scientist-2 carbon-1 scientist-a", hand=""))

    assert offered(g).count("study scientist-2") == 1
    assert things(g, "study scientist-2") == [["slot-2", "slot-4"]]


def test_equal_columns_of_a_station_are_one_choice() -> None:
    """In the box of the tests the columns of Minerva differ, and those of Tawac do not."""
    g = table(Lift(0, company("minerva")))
    assert [things(g, text) for text in offered(g)] == [[[f"column-minerva-{n}"]] for n in (1, 2, 3)]

    everywhere = table(Demolish(0, 1))
    assert things(everywhere, "demolish tawac 1") == [[f"column-tawac-{n}" for n in (1, 2, 3)]]


def test_of_empty_resting_slots_the_first_is_to_be_clicked_and_the_others_say_so() -> None:
    g = table(LayCard(0, 0), me=Seat(area="carbon-1 carbon-2", hand="", rests=["", "titanium-1"]))

    assert things(g, "lay carbon-1 2") == [["rest-2"]]
    assert things(g, "lay carbon-1 1") == [["rest-1"]]
    assert [reason.code for reason in GAME.why_not(g, 0, "rest-4")] == ["alike"]
    choose(g, "lay carbon-1 1")
    assert things(g, "lay carbon-2 3") == [["rest-3"]]
    assert [reason.code for reason in GAME.why_not(g, 0, "rest-1")] == ["taken"]


def test_cards_are_sold_from_the_hand_and_recovered_from_the_removed_pile() -> None:
    g = table(SellCard(0, ANY_CARD, 2), me=Seat(hand="carbon-1 carbon-2"))
    assert things(g, "sell carbon-2") == [["hand-2"]]

    g = table(RecoverCard(0, True), me=Seat(hand="carbon-2", coins=3))
    assert things(g, "recover carbon-1") == [["removed-carbon-1"]]


@pytest.mark.parametrize(
    ("step", "wanted", "reason"),
    [
        (None, "hand-1", "hand-waits"),
        (None, "rest-1", "rest-waits"),
        (None, "sector-3", "sector-waits"),
        (None, "column-tawac-1", "column-waits"),
        (None, "study-a1", "study-waits"),
        (None, "screen-4", "screen-waits"),
        (None, "removed-carbon-1", "removed-waits"),
        (None, "token-alpha", "token-waits"),
        (Planning(), "slot-1", "slot-waits"),
        (Planning(), "market-1", "market-waits"),
        (Planning(), "bonus-carbon", "bonus-waits"),
        (Planning(), "company-tawac", "company-waits"),
        (Planning(), "tile-plus", "tile-waits"),
        (Planning(), "plan-a1", "plan-waits"),
        (Planning(), "sun", "not-asked"),
    ],
)
def test_a_thing_that_waits_says_for_what(step: Step | None, wanted: str, reason: str) -> None:
    g = table(*[step] if step else [], me=Seat(area="carbon-1", hand="carbon-2 energy-2"))

    assert why_not(g, wanted) == [reason]


def test_the_token_says_which_kind_of_card_it_names() -> None:
    g = table(SetAside(0, 0), me=Seat(hand="carbon-1 carbon-2 energy-2"))
    (reason,) = reasons(g, "hand-3")

    assert reason.data() == {"code": "other-type", "facts": {"type": [("type", "carbon", None)]}}


def test_a_plan_is_marked_whose_requirements_are_met() -> None:
    g = table(me=Seat(area="carbon-2", screens={2: "a1", 3: "a4"}))
    assert [PRINTED.plans[id].needs for id in ("a1", "a4")] == [["units carbon 2"], ["units minerals 2"]]

    assert GAME.view(g, 0).players[0].met[1:4] == [True, False, False]


def test_sealed_plans_are_nobody_elses_business() -> None:
    g = table(Planning(), me=Seat(hand="carbon-1 energy-2"), seats=3)
    choose(g, "plan energy-2")

    assert GAME.view(g, 0).answer == ["plan energy-2"]
    for other in (1, 2, 7):
        view = GAME.view(g, other)
        assert view.answer == []
        assert view.players[0].hand == ["carbon-1", "energy-2"]
    assert heard(g) == []


def test_what_is_printed_is_all_there() -> None:
    assert len(PRINTED.sectors) == 24
    assert set(PRINTED.cards) == set(BOX.ids["card"])
    assert set(PRINTED.plans) == set(BOX.ids["plan"])
    assert set(PRINTED.tokens) == set(BOX.ids["token"])
    assert [PRINTED.plans[id].price for id in ("a1", "b1", "c1", "special-2", "token-alpha")] == [1, 1, 2, 2, 0]
    enclaves = {i + 1: sector.around for i, sector in enumerate(PRINTED.sectors) if sector.around}
    assert len(enclaves) == 2
    for inner, outer in enclaves.items():
        assert [set(border.between) for border in PRINTED.borders if str(inner) in border.between] == [
            {str(inner), str(outer)}
        ]


def test_the_belt_is_shown_space_by_space() -> None:
    g = table(board="belt", spaces={"14b": "tawac", "13": "minerva"})
    view = GAME.view(g, 0)
    owners = dict(zip(PRINTED.belt.spaces, view.sectors, strict=True))

    assert view.board == "belt"
    assert {space: owner for space, owner in owners.items() if owner} == {"14b": "tawac", "13": "minerva"}
    assert GAME.view(table(), 0).board == "moon"


def test_what_is_printed_on_the_belt() -> None:
    belt = PRINTED.belt
    asteroids = {one.number: one for one in belt.asteroids}

    assert len(belt.spaces) == sum(len(one.spaces) for one in belt.asteroids) + len(belt.shuttles)
    assert asteroids[14].spaces == ["14a", "14b", "14c"]
    assert asteroids[15].linked == ["15a", "15b"]
    assert all(len(one.at) == len(one.spaces) for one in belt.asteroids)
    assert [link.marked for link in belt.links if link.between == ("19", "14")] == [True]
    assert ("minerva", "18") in [link.between for link in belt.links]
    assert belt.threat.beside == [11, 16]


def test_what_the_expansion_has_earned_is_shown_by_number() -> None:
    g = table(Entering(0, 1, 4), board="belt", spaces={"13": "minerva"})
    choose(g, "enter-space 14a", "lift 1", "enter-space 14b", "lift 1")

    assert GAME.view(g, 0).entered == [14]


def test_a_space_of_the_belt_waits_for_an_expansion() -> None:
    assert why_not(table(board="belt"), "space-14a") == ["space-waits"]
