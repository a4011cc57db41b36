"""RB p25. What missions bring: one-time markers and the personal space."""

from orrery.games.skymines.missions import claim
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.rounds import RoundEnd
from orrery.games.skymines.terms import BONUS
from tests.games.skymines.helpers import (
    BOX,
    Seat,
    asked,
    choose,
    coins,
    heard,
    offered,
    reasons,
    steps_of,
    table,
    why_not,
)
from tests.games.skymines.missions import STOCK, markers, on_missions

# One-time markers.


def test_sk_35_an_ordinary_marker_is_placed_first_and_then_the_one_time_one() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-b4 carbon-b3", markers=1, coins=5))
    assert markers(g) == (1, 1)

    choose(g, "mark plus-tile")
    assert markers(g) == (0, 1)
    assert g.one_time == 0
    choose(g, "retire")
    while asked(g) in ("PickUp", "LayCard"):
        choose(g, offered(g)[0])
    choose(g, "mark energy-tile")

    assert markers(g) == (0, 0)
    assert g.one_time == 1 << BONUS.ids.index("energy-tile")


def test_sk_35_a_one_time_marker_leaves_in_the_preparation_and_brings_the_tile() -> None:
    g = on_missions(
        STOCK, me=Seat(markers=0), steps=(RoundEnd(),), marked={"energy-tile": 0, "first": 0}, one_time="energy-tile"
    )

    assert markers(g) == (1, 0)  # only the ordinary one of the first-player space
    assert g.tiles[2] == 0
    assert g.one_time == 0
    assert heard(g, "spent") == ["0 spent 1"]


def test_sk_35_one_time_markers_that_were_not_placed_are_kept() -> None:
    g = on_missions(STOCK, me=Seat(markers=3, one_time=2), steps=(RoundEnd(),))

    assert markers(g) == (3, 2)


# The personal space.


def test_p25_all_three_tasks_open_the_personal_space() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-b4 carbon-b3", steps={"skymine": 12}))
    assert why_not(g, "bonus-personal") == ["no-personal"]
    g.players[0].tasks |= 0b010
    claim(g, 0)

    assert heard(g, "personal") == ["0 personal"]
    assert g.first_personal == 0
    assert "mark personal" in offered_now(g)


def offered_now(g: Skymines) -> list[str]:
    """The moves as they are now, after the table was changed by hand."""
    return [BOX.language.show(m) for m in g.agenda[-1].legal(g, 0)]


def test_sk_35_the_personal_space_costs_a_coin_and_brings_three_steps_on_one_track() -> None:
    g = on_missions(STOCK, me=Seat(personal=True, coins=1, area="carbon-1"))

    choose(g, "mark personal", "advance astrogo 3")

    assert steps_of(g) == [0, 0, 3, 0]
    assert coins(g) == 0
    assert markers(g) == (2, 0)


def test_sk_35_the_personal_space_is_used_once_a_round_and_its_marker_comes_back() -> None:
    g = on_missions(STOCK, me=Seat(personal=True, coins=3, area="carbon-1"), them=Seat(retired=True))
    choose(g, "mark personal", "advance astrogo 3")
    assert why_not(g, "bonus-personal") == ["taken"]
    assert "own" in reasons(g, "bonus-personal")[0].facts


def test_sk_35_a_marker_on_the_personal_space_leaves_it_in_the_preparation() -> None:
    g = on_missions(STOCK, me=Seat(personal=True, markers=2), steps=(RoundEnd(),), on_personal=1)
    assert (markers(g), g.players[0].personal) == ((3, 0), 0)
    assert heard(g, "spent") == []

    h = on_missions(STOCK, me=Seat(personal=True, markers=3), steps=(RoundEnd(),), on_personal=2)
    assert (markers(h), h.players[0].personal) == ((3, 0), 0)
    assert heard(h, "spent") == ["0 spent 1"]


def test_sk_35_the_personal_space_needs_a_coin() -> None:
    g = on_missions(STOCK, me=Seat(personal=True, coins=0, area="carbon-1"))

    assert why_not(g, "bonus-personal") == ["no-coins"]


def test_sk_35_the_personal_space_is_its_owners_alone() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-1"), them=Seat(personal=True))

    assert "mark personal" not in offered(g)
    assert why_not(g, "bonus-personal") == ["no-personal"]


def test_without_missions_there_is_no_personal_space_to_ask_for() -> None:
    g = table(me=Seat(area="carbon-1"))

    assert why_not(g, "bonus-personal") == ["bonus-waits"]
