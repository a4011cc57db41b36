"""A page with an open WebSocket. It gets every change of its table, and the replies to its requests in order."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from orrery.engine.journal import ONLOOKER
from orrery.server import messages as m
from orrery.server.connections import FIRST_WORD
from orrery.server.guard import Rates
from orrery.server.refusals import REFUSED, UNREADABLE, Refusal, refused

if TYPE_CHECKING:
    from orrery.server.app import Server
    from orrery.server.desk import Desk

GOING_AWAY = 1001
MAX_REPLIES = 500  # replies that the page has not read yet
DECODER = msgspec.json.Decoder(m.Request)  # made once: to build a decoder of a union takes long


class Page:
    """One open page. A slow page skips outdated states, but always gets the latest one."""

    def __init__(self, server: "Server", socket: WebSocket, address: str) -> None:
        self.server = server
        self.socket = socket
        self.address = address
        self.desk: Desk | None = None
        self.seat = ONLOOKER
        self.sent = 0
        self.said = 0
        self.is_behind = False
        self.replies: list[m.Reply] = []
        self.work = asyncio.Event()

    def wake(self) -> None:
        self.is_behind = True
        self.work.set()

    def reply(self, reply: m.Reply) -> None:
        if len(self.replies) >= MAX_REPLIES:  # the page does not read
            raise WebSocketDisconnect(GOING_AWAY)
        self.replies.append(reply)
        self.work.set()

    async def run(self) -> None:
        """Serve the page until it is closed."""
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
        """Hear one request after the other. A page without a table ends unless it enters one soon."""
        deadline: float | None = None
        while True:
            if self.desk is not None:
                deadline = None
            elif deadline is None:
                deadline = asyncio.get_running_loop().time() + FIRST_WORD
            async with asyncio.timeout_at(deadline):
                text = await self.read()
            try:
                await self.hear(text)
            except (*REFUSED, *UNREADABLE) as error:
                self.reply(refused(error, id_in(text)))

    async def read(self) -> str:
        """The next message. A message that is not text counts as empty, and is refused."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return message.get("text") or ""

    async def hear(self, text: str) -> None:
        self.server.rates.check(Rates.SAY, self.address)
        request = DECODER.decode(text)
        if isinstance(request, m.Enter):
            await self.enter(request.token)
        elif self.desk is None:
            raise Refusal("no-link")
        else:
            self.server.rates.check(Rates.SEAT, self.desk.speaker(self.address))
            reply = await self.desk.answer(request)
            if isinstance(reply, m.Refused) and reply.code == "stale":
                self.wake()
            self.reply(reply)

    async def enter(self, token: str) -> None:
        """Join the table that the link belongs to."""
        self.leave()
        self.desk = await self.server.desk(token, self.address)
        self.seat = self.desk.seat
        self.sent = self.said = 0
        self.desk.live.listeners.add(self)
        self.desk.live.changed()  # so that the others see who is here

    def leave(self) -> None:
        if self.desk is not None:
            self.desk.live.listeners.discard(self)
            self.desk.live.changed()
            self.desk = None

    async def send(self) -> None:
        """Send the latest state of the table, then the replies."""
        while True:
            await self.work.wait()
            self.work.clear()
            replies, self.replies = self.replies, []
            if self.is_behind and self.desk is not None:
                self.is_behind = False
                now = self.desk.now(self.sent, self.said)
                if isinstance(now, m.TableNow):
                    self.sent, self.said = now.heard_from + len(now.heard), now.chats
                else:
                    self.leave()
                replies.insert(0, now)
            for reply in replies:
                await self.socket.send_text(msgspec.json.encode(reply).decode())

    async def close(self) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(GOING_AWAY)


def id_in(text: str) -> str:
    """The id of a request that could not be decoded."""

    class Head(msgspec.Struct):
        id: str = ""

    with contextlib.suppress(*UNREADABLE):
        return msgspec.json.decode(text, type=Head).id
    return ""
