"""No byte that is sent tells a secret of another seat or a random number to come."""

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery import game
from orrery.engine.agenda import is_over
from orrery.engine.game import Value
from orrery.engine.journal import ONLOOKER
from orrery.engine.table import Table, open_table
from orrery.games import GAMES
from orrery.server.house import House
from orrery.server.messages import Chair
from orrery.server.past import Past
from orrery.server.store import Store
from orrery.server.table import LiveTable, Setting, Standing
from tests.server.helpers import SEATED, Data, Server, serving, some_answer
from tests.server.tables import any_action, new_live, run_in_house, sent
from tests.server.test_whole_games import play_over_websocket

MODULES: dict[str, Value] = {"luna": 1, "level": 5, "board": "belt", "missions": True, "threat": "random"}
TABLES: list[tuple[str, int, dict[str, Value]]] = [
    *[(name, seats, {}) for name, seats in SEATED],
    ("skymines", 3, MODULES),
]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "data")


def whole_game(
    store: Store, name: str, seats: int, seed: int, options: Mapping[str, Value] = {}
) -> Iterator[LiveTable]:
    """A live table at every decision of a game, some of them taken back."""
    rules, luck = game(name), random.Random(seed)
    table = open_table(rules, seats, luck.getrandbits(128), options)
    record = table.record
    setting = Setting(name, rules.VERSION, record.box, record.options, seats, str(record.seed), False)
    live = LiveTable("a", rules, setting, Standing([Chair("", "") for _ in range(seats)]), table, store)
    while True:
        live.standing = live.standing_after(live.table)
        live.changed()
        yield live
        if is_over(live.table.g):
            return
        back = [seat for seat in range(seats) if not live.table.undo_fault(seat)]
        if back and luck.random() < 0.1:
            live.table.undo(luck.choice(back))
        else:
            live.table = any_action(live.table, luck).done_at(live.table)


def twin(live: LiveTable, seat: int, seed: int) -> LiveTable:
    """A table that looks the same to a seat, with all that it cannot know dealt anew."""
    table = live.table
    other = Table(table.game, table.game.imagine(table.g, seat, seed), table.record)
    other.past, other.opened, other.numbers = table.past, table.opened, table.numbers
    setting = msgspec.structs.replace(live.setting, seed=str(seed))
    imagined = LiveTable(live.id, live.game, setting, live.standing, other, live.store)
    imagined.version, imagined.news = live.version, live.news
    return imagined


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_table_and_its_imagined_twin_send_the_same_bytes(
    store: Store, name: str, seats: int, options: dict[str, Value]
) -> None:
    decisions = 0
    for live in whole_game(store, name, seats, seats, options):
        decisions += 1
        for seat in (*range(seats), ONLOOKER):
            if not is_over(live.table.g):
                assert sent(live, seat) == sent(twin(live, seat, decisions), seat)
    assert decisions > 20


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_looking_back_shows_what_the_seat_saw_then(
    store: Store, name: str, seats: int, options: dict[str, Value]
) -> None:
    for seat in (1, ONLOOKER):
        seen: dict[int, Data] = {}
        for live in whole_game(store, name, seats, seats, options):
            told = json.loads(sent(live, seat))
            del told["ask"]
            if not live.table.answered():
                seen[told["moves"]] = told
        past = Past()
        for at, told in seen.items():
            frame = json.loads(msgspec.json.encode(asyncio.run(past.frame(live, at, seat))))
            assert (frame["at"], frame["view"], frame["heard"]) == (at, told["view"], told["heard"])
            assert frame["waiting"] == told["waiting"]
            assert frame["heard_before"] <= len(frame["heard"])


def test_sealed_answers_are_no_part_of_the_past(store: Store) -> None:
    for live in whole_game(store, "proving", 3, 6):
        if live.table.answered():
            frame = asyncio.run(Past().frame(live, 10_000, 0))
            assert frame.at == frame.moves == live.table.opened < len(live.table.record.moves)


def test_the_first_frame_is_the_table_before_the_first_move(store: Store) -> None:
    rules = game("proving")
    for live in whole_game(store, "proving", 2, 7):
        frame = asyncio.run(Past().frame(live, 0, 0))
        g = rules.new(2, live.table.record.seed, None, None, True)
        assert frame.view == rules.view(g, 0)
        assert frame.heard == rules.heard(g, 0)


