"""Plays what a study still lacks."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from orrery.arena.places import Pace, Place
from orrery.arena.shards import WHOLE_RUN, Shard
from orrery.engine.game import BadInput
from orrery.study.plan import Plan, rotations
from orrery.study.play import play_part
from orrery.study.results import Results
from orrery.study.store import Store

MOST = 5000  # games in a part: they are in memory together


def carry_out(
    plan: Plan, store: Store, place: Place, shard: Shard = WHOLE_RUN, progress: Callable[[int], None] | None = None
) -> Plan:
    """Play all games that are missing. Returns the plan with as many deals as it took."""
    if plan.until and shard != WHOLE_RUN:
        raise BadInput(
            "A study that stops by itself cannot be played in shards; leave out --shard, or the rule to stop"
        )
    store.begin(plan)
    if plan.until is None:
        play_all(plan, store, place, shard, progress)
        return plan
    for deals in checkpoints(plan.until.step, plan.deals):
        so_far = replace(plan, deals=deals, cells=tuple(replace(c, games=deals * rotations(c)) for c in plan.cells))
        play_all(so_far, store, place, shard, progress)
        if is_settled(so_far, store):
            break
    return so_far


def checkpoints(step: int, deals: int) -> Iterator[int]:
    """After how many deals a study may stop. The distances grow, so that there are few."""
    at = step
    while at < deals:
        yield at
        at = max(at + step, at * 5 // 4)
    yield deals


def play_all(plan: Plan, store: Store, place: Place, shard: Shard, progress: Callable[[int], None] | None) -> None:
    """Play the games of a plan that the store does not have."""
    gaps = [(i, gap) for i, cell in enumerate(plan.cells) for gap in store.gaps(i, shard.of(cell.games))]
    if not gaps:
        return
    total = sum(len(gap) for _, gap in gaps)
    pace = Pace(place.seconds, max(1, min(MOST, total // (place.workers * 4))))
    for part in place.spread(play_part, tasks(plan, gaps, pace)):
        store.add(part)
        pace.learn(part.stop - part.start, part.seconds)
        if progress:
            progress(part.stop - part.start)


def tasks(plan: Plan, gaps: list[tuple[int, range]], pace: Pace) -> Iterator[tuple[Any, ...]]:
    packed = [cell.packed() for cell in plan.cells]
    for cell, gap in gaps:
        for span in pace.cut(gap):
            yield cell, packed[cell], plan.keep, span.start, span.stop


def left(plan: Plan, store: Store, shard: Shard) -> int:
    """How many games are still to be played, at most."""
    if not store.parts.exists():
        return sum(len(shard.of(cell.games)) for cell in plan.cells)
    return sum(len(gap) for i, cell in enumerate(plan.cells) for gap in store.gaps(i, shard.of(cell.games)))


def is_settled(plan: Plan, store: Store) -> bool:
    """May the study stop here?"""
    assert plan.until
    results = Results(plan, store)
    if plan.until.better:
        from orrery.study.questions.strength import verdict

        return verdict(results) != ""
    return results.widest() <= plan.until.width
