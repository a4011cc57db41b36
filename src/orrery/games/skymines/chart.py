"""The map of the Moon: outlines and borders, checked against each other; and tables of maps."""

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Literal

from librt.vecs import vec
from msgspec import Meta, Struct, field
from mypy_extensions import i64

from orrery.content import Entry
from orrery.engine.game import BadInput
from orrery.games.skymines.state import Board
from orrery.games.skymines.terms import COLUMNS, COMPANIES, DEEPEST, DEPTH, EMPTY, N_COMPANIES, SECTORS

Point = tuple[int, int]
Line = tuple[Point, Point]
Outline = list[Point]
CORNERS = 3  # of an outline at least


class Station(Entry, forbid_unknown_fields=True, kw_only=True):
    """A station: its id is the company. The columns have coins from the top down."""

    outline: Outline = field(default_factory=list)  # the corners; a map without outlines is drawn as a graph

    columns: Annotated[
        list[Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(min_length=DEPTH, max_length=DEPTH)]],
        Meta(min_length=COLUMNS, max_length=COLUMNS),
    ]


class Place(Entry, forbid_unknown_fields=True, kw_only=True):
    """What has a number: its id is a letter and the number."""

    reward: list[str] = field(default_factory=list)


class Sector(Place, forbid_unknown_fields=True, kw_only=True):
    """A sector: its letter is `s`."""

    outline: Outline = field(default_factory=list)
    around: str = ""  # of an enclave: the sector around it


class Border(Struct, forbid_unknown_fields=True):
    """A border between two sectors, or a sector and a station."""

    between: tuple[str, str]
    lines: int


class Chart(Struct, forbid_unknown_fields=True):
    station: Annotated[list[Station], Meta(min_length=N_COMPANIES, max_length=N_COMPANIES)]
    sector: Annotated[list[Sector], Meta(min_length=SECTORS, max_length=SECTORS)]
    border: list[Border]


def areas(chart: Chart) -> list[Station | Sector]:
    return [*chart.station, *chart.sector]


def check(chart: Chart, path: str) -> None:
    """Refuse a map that cannot be drawn or played."""
    check_names(chart, path)
    check_borders(chart, path)
    check_reach(chart, path)
    for one in areas(chart):
        if 0 < len(one.outline) < CORNERS:
            raise BadInput(f"{path}: '{one.id}', field outline: it has at least {CORNERS} corners.")
    outlined = [one.id for one in areas(chart) if one.outline]
    if not outlined:  # drawn as a graph
        return
    if len(outlined) < N_COMPANIES + SECTORS:
        raise BadInput(f"{path}: outlines are for all stations and sectors, or for none.")
    check_lines(chart, path)
    check_outlines(chart, path)


def check_names(chart: Chart, path: str) -> None:
    if sorted(station.id for station in chart.station) != sorted(COMPANIES):
        raise BadInput(f"{path}: the stations are {', '.join(COMPANIES)}, each once.")
    if sorted(sector.id for sector in chart.sector) != sorted(f"s{n + 1}" for n in range(SECTORS)):
        raise BadInput(f"{path}: the sectors are s1 to s{SECTORS}, each once.")


def check_borders(chart: Chart, path: str) -> None:
    names = {*COMPANIES, *[sector.id for sector in chart.sector]}
    seen = set()
    for border in chart.border:
        one, other = border.between
        unknown = [name for name in border.between if name not in names]
        if unknown:
            raise BadInput(f"{path}: border {one} - {other}: there is no '{unknown[0]}'.")
        if one == other or (one in COMPANIES and other in COMPANIES):
            raise BadInput(
                f"{path}: border {one} - {other}: a border is between two sectors, or a station and a sector."
            )
        if border.lines not in (1, 2):
            raise BadInput(f"{path}: border {one} - {other}, field lines: there are 1 or 2, not {border.lines}.")
        if frozenset(border.between) in seen:
            raise BadInput(f"{path}: border {one} - {other} is there twice.")
        seen.add(frozenset(border.between))
    check_enclaves(chart, seen, path)


def check_enclaves(chart: Chart, borders: set[frozenset[str]], path: str) -> None:
    for sector in chart.sector:
        around = [set(pair) - {sector.id} for pair in borders if sector.id in pair]
        if sector.around and (sector.around in COMPANIES or around != [{sector.around}]):
            raise BadInput(
                f"{path}: sector '{sector.id}', field around: the only border of an enclave is with the sector "
                f"around it, here '{sector.around}'."
            )


def check_reach(chart: Chart, path: str) -> None:
    """Every company can reach every sector, if it has enough energy."""
    near: dict[str, set[str]] = {}
    for border in chart.border:
        one, other = border.between
        near.setdefault(one, set()).add(other)
        near.setdefault(other, set()).add(one)
    for company in COMPANIES:
        found = {company}
        new = [company]
        while new:
            for name in near.get(new.pop(), set()) - found - set(COMPANIES):
                found.add(name)
                new.append(name)
        lost = sorted({sector.id for sector in chart.sector} - found)
        if lost:
            raise BadInput(f"{path}: {company} cannot reach sector '{lost[0]}'.")


def lines_of(outline: Outline) -> list[Line]:
    """The lines of an outline, each with its ends in order."""
    ends = zip(outline, [*outline[1:], outline[0]], strict=True)
    return [(min(a, b), max(a, b)) for a, b in ends]


