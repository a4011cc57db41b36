"""docs/protocol.md tells what server and bots do."""

import re

import msgspec
from starlette.routing import Route

from orrery import game
from orrery.bots import keeper, program
from orrery.engine.sight import Sight
from orrery.server import app, lobby, messages
from tests.server.helpers import Server
from tests.server.protocol_page import PAGE, made, renewed

TEXT = PAGE.read_text(encoding="utf-8")


def first_column(title: str) -> list[str]:
    """The names in the first column of the tables of a chapter."""
    chapter = TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `(.+?)`", chapter, re.MULTILINE)


def test_the_messages_are_those_of_the_sources() -> None:
    assert renewed(TEXT) == TEXT, "Put it right with: ./dev run python -m tests.server.protocol_page"


def test_every_message_and_every_field_is_there() -> None:
    kinds = [kind for module in (messages, lobby) for kind in vars(module).values() if isinstance(kind, type)]
    ours = [kind for kind in kinds if issubclass(kind, msgspec.Struct) and kind.__struct_fields__]
    text = made()

    assert len(ours) > 50
    for kind in ours:
        for field in kind.__struct_fields__:
            assert f"  - `{field}`: `" in text, f"{kind.__name__}.{field}"
    for request in (messages.Enter, messages.Imagine, messages.TableNow):
        assert f'"type": "{request.__struct_config__.tag}"' in text


def test_every_route_is_there(server: Server) -> None:
    inner = app.build(app.Server.__new__(app.Server)).app
    paths = [route.path for route in inner.routes if isinstance(route, Route)]  # type: ignore[attr-defined]
    told = [request.split(" ")[1] for request in first_column("HTTP")]

    assert sorted(told) == sorted(path for path in paths if path.startswith("/api") or path in ("/health", "/metrics"))


def test_the_statuses_are_those_of_the_server() -> None:
    chapter = TEXT.split("\n## HTTP\n")[1]
    for code, status in app.STATUS.items():
        assert f"`{code}`" in chapter
        assert str(status) in chapter


def test_questions_and_counts_are_those_of_the_programs() -> None:
    rules = game("proving")
    g = rules.new(2, 1)
    bot = program.ProgramBot("exec:sh", 1)
    sight = Sight(rules, g, int(g.asked))
    question = msgspec.json.decode(bot.question(sight, sight.texts()))

    assert first_column("Bots as programs") == [*question, "starts", "answers", *program.FAULTS]
    assert (program.SECONDS, program.START_SECONDS, program.FAULTS_IN_A_ROW) == (10, 60, 3)  # as the page says
    assert (keeper.GRACE, program.MOST_BYTES, program.SEEDS) == (2, 1_000_000, 1 << 29)


def test_the_versions_are_those_of_the_sources(server: Server) -> None:
    assert "a version, 1 at present" in TEXT
    assert program.PROTOCOL == messages.PROTOCOL == 1
    assert server.get("/api/welcome").data["protocol"] == 1
