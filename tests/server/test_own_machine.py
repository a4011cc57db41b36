"""`orrery play` serves one's own machine, and does not start twice for one folder."""

import http.client
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest
from websockets.exceptions import ConnectionClosed

import orrery
from orrery.games.kosmiczna_misja import content
from orrery.server.running import network_address
from tests.cli.helpers import hear_interrupts
from tests.server.helpers import PATIENCE, Server

TILES = Path(content.__file__).parent / "content"


def command(folder: Path, *more: str) -> list[str]:
    return [sys.executable, "-m", "orrery", "play", "--port", "0", "--data", str(folder), *more]


def without_screen() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}


@contextmanager
def playing(folder: Path, *more: str, **env: str) -> Iterator[tuple[IO[str], str]]:
    """`orrery play`: its standard output after it said where the table stands, and the address."""
    process = subprocess.Popen(
        command(folder, *more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**without_screen(), **env},
        preexec_fn=hear_interrupts,  # noqa: PLW1509
    )
    assert process.stdout is not None
    try:
        yield process.stdout, read_until(process.stdout, "the table stands at").split()[-1]
    finally:
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode in (0, 130)
    assert err in ("", "Stopped.\n")


def read_until(said: IO[str], words: str) -> str:
    for line in said:
        if words in line:
            return line
    raise AssertionError(f"it ended and did not say: {words}")


@pytest.mark.parametrize("is_for_lan", [False, True])
def test_play_says_where_the_table_stands_and_a_second_one_finds_it(tmp_path: Path, is_for_lan: bool) -> None:
    lan = ["--lan"] if is_for_lan else []
    if is_for_lan and not network_address():
        alone = subprocess.run(command(tmp_path, *lan), capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert (alone.returncode, alone.stderr) == (2, "This machine is not in a network; leave out --lan.\n")
        return
    with playing(tmp_path, *lan) as (said, address):
        assert str(tmp_path) in said.readline()
        link = http.client.HTTPConnection(address.split("/")[2], timeout=PATIENCE)
        link.request("GET", "/health")
        assert link.getresponse().read() == b'{"ok":true}'
        link.request("GET", "/health", headers={"Host": "evil.example"})
        assert link.getresponse().status == 400
        if not is_for_lan:
            check_second(tmp_path, address)


def check_second(folder: Path, address: str) -> None:
    again = subprocess.run(
        command(folder), capture_output=True, text=True, timeout=PATIENCE, env=without_screen(), check=False
    )
    assert again.returncode == 0
    assert f"already running: {address}" in again.stdout
    assert "No browser could be opened here" in again.stdout
    own = command(folder, "--content", str(TILES))
    other = subprocess.run(own, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert other.returncode == 2  # the other one does not have these tiles
    assert f"An Orrery at {address} already uses" in other.stderr


def test_the_table_changes_to_the_compiled_rules_as_soon_as_they_are_there(tmp_path: Path) -> None:
    """The address and the tables stay. A page only has to connect again."""
    better = tmp_path / "compiled"
    with playing(tmp_path / "data", ORRERY_COMPILED_LATER=str(better)) as (said, address):
        server = Server(tmp_path / "data")
        server.port = int(address.strip("/").rpartition(":")[2])
        token = server.new("proving", 2, seed="7")["seats"][0]
        page = server.join(token)
        page.do("chat", text="before")
        before = page.see(lambda now: now["chat"])
        copied = shutil.copytree(Path(orrery.__file__).parent, tmp_path / "draft" / "orrery")
        with (copied / "__init__.py").open("a") as code:
            code.write("\n__version__ = 'better'\n")
        (tmp_path / "draft").rename(better)
        read_until(said, "compiled now")
        assert server.get("/api/welcome").data["version"] == "better"
        with pytest.raises(ConnectionClosed):
            page.receive()
        after = server.join(token).now
        assert [after[name] for name in ("ask", "view", "chat")] == [before[name] for name in ("ask", "view", "chat")]
