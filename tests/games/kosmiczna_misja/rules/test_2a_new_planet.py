"""KM 2a. Opening a planet: no astronauts needed, two unfinished ones at most."""

from orrery.games.kosmiczna_misja.steps.course import Turn
from tests.games.kosmiczna_misja.helpers import bank, choose, heard, offered, planet, table, why_not


def test_a_new_planet_takes_no_astronauts() -> None:
    g = table(planets=["city city - -"], bank="city span left", die=1)

    choose(g, "open city")

    assert planet(g, 2) == "city - - -"


def test_a_new_planet_need_not_fit_the_other() -> None:
    g = table(planets=["outpost"], bank="span span-outpost city", die=1)

    assert "open span" in offered(g)


def test_a_third_unfinished_planet_is_not_allowed() -> None:
    g = table(planets=["outpost", "span"], bank="outpost span city", die=6)

    assert not [move for move in offered(g) if move.startswith("open")]
    assert "two-unfinished" not in why_not(g, "bank-1")


def test_why_not_open_because_two_are_unfinished() -> None:
    g = table(planets=["outpost", "outpost"], bank="outpost span city", die=6)

    assert why_not(g, "bank-2") == ["two-unfinished", "edges-differ", "apart"]


def test_km_20_a_finished_planet_no_longer_counts() -> None:
    finished = ["city city city city"]
    g = table(planets=["outpost"], finished=finished, bank="outpost span city", die=1)

    assert "open span" in offered(g)


def test_km_20_the_place_is_free_as_soon_as_the_planet_is_finished() -> None:
    planets = ["outpost natives natives -", "span"]
    g = table(Turn(0), planets=planets, bank="outpost span city", stack="left natives", rolls=[1, 1, 1])

    choose(g, "place outpost 1d")
    assert [planet(g, 1), planet(g, 2)] == ["- - - -", "span - - -"]
    choose(g, "open span", "open natives")

    assert [planet(g, 1), planet(g, 2)] == ["natives - - -", "span - - -"]


def test_km_34_a_new_planet_begins_in_the_same_quarter_whatever_the_tile() -> None:
    g = table(bank="span left city")

    assert offered(g) == ["open span", "open left", "open city"]
    choose(g, "open left")
    assert planet(g, 1) == "left - - -"


def test_opening_with_the_only_make_of_tile_there_is_happens_by_itself() -> None:
    g = table(bank="outpost outpost outpost")

    assert heard(g) == ["0 open outpost (forced)"]
    assert bank(g) == "- outpost outpost"
