"""One-key shortcuts: shown on ?, and never in the way of somebody who types."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.helpers import Visitors, axe, picture
from tests.e2e.play import ANA_AND_BEN, CONFIRM, LONG, is_focused, make, open_menu, prepare, question, sit


def open_table(page: Page, game: str = "astrominers", **settings: Any) -> None:
    prepare(page, **settings)
    links = make(page, ANA_AND_BEN, game, seed="9", options={"first": "1"})
    sit(page, links["seats"][0])
    expect(page.locator(".question .turn")).to_be_visible(timeout=LONG)


def selected(page: Page) -> str:
    return page.get_by_role("tab", selected=True).inner_text()


def test_all_keys_are_shown_and_reached_from_the_menu_too(visitors: Visitors) -> None:
    for language, title in (("en", "Keys"), ("pl", "Klawisze")):
        page = visitors.new(language)
        open_table(page)
        page.keyboard.press("?")
        dialog = page.get_by_role("dialog", name=title)
        expect(dialog.locator("kbd")).to_have_text(
            ["e", "u", "b", "m", "n", "p", "l", "g", "c", "r", "s", "?", "Tab", "← ↑ → ↓", "Enter", "Esc"]
        )
        assert "keys-" not in dialog.inner_text()
        assert axe(page) == []
        picture(page, f"keys.{language}")
        page.keyboard.press("l")  # nothing happens behind a dialog
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page = visitors.new()
    open_table(page)
    open_menu(page).get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_a_whole_turn_by_single_keys(page: Page) -> None:
    open_table(page, "kosmiczna-misja", confirm=True)
    page.keyboard.press("m")
    expect(page.locator(".moves button:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_be_visible()
    page.locator(".question").focus()
    page.keyboard.press("e")
    expect(question(page)).to_contain_text("Ben", timeout=LONG)


def test_dice_are_sent_and_a_pass_is_taken_back(page: Page) -> None:
    prepare(page)
    links = make(page, ANA_AND_BEN, "astrominers", seed="9", options={"first": "1"})
    for seat in links["seats"]:
        sit(page, seat)
        page.get_by_role("button", name="Keep all dice").wait_for(timeout=LONG)
        page.keyboard.press("e")
        expect(page.get_by_role("button", name="Keep all dice")).to_have_count(0, timeout=LONG)
    sit(page, links["seats"][0])
    expect(question(page)).to_contain_text("Your action", timeout=LONG)
    page.keyboard.press("e")
    expect(question(page)).to_contain_text("Ben", timeout=LONG)
    expect(page.get_by_role("button", name="Take back")).to_be_enabled(timeout=LONG)
    page.keyboard.press("u")
    expect(question(page)).to_contain_text("Your action", timeout=LONG)


def test_the_keys_lead_to_all_parts_of_the_page(page: Page) -> None:
    open_table(page)
    for key, tab in (("g", "Players"), ("l", "Log"), ("c", "Chat")):
        page.keyboard.press(key)
        assert selected(page).startswith(tab)
    expect(page.get_by_label("Say something")).to_be_focused()
    page.keyboard.press("Escape")
    page.locator(".question").focus()
    page.keyboard.press("b")
    assert is_focused(page, ".board .lit[data-thing]")
    seen = []
    for _ in range(12):
        page.keyboard.press("n")
        seen.append(page.evaluate("document.activeElement.closest('section, .side')?.className ?? ''"))
    assert len(set(seen)) > 4
    before = page.evaluate_handle("document.activeElement")
    page.keyboard.press("n")
    page.keyboard.press("p")
    assert page.evaluate("one => one === document.activeElement", before)


def test_letters_are_letters_while_somebody_types(page: Page) -> None:
    open_table(page)
    page.keyboard.press("c")
    field = page.get_by_label("Say something")
    expect(field).to_be_focused()
    page.keyboard.type("huge? yes")
    expect(field).to_have_value("huge? yes")
    assert selected(page).startswith("Chat")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_keys_that_the_browser_has_are_its_own_and_all_can_be_switched_off(page: Page) -> None:
    open_table(page)
    page.keyboard.press("g")
    page.keyboard.press("Control+l")
    assert selected(page) == "Players"
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("One-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    assert selected(page) == "Players"
