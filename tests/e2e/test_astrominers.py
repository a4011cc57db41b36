"""Astrominers: a four-player game by clicks alone in each edition, on a phone, "why not?" and taking back."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.anything import LIT, play
from tests.e2e.helpers import DESKTOP, PHONE, Visitors, axe, picture
from tests.e2e.play import CONFIRM, LONG, make, no_overflow, prepare, question, result, sit, tap

GAME = "astrominers"
NAME = "Ana"
PICKED = '[data-thing][aria-pressed="true"]:visible'
COLOURS = pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])


def open_table(page: Page, bot: str = "random", **options: str) -> dict[str, Any]:
    """A person and three bots; who begins is the person."""
    chairs = [{"name": NAME}, *[{"bot": bot}] * 3]
    links = make(page, chairs, GAME, seed="6", options={"first": "1", **options})
    sit(page, links["owner"])
    return links


EDITIONS = [
    "en",
    pytest.param("pl1", marks=pytest.mark.long),
    pytest.param("pl2", marks=pytest.mark.long),
]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_four_player_game_by_clicks_from_the_lobby_to_the_score_sheet(page: Page, edition: str) -> None:
    prepare(page)
    page.goto("/")
    page.get_by_role("link", name="Play Astrominers").click()
    page.get_by_role("radio", name="4").check()
    page.get_by_label("Edition").select_option(edition)
    for seat in (2, 3, 4):
        page.get_by_role("group", name=f"Seat {seat}").get_by_label("Who plays?").select_option("random")
    page.get_by_role("button", name="Start").click()
    assert play(page)
    end = result(page)
    sheet = end.get_by_role("table", name="Score sheet")
    for category in (
        "Orders",
        "Missions and Expeditions",
        "Achievements",
        "Technologies",
        "Surplus resources",
        "Total",
    ):
        expect(sheet).to_contain_text(category)
    expect(sheet.get_by_text("Challenges")).to_have_count(1 if edition == "en" else 0)


def test_in_polish_on_a_phone_with_the_finger(phone: Page) -> None:
    prepare(phone)
    open_table(phone)
    tabs = phone.get_by_role("group", name="Części stołu")
    for name, place in (("Doki", "Doki"), ("Karty", "Technologie"), ("Gracze", "Bot 2"), ("Plansza", "Bank")):
        tabs.get_by_role("button", name=name).tap()
        expect(phone.get_by_role("region", name=place, exact=True)).to_be_visible()
        no_overflow(phone)
    play(phone, tap, 40)
    no_overflow(phone)


def to_the_action(page: Page) -> None:
    """Nobody rolls again."""
    page.get_by_role("button", name="Keep all dice").click()
    expect(question(page)).to_contain_text("Your action", timeout=LONG)


def test_all_roll_again_at_once_and_see_it_when_all_have_chosen(visitors: Visitors) -> None:
    ana, ben = visitors.new(), visitors.new()
    links = make(ana, [{"name": "Ana"}, {"name": "Ben"}], GAME, seed="11", options={"first": "1"})
    for page, token in zip((ana, ben), links["seats"], strict=True):
        prepare(page)
        sit(page, token)
        expect(question(page)).to_contain_text("Which dice do you roll again?", timeout=LONG)
    ana.locator(LIT).first.click()
    ana.get_by_role("button", name="Roll again (1)").click()
    expect(ana.get_by_text("Your choice is made. Waiting for the others.")).to_be_visible()
    expect(ben.get_by_text("rolls again")).to_have_count(0)
    ben.get_by_role("button", name="Keep all dice").click()
    for page in (ana, ben):
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_role("region", name="Log").get_by_text("rolls again: ")).to_be_visible(timeout=LONG)


@pytest.mark.parametrize("width", [DESKTOP, PHONE])
def test_how_a_round_ended_is_told_beside_the_first_question_of_the_next(
    visitors: Visitors, width: tuple[int, int]
) -> None:
    page = visitors.new(size=width)
    prepare(page)
    open_table(page, "greedy")
    to_the_action(page)
    page.get_by_role("button", name="Pass for this round").click()
    expect(question(page)).to_contain_text("Which dice do you roll again?", timeout=LONG)
    told = page.locator("details", has_text="How round 1 ended")
    expect(told).to_have_attribute("open", "") if width == DESKTOP else told.click()
    expect(told.get_by_role("listitem").filter(has_text="round bonus with").first).to_be_visible()
    picture(page, f"round-{width[0]}")
    page.get_by_role("button", name="Keep all dice").click()
    expect(question(page)).not_to_contain_text("Which dice do you roll again?", timeout=LONG)
    page.get_by_role("button", name="Close the summary").click()
    expect(told).to_have_count(0)


def test_a_dark_socket_says_what_it_takes_and_what_the_die_shows(page: Page) -> None:
    prepare(page)
    open_table(page)
    to_the_action(page)
    page.get_by_role("button", name="Die 1: Geologist").click()
    page.get_by_role("button", name="Plasteel Storage 1, takes").click()
    why = page.get_by_role("status", name="Why not?")
    expect(why).to_contain_text("That socket takes a Miner, and this die shows Geologist.")
    why.locator("summary").click()
    expect(why.get_by_role("link", name="What the rules say about this")).to_have_attribute(
        "href", "#/rules/astrominers/sockets"
    )


def test_a_dark_card_says_when_it_is_taken(page: Page) -> None:
    prepare(page)
    open_table(page)
    to_the_action(page)
    page.get_by_role("region", name="Refinery").locator(".card").first.click()
    why = page.get_by_role("status", name="Why not?")
    expect(why).to_contain_text("To take an open Order or the top one of the deck, put a Geologist on the Refinery.")


def test_icons_are_explained_when_they_are_pointed_at(page: Page) -> None:
    prepare(page)
    open_table(page)
    page.get_by_role("region", name="Assignments").locator(".card").first.hover()
    expect(page.locator(".tip")).to_contain_text("Each worker symbol earns")
    page.get_by_role("button", name="Exchange card.").focus()
    expect(page.locator(".tip")).to_contain_text("any four tokens replace one that you lack")


def test_within_the_own_turn_a_move_is_taken_back_as_long_as_nothing_was_rolled(page: Page) -> None:
    prepare(page)
    open_table(page)
    to_the_action(page)
    back = page.get_by_role("button", name="Take back")
    dice = page.get_by_role("region", name="Dice", exact=True).locator("[data-thing]")
    expect(dice).to_have_count(7)
    dice.first.click()
    page.get_by_role("button", name="Exchange, as an action").click()
    expect(question(page)).to_contain_text("Which of your tokens do you give")
    expect(dice).to_have_count(6)
    back.click()
    expect(question(page)).to_contain_text("Your action", timeout=LONG)
    expect(dice).to_have_count(7)
    dice.first.click()
    page.get_by_role("button", name="Change dice: discard a die").click()
    question(page).get_by_role("button", name="Roll dice again").click()
    expect(question(page)).to_contain_text("Which dice of your pool do you roll again?", timeout=LONG)
    page.locator(LIT).first.click()
    page.get_by_role("button", name="Roll again (1)").click()
    expect(question(page)).to_contain_text("Your action", timeout=LONG)
    question(page).locator("button:not([disabled])", has_text="Take back").click(force=True)  # the roll is acknowledged
    expect(question(page)).to_contain_text("You cannot take this back: a die was rolled")


def test_a_payment_says_what_it_is_for_and_takes_any_tokens_that_add_up(page: Page) -> None:
    prepare(page)
    open_table(page)
    to_the_action(page)
    page.get_by_role("button", name="Die 1: Geologist").click()
    page.locator(f"{LIT}[data-thing^=expedition]").click()
    expect(question(page)).to_contain_text("Pay for ", timeout=LONG)
    send = page.get_by_role("button", name="Pay", exact=True)
    expect(send).to_be_enabled(timeout=LONG)
    for name in ("Gold", "Water"):
        question(page).get_by_role("button", name=f"One less: {name}").click()
    expect(send).to_be_disabled(timeout=LONG)
    expect(page.get_by_text("This is not enough yet. Add something.")).to_be_visible()
    page.get_by_role("button", name="Suggested").click()
    expect(send).to_be_enabled(timeout=LONG)
    question(page).get_by_role("button", name="One less: Gold").click()
    page.get_by_role("button", name="Your palladium: 1").click()
    expect(send).to_be_enabled(timeout=LONG)
    send.click()
    log = page.get_by_role("region", name="Log")
    mine = log.get_by_text("pays plasteel, water, xenon, nickel, palladium", exact=True)  # bots pay much the same
    expect(mine.first).to_be_visible(timeout=LONG)


def test_one_tap_does_not_pass_a_whole_round(phone: Page) -> None:
    prepare(phone, confirm=True)
    open_table(phone)
    confirm = phone.locator(CONFIRM)
    phone.get_by_role("button", name="Zostaw wszystkie").tap()
    phone.get_by_role("button", name="Pasuj w tej rundzie").tap(timeout=LONG)
    expect(confirm).to_contain_text("Pasuj w tej rundzie")
    confirm.get_by_role("button", name="Anuluj").tap()
    expect(phone.get_by_role("button", name="Pasuj w tej rundzie")).to_be_visible()


def test_a_payment_can_be_sent_without_scrolling(page: Page) -> None:
    prepare(page)
    open_table(page)
    to_the_action(page)
    page.get_by_role("button", name="Die 1: Geologist").click()
    page.locator(f"{LIT}[data-thing^=expedition]").click()
    expect(page.get_by_role("button", name="Pay", exact=True)).to_be_in_viewport(ratio=1, timeout=LONG)
    expect(question(page).locator("output").last).to_be_in_viewport(ratio=1)


def test_a_phone_shows_a_whole_payment_with_its_total_down_to_the_button_that_takes_it_back(phone: Page) -> None:
    prepare(phone)
    open_table(phone)
    phone.get_by_role("button", name="Zostaw wszystkie").tap()
    phone.get_by_role("button", name="Kość 1: Geolog").tap()
    phone.get_by_role("button", name="Karty").tap()
    phone.locator(f"{LIT}[data-thing^=expedition]").tap()
    pay = phone.get_by_role("region", name="Pytanie")
    expect(pay).to_contain_text("Razem: 5", timeout=LONG)
    pay.get_by_role("button", name="O jeden mniej: Złoto").tap()
    expect(pay).to_contain_text("Razem: 4")
    expect(pay).to_contain_text("To jeszcze za mało.", timeout=LONG)
    for part in (pay.locator("output").first, pay.get_by_role("button", name="Cofnij")):
        expect(part).to_be_in_viewport(ratio=1)


def test_six_seats_of_a_polish_edition_are_refused_with_what_can_be_changed(visitors: Visitors) -> None:
    page = visitors.new("pl")
    visitors.forgiven.append("400")
    page.goto(f"/#/new/{GAME}")
    page.get_by_role("radio", name="6").check()
    page.get_by_label("Wydanie").select_option("pl1")
    start = page.get_by_role("button", name="Zaczynamy")
    expect(start).to_be_in_viewport(ratio=1)
    start.click()
    expect(page.get_by_text("Zmień jedno z tych ustawień: Wydanie; liczba miejsc (2, 3 lub 4).")).to_be_visible()


def test_everything_is_on_one_laptop_screen_with_four_players(page: Page) -> None:
    prepare(page)
    open_table(page)
    to_the_action(page)
    board = page.get_by_role("region", name="Board")
    hidden = board.evaluate("board => [board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth]")
    assert hidden == [0, 0]
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")


def test_all_challenges_lie_in_one_row_and_nothing_is_covered_on_a_laptop_with_hints(page: Page) -> None:
    open_table(page)
    expect(page.get_by_role("button", name="Next hint")).to_be_visible(timeout=LONG)
    tops = page.locator(".challenges .chip").evaluate_all("chips => chips.map((chip) => chip.offsetTop)")
    assert len(tops) == 9
    assert len(set(tops)) == 1
    board = page.get_by_role("region", name="Board")
    assert board.evaluate("board => board.scrollHeight - board.clientHeight") == 0


def box(what: Locator) -> dict[str, float]:
    """Its edges."""
    found: dict[str, float] = what.evaluate("part => part.getBoundingClientRect().toJSON()")
    return found


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_reward_of_a_bulletin_lies_on_its_card_beside_the_points(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.new("en", size)
    prepare(page)
    open_table(page)
    if size == PHONE:
        page.get_by_role("group", name="Parts of the table").get_by_role("button", name="Cards").tap()
    card = page.locator(".card.bulletin")
    expect(card).to_be_visible(timeout=LONG)
    edge, points, reward = (box(part) for part in (card, card.locator(".points"), card.locator(".gives")))
    assert points["right"] + 2 <= reward["left"]
    assert reward["right"] + 2 <= edge["right"]


def test_the_sign_of_a_chosen_die_leaves_its_face_free(phone: Page) -> None:
    prepare(phone)
    open_table(phone)
    die = phone.locator("[data-thing=pool-2]")
    die.tap()
    expect(die).to_have_attribute("aria-pressed", "true")
    mark, face = box(die.locator(".mark")), box(die.locator("svg"))
    assert face["right"] - mark["left"] <= face["width"] / 4
    assert mark["bottom"] - face["top"] <= face["height"] / 4


def clean(page: Page, what: str) -> None:
    assert axe(page) == [], what


@COLOURS
def test_axe_finds_nothing_at_the_table_and_on_the_rules(visitors: Visitors, dark: bool) -> None:
    page = visitors.new(dark=dark)
    prepare(page)
    open_table(page)
    clean(page, "rerolls")
    to_the_action(page)
    page.get_by_role("button", name="Die 1: Geologist").click()
    clean(page, "action")
    page.get_by_role("button", name="Plasteel Storage 1, takes").click()
    expect(page.get_by_role("status", name="Why not?")).to_be_visible()
    clean(page, "why not")
    page.locator(f"{LIT}[data-thing^=expedition]").click()
    expect(page.locator(f"{CONFIRM}, .question output").first).to_be_visible(timeout=LONG)
    clean(page, "payment")
    page.goto(f"/#/rules/{GAME}")
    expect(page.get_by_role("heading", level=1, name="Rules")).to_be_visible(timeout=LONG)
    clean(page, "rules")


@COLOURS
def test_axe_finds_nothing_on_a_phone(visitors: Visitors, dark: bool) -> None:
    phone = visitors.new("pl", PHONE, dark=dark)
    prepare(phone)
    open_table(phone)
    for name in ("Doki", "Karty", "Gracze", "Plansza"):
        phone.get_by_role("group", name="Części stołu").get_by_role("button", name=name).tap()
        clean(phone, name)
