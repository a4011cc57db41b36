"""Bad input gets one sentence on standard error and exit code 2, and no file is damaged."""

import json
from pathlib import Path

import pytest

from orrery.bots.api import Bot
from orrery.engine.sight import Sight
from orrery.games.kosmiczna_misja import content
from tests.cli.helpers import complaint, run

KM = "kosmiczna-misja"
TILES = Path(content.__file__).parent / "content" / "tiles.toml"


class Clumsy(Bot):
    """Somebody's first attempt."""

    def choose(self, sight: Sight) -> int:
        return sight.moves[len(sight.moves)]


FAULTS = [
    ("nonsense", "no command 'nonsense'"),
    ("nonsense --help", "no command 'nonsense'"),
    ("simulate", "needs GAME"),
    ("simulate chess", "no game called 'chess'; there are: kosmiczna-misja"),
    (f"simulate {KM} --seats 9", "2 to 4 players, not 9"),
    (f"simulate {KM} --seats two", "--seats takes a whole number"),
    (f"simulate {KM} --seats 2.5", "--seats takes a whole number"),
    (f"simulate {KM} --seed abc", "--seed takes a whole number from 0 to 2^255 - 1, not 'abc'"),
    (f"simulate {KM} --seed -1", "--seed takes a whole number"),
    (f"simulate {KM} --seed {2**255}", "--seed takes a whole number"),
    (f"simulate {KM} --seed {'9' * 5000}", "--seed takes a whole number"),
    (f"simulate {KM} --seed", "--seed needs a value"),
    (f"simulate {KM} --seed 1 --seed 2", "--seed is given twice"),
    (f"simulate {KM} --games 0", "--games takes a whole number from 1 up"),
    (f"simulate {KM} --workers 0", "--workers takes a whole number from 1"),
    (f"simulate {KM} --bots genius", "no bot called 'genius'"),
    (f"simulate {KM} --bots random,", "no bot called ''"),
    (f"simulate {KM} --bots no_such_module:Bot", "cannot be loaded"),
    (f"simulate {KM} --bots json:loads", "'json:loads'"),
    (f"simulate {KM} --bots random,random,random", "3 bots for 2 seats"),
    (f"simulate {KM} --option colour=red", "has no option 'colour'; it has: first, deck"),
    (f"simulate {KM} --option deck=huge", "must be one of standard, two-makes, not 'huge'"),
    (f"simulate {KM} --option deck", "--option wants NAME=VALUE"),
    (f"simulate {KM} --option first=1 --option first=2", "'first' is given twice"),
    (f"simulate {KM} --option first=4", "names seat 4"),
    ("simulate proving --option rounds=many", "must be a number from 1 to 4"),
    ("simulate proving --option automaton=perhaps", "must be yes or no"),
    ("simulate skymines --seats 2 --option luna=2", "Lunas hold all 2 chairs"),
    ("simulate skymines --option threat=raid", "Option 'threat' is for the Belt"),
    ("simulate skymines --option settled=yes --option board=belt", "Option 'settled' is for the Moon"),
    ("simulate skymines --seats 3 --option luna=1 --option first=3", "names seat 3, but that is Luna's"),
    ("simulate skymines --series campaign --option board=belt", "Option 'board' is set by the campaign"),
    ("simulate skymines --series campaign --option threat=raid", "Option 'threat' is set by the campaign"),
    ("simulate skymines --series time-loop --option threat=raid", "Option 'threat' is set by the time loop"),
    ("simulate skymines --series campaign --seats 2 --option luna=2", "Lunas hold all 2 chairs"),
    ("play skymines --terminal --seats 2 --option luna=2", "Lunas hold all 2 chairs"),
    (f"simulate {KM} --colour", "no option --colour"),
    (f"simulate {KM} -x", "no option -x"),
    (f"simulate {KM} twice", "does not know what to do with 'twice'"),
    (f"simulate {KM} --json=perhaps", "--json"),
    (f"simulate {KM} --records", "--records needs --out FILE"),
    (f"simulate {KM} --out /no/such/folder/x.jsonl", "cannot be written"),
    (f"simulate {KM} --out /", "cannot be written"),
    (f"simulate {KM} --content /no/such/folder", "/no/such/folder/tiles.toml"),
    (f"simulate {KM} --shard 3/2 --json", "--shard takes K/N, such as 1/4"),
    (f"simulate {KM} --shard 1/2", "add --json"),
    (f"simulate {KM} --on slurm", "--on takes ray or ray://HOST:PORT, not 'slurm'"),
    (f"simulate {KM} --on ray --workers 2", "--workers is for this machine"),
    ("merge", "needs PARTS"),
    ("merge /no/such/file", "cannot be read"),
    (f"merge {TILES}", "is not a part of a run"),
    ("study", "needs WHAT"),
    ("study news", "'news' is neither a TOML file nor one of balance, cards"),
    ("study balance", "'orrery study balance' needs GAME"),
    (f"study compare {KM} as-it-is", "needs GAME A B"),
    ("study balance chess", "no game called 'chess'"),
    (f"study balance {KM} --seats two", "--seats takes numbers with commas"),
    (f"study balance {KM} --seats 9", "2 to 4 players, not 9"),
    (f"study balance {KM} --bots wizard", "no bot called 'wizard'"),
    (f"study balance {KM} --option deck=huge", "must be one of standard, two-makes"),
    (f"study balance {KM} --content /no/such/folder", "no readable content file"),
    (f"study balance {KM} --width wide", "--width takes a number of percent"),
    (f"study balance {KM} --width 2 --shard 1/2", "cannot be played in shards"),
    (f"study balance {KM} --out /dev/null/x", "cannot be written"),
    (f"study balance {KM} --on slurm", "--on takes ray"),
    (f"study balance {KM} --out {TILES.parent}", "has something else in it"),
    (f"study strength {KM} --bots greedy", "at least two different bots"),
    (f"study strength {KM} --bots greedy,random,greedy", "names a bot twice"),
    (f"study strength {KM} --seats 3 --bots greedy,random --better greedy", "--better takes one of two --bots"),
    (f"study strength {KM} --bots greedy,random --better greedy --width 2", "two rules to stop"),
    (f"study sensitivity {KM} death-star", "There is no 'death-star' in this content; there are: city"),
    (f"study sensitivity {KM} plain", "No number of 'plain' can be changed"),
    ("study /no/such/file.toml", "cannot be read"),
    (f"study {TILES}", "there is no key 'edge'"),
    (f"study {TILES} {KM}", "What is played stands in"),
    (f"merge {TILES.parent}", "needs a folder of its own"),
    (f"merge {TILES.parent} --out /tmp/orrery-nowhere", "is not the folder of a study"),
    (f"perft {KM} --depth x", "--depth takes a whole number"),
    (f"perft {KM} --seats 1", "2 to 4 players, not 1"),
    (f"fuzz {KM} --games some", "--games takes a whole number"),
    (f"fuzz {KM} --out /no/such/folder/deep", "no folder '/no/such/folder'"),
    (f"fuzz {KM} --out /dev/null", "not a folder"),
    ("games chess", "no game called 'chess'"),
    ("games --content /some/folder", "--content is for one game"),
    (f"simulate {KM} --bots tests.cli.test_bad_input:Clumsy", "failed at "),
    (f"simulate {KM} --bots exec:./no_such_program", "no program './no_such_program' that can be run"),
    (f"simulate {KM} --bots exec:sh\\", "cannot be read"),
    ("join", "needs LINK"),
    ("join nonsense", "is no link to a seat"),
    ("join http://127.0.0.1:8600/", "is no link to a seat"),
    ("join http://127.0.0.1:8600/#/t/a,b", "several seats"),
    ("join http://127.0.0.1:1/#/t/a", "check the link"),
    ("join http://127.0.0.1:1/#/t/a --bot genius", "no bot called 'genius'"),
    ("join http://127.0.0.1:1/#/t/a --think 0", "--think takes a whole number from 1"),
    ("join http://127.0.0.1:1/#/t/a --content here", "--content wants GAME=FOLDER here"),
    ("doctor now", "does not know what to do with 'now'"),
    ("replay", "needs FILE"),
    ("replay /no/such/file", "cannot be read"),
    ("replay /", "cannot be read"),
    ("play chess", "no game called 'chess'"),
    ("play --terminal", "no terminal to play in"),
    ("play --terminal --lang de", "--lang takes en or pl"),
    ("play --terminal --seats 5", "2 to 4 players"),
    ("play --terminal --seats 2 --bots greedy,greedy", "leave none of the 2 seats for you"),
    ("play --terminal --bots genius", "no bot called 'genius'"),
    ("play --terminal --bots greedy,", "--bots has an empty place"),
    ("play --terminal --resume /no/such/file", "cannot be read"),
    ("play --terminal --resume --seats 3", "leave out the options for a new game"),
    ("play --seats 3", "are for the terminal; add --terminal"),
    ("play --resume", "are for the terminal; add --terminal"),
    ("play --terminal --data x", "are for the browser"),
    ("play --terminal --port 8600", "are for the browser"),
    ("play --port 99999", "--port takes a whole number from 0 to 65535"),
    ("serve --host 203.0.113.7", "name another with --host"),
    ("serve --host no.such.host.invalid", "no address 'no.such.host.invalid'"),
    ("play --content /no/such/folder", "/no/such/folder/tiles.toml"),
    ("serve --content /some/folder", "--content wants GAME=FOLDER here"),
    (f"serve --content {KM}=/no/such/folder", "/no/such/folder/tiles.toml"),
    ("serve --content astrominers=", "--content wants GAME=FOLDER here"),
    (f"serve --content {KM}={TILES.parent} --content {KM}={TILES.parent}", f"names {KM} twice"),
    ("serve --content chess=.", "no game called 'chess'"),
    ("serve --data /dev/null/deep", "/dev/null"),
    ("serve --trusted-proxy nonsense", "--trusted-proxy takes an address such as 127.0.0.1"),
]  # fmt: skip


