"""What the studies of all games need: counting, and comparing the owners of a card with those of the others."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any, ClassVar, NamedTuple

from orrery.arena.statistics import Z, interval
from orrery.bots.greedy import Greedy
from orrery.engine.agenda import State
from orrery.engine.sight import Sight

Count = Counter[str]
CARE, NEGLECT = 1.35, 0.9  # factors with which a strategy values its own kind of points, and the others


class Watch:
    """What happened in a game: which cards were available, who got them, and in how many games they were taken."""

    def __init__(self, g: Any, count: Count) -> None:
        self.g = g
        self.count = count
        self.seen: set[tuple[str, int]] = set()
        self.got: set[tuple[str, int, int]] = set()  # kind, card, seat
        self.chosen: set[tuple[str, int]] = set()

    def look(self) -> None:
        """Look at the table after a move."""

    def close(self, shares: list[float]) -> None:
        """Count what was seen, with the share of the win of each seat."""
        self.chosen |= {(kind, card) for kind, card, _ in self.got}
        for kind, card in self.seen | self.chosen:
            self.count[f"seen {kind} {card}"] += 1
        for kind, card in self.chosen:
            self.count[f"chosen {kind} {card}"] += 1
        for kind, card, seat in self.got:
            self.count[f"owners {kind} {card}"] += 1
            self.count[f"wins {kind} {card}"] += shares[seat]  # type: ignore[assignment]


class Strategist(Greedy):
    """A greedy bot that tries to win in one particular way."""

    def __init__(self, plan: str, strategies: list[str], weights: Any, judge: Callable[[Any, int, Any], float]) -> None:
        super().__init__(0)
        self.weights = weights
        self.worth = judge
        for strategy in strategies:
            setattr(weights, strategy, CARE if strategy == plan else NEGLECT)

    def value(self, sight: Sight, h: State) -> float:
        return self.worth(h, sight.seat, self.weights)


class Study:
    """What is special about a game."""

    options: ClassVar[dict[str, Any]]
    strategies: ClassVar[list[str]]

    def strategist(self, plan: str) -> Greedy:
        """A greedy bot that tries to win in one particular way."""
        raise NotImplementedError

    def watch(self, g: Any, count: Count) -> Watch:
        raise NotImplementedError

    def kinds(self, box: Any) -> dict[str, list[str]]:
        """The kinds of cards that are compared, with the ids of the cards."""
        raise NotImplementedError

    def report(self, count: Count, seats: int) -> None:
        """Print what else was counted."""


def percent(successes: float, n: int) -> str:
    low, high = interval(successes, n)
    return f"{100 * successes / max(1, n):.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def named(count: Count, start: str) -> list[tuple[str, int]]:
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
        return f"{self.id:16} chosen in {percent(self.chosen, self.seen):26} owners {self.owners:6}  wins {gain}"


def report_kind(kind: str, ids: list[str], count: Count, is_full: bool) -> None:
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
