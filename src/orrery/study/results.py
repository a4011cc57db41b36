"""The Parquet files of a study, and the figures of their deals."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

from orrery.arena.match import WHOLE
from orrery.engine.game import BadInput
from orrery.study.plan import Plan
from orrery.study.statistics import Interval, mean_interval, share_interval
from orrery.study.store import Store

if TYPE_CHECKING:
    from polars import DataFrame, LazyFrame

MARK = " | "  # between the parts of a name of a measure


def library() -> Any:
    """Polars, if it is installed."""
    try:
        import polars
    except ImportError as error:
        raise BadInput('Studies need polars; install it with: pip install "orrery[study]"') from error
    return polars


class Results:
    """What has been played."""

    def __init__(self, plan: Plan, store: Store) -> None:
        self.plan = plan
        self.store = store
        self.measures: dict[int, DataFrame] = {}

    def table(self, name: str) -> "LazyFrame":
        """A table of all parts."""
        polars = library()
        paths = [path for part in self.store.done() if (path := part.path / f"{name}.parquet").exists()]
        if not paths:
            raise BadInput(f"'{self.store.folder}' has no {name}; play it again with another --out")
        try:
            found: LazyFrame = polars.concat([polars.scan_parquet(path) for path in paths], how="diagonal_relaxed")
            found.collect_schema()
        except polars.exceptions.PolarsError as error:
            raise BadInput(
                f"'{self.store.folder}' has a Parquet file that is not from Orrery ({told(error)})"
            ) from error
        return found

    @cached_property
    def games(self) -> "LazyFrame":
        return self.table("games")

    @cached_property
    def seats(self) -> "LazyFrame":
        return self.table("seats")

    def deals(self, cell: int) -> "DataFrame":
        """A row for each deal of a cell; a column for each measure, which is the mean of the games of the deal."""
        if cell not in self.measures:
            self.measures[cell] = measured(self, cell)
        return self.measures[cell]

    def names(self, cell: int) -> list[str]:
        return [name for name in self.deals(cell).columns if name not in ("deal", "number")]

    def figure(self, cell: int, name: str) -> Interval:
        """A measure of a cell with its interval."""
        frame = self.deals(cell)
        column = frame[name]
        if is_share(name):
            games = int(frame["number"].sum())
            return share_interval(number(column.mean()), number(column.std()), len(column), games)
        return mean_of(column)

    def difference(self, cell: int, other: int, name: str, comparisons: int = 1) -> Interval:
        """How much greater a measure is in the other cell, on the same deals."""
        one, two = self.deals(cell).select("deal", name), self.deals(other).select("deal", name)
        both = one.join(two, on="deal", suffix=" other")
        return mean_of(both[f"{name} other"] - both[name], comparisons)

    def widest(self) -> float:
        """Half the width of the widest interval of shares of wins: by bot, or by place if all bots are the same."""
        widths = [0.0]
        for cell, study in enumerate(self.plan.cells):
            start = "wins by bot" if len(set(study.bots)) > 1 else "wins by place"
            figures = [self.figure(cell, name) for name in self.names(cell) if name.startswith(start)]
            widths += [(figure.high - figure.low) / 2 for figure in figures]
        return max(widths)


def mean_of(column: Any, comparisons: int = 1) -> Interval:
    """The mean of a column with its interval."""
    return mean_interval(number(column.mean()), number(column.std()), len(column), comparisons)


def number(value: Any) -> float:
    return float(value) if value is not None else 0.0


def told(error: BaseException) -> str:
    return str(error).splitlines()[0]


TOLD = {
    "wins by place": "wins of number {} in the turn order",
    "wins by seat": "wins of seat {}",
    "wins by bot": "wins of {}",
    "points by bot": "points of {}",
    "per game": "{}, per game",
    "per player": "{}, per player",
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


def measured(results: Results, cell: int) -> "DataFrame":
    """All measures of a cell, by deal."""
    polars = library()
    col = polars.col
    games = results.games.filter(col("cell") == cell)
    seats = results.seats.filter(col("cell") == cell)
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
    return seats.group_by("deal").agg(*wins, *points)


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
