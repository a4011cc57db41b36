"""Skymines: a whole game by clicks, what lies where in every size, planning in secret, signs, axe."""

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.anything import LIT, click_shape, play, tap_shape
from tests.e2e.helpers import DESKTOP, PHONE, Visitors, axe, picture
from tests.e2e.play import LONG, is_focused, make, no_overflow, prepare, question, result, sit, tab_to
from tests.e2e.positions import largest, open_at, positions
from tests.e2e.test_layout import (
    LANGUAGES,
    SCREEN,
    SCROLLS,
    SEEN,
    SIZES,
    TABLET,
    assert_legible,
    resized,
    seat_at,
    visit,
)

GAME = "skymines"
COLOURS = pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
STEPS = ("Planning", "Act", "Entering", "Points", "LayCard")
LARGE = 250_000  # bytes of a first visit
FINGER = 40.0  # pixels


def open_table(page: Page, bots: int = 3, **options: str) -> dict[str, Any]:
    """A person, who begins, and bots."""
    links = make(
        page, [{"name": "Ana"}, *[{"bot": "random"}] * bots], GAME, seed="6", options={"first": "1", **options}
    )
    sit(page, links["owner"])
    return links


def to_the_planning(page: Page) -> None:
    """The cards that begin at rest are chosen."""
    while "plays" not in question(page).inner_text() and "play this round" not in question(page).inner_text():
        page.locator(f"{LIT}[data-thing^=hand]").first.click()


SEATS = [2, pytest.param(3, marks=pytest.mark.long), pytest.param(4, marks=pytest.mark.long)]


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_by_clicks_from_the_lobby_to_the_score_sheet(page: Page, seats: int) -> None:
    prepare(page)
    page.goto("/")
    page.get_by_role("link", name="Play Skymines").click()
    page.get_by_role("radio", name=str(seats)).check()
    for seat in range(2, seats + 1):
        page.get_by_role("group", name=f"Seat {seat}").get_by_label("Who plays?").select_option("random")
    page.get_by_role("button", name="Start").click()
    assert play(page, click_shape, keen=0.85)
    sheet = result(page).get_by_role("table", name="Score sheet")
    for category in ("Cash", "Astrogo shares", "Tank", "Research", "Total"):
        expect(sheet).to_contain_text(category)
    expect(sheet).to_contain_text(re.compile(r"\d × \d+ = \d"))


def test_in_polish_on_a_phone_with_the_finger(phone: Page) -> None:
    prepare(phone)
    open_table(phone)
    tabs = phone.get_by_role("group", name="Części stołu")
    for name, place in (("Rynek", "Rynek"), ("Badania", "Obszar badań"), ("Gracze", "Bot 2"), ("Księżyc", "Księżyc")):
        tabs.get_by_role("button", name=name).tap()
        expect(phone.get_by_role("region", name=place, exact=True)).to_be_visible()
        expect(phone.locator(".tip")).to_be_hidden()  # nobody asked for one
        no_overflow(phone)
    phone.locator(".own .purse .total").tap()
    expect(phone.locator(".tip")).to_be_visible()
    tabs.get_by_role("button", name="Rynek").tap()
    expect(phone.locator(".tip")).to_be_hidden()
    play(phone, tap_shape, 30)
    no_overflow(phone)


@pytest.mark.parametrize("step", STEPS)
@LANGUAGES
def test_own_cards_are_in_sight_beside_the_question(visitors: Visitors, language: str, step: str) -> None:
    page = visit(visitors, language, PHONE)
    seat_at(page, GAME, step)
    for size in resized(page, SIZES):
        assert page.locator(".own :is(.line, .slot, .held)").evaluate_all(SEEN) == [], size
        assert page.evaluate(SCROLLS) == [], size
        no_overflow(page)
        assert_legible(page)
        picture(page, f"skymines-{step}-{language}-{size[0]}")


