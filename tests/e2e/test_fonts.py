"""Pages load small fonts only; names may have letters of the large ones."""

import pytest
from playwright.sync_api import Page, expect

from orrery.games import GAMES, HIDDEN
from tests.e2e.helpers import Visitors
from tests.e2e.play import make, prepare, sit
from tests.letters import FILES, SMALL

LOADED = """
async () => {
  await document.fonts.ready;
  const names = performance.getEntriesByType("resource").map((one) => one.name.split("/").pop());
  return names.filter((name) => name.endsWith(".woff2"));
}
"""
POLISH = {"en": set(), "pl": {"exo-2-polish"}}
SHOWN = GAMES.keys() - HIDDEN


def fonts(page: Page) -> set[str]:
    """The fonts that were loaded, without the digest in their names."""
    page.wait_for_load_state("networkidle")
    return {name.rsplit("-", 1)[0] for name in page.evaluate(LOADED)}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_page_loads_a_large_font(visitors: Visitors, language: str) -> None:
    page = visitors.new(language)
    prepare(page, name="Ania", hints=[])
    places = ["/", "/#/mine", "/#/nowhere", *[f"/#/{kind}/{name}" for kind in ("new", "rules") for name in SHOWN]]
    for place in places:
        page.goto(place)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert fonts(page) <= {"exo-2-base"} | POLISH[language], place
    for game in SHOWN:
        sit(page, make(page, [{"name": "Ania"}, {"name": "Bob"}], game)["owner"])
        assert fonts(page) == {"exo-2-base"} | POLISH[language], game


def test_a_name_with_other_letters_loads_the_font_that_has_them(page: Page) -> None:
    prepare(page, name="Žofie")
    sit(page, make(page, [{"name": "Žofie"}, {"name": "Bob"}])["owner"])
    expect(page.get_by_text("Žofie").first).to_be_visible()
    assert fonts(page) == {"exo-2-base", "exo-2-latin-ext-wght-normal"}


def test_the_small_fonts_have_the_letters_that_they_are_loaded_for(page: Page) -> None:
    page.goto("/#/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    letters = "".join(sorted(set().union(*[FILES[name] for name in SMALL])))
    page.evaluate("(text) => (document.querySelector('h1').textContent = text)", letters)
    assert fonts(page) == {"exo-2-base", "exo-2-polish"}
    assert drawn_by(page, "h1") == {"Exo 2": len(letters.strip())}


def drawn_by(page: Page, selector: str) -> dict[str, int]:
    """How many letters each font draws in this part of the page."""
    wire = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        wire.send(f"{domain}.enable")
    root = wire.send("DOM.getDocument")["root"]["nodeId"]
    node = wire.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = wire.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {font["familyName"]: font["glyphCount"] for font in fonts}
