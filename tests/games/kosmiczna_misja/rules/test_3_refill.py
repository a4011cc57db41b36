"""KM 3. Refilling the bank."""

from orrery.games.kosmiczna_misja.steps.course import Refill, Turn
from tests.games.kosmiczna_misja.helpers import asked, bank, choose, heard, stack, table


def test_the_top_of_the_stack_takes_the_place_of_the_tile_taken() -> None:
    g = table(Refill(0), bank="outpost - span", stack="city left")

    assert bank(g) == "outpost city span"
    assert stack(g) == "left"
    assert heard(g) == ["0 refilled city"]


def test_the_bank_is_full_again_before_the_next_turn() -> None:
    g = table(Turn(0), bank="outpost city span", stack="left right", rolls=[3, 3])

    choose(g, "open city")

    assert asked(g) == "1 Take"
    assert bank(g) == "outpost left span"


def test_a_player_who_took_nothing_adds_nothing() -> None:
    g = table(Turn(0), planets=["city", "city"], bank="outpost city span", stack="left", rolls=[1, 1])

    choose(g, "keep")

    assert bank(g) == "outpost city span"
    assert stack(g) == "left"


def test_an_empty_stack_refills_nothing() -> None:
    g = table(Turn(0), bank="outpost city span", rolls=[3, 3])

    choose(g, "open city")

    assert asked(g) == "1 Take"
    assert bank(g) == "outpost - span"
