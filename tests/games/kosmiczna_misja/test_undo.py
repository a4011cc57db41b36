"""Undo: until somebody has learned something."""

from typing import cast

import pytest

from orrery.engine.agenda import IllegalMove, is_over
from orrery.engine.table import Table, open_table
from orrery.games.kosmiczna_misja.game import GAME
from orrery.games.kosmiczna_misja.state import KosmicznaMisja
from orrery.games.kosmiczna_misja.steps.course import Turn
from tests.games.kosmiczna_misja.helpers import bank, planet, table


def live(g: KosmicznaMisja) -> Table:
    """A table at which people sit, arranged."""
    seated = open_table(GAME, int(g.seats), 7)
    seated.g = g
    return seated


def arranged(seated: Table) -> KosmicznaMisja:
    return cast(KosmicznaMisja, seated.g)


def test_a_new_tile_in_the_bank_cannot_be_unseen() -> None:
    seated = live(table(Turn(0), bank="outpost city span", stack="left right", turn=0))

    seated.play(0, ["open city"])

    assert seated.undo_fault(0) == "learned"
    with pytest.raises(IllegalMove) as refused:
        seated.undo(0)
    assert refused.value.code == "learned"


def test_with_an_empty_stack_nothing_was_learned() -> None:
    seated = live(table(Turn(0), bank="outpost city span", turn=0))

    seated.play(0, ["open city"])
    assert seated.g.asked == 1
    seated.undo(0)

    assert seated.g.asked == 0
    assert bank(arranged(seated)) == "outpost city span"
    assert seated.record.moves == []


def test_the_last_tile_of_the_stack_is_known_by_counting() -> None:
    seated = live(table(Turn(0), bank="outpost city span", stack="left", turn=0))

    seated.play(0, ["open city"])

    assert seated.undo_fault(0) == ""


def test_a_stack_of_equal_tiles_is_known_by_counting() -> None:
    seated = live(table(Turn(0), bank="outpost city span", stack="left left left", turn=0))

    seated.play(0, ["open city"])

    assert seated.undo_fault(0) == ""


def test_the_next_players_roll_cannot_be_unseen() -> None:
    seated = live(table(Turn(0), bank="outpost city span", rolls=[3, 3]))

    seated.play(0, ["open city"])

    assert seated.undo_fault(0) == "learned"


def test_the_very_last_move_can_be_taken_back() -> None:
    seated = live(table(Turn(0), planets=["outpost"], bank="- outpost -", rolls=[6]))

    seated.play(0, ["place outpost 1b"])
    assert is_over(seated.g)
    seated.undo(0)

    assert seated.record.outcome is None
    assert planet(arranged(seated), 1) == "outpost - - -"
    assert bank(arranged(seated)) == "- outpost -"


def test_only_the_player_who_moved_may_take_back() -> None:
    seated = live(table(Turn(0), bank="outpost city span", turn=0))

    seated.play(0, ["open city"])

    assert seated.undo_fault(1) == "others-moved"


def test_offers_tell_beforehand_which_moves_are_final() -> None:
    known = live(table(Turn(0), bank="outpost city span", stack="left", turn=0))
    unknown = live(table(Turn(0), bank="outpost city span", stack="left right", turn=0))

    assert {offer.final for offer in known.offers(0)} == {False}
    assert {offer.final for offer in unknown.offers(0)} == {True}


def test_an_offer_names_what_can_be_pointed_at() -> None:
    seated = live(table(planets=["span"], bank="span city span", die=6))
    things = {offer.text: offer.things for offer in seated.offers(0)}

    assert things["open city"] == [["bank-2"], ["planet-2"]]
    assert things["place span 1b"] == [["bank-1", "bank-3"], ["spot-1b"]]
