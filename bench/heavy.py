"""What is special about Skymines at a server: large messages late in a game, and campaigns."""

import asyncio
import json
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import msgspec

from bench.figures import HEAVY, SET_UPS
from bench.load import Visitor
from bench.process import Figure, Server, serving
from orrery import game
from orrery.arena.match import play_out
from orrery.bots.api import answer_whole
from orrery.bots.names import make
from orrery.engine.game import AUTOMATON
from orrery.engine.record import Record
from orrery.engine.series import SeriesFile
from orrery.games.skymines.terms import ROUNDS
from orrery.server.desk import Desk
from orrery.server.house import House, open_house
from orrery.server.lobby import NewChair, NewTable
from orrery.server.seats import Visitor as Bearer
from orrery.server.store import Store
from orrery.server.table import Action, LiveTable

SEATS = 4
GAMES = 5
RUNS = 5
BOT = "greedy"
LATE = ROUNDS - 1  # the round from which on messages are measured
LUNA = {"luna": 1, "level": 5}
CAMPAIGNS = 200  # live at once when memory is measured


class Messages:
    """The table messages of one game, without compression."""

    def __init__(self) -> None:
        self.entering: list[int] = []  # bytes with the whole log
        self.moving: list[int] = []  # bytes with what is new since the last move
        self.entering_took: list[float] = []  # seconds to make and encode one
        self.moving_took: list[float] = []

    def add(self, house: House, live: LiveTable, seat: int, heard: int) -> None:
        desk = Desk(house, live, Bearer(live.id, seat, False))
        for sizes, took, sent in ((self.entering, self.entering_took, 0), (self.moving, self.moving_took, heard)):
            live.seen.clear()
            started = process_time()
            sizes.append(len(msgspec.json.encode(desk.now(sent))))
            took.append(process_time() - started)


async def late_messages(house: House, set_up: str, seed: int) -> Messages:
    """The messages to all people after each answer late in a game between bots."""
    chairs = [NewChair(name) for name in "ABCD"]
    links = await house.new(NewTable(HEAVY, chairs, SET_UPS[set_up], str(seed)))
    live = await house.find(links.table)
    assert live is not None
    people = [seat for seat, token in enumerate(links.seats) if token]
    bots = [make(BOT, seed * SEATS + seat) for seat in range(SEATS)]
    found = Messages()
    while live.standing.result is None:
        seat = live.standing.waiting[0]
        heard = [live.lines(other) for other in people]
        moves = answer_whole(bots[seat], live.game, live.table.g, seat)
        await live.act(Action(seat, "answer", moves, str(live.actions)))
        table: Any = live.table.g
        if table.round >= LATE:
            for person, lines in zip(people, heard, strict=True):
                found.add(house, live, person, lines)
    return found


def messages(folder: str) -> list[Figure]:
    """Each value is of one game. The messages are made in this process."""

    async def games(set_up: str) -> list[Messages]:
        house = await open_house(Store(Path(folder) / set_up), 1, 0.0)
        try:
            return [await late_messages(house, set_up, seed) for seed in range(1, GAMES + 1)]
        finally:
            await house.close()

    figures = []
    for set_up in ("moon", "modules"):
        played = asyncio.run(games(set_up))
        title = f"{HEAVY}, {set_up}, late message"
        figures += [
            Figure(f"{title}: on entering, largest", "kB", [max(one.entering) / 1000 for one in played]),
            Figure("  after a move, largest", "kB", [max(one.moving) / 1000 for one in played]),
            Figure("  on entering, made in, half below", "ms", [1000 * median(one.entering_took) for one in played]),
            Figure("  after a move, made in, half below", "ms", [1000 * median(one.moving_took) for one in played]),
            Figure("  after a move, made in, at most", "ms", [1000 * max(one.moving_took) for one in played]),
        ]
    return figures


def finished_campaign() -> SeriesFile:
    """A campaign of four chapters with a Luna, played by bots to its end."""
    rules = game(HEAVY)
    file = SeriesFile(HEAVY, "campaign", SEATS, 1, rules.written_out(LUNA))
    automata = rules.automata(SEATS, file.options)
    file.chairs = [{"name": "", "bot": AUTOMATON if seat in automata else ""} for seat in range(SEATS)]
    plays = rules.series(file.name, SEATS, file.seed, file.options)
    outcomes: list[Any] = []
    while (plan := plays.next(outcomes)) is not None:
        g = rules.new(plan.seats, plan.seed, plan.options)
        record = Record(rules, g, plan.seed)
        play_out(rules, g, [make(BOT, seat) for seat in range(SEATS)], record)
        outcomes.append(rules.outcome(g))
        file.records.append(record.write())
    return file


def campaign(folder: str) -> list[Figure]:
    """A finished campaign, opened by a fresh server each time, which has neither game nor table in memory."""
    file = finished_campaign()
    text = file.write()
    with serving(folder) as server:
        link = resumed(server, text)
        one = server.memory()
        for _ in range(CAMPAIGNS):
            resumed(server, text)
        many = server.memory()
    times = []
    for _ in range(RUNS + 1):
        with serving(folder) as server:
            times.append(1000 * asyncio.run(Visitor(server.port, link).enter()))
    return [
        Figure(f"finished campaign, {len(file.records)} games: enter", "ms", times[1:], "300"),
        Figure("memory, with one finished campaign", "MB", [one]),
        Figure(f"memory, with {CAMPAIGNS} more, all live", "MB", [many], "400"),
    ]


def resumed(server: Server, text: str) -> str:
    """A series opened from its file. Returns the link of the first seat."""
    status, told = server.get("/api/series", {"text": text})
    assert status == 200, told
    link: str = json.loads(told)["seats"][0]
    return link
