"""The routes: the page, its texts and content, tables over HTTP and WebSocket."""

import asyncio
import contextlib
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

import orrery
from orrery import __version__, game
from orrery.bots.names import OPPONENTS
from orrery.engine.game import Game
from orrery.engine.moves import Verb
from orrery.games import GAMES, HIDDEN
from orrery.server import lobby, metrics
from orrery.server import messages as m
from orrery.server.desk import Desk, answer_aside
from orrery.server.guard import MAX_REQUEST, Guard, Rates, network_of
from orrery.server.house import KEEP_ALL, House, Keeping, open_house
from orrery.server.loading import SetAside
from orrery.server.refusals import REFUSED, UNREADABLE, Refusal, refused
from orrery.server.socket import Page
from orrery.server.store import Store
from orrery.server.thinking import MOST_WAITING
from orrery.server.tutorial import has_tutorial

HOME = Path(orrery.__file__).parent
STATIC = HOME / "server" / "static"
BROTLI = re.compile(r"br(;q=(1|0\.\d*[1-9]).*)?")  # in Accept-Encoding
YEAR = "public, max-age=31536000, immutable"
STATUS = {
    "no-link": 404, "renewed": 404, "put-out": 404, "gone": 404, "limit": 429, "too-many-tables": 429, "storage": 503,
    "too-large": 413,
}  # fmt: skip
MAX_PAGES = 200  # open from one address
BODY_TIMEOUT = 60.0  # seconds until a request must have come whole


class Server:
    """What the routes share."""

    def __init__(
        self,
        store: Store,
        address: str = "",
        pace: float = 0.7,
        processes: int = 2,
        limits: bool = True,
        thoughts: int = MOST_WAITING,
        keeping: Keeping = KEEP_ALL,
    ) -> None:
        self.store = store
        self.keeping = keeping
        self.address = address  # for invitations; empty if only this machine can connect
        self.pace = pace
        self.processes = processes
        self.thoughts = thoughts  # of bots; more do not wait at once
        self.rates = Rates(limits)
        self.pages: set[Page] = set()
        self.house: House

    @contextlib.asynccontextmanager
    async def life(self, _: Starlette) -> AsyncIterator[None]:
        """Open the house when the server starts, and close it when it ends."""
        self.house = await open_house(self.store, self.processes, self.pace, self.thoughts, self.keeping)
        tidying = asyncio.create_task(self.house.tidy_forever())
        yield
        tidying.cancel()
        await asyncio.gather(*[page.close() for page in self.pages], return_exceptions=True)  # the house closes anyway
        await self.house.close()

    async def desk(self, token: str, address: str) -> Desk:
        """The desk of the visitor with this token."""
        visitor = self.house.seats.visitor(token)
        live = None if visitor is None else await self.house.find(visitor.table, address)
        if visitor is None or live is None:
            raise Refusal("no-link")
        await self.house.admit(live, visitor)
        return Desk(self.house, live, visitor)

    async def say(self, request: Request) -> m.Reply:
        self.rates.check(Rates.SAY, address_of(request))
        asked = await body(request, m.Request)
        token = token_of(request)
        try:
            desk = await self.desk(token, address_of(request))
        except SetAside as aside:
            return await answer_aside(self.house, self.house.seats.visitor(token), aside, asked)
        self.rates.check(Rates.SEAT, desk.speaker(address_of(request)))
        return await desk.answer(asked)

    async def table(self, request: Request) -> m.TableNow | m.Gone:
        self.rates.check(Rates.SAY, address_of(request))
        return (await self.desk(token_of(request), address_of(request))).now()

    async def new(self, request: Request) -> m.Links:
        self.rates.check(Rates.NEW, address_of(request))
        return await self.house.new(await body(request, lobby.NewTable), address_of(request))

    async def series(self, request: Request) -> m.Links:
        self.rates.check(Rates.NEW, address_of(request))
        return await self.house.resume_series((await body(request, lobby.NewSeries)).text, address_of(request))

    async def tutorial(self, request: Request) -> m.Links:
        self.rates.check(Rates.NEW, address_of(request))
        return await self.house.learn(await body(request, lobby.NewTutorial), address_of(request))

    async def automata(self, request: Request) -> list[int]:
        """The seats that move by rules; none if seats and options do not go together."""
        self.rates.check(Rates.SAY, address_of(request))
        asked = await body(request, lobby.Seating)
        rules = found_game(asked.game)
        if rules.check(asked.seats, asked.options):
            return []
        return rules.automata(asked.seats, rules.written_out(asked.options))

    async def mine(self, request: Request) -> list[lobby.Brief]:
        self.rates.check(Rates.SAY, address_of(request))
        return await self.house.briefs((await body(request, lobby.Mine)).tokens)

    async def welcome(self, request: Request) -> lobby.Welcome:
        games = [info(game(name)) for name in GAMES]
        shown = [found for found in games if found.name not in HIDDEN or request.query_params.get("hidden")]
        return lobby.Welcome(__version__, m.PROTOCOL, shown, list(OPPONENTS), self.address)

    async def box(self, request: Request) -> Any:
        rules = found_game(request.path_params["game"])
        box = await self.house.box(rules, request.path_params["digest"])
        if box is None:
            raise Refusal("no-link")
        return rules.contents(box)

    async def health(self, _: Request) -> Response:
        """Is the server alive, and can it write?"""
        why = await self.store.trouble()
        told = {"ok": False, "why": why} if why else {"ok": True}
        return Response(msgspec.json.encode(told), 503 if why else 200, media_type="application/json")

    async def socket(self, socket: WebSocket) -> None:
        address = address_of(socket)
        if self.rates.is_on and sum(page.address == address for page in self.pages) >= MAX_PAGES:
            await socket.close()
            return
        page = Page(self, socket, address)
        self.pages.add(page)
        metrics.PAGES.set(len(self.pages))
        try:
            await page.run()
        finally:
            self.pages.discard(page)
            metrics.PAGES.set(len(self.pages))