@pytest.mark.parametrize(("command", "words"), FAULTS)
def test_one_sentence(capsys: pytest.CaptureFixture[str], command: str, words: str) -> None:
    assert words in complaint(run(capsys, *command.split(" ")))


def test_without_an_unfinished_game_there_is_nothing_to_resume(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORRERY_DATA", str(tmp_path / "none"))

    assert "no unfinished game" in complaint(run(capsys, "play", "--terminal", "--resume"))


@pytest.fixture
def record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> str:
    """A sound record of a whole game."""
    run(capsys, "simulate", KM, "--games", "1", "--out", tmp_path / "lines", "--records")
    return json.dumps(json.loads((tmp_path / "lines").read_text())["record"])


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"moves": ["0 open castle"]}, "move 1 ('0 open castle')"),
        ({"moves": ["0 keep"]}, "move 1"),
        ({"moves": [f"{10**30} open outpost"]}, "cannot be replayed"),
        ({"moves": ["-1 keep"]}, "move 1"),
        ({"moves": [7]}, "move 1"),
        ({"moves": None}, "'moves' is missing"),
        ({"seed": "lucky"}, "its seed is not a number"),
        ({"seed": str(2**300)}, "seed"),
        ({"seats": 9}, "2 to 4 players, not 9"),
        ({"options": {"deck": ["standard"]}}, "option 'deck'"),
        ({"game": "chess"}, "no game called 'chess'"),
        ({"game": "proving"}, "version|content|proving"),
        ({"version": 999}, "version 999"),
        ({"box": "0" * 32}, "other content"),
        ({"format": "chess-1"}, "not a record"),
        ({"outcome": None}, "outcome is not"),
    ],
)
@pytest.mark.parametrize("flags", [["--verify"], ["--verify", "--json"]])
def test_a_record_that_is_not_sound(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    record: str,
    changes: dict[str, object],
    words: str,
    flags: list[str],
) -> None:
    path = tmp_path / "bad.orrery.json"
    path.write_text(json.dumps(json.loads(record) | changes))
    before = path.read_bytes()

    said = run(capsys, "replay", path, *flags)

    assert said.code == 2
    assert said.err.count("\n") == 1
    assert any(word.lower() in said.err.lower() for word in words.split("|"))
    assert path.read_bytes() == before
    if "--json" in flags:
        told = json.loads(said.out)
        assert list(told) == ["ok", "moves", "outcome", "error"]
        assert told["ok"] is False
        assert told["error"] == said.err.strip()


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "[" * 100_000, '"record"', "\x00", "{}", '{"format": "orrery-record-1"}']
)
def test_a_file_that_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str) -> None:
    path = tmp_path / "foreign.json"
    path.write_text(text)

    complaint(run(capsys, "replay", path))
    complaint(run(capsys, "replay", path, "--verify"))


