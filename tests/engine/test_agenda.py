"""The agenda: questions, forced moves, sealed answers, and tables that shut after an error."""

import pickle

import pytest

from orrery.engine.agenda import DeadEnd, IllegalMove, is_over, legal, play, reopen, waiting, withdraw
from orrery.games.proving.steps.building import Pay
from orrery.games.proving.steps.raids import Answer, Raid
from tests.engine.tables import PROVING, agenda, choose, proving, run_until, step


def test_steps_happen_in_the_order_in_which_they_were_put_down() -> None:
    g = proving()
    g.agenda = agenda()
    g.then(Raid(2), Raid(0))
    g.then(Raid(1))
    g.players[0].coins[0] = g.players[1].coins[0] = g.players[2].coins[0] = 1
    asked = []
    reopen(g)
    while not is_over(g):
        asked.append(g.asked)
        choose(g, g.asked, "pass")

    assert asked == [1, 2, 0]


def test_a_forced_answer_is_played_and_is_an_event() -> None:
    g = proving()
    for p in g.players:
        p.coins[0] = p.coins[1] = 0
    g.agenda = agenda(Raid(0))
    reopen(g)

    assert is_over(g)
    assert PROVING.heard(g, 1)[-1] == "0 pass (forced)"


def test_a_step_that_must_be_answered_and_cannot_is_a_dead_end() -> None:
    g = proving()
    g.players[0].hand.fill([])
    g.agenda = agenda(Answer(0, 1))

    with pytest.raises(DeadEnd, match="Answer"):
        reopen(g)


def test_only_the_seat_that_is_asked_may_play_and_only_what_is_offered() -> None:
    g = proving()
    run_until(g, "Draft")

    for seat, text in ((1, "draw"), (0, "take orrery")):
        with pytest.raises(IllegalMove):
            choose(g, seat, text)
    assert legal(g, 1) == []


def test_an_illegal_move_tells_its_code_in_another_process_too() -> None:
    for error in (IllegalMove("no such die"), IllegalMove("too little", "incomplete")):
        there = pickle.loads(pickle.dumps(error))
        assert (str(there), there.code) == (str(error), error.code)


def test_after_an_exception_in_a_rule_the_table_refuses_everything() -> None:
    g = proving()
    g.players[0].coins[0] = 1
    g.agenda = agenda(Raid(1), Answer(0, raider=9))
    reopen(g)

    with pytest.raises(IndexError):
        choose(g, 0, "yield iron")
    assert not g.open
    assert legal(g, 0) == legal(g, 1) == waiting(g) == []
    with pytest.raises(IllegalMove):
        choose(g, 1, "pass")


def test_sealed_answers_wait_for_each_other_and_nobody_hears_of_them() -> None:
    g = proving(seats=2)
    dice = list(g.players[0].dice)
    before = PROVING.heard(g, 1)
    choose(g, 0, f"reroll {dice[0]}", "done")

    assert waiting(g) == [1]
    assert g.players[0].dice == dice
    assert PROVING.heard(g, 1) == before
    assert PROVING.view(g, 1).answer == []
    assert PROVING.view(g, 0).answer == [f"reroll {dice[0]}", "done"]

    choose(g, 1, "done")

    assert step(g) == "Draft"
    assert f"0 reroll {dice[0]}" in PROVING.heard(g, 1)


def test_a_sealed_answer_can_be_withdrawn_until_the_question_closes() -> None:
    g = proving(seats=2)
    choose(g, 1, "done")

    assert withdraw(g, 1)
    assert waiting(g) == [0, 1]
    assert not withdraw(g, 1)


def test_secret_answers_stay_secret_when_the_question_closes() -> None:
    g = proving(seats=2)
    run_until(g, "Planning")
    name = PROVING.view(g, 0).players[0].hand[0]
    choose(g, 0, f"plan {name}", "done")
    choose(g, 1, "done")

    assert f"0 plan {name}" in PROVING.heard(g, 0)
    assert not any("plan" in line for line in PROVING.heard(g, 1))
    assert PROVING.view(g, 1).players[0].plan_size == 1


def test_a_payment_lists_every_way_once() -> None:
    g = proving()
    g.players[0].coins[0] = 6
    g.players[0].coins[1] = 2
    g.agenda = agenda(Pay(0, 1, 2))
    reopen(g)
    ways = set()
    stack = [(g, "")]
    while stack:
        h, so_far = stack.pop()
        if is_over(h):
            assert (h.players[0].coins[0], h.players[0].coins[1]) not in ways
            ways.add((h.players[0].coins[0], h.players[0].coins[1]))
            continue
        for m in legal(h, 0):
            after = h.clone()
            play(after, 0, m)
            stack.append((after, so_far))

    assert ways == {(6 - 1 - 2 * iron, 2 - (2 - iron)) for iron in range(3)}
