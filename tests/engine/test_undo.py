"""Undo, as a live table grants it."""

from typing import Any

import pytest

from orrery.engine.agenda import IllegalMove, reopen, waiting
from orrery.engine.moves import BadMove
from orrery.engine.record import replay, save, verify
from orrery.games.proving.steps.building import Pay
from tests.engine.tables import PROVING, agenda, live, step


def to_the_raids(table: Any) -> None:
    """Play on quietly until seat 0 may raid."""
    quiet = {"Rerolls": "done", "Draft": "pass", "Planning": "done"}
    while step(table.g) != "Raid":
        table.play(waiting(table.g)[0], [quiet[step(table.g)]])


def test_a_move_that_tells_nothing_can_be_taken_back() -> None:
    table = live()
    to_the_raids(table)
    before = save(PROVING, table.g)
    moves = list(table.record.moves)
    table.play(0, ["raid 1"])

    assert table.undo_fault(0) == ""
    table.undo(0)
    assert save(PROVING, table.g) == before
    assert table.record.moves == moves


def test_not_after_another_seat_has_answered() -> None:
    table = live()
    to_the_raids(table)
    table.play(0, ["raid 1"])
    table.play(1, ["yield iron"] if table.g.players[1].coins[0] else ["yield gold"])

    assert table.undo_fault(0) == "others-moved"
    with pytest.raises(IllegalMove):
        table.undo(0)
    table.undo(1)
    assert table.undo_fault(0) == ""


def test_not_after_somebody_learned_something() -> None:
    table = live()
    while step(table.g) != "Draft":
        table.play(waiting(table.g)[0], ["done"])
    table.play(0, ["draw"])

    assert table.undo_fault(0) == "learned"
    assert live().undo_fault(0) == "nothing-to-undo"


def test_offers_say_which_moves_are_final_and_what_they_are_about() -> None:
    table = live()
    while step(table.g) != "Draft":
        table.play(waiting(table.g)[0], ["done"])
    offers = {offer.text: offer for offer in table.offers(0)}

    assert offers["draw"].final
    assert not offers["pass"].final
    name = PROVING.view(table.g, 0).display[0]
    assert "display-1" in offers[f"take {name}"].things[0]


def test_a_sealed_answer_is_withdrawn_without_touching_the_others() -> None:
    table = live()
    table.play(2, ["done"])
    table.play(0, ["done"])
    numbers = list(table.numbers)
    table.undo(2)

    assert waiting(table.g) == [1, 2]
    assert table.record.moves == [(0, "done")]
    assert [new - old for new, old in zip(table.numbers, numbers, strict=True)] == [0, 0, 1]
    assert table.undo_fault(1) == "others-moved"


def test_a_set_may_be_sent_in_any_order_and_is_one_unit_of_undo() -> None:
    table = live(seed=3)
    dice = list(table.g.players[1].dice)
    table.play(1, ["done", *[f"reroll {face}" for face in reversed(dice)]])

    assert table.record.moves == [*[(1, f"reroll {face}") for face in dice], (1, "done")]
    table.undo(1)
    assert table.record.moves == []


def test_a_list_of_moves_is_played_whole_or_not_at_all() -> None:
    table = live()
    before = save(PROVING, table.g)
    for texts in (["reroll 6", "reroll 6", "reroll 6", "reroll 6", "done"], ["done", "done"]):
        with pytest.raises(IllegalMove):
            table.play(0, texts)
    with pytest.raises(BadMove):
        table.play(0, ["done", "dance"])

    assert save(PROVING, table.g) == before
    assert table.record.moves == []


def test_only_a_seat_that_is_asked_may_send_something_and_not_nothing() -> None:
    table = live()
    to_the_raids(table)
    table.play(0, ["raid 1"])
    for seat, texts in ((2, []), (2, ["pass"]), (1, [])):
        with pytest.raises(IllegalMove):
            table.play(seat, texts)

    assert table.undo_fault(0) == ""


