"""The modules of Skymines between greedy bots: tasks that are fulfilled, threats that are removed, campaigns.

    ./dev run python -m bench.modules missions --seats 3 --games 300 --workers 2
    ./dev run python -m bench.modules threats --seats 3 --games 100
    ./dev run python -m bench.modules campaign --seats 3 --games 50

The figures are in src/orrery/games/skymines/README.md.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from orrery import game
from orrery.arena.match import play_out
from orrery.arena.statistics import interval
from orrery.bots.names import make
from orrery.engine.series import seed_of
from orrery.games.skymines.campaign import rank, series
from orrery.games.skymines.missions import BY_KIND
from orrery.games.skymines.terms import TASKS, THREATS
from orrery.games.skymines.threats import is_met

Count = Counter[str]
OPTIONS = {"tracks": "random", "tokens": "draft", "missions": True}
BOARDS: dict[str, dict[str, Any]] = {"moon": {}, "belt": {"board": "belt"}}


def percent(found: float, of: int) -> str:
    low, high = interval(found, of) if of else (0.0, 0.0)
    return f"{100 * found / max(1, of):.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def task_names(g: Any, mission: int) -> list[str]:
    box = g.box
    at = [mission * TASKS + task for task in range(TASKS)]
    return [f"{box.ids['mission'][mission]}: {BY_KIND[box.task_kinds[i]].name} {box.task_numbers[i]}" for i in at]


def play_missions(args: argparse.Namespace, seed: int) -> Count:
    rules: Any = game("skymines")
    seats = args.seats
    g: Any = rules.new(seats, seed, {**OPTIONS, **BOARDS[args.board]}, rules.box(args.content))
    play_out(rules, g, [make("greedy", seed % 1000 + seat) for seat in range(seats)])
    shares = rules.shares(g)
    found: Count = Counter(games=1)
    for place, mission in enumerate(g.missions):
        bound = [seat for seat, p in enumerate(g.players) if p.mission == place]
        found[f"bound {g.box.ids['mission'][mission]}"] += len(bound)
        found[f"wins {g.box.ids['mission'][mission]}"] += sum(shares[seat] for seat in bound)
        for task, name in enumerate(task_names(g, mission)):
            found[f"shown {name}"] += 1
            found[f"chairs {name}"] += seats
            done = sum(g.players[seat].tasks >> task & 1 for seat in bound)
            found[f"players {name}"] += done
            found[f"games {name}"] += int(done > 0)
    for p in g.players:
        found[f"tasks {bin(p.tasks).count('1')}"] += 1
    return found


def play_threats(args: argparse.Namespace, seed: int) -> Count:
    """One game with each threat, and for the time loop all its games."""
    rules: Any = game("skymines")
    found: Count = Counter(games=1)
    for threat in THREATS:
        options = {**OPTIONS, "board": "belt", "threat": threat, "missions": args.missions}
        g: Any = rules.new(args.seats, seed, options, rules.box(args.content))
        play_out(rules, g, [make("greedy", seed % 1000 + seat) for seat in range(args.seats)])
        found[f"removed {threat}"] += int(g.remover >= 0)
        found[f"met {threat}"] += sum(int(is_met(g, p)) for p in g.players)
        found[f"remover wins {threat}"] += rules.shares(g)[g.remover] if g.remover >= 0 else 0
        found[f"points {threat}"] += sum(rules.outcome(g).scores)
    return found


def report_threats(found: Count, seats: int) -> None:
    print(f"{found['games']} games with each threat, {seats} seats")
    for threat in THREATS:
        removed = found[f"removed {threat}"]
        print(
            f"{threat}: removed in {percent(removed, found['games'])}; "
            f"its remover wins {percent(found[f'remover wins {threat}'], removed)}; "
            f"has at the end what it asks for {percent(found[f'met {threat}'], found['games'] * seats)}; "
            f"points {found[f'points {threat}'] / found['games'] / seats:.1f}"
        )


def play_series(args: argparse.Namespace, seed: int) -> Count:
    """A whole campaign, or a whole time loop."""
    rules: Any = game("skymines")
    plays: Any = series(rules, args.what, args.seats, seed, {"missions": True} if args.what == "time-loop" else {})
    outcomes: list[Any] = []
    while (plan := plays.next(outcomes)) is not None:
        g = rules.new(plan.seats, plan.seed, plan.options, rules.box(args.content))
        play_out(rules, g, [make("greedy", seed % 1000 + seat) for seat in range(args.seats)])
        outcomes.append(rules.outcome(g))
    found: Count = Counter(games=1)
    found[f"tables {len(outcomes)}"] += 1
    for points in plays.standing(outcomes):
        found["points"] += points
        found[f"rank {rank(points)}"] += 1
    if args.what == "campaign":
        for i, chapter in enumerate(plays.success(outcomes)):
            for person in chapter[0]:
                for kind, points in person:
                    found[f"chapter {i + 1}: {kind}"] += points
    return found


def report_series(found: Count, seats: int) -> None:
    games = found["games"]
    print(f"{games} times, {seats} seats; points of a seat: {found['points'] / games / seats:.2f}")
    for key in sorted(found):
        if key.startswith(("rank", "chapter")):
            print(f"{key}: {found[key] / games / seats:.3f} a seat")
        elif key.startswith("tables"):
            print(f"{key}: {percent(found[key], games)}")


def report_missions(found: Count, seats: int) -> None:
    chairs = found["games"] * seats
    print(f"{found['games']} games, {seats} seats")
    print("tasks of a player:", ", ".join(f"{n}: {percent(found[f'tasks {n}'], chairs)}" for n in range(4)))
    for name in sorted(key[6:] for key in found if key.startswith("shown ")):
        games = percent(found[f"games {name}"], found[f"shown {name}"])
        players = percent(found[f"players {name}"], found[f"chairs {name}"])
        print(f"{name}: in {games} of games, by {players} of players")
    for name in sorted(key[6:] for key in found if key.startswith("bound ")):
        bound = found[f"bound {name}"]
        print(f"bound to {name}: {bound}, of them win {percent(found[f'wins {name}'], bound)}")


def many(play: Any, args: argparse.Namespace) -> Count:
    seeds = [seed_of(args.seed, n) for n in range(args.games)]
    found: Count = Counter()
    if args.workers == 1:
        for seed in seeds:
            found.update(play(args, seed))
        return found
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
        for one in pool.map(play, [args] * args.games, seeds, chunksize=5):
            found.update(one)
    return found


STUDIES: dict[str, Any] = {
    "missions": (play_missions, report_missions),
    "threats": (play_threats, report_threats),
    "campaign": (play_series, report_series),
    "time-loop": (play_series, report_series),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=list(STUDIES))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--board", default="moon", choices=list(BOARDS))
    parser.add_argument("--content", default="")
    parser.add_argument("--missions", action="store_true", help="threats: with missions")
    args = parser.parse_args()
    play, report = STUDIES[args.what]
    report(many(play, args), args.seats)


if __name__ == "__main__":
    main()
