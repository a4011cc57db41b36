"""Whole games as records."""

import pytest

from orrery.engine.game import BadInput
from orrery.engine.record import Record, replay, verify
from orrery.games.kosmiczna_misja.game import GAME
from tests.games.kosmiczna_misja.helpers import new, wander


def whole_game(seats: int, seed: int, **options: str) -> Record:
    g = new(seats, seed, **options)
    record = Record(GAME, g, seed)
    for line in wander(g, seed):
        seat, move = line.split(" ", 1)
        record.moves.append((int(seat), move))
    record.outcome = GAME.outcome(g).data()
    return record


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deck", ["standard", "two-makes"])
def test_a_whole_game_replays_to_its_outcome(seats: int, deck: str) -> None:
    record = whole_game(seats, 11, deck=deck)

    assert verify(GAME, record.write()).write() == record.write()


def test_forced_moves_stand_in_the_journal_and_not_in_the_record() -> None:
    record = whole_game(2, 11)
    g, _ = replay(GAME, record.write(), journal=True)
    moves = [line for line in GAME.heard(g, 0) if line.split()[1] in ("open", "place", "box", "keep")]
    chosen = [line for line in moves if not line.endswith("(forced)")]

    assert chosen == [f"{seat} {text}" for seat, text in record.moves]
    assert len(moves) > len(chosen)


def test_a_record_holds_all_options_written_out() -> None:
    assert whole_game(2, 11).options == {"first": "random", "deck": "standard"}


def test_an_impossible_move_is_told_by_its_number() -> None:
    record = whole_game(2, 11)
    record.moves[4] = (record.moves[4][0], "place mast-span 2c")

    with pytest.raises(BadInput, match="move 5 "):
        replay(GAME, record.write())


def test_another_outcome_than_the_moves_give_is_told() -> None:
    record = whole_game(2, 11)
    record.outcome = {"places": [1, 1], "scores": [0, 0], "sheet": [[], []]}

    with pytest.raises(BadInput, match="outcome is not"):
        verify(GAME, record.write())
