"""The owner renews links and puts people out; who may write in the chat, and who is heard."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.helpers import Visitors, axe
from tests.e2e.play import LONG, make, open_menu, prepare, say, sit
from tests.e2e.test_owner import sure, two

DEAD = "This link no longer works"


def seat_menu(page: Page, what: str) -> None:
    """Click something in the menu of the second seat, and confirm it if need be."""
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="More about seat 2").click()
    page.get_by_role("button", name=what, exact=True).click()
    if page.get_by_role("button", name=what, exact=True).count() == 2:
        page.get_by_role("button", name=what, exact=True).last.click()
    expect(page.get_by_role("button", name=what, exact=True)).to_have_count(0, timeout=LONG)


def write(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")


def test_a_renewed_link_closes_the_old_pages_and_the_new_one_opens_the_seat(visitors: Visitors) -> None:
    ana, ben, _ = two(visitors)
    seat_menu(ana, "Renew the link of the seat")
    expect(ben.get_by_role("heading", name=DEAD)).to_be_visible(timeout=LONG)
    assert axe(ben) == []
    ben.reload()
    expect(ben.get_by_role("heading", name=DEAD)).to_be_visible(timeout=LONG)
    field = ana.get_by_role("dialog", name="Ben").get_by_label("The new link.", exact=False).first
    expect(field).to_be_focused()
    expect(ana.get_by_role("button", name="Copy: The new link")).to_be_visible()
    assert axe(ana) == []
    ben.goto(field.input_value())
    expect(ben.get_by_role("heading", name="Waiting for Ana.")).to_be_visible(timeout=LONG)


def test_who_is_put_out_is_gone_and_a_bot_takes_the_seat(visitors: Visitors) -> None:
    ana, ben, _ = two(visitors)
    ana.get_by_role("button", name="More about seat 2").click()
    ana.get_by_role("button", name="Put out", exact=True).click()
    ana.get_by_label("The seat goes to").select_option("greedy")
    assert axe(ana) == []
    ana.get_by_role("button", name="Put out", exact=True).last.click()
    expect(ben.get_by_role("heading", name="The owner has put you out of this table")).to_be_visible(timeout=LONG)
    expect(ana.get_by_role("tabpanel")).to_contain_text("bot: Quick", timeout=LONG)
    ben.get_by_role("link", name="To the lobby", exact=True).click()
    expect(ben.get_by_text("No longer open to you")).to_be_visible(timeout=LONG)


def test_the_owner_renews_their_own_link_and_goes_on(visitors: Visitors) -> None:
    ana, _, links = two(visitors)
    other = visitors.new()
    prepare(other)
    sit(other, links["owner"])
    sure(ana, "Renew my own link")
    expect(other.get_by_role("heading", name=DEAD)).to_be_visible(timeout=LONG)
    expect(ana.locator(".room")).to_be_visible(timeout=LONG)
    assert links["owner"] not in ana.url
    ana.reload()
    open_menu(ana).get_by_role("button", name="Pause the table").click()
    expect(ana.get_by_text("You have paused the table.")).to_be_visible(timeout=LONG)


def test_an_owner_who_sits_at_a_seats_own_link_renews_the_owners_link(visitors: Visitors) -> None:
    ana, _, links = two(visitors)
    other = visitors.new()
    prepare(other)
    sit(other, links["owner"])
    sit(ana, links["seats"][0])
    sure(ana, "Renew my own link")
    expect(other.get_by_role("heading", name=DEAD)).to_be_visible(timeout=LONG)
    open_menu(ana).get_by_role("button", name="Pause the table").click()
    expect(ana.get_by_text("You have paused the table.")).to_be_visible(timeout=LONG)


def test_if_the_reply_with_the_new_link_is_lost_the_page_asks_again(visitors: Visitors) -> None:
    ana, _, links = two(visitors)
    lost: list[WebSocketRoute] = []

    def lose_the_first(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            if not lost and '"renewed"' in str(text):
                lost.append(socket)
            else:
                socket.send(text)

        socket.connect_to_server().on_message(hear)

    ana.route_web_socket("**/ws", lose_the_first)
    ana.reload()
    expect(ana.locator(".room")).to_be_visible(timeout=LONG)
    menu = open_menu(ana)
    menu.get_by_role("button", name="Renew my own link").click()
    menu.get_by_role("button", name="Renew my own link").last.click()
    while not lost:
        ana.wait_for_timeout(20)
    assert links["owner"] in ana.url
    lost[0].close()
    expect(menu).to_be_hidden(timeout=LONG)
    expect(ana.locator(".room")).to_be_visible(timeout=LONG)
    assert links["owner"] not in ana.url
    assert say(ana, links["owner"], "pause", yes=True)["code"] == "renewed"


def test_what_somebody_wrote_keeps_their_name_when_another_takes_the_seat(visitors: Visitors) -> None:
    ana, ben, _ = two(visitors)
    write(ben, "Mine")
    seat_menu(ana, "Put out")
    ana.get_by_role("button", name="Invite").first.click()
    link = ana.get_by_role("dialog", name="Invite").get_by_label("Seat 2", exact=True).input_value()
    ana.keyboard.press("Escape")
    cleo = visitors.new()
    prepare(cleo, name="Cleo")
    cleo.goto(link)
    write(cleo, "Yours")
    ana.get_by_role("tab", name="Chat").click()
    lines = ana.get_by_role("group", name="Chat").locator("p")
    expect(lines.last).to_contain_text("Yours", timeout=LONG)
    assert [line.split()[1] for line in lines.all_inner_texts()] == ["Ben", "Cleo"]


def test_spectators_write_only_if_the_owner_lets_them_and_can_be_hidden(visitors: Visitors) -> None:
    ana, ben, links = two(visitors)
    eve = visitors.new()
    prepare(eve)
    sit(eve, links["look"])
    eve.get_by_role("tab", name="Chat").click()
    expect(eve.get_by_text("Spectators can read along.")).to_be_visible(timeout=LONG)
    assert eve.get_by_label("Say something").count() == 0
    menu = open_menu(ana)
    menu.get_by_role("button", name="Let spectators write").click()
    expect(menu.get_by_role("button", name="Do not let spectators write")).to_be_visible(timeout=LONG)
    assert axe(ana) == []
    write(eve, "Hello from afar")
    expect(ben.locator("[aria-live=polite]").first).to_contain_text("a spectator says: Hello from afar", timeout=LONG)
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.get_by_text("Hello from afar", exact=True)).to_be_visible(timeout=LONG)
    open_menu(ben).get_by_role("button", name="Hide messages of spectators").click()
    ben.keyboard.press("Escape")
    expect(ben.get_by_text("Hello from afar", exact=True)).to_have_count(0)
    ben.reload()
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.get_by_role("group", name="Chat")).to_be_visible(timeout=LONG)
    expect(ben.get_by_text("Hello from afar", exact=True)).to_have_count(0)


def test_a_player_is_muted_for_oneself_or_by_the_owner_for_all(visitors: Visitors) -> None:
    ana, ben, _ = two(visitors)
    write(ben, "First")
    ana.get_by_role("tab", name="Chat").click()
    expect(ana.get_by_text("First", exact=True)).to_be_visible(timeout=LONG)
    seat_menu(ana, "Hide their messages")
    expect(ana.get_by_role("tabpanel")).to_contain_text("messages hidden")
    write(ben, "Second")
    expect(ben.get_by_text("Second", exact=True)).to_be_visible(timeout=LONG)
    ana.get_by_role("tab", name="Chat").click()
    for text in ("First", "Second"):
        expect(ana.get_by_text(text, exact=True)).to_have_count(0)
    seat_menu(ana, "Show their messages")
    ana.get_by_role("tab", name="Chat").click()
    expect(ana.get_by_text("Second", exact=True)).to_be_visible(timeout=LONG)
    seat_menu(ana, "Do not let them write")
    expect(ben.get_by_text("The owner of the table does not let you write.")).to_be_visible(timeout=LONG)
    expect(ana.get_by_role("tabpanel")).to_contain_text("may not write")


def test_the_owner_cannot_take_a_bots_seat_where_seats_have_secrets(page: Page) -> None:
    prepare(page)
    sit(page, make(page, [{"name": "Ana"}, {"bot": "random"}], "proving")["owner"])
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="More about seat 2").click()
    expect(page.get_by_role("button", name="Give the seat to a bot: Quick")).to_be_visible(timeout=LONG)
    assert page.get_by_role("button", name="Give the seat to a person again").count() == 0
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_text("In this game they keep them, because the seats have secrets.")).to_be_visible()