def check_lines(chart: Chart, path: str) -> None:
    """The map is flat, and each line belongs to two areas at most."""
    counts = Counter(line for one in areas(chart) for line in lines_of(one.outline))
    crowded = [line for line, number in counts.items() if number > 2]
    if crowded:
        owners = [one.id for one in areas(chart) if crowded[0] in lines_of(one.outline)]
        raise BadInput(f"{path}: the line {crowded[0]} is in more than two outlines: {', '.join(owners)}.")
    check_flat(sorted(counts), path)


def check_flat(lines: list[Line], path: str) -> None:
    """No line of a map crosses or touches another, except at its ends. The lines come in order."""
    for i, line in enumerate(lines):
        for other in lines[i + 1 :]:
            if other[0][0] > line[1][0]:
                break
            if meet(line, other):
                raise BadInput(f"{path}: the lines {line} and {other} cross, so the map is not flat.")


def meet(one: Line, other: Line) -> bool:
    """Do two lines have a point in common that is not an end of both?"""
    (a, b), (c, d) = one, other
    turns = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
    if turns[0] * turns[1] < 0 and turns[2] * turns[3] < 0:
        return True
    ends = ((turns[0], c, one), (turns[1], d, one), (turns[2], a, other), (turns[3], b, other))
    return any(side == 0 and point not in line and is_within(point, line) for side, point, line in ends)


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def is_within(point: Point, line: Line) -> bool:
    """Is a point on the same straight line between its ends?"""
    (ax, ay), (bx, by) = line
    return min(ax, bx) <= point[0] <= max(ax, bx) and min(ay, by) <= point[1] <= max(ay, by)


def check_outlines(chart: Chart, path: str) -> None:
    """Two areas have a border exactly if their outlines share a line. An enclave lies inside the sector around it."""
    owners: dict[Line, list[str]] = {}
    for one in areas(chart):
        for line in lines_of(one.outline):
            owners.setdefault(line, []).append(one.id)
    shared = {frozenset(pair) for pair in owners.values() if len(pair) == 2 and not set(pair) <= set(COMPANIES)}
    enclaves = {frozenset((sector.id, sector.around)) for sector in chart.sector if sector.around}
    told = {frozenset(border.between) for border in chart.border}
    for pair in sorted(map(sorted, (shared | enclaves) ^ told)):
        what = "have a border but share no line" if frozenset(pair) in told else "share a line but have no border"
        raise BadInput(f"{path}: {pair[0]} and {pair[1]} {what}.")
    outlines = {sector.id: sector.outline for sector in chart.sector}
    for sector in chart.sector:
        if sector.around and not all(is_inside(point, outlines[sector.around]) for point in sector.outline):
            raise BadInput(f"{path}: sector '{sector.id}', field outline: it does not lie inside '{sector.around}'.")


def is_inside(point: Point, outline: Outline) -> bool:
    """Does a point lie inside an outline? Counts the lines to its right."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def masks(chart: Chart, lines: Literal[1, 2]) -> dict[str, int]:
    """For each station and sector the sectors behind such a border, as bits."""
    found = {one.id: 0 for one in areas(chart)}
    for border in chart.border:
        if border.lines == lines:
            for one, other in (border.between, border.between[::-1]):
                if other not in COMPANIES:
                    found[one] |= 1 << (int(other[1:]) - 1)
    return found


# Tables.


def column(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def board_of(chart: Chart) -> Board:
    """The tables of the Moon: each sector is a site and a place."""
    board = Board()
    single, double = masks(chart, 1), masks(chart, 2)
    sectors = [f"s{n + 1}" for n in range(SECTORS)]
    add_places(board, [1] * SECTORS)
    board.partners = column([EMPTY] * SECTORS)
    board.single = column(single[id] for id in sectors)
    board.double = column(double[id] for id in sectors)
    board.station_single = column(single[id] for id in COMPANIES)
    board.station_double = column(double[id] for id in COMPANIES)
    stations = {station.id: station.columns for station in chart.station}
    add_columns(board, [coins for id in COMPANIES for coins in stations[id]])
    return board


def add_places(board: Board, sites: list[int]) -> None:
    """The places and their sites, from the number of sites of each place."""
    board.sites, board.places = sum(sites), len(sites)
    board.place_of = column(place for place, number in enumerate(sites) for _ in range(number))
    board.starts = column(sum(sites[:place]) for place in range(len(sites) + 1))
    board.bits = column(1 << n for n in range(sum(sites)))


def add_columns(board: Board, columns: list[list[int]]) -> None:
    """The columns of all stations, from their coins."""
    board.full = column(len(coins) for coins in columns)
    board.column_coins = column(coin for coins in columns for coin in [*coins, 0, 0][:DEEPEST])
    board.column_values = column(
        seen(coins, is_open, left) for coins in columns for is_open in (False, True) for left in range(DEEPEST + 1)
    )


def seen(coins: list[int], is_open: bool, left: int) -> int:
    """The coins that can be seen in a column with this many pieces, if its crossed space is open or not."""
    if is_open:
        return sum(coins[: max(0, len(coins) - 1 - left)]) + coins[-1]
    return sum(coins[: max(0, len(coins) - left)])
