"""The server is killed, stopped and started again; the network drops and returns."""

import json
import random
import signal
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from orrery import game
from orrery.engine.record import verify
from tests.server.helpers import PATIENCE, Data, Page, Server, is_worker, new_id, some_answer, workers
from tests.server.test_numbers_and_ids import at_draft


class Player(threading.Thread):
    """A player who moves as fast as possible, and repeats requests without a reply."""

    def __init__(self, server: Server, token: str, luck: random.Random, goal: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.token = token
        self.luck = luck
        self.goal = goal
        self.acknowledged: list[str] = []
        self.said: list[str] = []  # chat lines that were acknowledged
        self.fault: BaseException | None = None

    def run(self) -> None:
        pending: Data = {}
        while len(self.acknowledged) < self.goal:
            try:
                page = self.server.join(self.token)
                while len(self.acknowledged) < self.goal:
                    pending = pending or self.next_request(page)
                    told = page.ask(**pending)
                    assert told["type"] == "done" or told["code"] in ("stale", "illegal"), told
                    if told["type"] == "done":
                        self.acknowledged.append(pending["id"])
                        if pending["type"] == "chat":
                            self.said.append(pending["text"])
                    pending = {}
            except (ConnectionClosed, OSError, TimeoutError):
                time.sleep(0.05)
            except BaseException as error:
                self.fault = error
                return

    def next_request(self, page: Page) -> Data:
        """A move if this seat is asked, otherwise a line of chat."""
        ask = page.now["ask"]
        if ask is None:
            return {"type": "chat", "id": new_id(), "text": new_id()}
        moves = ask["default"] if ask["form"] == "pay" else some_answer(ask, self.luck)
        return {"type": "move", "id": new_id(), "number": ask["number"], "moves": moves}


def stored_ids(folder: Path, table: str) -> list[str]:
    """The ids of all actions and lines that were ever written for a table."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db, db:
        actions = db.execute("SELECT body FROM actions WHERE table_id = ? ORDER BY n", (table,)).fetchall()
        chat = db.execute("SELECT body FROM chat WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    return [json.loads(body)["id"] for (body,) in actions] + [json.loads(body)[1].split()[1] for (body,) in chat]


def test_killed_in_a_flood_of_moves_it_loses_nothing_acknowledged_and_doubles_nothing(frail: Server) -> None:
    tables = [frail.new("proving", 2, options={"rounds": 4}) for _ in range(3)]
    players = [[Player(frail, token, random.Random(i), 40) for i, token in enumerate(t["seats"])] for t in tables]
    everybody = [player for group in players for player in group]
    for player in everybody:
        player.start()
    for many in (8, 20):
        while not any(player.fault for player in everybody) and min(len(p.acknowledged) for p in everybody) < many:
            time.sleep(0.01)
        frail.kill()
        frail.start()
    for player in everybody:
        player.join(4 * PATIENCE)
        assert player.fault is None, repr(player.fault)
        assert not player.is_alive()

    for links, group in zip(tables, players, strict=True):
        found = stored_ids(frail.folder, links["table"])
        assert len(found) == len(set(found))
        assert set(found) >= {id for player in group for id in player.acknowledged}
        lines = [line["text"] for line in frail.table(links["look"])["chat"]]
        assert len(lines) == len(set(lines))
        assert set(lines) >= {text for player in group for text in player.said}
        frail.say(links["owner"], "abandon")
        verify(game("proving"), frail.say(links["look"], "download")["text"])


def comparable(told: Data) -> Data:
    """A table message without the fields that change from visit to visit."""
    chairs = [{**chair, "here": False} for chair in told["chairs"]]
    return {**told, "chairs": chairs, "version": 0}


def test_a_restart_brings_all_tables_back_as_they_were(frail: Server) -> None:
    named = frail.new("kosmiczna-misja", [{"name": "Żaneta"}, {"bot": "greedy"}])
    frail.say(named["seats"][0], "rename", name="Zażółć")
    frail.say(named["owner"], "mute", seat=7, yes=False)
    frail.say(named["look"], "chat", id="1", text="I only look on")
    frail.say(named["owner"], "renew", link=0)
    paused, _ = at_draft(frail)
    frail.say(paused["owner"], "pause", yes=True)
    ended = frail.new("proving", 2)
    frail.say(ended["seats"][0], "concede")
    left = frail.new("proving", 3)
    frail.say(left["seats"][2], "leave", bot="random")
    settle(frail, named)
    settle(frail, left)
    tokens = [links[who] for links in (named, paused, ended, left) for who in ("owner", "look")]
    before = [comparable(frail.table(token)) for token in tokens]
    mine = frail.post("/api/mine", {"tokens": tokens}).data

    for end in (frail.kill, frail.stop):
        end()
        frail.start()
        assert frail.post("/api/mine", {"tokens": tokens}).data == mine
        assert [comparable(frail.table(token)) for token in tokens] == before

    assert before[0]["chairs"][0]["name"] == "Zażółć"
    assert before[0]["chat"][0]["text"] == "I only look on"
    assert before[0]["muted"] == []
    assert frail.table(named["seats"][0])["code"] == "renewed"
    assert before[2]["is_paused"]
    assert before[4]["result"]["how"] == "conceded"
    assert before[6]["chairs"][2]["away"]


def settle(server: Server, links: Data) -> None:
    """Wait until a person has to move."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        now = server.table(links["look"])
        if now["result"] or all(not now["chairs"][seat]["bot"] for seat in now["waiting"]):
            return
        time.sleep(0.05)
    raise AssertionError("the bot does not move")


def are_gone(pids: list[int]) -> bool:
    """Do these worker processes end, perhaps after a while?"""
    deadline = time.monotonic() + PATIENCE
    while any(is_worker(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not any(is_worker(pid) for pid in pids)


def test_killed_it_leaves_no_process_behind(frail: Server) -> None:
    links = frail.new("proving", [{"bot": "random"}, {"bot": "random"}])
    frail.join(links["look"]).see(lambda now: now["moves"])
    thinkers = workers(frail)
    assert thinkers
    frail.kill()
    frail.start()
    assert are_gone(thinkers)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_asked_to_stop_it_says_good_bye_and_leaves_nothing_behind(frail: Server, number: int) -> None:
    links = frail.new("proving", [{}, {"bot": "random"}])
    page = frail.join(links["seats"][0])
    page.do("move", moves=[])
    page.see(lambda now: now["moves"])
    thinkers = workers(frail)
    assert thinkers
    frail.logs.write_text("")
    code = frail.stop(number)
    try:
        assert code in (0, 130, -number)
        assert are_gone(thinkers)
        with pytest.raises(ConnectionClosed) as closed:
            page.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1001, 1012)
        assert not (frail.folder / "tables.sqlite-wal").exists(), frail.logs.read_text()  # all is in the one file
        assert "Traceback" not in frail.logs.read_text()
    finally:
        frail.start()
    assert frail.table(links["seats"][0])["number"] == 1


def test_when_the_network_drops_and_returns_the_page_finds_the_same_table(server: Server) -> None:
    links, pages = at_draft(server)
    before = comparable(server.table(links["seats"][0]))
    pages[0].socket.socket.close()  # without a closing handshake
    pages[1].see(lambda now: not now["chairs"][0]["here"])
    again = server.join(links["seats"][0])
    assert comparable(again.now) == before
    pages[1].see(lambda now: now["chairs"][0]["here"])
    assert again.do("move", moves=["pass"])["type"] == "done"


def test_a_move_that_got_no_answer_is_sent_again_and_played_once(server: Server) -> None:
    links, pages = at_draft(server)
    number = pages[0].now["number"]
    pages[0].send("move", id="lost", number=number, moves=["pass"])
    pages[0].socket.socket.close()
    again = server.join(links["seats"][0])
    assert again.ask("move", id="lost", number=number, moves=["pass"])["type"] == "done"
    assert server.table(links["look"])["heard"].count("0 pass") == 1


def test_two_tabs_on_one_seat_both_see_everything_and_the_late_answer_is_stale(server: Server) -> None:
    links, pages = at_draft(server)
    tab = server.join(links["seats"][0])
    assert tab.now["ask"] == pages[0].now["ask"]
    number = tab.now["number"]
    assert pages[0].do("move", moves=["pass"])["type"] == "done"
    told = tab.ask("move", id="late", number=number, moves=["draw"])
    assert told["code"] == "stale"
    assert tab.now["ask"] is None
    assert tab.now["number"] == number + 1
    assert tab.heard == pages[0].heard
    assert tab.do("undo")["type"] == "done"
    assert pages[0].catch_up(tab.now["version"])["ask"]["step"] == "Draft"
    tab.close()
    pages[1].do("chat", text="still here?")
    pages[0].see(lambda now: now["chat"])
    assert pages[0].now["chairs"][0]["here"]
