"""Promises that hold in every position of whole games."""

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from orrery.arena.promises import Walk
from orrery.engine.agenda import Question, Step, Together, is_over, legal, play, waiting
from orrery.engine.moves import Moves
from orrery.games.skymines.belt.chart import Belt
from orrery.games.skymines.board import entry_cost, find_reach, lift, share_value
from orrery.games.skymines.files import Content
from orrery.games.skymines.game import GAME
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import (
    BLACKOUT,
    COLUMNS,
    COMPANIES,
    DEEPEST,
    EMPTY,
    N_COMPANIES,
    RETIRE,
    SHUTTLE_COLUMN,
    SINGULARITY,
)
from orrery.games.skymines.threats import strikes
from tests.games.skymines.helpers import BOX, give

GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in (1, 2)]


def wander(seats: int, seed: int, board: str = "") -> Iterator[Skymines]:
    """Every position of a game with random options and random moves.

    Players begin far ahead, so that all rules are reached, and seldom retire if they can do something else.
    """
    options = GAME.random_options(seats, seed)
    if board:
        options |= {"board": board, "settled": False}
    g = cast(Skymines, GAME.new(seats, seed, options, BOX))
    luck = Random(seed)
    for p in g.players:
        p.coins, p.tank = luck.randrange(20), luck.randrange(29)
        p.steps = vec[i64]([luck.randrange(BOX.lengths[side] + 1) for side in g.sides])
    place_shuttles(g)
    yield g
    while not is_over(g):
        seat = luck.choice(waiting(g))
        moves = legal(g, seat)
        others = [m for m in moves if not RETIRE.is_(m)]
        play(g, seat, luck.choice(others if others and luck.random() < 0.9 else moves))
        yield g


def place_shuttles(g: Skymines) -> None:
    """A company stands beside the threat, if there is one."""
    if g.threat != EMPTY:
        site = next(site for site in range(g.board.sites) if g.board.threat >> site & 1)
        g.sectors[site] = 1
        lift(g, 1, SHUTTLE_COLUMN)
        find_reach(g, 1)
    if g.threat == BLACKOUT:
        for seat, card in enumerate(("energy-b-tawac", "energy-c-minerva")):
            give(g, seat, card)


def test_all_questions_are_reached() -> None:
    """These promises are worth as much as the positions in which they were tested."""
    missing = {step for step in GAME.STEPS if asks(step)}
    for seed in range(200):
        for g in wander(2 + seed % 3, seed + 400):
            if not is_over(g):
                missing.discard(type(g.agenda[-1]))
        if not missing:
            break

    assert missing == set()


def asks(step: type[Step]) -> bool:
    return issubclass(step, (Question, Together))


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_legal_moves_are_the_candidates_without_a_hindrance_each_once(seats: int, seed: int) -> None:
    for g in wander(seats, seed):
        for seat in waiting(g):
            step = g.agenda[-1]
            candidates = Moves()
            step.candidates(g, seat, candidates)
            slow = [m for m in candidates.row if step.hindrance(g, seat, m) == 0]
            quick = legal(g, seat)
            assert sorted(quick) == sorted(slow), type(step).__name__
            assert len(set(quick)) == len(quick), type(step).__name__


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_card_plan_outpost_and_marker_is_somewhere_exactly_once(seats: int, seed: int) -> None:
    for g in wander(seats, seed + 100):
        assert GAME.faults(g) == []

    assert g.round == (6 if strikes(g, SINGULARITY) else 7)
    assert not waiting(g)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_reach_and_value_are_what_the_map_says(seed: int) -> None:
    """The masks that are kept agree with the borders, and the table of values with the coins of the columns."""
    for g in wander(3, seed + 200):
        near, far = list(g.near), list(g.far)
        for company in range(N_COMPANIES):
            find_reach(g, company)
            assert share_value(g, company) == coins_seen(g, company)
        assert (near, far) == (list(g.near), list(g.far))
        sites = range(g.board.sites)
        assert all(entry_cost(g, company, site) <= 3 for company in range(N_COMPANIES) for site in sites)


def coins_seen(g: Skymines, company: int) -> int:
    """The coins of spaces without a piece: these stand lowest, but not on a crossed space that is open."""
    total = 0
    for column in range(company * COLUMNS, company * COLUMNS + COLUMNS):
        depth = g.board.full[column]
        coins = [g.board.column_coins[column * DEEPEST + space] for space in range(depth)]
        lowest = depth - g.uncrossed[column]
        stand = range(lowest - g.left[column], lowest)
        total += sum(coin for space, coin in enumerate(coins) if space not in stand)
    return total


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_score_sheet_adds_up(seed: int) -> None:
    for _g in wander(4, seed + 300):
        g = _g
    outcome = GAME.outcome(g)

    assert [sum(points for _, points in lines) for lines in outcome.sheet] == outcome.scores


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_all_promises_are_kept_in_the_belt(seed: int) -> None:
    options = GAME.random_options(1 + seed, seed) | {"board": "belt", "settled": False}

    Walk(GAME, 1 + seed, seed, options, 60).run()


@pytest.mark.parametrize("seed", [1, 2])
def test_costs_in_the_belt_are_what_the_flight_tracks_say(seed: int) -> None:
    """RB p27, told once more in a plain way: from the links of the content file."""
    for number, g in enumerate(wander(4, seed + 500, "belt")):
        if number % 20 == 0:
            owners = dict(zip(BOX.ids["space"], g.sectors, strict=True))
            for company in range(N_COMPANIES):
                found = [entry_cost(g, company, site) for site in range(g.board.sites)]
                assert found == [plain_cost(owners, company, space) for space in owners]


def plain_cost(owners: dict[str, i64], company: int, space: str) -> int:
    """What a space costs; 0 if it is out of reach."""
    number = space.rstrip("abcd")
    beside = [other for other in owners if other.rstrip("abcd") == number and other != number]
    ways = [1] if [other for other in beside if owners[other] == company] else []
    for link in cast(Belt, cast(Content, BOX.printed).belt).link:
        start, end = link.between[0].removeprefix("t"), link.between[1][1:]
        on_end = any(owners[other] == company for other in owners if other.rstrip("abcd") == end and other != end)
        flies = owners[start] == company if start in owners else link.between[0] == COMPANIES[company]
        if (number == end and flies) or (number == start and on_end):
            ways.append(2 if link.marked else 1)
    return min(ways) + int(owners[space] >= 0) if ways else 0
