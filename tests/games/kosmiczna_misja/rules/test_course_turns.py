"""KM "Przebieg gry". Turns go round the table; the first round has no roll."""

from orrery.games.kosmiczna_misja.state import KosmicznaMisja
from orrery.games.kosmiczna_misja.steps.course import Turn
from tests.games.kosmiczna_misja.helpers import asked, bank, choose, heard, new, offered, planet, table


def beginning(seats: int) -> KosmicznaMisja:
    return table(Turn(0), seats=seats, bank="outpost city span", stack="left right natives embassy", turn=0)


def test_turns_go_clockwise_and_begin_anew_after_the_last_seat() -> None:
    g = beginning(3)
    order = []
    for _ in range(4):
        order.append(asked(g))
        choose(g, offered(g)[0])

    assert order == ["0 Take", "1 Take", "2 Take", "0 Take"]


def test_a_turn_is_roll_then_tile_then_refill() -> None:
    g = table(Turn(0), planets=["city"], bank="outpost city span", stack="left", rolls=[2, 1])

    choose(g, "open span")

    assert heard(g)[:3] == ["0 rolled 2", "0 open span", "0 refilled left"]


def test_km_10_nobody_rolls_in_the_first_round() -> None:
    g = beginning(3)
    for _ in range(2):
        choose(g, offered(g)[0])

    assert g.die == 0
    assert not [line for line in heard(g) if "rolled" in line]


def test_km_10_in_the_first_round_every_player_opens_a_planet() -> None:
    g = beginning(3)
    for _ in range(3):
        assert all(move.startswith("open ") for move in offered(g))
        choose(g, offered(g)[0])

    assert all(planet(g, 1, seat) != "- - - -" for seat in range(3))


def test_km_10_the_bank_is_refilled_in_the_first_round_too() -> None:
    g = table(Turn(0), bank="outpost city span", stack="left right", turn=0)

    choose(g, "open city")

    assert bank(g) == "outpost left span"


def test_km_10_the_second_round_begins_with_a_roll_of_the_first_player() -> None:
    g = new(2, first="2")
    for _ in range(2):
        choose(g, offered(g)[0])

    assert asked(g) == "1 Take"
    assert heard(g)[-1] == f"1 rolled {g.die}"
