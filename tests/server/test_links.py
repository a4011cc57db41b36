"""What a link allows and forbids."""

import random

import pytest

from orrery.server.seats import Seats
from tests.server.helpers import Data, Page, Server, new_id, some_answer

OWNERS = [
    {"type": "fill", "seat": 1, "bot": "random"},
    {"type": "renew", "link": 1},
    {"type": "put-out", "seat": 1, "bot": ""},
    {"type": "mute", "seat": 1, "yes": True},
    {"type": "pause", "yes": True},
    {"type": "abandon"},
    {"type": "delete"},
]
MOVERS = [
    {"type": "undo", "id": "1", "number": 0},
    {"type": "move", "id": "2", "number": 0, "moves": ["done"]},
    {"type": "try", "number": 0, "moves": ["done"]},
    {"type": "rename", "name": "Nobody"},
    {"type": "leave", "bot": "random"},
    {"type": "return"},
    {"type": "concede"},
    {"type": "agree", "yes": True},
]


def refusal(server: Server, token: str, said: Data) -> str:
    """The code of the refusal, which is the same over HTTP and WebSocket."""
    over_http: Data = server.post("/api/say", said, token).data
    page = server.join(token)
    over_websocket = page.ask(**said)
    page.close()
    assert over_http == over_websocket
    assert over_http["type"] == "refused", over_http
    return str(over_http["code"])


@pytest.mark.parametrize("said", MOVERS, ids=lambda said: said["type"])
def test_an_onlookers_link_moves_nothing(server: Server, said: Data) -> None:
    links = server.new("proving", 2)
    before = server.table(links["seats"][0])
    assert refusal(server, links["look"], said) == "not-your-turn"
    after = server.table(links["seats"][0])
    for changing in ("version", "chairs"):
        del before[changing], after[changing]
    assert after == before
    assert [chair["name"] for chair in server.table(links["look"])["chairs"]] == ["", ""]


@pytest.mark.parametrize("said", OWNERS, ids=lambda said: said["type"])
def test_what_is_for_the_owner_is_refused_to_others(server: Server, said: Data) -> None:
    links = server.new("proving", 2)
    for token in (links["seats"][0], links["seats"][1], links["look"]):
        assert refusal(server, token, said) == "not-owner"
    assert server.table(links["owner"])["waiting"] == [0, 1]


def test_a_seats_link_moves_that_seat_only(server: Server) -> None:
    links = server.new("kosmiczna-misja", 2)
    first = server.table(links["look"])["waiting"][0]
    other = links["seats"][1 - first]
    offers = server.table(links["seats"][first])["ask"]["offers"]
    assert server.table(other)["ask"] is None

    for number in (0, 1):
        told = server.say(other, "move", id=new_id(), number=number, moves=[offers[0]["text"]])
        assert told["code"] in ("illegal", "stale")

    assert server.table(links["look"])["moves"] == 0
    assert server.say(other, "rename", name="Ola")["type"] == "done"
    names = [chair["name"] for chair in server.table(other)["chairs"]]
    assert names == ["Ola", ""] if first else ["", "Ola"]


def test_the_eyes_of_another_seat_are_for_after_the_end(server: Server) -> None:
    links = server.new("proving", 2)
    mine = links["seats"][0]
    for seat in (1, 7):
        assert server.say(mine, "look", at=0, seat=seat)["code"] == "not-over"
    assert server.say(mine, "look", at=0, seat=0)["type"] == "frame"
    assert server.say(mine, "course")["code"] == "not-over"
    assert server.say(mine, "download")["code"] == "not-over"
    server.say(links["owner"], "abandon")
    assert server.say(mine, "look", at=0, seat=1)["view"]["players"][1]["hand"]
    assert server.say(mine, "look", at=0, seat=7)["view"]["players"][1]["hand"] is None
    assert server.say(mine, "look", at=0, seat=5)["type"] == "refused"


