"""What lies where at a table, read from real boxes: on a phone, on tablets and on desktops, in both languages."""

from collections.abc import Iterable, Iterator

import pytest
from playwright.sync_api import Page, expect

from orrery.cli.words import Words
from orrery.games import game
from tests.e2e.helpers import STILL, Visitors
from tests.e2e.play import LIT, LONG, no_overflow, prepare, sit
from tests.e2e.positions import Options, largest, open_at

ASTROMINERS, KOSMICZNA = "astrominers", "kosmiczna-misja"
PHONE, TABLET, ACROSS, LAPTOP, SCREEN = (360, 740), (820, 1180), (1024, 768), (1366, 768), (1920, 1080)
DESKTOPS = (LAPTOP, SCREEN)
SIZES = (PHONE, TABLET, *DESKTOPS)
LEAST = 12.0  # pixels: no smaller text
LEAST_BY_HAND = 13.0  # on a phone
TOKENS: dict[tuple[str, str, int, Options], str] = {}  # of whom a question asks; nobody moves at these tables

# Polish has the longer words, so English is looked at with --long only.
LANGUAGES = pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "pl"])


def visit(visitors: Visitors, language: str, size: tuple[int, int]) -> Page:
    page = visitors.new(language, size)
    prepare(page, name="Ana")
    return page


