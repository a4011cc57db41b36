"""Every move is on disk before the next question."""

import json
import os
import signal
from pathlib import Path
from shutil import copytree

import pytest

import orrery
from orrery.cli.terminal import saves
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.session import Session
from orrery.cli.words import words_for
from orrery.engine.agenda import waiting
from orrery.games.kosmiczna_misja import content
from tests.cli.helpers import Terminal, complaint, run

PROMPT = "? for help):"
TILES = Path(content.__file__).parent / "content"
NEW = ["play", "--terminal", "--seats", "2", "--bots", "greedy", "--seed", "8", "--lang", "en"]


def saved(folder: Path) -> Path:
    (path,) = folder.glob("*.save.json")
    return path


def moves_in(folder: Path) -> list[str]:
    return list(json.loads(saved(folder).read_text())["record"]["moves"])


def begun(folder: Path, moves: int = 3, **environment: str) -> Terminal:
    """A game in which somebody has moved a few times."""
    terminal = Terminal(NEW, folder, 80, 40, **environment)
    for _ in range(moves):
        terminal.until(PROMPT)
        terminal.type("1")
    terminal.until(PROMPT)
    return terminal


def test_quit_and_resume(tmp_path: Path) -> None:
    terminal = begun(tmp_path, ORRERY_CALLED_AS="./dev")
    terminal.type("q")
    assert "To go on with it, type: ./dev play --terminal --resume" in terminal.end()
    before = moves_in(tmp_path)
    assert len(before) >= 6

    terminal = Terminal(["play", "--terminal", "--resume"], tmp_path)
    seen = terminal.until(PROMPT)
    assert "Since your last turn:" in seen
    assert "Bot 2 · Quick" in seen
    assert moves_in(tmp_path) == before
    while "play again?" not in seen:
        terminal.type("1")
        seen = terminal.until(PROMPT, "play again?", "to go on.")
    terminal.type("n")
    terminal.end()

    (record,) = tmp_path.iterdir()
    assert json.loads(record.read_text())["moves"][: len(before)] == before


def test_resume_a_file_in_another_language(tmp_path: Path) -> None:
    begun(tmp_path).kill()

    terminal = Terminal(
        ["play", "--terminal", "--resume", str(saved(tmp_path)), "--lang", "pl"], tmp_path / "elsewhere"
    )

    assert "Gracz 1 (ty), twój ruch" in terminal.until("? to pomoc):")
    terminal.type("q")
    terminal.end()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_a_killed_game_goes_on(tmp_path: Path, number: int) -> None:
    terminal = begun(tmp_path)
    before = moves_in(tmp_path)
    terminal.signal(number)
    terminal.end()

    terminal = Terminal(["play", "--terminal"], tmp_path)
    seen = " ".join(terminal.until("go on with it?").split())
    assert "unfinished game of Kosmiczna misja: Player 1 (you), Bot 2 · Quick" in seen
    assert f"{len(before)} moves, last played 20" in seen
    terminal.type("")
    terminal.until(PROMPT)
    assert moves_in(tmp_path) == before
    terminal.kill()


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    terminal = begun(tmp_path)
    before = moves_in(tmp_path)

    end = terminal.interrupt()

    assert terminal.code == 130
    assert end.strip().splitlines()[-1] == "The game is saved. To go on with it, type: orrery play --terminal --resume"
    assert "Traceback" not in end
    assert moves_in(tmp_path) == before


def test_end_of_input_loses_nothing(tmp_path: Path) -> None:
    terminal = begun(tmp_path)
    before = moves_in(tmp_path)

    os.write(terminal.fd, b"\x04")

    assert "The game is saved" in terminal.end()
    assert terminal.code == 0
    assert moves_in(tmp_path) == before


def test_ctrl_c_among_the_first_questions(tmp_path: Path) -> None:
    terminal = Terminal(["play", "--terminal", "--lang", "en"], tmp_path)
    terminal.until("[2]")

    assert "Traceback" not in terminal.interrupt()
    assert terminal.code == 130
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"format": "orrery-save-1"}',
        '{"format": "orrery-save-1", "record": 1, "chairs": []}',
        "[" * 99999,
    ],
)
def test_a_damaged_save_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setenv("ORRERY_DATA", str(tmp_path))
    path = tmp_path / "old.save.json"
    path.write_text(text)

    assert "not changed" in complaint(run(capsys, "play", "--terminal", "--resume"))
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"moves": ["0 keep"]}, "not possible"),
        ({"moves": ["0 fly away"]}, "not possible"),
        ({"moves": ["7 keep"]}, "not changed"),
        ({"version": 99}, "version 99"),
        ({"seats": 3}, "its chairs are not its seats"),
        ({"box": "?"}, "other content"),
        ({"seed": "x"}, "not changed"),
        ({"options": {"deck": "none"}}, "Option 'deck'"),
    ],
)
def test_a_save_with_an_unsound_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, changes: dict[str, object], words: str
) -> None:
    begun(tmp_path, 0).kill()
    data = json.loads(saved(tmp_path).read_text())
    path = tmp_path / "bad.save.json"
    path.write_text(json.dumps({**data, "record": {**data["record"], **changes}}))

    assert words in complaint(run(capsys, "play", "--terminal", "--resume", path))