def test_a_record_cut_short(capsys: pytest.CaptureFixture[str], tmp_path: Path, record: str) -> None:
    path = tmp_path / "short.orrery.json"
    path.write_text(record[: len(record) // 2])

    assert "cut short" in complaint(run(capsys, "replay", path))


def test_a_record_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "picture.orrery.json"
    path.write_bytes(b"\xff\xfe\x00\x80")

    assert "not a text file" in complaint(run(capsys, "replay", path))


def test_a_moment_or_a_seat_that_the_record_has_not(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: str
) -> None:
    path = tmp_path / "good.orrery.json"
    path.write_text(record)

    assert "from 0 to" in complaint(run(capsys, "replay", path, "--at", "5000"))
    assert "a seat from 1 to 2" in complaint(run(capsys, "replay", path, "--seat", "3"))
    assert "leave out --at and --seat" in complaint(run(capsys, "replay", path, "--verify", "--at", "1"))
    assert "--seat takes a whole number from 1" in complaint(run(capsys, "replay", path, "--seat", "0"))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("stations = 1", 'stations = "one"', "int"),
        ("stations = 1", "", "stations"),
        ('cw = "plain"', 'cw = "rough"', "no edge is called 'rough'"),
        ("outpost = 5", "outpost = 4", "44 tiles, not 45"),
        ("outpost = 5", "castle = 5", "no tile is called 'castle'"),
        ('id = "outpost"', 'id = "villa"', "no tile is called 'outpost'"),
        ('id = "standard"', 'id = "common"', "standard"),
        ("[[tile]]", "[[tile", "tiles.toml"),
        ("[[tile]]", "[tile]", "tiles.toml"),
        ("station = false", 'station = "no"', "bool"),
    ],
)
def test_content_that_cannot_be_used(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, words: str
) -> None:
    path = tmp_path / "tiles.toml"
    path.write_text(TILES.read_text().replace(old, new, 1))

    for command in (["simulate"], ["play", "--terminal"]):
        said = complaint(run(capsys, *command, KM, "--content", tmp_path))
        assert "tiles.toml" in said
        assert words in said


def test_content_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_bytes(b"\xff\xfe")

    assert "no readable content file" in complaint(run(capsys, "games", KM, "--content", tmp_path))


def test_a_bot_of_ones_own_that_fails(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text("1 / 0\n")
    (tmp_path / "stray_bot.py").write_text(
        "from orrery.bots.api import Bot\n\n\nclass Stray(Bot):\n    def choose(self, sight):\n        return 255\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))

    assert "division by zero" in complaint(run(capsys, "simulate", KM, "--bots", "broken_bot:Bot"))
    assert "impossible move" in complaint(run(capsys, "simulate", KM, "--bots", "stray_bot:Stray"))


def test_an_existing_file_outlives_a_failure(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "stray_bot2.py").write_text(
        "from orrery.bots.api import Bot\n\n\nclass Stray(Bot):\n    def choose(self, sight):\n        return 255\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    out = tmp_path / "results.jsonl"
    out.write_text("precious\n")

    complaint(run(capsys, "simulate", KM, "--bots", "stray_bot2:Stray", "--out", out))

    assert out.read_text() == "precious\n"
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".part")] == []
