"""Skymines late in a game with all modules: labels on both boards do not cover each other, in every size."""

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.helpers import PHONE, Visitors, axe, picture
from tests.e2e.play import LONG, make, no_overflow, sit
from tests.e2e.positions import NAMES, Options, Position, positions
from tests.e2e.test_layout import LANGUAGES, SIZES, TABLET, resized, visit
from tests.e2e.test_skymines import FINGER, GAME, SMALL_TARGETS

BOARDS = pytest.mark.parametrize("board", ["moon", "belt"])
POSITIONS = 3  # looked at on each board
WIDTHS = (360, 420, 620, 820, 1000, 1100, 1280, 1366, 1500, 1920)
AREAS = ("Akcje", "Zużyte", "Ręka", "Zbiornik", "Badania")
TOKENS: dict[tuple[str, int], str] = {}  # by board and position: of whom it asks; nobody moves at these tables

# Labels whose boxes have more than a pixel in common in both directions. After a resize they take some frames.
COVERED = """
async () => {
  const labels = ".belt :is(.number, .note, .cost, .danger), .moon .label :is(.number, .piece, .reward, .cost)";
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const text = (one) => one.className + " " + (one.dataset.n ?? one.querySelector("[data-n]")?.dataset.n);
  const covered = () => {
    const boxes = [...document.querySelectorAll(labels)].filter((one) => one.checkVisibility())
      .map((one) => [one, one.getBoundingClientRect()]);
    return boxes.flatMap(([one, box], i) => boxes.slice(0, i).filter(([, other]) => meet(box, other))
      .map(([other]) => text(one) + " covers " + text(other)));
  };
  for (let frames = 0; frames < 60 && covered().length; frames++) await new Promise(requestAnimationFrame);
  return covered();
}
"""

INSIDE_WINDOW = """
async (tip) => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { left, top, right, bottom } = tip.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}
"""


@cache
def late(board: str) -> list[Position]:
    """The questions about an expansion with the most moves in the last rounds, with missions, a threat and Luna."""
    options: Options = (("missions", True), ("luna", 1), ("level", 3), ("board", board))
    if board == "belt":
        options += (("threat", "time-loop"),)
    asked = positions(GAME, options=options)
    expansions = [one for one in asked if one.step == "Entering" and one.at > 0.6 * len(asked)]
    return sorted(expansions, key=lambda one: -one.moves)[:POSITIONS]


def sit_late(page: Page, board: str, n: int = 0) -> None:
    if (board, n) not in TOKENS:
        position = late(board)[n]
        chairs = [*({"name": name} for name in NAMES[: position.seats - 1]), {"name": ""}]
        links = make(page, chairs, GAME, record=position.record, at=position.at)
        TOKENS[board, n] = links["seats"][position.seat]
    sit(page, TOKENS[board, n])
    expect(page.locator(".question .turn")).to_be_visible(timeout=LONG)


@LANGUAGES
@BOARDS
def test_labels_do_not_cover_each_other(visitors: Visitors, board: str, language: str) -> None:
    page = visit(visitors, language, PHONE)
    sit_late(page, board)
    for size in resized(page, SIZES):
        assert page.evaluate(COVERED) == [], size
        no_overflow(page)
        picture(page, f"skymines-late-{board}-{language}-{size[0]}")


@BOARDS
def test_labels_do_not_cover_each_other_in_any_width_or_late_position(visitors: Visitors, board: str) -> None:
    page = visit(visitors, "pl", PHONE)
    for n in range(POSITIONS):
        sit_late(page, board, n)
        for size in resized(page, [(width, 800) for width in WIDTHS]):
            assert page.evaluate(COVERED) == [], (n, size)


# What is found under the middle of each sign and number: a button that tells a name, and its large view.
UNEXPLAINED = """
() => [...document.querySelectorAll(".sk-board :is(.sk-svg, .sk-n)")].filter((sign) => {
  const { left, top, width, height } = sign.getBoundingClientRect();
  if (!width || !sign.checkVisibility()) return false;
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return !found?.closest("button[aria-label], [role=group], h2");
}).map((sign) => sign.parentElement.className + " " + (sign.dataset.n ?? sign.className.baseVal))
"""
# Those of which only a name is told, without a sentence, and texts with a gap.
BARE = """
() => [...document.querySelectorAll(".sk-board button[aria-label]:not([aria-pressed])")]
  .filter((one) => one.checkVisibility() && !one.matches(".open, [class*=sk-zoom]"))
  .map((one) => one.getAttribute("aria-label"))
  .filter((told) => told.includes("{$") || !/[.]|\\n/.test(told))
"""


@LANGUAGES
@BOARDS
def test_every_sign_says_what_it_is_and_areas_carry_their_names(visitors: Visitors, board: str, language: str) -> None:
    page = visit(visitors, language, SIZES[2])
    sit_late(page, board)
    for size in resized(page, SIZES[2:]):
        assert page.evaluate(UNEXPLAINED) == [], size
        assert page.evaluate(BARE) == [], size
    names = ("Action", "Resting", "Hand", "Tank", "Research") if language == "en" else AREAS
    for name in names:
        expect(page.locator(".own").get_by_text(name, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("board", "part", "drawn"),
    [
        ("moon", ".mission", ".mission-face .art"),
        ("belt", ".threat", ".threat-face .art"),
        ("moon", ".luna-half", ".luna .art"),
    ],
)
def test_cards_have_pictures_and_open_large(visitors: Visitors, board: str, part: str, drawn: str) -> None:
    page = visit(visitors, "pl", SIZES[2])
    sit_late(page, board)
    shown = page.locator(".face").locator("visible=true")
    assert shown.count() == page.locator(".face > .scene > .art").locator("visible=true").count() > 5
    page.locator(f"{part}[data-large]").first.hover()
    expect(page.locator(f".tip .large {drawn}")).to_be_visible()
    assert page.locator(".tip").evaluate(INSIDE_WINDOW)


@BOARDS
def test_on_a_tablet_all_that_can_be_chosen_is_large_enough_for_a_finger(visitors: Visitors, board: str) -> None:
    page = visit(visitors, "pl", TABLET)
    sit_late(page, board)
    places = page.locator("[data-thing^=sector], [data-thing^=space]")
    assert places.evaluate_all(SMALL_TARGETS, FINGER) == []
    assert axe(page) == []