def resized(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The same page in one size after another, which takes less time than a new page for each."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        yield width, height


def seat_at(page: Page, name: str, step: str, seats: int = 4, options: Options = ()) -> None:
    """To the question of this step that has the most moves, as the player whom it asks."""
    key = (name, step, seats, options)
    if key not in TOKENS:
        position = largest(name, step, seats=seats, options=options)
        TOKENS[key] = open_at(page, name, position)["seats"][position.seat]
    sit(page, TOKENS[key])
    expect(page.locator(".question .turn")).to_be_visible(timeout=LONG)
    page.evaluate("document.fonts.ready.then(() => true)")


SEEN = """
(parts) => parts.flatMap((part) => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const ask = document.querySelector(".ask").getBoundingClientRect();
  const apart = right <= ask.left || left >= ask.right || bottom <= ask.top + 1 || top >= ask.bottom;
  return inside && apart && part.contains(found) ? [] : [part.className + " " + [left, top, right, bottom].join(" ")];
})
"""
SCROLLS = """
() => {
  const scrolls = (part) => part.scrollHeight > part.clientHeight + 1
    && /auto|scroll/.test(getComputedStyle(part).overflowY);
  const page = document.documentElement;
  const outer = (part) => !part ? page.scrollHeight > innerHeight + 1 : scrolls(part) || outer(part.parentElement);
  const inner = [...document.querySelectorAll(".board *, .ask *")].filter(scrolls);
  return inner.filter((part) => outer(part.parentElement)).map((part) => part.className);
}
"""
GAPS = """
(parts) => {
  const rows = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.height)
    .map(({ top, bottom }) => [top, bottom]).sort((one, other) => one[0] - other[0]);
  let [end, gap] = [rows[0][1], 0];
  for (const [top, bottom] of rows) {
    gap = Math.max(gap, top - end);
    end = Math.max(end, bottom);
  }
  return gap;
}
"""


@LANGUAGES
@pytest.mark.parametrize("step", ["Rerolls", "Act", "Pay", "Ordering"])
def test_own_dice_are_in_sight_beside_the_question(visitors: Visitors, language: str, step: str) -> None:
    page = visit(visitors, language, LAPTOP)
    seat_at(page, ASTROMINERS, step)
    for size in resized(page, (*SIZES, ACROSS)):
        assert page.locator(".own :is(.dice, .tokens, .own-die, .coin)").evaluate_all(SEEN) == [], size
        assert page.evaluate(SCROLLS) == [], size
        no_overflow(page)
        assert_legible(page)


@pytest.mark.parametrize("size", [PHONE, TABLET, LAPTOP], ids=lambda size: str(size[0]))
def test_a_question_about_dice_shows_dice(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visit(visitors, "pl", size)
    seat_at(page, ASTROMINERS, "Rerolls")
    dice = page.locator(".own .own-die")
    expect(page.locator(f"{LIT}[data-thing^=pool]")).to_have_count(dice.count())
    dice.nth(1).click()
    expect(dice.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(dice.nth(1).locator(".mark")).to_have_text("✓")
    expect(page.get_by_role("button", name="Rzuć jeszcze raz (1)")).to_be_in_viewport(ratio=1)
    tiles = page.locator(".question li button")
    expect(tiles.locator("svg.die")).to_have_count(dice.count())
    if size == LAPTOP:
        expect(tiles.nth(1)).to_have_attribute("aria-pressed", "true")
        tiles.nth(1).click()
        expect(dice.nth(1)).to_have_attribute("aria-pressed", "false")
    else:  # the dice themselves lie right above the question
        assert tiles.first.is_hidden()


def test_on_a_tablet_everything_lies_side_by_side(visitors: Visitors) -> None:
    page = visit(visitors, "pl", TABLET)
    seat_at(page, ASTROMINERS, "Act")
    assert page.locator(".board-tabs").is_hidden()
    for part in ("docks", "basics", "office", "executive", "achievements", "mat", "hand", "dice"):
        expect(page.locator(f".{part}").first).to_be_in_viewport(ratio=1)
    assert page.locator(".am-part, .own > *").evaluate_all(GAPS) < 40


BELOW = "board => board.getBoundingClientRect().bottom - document.querySelector('.own').getBoundingClientRect().bottom"


@pytest.mark.parametrize("step", ["Rerolls", "Act"])
def test_the_board_uses_the_height_it_has(visitors: Visitors, step: str) -> None:
    page = visit(visitors, "pl", LAPTOP)
    seat_at(page, ASTROMINERS, step)
    board = page.locator("section.board")
    for size in resized(page, DESKTOPS):
        assert board.evaluate("board => board.scrollHeight - board.clientHeight") <= 1, size
        assert 0 <= board.evaluate(BELOW) < 20, size


TEXTS = """
() => {
  const shown = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !part.closest(".unseen") && part.getBoundingClientRect().width > 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const part = text.parentElement;
    if (text.data.trim() && !/^(script|style|option)$/i.test(part.tagName) && shown(part)) found.push([text, part]);
  }
  return found;
}
"""
SMALL = f"""
(least) => {{
  const scale = (part) => part.ownerSVGElement ? Math.abs(part.getScreenCTM().a) : 1;
  const size = (part, pseudo) => parseFloat(getComputedStyle(part, pseudo).fontSize) * scale(part);
  const texts = ({TEXTS})().map(([text, part]) => [text.data.trim(), size(part)]);
  const signs = [...document.querySelectorAll("[data-n]")].filter((part) => part.checkVisibility())
    .map((part) => [part.dataset.n, size(part, "::before")]);
  return [...texts, ...signs].filter(([, size]) => size < least - 0.01).map(([text, size]) => text + ": " + size);
}}
"""
BROKEN = f"""
() => ({TEXTS})().flatMap(([text]) => [...text.data.matchAll(/[\\p{{L}}\\p{{N}}]{{2,}}/gu)].filter((word) => {{
  const range = document.createRange();
  range.setStart(text, word.index);
  range.setEnd(text, word.index + word[0].length);
  const tops = [...range.getClientRects()].map((box) => box.top);
  return Math.max(...tops) - Math.min(...tops) > 4;
}}).map((word) => word[0]))
"""
CUT = f"""
() => ({TEXTS})().filter(([, part]) => getComputedStyle(part).overflowX === "hidden"
  && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2))
  .map(([text]) => text.data.trim())
"""
OUTSIDE = """
() => [...document.querySelectorAll(".am-board :is(.card, .barge, .mat)")].filter((card) => card.checkVisibility())
  .flatMap((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const leaves = (box) => box.width
      && (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1);
    const parts = [...card.querySelectorAll("svg, span")].filter((part) => !part.closest(".unseen, .mark, .state"));
    return parts.filter((part) => leaves(part.getBoundingClientRect()))
      .map((part) => card.className + ": " + (part.textContent || part.outerHTML.slice(0, 60)));
  })
"""


def assert_legible(page: Page) -> None:
    """No text is small, no word is broken or cut, and nothing leaves its card."""
    is_phone = page.evaluate("innerWidth <= 480")
    found = [
        page.evaluate(SMALL, LEAST_BY_HAND if is_phone else LEAST),
        *(page.evaluate(script) for script in (BROKEN, CUT, OUTSIDE)),
    ]
    assert found == [[], [], [], []]


@LANGUAGES
@pytest.mark.parametrize("step", ["Rerolls", "Act", "Pay", "Muster", "Ordering"])
def test_a_table_of_six_has_room_and_needs_no_more_height_than_a_desktop_has(
    visitors: Visitors, language: str, step: str
) -> None:
    page = visit(visitors, language, LAPTOP)
    seat_at(page, ASTROMINERS, step, 6)
    for size in resized(page, SIZES):
        if size in DESKTOPS:
            assert page.locator("section.board").evaluate("board => board.scrollHeight - board.clientHeight") <= 1
        no_overflow(page)
        assert_legible(page)


TITLES = """
async (names) => {
  const cut = [];
  const kinds = Object.entries(names).map(([kind, all]) => ({ kind, all, parts: [
    ...document.querySelectorAll(`.card.${kind} :is(.am-title, .name)`)].filter((part) => part.checkVisibility()) }));
  const isCut = (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let n = 0; n < Math.max(...kinds.map(({ all }) => all.length)); n++) {
    const shown = kinds.filter(({ all, parts }) => n < all.length && parts.length);
    for (const { all, parts } of shown) for (const part of parts) {
      part.textContent = all[n];
      part.style.setProperty("--long", Math.max(...all[n].split(" ").map((word) => word.length)));
    }
    const left = () => shown.filter(({ parts }) => parts.some(isCut));
    for (let tries = 0; tries < 9 && left().length; tries++) await frame();  // a new size takes some frames
    cut.push(...left().map(({ kind, all }) => kind + " " + all[n]));
  }
  return cut;
}
"""
TITLED = ("technology", "bulletin", "achievement", "order", "mission", "expedition")


@LANGUAGES
def test_every_title_fits_its_card(visitors: Visitors, language: str) -> None:
    words, ids = Words(language, ASTROMINERS), game(ASTROMINERS).box().language.ids
    names = {kind: [words(f"{kind}-{id}") for id in ids[kind]] for kind in TITLED}
    page = visit(visitors, language, LAPTOP)
    seat_at(page, ASTROMINERS, "Ordering")
    tabs = page.locator(".board-tabs button:visible")
    for size in resized(page, [(width, 800) for width in (360, 640, 700, 820, 1024, 1310, 1366)]):
        for tab in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(tab).click()
            assert page.evaluate(TITLES, names) == [], size


@LANGUAGES
def test_kosmiczna_misja_is_legible(visitors: Visitors, language: str) -> None:
    page = visit(visitors, language, LAPTOP)
    seat_at(page, KOSMICZNA, "Take")
    for size in resized(page, SIZES):
        assert page.evaluate(SCROLLS) == [], size
        assert_legible(page)
