"""Skymines in the Belt: the map, its costs and rewards before the click, what lies where in every size, axe."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.anything import LIT, click_shape, play, tap_shape
from tests.e2e.helpers import DESKTOP, PHONE, STILL, Visitors, axe, picture
from tests.e2e.play import LONG, is_focused, no_overflow, prepare, question, sit, tab_to
from tests.e2e.positions import Options, largest, open_at, positions
from tests.e2e.test_layout import (
    LANGUAGES,
    SCREEN,
    SCROLLS,
    SIZES,
    TABLET,
    assert_legible,
    resized,
    seat_at,
    visit,
)
from tests.e2e.test_skymines import (
    COLOURS,
    FINGER,
    GAME,
    INSIDE,
    MOVED,
    SMALL_TARGETS,
    WATCH,
    open_table,
)

BELT: Options = (("board", "belt"),)
SPACES = f"{LIT}[data-thing^=space]"


def at_step(page: Page, step: str) -> None:
    seat_at(page, GAME, step, options=BELT)


def test_spaces_that_can_be_entered_carry_their_cost_and_what_they_bring(page: Page) -> None:
    prepare(page)
    at_step(page, "Entering")
    lit = page.locator(SPACES)
    expect(page.locator(".belt .cost")).to_have_count(lit.count())
    for space in lit.all():
        expect(space).to_have_attribute("aria-label", re.compile(r"for \d energy"))
    expect(page.locator(".belt .note.brings").first).to_be_visible()
    expect(page.locator(f'{SPACES}[aria-label*="goes home"]').first).to_be_visible()  # an ousted company is named


def test_what_is_printed_is_explained(page: Page) -> None:
    prepare(page)
    open_table(page, board="belt")
    for space, said in (
        (
            "1a",
            ("asteroid space 1a", "tank +1", "A gas collector is here", "linked with asteroid space 1b", "Tawac, 3"),
        ),
        ("19", ("shuttle space 19", "Every shuttle that enters brings: nothing", "Flight tracks: 14 (+1), 18")),
    ):
        name = page.locator(f"[data-thing=space-{space}]").get_attribute("aria-label") or ""
        for words in said:
            assert words.lower() in name.lower()
    shuttles = page.locator("[data-thing=column-tawac-2]")
    expect(shuttles).to_have_attribute("aria-label", re.compile("5 shuttles are left"))
    page.locator("[data-thing=space-14a]").focus()
    expect(page.locator(".tip")).to_contain_text("space 14a")


def test_a_dark_space_says_how_spaces_are_entered(page: Page) -> None:
    prepare(page)
    open_table(page, board="belt")
    click_shape(page.locator("[data-thing=space-20a]"))
    why = page.get_by_role("status", name="Why not?")
    expect(why).to_contain_text("A company enters spaces of the Belt when you expand it with energy cards.")


def test_a_space_out_of_reach_says_so(page: Page) -> None:
    prepare(page)
    at_step(page, "Entering")
    click_shape(page.locator("[data-thing^=space]:not([aria-pressed])").last)
    expect(page.get_by_role("status", name="Why not?")).to_contain_text(re.compile("No shuttle|energy|already"))


# Marks the page once a piece of this kind is on its way.


DARK = ".belt [data-thing^=space]:not([aria-pressed])"
# The keys that lead from the focus towards the nearest thing.
TOWARDS = """selector => {
  const middle = element => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(document.activeElement);
  const ways = [...document.querySelectorAll(selector)].map(middle).map(([a, b]) => [a - x, b - y]);
  const [dx, dy] = ways.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0];
  return [dx > 0 ? "ArrowRight" : "ArrowLeft", dy > 0 ? "ArrowDown" : "ArrowUp"];
}"""


def walk_to(page: Page, selector: str, most: int = 40) -> None:
    """With the arrow keys alone, more or less straight on."""
    choose = Random(1)
    for _ in range(most):
        page.keyboard.press(choose.choice(page.evaluate(TOWARDS, selector)))
        if is_focused(page, selector):
            return
    raise AssertionError(f"The arrow keys do not reach {selector} within {most} steps.")


def test_a_space_is_entered_with_the_keyboard_alone(page: Page) -> None:
    prepare(page)
    position = largest(GAME, "Entering", options=BELT)
    sit(page, open_at(page, GAME, position)["seats"][position.seat])
    expect(page.locator(SPACES).first).to_be_visible(timeout=LONG)
    tab_to(page, ".skip", 3)
    page.keyboard.press("Enter")
    tab_to(page, ".to-board", 2)
    page.keyboard.press("Enter")
    walk_to(page, DARK)
    page.keyboard.press("Enter")
    why = page.get_by_role("status", name="Why not?")
    expect(why).to_contain_text(re.compile("No shuttle|energy|already"))
    page.keyboard.press("Escape")
    before = question(page).inner_text()
    walk_to(page, SPACES.replace(":visible", ""))
    thing = page.evaluate("() => document.activeElement.dataset.thing")
    page.keyboard.press("Enter")
    expect(question(page)).not_to_have_text(before, timeout=LONG)
    expect(page.locator(f"[data-thing={thing}]")).not_to_have_attribute("aria-pressed", "false")
    assert is_focused(page, "[data-thing], .question")


@pytest.mark.parametrize(("kind", "space"), [("shuttle", r"space-\d+$"), ("outpost", r"space-\d+[a-d]$")])
def test_pieces_move_from_where_they_were(page: Page, kind: str, space: str) -> None:
    prepare(page)
    page.emulate_media(reduced_motion="no-preference")
    position = largest(GAME, "Entering", options=BELT)
    sit(page, open_at(page, GAME, position)["seats"][position.seat])
    expect(page.locator(SPACES).first).to_be_visible(timeout=LONG)
    page.evaluate(WATCH, f"{kind}-")
    wanted = [one for one in page.locator(SPACES).all() if re.search(space, one.get_attribute("data-thing") or "")]
    before = question(page).inner_text()
    click_shape(wanted[0])
    expect(question(page)).not_to_have_text(before, timeout=LONG)
    columns = page.locator(f"{LIT}[data-thing^=column]")
    expect(page.locator(MOVED).or_(columns.first).first).to_be_visible(timeout=LONG)
    if columns.count():
        columns.first.click()
    expect(page.locator(MOVED)).to_have_count(1)


@pytest.mark.parametrize("step", ["Entering", "Act"])
@LANGUAGES
def test_the_belt_is_legible_and_nothing_flows_over(visitors: Visitors, language: str, step: str) -> None:
    page = visit(visitors, language, PHONE)
    at_step(page, step)
    for size in resized(page, SIZES):
        assert set(page.evaluate(SCROLLS)) <= {"sk-sky"}, size  # on a tablet the enlarged map is panned
        no_overflow(page)
        assert_legible(page)
        picture(page, f"skymines-belt-{step}-{language}-{size[0]}")


@pytest.mark.parametrize("size", [DESKTOP, SCREEN], ids=lambda size: str(size[0]))
def test_everything_is_on_one_screen_with_four_players(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visit(visitors, "pl", size)
    at_step(page, "Entering")
    for part in (".belt", ".market", ".study", ".bonuses", ".mat", ".screens", ".tank"):
        expect(page.locator(part).locator("visible=true").last).to_be_in_viewport(ratio=1)
    assert page.locator(".belt").evaluate(INSIDE)


def test_on_a_tablet_the_belt_and_the_own_mat_are_together_in_sight(visitors: Visitors) -> None:
    page = visit(visitors, "pl", TABLET)
    at_step(page, "Entering")
    for part in (".sk-sky", ".own .slots", ".own .hand", ".own .screens", ".own .tank"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)


def test_on_a_phone_all_that_can_be_chosen_is_large_enough_for_a_finger(visitors: Visitors) -> None:
    page = visit(visitors, "pl", PHONE)
    asked = {one.step for one in positions(GAME, options=BELT)}
    for step in asked & {"Entering", "Lift", "SendHome", "Demolish", "Act"}:
        at_step(page, step)
        page.get_by_role("group", name="Części stołu").get_by_role("button", name="Pas").tap()
        assert page.locator(LIT).evaluate_all(SMALL_TARGETS, FINGER) == [], step


# Two fingers on the map, and how far apart they end, as a part of how they began.
PINCH = """
(map, by) => {
  const { left, top, width } = map.getBoundingClientRect();
  const touch = (identifier, x) => new Touch({ identifier, target: map, clientX: left + x, clientY: top + 60 });
  const fire = (type, half) => map.dispatchEvent(new TouchEvent(type, {
    touches: [touch(1, width / 2 - half), touch(2, width / 2 + half)], bubbles: true,
  }));
  fire("touchstart", 40);
  fire("touchmove", 40 * by);
}
"""


def test_two_fingers_and_a_button_enlarge_the_belt(visitors: Visitors) -> None:
    page = visit(visitors, "pl", PHONE)
    at_step(page, "Planning")
    page.get_by_role("group", name="Części stołu").get_by_role("button", name="Pas").tap()
    sky, zoom = page.locator(".sk-sky"), page.locator(".sk-zoom")
    width = "one => one.querySelector('.belt').clientWidth"
    whole = sky.evaluate(width)
    sky.evaluate(PINCH, 2)
    expect(zoom).to_have_accessible_name("Pomniejsz")
    assert sky.evaluate(width) == pytest.approx(2 * whole, rel=0.05)
    sky.evaluate(PINCH, 0.3)
    expect(zoom).to_have_accessible_name("Powiększ")
    assert sky.evaluate(width) == whole
    assert page.locator("[data-thing^=bonus]").evaluate_all(SMALL_TARGETS, FINGER) == []
    zoom.tap()
    expect(zoom).to_have_accessible_name("Pomniejsz")
    page.evaluate(STILL)
    assert page.locator("[data-thing]").evaluate_all(SMALL_TARGETS, FINGER) == []
    no_overflow(page)


@pytest.mark.parametrize(("options", "thing"), [((), "column-tawac-2"), (BELT, "space-14a")], ids=["moon", "belt"])
def test_on_a_phone_a_tap_on_something_small_enlarges_the_map_there(
    visitors: Visitors, options: Options, thing: str
) -> None:
    page = visit(visitors, "pl", PHONE)
    seat_at(page, GAME, "Planning", options=options)
    page.get_by_role("group", name="Części stołu").get_by_role("button", name="Pas" if options else "Księżyc").tap()
    small, zoom = page.locator(f"[data-thing={thing}]"), page.locator(".sk-zoom")
    assert small.evaluate_all(SMALL_TARGETS, FINGER)
    tap_shape(small)
    expect(zoom).to_have_accessible_name("Pomniejsz")
    expect(page.get_by_role("status", name="Dlaczego nie?")).to_have_count(0)
    expect(small).to_be_in_viewport(ratio=0.9)
    assert page.locator(".sk-sky [data-thing]").evaluate_all(SMALL_TARGETS, FINGER) == []
    tap_shape(small)
    expect(page.get_by_role("status", name="Dlaczego nie?")).to_be_visible()


IN_SIGHT = """
(places) => {
  const boxOf = (one) => document.querySelector(one).getBoundingClientRect();
  const [{ left, right }, { top }] = [boxOf(".sk-sky"), boxOf(".own")];
  const isIn = (box) => box.left >= left && box.right <= right && box.top >= 0 && box.bottom <= top;
  return places.filter((place) => isIn(place.getBoundingClientRect())).length;
}
"""


def test_on_a_phone_the_enlarged_belt_shows_much_of_what_can_be_chosen(visitors: Visitors) -> None:
    page = visit(visitors, "pl", PHONE)
    at_step(page, "Entering")
    lit, zoom = page.locator(SPACES), page.locator(".sk-zoom")
    for _ in range(2):
        page.evaluate(STILL)
        assert lit.evaluate_all(IN_SIGHT) >= 0.4 * lit.count()  # they lie all over the Belt
        zoom.tap()
        expect(zoom).to_have_accessible_name("Powiększ")
        zoom.tap()


FINGERS = """
(map, both) => {
  const { left, top } = map.getBoundingClientRect();
  for (const isPrimary of both)
    map.dispatchEvent(new PointerEvent("pointerdown", {
      pointerId: isPrimary ? 1 : 2, pointerType: "touch", isPrimary, clientX: left, clientY: top, bubbles: true,
    }));
}
"""
HELD = 800.0  # milliseconds: more than a long press


def test_on_a_phone_a_tap_on_the_threat_explains_it_and_two_fingers_explain_nothing(phone: Page) -> None:
    prepare(phone)
    open_table(phone, board="belt", threat="raid")
    threat, tip = phone.locator("[data-thing=threat-raid]"), phone.locator(".tip")
    threat.tap()
    expect(tip).to_contain_text("Zagrożenie: Napad")
    for both in ([True, False], [True]):
        threat.evaluate(FINGERS, both)
        phone.wait_for_timeout(HELD)
        expect(tip).to_be_visible(visible=len(both) == 1)


def test_on_a_wide_screen_the_map_covers_the_board_until_escape(page: Page) -> None:
    prepare(page)
    at_step(page, "Entering")
    belt, market = page.locator(".belt"), page.locator(".market")
    wide = "one => one.clientWidth"
    page.evaluate(STILL)
    before = belt.evaluate(wide)
    page.locator(".sk-zoom-wide").click()
    page.evaluate(STILL)
    assert belt.evaluate(wide) > 1.5 * before
    expect(market).to_be_hidden()
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(market).to_be_visible()
    page.evaluate(STILL)
    assert belt.evaluate(wide) == before


def test_some_turns_in_polish_on_a_phone_with_the_finger(phone: Page) -> None:
    prepare(phone)
    open_table(phone, board="belt")
    play(phone, tap_shape, 20)
    no_overflow(phone)


def test_the_belt_is_chosen_when_a_table_is_made(page: Page) -> None:
    prepare(page)
    page.goto(f"/#/new/{GAME}")
    page.get_by_label("Board", exact=True).select_option("the Belt")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("region", name="The Belt")).to_be_visible(timeout=LONG)


def test_the_form_offers_what_goes_together_and_sends_nothing_else(page: Page) -> None:
    prepare(page)
    page.goto(f"/#/new/{GAME}")
    board, threat = page.get_by_label("Board", exact=True), page.get_by_label("Threat", exact=True)
    settled, level = page.get_by_label("Settled Moon"), page.get_by_label("Luna's level")
    for absent in (threat, level):
        expect(absent).to_have_count(0)
    settled.check()
    board.select_option("the Belt")
    expect(settled).to_have_count(0)
    threat.select_option("Raid")
    expect(page.get_by_text("and this: six coins. If it is left: At the end all cash is lost.")).to_be_visible()
    page.get_by_label("Lunas", exact=True).select_option("one")
    expect(level).to_be_visible()
    board.select_option("the Moon")
    expect(threat).to_have_count(0)
    expect(settled).to_be_checked()
    settled.uncheck()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("region", name="The Moon")).to_be_visible(timeout=LONG)


def test_a_time_loop_does_not_ask_for_a_settled_moon(page: Page) -> None:
    prepare(page)
    page.goto(f"/#/new/{GAME}")
    page.get_by_label("Settled Moon").check()
    page.get_by_role("combobox", name="How many games").select_option("time-loop")
    for set_by_it in ("Board", "Settled Moon", "Threat"):
        expect(page.get_by_label(set_by_it, exact=True)).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-thing=threat-time-loop]")).to_be_visible(timeout=LONG)


@COLOURS
def test_axe_finds_nothing(visitors: Visitors, dark: bool) -> None:
    page = visitors.new(dark=dark)
    prepare(page)
    for step in ("Entering", "Lift"):
        at_step(page, step)
        assert axe(page) == [], step
    phone = visitors.new("pl", PHONE, dark=dark)
    prepare(phone)
    at_step(phone, "Entering")
    assert axe(phone) == []
