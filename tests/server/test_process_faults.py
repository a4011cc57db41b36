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
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from orrery import game
from orrery.engine.record import verify
from orrery.server.seats import Seats
from tests.server.helpers import PATIENCE, Data, Page, Server, is_worker, new_id, serving, some_answer, workers
from tests.server.test_numbers_and_ids import at_draft


class Player(threading.Thread):
    """A player who acts as fast as possible, repeats requests without a reply, and goes on with the next game."""

    def __init__(self, server: Server, token: str, luck: random.Random) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.token = token
        self.luck = luck
        self.stopping = threading.Event()
        self.acknowledged: list[tuple[str, str]] = []  # table and id, of moves and lines of chat
        self.renamed = 0
        self.chair = ("", 0, "", "")  # table and seat, the name that was acknowledged, and the one that is being sent
        self.tables: list[str] = []
        self.fault: BaseException | None = None

    def run(self) -> None:
        pending: Data = {}
        while not self.stopping.is_set():
            try:
                page = self.server.join(self.token)
                self.sit_down(page)
                while not self.stopping.is_set() and page.now["next"] in ("", self.token):
                    pending = pending or self.next_request(page)
                    self.note(pending, page.ask(**pending))
                    pending = {}
                self.token, pending = page.now["next"] or self.token, {}
                page.close()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                time.sleep(0.02)
            except BaseException as error:
                self.fault = error
                return

    def sit_down(self, page: Page) -> None:
        table, seat = page.now["table"], page.now["seat"]
        if table not in self.tables:
            self.tables.append(table)
            name = page.now["chairs"][seat]["name"]
            self.chair = (table, seat, name, name)

    def note(self, pending: Data, told: Data) -> None:
        """Note what was acknowledged."""
        assert told["type"] == "done" or told["code"] in ("stale", "illegal", "over"), told
        if told["type"] == "done" and "id" in pending:
            self.acknowledged.append((self.chair[0], pending["id"]))
        elif told["type"] == "done" and "name" in pending:
            self.chair = (*self.chair[:2], pending["name"], pending["name"])
            self.renamed += 1

    def next_request(self, page: Page) -> Data:
        """A move if this seat is asked, otherwise a line of chat or a new name. When the game is over, another game."""
        ask = page.now["ask"]
        if page.now["result"]:
            return {"type": "rematch"}
        if ask is not None:
            moves = ask["default"] if ask["form"] == "pay" else some_answer(ask, self.luck)
            return {"type": "move", "id": new_id(), "number": ask["number"], "moves": moves}
        if self.luck.random() < 0.2:
            self.chair = (*self.chair[:3], new_id()[:20])
            return {"type": "rename", "name": self.chair[3]}
        return {"type": "chat", "id": new_id(), "text": new_id()}


def stored_ids(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """Table and id of all actions and lines of chat that were ever written."""
    actions = db.execute("SELECT table_id, body FROM actions").fetchall()
    chat = db.execute("SELECT table_id, body FROM chat").fetchall()
    ids = [(table, json.loads(body)["id"]) for table, body in actions]
    return ids + [(table, json.loads(body)[1].split()[1]) for table, body in chat]


GAPS = "SELECT table_id FROM {} GROUP BY table_id HAVING count(*) <> max(n) OR min(n) <> 1"


def check_stored(folder: Path, players: list[Player]) -> None:
    """While the server is down: all that was acknowledged is in the file once, and nothing is missing between."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db, db:
        assert db.execute("PRAGMA quick_check").fetchone() == ("ok",)
        assert [db.execute(GAPS.format(name)).fetchall() for name in ("actions", "chat")] == [[], []]
        stored = stored_ids(db)
        standings = {id: json.loads(body) for id, body in db.execute("SELECT id, standing FROM tables")}
    assert len(stored) == len(set(stored))
    for player in players:
        assert set(player.acknowledged) <= set(stored)
        table, seat, acknowledged, sent = player.chair
        assert not table or standings[table]["chairs"][seat]["name"] in (acknowledged, sent)


def check_records(server: Server, players: list[Player]) -> int:
    """The record of every table replays. Returns how many moves they have."""
    with closing(sqlite3.connect(server.folder / "tables.sqlite")) as db, db:
        seats = Seats(db.execute("SELECT key FROM secret").fetchone()[0])
    moves = 0
    for table in {table for player in players for table in player.tables}:
        owner = seats.token(table, 0, True)
        if server.table(owner)["result"] is None:
            assert server.say(owner, "abandon")["type"] == "done"
        text = server.say(owner, "download")["text"]
        moves += len(verify(game(json.loads(text)["game"]), text).moves)
    return moves


def kill_under_load(server: Server, tables: list[Data], kills: int, luck: random.Random) -> list[Player]:
    """Kill the server again and again while people play at these tables. Returns the players."""
    tokens = [token for links in tables for token in links["seats"] if token]
    players = [Player(server, token, random.Random(luck.random())) for token in tokens]
    for player in players:
        player.start()
    for _ in range(kills):
        replies = sum(len(player.acknowledged) for player in players) + luck.randrange(4, 60)
        deadline = time.monotonic() + PATIENCE
        while sum(len(player.acknowledged) for player in players) < replies:
            assert [player.fault for player in players if player.fault] == []
            assert time.monotonic() < deadline, "nobody gets a reply"
            time.sleep(0.002)
        server.kill()
        check_stored(server.folder, players)
        server.start()
    for player in players:
        player.stopping.set()
    for player in players:
        player.join(4 * PATIENCE)
        assert player.fault is None, repr(player.fault)
        assert not player.is_alive()
    return players


PEOPLE: list[Data] = [{}, {}]
WITH_BOTS: list[Data] = [{}, {"bot": "random"}, {}, {"bot": "greedy"}]


def test_killed_in_a_flood_of_moves_it_loses_nothing_acknowledged_and_doubles_nothing(frail: Server) -> None:
    tables = [frail.new("proving", PEOPLE), frail.new("proving", PEOPLE), frail.new("proving", WITH_BOTS)]
    players = kill_under_load(frail, tables, 2, random.Random(1))
    frail.kill()
    check_stored(frail.folder, players)
    frail.start()
    assert check_records(frail, players) > 0


@pytest.mark.long
def test_killed_more_than_a_hundred_times_under_load_it_loses_and_doubles_nothing(tmp_path: Path) -> None:
    kills = 120
    with serving(tmp_path / "data", "--no-limits") as server:
        names = ("proving", "proving", "kosmiczna-misja", "astrominers")
        tables = [server.new(name, chairs) for name in names for chairs in (PEOPLE, WITH_BOTS)]
        players = kill_under_load(server, tables, kills, random.Random(2))
        server.kill()
        check_stored(server.folder, players)
        server.start()
        moves = check_records(server, players)
        games = len({table for player in players for table in player.tables})
        replies = sum(len(player.acknowledged) for player in players)
        renamed = sum(player.renamed for player in players)
        print(f"{kills} kills, {games} games, {moves} moves, {replies} acknowledged moves and lines, {renamed} names")
    assert "Traceback" not in server.logs.read_text()


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
