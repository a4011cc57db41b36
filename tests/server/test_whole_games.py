"""Whole games over WebSocket and over HTTP, from the first question to the record."""

import random
from typing import Any

import pytest

from orrery import game
from orrery.engine.record import verify
from orrery.games import GAMES
from tests.server.helpers import SEATED, Data, Page, Server, new_id, some_answer


def play_over_websocket(pages: list[Page], luck: random.Random) -> None:
    """Everybody answers at random until there is a result."""
    while pages[0].now["result"] is None:
        version = pages[0].now["version"]
        page = pages[luck.choice(pages[0].now["waiting"])]
        page.catch_up(version)
        answer = some_answer(page.now["ask"], luck)
        told = page.do("move", moves=answer)
        if told["type"] == "refused":  # a payment that is not whole
            assert told["code"] in ("illegal", "incomplete")
            told = page.do("move", moves=page.now["ask"]["default"])
        assert told["type"] == "done"
        pages[0].catch_up(page.now["version"])


def check_record(name: str, told: Data, result: Data) -> None:
    assert told["type"] == "record"
    assert told["name"].startswith(name)
    assert told["name"].endswith(".orrery.json")
    record = verify(game(name), told["text"])
    assert record.outcome is not None
    assert (record.outcome["places"], record.outcome["scores"]) == (result["places"], result["scores"])


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_people_play_a_whole_game_over_websocket(server: Server, name: str, seats: int) -> None:
    links = server.new(name, seats)
    pages = [server.join(token) for token in links["seats"]]
    onlooker = server.join(links["look"])

    play_over_websocket(pages, random.Random(seats))

    result = pages[0].now["result"]
    assert result["how"] == "over"
    assert len(result["scores"]) == seats
    for page in [*pages, onlooker]:
        page.see(lambda now: now["result"])
        assert page.now["result"] == result
        assert page.now["ask"] is None
        assert page.now["waiting"] == []
        check_record(name, page.ask("download"), result)
        assert page.do("move", moves=["pass"])["code"] in ("over", "not-your-turn")
    rows = pages[0].ask("course")["rows"]
    assert rows[-1] == result["scores"]
    assert len(rows) == pages[0].now["moves"] + 1


@pytest.mark.parametrize("name", GAMES)
def test_people_play_a_whole_game_over_http(server: Server, name: str) -> None:
    links = server.new(name, 2)
    luck = random.Random(5)
    seen: Any = server.table(links["look"])
    while not seen["result"]:
        token = links["seats"][luck.choice(seen["waiting"])]
        mine = server.table(token)
        answer = some_answer(mine["ask"], luck)
        if not server.say(token, "try", number=mine["number"], moves=answer)["ok"]:
            answer = mine["ask"]["default"]
        assert server.say(token, "move", id=new_id(), number=mine["number"], moves=answer)["type"] == "done"
        seen = server.table(links["look"])
    assert seen["result"]["how"] == "over"
    check_record(name, server.say(links["look"], "download"), seen["result"])


def test_the_log_arrives_in_parts_and_adds_up_to_the_whole(server: Server) -> None:
    links = server.new("proving", 3)
    pages = [server.join(token) for token in links["seats"]]
    play_over_websocket(pages, random.Random(8))
    for page, token in zip(pages, links["seats"], strict=True):
        page.see(lambda now: now["result"])
        assert page.heard == server.table(token)["heard"]
        assert any(told.count('"heard_from":0') == 0 for told in page.traffic)


def test_a_game_goes_on_from_the_middle_of_its_record(server: Server) -> None:
    links = server.new("proving", 2)
    pages = [server.join(token) for token in links["seats"]]
    play_over_websocket(pages, random.Random(9))
    text = pages[0].ask("download")["text"]
    half = pages[0].now["moves"] // 2
    then = pages[0].ask("look", at=half, seat=0)

    again = server.new("proving", 2, record=text, at=half)

    now = server.table(again["seats"][0])
    assert now["view"] == then["view"]
    assert now["heard"] == then["heard"]
    assert now["open_seed"]
    assert now["waiting"] == then["waiting"]
