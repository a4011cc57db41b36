"""RB p32. Outposts that are taken off a station, out of the game."""

from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.facts import Facts
from orrery.engine.moves import Moves, first, second
from orrery.games.skymines.board import has_outposts, is_like_earlier, lift, next_coins
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import COLUMN_EMPTY, COLUMNS, COMPANY, DEMOLISH, N_COMPANIES


class Demolish(Question):
    """RB p32, SK-53, SK-79, SK-33. A player removes the top outpost of any column of any station, as often as told."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        for company in range(N_COMPANIES):
            for column in range(COLUMNS):
                if has_outposts(g, column) and not is_like_earlier(g, company, column):
                    moves.add(DEMOLISH.move(company, column))

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        return 0 if g.left[first(move) * COLUMNS + second(move)] else COLUMN_EMPTY

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        facts.number("left", self.left)

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        facts.thing("company", COMPANY, first(move))
        facts.number("coins", next_coins(g, first(move), second(move)))

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        facts.thing("company", COMPANY, first(move))

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        lift(g, first(move), second(move))
        g.boxed[first(move)] += 1
        if self.left > 1:
            g.then(Demolish(seat, self.left - 1))
