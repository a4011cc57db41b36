"""What protects the server: checks of origin, size and rate, and security headers."""

import contextlib
import time
from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.server.refusals import Refusal

MAX_REQUEST = 2_500_000  # bytes of a request; a record is the largest
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Rate(NamedTuple):
    """At most this many requests of one visitor in this many seconds."""

    most: int
    seconds: float


class Rates:
    """Rate limits. The clock is one that never jumps."""

    NEW = Rate(60, 60.0)  # tables, by address
    SAY = Rate(2000, 10.0)  # requests, by address
    SEAT = Rate(150, 10.0)  # requests, by seat; by address for each onlooker

    def __init__(self, is_on: bool = True) -> None:
        self.is_on = is_on
        self.counts: dict[Rate, Counter[str]] = {}
        self.ends: dict[Rate, float] = {}

    def check(self, rate: Rate, who: str) -> None:
        now = time.monotonic()
        if now >= self.ends.get(rate, 0.0):
            self.ends[rate] = now + rate.seconds
            self.counts[rate] = Counter()
        self.counts[rate][who] += 1
        if self.is_on and self.counts[rate][who] > rate.most:
            raise Refusal("limit")


def network_of(address: str) -> str:
    """Whom an address belongs to. A visitor with IPv6 has 2^64 addresses, and is counted once."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def is_own_name(headers: Headers, names: Sequence[str]) -> bool:
    """Was the server called by one of its names, or by an address?

    The name of another site may lead here, too (DNS rebinding). An address cannot belong to another site.
    """
    with contextlib.suppress(ValueError):
        host = urlsplit("//" + headers.get("host", "")).hostname or ""
        return "*" in names or host in names or bool(ip_address(host))
    return False


def is_own_page(headers: Headers) -> bool:
    """Does the request come from our own page, or from a program?"""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


class Guard:
    """Adds security headers. Rejects requests under other names, from other sites, and those that are too large."""

    def __init__(self, app: ASGIApp, names: Sequence[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        fault = self.fault(scope)
        if fault:
            await Response(status_code=fault, headers=HEADERS)(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def fault(self, scope: Scope) -> int:
        """The status with which a request is rejected; 0 if it is let in."""
        headers = Headers(scope=scope)
        if not is_own_name(headers, self.names):
            return 400
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            return 0
        if not is_own_page(headers):
            return 403
        length = headers.get("content-length", "0")
        return 0 if length.isdecimal() and int(length) <= MAX_REQUEST else 413
