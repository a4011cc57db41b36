"""Promises that hold in every position of whole games."""

import pytest

from orrery.engine.agenda import is_over, legal
from orrery.engine.moves import Moves
from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.steps.actions import Act
from tests.games.astrominers.helpers import BOX, new, wander

GAMES = [(seats, seed) for seats in (2, 3, 4, 5, 6) for seed in (1, 2)]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_quick_list_of_actions_has_the_same_moves_as_the_slow_one(seats: int, seed: int) -> None:
    g = new(seats, seed, BOX, **{key: str(value) for key, value in GAME.random_options(seats, seed).items()})
    for _ in wander(g, seed):
        if is_over(g) or not isinstance(g.agenda[-1], Act):
            continue
        step = g.agenda[-1]
        candidates = Moves()
        step.candidates(g, g.asked, candidates)
        slow = [m for m in candidates.row if step.hindrance(g, g.asked, m) == 0]
        quick = legal(g, g.asked)
        assert sorted(quick) == sorted(slow)
        assert len(set(quick)) == len(quick)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_card_die_and_token_is_somewhere_exactly_once(seats: int, seed: int) -> None:
    g = new(seats, seed)
    for _ in wander(g, seed + 100):
        assert GAME.faults(g) == []

    assert is_over(g)
    assert g.round == 8


def test_the_score_sheet_adds_up() -> None:
    for seed in range(5):
        g = new(4, seed, BOX)
        for _ in wander(g, seed):
            pass
        outcome = GAME.outcome(g)
        assert [sum(points for _, points in lines) for lines in outcome.sheet] == outcome.scores
