"""Series of games, and their files."""

import json
from typing import Any

import pytest

from orrery import BadInput, game
from orrery.arena.match import play_out
from orrery.bots.uniform import Random
from orrery.engine import series
from orrery.engine.game import Outcome, Value
from orrery.engine.record import Record
from orrery.engine.series import SeriesFile


def played(name: str, series_name: str, seats: int = 2, seed: int = 4) -> tuple[SeriesFile, list[Outcome]]:
    """A whole series between random bots, as a file."""
    rules = game(name)
    file = SeriesFile(name, series_name, seats, seed, {})
    file.chairs = [{"name": "", "bot": "random"} for _ in range(seats)]
    found = rules.series(series_name, seats, seed, {})
    outcomes: list[Outcome] = []
    while (plan := found.next(outcomes)) is not None:
        g = rules.new(plan.seats, plan.seed, plan.options)
        record = Record(rules, g, plan.seed)
        play_out(rules, g, [Random(seat) for seat in range(seats)], record)
        outcomes.append(rules.outcome(g))
        file.records.append(record.write())
    return file, outcomes


def data(outcomes: list[Outcome]) -> list[dict[str, Any]]:
    return [outcome.data() for outcome in outcomes]


def test_a_match_gives_everybody_the_first_turn_and_ends() -> None:
    file, outcomes = played("kosmiczna-misja", "match", 3)
    firsts: list[Value] = [json.loads(text)["options"]["first"] for text in file.records]

    assert sorted(map(str, firsts)) == ["1", "2", "3"]
    assert sum(game("kosmiczna-misja").series("match", 3, 4, {}).standing(outcomes)) == 3 * 3 * 2


def test_standing_counts_opponents_left_behind() -> None:
    rules = game("kosmiczna-misja")
    match = series.Match(rules, 2, 4, {})
    outcome = rules.outcome(rules.new(2, 1))

    assert match.standing([]) == [0, 0]
    assert match.standing([outcome]) == [1, 1]


def test_the_best_of_three_ends_when_somebody_has_won_two_and_its_games_grow() -> None:
    rules = game("proving")
    best = rules.series("best-of-three", 2, 4, {"automaton": True})
    won, lost = Outcome([1, 2], [5, 3], []), Outcome([2, 1], [3, 5], [])
    plans = [best.next([won, lost][:n]) for n in range(3)]

    assert [plan.options["rounds"] for plan in plans] == [1, 2, 3]
    assert all(plan.options["automaton"] for plan in plans)
    assert plans[1].title == "best-of-three-2"
    assert (best.next([won, won]), best.next([won, lost, won])) == (None, None)
    assert best.standing([won, lost, won]) == [2, 1]
    assert (best.places([]), best.places([won, lost, won]), best.places([lost])) == ([1, 1], [1, 2], [2, 1])
    assert best.length([]) == 3
    assert best.titles() == ["best-of-three-1", "best-of-three-2", "best-of-three-3"]
    assert best.sheet([won, Outcome([1, 1], [4, 4], [])]) == [
        [("alone", 1), ("shared", 1)],
        [("alone", 0), ("shared", 1)],
    ]
    assert best.ranks([won, won]) == ["champion", ""]


@pytest.mark.parametrize(("name", "series_name"), [("kosmiczna-misja", "match"), ("proving", "best-of-three")])
def test_a_file_has_the_whole_series(name: str, series_name: str) -> None:
    file, outcomes = played(name, series_name)
    read = series.read(file.write())

    assert data(read.verify(game(name))) == data(outcomes)
    assert (read.name, read.seed, read.chairs) == (file.name, file.seed, file.chairs)


def test_the_last_game_of_a_file_may_be_in_play() -> None:
    file, outcomes = played("proving", "best-of-three")
    whole = json.loads(file.records[1])
    file.records[1:] = [json.dumps({**whole, "moves": whole["moves"][:5], "outcome": None})]

    assert data(series.read(file.write()).verify(game("proving"))) == data(outcomes[:1])