@pytest.mark.parametrize("size", [DESKTOP, SCREEN], ids=lambda size: str(size[0]))
def test_everything_is_on_one_screen_with_four_players_and_uses_its_height(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visit(visitors, "pl", size)
    for step in ("Planning", "Act", "Entering"):
        seat_at(page, GAME, step)
        board = page.locator("section.board")
        hidden = board.evaluate("one => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]")
        assert hidden == [0, 0]
        gap = (
            "one => one.getBoundingClientRect().bottom - document.querySelector('.own').getBoundingClientRect().bottom"
        )
        assert 0 <= board.evaluate(gap) < 20
        for part in (".moon", ".market", ".study", ".bonuses", ".mat", ".screens", ".tank"):
            expect(page.locator(part).locator("visible=true").last).to_be_in_viewport(ratio=1)


INSIDE = """
(part) => {
  const [one, around] = [part, part.closest(".sk-moon")].map((each) => each.getBoundingClientRect());
  return one.left >= around.left - 1 && one.right <= around.right + 1 && one.bottom <= around.bottom + 1;
}
"""


def test_an_onlooker_sees_all_mats_and_the_moon_in_its_place(visitors: Visitors) -> None:
    page = visit(visitors, "pl", DESKTOP)
    sit(page, open_at(page, GAME, largest(GAME, "Act"))["look"])
    expect(page.locator(".mat")).to_have_count(4)
    assert page.locator(".moon").evaluate(INSIDE)
    assert_legible(page)


def test_on_a_tablet_the_moon_and_the_own_mat_are_together_in_sight(visitors: Visitors) -> None:
    page = visit(visitors, "pl", TABLET)
    seat_at(page, GAME, "Entering")
    for part in (".sk-sky", ".own .slots", ".own .hand", ".own .screens", ".own .tank"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    assert page.locator(".board-tabs").is_hidden()
    seat_at(page, GAME, "Points")
    assert page.evaluate(IN_SIGHT)


IN_SIGHT = """
() => {
  const bottom = (part) => [".room .ask", ".room .own"].map((name) => document.querySelector(name))
    .filter((cover) => !cover.contains(part)).map((cover) => cover.getBoundingClientRect().top)
    .reduce((one, other) => Math.min(one, other), innerHeight);
  return [...document.querySelectorAll(".board .lit[data-thing]")].some((part) => {
    const box = part.getBoundingClientRect();
    return box.height && box.top >= 0 && box.bottom <= bottom(part) + 1;
  });
}
"""
SMALL_TARGETS = """
(parts, least) => parts.map((part) => [part.dataset.thing, part.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < least)
  .map(([thing, box]) => thing + " " + box.width + " " + box.height)
"""


ALWAYS_LARGE = ":is([data-thing^=sector], [data-thing^=bonus])"  # whether they can be chosen or not


def test_on_a_phone_all_that_can_be_chosen_is_large_enough_for_a_finger(visitors: Visitors) -> None:
    page = visit(visitors, "pl", PHONE)
    for step in (*STEPS, "PlacePlan", "Lift", "Steps"):
        seat_at(page, GAME, step)
        assert page.evaluate(IN_SIGHT), step
        for tab in page.locator(".board-tabs button").all():
            tab.tap()
            assert page.locator(f"{LIT}, {ALWAYS_LARGE}").evaluate_all(SMALL_TARGETS, FINGER) == [], step


SHARE = """
(board) => (document.querySelector(".sk-own").getBoundingClientRect().top
  - Math.max(0, board.getBoundingClientRect().top)) / innerHeight
"""


@pytest.mark.parametrize("step", ["Planning", "Act", "Entering"])
@pytest.mark.parametrize("board", ["moon", "belt"])
def test_on_a_phone_two_fifths_of_the_height_are_the_boards(phone: Page, board: str, step: str) -> None:
    """With a hand of one row, in the middle of a game; nobody else is waited for."""
    asked = positions(GAME, 3, options=(("board", board),))
    prepare(phone)
    position = next(one for one, then in pairwise(asked[len(asked) // 2 :]) if one.step == step != then.step)
    sit(phone, open_at(phone, GAME, position)["seats"][position.seat])
    expect(phone.locator(".question .turn")).to_be_visible(timeout=LONG)
    assert phone.locator("section.board").evaluate(SHARE) >= 0.4


def test_on_a_phone_the_hand_stays_where_it_is_while_cards_are_gathered(phone: Page) -> None:
    seat_at(phone, GAME, "Planning")
    cards = phone.locator(f".sk-own {LIT}[data-thing^=hand]")
    before = phone.locator(".sk-own").bounding_box()
    cards.first.tap()
    cards.first.tap()
    assert phone.locator(".sk-own").bounding_box() == before
    phone.get_by_role("button", name="Wyczyść").tap()
    expect(phone.get_by_role("button", name="Cofnij")).to_be_visible()


COVERED = """
(costs) => costs.filter((cost) => {
  const one = cost.getBoundingClientRect();
  return [...cost.closest(".label").querySelectorAll(".number, .reward")].some((part) => {
    const other = part.getBoundingClientRect();
    return one.left < other.right - 1 && other.left < one.right - 1
      && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  });
}).map((cost) => cost.closest(".label").textContent)
"""


def test_sectors_that_can_be_entered_carry_their_cost(page: Page) -> None:
    prepare(page)
    seat_at(page, GAME, "Entering")
    lit = page.locator(f"{LIT}[data-thing^=sector]")
    expect(page.locator(".moon .cost")).to_have_count(lit.count())
    assert page.locator(".moon .label .cost").evaluate_all(COVERED) == []
    expect(lit.first).to_have_attribute("aria-label", re.compile(r"for \d energy"))


def set_aside(*pages: Page) -> None:
    """In turn, everybody chooses the cards that begin at rest."""
    while not all("Which cards do you play" in question(page).inner_text() for page in pages):
        for page in pages:
            lit = page.locator(f"{LIT}[data-thing^=hand]")
            if "Token" in question(page).inner_text() and lit.count():
                lit.first.click()
        pages[0].wait_for_timeout(50)


def test_nobody_sees_what_others_plan_or_how_much_until_all_have_chosen(visitors: Visitors) -> None:
    ana, ben = visitors.new(), visitors.new()
    links = make(ana, [{"name": "Ana"}, {"name": "Ben"}], GAME, seed="11", options={"first": "1", "tokens": "first"})
    for page, token in zip((ana, ben), links["seats"], strict=True):
        prepare(page)
        sit(page, token)
    set_aside(ana, ben)
    mat = ben.get_by_role("region", name="Ana", exact=True)
    before = mat.inner_html()
    ana.locator(f"{LIT}[data-thing^=hand]").nth(1).click()
    ana.locator(f"{LIT}[data-thing^=hand]").nth(2).click()
    expect(ana.locator(".slots .ghost")).to_have_count(2)
    ana.get_by_role("button", name="Play these cards (2)").click()
    expect(ana.get_by_text("Your plan is sealed. Waiting for the others.")).to_be_visible()
    expect(mat.locator(".dot")).to_have_count(0, timeout=LONG)  # Ana is not waited for
    assert mat.locator(".mini").count() == before.count('class="mini')
    ben.get_by_role("button", name="Play no card").click()
    expect(mat.locator(".area .mini")).to_have_count(2, timeout=LONG)
    expect(ben.locator(".reveal .row").first.locator(".mini")).to_have_count(2)
    expect(ben.locator(".log")).to_contain_text(re.compile(r"plays \S+ \d, \S+ \d"))


# Sets `moved` once an outpost is on its way.
WATCH = """
(kind) => {
  const isKind = (one) => one.effect?.target?.dataset?.piece?.startsWith(kind);
  const look = () => {
    if (document.getAnimations().some(isKind)) document.documentElement.dataset.moved = kind;
    else requestAnimationFrame(look);
  };
  look();
}
"""
MOVED = "html[data-moved]"


def test_pieces_move_from_where_they_were(page: Page) -> None:
    prepare(page)
    page.emulate_media(reduced_motion="no-preference")
    position = largest(GAME, "Entering")
    sit(page, open_at(page, GAME, position)["seats"][position.seat])
    page.evaluate(WATCH, "outpost-")
    click_shape(page.locator(f"{LIT}[data-thing^=sector]").first)
    expect(question(page)).not_to_contain_text("Which sector", timeout=LONG)
    if page.locator(f"{LIT}[data-thing^=column]").count():
        page.locator(f"{LIT}[data-thing^=column]").first.click()
    expect(page.locator(MOVED)).to_have_count(1)


def test_a_card_opens_large_with_all_that_it_says(page: Page) -> None:
    prepare(page)
    open_table(page)
    page.locator(".market .card").first.hover()
    tip = page.locator(".tip")
    expect(tip.locator(".large .face")).to_be_visible()
    expect(tip).to_contain_text("Its printed cost is")
    page.get_by_role("button", name="Bonus markers in reserve").first.focus()
    expect(tip).to_contain_text("Bonus markers in reserve: ")
    expect(tip.locator(".large")).to_have_count(0)


def test_another_players_hand_and_research_are_a_click_away(page: Page) -> None:
    prepare(page)
    open_table(page)
    page.get_by_role("button", name="All of Bot 2").click()
    dialog = page.get_by_role("dialog", name="Bot 2")
    expect(dialog.get_by_role("heading", name="Hand")).to_be_visible()
    expect(dialog.get_by_role("group", name="Research track").get_by_role("button")).to_have_count(16)
    assert axe(page) == []


def test_a_dark_sector_says_how_sectors_are_entered(page: Page) -> None:
    prepare(page)
    open_table(page)
    click_shape(page.locator("[data-thing=sector-15]"))
    why = page.get_by_role("status", name="Why not?")
    expect(why).to_contain_text("A company enters sectors when you expand it with energy cards.")
    page.locator("[data-thing^=hand]:not([aria-pressed])").first.click()
    expect(why).to_contain_text("The token now names this kind of card")
    to_the_planning(page)
    while page.locator(f"{LIT}[data-thing^=hand]").count():
        page.locator(f"{LIT}[data-thing^=hand]").first.click()
    page.locator("[data-thing^=hand]:not([aria-pressed])").first.click()
    expect(why).to_contain_text("All your slots are filled.")


def test_a_plan_is_made_with_the_keyboard_alone(page: Page) -> None:
    prepare(page)
    position = largest(GAME, "Planning")
    sit(page, open_at(page, GAME, position)["seats"][position.seat])
    expect(page.locator(".question .turn")).to_be_visible(timeout=LONG)
    tab_to(page, ".skip", 3)
    page.keyboard.press("Enter")
    assert is_focused(page, ".question")
    tab_to(page, ".to-board", 2)
    page.keyboard.press("Enter")
    tab_to(page, "[data-thing^=hand][aria-pressed=false]", 9)
    page.keyboard.press("Enter")
    expect(page.locator("[data-thing^=hand][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    assert is_focused(page, "[data-thing]")
    tab_to(page, ".ask .row button", 20)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Your plan is sealed. Waiting for the others.")).to_be_visible()
    expect(page.locator(".question:focus")).to_have_count(1)


def test_a_first_visit_to_a_table_is_small(page: Page) -> None:
    prepare(page)
    open_table(page)
    sizes = page.evaluate(
        "performance.getEntries().filter((one) => 'transferSize' in one).map((one) => [one.name, one.transferSize])"
    )
    assert sum(size for _, size in sizes) < LARGE, json.dumps(sizes, indent=1)


@COLOURS
def test_axe_finds_nothing_at_the_table_and_on_the_rules(visitors: Visitors, dark: bool) -> None:
    page = visitors.new(dark=dark)
    prepare(page)
    for step in ("Planning", "Act", "Entering", "Points"):
        seat_at(page, GAME, step)
        assert axe(page) == [], step
    page.goto(f"/#/rules/{GAME}")
    expect(page.get_by_role("heading", level=1, name="Rules")).to_be_visible(timeout=LONG)
    assert axe(page) == []


@COLOURS
def test_axe_finds_nothing_on_a_phone(visitors: Visitors, dark: bool) -> None:
    phone = visitors.new("pl", PHONE, dark=dark)
    prepare(phone)
    seat_at(phone, GAME, "Act")
    for name in ("Rynek", "Badania", "Gracze", "Księżyc"):
        phone.get_by_role("group", name="Części stołu").get_by_role("button", name=name).tap()
        assert axe(phone) == [], name
