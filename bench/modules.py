"""The modules of Skymines between bots: tasks that are fulfilled, threats that are removed, campaigns, loops, Luna.

    ./dev run python -m bench.modules missions --seats 3 --games 300 --workers 2
    ./dev run python -m bench.modules threats --seats 3 --games 100
    ./dev run python -m bench.modules striving --seats 3 --games 100
    ./dev run python -m bench.modules campaign --seats 3 --games 50 --luna 1 --level 5
    ./dev run python -m bench.modules loop --seats 3 --games 50 --missions --bots search:easy
    ./dev run python -m bench.modules luna --seats 2 --games 300 --levels 0,2,5,8 --kept luna.jsonl

The figures are in src/orrery/games/skymines/README.md. `--kept FILE` writes down every game as it ends; the same
command with the same or more games goes on from there.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bench.balance.games import read_kept
from orrery import game
from orrery.arena.match import play_out
from orrery.arena.statistics import Z, interval
from orrery.bots.api import Bot
from orrery.bots.greedy import Greedy
from orrery.bots.names import make
from orrery.engine.agenda import State
from orrery.engine.series import seed_of
from orrery.engine.sight import Sight
from orrery.games.skymines.campaign import LONGEST_LOOP, merit, rank, series
from orrery.games.skymines.evaluation.outlook import judge
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.missions import BY_KIND
from orrery.games.skymines.scoring import LOOP_LEFT
from orrery.games.skymines.terms import LUNA_LEVELS, N_COMPANIES, TASKS, THREATS
from orrery.games.skymines.threats import is_met

Count = Counter[str]
OPTIONS = {"tracks": "random", "tokens": "draft", "missions": True}
BOARDS: dict[str, dict[str, Any]] = {"moon": {}, "belt": {"board": "belt"}}


def percent(found: float, of: int) -> str:
    low, high = interval(found, of) if of else (0.0, 0.0)
    return f"{100 * found / max(1, of):.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def difference(wins: float, n: int, other_wins: float, others: int) -> str:
    """How much more often some win than others, in points of the win rate."""
    share, rest = wins / max(1, n), other_wins / max(1, others)
    spread = Z * (share * (1 - share) / max(1, n) + rest * (1 - rest) / max(1, others)) ** 0.5
    return f"{100 * (share - rest):+.1f} ± {100 * spread:.1f}"


class Idle(Greedy):
    """A greedy bot that does not strive for what a threat asks for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.weights = Weights()
        self.weights.rescue = self.weights.rescue_from_loop = self.weights.readiness = 0.0

    def value(self, sight: Sight, h: State) -> float:
        return judge(h, sight.seat, self.weights)  # type: ignore[arg-type]


def seated(args: argparse.Namespace, seed: int) -> list[Bot]:
    return [make(args.bots, seed % 1000 + seat) for seat in range(args.seats)]


def task_names(g: Any, mission: int) -> list[str]:
    box = g.box
    at = [mission * TASKS + task for task in range(TASKS)]
    return [f"{box.ids['mission'][mission]}: {BY_KIND[box.task_kinds[i]].name} {box.task_numbers[i]}" for i in at]


def play_missions(args: argparse.Namespace, seed: int) -> Count:
    rules: Any = game("skymines")
    seats = args.seats
    g: Any = rules.new(seats, seed, {**OPTIONS, **BOARDS[args.board]}, rules.box(args.content))
    play_out(rules, g, seated(args, seed))
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
        play_out(rules, g, seated(args, seed))
        found[f"removed {threat}"] += int(g.remover >= 0)
        found[f"met {threat}"] += sum(int(is_met(g, p)) for p in g.players)
        found[f"remover wins {threat}"] += rules.shares(g)[g.remover] if g.remover >= 0 else 0
        found[f"points {threat}"] += sum(rules.outcome(g).scores)
    return found


def report_threats(found: Count, args: argparse.Namespace) -> None:
    print(f"{found['games']} games with each threat, {args.seats} seats")
    for threat in THREATS:
        removed = found[f"removed {threat}"]
        print(
            f"{threat}: removed in {percent(removed, found['games'])}; "
            f"its remover wins {percent(found[f'remover wins {threat}'], removed)}; "
            f"has at the end what it asks for {percent(found[f'met {threat}'], found['games'] * args.seats)}; "
            f"points {found[f'points {threat}'] / found['games'] / args.seats:.1f}"
        )


