"""Refusals: every code has its sentence on the page, in both languages, without the server's own English."""

import re
from pathlib import Path

import pytest

import orrery
from orrery.server.desk import UNDO_FAULTS
from tests.server.helpers import Server
from tests.server.test_hostile_input import RECORD, TWO

SERVER = Path(orrery.__file__).parent / "server"
TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
SAID = r"""(?:\b(?:Refusal|No)\(|Refused\([^,()]+(?:\(text\))?, |\bneed\(.*, )"([a-z-]+)\""""


def codes() -> set[str]:
    sources = [path.read_text() for path in SERVER.glob("*.py")]
    return {code for source in sources for code in re.findall(SAID, source)} | {*UNDO_FAULTS, "incomplete", "illegal"}


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
