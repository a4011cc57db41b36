"""Pictures of every page, kept when ORRERY_PICTURES names a folder; some are in docs/images."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.helpers import DESKTOP, PHONE, Visitors, picture
from tests.e2e.play import CONFIRM, GAME, LIT, LONG, finish, make, prepare, say, sit
from tests.e2e.positions import largest, open_at

NAMES = {"en": ("Ana", "Ben", "Cleo"), "pl": ("Ania", "Bartek", "Celina")}
BUSY = range(150, 320, 9)  # moves of a game of Astrominers: barges lie in the docks, and the first seat has dice
MIDDLE = range(27, 45)  # moves of all seats: planets stand there, and much is still open


def finished(page: Page, language: str) -> dict[str, Any]:
    """A game that bots have played for everybody."""
    links = make(page, [{"name": name} for name in NAMES[language]], options={"first": "1"})
    finish(page, links, "greedy")
    return links


def to_the_middle(page: Page, language: str, links: dict[str, Any]) -> str:
    """The finished game goes on from its middle; the first seat has a tile in hand that fits in several places."""
    link = ""
    record = say(page, links["owner"], "download")["text"]
    chairs = [{"name": name, "bot": "greedy" if seat else ""} for seat, name in enumerate(NAMES[language])]
    for at in MIDDLE:
        link = str(make(page, chairs, record=record, at=at)["owner"])
        sit(page, link)
        expect(page.locator(LIT).first).to_be_visible(timeout=LONG)
        if page.locator(f"{LIT}[data-thing^=bank]").count() == 3:
            page.locator(f"{LIT}[data-thing^=bank]").first.click()
            if page.locator(CONFIRM).count() == 0:
                break
    return link


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pictures_of_every_page(visitors: Visitors, language: str, size: tuple[int, int]) -> None:
    page = visitors.new(language, size)
    prepare(page, name=NAMES[language][0], confirm=True)
    links = finished(page, language)
    middle = to_the_middle(page, language, links)
    shoot(page, "table", language, size)
    page.locator("header .icon").first.click()
    shoot(page, "table-light", language, size)
    page.locator("header .icon").first.click()
    lobby = visitors.new(language, size)  # of somebody with two tables only
    prepare(lobby, name=NAMES[language][0], confirm=True)
    for link in (links["owner"], middle):
        sit(lobby, link)
    lobby.goto("/")
    expect(lobby.locator(".state").first).to_be_visible(timeout=LONG)
    shoot(lobby, "lobby", language, size)
    page.goto(f"/#/new/{GAME}")
    shoot(page, "new-table", language, size)
    page.goto(f"/#/rules/{GAME}")
    shoot(page, "rules", language, size)
    sit(page, links["owner"])
    expect(page.locator("figure svg")).to_be_visible(timeout=LONG)
    shoot(page, "end", language, size)
    page.goto(f"/#/replay/{links['owner']}")
    page.get_by_role("slider").fill("30")
    shoot(page, "replay", language, size)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pictures_of_astrominers(visitors: Visitors, language: str, size: tuple[int, int]) -> None:
    page = visitors.new(language, size)
    names = [*NAMES[language], "Dan"]
    prepare(page, name=names[0])
    links = make(page, [{"name": name} for name in names], "astrominers", seed="5", options={"first": "1"})
    finish(page, links, "greedy")
    record = say(page, links["owner"], "download")["text"]
    chairs = [{"name": name, "bot": "greedy" if seat else ""} for seat, name in enumerate(names)]
    for at in BUSY:
        sit(page, make(page, chairs, "astrominers", record=record, at=at)["owner"])
        expect(page.locator(LIT).first).to_be_attached(timeout=LONG)
        if page.locator(".barge").count() > 2 and page.locator(f"{LIT}[data-thing^=pool]").count() > 3:
            break
    shoot(page, "astrominers", language, size)
    page.goto("/#/rules/astrominers/docks")
    shoot(page, "astrominers-rules", language, size)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pictures_of_skymines(visitors: Visitors, language: str, size: tuple[int, int]) -> None:
    page = visitors.new(language, size)
    prepare(page, name=NAMES[language][0])
    position = largest("skymines", "Entering")
    sit(page, open_at(page, "skymines", position)["seats"][position.seat])
    expect(page.locator(LIT).first).to_be_attached(timeout=LONG)
    shoot(page, "skymines", language, size)


def shoot(page: Page, what: str, language: str, size: tuple[int, int]) -> None:
    if size == PHONE:
        what = "phone" if what == "table" else f"phone-{what}"
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(700)
    picture(page, f"{what}-{language}")
