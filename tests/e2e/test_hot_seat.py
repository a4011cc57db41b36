"""Several people on one device: the table is hidden only where there is something to hide."""

from playwright.sync_api import Page, expect

from tests.e2e.play import ANA_AND_BEN, LONG, make, prepare, press, question, sit

GAME = "astrominers"
CURTAIN = ".curtain"


def hot_seat(page: Page, **settings: str) -> None:
    prepare(page, **settings)
    sit(page, *make(page, ANA_AND_BEN, GAME, seed="9", options={"first": "1"})["seats"])


def lift(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}: show my table").click()


def keep_dice(page: Page) -> None:
    press(page, "Keep all dice")


def asked(page: Page, name: str) -> None:
    """The table is shown, and it is this person's turn."""
    expect(question(page)).to_contain_text(f"It is {name}'s turn", timeout=LONG)
    expect(page.locator(CURTAIN)).to_have_count(0)


def to_the_actions(page: Page) -> None:
    """Ana chooses dice in secret, since Ben has still to choose. After her nobody has anything to hide."""
    lift(page, "Ana")
    keep_dice(page)
    asked(page, "Ben")
    keep_dice(page)
    asked(page, "Ana")


def act(page: Page, *things: str) -> None:
    for thing in things:
        page.locator(f'[data-thing="{thing}"]').first.click()


def surveyor(page: Page) -> None:
    """The die that fetches a Mission."""
    page.locator('[data-thing^="pool-"][aria-label*="Surveyor"]').first.click()
    page.locator('[data-thing="assignments"]').click()


def test_the_table_is_not_hidden_while_nobody_has_a_secret(page: Page) -> None:
    hot_seat(page)
    to_the_actions(page)
    surveyor(page)
    page.locator('[data-thing^="mission-"].lit:not([data-thing="mission-deck"])').first.click()
    asked(page, "Ben")
    press(page, "Pass for this round")
    asked(page, "Ana")  # her card lay open, so Ben knows it


def test_a_card_that_is_drawn_unseen_is_hidden_from_the_other(page: Page) -> None:
    hot_seat(page)
    to_the_actions(page)
    surveyor(page)
    page.locator('[data-thing="mission-deck"]').click()
    asked(page, "Ben")
    expect(page.locator(".own .hand .mission")).to_have_count(0)
    press(page, "Pass for this round")
    expect(page.locator(CURTAIN)).to_contain_text("It is Ana's turn", timeout=LONG)
    assert page.locator("[data-thing]").count() == 0
    lift(page, "Ana")
    expect(page.locator(".own .hand .mission")).to_have_count(1)


def test_people_can_have_the_table_hidden_always_or_never(page: Page) -> None:
    hot_seat(page, curtain="always")
    lift(page, "Ana")
    keep_dice(page)
    expect(page.locator(CURTAIN)).to_contain_text("It is Ben's turn", timeout=LONG)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Several people on this device").select_option("never")
    page.keyboard.press("Escape")
    asked(page, "Ben")
    keep_dice(page)
    asked(page, "Ana")
