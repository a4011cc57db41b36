"""RB p12, p13. The Moon and the stations: who is where, who can reach what, what a share is worth."""

from mypy_extensions import i64

from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import COLUMNS, DEPTH, EMPTY, N_COMPANIES, SECTORS


def share_value(g: Skymines, company: i64) -> i64:
    """The coins that can be seen on a company's station."""
    value: i64 = 0
    for column in range(company * COLUMNS, company * COLUMNS + COLUMNS):
        value += g.box.column_values[(column * 2 + g.uncrossed[column]) * (DEPTH + 1) + g.left[column]]
    return value


def outposts_left(g: Skymines, company: i64) -> i64:
    at = company * COLUMNS
    return g.left[at] + g.left[at + 1] + g.left[at + 2]


def has_room(g: Skymines, column: i64) -> bool:
    """Can an outpost come home to this column? Never to the crossed space, once it was emptied."""
    return g.left[column] + g.uncrossed[column] < DEPTH


def is_like_earlier(g: Skymines, company: i64, column: i64) -> bool:
    """Is an earlier column of the station equal to this one?"""
    at = company * COLUMNS + column
    for other in range(company * COLUMNS, at):
        if is_like(g, other, at):
            return True
    return False


def is_like(g: Skymines, one: i64, other: i64) -> bool:
    """Are two columns equal in every way?"""
    if g.left[one] != g.left[other] or g.uncrossed[one] != g.uncrossed[other]:
        return False
    coins = g.box.column_coins
    for space in range(DEPTH):
        if coins[one * DEPTH + space] != coins[other * DEPTH + space]:
            return False
    return True


def lift(g: Skymines, company: i64, column: i64) -> None:
    """Take the top outpost of a column. The last one uncovers the crossed space for good."""
    at = company * COLUMNS + column
    g.left[at] -= 1
    if g.left[at] == 0:
        g.uncrossed[at] = 1


def send_home(g: Skymines, company: i64, column: i64) -> None:
    g.left[company * COLUMNS + column] += 1


def settle_sector(g: Skymines, company: i64, sector: i64) -> None:
    """The company enters a sector; another company's outpost there is on its way home."""
    other = g.sectors[sector]
    g.sectors[sector] = company
    g.entered |= 1 << sector
    g.near[company] |= g.box.single[sector]
    g.far[company] |= g.box.double[sector]
    if other != EMPTY:
        g.ousted[other] += 1
        find_reach(g, other)


def find_reach(g: Skymines, company: i64) -> None:
    """Find again what a company can reach from its station and its sectors (SK-14)."""
    box = g.box
    near = box.station_single[company]
    far = box.station_double[company]
    for sector in range(SECTORS):
        if g.sectors[sector] == company:
            near |= box.single[sector]
            far |= box.double[sector]
    g.near[company] = near
    g.far[company] = far


def entry_cost(g: Skymines, company: i64, sector: i64) -> i64:
    """One or two energy for the cheapest line, and one more to oust another company (SK-14); 0 if out of reach."""
    cost: i64 = 0
    if g.near[company] >> sector & 1:
        cost = 1
    elif g.far[company] >> sector & 1:
        cost = 2
    if cost and g.sectors[sector] != EMPTY:
        cost += 1
    return cost


def collectors_of(g: Skymines, company: i64) -> i64:
    """Gas collectors in a company's sectors, icon by icon (SK-49)."""
    n: i64 = 0
    for sector in range(SECTORS):
        if g.sectors[sector] == company:
            n += g.box.collectors[sector]
    return n


def is_any_station_left(g: Skymines) -> bool:
    for company in range(N_COMPANIES):
        if outposts_left(g, company):
            return True
    return False
