"""A game as plain lists. This is the base class of all drawings, and enough for a game without its own."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from rich.text import Text

from orrery.cli.drawings.canvas import Block, flowing, padded, width_of
from orrery.cli.drawings.facts import FactWords
from orrery.cli.words import Words
from orrery.engine.agenda import State
from orrery.engine.facts import Reason
from orrery.engine.game import Box, Game, Outcome
from orrery.engine.moves import Verb
from orrery.engine.table import Ask, Offer

EVENTS = 128  # codes of events start here
FORCED = " (forced)"
TABLE = "-"  # stands for a seat in events that belong to none
GAP = 2
TOGETHER = "; "  # between the moves of one answer


class Drawing:
    """Shows a table to one seat."""

    is_prose = True  # the lines of a picture may be wrapped

    def __init__(self, game: Game, box: Box, words: Words, names: list[str], coloured: bool) -> None:
        self.game = game
        self.box = box
        self.verbs = {verb.name: verb for verb in game.VERBS}  # with those of events
        self.words = words
        self.names = names
        self.coloured = coloured
        self.facts = FactWords(game, words, names)

    def picture(self, view: Any, seat: int, width: int, height: int = 0) -> list[Text]:
        """The table as `seat` sees it; in short if the height is small."""
        return [Text(line) for line in listed(msgspec.to_builtins(view))]

    def aside(self, ask: Ask, view: Any, seat: int, width: int) -> list[Text]:
        """A smaller picture for a question in the middle of a move; if it is empty, the whole picture is shown."""
        return []

    def question(self, ask: Ask) -> str:
        """The question, in a sentence."""
        key = f"step-{step_key(ask.step)}"
        values = self.facts.values(ask.facts)
        return self.words(self.words.fitting(key, values), **values) if self.words.has(key) else step_key(ask.step)

    def choices(self, ask: Ask, view: Any, width: int) -> tuple[list[Offer], list[Text]]:
        """The moves in the order of their numbers, and how they are shown: group by group, side by side.

        A payment starts with the ready-made one, and lists everything that may be paid.
        """
        offers = list(ask.offers)
        if ask.later:
            offers = [Offer(TOGETHER.join(ask.default), [], {}), *[offer for offer, _ in ask.later]]
        groups = [self.group(offer) for offer in offers]
        order = sorted(range(len(offers)), key=lambda i: groups.index(groups[i]))
        offers = [offers[i] for i in order]
        cells: dict[str, list[Block]] = {}
        for number, offer in enumerate(offers, 1):
            cell = Text.assemble((f"{number:>4} ", "bold"), self.label(offer, ask.step))
            cells.setdefault(self.group(offer), []).append([cell])
        lines: Block = []
        for group, found in cells.items():
            if group:
                lines.append(Text(f" {group}", "bold dim"))
            column = max(width_of(cell) for cell in found)
            lines += flowing([padded(cell, column) for cell in found], width, GAP)
        return offers, lines

    def label(self, offer: Offer, step: str) -> str:
        """A move in the list, with what it costs and gains."""
        texts = offer.text.split(TOGETHER)
        if len(texts) > 1:
            moves = [Offer(text, [], {}) for text in texts if text != "done"]
            return self.words("suggested", what=counted([self.label(move, step) for move in moves]))
        return self.choice(offer, step) or offer.text

    def group(self, offer: Offer) -> str:
        """The heading above a move and its like."""
        verb = offer.text.split(" ")[0]
        key = f"choice-{verb}.group"
        return capital(self.words(key, **self.offer_values(offer))) if self.words.has(key) else ""

    def choice(self, offer: Offer, step: str) -> str:
        """A move in words; empty if there are none. A question may have its own words for a move."""
        key = f"choice-{offer.text.split(' ')[0]}"
        if not self.words.has(key):
            return ""
        own = f"{key}.{step_key(step)}"
        values = self.offer_values(offer)
        return capital(self.words(own if self.words.has(own) else self.words.fitting(key, values), **values))

    def offer_values(self, offer: Offer) -> dict[str, Any]:
        name, *operands = offer.text.split(" ")
        return {**self.values(self.verbs[name], operands), **self.facts.values(offer.facts)}

    def told(self, text: str) -> str:
        """A move or an event in words. `text` is a line of the journal without the seat."""
        is_forced = text.endswith(FORCED)
        text = text.removesuffix(FORCED)
        name, *operands = text.split(" ")
        verb = self.verbs[name]
        key = self.key(verb)
        if "?" in operands:
            said = self.words(f"{key}.hidden") if self.words.has(f"{key}.hidden") else text
        else:
            said = self.words(key, **self.values(verb, operands)) if self.words.has(key) else text
        if not said:
            return ""
        return f"{said} {self.words('forced')}" if is_forced else said

    def key(self, verb: Verb) -> str:
        """The key of its text."""
        return f"{'event' if verb.code >= EVENTS else 'verb'}-{verb.name}"

    def values(self, verb: Verb, operands: list[str]) -> dict[str, Any]:
        """The values for a text: the operands by their kinds. The second of a kind is `resource-2`."""
        return dict(self.facts.operands([kind.name for kind in verb.kinds], operands))

    def log(self, heard: Sequence[str], start: int = 0) -> list[Text]:
        """What has happened since the event `start`, a line for each turn of a seat."""
        lines: list[Text] = []
        turn, last, begun = -1, "", -1
        for i, group in grouped(heard, self.has_many, start):
            seat = group[0].partition(" ")[0]
            if seat != TABLE:
                turn += seat != last
                last = seat
            said = self.told_together([entry.partition(" ")[2] for entry in group])
            chapter = self.chapter(group[0].partition(" ")[2]) if i >= start else ""
            if chapter:
                lines.append(Text(f"  ── {chapter} ──", "dim"))
                begun = -1
            if i < start or not said:
                continue
            if seat == TABLE:
                lines.append(Text(f"  {said}", "dim"))
                begun = -1
                continue
            if turn != begun:
                lines.append(Text(f"  {self.turn_name(turn)}{self.names[int(seat)]}: ", "bold"))
                begun = turn
            elif self.has_own_line(group[0].split(" ")[1]):
                lines.append(Text("    "))
            else:
                lines[-1].append("; ", "dim")
            lines[-1].append(said, "not bold")
        return lines

    def has_own_line(self, verb: str) -> bool:
        """Is this told on a line of its own, even in the middle of a turn?"""
        return False

    def chapter(self, text: str) -> str:
        """The heading of an event in the log, if it has one."""
        name, *operands = text.removesuffix(FORCED).split(" ")
        verb = self.verbs[name]
        key = f"{self.key(verb)}.chapter"
        return self.words(key, **self.values(verb, operands)) if self.words.has(key) else ""

    def has_many(self, verb: str) -> bool:
        """Is there a text for several of these in a row?"""
        return self.words.has(f"{self.key(self.verbs[verb])}.many")

    def told_together(self, texts: Sequence[str]) -> str:
        """Moves or events of one verb in words."""
        if len(texts) == 1:
            return self.told(texts[0])
        name = texts[0].split(" ")[0]
        verb = self.verbs[name]
        key = self.key(verb)
        found = []
        for text in summed(texts, [kind.name for kind in verb.kinds]):
            values = self.values(verb, text.removesuffix(FORCED).split(" ")[1:])
            found.append(self.words(f"{key}.one", **values) or str(next(iter(values.values()))))
        return self.words(f"{key}.many", all=counted(found))

    def turn_name(self, turn: int) -> str:
        """What the log shows before the turn of a seat. Turns are counted from 0."""
        return ""

    def forced(self, heard: Sequence[str], seat: int) -> str:
        """In words: what `seat` did without being asked, since there was only one move. Payments were already shown."""
        mine = [entry.partition(" ")[2] for entry in heard if entry.startswith(f"{seat} ") and entry.endswith(FORCED)]
        return self.told_all([text.removesuffix(FORCED) for text in mine if not text.startswith(("pay ", "done"))])

    def told_all(self, texts: Sequence[str]) -> str:
        """Moves and events in a row. Those of one verb are told together where a text allows it."""
        groups = grouped([f"{TABLE} {text}" for text in texts], self.has_many, 0)
        told = [self.told_together([entry.partition(" ")[2] for entry in group]) for _, group in groups]
        return "; ".join(said for said in told if said)

    def things(self, typed: str) -> list[str]:
        """The ids of the things that somebody typed; empty if there are none such."""
        return typed.split()

    def why_not(self, g: State, seat: int, things: Sequence[str], offers: Sequence[Offer]) -> list[tuple[str, str]]:
        """Why things cannot be used now, each reason with its rule. If they can be used, the numbers of the moves."""
        numbers = [str(number) for number, offer in enumerate(offers, 1) if speaks_of(offer, things)]
        if numbers:
            return [(self.words("why-possible", count=len(numbers), numbers=", ".join(numbers)), "")]
        return [self.reason(reason) for reason in self.game.why_not(g, seat, *things)]

    def reason(self, reason: Reason) -> tuple[str, str]:
        key = f"why-{reason.code}"
        values = self.facts.values(reason.facts)
        return self.words(self.words.fitting(key, values), **values), self.words(f"{key}.rule")

    def sheet(self, outcome: Outcome, seat: int) -> list[tuple[str, int]]:
        """The lines of the score sheet of a seat."""
        lines = enumerate(outcome.sheet[seat], 1)
        return [(self.words.name("score", category, number=i), points) for i, (category, points) in lines]


def step_key(name: str) -> str:
    """`TakeCard` -> `take-card`: a step in the keys of texts."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", name).lower()


