"""What does a change do? Two cells on the same deals, measure by measure."""

from typing import Any, NamedTuple

from orrery.study.page import Answer, Section
from orrery.study.plots import Row, amount, intervals, percent, points, table
from orrery.study.questions import balance
from orrery.study.results import MARK, Results, is_share, library, mean_of, told_name
from orrery.study.statistics import Interval

MOST = 15  # clear differences that are shown at once
BEYOND = 2  # times what it was: a change that would make the others of the plot too small to see


class Change(NamedTuple):
    """A measure in both cells, and the difference with its interval for all comparisons together."""

    name: str
    before: Interval
    after: Interval
    difference: Interval


def answer(results: Results) -> Answer:
    labels = results.plan.labels
    found = changes(results, 0, 1)
    things = taken(results, 0, 1) if "things" in results.plan.keep else []
    clear = [change for change in (*found, *things) if change.difference.is_clear]
    told = f"{len(clear)} of {len(found) + len(things)} measures differ clearly between {labels[0]} and {labels[1]}."
    figures = {
        "before": labels[0],
        "after": labels[1],
        "changes": [data_of(change) for change in (*found, *things)],
        "cells": balance.figures(results),
    }
    sections = [clear_ones(clear, labels)] if clear else []
    sections += [shares(found, labels), amounts(found, labels)]
    if things:
        sections.append(things_section(things, labels))
    names = ", ".join(sorted({cell.game for cell in results.plan.cells}))
    return Answer(f"{names}: {labels[0]} against {labels[1]}", told, sections, figures)


def data_of(change: Change) -> dict[str, Any]:
    told = {key: balance.rounded(getattr(change, key)) for key in ("before", "after", "difference")}
    return {"name": change.name, **told, "clear": change.difference.is_clear}


def changes(results: Results, cell: int, other: int) -> list[Change]:
    names = compared(results, cell, other)
    n = len(names) + (len(rates(results, cell)) if "things" in results.plan.keep else 0)
    return [
        Change(name, results.figure(cell, name), results.figure(other, name), results.difference(cell, other, name, n))
        for name in names
    ]


def compared(results: Results, cell: int, other: int) -> list[str]:
    """The measures of both cells, without those that say the same as others."""
    names = [name for name in results.names(cell) if name in results.names(other)]
    bots = [name for name in names if name.startswith("wins by bot")]
    sheet = [name for name in names if name.startswith("points ") and MARK not in name and " of " not in name]
    idle = [group for group in (bots, sheet) if len(group) == 1]
    return [name for name in names if [name] not in idle]


def rates(results: Results, cell: int) -> dict[str, Any]:
    """By thing: a frame with each deal of the cell, and the share of its games in which somebody took the thing."""
    polars = library()
    col = polars.col
    frame = (
        results.table("things")
        .filter((col("cell") == cell) & col("seat").is_not_null())
        .group_by("kind", "thing", "deal")
        .agg(col("game").n_unique().alias("games"))
        .collect(engine="streaming")
    )
    return {
        f"{kind} {thing}": part.select("deal", "games")
        for (kind, thing), part in sorted(frame.partition_by("kind", "thing", as_dict=True).items())
    }


def taken(results: Results, cell: int, other: int) -> list[Change]:
    """How often things are taken in both cells, of all games."""
    polars = library()
    one, two = rates(results, cell), rates(results, other)
    names = list(dict.fromkeys([*one, *two]))
    found = []
    deals = results.deals(cell).select("deal", "number").join(results.deals(other).select("deal"), on="deal")
    empty = deals.select("deal", polars.lit(0, dtype=polars.UInt32).alias("games")).clear()
    comparisons = len(names) + len(compared(results, cell, other))
    for name in names:
        both = deals.join(one.get(name, empty), on="deal", how="left").join(
            two.get(name, empty), on="deal", how="left", suffix=" other"
        )
        both = both.fill_null(0).select(
            before=polars.col("games") / polars.col("number"), after=polars.col("games other") / polars.col("number")
        )
        apart = mean_of(both["after"] - both["before"], comparisons)
        found.append(Change(f"taken{MARK}{name}", mean_of(both["before"]), mean_of(both["after"]), apart))
    return found


def told(change: Change) -> str:
    return points(change.difference) if of_shares(change) else signed(change.difference)


def of_shares(change: Change) -> bool:
    return is_share(change.name)


def signed(figure: Interval) -> str:
    return ("+" if figure.value > 0 else "") + amount(figure)


def name_of(change: Change) -> str:
    return told_name(change.name)


def thing_of(change: Change) -> str:
    return change.name.removeprefix(f"taken{MARK}")


def clear_ones(clear: list[Change], labels: tuple[str, ...]) -> Section:
    """What differs, the strongest evidence first."""
    ordered = sorted(clear, key=lambda c: -abs(c.difference.value) / max(c.difference.high - c.difference.low, 1e-12))
    rows = [[name_of(c), both(c.before, c), both(c.after, c), told(c)] for c in ordered]
    head = ["", labels[0], labels[1], "difference"]
    rest = [table(head, rows[MOST:], f"{len(rows) - MOST} more")] if rows[MOST:] else []
    lead = "What differs, the clearest first. All intervals together hold in 95 % of such studies."
    return Section("What changed", lead, table(head, rows[:MOST]), *rest)


def both(figure: Interval, change: Change) -> str:
    return percent(figure) if of_shares(change) else amount(figure)


def shares(found: list[Change], labels: tuple[str, ...]) -> Section:
    rows = [
        Row(name_of(c), c.difference, points(c.difference), tone(c), f"{percent(c.before)} → {percent(c.after)}")
        for c in found
        if of_shares(c)
    ]
    lead = f"How much greater shares are with {labels[1]} than with {labels[0]}, on the same deals."
    return Section("Wins and ties", lead, intervals(rows, "percentage points", 0.0))


def amounts(found: list[Change], labels: tuple[str, ...]) -> Section:
    """Other measures, in percent of what they were."""
    rows = []
    for c in found:
        scale = abs(c.before.value)
        if of_shares(c) or abs(c.difference.value) > BEYOND * scale or scale == 0:
            continue
        part = Interval(*(value / scale for value in c.difference))
        rows.append(Row(name_of(c), part, signed(c.difference), tone(c), f"{amount(c.before)} → {amount(c.after)}"))
    lead = (
        f"How much greater amounts are with {labels[1]}, in percent of those with {labels[0]}. Changes beyond "
        f"{100 * BEYOND} % stand only in the table above."
    )
    return Section("Lengths, points and counts", lead, intervals(rows, "%", 0.0))


def things_section(things: list[Change], labels: tuple[str, ...]) -> Section:
    ordered = sorted(things, key=lambda c: -abs(c.difference.value))
    rows = [
        Row(
            thing_of(c),
            c.difference,
            points(c.difference),
            tone(c),
            f"{100 * c.before.value:.1f} % → {100 * c.after.value:.1f} %",
        )
        for c in ordered[:30]
    ]
    head = ["", labels[0], labels[1], "difference"]
    whole = [
        [thing_of(c), f"{100 * c.before.value:.1f} %", f"{100 * c.after.value:.1f} %", points(c.difference)]
        for c in ordered
    ]
    lead = "In how many games somebody takes a thing, of all games; the greatest differences."
    return Section(
        "What is taken", lead, intervals(rows, "percentage points", 0.0), table(head, whole, "All, in figures")
    )


def tone(change: Change) -> str:
    return "good" if change.difference.low > 0 else "bad" if change.difference.high < 0 else ""
