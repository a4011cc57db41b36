"""Makes docs/images/turn-en.webp: two turns of Astrominers at the real page, frame by frame.

The first command plays and keeps pictures; the second, which takes Pillow, makes one file of them. CONTRIBUTING.md
has both. While the first one plays, the clock of what moves is stopped and set on by hand, so that the frames are even.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

SIZE = (1366, 768)
WIDE = 840  # pixels of the result
FRAME, STILL, LAST = 60, 900, 2200  # milliseconds that a frame stays
MOTION = 34  # frames of what moves after a click
# A die goes to a socket and its gain rises; a card goes to the hand, and barges come home.
SCENES = (("Act", ("pool", "socket")), ("TakeCard", ("order",)))
CLOCK = """
(() => {
  const animate = Element.prototype.animate;
  const held = [];
  let now = 0;
  window.recording = false;
  Element.prototype.animate = function (...how) {
    const one = animate.apply(this, how);
    if (window.recording) {
      one.pause();
      held.push([one, now]);
    }
    return one;
  };
  window.tick = (by) => {
    now += by;
    for (const [one, from] of held) {
      if (!one.effect || one.playState === "finished") continue;
      if (now - from >= one.effect.getComputedTiming().endTime) one.finish();
      else one.currentTime = now - from;
    }
  };
})();
"""


def record(folder: Path) -> None:
    from playwright.sync_api import sync_playwright

    from tests.e2e.conftest import CHROMIUM, FLAGS
    from tests.e2e.helpers import Server, Visitors
    from tests.e2e.play import prepare

    folder.mkdir(parents=True, exist_ok=True)
    server = Server(folder / "data")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for step, kinds in SCENES:
                page = Visitors(browser, server.url).new("en", SIZE)
                page.emulate_media(reduced_motion="no-preference")
                page.add_init_script(CLOCK)
                prepare(page, name="Ana")
                play(page, folder, step, kinds)
            browser.close()
    finally:
        server.stop()


def play(page: Any, folder: Path, step: str, kinds: Sequence[str]) -> None:
    """The question in the middle of a game's questions of this step; then things of these kinds are clicked."""
    from tests.e2e.play import LIT, make, sit
    from tests.e2e.positions import NAMES, positions

    found = [one for one in positions("astrominers", seats=3) if one.step == step]
    start = found[len(found) // 2]
    chairs = [{"name": name, "bot": "" if seat == start.seat else "greedy"} for seat, name in enumerate(NAMES[:3])]
    sit(page, make(page, chairs, "astrominers", record=start.record, at=start.at)["owner"])
    page.locator(f"{LIT}[data-thing^={kinds[0]}]").first.wait_for()
    page.wait_for_timeout(1500)
    page.evaluate("window.recording = true")
    for kind in kinds:
        shoot(page, folder, 1, STILL)
        page.locator(f"{LIT}[data-thing^={kind}]").first.click()
    page.mouse.move(0, 0)
    page.wait_for_timeout(1200)
    shoot(page, folder, MOTION, FRAME)
    shoot(page, folder, 1, LAST)


def shoot(page: Any, folder: Path, frames: int, stays: int) -> None:
    """The name of a picture ends with the time that it stays."""
    for _ in range(frames):
        page.evaluate("window.tick", FRAME)
        number = len(list(folder.glob("*.png")))
        page.screenshot(path=folder / f"{number:03}-{stays}.png")


def assemble(folder: Path, target: Path) -> None:
    from PIL import Image

    paths = sorted(folder.glob("*.png"))
    high = WIDE * SIZE[1] // SIZE[0]
    first, *rest = [Image.open(path).convert("RGB").resize((WIDE, high), Image.Resampling.LANCZOS) for path in paths]
    times = [int(path.stem.split("-")[1]) for path in paths]
    how = {"quality": 62, "method": 6, "minimize_size": True, "loop": 0}
    first.save(target, save_all=True, append_images=rest, duration=times, **how)
    print(f"{target}: {len(paths)} frames, {target.stat().st_size // 1000} kB")


if __name__ == "__main__":
    if len(sys.argv) == 2:
        record(Path(sys.argv[1]))
    else:
        assemble(Path(sys.argv[1]), Path(sys.argv[2]))
