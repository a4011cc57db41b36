"""What moves on the board, in every game: how it moves, that nobody waits for it, and how it is switched off."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.anything import ANYTHING, click_shape, play
from tests.e2e.helpers import PHONE, Visitors
from tests.e2e.play import LIT, LONG, make, prepare, question, sit
from tests.e2e.positions import NAMES, Position, positions

GAMES = pytest.mark.parametrize("game", ["kosmiczna-misja", "astrominers", "skymines"])
LONGEST = 450  # milliseconds that a piece is on its way
FLIGHT = ".flight"

# Keeps what is animated, and with `window.held` stops every animation at its start.
WATCH = """
(() => {
  const animate = Element.prototype.animate;
  window.seen = [];
  window.held = false;
  Element.prototype.animate = function (frames, timing) {
    const one = animate.call(this, frames, timing);
    const { flight, piece } = this.dataset ?? {};
    window.seen.push({ flight: flight ?? "", piece: piece ?? "", frames, time: timing.duration });
    if (window.held && (flight || piece || this.closest(".flight, .km-dice"))) one.pause();
    return one;
  };
})();
"""
RELEASE = """
() => {
  window.held = false;
  for (const one of document.getAnimations()) if (one.playState === "paused") one.finish();
}
"""
ENDS = """
[...document.querySelectorAll(".own .flight")].map(
  (one) => one.getAnimations()[0].effect.getComputedTiming().endTime)
"""
GAINED = """
() => {
  window.gained = new Promise((done) => new MutationObserver(() => {
    const gain = document.querySelector(".gain .amount");
    if (gain) done(gain.dataset.n);
  }).observe(document.body, { subtree: true, childList: true }));
}
"""
HELD = "window.held = true"
OF_A_FRAME = {"transform", "opacity", "offset", "easing", "composite"}


def open_moving(page: Page, game: str, step: str, **settings: Any) -> Position:
    """The first such question, which people answer with bots for the others; things move."""
    prepare(page, **settings)
    page.emulate_media(reduced_motion="no-preference")
    return open_step(page, game, step)


def open_step(page: Page, game: str, step: str) -> Position:
    page.add_init_script(WATCH)
    position = next(one for one in positions(game, seats=3) if one.step == step)
    chairs = [{"name": name, "bot": "" if seat == position.seat else "greedy"} for seat, name in enumerate(NAMES[:3])]
    sit(page, make(page, chairs, game, record=position.record, at=position.at)["owner"])
    expect(page.locator(LIT).first).to_be_attached(timeout=LONG)
    return position


def click_until(page: Page, selector: str, most: int = 40) -> None:
    """Clicks whatever can be clicked, until something is there."""
    for _ in range(most):
        if page.locator(selector).count() or play(page, click_shape, clicks=1, keen=1):
            break
        page.wait_for_timeout(100)
    expect(page.locator(selector).first).to_be_attached()


def told_so_far(page: Page) -> str:
    """What the log says, once it is this person's turn."""
    page.locator(ANYTHING).first.wait_for(timeout=LONG)
    return page.locator("[role=tabpanel] ul, [role=tabpanel] ol").first.inner_text()


def rerolls(page: Page) -> None:
    """All own dice of Astrominers are rolled again."""
    dice = page.locator(".own .own-die")
    for at in range(dice.count()):
        if dice.nth(at).get_attribute("aria-pressed") == "false":
            dice.nth(at).click()
    page.locator("[data-send]").first.click()


FIRST = {"kosmiczna-misja": "Take", "astrominers": "Act", "skymines": "Act"}


@GAMES
def test_pieces_move_by_transform_and_opacity_alone(page: Page, game: str) -> None:
    open_moving(page, game, FIRST[game])
    page.evaluate(HELD)
    click_until(page, FLIGHT)
    page.evaluate(RELEASE)
    seen = page.evaluate("window.seen")
    flights = [one for one in seen if one["flight"]]
    assert flights
    assert all("transform" in frame for one in flights for frame in one["frames"])
    assert {name for one in seen for frame in one["frames"] for name in frame} <= OF_A_FRAME
    assert max(one["time"] for one in flights) <= LONGEST
    expect(page.locator(FLIGHT)).to_have_count(0)


@GAMES
def test_a_click_while_things_move_counts_at_once(page: Page, game: str) -> None:
    open_moving(page, game, FIRST[game])
    page.evaluate(HELD)  # they never arrive
    click_until(page, FLIGHT)
    before = told_so_far(page)
    for _ in range(20):
        play(page, click_shape, clicks=1, keen=1)
        if told_so_far(page) != before:
            break
    assert told_so_far(page) != before
    assert page.locator(FLIGHT).count()
    assert page.evaluate(
        "[...document.querySelectorAll('.flight')].every((one) => one.inert && one.ariaHidden === 'true')"
    )


