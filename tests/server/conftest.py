"""One server for all tests that do not need their own."""

from collections.abc import Iterator

import pytest

from tests.server.helpers import PATIENCE, Data, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "data", "--no-limits") as running:
        yield running
    assert "Traceback" not in running.logs.read_text()


@pytest.fixture(scope="session")
def frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests may kill and start again."""
    with serving(tmp_path_factory.mktemp("frail") / "data", "--no-limits") as running:
        yield running
    assert "Traceback" not in running.logs.read_text()


@pytest.fixture(autouse=True)
def _slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is taken for dead because the machine is busy, as far as bots think for tables in this process."""
    monkeypatch.setattr("orrery.server.thinking.WORKER_TIMEOUT", PATIENCE)


@pytest.fixture(scope="module")
def table(server: Server) -> Data:
    return server.new("proving", 2)
