"""A bot that is not ours cannot reach the true table from anything that it is given."""

import gc
from collections.abc import Iterable
from contextlib import suppress
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from orrery import game
from orrery.arena.match import BOT_SEEDS, Bench, Tally, play_out
from orrery.bots.api import Bot, answer_whole
from orrery.bots.greedy import Greedy
from orrery.bots.guarded import Guarded, guarded
from orrery.bots.names import make
from orrery.bots.search import Search
from orrery.engine.agenda import State, Together, is_over, legal, play, waiting
from orrery.engine.chance import Chance
from orrery.engine.piles import Pile
from orrery.engine.sight import Sight
from orrery.games import GAMES

SECRET = (State, Pile, Chance)
CODE = (type, ModuleType, FunctionType, BuiltinFunctionType)  # leads to all modules, which anybody can import
FORESIGHT = 30  # moves


def parts(thing: object) -> Iterable[object]:
    """All that a thing of ours or of a bot leads to: its attributes, however they are kept."""
    home = type(thing).__module__
    if isinstance(thing, type) or not home.startswith(("orrery", "librt", "tests")):
        return []
    named = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(type(thing), "__slots__", ()), *dir(thing)}
    found = []
    for name in named:
        with suppress(Exception):  # an attribute that is not set, or a property that does not work here
            found.append(getattr(thing, name))
    return found


def reached(*roots: object) -> list[Any]:
    """All objects that can be reached from some, by attributes and by what the collector of garbage knows."""
    found: dict[int, object] = {}
    fresh = list(roots)
    while fresh:
        thing = fresh.pop()
        if id(thing) in found or isinstance(thing, CODE):
            continue
        found[id(thing)] = thing
        fresh += [*gc.get_referents(thing), *parts(thing)]
        if isinstance(thing, Iterable) and type(thing).__name__.startswith("vec"):
            fresh += list(thing)
    return list(found.values())


class Prying(Bot):
    """Keeps all that it can reach at one question, and plays at random."""

    def __init__(self, question: int) -> None:
        super().__init__()
        self.question = question
        self.found: list[Any] = []

    def choose(self, sight: Sight) -> int:
        self.question -= 1
        if self.question == 0:
            self.found = [thing for thing in reached(self, sight) if isinstance(thing, (*SECRET, int))]
        return sight.any_move(self.luck, self.stream)


def secrets_of(g: State) -> list[Any]:
    """What nobody may reach: the table, its chance and its piles."""
    return [g, g.chance, *g.hidden()]


def questions(name: str, seats: int, seed: int, every: int) -> Iterable[tuple[State, int]]:
    """Moments of a random game, with a seat that is asked."""
    rules, luck = game(name), Chance()
    g = rules.new(seats, seed)
    luck.reseed(seed, 1)
    n = 0
    while not is_over(g):
        seat = luck.choose(0, waiting(g))
        n += 1
        if n % every == 0:
            yield g.clone(), seat
        play(g, seat, luck.choose(0, legal(g, seat)))


@pytest.mark.parametrize("name", GAMES)
def test_the_true_table_cannot_be_reached(name: str) -> None:
    seen = 0
    for g, seat in questions(name, 2, 7, 15):
        bot = Prying(1)
        guarded(bot).choose(Sight(game(name), g, seat))
        true = {id(thing) for thing in secrets_of(g)}
        assert len(true) > 2
        assert any(isinstance(thing, State) for thing in bot.found)
        assert not [thing for thing in bot.found if id(thing) in true]
        seen += 1
        if seen == 2:
            break
    assert seen


def test_without_its_guard_a_bot_would_reach_it() -> None:
    g = game("proving").new(2, 7)
    bot = Prying(1)
    bot.choose(Sight(game("proving"), g, int(g.asked)))

    assert {id(thing) for thing in (g, g.chance, g.hidden()[0])} <= {id(thing) for thing in bot.found}


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_of_the_deal_cannot_be_reached(name: str) -> None:
    """It would be enough to deal the same table again."""
    rules = game(name)
    bench = Bench(rules, rules.box(), 2, rules.written_out({}), 1234567)
    bots = [Prying(3), Prying(3)]
    bench.add_row(["a", "b"], list(bots))
    bench.play(0, Tally(2))
    deal = bench.deal(0)

    assert bench.luck.seed == deal | BOT_SEEDS
    for bot in bots:
        seeds = [
            thing.seed if isinstance(thing, Chance) else thing
            for thing in bot.found
            if isinstance(thing, (Chance, int))
        ]
        assert len(seeds) > 5
        assert not {deal, deal | BOT_SEEDS, bench.seed} & set(seeds)


