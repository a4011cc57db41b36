"""For the tests in a browser."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.helpers import PHONE, Server, Visitors

HERE = Path(__file__).parent
collect_ignore = [] if os.environ.get("ORRERY_PICTURES") else ["test_pictures.py"]  # for docs/images only
CHROMIUM = os.environ.get("ORRERY_CHROMIUM") or "/usr/bin/chromium-headless-shell"
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests in this folder take a browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that do not kill it."""
    server = Server(tmp_path_factory.mktemp("served") / "data")
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One for this test alone; for its pages: `visitors.new(url=own_server.url)`."""
    server = Server(tmp_path / "data")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        pytest.fail(f"There is no {CHROMIUM}; name a Chromium with ORRERY_CHROMIUM.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)  # without a sandbox, as root must
        yield browser
        browser.close()


@pytest.fixture
def visitors(chromium: Browser, server: Server) -> Iterator[Visitors]:
    """People, each with a browser; at the end of the test no trouble may be left."""
    visitors = Visitors(chromium, server.url)
    yield visitors
    assert visitors.leave() == []


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """Of one person, in English, on a desktop."""
    return visitors.new()


@pytest.fixture
def phone(visitors: Visitors) -> Page:
    """Of one person, in Polish, on a phone."""
    return visitors.new("pl", PHONE)
