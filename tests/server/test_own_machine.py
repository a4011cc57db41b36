"""`orrery play` serves one's own machine, and does not start twice for one folder."""

import http.client
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.games.kosmiczna_misja import content
from orrery.server.running import network_address
from tests.cli.helpers import hear_interrupts
from tests.server.helpers import PATIENCE

TILES = Path(content.__file__).parent / "content"


def command(folder: Path, *more: str) -> list[str]:
    return [sys.executable, "-m", "orrery", "play", "--port", "0", "--data", str(folder), *more]


def without_screen() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}


@pytest.mark.parametrize("is_for_lan", [False, True])
def test_play_says_where_the_table_stands_and_a_second_one_finds_it(tmp_path: Path, is_for_lan: bool) -> None:
    lan = ["--lan"] if is_for_lan else []
    if is_for_lan and not network_address():
        alone = subprocess.run(command(tmp_path, *lan), capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert (alone.returncode, alone.stderr) == (2, "This machine is not in a network; leave out --lan.\n")
        return
    first = subprocess.Popen(
        command(tmp_path, *lan),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=without_screen(),
        preexec_fn=hear_interrupts,  # noqa: PLW1509
    )
    assert first.stdout is not None
    try:
        said = first.stdout.readline()
        while "the table stands at" not in said:
            assert said, first.communicate(timeout=PATIENCE)
            said = first.stdout.readline()
        address = said.split()[-1]
        assert str(tmp_path) in first.stdout.readline()
        host = address.split("/")[2]
        link = http.client.HTTPConnection(host, timeout=PATIENCE)
        link.request("GET", "/health")
        assert link.getresponse().read() == b'{"ok":true}'
        link.request("GET", "/health", headers={"Host": "evil.example"})
        assert link.getresponse().status == 400
        if not is_for_lan:
            again = subprocess.run(
                command(tmp_path), capture_output=True, text=True, timeout=PATIENCE, env=without_screen(), check=False
            )
            assert again.returncode == 0
            assert f"already running: {address}" in again.stdout
            assert "No browser could be opened here" in again.stdout
            own = command(tmp_path, "--content", str(TILES))
            other = subprocess.run(own, capture_output=True, text=True, timeout=PATIENCE, check=False)
            assert other.returncode == 2  # the other one does not have these tiles
            assert f"An Orrery at {address} already uses" in other.stderr
    finally:
        first.send_signal(signal.SIGINT)
        _, err = first.communicate(timeout=PATIENCE)
    assert first.returncode in (0, 130)
    assert "Traceback" not in err
