"""The bots, at every game."""

from pathlib import Path
from typing import Any

import pytest

from orrery import BadInput, game
from orrery.arena.batch import Study, simulate
from orrery.arena.match import play_out
from orrery.bots.api import Bot
from orrery.bots.names import is_timed, make
from orrery.bots.rehearsal import Rehearsal, rehearse
from orrery.bots.search import Search
from orrery.engine.agenda import is_over, legal, play
from orrery.engine.record import Record
from orrery.engine.sight import Sight
from orrery.games import GAMES

LONG = {
    "astrominers": ("search:40", 1),
    "skymines": ("search:20", 1),
}  # a bot and a number of games that are enough where a game takes long


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", "greedy", "search:20"])
def test_a_bot_plays_a_game_to_its_end_and_again_the_same(name: str, bot: str) -> None:
    records = []
    for _ in range(2):
        rules = game(name)
        g = rules.new(3, 5)
        record = Record(rules, g, 5)
        play_out(rules, g, [make(bot, seat) for seat in range(3)], record)
        assert is_over(g)
        records.append(record.write())

    assert records[0] == records[1]


class Last(Bot):
    """A bot from outside, interpreted: it takes the last move it is offered, and may look at what it sees."""

    def choose(self, sight: Sight) -> int:
        assert len(sight.texts()) == len(sight.moves)
        assert sight.view() is not None
        assert isinstance(sight.heard(), list)
        return sight.moves[-1]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_written_outside_the_package_plays(name: str) -> None:
    rules = game(name)
    g = rules.new(2, 5)
    play_out(rules, g, [Last(), make("greedy", 1)])

    assert is_over(g)


def test_a_bot_of_a_module_of_ones_own_is_found_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(
        "from orrery.bots.api import Bot\n"
        "class First(Bot):\n"
        "    def choose(self, sight):\n"
        "        return sight.moves[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    report = simulate(Study("proving", 2, 3, ("my_bots:First", "random"), 1))

    assert report["games"] == 3


@pytest.mark.parametrize(
    "name", ["", "wizard", "search:", "search:fast", "search:0", "search:-5", "search:1s", "nowhere:Bot", "json:loads"]
)
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        make(name, 1)


def test_only_bots_that_think_by_the_clock_are_timed() -> None:
    assert is_timed("search:800ms")
    assert not is_timed("search:800")
    assert not is_timed("search:hard")


def share(game_name: str, strong: str, weak: str, games: int) -> float:
    report = simulate(Study(game_name, 2, games, (strong, weak), 1, rotate=True))
    found: dict[str, Any] = report["by_bot"][strong]
    return float(found["share"])


def test_greedy_beats_random() -> None:
    assert share("kosmiczna-misja", "greedy", "random", 100) > 0.75


@pytest.mark.parametrize("name", GAMES)
def test_search_beats_random(name: str) -> None:
    search, games = LONG.get(name, ("search:60", 10))

    assert share(name, search, "random", games) > 0.6


def test_search_looks_only_at_imagined_tables() -> None:
    """The same observation gives the same choice, whatever is hidden."""
    rules = game("proving")
    g = rules.new(3, 8)
    play_out_some(rules, g, 12)
    seat = int(g.asked)
    thoughts = []
    for seed in range(3):
        h = rules.imagine(g, seat, seed) if seed else g
        root = Search(4, 150).think(Sight(rules, h, seat))
        thoughts.append({move: int(node.visits) for move, node in root.children.items()})

    assert thoughts[0] == thoughts[1] == thoughts[2]


def test_rehearsed_moves_are_the_same_whatever_lies_hidden() -> None:
    rules = game("astrominers")
    g = rules.new(2, 8)
    play_out_some(rules, g, 40)
    seat = int(g.asked)
    tables = [g, rules.imagine(g, seat, 1), rules.imagine(g, seat, 2)]
    totals = []
    for h in tables:
        rehearsal = Rehearsal(4)
        rehearsal.best(Sight(rules, h, seat), 16, 1e9)
        totals.append(rehearsal.totals)

    assert len(totals[0]) > 2
    assert totals[0] == totals[1] == totals[2]
    assert any(h.hidden()[0].cards != g.hidden()[0].cards for h in tables)


def test_rehearsals_beat_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """In any game with rehearsals; a short game shows it quickly."""
    monkeypatch.setattr(game("kosmiczna-misja"), "GREEDY_ROLLOUT_MOVES", 6)

    assert share("kosmiczna-misja", "search:120", "random", 10) > 0.7


def test_a_move_that_greedy_likes_less_is_taken_where_it_rehearses_better() -> None:
    rules = game("astrominers")
    second_thoughts = 0
    for seed in range(6):
        g = rules.new(2, seed)
        play_out_some(rules, g, 30)
        sight = Sight(rules, g, int(g.asked))
        rehearsal = Rehearsal(seed)
        move = rehearsal.best(sight, 16, 1e9)
        finalists = sorted(rehearsal.totals.values())[-2:]
        assert rehearsal.totals[move] in finalists
        second_thoughts += move != max(rehearsal.totals, key=lambda m: rehearsal.judge(sight, [], m))

    assert second_thoughts > 0


def test_the_last_move_of_all_is_judged_by_its_outcome() -> None:
    rules = game("kosmiczna-misja")
    g = rules.new(2, 3)
    play_out(rules, g, [make("greedy", 0), make("greedy", 1)], record := Record(rules, g, 3))
    h = rules.new(2, 3)
    for seat, text in record.moves[:-1]:
        play(h, seat, h.content().language.read(text))
    seat, text = record.moves[-1]

    assert rehearse(rules, h, seat, h.content().language.read(text)) == rules.shares(g)[seat]


def test_rehearsals_of_turns_end_where_a_turn_of_the_seat_or_a_round_begins() -> None:
    rules = game("skymines")
    g = rules.new(2, 8)
    play_out_some(rules, g, 60)
    seat = int(g.asked)
    ends = []
    for m in g.moves:
        h = g.clone()
        rehearse(rules, h, seat, m)
        ends.append(rules.turns_begun(h, seat))

    assert len(ends) > 1
    assert set(ends) <= {1, 2}


def test_rehearsals_stop_when_the_time_is_up() -> None:
    rules = game("astrominers")
    g = rules.new(2, 8)
    seat = int(g.asked)

    assert make("search:20ms", 1).choose(Sight(rules, g, seat)) in legal(g, seat)


def play_out_some(rules: Any, g: Any, moves: int) -> None:
    for n in range(moves):
        options = legal(g, g.asked)
        play(g, g.asked, options[n % len(options)])
