"""RB p8. The starting research tokens."""

from typing import cast

from orrery.engine.agenda import waiting
from orrery.games.skymines.game import GAME
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.opening import SetAside, TokenBonus
from tests.games.skymines.helpers import (
    BOX,
    Seat,
    asked,
    choose,
    coins,
    hand,
    offered,
    plan_on,
    rest,
    steps_of,
    table,
    tank,
)


def new(seats: int, first: str = "1", **options: object) -> Skymines:
    return cast(Skymines, GAME.new(seats, 3, {"first": first, **options}, BOX, True))  # type: ignore[dict-item]


def both(seat: int) -> tuple[TokenBonus, TokenBonus]:
    """The two parts of a token's bonus."""
    return TokenBonus(seat, 0), TokenBonus(seat, 1)


def tokens(g: Skymines) -> list[str]:
    return [BOX.ids["token"][p.token] for p in g.players]


def test_p08_three_steps_on_the_track_of_skymine() -> None:
    g = table(*both(0))

    assert steps_of(g) == [3, 0, 0, 0]


def test_p08_two_steps_on_the_track_of_minerva_and_one_of_the_tank() -> None:
    g = table(*both(1))

    assert steps_of(g, 1) == [0, 2, 0, 0]
    assert tank(g, 1) == 1


def test_p08_three_cards_are_set_aside_and_seven_stay_in_hand() -> None:
    g = new(2)
    choose(g, "set-aside carbon-1", "set-aside minerals-1")  # the scientist is the only one

    assert hand(g) == ["carbon-2", "minerals-2", "titanium-1", "titanium-2", "energy-2", "energy-2", "energy-01"]


def test_p08_the_upload_marker_starts_before_the_plan_of_the_token() -> None:
    g = new(2)
    choose(g, "set-aside carbon-1", "set-aside minerals-1")

    assert g.players[0].upload == 0
    assert (plan_on(g, 1, 0), plan_on(g, 1, 1)) == ("token-alpha", "token-beta")


def test_sk_03_in_a_first_game_four_tokens_go_by_the_turn_order() -> None:
    assert tokens(new(3, first="3")) == ["beta", "gamma", "alpha"]
    assert tokens(new(4)) == ["alpha", "beta", "gamma", "delta"]


def test_sk_03_a_draft_is_secret_and_simultaneous() -> None:
    g = new(2, tokens="draft")
    dealt = [[BOX.ids["token"][token] for token in sorted(p.offered.cards)] for p in g.players]

    assert waiting(g) == [0, 1]
    assert offered(g) == [f"keep {name}" for name in dealt[0]]
    choose(g, f"keep {dealt[0][1]}")
    assert waiting(g) == [1]
    assert not [line for line in GAME.heard(g, 1) if dealt[0][1] in line]
    assert g.players[0].token == -1
    choose(g, f"keep {dealt[1][0]}")
    assert tokens(g) == [dealt[0][1], dealt[1][0]]
    assert [line for line in GAME.heard(g, 1) if dealt[0][1] in line]


def test_sk_04_the_cards_lie_on_the_middle_slots_in_the_printed_order() -> None:
    g = new(2)
    choose(g, "set-aside carbon-2", "set-aside minerals-1")

    assert [rest(g, slot) for slot in range(1, 6)] == [[], ["carbon-2"], ["minerals-1"], ["scientist-2"], []]


def test_sk_04_with_linked_slots_the_owner_chooses_the_slot() -> None:
    g = new(2, linked=True)
    assert "set-aside-at carbon-1 4" in offered(g)
    assert "set-aside-at carbon-1 1" not in offered(g)
    choose(g, "set-aside-at carbon-1 4", "set-aside-at minerals-2 2")  # one slot is left for the scientist

    assert [rest(g, slot) for slot in range(1, 6)] == [[], ["minerals-2"], ["scientist-2"], ["carbon-1"], []]


def test_sk_05_steps_of_a_token_pass_thresholds_and_may_pay_for_barriers() -> None:
    g = table(*both(0), me=Seat(steps={"skymine": 5}))  # the first threshold of A1 is behind 5
    assert coins(g) == 2

    g = table(*both(0), me=Seat(steps={"skymine": 8}, coins=2))  # the barrier is behind 9
    assert asked(g) == "Cross"
    choose(g, "cross")
    assert (steps_of(g)[0], coins(g)) == (11, 0)


def test_sk_41_the_card_of_single_energy_may_be_set_aside() -> None:
    g = table(SetAside(1, 2))  # energy is the third symbol of the second token

    assert offered(g) == ["set-aside energy-2", "set-aside energy-02"]


def test_sk_41_tokens_bring_their_bonuses_in_turn_order() -> None:
    g = new(2, first="2")
    choose(g, "set-aside carbon-1", "set-aside minerals-1")

    assert steps_of(g, 1) == [3, 0, 0, 0]
    assert waiting(g) == [0]
    assert steps_of(g, 0) == [0, 0, 0, 0]


def test_sk_76_of_several_cards_that_fit_the_owner_chooses() -> None:
    g = table(SetAside(0, 0))

    assert offered(g) == ["set-aside carbon-1", "set-aside carbon-2"]


def test_sk_76_steps_on_two_tracks_go_in_the_printed_order() -> None:
    """Tawac is printed before Skymine: its threshold pays for the barrier of Skymine."""
    g = table(*both(0), me=Seat(kept="delta", coins=1, steps={"tawac": 4, "skymine": 9}))

    assert asked(g) == "Cross"
    choose(g, "cross")
    assert steps_of(g) == [10, 0, 0, 6]
