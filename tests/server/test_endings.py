"""Leaving, filling a seat, conceding, agreeing, abandoning, pausing, deleting, rematch."""

import time
from typing import Any

from tests.server.helpers import PATIENCE, Data, Server
from tests.server.test_numbers_and_ids import at_draft


def await_table(server: Server, token: str, wanted: Any) -> Data:
    """The table, as soon as it meets the condition."""
    deadline = time.monotonic() + PATIENCE
    while not wanted(now := server.table(token)):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return now


def test_a_leaver_is_played_for_and_can_come_back(server: Server) -> None:
    links, pages = at_draft(server)
    assert pages[0].ask("leave", bot="random")["type"] == "done"
    pages[1].see(lambda now: now["chairs"][0]["away"])
    pages[1].see(lambda now: now["ask"])
    assert pages[0].do("move", moves=["pass"])["code"] in ("not-your-turn", "stale")
    assert pages[0].see(lambda now: now["version"] > 0)["ask"] is None
    assert pages[0].ask("return")["type"] == "done"
    pages[1].do("move", moves=["pass"])
    pages[0].see(lambda now: now["ask"] and now["ask"]["step"] == "Planning")
    assert not pages[0].now["chairs"][0]["away"]
    assert pages[0].do("move", moves=[])["type"] == "done"
    assert server.say(links["seats"][0], "leave", bot="os:system")["code"] == "bad-input"


def test_the_owner_fills_a_seat_with_a_bot_and_makes_it_a_persons_again(server: Server) -> None:
    links, pages = at_draft(server)
    assert server.say(links["owner"], "fill", seat=0, bot="greedy")["type"] == "done"
    pages[1].see(lambda now: now["ask"])
    assert pages[1].now["chairs"][0]["bot"] == "greedy"
    assert server.say(links["owner"], "fill", seat=0, bot="")["type"] == "done"
    assert server.table(links["seats"][0])["chairs"][0]["bot"] == ""
    for seat, bot in ((7, "greedy"), (2, "greedy"), (0, "search:9ms"), (0, "os:system")):
        assert server.say(links["owner"], "fill", seat=seat, bot=bot)["code"] == "bad-input"


def test_of_two_the_other_has_won_when_one_concedes(server: Server) -> None:
    _, pages = at_draft(server)
    assert pages[0].ask("concede")["type"] == "done"
    result = pages[1].see(lambda now: now["result"])["result"]
    assert (result["how"], result["places"]) == ("conceded", [2, 1])
    assert pages[0].see(lambda now: now["result"])["result"] == result
    assert pages[1].ask("concede")["code"] == "over"
    assert pages[1].do("move", moves=["pass"])["code"] == "over"


def test_of_three_a_bot_plays_on_for_who_concedes_until_one_is_left(server: Server) -> None:
    links, pages = at_draft(server, 3)
    assert pages[0].ask("concede")["type"] == "done"
    assert pages[0].ask("concede")["code"] == "not-your-turn"
    assert pages[0].ask("return")["code"] == "not-your-turn"
    assert server.say(links["owner"], "fill", seat=0, bot="")["code"] == "bad-input"
    pages[1].see(lambda now: now["ask"])
    assert pages[1].now["result"] is None
    assert pages[1].now["chairs"][0]["conceded"]
    assert pages[2].ask("concede")["type"] == "done"
    result = pages[1].see(lambda now: now["result"])["result"]
    assert result["how"] == "conceded"
    assert result["places"][1] == 1
    assert server.say(links["seats"][1], "download")["type"] == "record"


def test_a_game_ends_when_all_people_agree(server: Server) -> None:
    links = server.new("proving", [{}, {"bot": "random"}, {}])
    mine, other = links["seats"][0], links["seats"][2]
    assert server.say(mine, "agree", yes=True)["type"] == "done"
    assert [chair["agreed"] for chair in server.table(other)["chairs"]] == [True, False, False]
    server.say(mine, "agree", yes=False)
    server.say(other, "agree", yes=True)
    assert server.table(other)["result"] is None
    server.say(mine, "agree", yes=True)
    result = server.table(other)["result"]
    assert result["how"] == "agreed"
    assert sorted(result["places"])[0] == 1
    assert len(result["sheet"]) == 3
    assert server.say(mine, "agree", yes=True)["code"] == "over"


