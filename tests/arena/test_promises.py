"""The promises, over random seats and options; by the ten thousand with --long."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from orrery import game
from orrery.arena.batch import is_compiled
from orrery.arena.promises import Broken, fuzz, require, told_by_view
from orrery.games import GAMES
from orrery.games.kosmiczna_misja.state import KosmicznaMisja
from orrery.games.proving.state import Proving

CHECK_EVERY = {"astrominers": 80, "skymines": 60}  # decisions between two checks, since their games are long
FEW = 12  # games; compiled, three times as many
LONG = {"astrominers": 5_000, "skymines": 3_000}  # else 10,000
LONG_INTERPRETED = {"astrominers": 250, "skymines": 3_000}  # else 500, since they take several times as long


@pytest.mark.parametrize("name", GAMES)
def test_promises_are_kept(name: str) -> None:
    for seed in range(FEW * (3 if is_compiled() else 1)):
        fuzz(game(name), seed, CHECK_EVERY.get(name, 2)).run()


def walk(name: str, start: int, stop: int) -> list[str]:
    """The promises broken in some games."""
    broken = []
    for seed in range(start, stop):
        try:
            fuzz(game(name), seed, CHECK_EVERY.get(name, 4)).run()
        except Exception as error:  # any error in a game is a finding
            broken.append(f"{name} {seed}: {error!r}")
    return broken


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_promises_are_kept_over_very_many_games(name: str) -> None:
    size = 100
    games = LONG.get(name, 10_000) if is_compiled() else LONG_INTERPRETED.get(name, 500)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(walk, name, start, start + size) for start in range(0, games, size)]
        broken = [line for job in jobs for line in job.result()]

    assert broken == []


def test_the_kit_says_which_promise_is_broken() -> None:
    with pytest.raises(Broken, match="promise 6: a card is missing"):
        require(False, 6, "a card is missing")


def test_the_kit_notices_a_table_that_lost_a_tile() -> None:
    walked = fuzz(game("kosmiczna-misja"), 1)
    cast(KosmicznaMisja, walked.g).stack.take(0)

    with pytest.raises(Broken, match="promise 6"):
        walked.run()


def test_the_kit_notices_a_view_that_shows_more_than_a_seat_can_know() -> None:
    walked = fuzz(game("proving"), 1)
    hand = cast(Proving, walked.g).players[0].hand
    hand.fill(list(hand.cards))  # as if nobody had seen them

    with pytest.raises(Broken, match="promise 1: seat 0 sees"):
        walked.run()


def test_the_kit_notices_features_that_do_not_tell_what_a_view_tells() -> None:
    walked = fuzz(game("kosmiczna-misja"), 1)
    walked.tell_apart()
    walked.rows = dict.fromkeys(walked.rows, b"another view")

    with pytest.raises(Broken, match="promise 10: seat 0 sees a difference"):
        walked.run()


def test_the_kit_leaves_out_what_a_game_says_that_features_leave_out() -> None:
    rules = game("kosmiczna-misja")
    g = cast(KosmicznaMisja, rules.new(2, 1))
    told = []
    for boxed in ([1, 2], [2, 1], [1, 1]):
        g.boxed = vec[i64](boxed)
        told.append(told_by_view(rules, g, 0))

    assert told[0] == told[1] != told[2]
