"""Small pictures made of characters, and their layout."""

from collections.abc import Sequence
from math import hypot

from rich.text import Text

Block = list[Text]  # lines
HANGING = 6


class Canvas:
    """A grid of cells. A cell has a character, its style, and a background colour."""

    def __init__(self, rows: Sequence[str], style: str = "") -> None:
        self.cells = [[(character, style, "") for character in row] for row in rows]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write over the background."""
        for i, character in enumerate(text):
            self.cells[y][x + i] = (character, style, self.cells[y][x + i][2])

    def paint(self, x: int, y: int, inside: tuple[bool, bool], colour: str) -> None:
        """Colour a cell, or only its upper or lower half."""
        if all(inside):
            self.cells[y][x] = (" ", "", colour)
        else:
            self.cells[y][x] = ("▀" if inside[0] else "▄" if inside[1] else " ", colour, "")

    def lines(self) -> Block:
        lines = []
        for row in self.cells:
            line = Text()
            for character, style, ground in row:
                line.append(character, f"{style} on {ground}".strip() if ground else style)
            lines.append(line)
        return lines


def in_disc(x: int, y: int, width: int, height: int) -> tuple[bool, bool]:
    """Do the upper and the lower half of a cell lie inside the ellipse that fills a rectangle of cells?"""
    across = (x + 0.5) / width * 2 - 1
    upper, lower = [hypot(across, (y + part) / height * 2 - 1) <= 1 for part in (0.25, 0.75)]
    return upper, lower


def width_of(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def padded(block: Block, width: int) -> Block:
    """The block, padded to the width of its column."""
    lines = []
    for line in block:
        wide = line.copy()
        wide.pad_right(max(0, width - line.cell_len))
        lines.append(wide)
    return lines


def centred(text: str, width: int, style: str = "") -> Text:
    """A line with `text` in the middle, cut if it is too long."""
    line = Text(text, style)
    line.truncate(width)
    line.pad_left((width - line.cell_len) // 2)
    line.pad_right(width - line.cell_len)
    return line


def joined(blocks: Sequence[Block], gap: int = 2) -> Block:
    """Blocks side by side."""
    widths = [width_of(block) for block in blocks]
    lines = []
    for y in range(max((len(block) for block in blocks), default=0)):
        line = Text()
        for i, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            part = block[y] if y < len(block) else Text()
            line.append_text(part)
            line.append(" " * (width - part.cell_len + (gap if i < len(blocks) - 1 else 0)))
        lines.append(line)
    return lines


def flowing(blocks: Sequence[Block], width: int, gap: int = 2) -> Block:
    """Blocks side by side as far as they fit, the rest below."""
    rows: list[list[Block]] = []
    room = -1
    for block in blocks:
        if not rows or width_of(block) > room:
            rows.append([])
            room = width
        rows[-1].append(block)
        room -= width_of(block) + gap
    lines: Block = []
    for row in rows:
        lines += joined(row, gap)
    return lines


def folded(line: Text, width: int) -> Block:
    """A line; if it is too long, the rest is indented below."""
    lines = []
    while line.cell_len > width and (at := line.plain.rfind(" ", HANGING, width)) > HANGING:
        head, rest = line.divide([at])
        lines.append(head)
        line = Text(" " * (HANGING - 1)).append_text(rest)
    return [*lines, line]


def aligned(rows: Sequence[Sequence[Text]], gap: int) -> Block:
    """A table: the cells of each column begin below each other."""
    return joined([list(column) for column in zip(*rows, strict=True)], gap)
