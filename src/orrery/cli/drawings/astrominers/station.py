"""Astrominers: dice, sockets, costs and cards as short texts."""

from collections.abc import Sequence

from rich.text import Text

from orrery.cli.drawings.facts import FactWords
from orrery.cli.words import Words
from orrery.games.astrominers.terms import RESOURCES, WORKERS
from orrery.games.astrominers.view import Contents, CrewCard, DieView, DockView, ExecutiveCard, OrderCard

SIGNS = "●▲■◆★✚"  # by seat
INKS = ("cyan", "yellow", "green", "magenta", "bright_blue", "bright_red")
RESOURCE_INKS = ("white", "bright_blue", "magenta", "yellow", "green", "cyan", "bright_red")
SHOWN = 4  # workers: surveyor, geologist, miner, subroutine


class Brush:
    """Writes things in few characters. Everything can be told apart without colours."""

    def __init__(self, words: Words, facts: FactWords, contents: Contents, coloured: bool) -> None:
        self.words = words
        self.facts = facts
        self.contents = contents
        self.coloured = coloured
        self.doubles = False  # do effects turn dice to double faces? (edition pl1)

    def ink(self, seat: int) -> str:
        return INKS[seat % len(INKS)] if self.coloured else ""

    def face(self, die: str) -> str:
        """`labour-miners` -> `Min²*`"""
        face = die.removeprefix("labour-")
        text = self.words(f"short-{face.removesuffix('s')}") + ("²" if face.endswith("s") else "")
        return text + ("*" if face != die else "")

    def die(self, die: DieView) -> Text:
        return Text(f"{SIGNS[die.seat]}{self.face(die.die)}", self.ink(die.seat))

    def socket(self, takes: str, die: DieView | None, is_yellow: bool = False, more: str = "") -> Text:
        left, right = "{}" if is_yellow else "[]"
        style = "yellow" if is_yellow and self.coloured else ""
        inside = self.die(die) if die else Text(self.words(f"short-{takes}") + more, style or "dim")
        return Text.assemble((left, style), inside, (right, style))

    def amounts(self, counts: Sequence[int], is_short: bool = True) -> Text:
        """`2 Pla 1 Wat`"""
        line = Text()
        for i, n in enumerate(counts):
            if n:
                name = [*RESOURCES, "any"][i]
                word = self.words(f"short-{name}") if is_short else self.words.name("resource", name)
                ink = RESOURCE_INKS[i] if self.coloured and i < len(RESOURCE_INKS) else ""
                line.append(" " if line else "")
                line.append(f"{n} {word}", ink)
        return line if line else Text("–", "dim")

    def crew(self, card: CrewCard, dice: Sequence[DieView | None] | None = None) -> list[Text]:
        filled: Sequence[DieView | None] = dice if dice is not None else [None] * len(card.sockets)
        return [self.socket(s.takes, die, s.yellow) for s, die in zip(card.sockets, filled, strict=True)]

    def reward(self, card: CrewCard) -> Text:
        if not card.rewards:
            return Text(self.words("draw-card"))
        parts = []
        for reward in card.rewards:
            workers = "/".join(self.words(f"short-{worker}") for worker in reward.workers)
            parts.append(Text.assemble(workers, " " if workers else "", self.amounts(reward.earns)))
        return Text(", ").join(parts)

    def crew_card(self, id: str, is_expedition: bool = False) -> Text:
        """`Eros S  1 Pla 1 Wat  {Min}{Sub}[Min] → 1 Nic`"""
        card = self.crew_of(id, is_expedition)
        name = self.words.name("expedition" if is_expedition else "mission", id)
        line = Text.assemble((name, "bold"), f" {card.type}  ", self.amounts(card.cost), "  ")
        for socket in self.crew(card):
            line.append_text(socket)
        return line.append(" → ").append_text(self.reward(card))

    def crew_of(self, id: str, is_expedition: bool) -> CrewCard:
        return (self.contents.expeditions if is_expedition else self.contents.missions)[id]

    def order(self, id: str) -> Text:
        """`Reactor core 6  2 Gol 1 Pal  → Sub`"""
        card: OrderCard = self.contents.orders[id]
        line = Text.assemble((self.words.name("order", id), "bold"), (f" {card.points}", "bold"), "  ")
        line.append_text(self.amounts(card.cost))
        if card.drops:
            line.append(f" + {card.drops} {self.words('draw-card')}")
        return line.append("  ").append(self.effect(card.effect), "dim")

    def effect(self, effect: str) -> str:
        """`→ Sub`, `1 gold`"""
        double = f"{effect}-double"
        is_double = self.doubles and self.words.has(f"effect-{double}")
        return self.facts.phrase("effect", double if is_double else effect, ".short")

    def legend(self) -> list[list[Text]]:
        """The meaning of the short names of resources and workers."""
        named = [(name, "resource") for name in RESOURCES] + [(name, "face") for name in WORKERS[:SHOWN]]
        return [[Text(f"{self.words(f'short-{name}')} {self.words.name(kind, name)}", "dim")] for name, kind in named]

    def executive(self, kind: str, id: str) -> Text:
        """A Technology or a Bulletin, with what a die on it earns."""
        card = self.executive_of(kind, id)
        line = Text.assemble((self.words.name(kind, id), "bold"), (f" {card.points}", "bold"), "  ")
        return line.append_text(self.amounts(card.cost)).append(f" → {self.use(kind, id)}")

    def executive_of(self, kind: str, id: str) -> ExecutiveCard:
        return (self.contents.technologies if kind == "technology" else self.contents.bulletins)[id]

    def use(self, kind: str, id: str) -> str:
        return self.effect(self.executive_of(kind, id).effect)

    def dock(self, n: int, dock: DockView, width: int) -> list[Text]:
        """A dock with its barge."""
        if dock.card is None:
            return [Text(f"{n} {self.words('draw-free')}", "dim")]
        card = self.crew_of(dock.card, dock.is_expedition)
        name = self.words.name("expedition" if dock.is_expedition else "mission", dock.card)
        head = Text.assemble(f"{n} ", (f"{SIGNS[dock.owner]} {name}", f"bold {self.ink(dock.owner)}"), f" {card.type}")
        head.truncate(width)
        lines = [head, *wrapped(self.crew(card, dock.crew), width)]
        lines.append(Text("→ ").append_text(self.reward(card)))
        state = "draw-ready" if dock.is_ready else "draw-last" if dock.is_last else ""
        return [*lines, Text(self.words(state), "bold reverse")] if state else lines

    def tokens(self, counts: Sequence[int]) -> Text:
        """All resources, also those of which there are none."""
        line = Text()
        for i, n in enumerate(counts):
            style = "dim" if not n else RESOURCE_INKS[i] if self.coloured else ""
            line.append(f"{n} {self.words(f'short-{RESOURCES[i]}')}  ", style)
        return line


def wrapped(parts: Sequence[Text], width: int) -> list[Text]:
    """Parts side by side, in as many lines as needed."""
    lines = [Text()]
    for part in parts:
        if lines[-1] and lines[-1].cell_len + part.cell_len > width:
            lines.append(Text())
        lines[-1].append_text(part)
    return lines
