"""Every ruling is tested and written down, and the map of the README is complete."""

import re
from pathlib import Path

import pytest

from orrery.games.skymines.game import GAME
from tests.games.rulings import ROOT, lines, named_tests, tells_of

RULES = Path(__file__).parent / "rules"
GAME_FOLDER = ROOT / "src" / "orrery" / "games" / "skymines"
DOCUMENT = ROOT / "docs" / "rulings" / "skymines.md"
IDS = [f"SK-{n:02}" for n in range(1, 96)]
EXAMPLES = {  # worked examples of the rulebook: how many tests cite the page, at least
    "p08": 2, "p09": 1, "p11": 3, "p12": 1, "p14": 1, "p15": 1, "p16": 1, "p17": 3, "p18": 2, "p19": 2, "p20": 1,
    "p21": 1, "p22": 1, "p23": 1, "p27": 1, "p28": 1, "p29": 1, "p32": 2,
}  # fmt: skip
TESTS = named_tests(RULES)
ALL_TESTS = [name for names in TESTS.values() for name in names]
LINES = lines(DOCUMENT, "SK")


def map_of_the_readme() -> str:
    text = (GAME_FOLDER / "README.md").read_text(encoding="utf-8")
    return text[text.index("## Map") : text.index("## What is reconstructed")]


@pytest.mark.parametrize("id", IDS)
def test_a_ruling_has_a_test_that_names_it(id: str) -> None:
    assert [name for name in ALL_TESTS if tells_of(id, name)]


def test_every_test_that_names_a_ruling_names_one_of_these() -> None:
    named = {f"SK-{number}" for name in ALL_TESTS for number in re.findall(r"^test_sk_(\d+)_", name)}

    assert named == set(IDS)


def test_the_document_has_every_ruling_once_and_in_order() -> None:
    assert list(LINES) == IDS


@pytest.mark.parametrize("id", IDS)
def test_the_document_names_the_files_that_test_the_ruling(id: str) -> None:
    files = re.findall(r"`(test_\w+\.py)`", LINES[id][3])

    assert set(files) == {file for file, names in TESTS.items() if [n for n in names if tells_of(id, n)]}


@pytest.mark.parametrize("page", EXAMPLES)
def test_worked_examples_have_tests_that_name_their_page(page: str) -> None:
    assert len([name for name in ALL_TESTS if name.startswith(f"test_{page}_")]) >= EXAMPLES[page]


def test_every_ruling_that_the_rules_cite_is_one_of_these() -> None:
    cited = {
        id for path in GAME_FOLDER.rglob("*.py") for id in re.findall(r"SK-\d\d", path.read_text(encoding="utf-8"))
    }

    assert cited <= set(IDS)


def test_the_map_of_the_readme_names_every_file_and_every_step() -> None:
    part = map_of_the_readme()
    modules = [str(path.relative_to(GAME_FOLDER)) for path in GAME_FOLDER.rglob("*.py") if path.name != "__init__.py"]

    assert [name for name in modules if f"`{name}`" not in part] == []
    assert [name for name in TESTS if f"`rules/{name}`" not in part] == []
    assert [step.__name__ for step in GAME.STEPS if f"`{step.__name__}`" not in part] == []
    assert [path.name for path in Path(__file__).parent.glob("test_*.py") if f"`{path.name}`" not in part] == []


def test_the_map_of_the_readme_names_only_what_there_is() -> None:
    part = map_of_the_readme()
    tests = {path.name for path in Path(__file__).parent.rglob("test_*.py")}

    assert set(re.findall(r"test_\w+\.py", part)) <= tests
    files = re.findall(r"`((?:steps/)?[a-z]+\.py)`", part)
    assert [name for name in files if not (GAME_FOLDER / name).exists()] == []
