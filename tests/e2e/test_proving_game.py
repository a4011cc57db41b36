"""The proving game in the browser: sets, payments, answers out of turn, secrets, several people on one device.

The page has no line about this game: what it says of moves and reasons are facts that the rules state.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.helpers import Visitors
from tests.e2e.play import ANA_AND_BEN, END, LONG, make, prepare, press, question, result, sit
from tests.e2e.positions import largest, open_at

SEND = ".question [data-send]"
DICE_336 = "1"  # seeds: Ana's dice are 3, 3 and 6
RING = "3"  # Ana holds a nail and a ring, and her dice earn two iron and a gold
FACTS = "34"  # Ana holds a lamp and an orrery, Ben a globe; he has two iron and a gold
NO_GOLD = "1"  # Ben's dice earn iron only
MARKET = (("market", True),)
CLOCK = "30"  # the only clock to be seen is in Ana's hand, the only orrery in Ben's


def new(page: Page, seed: str, rounds: int = 1) -> list[str]:
    """A table for Ana and Ben; the tokens of their seats."""
    links = make(page, ANA_AND_BEN, "proving", seed=seed, options={"rounds": rounds})
    tokens: list[str] = links["seats"]
    return tokens


def two(visitors: Visitors, seed: str, language: str = "en") -> tuple[Page, Page]:
    """Ana and Ben in two browsers."""
    pages = visitors.new(language), visitors.new(language)
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


def to_the_raids(ana: Page, ben: Page, plans: tuple[list[str], list[str]] = ([], [])) -> None:
    """In any language: nobody rolls again or takes a card, and these are planned."""
    for page in (ana, ben):
        page.locator(SEND).click()
    for page in (ana, ben):
        page.get_by_role("button", name="pass").first.click(timeout=LONG)
    for page, cards in zip((ana, ben), plans, strict=True):
        page.get_by_role("button", name="plan ").first.wait_for(timeout=LONG)
        for card in cards:
            page.get_by_role("button", name=f"plan {card}").first.click()
        page.locator(SEND).click()


def tells_why(page: Page, text: str) -> None:
    expect(page.locator(".why").get_by_text(text, exact=True)).to_be_visible(timeout=LONG)


def coins(page: Page, metal: str) -> Locator:
    """How many coins Ana has."""
    return page.locator("dt", has_text=re.compile(f"^{metal}$")).first.locator("xpath=following-sibling::dd")


def test_a_set_is_gathered_on_the_board_or_in_the_list_and_sent_together(page: Page) -> None:
    prepare(page, confirm=True)
    sit(page, new(page, DICE_336)[0])
    page.locator("[data-thing=die-1]").click()
    expect(page.locator("[data-thing=die-1]")).to_have_attribute("aria-pressed", "true")
    threes = question(page).get_by_role("button", name="reroll 3")
    expect(threes.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(threes.nth(1)).to_have_attribute("aria-pressed", "false")
    threes.nth(1).click()
    press(page, "reroll 6")
    expect(question(page).get_by_role("button", name="Send (3)")).to_be_enabled()
    page.locator("[data-thing=die-3]").click()
    expect(question(page).get_by_role("button", name="Send (2)")).to_be_enabled()
    threes.nth(0).click()
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


WORDS = {
    "en": {
        "raid": "Raid Ben, who has 2 iron, 1 gold",
        "build": "Build lamp: costs 1 iron, 1 gold, 3 points, brings 1 iron",
        "need": "It needs a card built before. You have 0.",
        "dear": "It costs 3 gold, and you have 2 iron, 1 gold.",
        "poor": "Ben has no gold.",
        "pay": "Pay 1 gold.",
    },
    "pl": {
        "raid": "Napadnij: Ben ma żelazo ×2, złoto ×1",
        "build": "Zbuduj lamp: koszt żelazo ×1, złoto ×1, punkty: 3, daje żelazo ×1",
        "need": "Wymaga: jedna zbudowana karta. Masz: 0.",
        "dear": "Koszt to złoto ×3, a masz żelazo ×2, złoto ×1.",
        "poor": "Ben nie ma monet: złoto.",
        "pay": "Zapłać: złoto ×1.",
    },
}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_moves_say_what_they_cost_and_gain_and_dark_things_why(visitors: Visitors, language: str) -> None:
    words = WORDS[language]
    ana, ben = two(visitors, FACTS, language)
    to_the_raids(ana, ben, (["lamp", "orrery"], ["globe"]))
    expect(ana.get_by_role("button", name=words["raid"], exact=True)).to_be_visible(timeout=LONG)
    for page in (ana, ben):
        page.get_by_role("button", name="pass").first.click(timeout=LONG)
    build = ana.get_by_role("button", name=words["build"], exact=True)
    expect(build).to_be_visible(timeout=LONG)
    expect(build.locator(".signs")).to_have_text("⛁")
    ana.locator("[data-thing=discards]").click()
    expect(build).to_have_count(0, timeout=LONG)
    ana.locator("[data-thing=bench-1]").click()
    tells_why(ana, words["need"])
    ana.locator("[data-thing=discards]").click()
    ben.locator("[data-thing=bench-1]").click(timeout=LONG)
    tells_why(ben, words["dear"])


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_reason_names_the_player(visitors: Visitors, language: str) -> None:
    ana, ben = two(visitors, NO_GOLD, language)
    to_the_raids(ana, ben)
    ana.locator("[data-thing=seat-1]").click(timeout=LONG)
    ben.locator("[data-thing=metal-gold]").click(timeout=LONG)
    tells_why(ben, WORDS[language]["poor"])


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_payment_says_what_is_due_and_how_much_of_each_may_be_put_down(visitors: Visitors, language: str) -> None:
    ana, ben = two(visitors, RING, language)
    to_the_raids(ana, ben, (["ring"], []))
    for page in (ana, ben):
        page.get_by_role("button", name="pass").first.click(timeout=LONG)
    ana.locator("[data-thing=bench-1]").click(timeout=LONG)
    expect(ana.locator(".question h2")).to_contain_text(WORDS[language]["pay"], timeout=LONG)
    expect(ana.get_by_role("status", name=re.compile("^pay "))).to_have_text(["1/1", "0/1"])


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
    asked(ana, "Pay 1 gold.")
    expect(question(ana).get_by_role("status", name="pay gold")).to_have_text("1/1")
    expect(question(ana).get_by_role("status", name="pay iron")).to_have_text("0/1")
    send = question(ana).get_by_role("button", name="Pay", exact=True)
    expect(send).to_be_enabled(timeout=LONG)
    press(ana, "One less: pay gold")
    expect(send).to_be_disabled()
    expect(question(ana)).to_contain_text("This is not enough yet. Add something.")
    press(ana, "One more: pay iron")
    expect(send).to_be_enabled(timeout=LONG)
    send.click()
    expect(ana.locator(END)).to_be_visible(timeout=LONG)
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
    send = ".question ul + .row > button:first-child:enabled"
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
    expect(result(page).get_by_role("table", name="Score sheet")).to_contain_text("built")


def plan(page: Page) -> None:
    """A card, if there is one."""
    cards = question(page).get_by_role("button", name="plan")
    if cards.count():
        cards.first.click()


def test_a_gathered_move_of_two_things_takes_two_clicks_and_the_set_is_sent_together(page: Page) -> None:
    prepare(page)
    position = largest("proving", "Sell", options=MARKET)
    sit(page, open_at(page, "proving", position)["seats"][position.seat])
    lit = page.locator('[data-thing][aria-pressed="false"]')

    page.locator("[data-thing=hand-2]").click()
    expect(page.locator("[data-thing=metal-iron]")).to_have_attribute("aria-pressed", "false")
    page.locator("[data-thing=metal-gold]").click()
    page.locator("[data-thing=hand-1]").click()  # for iron: the other metal is taken
    expect(lit).to_have_count(0)
    page.locator("[data-thing=metal-iron]").click()  # puts the sale back
    expect(page.locator("[data-thing=hand-1]")).to_have_attribute("aria-pressed", "false")
    page.locator("[data-thing=hand-3]").click()
    page.locator(SEND).click()

    expect(page.locator(".log")).to_contain_text("sell", timeout=LONG)
    expect(page.locator("[data-thing^=metal]")).to_have_count(0)
