"""KM "Przykładowy przebieg gry". Przemek's four turns, with tiles that make every sentence true."""

from orrery.games.kosmiczna_misja.state import KosmicznaMisja
from orrery.games.kosmiczna_misja.steps.course import Turn
from tests.games.kosmiczna_misja.helpers import (
    asked,
    bank,
    choose,
    heard,
    names,
    need_of,
    offered,
    planet,
    stack,
    stations_on,
    t,
    table,
    why_not,
)

STATION = t("0010")
HALVES = t("1100")
CROWDED = t("1110")
DULL = t("0001")

PLAYED = [  # by Przemek and by the other player in turn
    f"open {CROWDED}", f"open {DULL}",
    f"place {CROWDED} 1b", f"place {DULL} 1b",
    f"open {STATION}", f"place {DULL} 1c",
    "box 2a",
]  # fmt: skip


def before_turn(number: int) -> KosmicznaMisja:
    """Przemek, at seat 0, is about to choose in this turn of his."""
    first_bank = f"{CROWDED} {DULL} {HALVES}"
    coming = f"{CROWDED} {DULL} {STATION} {DULL} {HALVES} {CROWDED} {DULL}"
    g = table(Turn(0), bank=first_bank, stack=coming, rolls=[3, 1, 2, 1, 3, 1], turn=0)
    choose(g, *PLAYED[: 2 * number - 2])
    return g


def test_km_35_first_turn_a_planet_without_a_roll() -> None:
    g = before_turn(1)
    assert g.die == 0

    choose(g, f"open {CROWDED}")

    assert planet(g, 1) == f"{CROWDED} - - -"
    assert bank(g) == f"{CROWDED} {DULL} {HALVES}"


def test_km_35_second_turn_three_astronauts_are_enough_for_one_station() -> None:
    g = before_turn(2)
    assert (g.die, stations_on(g, 1)) == (3, 1)

    choose(g, f"place {CROWDED} 1b")

    assert planet(g, 1) == f"{CROWDED} {CROWDED} - -"
    assert bank(g) == f"{STATION} {DULL} {HALVES}"


def test_km_35_third_turn_two_astronauts_are_too_few_so_a_new_planet_is_opened() -> None:
    g = before_turn(3)
    assert (g.die, need_of(g, 1)) == (2, 4)
    assert why_not(g, "spot-1c") == ["too-few-astronauts"]
    assert {move.split()[0] for move in offered(g)} == {"open"}

    choose(g, f"open {STATION}")

    assert planet(g, 2) == f"{STATION} - - -"
    assert bank(g) == f"{HALVES} {DULL} {HALVES}"


def test_km_35_fourth_turn_nothing_fits_so_a_tile_of_the_second_planet_is_boxed() -> None:
    g = before_turn(4)
    assert (g.die, need_of(g, 1), need_of(g, 2)) == (3, 4, 2)
    for tile in ("bank-1", "bank-2", "bank-3"):
        assert why_not(g, tile, "spot-2b") == why_not(g, tile, "spot-2d") == ["edges-differ"]
    assert asked(g) == "0 Discard"

    choose(g, "box 2a")

    assert heard(g)[-4:-1] == ["0 rolled 3", "0 stuck", "0 box 2a"]
    assert [planet(g, 1), planet(g, 2)] == [f"{CROWDED} {CROWDED} - -", "- - - -"]
    assert names(list(g.boxed)) == STATION
    assert (bank(g), stack(g)) == (f"{HALVES} {CROWDED} {HALVES}", DULL)
