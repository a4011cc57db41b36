"""How fast a visitor may be, who counts as one visitor, and what is logged."""

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from orrery.server.guard import Rate, Rates, network_of
from orrery.server.refusals import Refusal
from tests.server.helpers import Data, changed, new_id, serving
from tests.server.test_doors import HEADERS
from tests.server.test_numbers_and_ids import at_draft

TWO: list[Data] = [{}, {}]
BY_THE_DAY = changed("""
from orrery.server.guard import Rate, Rates
for name in ("NEW", "SAY", "SEAT"):  # the same limits, but so that a slow machine reaches them too
    setattr(Rates, name, Rate(getattr(Rates, name).most, 86400.0))
""")


def test_limits_keep_to_a_clock_that_cannot_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    now = {"monotonic": 100.0, "time": 1e9}
    monkeypatch.setattr(time, "monotonic", lambda: now["monotonic"])
    monkeypatch.setattr(time, "time", lambda: now["time"])
    rates, rate = Rates(), Rate(2, 10.0)
    for jump in (0.0, 1e6):
        now["time"] += jump
        rates.check(rate, "a")
    for jump in (1e6, -1e7):
        now["time"] += jump
        with pytest.raises(Refusal):
            rates.check(rate, "a")
    rates.check(rate, "b")
    now["monotonic"] += 10.0
    rates.check(rate, "a")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_a_visitor_with_ipv6_is_one_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_one_onlooker_cannot_silence_the_others(tmp_path: Path) -> None:
    proxied = ("--host", "127.0.0.1", "--trusted-proxy", "127.0.0.1")
    with serving(tmp_path / "data", *proxied, kind=BY_THE_DAY) as hosted:
        look = hosted.new("proving", TWO)["look"]
        why = {"type": "why", "things": ["x"]}
        codes = [hosted.post("/api/say", why, look, X_Forwarded_For="2001:db8::1").data["type"] for _ in range(151)]
        assert (codes[-2], codes[-1]) == ("reasons", "refused")
        assert hosted.post("/api/say", why, look, X_Forwarded_For="2001:db8::2").data["code"] == "limit"
        assert hosted.post("/api/say", why, look, X_Forwarded_For="2001:db8:0:1::1").data["type"] == "reasons"


def test_too_many_requests_are_refused_and_logs_hold_no_secrets(tmp_path: Path) -> None:
    """With the limits switched on, as they are for everybody."""
    with serving(tmp_path / "data", kind=BY_THE_DAY) as limited:
        links, pages = at_draft(limited)
        codes = []
        for _ in range(400):
            pages[0].send("chat", id=new_id(), text="whisper-whisper")
        for _ in range(400):
            told = pages[0].until(lambda told: told["type"] != "table")
            codes.append(told.get("code", ""))
            assert told["id"]
        assert "limit" in codes
        assert pages[1].do("move", moves=["pass"])["code"] != "limit"  # the limit is for the first seat only
        for _ in range(61):
            answer = limited.post("/api/tables", {"game": "proving", "chairs": TWO})
            if answer.status != 200:
                break
        assert (answer.status, answer.data["code"]) == (429, "limit")
        assert answer.headers.keys() >= HEADERS
        wish = {"game": "proving", "chairs": TWO}
        assert limited.post("/api/tables", wish, X_Forwarded_For="192.0.2.9").status == 429
        limited.say(links["owner"], "move", id="x", number=99, moves=["draw"])
        with closing(sqlite3.connect(limited.folder / "tables.sqlite")) as db, db:
            seeds = [json.loads(body)["seed"] for (body,) in db.execute("SELECT setting FROM tables")]
        limited.stop()
        logs = limited.logs.read_text()
        tokens = [links["owner"], links["look"], *links["seats"]]
        for hidden in ("whisper", *seeds, *tokens, *[token.partition(".")[2] for token in tokens]):
            assert hidden not in logs
        assert "Traceback" not in logs


def test_behind_a_trusted_proxy_each_visitor_is_counted_alone(tmp_path: Path) -> None:
    proxied = ("--host", "127.0.0.1", "--trusted-proxy", "127.0.0.1")
    with serving(tmp_path / "data", *proxied, kind=BY_THE_DAY) as hosted:
        page = {"Origin": "https://orrery.example", "Host": "orrery.example"}
        wish = {"game": "proving", "chairs": TWO}
        found = [hosted.post("/api/tables", wish, X_Forwarded_For="192.0.2.1", **page).status for _ in range(61)]
        assert found[0] == 200
        assert found[-1] == 429
        assert hosted.post("/api/tables", wish, X_Forwarded_For="192.0.2.2", **page).status == 200
        page["Origin"] = "https://other.example"
        assert hosted.post("/api/tables", wish, X_Forwarded_For="192.0.2.2", **page).status == 403


def test_an_error_that_nobody_foresaw_is_logged_with_its_place(tmp_path: Path) -> None:
    broken = changed("""
from orrery.server.house import House
async def briefs(self, tokens):
    return tokens[99]
House.briefs = briefs
""")
    with serving(tmp_path / "data", kind=broken) as hosted:
        assert hosted.post("/api/mine", {"tokens": []}).status == 500
        hosted.stop()
        found = [json.loads(line) for line in hosted.logs.read_text().splitlines()]
    assert [line["level"] for line in found] == ["error"]
    assert "IndexError" in found[0]["exception"]
    assert "in briefs" in found[0]["exception"]
