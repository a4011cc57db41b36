"""Is a game balanced? Wins by place, seat and bot, lengths, margins, ties, the leader, and where points come from."""

from typing import Any

from orrery.arena.match import WHOLE
from orrery.study.page import Answer, Section
from orrery.study.plots import Row, amount, folded, intervals, lines, percent, stacks, table
from orrery.study.results import MARK, Results, is_share, library, sums_of
from orrery.study.statistics import Interval, Moments, share_interval
from orrery.study.watching.watch import SAMPLES

AMOUNTS = ("decisions", "margin", "points of a player", "points of winners", "ties")


def answer(results: Results) -> Answer:
    plan = results.plan
    names = sorted({cell.game for cell in plan.cells})
    sections = [part for make in (wins, bots, sizes, leaders, categories, counts) for part in make(results)]
    return Answer(f"Balance: {', '.join(names)}", summary(results), sections, {"cells": figures(results)})


def summary(results: Results) -> str:
    """The widest gap between the places in the turn order, in words."""
    worst, told = 0.0, "No place in the turn order wins clearly more or less often than its even share."
    for number, cell in enumerate(results.plan.cells):
        even = 1 / cell.seats
        for name, figure in shares(results, number, "wins by place"):
            gap = max(figure.low - even, even - figure.high)
            if gap > worst:
                worst = gap
                told = (
                    f"The clearest gap between places{of(results, number)}: number {name} in the turn order wins "
                    f"{percent(figure)}, where {100 * even:.1f} % would be even."
                )
    return told


def of(results: Results, number: int) -> str:
    label = results.plan.labels[number]
    return f" ({label})" if label else ""


def shares(results: Results, cell: int, start: str) -> list[tuple[str, Interval]]:
    found = [name for name in results.names(cell) if name.startswith(start + MARK)]
    return [(name.split(MARK)[1], results.figure(cell, name)) for name in found]


def figures(results: Results) -> list[dict[str, Any]]:
    """All measures of all cells, for --json."""
    return [
        {
            "cell": results.plan.labels[number],
            "game": cell.game,
            "seats": cell.seats,
            "options": cell.options,
            "bots": list(cell.bots),
            "deals": results.deals(number),
            "figures": {name: rounded(results.figure(number, name)) for name in results.names(number)},
        }
        for number, cell in enumerate(results.plan.cells)
    ]


def rounded(figure: Interval) -> dict[str, float]:
    return {"value": round(figure.value, 5), "low": round(figure.low, 5), "high": round(figure.high, 5)}


def tone_of(figure: Interval, even: float) -> str:
    return "bad" if figure.low > even or figure.high < even else ""


def wins(results: Results) -> list[Section]:
    """The wins of the places in the first turn order, and of the seats."""
    parts = []
    for number, cell in enumerate(results.plan.cells):
        even = 1 / cell.seats
        title = results.plan.labels[number]
        plots = [
            intervals(
                [
                    Row(told.format(name), figure, percent(figure), tone_of(figure, even))
                    for name, figure in shares(results, number, start)
                ],
                "wins in %",
                even,
            )
            for start, told in (("wins by place", "number {} in the turn order"), ("wins by seat", "seat {}"))
        ]
        parts.append(f"<h3>{title}</h3>" if title else "")
        parts += [plots[0], folded("By seat", plots[1])] if plots[0] else plots[1:]
    lead = (
        "The dashed line is the even share. Red squares are those whose interval does not reach it. A shared win is "
        "divided."
    )
    return [Section("Who wins by place", lead, *parts)]


def bots(results: Results) -> list[Section]:
    parts = []
    for number, cell in enumerate(results.plan.cells):
        if len(set(cell.bots)) < 2:
            continue
        chairs = {name: cell.names(0).count(name) / len(cell.choosers()) for name in set(cell.bots)}
        rows = [
            Row(
                name, figure, percent(figure), "", f"{100 * chairs[name]:.0f} % of the chairs" if name in chairs else ""
            )
            for name, figure in shares(results, number, "wins by bot")
        ]
        title = results.plan.labels[number]
        parts.append((f"<h3>{title}</h3>" if title else "") + intervals(rows, "wins in %"))
        parts.append(sheet_by_bot(results, number))
    lead = "Every deal was played with the bots in every order of chairs."
    return [Section("Who wins by bot", lead, *parts)] if parts else []


def sheet_by_bot(results: Results, cell: int) -> str:
    """The points of each bot, and where they come from."""
    told = [name.split(MARK)[1:] for name in results.names(cell) if name.startswith("sheet")]
    kinds = list(dict.fromkeys(kind for _, kind in told))
    rows = []
    for bot, figure in shares(results, cell, "points by bot"):
        sheet = [f"sheet{MARK}{bot}{MARK}{kind}" for kind in kinds]
        rows.append([bot, amount(figure), *[amount(results.figure(cell, name)) for name in sheet]])
    return table(["bot", "points", *kinds], rows)


