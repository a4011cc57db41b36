"""A server process that is measured, what was measured, and how figures are printed."""

import contextlib
import http.client
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from orrery.arena.batch import is_compiled

NAME = "kosmiczna-misja"
PATIENCE = 120.0
HERE = "127.0.0.1"


class Figure(NamedTuple):
    title: str
    unit: str
    values: list[float]
    wanted: str = ""


def report(figures: Iterable[Figure]) -> None:
    """Print figures as they are found; with `--json` all of them once more at the end."""
    kind = "compiled" if is_compiled() else "interpreted"
    print(f"{kind}, Python {sys.version.split()[0]}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    rows = []
    for title, unit, values, limit in figures:
        low, high = min(values), max(values)
        row = {"figure": title.strip(), "unit": unit, "median": median(values), "low": low, "high": high}
        rows.append({**row, "wanted": limit})
        line = f"{title:42} {median(values):10,.2f} {unit:8} ({low:,.2f} to {high:,.2f})"
        print(f"{line:82} {limit and f'wanted: {limit}'}".rstrip(), flush=True)
    if "--json" in sys.argv:
        print(json.dumps({"compiled": is_compiled(), "figures": rows}))


class Server:
    """A server process."""

    def __init__(self, command: list[str], port: int) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self.port = port

    def get(self, path: str, body: object = None, accept: str = "identity", source: str = HERE) -> tuple[int, bytes]:
        """The status and the body of the reply. The source is the address of who asks."""
        link = http.client.HTTPConnection(HERE, self.port, timeout=PATIENCE, source_address=(source, 0))
        with contextlib.closing(link):
            method, content = ("GET", None) if body is None else ("POST", json.dumps(body))
            link.request(method, path, content, {"Accept-Encoding": accept})
            answer = link.getresponse()
            return answer.status, answer.read()

    def is_up(self, path: str) -> bool:
        try:
            return self.get(path)[0] == 200
        except OSError:
            return False

    def wait(self, *paths: str) -> None:
        """Wait until the server answers."""
        end = time.monotonic() + PATIENCE
        for path in paths:
            while not self.is_up(path):
                if self.process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"The server does not answer at {path}.")
                time.sleep(0.005)

    def new_table(self, **wish: object) -> list[str]:
        """Open a table. Returns the links of its seats."""
        wanted = {"game": NAME, "chairs": [{"name": name} for name in "ABCD"], **wish}
        status, told = self.get("/api/tables", wanted)
        assert status == 200, told
        return list(json.loads(told)["seats"])

    def bots_table(self, game: str, bots: list[str], source: str = HERE) -> str:
        """Open a table of bots. Returns the link to look on."""
        status, told = self.get("/api/tables", {"game": game, "chairs": [{"bot": bot} for bot in bots]}, source=source)
        assert status == 200, told
        return str(json.loads(told)["look"])

    def metric(self, name: str) -> float:
        lines = [line.split() for line in self.get("/metrics")[1].decode().splitlines()]
        return next(float(line[1]) for line in lines if line[0] == name)

    def seconds(self) -> float:
        """Processor time of all its threads so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """Seconds in which its main thread was ready but had no core: how busy the machine is."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9

    def memory(self, field: str = "VmRSS") -> float:
        """In MB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(field)) / 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(folder: str, *arguments: str) -> Iterator[Server]:
    port = free_port()
    command = [sys.executable, "-m", "orrery", "serve", "--port", str(port), "--data", folder, "--no-limits"]
    server = Server([*command, *arguments], port)
    try:
        server.wait("/health")
        yield server
    finally:
        server.stop()
