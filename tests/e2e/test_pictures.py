"""Pictures of each page and game in four widths, two colours and two languages: `./dev pictures FOLDER`.

A picture is named PAGE.LANGUAGE.WIDTH.COLOURS.webp. Three of them are in docs/images.
"""

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.helpers import PHONE, Visitors, picture
from tests.e2e.play import LIT, LONG, make, prepare, sit
from tests.e2e.positions import Options, Position, positions

SIZES = (PHONE, (820, 1180), (1366, 768), (1920, 1080))
GAMES = ("kosmiczna-misja", "astrominers", "skymines")
NAMES = {"en": ("Ana", "Ben", "Cleo", "Dan"), "pl": ("Ania", "Bartek", "Celina", "Darek")}
MODULES: Options = (("board", "belt"), ("missions", True), ("threat", "random"), ("luna", 1), ("level", 5))
SETTLE = 700  # milliseconds
LANGUAGES = pytest.mark.parametrize("language", ["en", "pl"])
WIDTHS = pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))


@pytest.fixture
def visitor(visitors: Visitors, language: str, size: tuple[int, int]) -> Page:
    page = visitors.new(language, size)
    prepare(page, name=NAMES[language][0])
    return page


def shoot(page: Page, name: str) -> None:
    """In dark and in light colours."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    language, width = page.evaluate("[document.documentElement.lang, innerWidth]")
    for colours in ("dark", "light"):
        page.emulate_media(color_scheme=colours)
        page.wait_for_timeout(SETTLE)
        picture(page, f"{name}.{language}.{width}.{colours}")


@cache
def middle(name: str, options: Options = ()) -> Position:
    """The question with the most moves in the second half of a game."""
    all_asked = positions(name, options=options)
    return max(all_asked[len(all_asked) // 2 :], key=lambda one: one.moves)


def table(page: Page, language: str, name: str, options: Options = (), *, is_over: bool = False) -> str:
    """The link of a seat: where it has most to choose from, or at the end."""
    position = middle(name, options)
    chairs = [{"name": player} for player in NAMES[language]]
    at = {} if is_over else {"at": position.at}
    return str(make(page, chairs[: position.seats], name, record=position.record, **at)["seats"][position.seat])


@LANGUAGES
@WIDTHS
@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_a_game(visitor: Page, language: str, game: str) -> None:
    page = visitor
    sit(page, table(page, language, game))
    expect(page.locator(LIT).first).to_be_attached(timeout=LONG)
    shoot(page, f"{game}.table")
    over = table(page, language, game, is_over=True)
    sit(page, over)
    expect(page.locator("figure svg").first).to_be_visible(timeout=LONG)
    shoot(page, f"{game}.end")
    page.goto(f"/#/replay/{over}/{middle(game).at}")
    expect(page.get_by_role("slider")).to_be_visible(timeout=LONG)
    shoot(page, f"{game}.replay")
    for place, name in (
        (f"/#/new/{game}", "new-table"),
        (f"/#/rules/{game}", "rules"),
        (f"/#/legend/{game}", "legend"),
    ):
        page.goto(place)
        expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=LONG)
        shoot(page, f"{game}.{name}")


@LANGUAGES
@WIDTHS
def test_pictures_of_skymines_with_its_modules(visitor: Page, language: str) -> None:
    sit(visitor, table(visitor, language, "skymines", MODULES))
    expect(visitor.locator(LIT).first).to_be_attached(timeout=LONG)
    shoot(visitor, "skymines.modules")


@LANGUAGES
@WIDTHS
def test_pictures_around_the_games(visitor: Page, language: str) -> None:
    page = visitor
    for game in GAMES:
        sit(page, table(page, language, game))
    page.goto("/")
    expect(page.locator(".state").first).to_be_visible(timeout=LONG)
    shoot(page, "lobby")
    page.get_by_role("button", name=re.compile("Settings|Ustawienia")).click()
    shoot(page, "settings")
    page.keyboard.press("Escape")
    page.goto("/#/mine")
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=LONG)
    shoot(page, "my-tables")
    for at, game in enumerate(GAMES):
        page.goto("/")
        page.get_by_role("button", name=re.compile("^(Learn|Samouczek)")).nth(at).click()
        expect(page.locator(".guide")).to_be_visible(timeout=LONG)
        shoot(page, f"{game}.tutorial")
