"""The base class of bots, and their whole answers at live tables."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64, mypyc_attr

from orrery.engine.agenda import State, play, usual
from orrery.engine.chance import Chance
from orrery.engine.game import Game
from orrery.engine.journal import Journal
from orrery.engine.sight import Sight
from orrery.engine.table import is_still_asked, play_and_look

NOTHING: Final = compile("None", "nothing", "eval")
FOREVER: Final = 1e9  # seconds


def check_signals() -> None:
    """Let Ctrl-C through: Python handles signals only in interpreted code, and the bots are compiled."""
    eval(NOTHING)


def play_and_pay(g: State, seat: i64, move: i64) -> None:
    """Play a move, then pay for it in the usual way. Search does not think about single tokens of a payment."""
    play(g, seat, move)
    m = usual(g, g.asked)
    while m >= 0:
        play(g, g.asked, m)
        m = usual(g, g.asked)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player program. It gets a Sight and returns one of its moves."""

    def __init__(self, seed: int = 0) -> None:
        luck = Chance()
        luck.reseed(seed, 1)
        self.sit_down(luck, 0)

    def sit_down(self, luck: Chance, stream: i64) -> None:
        """Start a game, with a random stream to draw from."""
        self.luck = luck
        self.stream = stream

    def choose(self, sight: Sight) -> int:
        """One of `sight.moves`."""
        raise NotImplementedError

    def hurry(self, seconds: float) -> None:
        """From now on a choice may take this long. Quick bots may ignore it."""

    def any_of(self, moves: list[int]) -> int:
        return self.luck.choose(self.stream, moves)

    def seed(self) -> int:
        """A fresh seed for an imagined table."""
        high = self.luck.below(self.stream, 1 << 29)
        return high << 29 | self.luck.below(self.stream, 1 << 29)


def answer_whole(bot: Bot, game: Game, g: State, seat: int, seconds: float = FOREVER) -> list[str]:
    """The bot's whole answer to the question that `seat` has at g, as a person gives it at a live table.

    A set, an order or a payment is chosen move by move. Each choice may take half of the time that is left.
    """
    end = perf_counter() + seconds
    share = 1.0 if g.agenda[-1].form == "one" else 0.5
    h: State = g.clone()
    if h.journal is None:
        h.journal = Journal()  # shows which moves were forced
    moves: list[int] = []
    forced: list[int] = []
    while not moves or is_still_asked(g, h, seat):
        bot.hurry(max(0.0, end - perf_counter()) * share)
        moves += forced
        moves.append(bot.choose(Sight(game, h, seat)))
        forced = play_and_look(h, seat, moves[-1])
    language = h.content().language
    return [language.show(m) for m in moves]
