"""Series at live tables: the next game, the standing, files, and what harms them not."""

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from orrery import game
from orrery.engine import series
from orrery.engine.journal import ONLOOKER
from tests.server.helpers import Data, Server, serving, some_answer

ALONE = {"automaton": True}


def new_series(server: Server, chairs: list[Data] | None = None, **more: Any) -> Data:
    more.setdefault("options", ALONE)
    return server.new("proving", chairs or [{"name": "Ola"}, {}], series="best-of-three", **more)


def play(server: Server, token: str, answers: int = 1000) -> Data:
    """Give random answers until the game is over, or as many as named."""
    luck = random.Random(5)
    while answers and not (now := server.table(token))["result"]:
        moves = some_answer(now["ask"], luck)
        answers -= server.say(token, "move", id=f"{luck.random()}", number=now["number"], moves=moves)["type"] == "done"
    return server.table(token)


def following(server: Server, token: str) -> str:
    """Ask for the next game. Returns the link to it."""
    assert server.say(token, "rematch")["type"] == "done"
    return str(server.table(token)["next"])


def play_all(server: Server, token: str) -> Data:
    """Play a series to its end."""
    while not (now := play(server, token))["series"]["is_over"]:
        token = following(server, token)
    return now


def test_a_series_is_played_table_after_table(server: Server) -> None:
    links = new_series(server)
    first = play(server, links["owner"])
    assert first["options"]["rounds"] == 1
    assert (first["series"]["number"], first["series"]["length"], first["series"]["title"]) == (1, 3, "best-of-three-1")
    assert sum(first["series"]["standing"]) >= 1
    second = server.table(following(server, links["owner"]))
    assert second["options"] == {"rounds": 2, "automaton": True, "market": False}
    assert second["series"]["number"] == 2
    assert second["series"]["standing"] == first["series"]["standing"]
    assert [chair["name"] for chair in second["chairs"]] == ["Ola", ""]
    assert second["is_owner"]


def test_a_series_ends(server: Server) -> None:
    links = new_series(server)
    now = play_all(server, links["owner"])
    assert 2 in now["series"]["standing"]
    rest = server.post("/api/mine", {"tokens": [links["owner"]]}).data
    assert (rest[0]["series"], rest[0]["number"], rest[0]["length"]) == ("best-of-three", 1, 3)


def test_after_the_last_game_nothing_follows(server: Server) -> None:
    token = new_series(server)["owner"]
    while not play(server, token)["series"]["is_over"]:
        token = following(server, token)
    assert server.say(token, "rematch")["code"] == "series-over"
    assert server.table(token)["next"] == ""


def test_a_next_game_asked_for_twice_is_opened_once(server: Server) -> None:
    token = new_series(server)["owner"]
    play(server, token)
    assert following(server, token) == following(server, token)


def test_an_onlooker_cannot_ask_for_the_next_game_nor_anybody_before_the_end(server: Server) -> None:
    links = new_series(server)
    assert server.say(links["owner"], "rematch")["code"] == "not-over"
    play(server, links["owner"])
    assert server.say(links["look"], "rematch")["code"] == "not-owner"
    assert server.table(links["look"])["next"] == ""


def test_a_game_that_was_not_played_to_its_end_is_played_again(server: Server) -> None:
    token = new_series(server)["owner"]
    server.say(token, "concede")
    now = server.table(token)
    assert (now["series"]["standing"], now["series"]["is_counted"]) == ([0, 0], False)
    again = server.table(following(server, token))
    assert (again["series"]["number"], again["options"]["rounds"]) == (1, 1)


def test_seeds_of_later_games_are_not_told_by_the_series(server: Server) -> None:
    token = new_series(server)["owner"]
    play(server, token)
    text = json.loads(server.say(token, "download-series")["text"])
    planned = game("proving").series("best-of-three", 2, int(text["seed"]), ALONE).next([])
    assert text["games"][0]["record"]["seed"] != str(planned.seed)


def test_with_a_chosen_seed_the_whole_series_can_be_repeated(server: Server) -> None:
    token = new_series(server, seed="7")["owner"]
    planned = game("proving").series("best-of-three", 2, 7, ALONE).next([])
    assert server.table(token)["open_seed"] == str(planned.seed)


def test_a_single_game_has_no_series(server: Server) -> None:
    links = server.new("proving", 2)
    assert server.table(links["owner"])["series"] is None
    for asked in ("download-series", "past-games"):
        assert server.say(links["owner"], asked)["code"] == "no-series"


