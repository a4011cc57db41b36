"""Watching one game: which things were on offer, who took them and when, and who led."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from orrery.engine.game import Game

Thing = tuple[str, int]  # kind and number
SAMPLES: Final = 20  # moments between the begin and the end of a game at which the leader is known
STRIDE: Final = 4  # decisions between two looks at who leads


class Watch:
    """Looks at the true table after each decision. A game's own watcher says what there is to see."""

    KINDS: tuple[str, ...] = ()

    def __init__(self, g: Any) -> None:
        self.g = g
        self.before = g  # the table before the last decision
        self.seen: set[Thing] = set()
        self.taken: dict[tuple[str, int, int], float] = {}  # by kind, thing and seat: how well the seat stood before
        self.leaders: list[int] = []
        self.looks = 0

    def offered(self) -> Iterable[Thing]:
        """What can be taken by somebody now."""
        return ()

    def held(self, seat: int) -> Iterable[Thing]:
        """What a seat has taken. It may also be named only as long as the seat still has it."""
        return ()

    def ids(self) -> dict[str, list[str]]:
        """The ids of the things, by kind."""
        return {}

    def counts(self) -> dict[str, float]:
        """Figures of the whole game, at its end."""
        return {}

    def seat_counts(self, seat: int) -> dict[str, int]:
        """Figures of a seat, at the end of the game."""
        return {}

    def look(self, game: Game) -> None:
        """Look at the table after a decision, or at the begin."""
        self.seen.update(self.offered())
        for seat in range(self.g.seats):
            for kind, thing in self.held(seat):
                if (kind, thing, seat) not in self.taken:
                    self.taken[kind, thing, seat] = game.evaluate(self.before, seat)
        if self.looks % STRIDE == 0:
            self.leaders.append(leader(game.evaluate, self.g))
        self.looks += 1

    def remember(self) -> None:
        """Keep the table as it is before a decision."""
        self.before = self.g.clone()

    def sampled_leaders(self) -> list[int]:
        """The seat that led, at moments that divide the game evenly."""
        n = len(self.leaders)
        return [self.leaders[n * i // SAMPLES] for i in range(1, SAMPLES)]


def leader(evaluate: Callable[[Any, int], float], g: Any) -> int:
    """The seat that stands best."""
    return max(range(g.seats), key=lambda seat: evaluate(g, seat))
