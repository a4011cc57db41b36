"""RB p15. Using a scientist."""

import pytest

from orrery.games.skymines.scoring import research_points
from orrery.games.skymines.steps.points import Points
from orrery.games.skymines.steps.science import TurnOver, Upload
from tests.games.skymines.helpers import (
    Seat,
    asked,
    choose,
    coins,
    heard,
    left,
    offered,
    steps_of,
    table,
    tank,
    why_not,
)

SCREENS = {2: "a1", 3: "a16", 4: "special-2", 5: "a3", 6: "b16", 7: "c7"}
LINLIN = Seat(area="scientist-2 carbon-2 minerals-b4", coins=4, upload=1, screens=SCREENS)


def test_p15_two_coins_turn_a_plan_two_pay_for_a_special_one_and_the_sixth_brings_two_points() -> None:
    """The plan that is turned over asks for 2 energy. Then the card brings 2 points of its own."""
    g = table(me=LINLIN, study={"a1": "a2", "b1": "b1"}, supplement=0)
    choose(g, "study scientist-2", "turn-over 3")
    assert coins(g) == 2
    assert offered(g) == ["upload 2", "upload 3", "upload 4", "upload 5", "upload 6", "stay"]
    choose(g, "upload 6")

    assert coins(g) == 0
    assert (asked(g), left(g, "points")) == ("Points", 2)
    choose(g, "cash")
    assert (asked(g), left(g, "points"), coins(g)) == ("Points", 2, 2)
    choose(g, "cash")
    assert coins(g) == 4
    assert heard(g, "unlocked") == ["0 unlocked 5"]  # the 5th screen was reached
    assert g.players[0].used == 0b0010
    assert g.active == 1


def test_p15_the_marker_does_not_cross_an_empty_screen() -> None:
    g = table(Upload(0), me=Seat(area="carbon-2", upload=1, screens={2: "a1", 4: "a2"}))

    assert offered(g) == ["upload 2", "stay"]
    assert why_not(g, "screen-4") == ["no-plan"]


def test_p15_every_plan_is_met_by_itself() -> None:
    """The same 2 carbon meet three plans, and are not used up."""
    g = table(Upload(0), me=Seat(area="carbon-2", upload=1, screens={2: "a1", 3: "a2", 4: "a3"}))
    choose(g, "upload 4")

    assert g.players[0].used == 0
    assert steps_of(g) == [0, 0, 0, 1]  # only the last one brings its reward


def test_p15_cards_face_down_meet_nothing() -> None:
    g = table(Upload(0), me=Seat(area="carbon-2", used="carbon-2", upload=1, screens={2: "a1"}))

    assert g.players[0].upload == 1


def test_p15_plans_with_two_requirements() -> None:
    """2 minerals and 2 titanium."""
    for area, is_met in (("minerals-2 titanium-2", True), ("minerals-2 titanium-1", False), ("titanium-b4", False)):
        g = table(Upload(0), me=Seat(area=area, upload=1, screens={2: "b7"}))
        assert (asked(g) == "Upload") == is_met


def test_p15_scientists_with_the_same_points_are_one_choice_and_one_is_used() -> None:
    g = table(me=Seat(area="scientist-2 scientist-a scientist-b"))
    assert offered(g, "study") == ["study scientist-2"]
    choose(g, "study scientist-2", "cash")

    assert g.players[0].used == 0b0010


def test_p20_the_tile_works_like_a_scientist_with_one_point() -> None:
    g = table(me=Seat(tiles="scientist", coins=0))
    choose(g, "study-tile", "cash")

    assert coins(g) == 1
    assert g.players[0].used_tiles == 1


def test_sk_16_points_of_plan_and_card_are_apart() -> None:
    """1 and 1 never buy a C plan."""
    g = table(
        me=Seat(area="energy-2", tiles="scientist", upload=1, screens={2: "a17"}, coins=0),
        study={"c1": "c1", "a1": "a1"},
    )
    choose(g, "study-tile", "upload 2")

    assert "take c1" not in offered(g)
    choose(g, "cash")
    assert asked(g) == "Points"
    assert "take c1" not in offered(g)


