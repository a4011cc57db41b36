"""KM 2. A player who can use no tile takes none, and may box one of an unfinished planet."""

from orrery.games.kosmiczna_misja.steps.course import Turn
from tests.games.kosmiczna_misja.helpers import (
    asked,
    bank,
    choose,
    heard,
    names,
    new,
    offered,
    planet,
    stack,
    stations_on,
    table,
    wander,
)


def test_km_14_stuck_because_nothing_fits() -> None:
    g = table(planets=["outpost", "outpost"], bank="span span span", die=6)

    assert asked(g) == "0 Discard"
    assert bank(g) == "span span span"


def test_km_14_stuck_because_the_roll_is_too_low() -> None:
    g = table(planets=["outpost", "city"], bank="outpost outpost outpost", die=1)

    assert asked(g) == "0 Discard"


def test_km_14_boxing_may_be_declined() -> None:
    g = table(planets=["outpost", "city"], die=1)

    choose(g, "keep")

    assert [planet(g, 1), planet(g, 2)] == ["outpost - - -", "city - - -"]
    assert len(g.boxed) == 0


def test_km_14_whoever_can_use_a_tile_may_not_box() -> None:
    g = table(planets=["outpost", "city"], bank="outpost city span", die=3)

    assert asked(g) == "0 Take"
    assert not {"keep", "box 1a", "box 2a"} & set(offered(g))


def test_km_14_being_stuck_is_heard() -> None:
    g = table(Turn(0), planets=["outpost", "city"], rolls=[1])

    choose(g, "box 2a")

    assert heard(g)[:3] == ["0 rolled 1", "0 stuck", "0 box 2a"]


def test_km_15_any_one_tile_of_either_planet_may_be_boxed() -> None:
    g = table(planets=["outpost city - -", "city - - city"], die=1)

    assert offered(g) == ["keep", "box 1a", "box 1b", "box 2a", "box 2d"]
    choose(g, "box 1a")
    assert [planet(g, 1), planet(g, 2)] == ["- city - -", "city - - city"]


def test_km_16_boxing_the_last_tile_frees_the_place() -> None:
    others = ["city", "city"]
    g = table(Turn(0), planets=["outpost", "city"], others=others, bank="span left right", rolls=[1, 1, 1])

    choose(g, "box 1a", "keep")

    assert asked(g) == "0 Take"
    assert offered(g) == ["open span", "open left", "open right"]
    choose(g, "open span")
    assert [planet(g, 1), planet(g, 2)] == ["span - - -", "city - - -"]


def test_km_17_the_middle_of_three_may_be_boxed_and_the_rest_stays_one_planet() -> None:
    g = table(planets=["right-outpost span left -", "city city - -"], die=1)

    choose(g, "box 1b")

    assert planet(g, 1) == "right-outpost - left -"
    assert planet(g, 2) == "city city - -"


def test_km_17_a_joined_station_falls_apart() -> None:
    g = table(planets=["right-outpost span left -", "city city - -"], die=1)
    assert stations_on(g, 1) == 3

    choose(g, "box 1b")

    assert stations_on(g, 1) == 1


def test_km_17_both_gaps_between_diagonal_tiles_can_be_filled() -> None:
    g = table(planets=["right - left -"], bank="span outpost city", die=1)

    assert [move for move in offered(g) if "place" in move] == [
        "place span 1b",
        "place outpost 1d",
        "place city 1d",
    ]


def test_km_18_a_boxed_tile_is_out_of_the_game() -> None:
    planets = ["outpost", "city"]
    g = table(Turn(0), planets=planets, bank="span left right", stack="span natives", rolls=[1, 1])

    choose(g, "box 2a")

    assert names(list(g.boxed)) == "city"
    assert bank(g) == "span left right"
    assert stack(g) == "span natives"


def test_km_19_boxing_ends_the_turn() -> None:
    g = table(Turn(0), planets=["outpost", "city"], bank="span left right", rolls=[1, 6])

    choose(g, "box 2a")

    assert asked(g) == "1 Take"
    assert planet(g, 2) == "- - - -"


def test_km_21_a_planet_beyond_every_roll_stays_and_only_boxing_helps() -> None:
    g = table(planets=["city city city -", "span"], bank="natives outpost city", die=6)

    assert asked(g) == "0 Discard"
    choose(g, "box 1b")
    assert planet(g, 1) == "city - city -"


def test_km_21_after_boxing_the_planet_can_be_reached_again() -> None:
    g = table(planets=["city - city -", "span"], bank="natives outpost city", die=5)

    assert "place natives 1b" in offered(g)


def test_km_30_with_fewer_than_two_unfinished_planets_nobody_is_stuck() -> None:
    g = table(planets=["city city city -"], bank="span left right", die=1)

    assert offered(g) == ["open span", "open left", "open right"]


def test_km_30_in_whole_games_only_players_with_two_unfinished_planets_are_stuck() -> None:
    stuck = 0
    for seed in range(20):
        g = new(2 + seed % 3, seed)
        for _ in wander(g, seed):
            if asked(g).endswith("Discard"):
                stuck += 1
                assert all(planet(g, number, g.asked) != "- - - -" for number in (1, 2))

    assert stuck


def test_km_33_tiles_of_finished_planets_are_never_boxed() -> None:
    finished = ["city city city city"]
    g = table(planets=["outpost", "city"], finished=finished, bank="span span span", die=6)

    assert offered(g) == ["keep", "box 1a", "box 2a"]
