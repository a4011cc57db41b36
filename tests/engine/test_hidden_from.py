"""Who must not look on while a seat sees its own table: several people may share a screen."""

from typing import Any

from orrery.engine.agenda import waiting
from orrery.engine.journal import PUBLIC
from tests.engine.tables import live, step


def at_draft() -> Any:
    """A table where cards are taken next. Nobody has one."""
    table = live()
    while step(table.g) != "Draft":
        table.play(waiting(table.g)[0], ["done"])
    for player in table.g.players:
        while len(player.hand.cards):
            player.hand.take(0)
    return table


def hidden(table: Any) -> list[list[int]]:
    return [table.hidden_from(seat) for seat in range(3)]


def test_nothing_is_hidden_while_nobody_has_a_card() -> None:
    assert hidden(at_draft()) == [[], [], []]


def test_a_card_that_only_its_owner_has_seen_is_hidden_from_all_others() -> None:
    table = at_draft()
    table.play(0, ["draw"])
    assert hidden(table) == [[1, 2], [], []]


def test_a_card_that_all_have_seen_is_hidden_from_nobody() -> None:
    table = at_draft()
    table.g.players[0].hand.put(0, PUBLIC)
    assert hidden(table) == [[], [], []]


def test_a_sealed_answer_is_hidden_from_those_who_have_still_to_give_theirs() -> None:
    table = live()
    for player in table.g.players:
        player.hand.fill([])
    assert step(table.g) == "Rerolls"
    assert hidden(table) == [[1, 2], [0, 2], [0, 1]]
    table.play(0, ["done"])
    assert hidden(table) == [[1, 2], [2], [1]]
    table.play(1, ["done"])
    assert hidden(table) == [[2], [2], []]
