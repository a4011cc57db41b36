"""Luna's turn told line by line; a campaign and a time loop in the browser, with a restart in between."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from orrery.cli.words import Words
from orrery.games.skymines.campaign import KINDS, rank
from tests.e2e.anything import LIT, click_shape, play, tap_shape
from tests.e2e.helpers import PHONE, Server, Visitors, axe, picture
from tests.e2e.play import LONG, finish, is_focused, make, no_overflow, prepare, sit, skip_story, tab_to
from tests.e2e.test_settings import settings
from tests.e2e.test_skymines import COLOURS
from tests.server.helpers import Page as Onlooker
from tests.server.test_campaign import played

LOOPED = "Nobody has removed the time loop"
GAME = "skymines"
LEAK = 4  # a seed of a campaign in whose fourth chapter the threat is the leak, so it is played once
QUIET = 1000.0  # milliseconds in which a click has reached the server
LUNA = {"first": "1", "luna": 1, "level": 2}


def told(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("What is happening|Co się dzieje"))


def up_to_her_turn(page: Page, **settings: str) -> Locator:
    """A game against Luna, up to the first line that is told."""
    prepare(page, **settings)
    links = make(page, [{"name": "Ana"}, {}], GAME, seed="6", options=LUNA)
    sit(page, links["owner"])
    press = tap_shape if page.viewport_size == {"width": PHONE[0], "height": PHONE[1]} else click_shape
    while not told(page).count():
        play(page, press, 1, keen=0.9)
    return told(page)


def test_each_line_lights_what_it_is_about_and_waits_for_the_button(page: Page) -> None:
    prepare(page)
    page.goto("/")
    settings(page).get_by_label("What players who move by rules do").select_option("next")
    page.keyboard.press("Escape")
    line = up_to_her_turn(page)
    expect(line).to_contain_text("Luna")
    said = page.locator("p.unseen[aria-live=polite]")
    seen = []
    while line.count():
        seen.append(line.inner_text())
        expect(said).to_have_text(re.compile("^Luna: "))
        assert said.inner_text().removeprefix("Luna: ").removesuffix(".") in seen[-1]
        if "steps:" in seen[-1]:
            expect(page.locator("[data-told][data-thing^=company]").first).to_be_visible()
        if "face down" in seen[-1] or "majority" in seen[-1]:
            expect(page.locator(".luna-mat[data-told], .luna-mat [data-told]")).to_have_count(1)
        line.get_by_role("button", name="Next").click()
    assert len(seen) > 1
    assert len(set(seen)) == len(seen)
    expect(page.locator("[data-told]")).to_have_count(0)
    expect(said).to_have_text(re.compile("Which cards do you play this round"))


def test_her_turn_is_told_with_the_keyboard_alone(page: Page) -> None:
    line = up_to_her_turn(page, pace="next")
    tab_to(page, ".told .next")
    seen = [line.inner_text()]
    page.keyboard.press("Enter")
    while line.count():
        seen.append(line.inner_text())
        assert is_focused(page, ".told .next")
        page.keyboard.press("Enter")
    assert len(seen) == len(set(seen)) > 1
    expect(page.locator(".question:focus")).to_have_count(1)


def test_a_telling_goes_on_by_itself_until_somebody_uses_the_board(page: Page) -> None:
    line = up_to_her_turn(page, pace="slow")
    count = line.locator(".count")
    expect(count).not_to_have_text(count.text_content() or "")
    page.get_by_role("region", name="Luna", exact=True).click(position={"x": 150, "y": 10})
    held = line.text_content() or ""
    assert axe(page) == []
    page.wait_for_timeout(3500)
    assert line.text_content() == held
    line.get_by_role("button", name="Skip").click()
    expect(line).to_have_count(0)


def test_whoever_moves_on_while_it_is_told_is_heard(page: Page) -> None:
    up_to_her_turn(page, pace="slow")
    before = page.locator(".log li").count()
    page.locator(LIT).first.wait_for(timeout=LONG)
    play(page, click_shape, 3, keen=0.9)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log")).to_contain_text("Ana")
    assert page.locator(".log li").count() >= before


def test_on_a_phone_the_part_of_the_board_that_is_told_about_is_opened(phone: Page) -> None:
    line = up_to_her_turn(phone, pace="next")
    told = phone.locator(".luna-mat[data-told], .luna-mat [data-told]")
    while line.count() and not told.count():
        line.get_by_role("button", name="Dalej").tap()
    expect(told).to_be_in_viewport()
    no_overflow(phone)
    picture(phone, "skymines-telling-360")
    line.get_by_role("button", name="Pomiń").tap()
    expect(line).to_have_count(0)
    tabs = phone.get_by_role("group", name="Części stołu")
    expect(tabs.get_by_role("button", name="Księżyc")).to_have_attribute("aria-pressed", "true")


def load(page: Page, path: Path) -> None:
    page.goto("/")
    page.get_by_text("Load a record or a series").first.click()
    page.get_by_label("Load a record or a series").set_input_files(path)


@COLOURS
def test_axe_finds_nothing_on_the_page_of_a_campaign(visitors: Visitors, tmp_path: Path, dark: bool) -> None:
    page = visitors.new(dark=dark)
    prepare(page)
    path = tmp_path / "campaign.orrery.json"
    path.write_text(played(1).write())
    load(page, path)
    page.get_by_role("link", name="Story, standing and chapters").first.click()
    expect(page.get_by_role("heading", name="Skymines: campaign")).to_be_visible()
    assert axe(page) == []


def test_a_campaign_is_shown_with_its_chapters_and_goes_on_from_the_lobby(page: Page, tmp_path: Path) -> None:
    prepare(page)
    path = tmp_path / "campaign.orrery.json"
    path.write_text(played(1).write())
    load(page, path)
    expect(page.get_by_text("Next chapter: Farther out").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("The next chapter waits")).to_be_visible()
    page.get_by_role("link", name=re.compile("campaign · chapter 1 of 4", re.IGNORECASE)).click()
    expect(page.get_by_role("heading", name="Skymines: campaign")).to_be_visible()
    expect(page.get_by_role("heading", name="The empty mines")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Total .*–"))).to_be_visible()  # a Luna collects no points
    gains = page.get_by_role("table", name="The empty mines: Success points")
    expect(gains.get_by_role("row", name=re.compile("Tracks finished 0"))).to_be_visible()
    expect(page.get_by_role("link", name="Watch the replay: The empty mines")).to_be_visible()
    expect(page.get_by_text("The Moon pays well")).to_be_visible()
    expect(page.get_by_role("link", name="The Belt")).to_have_attribute("href", "#/rules/skymines/belt")
    assert axe(page) == []
    no_overflow(page)
    page.get_by_role("button", name="Next chapter").click()
    expect(page.get_by_text("chapter 2 of 4 · Farther out").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("chapter 2 of 4 · Farther out")).to_be_visible()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


def test_a_time_loop_repeats_the_last_chapter_and_a_finished_campaign_tells_ones_rank(
    page: Page, tmp_path: Path
) -> None:
    prepare(page)
    path = tmp_path / "campaign.orrery.json"
    path.write_text(played(4).write())
    load(page, path)
    expect(page.get_by_role("button", name="Play this chapter again").first).to_be_visible()
    expect(page.get_by_text("Play this chapter again: Something among the rocks")).to_be_visible()
    expect(page.get_by_text(LOOPED).first).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("This chapter is played again")).to_be_visible()
    page.get_by_role("link", name=re.compile("campaign · chapter 4 of 4", re.IGNORECASE)).click()
    expect(page.get_by_role("heading", name="Something among the rocks once more")).to_be_visible()
    expect(page.get_by_text(LOOPED)).to_be_visible()
    expect(page.get_by_text("Nearly in orbit (from 7)")).to_be_visible()
    page.get_by_role("button", name="Play this chapter again").click()
    expect(page.get_by_text("chapter 4 of 4 · Something among the rocks").first).to_be_visible()
    skip_story(page)
    page.get_by_role("link", name="Story, standing and chapters").click()
    expect(page.get_by_role("heading", name="Something among the rocks in play")).to_be_visible()
    expect(page.get_by_text(LOOPED)).to_have_count(0)
    path.write_text(played(6).write())
    load(page, path)
    expect(page.get_by_text("The campaign is over.").first).to_be_visible()
    ranks = "(Down to earth|Nearly in orbit|Within sight of the Moon|Ready for Mars|A legend)[.] "
    expect(page.get_by_text(re.compile(ranks))).to_have_count(1)


def test_the_form_of_a_campaign_has_no_options_that_its_chapters_set(page: Page) -> None:
    prepare(page)
    page.goto("/#/new/skymines")
    expect(page.get_by_label("Missions")).to_be_visible()
    page.get_by_role("combobox", name="How many games").select_option("campaign")
    expect(page.get_by_label("Missions")).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("chapter 1 of 4 · The empty mines").first).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("The agency that mined the Moon")).to_be_visible()


def heard(page: Page) -> list[str]:
    """All that has happened at the table of this page, for its seat, once no other seat is to move."""
    page.wait_for_timeout(QUIET)
    address = urlsplit(page.url)
    visitor = Onlooker(address.port or 80)
    visitor.send("enter", token=address.fragment.rpartition("/")[2])
    lines: list[str] = visitor.see(lambda now: now["result"] or now["waiting"] == [now["seat"]])["heard"]
    visitor.close()
    return lines


def successes(page: Page) -> tuple[dict[str, int], int]:
    """The success points of the first seat on the page of a series, by kind, and their sum as shown."""
    rows = page.get_by_role("table", name="Standing of the series").locator("tbody tr").all()
    told = {row.locator("th").inner_text(): row.locator("td").first.inner_text() for row in rows}
    total = int(told.pop("Total"))
    return {kind: int(points) for kind, points in told.items() if points.isdecimal()}, total


@pytest.mark.long
def test_the_last_chapter_is_clicked_with_a_restart_in_between(
    visitors: Visitors, own_server: Server, tmp_path: Path
) -> None:
    visitors.forgiven += ["WebSocket", "Failed to load resource"]
    page = visitors.new(url=own_server.url)
    prepare(page)
    file = played(3, LEAK, ("greedy", "random", "random"))
    file.open_seed = True  # so the fourth chapter is known, too
    path = tmp_path / "campaign.orrery.json"
    path.write_text(file.write())
    load(page, path)
    page.get_by_role("button", name="Next chapter").first.click()
    story = page.get_by_role("dialog", name="Something among the rocks")
    expect(story.get_by_text("one region of the Belt was crossed out")).to_be_visible()
    story.get_by_role("button", name="To the table").click()
    expect(page.get_by_text("chapter 4 of 4").first).to_be_visible()
    expect(page.locator("[data-thing=threat-leak]")).to_be_visible()
    play(page, click_shape, 40, keen=0.9)
    before = heard(page)
    own_server.kill()
    own_server.start()
    assert heard(page) == before
    assert play(page, click_shape, 3000, keen=0.9)
    after = heard(page)
    assert after[: len(before)] == before
    assert len(after) > len(before) > 40
    page.get_by_role("button", name="Show the result").click()
    page.get_by_role("link", name="Story, standing and chapters").first.click()
    expect(page.get_by_role("heading", name="Skymines: campaign")).to_be_visible()
    expect(page.get_by_text("The campaign is over.")).to_be_visible()
    words, (kinds, total) = Words("en", GAME), successes(page)
    assert kinds[words("series-point-won")] >= 3
    assert set(kinds) <= {words(f"series-point-{kind}") for kind in KINDS}
    assert sum(kinds.values()) == total
    expect(page.get_by_text(words(f"campaign-rank-{rank(total)}.about"))).to_have_count(1)


@pytest.mark.long
def test_a_time_loop_goes_on_with_the_next_game(page: Page) -> None:
    prepare(page)
    links = make(page, [{"name": "Ana"}, {}], GAME, series="time-loop", seed="", options={"luna": 1, "level": 1})
    finish(page, {"seats": [links["owner"]], "look": links["owner"]})
    sit(page, links["owner"])
    page.get_by_role("button", name="Next game").first.click()
    expect(page.get_by_role("dialog", name="Again")).to_be_visible(timeout=LONG)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Players").click(timeout=LONG)
    expect(page.get_by_text("game 2 of 3 · Again").first).to_be_visible(timeout=LONG)


@pytest.mark.long
def test_a_whole_game_alone_against_luna(page: Page) -> None:
    prepare(page, pace="slow")
    links = make(page, [{"name": "Ana"}, {}], GAME, seed="6", options=LUNA)
    sit(page, links["owner"])
    assert play(page, click_shape, 3000, keen=0.9)
