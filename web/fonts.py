"""Makes src/fonts/: Exo 2 with the letters of our own texts in small files, and the styles that name them.

Texts use `exo-2-base.woff2`, and in Polish `exo-2-polish.woff2` too. There are two because the package has Polish
letters and ASCII in different files, and fontTools merges no variable fonts. Names that people type may have other
letters; for these the browser loads the large files of the package. Each letter is in the range of one file only.

It takes the page's tools and fontTools; CONTRIBUTING.md has the command.
"""

import shutil
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).resolve().parent
PACKAGE = "@fontsource-variable/exo-2"
SOURCE = WEB / "node_modules" / PACKAGE
TARGET = WEB / "src" / "fonts"
LARGE = {"base": "exo-2-latin-wght-normal.woff2", "polish": "exo-2-latin-ext-wght-normal.woff2"}
ASCII = "".join(map(chr, range(0x20, 0x7F)))
SIGNS = "\u00a0²·×–—‘’“”„…−"
LETTERS = {"base": ASCII + SIGNS + "óÓ", "polish": "ąćęłńśźżĄĆĘŁŃŚŹŻ"}
WEIGHTS = (400, 800)  # what the page uses
FEATURES = ["kern", "liga", "tnum"]
RULE = """@font-face {{
  font-family: "Exo 2";
  font-display: swap;
  font-weight: {weights};
  src: url("{url}") format("woff2");
  unicode-range: {ranges};
}}
"""


def large(name: str) -> TTFont:
    return TTFont(SOURCE / "files" / LARGE[name], recalcTimestamp=False)


def small(name: str) -> TTFont:
    """Of a large file only our letters and weights."""
    font = instantiateVariableFont(large(name), {"wght": WEIGHTS})
    # The font's only hint switches hinting off. Without it systems hint by themselves, and widths change.
    options = Options(hinting=True, layout_features=FEATURES, name_IDs=["*"], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(text=LETTERS[name])
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


def ranges(points: set[int]) -> str:
    """`U+20-7E, U+B2`: what unicode-range says."""
    starts = sorted(point for point in points if point - 1 not in points)
    ends = sorted(point for point in points if point + 1 not in points)
    spans = zip(starts, ends, strict=True)
    return ", ".join(f"U+{start:X}" if start == end else f"U+{start:X}-{end:X}" for start, end in spans)


def rule(url: str, points: set[int]) -> str:
    return RULE.format(weights="{} {}".format(*WEIGHTS), url=url, ranges=ranges(points))


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    shutil.copy(SOURCE / "LICENSE", TARGET / "OFL.txt")
    rules = ["/* Made by web/fonts.py. Exo 2 is under the SIL Open Font License, see OFL.txt. */\n"]
    made: set[int] = set()
    for name, text in LETTERS.items():
        font = small(name)
        font.save(TARGET / f"exo-2-{name}.woff2")
        letters = set(font.getBestCmap())
        assert letters == set(map(ord, text)), "A letter is missing."
        rules.append(rule(f"./exo-2-{name}.woff2", letters))
        made |= letters
    for name, file in LARGE.items():
        others = {point for point in large(name).getBestCmap() if point > 0x20} - made
        rules.append(rule(f"{PACKAGE}/files/{file}", others))
        made |= others
    (TARGET / "exo-2.css").write_text("".join(rules), encoding="utf-8")


if __name__ == "__main__":
    main()
