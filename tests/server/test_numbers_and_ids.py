"""Each answer has the number of its question and an id: a stale one changes nothing, a repeated one is played once."""

import random

import pytest

from tests.server.helpers import Data, Page, Server, new_id, some_answer


def at_draft(server: Server, seats: int = 2) -> tuple[Data, list[Page]]:
    """A proving table at which the first seat drafts, and can take that back."""
    links = server.new("proving", seats)
    pages = [server.join(token) for token in links["seats"]]
    for page in pages:
        assert page.do("move", moves=[])["type"] == "done"
    pages[0].see(lambda now: now["ask"] and now["ask"]["step"] == "Draft")
    return links, pages


def test_a_stale_number_is_refused_with_the_present_table(server: Server) -> None:
    links, pages = at_draft(server)
    number = pages[0].now["number"]
    for stale in (number - 1, number + 1, -1, 10**30):
        pages[0].send("move", id="a", number=stale, moves=["pass"])
        first, second = pages[0].receive(), pages[0].receive()
        assert (first["type"], first["number"]) == ("table", number)
        assert (second["type"], second["id"], second["code"], second["detail"]) == ("refused", "a", "stale", "")
        assert server.say(links["seats"][0], "move", id="a", number=stale, moves=["pass"])["code"] == "stale"
    assert pages[0].do("move", moves=["pass"])["type"] == "done"


@pytest.mark.parametrize("again", [["pass"], ["draw"], []])
def test_a_repeated_id_is_answered_again_and_played_once(server: Server, again: list[str]) -> None:
    links, pages = at_draft(server)
    number = pages[0].now["number"]
    for moves in (["pass"], again, again):
        assert pages[0].ask("move", id="same", number=number, moves=moves) == {"type": "done", "id": "same"}
    assert server.say(links["seats"][0], "move", id="same", number=number, moves=again)["type"] == "done"
    assert pages[0].heard.count("0 pass") == 1
    assert server.table(links["look"])["moves"] == pages[0].now["moves"] == 3


def test_the_same_id_of_another_seat_is_another_request(server: Server) -> None:
    _, pages = at_draft(server)
    assert pages[0].do("move", id="same", moves=["pass"])["type"] == "done"
    pages[1].see(lambda now: now["ask"])
    assert pages[1].do("move", id="same", moves=["pass"])["type"] == "done"
    assert pages[1].heard.count("1 pass") == 1


def test_repeated_ids_are_known_after_a_restart(frail: Server) -> None:
    links, pages = at_draft(frail)
    number = pages[0].now["number"]
    pages[0].ask("move", id="move", number=number, moves=["pass"])
    pages[0].ask("chat", id="chat", text="Hello")
    frail.kill()
    frail.start()
    page = frail.join(links["seats"][0])
    assert page.ask("move", id="move", number=number, moves=["pass"])["type"] == "done"
    assert page.ask("chat", id="chat", text="Hello")["type"] == "done"
    assert page.ask("move", id="other", number=number, moves=["pass"])["code"] == "stale"
    now = frail.table(links["seats"][0])
    assert now["heard"].count("0 pass") == 1
    assert [line["text"] for line in now["chat"]] == ["Hello"]


def test_a_move_is_not_stale_because_another_seat_answered_the_same_question(server: Server) -> None:
    links = server.new("proving", 3)
    numbers = [server.table(token)["number"] for token in links["seats"]]
    for seat in (2, 0, 1):
        told = server.say(links["seats"][seat], "move", id=new_id(), number=numbers[seat], moves=[])
        assert told["type"] == "done"
    assert server.table(links["look"])["moves"] == 3


def test_chat_does_not_make_a_move_stale(server: Server) -> None:
    _, pages = at_draft(server)
    number = pages[0].now["number"]
    pages[1].do("chat", text="Hurry up")
    pages[0].see(lambda now: now["chat"])
    assert pages[0].now["number"] == number
    assert pages[0].ask("move", id="a", number=number, moves=["pass"])["type"] == "done"


def test_a_list_is_played_whole_or_not_at_all(server: Server) -> None:
    links = server.new("proving", 2)
    page = server.join(links["seats"][0])
    die = page.now["ask"]["offers"][0]["text"]
    for moves in ([die, "reroll 0"], [die, die, die, die], [die, "draw"], [die, "nonsense"]):
        assert not page.ask("try", number=page.now["number"], moves=moves)["ok"]
        assert page.do("move", moves=moves)["code"] == "illegal"
        assert server.table(links["seats"][0])["view"]["answer"] == []
    assert page.do("move", moves=[die])["type"] == "done"
    assert page.now["view"]["answer"] == [die, "done"]


def test_one_question_takes_one_move(server: Server) -> None:
    _, pages = at_draft(server)
    for moves in ([], ["pass", "pass"], ["pass", "draw"]):
        assert pages[0].do("move", moves=moves)["code"] == "illegal"
    assert pages[0].now["ask"]["step"] == "Draft"


def test_trying_says_what_playing_would_and_changes_nothing(server: Server) -> None:
    links = server.new("proving", 2)
    page, luck = server.join(links["seats"][0]), random.Random(3)
    before = server.table(links["seats"][0])
    answer = some_answer(page.now["ask"], luck)
    assert page.ask("try", number=page.now["number"], moves=answer) == {
        "type": "tried",
        "moves": answer,
        "ok": True,
        "fault": "",
    }
    assert page.ask("try", number=page.now["number"], moves=["reroll 0"])["ok"] is False
    assert page.ask("try", number=page.now["number"] - 1, moves=answer)["code"] == "stale"
    assert server.table(links["seats"][0]) == before


def test_it_says_why_not_in_codes_of_the_rules(server: Server) -> None:
    links, pages = at_draft(server)
    thing = next(offer["things"][0][0] for offer in pages[0].now["ask"]["offers"] if offer["things"])
    assert pages[0].ask("why", things=[thing]) == {"type": "reasons", "things": [thing], "reasons": []}
    assert codes(pages[0].ask("why", things=["nothing-at-all"])) == ["not-asked"]
    assert codes(pages[1].ask("why", things=[thing])) == ["not-your-turn"]
    assert codes(server.say(links["look"], "why", things=["x"])) == ["not-your-turn"]


def codes(told: Data) -> list[str]:
    return [reason["code"] for reason in told["reasons"]]
