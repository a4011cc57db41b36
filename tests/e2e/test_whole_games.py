"""Whole games of Kosmiczna misja, from the lobby to the score sheet."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.play import (
    ANA_AND_BEN,
    LIT,
    LONG,
    make,
    no_overflow,
    play,
    prepare,
    result,
    sit,
    tap,
)


def assert_ended(page: Page, wins: str, why: str, sheet: str, total: str, chart: str) -> None:
    """`wins` and `why` are patterns: the game is dealt anew each time, and may end shared or stuck."""
    end = result(page)
    expect(end.locator(".why")).to_contain_text(re.compile(why))
    expect(end.get_by_role("heading", level=2)).to_contain_text(re.compile(wins))
    expect(end.get_by_role("table", name=sheet)).to_contain_text(total)
    expect(end.get_by_role("img", name=chart)).to_be_visible(timeout=LONG)


def test_two_clicks_after_the_lobby_a_table_with_opponents_stands(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Play Kosmiczna misja").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible(timeout=LONG)
    for name in ("Seat 1", "Bot 2", "Bot 3"):
        expect(page.get_by_role("region", name="Board").get_by_role("region", name=name)).to_be_visible()


def test_a_whole_game_with_the_mouse_on_the_board_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Play Kosmiczna misja").click()
    for seat in (2, 3):
        page.get_by_role("group", name=f"Seat {seat}").get_by_label("Who plays?").select_option("greedy")
    page.get_by_role("button", name="Start").click()
    play(page)
    assert_ended(page, "win", "tile", "Score sheet", "Total", "Score after each move")


def test_a_whole_game_in_polish_on_a_phone_with_the_finger(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_role("link", name="Graj: Kosmiczna misja").tap()
    no_overflow(phone)
    for seat in (2, 3):
        phone.get_by_role("group", name=f"Miejsce {seat}").get_by_label("Kto gra?").select_option("greedy")
    phone.get_by_role("button", name="Zaczynamy").tap()
    play(phone, tap, moves=1)
    no_overflow(phone)
    play(phone, tap)
    assert_ended(phone, "Wygrywa|Wspólne zwycięstwo", "kafel(ek|ka)", "Punktacja", "Razem", "Wynik po każdym ruchu")
    no_overflow(phone)
    phone.get_by_role("button", name="Pokaż planszę").tap()
    expect(phone.get_by_role("region", name="Plansza")).to_be_visible()
    no_overflow(phone)


def test_on_one_device_the_name_changes_and_the_board_stays_where_it_is(page: Page) -> None:
    prepare(page)
    sit(page, *make(page, ANA_AND_BEN, options={"first": "1"})["seats"])
    board = page.get_by_role("region", name="Board")
    expect(page.get_by_role("heading", name="It is Ana's turn")).to_be_visible(timeout=LONG)
    before = board.bounding_box()
    page.locator(LIT).first.click()  # a tile of the bank can only begin a planet
    expect(page.get_by_role("heading", name="It is Ben's turn")).to_be_visible(timeout=LONG)
    assert board.bounding_box() == before
