"""RB sheet. How Luna expands a company: by number, without costs and rewards."""

from typing import Final

from mypy_extensions import i64

from orrery.games.skymines.board import (
    has_outposts,
    has_room,
    holds,
    is_shuttle,
    lift,
    send_home,
    settle_sector,
    supplied,
)
from orrery.games.skymines.luna.ranking import farthest_behind
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import (
    AIM,
    COLUMNS,
    DEEPEST,
    EDGE,
    EMPTY,
    LOST,
    LUNA_COLUMN,
    LUNA_OUSTED,
    LUNA_SETTLED,
    LUNA_SETTLED_SPACE,
    LUNA_STUCK,
    N_COMPANIES,
    SHUTTLE_LOST,
    SHUTTLE_OUSTED,
)

LOWEST = AIM.ids.index("min")
BY_FINAL: Final = EDGE.ids.index("final")
BY_SPACES: Final = EDGE.ids.index("spaces")
BY_COINS: Final = EDGE.ids.index("coins")
BY_LOGO: Final = EDGE.ids.index("logo")


def expand(g: Skymines, seat: i64, company: i64, points: i64, aim: i64) -> None:
    """Each point is a sector or space, whatever the line. Without pieces or sites in reach the rest is lost."""
    before: i64 = EMPTY
    for done in range(points):
        site = next_site(g, seat, company, aim)
        if site == EMPTY:
            g.note(seat, LUNA_STUCK.move(company, points - done))
            return
        other = g.sectors[site]
        column = main_column(g, company, is_shuttle(g, site), False)
        if column != before:
            tell_column(g, seat, company, column, False)
        before = column
        lift(g, company, column)
        settle_sector(g, company, site)
        g.entered = 0  # it brings nothing
        verb = LUNA_SETTLED_SPACE if g.is_belt else LUNA_SETTLED
        g.note(seat, verb.move(company, site, column, aim))
        if other != EMPTY:
            bring_home(g, seat, other, is_shuttle(g, site))


def next_site(g: Skymines, seat: i64, company: i64, aim: i64) -> i64:
    """The vacant place in reach with the lowest or highest number; else more of an own asteroid; else one to oust.

    Marked tracks mean nothing to her (SK-88).
    """
    reach = (g.near[company] | g.far[company]) & supplied(g, company)
    owners: i64 = 0
    new: i64 = EMPTY
    more: i64 = EMPTY
    for site in range(g.board.sites):
        if reach >> site & 1 and g.sectors[site] != company:
            if g.sectors[site] != EMPTY:
                owners |= 1 << g.sectors[site]
            elif holds(g, company, g.board.place_of[site]):
                more = nearer(g, more, site, aim)
            else:
                new = nearer(g, new, site, aim)
    if new != EMPTY or more != EMPTY:
        return more if new == EMPTY else new
    return site_to_oust(g, company, farthest_behind(g, seat, owners), reach, aim) if owners else EMPTY


def site_to_oust(g: Skymines, company: i64, victim: i64, reach: i64, aim: i64) -> i64:
    """The lowest or highest place in reach with a piece of the victim."""
    found: i64 = EMPTY
    for site in range(g.board.sites):
        if reach >> site & 1 and g.sectors[site] == victim:
            found = nearer(g, found, site, aim)
    return found


def nearer(g: Skymines, found: i64, site: i64, aim: i64) -> i64:
    """A later site replaces the found one only if its number is aimed at: of one asteroid the first counts (SK-87)."""
    if found == EMPTY:
        return site
    return site if aim != LOWEST and g.board.place_of[site] != g.board.place_of[found] else found


def bring_home(g: Skymines, seat: i64, company: i64, is_flying: bool) -> None:
    """An ousted piece returns to the main column of its station; without room it leaves the game (SK-74)."""
    at = company + N_COMPANIES if is_flying else company
    column = main_column(g, company, is_flying, True)
    g.ousted[at] -= 1
    if column == EMPTY:
        g.boxed[at] += 1
        g.note(EMPTY, SHUTTLE_LOST.move(company) if is_flying else LOST.move(company))
        return
    tell_column(g, seat, company, column, True)
    send_home(g, company, column)
    g.note(seat, SHUTTLE_OUSTED.move(company) if is_flying else LUNA_OUSTED.move(company, column))


def main_column(g: Skymines, company: i64, is_flying: bool, is_returning: bool) -> i64:
    """SK-74, SK-85. The best of the columns that a piece can leave, or return to; EMPTY if there is none.

    Columns whose final space is covered come first, then those with the most vacant spaces. If no final space is
    covered, fewer coins that are seen decide. Of equal columns the first is the nearest to the logo.
    """
    best: i64 = EMPTY
    for column in range(COLUMNS):
        if has_outposts(g, column) != is_flying and is_open(g, company, column, is_returning):
            if best == EMPTY or is_better(g, company * COLUMNS + column, company * COLUMNS + best):
                best = column
    return best


def is_open(g: Skymines, company: i64, column: i64, is_returning: bool) -> bool:
    """Can a piece leave the column, or return to it?"""
    at = company * COLUMNS + column
    return has_room(g, at) if is_returning else g.left[at] > 0


def what_decides(g: Skymines, one: i64, other: i64) -> i64:
    """What tells which of two columns is better."""
    if g.uncrossed[one] != g.uncrossed[other]:
        return BY_FINAL
    if vacant(g, one) != vacant(g, other):
        return BY_SPACES
    if g.uncrossed[one] and coins_seen(g, one) != coins_seen(g, other):
        return BY_COINS
    return BY_LOGO


def is_better(g: Skymines, one: i64, other: i64) -> bool:
    decides = what_decides(g, one, other)
    if decides == BY_FINAL:
        return g.uncrossed[one] < g.uncrossed[other]
    if decides == BY_SPACES:
        return vacant(g, one) > vacant(g, other)
    return coins_seen(g, one) < coins_seen(g, other) if decides == BY_COINS else one < other


def tell_column(g: Skymines, seat: i64, company: i64, best: i64, is_returning: bool) -> None:
    """What decided for a column, if others were possible."""
    decided: i64 = EMPTY
    for column in range(COLUMNS):
        is_alike = has_outposts(g, column) == has_outposts(g, best)
        if column != best and is_alike and is_open(g, company, column, is_returning):
            decided = max(decided, what_decides(g, company * COLUMNS + best, company * COLUMNS + column))
    if decided != EMPTY:
        g.note(seat, LUNA_COLUMN.move(company, best, decided))


def vacant(g: Skymines, at: i64) -> i64:
    return g.board.full[at] - g.left[at]


def coins_seen(g: Skymines, column: i64) -> i64:
    return g.board.column_values[(column * 2 + g.uncrossed[column]) * (DEEPEST + 1) + g.left[column]]