def test_lunas_hidden_cards_and_sealed_plans_are_in_no_byte(store: Store) -> None:
    """A twin has other cards in her deck and row, and other plans; a card of class 2 is named when it is turned up."""
    rows, decks, sealed = 0, 0, 0
    for number, live in enumerate(whole_game(store, "skymines", 3, 3, MODULES)):
        g: Any = live.table.g
        luna, ids = g.lunas[0], g.box.ids["luna"]
        unseen = [ids[card] for pile in (luna.deck, luna.row, luna.class_two) for card in pile.cards]
        unseen = [name for name in unseen if name.startswith("ii-") and not luna.seen >> ids.index(name) & 1]
        for seat in (0, 1, ONLOOKER):
            text = sent(live, seat).decode()
            assert [name for name in unseen if re.search(rf"\b{name}\b", text)] == []
            others = [other for other in live.table.answered() if other != seat]
            sealed += len(others)
            if others and seat not in live.table.answered():
                assert json.loads(text)["view"]["answer"] == []
        imagined: Any = twin(live, ONLOOKER, number).table.g
        rows += list(imagined.lunas[0].row.cards) != list(luna.row.cards)
        decks += list(imagined.lunas[0].deck.cards) != list(luna.deck.cards)
    assert min(rows, decks, sealed) > 5


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_is_in_no_byte_before_the_end(server: Server, name: str) -> None:
    links = server.new(name, 2)
    with closing(sqlite3.connect(server.folder / "tables.sqlite")) as db, db:
        (setting,) = db.execute("SELECT setting FROM tables WHERE id = ?", (links["table"],)).fetchone()
    seed = int(json.loads(setting)["seed"])
    assert seed.bit_length() > 100
    pages = [server.join(token) for token in (links["owner"], *links["seats"][1:], links["look"])]

    play_over_websocket(pages[:2], random.Random(1))

    for page in pages:
        page.see(lambda now: now["result"])
        everything = "\n".join(page.traffic)
        for written in (str(seed), f"{seed:x}", str(seed)[:20]):
            assert written not in everything
    assert str(seed) in pages[0].ask("download")["text"]


def test_names_of_cards_in_other_hands_are_in_no_byte(server: Server) -> None:
    """Each card that another seat shows or keeps is compared with what the page was sent up to then."""
    links = server.new("proving", 2)
    pages = [server.join(token) for token in links["seats"]]
    onlooker = server.join(links["look"])
    luck = random.Random(2)
    while not pages[0].now["result"]:
        seat = luck.choice(pages[0].now["waiting"])
        page = pages[seat].catch_up(pages[0].now["version"]) and pages[seat]
        if page.do("move", moves=some_answer(page.now["ask"], luck))["type"] == "refused":
            page.do("move", moves=page.now["ask"]["default"])
        for other in (*pages, onlooker):
            other.catch_up(page.now["version"])
        for seat, other in enumerate((*pages, onlooker)):
            for owner, player in enumerate(other.now["view"]["players"]):
                assert (player["hand"] is None) == (owner != seat)
                assert (player["plan"] is None) == (owner != seat)
            lines = [line for line in other.heard if line.split()[1] in ("drew", "plan") and line[0] != str(seat)]
            assert all(line.split()[2:] == ["?"] for line in lines)


def shown_of_a_sealed_answer(server: Server) -> tuple[int, list[str]]:
    """A bot answers before others do: how many dice it rolls again, and all that they are sent of it."""
    links = server.new("proving", 3, seed="7")
    tokens = [*links["seats"][:2], links["look"]]
    pages = [server.join(token) for token in tokens]
    counted = moves_counted(server)
    server.say(links["owner"], "fill", seat=2, bot="random")
    texts = [json.dumps(page.see(lambda now: now["waiting"] == [0, 1])) for page in pages]
    texts.append(str(moves_counted(server) - counted))
    for token in tokens:
        texts.append(server.get("/api/table", token).body.decode())
        texts.append(json.dumps(server.say(token, "look", at=1000, seat=json.loads(texts[-1])["seat"])))
        (brief,) = server.post("/api/mine", {"tokens": [token]}).data
        texts.append(json.dumps({**brief, "token": "", "touched": 0}))
    with closing(sqlite3.connect(server.folder / "tables.sqlite")) as db, db:
        rows = db.execute("SELECT body FROM actions WHERE table_id = ?", (links["table"],)).fetchall()
    dice = sum(text.startswith("reroll") for (body,) in rows for text in json.loads(body)["moves"])
    return dice, [text.replace(links["table"], "") for text in texts]


def moves_counted(server: Server) -> float:
    lines = server.get("/metrics").body.decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("orrery_moves_total "))


def test_how_many_dice_a_bot_rolls_again_shows_nowhere_before_all_have_answered(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-limits") as server:  # its own: metrics count the moves of all tables
        answers = [shown_of_a_sealed_answer(server) for _ in range(12)]
    assert len({dice for dice, _ in answers}) > 1
    assert all(texts == answers[0][1] for _, texts in answers)


def test_an_owner_gets_all_links_and_nobody_else_any(server: Server) -> None:
    links = server.new("proving", 3)
    tokens = {links["owner"], links["look"], *links["seats"]}
    assert server.table(links["owner"])["links"] == links
    for token in (*links["seats"], links["look"]):
        told = server.get("/api/table", token).body.decode()
        assert not [other for other in tokens if other in told]


def test_a_page_of_a_record_shows_its_seed_and_a_secret_one_does_not(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, _ = await new_live(house, "proving", ["", ""], "123456789")
        assert json.loads(sent(live, 0))["open_seed"] == "123456789"
        live, _ = await new_live(house, "proving", ["", ""])
        assert json.loads(sent(live, 0))["open_seed"] == ""

    run_in_house(tmp_path / "data", work)
