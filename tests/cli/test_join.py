"""`orrery join`: a bot at a table in the browser, at a real server."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.cli.guest import read_link
from orrery.engine.game import BadInput
from orrery.server import messages
from tests.bots.programs import BY_SEED, EACH, are_gone, named, run_soon
from tests.cli.helpers import run
from tests.server.helpers import PATIENCE, Data, Server, serving

BOT: Data = {"bot": "random"}
# Signals are off for tests in the background, but this process must get them.
START = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from orrery.cli.main import main; sys.exit(main())"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("join") / "data", "--no-limits") as running:
        yield running
    assert "Traceback" not in running.logs.read_text()


def link(server: Server, token: str) -> str:
    return f"http://127.0.0.1:{server.port}/#/t/{token}"


class Joined:
    """`orrery join` as a process."""

    def __init__(self, server: Server, token: str, *arguments: str) -> None:
        command = [sys.executable, "-c", START, "join", link(server, token), *arguments]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)

    def until(self, words: str) -> str:
        """The first line with these words."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if words in line:
                return line
        raise AssertionError(f"it never said '{words}': {self.process.communicate()[1]}")

    def end(self) -> tuple[int, str, str]:
        """Exit code and the rest of what it printed."""
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@pytest.mark.parametrize("name", ["kosmiczna-misja", "proving"])
def test_a_bot_plays_a_whole_game_with_a_line_for_each_move(server: Server, name: str) -> None:
    links = server.new(name, [{}, BOT])
    code, out, err = Joined(server, links["seats"][0], "--bot", "greedy").end()

    assert (code, err) == (0, "")
    first, *moves, last = out.splitlines()
    assert first == f"Playing {name} at seat 1 of 2."
    assert re.fullmatch(r"The game is over: place [12] of 2, -?\d+ points\.", last)
    assert [int(line.split(":")[0]) for line in moves] == list(range(1, len(moves) + 1))
    now = server.table(links["seats"][0])
    assert now["result"]["how"] == "over"
    assert now["chairs"][0]["name"] == "greedy"


@pytest.mark.parametrize("name", ["astrominers", "skymines"])
def test_it_plays_every_game_in_whole_answers(server: Server, name: str) -> None:
    links = server.new(name, [{}, BOT])
    joined = Joined(server, links["seats"][0], "--bot", "random", "--name", "Ann")
    joined.until("12: ")
    joined.process.send_signal(signal.SIGINT)
    code, _, err = joined.end()

    assert (code, err) == (130, "Stopped.\n")
    now = server.table(links["seats"][0])
    assert now["chairs"][0]["name"] == "Ann"
    assert now["moves"] >= 12


def test_two_programs_play_against_each_other_and_quietly(server: Server, tmp_path: Path) -> None:
    links = server.new("kosmiczna-misja", 2)
    bot = named(tmp_path, BY_SEED)
    joined = [Joined(server, token, "--bot", bot, "--quiet") for token in links["seats"]]

    assert [one.end() for one in joined] == [(0, "", ""), (0, "", "")]
    assert server.table(links["look"])["result"]["how"] == "over"
    assert are_gone(str(tmp_path))


def test_a_program_that_fails_gives_random_answers(server: Server, tmp_path: Path) -> None:
    links = server.new("kosmiczna-misja", [{}, BOT])
    code, out, _ = Joined(server, links["seats"][0], "--bot", named(tmp_path, EACH + "print('?')\n")).end()

    assert code == 0
    assert "The game is over" in out


def test_a_class_that_fails_gives_random_answers_and_says_so(server: Server, tmp_path: Path) -> None:
    links = server.new("kosmiczna-misja", [{}, BOT])
    code, out, _ = Joined(server, links["seats"][0], "--bot", "tests.cli.test_bad_input:Clumsy").end()

    assert code == 0
    assert "The bot failed (IndexError" in out
    assert "The game is over" in out


