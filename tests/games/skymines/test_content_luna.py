"""Luna's cards and levels: every known fact of them, and what is said about faults in luna.toml."""

import tomllib
from pathlib import Path

import pytest

from orrery.engine.game import BadInput
from orrery.games.skymines.game import GAME
from tests.games.content_folders import ContentFolder
from tests.games.skymines.helpers import FOLDER
from tests.games.skymines.ours import OURS

FILES = ["belt", "board", "cards", "moon", "plans", "tracks", "luna"]
folder = ContentFolder(FOLDER, FILES).copy
COUNTS = {  # left, right, scientists; tank and research when it is turned up
    "i-1": (0, 3, 1, 0, 0),
    "i-2": (4, 0, 0, 0, 0),
    "i-3": (3, 0, 1, 0, 0),
    "i-4": (0, 3, 1, 2, 0),
    "i-5": (3, 3, 1, 2, 0),
    "i-6": (4, 0, 0, 0, 0),
    "i-7": (0, 4, 0, 0, 0),
    "i-8": (3, 3, 1, 2, 0),
    "i-9": (0, 3, 1, 0, 0),
    "i-10": (0, 4, 0, 0, 0),
    "i-11": (3, 0, 1, 0, 0),
    "i-12": (3, 0, 1, 2, 0),
    "ii-1": (4, 6, 1, 0, 1),
    "ii-2": (6, 4, 1, 0, 1),
    "ii-3": (3, 6, 2, 0, 1),
    "ii-4": (4, 6, 1, 0, 1),
    "ii-5": (6, 6, 1, 2, 0),
    "ii-6": (6, 4, 2, 2, 0),
    "ii-7": (6, 3, 2, 2, 0),
}
ACTIONS = {  # words; by slot: spaces of the display, columns of the research area or places of markers
    "i-1": ("take, share", "1 1 1 1 1"),
    "i-2": ("steps second 2, take", "7+8 2 3 4 6+10"),
    "i-3": ("coins 2, steps most 2, marker", "r2c3 r2c4 r3c2 r3c3 r3c4"),
    "i-4": ("coins 2, research 1, marker", "r3c3 r3c4 r3c2 r3c1 r2c4"),
    "i-5": ("coins 2, research 1, marker", "r3c1 r3c2 r3c3 r2c3 r3c4"),
    "i-6": ("steps lead 2, expand lead 2 min", ""),
    "i-7": ("steps lead 2, expand lead 2 max", ""),
    "i-8": ("coins 2, research 1, marker", "r3c2 r3c3 r2c3 r3c1 r3c4"),
    "i-9": ("steps two-most 2, special, plan a", "1 2 3 4 1"),
    "i-10": ("coins 3, steps least 3, expand least 3 max", ""),
    "i-11": ("steps two-most 2, plan b, plan c", "1 2 3 4 1"),
    "i-12": ("tank 2, take", "1+2 1+3 1+4 1+6 1+7"),
    "ii-1": ("coins 3, steps two-most 3, plan b", "1 2 3 4 1"),
    "ii-2": ("steps all 3, special, plan a", "1 2 3 4 1"),
    "ii-3": ("steps lead 3, expand lead 3 max", ""),
    "ii-4": ("coins 3, research 2, marker", "r2c3 r3c1 r3c2 r3c3 r2c4"),
    "ii-5": ("tank 2, research 2, take, share", "2 3 4 6 11"),
    "ii-6": ("coins 3, tank 4, marker", "r2c3 r3c4 r3c2 r3c3 r2c4"),
    "ii-7": ("steps two-leading 2, expand two-leading 2 min", ""),
}
LEVELS = [  # slots open, class 2 joins, tokens of tank and research, head starts
    (0, 0, [], [], 0, 0), (1, 0, [], [], 0, 0), (1, 1, [], [], 0, 0), (1, 1, [11, 19], [5, 10], 0, 0),
    (1, 1, [9, 16], [4, 8], 0, 0), (1, 1, [7, 13], [2, 7], 0, 0), (1, 1, [6, 13], [4, 8], 1, 1),
    (1, 1, [7, 10], [5, 7], 3, 2), (1, 1, [8, 11], [5, 7], 5, 3),
]  # fmt: skip


