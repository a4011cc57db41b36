"""People at many tables, as a server sees them. Every seat has a WebSocket and compresses as browsers do."""

import asyncio
import random
from collections import deque
from time import perf_counter

import msgspec
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

AT_ONCE = 40  # connections that are opened at the same time
PATIENCE = 60.0  # seconds until something must be wrong


class ChairSeen(msgspec.Struct):
    here: bool
    bot: str


class OfferSeen(msgspec.Struct):
    text: str


class AskSeen(msgspec.Struct):
    form: str
    offers: list[OfferSeen]
    default: list[str]

    def answer(self, luck: random.Random) -> list[str]:
        """A random whole answer; of a payment the ready-made one, of a set one move at most."""
        if self.form == "pay":
            return self.default
        text = luck.choice(self.offers).text
        return [] if self.form == "set" and text == "done" else [text]


class Now(msgspec.Struct, tag="table"):
    """The part of a `table` message that this load needs."""

    table: str
    version: int
    chairs: list[ChairSeen]
    number: int
    ask: AskSeen | None
    result: object
    next: str


class Done(msgspec.Struct, tag="done"):
    pass


class Frozen(msgspec.Struct, tag="frame"):
    at: int


class Course(msgspec.Struct, tag="scores"):
    rows: list[object]


class Refused(msgspec.Struct, tag="refused"):
    code: str
    detail: str


READ = msgspec.json.Decoder(Now | Done | Frozen | Course | Refused)


class Seat(asyncio.Protocol):
    """One seat with its page open."""

    transport: asyncio.Transport

    def __init__(self, port: int, token: str, table: "Table | None" = None) -> None:
        deflate = ClientPerMessageDeflateFactory(client_max_window_bits=True)
        self.socket = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/ws"), extensions=[deflate])
        self.token = token
        self.table = table
        self.now: Now | None = None
        self.news: asyncio.Queue[Now | Frozen | Course] = asyncio.Queue()  # for a seat without a Table

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.socket.send_request(self.socket.connect())
        self.flush()

    def data_received(self, data: bytes) -> None:
        at = perf_counter()
        self.socket.receive_data(data)
        for event in self.socket.events_received():
            if isinstance(event, Response):
                self.say(type="enter", token=self.token)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(READ.decode(event.data), at)
        self.flush()

    def hear(self, told: Now | Done | Frozen | Course | Refused, at: float) -> None:
        if isinstance(told, Refused):
            self.fail(f"refused: {told.code} {told.detail}")
        elif isinstance(told, Now) and self.table is not None:
            self.now = told
            self.table.seen(self, at)
        elif not isinstance(told, Done):
            self.news.put_nowait(told)

    def connection_lost(self, _: Exception | None) -> None:
        self.fail("the server hung up")

    def fail(self, fault: str) -> None:
        if self.table is not None:
            self.table.crowd.faults.append(fault)

    def say(self, **said: object) -> None:
        self.socket.send_text(msgspec.json.encode(said))
        self.flush()

    def flush(self) -> None:
        self.transport.writelines(self.socket.data_to_send())


