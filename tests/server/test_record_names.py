"""A record has the names of the seats, and its readers see them, whatever they are."""

import json
from typing import Any

import pytest

from orrery import game
from orrery.engine.record import verify
from tests.server.helpers import Server
from tests.server.test_hostile_input import RECORD, TWO


def watched(server: Server, record: str, chairs: list[dict[str, str]] = TWO) -> list[str]:
    """The names at the table of a record."""
    links = server.new("proving", chairs, record=record)
    return [chair["name"] for chair in server.table(links["look"])["chairs"]]


def with_names(names: Any) -> str:
    return json.dumps({**json.loads(RECORD), "names": names})


def test_names_go_with_the_record_and_come_back(server: Server) -> None:
    links = server.new("proving", [{"name": "Żaneta"}, {"name": "Bo"}])
    server.say(links["owner"], "abandon")
    text = server.say(links["seats"][1], "download")["text"]

    assert json.loads(text)["names"] == ["Żaneta", "Bo"]
    assert verify(game("proving"), text).seats == 2
    assert watched(server, text) == ["Żaneta", "Bo"]


def test_where_nobody_is_named_the_record_says_nothing(server: Server) -> None:
    links = server.new("proving", TWO)
    server.say(links["owner"], "abandon")
    text = server.say(links["owner"], "download")["text"]

    assert "names" not in json.loads(text)
    assert watched(server, text) == ["", ""]
    assert watched(server, RECORD) == ["", ""]  # of a time without names


def test_whoever_plays_on_has_their_own_name(server: Server) -> None:
    record = with_names(["Ada", "Bo"])

    assert watched(server, record, [{"name": "Cyd"}, {}]) == ["Cyd", ""]
    assert watched(server, record, [{}, {"bot": "random"}]) == ["", ""]


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        ("Ada", ["", ""]),
        (None, ["", ""]),
        ({"0": "Ada"}, ["", ""]),
        (["Ada"], ["", ""]),
        (["Ada", "Bo", "Cyd"], ["", ""]),
        (["Ada", 7], ["Ada", ""]),
        ([["Ada"], {"name": "Bo"}], ["", ""]),
        (["x" * 100_000, "y" * 23 + " z"], ["x" * 24, "y" * 23]),
        (["a\u0000b\u001b[2Jc", "\u202eevil\u2066"], ["ab[2Jc", "evil"]),
        (["\ud800Ada", " two \n lines "], ["Ada", "two lines"]),
        (["<b>Ala</b>", "Żółć 🚀"], ["<b>Ala</b>", "Żółć 🚀"]),
    ],
    ids=range(11),
)
def test_names_of_any_kind_are_cleaned_or_left_out(server: Server, names: Any, shown: list[str]) -> None:
    assert watched(server, with_names(names)) == shown
