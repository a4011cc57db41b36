"""KM "Przygotowanie gry". Setting up: the stack, the bank, who begins."""

from typing import cast

import pytest

from orrery.engine.game import BadInput
from orrery.games.kosmiczna_misja.game import GAME
from orrery.games.kosmiczna_misja.state import KosmicznaMisja
from tests.games.kosmiczna_misja.helpers import TILES, asked, bank, heard, new


def test_three_tiles_of_the_stack_lie_open_in_the_bank() -> None:
    g = new()

    assert "-" not in bank(g).split()
    assert len(g.stack.cards) == 45 - 3


def test_the_tiles_are_shuffled() -> None:
    assert new(seed=1).stack.cards != new(seed=2).stack.cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_km_31_all_45_tiles_are_used_at_every_number_of_players(seats: int) -> None:
    g = new(seats)

    assert sorted([*g.stack.cards, *g.bank]) == sorted(TILES.decks["standard"])


@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 4"):
        new(seats)


def test_km_26_the_agreed_seat_begins() -> None:
    assert asked(new(3, first="3")) == "2 Take"


def test_km_26_without_agreement_the_first_seat_is_drawn() -> None:
    assert {new(3, seed).first for seed in range(30)} == {0, 1, 2}


def test_km_26_a_seat_that_nobody_has_cannot_begin() -> None:
    assert "seat 4" in GAME.check(3, {"first": "4"})


def test_km_26_who_begins_does_not_change_the_tiles() -> None:
    assert bank(new(first="1")) == bank(new(first="2"))


def test_km_27_the_bank_lies_open_and_the_stack_does_not() -> None:
    g = new()
    h = g.clone()
    h.stack.fill(list(g.stack.cards)[::-1])

    assert GAME.view(h, 0) == GAME.view(g, 0)
    assert GAME.view(g, 0).bank == bank(g).split()
    assert GAME.view(g, 0).stack == 42


def test_km_27_an_imagined_table_deals_the_stack_anew_and_leaves_the_bank() -> None:
    g = new()
    twins = [cast(KosmicznaMisja, GAME.imagine(g, 0, seed)) for seed in range(5)]

    assert all(GAME.view(h, 0) == GAME.view(g, 0) for h in twins)
    assert len({tuple(h.stack.cards) for h in twins}) > 1
    assert all(sorted(h.stack.cards) == sorted(g.stack.cards) for h in twins)


def test_setting_up_is_nobodys_deed() -> None:
    assert heard(new(first="1")) == []


def test_the_deck_can_be_chosen() -> None:
    g = new(deck="two-makes")

    assert sorted([*g.stack.cards, *g.bank]) == sorted(TILES.decks["two-makes"])


def test_an_unknown_deck_is_refused_by_naming_those_there_are() -> None:
    with pytest.raises(BadInput, match="standard, two-makes"):
        new(deck="three-makes")