def test_sk_19_one_plan_beyond_the_marker_may_be_turned_over_for_two_coins() -> None:
    g = table(TurnOver(0), me=Seat(coins=2, upload=2, screens={2: "a1", 3: "a2", 5: "c1"}))

    assert offered(g) == ["turn-over 3", "turn-over 5", "pass"]
    choose(g, "turn-over 5")
    assert asked(g) == ""
    assert (coins(g), g.players[0].turned) == (0, 1 << 5)


def test_sk_19_the_plan_of_the_token_may_be_turned_over() -> None:
    g = table(TurnOver(0), Upload(0), me=Seat(coins=2))
    choose(g, "turn-over 1", "upload 1")

    assert g.players[0].upload == 1
    assert coins(g) == 0  # no requirement, no reward


def test_sk_19_without_two_coins_nothing_is_asked() -> None:
    assert asked(table(TurnOver(0), me=Seat(coins=1))) == ""


def test_sk_19_the_marker_stops_where_its_owner_likes() -> None:
    g = table(Upload(0), me=Seat(area="carbon-2", upload=1, screens={2: "a1", 3: "a2"}))
    choose(g, "upload 2")

    assert (g.players[0].upload, coins(g), tank(g)) == (2, 3, 0)


def test_sk_19_without_a_move_there_is_no_reward() -> None:
    g = table(Upload(0), Points(0, 2, 0), me=Seat(area="carbon-2", upload=2, screens={2: "a1", 3: "a2"}))
    choose(g, "stay")

    assert coins(g) == 1
    assert asked(g) == "Points"


def met(name: str, area: str, **more: object) -> bool:
    """Is the requirement of a plan met?"""
    me = Seat(area=area, upload=1, screens={2: name}, **more)  # type: ignore[arg-type]
    return "upload 2" in (offered(g) if asked(g := table(Upload(0), me=me)) else [])


def test_sk_20_cards_tiles_and_permanent_symbols_count() -> None:
    assert met("a16", "energy-2")  # 2 energy
    assert met("a16", "", tiles="energy")
    assert not met("a16", "energy-01")
    assert met("a16", "energy-01", steps={"minerva": 6})  # +1 of the track
    assert met("a10", "carbon-2", tiles="plus", boosted="carbon-2")  # 3 carbon
    assert met("a23", "field-generic")  # another research card
    assert met("a23", "", tiles="field")
    assert met("a23", "", tiles="scientist")
    assert met("a23", "", steps={"astrogo": 6})  # the permanent symbol
    assert not met("a23", "")


def test_sk_20_the_scientist_in_use_is_no_other_research_card() -> None:
    g = table(me=Seat(area="scientist-2", upload=1, screens={2: "a23"}))
    choose(g, "study scientist-2")
    assert asked(g) == "Points"

    g = table(me=Seat(area="scientist-2 scientist-a", upload=1, screens={2: "a23"}))
    choose(g, "study scientist-2")
    assert asked(g) == "Upload"


def test_sk_20_the_scientist_tile_in_use_does_not_count_either() -> None:
    g = table(me=Seat(tiles="scientist", upload=1, screens={2: "a23"}))
    choose(g, "study-tile")

    assert asked(g) == "Points"


def test_sk_21_a_special_plan_costs_its_coins_when_it_is_entered() -> None:
    me = Seat(upload=1, screens={2: "special-2", 3: "special-3"}, coins=3)
    g = table(Upload(0), me=me)
    assert offered(g) == ["upload 2", "stay"]
    assert why_not(g, "screen-3") == ["no-coins"]
    choose(g, "upload 2")

    assert coins(g) == 1
    assert research_points(g, g.players[0]) == 4


def test_sk_21_turned_over_it_costs_and_scores_nothing() -> None:
    g = table(Upload(0), me=Seat(upload=1, screens={2: "special-2"}, turned=[2], coins=0))
    choose(g, "upload 2")

    assert research_points(g, g.players[0]) == 0


@pytest.mark.parametrize(("upload", "points"), [(1, 0), (2, 4), (3, 4)])
def test_sk_21_reached_or_passed_it_adds_its_value(upload: int, points: int) -> None:
    g = table(me=Seat(upload=upload, screens={2: "special-2", 3: "a1"}))

    assert research_points(g, g.players[0]) == points