def play_striving(args: argparse.Namespace, seed: int) -> Count:
    """One game with each threat that takes long preparation. One bot strives for it, the others do not."""
    rules: Any = game("skymines")
    found: Count = Counter(games=1)
    for threat in ("singularity", "time-loop", "leak"):
        options = {**OPTIONS, "board": "belt", "threat": threat, "missions": args.missions}
        g: Any = rules.new(args.seats, seed, options, rules.box(args.content))
        keen = seed % args.seats
        bots = [make("greedy", seed % 1000 + seat) if seat == keen else Idle(seat) for seat in range(args.seats)]
        play_out(rules, g, bots)
        scores = rules.outcome(g).scores
        found[f"removed {threat}"] += int(g.remover == keen)
        found[f"wins {threat}"] += rules.shares(g)[keen]
        found[f"points {threat}"] += scores[keen]
        found[f"idle points {threat}"] += (sum(scores) - scores[keen]) / (args.seats - 1)
    return found


def report_striving(found: Count, args: argparse.Namespace) -> None:
    games = found["games"]
    print(f"{games} games with each threat, {args.seats} seats, of which one strives to remove it")
    for threat in ("singularity", "time-loop", "leak"):
        print(
            f"{threat}: it removes the threat in {percent(found[f'removed {threat}'], games)} "
            f"and wins {percent(found[f'wins {threat}'], games)}; points {found[f'points {threat}'] / games:.1f} "
            f"against {found[f'idle points {threat}'] / games:.1f}"
        )


def play_series(args: argparse.Namespace, plays: Any, seed: int) -> list[Any]:
    """The outcomes of a whole series."""
    rules: Any = game("skymines")
    outcomes: list[Any] = []
    while (plan := plays.next(outcomes)) is not None:
        g = rules.new(plan.seats, plan.seed, plan.options, rules.box(args.content))
        play_out(rules, g, seated(args, seed))
        outcomes.append(rules.outcome(g))
    return outcomes


def play_campaign(args: argparse.Namespace, seed: int) -> Count:
    options = {"luna": args.luna, "level": args.level}
    plays: Any = series(game("skymines"), "campaign", args.seats, seed, options)
    outcomes = play_series(args, plays, seed)
    found: Count = Counter(games=1)
    found[f"tables {len(outcomes)}"] += 1
    for points in plays.standing(outcomes)[: args.seats - args.luna]:
        found["people"] += 1
        found["points"] += points
        found["squares"] += points**2
        found[f"rank {rank(points)}"] += 1
    for i, chapter in enumerate(plays.success(outcomes)):
        for person in chapter[0]:
            for kind, points in person:
                found[f"chapter {i + 1}: {kind}"] += points
    return found


def report_campaign(found: Count, args: argparse.Namespace) -> None:
    games = found["games"]
    people = found["people"]
    mean = found["points"] / people
    spread = Z * (max(0.0, found["squares"] / people - mean**2) / people) ** 0.5
    print(f"{games} times, {args.seats} seats; points of a person: {mean:.2f} ± {spread:.2f}")
    for key in sorted(found):
        if key.startswith(("rank", "chapter")):
            print(f"{key}: {found[key] / people:.3f} a person")
        elif key.startswith("tables"):
            print(f"{key}: {percent(found[key], games)}")


def play_loop(args: argparse.Namespace, seed: int) -> Count:
    options = {**OPTIONS, "missions": args.missions, "luna": args.luna, "level": args.level}
    outcomes = play_series(args, series(game("skymines"), "time-loop", args.seats, seed, options), seed)
    found: Count = Counter(games=1)
    for number, outcome in enumerate(outcomes, 1):
        found[f"played {number}"] += 1
        found[f"removed {number}"] += int(not merit(outcome, 0, LOOP_LEFT))
        found[f"points {number}"] += sum(outcome.scores[: args.seats - args.luna])
    return found


def report_loop(found: Count, args: argparse.Namespace) -> None:
    loops = found["games"]
    numbers = range(1, LONGEST_LOOP + 1)
    total = sum(found[f"played {number}"] for number in numbers)
    print(f"{loops} time loops, {args.seats} seats; {total / loops:.2f} games each")
    for number in numbers:
        played, removed = found[f"played {number}"], found[f"removed {number}"]
        points = found[f"points {number}"] / max(1, played) / (args.seats - args.luna)
        print(
            f"game {number}: played in {percent(played, loops)} of the loops; "
            f"the card was removed in {percent(removed, played)} of these games; points of a person {points:.1f}"
        )
    print(f"never removed: {percent(loops - sum(found[f'removed {number}'] for number in numbers), loops)}")


