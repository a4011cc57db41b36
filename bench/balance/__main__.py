"""Is the reconstructed content of a game balanced? Games between greedy bots, counted card by card.

    ./dev run python -m bench.balance cards --seats 4 --games 2000
    ./dev run python -m bench.balance strategies --games 1500
    ./dev run python -m bench.balance cards --game skymines --seats 4 --games 1000

The figures are in src/orrery/games/<game>/README.md. `--content FOLDER` takes other content files. `--kept FILE`
writes down every game as it ends; the same command goes on from there, so a long run may be stopped at any time.
What is special about a game is in the file of its name.
"""

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

from bench.balance.common import Count, Study, named, percent, report_kind
from orrery import game
from orrery.arena.match import BOT_SEEDS
from orrery.bots.api import Bot
from orrery.bots.names import make
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
    options = rules.written_out(study.options)
    seats = args.seats
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


def report_cards(args: argparse.Namespace, count: Count) -> None:
    study = study_of(args.game)
    games = count["games"]
    each = games * args.seats
    print(f"{games} games, {args.seats} seats, {args.bots}; {count['decisions'] / games:.0f} decisions a game")
    print(f"{count['choices'] / count['decisions']:.1f} legal moves a decision")
    print(f"points: {count['points'] / each:.1f} a player, {count['winning points'] / count['winners']:.1f} of winners")
    print("of them:", ", ".join(f"{line} {n / each:.1f}" for line, n in named(count, "line ")))
    print("moves a game:", ", ".join(f"{verb} {n / games:.1f}" for verb, n in named(count, "verb ")))
    for seat in range(args.seats):
        print(f"seat {seat + 1} wins {percent(count[f'seat {seat}'], games)}")
    for turn in range(args.seats):
        print(f"number {turn + 1} of the first round wins {percent(count[f'turn {turn}'], games)}")
    study.report(count, args.seats)
    box: Any = game(args.game).box(args.content)
    for kind, ids in study.kinds(box).items():
        report_kind(kind, ids, count, args.full)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["cards", "strategies"])
    parser.add_argument("--game", default="astrominers", choices=["astrominers", "skymines"])
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bots", default="greedy", help="names with commas between them")
    parser.add_argument("--content", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--full", action="store_true", help="every card")
    parser.add_argument("--kept", default="", help="a file for the games played so far")
    args = parser.parse_args()
    if args.what == "cards":
        args.seats = args.seats or 4
        report_cards(args, play_all(args, args.bots.split(",")))
        return
    args.seats = args.seats or 3
    strategies = study_of(args.game).strategies
    count = play_all(args, strategies)
    for name in strategies:
        print(f"{name} wins {percent(count[f'bot {name}'], count['games'])}")
        lines = named(count, f"points of {name}, ")
        print("  with", ", ".join(f"{line} {n / count['games']:.1f}" for line, n in lines))


if __name__ == "__main__":
    main()
