"""The list of moves: folded at first, in a stable order, and every move is a few stops of the Tab key away."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.play import LONG, is_focused, prepare, sit
from tests.e2e.positions import Position, largest, open_at, positions

MOST_STOPS = 12
LONG_LIST = 12  # a longer list starts folded
BELT: dict[str, Any] = {"seats": 3, "options": (("board", "belt"), ("missions", True))}
QUESTIONS: list[tuple[str, str, dict[str, Any]]] = [
    *[("astrominers", step, {}) for step in ("Act", "Swap", "TakeCard", "Ordering")],
    *[("skymines", step, {}) for step in ("Act", "Entering", "Advance")],
    *[("skymines", step, BELT) for step in ("Entering", "ChooseMission")],
    ("kosmiczna-misja", "Take", {}),
]


def open_question(page: Page, name: str, position: Position) -> None:
    sit(page, open_at(page, name, position)["seats"][position.seat])
    expect(page.locator(".question .turn")).to_be_visible(timeout=LONG)


def stops_to_the_list(page: Page) -> int:
    """Press Tab from the start of the page, by the link that skips the board, and unfold the list."""
    stops = 0
    while not is_focused(page, ".moves button"):
        page.keyboard.press("Tab")
        stops += 1
        assert stops <= MOST_STOPS
        if is_focused(page, ".skip, .toggle[aria-expanded=false]"):
            page.keyboard.press("Enter")
    return stops


def walk(page: Page) -> list[str]:
    """All moves that the arrow keys lead to. Each group is opened on the way."""
    found: list[str] = []
    page.keyboard.press("Home")
    while True:
        if is_focused(page, ".heading[aria-expanded=false]"):
            page.keyboard.press("Enter")
        place = page.evaluate("() => [...document.querySelectorAll('.moves button')].indexOf(document.activeElement)")
        if not is_focused(page, ".heading"):
            found.append(page.evaluate("() => document.activeElement.dataset.move"))
        if place == page.locator(".moves button").count() - 1:
            return found
        page.keyboard.press("ArrowDown")


@pytest.mark.parametrize(("name", "step", "table"), QUESTIONS)
def test_the_keyboard_reaches_every_move_within_a_dozen_stops(
    page: Page, name: str, step: str, table: dict[str, Any]
) -> None:
    prepare(page)
    position = largest(name, step, **table)
    open_question(page, name, position)
    if position.moves > LONG_LIST:
        expect(page.locator(".toggle")).to_have_attribute("aria-expanded", "false")
    assert stops_to_the_list(page) <= MOST_STOPS
    listed = walk(page)
    bare = page.locator(".question .ready button")
    assert len(set(listed)) == len(listed)
    assert len(listed) + bare.count() == position.moves
    assert page.locator(".moves [tabindex='0']").count() == 1


def test_groups_of_moves_keep_their_order_whatever_is_possible(page: Page) -> None:
    prepare(page)
    orders = []
    for position in [one for one in positions("astrominers") if one.step == "Act" and one.moves > LONG_LIST][::40]:
        open_question(page, "astrominers", position)
        page.locator(".toggle").click()
        orders.append([text.rsplit(" (", 1)[0].strip("▸ ") for text in page.locator(".heading").all_inner_texts()])
        page.goto("/")
    ranks = {heading: at for at, heading in enumerate(sorted({one for order in orders for one in order}))}
    before = {(one, other) for order in orders for i, one in enumerate(order) for other in order[i + 1 :]}
    assert len(orders) > 3
    assert len(ranks) > 4
    assert not {(one, other) for one, other in before if (other, one) in before}