class Keeping(Bot):
    """Keeps what it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.sights: list[Sight] = []

    def choose(self, sight: Sight) -> int:
        self.sights.append(sight)
        return sight.moves[0]


class Foresight(Bot):
    """Tries each move at the very table that it can reach, as if it were the true one: it knows what comes."""

    def choose(self, sight: Sight) -> int:
        tables: list[State] = [part for part in parts(sight) if isinstance(part, State)]
        return max(sight.moves, key=lambda m: self.worth(sight, tables[0].clone(), m))

    def worth(self, sight: Sight, h: State, m: int) -> float:
        play(h, sight.seat, m)
        for _n in range(FORESIGHT):
            if h.asked >= 0:
                play(h, h.asked, h.moves[-1])
        return sight.game.evaluate(h, sight.seat)


@pytest.mark.parametrize("name", GAMES)
def test_whoever_plays_on_what_it_reaches_plays_as_at_any_imagined_table(name: str) -> None:
    """Its choice does not depend on what is hidden. Without the guard it does."""
    rules = game(name)
    for g, seat in [moment for seed in range(3) for moment in questions(name, 3, seed, 10)]:
        tables = [g, *[rules.imagine(g, seat, seed) for seed in range(4)]]
        assert len({guarded(Foresight()).choose(Sight(rules, h, seat)) for h in tables}) == 1
        if len({Foresight().choose(Sight(rules, h, seat)) for h in tables}) > 1:
            return
    raise AssertionError("foresight changes nothing here")


def test_sealed_answers_stay_sealed() -> None:
    """Of several seats that are asked together, the later ones do not see what the others have answered."""
    rules = game("proving")
    for seed in range(20):
        for g, seat in questions("proving", 3, seed, 1):
            top = g.agenda[-1]
            others = [other for other in range(3) if other != seat and g.answers]
            if not isinstance(top, Together) or not any(top.complete(g, other) for other in others):
                continue
            bot = Keeping()
            for twin in range(8):
                Guarded(bot, twin).choose(Sight(rules, g, seat))
            tables = [part for sight in bot.sights for part in parts(sight) if isinstance(part, State)]
            assert len({str([table.answers[other] for other in others]) for table in tables}) > 1
            return
    raise AssertionError("nobody was asked together with others")


def test_at_a_live_table_the_guard_stands_there_too(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "prying_bots.py").write_text(
        "from tests.bots.test_guarded import Prying\nclass Mine(Prying):\n    pass\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    bot = make("prying_bots:Mine", 1)
    assert isinstance(bot, Guarded)
    assert isinstance(bot.bot, Prying)
    g = game("proving").new(2, 7)
    answer_whole(bot, game("proving"), g, int(g.asked))

    assert bot.bot.found
    assert not {id(thing) for thing in bot.bot.found} & {id(thing) for thing in secrets_of(g)}


def test_only_bots_of_our_own_have_no_guard() -> None:
    class Better(Greedy):
        """Inherits from a bot of ours, and could do anything."""

    assert isinstance(guarded(Better()), Guarded)
    assert isinstance(guarded(Prying(1)), Guarded)
    for bot in (make("random", 1), make("greedy", 1), Search(1), Guarded(Prying(1))):
        assert guarded(bot) is bot


def test_a_guarded_bot_plays_the_same_game_again() -> None:
    ends = []
    for _ in range(2):
        rules = game("kosmiczna-misja")
        g = rules.new(2, 5)
        play_out(rules, g, [Prying(0), make("greedy", 1)])
        ends.append(rules.outcome(g).scores)

    assert ends[0] == ends[1]
