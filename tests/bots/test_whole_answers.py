"""At a live table a bot answers in one piece, as a person does."""

import random
from time import sleep

import pytest

from orrery import game
from orrery.arena.promises import digest
from orrery.bots.api import Bot, answer_whole
from orrery.bots.names import make
from orrery.bots.search import ENDLESS, Search
from orrery.engine.agenda import State, is_over, play, waiting
from orrery.engine.sight import Sight
from orrery.engine.table import Table, open_table
from orrery.games import GAMES

WALKS = {"proving": 20}  # short games with many sets; of others a few
LONG = 100  # times as many


class Noting(Bot):
    """Writes down what another bot chooses."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot = bot
        self.moves: list[int] = []

    def choose(self, sight: Sight) -> int:
        self.moves.append(self.bot.choose(sight))
        return self.moves[-1]


class Slow(Bot):
    """Uses all of its time, and takes the first move."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def choose(self, sight: Sight) -> int:
        sleep(self.times[-1])
        return sight.moves[0]

    def hurry(self, seconds: float) -> None:
        self.times.append(seconds)


def new_table(name: str, luck: random.Random) -> Table:
    rules, seed = game(name), luck.getrandbits(30)
    seats = luck.choice(rules.seats)
    return open_table(rules, seats, seed, rules.random_options(seats, seed))


def imagined(table: Table, seat: int, luck: random.Random) -> State:
    """What a worker gets."""
    g = table.game.imagine(table.g, seat, luck.getrandbits(30))
    g.journal = None
    return table.game.load(table.game.save(g))


def answered(table: Table, luck: random.Random) -> tuple[Table, list[str]]:
    """The table after the answer of a bot, which must lead where its single moves lead."""
    seat = int(luck.choice(waiting(table.g)))
    is_gathered = table.g.agenda[-1].form != "one"
    is_greedy = luck.random() < (0.5 if is_gathered else 0.05)
    bot = Noting(make("greedy" if is_greedy else "random", luck.getrandbits(30)))
    texts = answer_whole(bot, table.game, imagined(table, seat, luck), seat)
    after = table.answer(seat, texts)
    if is_gathered:
        h: State = table.g.clone()
        for move in bot.moves:
            play(h, seat, move)
        assert digest(table.game, after.g) == digest(table.game, h)
    show = table.g.content().language.show
    assert after.record.moves == [*table.record.moves, *[(seat, show(move)) for move in bot.moves]]
    assert after.numbers[seat] == table.numbers[seat] + 1
    return after, texts


def walk(name: str, seed: int) -> int:
    """A game of whole answers; returns how many of them had several moves."""
    luck = random.Random(seed)
    table = new_table(name, luck)
    gathered = 0
    while not is_over(table.g):
        form = table.g.agenda[-1].form
        table, texts = answered(table, luck)
        assert form != "one" or len(texts) == 1
        gathered += len(texts) > 1
    return gathered


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_answer_is_accepted_and_leads_where_its_moves_lead(name: str) -> None:
    gathered = sum(walk(name, seed) for seed in range(WALKS.get(name, 2)))

    assert gathered > 10 or name == "kosmiczna-misja"  # which asks for one move at a time


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_same_over_very_many_games(name: str) -> None:
    first = WALKS.get(name, 2)
    for seed in range(first, first * LONG):
        walk(name, seed)


def test_the_time_for_an_answer_is_divided_among_its_moves() -> None:
    rules = game("proving")
    bot = Slow()

    texts = answer_whole(bot, rules, rules.new(2, 1), 0, 0.2)

    assert len(texts) == len(bot.times) == 4  # three dice
    assert sum(bot.times) <= 0.2


def test_search_stops_when_the_time_for_an_answer_is_up() -> None:
    rules = game("proving")
    g = rules.new(2, 1)

    assert answer_whole(Search(1, ENDLESS), rules, g, 0, 0.1)[0] in rules.show(g, 0)
