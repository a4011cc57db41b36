"""Questions that list moves together with the reasons against them: each rule is written and computed once."""

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.moves import Moves


@final
class Listing:
    """Moves, each with the reason against it (0 if none)."""

    def __init__(self, only_legal: bool, room: i64 = 16) -> None:
        self.only_legal = only_legal  # leave out the moves with a reason against them
        self.moves: vec[i64] = vec[i64](capacity=room)
        self.reasons: vec[i64] = vec[i64]()

    def add(self, move: i64, reason: i64 = 0) -> None:
        if not self.only_legal:
            self.reasons = append(self.reasons, reason)
        elif reason:
            return
        self.moves = append(self.moves, move)

    def reason(self, move: i64) -> i64:
        """The reason against one of the moves."""
        for i in range(len(self.moves)):
            if self.moves[i] == move:
                return self.reasons[i]
        raise ValueError(f"{move} is none of these moves")


class ListingQuestion(Question):
    """A question whose candidates, hindrances and legal moves come from one list."""

    def listing(self, g: Any, seat: i64, only_legal: bool) -> Listing:
        raise NotImplementedError

    def candidates(self, g: Any, seat: i64, moves: Moves) -> None:
        for m in self.listing(g, seat, False).moves:
            moves.add(m)

    def hindrance(self, g: Any, seat: i64, move: i64) -> i64:
        return self.listing(g, seat, False).reason(move)

    def legal(self, g: Any, seat: i64) -> vec[i64]:
        return self.listing(g, seat, True).moves
