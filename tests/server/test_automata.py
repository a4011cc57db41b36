"""Seats that move by rules: nobody's to fill, to play or to speak for."""

import random

import pytest

from orrery.games import GAMES, game
from tests.server.helpers import Data, Server, some_answer
from tests.server.test_endings import await_table

ON = {"automaton": True, "rounds": 1}


def play_alone(server: Server, token: str) -> Data:
    """Answer until the game is over; the person is the only one who is asked."""
    luck = random.Random(5)
    page = server.join(token)
    while not page.see(lambda now: now["ask"] or now["result"])["result"]:
        version = page.now["version"]
        if page.do("move", moves=some_answer(page.now["ask"], luck))["type"] == "done":
            page.catch_up(version + 1)
    page.close()
    return page.now


def test_one_person_plays_against_an_automaton(server: Server) -> None:
    links = server.new("proving", [{"name": "Ola"}, {}], options=ON)
    assert links["seats"][1] == ""
    now = play_alone(server, links["owner"])
    assert [(chair["name"], chair["bot"]) for chair in now["chairs"]] == [("Ola", ""), ("", "automaton")]
    assert now["result"]["how"] == "over"
    assert server.say(links["owner"], "download")["type"] == "record"


def test_an_automaton_takes_its_seat_whatever_was_wished_for_it(server: Server) -> None:
    for wish in ({}, {"name": "Jan"}, {"bot": "greedy"}, {"bot": "automaton"}):
        links = server.new("proving", [{}, wish], options=ON)
        assert server.table(links["owner"])["chairs"][1]["bot"] == "automaton"
    said = server.post("/api/tables", {"game": "proving", "chairs": [{"bot": "automaton"}, {}], "options": ON}).data
    assert "There is no bot called 'automaton'" in said["detail"]


def test_an_automaton_is_nobodys_to_change(server: Server) -> None:
    links = server.new("proving", [{}, {}, {}], options=ON)
    for bot in ("", "greedy"):
        assert server.say(links["owner"], "fill", seat=2, bot=bot)["code"] == "bad-input"
    assert server.say(links["owner"], "put-out", seat=2, bot="")["code"] == "bad-input"
    assert server.say(links["owner"], "renew", link=2)["code"] == "bad-input"


def test_people_agree_without_an_automaton(server: Server) -> None:
    links = server.new("proving", [{}, {}], options=ON)
    assert server.say(links["owner"], "agree", yes=True)["type"] == "done"
    assert server.table(links["owner"])["result"]["how"] == "agreed"


def test_whoever_concedes_to_an_automaton_has_lost(server: Server) -> None:
    links = server.new("proving", [{}, {}], options=ON)
    server.say(links["owner"], "concede")
    result = server.table(links["owner"])["result"]
    assert (result["how"], result["places"]) == ("conceded", [2, 1])


def test_an_automaton_stays_in_rematch_and_record(server: Server) -> None:
    links = server.new("proving", [{"name": "Ola"}, {}], options=ON)
    server.say(links["owner"], "concede")
    server.say(links["owner"], "rematch")
    again = await_table(server, links["owner"], lambda now: now["next"])["next"]
    assert server.table(again)["chairs"][1]["bot"] == "automaton"
    record = server.say(links["owner"], "download")["text"]
    seen = server.new("proving", [{}, {}], record=record)
    chairs = server.table(seen["owner"])["chairs"]
    assert [(chair["name"], chair["bot"]) for chair in chairs] == [("Ola", ""), ("", "automaton")]


@pytest.mark.parametrize(
    ("asked", "seats"),
    [
        ({"game": "proving", "seats": 3, "options": ON}, [2]),
        ({"game": "proving", "seats": 3}, []),
        ({"game": "proving", "seats": 9, "options": ON}, []),
        ({"game": "proving", "seats": 2, "options": {"automaton": "perhaps"}}, []),
    ],
)
def test_the_page_asks_which_seats_are_taken(server: Server, asked: Data, seats: list[int]) -> None:
    assert server.post("/api/automata", asked).data == seats


def test_the_page_is_told_which_option_seats_automata(server: Server) -> None:
    told = {info["name"]: info["automata"] for info in server.get("/api/welcome?hidden=1").data["games"]}
    assert told["proving"] == "automaton"


@pytest.mark.parametrize("name", GAMES)
def test_that_option_is_the_number_of_last_seats_which_automata_take(name: str) -> None:
    rules = game(name)
    options = rules.written_out({})
    assert rules.automata(4, options) == []
    if rules.AUTOMATA:
        assert rules.AUTOMATA in options
        assert rules.automata(4, {**options, rules.AUTOMATA: 1}) == [3]


def test_only_known_games_have_automata(server: Server) -> None:
    assert server.post("/api/automata", {"game": "chess", "seats": 2}).data["code"] == "no-link"
    assert server.post("/api/automata", {"game": "proving"}).data["code"] == "bad-input"
