"""Somebody who has a keyboard and nothing else, at any game: Tab, arrows, Enter, Space, and the keys that `?` shows."""

from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.play import CHOICE, CONFIRM, END, LONG, is_focused, question

LIT_THING = ".board .lit[data-thing]"
LIT = f"{LIT_THING}:visible"
SEND = ".question [data-send]"
TILE = ".question li button:not([disabled])"
READY = ".question .ready button:not([disabled])"
LIST = ".question .toggle"
ANYTHING = f"{END}, {CONFIRM}, {CHOICE}, {SEND}, {READY}, {LIST}, {LIT}"
MOST = 1500  # answers, choices and things of a game
TRIES = 1000  # of a shortcut; a busy server takes seconds for an answer
FAR = 6  # steps along a list


def play(page: Page, luck: int = 1) -> None:
    """To the end of the game."""
    choose = Random(luck)
    for _ in range(MOST):
        page.locator(ANYTHING).first.wait_for(timeout=LONG)
        if page.locator(END).count():
            return
        act(page, choose)
    raise AssertionError(f"The game does not end. It asks: {question(page).inner_text()}")


def act(page: Page, choose: Random) -> None:
    """The next keys: to what has opened, else to what is gathered, to the board, the buttons or the list."""
    if page.locator(CONFIRM).count():
        assert is_focused(page, f"{CONFIRM} button")
        page.keyboard.press("Enter")
        expect(page.locator(CONFIRM)).to_have_count(0)
    elif page.locator(CHOICE).count():
        assert is_focused(page, f"{CHOICE} button")
        walk(page, choose.randrange(page.locator(f"{CHOICE} [data-move]").count()))
    elif page.locator(SEND).count():
        gather(page, choose)
    elif page.locator(LIT).count() and choose.random() < 0.5:
        from_board(page, choose)
    elif page.locator(READY).count() and (not page.locator(LIST).count() or choose.random() < 0.2):
        from_buttons(page)
    elif page.locator(LIST).count():
        from_list(page, choose)


def key_to(page: Page, key: str, selector: str) -> bool:
    """A shortcut that leads somewhere; once more while an answer is on its way, and nothing can be pressed.

    Returns whether it is there: the answer may have ended the question.
    """
    for _ in range(TRIES):
        page.keyboard.press(key)
        page.wait_for_timeout(20)
        if is_focused(page, selector):
            return True
        if not page.locator(selector).count():
            return False
    raise AssertionError(f"{key} does not lead to {selector}.")


def walk(page: Page, steps: int) -> None:
    """Along buttons with the arrows, and press the last."""
    for _ in range(steps):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def gather(page: Page, choose: Random) -> None:
    """Send the answer with its key if the page allows it, else put something to it or take something from it."""
    if page.locator(f"{SEND}:not([disabled])").count() and choose.random() < 0.7:
        page.keyboard.press("e")
    elif key_to(page, "m", TILE):
        for _ in range(choose.randrange(FAR)):
            page.keyboard.press("Tab")
        if is_focused(page, TILE):
            page.keyboard.press("Space")


def from_board(page: Page, choose: Random) -> None:
    """One of the first things that are lit."""
    if not key_to(page, "b", LIT_THING):
        return
    for _ in range(choose.randrange(FAR)):
        page.keyboard.press("Tab")
    if is_focused(page, LIT_THING):
        page.keyboard.press("Enter")


def from_buttons(page: Page) -> None:
    """A button above the list, which is before it for the Tab key."""
    if not key_to(page, "m", ".question :is(.moves, .ready) button"):
        return
    for _ in range(FAR):
        if is_focused(page, READY):
            page.keyboard.press("Space")
            return
        page.keyboard.press("Shift+Tab")


def from_list(page: Page, choose: Random) -> None:
    """A move of the list, which its key opens. A move below a heading is one more step."""
    if not key_to(page, "m", ".moves button"):
        return
    for _ in range(choose.randrange(FAR)):
        page.keyboard.press("ArrowDown")
    if is_focused(page, ".heading"):
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
