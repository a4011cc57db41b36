"""A whole game of each with the keyboard alone, from the lobby to the score sheet."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.by_keyboard import play
from tests.e2e.play import LONG, prepare, result, tab_to

LAST = 6  # seats


def start(page: Page, game: str, title: str) -> None:
    """A table of two, against a bot that plays at random."""
    page.goto("/")
    expect(page.get_by_role("link", name=f"Play {title}")).to_be_visible()
    tab_to(page, f'a[href="#/new/{game}"]')
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    tab_to(page, "input[name=count]")
    for _ in range(LAST):
        if page.get_by_role("group", name="Seat 3").count():
            page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("group", name="Seat 3")).to_have_count(0)
    tab_to(page, "fieldset:nth-of-type(3) select")
    page.keyboard.type("Bot: R")
    expect(page.get_by_role("group", name="Seat 2").get_by_label("Who plays?")).to_have_value("random")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible(timeout=LONG)


GAMES = [
    ("kosmiczna-misja", "Kosmiczna misja", True),
    pytest.param("astrominers", "Astrominers", False, marks=pytest.mark.long),
    pytest.param("skymines", "Skymines", False, marks=pytest.mark.long),
]


@pytest.mark.parametrize(("game", "title", "is_asked"), GAMES)
def test_a_whole_game_from_the_lobby_to_the_score_sheet(page: Page, game: str, title: str, is_asked: bool) -> None:
    prepare(page, confirm=is_asked)
    start(page, game, title)
    play(page)
    tab_to(page, ".outcome button")
    page.keyboard.press("Enter")
    sheet = result(page).get_by_role("table", name="Score sheet")
    expect(sheet).to_contain_text("Total")
    tab_to(page, "div.end a[href^='#/replay/']")
