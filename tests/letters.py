"""Which letter is in which file of the page's font."""

import re
from pathlib import Path

FONTS = Path(__file__).parents[1] / "web" / "src" / "fonts"
RULE = re.compile(r'font-weight: (\d+) (\d+);.*?url\("([^"]+)".*?unicode-range: ([^;]+);', re.DOTALL)
RULES = RULE.findall((FONTS / "exo-2.css").read_text(encoding="utf-8"))
WEIGHTS = {(int(least), int(most)) for least, most, _, _ in RULES}


def letters_of(ranges: str) -> set[str]:
    """What a unicode-range such as `U+20-7E, U+B2` names."""
    spans = [span.removeprefix("U+").partition("-") for span in ranges.split(", ")]
    return {chr(n) for first, _, last in spans for n in range(int(first, 16), int(last or first, 16) + 1)}


FILES = {Path(url).name: letters_of(ranges) for _, _, url, ranges in RULES}
SMALL = {name for name in FILES if (FONTS / name).exists()}  # our own
