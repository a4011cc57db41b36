"""Which requests are let in: origins, host names, paths, sizes."""

import socket
import time

import pytest
from websockets.exceptions import InvalidStatus

import orrery
from orrery.games import GAMES, HIDDEN
from tests.server.helpers import PATIENCE, Data, Page, Server, is_plain
from tests.server.test_numbers_and_ids import at_draft

TWO: list[Data] = [{}, {}]
HEADERS = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
}


def status_of(server: Server, *parts: bytes) -> int:
    """The status of the reply to these bytes, which need not be a whole request."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as link:
        for part in parts:
            link.sendall(part)
        return int(link.recv(100).split()[1])


def test_requests_that_are_too_large_are_refused(server: Server) -> None:
    """With and without a length in the header; the server does not wait for the rest."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    assert status_of(server, head + b"Content-Length: 2500001\r\n\r\n") == 413
    part = b"%x\r\n" % 50_000 + b" " * 50_000 + b"\r\n"
    parts = [part] * 50
    assert status_of(server, head + b"Transfer-Encoding: chunked\r\n\r\n", *parts, b"1\r\n \r\n") == 413
    assert status_of(server, head + b"Transfer-Encoding: chunked\r\n\r\n", *parts, b"0\r\n\r\n") == 400


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", "http://[", "x", ""]
)
def test_pages_of_others_can_ask_for_nothing(server: Server, table: Data, origin: str) -> None:
    before = server.table(table["owner"])
    answer = server.post("/api/say", {"type": "pause", "yes": True}, table["owner"], Origin=origin)
    assert answer.status == 403
    assert answer.headers.keys() >= HEADERS
    with pytest.raises(InvalidStatus) as refused:
        Page(server.port, additional_headers={"Origin": origin} if origin != "" else {"Origin": "http://x"})
    assert refused.value.response.status_code == 403
    assert server.table(table["owner"]) == before


def test_the_own_page_can_ask(server: Server, table: Data) -> None:
    origin = f"http://127.0.0.1:{server.port}"
    assert server.post("/api/say", {"type": "return"}, table["owner"], Origin=origin).status == 200
    page = Page(server.port, additional_headers={"Origin": origin})
    assert page.ask("return")["code"] == "no-link"


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8600", "127.0.0.1.evil.example", ""])
def test_a_local_server_answers_to_its_own_name_only(server: Server, host: str) -> None:
    for path in ("/", "/health", "/api/welcome"):
        answer = server.get(path, Host=host)
        assert answer.status == 400
        assert answer.headers.keys() >= HEADERS
    assert status_of(server, upgrade(host)) == 400
    assert status_of(server, upgrade("127.0.0.1")) == 101
    assert server.get("/health", Host=f"localhost:{server.port}").status == 200


def upgrade(host: str) -> bytes:
    """The first words of a WebSocket whose page calls this machine by some name."""
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


OUTSIDE = [
    "/texts/proving/../../../../../etc/passwd",
    "/texts/..%2f..%2f..%2fengine/game.py%00.ftl",
    "/texts/kosmiczna-misja/..%2f..%2f..%2f..%2fetc%2fpasswd.ftl",
    "/texts/../server/en.ftl",
    "/texts/kosmiczna_misja/en.ftl",
    "/api/box/..%2f..%2fproving/x",
    "/api/box/proving/..%2f..%2fcontent",
    "/api/box/proving/%00",
    "/api/box/os/path",
    "/assets/../index.html",
    "/assets/..%2f..%2fapp.py",
    "/assets/%2e%2e/%2e%2e/store.py",
    "/assets//etc/passwd",
    "/assets/",
    "/assets",
    "/assets/%00",
    "/..%2fapp.py",
    "/..%2f..%2f..%2fpyproject.txt",
    "/%2e%2e",
    "/.%2e/tables.sqlite",
    "/%00.txt",
    "/" + "a" * 5000 + ".txt",
    "/assets/" + "a" * 5000 + ".js",
    "/texts/" + "a" * 5000 + "/en.ftl",
    "/index.html.bak",
    "/tables.sqlite",
    "/static/index.html",
    "/docs",
    "/openapi.json",
]


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path[:50])
def test_no_path_leads_out_of_the_page(server: Server, path: str) -> None:
    answer = server.get(path)
    assert answer.status in (400, 404, 405) or answer.body == b"", (answer.status, answer.body[:80])
    assert answer.headers.keys() >= HEADERS or answer.status == 400
    assert len(answer.body) < 300
    assert is_plain(answer)


def test_security_headers_stand_on_every_kind_of_answer(server: Server, table: Data) -> None:
    box = next(g["box"] for g in server.get("/api/welcome?hidden=1").data["games"] if g["name"] == "proving")
    answers = [
        server.get("/"),
        server.get("/health"),
        server.get("/metrics"),
        server.get("/api/welcome"),
        server.get(f"/api/box/proving/{box}"),
        server.get("/api/box/proving/unknown"),
        server.get("/texts/kosmiczna-misja/pl.ftl"),
        server.get("/nowhere"),
        server.get("/assets/nowhere.js"),
        server.get("/api/table", table["owner"]),
        server.get("/api/table"),
        server.get("/api/say"),
        server.request("DELETE", "/api/tables"),
        server.request("OPTIONS", "/api/tables", None, {"Origin": "http://evil.example"}),
        server.request("BREW", "/"),
        server.post("/api/say", {}, table["owner"]),
        server.post("/api/tables", {}),
        server.post("/api/tables", {}, Origin="http://evil.example"),
    ]
    for answer in answers:
        assert answer.headers.keys() >= HEADERS, (answer.status, answer.body[:80])
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "access-control-allow-origin" not in answer.headers
        assert "server" not in answer.headers
        assert answer.status != 500
        assert is_plain(answer) or answer.status == 200
    for private in (answers[9], answers[15]):
        assert private.headers["cache-control"] == "no-store"


def test_who_watches_over_the_server_finds_health_figures_and_the_welcome(server: Server) -> None:
    at_draft(server)
    assert server.get("/health").data == {"ok": True}
    figures = server.get("/metrics").body.decode()
    for name in ("orrery_moves_total", "orrery_refusals_total", "orrery_live_tables", "orrery_request_seconds_count"):
        assert name in figures
    welcome = server.get("/api/welcome").data
    assert welcome["version"] == orrery.__version__
    assert [found["name"] for found in welcome["games"]] == [name for name in GAMES if name not in HIDDEN]


def test_who_says_nothing_keeps_nobody_from_anything(server: Server, table: Data) -> None:
    silent = [Page(server.port) for _ in range(20)]
    page = server.join(table["seats"][0])
    assert page.do("chat", text="hello")["type"] == "done"
    for other in silent:
        assert other.ask("chat", id="a", text="from nobody")["code"] == "no-link"
        other.close()
    half = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    half.sendall(b"POST /api/say HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{")
    time.sleep(0.05)
    half.close()
    assert server.table(table["seats"][0])["type"] == "table"
