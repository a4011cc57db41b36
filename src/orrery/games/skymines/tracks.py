"""RB p9, p21. The companies' tracks: spaces, barriers, thresholds, bonuses, shares."""

from mypy_extensions import i64

from orrery.games.skymines.area import recount
from orrery.games.skymines.coins import earn, pay
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.missions import notice_deed
from orrery.games.skymines.terms import (
    ADVANCED,
    BARRIER,
    COMPANY_STEPS,
    LONGEST,
    MARKERS,
    N_COMPANIES,
    PASSED,
    TRACK_END,
)


def place_on(g: Skymines, p: Player, company: i64) -> i64:
    """Where a player's marker is, as an index into the tables of sides."""
    return g.sides[company] * LONGEST + p.steps[company]


def is_at_end(g: Skymines, p: Player, company: i64) -> bool:
    return p.steps[company] == g.box.lengths[g.sides[company]]


def has_free_step(g: Skymines, p: Player, company: i64) -> bool:
    """Can the marker move without paying?"""
    return not is_at_end(g, p, company) and g.box.barriers[place_on(g, p, company)] == 0


def step_hindrance(g: Skymines, p: Player, company: i64) -> i64:
    if is_at_end(g, p, company):
        return TRACK_END
    return BARRIER if g.box.barriers[place_on(g, p, company)] > p.coins else 0


def step(g: Skymines, seat: i64, company: i64) -> bool:
    """RB p21. One step: the barrier is paid first, then a threshold pays all who have passed it (SK-10, SK-11, SK-52).

    Returns whether the player gained a coin.
    """
    p = g.players[seat]
    tasks = p.tasks
    at = place_on(g, p, company)
    pay(g, seat, min(g.box.barriers[at], p.coins))  # only Luna crosses one that she cannot pay
    p.steps[company] += 1
    coins = g.box.thresholds[at]
    if coins:
        g.note(seat, PASSED.move(company, coins))
        for other in g.in_order():
            if g.players[other].steps[company] >= p.steps[company]:
                earn(g, other, coins)
    notice_deed(g, seat, COMPANY_STEPS, 1)
    return coins > 0 or p.tasks != tasks


def walk(g: Skymines, seat: i64, company: i64, steps: i64) -> i64:
    """Go as far as nothing is to be paid. Returns the steps that are left."""
    p = g.players[seat]
    left = steps
    while left and has_free_step(g, p, company):
        step(g, seat, company)
        left -= 1
    if left < steps:
        g.note(seat, ADVANCED.move(company, steps - left))
    return left


def shares_on(g: Skymines, p: Player, company: i64) -> i64:
    """The shares of the last share space that was reached."""
    return g.box.track_shares[place_on(g, p, company)]


def unlock(g: Skymines, seat: i64) -> None:
    """SK-12, SK-70. Bonuses of thresholds that were passed work from the owner's next turn."""
    p = g.players[seat]
    is_changed = False
    for company in range(N_COMPANIES):
        level = g.box.unlocks[place_on(g, p, company)]
        if level != p.unlocked[company]:
            p.unlocked[company] = level
            is_changed = True
    if is_changed:
        extra = markers_of(g, p)
        p.markers += extra - p.extra_markers
        p.extra_markers = extra
        recount(g, p)


def markers_of(g: Skymines, p: Player) -> i64:
    """Bonus markers that tracks give."""
    markers: i64 = 0
    for company in range(N_COMPANIES):
        if p.unlocked[company]:
            at = g.sides[company] * 2 + p.unlocked[company] - 1
            if g.box.bonuses[at] == MARKERS:
                markers += g.box.bonus_numbers[at * 3]
    return markers
