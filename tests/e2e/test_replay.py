"""The replay of a game, its record, and playing on from a move."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.helpers import Visitors
from tests.e2e.play import ANA_AND_BEN, END, LIT, LONG, finish, make, open_menu, play, prepare, result, say, sit

ANA_AND_BOTS = [{"name": "Ana"}, {"bot": "random"}, {"bot": "random"}]


def finished(page: Page, game: str = "kosmiczna-misja", **more: Any) -> dict[str, Any]:
    links = make(page, ANA_AND_BEN if game == "proving" else ANA_AND_BOTS, game, **more)
    finish(page, links)
    return links


def comes_to(page: Page, moment: int) -> None:
    expect(page.get_by_role("slider", name="Move")).to_have_value(str(moment))
    expect(page.locator(".room")).to_contain_text(f"move {moment} of")


def test_slider_buttons_and_keys_go_through_a_finished_game(page: Page) -> None:
    page.goto(f"/#/replay/{finished(page)['owner']}")
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_be_visible(timeout=LONG)
    most = int(slider.get_attribute("max") or 0)
    middle = most // 2
    comes_to(page, 0)
    page.get_by_role("button", name="One move forward").click()
    comes_to(page, 1)
    expect(page.get_by_role("region", name="Log")).to_contain_text("new planet")
    page.get_by_role("button", name="To the end").click()
    comes_to(page, most)
    page.locator("main").focus()
    for key, moment in (("ArrowLeft", most - 1), ("Home", 0), ("ArrowRight", 1), ("End", most)):
        page.keyboard.press(key)
        comes_to(page, moment)
    slider.fill(str(middle))
    comes_to(page, middle)
    slider.focus()
    page.keyboard.press("ArrowRight")
    comes_to(page, middle + 1)
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value(str(middle + 1), timeout=LONG)
    page.get_by_role("button", name="Stop").click()


def test_once_it_is_over_one_sees_with_all_eyes(page: Page) -> None:
    page.goto(f"/#/replay/{finished(page, 'proving', seed='30')['seats'][0]}")
    board = page.get_by_role("region", name="Board")
    expect(board).to_contain_text("clock", timeout=LONG)  # Ana's
    assert "orrery" not in board.inner_text()
    page.get_by_role("combobox", name="Seen by").select_option("Ben")
    expect(board).to_contain_text("orrery")
    assert "clock" not in board.inner_text()
    page.get_by_role("combobox", name="Seen by").select_option("a spectator")
    expect(board).not_to_contain_text("orrery")
    assert "clock" not in board.inner_text()


def test_in_a_running_game_one_sees_the_own_past_only(page: Page) -> None:
    prepare(page, confirm=True)
    links = make(page, [{"name": "Ana"}, {"bot": "random"}])
    sit(page, links["owner"])
    play(page, moves=2)
    expect(page.locator(LIT).first).to_be_visible(timeout=LONG)
    open_menu(page).get_by_role("link", name="Look back at the moves").click()
    expect(page.get_by_text("The game is still going on")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("combobox", name="Seen by")).to_be_disabled()
    page.get_by_role("button", name="To the start").click()
    comes_to(page, 0)
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(LIT).first).to_be_visible(timeout=LONG)


def test_a_record_is_downloaded_loaded_and_played_on_from(page: Page, tmp_path: Path) -> None:
    prepare(page, name="Ana")
    sit(page, finished(page)["owner"])
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").first.click()
    path = tmp_path / download.value.suggested_filename
    assert path.name.endswith(".orrery.json")
    download.value.save_as(path)
    page.goto("/")
    page.get_by_text("Load a record").first.click()
    page.get_by_label("Load a record").set_input_files(path)
    page.get_by_role("dialog", name="A recorded game").get_by_role("button", name="Watch it").click()
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_be_visible(timeout=LONG)
    expect(page.get_by_role("region", name="Board").get_by_text("Ana")).to_be_visible()
    slider.fill("12")
    comes_to(page, 12)
    old = page.url
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_label("The others").select_option("greedy")
    dialog.get_by_role("button", name="Open the new table").click()
    expect(page.locator(LIT).first).to_be_visible(timeout=LONG)
    assert page.url != old
    expect(page.get_by_role("region", name="Log")).to_contain_text("new planet")


def test_a_file_that_is_no_record_is_refused_in_words(page: Page, tmp_path: Path) -> None:
    page.goto("/")
    page.get_by_text("Load a record").first.click()
    for content in (b"", b"{}", b"<b>no</b>", b'{"game": "kosmiczna-misja"}'):
        path = tmp_path / "x.json"
        path.write_bytes(content)
        page.get_by_label("Load a record").set_input_files(path)
        expect(page.get_by_role("alert").first).to_contain_text("This file is not a record of a game.")
        page.get_by_role("button", name="Dismiss").first.click()


def test_a_damaged_record_is_refused_in_the_language_of_the_page(
    visitors: Visitors, phone: Page, tmp_path: Path
) -> None:
    visitors.forgiven.append("400 (Bad Request)")
    record = say(phone, finished(phone)["owner"], "download")["text"]
    unknown = record.replace('"kosmiczna-misja"', '"chess"')
    for text, words in ((record.replace("open", "sell"), "Jest uszkodzony"), (unknown, "Ten serwer nie ma tej gry.")):
        path = tmp_path / "damaged.orrery.json"
        path.write_text(text)
        phone.goto("/")
        phone.get_by_text("Wczytaj zapis gry").first.click()
        phone.get_by_label("Wczytaj zapis gry").set_input_files(path)
        phone.get_by_role("dialog", name="Zapis gry").get_by_role("button", name="Obejrzyj").click()
        expect(phone.get_by_role("alert")).to_contain_text(words, timeout=LONG)
        assert "cannot" not in phone.locator("body").inner_text()


def test_a_rematch_takes_both_to_a_new_table(visitors: Visitors) -> None:
    ana, ben = visitors.new(), visitors.new()
    links = make(ana, ANA_AND_BEN)
    for page, token in zip((ana, ben), links["seats"], strict=True):
        sit(page, token)
    assert say(ana, links["seats"][0], "concede")["type"] == "done"
    for page in (ana, ben):
        expect(page.get_by_text("Ana has conceded.", exact=True)).to_be_visible(timeout=LONG)
    result(ana).get_by_role("button", name="Rematch").click()
    expect(ben.get_by_text("There is a new table with the same players.")).to_be_visible(timeout=LONG)
    ben.get_by_role("link", name="Go to the next table").click()
    for page, other in ((ana, "Ben"), (ben, "Ana")):
        expect(page.get_by_role("region", name="Board").get_by_text(other)).to_be_visible(timeout=LONG)
        expect(page.locator(END)).to_have_count(0)
        expect(page.get_by_role("alert")).to_have_count(0)
