"""Tutorials at live tables: other moves, the scripted seats, the end, coming back, and a file that has changed."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery import game
from orrery.server.house import House
from orrery.server.lobby import NewTutorial
from orrery.server.table import Action
from orrery.server.tutorial import Tutorial, folder_of
from tests.server.helpers import Data, Page, Server
from tests.server.tables import Watcher, desk_at, run_in_house

GAME = "kosmiczna-misja"
FILE = Tutorial(game(GAME), folder_of(game(GAME))).file
FIRST = ["open right"]


def learn(server: Server, name: str = GAME, **more: Any) -> Data:
    answer = server.post("/api/tutorials", {"game": name, "name": "Ana", **more})
    assert answer.status == 200, answer.body
    links: Data = answer.data
    return links


def at_turn(page: Page) -> Data:
    return page.see(lambda now: now["guide"]["stage"] == "yours")


def guided(page: Page, turns: int = 99) -> None:
    """Do what is asked for, so many turns long."""
    for _ in range(turns):
        if page.see(lambda now: now["guide"]["stage"] != "others")["guide"]["stage"] == "end":
            return
        now = at_turn(page)
        assert page.do("move", moves=now["guide"]["moves"])["type"] == "done"
        page.catch_up(now["version"] + 1)


@pytest.fixture
def page(server: Server) -> Any:
    opened = server.join(learn(server)["owner"])
    yield opened
    opened.close()


def test_the_lobby_says_which_games_have_one(server: Server) -> None:
    games = {info["name"]: info for info in server.get("/api/welcome?hidden=1").data["games"]}
    assert games[GAME]["has_tutorial"]
    assert not games["proving"]["has_tutorial"]
    assert server.post("/api/tutorials", {"game": "proving"}).data["code"] == "no-tutorial"
    assert server.post("/api/tutorials", {"game": "chess"}).data["code"] == "no-tutorial"


def test_it_begins_with_what_is_read_and_asked_for(page: Page) -> None:
    guide = at_turn(page)["guide"]
    assert (guide["turn"], guide["turns"], guide["id"], guide["moves"]) == (1, 11, "first", FIRST)
    assert [reading["id"] for reading in guide["look"]] == ["goal", "bank"]
    assert page.now["chairs"][1]["bot"] == "search:easy"


def test_another_possible_move_is_not_carried_out(page: Page) -> None:
    before = at_turn(page)
    told = page.do("move", moves=["open left"])
    assert (told["type"], told["code"]) == ("refused", "other-move")
    assert page.do("move", moves=FIRST)["type"] == "done"
    assert page.catch_up(before["version"] + 1)["heard"][0] == "0 open right"


def test_an_impossible_move_is_refused_as_always(page: Page) -> None:
    at_turn(page)
    assert page.do("move", moves=["open outpost"])["code"] == "illegal"
    assert page.do("move", moves=FIRST, number=7)["code"] == "stale"


def test_the_other_seats_answer_from_the_file(page: Page) -> None:
    guided(page, 3)
    at_turn(page)
    theirs = [turn.moves[0] for turn in FILE.turn if turn.seat == 1][:3]
    assert [
        line[2:] for line in page.heard if line.startswith(("1 open", "1 place")) and "forced" not in line
    ] == theirs


def test_its_end_and_the_free_game(server: Server, page: Page) -> None:
    guided(page)
    assert page.now["result"]["how"] == "learned"
    assert page.now["waiting"] == []
    assert page.do("move", moves=FIRST)["code"] == "over"

    free = server.table(learn(server, is_free=True)["owner"])
    assert (free["moves"], free["guide"], free["result"]) == (FILE.free.at, None, None)
    assert [(chair["name"], chair["bot"]) for chair in free["chairs"]] == [("Ana", ""), ("", "search:easy")]
    assert free["ask"]


def test_the_list_of_tables_names_it(server: Server) -> None:
    links = learn(server)
    other = server.new(GAME, 2)
    lines = server.post("/api/mine", {"tokens": [links["owner"], other["owner"]]}).data
    assert [line["is_tutorial"] for line in lines] == [True, False]


def test_who_looks_on_is_not_guided(server: Server) -> None:
    links = learn(server)
    assert server.table(links["look"])["guide"] is None


def test_it_goes_on_after_a_restart(frail: Server) -> None:
    links = learn(frail)
    page = frail.join(links["owner"])
    guided(page, 2)
    before = at_turn(page)["guide"]
    page.close()
    frail.kill()
    frail.start()

    page = frail.join(links["seats"][0])
    assert at_turn(page)["guide"] == before
    guided(page)
    assert page.now["guide"]["stage"] == "end"
    page.close()


def test_undo_goes_back_to_the_turn_before(page: Page) -> None:
    """In this game every answer turns something up, so that nothing can be taken back."""
    guided(page, 1)
    at_turn(page)
    assert page.do("undo")["type"] == "refused"
    assert at_turn(page)["guide"]["turn"] == 2


@pytest.fixture
def skymines(server: Server) -> Any:
    opened = server.join(learn(server, "skymines")["owner"])
    yield opened
    opened.close()


def test_what_comes_before_the_first_words_is_given_for_good(skymines: Page) -> None:
    """In Skymines cards are set aside before the first round."""
    now = at_turn(skymines)
    assert (now["guide"]["turn"], now["ask"]["step"]) == (1, "Planning")
    assert now["view"]["players"][0]["rests"] == [[], ["carbon-1"], ["minerals-1"], ["scientist-2"], []]
    assert skymines.do("undo")["type"] == "refused"


def test_a_guided_turn_may_have_several_answers(skymines: Page) -> None:
    seen = []
    for _ in range(5):
        seen.append((at_turn(skymines)["guide"]["turn"], skymines.now["guide"]["id"]))
        guided(skymines, 1)
    assert seen == [(1, "plan"), (2, "majority"), (3, "study"), (3, "upload"), (3, "points")]
    assert at_turn(skymines)["guide"]["turns"] == 12

    assert skymines.do("undo")["type"] == "done"
    assert skymines.see(lambda now: now["guide"]["id"] == "points")["guide"]["turn"] == 3


def test_who_concedes_is_not_guided_any_more(page: Page) -> None:
    at_turn(page)
    assert page.ask("concede")["type"] == "done"
    now = page.see(lambda now: now["result"])
    assert (now["result"]["how"], now["guide"]) == ("conceded", None)


def changed(moves: list[str]) -> Tutorial:
    """The tutorial with another first answer."""
    tutorial = Tutorial(game(GAME), folder_of(game(GAME)))
    turns = [msgspec.structs.replace(tutorial.file.turn[0], moves=moves)]
    tutorial.file = msgspec.structs.replace(tutorial.file, turn=turns)
    tutorial.record = tutorial.table().answer(0, moves).record
    tutorial.ends = [0, 1]
    return tutorial


def other_content() -> Tutorial:
    """The tutorial of Skymines with other values in its content."""
    tutorial = Tutorial(game("skymines"), folder_of(game("skymines")))
    tutorial.record.box = "0" * 32
    return tutorial


PLAN = ["plan titanium-2", "plan energy-2", "plan scientist-2"]


@pytest.mark.parametrize(
    ("name", "first", "now"),
    [(GAME, FIRST, changed(["open left"])), (GAME, FIRST, None), ("skymines", PLAN, other_content())],
    ids=["changed", "gone", "other content"],
)
def test_a_table_whose_tutorial_has_changed_can_be_played_on_freely(
    tmp_path: Path, name: str, first: list[str], now: Tutorial | None
) -> None:
    async def begin(house: House) -> str:
        links = await house.learn(NewTutorial(name))
        live = await house.find(links.table)
        assert live is not None
        await live.act(Action(0, "answer", first, "a"))
        return links.table

    async def come_back(house: House) -> None:
        house.tutorials.found[name] = now
        live = await house.find(table)
        assert live is not None
        live.listeners.add(Watcher())
        house.wake_bots(live)
        while live.bot_to_move() >= 0:
            await live.thinking  # type: ignore[misc]
            house.wake_bots(live)
        told = desk_at(house, live, 0).now()
        assert told.guide.stage == "changed"  # type: ignore[union-attr]
        live.check_tutorial(0, [told.ask.offers[0].text])  # type: ignore[union-attr]
        await live.act(Action(0, "answer", [told.ask.offers[-1].text], "b"))  # type: ignore[union-attr]

    table = run_in_house(tmp_path, begin)
    run_in_house(tmp_path, come_back)
