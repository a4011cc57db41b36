"""KM 1. The die: astronauts for this turn."""

from orrery.games.kosmiczna_misja.steps.course import Roll, Turn
from orrery.games.kosmiczna_misja.steps.taking import Take
from tests.games.kosmiczna_misja.helpers import asked, choose, heard, offered, table


def test_the_roll_is_the_number_of_astronauts() -> None:
    g = table(Roll(0), Take(0), planets=["city"], bank="outpost city span", rolls=[5])

    assert g.die == 5
    assert heard(g) == ["0 rolled 5"]


def test_the_die_shows_one_to_six() -> None:
    g = table(*[Roll(0)] * 300)

    assert set(heard(g)) == {f"0 rolled {pips}" for pips in range(1, 7)}


def test_km_28_a_player_who_can_only_open_rolls_all_the_same() -> None:
    g = table(Turn(0), bank="outpost city span", rolls=[4])

    assert heard(g) == ["0 rolled 4"]


def test_km_28_a_player_whose_planets_are_both_out_of_reach_rolls_all_the_same() -> None:
    hopeless = "city city city -"
    g = table(Turn(0), planets=[hopeless, hopeless], rolls=[6])

    assert heard(g) == ["0 rolled 6", "0 stuck"]


def test_km_29_the_tile_is_chosen_when_the_roll_is_known() -> None:
    g = table(Turn(0), planets=["city"], bank="outpost city natives", rolls=[3])

    assert asked(g) == "0 Take"
    assert g.die == 3


def test_km_29_a_roll_does_not_carry_over_to_the_next_player() -> None:
    g = table(Turn(0), planets=["outpost"], others=["outpost"], bank="outpost city natives", rolls=[6, 1])

    choose(g, "open city")

    assert asked(g) == "1 Take"
    assert "place outpost 1b" not in offered(g)


def test_km_29_a_roll_does_not_carry_over_to_ones_own_next_turn() -> None:
    g = table(Turn(0), planets=["outpost"], bank="outpost city natives", stack="span span", rolls=[6, 6, 1])

    choose(g, "open city", "open span")

    assert g.die == 1
    assert asked(g) == "0 Discard"