def test_a_list_cannot_reach_beyond_what_it_brings_to_light() -> None:
    """Otherwise a player could look at what comes, and take the move back."""
    table = live(2, 0, automaton=True)
    table.play(0, ["done"])
    hand = {*PROVING.view(table.g, 0).players[0].hand, "nail", "ring", "lamp", "clock", "globe", "orrery"}
    for name in hand:
        with pytest.raises(IllegalMove):
            table.play(0, ["draw", f"plan {name}"])


def test_a_question_put_to_one_seat_alone_closes_and_can_be_taken_back() -> None:
    table = live(2, 0, automaton=True)
    before = save(PROVING, table.g)
    table.play(0, ["done"])
    assert step(table.g) == "Draft"
    if not table.undo_fault(0):
        table.undo(0)
        assert save(PROVING, table.g) == before
    table = live(2, 0, automaton=True)
    table.play(0, ["done"])
    table.play(0, ["pass"])
    replay(PROVING, table.record.write())


def test_a_seats_question_number_changes_only_with_its_own_question() -> None:
    table = live()
    table.play(1, ["done"])
    assert table.numbers == [0, 1, 0]
    table.play(0, ["done"])
    table.play(2, ["done"])
    while step(table.g) == "Draft":
        table.play(table.g.asked, ["pass"])
    numbers = list(table.numbers)
    to_the_raids(table)
    table.play(0, ["raid 1"])
    late = table.numbers[1]
    table.undo(0)
    table.play(0, ["raid 1"])

    assert table.numbers[1] > late >= numbers[1]


def test_a_record_with_take_backs_replays() -> None:
    table = live(rounds=1)
    n = 0
    while table.g.asked >= 0:
        seat = waiting(table.g)[-1]
        offers = table.offers(seat)
        n += 1
        table.play(seat, [offers[n % len(offers)].text])
        if n % 3 == 0 and not table.undo_fault(seat):
            table.undo(seat)

    assert verify(PROVING, table.record.write()).outcome == table.record.outcome


def test_a_question_tells_its_form_and_a_default_payment() -> None:
    table = live()
    asked = table.ask(1)

    assert (asked.step, asked.form, asked.least, asked.most, asked.number) == ("Rerolls", "set", 0, 3, 0)
    assert "done" in [offer.text for offer in asked.offers]
    table.g.players[0].coins[0] = 4
    table.g.players[0].coins[1] = 1
    table.g.answers = []
    table.g.agenda = agenda(Pay(0, 0, 2))
    reopen(table.g)
    paying = table.ask(0)
    assert (paying.form, paying.default) == ("pay", ["pay gold", "pay iron"])
    assert table.ask(1) is None
    table.play(0, paying.default)
    assert list(table.g.players[0].coins) == [2, 0]


def test_a_gathered_answer_is_closed_for_whoever_gathered_it() -> None:
    table = live()
    face = PROVING.view(table.g, 0).players[0].dice[0]
    after = table.answer(0, [f"reroll {face}"])

    assert after.record.moves == [(0, f"reroll {face}"), (0, "done")]
    assert 0 not in waiting(after.g)
    assert table.record.moves == []  # the table itself has not changed
    assert table.answer(0, []).record.moves == [(0, "done")]
    assert table.answer(0, ["done"]).record.moves == [(0, "done")]
    after.undo(0)
    assert after.record.moves == []


def test_a_payment_that_is_not_whole_is_none() -> None:
    table = live()
    table.g.players[0].coins[0] = 9
    table.g.players[0].coins[1] = 5
    table.g.answers = []
    table.g.agenda = agenda(Pay(0, 1, 2))
    reopen(table.g)

    assert table.answer(0, ["pay gold", "pay gold"]).g.players[0].coins[1] == 3
    with pytest.raises(IllegalMove) as refused:
        table.answer(0, ["pay gold"])
    assert refused.value.code == "incomplete"
    with pytest.raises(IllegalMove):
        table.answer(0, [])
    with pytest.raises(IllegalMove):
        table.answer(1, ["pay gold"])
