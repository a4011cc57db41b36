"""Hostile input is refused with a code, and does no damage."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.helpers import Data, Server, is_plain

TWO: list[Data] = [{}, {}]
DEEP = "[" * 50_000 + "]" * 50_000
RECORD = (Path(__file__).parent.parent / "golden" / "records" / "proving.2-2.orrery.json").read_text()


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
    {"type": "imagine"},
    {"type": "imagine", "number": "0"},
    {"type": "imagine", "number": 0, "seat": 1},
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
    {"type": "outline", "seat": 8},
    {"type": "share", "seat": 0},
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


BROKEN: list[str | bytes] = [
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
    {"game": "proving", "chairs": TWO, "record": RECORD.replace('"version": ', '"version": 99')},
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
    assert answer.data["type"] == "refused"
    assert answer.data["code"] in ("bad-input", "bad-record", "no-game")
    assert is_plain(answer)


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (2, {"luna": 2}, "Lunas hold all 2 chairs"),
        (2, {"threat": "raid"}, "Option 'threat' is for the Belt"),
        (2, {"settled": True, "board": "belt"}, "Option 'settled' is for the Moon"),
        (3, {"luna": 1, "first": "3"}, "names seat 3, but that is Luna's"),
    ],
)
@pytest.mark.parametrize("series", ["", "match"])
def test_options_of_skymines_that_do_not_go_together_are_refused(
    server: Server, seats: int, options: Data, told: str, series: str
) -> None:
    wish = {"game": "skymines", "chairs": [{}] * seats, "options": options, "series": series}
    answer = server.post("/api/tables", wish)
    assert (answer.status, answer.data["type"], answer.data["code"]) == (400, "refused", "bad-options")
    assert told in answer.data["detail"]
    assert is_plain(answer)


@pytest.mark.parametrize("series", ["", "match", "campaign", "time-loop"])
@pytest.mark.parametrize(
    "options", [{"luna": "x"}, {"luna": True}, {"luna": None}, {"moons": 2}, {"board": "mars"}], ids=str
)
def test_a_series_of_skymines_with_options_that_are_none_is_refused(server: Server, options: Data, series: str) -> None:
    wish = {"game": "skymines", "chairs": [{}] * 2, "options": options, "series": series}
    answer = server.post("/api/tables", wish)
    assert (answer.status, answer.data["type"], answer.data["code"]) == (400, "refused", "bad-input")
    assert is_plain(answer)


@pytest.mark.parametrize(
    ("series", "options", "told"),
    [
        ("campaign", {"board": "belt"}, "Option 'board' is set by the campaign"),
        ("campaign", {"luna": 2}, "Lunas hold all 2 chairs"),
        ("time-loop", {"settled": True}, "Option 'settled' is for the Moon"),
    ],
)
def test_options_that_do_not_fit_a_series_are_told_with_what_can_be_changed(
    server: Server, series: str, options: Data, told: str
) -> None:
    wish = {"game": "skymines", "chairs": [{}] * 2, "options": options, "series": series}
    answer = server.post("/api/tables", wish)
    assert (answer.status, answer.data["code"]) == (400, "bad-options")
    assert told in answer.data["detail"]
    assert answer.data["options"] or answer.data["seats"]


def test_options_as_deep_as_a_well_are_refused(server: Server) -> None:
    body = '{"game":"proving","chairs":[{},{}],"options":{"a":' + DEEP + "}}"
    answer = server.request("POST", "/api/tables", body.encode())
    assert (answer.status, answer.data["code"]) == (400, "bad-input")
    assert server.post("/api/mine", {"tokens": ["x"] * 201}).data["code"] == "bad-input"
    assert server.post("/api/mine", {"tokens": "x"}).data["code"] == "bad-input"


def test_a_whole_record_is_welcome(server: Server) -> None:
    """A good record is accepted, so the refusals above have other reasons."""
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
