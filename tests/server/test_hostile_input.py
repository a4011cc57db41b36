"""Whatever comes over the wire: it is refused in a word, and harms nobody."""

import json
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import orrery
from tests.server.helpers import PATIENCE, Answer, Data, Page, Server, new_id, serving
from tests.server.test_numbers_and_ids import at_draft

TWO = [{}, {}]
DEEP = "[" * 50_000 + "]" * 50_000
HEADERS = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
}
RECORD = (Path(__file__).parent.parent / "golden" / "records" / "proving.2-0.orrery.json").read_text()


def is_plain(answer: Answer | str) -> bool:
    """No word of what goes on inside."""
    text = answer if isinstance(answer, str) else answer.body.decode(errors="replace")
    return not any(word in text for word in ("Traceback", 'File "', "site-packages", ".py", str(Path.home())))


@pytest.fixture(scope="module")
def table(server: Server) -> Data:
    return server.new("proving", 2)


@pytest.fixture(autouse=True)
def _server_stays_well(server: Server) -> Iterator[None]:
    yield
    assert server.get("/health").data == {"ok": True}


SAID: list[Any] = [
    None,
    [],
    "move",
    7,
    {},
    {"type": 1},
    {"type": "steal"},
    {"type": "move"},
    {"type": "move", "id": 1, "number": 0, "moves": []},
    {"type": "move", "id": "", "number": 0, "moves": []},
    {"type": "move", "id": "x" * 41, "number": 0, "moves": []},
    {"type": "move", "id": "a", "number": "0", "moves": []},
    {"type": "move", "id": "a", "number": 0.5, "moves": []},
    {"type": "move", "id": "a", "number": None, "moves": []},
    {"type": "move", "id": "a", "number": 0, "moves": "done"},
    {"type": "move", "id": "a", "number": 0, "moves": [1]},
    {"type": "move", "id": "a", "number": 0, "moves": ["x" * 201]},
    {"type": "move", "id": "a", "number": 0, "moves": ["done"] * 101},
    {"type": "move", "id": "a", "number": 0, "moves": [], "seat": 1},
    {"type": "undo", "id": "a"},
    {"type": "why", "things": []},
    {"type": "why", "things": ["x"] * 5},
    {"type": "why", "things": ["x" * 81]},
    {"type": "chat", "id": "a", "text": ""},
    {"type": "chat", "id": "a", "text": "   "},
    {"type": "chat", "id": "a", "text": "x" * 501},
    {"type": "chat", "id": "a", "text": "x" * 2_000_000},
    {"type": "rename", "name": "x" * 25},
    {"type": "rename", "name": ["x"]},
    {"type": "leave", "bot": "os:system"},
    {"type": "leave", "bot": ""},
    {"type": "leave", "bot": "search:999999999"},
    {"type": "agree", "yes": "yes"},
    {"type": "fill", "seat": -1, "bot": "random"},
    {"type": "fill", "seat": 8, "bot": "random"},
    {"type": "fill", "seat": 0, "bot": "subprocess:Popen"},
    {"type": "look", "at": -1, "seat": 0},
    {"type": "look", "at": 0, "seat": -1},
    {"type": "look", "at": 0},
    {"type": "enter", "token": "x"},
    {"type": "enter", "token": "x" * 201},
]


@pytest.mark.parametrize("said", SAID, ids=lambda said: json.dumps(said)[:60])
def test_what_is_not_a_request_is_refused(server: Server, table: Data, said: Any) -> None:
    before = server.table(table["owner"])
    answer = server.post("/api/say", said, table["owner"])
    assert answer.status == 400
    assert (answer.data["type"], answer.data["code"]) == ("refused", "bad-input")
    assert len(answer.body) < 2000
    assert is_plain(answer)
    assert server.table(table["owner"]) == before


def raw(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode()


BROKEN = [
    "",
    "{",
    "nonsense",
    '{"type":"chat","id":"a","text":"\\ud800"}',
    '{"type":"chat","id":"a","text":"\\ud800 and more behind it"}',
    b'{"type":"chat","id":"a","text":"\xff\xfe"}',
    b"\x00\x01\x02",
    DEEP,
    '{"type":"chat","x":' + DEEP + "}",
    '{"x":' * 20_000 + "1" + "}" * 20_000,
    '{"type":"move","id":"a","number":' + "9" * 6000 + ',"moves":[]}',
]


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: repr(text)[:40])
def test_broken_json_is_refused(server: Server, table: Data, text: str | bytes) -> None:
    answer = server.request("POST", "/api/say", raw(text), {"Authorization": f"Bearer {table['owner']}"})
    assert answer.data["code"] == "bad-input"
    assert answer.status == 400
    assert is_plain(answer)