def report_missions(found: Count, args: argparse.Namespace) -> None:
    chairs = found["games"] * args.seats
    print(f"{found['games']} games, {args.seats} seats")
    print("tasks of a player:", ", ".join(f"{n}: {percent(found[f'tasks {n}'], chairs)}" for n in range(4)))
    for name in sorted(key[6:] for key in found if key.startswith("shown ")):
        games = percent(found[f"games {name}"], found[f"shown {name}"])
        players = percent(found[f"players {name}"], found[f"chairs {name}"])
        print(f"{name}: in {games} of games, by {players} of players")
    cards = sorted(key[6:] for key in found if key.startswith("bound "))
    for name in cards:
        bound, wins = found[f"bound {name}"], found[f"wins {name}"]
        rest = sum(found[f"bound {other}"] for other in cards if other != name)
        gain = difference(wins, bound, sum(found[f"wins {other}"] for other in cards if other != name), rest)
        print(f"bound to {name}: {bound}, of them win {percent(wins, bound)}; than those of other cards {gain}")


def play_luna(args: argparse.Namespace, seed: int) -> Count:
    """The same deal against one Luna on each of the levels."""
    rules: Any = game("skymines")
    seats = args.seats
    her = seats - 1
    found: Count = Counter(games=1)
    before: float | None = None
    for level in args.levels:
        options = {**OPTIONS, "missions": False, "luna": 1, "level": level, **BOARDS[args.board]}
        g: Any = rules.new(seats, seed, options, rules.box(args.content))
        play_out(rules, g, seated(args, seed))
        outcome = rules.outcome(g)
        people = 1 - rules.shares(g)[her]
        found[f"people win {level}"] += people
        found[f"easier {level}"] += int(before is not None and people > before)
        found[f"harder {level}"] += int(before is not None and people < before)
        before = people
        found[f"points {level}"] += outcome.scores[her]
        found[f"squares {level}"] += outcome.scores[her] ** 2
        found[f"person {level}"] += sum(outcome.scores[:her])
        for line, points in outcome.sheet[her]:
            found[f"{level}: {line}"] += points
        p = g.players[her]
        found[f"{level}: company steps"] += sum(p.steps[company] for company in range(N_COMPANIES))
        found[f"{level}: cards"] += len(p.cards)
        found[f"{level}: tank steps"] += p.tank
        found[f"{level}: research steps"] += p.upload
    return found


def report_luna(found: Count, args: argparse.Namespace) -> None:
    games = found["games"]
    print(f"{games} deals, each on all these levels, {args.seats} seats with one Luna")
    for level in args.levels:
        mean = found[f"points {level}"] / games
        spread = Z * max(0.0, found[f"squares {level}"] / games - mean**2) ** 0.5 / games**0.5
        person = found[f"person {level}"] / games / (args.seats - 1)
        print(
            f"level {level}: people win {percent(found[f'people win {level}'], games)}; "
            f"easier than the level before on {found[f'easier {level}']} deals, harder on {found[f'harder {level}']}; "
            f"her points {mean:.1f} ± {spread:.1f}; a person's {person:.1f}"
        )
        start = f"{level}: "
        print(
            "   ", ", ".join(f"{k[len(start) :]} {found[k] / games:.1f}" for k in sorted(found) if k.startswith(start))
        )


def played(play: Any, args: argparse.Namespace, seeds: list[int]) -> Iterator[Count]:
    if args.workers == 1:
        for seed in seeds:
            yield play(args, seed)
        return
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
        yield from pool.map(play, [args] * len(seeds), seeds, chunksize=5)


def many(play: Any, args: argparse.Namespace) -> Count:
    found = read_kept(args.kept)
    for one in played(play, args, [seed_of(args.seed, n) for n in range(found["games"], args.games)]):
        found.update(one)
        if args.kept:
            with Path(args.kept).open("a", encoding="utf-8") as file:
                file.write(json.dumps(one) + "\n")
    return found


STUDIES: dict[str, Any] = {
    "missions": (play_missions, report_missions),
    "threats": (play_threats, report_threats),
    "striving": (play_striving, report_striving),
    "campaign": (play_campaign, report_campaign),
    "loop": (play_loop, report_loop),
    "luna": (play_luna, report_luna),
}


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=list(STUDIES))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--board", default="moon", choices=list(BOARDS))
    parser.add_argument("--content", default="")
    parser.add_argument("--luna", type=int, default=0, help="campaign, loop: how many of the seats are Lunas")
    parser.add_argument("--level", type=int, default=2, help="campaign, loop: Luna's level")
    parser.add_argument("--levels", type=numbers, default=[*range(LUNA_LEVELS)], help="luna: her levels, as 0,2,5,8")
    parser.add_argument("--kept", default="", help="a file for the games played so far")
    parser.add_argument("--bots", default="greedy", help="who plays")
    parser.add_argument("--missions", action="store_true", help="threats, loop: with missions")
    args = parser.parse_args()
    play, report = STUDIES[args.what]
    report(many(play, args), args)


if __name__ == "__main__":
    main()