def text_of(**changes: Any) -> str:
    """The file of a series of which something was changed."""
    return json.dumps({**json.loads(played("proving", "best-of-three")[0].write()), **changes})


def games(order: list[int], numbers: list[int] | None = None, **changes: Any) -> str:
    """The file with these of its games, in this order; `changes` are of the last record."""
    records = [json.loads(text) for text in played("proving", "best-of-three")[0].records]
    kept = [dict(records[n]) for n in order]
    kept[-1].update(changes)
    entries = [{"number": n, "record": r} for n, r in zip(numbers or range(1, 9), kept, strict=False)]
    return text_of(games=entries)


def other_outcome(number: int) -> dict[str, Any]:
    """The outcome of a game with another score sheet."""
    record = json.loads(played("proving", "best-of-three")[0].records[number])
    return {**record["outcome"], "sheet": []}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (lambda: text_of()[:-200], "cut short"),
        (lambda: json.dumps({"format": "orrery-record-1"}), "not a series"),
        (lambda: json.dumps({"format": "orrery-series-1"}), "'game' is missing"),
        (lambda: text_of(seats="2"), "'seats' is missing or of the wrong kind"),
        (lambda: text_of(seed="x"), "its seed is not a number"),
        (lambda: text_of(games=[]), "has no games"),
        (lambda: text_of(chairs=[{"name": "Ada"}]), "its chairs"),
        (lambda: text_of(chairs=[7, {}]), "its chairs"),
        (lambda: text_of(games=[7]), "its game 1 is missing"),
        (lambda: text_of(games=[{"number": 1}]), "not a record"),
        (lambda: text_of(series="chess"), "no series 'chess'"),
        (lambda: text_of(options={"rounds": 9}), "must be a number"),
        (lambda: games([1, 0], [2, 1]), "its game 1 is missing or in another place"),
        (lambda: games([1, 0]), "Game 1 of this series: .* wrong order"),
        (lambda: games([0], game="kosmiczna-misja"), "a game of kosmiczna-misja, not of proving"),
        (lambda: games([0], box="0" * 32), "other content"),
        (lambda: games([0], version=1), "version 1 of the rules"),
        (lambda: games([0, 1], outcome={"places": [1, 1], "scores": [1, 1]}), "outcome is not what its moves give"),
        (lambda: games([0, 1], outcome=other_outcome(1)), "what its moves give: its sheet differ"),
        (lambda: text_of(open_seed="x"), "'open_seed' is missing or of the wrong kind"),
        (lambda: text_of(left_out=5), "'left_out' is missing or of the wrong kind"),
        (lambda: games([0], outcome=None), "Its outcome is missing"),
        (lambda: games([0, 1], moves=["0 fly"]), "Game 2 of this series: .* move 1"),
    ],
)
def test_bad_files_are_refused_in_a_sentence(text: Any, told: str) -> None:
    with pytest.raises(BadInput, match=told) as refused:
        series.read(text()).verify(game("proving"))
    assert "\n" not in str(refused.value)


def test_a_file_with_more_games_than_its_series_has_is_refused() -> None:
    file, _ = played("kosmiczna-misja", "match")
    file.records.append(file.records[-1])

    with pytest.raises(BadInput, match="over after 3 games"):
        file.verify(game("kosmiczna-misja"))


def test_a_game_that_was_not_finished_must_be_the_last() -> None:
    file, _ = played("proving", "best-of-three")
    first = json.loads(file.records[0])
    file.records[0] = json.dumps({**first, "moves": first["moves"][:3], "outcome": None})

    with pytest.raises(BadInput, match="not finished, and yet others follow"):
        file.verify(game("proving"))


def test_bad_series_are_refused() -> None:
    with pytest.raises(BadInput, match="2 to 4 players"):
        game("kosmiczna-misja").series("match", 7, 1, {})
    with pytest.raises(BadInput, match="it has: match, best-of-three"):
        game("proving").series("campaign", 2, 1, {})