def test_a_websocket_bears_the_same(server: Server, table: Data) -> None:
    page = server.join(table["owner"])
    for said in SAID:
        if len(json.dumps(said)) < 60_000 and not (isinstance(said, dict) and said.get("type") == "enter"):
            page.socket.send(json.dumps(said))
            assert page.until(lambda told: told["type"] == "refused")["code"] == "bad-input"
    for text in BROKEN:
        if len(text) < 60_000:
            page.socket.send(text)
            told = page.until(lambda told: told["type"] == "refused")
            assert told["code"] == "bad-input"
            assert is_plain(json.dumps(told))
    assert page.do("chat", text="still here")["type"] == "done"
    page.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        page.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


NEW: list[Any] = [
    {"game": "chess", "chairs": TWO},
    {"game": "", "chairs": TWO},
    {"game": "../proving", "chairs": TWO},
    {"game": "orrery.games.proving.game", "chairs": TWO},
    {"game": "proving", "chairs": []},
    {"game": "proving", "chairs": [{}]},
    {"game": "proving", "chairs": [{}] * 8},
    {"game": "proving", "chairs": [{}] * 7},
    {"game": "proving", "chairs": 2},
    {"game": "proving", "chairs": [{"bot": "os:system"}, {}]},
    {"game": "proving", "chairs": [{"bot": "search:5ms"}, {}]},
    {"game": "proving", "chairs": [{"bot": "x" * 21}, {}]},
    {"game": "proving", "chairs": [{"name": "x" * 25}, {}]},
    {"game": "proving", "chairs": [{"name": "x", "owner": True}, {}]},
    {"game": "proving", "chairs": TWO, "options": {"unknown": 1}},
    {"game": "proving", "chairs": TWO, "options": {"rounds": -1}},
    {"game": "proving", "chairs": TWO, "options": {"rounds": "2"}},
    {"game": "proving", "chairs": TWO, "options": {"rounds": True}},
    {"game": "proving", "chairs": TWO, "options": {"rounds": 10**30}},
    {"game": "proving", "chairs": TWO, "options": {"rounds": 2.0}},
    {"game": "proving", "chairs": TWO, "options": {"rounds": None}},
    {"game": "proving", "chairs": TWO, "options": {"automaton": [[]]}},
    {"game": "proving", "chairs": TWO, "options": []},
    {"game": "proving", "chairs": TWO, "seed": "-1"},
    {"game": "proving", "chairs": TWO, "seed": "x"},
    {"game": "proving", "chairs": TWO, "seed": "9" * 80},
    {"game": "proving", "chairs": TWO, "seed": "٣"},
    {"game": "proving", "chairs": TWO, "seed": 5},
    {"game": "proving", "chairs": TWO, "id": "my-own"},
    {"game": "proving", "chairs": TWO, "record": "{}"},
    {"game": "proving", "chairs": TWO, "record": "x" * 2_000_001},
    {"game": "proving", "chairs": TWO, "record": DEEP},
    {"game": "proving", "chairs": TWO, "record": RECORD[: len(RECORD) // 2]},
    {"game": "proving", "chairs": TWO, "record": RECORD.replace('"0 ', '"1 ')},
    {"game": "proving", "chairs": TWO, "record": RECORD.replace('"0 ', '"-1 ')},
    {"game": "proving", "chairs": TWO, "record": RECORD.replace('"0 ', '"99999999999999999999 ')},
    {"game": "proving", "chairs": TWO, "record": RECORD.replace('"version": 1', '"version": 99')},
    {"game": "proving", "chairs": TWO, "record": RECORD.replace('"box": "', '"box": "0')},
    {"game": "proving", "chairs": TWO, "record": RECORD.replace('"seats": 2', '"seats": 3')},
    {"game": "proving", "chairs": TWO, "record": RECORD.replace('"seed": "', '"seed": "-')},
    {"game": "proving", "chairs": TWO, "record": RECORD.replace("done", "pay gold")},
    {"game": "proving", "chairs": [{}, {}, {}], "record": RECORD},
    {"game": "kosmiczna-misja", "chairs": TWO, "record": RECORD},
    {"game": "proving", "chairs": TWO, "record": RECORD, "at": "1"},
]


@pytest.mark.parametrize("wish", NEW, ids=lambda wish: json.dumps(wish)[:70])
def test_a_table_that_cannot_be_is_refused(server: Server, wish: Any) -> None:
    answer = server.post("/api/tables", wish)
    assert answer.status == 400, answer.body
    assert (answer.data["type"], answer.data["code"]) == ("refused", "bad-input")
    assert is_plain(answer)


def test_options_as_deep_as_a_well_are_refused(server: Server) -> None:
    body = '{"game":"proving","chairs":[{},{}],"options":{"a":' + DEEP + "}}"
    answer = server.request("POST", "/api/tables", body.encode())
    assert (answer.status, answer.data["code"]) == (400, "bad-input")
    assert server.post("/api/mine", {"tokens": ["x"] * 201}).data["code"] == "bad-input"
    assert server.post("/api/mine", {"tokens": "x"}).data["code"] == "bad-input"


def test_a_whole_record_is_welcome(server: Server) -> None:
    """The refusals above are not for want of a good record."""
    links = server.new("proving", 2, record=RECORD, at=3)
    assert server.table(links["look"])["moves"] <= 3


def test_a_bots_name_imports_nothing(server: Server, tmp_path: Path) -> None:
    trap = tmp_path / "trap.py"
    trap.write_text(f"open({str(tmp_path / 'sprung')!r}, 'w')\n")
    for bot in ("trap:Bot", f"{tmp_path}/trap:Bot"[:20], "os:system", "orrery.cli.main:main"):
        for answer in (
            server.post("/api/tables", {"game": "proving", "chairs": [{"bot": bot}, {}]}),
            server.post("/api/say", {"type": "leave", "bot": bot}, server.new("proving", 2)["owner"]),
        ):
            assert answer.data["code"] == "bad-input"
    assert not (tmp_path / "sprung").exists()


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("<b>Ala</b>", "<b>Ala</b>"),
        ("a\u0000b\u001b[2Jc", "ab[2Jc"),
        ("\u202eevil\u2066", "evil"),
        ("  two \n lines\t ", "two lines"),
        ("\u200b\u200d", ""),
        ("Żółć 🚀", "Żółć 🚀"),
    ],
)
def test_names_are_one_line_of_what_can_be_seen(server: Server, given: str, shown: str) -> None:
    links = server.new("proving", [{"name": given}, {}])
    assert server.say(links["seats"][1], "rename", name=given)["type"] == "done"
    assert [chair["name"] for chair in server.table(links["look"])["chairs"]] == [shown, shown]


