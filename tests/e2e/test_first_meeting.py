"""What somebody new does not understand is answered where they look: on hover, by keyboard, by a long press."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.helpers import DESKTOP, PHONE, Visitors, axe, picture
from tests.e2e.play import LONG, no_overflow, open_menu, prepare, question, sit
from tests.e2e.positions import Position, open_at, positions

GAMES = {"kosmiczna-misja": "Kosmiczna misja", "astrominers": "Astrominers", "skymines": "Skymines"}
PRESSED = 700  # milliseconds


def sit_at(page: Page, name: str, position: Position) -> None:
    prepare(page)
    sit(page, open_at(page, name, position)["seats"][position.seat])
    page.locator(".question .turn").wait_for(timeout=LONG)


def first(name: str, step: str, least: int = 0, **more: Any) -> Position:
    """The first question of this step after so many moves."""
    return next(one for one in positions(name, **more) if one.step == step and one.at >= least)


def tip(page: Page, sign: Locator, **how: Any) -> str:
    """What is said about a sign that the mouse points at."""
    page.mouse.move(1, 1)
    expect(page.locator(".tip:popover-open")).to_have_count(0)
    sign.hover(**how)
    shown = page.locator(".tip:popover-open")
    expect(shown).to_be_visible()
    return shown.inner_text()


def test_a_planet_says_what_its_numbers_mean_and_that_it_scores_only_when_finished(page: Page) -> None:
    sit_at(page, "kosmiczna-misja", first("kosmiczna-misja", "Take", 12))
    counts = page.locator(".own .km-counts").first
    said = tip(page, counts)
    assert "an unfinished planet scores nothing" in said
    assert re.search(r"Astronauts for the next tile: \d\. That is one more than it has stations", said)
    assert re.search("✓ The roll is enough|✗ The roll is not enough", said)
    expect(page.locator(".own .later").first).to_have_text("scores when finished")
    assert "Unfinished planets score nothing" in tip(page, page.locator(".own .km-score"))
    assert "for this turn only" in tip(page, page.locator(".km-dice"))
    assert "Whoever takes the last tile ends the game" in tip(page, page.locator(".bank .stack"))


def test_signs_of_a_planet_are_told_by_keyboard_and_by_a_long_press_too(visitors: Visitors) -> None:
    position = first("kosmiczna-misja", "Take", 12)
    page = visitors.new()
    sit_at(page, "kosmiczna-misja", position)
    page.keyboard.press("b")
    page.locator(".own .km-score").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".tip:popover-open")).to_be_visible()
    phone = visitors.new("pl", PHONE, dark=False)
    sit_at(phone, "kosmiczna-misja", position)
    counts = phone.locator(".own .km-counts").first
    hold(phone, counts)
    expect(phone.locator(".tip:popover-open")).to_contain_text("nieukończona planeta nie daje nic")
    picture(phone, "first-meeting.km.phone")


def hold(page: Page, sign: Locator) -> None:
    """Press and hold it with a finger."""
    box = sign.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(PRESSED)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.fixture(scope="module")
def late() -> Position:
    """Astrominers: an action in the first round. A Mission with a yellow socket is in a dock, and dice are used."""
    return next(one for one in positions("astrominers") if one.step == "Act" and one.at == 37)


def test_each_die_says_which_worker_it_shows(page: Page, late: Position) -> None:
    sit_at(page, "astrominers", late)
    for die in page.locator(".own-die").all():
        said = tip(page, die)
        assert re.match(r"Die \d: (two )?(Surveyor|Geologist|Miner|Subroutine)", said)
        assert re.search("fetches a Mission|fetches an Order|digs in crews", said)


def test_dice_that_are_used_docks_and_yellow_sockets_are_explained(page: Page, late: Position) -> None:
    sit_at(page, "astrominers", late)
    assert "Dice used or discarded in this round" in tip(page, page.locator('.own [data-about="used"]'))
    dock = page.locator(".dock:not(.free)").first
    expect(dock.locator(".pier")).to_contain_text("Dock")
    assert re.search(
        r"Dock \d: .* On the barge of \w+, (first|last) round",
        tip(page, dock.locator(".whole"), position={"x": 12, "y": 8}),
    )
    yellow = page.locator(".berth:has(.yellow:not(.full))").first
    assert "whoever launches the card may man it at once" in tip(page, yellow)


def test_the_exchange_card_says_what_replaces_what(page: Page, late: Position) -> None:
    sit_at(page, "astrominers", late)
    said = tip(page, page.locator(".kantor"))
    assert "any four tokens replace one that you lack" in said
    assert "three other tokens replace one of it" in said


def test_a_challenge_says_who_wins_it_and_a_mission_how_it_is_taken(page: Page, late: Position) -> None:
    sit_at(page, "astrominers", late)
    assert "The first player who does this wins it at once" in tip(page, page.locator(".challenges .chip").first)
    said = tip(page, page.locator(".am-missions .card.mission").first)
    assert "put a Surveyor on Assignments" in said
    assert "put a Geologist on the Refinery" in tip(page, page.locator(".am-orders .deck"))
    assert "A Surveyor takes a Mission into your hand" in tip(page, page.locator('[data-thing="assignments"]'))


def test_a_round_that_opens_with_a_reroll_says_why(page: Page) -> None:
    sit_at(page, "astrominers", first("astrominers", "Rerolls"))
    expect(question(page)).to_contain_text("A round opens with a roll of all dice, and you may improve it once.")


@pytest.mark.parametrize("game", GAMES)
def test_the_legend_is_reached_from_rules_and_menu_and_shows_all_signs(visitors: Visitors, game: str) -> None:
    page = visitors.new()
    page.goto(f"/#/rules/{game}")
    page.get_by_role("link", name="All signs").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Signs: {GAMES[game]}")
    every_sign_is_drawn(page)
    prepare(page)
    sit_at(page, game, first(game, {"skymines": "Act", "astrominers": "Act"}.get(game, "Take")))
    with page.context.expect_page() as opened:
        open_menu(page).get_by_role("link", name="All signs of this game").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text(f"Signs: {GAMES[game]}")


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, True), (PHONE, False)], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_legend_is_legible(visitors: Visitors, game: str, size: tuple[int, int], dark: bool) -> None:
    page = visitors.new("pl", size, dark=dark)
    page.goto(f"/#/legend/{game}")
    every_sign_is_drawn(page)
    no_overflow(page)
    assert axe(page) == []
    picture(page, f"legend.{game}.{size[0]}")


def every_sign_is_drawn(page: Page) -> None:
    """A picture, a name and a sentence; nothing reaches out of its place."""
    entries = page.locator(".entry")
    expect(entries.first.locator(".picture :is(svg, [data-n])").first).to_be_visible(timeout=LONG)
    bare = page.evaluate(
        """() => [...document.querySelectorAll(".entry")].flatMap((one) => {
          const [place, name, text] = [".picture", ".name", "dd"].map((part) => one.querySelector(part));
          const drawn = [...place.querySelectorAll("svg, [data-n]")].map((part) => part.getBoundingClientRect());
          const right = place.getBoundingClientRect().right + 4;
          const isGood = name.textContent && text.textContent.length > 10 && drawn.length
            && drawn.every((box) => box.width > 4 && box.right <= right);
          return isGood ? [] : [one.dataset.sign];
        })"""
    )
    assert bare == []


def test_a_game_without_signs_says_so(page: Page) -> None:
    page.goto("/#/legend/proving")
    expect(page.get_by_text("This game has no signs of its own.")).to_be_visible()
