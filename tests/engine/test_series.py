"""Series of tables."""

import json

import pytest

from orrery import BadInput, game
from orrery.arena.match import play_out
from orrery.bots.uniform import Random
from orrery.engine import series
from orrery.engine.game import Outcome, Value
from orrery.engine.record import Record, verify


def test_a_match_gives_everybody_the_first_turn_and_ends() -> None:
    rules = game("kosmiczna-misja")
    match = series.Match(rules, 3, 4, {}, tables=3)
    outcomes: list[Outcome] = []
    records: list[Record] = []
    firsts: list[Value] = []
    while (plan := match.next(outcomes)) is not None:
        g = rules.new(plan.seats, plan.seed, plan.options)
        record = Record(rules, g, plan.seed)
        play_out(rules, g, [Random(seat) for seat in range(3)], record)
        outcomes.append(rules.outcome(g))
        records.append(record)
        firsts.append(plan.options["first"])

    assert sorted(map(str, firsts)) == ["1", "2", "3"]
    assert sum(match.standing(outcomes)) == 3 * 3 * 2
    kept = series.read(series.write(records))
    assert [verify(rules, text).outcome for text in kept] == [record.outcome for record in records]


def test_standing_counts_opponents_left_behind() -> None:
    rules = game("kosmiczna-misja")
    match = series.Match(rules, 2, 4, {})
    g = rules.new(2, 1)
    outcome = rules.outcome(g)

    assert match.standing([]) == [0, 0]
    assert match.standing([outcome]) == [1, 1]


def test_bad_series_are_refused() -> None:
    with pytest.raises(BadInput, match="2 to 4 players"):
        series.Match(game("kosmiczna-misja"), 7, 1, {})
    with pytest.raises(BadInput, match="not a series"):
        series.read(json.dumps({"format": "orrery-record-1"}))
    with pytest.raises(BadInput, match="no records"):
        series.read(json.dumps({"format": "orrery-series-1"}))
