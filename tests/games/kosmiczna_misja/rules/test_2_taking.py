"""KM 2. Taking a tile: any of the bank, and a player who can must take one."""

from orrery.games.kosmiczna_misja.steps.course import Turn
from tests.games.kosmiczna_misja.helpers import asked, bank, choose, heard, offered, planet, table


def test_any_tile_of_the_bank_may_be_taken() -> None:
    g = table(bank="outpost city span")

    assert offered(g) == ["open outpost", "open city", "open span"]


def test_the_tile_leaves_the_bank() -> None:
    g = table(bank="outpost city span")

    choose(g, "open city")

    assert bank(g) == "outpost - span"


def test_equal_tiles_are_one_choice_and_one_of_them_is_taken() -> None:
    g = table(bank="outpost city city")

    assert offered(g) == ["open outpost", "open city"]
    choose(g, "open city")
    assert bank(g) == "outpost - city"


def test_km_11_a_second_planet_may_be_opened_although_the_first_could_go_on() -> None:
    g = table(planets=["outpost"], bank="outpost city city", die=6)

    assert {"open outpost", "place outpost 1b"} <= set(offered(g))
    choose(g, "open outpost")
    assert [planet(g, 1), planet(g, 2)] == ["outpost - - -", "outpost - - -"]


def test_km_12_a_player_with_two_planets_must_make_even_a_bad_placement() -> None:
    g = table(planets=["city city city -", "span"], bank="natives span-natives left", die=2)

    assert offered(g) == ["place span-natives 2b", "place span-natives 2d", "place left 2b"]


def test_km_12_the_only_placement_there_is_happens_by_itself() -> None:
    g = table(planets=["city city city -", "span"], bank="city left city", die=3)

    assert planet(g, 2) == "span left - -"
    assert heard(g) == ["0 place left 2b (forced)"]


def test_km_13_every_tile_taken_is_put_down() -> None:
    g = table(planets=["outpost", "span"], bank="outpost city span", die=6)

    assert {move.split()[0] for move in offered(g)} == {"place"}


def test_km_13_a_tile_that_helps_only_others_stays_in_the_bank() -> None:
    g = table(planets=["outpost", "outpost"], others=["span"], bank="outpost city span", die=6)

    assert not [move for move in offered(g) if " span" in move]


def test_km_29_tiles_go_on_own_planets_only() -> None:
    g = table(Turn(0), planets=["span"], others=["outpost"], bank="outpost city natives", rolls=[6, 6])

    assert not [move for move in offered(g) if move.startswith("place")]
    choose(g, "open city")
    assert planet(g, 1, seat=1) == "outpost - - -"


def test_after_the_turn_it_is_the_next_players() -> None:
    g = table(Turn(0), planets=["span"], bank="outpost city natives", stack="span", rolls=[6, 6])

    choose(g, "open city")

    assert asked(g) == "1 Take"
