"""A real server process, and people with a browser each."""

import base64
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, FloatRect, Locator, Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
DESKTOP, PHONE = (1366, 768), (360, 740)
PATIENCE = 60.0  # seconds; a machine may be busy
expect.set_options(timeout=1000 * PATIENCE)


class Server:
    """`orrery serve` on a port of its own, with bots that do not dawdle; it can be killed and started again."""

    def __init__(self, data: Path, *more: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.more = more  # arguments
        self.log = data.with_suffix(".log")
        self.start()

    def start(self) -> None:
        place = ("--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data))
        command = [sys.executable, "-m", "orrery", "serve", *place, "--pace", "0", "--no-limits", *self.more]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=PATIENCE):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """Kill it, like a power cut."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()


class Visitors:
    """Their pages are watched: an error in the console, or a request that leaves the host, is a trouble.

    There must be none at the end of a test, but those that it provokes and forgives.
    """

    def __init__(self, chromium: Browser, url: str) -> None:
        self.chromium = chromium
        self.url = url
        self.troubles: list[str] = []
        self.forgiven: list[str] = []  # words of troubles that a test provokes
        self.contexts: list[BrowserContext] = []

    def new(self, language: str = "en", size: tuple[int, int] = DESKTOP, *, dark: bool = True, url: str = "") -> Page:
        """The page of somebody new, with a storage of their own; nothing moves by itself on it."""
        context = self.chromium.new_context(
            base_url=url or self.url,
            locale=LOCALES[language],
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
        )
        context.set_default_timeout(1000 * PATIENCE)
        self.contexts.append(context)
        context.on("console", self.hear)
        context.on("weberror", lambda error: self.troubles.append(f"error: {error.error}"))
        context.on("request", lambda request: self.watch(request.url))
        context.on("page", lambda page: page.on("websocket", lambda opened: self.watch(opened.url)))
        return context.new_page()

    def hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.troubles.append(f"console: {said.text}")

    def watch(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.hostname != "127.0.0.1":
            self.troubles.append(f"request: {url}")

    def leave(self) -> list[str]:
        """Close all pages; the troubles that nobody forgave."""
        for context in self.contexts:
            context.close()
        return [trouble for trouble in self.troubles if not any(word in trouble for word in self.forgiven)]


def box(part: Locator) -> FloatRect:
    """Where an element is that can be seen: x, y, width, height."""
    found = part.bounding_box()
    assert found is not None
    return found


STILL = """
async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const moving = document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
  await Promise.allSettled(moving.map((one) => one.finished));
}
"""


def axe(page: Page) -> list[str]:
    """What axe finds wrong with a page, a line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    page.evaluate(STILL)
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{rule['impact']} {rule['id']} {node['target']}: {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


SMALLER = """
async (png) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.75).split(",")[1];
}
"""


def picture(page: Page, name: str) -> None:
    """Keeps how a page looks in the folder ORRERY_PICTURES, if that is set; as WebP, a fifth of a PNG's size."""
    folder = os.environ.get("ORRERY_PICTURES")
    if folder:
        page.evaluate("document.fonts.ready.then(() => true)")
        png = base64.b64encode(page.screenshot(animations="disabled")).decode()
        blank = page.context.new_page()  # its content security policy allows this
        path = Path(folder, f"{name}.webp")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(blank.evaluate(SMALLER, png)))
        blank.close()
