"""RB p14. Research points and plans."""

from orrery.engine.agenda import settle
from orrery.games.skymines.scoring import research_points
from orrery.games.skymines.steps.points import PlacePlan, Points
from tests.games.skymines.helpers import (
    BOX,
    Seat,
    choose,
    coins,
    drop_plan,
    heard,
    offered,
    plan,
    plan_on,
    table,
    why_not,
)

STUDY = {"a1": "a1", "a2": "a2", "a3": "a3", "b1": "b1", "b2": "b2", "c1": "c1", "c2": "c2"}


def test_p14_prices() -> None:
    """A and B cost 1, C and special plans 2."""
    g = table(Points(0, 1, 0), study=STUDY, specials="2")
    assert {"take a1", "take b1"} <= set(offered(g))
    assert not {"take c1", "take s2"} & set(offered(g))
    assert why_not(g, "study-c1") == ["not-enough-points"]

    g = table(Points(0, 2, 0), study=STUDY, specials="2")
    assert {"take c1", "take s2"} <= set(offered(g))


def test_p14_a_point_is_a_coin() -> None:
    g = table(Points(0, 3, 0))
    choose(g, "cash")

    assert coins(g) == 4


def test_p14_the_supplement_goes_with_a_plan_framed_in_red() -> None:
    for space in ("a1", "b1", "c1"):
        g = table(Points(0, 2, 0), study=STUDY, supplement=5)
        choose(g, f"take {space}")
        assert (coins(g), g.supplement) == (6, 0)

    for space in ("a2", "c2", "s2"):
        g = table(Points(0, 2, 0), study=STUDY, supplement=5, specials="2")
        choose(g, f"take {space}")
        assert (coins(g), g.supplement) == (1, 5)


