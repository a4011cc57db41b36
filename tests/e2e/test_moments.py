"""Moments of a replay: jumps to them, links that lead there, and pictures of them."""

import base64
import re
import struct
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.helpers import PHONE, Visitors, axe, box
from tests.e2e.play import ANA_AND_BEN, LONG, make, no_overflow, prepare, say
from tests.e2e.positions import open_at, positions
from tests.e2e.test_replay import comes_to, finished

ROUNDS = ["Round 1", "The end of round 1", "Round 2", "The end of round 2", "Round 3"]
# What the page draws a picture from.
KEEP_IMAGES = """
window.drawn = [];
const { set, ...rest } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
Object.defineProperty(HTMLImageElement.prototype, "src", {
  ...rest, set(text) { window.drawn.push(text); set.call(this, text); },
});
"""
COLOURS = """
async (png) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  return new Set(new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer)).size;
}
"""


def share(page: Page) -> Locator:
    page.get_by_role("button", name="Share", exact=True).click()
    return page.get_by_role("dialog", name="Share this moment")


def test_buttons_keys_and_the_list_go_by_turn_and_by_round(page: Page) -> None:
    position = positions("astrominers")[120]  # in the third round
    token = open_at(page, "astrominers", position)["seats"][position.seat]
    outline = say(page, token, "outline", seat=position.seat)
    movers = outline["movers"]
    changes = [at for at in range(1, len(movers)) if movers[at] != movers[at - 1]]
    page.goto(f"/#/replay/{token}/0")
    rounds = page.get_by_role("combobox", name="Round", exact=True)
    expect(rounds.locator("option")).to_have_text(ROUNDS, timeout=LONG)
    page.get_by_role("button", name="One turn forward").click()
    comes_to(page, changes[0])
    page.locator("main").focus()
    page.keyboard.press("Shift+ArrowRight")
    comes_to(page, changes[1])
    page.keyboard.press("Shift+ArrowLeft")
    comes_to(page, changes[0])
    page.get_by_role("button", name="One turn back").click()
    comes_to(page, 0)
    rounds.select_option("Round 2")
    second = int(page.get_by_role("slider", name="Move").input_value())
    expect(page.get_by_role("region", name="Log", exact=True).locator(".marked").last).to_be_visible()
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("Round 2")
    page.locator("main").focus()
    page.keyboard.press("PageUp")
    expect(rounds.locator("option:checked")).to_have_text("The end of round 1")
    page.keyboard.press("PageDown")
    comes_to(page, second)


def test_a_game_without_rounds_goes_by_turn_alone(page: Page) -> None:
    page.goto(f"/#/replay/{finished(page)['owner']}")
    page.get_by_role("button", name="One turn forward").click(timeout=LONG)
    comes_to(page, 1)
    assert page.get_by_role("combobox", name="Round", exact=True).count() == 0


def test_the_address_follows_and_the_link_leads_others_to_the_same_moment_and_eyes(visitors: Visitors) -> None:
    ana, eve = visitors.new(), visitors.new()
    links = finished(ana, "proving", seed="30")
    ana.goto(f"/#/replay/{links['seats'][0]}")
    ana.get_by_role("combobox", name="Seen by").select_option("Ben", timeout=LONG)
    ana.get_by_role("button", name="One move forward").click()
    comes_to(ana, 1)
    expect(ana).to_have_url(re.compile(r"/1/1$"))
    ana.reload()
    comes_to(ana, 1)
    dialog = share(ana)
    link = dialog.get_by_label("Link to this moment", exact=True).input_value()
    assert links["look"] in link
    assert all(token not in link for token in links["seats"])
    eve.goto(link)
    comes_to(eve, 1)
    expect(eve.get_by_role("combobox", name="Seen by")).to_have_value("1")
    expect(eve.get_by_role("region", name="Board")).to_contain_text("orrery")  # in Ben's hand
    assert eve.locator(".fault").count() == 0
    eve.evaluate("link => location.hash = link", link.split("#")[1].replace("/1/1", "/2/0"))
    comes_to(eve, 2)
    expect(eve.get_by_role("combobox", name="Seen by")).to_have_value("0")


@pytest.mark.parametrize(
    ("wanted", "told", "at"),
    [
        ("99999/1", "The link names a moment that this game does not have.", -1),
        ("7/5", "The link names a player whom this game does not have", 7),
        ("seven/0", "The link is damaged: it names no move.", 0),
        ("-3/1", "The link is damaged: it names no move.", 0),
    ],
)
def test_a_link_to_a_moment_that_there_is_not_says_so(page: Page, wanted: str, told: str, at: int) -> None:
    links = finished(page)
    page.goto(f"/#/replay/{links['look']}/{wanted}")
    expect(page.locator(".fault")).to_contain_text(told, timeout=LONG)
    most = int(page.get_by_role("slider", name="Move").get_attribute("max") or 0)
    comes_to(page, most if at < 0 else at)
    page.locator("main").focus()
    page.keyboard.press("ArrowLeft" if at else "End")
    comes_to(page, most if not at else (most if at < 0 else at) - 1)
    expect(page.locator(".fault")).to_have_count(0)