def test_p04_nineteen_cards_twelve_of_class_1() -> None:
    assert OURS.ids["luna"] == [f"i-{n}" for n in range(1, 13)] + [f"ii-{n}" for n in range(1, 8)]


@pytest.mark.parametrize("card", COUNTS)
def test_what_a_card_counts_and_reveals(card: str) -> None:
    i, luna = OURS.ids["luna"].index(card), OURS.luna

    assert (luna.left[i], luna.right[i], luna.scientists[i], luna.tank[i], luna.research[i]) == COUNTS[card]


@pytest.mark.parametrize("card", ACTIONS)
def test_what_a_card_does_on_each_slot(card: str) -> None:
    file = tomllib.loads((Path(GAME.CONTENT) / "luna.toml").read_text(encoding="utf-8"))
    found = next(entry for entry in [*file["class_one"], *file["class_two"]] if entry["id"] == card)
    words, by_slot = ACTIONS[card]
    spaces = ["+".join(map(str, numbers)) for numbers in found.get("spaces", [])]

    assert ", ".join(found["action"]) == words
    assert " ".join([*spaces, *map(str, found.get("columns", [])), *found.get("markers", [])]) == by_slot


@pytest.mark.parametrize("level", range(9))
def test_what_a_level_is(level: int) -> None:
    luna = OURS.luna
    tokens = [
        [n for n in list(row)[level * 2 : level * 2 + 2] if n > 0] for row in (luna.tank_tokens, luna.research_tokens)
    ]
    found = (luna.opens[level], luna.grows[level], *tokens, luna.tank_starts[level], luna.research_starts[level])

    assert found == LEVELS[level]


def test_a_table_without_luna_goes_on_when_her_file_changes(tmp_path: Path) -> None:
    own = GAME.box(folder(tmp_path, "luna", "left = 4", "left = 3"))
    usual = GAME.box(str(FOLDER))

    assert own.digest != usual.digest
    assert GAME.box_for(own, {"luna": 0}).digest == GAME.box_for(usual, {"luna": 0}).digest
    assert GAME.box_for(own, {"luna": 1}).digest != GAME.box_for(usual, {"luna": 1}).digest


def test_without_her_file_luna_is_refused(tmp_path: Path) -> None:
    place = folder(tmp_path)
    (tmp_path / "luna.toml").unlink()

    assert GAME.new(2, 1, {}, GAME.box(place)).seats == 2
    with pytest.raises(BadInput, match=r"no luna\.toml, which these options need"):
        GAME.new(2, 1, {"luna": 1}, GAME.box(place))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('action = ["take", "share"]', 'action = ["grab"]', "card 'i-1', field action: 'grab' is none"),
        (
            '"steps lead 2", "expand lead 2 min"',
            '"steps lead 2", "expand most 2 min"',
            "card 'i-6', field action: all its",
        ),
        ("spaces = [[1], [1], [1], [1], [1]]\n", "", "card 'i-1', field spaces: it stands with the word 'take'"),
        ("spaces = [[1], ", "spaces = [[13], ", "luna.toml"),
        ("columns = [1, 2, 3, 4, 1]", "columns = [1, 2, 3, 4, 5]", "luna.toml"),
        ('markers = ["r2c3"', 'markers = ["r1c4"', "card 'i-3', field markers: there is no place 'r1c4'"),
        ('bonus = "buy"', 'bonus = "first"', "place 'r2c3', field bonus: 'first' is none of"),
        ('id = "level-3"', 'id = "level-9"', "the levels are level-0 to level-8"),
        ("tank_tokens = [11, 19]", "tank_tokens = [19, 11]", "level 'level-3', field tank_tokens"),
        ("research_tokens = [5, 10]", "research_tokens = [5, 16]", "level 'level-3', field research_tokens"),
        ('id = "i-2"', 'id = "i-1"', "class_one 'i-1' is named twice"),
        ('id = "i-2"', 'id = "i-13"', "the cards are i-1 to i-12 and ii-1 to ii-7, in this order"),
    ],
)
def test_faults_are_told_in_one_sentence(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.box(folder(tmp_path, "luna", old, new))

    assert told in str(error.value)
    assert "\n" not in str(error.value)
