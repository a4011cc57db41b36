"""Skymines in the terminal: tables of companies, market, plans, bonus spaces, sectors and mats."""

from rich.text import Text

from orrery.cli.drawings.canvas import Block, aligned, flowing, folded, padded, width_of
from orrery.cli.drawings.plain import Drawing
from orrery.cli.words import Words
from orrery.engine.game import Box, Game
from orrery.engine.table import Ask, Offer
from orrery.games.skymines.belt.view import AsteroidFace
from orrery.games.skymines.luna.view import LunaView
from orrery.games.skymines.terms import BONUS, COLUMNS, COMPANIES, ROUNDS, ROWS, STUDY_SPACE, TYPES
from orrery.games.skymines.view import PlayerView, View

INKS = ("cyan", "yellow", "green", "magenta")  # by seat
ASIDES = ("PayCards", "LayCard", "PickUp", "SetAside")  # one's own side is enough to answer these
LINES = {1: "-", 2: "="}  # borders
GAP = 3
BRIEF = 10  # letters of a name above a narrow column


class SkyminesDrawing(Drawing):
    """From the top: companies, market, plans, bonus spaces, Moon or Belt, the other players, one's own side."""

    is_prose = False

    def __init__(self, game: Game, box: Box, words: Words, names: list[str], coloured: bool) -> None:
        super().__init__(game, box, words, names, coloured)
        self.contents = game.contents(box)

    def picture(self, view: View, seat: int, width: int, height: int = 0) -> list[Text]:
        seats = list(range(len(view.players)))
        others = seats[seat + 1 :] + seats[:seat] if seat in seats else seats
        lines = [
            self.head(view, width),
            *self.companies(view, width),
            *self.market(view),
            *self.study(view, width),
            *self.bonuses(view, width),
            *self.missions(view),
            *self.threat(view),
            *(self.belt(view, width) if view.board == "belt" else self.moon(view, width)),
            *[line for i in others for line in self.player(view, i)],
        ]
        if seat in seats:
            lines += self.own(view, seat, width)
        return [part for line in lines for part in folded(line, width)]

    def aside(self, ask: Ask, view: View, seat: int, width: int) -> list[Text]:
        return self.own(view, seat, width) if ask.step in ASIDES else []

    def head(self, view: View, width: int) -> Text:
        line = Text.assemble(("━━ ", "dim"), (self.words("title"), "bold"))
        line.append(f" · {self.words('draw-round', round=view.round, rounds=ROUNDS)} ")
        return line.append("━" * max(0, width - line.cell_len), "dim")

    def title(self, key: str) -> Text:
        return Text(self.words(f"draw-{key}"), "bold dim")

    def ink(self, seat: int) -> str:
        return INKS[seat] if self.coloured else ""

    def companies(self, view: View, width: int) -> Block:
        """The track and the station of each company, and how far everybody is; numbers alone where words do not fit."""
        station = "pieces" if view.board == "belt" else "station"
        table = self.table_of_companies(view, "companies", station, "draw-steps", GAP)
        if width_of(table) <= width:
            return table
        head = self.title("companies-brief")
        return [head, *self.table_of_companies(view, "company", "left", "draw-steps.brief", GAP - 1, BRIEF)]

    def table_of_companies(
        self, view: View, company: str, station: str, steps: str, gap: int, longest: int = 99
    ) -> Block:
        rows = [[self.title(key) for key in (company, "track", "share", station)]]
        for i, name in enumerate(self.names):
            short = name if len(name) <= longest else f"{name[: longest - 1]}…"
            rows[0].append(Text(short, f"bold {self.ink(i)}"))
        for i, id in enumerate(COMPANIES):
            left = "·".join(str(n) for n in view.left[i * COLUMNS : (i + 1) * COLUMNS])
            cells = [self.words.name("company", id), view.sides[i], str(view.values[i]), left]
            cells += [self.words(steps, steps=p.steps[i], shares=p.shares[i]) for p in view.players]
            rows.append([Text(cell) for cell in cells])
        return aligned(rows, gap)

    def market(self, view: View) -> Block:
        """The cards of the display in the rows in which they slide to the right."""
        rows = []
        for row in range(ROWS):
            cells = []
            for space in range(len(view.display) - ROWS + row, -1, -ROWS):
                id = view.display[space]
                cells.append(Text(f"{space + 1:>2} ").append(self.priced(id, space) if id else "–"))
            rows.append(cells)
        return [self.title("market"), *aligned(rows, GAP)]

    def priced(self, id: str, space: int) -> str:
        price = self.contents.cards[id].cost + self.contents.surcharges[space]
        return f"{self.card(id)}: {price}"

    def card(self, id: str) -> str:
        return self.words.name("card", id)

    def study(self, view: View, width: int) -> Block:
        plans = [f"{STUDY_SPACE.ids[i]} {self.plan(id)}" for i, id in enumerate(view.study) if id]
        plans += [f"s{i + 2} {self.plan(f'special-{i + 2}')}" for i, is_there in enumerate(view.specials) if is_there]
        title = self.title("study").append(f" {self.words('draw-supplement', coins=view.supplement)}", "not bold")
        return [title, *columns(plans, width)]

    def plan(self, id: str) -> str:
        """`2 carbon → tank +1`"""
        plan = self.contents.plans[id]
        needs = ", ".join(self.facts.phrase("need", word) for word in plan.needs)
        gains = [self.facts.phrase("reward", word) for word in plan.reward]
        return f"{needs} → {', '.join(gains) or self.words('draw-points', points=plan.points)}"

    def bonuses(self, view: View, width: int) -> Block:
        taken = [
            f"{self.words.name('bonus', id)}: {self.names[owner]}"
            for id, owner in zip(BONUS.ids, view.marked, strict=False)  # personal spaces are on the mats
            if owner >= 0
        ]
        return [self.title("bonuses"), *columns(taken or [self.words("draw-none")], width)]

    def missions(self, view: View) -> Block:
        """The open cards, task by task, and how much everybody has of what is asked."""
        lines = []
        for place, id in enumerate(view.missions):
            lines.append(Text(f"{self.words('draw-mission')} {self.words.name('mission', id)}", "bold dim"))
            for i, task in enumerate(self.contents.missions[id]):
                line = Text(f"  {self.facts.phrase('task-word', task.word)}:")
                for seat, p in enumerate(view.players):
                    if p.counts and p.mission in ("", id):
                        is_done = p.mission == id and p.tasks[i]
                        told = "✓" if is_done else f"{min(p.counts[place][i], task.number)}/{task.number}"
                        line.append(f"  {self.names[seat]} {told}", self.ink(seat))
                lines.append(line)
        return lines

    def threat(self, view: View) -> Block:
        """What the threat asks for, brings and does; or who removed it."""
        if not view.threat:
            return []
        key = f"threat-{view.threat}"
        line = Text(f"{self.words('draw-threat')} ", "bold dim").append(self.words(key), "not dim")
        if view.remover >= 0:
            return [line.append(f": {self.words('draw-removed', name=self.names[view.remover])}", "not bold")]
        gains = ", ".join(self.facts.phrase("reward", word) for word in self.contents.threats[view.threat])
        told = f": {self.words(f'{key}.asks')} → {gains}. {self.words(f'{key}.does')}"
        return [line.append(told, "not bold")]

    def moon(self, view: View, width: int) -> Block:
        """Each sector: who is there, what it brings, and its borders with one or two lines."""
        near: dict[str, list[str]] = {}
        for border in self.contents.borders:
            for one, other in (border.between, border.between[::-1]):
                near.setdefault(one, []).append(LINES[border.lines] + self.area(other))
        sectors = []
        for i, sector in enumerate(self.contents.sectors):
            owner = view.sectors[i]
            gains = ", ".join(self.facts.phrase("reward", word) for word in sector.reward)
            parts = [f"{i + 1:>2} {self.owner(owner)}", gains, *near.get(str(i + 1), [])]
            sectors.append(" ".join(filter(None, parts)))
        return [self.title("moon"), *columns(sectors, width)]

    def belt(self, view: View, width: int) -> Block:
        """Each asteroid and shuttle space: who is on its spaces, what it brings, and its flight tracks."""
        belt = self.contents.belt
        owners = dict(zip(belt.spaces, view.sectors, strict=True))
        near: dict[str, list[str]] = {}
        for link in belt.links:
            for one, other in (link.between, link.between[::-1]):
                near.setdefault(one, []).append(("=" if link.marked else "-") + self.area(other))
        places = [(a.number, self.on_asteroid(a, owners), a.reward) for a in belt.asteroids]
        places += [(s.number, f"[{self.owner(owners[str(s.number)])}]", s.reward) for s in belt.shuttles]
        texts = []
        for number, who, reward in sorted(places):
            gains = ", ".join(self.facts.phrase("reward", word) for word in reward)
            texts.append(" ".join(filter(None, [f"{number:>2} {who}", gains, *near[str(number)]])))
        return [self.title("belt"), *columns(texts, width)]

    def on_asteroid(self, asteroid: AsteroidFace, owners: dict[str, str]) -> str:
        """`a:Min b:– c+:–`"""
        spaces = asteroid.spaces
        return " ".join(f"{id[-1]}{'+' if id in asteroid.linked else ''}:{self.owner(owners[id])}" for id in spaces)

    def owner(self, company: str) -> str:
        return self.area(company) if company else "–"

    def area(self, name: str) -> str:
        """The first letters of a company, or the number of a sector."""
        return self.words.name("company", name)[:3] if name in COMPANIES else name

    def has_own_line(self, verb: str) -> bool:
        """Luna's turn is told step by step; what broke a tie stands beside the choice."""
        return verb.startswith("luna-") and verb != "luna-tie"

    def player(self, view: View, seat: int) -> Block:
        p = view.players[seat]
        head = Text("▶ " if seat == view.active else "  ", "bold").append(self.names[seat], f"bold {self.ink(seat)}")
        values = {"coins": p.coins, "tank": p.tank, "screen": p.upload, "markers": p.markers, "total": sum_of(p)}
        head.append(f"  {self.words('draw-mat', **values)}")
        if p.one_time:
            head.append(f", {self.words('draw-one-time', markers=p.one_time)}")
        if p.personal != "shut":
            head.append(f", {self.words(f'draw-personal-{p.personal}')}")
        for key, holds in (("first", seat == view.first), ("retired", p.has_retired)):
            head.append(f"  {self.words(f'draw-{key}')}" if holds else "", "dim")
        for luna in view.lunas:
            if luna.seat == seat:
                return [head.append(f"  {self.words('draw-luna-level', level=luna.level)}"), *self.luna(luna, p)]
        cells = [
            ("hand", [self.card(id) for id in p.hand]),
            ("area", [self.in_area(p, slot) for slot in range(len(p.area)) if p.area[slot]]),
            ("rest", [f"{i}: {', '.join(map(self.card, pile))}" for i, pile in enumerate(p.rests, 1) if pile]),
            ("tiles", [self.words.name("tile", tile) for tile in p.tiles]),
            ("screens", [self.on_screen(p, i) for i, id in enumerate(p.screens) if id and i >= p.upload]),
        ]
        return [head, *[Text(f"    {self.words(f'draw-{key}')}: {'; '.join(found)}") for key, found in cells if found]]

    def luna(self, luna: LunaView, p: PlayerView) -> Block:
        """Her row, her majorities with what they count, her reserve, and what is left of her deck."""
        slots = [f"{i}: {self.luna_card(id)}" for i, id in enumerate(luna.slots, 1) if id]
        counts = dict(zip(TYPES, p.totals, strict=True))
        counts["scientists"] = counts["scientist"]
        known = ", ".join(map(self.luna_card, luna.left))
        left = [self.words("draw-luna-left", number=luna.deck, cards=known)]
        left += [self.words("draw-luna-new", number=luna.new)] if luna.new else []
        majorities = [self.luna_card(id) for id in luna.majorities if id]
        cells = [
            ("cards", slots),
            ("majorities", [*majorities, self.words("draw-luna-counts", **counts)] if majorities else []),
            ("reserve", [self.card(id) for id in p.hand]),
            ("deck", left),
        ]
        return [Text(f"    {self.words(f'draw-luna-{key}')}: {'; '.join(found)}") for key, found in cells if found]

    def luna_card(self, id: str) -> str:
        """A card; a question mark if it lies face down."""
        return self.words.name("luna", id)

    def in_area(self, p: PlayerView, slot: int) -> str:
        """A card of the area; a used one in brackets."""
        name = self.card(p.area[slot]) + (" +1" if slot == p.boosted else "")
        return f"({name})" if p.used[slot] else name

    def on_screen(self, p: PlayerView, i: int) -> str:
        return f"{i + 1} {self.words('draw-turned') if p.turned[i] else self.plan(p.screens[i])}"

    def own(self, view: View, seat: int, width: int) -> Block:
        lines = [Text("━" * width, "dim"), *self.player(view, seat)]
        chosen = [self.label(Offer(text, [], {}), "") for text in view.answer]
        return [*lines, Text(f"    {self.words('draw-chosen')}: {'; '.join(chosen)}", "bold")] if chosen else lines


def sum_of(p: PlayerView) -> int:
    return sum(points for _, points in p.sheet)


def columns(texts: list[str], width: int) -> Block:
    """Texts side by side in columns of equal width."""
    cells: list[Block] = [[Text(text)] for text in texts]
    column = max(width_of(cell) for cell in cells)
    return flowing([padded(cell, column) for cell in cells], width, GAP)


DRAWING = SkyminesDrawing
