"""RB p14, p15. Research plans: where they are, and whether their requirements are met."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.facts import Facts
from orrery.engine.knowledge import turn_up
from orrery.engine.moves import Verb, first, second
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.terms import (
    EMPTY,
    ENERGY,
    FEW,
    FIELD,
    LETTER_PLANS,
    NEED,
    NEED_COINS,
    NEED_ENERGY,
    NEED_SAME,
    NEED_SCIENCE,
    NEEDS,
    RESOURCE,
    RESOURCES,
    SCIENTIST,
    SCREENS,
    SHOWED_PLAN,
    SPECIAL,
    STUDY,
    STUDY_COLUMNS,
    TOKEN_PLAN,
)

WORDS: Final = [
    Verb(0, "units", RESOURCE, FEW),
    Verb(NEED_ENERGY, "energy", FEW),
    Verb(NEED_SAME, "same", FEW),
    Verb(NEED_SCIENCE, "science", FEW),
    Verb(NEED_COINS, "coins", FEW),
]


def row_of(words: list[int]) -> list[int]:
    """The row of numbers for the requirements of a plan."""
    row = [0] * NEEDS
    for word in words:
        if word & 255 == 0:
            row[first(word)] += second(word)
        else:
            row[word & 255] += first(word)
    return row


def state_needs(g: Skymines, plan: i64, facts: Facts) -> None:
    needs = g.box.needs
    for column in range(NEEDS):
        number = needs[plan * NEEDS + column]
        if number and column < RESOURCES:
            facts.phrase("need", NEED, g.box.need_words, WORDS[0].move(column, number))
        elif number:
            facts.phrase("need", NEED, g.box.need_words, WORDS[column - RESOURCES + 1].move(number))


def is_special(plan: i64) -> bool:
    return SPECIAL <= plan < TOKEN_PLAN


def letter_of(plan: i64) -> i64:
    return plan // LETTER_PLANS


def is_met(g: Skymines, p: Player, plan: i64) -> bool:
    """SK-20, SK-55. Does what lies face up meet the requirements? Requirements of one plan do not share units.

    The scientist in use is face down already, so it does not count as another research card. Coins are paid, not met.
    """
    needs = g.box.needs
    at = plan * NEEDS
    for kind in range(RESOURCES):
        if p.totals[kind] < needs[at + kind]:
            return False
    if p.totals[ENERGY] < needs[at + NEED_ENERGY]:
        return False
    if p.totals[SCIENTIST] + p.totals[FIELD] < needs[at + NEED_SCIENCE]:
        return False
    same = needs[at + NEED_SAME]
    if same == 0:
        return True
    for kind in range(RESOURCES):
        if p.totals[kind] - needs[at + kind] >= same:
            return True
    return False


def farthest(g: Skymines, p: Player) -> i64:
    """The last screen that the upload marker can reach now."""
    coins = p.coins
    screen = p.upload
    while screen < SCREENS:
        plan = p.screens[screen + 1]
        if plan == EMPTY:
            return screen
        if not p.turned >> (screen + 1) & 1:
            coins -= g.box.needs[plan * NEEDS + NEED_COINS]
            if coins < 0 or not is_met(g, p, plan):
                return screen
        screen += 1
    return screen


def toll(g: Skymines, p: Player, screen: i64) -> i64:
    """The coins for special plans on the way to a screen (SK-21)."""
    coins: i64 = 0
    for i in range(p.upload + 1, screen + 1):
        if not p.turned >> i & 1:
            coins += g.box.needs[p.screens[i] * NEEDS + NEED_COINS]
    return coins


def special_points(g: Skymines, p: Player, start: i64, end: i64) -> i64:
    """SK-21. What special plans on these screens are worth, if they are face up. Luna's screens are empty."""
    points: i64 = 0
    for screen in range(start, end + 1):
        if p.screens[screen] != EMPTY and not p.turned >> screen & 1:
            points += g.box.special_points[p.screens[screen]]
    return points


def refill_study(g: Skymines) -> None:
    """RB p14. Empty spaces of the research area are filled, unless a letter has run out (SK-54)."""
    for space in range(STUDY):
        if g.study[space] == EMPTY:
            stack = g.plan_stacks[space // STUDY_COLUMNS]
            if len(stack.cards):
                g.study[space] = turn_up(g, stack)
                g.note(-1, SHOWED_PLAN.move(g.study[space]))


def plan_at(g: Skymines, space: i64) -> i64:
    """The plan that can be taken from a space of the research area; EMPTY if there is none."""
    if space < STUDY:
        return g.study[space]
    special = space - STUDY
    return SPECIAL + special if g.specials >> special & 1 else EMPTY
