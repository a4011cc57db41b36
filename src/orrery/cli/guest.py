"""A bot's visit at a table. It knows nothing but the public messages (docs/protocol.md)."""

import json
import random
import re
import time
import uuid
from collections.abc import Callable
from urllib.error import URLError
from urllib.parse import unquote, urlsplit
from urllib.request import ProxyHandler, build_opener

import msgspec
from websockets.exceptions import InvalidURI, WebSocketException
from websockets.sync.client import ClientConnection, connect

from orrery.bots.api import Bot, answer_whole
from orrery.bots.uniform import Random
from orrery.engine.agenda import State
from orrery.engine.game import BadInput, Game
from orrery.engine.journal import ONLOOKER
from orrery.games import game
from orrery.server import messages as m

PATIENCE = 20.0  # seconds for a connection
LONGEST_PAUSE = 10.0  # seconds between two tries to connect
MOST_AWAY = 600.0  # seconds without the server
AGAIN = 1.0  # seconds until a request that the server had no room for is sent again
WAITS = ("stale", "paused", "not-your-turn", "over")  # refusals after which the table itself says what to do
BUSY = ("limit", "storage")
CLOSED = {
    "no-link": "This link opens no table; ask for another one",
    "renewed": "This link was renewed; ask for the new one",
    "put-out": "The owner of the table has put this seat out",
    "gone": "This table was deleted",
}
MANY = re.compile(r"/?t/[^,/?]+,.*")
ONE = re.compile(r"/?t/([^,/?]+)")


def read_link(text: str) -> tuple[str, str]:
    """The address of the server and the token of the seat."""
    try:
        parts = urlsplit(text.strip())
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        is_address = False
    if not is_address:
        raise BadInput(f"'{text}' is no link to a seat; it should look like http://127.0.0.1:8600/#/t/...")
    if MANY.fullmatch(parts.fragment):
        raise BadInput("This link has several seats; give the link of one")
    found = ONE.fullmatch(parts.fragment)
    if found is None:
        raise BadInput(f"'{text}' is no link to a seat; it should look like http://127.0.0.1:8600/#/t/...")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/", unquote(found[1])


