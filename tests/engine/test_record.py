"""Saved tables and records: whole, damaged, and foreign."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery import BadInput, game
from orrery.arena.match import play_out
from orrery.bots.uniform import Random
from orrery.engine.game import Outcome
from orrery.engine.record import Record, load, read_head, replay, save, verify
from orrery.games import GAMES

ODD: list[Any] = [None, 1.5, {}, [], True]  # values that no option has


def whole(name: str, seats: int = 3, seed: int = 5) -> str:
    rules = game(name)
    g = rules.new(seats, seed)
    record = Record(rules, g, seed)
    play_out(rules, g, [Random(seed + seat) for seat in range(seats)], record)
    return record.write()


def changed(text: str, **fields: Any) -> str:
    return json.dumps({**json.loads(text), **fields})


@pytest.mark.parametrize("name", GAMES)
def test_a_record_replays_to_its_outcome_and_reads_like_a_game(name: str) -> None:
    text = whole(name)
    data = json.loads(text)

    assert verify(game(name), text).write() == text
    assert data["format"] == "orrery-record-1"
    assert set(data["outcome"]) == {"places", "scores", "sheet"}
    assert all(move.split(" ")[0].isdecimal() for move in data["moves"])


@pytest.mark.parametrize("name", GAMES)
def test_a_record_can_be_replayed_up_to_any_move(name: str) -> None:
    text = whole(name)
    _, record = replay(game(name), text, 7)

    assert len(record.moves) == 7
    assert record.outcome is None


def test_a_record_prints_its_game_and_outcome_but_not_its_seed() -> None:
    text = whole("proving", seed=987654321)
    data = json.loads(text)
    told = f"{len(data['moves'])} moves, outcome: scores {data['outcome']['scores']}"

    assert repr(verify(game("proving"), text)) == f"<Record of proving: 3 seats, {told}>"
    assert repr(replay(game("proving"), text, 7)[1]) == "<Record of proving: 3 seats, 7 moves, outcome: none>"


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"format": "chess-1"}, "not a record that this version"),
        ({"game": "proving"}, "game of proving"),
        ({"version": 99}, "version 99 of the rules"),
        ({"box": "0" * 32}, "other content"),
        ({"seats": 9}, "2 to 4 players"),
        ({"seats": "three"}, "'seats' is missing or of the wrong kind"),
        ({"seed": "ten"}, "seed is not a number"),
        ({"seed": "1" * 5000}, "seed is not a number"),
        ({"version": True}, "'version' is missing or of the wrong kind"),
        ({"options": {"deck": "mine"}}, "Option 'deck'"),
        *[({"options": {"deck": value}}, "Option 'deck' must be one of") for value in ODD],
        ({"moves": ["0 open moon"]}, "move 1 .*'moon' is no tile"),
        ({"moves": ["0 fly"]}, "move 1"),
        ({"moves": ["7 open city"]}, "move 1"),
        ({"moves": ["open city"]}, "move 1"),
        ({"moves": [12]}, "move 1"),
        ({"outcome": None}, "outcome is not"),
    ],
)
def test_a_damaged_or_foreign_record_says_what_is_wrong(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        verify(game("kosmiczna-misja"), changed(whole("kosmiczna-misja"), **fields))


def test_an_illegal_move_is_named_with_its_number() -> None:
    text = whole("kosmiczna-misja")
    moves = json.loads(text)["moves"]

    with pytest.raises(BadInput, match="move 11 "):
        verify(game("kosmiczna-misja"), changed(text, moves=[*moves[:10], *moves[9:]]))


@pytest.mark.parametrize("share", [0.0, 0.3, 0.8, 0.999])
def test_a_truncated_record_is_no_record(share: float) -> None:
    text = whole("proving")

    with pytest.raises(BadInput, match="cut short"):
        read_head(text[: int(len(text) * share)])


@settings(max_examples=60)
@given(st.data())
def test_whatever_is_changed_in_a_record_it_is_replayed_or_refused(data: st.DataObject) -> None:
    text = whole("proving", 2, 3)
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.characters(codec="utf-8")) + text[at + 1 :]
    try:
        record = verify(game("proving"), damaged)
    except BadInput:
        return
    assert record.outcome == json.loads(damaged)["outcome"]


@pytest.mark.parametrize("name", GAMES)
def test_a_table_saved_in_the_middle_goes_on(name: str) -> None:
    rules = game(name)
    g, _ = replay(rules, whole(name), 9, None, True)
    text = save(rules, g)

    assert save(rules, load(rules, text)) == text


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"format": "orrery-record-1"}, "not a saved table"),
        ({"table": {}}, "damaged"),
        ({"table": None}, "damaged"),
        ({"options": {}}, "damaged"),
        ({"options": {"rounds": 9, "automaton": False}}, "damaged"),
        ({"version": 0}, "version 0"),
    ],
)
def test_a_damaged_saved_table_is_refused(fields: dict[str, Any], complaint: str) -> None:
    rules = game("proving")
    text = save(rules, rules.new(2, 1))

    with pytest.raises(BadInput, match=complaint):
        load(rules, changed(text, **fields))
    with pytest.raises(BadInput, match="cut short"):
        load(rules, text[:-9])


def test_a_saved_table_that_lost_something_is_refused() -> None:
    rules = game("kosmiczna-misja")
    data = json.loads(save(rules, rules.new(2, 1)))
    data["table"]["stack"]["cards"].pop()
    data["table"]["stack"]["marks"].pop()

    with pytest.raises(BadInput, match="a tile is missing"):
        load(rules, json.dumps(data))


def test_a_chosen_seed_is_marked_in_the_record() -> None:
    rules = game("proving")
    for chosen in (False, True):
        record = Record(rules, rules.new(2, 1), 1, chosen)

        assert json.loads(record.write())["open_seed"] is chosen
        assert replay(rules, record.write())[1].open_seed is chosen


def test_a_table_at_which_a_rule_failed_is_not_saved() -> None:
    rules = game("proving")
    g = rules.new(2, 1)
    g.open = False

    with pytest.raises(ValueError, match="a rule failed"):
        save(rules, g)


def test_merits_are_in_the_outcome_only_where_a_game_gives_them() -> None:
    assert "merits" not in Outcome([1, 2], [5, 3], [[("built", 5)], [("built", 3)]]).data()
    told = Outcome([1, 2], [5, 3], [[("built", 5)], [("built", 3)]], [[("cards", 2)], []]).data()
    assert told["merits"] == [[["cards", 2]], []]


def test_a_record_with_merits_is_verified() -> None:
    rules = game("proving")
    g = rules.new(2, 6, {"automaton": True, "rounds": 1})
    record = Record(rules, g, 6)
    play_out(rules, g, [Random(1), Random(2)], record)
    text = record.write()
    assert [name for ((name, _count),) in json.loads(text)["outcome"]["merits"]] == ["cards", "cards"]
    verify(rules, text)
    with pytest.raises(BadInput, match="outcome is not"):
        verify(rules, text.replace('"merits": [[["cards", ', '"merits": [[["cards", 1'))
