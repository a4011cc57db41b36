"""Automata and series in the browser, from the form to a file that goes on elsewhere."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.helpers import Visitors
from tests.e2e.play import LONG, finish, make, prepare, sit

SOLO = {"automaton": True}


def play_for(page: Page, token: str) -> None:
    """A bot plays the game of the only person to its end."""
    finish(page, {"seats": [token], "look": token})


def look_at_players(page: Page) -> None:
    page.get_by_role("tab", name="Players").click(timeout=LONG)


def begun(page: Page) -> str:
    """A series that Ana plays alone against an automaton, with its first game played to its end."""
    prepare(page)
    links = make(page, [{"name": "Ana"}, {}], "proving", options=SOLO, series="best-of-three", seed="")
    token: str = links["owner"]
    play_for(page, token)
    return token


def test_the_form_shows_whose_seat_is_taken_and_opens_a_series(page: Page) -> None:
    prepare(page)
    page.goto("/#/new/proving")
    page.get_by_label("2", exact=True).check(force=True)
    seat = page.get_by_role("group", name="Seat 2").get_by_label("Who plays?")
    page.get_by_label("automaton").check()
    expect(seat).to_have_value("automaton", timeout=LONG)
    seat.select_option("greedy")
    expect(page.get_by_label("automaton")).not_to_be_checked()
    seat.select_option("the clockwork")
    expect(page.get_by_label("automaton")).to_be_checked()
    expect(page.get_by_text("Moves by rules")).to_be_visible()
    page.get_by_role("combobox", name="How many games").select_option("best-of-three")
    expect(page.get_by_text("Up to three games")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    look_at_players(page)
    expect(page.get_by_role("region", name="Players").get_by_text("the clockwork").first).to_be_visible(timeout=LONG)
    expect(page.get_by_text("game 1 of 3").first).to_be_visible()
    expect(page.get_by_text("moves by rules")).to_be_visible()
    expect(page.get_by_role("button", name="More about seat 2")).to_have_count(0)


def test_the_next_game_follows_and_the_lobby_tells_which_it_is(page: Page) -> None:
    sit(page, begun(page))
    page.get_by_role("button", name="Next game").first.click()
    look_at_players(page)
    expect(page.get_by_text("game 2 of 3").first).to_be_visible(timeout=LONG)
    expect(page.get_by_text("A longer game").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("game 2 of 3")).to_be_visible(timeout=LONG)


def test_the_page_of_a_series_leads_to_the_replays_of_its_finished_games(visitors: Visitors) -> None:
    page = visitors.new()
    sit(page, begun(page))
    page.get_by_role("button", name="Next game").first.click()
    look_at_players(page)
    expect(page.get_by_text("game 2 of 3").first).to_be_visible(timeout=LONG)
    series = page.url.replace("/t/", "/series/")
    for visitor, watch, title, move in (
        (page, "Watch the replay", "A short game", "move 0 of"),
        (visitors.new("pl"), "Obejrzyj powtórkę", "Krótka gra", "ruch 0 z"),
    ):
        visitor.goto(series)
        visitor.get_by_role("link", name=f"{watch}: {title}").click()
        expect(visitor.get_by_text(move).first).to_be_visible(timeout=LONG)


def test_a_match_lists_its_games(page: Page) -> None:
    prepare(page)
    links = make(page, [{"name": "Ana"}, {}], "proving", options=SOLO, series="match", seed="")
    play_for(page, links["owner"])
    page.goto(f"/#/series/{links['owner']}")
    games = page.get_by_role("region", name="Games")
    expect(games.get_by_role("heading", name="game 1 of 3")).to_be_visible(timeout=LONG)
    games.get_by_role("link", name="Watch the replay: game 1 of 3").click()
    expect(page.get_by_text("move 0 of").first).to_be_visible(timeout=LONG)


def test_a_series_is_saved_with_its_secrets_and_goes_on_from_its_file(page: Page, tmp_path: Path) -> None:
    sit(page, begun(page))
    page.get_by_role("button", name="Next game").first.click()
    look_at_players(page)
    expect(page.get_by_text("game 2 of 3").first).to_be_visible(timeout=LONG)
    page.get_by_text("Take the series elsewhere").first.click()
    expect(page.get_by_text("with all its secrets").first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the series as a file").first.click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    page.goto("/")
    page.get_by_text("Load a record or a series").first.click()
    page.get_by_label("Load a record or a series").set_input_files(path)
    look_at_players(page)
    expect(page.get_by_text("game 2 of 3").first).to_be_visible(timeout=LONG)
    expect(page.get_by_text("Open seed:")).to_be_visible()


def test_a_bad_series_is_refused_in_both_languages(visitors: Visitors, tmp_path: Path) -> None:
    visitors.forgiven.append("400")
    path = tmp_path / "bad.orrery.json"
    path.write_text('{"format": "orrery-series-1", "game": "proving"}')
    for language, label, told in (
        ("en", "Load a record or a series", "This series cannot be continued."),
        ("pl", "Wczytaj zapis gry lub serię", "Tej serii nie można kontynuować."),
    ):
        page = visitors.new(language)
        page.goto("/")
        page.get_by_text(label).first.click()
        page.get_by_label(label).set_input_files(path)
        expect(page.get_by_text(told)).to_be_visible(timeout=LONG)
