"""RB sheet. How Luna expands a company: by number, without costs and rewards."""

from mypy_extensions import i64

from orrery.games.skymines.luna.ranking import farthest_behind
from orrery.games.skymines.moon import has_room, lift, send_home, settle_sector
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import (
    AIM,
    COLUMNS,
    DEPTH,
    EMPTY,
    LOST,
    LUNA_OUSTED,
    LUNA_SETTLED,
    LUNA_STUCK,
    SECTORS,
)

LOWEST = AIM.ids.index("min")


def expand(g: Skymines, seat: i64, company: i64, points: i64, aim: i64) -> None:
    """Each point is a sector, whatever the line. Without outposts or sectors in reach the rest is lost."""
    for done in range(points):
        column = main_column(g, company, False)
        sector = next_sector(g, seat, company, aim) if column != EMPTY else EMPTY
        if sector == EMPTY:
            g.note(seat, LUNA_STUCK.move(company, points - done))
            return
        other = g.sectors[sector]
        lift(g, company, column)
        settle_sector(g, company, sector)
        g.entered = 0  # it brings nothing
        g.note(seat, LUNA_SETTLED.move(company, sector, column, aim))
        if other != EMPTY:
            bring_home(g, seat, other)


def next_sector(g: Skymines, seat: i64, company: i64, aim: i64) -> i64:
    """The lowest or highest vacant sector in reach; else one of the company where Luna is farthest behind."""
    reach = g.near[company] | g.far[company]
    owners: i64 = 0
    vacant: i64 = 0
    for sector in range(SECTORS):
        if reach >> sector & 1 and g.sectors[sector] != company:
            if g.sectors[sector] == EMPTY:
                vacant |= 1 << sector
            else:
                owners |= 1 << g.sectors[sector]
    if vacant == 0 and owners:
        victim = farthest_behind(g, seat, owners)
        for sector in range(SECTORS):
            if reach >> sector & 1 and g.sectors[sector] == victim:
                vacant |= 1 << sector
    return pick(vacant, aim)


def pick(sectors: i64, aim: i64) -> i64:
    """The lowest or the highest of these sectors, given as bits; EMPTY if there is none."""
    found: i64 = EMPTY
    for sector in range(SECTORS):
        if sectors >> sector & 1 and (found == EMPTY or aim != LOWEST):
            found = sector
    return found


def bring_home(g: Skymines, seat: i64, company: i64) -> None:
    """An ousted outpost returns to the main column of its station; without room it leaves the game (SK-74)."""
    column = main_column(g, company, True)
    g.ousted[company] -= 1
    if column == EMPTY:
        g.boxed[company] += 1
        g.note(EMPTY, LOST.move(company))
    else:
        send_home(g, company, column)
        g.note(seat, LUNA_OUSTED.move(company, column))


def main_column(g: Skymines, company: i64, is_returning: bool) -> i64:
    """SK-74, SK-85. The best of the columns that an outpost can leave, or return to; EMPTY if there is none.

    Columns whose final space is covered come first, then those with the most vacant spaces. If no final space is
    covered, fewer coins that are seen decide. Of equal columns the first is the nearest to the logo.
    """
    best: i64 = EMPTY
    for column in range(company * COLUMNS, company * COLUMNS + COLUMNS):
        if has_room(g, column) if is_returning else g.left[column] > 0:
            if best == EMPTY or is_better(g, column, best):
                best = column
    return EMPTY if best == EMPTY else best - company * COLUMNS


def is_better(g: Skymines, one: i64, other: i64) -> bool:
    if g.uncrossed[one] != g.uncrossed[other]:
        return g.uncrossed[one] < g.uncrossed[other]
    if g.left[one] != g.left[other]:
        return g.left[one] < g.left[other]
    return g.uncrossed[one] == 1 and coins_seen(g, one) < coins_seen(g, other)


def coins_seen(g: Skymines, column: i64) -> i64:
    return g.box.column_values[(column * 2 + g.uncrossed[column]) * (DEPTH + 1) + g.left[column]]
