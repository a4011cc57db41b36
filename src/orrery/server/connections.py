"""Connections: how many are let in, and when a silent one ends."""

import asyncio
import errno
import socket
import sys
from typing import Any

import structlog
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FIRST_WORD = 10.0  # seconds until a request, or the first message on a WebSocket, must have come
CHECKS = 12  # so often FIRST_WORD passes until a reply that is not read ends, too
PAUSE = 0.5  # seconds until the next try, when no connection can be let in
RESERVE = 64  # descriptors kept for files and worker processes
NO_ROOM = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
log = structlog.get_logger()


class Connection(H11Protocol):
    """An HTTP connection. It ends if it does not get on: it sends no whole request, or does not read the reply."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.check_later(0)

    def check_later(self, checks: int) -> None:
        self.loop.call_later(FIRST_WORD, self.check, self.cycle, checks)

    def check(self, seen: object, checks: int) -> None:
        """End the connection, or check it again later. `seen` is the request that it was busy with before."""
        if self not in self.connections:  # it was closed, or became a WebSocket
            return
        is_waiting = getattr(self.cycle, "response_complete", True)  # for its first request, or for the next one
        if self.cycle is not seen:
            self.check_later(0)
        elif is_waiting or checks >= CHECKS:
            self.transport.abort()
        else:
            self.check_later(checks + 1)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket. It ends if pings are not answered, even if the other side does not read."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


class WebServer(uvicorn.Server):
    """Lets connections in as long as there are descriptors. If there are none, those that come wait."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        self.accepting = [asyncio.create_task(self.accept(listener)) for listener in sockets or []]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for task in self.accepting:
            task.cancel()
        await super().shutdown(sockets=sockets)

    async def accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        most = most_connections()
        listener.setblocking(False)
        was_full = False
        while True:
            try:
                if len(self.server_state.connections) >= most:
                    raise OSError(errno.EMFILE, "too many connections")
                link, _ = await loop.sock_accept(listener)
            except OSError as error:
                if error.errno in NO_ROOM and not was_full:
                    log.error("new connections wait", error=str(error))
                was_full = error.errno in NO_ROOM
                await asyncio.sleep(PAUSE)
            else:
                was_full = False
                await loop.connect_accepted_socket(self.connection, link)

    def connection(self) -> asyncio.Protocol:
        make: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = make(self.config, self.server_state, self.lifespan.state)
        return protocol


def raise_limit() -> None:
    """Allow as many open sockets as the system permits."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, 10_240, 4096):  # some systems refuse what they name as their own limit
        if soft == resource.RLIM_INFINITY or (wanted != resource.RLIM_INFINITY and wanted <= soft):
            return
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            continue
        return


def most_connections() -> int:
    """How many connections may be open at once."""
    if sys.platform == "win32":
        return 400  # of 512 that select can watch
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else max(1, soft - RESERVE)
