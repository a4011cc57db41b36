"""A server process, and its visitors over HTTP and WebSocket."""

import http.client
import json
import os
import random
import signal
import subprocess
import sys
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from orrery.games import GAMES

PATIENCE = 60  # seconds; a machine may be busy
Data = dict[str, Any]
LONG = ("astrominers", "skymines")  # a game of these takes so long that one number of players has to do
SEATED = [(name, seats) for name in GAMES for seats in ((3,) if name in LONG else (2, 3, 4))]


class Answer:
    """What came back over HTTP."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Server:
    """`orrery serve`, which can be killed and started again at the same address."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.arguments = arguments
        self.port = 0
        self.logs = folder.parent / f"{folder.name}.log"
        self.process: subprocess.Popen[str]
        self.said: list[str] = []

    def command(self, port: int) -> list[str]:
        start = [sys.executable, "-m", "orrery", "serve", "--port", str(port)]
        return [*start, "--data", str(self.folder), "--pace", "0", *self.arguments]

    def start(self) -> "Server":
        """Returns when it serves."""
        with self.logs.open("a") as logs:
            self.process = subprocess.Popen(self.command(self.port), stdout=subprocess.PIPE, stderr=logs, text=True)
        assert self.process.stdout is not None
        self.said = []
        for line in self.process.stdout:
            self.said.append(line)
            if line.startswith("Orrery serves at http://"):
                self.port = int(line.split("/")[2].rpartition(":")[2])
                return self
        raise AssertionError(f"it ended with {self.process.wait(PATIENCE)}: {self.logs.read_text()}")

    def kill(self) -> None:
        """Kill it without warning."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self.close_pipe()

    def stop(self, signal_number: int = signal.SIGTERM) -> int:
        """Stop it with a signal. Returns the exit code."""
        self.process.send_signal(signal_number)
        code = self.process.wait(PATIENCE)
        self.close_pipe()
        return code

    def close_pipe(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()

    def request(self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] = {}) -> Answer:
        """Any request at all."""
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            link.request(method, path, body, dict(headers))
            return Answer(link.getresponse())
        finally:
            link.close()

    def get(self, path: str, token: str = "", **headers: str) -> Answer:
        return self.request("GET", path, None, with_token(token, headers))

    def post(self, path: str, body: object, token: str = "", **headers: str) -> Answer:
        return self.request("POST", path, json.dumps(body).encode(), with_token(token, headers))

    def new(self, game: str, chairs: int | list[Data], **more: Any) -> Data:
        """A new table; returns its links."""
        if isinstance(chairs, int):
            chairs = [{} for _ in range(chairs)]
        answer = self.post("/api/tables", {"game": game, "chairs": chairs, **more})
        assert answer.status == 200, answer.body
        links: Data = answer.data
        return links

    def say(self, token: str, kind: str, **said: Any) -> Data:
        told: Data = self.post("/api/say", {"type": kind, **said}, token).data
        return told

    def table(self, token: str) -> Data:
        """The table as the bearer of a link sees it."""
        told: Data = self.get("/api/table", token).data
        return told

    def join(self, token: str) -> "Page":
        """An open page that has received its table."""
        page = Page(self.port)
        page.send("enter", token=token)
        page.until(lambda told: told["type"] == "table")
        return page


def changed(script: str) -> type[Server]:
    """A server in whose process a script is run first."""

    class Changed(Server):
        def command(self, port: int) -> list[str]:
            start = "import sys; from orrery.cli.main import main; sys.exit(main())"
            return [sys.executable, "-c", f"{script}\n{start}", *super().command(port)[3:]]

    return Changed


def with_token(token: str, headers: Mapping[str, str]) -> dict[str, str]:
    shown = {name.replace("_", "-"): value for name, value in headers.items()}
    return {"Authorization": f"Bearer {token}", **shown} if token else shown


class Page:
    """A WebSocket to the server. It keeps all that it was sent."""

    def __init__(self, port: int, **options: Any) -> None:
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{port}/ws", proxy=None, open_timeout=PATIENCE, max_size=None, legacy=True, **options
        )
        self.traffic: list[str] = []
        self.now: Data = {}
        self.heard: list[str] = []

    def send(self, kind: str = "", **said: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **said}))

    def receive(self) -> Data:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.traffic.append(text)
        told: Data = json.loads(text)
        if told["type"] == "table":
            self.now = told
            self.heard = [*self.heard[: told["heard_from"]], *told["heard"]]
        return told

    def until(self, wanted: Any) -> Data:
        """The first message that meets the condition."""
        while not wanted(told := self.receive()):
            pass
        return told

    def ask(self, kind: str = "", **said: Any) -> Data:
        """Send a request. Returns the reply."""
        self.send(kind, **said)
        return self.until(lambda told: told["type"] != "table")

    def do(self, kind: str, **said: Any) -> Data:
        """Send a request with an id and the number of the question."""
        if kind in ("move", "undo"):
            said.setdefault("number", self.now["number"])
        return self.ask(kind, **{"id": new_id(), **said})

    def see(self, wanted: Any) -> Data:
        """The table, as soon as it meets the condition."""
        while not (self.now and wanted(self.now)):
            self.receive()
        return self.now

    def catch_up(self, version: int) -> Data:
        """The table, not older than some version of it."""
        return self.see(lambda now: now["version"] >= version)

    def close(self) -> None:
        self.socket.close()


def new_id() -> str:
    return uuid.uuid4().hex


@contextmanager
def serving(folder: Path, *arguments: str, kind: type[Server] = Server) -> Iterator[Server]:
    """A server that is gone afterwards, whatever happened to it."""
    server = kind(folder, *arguments).start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            try:
                server.stop()
            except subprocess.TimeoutExpired:
                server.kill()


def some_answer(ask: Data, luck: random.Random) -> list[str]:
    """Any answer to a question: one move, or things gathered in no order; a payment may be too little."""
    texts = [offer["text"] for offer in ask["offers"]]
    if ask["form"] == "one":
        return [luck.choice(texts)]
    if ask["form"] == "pay":
        return list(ask["default"]) if luck.random() < 0.5 else [luck.choice(texts)]
    things = [text for text in texts if " " in text]
    luck.shuffle(things)
    return things[: luck.randint(ask["least"], min(ask["most"], len(things)))]


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # a thread that has just ended
            found += [int(word) for word in (task / "children").read_text().split()]
    return found


def is_worker(pid: int) -> bool:
    """Is it a worker process of bots? (The other child is Python's resource tracker.)"""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def workers(server: Server) -> list[int]:
    """The worker processes of a server's bots."""
    return [pid for pid in children(server.process.pid) if is_worker(pid)]


def end(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def is_plain(answer: Answer | str) -> bool:
    """Does the text say nothing about the inside of the server?"""
    text = answer if isinstance(answer, str) else answer.body.decode(errors="replace")
    return not any(word in text for word in ("Traceback", 'File "', "site-packages", ".py", str(Path.home())))
