"""The page of a table in a real Chromium: `./dev bench page [taps] [moving] [weight] [GAME ...]`.

bench/results.md has the protocol and the figures. ORRERY_CHROMIUM names a browser; else the first on the path is taken.
With ORRERY_WHY=1 the slowest taps and the largest shifts are shown, with the elements they were about.
"""

import json
import os
import shutil
import sys
import tempfile
from bisect import bisect, bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Page as BrowserPage

from bench.figures import HEAVY, LARGE, SET_UPS, SMALL, Options
from bench.process import Figure, Server, report, serving
from orrery.bots.names import make
from orrery.engine.agenda import legal, play
from orrery.engine.record import Record
from orrery.engine.sight import Sight
from orrery.games import game

GAMES = (SMALL, LARGE, HEAVY)
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PHONE, DESKTOP = (360, 740), (1366, 768)
SLOWER = 4  # times, on a phone
SEATS, SEED = 4, 5
VISITS, TAPS = 5, 25  # each visit begins at the same position
CLICKS = 40  # of each screen, while long tasks and shifts are looked for
QUIET, REST = 1500, 350  # milliseconds: after a visit begins; between two taps
PERCENT = 95
FASTEST = 8.0  # milliseconds: the browser tells nothing of interactions below 16
MOST_SHIFT, MOST_WEIGHT = "0.02", "300"
SCREENS = {"phone": PHONE, "desktop": DESKTOP}
TRACED = ["devtools.timeline", "toplevel"]
OF_PAGE = {"FunctionCall", "FireAnimationFrame", "EventDispatch", "Commit"}  # no task that only measures has these
TASK = "ThreadControllerImpl::RunTask"
LONG = 50.0  # milliseconds

LIT = ".board .lit[data-thing]"
ANSWER = ".confirm button, .choice [data-move], .question .ready button, .moves [data-move]"
SEND = ".question [data-send]:not([disabled])"
MOVING = {LIT: 4, ANSWER: 3, SEND: 4}  # how often each is tapped
TAPPED = {
    **MOVING,
    ".board [data-thing][aria-pressed=true]": 2,
    ".board [data-thing]:not(.lit)": 2,
    ".board-tabs button, .side [role=tab]": 2,
    ".side .menu": 1,
    ".question .toggle, .moves .heading": 3,
}
CLOSE = "dialog[open] .close"

WATCH = """
window.seen = { taps: {}, tasks: [], shifts: [] };
const watch = (type, hear) => new PerformanceObserver((list) => list.getEntries().forEach(hear))
  .observe({ type, buffered: true, durationThreshold: 16 });
const said = (node) => node?.cloneNode(false).outerHTML?.slice(0, 90) ?? node?.textContent;
watch("event", ({ interactionId: id, duration, name, target }) => {
  if (id && duration > (seen.taps[id]?.[0] ?? 0)) seen.taps[id] = [duration, name, said(target)];
});
watch("longtask", ({ startTime, duration }) => seen.tasks.push([duration, startTime]));
watch("layout-shift", ({ startTime, value, hadRecentInput, sources }) => seen.shifts.push([value, startTime,
  hadRecentInput, sources.map(({ node, previousRect: { top }, currentRect }) =>
    `${top} to ${currentRect.top}: ${said(node)}`).join("\\n    ")]));
"""
# The browser's own search for parts is quick; that of playwright would be a long task itself.
POINT = """
([kinds, luck]) => {
  const shown = (kind) => [...document.querySelectorAll(kind)].filter((part) => part.getClientRects().length);
  const parts = kinds.map(shown).find((found) => found.length) ?? [];
  const part = parts[Math.floor(luck * parts.length)];
  part?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = part?.getBoundingClientRect() ?? {};
  const places = [0.5, 0.15, 0.3, 0.7, 0.85].map((share) => [left + share * width, top + share * height]);
  for (const [x] of places)
    for (const [, y] of places)
      if (part?.contains(document.elementFromPoint(x, y))) return [x, y, part.outerHTML.slice(0, 120)];
  return null;
}
"""


class Position(NamedTuple):
    """After `at` moves of a record a seat is asked."""

    record: str
    at: int
    seat: int


