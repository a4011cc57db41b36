"""Learning a game by playing: on a phone in Polish, and by keyboard alone in English."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.anything import POINT, tap_shape
from tests.e2e.helpers import PHONE, STILL, Server, Visitors, axe
from tests.e2e.play import LIT, LONG, is_focused, no_overflow, prepare, tab_to

GUIDE, NEXT, AIM = ".guide", ".guide .row button", "[data-aim]:visible"
NOW = """
() => [document.querySelector(".guide")?.innerText,
  ...[...document.querySelectorAll("[data-aim]")].map((part) => part.dataset.thing ?? part.textContent)].join()
"""
COVERED = """
part => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const above = [...document.querySelectorAll(".ask, .board .own")].filter((one) => !one.contains(part));
  return top < 0 || above.map((one) => one.getBoundingClientRect()).some((sheet) =>
    Math.min(bottom, innerHeight) > sheet.top + 4 && left < sheet.right && right > sheet.left);
}
"""


def settled(page: Page) -> str:
    """Wait until there is something to read or to do, or until the end."""
    page.locator(f"{NEXT}, {AIM}, .guide .learned").first.wait_for(timeout=LONG)
    if page.locator(".guide .learned").count():
        return "end"
    return "read" if page.locator(NEXT).count() else "turn"


def progress(page: Page) -> str:
    """What the guide says and asks for."""
    return str(page.evaluate(NOW))


def changed(page: Page, before: str) -> None:
    page.wait_for_function(f"before => ({NOW})() !== before", arg=before)


def open_to(parts: Locator) -> Locator:
    """The first of these that can be clicked. On a map another thing may lie over all of it."""
    return next(part for part in parts.all() if part.evaluate(POINT))


def not_covered(parts: Locator) -> None:
    """Something that is marked lies above the question, on the screen."""
    parts.page.evaluate(STILL)
    shown = [part for part in parts.all() if part.is_visible()]
    assert not shown or not all(part.evaluate(COVERED) for part in shown), shown[0].inner_html()


@pytest.mark.parametrize(("game", "turns"), [("Kosmiczna misja", 11), ("Astrogórnicy", 13), ("Skymines", 12)])
def test_on_a_phone_in_polish(phone: Page, game: str, turns: int) -> None:
    prepare(phone, name="Ana", confirm=True)
    phone.goto("/")
    phone.get_by_role("button", name=f"Samouczek: {game}").tap()
    seen = set()
    while (what := settled(phone)) != "end":
        before = progress(phone)
        seen.add(phone.locator(".guide .count").inner_text())
        no_overflow(phone)
        if what == "read":
            not_covered(phone.locator(".board [data-told]"))
            phone.locator(NEXT).tap()
        else:
            not_covered(phone.locator(".board [data-aim]"))
            tap_shape(open_to(phone.locator(AIM)))
        changed(phone, before)
    assert len(seen) == turns
    expect(phone.locator(".learned li")).to_have_count(3)
    assert axe(phone) == []
    phone.get_by_role("button", name="Krótka gra z łatwym botem").tap()
    expect(phone.locator(f"{LIT}:visible").first).to_be_visible(timeout=LONG)
    expect(phone.locator(GUIDE)).to_have_count(0)

    phone.goto("/")
    row = phone.locator(".mine li", has_text="Samouczek")
    expect(row).to_contain_text("Ukończony", timeout=LONG)


@pytest.mark.parametrize("game", ["Kosmiczna misja", "Skymines"])
def test_by_keyboard_in_english(page: Page, game: str) -> None:
    prepare(page, confirm=True)
    page.goto("/")
    learn = f"[aria-label='Learn {game} by playing']"
    page.locator(learn).wait_for()
    tab_to(page, learn)
    page.keyboard.press("Enter")
    while (what := settled(page)) != "end":
        page.evaluate(STILL)
        before = progress(page)
        if what == "read":
            tab_to(page, NEXT)
        elif not page.locator(".board [data-aim][data-thing]:visible").count():
            tab_to(page, ".ask [data-aim]")
        else:
            tab_to(page, ".to-board")
            page.keyboard.press("Enter")
            assert is_focused(page, "[data-aim]")
            described = page.evaluate("() => document.activeElement.getAttribute('aria-describedby')")
            expect(page.locator(f"#{described}")).to_have_text("the tutorial asks for this")
        page.keyboard.press("Enter")
        changed(page, before)
    tab_to(page, NEXT)
    page.keyboard.press("Enter")
    expect(page.locator(LIT).first).to_be_visible(timeout=LONG)
    expect(page.locator(GUIDE)).to_have_count(0)


@pytest.fixture
def first_turn(page: Page) -> Page:
    """The first turn, when everything is read."""
    prepare(page, name="Ana", confirm=True)
    page.goto("/")
    page.get_by_role("button", name="Learn Kosmiczna misja by playing").click()
    for _ in range(2):
        before = progress(page)
        page.locator(NEXT).click()
        changed(page, before)
    assert settled(page) == "turn"
    return page


def test_another_move_is_explained_and_an_impossible_one_is_told_why(first_turn: Page) -> None:
    page, guide = first_turn, first_turn.locator(GUIDE)
    page.locator("[data-thing=bank-1]").click()
    expect(guide).to_contain_text("Also possible, but not carried out here: Tile 1 as a new planet")
    expect(guide).to_contain_text("Please take what is marked.")
    expect(page.locator("[data-thing=bank-2]")).to_have_attribute("data-aim", "")

    page.locator("[data-thing=planet-2]").click()
    expect(page.locator(".why")).to_contain_text("A new planet takes the first free place")
    page.locator("[data-thing=bank-2]").click()
    expect(guide).to_contain_text("2 of 11")


def test_it_is_left_and_resumed_after_a_restart_and_elsewhere(visitors: Visitors, own_server: Server) -> None:
    visitors.forgiven += ["WebSocket", "ERR_CONNECTION_REFUSED"]
    page = visitors.new(url=own_server.url)
    prepare(page, name="Ana")
    page.goto("/")
    page.get_by_role("button", name="Learn Kosmiczna misja by playing").click()
    while settled(page) == "read":
        before = progress(page)
        page.locator(NEXT).click()
        changed(page, before)
    page.locator(AIM).first.click()
    expect(page.locator(GUIDE)).to_contain_text("2 of 11")
    link = page.url
    own_server.kill()
    own_server.start()

    other = visitors.new("pl", PHONE, url=own_server.url)
    other.goto(link)
    expect(other.locator(GUIDE)).to_contain_text("2 z 11", timeout=LONG)
    page.goto("/")
    page.locator(".mine li", has_text="Tutorial").get_by_role("link").first.click()
    expect(page.locator(GUIDE)).to_contain_text("2 of 11", timeout=LONG)
