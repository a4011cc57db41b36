"""Is the reconstructed content of a game balanced? Games between greedy bots, counted card by card.

    ./dev run python -m bench.balance cards --seats 4 --games 2000
    ./dev run python -m bench.balance strategies --games 1500
    ./dev run python -m bench.balance cards --game skymines --seats 4 --games 1000
    ./dev run python -m bench.balance cards --game skymines --options board=belt --seats 4 --games 1000

The figures are in src/orrery/games/<game>/README.md. `--content FOLDER` takes other content files. `--kept FILE`
writes down every game as it ends; the same command goes on from there, so a long run may be stopped at any time.
What is special about a game is in the file of its name.
"""

import argparse
from typing import Any

from bench.balance.common import Count, named, percent, report_kind
from bench.balance.games import play_all, study_of
from orrery import game


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
    parser.add_argument("--options", nargs="*", default=[], help="options that differ from the study: board=belt")
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