@GAMES
@pytest.mark.parametrize("way", ["system", "setting"])
def test_nothing_moves_for_who_does_not_want_it(page: Page, game: str, way: str) -> None:
    if way == "setting":
        page.emulate_media(reduced_motion="no-preference")
    prepare(page, motion="off" if way == "setting" else "system")
    open_step(page, game, FIRST[game])
    play(page, click_shape, clicks=6)
    assert [one for one in page.evaluate("window.seen") if one["flight"] or one["piece"]] == []
    expect(page.locator(f"{FLIGHT}, .gain")).to_have_count(0)


def test_a_die_shows_its_result_when_it_stops_but_says_it_at_once(page: Page) -> None:
    open_moving(page, "astrominers", "Rerolls")
    page.evaluate(HELD)
    rerolls(page)
    flights = page.locator(f".own {FLIGHT}[data-flight^=die], .own {FLIGHT}[data-flight^=labour]")
    expect(flights.first).to_be_attached()
    die = page.locator(".own .own-die").filter(has=page.locator(FLIGHT)).first
    rolled = page.locator(f".own [data-thing={die.get_attribute('data-thing')}]")
    expect(rolled.locator("svg[data-piece]")).to_have_css("opacity", "0")
    expect(flights.first.locator("[data-result]").first).to_have_css("visibility", "hidden")
    face = rolled.locator("svg[data-piece]").get_attribute("data-face") or ""
    said = (rolled.get_attribute("aria-label") or "").lower()
    assert face.removeprefix("labour-").rstrip("s") in said
    page.evaluate(RELEASE)
    expect(rolled.locator("svg[data-piece]")).to_have_css("opacity", "1")
    expect(flights).to_have_count(0)


def test_dice_stop_one_after_another(page: Page) -> None:
    open_moving(page, "astrominers", "Rerolls")
    page.evaluate(HELD)
    rerolls(page)
    expect(page.locator(f".own {FLIGHT}").first).to_be_attached()
    ends = page.evaluate(ENDS)
    assert len(ends) > 1
    assert ends == sorted(set(ends))


def test_the_cube_says_its_roll_at_once_and_shows_it_when_it_stops(page: Page) -> None:
    open_moving(page, "kosmiczna-misja", "Take")
    page.evaluate(HELD)
    click_until(page, FLIGHT)
    crew = page.locator(".km-crew")
    expect(crew).to_have_css("opacity", "0")
    expect(page.locator(".km-dice")).to_have_attribute("aria-label", re.compile(r"\d"))
    page.evaluate(RELEASE)
    expect(crew).to_have_css("opacity", "1")


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=["desktop", "phone"])
def test_a_gain_rises_from_the_stock_and_goes(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.new("en", size)
    open_moving(page, "astrominers", "Act")
    page.evaluate(GAINED)
    page.locator("[data-thing^=socket][aria-pressed=false]:visible").first.click()
    page.locator(".own-die[aria-pressed=false], .choice button").first.click()
    assert re.fullmatch(r"\+\d+", page.evaluate("window.gained"))
    expect(page.locator(".gain")).to_have_count(0)


def to_the_end_of_the_round(page: Page) -> None:
    question(page).get_by_role("button", name=re.compile("^Pass")).first.click()
    expect(page.get_by_text("How round 1 ended").first).to_be_attached(timeout=LONG)


def test_the_end_of_a_round_is_told_one_piece_after_another(page: Page) -> None:
    open_moving(page, "astrominers", "Act", pace="next")
    page.get_by_role("button", name=re.compile("^Pass")).first.click()
    told = page.locator(".told[role=group]")
    expect(told).to_contain_text("1/", timeout=LONG)
    expect(page.locator(".board [data-told]").first).to_be_attached()
    first = told.locator("p").inner_text()
    told.get_by_role("button", name="Next").click()
    expect(told.locator("p")).not_to_have_text(first)
    told.get_by_role("button", name="Skip").click()
    expect(told).to_have_count(0)
    assert page.locator(LIT).count() or page.locator(".question").count()


def test_with_the_pace_off_all_is_shown_at_once(page: Page) -> None:
    open_moving(page, "astrominers", "Act", pace="once")
    to_the_end_of_the_round(page)
    expect(page.locator(".told[role=group]")).to_have_count(0)
