"""A game shown as plain lists: what every drawing can do, and all that a game without one needs."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from rich.text import Text

from orrery.cli.words import Words
from orrery.engine.agenda import State, Step
from orrery.engine.game import Box, Game, Outcome
from orrery.engine.moves import Verb
from orrery.engine.table import Offer

EVENTS = 128  # verbs from this code on are events
FORCED = " (forced)"
TABLE = "-"  # whose events are nobody's
TOGETHER = "; "  # between moves that are made as one


class Drawing:
    """Shows a table to one seat."""

    is_prose = True  # pictures are lines that may be wrapped

    def __init__(self, game: Game, box: Box, words: Words, names: list[str], coloured: bool) -> None:
        self.game = game
        self.box = box
        self.verbs = {verb.name: verb for verb in game.VERBS}  # with those that only the log has
        self.words = words
        self.names = names
        self.coloured = coloured

    def picture(self, view: Any, seat: int, width: int, height: int = 0) -> list[Text]:
        """The table as `seat` sees it; where the height is small, in short."""
        return [Text(line) for line in listed(msgspec.to_builtins(view))]

    def aside(self, g: State, seat: int, width: int) -> list[Text]:
        """Enough to see before a question about a move just begun; nothing: it takes the whole picture."""
        return []

    def question(self, g: State, seat: int) -> str:
        """What is asked, in a sentence."""
        return self.words.name("step", step_key(type(g.agenda[-1])))

    def choices(self, g: State, seat: int, offers: Sequence[Offer], width: int) -> tuple[list[Offer], list[Text]]:
        """The moves in the order of their numbers, and how they are shown: a line for each verb."""
        lines: dict[str, Text] = {}
        for number, offer in enumerate(offers, 1):
            verb, _, rest = offer.text.partition(" ")
            line = lines.setdefault(verb, Text(f"  {verb:<10}"))
            line.append(f" {number}", "bold")
            line.append(f" {rest} " if rest else " ")
        return list(offers), list(lines.values())

    def told(self, text: str) -> str:
        """A move or an event in words. `text` is as the journal writes it, without the seat."""
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
        """Where its words stand."""
        return f"{'event' if verb.code >= EVENTS else 'verb'}-{verb.name}"

    def values(self, verb: Verb, operands: list[str]) -> dict[str, Any]:
        """What a text may speak of: the operands by their kinds; the second of a kind is `resource-2`."""
        kinds = [kind.name for kind in verb.kinds]
        found: dict[str, Any] = {}
        for i, (kind, word) in enumerate(zip(kinds, operands, strict=True)):
            nth = kinds[:i].count(kind) + 1
            name = kind if nth == 1 else f"{kind}-{nth}"
            found[name] = int(word) if word.isdecimal() else self.words.name(kind, word)
        return found

    def log(self, heard: Sequence[str], start: int = 0) -> list[Text]:
        """What has happened from the event `start` on, a line for each seat in a row."""
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
            else:
                lines[-1].append("; ", "dim")
            lines[-1].append(said, "not bold")
        return lines

    def chapter(self, text: str) -> str:
        """The heading that an event has in the log, if any."""
        name, *operands = text.removesuffix(FORCED).split(" ")
        verb = self.verbs[name]
        key = f"{self.key(verb)}.chapter"
        return self.words(key, **self.values(verb, operands)) if self.words.has(key) else ""

    def has_many(self, verb: str) -> bool:
        """Are there words for several of these in a row?"""
        return self.words.has(f"{self.key(self.verbs[verb])}.many")

    def told_together(self, texts: Sequence[str]) -> str:
        """Moves or events of one verb in words."""
        if len(texts) == 1:
            return self.told(texts[0])
        name = texts[0].split(" ")[0]
        verb = self.verbs[name]
        key = self.key(verb)
        counts: dict[str, int] = {}
        for text in texts:
            values = self.values(verb, text.removesuffix(FORCED).split(" ")[1:])
            named = self.words(f"{key}.one", **values) or str(next(iter(values.values())))
            counts[named] = counts.get(named, 0) + 1
        found = ", ".join(f"{named} ×{n}" if n > 1 else named for named, n in counts.items())
        return self.words(f"{key}.many", all=found)

    def turn_name(self, turn: int) -> str:
        """What stands before the turn of a seat in the log; turns are counted from 0."""
        return ""

    def forced(self, heard: Sequence[str], seat: int) -> str:
        """In words, what `seat` did without being asked, since there was only one move; payments were said before."""
        mine = [entry.partition(" ")[2] for entry in heard if entry.startswith(f"{seat} ") and entry.endswith(FORCED)]
        return self.told_all([text.removesuffix(FORCED) for text in mine if not text.startswith(("pay ", "done"))])

    def told_all(self, texts: Sequence[str]) -> str:
        """Moves and events in a row, those together that can be."""
        groups = grouped([f"{TABLE} {text}" for text in texts], self.has_many, 0)
        told = [self.told_together([entry.partition(" ")[2] for entry in group]) for _, group in groups]
        return "; ".join(said for said in told if said)

    def things(self, typed: str) -> list[str]:
        """The ids of the things that somebody names; nothing if there are none such."""
        return typed.split()

    def why_not(self, g: State, seat: int, things: Sequence[str], offers: Sequence[Offer]) -> list[tuple[str, str]]:
        """Why things cannot be used now, each reason with its rule; if they can be, by which moves."""
        numbers = [str(number) for number, offer in enumerate(offers, 1) if speaks_of(offer, things)]
        if numbers:
            return [(self.words("why-possible", count=len(numbers), numbers=", ".join(numbers)), "")]
        reasons = self.game.why_not(g, seat, *things)
        return [
            (
                self.reason(g, seat, reason, things),
                self.words(f"why-{reason}.rule"),
            )
            for reason in reasons
        ]

    def reason(self, g: State, seat: int, reason: str, things: Sequence[str]) -> str:
        return self.words(f"why-{reason}", **self.reason_values(g, seat, reason, things))

    def reason_values(self, g: State, seat: int, reason: str, things: Sequence[str]) -> dict[str, Any]:
        """What the text of a reason may speak of."""
        return {}

    def sheet(self, outcome: Outcome, seat: int) -> list[tuple[str, int]]:
        """The lines of a seat's score sheet."""
        lines = enumerate(outcome.sheet[seat], 1)
        return [(self.words.name("score", category, number=i), points) for i, (category, points) in lines]


def step_key(step: type[Step]) -> str:
    """`TakeCard` -> `take-card`: how a step is called in the keys of texts."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", step.__name__).lower()


def grouped(heard: Sequence[str], has_many: Callable[[str], bool], start: int) -> list[tuple[int, list[str]]]:
    """Entries with their number; those of one seat and verb in a row together, where there are words for it."""
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
    """Data as lines: a field a line, a part of the table in one; what is empty is left out."""
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
