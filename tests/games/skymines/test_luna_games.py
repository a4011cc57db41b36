"""Whole games with Lunas: promises, what is known of her cards, and what she yields on each level."""

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from orrery.arena.match import play_out
from orrery.arena.promises import Walk
from orrery.bots.uniform import Random as RandomBot
from orrery.engine.agenda import is_over, legal, play, waiting
from orrery.engine.game import Value
from orrery.engine.journal import ONLOOKER
from orrery.games.skymines.evaluation.luna import cards_to_play, free_of_lunas
from orrery.games.skymines.evaluation.outlook import evaluate
from orrery.games.skymines.game import GAME
from orrery.games.skymines.scoring import sheet
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import CLASS_ONE, MINERALS, TITANIUM
from tests.games.skymines.helpers import Seat, table
from tests.games.skymines.lunas import keep_in_deck, research

TABLES = [(2, 1, 0), (2, 1, 2), (2, 1, 8), (3, 1, 5), (3, 2, 8), (4, 1, 3), (4, 3, 7)]  # seats, Lunas, level


def options(seats: int, lunas: int, level: int, seed: int) -> dict[str, Value]:
    chosen = {**GAME.random_options(seats, seed), "luna": lunas, "level": level, "first": "random"}
    return {**chosen, "settled": False} if chosen["board"] == "belt" else chosen


def wander(seats: int, lunas: int, level: int, seed: int) -> Iterator[Skymines]:
    """Every position of a random game."""
    g = cast(Skymines, GAME.new(seats, seed, options(seats, lunas, level, seed)))
    luck = Random(seed)
    yield g
    while not is_over(g):
        seat = luck.choice(waiting(g))
        play(g, seat, luck.choice(legal(g, seat)))
        yield g


@pytest.mark.parametrize(("seats", "lunas", "level"), TABLES)
def test_promises_are_kept_with_lunas(seats: int, lunas: int, level: int) -> None:
    for seed in range(3):
        Walk(GAME, seats, seed, options(seats, lunas, level, seed), 25).run()


@pytest.mark.parametrize(("seats", "lunas", "level"), TABLES)
def test_her_cards_are_somewhere_exactly_once_and_she_is_never_asked(seats: int, lunas: int, level: int) -> None:
    for g in wander(seats, lunas, level, 7):
        assert GAME.faults(g) == []
        assert all(seat < g.people for seat in waiting(g))


def known(g: Skymines, i: int) -> list[int]:
    """Cards that all know to be in her deck or face down."""
    luna = g.lunas[i]
    hidden = [*luna.deck.cards, *luna.row.cards]
    return sorted(card for card in hidden if card < CLASS_ONE or luna.seen >> card & 1)


@pytest.mark.parametrize(("seats", "lunas", "level"), [(2, 1, 8), (4, 2, 5)])
def test_a_seat_knows_what_is_left_of_her_deck_but_not_the_order(seats: int, lunas: int, level: int) -> None:
    """Imagined tables agree on the known cards, deal the unseen ones of class 2 anew, and have other orders."""
    orders: set[tuple[int, ...]] = set()
    unseen: set[int] = set()
    for n, g in enumerate(wander(seats, lunas, level, 3)):
        if n % 10 or not len(g.agenda):
            continue
        for viewer in (0, ONLOOKER):
            for seed in range(5):
                h = cast(Skymines, GAME.imagine(g, viewer, seed))
                for i, luna in enumerate(h.lunas):
                    assert known(h, i) == known(g, i)
                    assert len(luna.deck.cards) == len(g.lunas[i].deck.cards)
                    assert len(luna.class_two.cards) == len(g.lunas[i].class_two.cards)
                    orders.add(tuple(luna.row.cards))
                    unseen |= {*luna.deck.cards, *luna.row.cards} - {*known(h, i)}

    assert len(orders) > 10
    assert len(unseen) > 3  # the test below finds all seven


def test_after_a_rebuild_any_unseen_card_of_class_2_may_be_anywhere_in_the_deck() -> None:
    g = next(g for g in wander(2, 1, 2, 1) if g.lunas[0].deck.cards and len(g.lunas[0].class_two.cards) == 6)
    new: set[int] = set()
    places: set[int] = set()
    for seed in range(200):
        h = cast(Skymines, GAME.imagine(g, 0, seed))
        cards = [*h.lunas[0].deck.cards, *h.lunas[0].row.cards]
        new |= {card for card in cards if card >= CLASS_ONE}
        places |= {place for place, card in enumerate(cards) if card >= CLASS_ONE}

    assert new == set(range(CLASS_ONE, 19))
    assert len(places) > 5


# What she yields: the table of the facts was computed without a starting token, which brings three steps.

YIELDS = [  # company steps, outposts, tank, research
    (33, 12, 12.8, 5.2), (40, 15, 13.6, 6.4), (46, 16, 15.7, 8.1), (49, 17, 16.6, 8.5), (51, 17, 17.1, 8.8),
    (54, 18, 18.1, 9.6), (56, 19, 19.5, 10.8), (62, 20, 22.6, 12.8), (67, 22, 24.9, 14.0),
]  # fmt: skip


@pytest.mark.parametrize("level", [0, 2, 5, 8])
def test_her_tank_and_research_are_those_of_the_table(level: int) -> None:
    games = 40
    tanks = researched = 0
    for seed in range(games):
        g = cast(Skymines, GAME.new(2, seed, {"luna": 1, "level": level}))
        play_out(GAME, g, [RandomBot(seed), RandomBot(seed + 1)])
        tanks += g.players[1].tank
        researched += research(g, 1)

    _, _, tank, steps = YIELDS[level]
    assert abs(tanks / games - tank) < 2.5
    assert abs(researched / games - steps) < 1.2


# What bots think of her.


def test_at_the_end_her_points_count() -> None:
    g = cast(Skymines, GAME.new(2, 1, {"luna": 1, "level": 8}))
    play_out(GAME, g, [RandomBot(1), RandomBot(2)])

    assert evaluate(g, 0) < 0.01
    assert sum(points for _, points in sheet(g, g.players[1])) > 100


def test_cards_that_she_still_plays_are_counted() -> None:
    g = table(them=Seat(tank=8), lunas=1, round=3)

    assert cards_to_play(g, 1, 4) == 4 * 4 + len(g.lunas[0].row.cards)


def test_the_chance_of_a_majority_is_what_her_known_cards_leave() -> None:
    g = table(lunas=1)
    keep_in_deck(g, 1, "i-1", "i-2")
    g.lunas[0].row.fill([])

    assert free_of_lunas(g, TITANIUM, 3) == 0.5  # i-2 counts 4
    assert free_of_lunas(g, TITANIUM, 4) == 1.0
    assert free_of_lunas(g, MINERALS, 2) == 0.5  # i-1 counts 3


def test_the_evaluation_does_not_look_at_hidden_cards() -> None:
    for n, g in enumerate(wander(2, 1, 8, 5)):
        if n % 30 == 0 and not is_over(g):
            seen = {evaluate(cast(Skymines, GAME.imagine(g, 0, seed)), 0) for seed in range(4)}
            assert seen == {evaluate(g, 0)}
