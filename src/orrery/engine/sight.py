"""Sight: the observation that a bot gets. It shows one seat's view, and gives imagined tables to think on."""

from typing import Any, final

from mypy_extensions import i64

from orrery.engine.agenda import State, legal, usual
from orrery.engine.chance import Chance
from orrery.engine.game import Game, Value


@final
class Sight:
    """What one seat sees of the table at this moment."""

    def __init__(self, game: Game, g: State, seat: i64) -> None:
        self.game = game
        self.seat = seat
        self._g = g

    @property
    def seats(self) -> int:
        """How many there are at the table."""
        return self._g.seats

    @property
    def options(self) -> dict[str, Value]:
        """All options of the table."""
        return self._g.options

    @property
    def moves(self) -> list[int]:
        """The legal moves."""
        return legal(self._g, self.seat)

    def any_move(self, luck: Chance, stream: i64) -> int:
        """A random legal move."""
        g = self._g
        row = g.moves if self.seat == g.asked else g.agenda[-1].legal(g, self.seat)
        return row[luck.below(stream, len(row))]

    def usual_move(self) -> int:
        """The next move of the ready-made payment; -1 if the question is no payment."""
        return usual(self._g, self.seat)

    def texts(self) -> list[str]:
        """The texts of the legal moves, in the order of `moves`."""
        language = self._g.content().language
        return [language.show(m) for m in self.moves]

    def view(self) -> Any:
        return self.game.view(self._g, self.seat)

    def heard(self) -> list[str]:
        return self.game.heard(self._g, self.seat)

    def imagine(self, seed: int) -> State:
        """A playable table that looks the same to the seat. What the seat cannot know is dealt anew for each seed."""
        return self.game.imagine(self._g, self.seat, seed)
