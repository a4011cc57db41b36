"""Refusals: every code has its sentence on the page, in both languages, without the server's own English."""

import re
from pathlib import Path

import pytest

import orrery
from tests.server.helpers import Server
from tests.server.test_hostile_input import RECORD, TWO

SERVER = Path(orrery.__file__).parent / "server"
TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
SAID = r"""(?:\bRefusal\(|Refused\([^,()]+, |\bneed\(.*, )"([a-z-]+)\""""
OTHERS = (
    *("illegal", "incomplete", "learned", "others-moved", "nothing-to-undo"),  # of illegal moves
    *("storage", "bad-input", "set-aside", "no-content", "damaged"),
)


def codes() -> set[str]:
    sources = [path.read_text() for path in SERVER.glob("*.py")]
    return {code for source in sources for code in re.findall(SAID, source)} | {*OTHERS}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_code_has_its_sentence_without_the_detail(language: str) -> None:
    texts = dict(re.findall(r"^error-([a-z-]+) = (.*)$", (TEXTS / f"{language}.ftl").read_text(), re.M))

    assert {"bad-input", "bad-record", "no-game", "limit", "set-aside", "stale", "paused", "not-over"} <= codes()
    assert codes() - set(texts) == set()
    assert [code for code, text in texts.items() if "$" in text] == []


def test_a_record_that_cannot_be_played_again_is_told_from_other_faults(server: Server) -> None:
    damaged = {"game": "proving", "chairs": TWO, "record": RECORD[:99]}
    foreign = {"game": "kosmiczna-misja", "chairs": TWO, "record": RECORD}
    unknown = {"game": "chess", "chairs": TWO, "record": RECORD}

    said = [server.post("/api/tables", wish).data["code"] for wish in (damaged, foreign, unknown)]

    assert said == ["bad-record", "bad-record", "no-game"]


def test_seats_and_options_that_do_not_go_together_are_told_with_what_can_be_changed(server: Server) -> None:
    wish = {"game": "astrominers", "chairs": [{"bot": "random"}] * 6, "options": {"edition": "pl1", "first": "6"}}

    answer = server.post("/api/tables", wish)

    assert (answer.status, answer.data["code"]) == (400, "bad-options")
    assert (answer.data["options"], answer.data["seats"]) == (["edition"], [])
    wish["options"] = {"edition": "pl1"}
    assert server.post("/api/tables", wish).data["seats"] == [2, 3, 4]


def test_an_option_that_is_no_option_is_bad_input(server: Server) -> None:
    wish = {"game": "astrominers", "chairs": [{"bot": "random"}] * 6, "options": {"edition": "none"}}
    assert server.post("/api/tables", wish).data["code"] == "bad-input"


def test_a_payment_that_is_none_says_whether_it_is_too_little(server: Server) -> None:
    links = server.new("astrominers", 2, seed="6", options={"first": "1"})
    pages = [server.join(token) for token in links["seats"]]
    for page in pages:
        page.do("move", moves=[])
    pages[0].see(lambda now: now["ask"] and now["ask"]["step"] == "Act")
    buy = next(offer["text"] for offer in pages[0].now["ask"]["offers"] if offer["text"].startswith("explore "))
    pages[0].do("move", moves=[buy])
    ask = pages[0].now["ask"]
    faults = [
        pages[0].ask("try", number=ask["number"], moves=moves)["fault"]
        for moves in (ask["default"], ask["default"][1:], [*ask["default"], ask["default"][0]])
    ]
    assert faults == ["", "less", "more"]