def late_position(name: str) -> Position:
    """The question with the most moves in the last third of a game between greedy bots."""
    rules = game(name)
    g = rules.new(SEATS, SEED)
    record = Record(rules, g, SEED, True)
    bots = [make("greedy", seat) for seat in range(SEATS)]
    asked: list[tuple[int, int, int]] = []
    while g.asked >= 0:
        seat = int(g.asked)
        asked.append((len(legal(g, seat)), len(record.moves), seat))
        move = bots[seat].choose(Sight(rules, g, seat))
        record.moves.append((seat, g.content().language.show(move)))
        play(g, seat, move)
    moves, at, seat = max(one for one in asked if 3 * one[1] >= 2 * len(record.moves))
    print(f"  {name}: {moves} moves are possible after {at} of {len(record.moves)}", flush=True)
    return Position(record.write(), at, seat)


def open_position(server: Server, name: str, position: Position) -> str:
    """A table that goes on from there, one person against quick bots; the person's link."""
    chairs = [{"name": "Ana"} if seat == position.seat else {"bot": "greedy"} for seat in range(SEATS)]
    links = server.new_table(game=name, chairs=chairs, record=position.record, at=position.at)
    return links[position.seat]


class Visit:
    """A visit of a table, and what the browser notices."""

    def __init__(self, browser: Browser, address: str, screen: str, slower: int = 1) -> None:
        width, height = SCREENS[screen]
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=True, is_mobile=screen == "phone", locale="pl-PL"
        )
        self.page: BrowserPage = self.context.new_page()
        self.page.add_init_script(WATCH)
        self.page.goto(address)
        self.page.locator(".question .turn").wait_for()
        self.wire = self.context.new_cdp_session(self.page)
        self.wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        self.wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.page.wait_for_timeout(QUIET)
        self.begun = float(self.page.evaluate("performance.now()"))

    def tap_some(self, wanted: dict[str, int], taps: int, choose: Random) -> list[list[Any]]:
        """Tap so many times. Returns for each tap the milliseconds that the page worked, and on what the tap was."""
        return [self.tap(wanted, choose) for _ in range(taps)]

    def tap(self, wanted: dict[str, int], choose: Random) -> list[Any]:
        """Tap on something that is there, after the page has come to rest."""
        kinds = choose.choices([*wanted], [*wanted.values()], k=9)
        point = self.page.evaluate(POINT, [[CLOSE, *kinds], choose.random()])
        self.page.wait_for_timeout(REST)
        if not point:
            return [0.0, "nothing"]
        before = self.worked()
        self.page.touchscreen.tap(*point[:2])
        self.page.wait_for_timeout(REST)
        return [self.worked() - before, point[2]]

    def worked(self) -> float:
        """Processor time of the main thread in milliseconds, which other work on the machine does not change much."""
        metrics = self.wire.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    def works(self, work: Callable[[], object]) -> list[float]:
        """Processor time in milliseconds of each task of the page while something is done."""
        browser = self.context.browser
        assert browser
        browser.start_tracing(page=self.page, categories=TRACED)
        work()
        self.page.wait_for_timeout(QUIET)
        return tasks(json.loads(browser.stop_tracing())["traceEvents"])

    def leave(self) -> dict[str, list[list[Any]]]:
        """What the browser noticed since the table stood there; of a shift or a task when, and how much."""
        self.page.wait_for_timeout(QUIET)
        seen = self.page.evaluate("seen")
        self.context.close()
        return {
            "taps": list(seen["taps"].values()),
            "tasks": [task for task in seen["tasks"] if task[1] > self.begun],
            "shifts": [shift for shift in seen["shifts"] if shift[1] > self.begun],
        }


def tasks(events: Sequence[dict[str, Any]]) -> list[float]:
    """Processor time in milliseconds of each task of the page in a trace. Waiting for the processor is none."""
    called = Counter((event["pid"], event["tid"]) for event in events if event["name"] == "FunctionCall")
    (page, _), *_ = called.most_common(1)
    own = [event for event in events if (event["pid"], event["tid"]) == page]
    begun = sorted(event["ts"] for event in own if event["name"] in OF_PAGE)
    ran = [event for event in own if event["name"] == TASK and "tdur" in event]
    return [
        task["tdur"] / 1000 for task in ran if bisect(begun, task["ts"] + task["dur"]) > bisect_left(begun, task["ts"])
    ]


def tell(kind: str, found: Sequence[Sequence[Any]]) -> None:
    """What was slow or shifted most, if somebody looks for the reason."""
    if os.environ.get("ORRERY_WHY"):
        for one in sorted(found, key=lambda one: -one[0])[:8]:
            print(f"    {kind}:", *one)


