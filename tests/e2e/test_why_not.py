"""A thing that cannot be used tells why, with the rule; the same for undo."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.helpers import Visitors
from tests.e2e.play import ANA_AND_BEN, LIT, LONG, make, play, prepare, question, sit

WORDS = {
    "en": (
        "Why not?",
        "That quarter is not next to any tile of the planet.",
        "The new quarter must lie next to a tile of its planet",
        "What the rules say about this",
        "What fits",
        "Take back",
        "You cannot take this back: a die was rolled or something new was turned up.",
    ),
    "pl": (
        "Dlaczego nie?",
        "Ta ćwiartka nie leży obok żadnego kafelka tej planety.",
        "Nowa ćwiartka musi leżeć obok kafelka tej samej planety",
        "Co mówią o tym zasady",
        "Co pasuje",
        "Cofnij",
        "Nie można cofnąć: był rzut kostką albo odkryto coś nowego.",
    ),
}


def second_turn(visitors: Visitors, language: str) -> Page:
    """Ana has a tile on her first planet, and is to play again."""
    ana, ben = visitors.new(language), visitors.new(language)
    links = make(ana, ANA_AND_BEN, seed="7", options={"first": "1"})
    for page, token in zip((ana, ben), links["seats"], strict=True):
        prepare(page, confirm=True)
        sit(page, token)
        play(page, moves=1)
    expect(ana.locator(LIT).first).to_be_visible(timeout=LONG)
    return ana


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_dark_place_gives_the_reason_the_rule_and_the_way_to_it(visitors: Visitors, language: str) -> None:
    why, reason, rule, link, chapter, *_ = WORDS[language]
    page = second_turn(visitors, language)
    page.locator(f"{LIT}[data-thing^=bank]").first.click()
    page.locator("[data-thing=spot-1c]").click()
    card = page.get_by_role("status", name=why)
    expect(card).to_contain_text(reason)
    expect(card.get_by_text(rule)).to_be_hidden()  # the reason comes first
    card.locator("summary").click()
    expect(card.get_by_text(rule)).to_be_visible()
    with page.context.expect_page() as opened:
        card.get_by_role("link", name=link).click()
    expect(opened.value.get_by_role("heading", name=chapter).first).to_be_in_viewport(timeout=LONG)
    assert opened.value.url.endswith("#/rules/kosmiczna-misja/fit")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_after_a_roll_taking_back_is_refused_with_the_reason(visitors: Visitors, language: str) -> None:
    *_, back, reason = WORDS[language]
    page = second_turn(visitors, language)
    page.get_by_role("button", name=back).click(force=True)
    expect(page.get_by_text(reason)).to_be_visible()


def test_out_of_turn_a_thing_says_that_it_is_not_ones_turn(page: Page) -> None:
    links = make(page, ANA_AND_BEN, options={"first": "2"})
    sit(page, links["seats"][0])
    page.locator("[data-thing=bank-1]").click()
    expect(question(page)).to_contain_text("It is not your turn.")
