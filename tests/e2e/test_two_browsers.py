"""Two people, each with a browser of their own, at one table."""

from playwright.sync_api import Page, expect

from tests.e2e.helpers import PHONE, Server, Visitors
from tests.e2e.play import ANA_AND_BEN, LIT, LONG, PICKED, SEED, alternate, make, open_menu, play, prepare, result, sit


def invite(page: Page, whom: str) -> str:
    """The link that the owner would send."""
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="Invite").click()
    dialog = page.get_by_role("dialog", name="Invite")
    link = dialog.get_by_label(whom, exact=True).input_value()
    dialog.get_by_role("button", name="Close").click()
    return link


def test_a_friend_joins_by_link_and_the_server_dies_in_between(visitors: Visitors, own_server: Server) -> None:
    visitors.forgiven += ["WebSocket", "ERR_CONNECTION_REFUSED"]
    ana, ben, eve = (visitors.new(url=own_server.url) for _ in range(3))
    ana.goto("/")
    ana.get_by_role("link", name="Play Kosmiczna misja").click()
    ana.get_by_role("radio", name="4").check()
    ana.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ana")
    for seat, who in ((2, "link"), (3, "random"), (4, "random")):
        ana.get_by_role("group", name=f"Seat {seat}").get_by_label("Who plays?").select_option(who)
    ana.get_by_label("Who begins").select_option("seat 1")
    ana.get_by_text("More", exact=True).click()
    ana.get_by_label("Seed").fill(SEED)
    ana.get_by_role("button", name="Start").click()

    ben.goto(invite(ana, "Seat 2"))
    ben.get_by_label("What is your name?").fill("Ben")
    ben.get_by_role("button", name="Save").click()
    expect(ana.get_by_role("region", name="Board").get_by_text("Ben")).to_be_visible()
    expect(ben.get_by_role("region", name="Board").get_by_text("Ana")).to_be_visible()

    eve.goto(invite(ana, "For spectators"))
    eve.get_by_role("tab", name="Players").click()
    expect(eve.get_by_text("You are watching this game.")).to_be_visible()

    play(ana, moves=1)
    ben.get_by_role("tab", name="Log").click()
    expect(ben.get_by_role("region", name="Log")).to_contain_text("new planet")
    expect(ben.locator(LIT).first).to_be_visible(timeout=LONG)
    expect(ben).to_have_title("● Your turn · Kosmiczna misja")
    chat(ana, ben, eve)

    picked_before_a_reload_is_harmless(ben)

    own_server.kill()
    for page in (ana, ben):
        expect(page.get_by_text("No connection. Trying again …")).to_be_visible(timeout=LONG)
    own_server.start()
    for page in (ana, ben):
        expect(page.get_by_text("No connection. Trying again …")).to_have_count(0, timeout=LONG)
    assert eve.locator(LIT).count() == 0
    alternate(ana, ben)
    for page in (ana, ben, eve):
        expect(result(page).get_by_role("table", name="Score sheet")).to_contain_text("Total", timeout=LONG)
    assert ana.get_by_role("table", name="Score sheet").inner_text() == eve.get_by_role("table").first.inner_text()


def chat(ana: Page, ben: Page, eve: Page) -> None:
    ana.get_by_role("tab", name="Chat").click()
    ana.get_by_label("Say something").fill("Hello, Ben!")
    ana.get_by_role("button", name="Send").click()
    expect(ben.get_by_role("tab", name="Chat 1 new")).to_be_visible()
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.get_by_role("tabpanel")).to_contain_text("Hello, Ben!")
    ben.get_by_label("Say something").fill("Hello, Ana!")
    ben.keyboard.press("Enter")
    expect(ana.get_by_role("tabpanel")).to_contain_text("Hello, Ana!")
    eve.get_by_role("tab", name="Chat").click()
    expect(eve.get_by_role("tabpanel")).to_contain_text("Hello, Ana!")


def picked_before_a_reload_is_harmless(page: Page) -> None:
    page.locator(f"{LIT}[data-thing^=bank]").first.click()
    expect(page.locator(PICKED).first).to_be_visible()
    page.reload()
    expect(page.locator(LIT).first).to_be_visible(timeout=LONG)
    expect(page.locator(PICKED)).to_have_count(0)
    expect(page.get_by_role("region", name="Board").get_by_text("Ben")).to_be_visible()


def test_two_tabs_of_one_seat_show_the_same(visitors: Visitors, page: Page) -> None:
    links = make(page, ANA_AND_BEN, options={"first": "1"})
    other = page.context.new_page()
    for tab in (page, other):
        sit(tab, links["seats"][0])
    play(page, moves=1)
    for tab in (page, other):
        expect(tab.get_by_role("heading", name="Waiting for Ben.")).to_be_visible()
    assert other.locator(LIT).count() == 0


def test_an_onlooker_sees_the_board_and_moves_nothing(visitors: Visitors, page: Page) -> None:
    links = make(page, ANA_AND_BEN, options={"first": "1"})
    sit(page, links["look"])
    expect(page.get_by_role("heading", name="Waiting for Ana.")).to_be_visible()
    assert page.locator(LIT).count() == 0
    page.locator("[data-thing=bank-1]").click()
    assert page.locator(f"{PICKED}, .confirm, .moves button").count() == 0
    assert page.get_by_role("button", name="Take back").count() == 0
    menu = open_menu(page)
    assert menu.get_by_role("button", name="Concede").count() == 0


def test_the_network_drops_and_returns(visitors: Visitors, page: Page) -> None:
    visitors.forgiven += ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
    links = make(page, ANA_AND_BEN, options={"first": "1"})
    prepare(page)
    sit(page, links["seats"][0])
    page.context.set_offline(True)
    expect(page.get_by_text("No connection. Trying again …")).to_be_visible(timeout=LONG)
    page.context.set_offline(False)
    expect(page.get_by_text("No connection. Trying again …")).to_have_count(0, timeout=LONG)
    page.locator(LIT).first.click()
    expect(page.locator(PICKED).or_(page.get_by_role("heading", name="Waiting for Ben."))).to_be_visible(timeout=LONG)


def test_on_a_phone_name_and_hints_are_folded_into_one_line(visitors: Visitors) -> None:
    phone = visitors.new("en", PHONE)
    sit(phone, make(phone, [{"name": "Ana"}, {}])["seats"][1])
    hint, name = phone.get_by_role("button", name="Hint"), phone.get_by_role("button", name="What is your name?")
    expect(hint).to_be_visible(timeout=LONG)
    height = phone.locator(".welcome").bounding_box()
    assert height is not None
    assert height["height"] <= 24
    name.tap()
    expect(phone.get_by_label("What is your name?")).to_be_focused()
    phone.keyboard.type("Ben")
    phone.get_by_role("button", name="Save").tap()
    expect(name).to_have_count(0)
    hint.tap()
    phone.get_by_role("button", name="No more hints").tap()
    expect(phone.locator(".welcome button")).to_have_count(0)
