"""The log follows what happens, unless its reader has scrolled up."""

from playwright.sync_api import Page, expect

from tests.e2e.play import LONG, finish, make, prepare, sit

# Just after the log has grown, and before the browser tells that it scrolled up for that, the question above it grows.
GROW_AND_SHRINK = """
(by) => new Promise((done) => {
  const log = document.querySelector(".log");
  const height = log.clientHeight;
  const watch = new ResizeObserver(() => {
    if (log.clientHeight <= height) return;
    watch.disconnect();
    log.style.height = height + "px";
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  watch.observe(log);
  log.style.height = height + by + "px";
})
"""
BELOW = """
async (least) => {
  const log = document.querySelector(".log");
  const below = () => log.scrollHeight - log.scrollTop - log.clientHeight;
  while (below() < least) await new Promise(requestAnimationFrame);
  return below();
}
"""


def long_log(page: Page) -> None:
    prepare(page)
    links = make(page, [{"name": "Ana"}, {"bot": "random"}])
    finish(page, links)
    sit(page, links["seats"][0])
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log li").nth(20)).to_be_attached(timeout=LONG)


def test_a_change_of_its_size_does_not_stop_the_log(page: Page) -> None:
    long_log(page)
    page.evaluate(GROW_AND_SHRINK, 200)
    assert page.evaluate(BELOW, 0) < 1


def test_who_has_scrolled_up_can_read_on(page: Page) -> None:
    long_log(page)
    page.locator(".log").hover()
    page.mouse.wheel(0, -300)
    page.evaluate(BELOW, 200)
    page.evaluate(GROW_AND_SHRINK, 50)
    assert page.evaluate(BELOW, 0) > 199
