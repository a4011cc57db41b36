"""Astrominers in the terminal."""

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from orrery.cli.drawings.astrominers.station import SIGNS, Brush, counted
from orrery.cli.drawings.canvas import Block, flowing, width_of
from orrery.cli.drawings.plain import TOGETHER, Drawing, step_key
from orrery.cli.words import Words
from orrery.engine.agenda import State
from orrery.engine.game import Box, Game
from orrery.engine.table import Offer
from orrery.games.astrominers.terms import BERTH, CREW, RESOURCES, ROUNDS, SOCKET
from orrery.games.astrominers.view import PlayerView, View

GROUPS = {
    "gather": "basics", "assign": "offices", "refine": "offices", "join": "docks", "launch": "launch",
    "launch-free": "launch", "achieve": "executive", "develop": "executive", "publish": "executive",
    "explore": "executive", "explore-free": "executive", "produce": "own", "consult": "own", "lead": "others",
    "exchange": "others", "pass": "others", "discard": "dice", "turn": "dice", "retrain": "dice", "rally": "dice",
}  # fmt: skip
AREAS = RESOURCES[:3]
SHORT_NAMES = {"assignments": "assignments", "refinery": "refinery", "first": "first-player", "exchange": "exchange",
          "change": "discard"}  # fmt: skip
CARDS = ("mission", "order", "expedition", "technology", "bulletin", "achievement")
PRICED = {"mission": "missions", "expedition": "expeditions", "technology": "technologies", "bulletin": "bulletins"}
ASIDES = ("Pay", "Swap", "RollAgain", "ChangeDice", "Give", "Drop")  # the own side is all that they need
GAP = 2
HANGING = 6