def test_a_damaged_save_does_not_stop_a_new_game(tmp_path: Path) -> None:
    (tmp_path / "kosmiczna-misja-1.save.json").write_text("{")
    terminal = Terminal(["play", "--terminal", "--lang", "en"], tmp_path)

    assert "not changed" in " ".join(terminal.until("How many players").split())
    terminal.kill()


def test_the_newest_game_that_can_be_opened_is_resumed_of_the_game_that_is_named(tmp_path: Path) -> None:
    begun(tmp_path, 1).kill()
    (tmp_path / "kosmiczna-misja-99.save.json").write_text("{")
    other = Terminal(["play", "astrominers", *NEW[1:]], tmp_path)
    other.until(PROMPT)
    other.kill()

    for game, seen in (([], "Astrominers"), (["kosmiczna-misja"], "Kosmiczna misja")):
        terminal = Terminal(["play", *game, "--terminal", "--resume"], tmp_path)
        told = " ".join(terminal.until(PROMPT).split())
        assert seen in told
        assert ("not changed" in told) == bool(game)
        terminal.kill()


def test_a_game_with_content_of_ones_own_goes_on_wherever_its_folder_lies_now(tmp_path: Path) -> None:
    tiles = tmp_path / "tiles"
    copytree(TILES, tiles)
    terminal = Terminal([*NEW, "--content", str(tiles)], tmp_path / "data")
    terminal.until(PROMPT)
    terminal.kill()
    tiles.rename(tmp_path / "moved")

    for more, seen in (([], "--content"), (["--content", str(tmp_path / "moved")], PROMPT)):
        terminal = Terminal(["play", "--terminal", "--resume", *more], tmp_path / "data")
        terminal.until(seen)
        terminal.kill()


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    terminal = Terminal(NEW, tmp_path / "file" / "games")

    assert "set ORRERY_DATA to another folder" in terminal.end()
    assert terminal.code == 2


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    monkeypatch.delenv("ORRERY_DATA", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert saves.data_folder() == Path("/home/ada/.local/share/orrery")
    monkeypatch.setenv("XDG_DATA_HOME", "data")  # a relative one does not count
    assert saves.data_folder() == Path("/home/ada/.local/share/orrery")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert saves.data_folder() == Path("/data/orrery")
    monkeypatch.setenv("ORRERY_DATA", "/games")
    assert saves.data_folder() == Path("/games")


def test_a_record_is_no_save_and_a_save_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    begun(tmp_path, 0).kill()
    save = saved(tmp_path)
    record = tmp_path / "game.orrery.json"
    record.write_text(json.dumps(json.loads(save.read_text())["record"]))

    assert f"look at it with: orrery replay {record}" in complaint(
        run(capsys, "play", "--terminal", "--resume", record)
    )
    assert f"orrery play --terminal --resume {save}" in complaint(run(capsys, "replay", save))


def test_a_bot_answers_in_one_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = saves.Setting(orrery.game("proving"), ["", "random"], 1, {}, "en", "")
    keeper = saves.Keeper(setting, tmp_path / "a.save.json")
    saved_at: list[int] = []
    monkeypatch.setattr(keeper, "save", lambda table: saved_at.append(len(table.record.moves)))
    session = Session(Screen(words_for("en", "proving")), setting, setting.table(), keeper, [0, 0])

    session.let_bot_move(1)

    assert waiting(session.table.g) == [0]
    assert saved_at == [len(session.table.record.moves)]
    assert saved_at[0] > 1


def modes(folder: Path) -> set[int]:
    return {path.stat().st_mode & 0o777 for path in folder.iterdir()}


def test_saved_games_and_records_are_for_their_owner_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "data"
    monkeypatch.setenv("ORRERY_DATA", str(folder))
    setting = saves.Setting(orrery.game("kosmiczna-misja"), ["", ""], 1, {}, "en", "")
    was = os.umask(0)
    try:
        keeper = saves.Keeper(setting)
        keeper.save(setting.table())
        assert (folder.stat().st_mode & 0o777, modes(folder)) == (0o700, {0o600})
        keeper.finish(setting.table())
        assert modes(folder) == {0o600}
    finally:
        os.umask(was)


def test_saved_games_that_were_open_to_others_are_closed_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORRERY_DATA", str(tmp_path))
    for name in ("a-1.save.json", "a-2.orrery.json"):
        for find in (lambda: saves.unfinished(""), lambda: saves.fresh_path("a")):
            (tmp_path / name).touch()
            (tmp_path / name).chmod(0o644)
            find()
            assert modes(tmp_path) == {0o600}
