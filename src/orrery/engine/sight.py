"""Sight: what a program that chooses moves gets. It shows one seat's view, and imagined tables to think on."""

from typing import Any

from mypy_extensions import i64

from orrery.engine.agenda import State, legal
from orrery.engine.game import Game


class Sight:
    """The table through the eyes of one seat, at one moment."""

    def __init__(self, game: Game, g: State, seat: i64) -> None:
        self.game = game
        self.seat = seat
        self.moves = legal(g, seat)
        self._g = g

    def texts(self) -> list[str]:
        """The legal moves in words, in the order of `moves`."""
        language = self._g.content().language
        return [language.show(m) for m in self.moves]

    def view(self) -> Any:
        return self.game.view(self._g, self.seat)

    def heard(self) -> list[str]:
        return self.game.heard(self._g, self.seat)

    def imagine(self, seed: int) -> State:
        """A playable table that looks the same from here; what the seat cannot know is dealt anew for each seed."""
        return self.game.imagine(self._g, self.seat, seed)
