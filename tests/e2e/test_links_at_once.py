"""A table with people by link shows their links at once, to its owner alone, until they come or somebody moves."""

from playwright.sync_api import Page, expect

from tests.e2e.helpers import PHONE, Visitors, picture
from tests.e2e.play import LIT, LONG, make, no_overflow, prepare, question, sit


def open_by_link(page: Page) -> None:
    """By the form, as people do."""
    page.goto("/#/new/kosmiczna-misja")
    page.get_by_role("group", name="Seat 2").get_by_label("Who plays?").select_option("link")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".room")).to_be_visible(timeout=LONG)


def test_the_link_stands_beside_the_question_until_the_friend_comes(visitors: Visitors) -> None:
    owner = visitors.new()
    open_by_link(owner)
    field = question(owner).get_by_role("textbox", name="Seat 2")
    expect(field).to_be_visible(timeout=LONG)
    expect(question(owner)).to_contain_text("Whoever opens the link of a seat takes that seat.")
    picture(owner, "link-at-once")
    friend = visitors.new()
    friend.goto(field.input_value())
    expect(friend.locator(".room")).to_be_visible(timeout=LONG)
    expect(field).to_have_count(0)
    expect(friend.locator(".ask .links")).to_have_count(0)


def test_the_command_for_the_network_is_in_one_piece(visitors: Visitors) -> None:
    phone = visitors.new("en", PHONE)
    open_by_link(phone)
    command = phone.locator(".ask code")
    expect(command).to_have_text("./dev play --lan", timeout=LONG)
    assert command.evaluate("one => one.getClientRects().length") == 1
    no_overflow(phone)
    picture(phone, "link-at-once.phone")


def test_after_ones_own_answer_the_link_is_gone_from_the_question(page: Page) -> None:
    prepare(page)
    links = make(page, [{"name": "Ada"}, {}, {"bot": "greedy"}], options={"first": "1"})
    sit(page, links["owner"])
    expect(page.locator(".ask .links")).to_be_visible(timeout=LONG)
    while page.locator(".ask .links").count():
        page.locator(LIT).first.click()
        page.wait_for_timeout(100)
    expect(question(page).get_by_role("button", name="Invite")).to_be_visible(timeout=LONG)