class AstrominersDrawing(Drawing):
    """Docks above, the board and its cards, the others in a few lines each, and one's own side above the question."""

    is_prose = False

    def __init__(self, game: Game, box: Box, words: Words, names: list[str], coloured: bool) -> None:
        super().__init__(game, box, words, names, coloured)
        self.contents = game.contents(box)
        self.brush = Brush(words, self.contents, coloured)

    def picture(self, view: View, seat: int, width: int, height: int = 0) -> list[Text]:
        self.brush.doubles = view.doubles
        seats = list(range(len(view.players)))
        others = seats[seat + 1 :] + seats[:seat] if seat in seats else seats
        lines = [
            *self.head(view, width),
            *self.docks(view, width),
            *flowing([self.areas(view), self.offices(view)], width, 3),
            *flowing([self.open_missions(view), self.open_orders(view)], width, 3),
            *flowing([self.executive(view), self.honours(view)], width, 3),
            *self.challenges(view, width),
            *[line for i in others for line in self.player(view, i)],
        ]
        if seat in seats:
            lines += self.own(view, seat, width)
            lines += [Text(self.words("draw-legend"), "dim"), *flowing(self.brush.legend(), width, 2)]
        return [part for line in lines for part in folded(line, width)]

    def aside(self, g: State, seat: int, width: int) -> list[Text]:
        step = type(g.agenda[-1]).__name__
        return self.own(self.game.view(g, seat), seat, width) if step in ASIDES else []

    def head(self, view: View, width: int) -> Block:
        line = Text.assemble(("━━ ", "dim"), (self.words("title"), "bold"))
        rates = self.words("draw-rates", resource=self.words.name("resource", view.promoted))
        line.append(f" · {self.words('board-round', round=view.round)} · {rates} ")
        line.append("━" * max(0, width - line.cell_len), "dim")
        track = Text(f"{self.words('draw-track')}: ", "dim")
        for i in range(ROUNDS):
            kind = view.track[i] if i < len(view.track) else "any"
            word = self.words(f"short-{kind}") if kind else "–"
            if i + 1 == view.round:
                track.append(f"[{i + 1} {word}]", "bold").append("  ")
            else:
                track.append(f"{i + 1} {word}  ", "dim" if kind is None else "")
        bank = Text.assemble((f"{self.words('draw-bank')}: ", "dim"), self.brush.tokens(view.bank))
        return [line, track, bank]

    def docks(self, view: View, width: int) -> Block:
        column = max(17, width // len(view.docks) - GAP)
        blocks = [self.brush.dock(n, dock, column) for n, dock in enumerate(view.docks, 1)]
        return [self.title("place-docks"), *flowing([padded(block, column) for block in blocks], width + GAP, GAP)]

    def title(self, key: str, more: str = "") -> Text:
        return Text.assemble((self.words(key), "bold dim"), (f" {more}" if more else "", "dim"))

    def areas(self, view: View) -> Block:
        lines = []
        for a, area in enumerate(AREAS):
            line = Text(f"{self.words(f'area-{area}'):<22}", "bold dim")
            for i, die in enumerate(view.areas[a]):
                line.append_text(self.brush.socket(self.contents.areas[a][i], die, more=" +1" if i == 0 else ""))
                line.append(" ")
            lines.append(line)
        return lines

    def offices(self, view: View) -> Block:
        lines = []
        for place, takes, dice in (
            ("assignments", "surveyor", view.assignments),
            ("refinery", "geologist", view.refinery),
            ("first-player", "any", [view.first_player]),
        ):
            line = Text(f"{self.words(f'place-{place}'):<18}", "bold dim")
            for die in dice:
                line.append_text(self.brush.socket(takes, die)).append(" ")
            lines.append(line)
        return lines

    def open_missions(self, view: View) -> Block:
        more = self.words("draw-deck", cards=view.mission_deck)
        return [self.title("place-assignments", more), *[self.brush.crew_card(id) for id in view.open_missions]]

    def open_orders(self, view: View) -> Block:
        more = self.words("draw-deck", cards=view.order_deck)
        return [self.title("place-refinery", more), *[self.brush.order(id) for id in view.open_orders]]

    def executive(self, view: View) -> Block:
        lines = []
        decks = (("technology", view.technologies), ("bulletin", view.bulletins), ("expedition", view.expeditions))
        for (kind, deck), place, die in zip(
            decks, ("technologies", "bulletins", "expeditions"), view.executive_dice, strict=True
        ):
            line = self.brush.socket("any", die).append(f" {self.words(f'place-{place}')}: ", "dim")
            if not deck:
                line.append(self.words("draw-gone"), "dim")
            else:
                line.append_text(self.executive_card(kind, deck[-1]))
            beneath = len(deck) - 1
            lines.append(line.append(f" ({self.words('draw-deck', cards=beneath)})" if beneath > 0 else "", "dim"))
            if view.any_executive:
                lines += [Text("        ").append_text(self.executive_card(kind, id)) for id in reversed(deck[:-1])]
        return lines

    def executive_card(self, kind: str, id: str) -> Text:
        return self.brush.crew_card(id, True) if kind == "expedition" else self.brush.executive(kind, id)

    def honours(self, view: View) -> Block:
        lines = []
        for id, die in zip(view.honours, view.honour_dice, strict=True):
            if id is None:
                continue
            card = self.contents.achievements[id]
            types = " ".join(f"{n} {kind}" for kind, n in card.types.items() if n)
            name = self.words.name("achievement", id)
            lines.append(
                Text.assemble(self.brush.socket("any", die), " ", (f"{name} {card.points}", "bold"), f"  {types}")
            )
        return lines

    def challenges(self, view: View, width: int) -> Block:
        if not view.challenges:
            return []
        head = [self.title("place-challenges")]
        named = [f"{self.contents.challenges[id]} {self.words.name('challenge', id)}" for id in view.challenges]
        found = [[Text(f"{name};", "dim")] for name in named[:-1]]
        return flowing([head, *found, [Text(named[-1], "dim")]], width, 1)

    def name(self, view: View, seat: int) -> Text:
        line = Text("▶ " if seat == view.active else "  ", "bold")
        line.append(f"{SIGNS[seat]} {self.names[seat]}", f"bold {self.brush.ink(seat)}")
        line.append(f"  {self.words('board-points', points=view.players[seat].score)}", "bold")
        if seat == view.first:
            line.append(f"  {self.words('draw-first')}", "dim")
        if view.players[seat].has_passed:
            line.append(f"  {self.words('draw-passed')}", "dim")
        return line

    def player(self, view: View, seat: int) -> Block:
        """Another one, in two or three lines."""
        p = view.players[seat]
        head = self.name(view, seat).append("  ")
        head.append(" ".join(self.brush.face(die) for die in p.pool) or "–", self.brush.ink(seat))
        hand = self.words("draw-hand-count", missions=p.hand_missions, orders=p.hand_orders)
        stock = Text("    ").append_text(self.brush.tokens(p.tokens)).append(f" {hand}", "dim")
        cards = self.cards(p)
        return [head, stock, Text("    ").append_text(cards)] if cards else [head, stock]

    def cards(self, p: PlayerView) -> Text:
        """What lies before somebody: piles, cards and effects."""
        parts = []
        types = [self.contents.missions[id].type for id in p.completed] + ["?"] * len(p.explored)
        if types:
            parts.append(f"{self.words('draw-completed')}: {counted(sorted(types))}")
        for kind, ids in (("technology", p.technologies), ("bulletin", p.bulletins)):
            for id in ids:
                busy = f" ({self.words('draw-taken')})" if id in p.busy else ""
                parts.append(f"{self.words.name(kind, id)} → {self.brush.gives(kind, id).plain}{busy}")
        effects = [self.brush.effect(id) for id, n in p.effects.items() for _ in range(n)]
        if effects:
            parts.append(f"{self.words('draw-effects')}: {counted(effects)}")
        if p.rerolls:
            parts.append(f"{self.words('draw-rerolls')}: {p.rerolls}")
        return Text("; ".join(parts), "dim")

    def own(self, view: View, seat: int, width: int) -> Block:
        p = view.players[seat]
        dice = Text(f"  {self.words('draw-dice')}: ", "dim")
        for i, die in enumerate(p.pool, 1):
            dice.append(f"d{i} ", "dim").append(self.brush.face(die), f"bold {self.brush.ink(seat)}").append("  ")
        if not p.pool:
            dice.append("–", "dim")
        lines = [
            Text("━" * width, "dim"),
            self.name(view, seat),
            dice,
            Text("  ").append_text(self.brush.tokens(p.tokens)),
        ]
        chosen = [self.label(text, view, seat) for text in view.answer]
        if chosen:
            lines.append(Text(f"  {self.words('draw-chosen')}: {counted(chosen)}", "bold"))
        cards = self.cards(p)
        if cards:
            lines.append(Text("  ").append_text(cards))
        hand = [self.brush.crew_card(id) for id in p.missions or []], [self.brush.order(id) for id in p.orders or []]
        blocks = [[Text("  ").append_text(line) for line in part] for part in hand if part]
        return [*lines, *flowing(blocks, width, 3)]

    def question(self, g: State, seat: int) -> str:
        return self.words(f"step-{step_key(type(g.agenda[-1]))}", **self.question_values(self.game.view(g, seat)))

    def question_values(self, view: View) -> dict[str, Any]:
        about = view.about
        if about is None:
            return {}
        down = self.words("board-waived", number=about.waived) if about.waived else ""
        if any(about.spent):
            down += self.words("board-down", tokens=self.amounts(about.spent))
        promoted = self.words.name("resource", view.promoted)
        name = self.words.name(about.kind, about.card)
        return {"card": name, "cost": self.amounts(about.cost), "down": down, "promoted": promoted, "left": about.left}

    def amounts(self, counts: Sequence[int]) -> str:
        named = [(n, self.words.name("resource", [*RESOURCES, "any"][i])) for i, n in enumerate(counts) if n]
        parts = [self.words("amount", number=n, resource=name) for n, name in named]
        return ", ".join(parts) or self.words("board-nothing")

    def choices(self, g: State, seat: int, offers: Sequence[Offer], width: int) -> tuple[list[Offer], list[Text]]:
        """By kinds of actions, each with its number; a payment begins with the usual one, and has all tokens."""
        ordered = sorted(
            offers, key=lambda offer: list(GROUPS).index(offer.text.split(" ")[0]) if self.group(offer) else 99
        )
        view = self.game.view(g, seat)
        if view.about and g.agenda[-1].form == "pay":
            left = [n - down for n, down in zip(view.players[seat].tokens, view.about.spent, strict=True)]
            tokens = [f"pay {RESOURCES[kind]}" for kind, n in enumerate(left) if n]
            ordered = [offer for offer in ordered if offer.text not in tokens]
            ordered += [Offer(text, [], False, False, []) for text in tokens]
        labels = [self.label(offer.text, view, seat) for offer in ordered]
        if g.agenda[-1].form == "pay":
            usual = self.usual(g, seat)
            ordered.insert(0, Offer(TOGETHER.join(usual), [], False, False, []))
            what = counted([self.label(text, view, seat) for text in usual if text != "done"])
            labels.insert(0, self.words("draw-suggested", what=what))
        return ordered, self.listed(ordered, labels, width)

    def usual(self, g: State, seat: int) -> list[str]:
        language = g.content().language
        return [language.show(m) for m in g.agenda[-1].default(g, seat)]

    def listed(self, offers: Sequence[Offer], labels: Sequence[str], width: int) -> Block:
        groups: dict[str, list[Block]] = {}
        for number, (offer, label) in enumerate(zip(offers, labels, strict=True), 1):
            cell = [Text.assemble((f"{number:>4} ", "bold"), label)]
            groups.setdefault(self.group(offer), []).append(cell)
        lines: Block = []
        for group, cells in groups.items():
            if group:
                lines.append(Text(f" {self.words(f'group-{group}')}", "bold dim"))
            column = max(width_of(cell) for cell in cells)
            lines += flowing([padded(cell, column) for cell in cells], width, GAP)
        return lines

    def group(self, offer: Offer) -> str:
        return GROUPS.get(offer.text.split(" ")[0], "")

    def label(self, text: str, view: View, seat: int) -> str:
        verb, *rest = text.split(" ")
        if verb == "pass" and view.players[seat].has_passed:
            return self.words("choice-pass-order")
        said = self.words(f"choice-{verb}", **self.label_values(verb, rest, view))
        return said[:1].upper() + said[1:]

    def label_values(self, verb: str, rest: list[str], view: View) -> dict[str, Any]:
        found = self.values(self.box.language.by_name[verb], rest)
        if verb == "gather":
            area, n = rest[1].rsplit("-", 1)
            number = (2 if rest[0].endswith("s") else 1) + (n == "1")
            found["gain"] = self.words("amount", number=number, resource=self.words.name("resource", area))
        elif verb == "produce":
            gives = self.contents.technologies[rest[1]].gives
            found["gain"] = self.words("amount", number=1, resource=self.words.name("resource", gives))
        elif verb in ("join", "settle"):
            found |= {"berth": rest[-1], "card": self.docked(view, int(rest[-1][0]))}
        elif verb == "swap":
            found |= {"give": found["resource"], "take": found["resource-2"]}
        elif verb == "buy":
            found["points"] = self.contents.orders[rest[0]].points
        return found

    def docked(self, view: View, number: int) -> str:
        dock = view.docks[number - 1]
        return self.words.name("expedition" if dock.is_expedition else "mission", dock.card or "")

    def reason(self, g: State, seat: int, reason: str, things: Sequence[str]) -> str:
        """With what lies on the table, where that tells more than the bare reason."""
        view = self.game.view(g, seat)
        kind, _, id = things[-1].partition("-")
        if reason == "not-asked" and kind == "berth":
            dice = {
                BERTH.ids[d * CREW + i]: die for d, dock in enumerate(view.docks) for i, die in enumerate(dock.crew)
            }
            die = dice.get(id)
            return self.words("why-by-crew", name=self.names[die.seat]) if die else self.words("why-not-asked")
        if reason == "not-asked" and kind in ("mission", "order"):
            is_open = id in (*view.open_missions, *view.open_orders)
            return self.words(f"why-by-{'open' if is_open else 'hand'}-{kind}")
        if reason == "too-dear" and kind in PRICED:
            cost = self.amounts(getattr(self.contents, PRICED[kind])[id].cost)
            have = self.amounts(view.players[seat].tokens)
            return self.words("why-by-cost", card=self.words.name(kind, id), cost=cost, have=have)
        return super().reason(g, seat, reason, things)

    def shown_names(self) -> dict[str, str]:
        """Places, sockets and cards by the names that stand on the screen."""
        named = {self.words(f"place-{place}"): place for place in SHORT_NAMES.values()}
        named |= {self.words.name("socket", id): f"socket-{id}" for id in SOCKET.ids}
        ids = self.box.ids  # type: ignore[attr-defined]
        named |= {self.words.name(kind, id): f"{kind}-{id}" for kind in reversed(CARDS) for id in ids[kind]}
        return {name.lower(): thing for name, thing in named.items()}

    def things(self, typed: str) -> list[str]:
        """By short names, or by those shown, which may be of several words."""
        found, words, shown = [], typed.lower().split(), self.shown_names()
        while words:
            n = next((n for n in range(len(words), 0, -1) if " ".join(words[:n]) in shown), 0)
            thing = shown[" ".join(words[:n])] if n else self.thing(words[0])
            if not thing:
                return []
            found.append(thing)
            words = words[n or 1 :]
        return found

    def thing(self, word: str) -> str:
        """By its short name."""
        if re.fullmatch("d[1-7]", word):
            return f"pool-{word[1]}"
        if re.fullmatch("[1-9][a-h]", word):
            return f"berth-{word}"
        if re.fullmatch(f"({'|'.join(AREAS)})-[1-4]", word):
            return f"socket-{word}"
        if word in SHORT_NAMES:
            return SHORT_NAMES[word]
        kinds = [kind for kind in CARDS if word in self.box.ids[kind]]  # type: ignore[attr-defined]
        return f"{kinds[0]}-{word}" if kinds else ""


def folded(line: Text, width: int) -> Block:
    """A line that is too long goes on in the next, further in."""
    lines = []
    while line.cell_len > width and (at := line.plain.rfind(" ", HANGING, width)) > HANGING:
        head, rest = line.divide([at])
        lines.append(head)
        line = Text(" " * (HANGING - 1)).append_text(rest)
    return [*lines, line]


def padded(block: Block, width: int) -> Block:
    """As wide as its column."""
    lines = []
    for line in block:
        wide = line.copy()
        wide.pad_right(max(0, width - line.cell_len))
        lines.append(wide)
    return lines


DRAWING = AstrominersDrawing
