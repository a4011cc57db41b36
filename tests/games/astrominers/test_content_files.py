"""Folders with content of one's own: faults are told, remarks do not matter."""

from pathlib import Path

import pytest

from orrery.engine.game import BadInput
from orrery.games.astrominers.game import GAME
from tests.games.astrominers.helpers import BOX, FOLDER
from tests.games.content_folders import ContentFolder

FILES = ["board", "missions", "orders", "executive", "honours"]
folder = ContentFolder(FOLDER, FILES).copy


def test_ones_own_values_make_another_box_with_another_digest(tmp_path: Path) -> None:
    own = GAME.box(folder(tmp_path, "orders", "points = 7", "points = 8"))

    assert own.digest != BOX.digest
    assert GAME.new(2, 7, {}, own).content() is own


def test_remarks_do_not_change_the_digest(tmp_path: Path) -> None:
    remark = 'source = "inferred"\nwhy = "seen on a photograph"'
    own = GAME.box(folder(tmp_path, "orders", 'source = "reconstructed"', remark))

    assert own.digest == BOX.digest


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_told(tmp_path: Path, file: str) -> None:
    place = folder(tmp_path)
    (tmp_path / f"{file}.toml").unlink()

    with pytest.raises(BadInput, match=rf"There is no readable content file .*{file}\.toml"):
        GAME.box(place)


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_no_text_is_told(tmp_path: Path, file: str) -> None:
    place = folder(tmp_path)
    (tmp_path / f"{file}.toml").write_bytes(b"\xff\xfe\x00")

    with pytest.raises(BadInput, match=rf"There is no readable content file .*{file}\.toml"):
        GAME.box(place)


@pytest.mark.parametrize("file", FILES)
def test_broken_toml_is_told_with_its_line(tmp_path: Path, file: str) -> None:
    with pytest.raises(BadInput, match=rf"{file}\.toml: .*line 3"):
        GAME.box(folder(tmp_path, file, "[[", "[[["))


def test_a_wrong_type(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="order 'lamp', field points: Expected `int`, got `str`"):
        GAME.box(folder(tmp_path, "orders", "points = 1", 'points = "one"'))


