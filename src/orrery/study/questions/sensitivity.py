"""How much does each printed number of a card matter? The same deals with that number one greater, and one smaller."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from orrery.arena.batch import Study
from orrery.engine.game import BadInput, ContentFiles, Game
from orrery.study.page import Answer, Section
from orrery.study.plots import Row, intervals, percent, points, table
from orrery.study.questions import balance
from orrery.study.questions.cards import FEW, adjusted, with_strata
from orrery.study.questions.compare import rates
from orrery.study.results import Results, library
from orrery.study.statistics import Interval, Moments

NUMBER = re.compile(r"(?<![\w.-])\d+(?![\w.-])")
NOT_PRINTED = ("id", "source", "why")


class Variant(NamedTuple):
    """Content with one number changed."""

    label: str
    files: dict[str, str]


def variants(game: Game, files: dict[str, str], card: str) -> tuple[list[Variant], list[str]]:
    """All variants of a card that can be played, and those that cannot."""
    name, start, stop = entry_of(files, card)
    text = files[name]
    found, refused = [], []
    for at, label, number in numbers_of(text, start, stop):
        for new in (number + 1, number - 1):
            told = f"{label} {number} → {new}"
            changed = {**files, name: f"{text[:at]}{new}{text[at + len(str(number)) :]}"}
            try:
                if new < 0:
                    raise BadInput("a printed number is not below 0")
                game.read_box(ContentFiles("", dict(changed)))
                found.append(Variant(told, changed))
            except (BadInput, ValueError, KeyError, IndexError):
                refused.append(told)
    if not found:
        raise BadInput(f"No number of '{card}' can be changed")
    return found, refused


def entry_of(files: dict[str, str], card: str) -> tuple[str, int, int]:
    """The file that has the entry of a card, and where it lies there."""
    for name, text in files.items():
        found = re.search(rf'(?m)^id = "{re.escape(card)}"', text)
        if found:
            start = text.rfind("[[", 0, found.start())
            end = text.find("\n[", found.end())
            return name, max(start, 0), len(text) if end < 0 else end
    known = sorted({id for text in files.values() for id in re.findall(r'(?m)^id = "([^"]+)"', text)})
    raise BadInput(f"There is no '{card}' in this content; there are: {', '.join(known)}")


def numbers_of(text: str, start: int, stop: int) -> Iterator[tuple[int, str, int]]:
    """The printed numbers of an entry: where they are, what they are called, and which they are."""
    at = start
    for line in text[start:stop].splitlines(keepends=True):
        key = line.partition("=")[0].strip()
        body = re.sub(r"#.*", "", line)
        if "=" in body and key not in NOT_PRINTED:
            for found in NUMBER.finditer(body, body.index("=") + 1):
                before = re.search(r"(\w+)\s*=?\s*$", body[: found.start()])
                word = before[1] if before and before[1] != key else ""
                yield at + found.start(), f"{key} {word}".strip(), int(found[0])
        at += len(line)


def cells_of(base: Study, game: Game, card: str, most: int = 40) -> tuple[list[Study], list[str], dict[str, Any]]:
    """The cell of the content as it is, and one for each variant."""
    files = dict(sorted(base.box().files.items()))
    found, refused = variants(game, files, card)
    cells = [base]
    for variant in found[:most]:
        digest = game.read_box(ContentFiles("", dict(variant.files))).digest
        cells.append(replace(base, content=f"variant {digest}", files=variant.files))
    refused += [variant.label for variant in found[most:]]
    return cells, ["as it is", *[variant.label for variant in found[:most]]], {"card": card, "refused": refused}


class Effect(NamedTuple):
    """A card in one cell: how often it is taken, and what it does; and what the change does to that."""

    label: str
    taken: Interval
    effect: Interval | None
    more: Interval  # how much more often it is taken than before
    longer: Interval  # decisions


def answer(results: Results) -> Answer:
    card = results.plan.facts["card"]
    found = [effect_of(results, cell, card) for cell in range(len(results.plan.cells))]
    refused = results.plan.facts["refused"]
    rows = [Row(e.label, e.more, points(e.more), tone(e.more), percent(e.taken)) for e in found[1:]]
    first = Section(
        "How often it is taken",
        "Against the card as it is, in percentage points of all games, on the same deals. All intervals together hold "
        "in 95 % of such studies.",
        intervals(rows, "percentage points", 0.0),
    )
    lifts = [Row(e.label, e.effect, points(e.effect), tone(e.effect)) for e in found if e.effect]
    second = Section(
        "What it does for its owners",
        "How much more often they win than owners of other cards of its kind, adjusted for who takes it."
        if lifts
        else f"It has fewer than {FEW} owners in each setting: give more games.",
        intervals(lifts, "percentage points of the win", 0.0),
    )
    head = ["", "taken in", "effect on winning", "decisions a game, difference"]
    lines = [
        [
            e.label,
            percent(e.taken),
            points(e.effect) if e.effect else f"fewer than {FEW} owners",
            f"{e.longer.value:+.1f}",
        ]
        for e in found
    ]
    lead = f"These cannot be played: {', '.join(refused)}." if refused else "Every printed number was changed."
    third = Section("In figures", lead, table(head, lines))
    strongest = max(found[1:], key=lambda e: abs(e.more.value))
    summary = f"How often it is taken changes most with {strongest.label}: {points(strongest.more)} percentage points."
    name = results.plan.cells[0].game
    return Answer(
        f"{name}: how sensitive is {card}?", summary, [first, second, third], {"card": card, "variants": data_of(found)}
    )


def data_of(found: list[Effect]) -> list[dict[str, Any]]:
    return [
        {
            "variant": e.label,
            "taken": balance.rounded(e.taken),
            "effect": balance.rounded(e.effect) if e.effect else None,
            "more_often_taken": balance.rounded(e.more),
        }
        for e in found
    ]


def effect_of(results: Results, cell: int, card: str) -> Effect:
    """What the card does in a cell."""
    polars = library()
    col = polars.col
    things = results.table("things").filter((col("cell") == cell) & col("seat").is_not_null())
    kind = (
        results.table("things").filter(col("thing") == card).select("kind").unique().collect()["kind"].sort().to_list()
    )
    owners = with_strata(things.filter(col("kind").is_in(kind[:1])).collect(engine="streaming"))
    comparisons = max(1, len(results.plan.cells) - 1)
    found = rates(results, 0, cell)
    _, share, apart = found.get(f"{kind[0]} {card}" if kind else card, (Moments(),) * 3)
    is_known = len(owners.filter(col("thing") == card)) >= FEW
    return Effect(
        results.plan.labels[cell],
        share.interval(),
        adjusted(owners, card, comparisons + 1) if is_known else None,
        apart.interval(comparisons),
        results.difference(0, cell, "decisions", comparisons),
    )


def tone(figure: Interval) -> str:
    return "good" if figure.low > 0 else "bad" if figure.high < 0 else ""