@pytest.mark.parametrize(
    "wish",
    [{"series": "chess"}, {"series": "best-of-three", "record": "{}"}, {"series": "match", "options": {"rounds": 0}}],
)
def test_bad_wishes_are_refused(server: Server, wish: Data) -> None:
    said = server.post("/api/tables", {"game": "proving", "chairs": [{}, {}], **wish})
    assert (said.status, said.data["type"]) == (400, "refused")


# Links to the games before.


def past(server: Server, token: str) -> list[str]:
    told = server.say(token, "past-games")
    assert told["type"] == "past-links", told
    links: list[str] = told["tokens"]
    return links


def test_a_series_links_to_its_finished_games(server: Server) -> None:
    first = new_series(server)["owner"]
    assert past(server, first) == []
    server.say(first, "concede")  # such a game is none of the finished ones
    again = following(server, first)
    over = play(server, again)
    assert [server.table(link)["table"] for link in past(server, again)] == [over["table"]]
    (link,) = past(server, following(server, again))
    assert (server.table(link)["seat"], server.table(link)["is_owner"]) == (ONLOOKER, False)
    assert server.say(link, "look", at=0, seat=1)["type"] == "frame"
    server.say(again, "renew", link=ONLOOKER)
    assert server.table(link)["type"] == "refused"
    assert past(server, again) != [link]


def test_a_series_does_not_link_to_a_table_that_is_deleted_or_was_elsewhere(server: Server) -> None:
    first = play_first(server)
    second = following(server, first)
    play(server, second)
    third = resume(server, download(server, second))["owner"]
    assert server.say(first, "delete")["type"] in ("done", "gone")
    assert [bool(link) for link in past(server, second)] == [False, True]
    assert [bool(link) for link in past(server, third)] == [False, True]
    assert server.table(past(server, third)[1])["table"] == server.table(third)["table"]


# Files.


def download(server: Server, token: str) -> str:
    told = server.say(token, "download-series")
    assert told["type"] == "record", told
    return str(told["text"])


def resume(server: Server, text: str) -> Data:
    answer = server.post("/api/series", {"text": text})
    assert answer.status == 200, answer.body
    links: Data = answer.data
    return links


def test_a_finished_game_goes_into_a_file_and_the_series_goes_on_elsewhere(server: Server) -> None:
    token = new_series(server)["owner"]
    now = play(server, token)
    text = download(server, token)
    links = resume(server, text)
    there = server.table(links["owner"])
    assert there["series"] == now["series"]
    assert [chair["name"] for chair in there["chairs"]] == ["Ola", ""]
    assert server.table(following(server, links["owner"]))["series"]["number"] == 2


def test_a_later_game_has_all_games_before_in_its_file(server: Server) -> None:
    token = following(server, play_first(server))
    play(server, token)
    text = download(server, token)
    assert len(series.read(text).verify(game("proving"))) == 2
    again = download(server, resume(server, text)["owner"])
    outcomes = [series.read(one).verify(game("proving")) for one in (text, again)]
    assert [outcome.data() for outcome in outcomes[0]] == [outcome.data() for outcome in outcomes[1]]


def play_first(server: Server) -> str:
    token = str(new_series(server)["owner"])
    play(server, token)
    return token


def test_a_game_in_play_is_in_the_file_of_the_only_person(server: Server) -> None:
    token = following(server, play_first(server))
    play(server, token, 3)
    assert server.table(token)["series"]["file"] == "in-play"
    before = server.table(token)
    links = resume(server, download(server, token))
    now = server.table(links["owner"])
    assert now["open_seed"] != ""
    assert (now["series"]["number"], now["view"]) == (2, before["view"])
    assert play(server, links["owner"])["series"]["is_counted"]


