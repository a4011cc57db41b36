"""Every ruling is tested, and written down."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parent / "rules"
DOCUMENT = Path(__file__).parents[3] / "docs" / "rulings" / "kosmiczna-misja.md"
IDS = [f"KM-{n:02}" for n in range(1, 36)]


def named_tests() -> dict[str, list[str]]:
    return {
        path.name: re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.M)
        for path in RULES.glob("test_*.py")
    }


def tells_of(id: str, name: str) -> bool:
    return name.startswith(f"test_{id.lower().replace('-', '_')}_")


def rows() -> dict[str, list[str]]:
    """The document's table: the cells of each ruling by its id."""
    table = re.findall(r"^\| (KM-.*) \|$", DOCUMENT.read_text(encoding="utf-8"), re.M)
    return {line.split(" | ")[0]: line.split(" | ") for line in table}


@pytest.mark.parametrize("id", IDS)
def test_a_ruling_has_a_test_that_names_it(id: str) -> None:
    assert [name for names in named_tests().values() for name in names if tells_of(id, name)]


def test_the_document_has_every_ruling_once_and_in_order() -> None:
    assert list(rows()) == IDS


@pytest.mark.parametrize("id", IDS)
def test_the_document_names_a_file_that_tests_the_ruling(id: str) -> None:
    files = re.findall(r"`(test_\w+\.py)`", rows()[id][3])

    assert files
    for file in files:
        assert [name for name in named_tests()[file] if tells_of(id, name)]
