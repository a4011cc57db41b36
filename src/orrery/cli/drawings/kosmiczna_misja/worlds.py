"""Kosmiczna misja: pictures of planets, tiles and the die. They are filled if there are colours, else in outline."""

from collections.abc import Sequence

from orrery.cli.drawings.canvas import Block, Canvas, in_disc
from orrery.games.kosmiczna_misja.state import Tiles

STATION = "⌂"
ALIEN = "☻"
HALVES = {"dome": "◠◗◡◖", "mast": "△▷▽◁"}  # half stations of the tile above, right of, below, left of an edge
FILLS = ("#17616b", "#8a4523", "#57378a", "#47682c")  # by seat
TILE_FILL = "#3d4f6b"
NO_FILL = "#262b33"
STATION_STYLE = "bold #ffdf80"
ALIEN_STYLE = "bold #9dff8a"
PLACE_STYLE = "bold #ffffff"
LINE_STYLE = "#9fb4c7"
FAINT_STYLE = "#5c6673"
DASHES = str.maketrans("─│┼┬┴├┤", "╌╎·╌╌╎╎")

LARGE = (
    "   ╭───┬───╮   ",
    " ╭─╯   │   ╰─╮ ",
    "╭╯     │     ╰╮",
    "├──────┼──────┤",
    "╰╮     │     ╭╯",
    " ╰─╮   │   ╭─╯ ",
    "   ╰───┴───╯   ",
)
SMALL = (
    " ╭───┬───╮ ",
    "╭╯   │   ╰╮",
    "├────┼────┤",
    "╰╮   │   ╭╯",
    " ╰───┴───╯ ",
)
QUARTER = (
    "┌───╮   ",
    "│   ╰─╮ ",
    "│     ╰╮",
    "└──────┘",
)
DIE = (
    "╭───────╮",
    "│       │",
    "│       │",
    "│       │",
    "╰───────╯",
)
PIPS = (
    (), ((4, 2),), ((2, 1), (6, 3)), ((2, 1), (4, 2), (6, 3)), ((2, 1), (6, 1), (2, 3), (6, 3)),
    ((2, 1), (6, 1), (4, 2), (2, 3), (6, 3)), ((2, 1), (6, 1), (2, 2), (6, 2), (2, 3), (6, 3)),
)  # fmt: skip


