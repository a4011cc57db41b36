"""Names and chat come from other people, and are shown as plain text."""

from playwright.sync_api import Page, expect

from tests.e2e.helpers import Visitors
from tests.e2e.play import LIT, LONG, make, no_overflow, play, prepare, sit

NAME = "<img src=x onerror=a()>"
CHAT = "<script>alert(1)</script><b>bold</b> &amp; \u202e{ $name } https://example.com/"


def test_markup_in_names_and_chat_is_text(visitors: Visitors, page: Page) -> None:
    page.on("dialog", lambda dialog: visitors.troubles.append(f"dialog: {dialog.message}"))
    links = make(page, [{"name": NAME}, {"name": "Ben"}], options={"first": "1"})
    prepare(page, confirm=True)
    sit(page, links["owner"])
    page.get_by_role("tab", name="Players").click()
    expect(page.get_by_role("tabpanel").get_by_text(NAME)).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(CHAT)
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel").get_by_text("<script>alert(1)</script><b>bold</b> &amp;")).to_be_visible()
    play(page, moves=1)
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("region", name="Log").get_by_text(NAME)).to_be_visible(timeout=LONG)
    page.goto("/")
    expect(page.get_by_text(NAME).first).to_be_visible(timeout=LONG)
    assert page.locator("img, main b:text('bold'), main script, main a[href*=example]").count() == 0


def test_a_name_can_be_changed_at_the_table(visitors: Visitors, page: Page) -> None:
    links = make(page, [{"name": "Ana"}, {"name": "Ben"}], options={"first": "1"})
    sit(page, links["owner"])
    ben = visitors.new()
    sit(ben, links["seats"][1])
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="Change my name").click()
    page.get_by_label("My name").fill("  Anastazja <3  ")
    page.keyboard.press("Enter")
    expect(ben.get_by_role("heading", name="Waiting for Anastazja <3.")).to_be_visible(timeout=LONG)


def test_long_names_and_chat_do_not_break_the_layout(page: Page) -> None:
    links = make(page, [{"name": "W" * 24} for _ in range(4)], options={"first": "1"})
    prepare(page, confirm=True)
    sit(page, links["owner"])
    expect(page.locator(LIT).first).to_be_visible(timeout=LONG)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("W" * 500)
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel").get_by_text("W" * 500)).to_be_visible(timeout=LONG)
    no_overflow(page)
    board = page.get_by_role("region", name="Board").bounding_box()
    asked = page.get_by_role("region", name="The question").bounding_box()
    assert board
    assert asked
    assert board["x"] + board["width"] <= asked["x"] + 1  # side by side
    assert board["y"] + board["height"] <= 769  # without scrolling