DAMAGES = [
    (
        "orders",
        "cost = { gold = 1 }",
        "cost = { golld = 1 }",
        "order 'lamp', field cost: .*'golld'; allowed are: plasteel, water, .*, any",
    ),
    ("orders", "cost = { gold = 1 }", 'cost = { gold = "one" }', "order 'lamp', field cost: Expected `int`"),
    ("orders", "cost = { gold = 1 }", "cost = { gold = 0 }", "order 'lamp', field cost: .*>= 1"),
    ("orders", "points = 1\n", "", "order 'lamp': .*missing required field `points`"),
    ("orders", "points = 1\n", "pints = 1\n", "order 'lamp': .*unknown field `pints`"),
    ("orders", 'id = "lamp"\n', "", r"missing required field `id` - at `\$\.order\[0\]`"),
    ("orders", 'id = "lamp"', 'id = "robot"', "order 'robot' is named twice"),
    (
        "orders",
        'effect = "miner"',
        'effect = "minor"',
        "order 'drill', field effect: 'minor' is none .*; the words are: specialist, .*, take CARDS.",
    ),
    ("orders", "[[order]]", "[[ordre]]", "unknown field `ordre`"),
    (
        "missions",
        '"subroutine", "miner"',
        '"subroutine", "minor"',
        r"mission 'eros', field sockets\[2\]: .*'minor'; allowed are: surveyor, .*, any",
    ),
    (
        "missions",
        "geologist = {",
        "geologst = {",
        "mission 'kleopatra', field reward_by: .*'geologst'; allowed are: surveyor, ",
    ),
    ("missions", "reward = { nickel = 1 }", "reward = 3", "mission 'eros', field reward: Expected `object`"),
    ("missions", "yellow = 2", "yellow = 5", "mission 'eros', field yellow: 5 are too many, it has only 3 sockets"),
    ("missions", 'type = "S"', 'type = "X"', "mission 'eros', field type: .*'X'; allowed are: S, C, M"),
    ("missions", "players = 2", "players = 7", "mission 'eros', field players: .*<= 6"),
    (
        "missions",
        'source = "reconstructed"',
        'source = "guessed"',
        "mission 'eros', field source: .*'guessed'; allowed are: printed, rulebook, inferred, rec",
    ),
    ("board", "{ 2 = 20,", "{ 2 = 2,", "tokens 'plasteel', field number: 2 are too few for 2 players"),
    (
        "board",
        "4 = 20, 5 = 20, 6 = 20",
        "4 = 20, 5 = 20",
        "tokens 'plasteel', field number: nothing is said for 6 players",
    ),
    ("board", "{ 2 = 20, 3", "{ 2 = 20, 7", "tokens 'plasteel', field number: .*'7'"),
    ("board", "{ 2 = 3,", "{ 2 = 9,", "opened 'docks', field number: .*<= 7"),
    ("board", "{ 2 = 6, 3", "{ 2 = 7, 3", "die, field number: 8 dice each for 2 players, not 1 to 7"),
    ("board", 'id = "plasteel"', 'id = "plastel"', "area 'plasteel' is missing"),
    ("board", 'id = "docks"', 'id = "quays"', "opened 'docks' is missing"),
    (
        "board",
        'promotes = "gold"',
        'promotes = "golds"',
        "exchange 'exchange-gold', field promotes: .*'golds'; allowed",
    ),
    ("board", '"surveyor", "geologist"', '"geologist"', "die 'standard', field faces: .*length >= 6"),
    ("honours", 'id = "two-docked"', 'id = "docked"', "challenge 'docked' is named twice"),
    (
        "honours",
        '"docked 2"',
        '"dokked 2"',
        "challenge 'two-docked', field need: .*'dokked'.*the words are: completed ASTEROID",
    ),
    (
        "honours",
        '"docked 2"',
        '"docked"',
        "challenge 'two-docked', field need: .*'docked' takes 1 words after it, not 0",
    ),
    ("honours", '"docked 2"', '"docked 0"', "challenge 'two-docked', field need: .*a number is 1 or more"),
    ("honours", "completed S 1", "completed any 1", "achievement 'pathfinder', field needs: .*'any' is no asteroid"),
    (
        "honours",
        "completed S 1",
        "docked 1",
        "achievement 'pathfinder', field needs: .*words are: completed ASTEROID NUMBER.",
    ),
    (
        "honours",
        'needs = ["completed S 1", "completed C 1"]',
        "needs = []",
        "achievement 'pathfinder', field needs: .*length >= 1",
    ),
    ("executive", "earn gold 1", "earn any 1", "technology 'catalysis', field effect: .*'any' is no resource"),
    ("executive", "take order", "take orders", "bulletin 'ledger', field effect: .*'orders' is no cards"),
    ("executive", "take order", "miner-double", "bulletin 'ledger', field effect: .*no move is called 'miner-double'"),
    ("executive", "sockets = 2", "sockets = 20", "expedition 'vesta', field sockets: .*<= 8"),
    ("executive", 'id = "gazette"', 'id = "almanac"', "bulletin 'almanac' is named twice"),
]


@pytest.mark.parametrize(("file", "old", "new", "told"), DAMAGES, ids=[f"{d[0]}: {d[2]}" for d in DAMAGES])
def test_a_fault_is_told_in_one_sentence_with_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    with pytest.raises(BadInput, match=told) as caught:
        GAME.box(folder(tmp_path, file, old, new))

    sentence = str(caught.value)
    assert sentence.startswith(f"{tmp_path / file}.toml: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_an_entry_that_is_no_table_is_told_with_its_number(tmp_path: Path) -> None:
    place = folder(tmp_path)
    (tmp_path / "orders.toml").write_text("order = [7]\n", encoding="utf-8")

    with pytest.raises(BadInput, match=r"orders\.toml: Expected `object`, got `int` - at `\$\.order\[0\]`"):
        GAME.box(place)


def test_challenges_of_ones_own_may_be_added(tmp_path: Path) -> None:
    more = '[[challenge]]\nid = "swift"\npoints = 1\nneed = "rounds 1"\nsource = "inferred"\n\n[[challenge]]'
    own = GAME.box(folder(tmp_path, "honours", "[[challenge]]", more))

    assert GAME.contents(own).challenges["swift"].need == "rounds 1"
