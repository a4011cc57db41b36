"""The Parquet files of a study, and the figures of their deals."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

from orrery.arena.match import WHOLE
from orrery.engine.game import BadInput
from orrery.study.plan import Plan, rotations
from orrery.study.statistics import Interval, Moments, share_interval
from orrery.study.store import Done, Store

if TYPE_CHECKING:
    from polars import DataFrame, LazyFrame

WINDOW = 20_000  # deals that are in memory together
MARK = " | "  # between the parts of a name of a measure


def library() -> Any:
    """Polars, if it is installed."""
    try:
        import polars
    except ImportError as error:
        needed = 'pip install "orrery[study]"; in a checkout: ./dev extras'
        raise BadInput(f"Studies need polars; install it with: {needed}") from error
    return polars


class Results:
    """What has been played. It is read in windows of deals, so that a large study takes no more memory."""

    def __init__(self, plan: Plan, store: Store) -> None:
        self.plan = plan
        self.store = store
        self.sums: dict[tuple[int, int], dict[str, Moments]] = {}

    @cached_property
    def parts(self) -> list[Done]:
        return self.store.done()

    def windows(self) -> list[range]:
        """All deals, in pieces."""
        return [range(start, min(start + WINDOW, self.plan.deals)) for start in range(0, self.plan.deals, WINDOW)]

    def table(self, name: str, cell: int | None = None, window: range | None = None) -> "LazyFrame":
        """A table; with a cell and a window only these deals of the cell."""
        polars = library()
        parts = [part for part in self.parts if cell is None or self.reaches(part, cell, window)]
        paths = [path for part in parts if (path := part.path / f"{name}.parquet").exists()]
        if not paths:
            raise BadInput(f"'{self.store.folder}' has no {name}; play it again with another --out")
        try:
            found: LazyFrame = polars.concat([polars.scan_parquet(path) for path in paths], how="diagonal_relaxed")
            found.collect_schema()
        except polars.exceptions.PolarsError as error:
            told = str(error).splitlines()[0]
            raise BadInput(f"'{self.store.folder}' has a Parquet file that is not from Orrery ({told})") from error
        return found if window is None else found.filter(polars.col("deal").is_between(window.start, window.stop - 1))

    def reaches(self, part: Done, cell: int, window: range | None) -> bool:
        """Has this part games of the cell and of the window?"""
        turns = rotations(self.plan.cells[cell])
        is_inside = window is None or (part.span.start < window.stop * turns and part.span.stop > window.start * turns)
        return part.about["cell"] == cell and is_inside

    def moments(self, cell: int, other: int | None = None) -> dict[str, Moments]:
        """The sums of all measures of a cell; with another cell, of the differences between both, deal by deal."""
        key = (cell, cell if other is None else other)
        if key not in self.sums:
            sums: dict[str, Moments] = {}
            for window in self.windows():
                frame = measured(self, cell, window)
                if other is not None:
                    frame = apart(frame, measured(self, other, window))
                for name in frame.columns:
                    if name != "deal":
                        sums[name] = sums.get(name, Moments()).plus(*sums_of(frame[name]))
            self.sums[key] = sums
        return self.sums[key]

    def deals(self, cell: int) -> int:
        return self.moments(cell)["number"].n

    def games(self, cell: int) -> int:
        return round(self.moments(cell)["number"].total)

    def names(self, cell: int) -> list[str]:
        return [name for name in self.moments(cell) if name != "number"]

    def figure(self, cell: int, name: str) -> Interval:
        """A measure of a cell with its interval."""
        found = self.padded(cell, self.moments(cell)[name], name)
        if is_share(name):
            return share_interval(found.mean, found.deviation, found.n, self.games(cell))
        return found.interval()

    def padded(self, cell: int, found: Moments, name: str) -> Moments:
        """With zeros for windows in which nobody had such points."""
        is_category = name.startswith("points ") and MARK not in name
        return found._replace(n=self.deals(cell)) if is_category else found

    def difference(self, cell: int, other: int, name: str, comparisons: int = 1) -> Interval:
        """How much greater a measure is in the other cell, on the same deals."""
        return self.moments(cell, other)[name].interval(comparisons)

    def widest(self) -> float:
        """Half the width of the widest interval of shares of wins: by bot, or by place if all bots are the same."""
        widths = [0.0]
        for cell, study in enumerate(self.plan.cells):
            start = "wins by bot" if len(set(study.bots)) > 1 else "wins by seat"
            figures = [self.figure(cell, name) for name in self.names(cell) if name.startswith(start)]
            widths += [(figure.high - figure.low) / 2 for figure in figures]
        return max(widths)


def apart(one: "DataFrame", two: "DataFrame") -> "DataFrame":
    """The differences of all measures that both frames have, deal by deal."""
    polars = library()
    both = one.join(two, on="deal", suffix=" other")
    names = [name for name in one.columns if f"{name} other" in both.columns]
    return both.select("deal", *[(polars.col(f"{name} other") - polars.col(name)).alias(name) for name in names])


def sums_of(column: Any) -> tuple[int, float, float]:
    """How many values a column has, their sum, and that of their squares."""
    values = column.drop_nulls().cast(library().Float64)
    return len(values), number(values.sum()), number((values**2).sum())


def number(value: Any) -> float:
    return float(value) if value is not None else 0.0


TOLD = {
    "wins by place": "wins of number {} in the turn order",
    "wins by seat": "wins of seat {}",
    "wins by bot": "wins of {}",
    "points by bot": "points of {}",
    "per game": "{}, per game",
    "per player": "{}, per player",
    "sheet": "points of {}",
    "taken": "{} taken",
}


def told_name(name: str) -> str:
    """The name of a measure, for people."""
    start, mark, rest = name.partition(MARK)
    if mark:
        return TOLD[start].format(rest)
    is_category = name.startswith("points ") and not name.startswith("points of ")
    return f"points from {name.removeprefix('points ')}" if is_category else name


def is_share(name: str) -> bool:
    return name.startswith(("wins ", "ties", "taken "))


def measured(results: Results, cell: int, window: range) -> "DataFrame":
    """A row for each deal of a window; a column for each measure, which is the mean of the games of the deal."""
    polars = library()
    col = polars.col
    games = results.table("games", cell, window)
    seats = results.table("seats", cell, window)
    deals = games.group_by("deal").agg(
        polars.len().alias("number"),
        col("decisions").mean().alias("decisions"),
        (col("winners") > 1).mean().alias("ties"),
        col("margin").mean().alias("margin"),
        *counted(games, "game"),
    )
    everyone = seats.group_by("deal").agg(
        col("score").mean().alias("points of a player"),
        col("score").filter(col("won") > 0).mean().alias("points of winners"),
        *[col(name).fill_null(0).mean() for name in columns(seats, "points ")],
        *counted(seats, "player"),
    )
    found = deals.join(everyone, on="deal")
    for key, name in (("turn", "place"), ("seat", "seat"), ("bot", "bot")):
        found = found.join(wins_by(seats, key, name), on="deal")
    frame: DataFrame = found.sort("deal").collect(engine="streaming")
    return frame.select([name for name in frame.columns if frame[name].null_count() < len(frame)])


def wins_by(seats: "LazyFrame", key: str, name: str) -> "LazyFrame":
    """The share of the win of each place, seat or bot; a bot on several chairs has the sum of their shares."""
    polars = library()
    col = polars.col
    values = seats.select(key).unique().collect()[key].drop_nulls().sort().to_list()
    games = col("game").n_unique()
    wins = [
        (col("won").filter(col(key) == value).sum() / (WHOLE * games)).alias(
            f"wins by {name}{MARK}{value + 1 if key != 'bot' else value}"
        )
        for value in values
    ]
    points = [
        col("score").filter(col(key) == value).mean().alias(f"points by {name}{MARK}{value}")
        for value in values
        if key == "bot" and len(values) > 1
    ]
    sheet = [
        col(category).filter(col(key) == value).fill_null(0).mean().alias(f"sheet{MARK}{value}{MARK}{category[7:]}")
        for value in values
        if points
        for category in columns(seats, "points ")
    ]
    return seats.group_by("deal").agg(*wins, *points, *sheet)


def columns(frame: "LazyFrame", start: str) -> list[str]:
    """The columns of this kind that are not empty."""
    polars = library()
    names = [name for name in frame.collect_schema().names() if name.startswith(start)]
    if not names:
        return []
    filled = frame.select(polars.col(names).count()).collect(engine="streaming").row(0)
    return [name for name, n in zip(names, filled, strict=True) if n]


def counted(frame: "LazyFrame", per: str) -> list[Any]:
    """The further figures of games or players that their watcher noted."""
    polars = library()
    return [
        polars.col(name).mean().alias(f"per {per}{MARK}{name.removeprefix('count ')}")
        for name in columns(frame, "count ")
    ]
