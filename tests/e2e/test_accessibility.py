"""Axe finds nothing on any page, in dark and in light colours."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.helpers import PHONE, Visitors, axe
from tests.e2e.play import ANA_AND_BEN, CONFIRM, END, GAME, LIT, LONG, finish, make, prepare, press, result, sit

COLOURS = pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])


def clean(page: Page, what: str) -> None:
    assert axe(page) == [], what


@COLOURS
def test_pages_around_the_table(visitors: Visitors, dark: bool) -> None:
    page = visitors.new(dark=dark)
    prepare(page, hints=[])
    sit(page, make(page, ANA_AND_BEN, options={"first": "1"})["owner"])
    for place, heading in (
        ("/", "Space on your table"),
        (f"/#/new/{GAME}", "New table"),
        (f"/#/rules/{GAME}", "Rules"),
        ("/#/mine", "My tables on another device"),
        ("/#/nowhere", "Nothing but empty space"),
        ("/#/t/gone", "There is no table here"),
    ):
        page.goto(place)
        expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible(timeout=LONG)
        clean(page, place)
    page.goto("/")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    clean(page, "settings")


@COLOURS
def test_the_table_while_one_plays(visitors: Visitors, dark: bool) -> None:
    page = visitors.new(dark=dark)
    prepare(page, confirm=True, hints=[])
    links = make(page, [{"name": "Ana"}, {"name": "Ben"}, {"bot": "greedy"}], options={"first": "1"})
    sit(page, links["owner"])
    expect(page.locator(LIT).first).to_be_visible(timeout=LONG)
    for tab in ("Log", "Players", "Chat"):
        page.get_by_role("tab", name=tab).click()
        clean(page, tab)
    page.locator("[data-thing=planet-2]").click()
    expect(page.locator(".why")).to_be_visible()
    clean(page, "why not")
    page.locator(LIT).first.click()
    if page.locator(CONFIRM).count() == 0:
        page.locator(LIT).first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    clean(page, "confirmation")
    page.get_by_role("button", name="Table menu").first.click()
    clean(page, "menu")
    page.keyboard.press("Escape")
    finish(page, links)
    expect(result(page).get_by_role("img", name="Score after each move")).to_be_visible(timeout=LONG)
    clean(page, "end")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=LONG)
    clean(page, "replay")


@COLOURS
def test_curtain_and_gathering(visitors: Visitors, dark: bool) -> None:
    page = visitors.new(dark=dark)
    prepare(page, hints=[])
    sit(page, *make(page, ANA_AND_BEN, "proving", seed="3", options={"rounds": 1})["seats"])
    clean(page, "curtain")
    page.locator(".curtain button").click()
    page.locator(LIT).first.click()
    clean(page, "set")
    pay(page)
    clean(page, "payment")


TO_THE_PAYMENT = (  # on one device: who comes to the screen, what is asked, and the answer
    ("", "rerolls", "Send: none"),
    ("Ben", "rerolls", "Send: none"),
    ("Ana", "draft", "pass"),
    ("Ben", "draft", "pass"),
    ("", "planning", "Send: none"),
    ("Ana", "planning", "plan ring"),
    ("", "planning", "Send (1)"),
    ("", "raid", "pass"),
    ("Ben", "raid", "pass"),
    ("Ana", "build", "build ring"),
)


def pay(page: Page) -> None:
    """On to the payment for Ana's ring."""
    press(page, "Clear")
    for name, step, answer in TO_THE_PAYMENT:
        if name:
            page.get_by_role("button", name=f"I am {name}").click()
        expect(page.get_by_role("heading", name=f"turn {step}")).to_be_visible(timeout=LONG)
        press(page, answer)
    expect(page.get_by_role("heading", name="turn pay")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("button", name="Pay", exact=True)).to_be_enabled(timeout=LONG)


@COLOURS
def test_the_table_on_a_phone(visitors: Visitors, dark: bool) -> None:
    phone = visitors.new("pl", PHONE, dark=dark)
    prepare(phone, hints=[])
    links = make(phone, [{"name": "Ana"}, {"bot": "greedy"}, {"bot": "greedy"}], options={"first": "1"})
    sit(phone, links["owner"])
    expect(phone.locator(LIT).first).to_be_visible(timeout=LONG)
    clean(phone, "table")
    finish(phone, links)
    expect(phone.locator(END)).to_be_visible(timeout=LONG)
    clean(phone, "end")
    expect(result(phone)).to_be_visible()
    clean(phone, "result")
