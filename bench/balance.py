"""Is the reconstructed content of Astrominers balanced? Games between greedy bots, counted card by card.

    ./dev run python bench/balance.py cards --seats 4 --games 2000
    ./dev run python bench/balance.py strategies --games 1500

The figures are in src/orrery/games/astrominers/README.md. `--content FOLDER` takes other content files. `--kept FILE`
writes down every game as it ends; the same command goes on from there, so a long run may be stopped at any time.
"""

import argparse
import gc
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from orrery import game
from orrery.arena.match import BOT_SEEDS
from orrery.arena.statistics import Z, interval
from orrery.bots.api import Bot
from orrery.bots.greedy import Greedy
from orrery.bots.names import make
from orrery.engine.agenda import State, play
from orrery.engine.chance import Chance
from orrery.engine.series import seed_of
from orrery.engine.sight import Sight
from orrery.games.astrominers.evaluation.outlook import judge
from orrery.games.astrominers.evaluation.weights import Weights

CARDS = ("mission", "order", "technology", "bulletin")
STRATEGIES = ("orders", "missions", "engine")
CARE, NEGLECT = 1.35, 0.9  # factors with which a strategy values its own kind of points, and the others


class Strategist(Greedy):
    """A greedy bot that tries to win in one particular way."""

    def __init__(self, plan: str) -> None:
        super().__init__(0)
        self.weights = Weights()
        for strategy in STRATEGIES:
            setattr(self.weights, strategy, CARE if strategy == plan else NEGLECT)

    def value(self, sight: Sight, h: State) -> float:
        return judge(h, sight.seat, self.weights)  # type: ignore[arg-type]


def bot_named(name: str) -> Bot:
    return Strategist(name) if name in STRATEGIES else make(name, 0)


class Watch:
    """What happened in a game: which cards were available to whom, and who got them."""

    def __init__(self, g: Any, count: Counter[str]) -> None:
        self.g = g
        self.count = count
        self.seen: set[tuple[str, int]] = set()
        self.got: set[tuple[str, int, int]] = set()  # kind, card, seat
        self.chosen: set[tuple[str, int]] = set()
        self.done: list[list[int]] = [[] for _ in g.players]
        self.completed: list[set[int]] = [set() for _ in g.players]
        self.docked: set[tuple[int, int]] = set()

    def look(self) -> None:
        g = self.g
        box = g.box
        self.seen.update(("mission", card) for card in g.open_missions)
        self.seen.update(("order", card) for card in g.open_orders)
        self.seen.update(("technology", card) for card in g.technologies[-1:])
        self.seen.update(("bulletin", card) for card in g.bulletins[-1:])
        for dock, card in enumerate(g.cards):
            if 0 <= card < box.missions:
                self.chosen.add(("mission", card))
                if (dock, card) not in self.docked:
                    self.docked.add((dock, card))
                    self.count["launched"] += 1
            self.docked = {(d, c) for d, c in self.docked if d != dock or c == card}
        for seat, p in enumerate(g.players):
            if p.completed is not self.done[seat]:
                for card in p.completed:
                    if card not in self.done[seat]:
                        kind = "mission" if card < box.missions else "expedition"
                        self.count[f"completed {kind}"] += 1
                        self.got.add((kind, card, seat))
                self.done[seat] = p.completed
        for pile, name in ((g.mission_deck, "missions"), (g.order_deck, "orders")):
            if not pile.cards:
                self.chosen.add((f"dry {name}", 0))

    def close(self, shares: list[float]) -> None:
        g = self.g
        count = self.count
        for seat, p in enumerate(g.players):
            for kind, cards in (("order", p.bought), ("technology", p.technologies), ("bulletin", p.bulletins)):
                self.got.update((kind, card, seat) for card in cards)
                self.chosen.update((kind, card) for card in cards)
        for kind, card in self.seen | {(k, c) for k, c in self.chosen if not k.startswith("dry")}:
            count[f"seen {kind} {card}"] += 1
        for kind, card in self.chosen:
            count[f"chosen {kind} {card}"] += 1
        for kind, card, seat in self.got:
            count[f"owners {kind} {card}"] += 1
            count[f"wins {kind} {card}"] += shares[seat]  # type: ignore[assignment]


