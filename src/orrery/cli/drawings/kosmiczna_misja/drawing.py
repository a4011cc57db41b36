"""Kosmiczna misja in the terminal."""

import re

from rich.text import Text

from orrery.cli.drawings.canvas import Block, centred, flowing, joined
from orrery.cli.drawings.kosmiczna_misja.worlds import ALIEN, FILLS, STATION, Brush
from orrery.cli.drawings.plain import Drawing
from orrery.cli.words import Words
from orrery.engine.game import Box, Game
from orrery.engine.table import Ask, Offer
from orrery.games.kosmiczna_misja.state import Tiles
from orrery.games.kosmiczna_misja.view import PlanetView, PlayerView, View

INKS = ("cyan", "yellow", "magenta", "green")  # by seat
COLUMN = 18
DIE = 13  # width of the die with its text
NAME = 24
TALL = 32  # lines that a terminal needs to draw everybody's planets


class KosmicznaMisjaDrawing(Drawing):
    """Planets as round worlds. One's own are larger than those of others."""

    is_prose = False

    def __init__(self, game: Game, box: Box, words: Words, names: list[str], coloured: bool) -> None:
        super().__init__(game, box, words, names, coloured)
        assert isinstance(box, Tiles)
        self.brush = Brush(box, coloured)
        self.has_masts = False

    def picture(self, view: View, seat: int, width: int, height: int = 0) -> list[Text]:
        """The other players come first, so that the bank and one's own planets are next to the question."""
        seats = list(range(len(view.players)))
        table = self.table(view)
        if seat not in seats:
            players = [self.player(view, i, True) for i in seats]
            return [self.headline(view, width), *table, Text(), *flowing(players, width, 3)]
        others = seats[seat + 1 :] + seats[:seat]
        if height and height < TALL:
            lines = [self.in_short(view, i, width) for i in others]
        else:
            lines = flowing([self.player(view, i, False) for i in others], width, 3)
        return [self.headline(view, width), *lines, *flowing([table, self.player(view, seat, True)], width, 3)]

    def headline(self, view: View, width: int) -> Text:
        line = Text.assemble(("━━ ", "dim"), (self.words("title"), "bold"))
        line.append(f" · {self.words('round', round=view.round)} ")
        line.append("━" * (width - line.cell_len), "dim")
        return line

    def table(self, view: View) -> Block:
        """What belongs to no player: the die, the bank, and the legend."""
        roll = self.words("die-astronauts", die=view.die) if view.die else self.words("die-none")
        die = [centred(roll, DIE), *joined([[Text("  ")] * 5, self.brush.die(view.die)], 0)]
        tiles = [
            [centred(str(number), 8, "bold" if id else "dim"), *self.brush.tile(id)]
            for number, id in enumerate(view.bank, 1)
        ]
        bank = [Text(self.words("bank", tiles=view.stack)), *joined(tiles)]
        seen = {tile for p in view.players for planet in p.unfinished if planet for tile in planet.tiles if tile}
        self.has_masts |= any("mast" in tile for tile in {*seen, *[tile for tile in view.bank if tile]})
        signs = self.words("legend-masts" if self.has_masts else "legend")
        return [*joined([die, bank]), *[Text(line, "dim") for line in signs.split("\n")]]

    def player(self, view: View, seat: int, large: bool) -> Block:
        p = view.players[seat]
        worlds = [self.planet(p, i, FILLS[seat % 4], large) for i in (0, 1)]
        score = Text.assemble("  ", (self.words("score", score=p.score), "bold"), self.finished(p, seat))
        return [self.name(view, seat), *joined(worlds, 3 if large else 1), score]

    def name(self, view: View, seat: int) -> Text:
        name = Text("▶ " if seat == view.active else "  ", "bold")
        return name.append(self.names[seat], f"bold {INKS[seat % 4]}" if self.coloured else "bold")

    def in_short(self, view: View, seat: int, width: int) -> Text:
        """A player in one line, for low terminals."""
        p = view.players[seat]
        line = self.name(view, seat)
        line.pad_right(max(2, NAME - line.cell_len))
        line.append(f"{self.words('score', score=p.score):<10}", "bold")
        for planet in p.unfinished:
            if planet:
                tiles = sum(1 for tile in planet.tiles if tile)
                line.append(f"{self.words('planet-short', tiles=tiles)} {self.need(planet, True)}   ")
        line.truncate(width)
        return line

    def planet(self, p: PlayerView, place: int, fill: str, large: bool) -> Block:
        """An unfinished planet with the roll that the next tile needs."""
        planet = p.unfinished[place]
        width = 15 if large else 11
        if planet is None:
            picture = self.brush.world([None] * 4, [], fill, "", large)
            return [*picture, centred(self.words("planet-free"), width, "dim")]
        picture = self.brush.world(planet.tiles, planet.met, fill, str(place + 1) if large else "", large)
        return [*picture, centred(self.need(planet, large, planet.is_enough), width)]

    def need(self, planet: PlanetView, large: bool, is_enough: bool | None = None) -> str:
        text = self.words("planet-need", need=planet.need)
        if large:
            text = f"{STATION}{planet.stations}{ALIEN}{planet.aliens} {text}"
        return text + {None: "", True: " ✓", False: " ✗"}[is_enough]

    def finished(self, p: PlayerView, seat: int) -> Text:
        """The finished planets with their stations."""
        line = Text()
        for planet in p.finished:
            line.append(" ")
            style = f"bold #ffffff on {FILLS[seat % 4]}" if self.coloured else "reverse"
            line.append(f" {planet.stations}{STATION} ", style)
        return line

    def turn_name(self, turn: int) -> str:
        return f"{self.words('round', round=turn // len(self.names) + 1)}, "

    def choices(self, ask: Ask, view: View, width: int) -> tuple[list[Offer], list[Text]]:
        """To take a tile: a row for each place, a column for each tile. To box a tile: a line for each."""
        ordered = sorted(ask.offers, key=lambda offer: place_of(offer.text))
        if any(offer.text.startswith(("box", "keep")) for offer in ordered):
            return ordered, self.boxing(ask.step, ordered, width)
        results = [self.result(offer) for offer in ordered]
        bank = view.bank
        if width < COLUMN * (len(bank) + 1):
            return ordered, self.taking_list(ordered, results)
        head = Text(f"  {self.words('draw-after'):<{COLUMN - 2}}", "dim")
        for number, id in enumerate(bank, 1):
            if id:
                head.append(f"{self.words('draw-tile', number=number):<{COLUMN}}", "dim")
        rows: dict[str, Text] = {}
        for offer in ordered:
            place = place_of(offer.text)
            rows.setdefault(place, self.row(place, [id for id in bank if id], ordered, results))
        return ordered, [head, *rows.values()]

    def row(self, place: str, bank: list[str], offers: list[Offer], results: list[str]) -> Text:
        label = self.words("draw-place", spot=place) if place else self.words("draw-open")
        line = Text(f"  {label:<{COLUMN - 2}}")
        for id in bank:
            cell = Text("·", "dim")
            for number, (offer, result) in enumerate(zip(offers, results, strict=True), 1):
                if offer.text in (f"open {id}", f"place {id} {place}") and place_of(offer.text) == place:
                    cell = Text.assemble((f"{number}", "bold"), f" {result}")
            cell.truncate(COLUMN - 1)
            cell.pad_right(COLUMN - cell.cell_len)
            line.append_text(cell)
        return line

    def taking_list(self, offers: list[Offer], results: list[str]) -> list[Text]:
        """The moves as a list, for narrow terminals."""
        lines = []
        for number, (offer, result) in enumerate(zip(offers, results, strict=True), 1):
            tile = self.words("draw-tile", number=" = ".join(thing[-1] for thing in offer.things[0]))
            place = place_of(offer.text)
            label = self.words("draw-place", spot=place) if place else self.words("draw-open")
            lines.append(Text.assemble((f"  {number:>2}", "bold"), f" {tile}, {label}: {result}"))
        return lines

    def boxing(self, step: str, offers: list[Offer], width: int) -> list[Text]:
        labels = [f" {self.label(offer, step)}" for offer in offers]
        return flowing([[Text.assemble((f"  {i:>2}", "bold"), label)] for i, label in enumerate(labels, 1)], width)

    def result(self, offer: Offer) -> str:
        """What a move does to its planet."""
        told = self.facts.values(offer.facts)
        if "finished" in told:
            return self.words("draw-done", stations=told["finished"])
        return f"{STATION}{told['stations']} {self.words('planet-need', need=told['need'])}"

    def things(self, typed: str) -> list[str]:
        """A tile of the bank, a place, or both."""
        found = []
        for word in typed.lower().split():
            if re.fullmatch("[1-3]", word):
                found.append(f"bank-{word}")
            elif re.fullmatch("[12][a-d]", word):
                found.append(f"spot-{word}")
            else:
                return []
        kinds = {thing[:4] for thing in found}
        return found if len(kinds) == len(found) else []


def place_of(text: str) -> str:
    """The order of the place of a move. A new planet and keeping all tiles come first."""
    word = text.rsplit(maxsplit=1)[-1]
    return word if text.startswith(("place", "box")) else ""


DRAWING = KosmicznaMisjaDrawing
