"""Skymines with its modules: alone against Luna, missions, a threat; on a phone, and for axe."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from orrery.bots.names import make as make_bot
from orrery.engine.agenda import play as play_move
from orrery.engine.record import Record
from orrery.engine.sight import Sight
from orrery.games import game
from tests.e2e.anything import LIT, click_shape, play, tap_shape
from tests.e2e.helpers import DESKTOP, PHONE, Visitors, axe, picture
from tests.e2e.play import make, no_overflow, prepare, say, sit
from tests.e2e.test_layout import LANGUAGES, TABLET, assert_legible, visit
from tests.e2e.test_skymines import COLOURS

GAME = "skymines"
SIZES = pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=lambda size: str(size[0]))
ALL = {"first": "1", "missions": True, "board": "belt", "threat": "time-loop", "level": 3}


def open_table(page: Page, bots: int, lunas: int, **options: Any) -> dict[str, Any]:
    """A person, who begins, bots and Lunas."""
    chairs = [{"name": "Ana"}, *[{"bot": "random"}] * bots, *[{"name": ""}] * lunas]
    links = make(page, chairs, GAME, seed="6", options={"first": "1", "luna": lunas, **options})
    sit(page, links["owner"])
    return links


def test_alone_against_luna_in_two_clicks_and_a_round_with_her(page: Page) -> None:
    prepare(page)
    page.goto("/")
    page.get_by_role("link", name="Play alone: Skymines").click()
    expect(page.get_by_role("group", name="Seat 2").get_by_label("Who plays?")).to_have_value("automaton")
    expect(page.get_by_label("Luna's level")).to_have_value("2")
    expect(page.get_by_text("A stronger card joins her deck")).to_be_visible()
    expect(page.get_by_text("a first game is nearly always lost")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("region", name="Luna", exact=True)).to_be_visible()
    play(page, click_shape, 14, keen=0.9)
    expect(page.get_by_text(re.compile("turns up I+-")).locator("visible=true").first).to_be_visible()
    expect(page.get_by_text(re.compile("is her left majority card")).locator("visible=true").first).to_be_visible()


def test_lunas_are_seated_where_bots_are_the_last_seats_first(page: Page) -> None:
    prepare(page)
    page.goto(f"/#/new/{GAME}")
    lunas = page.get_by_label("Lunas", exact=True)
    who = [page.get_by_role("group", name=f"Seat {seat}").get_by_label("Who plays?") for seat in (1, 2, 3)]
    expect(who[2].get_by_role("option", name="Luna")).to_have_count(1)
    for seat in who[:2]:
        expect(seat.get_by_role("option", name="Luna")).to_have_count(0)
    who[2].select_option("Luna")
    expect(lunas).to_have_value("1")
    who[1].select_option("Luna")
    expect(lunas).to_have_value("2")
    expect(page.get_by_text("Seat 3: Luna 2")).to_be_visible()
    expect(who[0].get_by_role("option", name="Luna")).to_have_count(0)
    who[1].select_option("greedy")
    expect(lunas).to_have_value("1")
    expect(who[1]).to_have_value("greedy")
    expect(who[2]).to_have_value("automaton")


def test_her_mat_opens_with_her_cards_in_words(page: Page) -> None:
    prepare(page)
    open_table(page, 0, 1, level=3)
    mat = page.get_by_role("region", name="Luna", exact=True)
    expect(mat.locator(".luna-slot")).to_have_count(5)
    mat.get_by_role("button", name="All of Luna: cards, majorities, reserve, deck").click()
    dialog = page.get_by_role("dialog", name="Luna")
    expect(dialog).to_contain_text("Luna's level: 3")
    expect(dialog).to_contain_text("Tokens that bring a stronger card, on step: tank 11, 19; research 5, 10.")
    dialog.get_by_text("What these cards do").click()
    expect(dialog).to_contain_text("In her turn:")
    expect(dialog).to_contain_text("As a majority card it counts")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


@pytest.mark.parametrize("lunas", [1, 2, 3])
def test_several_lunas_are_told_apart(page: Page, lunas: int) -> None:
    prepare(page)
    open_table(page, 3 - lunas, lunas)
    for number in range(1, lunas + 1):
        name = "Luna" if lunas == 1 else f"Luna {number}"
        expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"
    assert page.locator(".mat .line").evaluate_all(cut) == []


def test_missions_and_threat_are_explained(page: Page) -> None:
    prepare(page)
    open_table(page, 2, 1, **ALL)
    missions = page.locator("[data-thing^=mission]")
    expect(missions).to_have_count(2)
    expect(missions.first).to_have_attribute("aria-label", re.compile(r"To do: .*You have \d+, so \d+ more"))
    threat = page.locator("[data-thing=threat-time-loop]")
    expect(threat).to_have_attribute("aria-label", re.compile("tank worth 25 and research worth 20"))
    expect(threat).to_have_attribute("aria-label", re.compile("If it is left: The game is played again"))
    expect(page.locator("[data-thing=bonus-personal]")).to_have_attribute("aria-label", re.compile("It opens when"))


def test_majorities_say_what_luna_counts(page: Page) -> None:
    prepare(page)
    open_table(page, 0, 1)
    while not page.locator(".luna-half[data-large]").count():
        play(page, click_shape, 2, keen=0.9)
    said = page.locator(".majority").evaluate_all("all => all.map((one) => one.getAttribute('aria-label')).join()")
    assert re.search(r"Luna counts \d with her majority cards", said)


@SIZES
@LANGUAGES
def test_everything_fits_and_reads(visitors: Visitors, language: str, size: tuple[int, int]) -> None:
    page = visit(visitors, language, size)
    open_table(page, 1, 2, **ALL)
    play(page, tap_shape if size == PHONE else click_shape, 8)
    tabs = page.locator(".board-tabs button").all() if size == PHONE else [None]
    parts, seen = {".luna-mat", ".mission", ".place.threat"}, set()
    for tab in tabs:
        if tab:
            tab.tap()
        no_overflow(page)
        assert_legible(page)
        assert axe(page) == []
        seen |= {part for part in parts if page.locator(part).locator("visible=true").count()}
    assert seen == parts
    picture(page, f"skymines-modules-{language}-{size[0]}")


def test_on_a_phone_her_cards_and_the_missions_are_large_enough_for_a_finger(visitors: Visitors) -> None:
    page = visit(visitors, "pl", PHONE)
    open_table(page, 1, 2, **ALL)
    page.get_by_role("button", name="Gracze").first.tap()
    small = "all => all.filter((one) => one.offsetHeight < 40 || one.offsetWidth < 40).map((one) => one.className)"
    assert (
        page.locator(".mission, .threat, .luna-mat :is(.open, .luna-slot, .luna-half)").evaluate_all(
            f"all => ({small})(all.filter((one) => one.offsetParent))"
        )
        == []
    )
    assert page.locator(LIT).count()


def test_hints_are_true_in_the_belt_and_with_luna(page: Page) -> None:
    prepare(page, hints=["table-lit", "table-why", "table-undo", "table-rules"])
    open_table(page, 0, 1, board="belt")
    hint = page.get_by_role("complementary", name="Hint")
    expect(hint).to_be_visible()
    seen = []
    while hint.count():
        seen.append(hint.inner_text())
        hint.get_by_role("button").first.click()
    assert len(seen) == 5
    assert any("shuttles in the Belt" in text for text in seen)
    assert any("Luna plans nothing" in text for text in seen)
    assert not any("Moon" in text for text in seen)


@COLOURS
def test_axe_finds_nothing(visitors: Visitors, dark: bool) -> None:
    page = visitors.new(dark=dark)
    prepare(page)
    open_table(page, 1, 2, **ALL)
    play(page, click_shape, 8)
    assert axe(page) == []
    page.get_by_role("button", name="All of Luna 1: cards, majorities, reserve, deck").click()
    assert axe(page) == []


@pytest.mark.long
def test_a_whole_game_in_the_belt_with_all_modules_by_taps(phone: Page) -> None:
    prepare(phone)
    open_table(phone, 1, 1, **ALL)
    assert play(phone, tap_shape, 3000, keen=0.9)
    no_overflow(phone)


def asked_for_a_mission() -> tuple[str, int, int]:
    """A game of random moves up to the question which mission card to choose: its record, its length, who is asked."""
    rules = game(GAME)
    for seed in range(20):
        g = rules.new(3, seed, {"missions": True})
        record = Record(rules, g, seed, True)
        bots = [make_bot("random", seat) for seat in range(3)]
        sights = [Sight(rules, g, seat) for seat in range(3)]
        while g.asked >= 0:
            seat = int(g.asked)
            if type(g.agenda[-1]).__name__ == "ChooseMission":
                return record.write(), len(record.moves), seat
            move = bots[seat].choose(sights[seat])
            record.moves.append((seat, g.content().language.show(move)))
            play_move(g, seat, move)
    raise AssertionError("nobody was asked")


def test_a_mission_card_is_chosen_by_a_tap(phone: Page) -> None:
    prepare(phone)
    record, at, seat = asked_for_a_mission()
    links = make(phone, [{"name": name} for name in ("Ana", "Ben", "Cleo")], GAME, record=record, at=at)
    sit(phone, links["seats"][seat])
    lit = phone.locator(".mission.lit").first
    expect(lit).to_be_in_viewport(ratio=1)
    expect(lit).to_have_attribute("aria-label", re.compile("Masz to teraz"))
    lit.tap()
    expect(phone.locator(".mission .bound")).to_have_count(1)
    expect(phone.locator(".mission .task.done").first).to_be_attached()


TOP = "board => [board.getBoundingClientRect().top, board.clientHeight]"


def test_while_a_bot_plays_for_me_the_board_keeps_its_place_and_nothing_is_advised(page: Page) -> None:
    links = make(page, [{"name": "Ana"}, {"name": "Ben"}], GAME, seed="6", options={"first": "1"})
    sit(page, links["owner"])
    board, hint = page.locator("section.board"), page.get_by_role("complementary", name="Hint")
    expect(hint).to_be_visible()
    before = board.evaluate(TOP)
    say(page, links["owner"], "leave", bot="random")
    expect(page.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(page.get_by_role("heading", name="Waiting for Ben.")).to_be_visible()
    assert board.evaluate(TOP) == before
    expect(hint).to_have_count(0)
    expect(page.get_by_text("You had only one move")).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
