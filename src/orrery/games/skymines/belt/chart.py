"""RB p26 to p29. The map of the Belt: asteroids, shuttle spaces and flight tracks, checked against each other."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct, field

from orrery.content import Entry
from orrery.engine.game import BadInput
from orrery.games.skymines.chart import (
    CORNERS,
    Line,
    Outline,
    Place,
    Point,
    add_columns,
    add_places,
    check_flat,
    column,
    is_inside,
    lines_of,
)
from orrery.games.skymines.state import Board
from orrery.games.skymines.terms import (
    COMPANIES,
    EMPTY,
    MOST_SITES,
    N_COMPANIES,
    OUTPOST_DEPTH,
    SHUTTLE_DEPTH,
)

LETTERS = "abcd"  # of the outpost spaces of an asteroid
Coins = Annotated[int, Meta(ge=0, le=3)]
Outposts = Annotated[list[Coins], Meta(min_length=OUTPOST_DEPTH, max_length=OUTPOST_DEPTH)]
Shuttles = Annotated[list[Coins], Meta(min_length=SHUTTLE_DEPTH, max_length=SHUTTLE_DEPTH)]


class BeltStation(Entry, forbid_unknown_fields=True, kw_only=True):
    """A station: its id is the company. The columns have coins from the top down; the middle one is for shuttles."""

    outline: Outline = field(default_factory=list)  # a map without outlines, positions and lines is drawn as a graph
    columns: tuple[Outposts, Shuttles, Outposts]


class Asteroid(Place, forbid_unknown_fields=True, kw_only=True):
    """An asteroid: its id is `a` and its number."""

    outline: Outline = field(default_factory=list)
    spaces: Annotated[int, Meta(ge=1, le=len(LETTERS))]
    at: list[Point] = field(default_factory=list)  # where the spaces are
    linked: Annotated[list[int], Meta(max_length=2)] = field(default_factory=list)  # two spaces, counted from 1


class Shuttle(Place, forbid_unknown_fields=True, kw_only=True):
    """A shuttle space on a flight track: its id is `t` and its number."""

    at: Annotated[list[Point], Meta(max_length=1)] = field(default_factory=list)


class Link(Struct, forbid_unknown_fields=True):
    """A part of a flight track: from a shuttle space, or the printed shuttle of a station, to an asteroid."""

    between: tuple[str, str]
    marked: bool = False
    line: list[Point] = field(default_factory=list)


class ThreatSpace(Entry, forbid_unknown_fields=True, kw_only=True):
    """Where the threat lies, and the shuttle spaces beside it."""

    beside: Annotated[list[str], Meta(min_length=2, max_length=2)]
    outline: Outline = field(default_factory=list)


class Belt(Struct, forbid_unknown_fields=True):
    station: Annotated[list[BeltStation], Meta(min_length=N_COMPANIES, max_length=N_COMPANIES)]
    asteroid: Annotated[list[Asteroid], Meta(min_length=1)]
    shuttle: Annotated[list[Shuttle], Meta(min_length=1)]
    link: list[Link]
    threat: Annotated[list[ThreatSpace], Meta(min_length=1, max_length=1)]


def places(belt: Belt) -> list[Asteroid | Shuttle]:
    """Asteroids and shuttle spaces, by number."""
    return sorted([*belt.asteroid, *belt.shuttle], key=lambda place: int(place.id[1:]))


def outlined(belt: Belt) -> list[BeltStation | Asteroid | ThreatSpace]:
    return [*belt.station, *belt.asteroid, *belt.threat]


def site_names(belt: Belt) -> list[str]:
    """The outpost spaces 14a, 14b and so on, and the shuttle spaces, by number."""
    names = []
    for place in places(belt):
        letters: Iterable[str] = LETTERS[: place.spaces] if isinstance(place, Asteroid) else [""]
        names += [place.id[1:] + letter for letter in letters]
    return names


# Checks.


def check(belt: Belt, path: str) -> None:
    """Refuse a map that cannot be drawn or played."""
    check_names(belt, path)
    check_spaces(belt, path)
    check_links(belt, path)
    check_reach(belt, path)
    check_drawing(belt, path)


def check_names(belt: Belt, path: str) -> None:
    if sorted(station.id for station in belt.station) != sorted(COMPANIES):
        raise BadInput(f"{path}: the stations are {', '.join(COMPANIES)}, each once.")
    for entries, letter, what in ((belt.asteroid, "a", "an asteroid"), (belt.shuttle, "t", "a shuttle space")):
        for entry in entries:
            if entry.id[0] != letter or not entry.id[1:].isdecimal():
                raise BadInput(f"{path}: '{entry.id}', field id: {what} is named {letter} and its number.")
    numbers = sorted(int(place.id[1:]) for place in places(belt))
    if numbers != list(range(1, len(numbers) + 1)):
        raise BadInput(f"{path}: asteroids and shuttle spaces share the numbers 1 to {len(numbers)}, each once.")


def check_spaces(belt: Belt, path: str) -> None:
    if len(site_names(belt)) > MOST_SITES:
        raise BadInput(f"{path}: there are {len(site_names(belt))} spaces; at most {MOST_SITES} can be.")
    for asteroid in belt.asteroid:
        pair = asteroid.linked
        if pair and (len(set(pair)) < 2 or not all(1 <= space <= asteroid.spaces for space in pair)):
            where = f"{path}: asteroid '{asteroid.id}', field linked"
            raise BadInput(f"{where}: it names two of its {asteroid.spaces} spaces, or none.")
    for id in belt.threat[0].beside:
        if id not in [shuttle.id for shuttle in belt.shuttle]:
            raise BadInput(f"{path}: threat '{belt.threat[0].id}', field beside: there is no shuttle space '{id}'.")


def check_links(belt: Belt, path: str) -> None:
    asteroids = {asteroid.id for asteroid in belt.asteroid}
    starts = {*COMPANIES, *[shuttle.id for shuttle in belt.shuttle]}
    seen = set()
    for link in belt.link:
        one, other = link.between
        unknown = [name for name in link.between if name not in asteroids | starts]
        if unknown:
            raise BadInput(f"{path}: link {one} - {other}: there is no '{unknown[0]}'.")
        if one not in starts or other not in asteroids:
            raise BadInput(f"{path}: link {one} - {other}: it goes from a shuttle space or a station to an asteroid.")
        if link.between in seen:
            raise BadInput(f"{path}: link {one} - {other} is there twice.")
        seen.add(link.between)


def check_reach(belt: Belt, path: str) -> None:
    """Every company can reach every place, if it has enough energy and pieces."""
    for company in COMPANIES:
        found = {company}
        while True:
            more = {end for link in belt.link for end in link.between if found & set(link.between)}
            more -= found | set(COMPANIES)
            if not more:
                break
            found |= more
        lost = [place.id for place in places(belt) if place.id not in found]
        if lost:
            raise BadInput(f"{path}: {company} cannot reach '{lost[0]}'.")


def check_drawing(belt: Belt, path: str) -> None:
    """Outlines, positions and lines are there for all or for none, and fit together."""
    drawn = [
        *[bool(one.outline) for one in outlined(belt)],
        *[bool(place.at) for place in places(belt)],
        *[bool(link.line) for link in belt.link],
    ]
    if not any(drawn):  # drawn as a graph
        return
    if not all(drawn):
        raise BadInput(f"{path}: outlines, positions and lines are for all entries, or for none.")
    for one in outlined(belt):
        if len(one.outline) < CORNERS:
            raise BadInput(f"{path}: '{one.id}', field outline: it has at least {CORNERS} corners.")
    check_positions(belt, path)
    check_ends(belt, path)
    outlines = {line for one in outlined(belt) for line in lines_of(one.outline)}
    check_flat(sorted(outlines | {line for link in belt.link for line in parts(link)}), path)


def parts(link: Link) -> list[Line]:
    """The straight parts of a line, each with its ends in order."""
    return [(min(a, b), max(a, b)) for a, b in zip(link.line, link.line[1:], strict=False)]


def check_positions(belt: Belt, path: str) -> None:
    """The spaces of an asteroid lie inside it, and shuttle spaces outside of all outlines."""
    for asteroid in belt.asteroid:
        inside = [point for point in asteroid.at if is_inside(point, asteroid.outline)]
        if len(set(inside)) < asteroid.spaces or len(asteroid.at) != asteroid.spaces:
            raise BadInput(
                f"{path}: asteroid '{asteroid.id}', field at: it has {asteroid.spaces} spaces, each at a point inside."
            )
    for shuttle in belt.shuttle:
        for one in outlined(belt):
            if is_inside(shuttle.at[0], one.outline):
                raise BadInput(f"{path}: shuttle space '{shuttle.id}', field at: it lies inside '{one.id}'.")


def check_ends(belt: Belt, path: str) -> None:
    """A line goes from the shuttle space, or a corner of the station, to a corner of the asteroid."""
    corners = {one.id: one.outline for one in outlined(belt)}
    corners |= {shuttle.id: shuttle.at for shuttle in belt.shuttle}
    for link in belt.link:
        one, other = link.between
        if link.line[0] not in corners[one] or link.line[-1] not in corners[other] or len(link.line) < 2:
            raise BadInput(
                f"{path}: link {one} - {other}, field line: it goes from the shuttle space or a corner of the station "
                f"to a corner of the asteroid."
            )


# Tables.


def board_of(belt: Belt) -> Board:
    board = Board()
    listed = places(belt)
    add_places(board, [place.spaces if isinstance(place, Asteroid) else 1 for place in listed])
    sites = {place.id: sites_of(board, n) for n, place in enumerate(listed)}
    board.shuttles = sum(sites[shuttle.id] for shuttle in belt.shuttle)
    board.threat = sum(sites[id] for id in belt.threat[0].beside)
    add_links(board, belt, sites)
    add_pairs(board, listed)
    stations = {station.id: station.columns for station in belt.station}
    add_columns(board, [list(coins) for id in COMPANIES for coins in stations[id]])
    return board


def sites_of(board: Board, place: int) -> int:
    """The sites of a place, as bits."""
    return sum(1 << site for site in range(board.starts[place], board.starts[place + 1]))


def add_links(board: Board, belt: Belt, sites: dict[str, int]) -> None:
    """RB p27, SK-31. A shuttle opens asteroids; an outpost opens shuttle spaces, and the rest of its asteroid."""
    opened: dict[bool, dict[str, int]] = {marked: dict.fromkeys([*COMPANIES, *sites], 0) for marked in (False, True)}
    for asteroid in belt.asteroid:
        opened[False][asteroid.id] = sites[asteroid.id]
    for link in belt.link:
        one, other = link.between
        opened[link.marked][one] |= sites[other]
        if one not in COMPANIES:
            opened[link.marked][other] |= sites[one]
    listed = places(belt)
    names = [listed[place].id for place in board.place_of]
    board.station_single = column(opened[False][company] for company in COMPANIES)
    board.station_double = column(opened[True][company] for company in COMPANIES)
    board.single = column(opened[False][name] for name in names)
    board.double = column(opened[True][name] for name in names)


def add_pairs(board: Board, listed: list[Asteroid | Shuttle]) -> None:
    partners = [EMPTY] * board.sites
    for n, place in enumerate(listed):
        if isinstance(place, Asteroid) and place.linked:
            one, other = [board.starts[n] + space - 1 for space in place.linked]
            partners[one], partners[other] = other, one
    board.partners = column(partners)