def sizes(results: Results) -> list[Section]:
    """Lengths, margins and ties."""
    cells = range(len(results.plan.cells))
    head = ["", *[results.plan.labels[cell] or "all games" for cell in cells]]
    rows = []
    for name in AMOUNTS:
        told = [results.figure(cell, name) if name in results.names(cell) else None for cell in cells]
        words = [("" if f is None else percent(f) if is_share(name) else amount(f)) for f in told]
        rows.append([name if name != "margin" else "margin of the first over the second", *words])
    rows.append(["decisions of 80 % of the games", *[spread(results, cell, "decisions") for cell in cells]])
    rows.append(["margin of 80 % of the games", *[spread(results, cell, "margin") for cell in cells]])
    lead = "Means with 95 % intervals; below, what lies between the lowest and the highest tenth."
    return [Section("Length, margins and ties", lead, table(head, rows))]


def spread(results: Results, cell: int, column: str) -> str:
    """What lies between the lowest and the highest tenth."""
    counted = results.table("games", cell).group_by(column).len().collect(engine="streaming").sort(column)
    reached = counted["len"].cum_sum() / counted["len"].sum()
    low, high = (int(counted.filter(reached >= tenth)[column].to_list()[0]) for tenth in (0.1, 0.9 - 1e-9))
    return f"{low} to {high}"


def leaders(results: Results) -> list[Section]:
    """How often the seat that leads at a moment wins in the end."""
    if "leaders" not in results.plan.keep:
        return []
    series, rows = [], []
    for number in range(len(results.plan.cells)):
        told, changes = leading(results, number)
        series.append((results.plan.labels[number], told))
        half = told[len(told) // 2]
        rows.append([results.plan.labels[number] or "all games", percent(half), f"{changes:.2f}"])
    lead = (
        "How often the seat that stands best at a moment, as the game's own evaluation judges it, wins in the end. A "
        "line that rises late is a game that stays open."
    )
    head = ["", "who leads halfway wins", "changes of the leader in a game"]
    return [Section("How the leader changes", lead, lines(series, "wins of the leader"), table(head, rows))]


def leading(results: Results, cell: int) -> tuple[list[Interval], float]:
    """For each moment the share of the win of its leader; and how often the leader changes."""
    polars = library()
    col = polars.col
    found, changes, games = [Moments() for _ in range(SAMPLES - 1)], 0.0, results.games(cell)
    for window in results.windows():
        rows = results.table("games", cell, window).select("deal", "game", "leaders").collect(engine="streaming")
        changes += rows.select(col("leaders").list.eval(polars.element().diff() != 0).list.sum().sum()).item()
        wins = results.table("seats", cell, window).select("game", col("seat").alias("leaders"), "won").collect()
        shares = (
            rows.with_columns(polars.int_ranges(0, SAMPLES - 1, dtype=polars.Int64).alias("moment"))
            .explode("leaders", "moment")
            .join(wins, on=["game", "leaders"], how="left")
            .group_by("moment", "deal")
            .agg((col("won").mean() / WHOLE).alias("share"))
        )
        for (moment,), part in shares.partition_by("moment", as_dict=True).items():
            found[int(str(moment))] = found[int(str(moment))].plus(*sums_of(part["share"]))
    figures = [share_interval(moments.mean, moments.deviation, moments.n, games) for moments in found]
    return figures, changes / games


def categories(results: Results) -> list[Section]:
    """Where the points come from."""
    bars, tables = [], []
    for number in range(len(results.plan.cells)):
        names = [name for name in results.names(number) if name.startswith("points ") and MARK not in name]
        told = {name.removeprefix("points "): results.figure(number, name) for name in names}
        kinds = {name: figure for name, figure in told.items() if not name.startswith("of ")}
        if len(kinds) < 2:
            continue
        label = results.plan.labels[number] or "a player"
        bars.append((label, [(name, figure.value) for name, figure in kinds.items()]))
        tables.append((label, kinds))
    if not bars:
        return []
    names = list(dict.fromkeys(name for _, kinds in tables for name in kinds))
    rows = [[name, *[amount(kinds[name]) if name in kinds else "" for _, kinds in tables]] for name in names]
    head = ["", *[label for label, _ in tables]]
    return [
        Section(
            "Where points come from",
            "Points of a player on the average.",
            stacks(bars),
            table(head, rows, "In figures"),
        )
    ]


def counts(results: Results) -> list[Section]:
    """What else the watcher of the game has counted."""
    cells = range(len(results.plan.cells))
    names = list(dict.fromkeys(name for cell in cells for name in results.names(cell) if name.startswith("per ")))
    if not names:
        return []
    rows = []
    for name in names:
        per, told = name.removeprefix("per ").split(MARK)
        words = [amount(results.figure(cell, name)) if name in results.names(cell) else "" for cell in cells]
        rows.append([f"{told}, per {per}", *words])
    head = ["", *[results.plan.labels[cell] or "all games" for cell in cells]]
    lead = "Means with 95 % intervals. What either happens or not is a share: 0.65 is 65 %."
    return [Section("What happens", lead, table(head, rows))]
