"""What people do at a table besides moving: the owner above all."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.helpers import Visitors
from tests.e2e.play import ANA_AND_BEN, LIT, LONG, make, open_menu, prepare, result, sit


def two(visitors: Visitors) -> tuple[Page, Page, dict[str, Any]]:
    """Ana, who owns the table and begins, and Ben."""
    ana, ben = visitors.new(), visitors.new()
    links = make(ana, ANA_AND_BEN, options={"first": "1"})
    for page, token in ((ana, links["owner"]), (ben, links["seats"][1])):
        prepare(page)
        sit(page, token)
        page.get_by_role("tab", name="Players").click()
    return ana, ben, links


def sure(page: Page, what: str, yes: str = "") -> None:
    """Click something in the menu, and confirm it."""
    menu = open_menu(page)
    menu.get_by_role("button", name=what).click()
    answer = menu.get_by_role("button", name=yes or what)
    expect(answer).to_have_count(1 if yes and yes not in what else 2)
    answer.last.click()
    expect(menu).to_be_hidden(timeout=LONG)


def test_a_seat_goes_to_a_bot_and_back_to_its_person(visitors: Visitors) -> None:
    ana, ben, _ = two(visitors)
    ana.get_by_role("button", name="More about seat 2").click()
    ana.get_by_role("button", name="Give the seat to a bot: Quick").click()
    expect(ben.get_by_text("A bot is playing for you.")).to_be_visible(timeout=LONG)
    expect(ana.get_by_role("tabpanel")).to_contain_text("a bot plays for now")
    ana.get_by_role("button", name="More about seat 2").click()
    ana.get_by_role("button", name="Give the seat to a person again").click()
    expect(ben.get_by_text("A bot is playing for you.")).to_have_count(0, timeout=LONG)
    expect(ana.get_by_role("tabpanel")).to_contain_text("here")


def test_a_bots_seat_is_given_to_a_friend(visitors: Visitors, page: Page) -> None:
    prepare(page)
    sit(page, make(page, [{"name": "Ana"}, {"bot": "random"}], options={"first": "1"})["owner"])
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="More about seat 2").click()
    page.get_by_role("button", name="Give the seat to a person again").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("free seat")
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_role("dialog", name="Invite").get_by_label("Seat 2", exact=True).input_value()
    friend = visitors.new()
    friend.goto(link)
    expect(friend.get_by_role("heading", name="Waiting for Ana.")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("tabpanel", include_hidden=True)).to_contain_text("here", timeout=LONG)


def test_while_the_table_is_paused_nobody_moves(visitors: Visitors) -> None:
    ana, ben, _ = two(visitors)
    open_menu(ana).get_by_role("button", name="Pause the table").click()
    expect(ana.get_by_text("You have paused the table.")).to_be_visible(timeout=LONG)
    expect(ben.get_by_text("The owner has paused the table.")).to_be_visible(timeout=LONG)
    expect(ana.locator(LIT)).to_have_count(0)
    assert ben.get_by_role("button", name="Go on").count() == 0
    ana.get_by_role("button", name="Go on").click()
    expect(ana.locator(LIT).first).to_be_visible(timeout=LONG)


def test_whoever_concedes_loses(visitors: Visitors) -> None:
    ana, ben, _ = two(visitors)
    sure(ben, "Concede")
    for page, won in ((ben, "Ana wins."), (ana, "You win!")):
        expect(result(page).get_by_role("heading", level=2)).to_have_text(won)
        expect(result(page)).to_contain_text("Ben has conceded.")


def test_a_game_ends_when_all_people_agree(visitors: Visitors) -> None:
    ana, ben, _ = two(visitors)
    sure(ana, "Propose to end the game now")
    expect(ana.get_by_text("It ends when the others agree.")).to_be_visible(timeout=LONG)
    ana.get_by_role("button", name="Withdraw the proposal").click()
    expect(ana.get_by_text("It ends when the others agree.")).to_have_count(0, timeout=LONG)
    sure(ana, "Propose to end the game now")
    expect(ben.get_by_text("Ana would like to end the game as it stands.")).to_be_visible(timeout=LONG)
    ben.get_by_role("button", name="Agree").click()
    for page in (ana, ben):
        expect(result(page)).to_contain_text("The players agreed to end the game as it stood.")


def test_whoever_leaves_is_played_for_and_can_come_back(visitors: Visitors) -> None:
    ana, ben, _ = two(visitors)
    sure(ana, "Leave and let a bot play", "Leave")
    expect(ana.get_by_role("heading", name="My tables")).to_be_visible(timeout=LONG)
    expect(ben.get_by_role("tabpanel")).to_contain_text("a bot plays for now", timeout=LONG)
    expect(ben.locator(LIT).first).to_be_visible(timeout=LONG)  # the bot has moved
    ana.get_by_role("link", name="Resume: Kosmiczna misja, Ana, Ben").click()
    ana.get_by_role("button", name="Take my seat back").click()
    expect(ana.get_by_role("heading", name="Waiting for Ben.")).to_be_visible(timeout=LONG)
    expect(ben.get_by_role("tabpanel")).not_to_contain_text("a bot plays for now", timeout=LONG)


def test_an_abandoned_game_has_no_result(visitors: Visitors) -> None:
    ana, ben, _ = two(visitors)
    assert open_menu(ben).get_by_role("button", name="Abandon the game").count() == 0
    ben.keyboard.press("Escape")  # the menu would lie over the result
    sure(ana, "Abandon the game")
    for page in (ana, ben):
        expect(result(page).get_by_role("heading", level=2)).to_have_text("There is no result.")
        expect(result(page)).to_contain_text("The owner of the table has abandoned the game.")
        assert page.get_by_role("table", name="Score sheet").count() == 0


def test_a_deleted_table_is_gone_for_everybody(visitors: Visitors) -> None:
    ana, ben, links = two(visitors)
    sure(ana, "Delete the table")
    for page in (ana, ben):
        expect(page.get_by_role("heading", name="The table was deleted")).to_be_visible(timeout=LONG)
    ben.get_by_role("link", name="To the lobby", exact=True).click()
    expect(ben.get_by_text("No longer open to you", exact=True)).to_be_visible(timeout=LONG)
    ben.goto(f"/#/t/{links['seats'][1]}")
    expect(ben.get_by_role("heading", name="There is no table here")).to_be_visible(timeout=LONG)
    ana.get_by_role("link", name="To the lobby", exact=True).click()
    expect(ana.get_by_text("Tables that you open or join are listed here.")).to_be_visible(timeout=LONG)


def test_a_dead_link_says_so(page: Page) -> None:
    for place in ("/#/t/no-such-table", "/#/replay/no-such-table"):
        page.goto(place)
        expect(page.get_by_role("heading", name="There is no table here")).to_be_visible(timeout=LONG)
    page.goto("/#/somewhere/else")
    expect(page.get_by_role("heading", name="Nothing but empty space")).to_be_visible()
    page.goto("/#/new/no-such-game")
    expect(page.get_by_text("This server does not know a game called “no-such-game”.")).to_be_visible(timeout=LONG)
