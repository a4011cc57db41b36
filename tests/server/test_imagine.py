"""A seat that is asked gets a table to think on, which tells it nothing that it does not know."""

import json
import random
import secrets

import pytest

from orrery import game
from orrery.arena.promises import seen
from orrery.engine.agenda import is_over, waiting
from orrery.engine.table import Table, open_table
from orrery.games import GAMES
from orrery.server.thinking import imagined
from tests.server.helpers import Data, Server, some_answer


def test_the_table_looks_the_same_and_another_one_comes_each_time(server: Server) -> None:
    token = server.new("proving", 2)["seats"][0]
    now = server.table(token)
    told = [server.say(token, "imagine", number=now["number"]) for _ in range(4)]
    rules = game("proving")

    assert {reply["type"] for reply in told} == {"imagined"}
    assert {reply["number"] for reply in told} == {now["number"]}
    assert len({reply["table"] for reply in told}) == 4
    for reply in told:
        view, _ = json.loads(seen(rules, rules.load(reply["table"]), 0))
        assert view == now["view"]


def test_only_the_seat_that_is_asked_gets_it(server: Server) -> None:
    links = server.new("kosmiczna-misja", 2, options={"first": "1"})
    first, second = links["seats"]

    def code(token: str, number: int) -> str:
        return str(server.say(token, "imagine", number=number).get("code", ""))

    assert code(first, 0) == ""
    assert code(first, 1) == code(first, -1) == "stale"
    assert code(second, 0) == "not-your-turn"
    assert code(links["look"], 0) == "not-your-turn"
    server.say(links["owner"], "pause", yes=True)
    assert code(first, 0) == "paused"
    server.say(links["owner"], "abandon")
    assert code(first, 0) == "over"


@pytest.mark.parametrize("name", GAMES)
def test_nothing_in_it_depends_on_what_the_seat_cannot_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bytes are those of any table that looks the same."""
    rules, luck = game(name), random.Random(3)
    table = open_table(rules, 3, luck.getrandbits(128))
    monkeypatch.setattr(secrets, "randbits", lambda _: 4711)
    for n in range(60):
        if is_over(table.g):
            break
        seat = waiting(table.g)[-1]
        if n % 6 == 0:
            twin = table.copy()
            twin.g = rules.imagine(table.g, seat, n)
            text = imagined(rules, table, seat)
            assert imagined(rules, twin, seat) == text
            assert str(table.g.chance.seed) not in text
        table = moved(table, seat, luck)


def moved(table: Table, seat: int, luck: random.Random) -> Table:
    ask = table.ask(seat)
    assert ask is not None
    data: Data = ask.data()
    while True:
        answer = some_answer(data, luck)
        if not table.fault(seat, answer):
            return table.answer(seat, answer)
