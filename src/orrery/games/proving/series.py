"""10. The best of three."""

from collections.abc import Mapping
from typing import Final

from orrery.engine.game import Game, Lines, Outcome, Value
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
        return Plan(self.seats, seed_of(self.seed, number), options, self.titles()[number])

    def standing(self, outcomes: list[Outcome]) -> list[int]:
        return [sum([int(outcome.places[seat] == 1) for outcome in outcomes]) for seat in range(self.seats)]

    def length(self, outcomes: list[Outcome]) -> int:
        return GAMES

    def titles(self) -> list[str]:
        return [f"best-of-three-{number + 1}" for number in range(GAMES)]

    def sheet(self, outcomes: list[Outcome]) -> list[Lines]:
        """Wins by kind: a shared win is told apart."""
        alone = [sum([int(is_won_alone(outcome, seat)) for outcome in outcomes]) for seat in range(self.seats)]
        wins = self.standing(outcomes)
        return [[("alone", alone[seat]), ("shared", wins[seat] - alone[seat])] for seat in range(self.seats)]

    def ranks(self, outcomes: list[Outcome]) -> list[str]:
        return ["champion" if wins == WINS else "" for wins in self.standing(outcomes)]


def is_won_alone(outcome: Outcome, seat: int) -> bool:
    return outcome.places[seat] == 1 and outcome.places.count(1) == 1
