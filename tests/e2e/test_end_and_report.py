"""The end of a game and the end of a round: nothing covers what happened, and nothing that is told gets lost."""

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from orrery.engine.record import replay
from orrery.games import game
from tests.e2e.helpers import PHONE, Visitors, axe, box
from tests.e2e.play import (
    ANA_AND_BEN,
    END,
    LONG,
    finish,
    make,
    open_menu,
    prepare,
    question,
    result,
    say,
    sit,
)
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


def test_what_happened_stays_through_own_moves_until_it_is_closed(page: Page) -> None:
    prepare(page)
    position = next(one for one in positions(GAME) if one.step == "Ordering")
    chairs = [{"name": "Ana"} if seat == position.seat else {"bot": "random"} for seat in range(4)]
    links = make(page, chairs, GAME, record=position.record, at=position.at)
    sit(page, links["seats"][position.seat])
    page.get_by_role("button", name="Complete no Order").click(timeout=LONG)
    expect(report(page)).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Keep all dice").click(timeout=LONG)
    expect(page.get_by_role("button", name="Keep all dice")).to_have_count(0, timeout=LONG)
    expect(report(page)).to_be_visible()
    page.reload()
    expect(page.locator(".question")).to_be_visible(timeout=LONG)
    expect(report(page)).to_be_visible()


def joined() -> Position:
    """Just before, another player has sent a die into the crew of a Mission of the seat that is asked."""
    rules = game(GAME)
    for one in positions(GAME):
        if one.step == "Act":
            g, _ = replay(rules, one.record, one.at, journal=True)
            heard = [line.split() for line in rules.heard(g, one.seat)]
            last = max((i for i, line in enumerate(heard) if line[0] == str(one.seat)), default=0)
            docks = {dock.card for dock in rules.view(g, one.seat).docks if dock.owner == one.seat}
            if any(line[1] == "join-mission" and line[4] in docks for line in heard[last + 1 :]):
                return one
    raise AssertionError("nobody ever joins")


def test_what_was_done_to_oneself_comes_first_and_is_the_same_on_another_device(visitors: Visitors) -> None:
    ana, other = visitors.new(), visitors.new()
    position = joined()
    links = open_at(ana, GAME, position)
    for page in (ana, other):
        prepare(page)
        sit(page, links["seats"][position.seat])
        expect(page.locator(".report .mine").first).to_contain_text("into the crew of", timeout=LONG)
    assert ana.locator(".report").inner_text() == other.locator(".report").inner_text()
    ana.locator(".report").get_by_role("button", name="Close the summary").click()
    expect(ana.locator(".report")).to_have_count(0)
    other.reload()
    expect(other.locator(".report .mine").first).to_be_visible(timeout=LONG)


def test_on_a_phone_it_is_one_line_below_the_question(visitors: Visitors) -> None:
    phone = visitors.new("pl", PHONE)
    prepare(phone)
    position = next_round()
    sit(phone, open_at(phone, GAME, position)["seats"][position.seat])
    news = phone.locator(".report")
    expect(news).to_be_visible(timeout=LONG)
    assert box(news)["height"] < 50
    top = box(phone.locator(".question h2"))["y"]
    assert top < box(news)["y"]
    news.locator("summary").click()
    expect(news).to_contain_text("Jak skończyła się runda 1")
    assert axe(phone) == []


def test_scores_are_counted_beside_the_board_and_the_rest_can_be_skipped(visitors: Visitors) -> None:
    page = visitors.new()
    prepare(page, motion="on", pace="slow")
    links = make(page, ANA_AND_BEN)
    sit(page, links["look"])
    finish(page, links, "greedy")
    heading = question(page).get_by_role("heading", level=2)
    tally = page.get_by_role("group", name="The scores")
    expect(tally.get_by_text("finished planet 1")).to_be_visible(timeout=LONG)
    expect(heading).to_have_text("The game is over.")
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    tally.get_by_role("button", name="Skip").click()
    expect(heading).to_contain_text("win")
    scores = say(page, links["look"], "course")["rows"][-1]
    assert [row.locator("b").inner_text().lstrip("★") for row in tally.locator("li").all()] == [str(n) for n in scores]
    expect(tally.locator("li.first").first).to_contain_text(str(max(scores)))  # two may have as many
    rows, bars = tally.locator("li"), tally.locator(".bar")
    assert [bar.evaluate("e => e.offsetHeight") for bar in bars.all()] == [
        row.evaluate("e => e.offsetHeight") for row in rows.all()
    ]
    expect(result(page)).to_be_visible()
    expect(tally).to_have_count(0)


def test_without_motion_the_scores_are_there_at_once(page: Page) -> None:
    prepare(page, pace="slow")  # the system asks for less motion
    links = make(page, ANA_AND_BEN)
    sit(page, links["look"])
    finish(page, links, "greedy")
    tally = page.get_by_role("group", name="The scores")
    expect(tally.locator("li.first").first).to_be_visible(timeout=LONG)
    assert tally.get_by_role("button").count() == 0


@pytest.mark.parametrize("language", ["en", "pl"])
def test_three_sentences_say_what_decided_the_game(visitors: Visitors, language: str) -> None:
    page = visitors.new(language)
    prepare(page)
    links = make(page, ANA_AND_BEN)
    finish(page, links, "greedy")
    sit(page, links["seats"][0])
    sentences = page.locator(".decided li")
    expect(sentences).to_have_count(3, timeout=LONG)
    assert all("decided" not in text and "{" not in text for text in sentences.all_inner_texts())
    expect(page.get_by_role("img", name="Score after each move" if language == "en" else "Wynik po")).to_be_visible()
    assert axe(page) == []


def test_conceding_at_once_warns_that_the_game_ends_and_leaves_no_empty_chart(page: Page) -> None:
    prepare(page)
    links = make(page, ANA_AND_BEN)
    sit(page, links["seats"][0])
    menu = open_menu(page)
    menu.get_by_role("button", name="Concede").click()
    expect(menu).to_contain_text("The game ends at once, and Ben wins")
    menu.get_by_role("button", name="Concede").last.click()
    expect(result(page)).to_contain_text("Nobody had scored yet.")
    expect(page.locator("div.end h2")).to_have_text("Ben wins.")
    assert page.locator("div.end :is(table, figure, .decided)").count() == 0


def test_conceding_among_bots_warns_that_a_bot_plays_on(page: Page) -> None:
    prepare(page)
    links = make(page, [{"name": "Ana"}, {"bot": "random"}, {"bot": "random"}])
    sit(page, links["seats"][0])
    menu = open_menu(page)
    menu.get_by_role("button", name="Concede").click()
    expect(menu).to_contain_text("The game goes on: a bot (Quick) plays your seat to the end")
    expect(menu).to_contain_text("Only bots play on")
    menu.get_by_role("button", name="Concede").last.click()
    expect(page.locator(END)).to_be_visible(timeout=LONG)
    places = say(page, links["seats"][0], "course")["rows"][-1]
    assert len(places) == 3
    sheet = result(page).get_by_role("row", name="Place")
    expect(sheet).to_contain_text("3rd")
    assert sheet.get_by_role("cell").first.inner_text() == "3rd"
