"""Connections that say nothing, connections that nobody can let in any more, and names of the server."""

import resource
import socket
import time
from contextlib import suppress
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed

from orrery.server import connections
from orrery.server.guard import is_own_name
from orrery.server.running import own_names
from tests.server.helpers import PATIENCE, Page, Server, changed, serving

IMPATIENT = changed("""
from orrery.server import connections
connections.FIRST_WORD = 3.0
""")
HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def link_to(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def test_who_does_not_ask_soon_is_sent_away(tmp_path: Path) -> None:
    """Nothing at all, half a request, half of a second request, a WebSocket without a table; but not a silent seat."""
    with serving(tmp_path / "data", kind=IMPATIENT) as server:
        seated = server.join(server.new("proving", 2)["seats"][0])
        links = [link_to(server) for _ in range(3)]
        links[1].sendall(HEAD)
        links[2].sendall(HEAD + b"\r\n" + HEAD)
        page = Page(server.port)
        assert page.ask("chat")["type"] == "refused"
        assert [last_words(link) for link in links[:2]] == [b"", b""]
        assert last_words(links[2]).startswith(b"HTTP/1.1 200")
        with pytest.raises(ConnectionClosed):
            page.receive()
        assert seated.do("chat", text="still here")["type"] == "done"


def last_words(link: socket.socket) -> bytes:
    """All that the server says until it closes the connection."""
    said = b""
    with link, suppress(ConnectionResetError):
        while part := link.recv(1000):
            said += part
    return said


@pytest.mark.parametrize("reserve", [64, -1000])
def test_connections_wait_while_descriptors_are_lacking(tmp_path: Path, reserve: int) -> None:
    """With a reserve the server has descriptors for its files. Without one even the system has none left."""
    cramped = changed(f"""
import resource
from orrery.server import connections
resource.setrlimit(resource.RLIMIT_NOFILE, (120, 120))
connections.RESERVE = {reserve}
""")
    with serving(tmp_path / "data", kind=cramped) as server:
        table = server.new("proving", 2)
        page = server.join(table["seats"][0])
        crowd = [link_to(server) for _ in range(150)]
        while "new connections wait" not in server.logs.read_text():
            time.sleep(0.05)
        assert page.do("chat", text="crowded here")["type"] == "done"
        for link in crowd:
            link.close()
        assert server.get("/health").status == 200
        server.stop()
        logs = server.logs.read_text()
    assert len(logs.splitlines()) < 10
    assert "Traceback" not in logs


@pytest.mark.parametrize("fault", [ValueError, OSError])
@pytest.mark.parametrize("hard", [resource.RLIM_INFINITY, 500_000])
def test_a_system_that_refuses_more_descriptors_is_taken_as_it_is(
    monkeypatch: pytest.MonkeyPatch, fault: type[Exception], hard: int
) -> None:
    asked = []

    def refuse(_: int, limits: tuple[int, int]) -> None:
        asked.append(limits)
        if limits[0] != 4096:
            raise fault("not here")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, hard))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    connections.raise_limit()
    assert asked == [(hard, hard), (10_240, hard), (4096, hard)]


def test_in_a_network_the_server_answers_to_its_names_and_addresses() -> None:
    """The names of other sites may lead here, too, and their pages could then read tables."""
    name = socket.gethostname().lower()
    for host in (
        name,
        f"{name}:8600",
        f"{name.partition('.')[0]}.local",
        "localhost",
        "192.0.2.7:8600",
        "[fe80::1]:80",
    ):
        assert is_own_name(Headers({"host": host}), own_names())
    for host in ("evil.example", "192.0.2.7.evil.example", f"{name}.evil.example:8600", "", "[", "[::1"):
        assert not is_own_name(Headers({"host": host}), own_names())
