"""Polish and English everywhere, switchable at any time; nothing sticks out on a phone."""

import re
from time import monotonic

from playwright.sync_api import Page, expect

from tests.e2e.helpers import PATIENCE, Visitors
from tests.e2e.play import GAME, LIT, LONG, finish, make, no_overflow, play, prepare, result, sit

SAME = {
    "Ana",
    "Orrery",
    "Kosmiczna misja",
    "Skymines",
    "EN",
    "PL",
    "Bot",
    "bot",
    "Bot 2",
    "Bot 3",
    "EN, English",
    "PL, polski",
}
SEEN = """
() => [...document.querySelectorAll("body *")].flatMap((part) => [
  ...[...part.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent),
  part.getAttribute("aria-label") ?? "", part.getAttribute("title") ?? "", part.getAttribute("placeholder") ?? ""])
"""
ALIKE = {"polski", "English", "https://…/#/t/…"}  # languages are called by their own names


def words_on(page: Page) -> set[str]:
    """All that is written or read out on the page."""
    said = {str(text).strip() for text in page.evaluate(SEEN)}
    return {text for text in said if re.search(r"[^\W\d]{2}", text)} - SAME - ALIKE


def words_at_rest(page: Page) -> set[str]:
    """The same, as soon as nothing comes or goes any more."""
    seen, now = None, words_on(page)
    while seen != now:
        page.wait_for_timeout(300)
        seen, now = now, words_on(page)
    return now


def both(page: Page) -> None:
    """After the switch nothing of the other language is left."""
    expect(page.locator("html")).to_have_attribute("lang", "en")
    english = words_at_rest(page)
    page.get_by_role("button", name="PL, polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    end = monotonic() + PATIENCE
    while (left := english & words_on(page)) and monotonic() < end:
        page.wait_for_timeout(100)
    page.get_by_role("button", name="EN, English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert left == set()


def test_the_language_can_be_switched_on_every_page(page: Page) -> None:
    prepare(page, name="Ana", hints=[])
    for place in ("/", f"/#/new/{GAME}", f"/#/rules/{GAME}", "/#/mine", "/#/nowhere"):
        page.goto(place)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        both(page)


def test_the_language_can_be_switched_in_the_middle_of_a_game(page: Page) -> None:
    prepare(page, confirm=True, hints=[])
    links = make(page, [{"name": "Ana"}, {"bot": "greedy"}, {"bot": "greedy"}])
    sit(page, links["owner"])
    play(page, moves=3)
    page.locator(LIT).first.click()
    for tab in (0, 1, 2):
        page.get_by_role("tab").nth(tab).click()
        both(page)
    finish(page, links)
    expect(result(page).get_by_role("img", name="Score after each move")).to_be_visible(timeout=LONG)
    both(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=LONG)
    both(page)


def test_nothing_sticks_out_on_a_phone(visitors: Visitors, phone: Page) -> None:
    names = ["W" * 24, "Żółć-" + "m" * 19]
    links = make(phone, [{"name": name} for name in names])
    finished = make(phone, [{"name": name} for name in [*names, "W W W W W W W W W W W W"]] + [{"bot": "random"}])
    finish(phone, finished)
    for place in ("/", f"/#/new/{GAME}", f"/#/rules/{GAME}", "/#/mine", "/#/nowhere", "/#/t/gone"):
        phone.goto(place)
        expect(phone.get_by_role("heading", level=1)).to_be_visible()
        words_at_rest(phone)
        no_overflow(phone)
    for token in (links["owner"], links["look"], finished["owner"]):
        sit(phone, token)
        for tab in (0, 1, 2):
            phone.get_by_role("tab").nth(tab).tap()
            no_overflow(phone)
        phone.goto(f"/#/replay/{token}")
        expect(phone.get_by_role("slider")).to_be_visible(timeout=LONG)
        no_overflow(phone)
    phone.goto("/")
    expect(phone.get_by_text("W" * 24).first).to_be_visible(timeout=LONG)
    no_overflow(phone)