def test_who_conceded_has_the_seat_again_in_the_rematch(server: Server) -> None:
    links = server.new("kosmiczna-misja", [{"name": "Ada"}, {"name": "Bo"}])
    server.say(links["seats"][0], "concede")
    server.say(links["seats"][1], "rematch")
    again = server.table(server.table(links["seats"][0])["next"])

    assert [(chair["name"], chair["bot"]) for chair in again["chairs"]] == [("Ada", ""), ("Bo", "")]


def test_a_game_ends_when_the_last_who_had_not_agreed_leaves(server: Server) -> None:
    links = server.new("proving", [{}, {"bot": "random"}, {}])
    server.say(links["seats"][0], "agree", yes=True)
    server.say(links["seats"][2], "leave", bot="random")

    assert server.table(links["look"])["result"]["how"] == "agreed"


def test_an_abandoned_game_has_no_result(server: Server) -> None:
    links, pages = at_draft(server)
    assert server.say(links["owner"], "abandon")["type"] == "done"
    result = pages[1].see(lambda now: now["result"])["result"]
    assert result == {"how": "abandoned", "places": [], "scores": [], "sheet": [], "merits": []}
    assert server.say(links["owner"], "abandon")["code"] == "over"
    assert pages[1].ask("download")["type"] == "record"


def test_nobody_moves_in_a_pause(server: Server) -> None:
    links = server.new("proving", [{}, {"bot": "random"}, {}])
    assert server.say(links["owner"], "pause", yes=True)["type"] == "done"
    mine = links["seats"][0]
    assert server.say(mine, "move", id="a", number=0, moves=[])["code"] == "paused"
    assert server.say(mine, "undo", id="b", number=0)["code"] == "paused"
    assert server.say(mine, "try", number=0, moves=[])["code"] == "paused"
    assert server.say(mine, "chat", id="c", text="a break")["type"] == "done"
    assert server.table(mine)["is_paused"]
    server.say(links["owner"], "pause", yes=False)
    assert server.say(mine, "move", id="a", number=0, moves=[])["type"] == "done"
    await_table(server, mine, lambda now: now["waiting"] == [2])


def test_when_the_owner_deletes_a_table_the_others_are_told(server: Server) -> None:
    links, pages = at_draft(server)
    onlooker = server.join(links["look"])
    assert server.say(links["owner"], "delete")["type"] == "done"
    for page in (*pages, onlooker):
        assert page.until(lambda told: told["type"] != "table")["type"] == "gone"
        assert page.ask("chat", id="a", text="hello?")["type"] in ("gone", "refused")
    assert server.get("/api/table", links["seats"][0]).status == 404
    assert server.say(links["owner"], "delete")["code"] == "no-link"
    assert server.post("/api/mine", {"tokens": [links["owner"]]}).data[0]["table"] == ""


def test_a_rematch_is_told_to_everybody_with_a_link_of_their_own(server: Server) -> None:
    links = server.new("proving", [{"name": "Ala"}, {"bot": "random"}, {"name": "Ola"}], options={"rounds": 1})
    assert server.say(links["seats"][0], "rematch")["code"] == "not-over"
    server.say(links["owner"], "abandon")
    pages = [server.join(token) for token in (links["owner"], links["seats"][2], links["look"])]
    assert pages[2].ask("rematch")["code"] == "not-owner"
    assert pages[1].ask("rematch")["type"] == "done"
    for page in pages:
        page.see(lambda now: now["next"])
    assert len({page.now["next"] for page in pages}) == 3
    news = [server.table(page.now["next"]) for page in pages]
    assert len({now["table"] for now in news}) == 1
    assert [now["seat"] for now in news] == [0, 2, 7]
    assert [now["is_owner"] for now in news] == [True, False, False]
    assert [chair["name"] for chair in news[0]["chairs"]] == ["Ala", "", "Ola"]
    assert news[0]["chairs"][1]["bot"] == "random"
    assert news[0]["options"]["rounds"] == 1
    assert pages[0].ask("rematch")["type"] == "done"
    assert server.table(links["look"])["next"] == pages[2].now["next"]
