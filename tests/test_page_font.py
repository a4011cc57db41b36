"""The texts and drawings of the page have only letters of the small fonts: another one would load a large font."""

import html
import re
from collections import defaultdict
from pathlib import Path

from tests.letters import FILES, SMALL, WEIGHTS

ROOT = Path(__file__).parents[1]
PAGE = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css", ".ftl")]
WRITTEN = [
    ROOT / "web" / "index.html",
    *[path for path in PAGE if not path.name.endswith(".test.ts")],
    *(ROOT / "src" / "orrery" / "games").glob("*/texts/*.ftl"),
]
ESCAPE = re.compile(r"\\u\{?([0-9a-fA-F]{4,6})")
WEIGHT = re.compile(r"font-weight: (\d+);")
HOW = "Add it to web/fonts.py and make the fonts again, see CONTRIBUTING.md."


def used() -> dict[str, set[str]]:
    """All characters that are written, and the files that have them."""
    found = defaultdict(set)
    for path in WRITTEN:
        text = html.unescape(path.read_text(encoding="utf-8"))
        for letter in {*text, *[chr(int(number, 16)) for number in ESCAPE.findall(text)]} - {"\n"}:
            found[letter].add(path.name)
    return found


def test_texts_and_drawings_are_found() -> None:
    found = set().union(*used().values())
    assert found >= {"pl.ftl", "table.en.ftl", "app.css", "Moon.svelte", "signs.ts", "index.html"}


def test_nothing_that_is_written_loads_a_large_font() -> None:
    large = set().union(*[letters for name, letters in FILES.items() if name not in SMALL])
    assert {letter: files for letter, files in used().items() if letter in large} == {}, HOW


def test_every_letter_is_in_a_small_font() -> None:
    """Signs may be in none of the fonts: then they come from the system."""
    small = set().union(*[FILES[name] for name in SMALL])
    assert {letter: files for letter, files in used().items() if letter.isalnum() and letter not in small} == {}, HOW


def test_each_letter_is_in_one_font_only() -> None:
    assert sum(map(len, FILES.values())) == len(set().union(*FILES.values()))
    assert len(SMALL) == 2


def test_polish_can_be_written_in_capitals_too() -> None:
    polish = set("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ")
    assert polish <= set().union(*[FILES[name] for name in SMALL])


def test_the_fonts_have_every_weight_that_a_style_wants() -> None:
    ((least, most),) = WEIGHTS
    wanted = {(int(n), path.name) for path in PAGE for n in WEIGHT.findall(path.read_text(encoding="utf-8"))}

    assert wanted
    assert {(n, name) for n, name in wanted if not least <= n <= most} == set()
