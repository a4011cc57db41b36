"""A page with an open WebSocket: it is told of every change, and answered in order."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from orrery.engine.journal import ONLOOKER
from orrery.server import messages as m
from orrery.server.guard import Rates
from orrery.server.refusals import REFUSED, UNREADABLE, Refusal, refused

if TYPE_CHECKING:
    from orrery.server.app import Server
    from orrery.server.desk import Desk

FIRST_WORD = 20.0  # seconds to say who one is
GOING_AWAY = 1001
MOST_REPLIES = 500  # waiting to be read
READ = msgspec.json.Decoder(m.Request)  # made once: a union would be taken apart anew for each message


class Page:
    """One open page; slow ones miss what is out of date, never what is new."""

    def __init__(self, server: "Server", socket: WebSocket) -> None:
        self.server = server
        self.socket = socket
        self.desk: Desk | None = None
        self.seat = ONLOOKER
        self.sent = 0
        self.is_behind = False
        self.replies: list[m.Reply] = []
        self.work = asyncio.Event()

    def wake(self) -> None:
        self.is_behind = True
        self.work.set()

    def reply(self, told: m.Reply) -> None:
        if len(self.replies) >= MOST_REPLIES:  # nobody reads them
            raise WebSocketDisconnect(GOING_AWAY)
        self.replies.append(told)
        self.work.set()

    async def run(self) -> None:
        """Until the page is closed."""
        await self.socket.accept()
        sending = asyncio.create_task(self.send())
        try:
            await self.listen()
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            pass
        finally:
            sending.cancel()
            self.leave()
            await self.close()

    async def listen(self) -> None:
        text = await asyncio.wait_for(self.read(), FIRST_WORD)
        while True:
            try:
                await self.hear(text)
            except (*REFUSED, *UNREADABLE) as error:
                self.reply(refused(error, id_in(text)))
            text = await self.read()

    async def read(self) -> str:
        """The next message; what is not text stands for an empty one, which is refused."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return message.get("text") or ""

    async def hear(self, text: str) -> None:
        self.server.rates.check(Rates.SAY, self.socket.client.host if self.socket.client else "")
        said = READ.decode(text)
        if isinstance(said, m.Enter):
            await self.enter(said.token)
        elif self.desk is None:
            raise Refusal("no-link")
        else:
            self.server.rates.check(Rates.SEAT, f"{self.desk.live.id} {self.seat}")
            told = await self.desk.answer(said)
            if isinstance(told, m.Refused) and told.code == "stale":
                self.wake()
            self.reply(told)

    async def enter(self, token: str) -> None:
        """Sit down at the table to which the link leads."""
        self.leave()
        self.desk = await self.server.desk(token)
        self.seat = self.desk.seat
        self.sent = 0
        self.desk.live.listeners.add(self)
        self.desk.live.changed()  # the others see who is here

    def leave(self) -> None:
        if self.desk is not None:
            self.desk.live.listeners.discard(self)
            self.desk.live.changed()
            self.desk = None

    async def send(self) -> None:
        """What is new at the table, then the answers."""
        while True:
            await self.work.wait()
            self.work.clear()
            replies, self.replies = self.replies, []
            if self.is_behind and self.desk is not None:
                self.is_behind = False
                now = self.desk.now(self.sent)
                if isinstance(now, m.TableNow):
                    self.sent = now.heard_from + len(now.heard)
                replies.insert(0, now)
            for told in replies:
                await self.socket.send_text(msgspec.json.encode(told).decode())

    async def close(self) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(GOING_AWAY)


def id_in(text: str) -> str:
    """The id of a request that was not even read."""

    class Head(msgspec.Struct):
        id: str = ""

    with contextlib.suppress(*UNREADABLE):
        return msgspec.json.decode(text, type=Head).id
    return ""