def test_a_moment_of_a_table_that_is_gone_and_an_address_with_too_much(page: Page) -> None:
    links = finished(page)
    say(page, links["owner"], "delete")
    page.goto(f"/#/replay/{links['look']}/3/0")
    expect(page.get_by_role("heading", name="There is no table here")).to_be_visible(timeout=LONG)
    page.goto("/#/replay/a/1/2/3")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Nothing but empty space")


def test_during_a_game_a_link_shows_what_spectators_see_and_only_the_owner_gets_it(visitors: Visitors) -> None:
    ana, ben, eve = visitors.new(), visitors.new(), visitors.new()
    links = make(ana, ANA_AND_BEN, "proving", seed="30")
    ben.goto(f"/#/replay/{links['seats'][1]}")
    dialog = share(ben)
    expect(dialog).to_contain_text("When the game is over, you get a link here")
    assert dialog.get_by_label("Link to this moment", exact=True).count() == 0
    ana.goto(f"/#/replay/{links['owner']}")
    link = share(ana).get_by_label("Link to this moment", exact=True).input_value()
    assert link.endswith(f"/{links['look']}/0/7")
    eve.goto(link.removesuffix("7") + "0")
    expect(eve.locator(".fault")).to_contain_text("you look with your own eyes", timeout=LONG)
    board = eve.get_by_role("region", name="Board")
    expect(board).to_contain_text("Hand size")
    assert not {"clock", "orrery"} & set(board.inner_text().split())


def save_picture(dialog: Locator, path: Path, name: str = "Save a picture") -> bytes:
    with dialog.page.expect_download() as download:
        dialog.get_by_role("button", name=name).click()
    download.value.save_as(path)
    assert download.value.suggested_filename.endswith(".png")
    return path.read_bytes()


@pytest.mark.parametrize("game", ["kosmiczna-misja", "astrominers", "skymines"])
def test_a_picture_of_a_moment_shows_the_board(page: Page, game: str, tmp_path: Path) -> None:
    position = positions(game)[30]
    token = open_at(page, game, position)["seats"][position.seat]
    page.goto(f"/#/replay/{token}")
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_visible(timeout=LONG)
    png = save_picture(share(page), tmp_path / "moment.png")
    width, height = struct.unpack(">II", png[16:24])
    board = page.locator(".room .board").evaluate("part => [part.scrollWidth, part.scrollHeight]")
    assert width >= board[0]
    assert height >= board[1]
    assert page.evaluate(COLOURS, base64.b64encode(png).decode()) > 1000  # drawn, with shades


def test_a_picture_has_nothing_that_its_viewer_does_not_see(page: Page, tmp_path: Path) -> None:
    page.add_init_script(KEEP_IMAGES)
    links = make(page, ANA_AND_BEN, "proving", seed="30")
    page.goto(f"/#/replay/{links['seats'][0]}")
    expect(page.get_by_role("region", name="Board")).to_contain_text("clock", timeout=LONG)
    save_picture(share(page), tmp_path / "moment.png")
    (drawn,) = page.evaluate("window.drawn")
    text = unquote(drawn)
    assert "clock" in text
    assert "orrery" not in text  # in Ben's hand
    assert not [token for token in links["seats"] if token in text]


def test_on_a_phone_in_polish(visitors: Visitors, tmp_path: Path) -> None:
    phone = visitors.new("pl", PHONE)
    prepare(phone)
    position = positions("skymines")[150]
    phone.goto(f"/#/replay/{open_at(phone, 'skymines', position)['owner']}/99999/0")
    expect(phone.locator(".fault").first).to_contain_text("której w tej grze nie było", timeout=LONG)
    no_overflow(phone)
    buttons = phone.locator(".controls .buttons button").all()
    assert len({box(button)["y"] for button in buttons}) == 1
    assert axe(phone) == []
    phone.get_by_role("button", name="Udostępnij", exact=True).click()
    dialog = phone.get_by_role("dialog", name="Udostępnij tę chwilę")
    expect(dialog.get_by_label("Link do tej chwili", exact=True)).to_be_visible()
    assert axe(phone) == []
    save_picture(dialog, tmp_path / "moment.png", "Zapisz obraz")