def address_of(request: Request | WebSocket) -> str:
    """Where a request comes from, as limits count it."""
    return network_of(request.client.host) if request.client else ""


def token_of(request: Request) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ")


async def body(request: Request, kind: Any) -> Any:
    text = bytearray()
    try:
        async with asyncio.timeout(BODY_TIMEOUT):
            async for part in request.stream():  # the header with the length may be missing or wrong
                text += part
                if len(text) > MAX_REQUEST:
                    raise Refusal("too-large")
        return msgspec.json.decode(text, type=kind)
    except (ClientDisconnect, TimeoutError, *UNREADABLE) as error:
        raise Refusal("bad-input", str(error)) from error


def found_game(name: str) -> Game:
    if name not in GAMES:
        raise Refusal("no-link")
    return game(name)


def info(rules: Game) -> lobby.GameInfo:
    box = rules.box()
    return lobby.GameInfo(
        name=rules.NAME,
        version=rules.VERSION,
        seats=rules.seats,
        options=[lobby.OptionInfo(o.id, o.kind, o.default, o.values) for o in rules.OPTIONS],
        box=box.digest,
        verbs=operand_kinds(rules.VERBS),
        words={kind: operand_kinds(words) for kind, words in rules.WORDS.items()},
        is_private=rules.is_private,
        shipped=rules.digests[""],
        series=rules.SERIES,
        alone=rules.ALONE,
        automata=rules.AUTOMATA,
        has_tutorial=has_tutorial(rules),
    )


def operand_kinds(verbs: Sequence[Verb]) -> dict[str, list[str]]:
    return {verb.name: [kind.name for kind in verb.kinds] for verb in verbs}


def answers(handle: Callable[[Request], Awaitable[Any]], cache: str = "no-store") -> Callable[..., Awaitable[Response]]:
    """A route that replies with the result of `handle`, or with the reason why it refused."""

    async def respond(request: Request) -> Response:
        status = 200
        try:
            reply = await handle(request)
        except REFUSED as error:
            reply = refused(error)
        if isinstance(reply, m.Refused):
            status = STATUS.get(reply.code, 400)
        headers = {"Cache-Control": cache if status == 200 else "no-store"}
        return Response(msgspec.json.encode(reply), status, headers, "application/json")

    return respond


async def texts(request: Request) -> Response:
    name, language = request.path_params["game"], request.path_params["language"]
    path = HOME / "games" / name.replace("-", "_") / "texts" / f"{language}.ftl"
    if name not in GAMES or language not in ("en", "pl") or not path.exists():
        return Response("", media_type="text/plain")
    return FileResponse(path, media_type="text/plain; charset=utf-8", headers={"Cache-Control": "no-cache"})


async def front(_: Request) -> Response:
    page = STATIC / "index.html"
    if not page.exists():
        text = "The page has not been built: start Orrery with ./dev play, or install a wheel of it."
        return Response(text, 503, media_type="text/plain")
    return FileResponse(page, headers={"Cache-Control": "no-cache"})


async def figures(_: Request) -> Response:
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


class Assets(StaticFiles):
    """Files whose names contain a hash of their content, compressed beforehand for browsers that take Brotli."""

    async def check_config(self) -> None:
        """The folder may be missing: the page may not have been built."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        packed = Path(f"{full_path}.br")
        is_packed = takes_brotli(Headers(scope=scope)) and packed.exists()
        if is_packed:
            full_path, stat_result = packed, packed.stat()
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = YEAR
        if is_packed:
            response.headers["Vary"] = "Accept-Encoding"
            if response.status_code != 304:
                response.headers["Content-Encoding"] = "br"
        return response


def takes_brotli(headers: Headers) -> bool:
    """`br;q=0` says no."""
    offers = headers.get("accept-encoding", "").replace(" ", "").split(",")
    return any(BROTLI.fullmatch(offer) for offer in offers)


def build(server: Server, names: Sequence[str] = ("*",)) -> Guard:
    """The whole application. It answers to these host names; `*` stands for all."""
    routes = [
        Route("/", front),
        Route("/health", server.health),
        Route("/metrics", figures),
        Route("/api/welcome", answers(server.welcome)),
        Route("/api/box/{game}/{digest}", answers(server.box, YEAR)),
        Route("/texts/{game}/{language}.ftl", texts),
        Route("/api/tables", answers(server.new), methods=["POST"]),
        Route("/api/series", answers(server.series), methods=["POST"]),
        Route("/api/tutorials", answers(server.tutorial), methods=["POST"]),
        Route("/api/automata", answers(server.automata), methods=["POST"]),
        Route("/api/mine", answers(server.mine), methods=["POST"]),
        Route("/api/say", answers(server.say), methods=["POST"]),
        Route("/api/table", answers(server.table)),
        WebSocketRoute("/ws", server.socket),
        Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
        Route("/{name}", public_file),
    ]
    middleware = [Middleware(GZipMiddleware, minimum_size=1000)]
    return Guard(Starlette(routes=routes, middleware=middleware, lifespan=server.life), names)


async def public_file(request: Request) -> Response:
    """The few files beside the page, such as its icon."""
    name = request.path_params["name"]
    path = STATIC / name
    if path.suffix not in (".svg", ".png", ".webmanifest", ".txt") or len(name) > 80 or not path.is_file():
        return Response("Not found", 404, media_type="text/plain")
    return FileResponse(path, headers={"Cache-Control": "public, max-age=86400"})
