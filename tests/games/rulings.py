"""The rulings of a game, as its document lists them, and the tests of its rules."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def named_tests(rules: Path) -> dict[str, list[str]]:
    """The names of the tests in a folder, by file."""
    return {
        path.name: re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        for path in rules.glob("test_*.py")
    }


def tells_of(id: str, name: str) -> bool:
    return name.startswith(f"test_{id.lower().replace('-', '_')}_")


def lines(document: Path, letters: str) -> dict[str, list[str]]:
    """The document's table: the cells of each ruling by its id."""
    table = re.findall(rf"^\| ({letters}-.*) \|$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {line.split(" | ")[0]: line.split(" | ") for line in table}