class Brush:
    """How pictures are drawn: filled, or with lines only."""

    def __init__(self, box: Tiles, coloured: bool) -> None:
        self.box = box
        self.coloured = coloured

    def style(self, style: str) -> str:
        return style if self.coloured else style.split(maxsplit=1)[0] if style.startswith("bold") else ""

    def world(
        self, tiles: Sequence[str | None], met: Sequence[str | None], fill: str, places: str, large: bool
    ) -> Block:
        """A planet: quarters a to d clockwise from the upper right. `places` is its number, or nothing."""
        rows = LARGE if large else SMALL
        ids = [None if id is None else self.box.tile_ids.index(id) for id in tiles]
        canvas = self.globe(rows, ids, fill)
        middle, centre = len(rows) // 2, len(rows[0]) // 2
        room = centre - 2
        for quarter, tile in enumerate(ids):
            x = centre + 1 if quarter < 2 else 2
            y = middle + (1 if quarter in (1, 2) else -1)
            label = f"{places}{'abcd'[quarter]}" if places else ""
            if tile is not None:
                self.put_inside(canvas, x, y, room, tile)
                x = centre + 2 if quarter < 2 else centre - 3
                canvas.put(x, y + (1 if quarter in (1, 2) else -1), label, LINE_STYLE if self.coloured else "dim")
            else:
                canvas.put(x + (room - 2) // 2, y, label, self.style(PLACE_STYLE))
        self.put_edges(canvas, ids, met, rows)
        return canvas.lines()

    def globe(self, rows: Sequence[str], ids: Sequence[int | None], fill: str) -> Canvas:
        """The bare planet, its quarters filled or dashed."""
        canvas = Canvas(rows)
        width, height = len(rows[0]), len(rows)
        for y, row in enumerate(rows):
            for x, character in enumerate(row):
                there = any(ids[i] is not None for i in quarters_at(x - width // 2, y - height // 2))
                if self.coloured:
                    canvas.paint(x, y, in_disc(x, y, width, height), fill if there else NO_FILL)
                    if (x == width // 2 or y == height // 2) and canvas.cells[y][x][0] == " ":
                        line = "┼" if (x, y) == (width // 2, height // 2) else "│" if x == width // 2 else "─"
                        canvas.put(x, y, line, LINE_STYLE if there else FAINT_STYLE)
                else:
                    canvas.put(x, y, character if there else character.translate(DASHES))
        return canvas

    def put_inside(self, canvas: Canvas, x: int, y: int, room: int, tile: int) -> None:
        """What is in the middle of a tile; numbers if there is no room to draw each thing."""
        stations, aliens = int(self.box.whole[tile]), int(self.box.aliens[tile])
        texts = [STATION * stations, ALIEN * aliens]
        if stations + aliens > room:
            texts = [STATION + str(stations), str(aliens)]
        x += (room - len("".join(texts))) // 2
        for text, style in zip(texts, (STATION_STYLE, ALIEN_STYLE), strict=True):
            canvas.put(x, y, text, self.style(style))
            x += len(text)

    def put_edges(
        self, canvas: Canvas, ids: Sequence[int | None], met: Sequence[str | None], rows: Sequence[str]
    ) -> None:
        """The edges between two quarters: a station of two halves, or a half that waits for the other."""
        middle, centre = len(rows) // 2, len(rows[0]) // 2
        reach = (centre + 1) // 2
        spots = ((centre + reach, middle), (centre, len(rows) - 2), (centre - reach, middle), (centre, 1))
        for quarter, (x, y) in enumerate(spots):
            before, after = ids[quarter], ids[(quarter + 1) % 4]
            text = ""
            if before is not None and after is not None:
                text = STATION if met[quarter] else ""
            elif before is not None:
                text = self.half(self.box.cw[before], quarter)
            elif after is not None:
                text = self.half(self.box.ccw[after], (quarter + 2) % 4)
            if text:
                canvas.put(x, y, text, self.style(STATION_STYLE))

    def half(self, edge: int, side: int) -> str:
        """Half a station, on a tile that lies above (0), right of (1), below (2) or left of (3) this edge."""
        if not self.box.joins[edge]:
            return ""
        return HALVES.get(self.box.edge_ids[edge], HALVES["dome"])[side]

    def tile(self, id: str | None) -> Block:
        """A tile of the bank, drawn as quarter a."""
        there = id is not None
        canvas = Canvas([row if there else row.translate(DASHES) for row in QUARTER])
        if self.coloured:
            for y in range(4):
                for x in range(8):
                    canvas.paint(x, y, in_disc(x + 7, y, 15, 7), TILE_FILL if there else NO_FILL)
        if id is None:
            return canvas.lines()
        tile = self.box.tile_ids.index(id)
        self.put_inside(canvas, 1, 2, 5, tile)
        left, below = self.half(self.box.ccw[tile], 1), self.half(self.box.cw[tile], 0)
        if left:
            canvas.put(0, 1, left, self.style(STATION_STYLE))
        if below:
            canvas.put(4, 3, below, self.style(STATION_STYLE))
        return canvas.lines()

    def die(self, pips: int) -> Block:
        canvas = Canvas(DIE)
        if self.coloured:
            for x in range(9):
                for y in range(5):
                    canvas.paint(x, y, (y > 0, y < 4), "#e6e6e6" if pips else NO_FILL)
        for x, y in PIPS[pips]:
            canvas.put(x, y, "●", self.style("bold #1a1a1a"))
        return canvas.lines()


def quarters_at(x: int, y: int) -> list[int]:
    """The quarters that a character belongs to, by its distance from the middle of the planet."""
    across = [0, 1] if x > 0 else [2, 3] if x < 0 else [0, 1, 2, 3]
    along = [0, 3] if y < 0 else [1, 2] if y > 0 else [0, 1, 2, 3]
    return [quarter for quarter in across if quarter in along]
