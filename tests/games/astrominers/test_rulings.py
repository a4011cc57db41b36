"""Every ruling is tested and written down; every difference between the editions that touches play is tested."""

import re
from pathlib import Path

import pytest

from tests.games.rulings import ROOT, lines, named_tests, tells_of

RULES = Path(__file__).parent / "rules"
DOCUMENT = ROOT / "docs" / "rulings" / "astrominers.md"
README = ROOT / "src" / "orrery" / "games" / "astrominers" / "README.md"
IDS = [f"AM-{n:02}" for n in range(1, 77)]
EDITIONS = ROOT / "docs" / "rulings" / "astrominers-editions.md"
ROWS = {  # of the table of differences between the editions: does it touch play?
    int(number): rest.split(" | ")[-1] != "words"
    for number, rest in re.findall(r"^\| (\d+) \| (.*) \|$", EDITIONS.read_text(encoding="utf-8"), re.MULTILINE)
}
TESTS = named_tests(RULES)
ALL_TESTS = [name for names in TESTS.values() for name in names]
LINES = lines(DOCUMENT, "AM")


@pytest.mark.parametrize("id", IDS)
def test_a_ruling_has_a_test_that_names_it(id: str) -> None:
    assert [name for name in ALL_TESTS if tells_of(id, name)]


def cited_rows(text: str) -> set[int]:
    """`row 5`, `rows 13, 44`, `test_row_5_...`"""
    lists = re.findall(r"\brows? (\d+(?:(?:, | and )\d+)*)|\btest_row_(\d+)_", text)
    return {int(number) for found in lists for number in re.findall(r"\d+", " ".join(found))}


def test_the_table_of_differences_is_complete_and_in_order() -> None:
    assert list(ROWS) == list(range(1, 45))


@pytest.mark.parametrize("folder", ["src/orrery/games/astrominers", "tests/games/astrominers", "docs/rulings"])
def test_every_row_that_is_cited_stands_in_the_table_of_differences(folder: str) -> None:
    files = [path for path in (ROOT / folder).rglob("*") if path.suffix in {".py", ".md", ".toml"}]
    cited = {row for path in files for row in cited_rows(path.read_text(encoding="utf-8"))}

    assert cited
    assert cited <= set(ROWS)


@pytest.mark.parametrize("row", [row for row, touches_play in ROWS.items() if touches_play])
def test_a_difference_that_touches_play_has_a_test_that_names_it(row: int) -> None:
    assert [name for name in ALL_TESTS if tells_of(f"row-{row}", name)]


def test_the_document_has_every_ruling_once_and_in_order() -> None:
    assert list(LINES) == IDS


@pytest.mark.parametrize("id", IDS)
def test_the_document_names_the_files_that_test_the_ruling(id: str) -> None:
    files = re.findall(r"`(test_\w+\.py)`", LINES[id][3])

    assert set(files) == {file for file, names in TESTS.items() if [n for n in names if tells_of(id, n)]}


def test_the_map_of_the_readme_names_every_file_of_rules_and_every_step() -> None:
    from orrery.games.astrominers.game import GAME

    text = README.read_text(encoding="utf-8")
    part = text[text.index("## Map") :]

    assert set(re.findall(r"test_\w+\.py", part)) >= set(TESTS)
    assert [step.__name__ for step in GAME.STEPS if f"`{step.__name__}`" not in part] == []
