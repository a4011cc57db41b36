"""What does a change do? Two cells on the same deals, measure by measure."""

from typing import Any, NamedTuple

from orrery.study.page import Answer, Section
from orrery.study.plan import rotations
from orrery.study.plots import Row, amount, intervals, percent, points, table
from orrery.study.questions import balance
from orrery.study.results import MARK, Results, is_share, library, told_name
from orrery.study.statistics import Interval, Moments

MOST = 15  # clear differences that are shown at once
BEYOND = 0.5  # of what it was: a change that would make the others of the plot too small to see


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
    told = (
        f"{len(clear)} of {len(found) + len(things)} measures differ clearly between “{labels[0]}” and “{labels[1]}”."
    )
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
    n = len(names) + (len(rates(results, cell, other)) if "things" in results.plan.keep else 0)
    return [
        Change(name, results.figure(cell, name), results.figure(other, name), results.difference(cell, other, name, n))
        for name in names
    ]


def compared(results: Results, cell: int, other: int) -> list[str]:
    """The measures of both cells, without those that say the same as others."""
    both = [name for name in results.names(cell) if name in results.names(other)]
    names = [name for name in both if not name.startswith("sheet")]
    bots = [name for name in names if name.startswith("wins by bot")]
    sheet = [name for name in names if name.startswith("points ") and MARK not in name and " of " not in name]
    idle = [group for group in (bots, sheet) if len(group) == 1]
    return [name for name in names if [name] not in idle]


Rates = tuple[
    Moments, Moments, Moments
]  # how often a thing is taken in one cell, in the other, and how much more often


def rates(results: Results, cell: int, other: int) -> dict[str, Rates]:
    """By thing: the share of the games of a deal in which somebody takes it."""
    polars = library()
    col = polars.col
    sums: dict[str, list[Moments]] = {}
    for window in results.windows():
        one, two = (taken_in(results, i, window) for i in (cell, other))
        both = one.join(two, on=["name", "deal"], how="full", coalesce=True, suffix=" other").fill_null(0)
        both = both.with_columns((col("share other") - col("share")).alias("apart"))
        columns = ("share", "share other", "apart")
        told = both.group_by("name").agg(
            *[col(name).sum().alias(f"{name} sum") for name in columns],
            *[(col(name) ** 2).sum().alias(f"{name} squares") for name in columns],
        )
        for row in told.iter_rows(named=True):
            before = sums.get(row["name"], [Moments()] * 3)
            pairs = zip(before, columns, strict=True)
            sums[row["name"]] = [m.plus(0, row[f"{name} sum"], row[f"{name} squares"]) for m, name in pairs]
    n = results.moments(cell, other)["number"].n  # on the other deals nobody took it
    return {name: tuple(m._replace(n=n) for m in sums[name]) for name in sorted(sums)}  # type: ignore[misc]


def taken_in(results: Results, cell: int, window: range) -> Any:
    """By thing and deal: the share of the games of the deal in which somebody took it."""
    polars = library()
    col = polars.col
    return (
        results.table("things", cell, window)
        .filter(col("seat").is_not_null())
        .group_by((col("kind") + " " + col("thing")).alias("name"), "deal")
        .agg((col("game").n_unique() / rotations(results.plan.cells[cell])).alias("share"))
        .collect(engine="streaming")
    )


def taken(results: Results, cell: int, other: int) -> list[Change]:
    """How often things are taken in both cells, of all games."""
    found = rates(results, cell, other)
    n = len(found) + len(compared(results, cell, other))
    return [
        Change(f"taken{MARK}{name}", before.interval(), after.interval(), apart.interval(n))
        for name, (before, after, apart) in found.items()
    ]


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
    lead = f"How much greater shares are with “{labels[1]}” than with “{labels[0]}”, on the same deals."
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
        f"How much greater amounts are with “{labels[1]}”, in percent of those with “{labels[0]}”. Changes beyond "
        f"{100 * BEYOND:.0f} % stand only in the table above."
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