def play_games(start: int, stop: int, seats: int, names: list[str], content: str, seed: int) -> Counter[str]:
    """Play the games `start` to `stop` - 1. Each deal is played with every rotation of the bots."""
    rules = game("astrominers")
    box = rules.box(content)
    options = rules.written_out({})
    count: Counter[str] = Counter()
    luck = Chance()
    bots = {(name, seat): bot_named(name) for name in names for seat in range(seats)}
    gc.disable()
    for number in range(start, stop):
        turn = number % len(set(names)) if len(set(names)) > 1 else 0
        seated = [names[(seat + turn) % len(names)] for seat in range(seats)]
        deal = seed_of(seed, number // len(set(names)))
        g: Any = rules.set_up(seats, deal, options, box, False)
        luck.reseed(deal | BOT_SEEDS, seats)
        sights = [Sight(rules, g, seat) for seat in range(seats)]
        for seat in range(seats):
            bots[seated[seat], seat].sit_down(luck, seat)
        watch = Watch(g, count)
        watch.look()
        opener = g.first
        while g.asked >= 0:
            seat = g.asked
            move = bots[seated[seat], seat].choose(sights[seat])
            count["decisions"] += 1
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


def play_all(args: argparse.Namespace, names: list[str]) -> Counter[str]:
    size = 1 if args.kept else max(1, args.games // (args.workers * 4))
    total = read_kept(args.kept)
    tasks = [
        (i, min(i + size, args.games), args.seats, names, args.content, args.seed)
        for i in range(total["games"], args.games, size)
    ]
    for part in played(tasks, args.workers):
        total.update(part)
        if args.kept:
            with Path(args.kept).open("a", encoding="utf-8") as file:
                file.write(json.dumps(part) + "\n")
    return total


def read_kept(path: str) -> Counter[str]:
    """What earlier runs of the same command counted, a line for each game."""
    total: Counter[str] = Counter()
    if path and Path(path).exists():
        for line in Path(path).read_text(encoding="utf-8").splitlines():
            total.update(json.loads(line))
    return total


def played(tasks: list[Any], workers: int) -> Iterator[Counter[str]]:
    if workers == 1:
        for task in tasks:
            yield play_games(*task)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for future in [pool.submit(play_games, *task) for task in tasks]:
            yield future.result()


def percent(successes: float, n: int) -> str:
    low, high = interval(successes, n)
    return f"{100 * successes / max(1, n):.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def report_cards(args: argparse.Namespace, count: Counter[str]) -> None:
    games = count["games"]
    each = games * args.seats
    print(f"{games} games, {args.seats} seats, {args.bots}; {count['decisions'] / games:.0f} decisions a game")
    print(f"points: {count['points'] / each:.1f} a player, {count['winning points'] / count['winners']:.1f} of winners")
    print("of them:", ", ".join(f"{line} {n / each:.1f}" for line, n in named(count, "line ")))
    print("moves a game:", ", ".join(f"{verb} {n / games:.1f}" for verb, n in named(count, "verb ")))
    for seat in range(args.seats):
        print(f"seat {seat + 1} wins {percent(count[f'seat {seat}'], games)}")
    for turn in range(args.seats):
        print(f"number {turn + 1} of the first round wins {percent(count[f'turn {turn}'], games)}")
    print(f"Missions launched a game: {count['launched'] / games:.1f}")
    print(f"of them complete: {percent(count['completed mission'], count['launched'])}")
    print(f"Expeditions completed a game: {count['completed expedition'] / games:.2f}")
    for deck in ("missions", "orders"):
        print(f"the deck of {deck} ran dry in {percent(count[f'chosen dry {deck} 0'], games)}")
    box: Any = game("astrominers").box(args.content)
    for kind in CARDS:
        report_kind(kind, box.ids[kind], count, args.full)


def named(count: Counter[str], start: str) -> list[tuple[str, int]]:
    return [(name[len(start) :], n) for name, n in sorted(count.items()) if name.startswith(start)]


class Row(NamedTuple):
    """A card: in how many games it was available, and taken; by how many players, and how much more often these won."""

    rate: float
    id: str
    seen: int
    chosen: int
    owners: int
    gain: float
    spread: float

    def __str__(self) -> str:
        gain = f"{100 * self.gain:+.1f} ± {100 * self.spread:.1f}"
        return f"{self.id:14} chosen in {percent(self.chosen, self.seen):26} owners {self.owners:6}  wins {gain}"


def report_kind(kind: str, ids: list[str], count: Counter[str], is_full: bool) -> None:
    """Compare the owners of a card with the owners of all other cards of its kind."""
    owners = sum(count[f"owners {kind} {i}"] for i in range(len(ids)))
    wins = sum(count[f"wins {kind} {i}"] for i in range(len(ids)))
    rows = []
    for i, id in enumerate(ids):
        seen, chosen = count[f"seen {kind} {i}"], count[f"chosen {kind} {i}"]
        n, won = count[f"owners {kind} {i}"], count[f"wins {kind} {i}"]
        if n and n < owners:
            share, rest = won / n, (wins - won) / (owners - n)
            spread = Z * sqrt(share * (1 - share) / n + rest * (1 - rest) / (owners - n))
            rows.append(Row(chosen / seen, id, seen, chosen, n, share - rest, spread))
        elif seen:
            rows.append(Row(chosen / seen, id, seen, chosen, n, 0.0, 0.0))
    print(f"{kind}: {owners / count['games']:.1f} owners a game, who win {100 * wins / max(1, owners):.1f} %")
    by_gain = sorted(rows, key=lambda row: row.gain)
    for title, row in (("chosen least", min(rows)), ("wins most", by_gain[-1]), ("wins least", by_gain[0])):
        print(f"  {title:12} {row}")
    if is_full:
        for row in sorted(rows):
            print(f"    {row}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["cards", "strategies"])
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
    count = play_all(args, list(STRATEGIES))
    for name in STRATEGIES:
        print(f"{name} wins {percent(count[f'bot {name}'], count['games'])}")
        lines = named(count, f"points of {name}, ")
        print("  with", ", ".join(f"{line} {n / count['games']:.1f}" for line, n in lines))


if __name__ == "__main__":
    main()