def test_a_game_in_play_stays_secret_where_several_people_play(server: Server) -> None:
    links = new_series(server, [{}, {}, {}])
    assert [server.table(token)["series"]["file"] for token in (links["owner"], links["look"])] == ["left-out"] * 2
    assert server.say(links["owner"], "download-series")["code"] == "series-empty"
    alone = following(server, play_first(server))
    play(server, alone, 3)
    look = server.table(alone)["links"]["look"]
    assert server.table(look)["series"]["file"] == "left-out"
    file = json.loads(download(server, look))
    assert (file["left_out"], len(file["games"])) == (True, 1)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda file: json.dumps(file)[:-40],
        lambda file: json.dumps({**file, "game": "chess"}),
        lambda file: json.dumps({**file, "game": "kosmiczna-misja", "series": "match", "options": {}}),
        lambda file: json.dumps({**file, "chairs": [{"name": "", "bot": ""}, {"name": "", "bot": "greedy"}]}),
        lambda file: json.dumps(
            {**file, "chairs": [{"name": "", "bot": "os:system"}, {"name": "", "bot": "automaton"}]}
        ),
        lambda file: json.dumps({**file, "games": file["games"] * 2}),
        lambda file: json.dumps({**file, "seats": 10**30}),
        lambda file: json.dumps({**file, "options": {"automaton": [[]]}}),
        lambda file: "[" * 5000,
        lambda file: "",
    ],
)
def test_bad_files_are_refused_in_a_sentence_and_open_nothing(frail: Server, spoil: Any) -> None:
    token = play_first(frail)
    text = download(frail, token)
    before = tables(frail.folder)
    answer = frail.post("/api/series", {"text": spoil(json.loads(text))})
    assert (answer.status, answer.data["code"]) == (400, "bad-series")
    assert answer.data["detail"].endswith(".")
    assert "\n" not in answer.data["detail"]
    assert tables(frail.folder) == before


def tables(folder: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(f"file:{folder / 'tables.sqlite'}?mode=ro", uri=True)) as db:
        return [*db.execute("SELECT id, series FROM tables ORDER BY id")]


# Faults.


def test_a_series_survives_a_kill_between_its_games(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-limits") as server:
        token = play_first(server)
        told = server.table(token)["series"]
        server.kill()
        server.start()
        assert server.table(token)["series"] == told
        after = following(server, token)
        server.kill()
        server.start()
        assert following(server, token) == after
        assert server.table(after)["series"]["number"] == 2
        assert len(tables(tmp_path / "data")) == 2


def kill_while_opening(folder: Path, times: int) -> None:
    """The request is sent and the server killed at once: the next game is there whole or not at all."""
    with serving(folder, "--no-limits") as server:
        for _ in range(times):
            token = play_first(server)
            before = len(tables(folder))
            page = server.join(token)
            page.send("rematch")
            server.kill()
            server.start()
            after = following(server, token)
            assert server.table(after)["series"]["number"] == 2
            assert len(tables(folder)) == before + 1
            assert len(json.loads(download(server, after))["games"]) == 2


def test_a_kill_while_the_next_game_is_opened_loses_and_doubles_nothing(tmp_path: Path) -> None:
    kill_while_opening(tmp_path / "data", 2)


@pytest.mark.long
def test_many_kills_while_the_next_game_is_opened(tmp_path: Path) -> None:
    kill_while_opening(tmp_path / "data", 40)


def test_when_the_last_table_of_a_series_is_deleted_its_records_are_gone(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-limits") as server:
        token = play_first(server)
        after = following(server, token)
        assert server.say(token, "delete")["type"] in ("done", "gone")
        assert len(json.loads(download(server, after))["games"]) == 2
        server.say(after, "delete")
        server.stop()
        with closing(sqlite3.connect(tmp_path / "data" / "tables.sqlite")) as db:
            assert db.execute("SELECT count(*) FROM chapters").fetchone() == (0,)
        server.start()


@pytest.mark.parametrize(
    ("old", "new"), [('"name":"best-of-three"', '"name":"chess"'), ('"outcomes":[]', '"outcomes":[{}]')]
)
def test_a_table_whose_series_is_damaged_harms_no_other(tmp_path: Path, old: str, new: str) -> None:
    with serving(tmp_path / "data", "--no-limits") as server:
        tokens = [new_series(server)["owner"] for _ in range(2)]
        id = server.table(tokens[0])["table"]
        server.stop()
        with closing(sqlite3.connect(tmp_path / "data" / "tables.sqlite", isolation_level=None)) as db:
            sql = "UPDATE tables SET setting = CAST(replace(CAST(setting AS TEXT), ?, ?) AS BLOB) WHERE id = ?"
            db.execute(sql, (old, new, id))
        server.start()
        briefs = server.post("/api/mine", {"tokens": tokens}).data
        assert [brief["is_damaged"] for brief in briefs] == [True, False]
        assert server.get("/api/table", tokens[0]).data["code"] == "damaged"
        assert play(server, tokens[1])["result"]["how"] == "over"
