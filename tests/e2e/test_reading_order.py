"""The order in which a screen reader tells a table: board, players, question, moves, what happened, log."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.play import LONG, prepare, sit
from tests.e2e.positions import largest, open_at

TOLD = """
() => [...document.querySelectorAll(`.skip, main h1, main [aria-label]:is(section, [role=group], [role=tablist]),
    main h2, main .toggle, main summary, main [role=tabpanel]`)]
  .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest("[aria-hidden=true]"))
  .map((part) => part.ariaLabel ?? document.getElementById(part.getAttribute("aria-labelledby"))?.textContent
    ?? part.textContent)
  .map((text) => text.replaceAll(/[\\s▸]+/g, " ").trim())
"""
JUMPS = (
    "() => [...document.querySelectorAll('[tabindex]')].filter((part) => part.tabIndex > 0).map((one) => one.outerHTML)"
)
ASKED = (
    "The question",
    "Your turn",
    "Your moves",
    "Since your last turn",
    "Log, players and chat",
    "Log",
)
BOARDS = {
    "kosmiczna-misja": ("Take", ("Bank · ", "Ana", "Planet 1", "Ben", "Cleo", "Dan")),
    "astrominers": (
        "Act",
        (
            *("Bank", "Docks", "Plasteel Storage", "Assignments", "Refinery", "Technologies", "Expeditions"),
            *("Achievements", "Challenges", "Ben", "Cleo", "Dan", "Ana", "Dice", "Cards", "Hand"),
        ),
    ),
    "skymines": (
        "Act",
        (
            *("Ana", "Ben", "Cleo", "Market", "The Moon", "Research area", "Special plans", "Bonus spaces"),
            *("Dan", "Action area and resting piles", "Hand", "Research track"),
        ),
    ),
}
TITLES = {"kosmiczna-misja": "Kosmiczna misja", "astrominers": "Astrominers", "skymines": "Skymines"}


@pytest.mark.parametrize("name", BOARDS)
def test_the_page_is_told_from_the_table_over_the_question_to_the_log(page: Page, name: str) -> None:
    prepare(page)
    step, board = BOARDS[name]
    position = largest(name, step)
    sit(page, open_at(page, name, position)["seats"][position.seat])
    expect(page.locator(".question .turn")).to_be_visible(timeout=LONG)
    told = iter(page.evaluate(TOLD))
    for part in ("Skip to the content", TITLES[name], "Board", *board, *ASKED):
        assert any(one.startswith(part) for one in told), part  # what follows is looked for behind it
    assert page.evaluate(JUMPS) == []


def test_the_link_at_the_begin_leads_past_the_heading_to_the_question(page: Page) -> None:
    prepare(page)
    position = largest("kosmiczna-misja", "Take")
    sit(page, open_at(page, "kosmiczna-misja", position)["seats"][position.seat])
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_be_focused()
