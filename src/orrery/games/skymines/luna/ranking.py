"""RB sheet. Which company is the most valuable, and where Luna leads or is behind. Each choice says what decided it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.skymines.board import pieces_left, share_value
from orrery.games.skymines.luna.words import ALL, LEAD, LEAST, SECOND, TWO_LEADING, TWO_MOST
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import COLUMNS, EMPTY, LUNA_FOUND, LUNA_LEADS, LUNA_TIE, N_COMPANIES, RANK, TIE

BY_VALUE: Final = RANK.ids.index("most")  # and the next three
AS_SHARE: Final = RANK.ids.index("share")
LEADS_BY: Final = RANK.ids.index("lead")
IS_LEVEL: Final = RANK.ids.index("level")
TRAILS_BY: Final = RANK.ids.index("deficit")
IS_BEHIND: Final = RANK.ids.index("behind")
IS_ABREAST: Final = RANK.ids.index("abreast")
IS_AHEAD: Final = RANK.ids.index("ahead")
BY_COINS: Final = TIE.ids.index("coins")
BY_VACANT: Final = TIE.ids.index("vacant")
BY_TRACK: Final = TIE.ids.index("track")


def vacant(g: Skymines, company: i64) -> i64:
    """SK-88. The home spaces of a station without a piece; on the Belt the middle column counts too."""
    full = g.board.full
    at = company * COLUMNS
    return full[at] + full[at + 1] + full[at + 2] - pieces_left(g, company)


def what_decides(g: Skymines, one: i64, other: i64) -> i64:
    """What tells which of two companies is more valuable."""
    if share_value(g, one) != share_value(g, other):
        return BY_COINS
    return BY_VACANT if vacant(g, one) != vacant(g, other) else BY_TRACK


def is_more_valuable(g: Skymines, one: i64, other: i64) -> bool:
    """More coins are seen; then more home spaces are vacant; then the track is earlier in the alphabet."""
    decides = what_decides(g, one, other)
    if decides == BY_COINS:
        return share_value(g, one) > share_value(g, other)
    if decides == BY_VACANT:
        return vacant(g, one) > vacant(g, other)
    return g.sides[one] < g.sides[other]


def by_value(g: Skymines) -> vec[i64]:
    """The companies, the most valuable first."""
    order = vec[i64]([0] * N_COMPANIES)
    for company in range(N_COMPANIES):
        place: i64 = 0
        for other in range(N_COMPANIES):
            if other != company and is_more_valuable(g, other, company):
                place += 1
        order[place] = company
    return order


def lead(g: Skymines, seat: i64, company: i64) -> i64:
    """SK-89. By how many spaces a seat is before all others on a track; below 0 if it is behind."""
    best: i64 = 0
    for other in range(g.seats):
        if other != seat:
            best = max(best, g.players[other].steps[company])
    return g.players[seat].steps[company] - best


def by_lead(g: Skymines, seat: i64) -> vec[i64]:
    """The companies, the one with Luna's largest lead first; of equal ones the more valuable."""
    found = vec[i64](capacity=4)
    for company in by_value(g):
        at = len(found)
        while at > 0 and lead(g, seat, found[at - 1]) < lead(g, seat, company):
            at -= 1
        found = append(found, company)
        i = len(found) - 1
        while i > at:
            found[i] = found[i - 1]
            i -= 1
        found[at] = company
    return found


def find(g: Skymines, seat: i64, which: i64) -> vec[i64]:
    """SK-73. The companies of a card, the more valuable first."""
    is_lead = which in (LEAD, TWO_LEADING)
    order = by_lead(g, seat) if is_lead else by_value(g)
    start: i64 = 0
    end: i64 = 1
    if which == SECOND:
        start, end = 1, 2
    elif which == LEAST:
        start, end = N_COMPANIES - 1, N_COMPANIES
    elif which in (TWO_MOST, TWO_LEADING):
        end = 2
    elif which == ALL:
        end = N_COMPANIES
    if g.journal is not None:
        for i in range(start, end):
            if is_lead:
                tell_lead(g, seat, order, i)
            else:
                tell_value(g, seat, order, i)
    found = order[start:end]
    if which == TWO_LEADING and is_more_valuable(g, found[1], found[0]):
        found[0], found[1] = found[1], found[0]
    return found


def farthest_behind(g: Skymines, seat: i64, companies: i64) -> i64:
    """SK-87. Of these companies (as bits) the one where Luna is farthest behind; of equal ones the more valuable."""
    best: i64 = EMPTY
    rival: i64 = EMPTY  # the last that was equal
    for company in by_value(g):
        if companies >> company & 1:
            if best == EMPTY or lead(g, seat, company) < lead(g, seat, best):
                best = company
                rival = EMPTY
            elif rival == EMPTY and lead(g, seat, company) == lead(g, seat, best):
                rival = company
    number = lead(g, seat, best)
    rank = IS_BEHIND if number < 0 else IS_AHEAD if number else IS_ABREAST
    tell(g, seat, rank, best, max(number, -number), rival)
    return best


# What is told: the company, its coins or Luna's lead, and what broke a tie.


def tell_value(g: Skymines, seat: i64, order: vec[i64], i: i64) -> None:
    value = share_value(g, order[i])
    rival: i64 = EMPTY
    if i + 1 < N_COMPANIES and share_value(g, order[i + 1]) == value:
        rival = order[i + 1]
    elif i > 0 and share_value(g, order[i - 1]) == value:
        rival = order[i - 1]
    tell(g, seat, BY_VALUE + i, order[i], value, rival)


def tell_lead(g: Skymines, seat: i64, order: vec[i64], i: i64) -> None:
    number = lead(g, seat, order[i])
    rival = order[i + 1] if lead(g, seat, order[i + 1]) == number else EMPTY
    rank = LEADS_BY if number > 0 else TRAILS_BY if number else IS_LEVEL
    tell(g, seat, rank, order[i], max(number, -number), rival)


def tell(g: Skymines, seat: i64, rank: i64, company: i64, number: i64, rival: i64) -> None:
    verb = LUNA_FOUND if rank <= AS_SHARE else LUNA_LEADS
    g.note(seat, verb.move(rank, company, number))
    if rival != EMPTY:
        g.note(seat, LUNA_TIE.move(rival, what_decides(g, company, rival)))
