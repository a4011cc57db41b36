"""RB p5 to p7. Setting up the table."""

from typing import cast

import pytest

from orrery.engine.agenda import waiting
from orrery.games.skymines.board import share_value
from orrery.games.skymines.game import GAME
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import EMPTY, SIDES
from tests.games.skymines.helpers import BOX, hand


def new(seats: int = 2, seed: int = 1, **options: object) -> Skymines:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return cast(Skymines, GAME.new(seats, seed, named, BOX, True))  # type: ignore[arg-type]


def sides(g: Skymines) -> list[str]:
    return [SIDES[side] for side in g.sides]


def test_p05_fifteen_outposts_cover_every_station() -> None:
    g = new()

    assert list(g.left) == [5] * 12
    assert [share_value(g, company) for company in range(4)] == [0, 0, 0, 0]
    assert set(g.sectors) == {EMPTY}


def test_p06_the_stack_has_the_letters_in_their_order_and_twelve_cards_lie_open() -> None:
    g = new()
    shown = [BOX.letters[card] for card in g.display]

    assert shown == [0] * 9 + [1] * 3  # A, then B
    assert [len(stack.cards) for stack in g.stacks] == [0, 13, 11, 4, 4]


def test_p06_four_plans_of_each_letter_lie_open_and_no_special_one() -> None:
    g = new()

    assert [plan // 24 for plan in g.study] == [0] * 4 + [1] * 4 + [2] * 4
    assert [len(stack.cards) for stack in g.plan_stacks] == [20, 20, 20]
    assert g.specials == 0


def test_p06_the_supplement_begins_with_a_coin() -> None:
    assert new().supplement == 1


@pytest.mark.parametrize(("seats", "markers"), [(2, 3), (3, 2), (4, 2)])
def test_p07_what_a_player_begins_with(seats: int, markers: int) -> None:
    for p in new(seats).players:
        assert (p.coins, p.tank, p.upload, p.markers) == (1, 0, 0, markers)
        assert list(p.steps) == [0, 0, 0, 0]
        assert len(p.cards) == 10


def test_p08_cards_of_single_energy_go_by_the_turn_order() -> None:
    g = new(3, first="2")

    assert [[name for name in hand(g, seat) if name.startswith("energy-0")] for seat in range(3)] == [
        ["energy-03"],
        ["energy-01"],
        ["energy-02"],
    ]


def test_sk_01_the_first_player_is_drawn_or_named_and_the_order_is_clockwise() -> None:
    assert {new(3, seed).first for seed in range(20)} == {0, 1, 2}
    assert {new(3, seed, first="2").first for seed in range(5)} == {1}
    assert new(4, first="3").in_order() == [2, 3, 0, 1]
    assert waiting(new(3, first="3")) == [2]


def test_sk_02_the_tracks_of_a_first_game() -> None:
    assert sides(new()) == ["A1", "B1", "C1", "D1"]


def test_sk_02_drawn_tracks_are_of_four_plates_and_any_side() -> None:
    drawn = [sides(new(seed=seed, tracks="random")) for seed in range(60)]

    assert all(len({side[0] for side in four}) == 4 for four in drawn)
    assert {side for four in drawn for side in four} == set(SIDES)


def test_sk_02_chosen_tracks() -> None:
    g = new(tracks="chosen", track_skymine="E2", track_minerva="A2", track_astrogo="B1", track_tawac="D2")

    assert sides(g) == ["E2", "A2", "B1", "D2"]
