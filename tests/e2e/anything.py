"""Somebody who clicks whatever can be clicked, at any game: things, buttons, and what is gathered."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Error, Locator, Page

from tests.e2e.play import CHOICE, CONFIRM, END, LONG, click

LIT = '[data-thing][aria-pressed="false"]:visible'
SEND = "section.ask ul + .row > button:not([disabled])"  # or the suggestion, as long as a payment does not add up
BUTTON = "section.ask :is(.ready, .moves) button:not([disabled]):visible"
ANYTHING = f"{END}, {CONFIRM}, {CHOICE}, {SEND}, {BUTTON}, {LIT}"
MOST = 600  # clicks of a game
QUICK = 3000.0  # milliseconds until a thing counts as gone
MISSES = 20  # failed clicks in a row: then it is not because of other players
POINT = """
(part) => {
  part.scrollIntoView({ block: "center", inline: "center" });
  const STEPS = [0.5, ...Array.from({ length: 24 }, (_, i) => (i + 0.5) / 24)];
  const { left, top, width, height } = part.getBoundingClientRect();
  for (const a of STEPS)
    for (const b of STEPS)
      if (part.contains(document.elementFromPoint(left + a * width, top + b * height)))
        return { x: a * width, y: b * height };
  return null;
}
"""


def click_shape(what: Locator) -> None:
    """A click where the thing is not covered: the middle of a crescent does not belong to it."""
    what.click(position=what.evaluate(POINT))


def tap_shape(what: Locator) -> None:
    what.tap(position=what.evaluate(POINT))


def target(page: Page, choose: Random, keen: float) -> Locator:
    """What is clicked next: a highlighted thing, an item of the small choice, or the button that sends."""
    for part in (CONFIRM, CHOICE):
        if page.locator(part).count():
            return page.locator(part).get_by_role("button").first
    lit, send, buttons = page.locator(LIT), page.locator(SEND), page.locator(BUTTON)
    if send.count() and (choose.random() < 0.7 or not lit.count()):
        return send.first
    if lit.count() and (choose.random() < keen or not buttons.count()):
        return lit.nth(choose.randrange(lit.count()))
    return buttons.last


def play(page: Page, press: Callable[[Locator], None] = click, clicks: int = MOST, keen: float = 0.8) -> bool:
    """Click things this many times, or to the end: things rather than buttons, the keener they are.

    Returns whether the game is over.
    """
    page.set_default_timeout(QUICK)
    choose = Random(4)
    made = missed = 0
    while made < clicks and missed < MISSES:
        page.locator(ANYTHING).first.wait_for(timeout=LONG)
        if page.locator(END).count():
            break
        try:
            press(target(page, choose, keen))
            made, missed = made + 1, 0
        except Error:  # somebody else's move came first
            missed += 1
    page.set_default_timeout(LONG)
    return page.locator(END).count() > 0
