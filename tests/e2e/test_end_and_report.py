"""The end of a game and the end of a round: nothing covers what happened, and nothing that is told gets lost."""

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.helpers import Visitors
from tests.e2e.play import ANA_AND_BEN, END, LONG, finish, make, prepare, question, result, sit
from tests.e2e.positions import Position, open_at, positions

GAME = "astrominers"


def report(page: Page) -> Locator:
    return page.locator(".report", has_text="How round")


def next_round() -> Position:
    """The first question of round two."""
    asked = positions(GAME)
    return next(
        one for before, one in pairwise(asked) if one.step == "Rerolls" and before.step not in ("Rerolls", "RollAgain")
    )


def test_the_board_stays_at_the_end_and_the_result_opens_and_closes(visitors: Visitors) -> None:
    ana, eve = visitors.new(), visitors.new()
    links = make(ana, ANA_AND_BEN)
    for page, token in ((ana, links["seats"][0]), (eve, links["look"])):
        prepare(page)
        sit(page, token)
    finish(ana, links, "greedy")
    for page in (ana, eve):
        expect(question(page).get_by_role("heading", level=2)).to_contain_text("win", timeout=LONG)
        expect(page.get_by_role("region", name="Board")).to_be_visible()
        assert page.get_by_role("table", name="Score sheet").count() == 0
        expect(result(page).get_by_role("table", name="Score sheet")).to_be_visible()
        page.locator(END).get_by_role("button", name="Look at the board").click()
        expect(page.get_by_role("region", name="Board")).to_be_visible()
        page.locator(END).get_by_role("button", name="Show the result").click()
        expect(page.locator("div.end")).to_be_visible()
    ana.reload()
    expect(ana.locator("div.end")).to_be_visible(timeout=LONG)  # whoever comes later sees the result at once


@pytest.mark.parametrize("is_onlooker", [False, True], ids=["player", "onlooker"])
def test_the_report_of_a_round_stays_until_it_is_closed_and_does_not_come_back(
    visitors: Visitors, is_onlooker: bool
) -> None:
    page = visitors.new()
    prepare(page)
    position = next_round()
    links = open_at(page, GAME, position)
    sit(page, links["look"] if is_onlooker else links["seats"][position.seat])
    expect(report(page)).to_be_visible(timeout=LONG)
    page.reload()
    expect(report(page)).to_be_visible(timeout=LONG)
    report(page).get_by_role("button", name="Close").click()
    expect(report(page)).to_have_count(0)
    page.reload()
    expect(page.locator(".question")).to_be_visible(timeout=LONG)
    expect(report(page)).to_have_count(0)


def test_the_report_of_a_round_comes_after_an_answer_during_its_end_and_goes_with_the_next(page: Page) -> None:
    prepare(page)
    position = next(one for one in positions(GAME) if one.step == "Ordering")
    chairs = [{"name": "Ana"} if seat == position.seat else {"bot": "random"} for seat in range(4)]
    links = make(page, chairs, GAME, record=position.record, at=position.at)
    sit(page, links["seats"][position.seat])
    page.get_by_role("button", name="Complete no Order").click(timeout=LONG)
    expect(report(page)).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Keep all dice").click(timeout=LONG)
    expect(report(page)).to_have_count(0, timeout=LONG)
    page.reload()
    expect(page.locator(".question")).to_be_visible(timeout=LONG)
    expect(report(page)).to_have_count(0)
