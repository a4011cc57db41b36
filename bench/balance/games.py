"""The games of a balance study, over processes. Not in `__main__`, which spawned processes do not load."""

import argparse
import gc
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bench.balance.common import Count, Study
from orrery import game
from orrery.arena.match import BOT_SEEDS
from orrery.bots.api import Bot
from orrery.bots.names import make
from orrery.cli.arguments import read_options
from orrery.engine.agenda import play
from orrery.engine.chance import Chance
from orrery.engine.series import seed_of
from orrery.engine.sight import Sight


def study_of(name: str) -> Study:
    """What is special about a game."""
    found: Study = import_module(f"bench.balance.{name}").STUDY
    return found


def bot_named(study: Study, name: str) -> Bot:
    return study.strategist(name) if name in study.strategies else make(name, 0)


def play_games(start: int, stop: int, args: argparse.Namespace, names: list[str]) -> Count:
    """Play the games `start` to `stop` - 1. Each deal is played with every rotation of the bots."""
    study = study_of(args.game)
    rules = game(args.game)
    box = rules.box(args.content)
    seats = args.seats
    options = rules.written_out(study.options | read_options(rules, args.options))
    count: Count = Counter()
    luck = Chance()
    bots = {(name, seat): bot_named(study, name) for name in names for seat in range(seats)}
    gc.disable()
    for number in range(start, stop):
        turn = number % len(set(names)) if len(set(names)) > 1 else 0
        seated = [names[(seat + turn) % len(names)] for seat in range(seats)]
        deal = seed_of(args.seed, number // len(set(names)))
        g: Any = rules.set_up(seats, deal, options, box, False)
        luck.reseed(deal | BOT_SEEDS, seats)
        sights = [Sight(rules, g, seat) for seat in range(seats)]
        for seat in range(seats):
            bots[seated[seat], seat].sit_down(luck, seat)
        watch = study.watch(g, count)
        watch.look()
        opener = g.first
        while g.asked >= 0:
            seat = g.asked
            move = bots[seated[seat], seat].choose(sights[seat])
            count["decisions"] += 1
            count["choices"] += len(g.moves)
            count["verb " + box.language.verb(move).name] += 1
            play(g, seat, move)
            watch.look()
        shares = rules.shares(g)
        watch.close(shares)
        count["games"] += 1
        outcome = rules.outcome(g)
        for seat in range(seats):
            count[f"seat {seat}"] += shares[seat]  # type: ignore[assignment]
            count[f"turn {(seat - opener) % seats}"] += shares[seat]  # type: ignore[assignment]
            count[f"bot {seated[seat]}"] += shares[seat]  # type: ignore[assignment]
            count["points"] += outcome.scores[seat]
            count["winning points"] += outcome.scores[seat] if outcome.places[seat] == 1 else 0
            count["winners"] += int(outcome.places[seat] == 1)
            for line, points in outcome.sheet[seat]:
                count[f"line {line}"] += points
                count[f"points of {seated[seat]}, {line}"] += points
    return count


def play_all(args: argparse.Namespace, names: list[str]) -> Count:
    size = 1 if args.kept else max(1, args.games // (args.workers * 4))
    total = read_kept(args.kept)
    tasks = [(i, min(i + size, args.games), args, names) for i in range(int(total["games"]), args.games, size)]
    for part in played(tasks, args.workers):
        total.update(part)
        if args.kept:
            with Path(args.kept).open("a", encoding="utf-8") as file:
                file.write(json.dumps(part) + "\n")
    return total


def read_kept(path: str) -> Count:
    """What earlier runs of the same command counted, a line for each game."""
    total: Count = Counter()
    if path and Path(path).exists():
        for line in Path(path).read_text(encoding="utf-8").splitlines():
            total.update(json.loads(line))
    return total


def played(tasks: list[Any], workers: int) -> Iterator[Count]:
    if workers == 1:
        for task in tasks:
            yield play_games(*task)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for future in [pool.submit(play_games, *task) for task in tasks]:
            yield future.result()
