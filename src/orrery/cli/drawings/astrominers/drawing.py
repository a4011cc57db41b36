"""Astrominers in the terminal."""

import re

from rich.text import Text

from orrery.cli.drawings.astrominers.station import SIGNS, Brush
from orrery.cli.drawings.canvas import Block, flowing, folded, padded
from orrery.cli.drawings.plain import Drawing, counted
from orrery.cli.words import Words
from orrery.engine.game import Box, Game
from orrery.engine.table import Ask, Offer
from orrery.games.astrominers.terms import RESOURCES, SOCKET
from orrery.games.astrominers.view import PlayerView, View

AREAS = RESOURCES[:3]
SHORT_NAMES = {"assignments": "assignments", "refinery": "refinery", "first": "first-player", "exchange": "exchange",
          "change": "discard"}  # fmt: skip
CARDS = ("mission", "order", "expedition", "technology", "bulletin", "achievement")
ASIDES = ("Pay", "Swap", "RollAgain", "ChangeDice", "Give", "Drop")  # one's own side is enough to answer these
GAP = 2


class AstrominersDrawing(Drawing):
    """From the top: docks, board and cards, the other players in a few lines each, one's own side, the question."""

    is_prose = False

    def __init__(self, game: Game, box: Box, words: Words, names: list[str], coloured: bool) -> None:
        super().__init__(game, box, words, names, coloured)
        self.contents = game.contents(box)
        self.brush = Brush(words, self.facts, self.contents, coloured)

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

    def aside(self, ask: Ask, view: View, seat: int, width: int) -> list[Text]:
        return self.own(view, seat, width) if ask.step in ASIDES else []

    def head(self, view: View, width: int) -> Block:
        line = Text.assemble(("━━ ", "dim"), (self.words("title"), "bold"))
        rates = self.words("draw-rates", resource=self.words.name("resource", view.promoted))
        line.append(f" · {self.words('board-round', round=view.round)} · {rates} ")
        line.append("━" * max(0, width - line.cell_len), "dim")
        track = Text(f"{self.words('draw-track')}: ", "dim")
        for i, kind in enumerate(view.track):
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
            for socket, die in zip(self.contents.areas[a], view.areas[a], strict=True):
                more = f" +{socket.more}" if socket.more else ""
                line.append_text(self.brush.socket(socket.takes, die, more=more)).append(" ")
            lines.append(line)
        return lines

    def offices(self, view: View) -> Block:
        lines = []
        for place, takes, dice in (
            ("assignments", self.contents.offices["assignments"], view.assignments),
            ("refinery", self.contents.offices["refinery"], view.refinery),
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
        places = ("technologies", "bulletins", "expeditions")
        for (kind, deck), place, die, is_open in zip(
            decks, places, view.executive_dice, view.open_executive, strict=True
        ):
            line = self.brush.socket("any", die).append(f" {self.words(f'place-{place}')}: ", "dim")
            if not deck:
                line.append(self.words("draw-gone"), "dim")
            else:
                line.append_text(self.executive_card(kind, deck[-1]))
            beneath = len(deck) - 1
            lines.append(line.append(f" ({self.words('draw-deck', cards=beneath)})" if beneath > 0 else "", "dim"))
            under = [id for id in reversed(deck[:-1]) if id in is_open]
            lines += [Text("        ").append_text(self.executive_card(kind, id)) for id in under]
        return lines

    def executive_card(self, kind: str, id: str) -> Text:
        return self.brush.crew_card(id, True) if kind == "expedition" else self.brush.executive(kind, id)

    def honours(self, view: View) -> Block:
        lines = []
        for id, die in zip(view.honours, view.honour_dice, strict=True):
            if id is None:
                continue
            card = self.contents.achievements[id]
            needs = ", ".join(self.facts.phrase("need", need, ".short") for need in card.needs)
            name = self.words.name("achievement", id)
            lines.append(
                Text.assemble(self.brush.socket("any", die), " ", (f"{name} {card.points}", "bold"), f"  {needs}")
            )
        return lines

    def challenges(self, view: View, width: int) -> Block:
        if not view.challenges:
            return []
        head = [self.title("place-challenges")]
        cards = [self.contents.challenges[id] for id in view.challenges]
        named = [f"{card.points} {self.facts.phrase('need', card.need)}" for card in cards]
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
        """Another player, in two or three lines."""
        p = view.players[seat]
        head = self.name(view, seat).append("  ")
        head.append(" ".join(self.brush.face(die) for die in p.pool) or "–", self.brush.ink(seat))
        hand = self.words("draw-hand-count", missions=p.hand_missions, orders=p.hand_orders)
        stock = Text("    ").append_text(self.brush.tokens(p.tokens)).append(f" {hand}", "dim")
        cards = self.cards(p)
        return [head, stock, Text("    ").append_text(cards)] if cards else [head, stock]

    def cards(self, p: PlayerView) -> Text:
        """What lies in front of a player: piles, cards and effects."""
        parts = []
        if p.types:
            types = [kind for kind, n in p.types.items() for _ in range(n)]
            parts.append(f"{self.words('draw-completed')}: {counted(types)}")
        for kind, ids in (("technology", p.technologies), ("bulletin", p.bulletins)):
            for id in ids:
                busy = f" ({self.words('draw-taken')})" if id in p.busy else ""
                parts.append(f"{self.words.name(kind, id)} → {self.brush.use(kind, id)}{busy}")
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
        chosen = [self.label(Offer(text, [], {}), "") for text in view.answer]
        if chosen:
            lines.append(Text(f"  {self.words('draw-chosen')}: {counted(chosen)}", "bold"))
        cards = self.cards(p)
        if cards:
            lines.append(Text("  ").append_text(cards))
        hand = [self.brush.crew_card(id) for id in p.missions or []], [self.brush.order(id) for id in p.orders or []]
        blocks = [[Text("  ").append_text(line) for line in part] for part in hand if part]
        return [*lines, *flowing(blocks, width, 3)]

    def shown_names(self) -> dict[str, str]:
        """Places, sockets and cards by the names on the screen."""
        named = {self.words(f"place-{place}"): place for place in SHORT_NAMES.values()}
        named |= {self.words.name("socket", id): f"socket-{id}" for id in SOCKET.ids}
        ids = self.box.ids  # type: ignore[attr-defined]
        named |= {self.words.name(kind, id): f"{kind}-{id}" for kind in reversed(CARDS) for id in ids[kind]}
        return {name.lower(): thing for name, thing in named.items()}

    def things(self, typed: str) -> list[str]:
        """The things that somebody typed, by short names or by names on the screen, which may have several words."""
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
        """A thing by its short name."""
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


DRAWING = AstrominersDrawing
