"""RB p25. Missions: the words of tasks, what counts for them, and what it brings to fulfil them."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.moves import Verb
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.terms import (
    COMPANY_STEPS,
    EACH_UNITS,
    EARNED,
    EMPTY,
    ENERGY,
    EVERY_TRACK,
    FIELD,
    FIRST_DEED,
    FULFILLED,
    LONGEST,
    N_COMPANIES,
    NUMBER,
    OUSTINGS,
    OWNED_CARDS,
    OWNED_PLANS,
    PERSONAL,
    PIECES,
    RESEARCH_VALUE,
    RESOURCES,
    SAME_UNITS,
    SCIENCE_CARDS,
    SCIENTIST,
    SCREEN_STEPS,
    SCREENS,
    TANK_STEPS,
    TANK_VALUE,
    TASK_COINS,
    TASK_ENERGY,
    TASK_SHARES,
    TASKS,
    TRACK_STEPS,
)

WORDS: Final = [
    Verb(TANK_VALUE, "tank-value", NUMBER),
    Verb(RESEARCH_VALUE, "research-value", NUMBER),
    Verb(SAME_UNITS, "units", NUMBER),
    Verb(EACH_UNITS, "each-resource", NUMBER),
    Verb(TASK_ENERGY, "energy", NUMBER),
    Verb(SCIENCE_CARDS, "science-cards", NUMBER),
    Verb(TASK_COINS, "coins", NUMBER),
    Verb(TRACK_STEPS, "track", NUMBER),
    Verb(EVERY_TRACK, "every-track", NUMBER),
    Verb(TASK_SHARES, "shares", NUMBER),
    Verb(OWNED_CARDS, "cards", NUMBER),
    Verb(OWNED_PLANS, "plans", NUMBER),
    Verb(PIECES, "pieces", NUMBER),
    Verb(TANK_STEPS, "tank-steps", NUMBER),
    Verb(COMPANY_STEPS, "company-steps", NUMBER),
    Verb(SCREEN_STEPS, "screens", NUMBER),
    Verb(OUSTINGS, "oustings", NUMBER),
]
BY_KIND: Final = {int(verb.code): verb for verb in WORDS}
REWARD_COINS: Final = 2  # for a task, beside the marker
ALL_TASKS: Final = (1 << TASKS) - 1
FREE: Final = 0  # what lies on a personal space: nothing, an ordinary marker, or a one-time one
ORDINARY: Final = 1
ONE_TIME: Final = 2
DEED_BITS: Final = 8
MOST_DEEDS: Final = 255


def add_deed(p: Player, kind: i64, number: i64) -> None:
    """Count what an event task asks for, as long as the turn lasts (SK-63, SK-91)."""
    shift = (kind - FIRST_DEED) * DEED_BITS
    done = p.deeds >> shift & MOST_DEEDS
    p.deeds += (min(done + number, MOST_DEEDS) - done) << shift


def word_of(g: Skymines, place: i64, task: i64) -> i64:
    """The word of a task of an open mission card."""
    at = g.missions[place] * TASKS + task
    return BY_KIND[int(g.box.task_kinds[at])].move(g.box.task_numbers[at])


def holds(g: Skymines, p: Player, place: i64, task: i64) -> bool:
    at = g.missions[place] * TASKS + task
    return count(g, p, g.box.task_kinds[at]) >= g.box.task_numbers[at]


def holding(g: Skymines, p: Player) -> i64:
    """All tasks of the open cards that hold now, as bits."""
    found: i64 = 0
    bit: i64 = 1
    for place in range(len(g.missions)):
        for task in range(TASKS):
            if holds(g, p, place, task):
                found |= bit
            bit <<= 1
    return found


def count(g: Skymines, p: Player, kind: i64) -> i64:
    """How much a player has of what a task asks for (SK-64). Only what lies face up counts in the area."""
    if kind >= FIRST_DEED:
        return p.deeds >> (kind - FIRST_DEED) * DEED_BITS & MOST_DEEDS
    if kind == TANK_VALUE:
        return g.box.tank_values[p.tank]
    if kind == RESEARCH_VALUE:
        return g.box.research_values[p.upload]
    if kind == TASK_ENERGY:
        return p.totals[ENERGY]
    if kind == SCIENCE_CARDS:
        return p.totals[SCIENTIST] + p.totals[FIELD]
    if kind == TASK_COINS:
        return p.coins
    if kind == OWNED_CARDS:
        return len(p.cards)
    if kind == OWNED_PLANS:
        return plans_of(p)
    if kind in (SAME_UNITS, EACH_UNITS):
        return units(p, kind)
    return on_tracks(g, p, kind)


def units(p: Player, kind: i64) -> i64:
    """The most units of a resource, or the fewest of all three."""
    found = p.totals[0]
    for resource in range(1, RESOURCES):
        number = p.totals[resource]
        if number > found if kind == SAME_UNITS else number < found:
            found = number
    return found


def plans_of(p: Player) -> i64:
    """The plans on the screens, the token's own not counted."""
    found: i64 = 0
    for screen in range(2, SCREENS + 1):
        if p.screens[screen] != EMPTY:
            found += 1
    return found


def on_tracks(g: Skymines, p: Player, kind: i64) -> i64:
    """The most or the fewest steps on a track, or the most shares of a company."""
    most: i64 = 0
    least: i64 = LONGEST
    for company in range(N_COMPANIES):
        at = g.sides[company] * LONGEST + p.steps[company]
        number = p.steps[company]
        if kind == TASK_SHARES:
            number = g.box.track_shares[at] + share_cards(g, p, company)
        most = max(most, number)
        least = min(least, number)
    return least if kind == EVERY_TRACK else most


def share_cards(g: Skymines, p: Player, company: i64) -> i64:
    found: i64 = 0
    for card in p.cards:
        if g.box.shares[card] == company:
            found += 1
    return found


def claim(g: Skymines, seat: i64) -> None:
    """RB p25, SK-63. Every task of the player's card that holds is fulfilled: two coins and a one-time marker."""
    p = g.players[seat]
    task: i64 = 0
    while task < TASKS:
        if not p.tasks >> task & 1 and holds(g, p, p.mission, task):
            p.tasks |= 1 << task
            p.one_time += 1
            p.coins += REWARD_COINS
            g.note(seat, FULFILLED.move(g.missions[p.mission], task))
            g.note(seat, EARNED.move(REWARD_COINS))
            task = 0  # the coins may fulfil another one
        else:
            task += 1
    if p.tasks == ALL_TASKS and p.personal == EMPTY:
        p.personal = FREE
        g.note(seat, PERSONAL.move())
        if g.first_personal == EMPTY:
            g.first_personal = seat
