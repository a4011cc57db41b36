"""What moves on the page: only what the browser can move without laying out or painting anything anew."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "web" / "src"
STYLED = [
    path for path in [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.css")] if "@keyframes" in path.read_text("utf-8")
]
KEYFRAMES = re.compile(r"@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}")
PROPERTY = re.compile(r"([\w-]+):")
LIGHT = {"transform", "translate", "rotate", "scale", "opacity"}


@pytest.mark.parametrize("path", STYLED, ids=lambda path: path.name)
def test_animations_change_only_places_and_opacity(path: Path) -> None:
    moved = [PROPERTY.findall(steps) for steps in KEYFRAMES.findall(path.read_text("utf-8"))]
    assert moved
    assert {one for properties in moved for one in properties} <= LIGHT
