"""Skymines: a plan by dragging, with linked slots, and taken back; a map of one's own that has no outlines."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

from orrery.games import game
from tests.e2e.anything import LIT, click_shape
from tests.e2e.helpers import DESKTOP, PHONE, Server, Visitors, axe, picture
from tests.e2e.play import no_overflow, prepare, question, sit
from tests.e2e.positions import largest, open_at
from tests.e2e.test_layout import assert_legible, resized
from tests.e2e.test_skymines import FINGER, GAME, SMALL_TARGETS, open_table

HELD = f"{LIT}[data-thing^=hand]"
SEALED = "Your plan is sealed. Waiting for the others."


def plan(page: Page, *options: tuple[str, bool]) -> None:
    """As somebody who plans, at a table of people."""
    prepare(page)
    position = largest(GAME, "Planning", seats=2 if options else 4, options=options)
    sit(page, open_at(page, GAME, position)["seats"][position.seat])


def test_a_card_is_dragged_to_the_slots_and_takes_the_first_free_one(page: Page) -> None:
    plan(page)
    page.locator(HELD).nth(1).drag_to(page.locator("[data-thing=slot-3]"))
    expect(page.locator("[data-thing=slot-2] .ghost")).to_have_count(1)
    expect(page.get_by_role("button", name="Play these cards (1)")).to_be_visible()


def test_with_linked_slots_a_card_and_its_slot_are_two_clicks_or_one_drag(page: Page) -> None:
    plan(page, ("linked", True))
    slots = page.locator("[data-thing^=slot]")
    page.locator(HELD).first.click()
    expect(page.locator(f"{LIT}[data-thing^=slot]")).to_have_count(3)
    slots.nth(2).click()
    expect(slots.nth(2).locator(".ghost")).to_have_count(1)
    page.locator(HELD).first.drag_to(slots.nth(1))
    expect(slots.nth(1).locator(".ghost")).to_have_count(1)
    expect(page.locator(".slots .ghost")).to_have_count(2)
    page.get_by_role("button", name="Play these cards (2)").click()
    expect(page.get_by_text(SEALED)).to_be_visible()
    for slot in (1, 2):
        expect(slots.nth(slot).locator(".ghost")).to_have_count(1)


def test_a_sealed_plan_is_taken_back_and_changed(page: Page) -> None:
    plan(page)
    for cards in (1, 2):
        for held in page.locator(HELD).all()[:cards]:
            held.click()
        page.get_by_role("button", name=f"Play these cards ({cards})").click()
        expect(page.get_by_text(SEALED)).to_be_visible()
        expect(page.locator(".slots .ghost")).to_have_count(cards)
        page.get_by_role("button", name="Take back").click()
        expect(page.get_by_text(SEALED)).to_have_count(0)
    expect(question(page)).to_contain_text("Which cards do you play")


def test_a_map_without_outlines_is_drawn_as_a_graph(visitors: Visitors, tmp_path: Path) -> None:
    own = tmp_path / "own"
    shutil.copytree(game(GAME).CONTENT, own)
    moon = own / "moon.toml"
    moon.write_text(re.sub(r"\noutline = .*", "", moon.read_text(encoding="utf-8")), encoding="utf-8")
    server = Server(tmp_path / "data", "--content", f"{GAME}={own}")
    page = visitors.new("pl", PHONE, url=server.url)
    prepare(page)
    open_table(page)
    expect(page.locator(".sector.node")).to_have_count(page.locator("[data-thing^=sector]").count())
    assert page.locator("[data-thing^=sector]").evaluate_all(SMALL_TARGETS, FINGER) == []
    for size in resized(page, (PHONE, DESKTOP)):
        no_overflow(page)
        assert_legible(page)
        picture(page, f"skymines-graph-{size[0]}")
    assert axe(page) == []
    click_shape(page.locator("[data-thing=sector-15]"))
    expect(page.get_by_role("status", name="Dlaczego nie?")).to_be_visible()
    server.stop()