class Guest:
    """A bot at one seat of a table."""

    def __init__(self, address: str, token: str, bot: Bot, seconds: float, name: str, *, is_named: bool) -> None:
        self.address = address
        self.token = token
        self.bot = bot
        self.seconds = seconds
        self.name = name[: m.NAME_LENGTH]
        self.is_named = is_named  # somebody chose the name
        self.say: Callable[[str], None] = lambda _: None
        self.now: m.TableNow | None = None
        self.asked = -1  # the number of the question that is being answered
        self.sent = ""  # the id of the answer that is on its way
        self.is_over = False
        self.answer: list[str] = []
        self.took = 0.0  # seconds
        self.is_helpless = False  # the server has refused the bot's answer to this question
        self.moves = 0

    def check_server(self) -> None:
        """Refuse a server that is not there, or that speaks another version."""
        try:
            with build_opener(ProxyHandler({})).open(f"{self.address}api/welcome", timeout=PATIENCE) as reply:
                protocol = json.load(reply).get("protocol")
        except (URLError, OSError, ValueError, AttributeError) as error:
            reason = getattr(error, "reason", error)
            raise BadInput(f"No table answers at {self.address} ({reason}); check the link") from error
        if protocol != m.PROTOCOL:
            raise BadInput(
                f"The server speaks version {protocol} of the protocol, and this Orrery version {m.PROTOCOL}; "
                "use the same Orrery as the server"
            )

    def stay(self) -> int:
        """Play until the game is over. If the server goes away, come back."""
        pause, left = 0.0, 0.0
        while True:
            try:
                with self.connected() as socket:
                    if left:
                        self.say("The server is back.")
                    pause = left = 0.0
                    if self.visit(socket):
                        return 0
            except InvalidURI as error:
                raise BadInput(f"No table answers at {self.address} ({error}); check the link") from error
            except (OSError, WebSocketException):
                pass
            if not left:
                left = time.monotonic()
                self.say("The server is away; trying again until it is back.")
            if time.monotonic() - left > MOST_AWAY:
                raise BadInput(f"The server at {self.address} has been away for too long; join again later")
            pause = min(LONGEST_PAUSE, pause * 2 or 0.25)
            time.sleep(pause)

    def connected(self) -> ClientConnection:
        where = f"ws{self.address.removeprefix('http')}ws"
        return connect(where, proxy=None, open_timeout=PATIENCE, max_size=None, legacy=True)

    def visit(self, socket: ClientConnection) -> bool:
        """Hear what the server says until the connection ends. Returns whether the game is over."""
        self.asked, self.sent = -1, ""
        self.send(socket, m.Enter(self.token))
        for text in socket:
            self.hear(socket, msgspec.json.decode(text, type=m.Reply))
            if self.is_over and not self.sent:
                self.say(ending(self.now))
                return True
        return False

    def send(self, socket: ClientConnection, request: m.Request) -> None:
        socket.send(msgspec.json.encode(request).decode())

    def hear(self, socket: ClientConnection, told: m.Reply) -> None:
        match told:
            case m.TableNow():
                self.look(socket, told)
            case m.Imagined():
                self.respond(socket, told)
            case m.Done(id=id) if id and id == self.sent:
                self.sent = ""
                self.moves += 1
                self.say(f"{self.moves}: {', '.join(self.answer)} ({self.took:.1f} s)")
            case m.Refused():
                self.refused(socket, told)
            case m.Gone(code=code):
                raise BadInput(CLOSED.get(code, code))

    def look(self, socket: ClientConnection, now: m.TableNow) -> None:
        """See how the table stands, and begin to answer if the seat is asked."""
        if now.seat == ONLOOKER:
            raise BadInput("This link is for looking on; ask for the link of a seat")
        if self.now is None:
            self.greet(socket, now)
        self.now = now
        self.is_over = now.result is not None
        if now.ask is not None and not now.is_paused and now.number != self.asked:
            self.is_helpless = False
            self.begin(socket)

    def greet(self, socket: ClientConnection, now: m.TableNow) -> None:
        """Say where the bot sits, and tell the others its name."""
        self.say(f"Playing {now.game} at seat {now.seat + 1} of {len(now.chairs)}.")
        if self.is_named or not now.chairs[now.seat].name:
            self.send(socket, m.Rename(self.name))

    def begin(self, socket: ClientConnection) -> None:
        """Ask for a table to think on."""
        assert self.now is not None
        self.asked = self.now.number
        self.send(socket, m.Imagine(self.asked))

    def respond(self, socket: ClientConnection, told: m.Imagined) -> None:
        """Think, and send the answer."""
        if self.now is None or told.number != self.now.number:
            return  # the question is another one by now
        started = time.monotonic()
        rules = game(self.now.game)
        self.answer = self.thought(rules, rules.load(told.table), self.now.seat)
        self.took = time.monotonic() - started
        self.sent = uuid.uuid4().hex
        self.send(socket, m.Move(self.sent, told.number, self.answer))

    def thought(self, rules: Game, g: State, seat: int) -> list[str]:
        """The bot's answer; a random one if it fails."""
        chance = Random(random.getrandbits(64))
        if self.is_helpless:
            return answer_whole(chance, rules, g, seat)
        try:
            return answer_whole(self.bot, rules, g, seat, self.seconds)
        except Exception as error:  # the bot is perhaps not ours: it may raise anything
            self.say(f"The bot failed ({type(error).__name__}: {error}); a random answer is given instead.")
            return answer_whole(chance, rules, g, seat)

    def refused(self, socket: ClientConnection, told: m.Refused) -> None:
        """Nothing was changed. Perhaps the request comes too late, too soon, or is wrong."""
        if told.code in CLOSED:
            raise BadInput(CLOSED[told.code])
        is_answer, self.sent = bool(self.sent) and told.id == self.sent, ""
        if told.code in WAITS:
            self.asked = -1  # the next table says whether there is a question
        elif told.code in BUSY and self.now is not None:
            time.sleep(AGAIN)
            self.begin(socket)
        elif is_answer and self.is_helpless:
            raise BadInput(f"The server refuses every answer here ({told.code} {told.detail}); nothing was changed")
        elif is_answer:
            self.say(f"The server refuses this answer ({told.code}); a random one is given instead.")
            self.is_helpless = True
            self.begin(socket)


def ending(now: m.TableNow | None) -> str:
    """How the game ended for this seat."""
    assert now is not None
    assert now.result is not None
    if not now.result.places:
        return f"The game has ended without a result ({now.result.how})."
    place, score = now.result.places[now.seat], now.result.scores[now.seat]
    return f"The game is over: place {place} of {len(now.chairs)}, {score} points."
