"""Files that not all tables use: tables go on when another module's file changes, and faults are told."""

import json
from pathlib import Path

import pytest

from orrery.arena.match import play_out
from orrery.bots.uniform import Random
from orrery.engine.game import BadInput, ContentFiles, Value
from orrery.engine.record import Record, load, replay, verify
from orrery.games.skymines.game import GAME
from tests.games.content_folders import ContentFolder
from tests.games.skymines.helpers import FOLDER

BASE = ["board", "cards", "moon", "plans", "tracks"]
MODULES = sorted(path.stem for path in FOLDER.glob("*.toml") if path.stem not in BASE)
USES: dict[str, dict[str, Value]] = {
    "missions": {"missions": True},
    "threats": {"board": "belt", "threat": "raid"},
    "belt": {"board": "belt"},
}
whole = ContentFolder(FOLDER, [*BASE, *MODULES]).copy


def changed(place: Path, module: str) -> str:
    """A folder whose file of this module has another value: a number of it is one more."""
    folder = whole(place)
    path = place / f"{module}.toml"
    lines = path.read_text(encoding="utf-8").split("\n")
    for i, line in enumerate(lines):
        if "coins 12" in line or (line.startswith(("reward", "columns")) and any(digit in line for digit in "123")):
            digit = next(char for char in reversed(line) if char in "123")
            lines[i] = (line[::-1].replace(digit, str(int(digit) + 1), 1))[::-1]
            break
    path.write_text("\n".join(lines), encoding="utf-8")
    return folder


def played(options: dict[str, Value], folder: str) -> str:
    """The record of a whole game."""
    g = GAME.new(2, 5, options, GAME.box(folder))
    record = Record(GAME, g, 5)
    play_out(GAME, g, [Random(1), Random(2)], record)
    return record.write()


@pytest.mark.parametrize("module", MODULES)
def test_records_and_saved_tables_without_a_module_go_on_when_its_file_changes(module: str, tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    old, new = whole(tmp_path / "old"), changed(tmp_path / "new", module)
    other = GAME.box(new)
    record = played({}, old)
    half, _ = replay(GAME, record, 40, GAME.box(old))
    saved = GAME.save(half)

    assert GAME.box(old).digest != other.digest
    assert verify(GAME, record, other).write() == record
    assert GAME.save(load(GAME, saved, other)) == saved


@pytest.mark.parametrize("module", list(USES))
def test_a_record_that_uses_a_module_wants_its_file_as_it_was(module: str, tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    record = played(USES[module], whole(tmp_path / "old"))

    with pytest.raises(BadInput, match="other content"):
        verify(GAME, record, GAME.box(changed(tmp_path / "new", module)))


def test_a_table_has_only_the_files_that_its_options_use() -> None:
    box = GAME.box(str(FOLDER))

    assert set(GAME.new(2, 1, {}, box).content().files) == {f"{name}.toml" for name in BASE}
    used = set(GAME.new(2, 1, {"board": "belt", "threat": "leak"}, box).content().files)
    assert used == {f"{name}.toml" for name in [*BASE, "belt", "threats"]}


def test_content_that_a_server_has_stored_is_read_again_from_these_files_alone() -> None:
    box = GAME.new(2, 1, {"missions": True}, GAME.box(str(FOLDER))).content()
    again = GAME.read_box(ContentFiles(box.digest, dict(box.files)))

    assert again.digest == box.digest


def test_the_digest_without_modules_is_that_of_the_basic_game(tmp_path: Path) -> None:
    """So older records still replay."""
    alone = GAME.box(ContentFolder(FOLDER, BASE).copy(tmp_path))

    assert GAME.box_for(GAME.box(str(FOLDER)), {}).digest == alone.digest


def test_a_folder_without_a_module_plays_without_it(tmp_path: Path) -> None:
    box = GAME.box(ContentFolder(FOLDER, BASE).copy(tmp_path))

    assert GAME.new(2, 1, {}, box).content().digest == box.digest
    for options, name in (({"missions": True}, "missions"), ({"board": "belt"}, "belt")):
        with pytest.raises(BadInput, match=f"This content has no {name}.toml, which these options need."):
            GAME.new(2, 1, options, box)


def test_a_damaged_saved_table_with_odd_options_is_refused() -> None:
    g = GAME.new(2, 1, {}, GAME.box(str(FOLDER)))
    data = json.loads(GAME.save(g))
    data["options"] = ["missions"]

    with pytest.raises(BadInput):
        GAME.load(json.dumps(data))


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("missions", '"coins 12"', '"coins 0"', "mission 'pipelines', field tasks: 'coins 0' is none"),
        (
            "missions",
            '"coins 12"',
            '"gold 12"',
            "mission 'pipelines', field tasks: 'gold 12' is none",
        ),
        ("missions", '"coins 12"', '"tank-steps 4"', "mission 'pipelines', field tasks: 'tank-steps 4' is named twice"),
        ("missions", '"coins 12", ', "", "mission 'pipelines', field tasks"),
        ("missions", 'known = ["units 7"]', 'known = ["units 9"]', "field known: 'units 9' is no task of this card"),
        ("missions", 'id = "academy"', 'id = "pipelines"', "mission 'pipelines' is named twice"),
        ("threats", 'id = "raid"', 'id = "pirates"', "the entries of threat are singularity, crash"),
        ("threats", '"steps any 3"', '"steps expanded 3"', "threat 'raid', field reward: 'steps expanded 3' cannot be"),
        ("threats", '"steps any 3"', '"gems 3"', "threat 'raid', field reward: 'gems 3' is none"),
    ],
)
def test_faults_of_modules_are_told_in_one_sentence(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.box(whole(tmp_path, file, old, new))

    assert told in str(caught.value)
    assert f"{file}.toml" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_five_mission_cards_are_too_few(tmp_path: Path) -> None:
    folder = whole(tmp_path)
    path = tmp_path / "missions.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("[[mission]]")], encoding="utf-8")

    with pytest.raises(BadInput, match=r"missions\.toml"):
        GAME.box(folder)
