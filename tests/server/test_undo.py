"""Undo: until somebody has learned something, and even while a bot thinks."""

import asyncio
from pathlib import Path

from orrery.server.house import House
from orrery.server.messages import Done, Move, Refused, Undo
from tests.server.helpers import Server
from tests.server.tables import desk_at, new_live, run_in_house
from tests.server.test_numbers_and_ids import at_draft


def test_the_last_move_can_be_taken_back_and_made_otherwise(server: Server) -> None:
    _, pages = at_draft(server)
    before = pages[0].now
    assert before["undo"] == "learned"
    pages[0].do("move", moves=["pass"])
    assert pages[0].now["undo"] == ""
    assert pages[0].do("undo")["type"] == "done"
    for field in ("view", "waiting", "moves", "undo", "chairs"):
        assert pages[0].now[field] == before[field]
    assert "0 pass" not in pages[0].heard
    pages[1].catch_up(pages[0].now["version"])
    assert "0 pass" not in pages[1].heard
    assert pages[1].now["ask"] is None
    assert pages[0].do("move", moves=["draw"])["type"] == "done"


def test_a_sealed_answer_can_be_withdrawn_until_the_question_closes(server: Server) -> None:
    links = server.new("proving", 2)
    pages = [server.join(token) for token in links["seats"]]
    pages[0].do("move", moves=[])
    assert pages[0].now["undo"] == ""
    assert pages[0].do("undo")["type"] == "done"
    assert pages[0].now["ask"]["step"] == "Rerolls"
    pages[0].do("move", moves=[])
    pages[1].catch_up(pages[0].now["version"])
    assert pages[1].now["undo"] == "others-moved"
    pages[1].do("move", moves=[])
    pages[0].catch_up(pages[1].now["version"])
    assert pages[0].now["undo"] == "learned"


def test_undo_is_refused_with_its_reason(server: Server) -> None:
    links = server.new("proving", 2)
    pages = [server.join(token) for token in links["seats"]]
    assert pages[0].do("undo")["code"] == "nothing-to-undo"
    pages[0].do("move", moves=[])
    pages[1].catch_up(pages[0].now["version"])
    assert pages[1].do("undo")["code"] == "others-moved"
    pages[1].do("move", moves=[])
    pages[0].catch_up(pages[1].now["version"])
    assert pages[0].do("undo")["code"] == "learned"
    pages[0].do("move", moves=["pass"])
    assert pages[0].ask("undo", id="a", number=0)["code"] == "stale"
    pages[1].see(lambda now: now["ask"])
    pages[1].do("move", moves=["pass"])
    pages[0].catch_up(pages[1].now["version"])
    assert pages[0].do("undo")["code"] == "others-moved"
    server.say(links["owner"], "pause", yes=True)
    assert pages[1].do("undo")["code"] == "paused"
    server.say(links["owner"], "pause", yes=False)
    server.say(links["owner"], "abandon")
    assert pages[1].do("undo")["code"] == "over"
    assert server.say(links["look"], "undo", id="b", number=0)["code"] == "not-your-turn"


def test_what_was_taken_back_stays_so_after_a_restart(frail: Server) -> None:
    links, pages = at_draft(frail)
    pages[0].do("move", moves=["pass"])
    pages[0].do("undo", id="back")
    pages[0].do("move", moves=["pass"])
    number = pages[0].now["number"]
    before = frail.table(links["seats"][0])
    frail.kill()
    frail.start()
    after = frail.table(links["seats"][0])
    for changing in ("version", "chairs"):
        del before[changing], after[changing]
    assert after == before
    assert frail.say(links["seats"][0], "undo", id="back", number=number)["type"] == "done"
    assert frail.table(links["seats"][0])["number"] == number
    assert frail.say(links["seats"][0], "undo", id="again", number=number)["type"] == "done"
    assert frail.table(links["seats"][0])["number"] == number + 1


def test_undo_while_a_bot_thinks_drops_its_late_thought(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, _ = await new_live(house, "proving", ["", ""])
        mine, other = desk_at(house, live, 0, True), desk_at(house, live, 1)
        for desk in (mine, other):
            assert isinstance(await desk.answer(Move("a", live.table.numbers[desk.seat], [])), Done)
        assert isinstance(await mine.answer(Move("b", live.table.numbers[0], ["pass"])), Done)
        async with live.lock:  # the bot can think, but not yet move
            chairs = live.standing.chairs
            chairs[1].bot = "random"
            house.wake_bots(live)
            thinking = live.thinking
            assert thinking is not None
            undo = asyncio.create_task(mine.answer(Undo("c", live.table.numbers[0])))
            while not live.lock._waiters or len(live.lock._waiters) < 2:  # the undo, then the bot's move
                await asyncio.sleep(0.01)
        assert isinstance(await undo, Done)
        await asyncio.wait([thinking])
        assert [text for _, text in live.table.record.moves] == ["done", "done"]
        assert live.standing.waiting == [0]
        assert isinstance(await mine.answer(Undo("d", live.table.numbers[0])), Refused)
        assert isinstance(await mine.answer(Move("e", live.table.numbers[0], ["pass"])), Done)

    run_in_house(tmp_path / "data", work)