def test_it_comes_back_when_the_server_does(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-limits") as server:
        links = server.new("kosmiczna-misja", 2)
        joined = Joined(server, links["seats"][0], "--bot", "random")
        other = Joined(server, links["seats"][1], "--bot", "random", "--think", "20")
        joined.until("3: ")
        server.kill()
        joined.until("The server is away")
        server.start()
        joined.until("The server is back.")
        code, out, err = joined.end()

        assert (code, err) == (0, "")
        assert "The game is over" in out
        assert other.end()[0] == 0


def test_a_paused_game_waits_and_goes_on(server: Server) -> None:
    links = server.new("kosmiczna-misja", [{}, {}])
    assert server.say(links["owner"], "pause", yes=True)["type"] == "done"
    one = Joined(server, links["seats"][0], "--bot", "random")
    two = Joined(server, links["seats"][1], "--bot", "random")
    one.until("Playing")
    two.until("Playing")
    assert server.table(links["look"])["moves"] == 0
    assert server.say(links["owner"], "pause", yes=False)["type"] == "done"

    assert one.end()[0] == two.end()[0] == 0


def test_an_abandoned_game_is_the_end(server: Server) -> None:
    links = server.new("kosmiczna-misja", 2)
    joined = Joined(server, links["seats"][1], "--bot", "random")
    joined.until("Playing")
    server.say(links["owner"], "abandon")

    assert joined.end() == (0, "The game has ended without a result (abandoned).\n", "")


def test_a_table_that_is_deleted_meanwhile_is_told_of(server: Server) -> None:
    links = server.new("kosmiczna-misja", 2)
    joined = Joined(server, links["seats"][1], "--bot", "random")
    joined.until("Playing")
    server.say(links["owner"], "delete")
    code, _, err = joined.end()

    assert (code, err) == (2, "This table was deleted.\n")


def test_ctrl_c_leaves_no_program_behind(server: Server, tmp_path: Path) -> None:
    links = server.new("kosmiczna-misja", 2)
    slow = named(tmp_path, EACH + "time.sleep(1000)\n")
    one, two = (Joined(server, token, "--bot", slow, "--think", "3600000") for token in links["seats"])
    one.until("Playing")
    assert run_soon(tmp_path, 1)
    for joined in (one, two):
        joined.process.send_signal(signal.SIGINT)

    assert [joined.end()[0] for joined in (one, two)] == [130, 130]
    assert are_gone(str(tmp_path))


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    said = run(capsys, "join", *arguments)
    assert said.code == 2
    assert said.err.count("\n") == 1
    return said.err


def test_wrong_links_are_refused_in_one_sentence(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    links = server.new("kosmiczna-misja", [{}, BOT])
    page = f"http://127.0.0.1:{server.port}/"

    assert "opens no table" in refused(capsys, link(server, "nonsense"))
    assert "opens no table" in refused(capsys, link(server, links["seats"][0] + "x"))
    assert "for looking on" in refused(capsys, link(server, links["look"]))
    assert "several seats" in refused(capsys, link(server, f"{links['owner']},{links['look']}"))
    assert "is no link to a seat" in refused(capsys, page)
    assert "is no link to a seat" in refused(capsys, f"{page}#/new/skymines")
    assert "is no link to a seat" in refused(capsys, links["owner"])
    assert "no bot called 'genius'" in refused(capsys, link(server, links["owner"]), "--bot", "genius")
    assert "check the link" in refused(capsys, "http://127.0.0.1:1/#/t/abc")
    assert "check the link" in refused(capsys, f"{page}nowhere/#/t/abc")


def test_renewed_links_and_people_who_were_put_out_are_told(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    links = server.new("kosmiczna-misja", 3)
    server.say(links["owner"], "renew", link=1)
    server.say(links["owner"], "put-out", seat=2, bot="random")

    assert "link was renewed" in refused(capsys, link(server, links["seats"][1]))
    assert "has put this seat out" in refused(capsys, link(server, links["seats"][2]))


def test_another_version_of_the_protocol_is_refused(
    server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    links = server.new("kosmiczna-misja", [{}, BOT])
    monkeypatch.setattr(messages, "PROTOCOL", 99)

    assert "version 1 of the protocol, and this Orrery version 99" in refused(capsys, link(server, links["owner"]))


def test_links_are_read_as_the_page_writes_them() -> None:
    assert read_link("https://example.org/#/t/a.b-c_d") == ("https://example.org/", "a.b-c_d")
    assert read_link(" http://[::1]:8600/games/#/t/a%2Eb ") == ("http://[::1]:8600/games/", "a.b")
    for text in ("", "x", "ftp://a/#/t/b", "http:///#/t/b", "http://[/#/t/b", "http://a/#/replay/b", "http://a/#/t/"):
        with pytest.raises(BadInput):
            read_link(text)
