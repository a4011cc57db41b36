"""Tables with content of one's own."""

import json
import re
import sqlite3
import tomllib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from shutil import copytree, rmtree

import pytest

from orrery.engine.record import RECORD_FORMAT
from orrery.games.astrominers import content
from orrery.server.house import House
from tests.server.helpers import Data, Server, serving
from tests.server.tables import new_live, run_in_house

OURS = Path(content.__file__).parent / "content"
ORDER = tomllib.loads((OURS / "orders.toml").read_text())["order"][0]
POINTS = 19  # of that Order, in a box of one's own


def own_box(folder: Path) -> Path:
    """Our values, but for the points of one Order."""
    box = folder / "box"
    copytree(OURS, box)
    orders = box / "orders.toml"
    orders.write_text(re.sub(r"points = \d+", f"points = {POINTS}", orders.read_text(), count=1))
    return box


def digest(server: Server, which: str = "box") -> str:
    games: list[Data] = server.get("/api/welcome").data["games"]
    return next(str(found[which]) for found in games if found["name"] == "astrominers")


def test_new_tables_get_own_content_and_bots_play_with_it(tmp_path: Path) -> None:
    plain, own = tmp_path / "plain", f"astrominers={own_box(tmp_path)}"
    with serving(plain) as server:
        ours = digest(server)
        old = server.new("astrominers", 2)
    with serving(plain, "--content", own) as server:
        theirs = digest(server)
        assert theirs != ours
        assert digest(server, "shipped") == ours
        boxes = [server.get(f"/api/box/astrominers/{box}").data for box in (ours, theirs)]
        assert [box["orders"][ORDER["id"]]["points"] for box in boxes] == [ORDER["points"], POINTS]
        assert server.table(old["seats"][0])["box"] == ours
        links = server.new("astrominers", [{}, {"bot": "greedy"}])
        page = server.join(links["seats"][0])
        (tmp_path / "box" / "orders.toml").write_text("half a sen")  # the owner goes on editing
        page.do("move", moves=["done"])
        assert page.see(lambda now: len(now["heard"]) > 2)["box"] == theirs
        assert "bot failed" not in server.logs.read_text()
        page.close()


@pytest.fixture(scope="module")
def moved(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Data, str, str]]:
    """A server without content of its own and the links of a table begun with it; its digest, and the usual one."""
    folder = tmp_path_factory.mktemp("moved")
    data = folder / "data"
    with serving(data, "--content", f"astrominers={own_box(folder)}") as server:
        theirs, ours = digest(server), digest(server, "shipped")
        links = server.new("astrominers", [{}, {"bot": "greedy"}])
    rmtree(folder / "box")
    with serving(data) as server:
        yield server, links, theirs, ours
    assert "bot failed" not in server.logs.read_text()
    assert "Traceback" not in server.logs.read_text()


Moved = tuple[Server, Data, str, str]


def test_a_table_keeps_the_content_it_was_begun_with_and_bots_play_with_it(moved: Moved) -> None:
    server, links, theirs, ours = moved
    assert digest(server) == ours
    page = server.join(links["seats"][0])
    assert page.now["box"] == theirs
    assert server.get(f"/api/box/astrominers/{theirs}").data["orders"][ORDER["id"]]["points"] == POINTS
    page.do("move", moves=["done"])
    page.see(lambda now: now["moves"] >= 2)
    assert page.ask("look", at=1, seat=0)["type"] == "frame"
    page.close()


def test_content_that_only_the_store_has_is_sent_to_pages_that_come_first(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--content", f"astrominers={own_box(tmp_path)}") as server:
        theirs = digest(server)
        server.new("astrominers", 2)
    with serving(tmp_path / "data") as server:
        assert server.get(f"/api/box/astrominers/{theirs}").data["orders"][ORDER["id"]]["points"] == POINTS
        assert server.get(f"/api/box/proving/{theirs}").status == 404
        assert server.get("/api/box/astrominers/none").status == 404


def test_a_record_of_such_a_table_can_be_opened(moved: Moved) -> None:
    server, links, theirs, _ = moved
    copy = server.new("astrominers", [{}, {}], record=record_of(server, links))
    assert server.table(copy["seats"][0])["box"] == theirs


def record_of(server: Server, links: Data) -> str:
    """A record with the content of a table."""
    with closing(sqlite3.connect(server.folder / "tables.sqlite")) as db, db:
        (body,) = db.execute("SELECT setting FROM tables WHERE id = ?", (links["table"],)).fetchone()
    setting = json.loads(body)
    head = {"format": RECORD_FORMAT, "version": setting.pop("rules"), "moves": [], **setting}
    return json.dumps(head)


def test_a_rematch_is_a_new_game_with_the_content_of_now(moved: Moved) -> None:
    server, links, theirs, ours = moved
    over = server.new("astrominers", [{}, {}], record=record_of(server, links))
    assert server.table(over["owner"])["box"] == theirs
    server.say(over["owner"], "abandon")
    assert server.say(over["owner"], "rematch")["type"] == "done"
    assert server.table(server.table(over["owner"])["next"])["box"] == ours


def test_content_goes_with_the_last_table_that_uses_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        async def kept() -> list[str]:
            return [digest for (digest,) in await house.store.read("SELECT digest FROM boxes")]

        lives = [(await new_live(house, "proving", ["", ""]))[0] for _ in range(2)]
        other, _ = await new_live(house, "kosmiczna-misja", ["", ""])
        both = sorted([lives[0].setting.box, other.setting.box])
        assert await kept() == both
        await house.delete(lives[0])
        assert await kept() == both
        await house.delete(lives[1])
        assert await kept() == [other.setting.box]

    run_in_house(tmp_path / "data", work)


def test_content_that_is_truly_lost_is_not_mistaken_for_other_content(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--content", f"astrominers={own_box(tmp_path)}") as server:
        theirs = digest(server)
        links, over = server.new("astrominers", 2), server.new("astrominers", 2)
        server.say(over["owner"], "abandon")
    with closing(sqlite3.connect(tmp_path / "data" / "tables.sqlite")) as db, db:
        db.execute("DELETE FROM boxes")
    with serving(tmp_path / "data") as server:
        refused = server.table(links["seats"][0])
        assert (refused["code"], theirs in refused["detail"]) == ("no-content", True)
        assert server.say(links["owner"], "download")["code"] == "no-content"  # its seed is still a secret
        assert server.say(links["seats"][1], "delete")["code"] == "not-owner"
        assert server.post("/api/mine", {"tokens": [links["owner"]]}).data[0]["is_damaged"]
        assert theirs in server.say(over["owner"], "download")["text"]
    with serving(tmp_path / "data", "--content", f"astrominers={tmp_path / 'box'}") as server:  # it is found again
        assert server.table(links["seats"][0])["box"] == theirs
    with serving(tmp_path / "data") as server:
        assert server.table(links["seats"][0])["box"] == theirs
