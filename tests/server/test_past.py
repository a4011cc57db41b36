"""Replay: states are kept at intervals, long replays are done in pieces, and what was taken back is forgotten."""

import asyncio
import random
from pathlib import Path

import pytest

from orrery.engine.journal import ONLOOKER
from orrery.server.messages import Frame, Outlined
from orrery.server.past import EVERY, KEPT, Past, Pasts
from orrery.server.store import Store
from orrery.server.table import LiveTable
from tests.server.helpers import SEATED
from tests.server.test_secrets_on_the_wire import whole_game


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "data")


def finished(store: Store, name: str, seats: int) -> LiveTable:
    *_, live = whole_game(store, name, seats, 3)
    return live


def look(past: Past, live: LiveTable, at: int, seat: int) -> Frame:
    return asyncio.run(past.frame(live, at, seat))


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_a_look_in_any_order_shows_what_the_first_look_of_all_shows(store: Store, name: str, seats: int) -> None:
    live, luck, past = finished(store, name, seats), random.Random(1), Past()
    last = len(live.table.record.moves)
    places = [*luck.sample(range(last + 1), 12), last, 0, 1, EVERY, EVERY + 1, EVERY - 1]
    for at in places:
        for seat in (0, seats - 1, ONLOOKER):
            assert look(past, live, at, seat) == look(Past(), live, at, seat)
    assert len(past.states) == (last - 1) // EVERY + 1


def test_moves_that_were_taken_back_are_forgotten(store: Store) -> None:
    has_changed = 0
    for seed in range(3):
        past = Past()
        for live in whole_game(store, "proving", 2, seed):
            moves = live.table.record.moves[: live.table.opened]
            has_changed += moves[: len(past.moves)] != past.moves[: len(moves)]
            assert look(past, live, len(moves), 1) == look(Past(), live, len(moves), 1)
    assert has_changed > 0


def test_others_get_their_turn_while_a_long_game_is_replayed(store: Store) -> None:
    live = finished(store, "astrominers", 3)
    last = len(live.table.record.moves)

    async def work(asked: str) -> int:
        turns = 0
        past = Past()
        replay = asyncio.create_task(
            past.scores(live)
            if asked == "course"
            else past.outline(live, 0)
            if asked == "outline"
            else past.frame(live, last, 0)
        )
        while not replay.done():
            turns += 1
            await asyncio.sleep(0)
        return turns

    assert last > 5 * EVERY
    for asked in ("look", "course", "outline"):
        assert asyncio.run(work(asked)) >= last // EVERY


def test_the_scores_are_computed_once(store: Store) -> None:
    live, past = finished(store, "kosmiczna-misja", 2), Past()
    first = asyncio.run(past.scores(live))
    assert len(first.rows) == len(live.table.record.moves) + 1
    assert first.rows[-1] == [int(score) for score in live.game.outcome(live.table.g).scores]
    past.states.clear()
    assert asyncio.run(past.scores(live)).rows is first.rows


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_the_outline_says_who_moved_and_how_long_the_log_was(store: Store, name: str, seats: int) -> None:
    live, past = finished(store, name, seats), Past()
    last = len(live.table.record.moves)
    for seat in (0, seats - 1, ONLOOKER):
        outline = asyncio.run(past.outline(live, seat))
        assert outline.movers == [mover for mover, _ in live.table.record.moves]
        assert len(outline.lines) == last + 1
        for at in range(0, last + 1, max(1, last // 7)):
            assert outline.lines[at] == len(look(past, live, at, seat).heard)


def test_the_outline_grows_with_the_game_and_leaves_out_what_is_sealed_or_was_taken_back(store: Store) -> None:
    sealed, back = 0, 0
    for seed in range(3):
        past, before = Past(), Outlined(1, [], [])
        for live in whole_game(store, "proving", 3, seed):
            outline = asyncio.run(past.outline(live, 1))
            known = len(live.table.record.moves) if live.standing.result else live.table.opened
            assert len(outline.movers) == known
            assert outline == asyncio.run(Past().outline(live, 1))
            sealed += known < len(live.table.record.moves)
            back += outline.movers[: len(before.movers)] != before.movers
            before = outline
    assert min(sealed, back) > 0


def test_the_past_is_kept_of_the_tables_looked_at_last(store: Store) -> None:
    live, pasts = finished(store, "kosmiczna-misja", 2), Pasts()
    first = pasts.of(live)
    for n in range(KEPT):
        assert pasts.of(live) is first
        live.id = f"other {n}"
        pasts.of(live)
        live.id = "a"
    assert len(pasts.kept) == KEPT
    for n in range(KEPT):
        live.id = f"newer {n}"
        pasts.of(live)
    assert "a" not in pasts.kept
    assert len(pasts.kept) == KEPT