class Table:
    """People who move when told to, and start a new game when theirs is over."""

    def __init__(self, crowd: "Crowd", port: int, tokens: list[str]) -> None:
        self.crowd = crowd
        self.seats = [Seat(port, token, self) for token in tokens]
        self.moves = 0
        self.mover: Seat | None = None
        self.sent_at = 0.0
        self.sent_version = 0
        self.arrived = 0

    def seen(self, seat: Seat, at: float) -> None:
        """A seat got a new view."""
        assert seat.now is not None
        if self.mover is not None and seat is not self.mover and seat.now.version > self.sent_version:
            self.arrived += 1
            if self.arrived == len(self.seats) - 1:
                self.crowd.delays.append(at - self.sent_at)
        views = [other.now for other in self.seats if other.now is not None]
        latest = {(view.table, view.version) for view in views}
        if (
            len(views) == len(self.seats)
            and len(latest) == 1
            and all(chair.here or chair.bot for chair in views[0].chairs)
        ):
            self.go_on(views)

    def go_on(self, views: list[Now]) -> None:
        """All seats have the same view."""
        self.mover = None
        if views[0].next:
            for seat, view in zip(self.seats, views, strict=True):
                seat.now = None
                seat.say(type="enter", token=view.next)
        elif views[0].result is not None:
            self.seats[0].say(type="rematch")
        else:
            self.crowd.ready.append(self)

    def move(self) -> None:
        """Let the seat that is asked make a random move."""
        for seat in self.seats:
            now = seat.now
            if now is not None and now.ask is not None:
                self.mover, self.sent_version, self.arrived = seat, now.version, 0
                answer = now.ask.answer(self.crowd.luck)
                id = f"{self.moves}-{self.crowd.luck.getrandbits(64):x}"
                self.moves += 1
                self.sent_at = perf_counter()
                seat.say(type="move", id=id, number=now.number, moves=answer)
                return
        raise AssertionError("nobody is asked")


class Crowd:
    """All people of a load."""

    def __init__(self) -> None:
        self.luck = random.Random(1)
        self.tables: list[Table] = []
        self.ready: deque[Table] = deque()
        self.delays: list[float] = []
        self.faults: list[str] = []

    async def sit_down(self, port: int, tables: list[list[str]]) -> None:
        """Connect everybody."""
        self.tables = [Table(self, port, tokens) for tokens in tables]
        seats = [seat for table in self.tables for seat in table.seats]
        loop = asyncio.get_running_loop()

        async def connect(some: list[Seat]) -> None:
            for seat in some:
                await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", port)  # type: ignore[misc]

        await asyncio.gather(*(connect(seats[i::AT_ONCE]) for i in range(AT_ONCE)))
        await self.until_ready(len(self.tables))

    async def until_ready(self, wanted: int) -> None:
        """Wait until this many tables wait for a move."""
        async with asyncio.timeout(PATIENCE):
            while len(self.ready) < wanted:
                if self.faults:
                    raise RuntimeError(self.faults[0])
                await asyncio.sleep(0.001)

    async def flow(self, rate: float, seconds: float) -> float:
        """Make moves at random times, `rate` a second, at the table that has waited longest. Returns the rate."""
        self.delays = []
        began = due = perf_counter()
        moves = 0
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            await self.until_ready(1)
            self.ready.popleft().move()
            moves += 1
            due += self.luck.expovariate(rate)
        return moves / (perf_counter() - began)

    async def play_to(self, rate: float, goals: list[int]) -> None:
        """Let every table make as many moves as its goal says."""
        left = dict(zip(self.tables, goals, strict=True))
        there: list[Table] = []
        while len(there) < len(self.tables):
            await self.until_ready(1)
            table = self.ready.popleft()
            if table.moves >= left[table]:
                there.append(table)
            else:
                table.move()
                await asyncio.sleep(1 / rate)
        self.ready.extend(there)

    async def spread(self, rate: float, length: int) -> None:
        """Warm up until the games are at all stages, so that games begin and end at a steady rate."""
        goals = [i * length // len(self.tables) for i in range(len(self.tables))]
        self.luck.shuffle(goals)
        await self.play_to(rate, goals)


class Visitor:
    """A single visitor, who measures times."""

    def __init__(self, port: int, token: str) -> None:
        self.port = port
        self.seat = Seat(port, token)
        self.version = 0  # of the table, as far as it was seen

    async def enter(self) -> float:
        """Seconds from connecting until the table is there."""
        started = perf_counter()
        await asyncio.get_running_loop().create_connection(lambda: self.seat, "127.0.0.1", self.port)
        await asyncio.wait_for(self.seat.news.get(), PATIENCE)
        return perf_counter() - started

    async def ask(self, **said: object) -> float:
        """Seconds until the reply is there."""
        started = perf_counter()
        self.seat.say(**said)
        await asyncio.wait_for(self.seat.news.get(), PATIENCE)
        return perf_counter() - started
