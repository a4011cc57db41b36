"""The browser keeps a person's settings and tables."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.helpers import Visitors
from tests.e2e.play import ANA_AND_BEN, CONFIRM, LIT, LONG, make, prepare, settle, sit


def settings(page: Page) -> Locator:
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog", name="Settings")


def test_colours_and_motion_are_as_set_and_stay_so(page: Page) -> None:
    page.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "off")  # as the system says
    dialog = settings(page)
    dialog.get_by_label("Colours").select_option("light")
    dialog.get_by_label("Animation").select_option("on")
    expect(html).to_have_attribute("data-theme", "light")
    expect(html).to_have_attribute("data-motion", "on")
    page.reload()
    expect(html).to_have_attribute("data-theme", "light")
    settings(page).get_by_label("Animation").select_option("off")
    expect(html).to_have_attribute("data-motion", "off")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Dark colours").click()
    expect(html).to_have_attribute("data-theme", "dark")


def test_a_system_in_light_colours_gets_light_ones(visitors: Visitors) -> None:
    page = visitors.new(dark=False)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def move(page: Page) -> None:
    """Up to the confirmation, or past it."""
    while page.locator(CONFIRM).count() == 0 and page.get_by_role("heading", name="Waiting for Ben.").count() == 0:
        page.locator(f"{LIT}, {CONFIRM}, h2:has-text('Waiting')").first.wait_for(timeout=LONG)
        if page.locator(CONFIRM).count() == 0 and page.locator(LIT).count():
            page.locator(LIT).first.click()
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")  # it shows


def test_before_what_cannot_be_taken_back_one_is_asked_and_may_say_no(page: Page) -> None:
    sit(page, make(page, ANA_AND_BEN, options={"first": "1"})["owner"])
    move(page)
    expect(page.get_by_text("This cannot be taken back.")).to_be_visible()
    page.locator(CONFIRM).get_by_role("button", name="Cancel").click()
    expect(page.locator(CONFIRM)).to_have_count(0)
    move(page)
    page.keyboard.press("Escape")
    expect(page.locator(CONFIRM)).to_have_count(0)
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()


def test_the_confirmation_can_be_switched_off(visitors: Visitors) -> None:
    page = visitors.new()
    sit(page, make(page, ANA_AND_BEN, options={"first": "1"})["owner"])
    dialog = settings(page)
    dialog.get_by_label("Ask before a move that ends my turn or cannot be taken back").uncheck()
    dialog.get_by_role("button", name="Close").click()
    move(page)
    expect(page.get_by_role("heading", name="Waiting for Ben.")).to_be_visible(timeout=LONG)
    other = visitors.new()
    sit(other, make(other, ANA_AND_BEN, options={"first": "1"})["owner"])
    move(other)
    other.get_by_label("Do not ask again").check()
    other.locator(CONFIRM).get_by_role("button", name="Do it").click()
    expect(other.get_by_role("heading", name="Waiting for Ben.")).to_be_visible(timeout=LONG)
    settings(other)
    expect(other.get_by_label("Ask before a move that ends my turn or cannot be taken back")).not_to_be_checked()


def test_hints_are_dismissed_for_good_and_can_be_called_back(page: Page) -> None:
    sit(page, make(page, ANA_AND_BEN, options={"first": "1"})["owner"])
    hint = page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("Click anything that is lit on the board to choose it.")
    hint.get_by_role("button", name="Next hint").click()
    expect(hint).to_contain_text("Click something that is not lit")
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
    page.reload()
    settle(page)
    expect(hint).to_have_count(0)
    settings(page).get_by_role("button", name="Show the hints again").click()
    page.keyboard.press("Escape")
    expect(hint).to_be_visible()


def test_my_tables_say_where_it_is_my_turn_and_move_to_another_device(visitors: Visitors, page: Page) -> None:
    prepare(page)
    mine = make(page, ANA_AND_BEN, options={"first": "1"})
    others = make(page, ANA_AND_BEN, options={"first": "2"})
    for links in (mine, others):
        sit(page, links["owner"])
    page.goto("/")
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(1, timeout=LONG)
    expect(page.get_by_text("Ben's turn")).to_have_count(1)
    expect(page).to_have_title("(1) Orrery")
    page.get_by_role("link", name="It is your turn at one table").click()
    page.get_by_role("link", name="Move my tables to another device").click()
    link = page.get_by_role("textbox", name="Link to all my tables").input_value()

    device = visitors.new()
    device.goto(link)
    expect(device.get_by_text("The link holds 2 tables.")).to_be_visible(timeout=LONG)
    device.get_by_role("button", name="Keep on this device").click()
    expect(device.get_by_text("2 tables were added.")).to_be_visible()
    expect(device.get_by_text("Your turn", exact=True)).to_have_count(1, timeout=LONG)
    device.get_by_role("link", name="Resume: Kosmiczna misja, Ana, Ben").first.click()
    expect(device.locator(LIT).first).to_be_visible(timeout=LONG)
    device.go_back()
    device.get_by_role("button", name="Forget").first.click()
    device.get_by_role("button", name="Forget it").click()
    expect(device.get_by_role("link", name="Resume")).to_have_count(1)


def test_a_link_pasted_into_the_lobby_opens_the_table(page: Page) -> None:
    links = make(page, ANA_AND_BEN, options={"first": "1"})
    page.goto("/")
    page.get_by_text("Open a link", exact=True).click()
    page.get_by_label("A link that somebody sent you").fill("https://example.com/")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("That is not a link to a table.")
    page.get_by_label("A link that somebody sent you").fill(f"http://elsewhere/#/t/{links['seats'][1]}")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("heading", name="Waiting for Ana.")).to_be_visible(timeout=LONG)


def test_without_storage_one_plays_all_the_same(page: Page) -> None:
    page.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new Error('denied'); }})")
    page.goto("/")
    expect(page.get_by_role("link", name="Play Kosmiczna misja")).to_be_visible()
    sit(page, make(page, ANA_AND_BEN, options={"first": "1"})["owner"])
    expect(page.locator(LIT).first).to_be_visible(timeout=LONG)
