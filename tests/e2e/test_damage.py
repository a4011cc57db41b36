"""Tables that cannot be opened any more: the list marks them, their record is left, and their owner deletes them."""

import sqlite3
from contextlib import closing
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.helpers import Server, Visitors, axe
from tests.e2e.play import ANA_AND_BEN, LONG, make, sit

STANDING = "UPDATE tables SET standing = x'00' WHERE id = ?"
MOVES = """
UPDATE tables SET snapshot = replace(
  replace(snapshot, '"moves":[]', '"moves":[[0,"dance"]]'), 'orrery-table-1', 'orrery-table-0') WHERE id = ?
"""


def damage(server: Server, table: str, sql: str) -> None:
    server.stop()
    with closing(sqlite3.connect(server.data / "tables.sqlite")) as db, db:
        assert db.execute(sql, (table,)).rowcount == 1
    server.start()


def whole_and_damaged(page: Page, server: Server, sql: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two tables in the list of the page's owner."""
    whole, damaged = make(page, ANA_AND_BEN), make(page, ANA_AND_BEN)
    for links in (whole, damaged):
        sit(page, links["owner"])
    page.goto("about:blank")  # a page that is open would complain that the server is gone
    damage(server, damaged["table"], sql)
    return whole, damaged


def test_of_a_table_that_cannot_be_opened_any_more_the_record_is_left(visitors: Visitors, own_server: Server) -> None:
    page = visitors.new("pl", url=own_server.url)
    links = make(page, ANA_AND_BEN)
    damage(own_server, links["table"], MOVES)
    for place in ("t", "replay"):
        page.goto(f"/#/{place}/{links['owner']}")
        expect(page.get_by_role("heading", name="Nie można otworzyć stołu")).to_be_visible(timeout=LONG)
        with page.expect_download() as download:
            page.get_by_role("button", name="Pobierz zapis gry").click()
        assert "dance" in download.value.path().read_text()


def test_a_damaged_table_is_marked_in_the_list_and_the_others_go_on(visitors: Visitors, own_server: Server) -> None:
    page = visitors.new(url=own_server.url)
    whole, _ = whole_and_damaged(page, own_server, STANDING)
    page.goto("/")
    expect(page.locator(".row.damaged .state")).to_have_text("Cannot be opened", timeout=LONG)
    expect(page.locator(".row.mine .state")).to_have_text("Your turn")
    page.locator(".row.damaged a").click()
    expect(page.get_by_text("This table was damaged on the server")).to_be_visible(timeout=LONG)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert '"moves": []' in download.value.path().read_text()
    sit(page, whole["owner"])


def test_a_table_whose_moves_are_damaged_is_marked_once_somebody_tried_to_open_it(
    visitors: Visitors, own_server: Server
) -> None:
    page = visitors.new(url=own_server.url)
    _, damaged = whole_and_damaged(page, own_server, MOVES)
    page.goto(f"/#/t/{damaged['owner']}")
    page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(page.locator(".row.damaged .state")).to_have_text("Cannot be opened", timeout=LONG)
    expect(page.locator(".row.damaged .players")).to_contain_text("Ben")


def test_the_owner_deletes_a_damaged_table_and_nobody_else_does(visitors: Visitors, own_server: Server) -> None:
    ana, ben = visitors.new(url=own_server.url), visitors.new(url=own_server.url)
    _, damaged = whole_and_damaged(ana, own_server, STANDING)
    ben.goto(f"/#/t/{damaged['seats'][1]}")
    expect(ben.get_by_role("button", name="Download")).to_be_visible(timeout=LONG)
    ana.goto(f"/#/t/{damaged['seats'][0]}")  # her browser has the owner's link, too
    ana.get_by_role("button", name="Delete the table").click()
    assert axe(ana) == []
    ana.get_by_role("button", name="Delete the table").last.click()
    expect(ana.get_by_role("heading", name="My tables")).to_be_visible(timeout=LONG)
    expect(ana.locator(".row.mine")).to_have_count(1, timeout=LONG)
    expect(ana.locator(".row")).to_have_count(1)
    assert ben.get_by_role("button", name="Delete the table").count() == 0
    ben.reload()
    expect(ben.get_by_role("heading", name="There is no table here")).to_be_visible(timeout=LONG)
