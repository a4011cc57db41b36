"""10. The best of three."""

from collections.abc import Mapping
from typing import Final

from orrery.engine.game import Game, Outcome, Value
from orrery.engine.series import Plan, Series, checked, seed_of

BEST_OF_THREE: Final = "best-of-three"
GAMES: Final = 3
WINS: Final = 2


class BestOfThree(Series):
    """10. Up to three games, of one, two and three rounds. Whoever wins two has won; a shared win counts for each."""

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        self.seats = seats
        self.seed = seed
        self.options = checked(game, seats, options)

    def next(self, outcomes: list[Outcome]) -> Plan | None:
        number = len(outcomes)
        if number == GAMES or max(self.standing(outcomes)) == WINS:
            return None
        options = {**self.options, "rounds": number + 1}
        return Plan(self.seats, seed_of(self.seed, number), options, f"best-of-three-{number + 1}")

    def standing(self, outcomes: list[Outcome]) -> list[int]:
        return [sum([int(outcome.places[seat] == 1) for outcome in outcomes]) for seat in range(self.seats)]

    def length(self, outcomes: list[Outcome]) -> int:
        return GAMES
