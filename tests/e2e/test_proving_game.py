"""What Kosmiczna misja lacks, on the proving game: sets, payments, answers out of turn, secrets, hot seat."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.helpers import Visitors
from tests.e2e.play import ANA_AND_BEN, END, LONG, make, prepare, press, question, sit

DICE_336 = "1"  # seeds: Ana's dice are 3, 3 and 6
RING = "3"  # Ana holds a nail and a ring, and her dice earn two iron and a gold
CLOCK = "30"  # the only clock to be seen is in Ana's hand, the only orrery in Ben's


def new(page: Page, seed: str, rounds: int = 1) -> list[str]:
    """A table for Ana and Ben; the tokens of their seats."""
    links = make(page, ANA_AND_BEN, "proving", seed=seed, options={"rounds": rounds})
    tokens: list[str] = links["seats"]
    return tokens


def two(visitors: Visitors, seed: str) -> tuple[Page, Page]:
    """Ana and Ben in two browsers."""
    pages = visitors.new(), visitors.new()
    for page, token in zip(pages, new(pages[0], seed), strict=True):
        prepare(page)
        sit(page, token)
    return pages


def asked(page: Page, step: str) -> None:
    expect(page.get_by_role("heading", name=f"Your turn {step}")).to_be_visible(timeout=LONG)


def to_the_draft(ana: Page, ben: Page) -> None:
    for page in (ana, ben):
        asked(page, "rerolls")
        press(page, "Send: none")
    asked(ana, "draft")


def coins(page: Page, metal: str) -> Locator:
    """How many coins Ana has."""
    return page.locator("dt", has_text=re.compile(f"^{metal}$")).first.locator("xpath=following-sibling::dd")


def test_a_set_is_gathered_on_the_board_or_in_the_list_and_sent_together(page: Page) -> None:
    prepare(page, confirm=True)
    sit(page, new(page, DICE_336)[0])
    page.locator("[data-thing=die-1]").click()
    expect(page.locator("[data-thing=die-1]")).to_have_attribute("aria-pressed", "true")
    expect(question(page).get_by_role("button", name="reroll 3 1/2")).to_be_visible()
    press(page, "reroll 3")
    press(page, "reroll 6")
    expect(question(page).get_by_role("button", name="Send (3)")).to_be_enabled()
    page.locator("[data-thing=die-3]").click()
    expect(question(page).get_by_role("button", name="Send (2)")).to_be_enabled()
    press(page, "Remove: reroll 3")
    expect(question(page).get_by_role("button", name="Send (1)")).to_be_enabled()
    press(page, "Clear")
    press(page, "reroll 6")
    press(page, "Send (1)")
    expect(page.get_by_role("heading", name="Waiting for Ben.")).to_be_visible(timeout=LONG)


def test_a_question_to_all_is_answered_in_any_order(visitors: Visitors) -> None:
    ana, ben = two(visitors, DICE_336)
    ana.locator("[data-thing=die-2]").click()
    press(ben, "Send: none")
    expect(ben.get_by_role("heading", name="Waiting for Ana.")).to_be_visible(timeout=LONG)
    expect(ana.locator("[data-thing=die-2]")).to_have_attribute("aria-pressed", "true")  # still chosen
    press(ana, "Send (1)")
    asked(ana, "draft")
    expect(ana.get_by_text("The table has changed in the meantime")).to_have_count(0)


def test_where_one_thing_begins_several_moves_a_small_choice_opens(visitors: Visitors) -> None:
    ana, ben = two(visitors, RING)
    to_the_draft(ana, ben)
    ana.locator("[data-thing=display-2]").click()
    choice = ana.get_by_role("dialog", name="Which of these?")
    expect(choice.get_by_role("button", name="take nail")).to_be_focused()
    ana.keyboard.press("ArrowDown")
    expect(choice.get_by_role("button", name="bury nail")).to_be_focused()
    ana.keyboard.press("Escape")
    expect(choice).to_have_count(0)
    ana.locator("[data-thing=display-2]").click()
    choice.get_by_role("button", name="take nail").click()
    asked(ben, "draft")


def test_what_tells_nothing_can_be_taken_back(visitors: Visitors) -> None:
    ana, ben = two(visitors, RING)
    to_the_draft(ana, ben)
    press(ana, "pass")
    expect(ana.get_by_role("heading", name="Waiting for Ben.")).to_be_visible(timeout=LONG)
    press(ana, "Take back")
    asked(ana, "draft")
    press(ana, "draw")
    expect(ana.get_by_role("heading", name="Waiting for Ben.")).to_be_visible(timeout=LONG)
    question(ana).locator("button:not([disabled])", has_text="Take back").click(force=True)  # the move is acknowledged
    expect(question(ana)).to_contain_text("You cannot take this back")


def test_a_raid_is_answered_out_of_turn(visitors: Visitors) -> None:
    ana, ben = two(visitors, RING)
    to_the_draft(ana, ben)
    press(ana, "pass")
    asked(ben, "draft")
    press(ben, "pass")
    for page in (ana, ben):
        asked(page, "planning")
        press(page, "Send: none")
    asked(ana, "raid")
    press(ana, "raid Ben")
    asked(ben, "answer")
    press(ben, "parry globe")
    asked(ben, "raid")
    expect(ana.get_by_role("heading", name="Waiting for Ben.")).to_be_visible(timeout=LONG)
    ana.get_by_role("tab", name="Log").click()
    expect(ana.get_by_role("region", name="Log")).to_contain_text("parry globe")


def test_a_payment_is_suggested_and_can_be_made_otherwise(visitors: Visitors) -> None:
    ana, ben = two(visitors, RING)
    to_the_draft(ana, ben)
    press(ana, "pass")
    asked(ben, "draft")
    press(ben, "pass")
    asked(ana, "planning")
    press(ana, "plan ring")
    press(ana, "Send (1)")
    asked(ben, "planning")
    press(ben, "Send: none")
    for page in (ana, ben):
        asked(page, "raid")
        press(page, "pass")
    asked(ana, "build")
    press(ana, "build ring")
    asked(ana, "pay")
    expect(question(ana).get_by_role("status", name="pay gold")).to_have_text("1")
    expect(question(ana).get_by_role("status", name="pay iron")).to_have_text("0")
    send = question(ana).get_by_role("button", name="Pay", exact=True)
    expect(send).to_be_enabled(timeout=LONG)
    press(ana, "One less: pay gold")
    expect(send).to_be_disabled()
    expect(question(ana)).to_contain_text("This does not add up yet.")
    press(ana, "One more: pay iron")
    expect(send).to_be_enabled(timeout=LONG)
    send.click()
    expect(ana.locator(END)).to_be_visible(timeout=LONG)
    press(ana, "Look at the board")
    expect(coins(ana, "Iron")).to_have_text("0")
    expect(coins(ana, "Gold")).to_have_text("1")


def test_hot_seat_a_curtain_keeps_each_hand_from_the_other(page: Page) -> None:
    prepare(page)
    sit(page, *new(page, CLOCK))
    expect(page.get_by_role("heading", name="It is Ana's turn")).to_be_visible()
    behind_the_curtain(page)
    page.get_by_role("button", name="I am Ana: show my table").click()
    expect(page.get_by_role("region", name="Board")).to_contain_text("clock")
    assert "orrery" not in page.locator("main").inner_html()
    press(page, "Send: none")
    expect(page.get_by_role("heading", name="It is Ben's turn")).to_be_visible(timeout=LONG)
    behind_the_curtain(page)
    page.get_by_role("button", name="I am Ben: show my table").click()
    expect(page.get_by_role("region", name="Board")).to_contain_text("orrery")
    assert "clock" not in page.locator("main").inner_html()


def behind_the_curtain(page: Page) -> None:
    seen = page.locator("main").inner_html()
    assert not [card for card in ("nail", "ring<", "lamp", "clock", "globe", "orrery") if card in seen]
    assert page.locator("[data-thing]").count() == 0


def test_hot_seat_a_whole_game(page: Page) -> None:
    prepare(page)
    sit(page, *new(page, RING, rounds=2))
    lift, move = ".curtain button", ":is(.moves, .ready) button:enabled"
    send = ".question ul + .row button:first-child:enabled"
    for _ in range(200):
        page.locator(f"{END}, {lift}, {move}, {send}").first.wait_for(timeout=LONG)
        if page.locator(END).count():
            break
        if page.locator(lift).count():
            page.locator(lift).click()
        elif page.locator(move).count():
            page.locator(move).last.click()
        else:
            plan(page)
            page.locator(send).first.click()
    expect(page.get_by_role("table", name="Score sheet")).to_contain_text("built")


def plan(page: Page) -> None:
    """A card, if there is one."""
    cards = question(page).get_by_role("button", name="plan")
    if cards.count():
        cards.first.click()