def test_p14_the_research_area_is_filled_when_the_plans_are_placed() -> None:
    g = table(Points(0, 2, 0), PlacePlan(0), study=STUDY)
    choose(g, "take a1", "take b1")
    assert (g.study[0], g.study[4]) == (-1, -1)
    choose(g, "place b1 2", "place a1 3")

    assert [int(g.study[space]) // 24 for space in (0, 4)] == [0, 1]


def test_p14_three_points_take_two_a_plans_and_a_coin() -> None:
    g = table(Points(0, 3, 0), PlacePlan(0), study=STUDY)
    choose(g, "take a2", "take a3", "cash")
    assert (coins(g), g.study[1], g.study[2]) == (2, -1, -1)
    choose(g, "place a3 2", "place a2 3")

    assert [plan_on(g, screen) for screen in (2, 3)] == ["a3", "a2"]
    assert [int(g.study[space]) // 24 for space in (1, 2)] == [0, 0]


def test_p14_screens_may_be_left_empty() -> None:
    g = table(Points(0, 1, 0), PlacePlan(0), study=STUDY)
    choose(g, "take a1", "place a1 5")

    assert [plan_on(g, screen) for screen in (2, 5)] == ["", "a1"]


def test_sk_17_points_are_spent_one_purchase_at_a_time_and_the_supplement_only_once() -> None:
    g = table(Points(0, 3, 0), study=STUDY, supplement=4)
    choose(g, "take a1")
    assert coins(g) == 5
    choose(g, "take b1")
    assert coins(g) == 5
    assert "take a1" not in offered(g)  # its space stays empty
    choose(g, "cash")
    assert coins(g) == 6
    assert [BOX.ids["plan"][taken] for taken in g.players[0].taken] == ["b1", "a1"]


def test_sk_17_the_same_plans_can_be_taken_in_one_way_only() -> None:
    g = table(Points(0, 2, 0), study=STUDY)
    choose(g, "take a2")

    assert "take a1" not in offered(g)
    assert "take a3" in offered(g)
    assert why_not(g, "study-a1") == ["out-of-order"]


def placeable(name: str, me: Seat | None = None) -> list[int]:
    """The screens on which a plan may be placed."""
    g = table(PlacePlan(0), me=me)
    drop_plan(g, plan(name))
    g.players[0].taken = [plan(name)]
    g.then(PlacePlan(0))
    settle(g)
    return [int(move.split(" ")[2]) for move in offered(g, "place")]


def test_sk_18_an_a_plan_does_not_go_on_an_empty_screen_with_a_crossed_a() -> None:
    """In this box screens 7, 9 and 11 to 16 are crossed."""
    assert placeable("a1") == [2, 3, 4, 5, 6, 8, 10]
    assert placeable("b1") == list(range(2, 17))


def test_sk_18_a_plan_not_yet_reached_may_be_covered_whatever_its_letter() -> None:
    me = Seat(upload=4, screens={2: "a2", 3: "a3", 4: "a4", 5: "a5", 7: "c7", 9: "b9"})

    assert placeable("a1", me) == [5, 6, 7, 8, 9, 10]


def test_sk_18_plans_never_go_on_the_screen_of_the_marker_or_before_it() -> None:
    me = Seat(upload=3, screens={2: "a2", 3: "a3"})

    assert placeable("b1", me) == list(range(4, 17))


def test_sk_18_a_plan_that_no_screen_can_hold_leaves_the_game() -> None:
    me = Seat(upload=10, screens={n: f"a{n}" for n in range(2, 11)})
    g = table(Points(0, 1, 0), PlacePlan(0), me=me, study={"a1": "a20"})
    choose(g, "take a1")

    assert heard(g, "dropped") == ["0 dropped a20"]
    assert plan("a20") in g.dropped


def test_sk_54_any_special_plan_that_was_turned_up_may_be_taken_and_its_space_stays_empty() -> None:
    g = table(Points(0, 4, 0), PlacePlan(0), study=STUDY, specials="2 4 5", round=5)
    assert offered(g, "take")[-3:] == ["take s2", "take s4", "take s5"]
    choose(g, "take s2", "take s4")

    assert g.specials == 0b1000
    choose(g, "place special-4 2", "place special-2 3")
    assert g.specials == 0b1000


def test_sk_54_a_letter_that_has_run_out_is_not_filled_again() -> None:
    g = table(Points(0, 1, 0), PlacePlan(0), study=STUDY)
    g.plan_stacks[0].fill([])
    choose(g, "take a1", "place a1 2")

    assert g.study[0] == -1


def test_sk_56_the_plan_of_the_token_cannot_be_covered() -> None:
    assert 1 not in placeable("b1", Seat(upload=0))


def test_sk_56_the_token_has_the_first_two_places() -> None:
    """0 is the left half of the token, 1 its plan; the screens follow."""
    g = table()

    assert len(g.players[0].screens) == 17
    assert plan_on(g, 1) == "token-alpha"
    assert list(BOX.research_values)[:5] == [0, 0, 0, 0, 10]


def test_sk_77_one_plan_may_cover_another_of_the_same_turn() -> None:
    g = table(Points(0, 2, 0), PlacePlan(0), study=STUDY)
    choose(g, "take a1", "take b1", "place b1 2", "place a1 2")
    assert plan_on(g, 2) == "a1"

    g = table(Points(0, 2, 0), PlacePlan(0), study=STUDY)
    choose(g, "take a1", "take b1", "place b1 2", "tuck a1")
    assert plan_on(g, 2) == "b1"
    assert g.players[0].covered == [plan("a1")]


def test_sk_77_an_a_plan_may_cover_another_letter_of_the_same_turn_on_a_crossed_screen() -> None:
    g = table(Points(0, 2, 0), PlacePlan(0), study=STUDY)
    choose(g, "take a1", "take b1", "place b1 7", "place a1 7")

    assert plan_on(g, 7) == "a1"


def test_sk_77_an_a_plan_is_not_tucked_where_it_could_not_lie() -> None:
    g = table(Points(0, 2, 0), PlacePlan(0), study=STUDY)
    choose(g, "take a1", "take b1", "place b1 7")
    assert "tuck a1" not in offered(g)

    g = table(Points(0, 2, 0), PlacePlan(0), me=Seat(screens={7: "b9"}), study=STUDY)
    choose(g, "take a1", "take b1", "place b1 7")
    assert "tuck a1" in offered(g)


def test_sk_77_an_a_plan_that_no_screen_could_hold_need_not_cover_another() -> None:
    """Placed first it would have left the game; so it may still be put away."""
    me = Seat(upload=10, screens={n: f"a{n + 2}" for n in range(2, 11)})
    g = table(Points(0, 2, 0), PlacePlan(0), me=me, study=STUDY)
    choose(g, "take a1", "take b1", "place b1 11")
    assert offered(g) == ["place a1 11", "tuck a1"]
    choose(g, "tuck a1")

    assert plan_on(g, 11) == "b1"


def test_sk_77_a_plan_that_was_turned_over_may_be_covered() -> None:
    g = table(Points(0, 1, 0), PlacePlan(0), me=Seat(screens={2: "c1"}, turned=[2]), study=STUDY)
    choose(g, "take a1", "place a1 2")

    assert plan_on(g, 2) == "a1"
    assert g.players[0].turned == 0


def test_sk_77_a_covered_special_plan_scores_nothing() -> None:
    me = Seat(upload=2, screens={2: "special-2", 3: "special-3"})
    g = table(Points(0, 1, 0), PlacePlan(0), me=me, study=STUDY)
    choose(g, "take a1", "place a1 3")
    g.players[0].upload = 3

    assert research_points(g, g.players[0]) == 4  # of special-2


def test_sk_77_a_plan_that_no_screen_can_hold_may_be_bought() -> None:
    me = Seat(upload=10, screens={n: f"a{n}" for n in range(2, 11)})
    g = table(Points(0, 1, 0), PlacePlan(0), me=me, study={"a1": "a20"}, supplement=3)
    choose(g, "take a1")

    assert coins(g) == 1 + 3