def counted(names: Sequence[str]) -> str:
    """`a ×2, b`"""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counts.items())


def summed(texts: Sequence[str], kinds: list[str]) -> list[str]:
    """Moves or events that differ only in an operand of the kind `number` become one with the sum."""
    if "number" not in kinds:
        return list(texts)
    at = 1 + kinds.index("number")
    sums: dict[tuple[str, ...], int] = {}
    for text in texts:
        parts = text.removesuffix(FORCED).split(" ")
        key = (*parts[:at], "", *parts[at + 1 :])
        sums[key] = sums.get(key, 0) + int(parts[at])
    return [" ".join([*key[:at], str(n), *key[at + 1 :]]) for key, n in sums.items()]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def grouped(heard: Sequence[str], has_many: Callable[[str], bool], start: int) -> list[tuple[int, list[str]]]:
    """Entries with their numbers. Entries of one seat and verb in a row are grouped where a text allows it."""
    groups: list[tuple[int, list[str]]] = []
    for i, entry in enumerate(heard):
        begins = entry.split(" ")[:2]
        if groups and i != start and groups[-1][1][0].split(" ")[:2] == begins and has_many(begins[1]):
            groups[-1][1].append(entry)
        else:
            groups.append((i, [entry]))
    return groups


def speaks_of(offer: Offer, things: Sequence[str]) -> bool:
    """Does a move use all of these?"""
    return all(any(thing in operand for operand in offer.things) for thing in things)


def listed(value: Any, indent: str = "  ") -> list[str]:
    """Data as lines: a line for each field and for each part of the table. Empty fields are left out."""
    lines = []
    for key, item in value.items():
        if isinstance(item, list) and any(isinstance(part, dict) for part in item):
            lines += [f"{indent}{key} {number}: {in_a_line(part)}" for number, part in enumerate(item, 1)]
        elif item not in (None, []):
            lines.append(f"{indent}{key}: {in_a_line(item)}")
    return lines


def in_a_line(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{key} {in_a_line(item)}" for key, item in value.items() if item not in (None, []))
    return ", ".join(map(in_a_line, value)) if isinstance(value, list) else str(value)
