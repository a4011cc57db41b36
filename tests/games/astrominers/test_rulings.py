"""Every ruling is tested and written down; every difference between the editions that touches play is tested."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parent / "rules"
ROOT = Path(__file__).parents[3]
DOCUMENT = ROOT / "docs" / "rulings" / "astrominers.md"
README = ROOT / "src" / "orrery" / "games" / "astrominers" / "README.md"
IDS = [f"AM-{n:02}" for n in range(1, 77)]
ONLY_WORDS = {27, 28, 31, 32, 33, 34, 36}  # rows of the table of differences that change nothing in play
ROWS = [row for row in range(1, 45) if row not in ONLY_WORDS]


def named_tests() -> dict[str, list[str]]:
    return {
        path.name: re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        for path in RULES.glob("test_*.py")
    }


def all_tests() -> list[str]:
    return [name for names in named_tests().values() for name in names]


def tells_of(id: str, name: str) -> bool:
    return name.startswith(f"test_{id.lower().replace('-', '_')}_")


def lines() -> dict[str, list[str]]:
    """The document's table: the cells of each ruling by its id."""
    table = re.findall(r"^\| (AM-.*) \|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    return {line.split(" | ")[0]: line.split(" | ") for line in table}


@pytest.mark.parametrize("id", IDS)
def test_a_ruling_has_a_test_that_names_it(id: str) -> None:
    assert [name for name in all_tests() if tells_of(id, name)]


@pytest.mark.parametrize("row", ROWS)
def test_a_difference_that_touches_play_has_a_test_that_names_it(row: int) -> None:
    assert [name for name in all_tests() if tells_of(f"row-{row}", name)]


def test_the_document_has_every_ruling_once_and_in_order() -> None:
    assert list(lines()) == IDS


@pytest.mark.parametrize("id", IDS)
def test_the_document_names_the_files_that_test_the_ruling(id: str) -> None:
    files = re.findall(r"`(test_\w+\.py)`", lines()[id][3])

    assert set(files) == {file for file, names in named_tests().items() if [n for n in names if tells_of(id, n)]}


def test_the_map_of_the_readme_names_every_file_of_rules_and_every_step() -> None:
    from orrery.games.astrominers.game import GAME

    text = README.read_text(encoding="utf-8")
    part = text[text.index("## Map") :]

    assert set(re.findall(r"test_\w+\.py", part)) >= set(named_tests())
    assert [step.__name__ for step in GAME.STEPS if f"`{step.__name__}`" not in part] == []
