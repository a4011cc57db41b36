"""Small things: hints on a phone, a window that changes its size, cards that only their owner has."""

import re
from pathlib import Path
from shutil import copytree

from playwright.sync_api import Locator, Page, expect

from orrery.games.astrominers import content
from tests.e2e.helpers import DESKTOP, PHONE, Server, Visitors, picture
from tests.e2e.play import ANA_AND_BEN, LIT, LONG, make, no_overflow, prepare, question, sit

LOW = 40  # pixels


def height(part: Locator) -> float:
    box = part.bounding_box()
    return box["height"] if box else 0


def test_hints_and_the_question_for_a_name_take_one_line_of_a_phone(visitors: Visitors) -> None:
    phone = visitors.new("pl", PHONE)
    prepare(phone, hints=[])
    sit(phone, make(phone, [{}, {"bot": "random"}])["owner"])
    welcome = phone.locator(".welcome")
    expect(welcome.get_by_role("button", name="Wskazówka")).to_be_visible()
    assert 0 < height(welcome) <= LOW
    for _ in range(3):  # a tile and its place
        phone.locator(LIT).first.tap(timeout=LONG)
        phone.locator(LIT).last.tap(timeout=LONG)
        phone.wait_for_timeout(500)
    expect(welcome).to_have_count(0, timeout=LONG)


def test_a_window_that_changes_its_size_keeps_what_was_chosen(page: Page) -> None:
    prepare(page)
    links = make(page, ANA_AND_BEN, "astrominers", seed="9", options={"first": "1"})
    for seat in links["seats"]:
        sit(page, seat)
        page.get_by_role("button", name="Keep all dice").click()
    sit(page, links["seats"][0])
    page.locator(".own-die.lit").first.click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("half a sentence")
    picked = page.locator(".own-die.picked").get_attribute("data-thing")
    narrow, wide = {"width": PHONE[0], "height": PHONE[1]}, {"width": DESKTOP[0], "height": DESKTOP[1]}
    page.set_viewport_size(narrow)  # type: ignore[arg-type]
    page.get_by_role("group", name="Parts of the table").get_by_role("button", name="Cards").click()
    for size in (wide, narrow, {"width": 820, "height": 1180}, narrow):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(page.locator(".own-die.picked")).to_have_attribute("data-thing", str(picked))
        expect(page.get_by_label("Say something")).to_have_value("half a sentence")
        expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
        expect(question(page)).to_contain_text("Your action")
        no_overflow(page)
    cards = page.get_by_role("group", name="Parts of the table").get_by_role("button", name="Cards")
    expect(cards).to_have_attribute("aria-pressed", "true")


def own_cards(folder: Path) -> Path:
    """Our values, but all Missions and Orders have names that nobody else knows."""
    box = folder / "box"
    copytree(Path(content.__file__).parent / "content", box)
    for name in ("missions", "orders"):
        path = box / f"{name}.toml"
        path.write_text(re.sub(r'^id = "', 'id = "own-', path.read_text(), flags=re.M))
    return box


def test_cards_that_only_their_owner_has_are_drawn_and_named(visitors: Visitors, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--content", f"astrominers={own_cards(tmp_path)}")
    try:
        page = visitors.new(url=server.url)
        prepare(page)
        sit(page, make(page, ANA_AND_BEN, "astrominers", options={"first": "1"})["seats"][0])
        cards = page.locator('[data-thing^="mission-own-"], [data-thing^="order-own-"]')
        expect(cards).to_have_count(8)
        for card in cards.all():
            assert re.match(r"(Mission to|Order) own-", card.get_attribute("aria-label") or "")
            assert card.locator("svg.art path").count() > 3
        drawn = {card.locator("svg.art").inner_html() for card in cards.all()}
        assert len(drawn) == 8
        picture(page, "own-cards")
        for place in ("rules", "legend"):
            page.goto(f"/#/{place}/astrominers")
            expect(page.locator("h1")).to_contain_text("Astrominers")
            expect(page.locator(".am-board").first).to_be_visible(timeout=LONG)
    finally:
        server.stop()