def status_of(server: Server, *parts: bytes) -> int:
    """The answer to what is sent, which need not be a whole request."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as link:
        for part in parts:
            link.sendall(part)
        return int(link.recv(100).split()[1])


def test_requests_that_are_too_large_are_refused(server: Server) -> None:
    """Whether they say how large they are or not; nobody waits for the rest of them."""
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
    assert page.ask("enter", token="x")["code"] == "no-link"


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
    assert [found["name"] for found in welcome["games"]] == ["kosmiczna-misja"]


def test_too_many_requests_are_refused_and_logs_hold_no_secrets(tmp_path: Path) -> None:
    """With the limits switched on, as they are for everybody."""
    with serving(tmp_path / "data") as limited:
        links, pages = at_draft(limited)
        codes = []
        for _ in range(400):
            pages[0].send("chat", id=new_id(), text="whisper-whisper")
        for _ in range(400):
            told = pages[0].until(lambda told: told["type"] != "table")
            codes.append(told.get("code", ""))
            assert told["id"]
        assert "limit" in codes
        assert pages[1].do("move", moves=["pass"])["code"] != "limit"  # the other seat is not made to pay for it
        for _ in range(61):
            answer = limited.post("/api/tables", {"game": "proving", "chairs": TWO})
            if answer.status != 200:
                break
        assert (answer.status, answer.data["code"]) == (429, "limit")
        assert answer.headers.keys() >= HEADERS
        limited.say(links["owner"], "move", id="x", number=99, moves=["draw"])
        with sqlite3.connect(limited.folder / "tables.sqlite") as db:
            seeds = [json.loads(body)["seed"] for (body,) in db.execute("SELECT setting FROM tables")]
        limited.stop()
        logs = limited.logs.read_text()
        tokens = [links["owner"], links["look"], *links["seats"]]
        for hidden in ("whisper", *seeds, *tokens, *[token.partition(".")[2] for token in tokens]):
            assert hidden not in logs
        assert "Traceback" not in logs


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
