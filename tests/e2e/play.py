"""How people play: they click or tap highlighted things, or use the keyboard alone."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from tests.server.helpers import Page as Onlooker

GAME = "kosmiczna-misja"
LIT = '[data-thing][aria-pressed="false"]'
PICKED = '[data-thing][aria-pressed="true"]'
CONFIRM, CHOICE, END = ".confirm", ".choice", ".outcome"
LONG = 60_000.0  # milliseconds: bots think, and the machine may be busy
MOST = 400  # moves of a game
SEED = "2"  # a deal in which nobody's first move is forced

Chairs = list[dict[str, str]]
ANA_AND_BEN: Chairs = [{"name": "Ana"}, {"name": "Ben"}]


def make(page: Page, chairs: Chairs, game: str = GAME, **more: Any) -> dict[str, Any]:
    """A new table, without the form; its links. Its deal is the same each time; bots are not."""
    answer = page.request.post("/api/tables", data={"game": game, "chairs": chairs, "seed": SEED, **more})
    assert answer.ok, answer.text()
    links: dict[str, Any] = answer.json()
    return links


def say(page: Page, token: str, what: str, **more: Any) -> dict[str, Any]:
    """A request that a program would send."""
    answer = page.request.post("/api/say", data={"type": what, **more}, headers={"Authorization": f"Bearer {token}"})
    told: dict[str, Any] = answer.json()
    return told


def sit(page: Page, *tokens: str) -> None:
    """Open a table and wait until it stands there."""
    page.goto(f"/#/t/{','.join(tokens)}")
    expect(page.locator(".room, .curtain")).to_be_visible(timeout=LONG)
    skip_story(page)


def skip_story(page: Page) -> None:
    """Close the story that a chapter of a series begins with."""
    if page.locator("dialog[open] .story").count():
        page.get_by_role("dialog").get_by_role("button", name=re.compile("To the table|Do stołu")).click()


def prepare(page: Page, **settings: Any) -> None:
    """Settings of somebody who was here before: no hints, no confirmation, nothing told slowly, unless said so."""
    own = [f"skymines-{n + 1}" for n in range(6)]
    hints = ["table-lit", "table-why", "table-undo", "table-rules", *own]
    kept = json.dumps({"confirm": False, "hints": hints, "pace": "once", **settings})
    page.add_init_script(f"if (!('orrery-settings' in localStorage)) localStorage['orrery-settings'] = `{kept}`;")


def finish(page: Page, links: dict[str, Any], bot: str = "random") -> None:
    """Bots play on for all people, to the end, while somebody looks on."""
    for token in filter(None, links["seats"]):
        assert say(page, token, "leave", bot=bot)["type"] == "done"
    onlooker = Onlooker(urlsplit(page.request.get("/health").url).port or 80)
    onlooker.send("enter", token=links["look"])
    onlooker.see(lambda now: now["result"])
    onlooker.close()


def settle(page: Page) -> str:
    """Wait until this seat is asked, or the game is over. Returns the selector of what is shown."""
    seen = page.locator(f"{CONFIRM}, {CHOICE}, {END}, {LIT}").first
    seen.wait_for(timeout=LONG)
    for part in (END, CONFIRM, CHOICE):
        if page.locator(part).count():
            return part
    return LIT


def click(what: Locator) -> None:
    what.click()


def tap(what: Locator) -> None:
    what.tap()


def play(page: Page, press: Callable[[Locator], None] = click, moves: int = MOST, luck: int = 1) -> int:
    """Click highlighted things until this many moves are made, or the game is over. Returns the number of moves."""
    choose = Random(luck)
    made = 0
    while made < moves:
        match settle(page):
            case part if part == END:
                return made
            case part if part == CONFIRM:
                press(page.locator(CONFIRM).get_by_role("button").first)
                expect(page.locator(CONFIRM)).to_have_count(0, timeout=LONG)
                made += 1
            case part if part == CHOICE:
                press(page.locator(CHOICE).get_by_role("button").first)
            case _:
                lit = page.locator(LIT)
                press(lit.nth(choose.randrange(lit.count())))
    return made


def alternate(*pages: Page) -> None:
    """People play in turn, to the end."""
    while all(page.locator(END).count() == 0 for page in pages):
        asked = [page for page in pages if page.locator(f"{LIT}, {CONFIRM}").count()]
        for page in asked:
            play(page, moves=1)
        pages[0].wait_for_timeout(20)
    for page in pages:
        expect(page.locator(END)).to_be_visible(timeout=LONG)


def result(page: Page) -> Locator:
    """The result of a game that is over, opened."""
    page.locator(END).wait_for(timeout=LONG)
    if page.locator("div.end").count() == 0:
        page.locator(END).get_by_role("button").first.click()
    return page.locator("div.end")


def question(page: Page) -> Locator:
    return page.get_by_role("region", name="The question")


def press(page: Page, name: str) -> None:
    """A button below the question."""
    question(page).get_by_role("button", name=name).first.click()


def open_menu(page: Page) -> Locator:
    page.get_by_role("button", name="Table menu").first.click()
    return page.get_by_role("dialog", name="Table menu")


def is_focused(page: Page, selector: str) -> bool:
    return bool(page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector))


def tab_to(page: Page, selector: str, most: int = 80) -> None:
    """With the Tab key alone."""
    for _ in range(most):
        if is_focused(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"The keyboard does not reach {selector} within {most} steps.")


WIDER = """
() => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const clips = (part) => part && (getComputedStyle(part).overflowX !== "visible" || clips(part.parentElement));
  const parts = [...document.querySelectorAll("body *")].filter((part) =>
    part.getBoundingClientRect().right > page.clientWidth + 1 && !part.ownerSVGElement && !clips(part.parentElement));
  return [page.scrollWidth + " wide", ...parts.slice(0, 12).map(
    (part) => part.tagName + "." + part.className + " " + (part.textContent ?? "").slice(0, 40))];
}
"""


def no_overflow(page: Page) -> None:
    """Nothing is wider than the page."""
    wider = page.evaluate(WIDER)
    assert wider == [], wider
