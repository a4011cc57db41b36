"""What protects the server: checks of origin, size and rate, and security headers."""

from ipaddress import IPv4Address, ip_address, ip_network
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
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


class Rates:
    """Rate limits."""

    NEW = parse("60/minute")  # tables, by address
    SAY = parse("2000/10 seconds")  # requests, by address
    SEAT = parse("150/10 seconds")  # requests, by seat

    def __init__(self, is_on: bool = True) -> None:
        self.is_on = is_on
        self.limiter = FixedWindowRateLimiter(MemoryStorage())

    def check(self, rate: RateLimitItem, who: str) -> None:
        if self.is_on and not self.limiter.hit(rate, who):
            raise Refusal("limit")


def client_group(address: str) -> str:
    """The address that limits count. One visitor has a whole /64 of IPv6 addresses."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((int(found) >> 64 << 64, 64)))


def is_own_page(headers: Headers) -> bool:
    """Does the request come from our own page, or from a program?"""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


class Guard:
    """Adds security headers. Rejects requests from other sites, and requests that are too large."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        is_read = scope["method"] in ("GET", "HEAD")
        if not is_read and (not is_own_page(headers) or not length.isdecimal() or int(length) > MAX_REQUEST):
            await Response(status_code=413 if is_own_page(headers) else 403, headers=HEADERS)(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_with_headers)
