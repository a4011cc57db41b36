"""The moves of a game as numbers."""

import pytest

from orrery import game
from orrery.engine.agenda import is_over, legal, play
from orrery.engine.chance import Chance
from orrery.engine.moves import Kind, Language, Verb, first
from orrery.games import GAMES

SIZES = {"kosmiczna-misja": 243, "astrominers": 1893, "skymines": 3257, "proving": 69}


@pytest.mark.parametrize("name", GAMES)
def test_numbers_and_moves_belong_together(name: str) -> None:
    rules = game(name)
    actions = rules.actions(rules.box())

    assert [actions.index(m) for m in actions.moves] == list(range(SIZES[name]))
    assert [rules.box().language.read(text) for text in actions.labels] == list(actions.moves)


def test_moves_are_numbered_by_verb_and_then_by_operands_and_events_are_left_out() -> None:
    from orrery.engine.actions import Actions

    colour, size = Kind("colour", ["red", "blue"]), Kind("size", ["s", "m", "l"])
    verbs = [Verb(3, "pass"), Verb(1, "paint", colour, size), Verb(128, "painted", colour)]
    actions = Actions(Language(verbs, {}), verbs)

    assert actions.labels == [
        *["paint red s", "paint red m", "paint red l", "paint blue s", "paint blue m", "paint blue l"],
        "pass",
    ]
    assert first(actions.moves[3]) == 1


@pytest.mark.parametrize("name", GAMES)
def test_each_legal_move_of_random_games_has_a_number(name: str) -> None:
    rules = game(name)
    luck = Chance()
    luck.reseed(9, 1)
    for seed in range(3):
        seats = rules.seats[seed % len(rules.seats)]
        g = rules.new(seats, seed, rules.random_options(seats, seed))
        actions = rules.actions(g.content())
        while not is_over(g):
            moves = legal(g, g.asked)
            assert [actions.moves[actions.index(m)] for m in moves] == moves
            play(g, g.asked, luck.choose(0, moves))
