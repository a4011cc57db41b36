"""A campaign of Skymines at live tables: chapters, a chapter given up, a kill between chapters, the lobby."""

import json
from pathlib import Path
from typing import Any

import pytest

from orrery.arena.match import play_out
from orrery.bots.names import make
from orrery.engine.game import AUTOMATON
from orrery.engine.record import Record
from orrery.engine.series import SeriesFile
from orrery.games import game
from tests.server.helpers import Data, Server, serving
from tests.server.test_endings import await_table

LUNA = {"luna": 1, "level": 1}


def played(chapters: int = 99, seed: int = 5, bots: tuple[str, ...] = ("random", AUTOMATON)) -> SeriesFile:
    """The first chapters of a campaign, or all of them, against bots or Luna; the first bot plays for Ola."""
    rules, seats = game("skymines"), len(bots)
    file = SeriesFile("skymines", "campaign", seats, seed, rules.written_out(LUNA if AUTOMATON in bots else {}))
    file.chairs = [{"name": "Ola", "bot": ""}, *[{"name": "", "bot": bot} for bot in bots[1:]]]
    plays = rules.series("campaign", seats, seed, file.options)
    outcomes: list[Any] = []
    for _ in range(chapters):
        plan = plays.next(outcomes)
        if plan is None:
            break
        g = rules.new(plan.seats, plan.seed, plan.options)
        record = Record(rules, g, plan.seed)
        play_out(rules, g, [make("random" if bot == AUTOMATON else bot, seat) for seat, bot in enumerate(bots)], record)
        outcomes.append(rules.outcome(g))
        file.records.append(record.write())
    return file


def resumed(server: Server, text: str) -> str:
    answer = server.post("/api/series", {"text": text})
    assert answer.status == 200, answer.body
    return str(answer.data["owner"])


def following(server: Server, token: str) -> str:
    assert server.say(token, "rematch")["type"] == "done"
    return str(server.table(token)["next"])


def brief(server: Server, token: str) -> Data:
    found: Data = server.post("/api/mine", {"tokens": [token]}).data[0]
    return found


@pytest.mark.parametrize(
    ("wish", "said", "how"),
    [("concede", {}, "conceded"), ("agree", {"yes": True}, "agreed"), ("abandon", {}, "abandoned")],
)
def test_sk_95_a_chapter_that_was_given_up_does_not_count_and_is_played_again(
    server: Server, wish: str, said: Data, how: str
) -> None:
    links = server.new("skymines", [{"name": "Ola"}, {}], series="campaign", options=LUNA)
    assert server.say(links["owner"], wish, **said)["type"] == "done"
    now = server.table(links["owner"])
    assert now["result"]["how"] == how
    assert (now["series"]["is_counted"], now["series"]["games"], now["series"]["next"]) == (False, [], "campaign-1")
    assert (brief(server, links["owner"])["waits"], brief(server, links["owner"])["again"]) == (True, True)
    again = server.table(following(server, links["owner"]))
    assert again["series"]["title"] == "campaign-1"
    assert (again["series"]["number"], again["series"]["standing"]) == (1, [0, 0])
    assert again["view"]["display"] != now["view"]["display"]  # a fresh set-up
    assert not brief(server, links["owner"])["waits"]


def test_sk_95_a_chapter_that_a_bot_plays_on_for_somebody_counts(server: Server) -> None:
    links = server.new("skymines", [{"name": "Ola"}, {"name": "Jan"}], series="campaign")
    for token in links["seats"]:
        assert server.say(token, "leave", bot="random")["type"] == "done"
    now = await_table(server, links["owner"], lambda now: now["result"])
    assert now["result"]["how"] == "over"
    assert (now["series"]["is_counted"], now["series"]["next"]) == (True, "campaign-2")
    assert [one["scores"] for one in now["series"]["games"]] == [now["result"]["scores"]]
    assert sum(now["series"]["standing"]) > 0


def test_a_finished_campaign_tells_ranks_and_has_no_next_game(server: Server) -> None:
    token = resumed(server, played().write())
    now = server.table(token)["series"]
    assert (now["is_over"], now["is_counted"], now["next"]) == (True, True, "")
    assert {one["title"] for one in now["games"]} == {f"campaign-{n}" for n in range(1, 5)}
    assert (now["ranks"], now["standing"]) == (["campaign-rank-0", ""], [0, 0])
    assert not brief(server, token)["waits"]
    assert server.say(token, "rematch")["code"] == "series-over"
    assert server.table(token)["next"] == ""


def test_a_chapter_that_a_time_loop_repeats_waits_once_more(server: Server) -> None:
    now = brief(server, resumed(server, played(4).write()))
    assert (now["title"], now["waits"], now["again"]) == ("campaign-4", True, True)


@pytest.mark.parametrize("chapters", [1, 3])
def test_a_game_may_use_content_files_that_the_one_before_did_not(server: Server, chapters: int) -> None:
    """From the Moon to the Belt."""
    after = server.table(following(server, resumed(server, played(chapters).write())))
    assert (after["options"]["board"], after["series"]["title"]) == ("belt", f"campaign-{chapters + 1}")


def test_a_campaign_goes_on_from_its_file_and_tells_where_it_stands(server: Server) -> None:
    file = played(2)
    token = resumed(server, file.write())
    now = server.table(token)["series"]
    assert (now["title"], now["next"], now["number"], now["length"]) == ("campaign-2", "campaign-3", 2, 4)
    assert [one["title"] for one in now["games"]] == ["campaign-1", "campaign-2"]
    assert [sum(points for _, points in lines) for lines in now["sheet"]] == now["standing"]
    assert (brief(server, token)["title"], brief(server, token)["waits"]) == ("campaign-2", True)
    assert not brief(server, token)["again"]
    third = server.table(following(server, token))
    assert (third["options"]["settled"], third["series"]["title"]) == (True, "campaign-3")


def test_a_kill_between_chapters_loses_and_doubles_nothing(tmp_path: Path) -> None:
    file = played(1)
    with serving(tmp_path / "data", "--no-limits") as server:
        token = resumed(server, file.write())
        told = server.table(token)["series"]
        server.kill()
        server.start()
        assert server.table(token)["series"] == told
        after = following(server, token)
        server.kill()
        server.start()
        assert following(server, token) == after
        assert server.table(after)["series"]["games"] == told["games"]


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda file: json.dumps({**file, "games": numbered(file["games"][::-1])}), "wrong order"),
        (lambda file: json.dumps(file).replace('"scores": [', '"scores": [1', 1), "outcome is not what its moves give"),
        (lambda file: json.dumps({**file, "game": "astrominers"}), "."),
        (lambda file: json.dumps(file).replace('"box": "', '"box": "0', 1), "content"),
        (lambda file: json.dumps({**file, "options": {"luna": "x"}}), "must be a number"),
        (lambda file: json.dumps({**file, "options": {"luna": None}}), "must be a number"),
        (lambda file: json.dumps({**file, "options": {"moons": 2}}), "no option 'moons'"),
        (lambda file: json.dumps(file)[:-300], "cut short"),
    ],
)
def test_bad_files_of_a_campaign_are_refused_in_a_sentence(server: Server, spoil: Any, told: str) -> None:
    answer = server.post("/api/series", {"text": spoil(json.loads(played(2).write()))})
    assert (answer.status, answer.data["code"]) == (400, "bad-series")
    assert told in answer.data["detail"]
    assert answer.data["detail"].endswith(".")
    assert "\n" not in answer.data["detail"]


def numbered(games: list[Data]) -> list[Data]:
    return [{"number": n, "record": entry["record"]} for n, entry in enumerate(games, 1)]