def test_the_outline_is_for_the_own_eyes_until_the_end(server: Server) -> None:
    links = server.new("proving", 2)
    mine = links["seats"][0]
    assert server.say(mine, "outline", seat=1)["code"] == "not-over"
    assert server.say(mine, "outline", seat=0)["movers"] == []
    server.say(links["owner"], "abandon")
    assert server.say(mine, "outline", seat=1)["type"] == "outlined"
    assert server.say(mine, "outline", seat=5)["type"] == "refused"


def test_the_link_to_show_others_is_that_of_the_onlookers(server: Server) -> None:
    """It shows every moment of a game that is over, and gives no rights of a seat."""
    links = server.new("proving", 2)
    mine = links["seats"][1]
    assert server.say(mine, "share")["code"] == "not-over"
    assert server.say(links["owner"], "share")["token"] == links["look"]
    server.say(links["owner"], "abandon")
    shown = server.say(mine, "share")["token"]
    assert shown == links["look"]
    assert server.say(shown, "look", at=10_000, seat=0)["at"] == 0
    assert server.say(shown, "concede")["type"] == "refused"
    renewed = server.say(links["owner"], "renew", link=7)["token"]
    assert server.say(mine, "share")["token"] == renewed != shown


def forgeries(links: Data) -> list[str]:
    body, _, signature = links["seats"][0].rpartition(".")
    other_body, _, other_signature = links["seats"][1].rpartition(".")
    flipped = signature[:-2] + ("A" if signature[-2] != "A" else "B") + signature[-1]
    return [
        "",
        "x",
        ".",
        "null",
        body,
        f"{body}.",
        f"{body}.{flipped}",
        f"{other_body}.{signature}",
        f"{body}.{other_signature}",
        links["seats"][0][1:],
        links["seats"][0] + "A",
        links["owner"].replace(".", ".."),
        "W10." + signature,
    ]


def test_a_forged_link_leads_nowhere(server: Server) -> None:
    links = server.new("proving", 2)
    for token in forgeries(links):
        answer = server.get("/api/table", token)
        assert (answer.status, answer.data["code"]) == (404, "no-link")
        assert server.say(token, "pause", yes=True)["code"] == "no-link"
        page = Page(server.port)
        assert page.ask("enter", token=token)["code"] == "no-link"
        assert page.ask("pause", yes=True)["code"] == "no-link"
        page.close()
    assert server.post("/api/mine", {"tokens": forgeries(links)}).data[0]["table"] == ""


def test_links_of_one_server_are_worth_nothing_at_another(server: Server) -> None:
    links = server.new("proving", 2)
    forged = Seats(b"not the key of this server").token(links["table"], 0, True)
    assert server.say(forged, "delete")["code"] == "no-link"


def test_my_tables_tell_whose_turn_it_is_without_the_cards(server: Server) -> None:
    links = server.new("proving", [{"name": "Ala"}, {"bot": "random"}])
    briefs = server.post("/api/mine", {"tokens": [links["owner"], links["look"], "nonsense"]}).data
    assert [brief["seat"] for brief in briefs] == [0, 7, 0]
    assert [brief["is_owner"] for brief in briefs] == [True, False, False]
    assert [brief["table"] for brief in briefs] == [links["table"], links["table"], ""]
    assert briefs[0]["chairs"][0]["name"] == "Ala"
    assert set(briefs[0]) == {
        "token", "table", "game", "seat", "is_owner", "chairs", "waiting", "is_paused", "result", "touched",
        "is_damaged", "is_tutorial", "series", "number", "length", "title", "waits", "again",
    }  # fmt: skip


def test_one_page_can_look_through_several_seats_in_turn(server: Server) -> None:
    """As at a table shared by several people on one device."""
    links = server.new("proving", 2)
    page, luck = server.join(links["seats"][0]), random.Random(1)
    for turn in range(4):
        token = links["seats"][turn % 2]
        page.send("enter", token=token)
        page.now = {}
        page.see(lambda now, seat=turn % 2: now["seat"] == seat)
        if page.now["ask"]:
            assert page.do("move", moves=some_answer(page.now["ask"], luck))["type"] == "done"
        assert page.now["seat"] == turn % 2