def taps(browser: Browser, name: str) -> list[Figure]:
    """Interaction to next paint on a phone."""
    position = late_position(name)
    painted: list[float] = []
    worked: list[float] = []
    with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder, serving(folder) as server:
        for luck in range(VISITS):
            visit = Visit(browser, address(server, open_position(server, name, position)), "phone", SLOWER)
            made = visit.tap_some(TAPPED, TAPS, Random(luck))
            seen = visit.leave()["taps"]
            tell("work", made)
            tell("paint", seen)
            worked += [one[0] for one in made]
            painted += [one[0] for one in seen] + [FASTEST] * (len(made) - len(seen))
    at = PERCENT * len(painted) // 100
    return [
        Figure(f"{name}: {len(painted)} taps, {PERCENT} % painted within", "ms", [sorted(painted)[at]], "100"),
        Figure(f"{name}: the slowest tap", "ms", [max(painted)]),
        Figure(f"{name}: work for a tap, {PERCENT} % within", "ms", [sorted(worked)[at]]),
    ]


def moving(browser: Browser, name: str) -> list[Figure]:
    """Long tasks and shifts while moves are made and pieces move."""
    position = late_position(name)
    found = []
    for screen in SCREENS:
        with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder, serving(folder, "--pace", "500") as server:
            visit = Visit(browser, address(server, open_position(server, name, position)), screen)
            worked = visit.works(partial(visit.tap_some, MOVING, CLICKS, Random(1)))
            seen = visit.leave()
        slow, shifts = seen["tasks"], [shift for shift in seen["shifts"] if not shift[2]]
        tell("task", slow)
        tell("shift", shifts)
        found += [
            Figure(f"{name}, {screen}: tasks over 50 ms", "tasks", [float(len(slow))], "0"),
            Figure(f"{name}, {screen}: the longest of them", "ms", [max((task[0] for task in slow), default=0.0)]),
            Figure(f"{name}, {screen}: over 50 ms of work", "tasks", [float(sum(one > LONG for one in worked))], "0"),
            Figure(f"{name}, {screen}: the most work in a task", "ms", [max(worked)]),
            Figure(
                f"{name}, {screen}: largest layout shift",
                "",
                [max((one[0] for one in shifts), default=0.0)],
                MOST_SHIFT,
            ),
            Figure(f"{name}, {screen}: all of them", "", [sum(one[0] for one in shifts)]),
        ]
    return found


def weight(browser: Browser, name: str) -> list[Figure]:
    """The bytes that a new browser receives until a table is shown, headers included."""
    set_ups: dict[str, Options] = {"": {}, " modules": SET_UPS["modules"]} if name == HEAVY else {"": {}}
    found = []
    with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder, serving(folder) as server:
        for set_up, options in set_ups.items():
            for language in ("en", "pl"):
                link = next(filter(None, server.new_table(game=name, options=options)))
                size = received(browser, address(server, link), language) / 1000
                found.append(Figure(f"{name}{set_up}: page of a table, {language}", "kB", [size], MOST_WEIGHT))
    return found


def received(browser: Browser, page_address: str, language: str) -> float:
    """Bytes on the wire."""
    sizes: list[float] = []
    context = browser.new_context(locale=language)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(page_address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(QUIET)
    context.close()
    return sum(sizes)


def address(server: Server, token: str) -> str:
    return f"http://127.0.0.1:{server.port}/#/t/{token}"


@contextmanager
def chromium() -> Iterator[Browser]:
    path = os.environ.get("ORRERY_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), "")
    if not path:
        sys.exit("There is no Chromium; name one with ORRERY_CHROMIUM.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


PARTS: dict[str, Callable[[Browser, str], list[Figure]]] = {"taps": taps, "moving": moving, "weight": weight}


def main() -> None:
    words = [word for word in sys.argv[1:] if word != "--json"]
    unknown = [word for word in words if word not in (*PARTS, *GAMES)]
    if unknown:
        sys.exit(f"./dev bench page knows {', '.join([*PARTS, *GAMES])} and --json, not {unknown[0]}.")
    names = [name for name in GAMES if name in words] or GAMES
    parts = [part for part in PARTS if part in words] or [*PARTS]
    with chromium() as browser:
        report(figure for part in parts for name in names for figure in PARTS[part](browser, name))


if __name__ == "__main__":
    main()
