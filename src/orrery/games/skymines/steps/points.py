"""RB p14. Research points, and the plans that they bring."""

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.facts import Facts
from orrery.engine.moves import Moves, first, second
from orrery.games.skymines.coins import OVERFLOW, earn
from orrery.games.skymines.plans import is_special, letter_of, plan_at, refill_study, state_needs
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.missions import notice
from orrery.games.skymines.terms import (
    CASH,
    CROSSED_A,
    DROPPED,
    EMPTY,
    NO_PLAN,
    NOT_ENOUGH_POINTS,
    OUT_OF_ORDER,
    PLACE,
    PLAN,
    SCREENS,
    SPECIALS,
    STUDY,
    STUDY_COLUMNS,
    SUPPLEMENT,
    TAKE,
    TOOK,
    TUCK,
)

FIRST_SCREEN = 2  # the token's own plan cannot be covered (SK-56)
ANY_PLAN = 1  # a bit of the screens on which a plan was placed: one of them could hold any plan before


class Points(Question):
    """RB p14. Research points buy plans from the research area; the rest are coins (SK-17).

    Plans are taken in the order of their spaces, so that each choice can be made in one way only.
    """

    def __init__(self, seat: i64, points: i64, start: i64) -> None:
        super().__init__(seat)
        self.points = points
        self.start = start  # earlier spaces are closed

    def asks(self, g: Skymines) -> i64:
        """A player at the end of the research track gets two coins for each point (SK-22)."""
        return self.seat if self.points and g.players[self.seat].upload < SCREENS else -1

    def run(self, g: Skymines) -> None:
        earn(g, self.seat, self.points * OVERFLOW)

    def legal(self, g: Skymines, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=20)
        for space in range(self.start, STUDY + SPECIALS):
            plan = plan_at(g, space)
            if plan != EMPTY and g.box.prices[plan] <= self.points:
                moves = append(moves, TAKE.move(space))
        return append(moves, CASH.move())

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        for space in range(STUDY + SPECIALS):
            moves.add(TAKE.move(space))
        moves.add(CASH.move())

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        if CASH.is_(move):
            return 0
        plan = plan_at(g, first(move))
        if plan == EMPTY:
            return NO_PLAN
        if g.box.prices[plan] > self.points:
            return NOT_ENOUGH_POINTS
        return OUT_OF_ORDER if first(move) < self.start else 0

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        facts.number("points", self.points)

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        if CASH.is_(move):
            facts.number("coins", self.points)
            return
        plan = plan_at(g, first(move))
        facts.thing("plan", PLAN, plan)
        facts.number("spends", g.box.prices[plan])
        state_needs(g, plan, facts)
        if is_special(plan):
            facts.number("scores", g.box.special_points[plan])
        if has_supplement(first(move)) and g.supplement:
            facts.number("supplement", g.supplement)

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        if reason == NOT_ENOUGH_POINTS:
            facts.number("points", g.box.prices[plan_at(g, first(move))])
            facts.number("have", self.points)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        if CASH.is_(move):
            earn(g, seat, self.points)
            return
        space = first(move)
        plan = plan_at(g, space)
        p = g.players[seat]
        p.taken = sorted([*p.taken, plan], reverse=True)
        g.note(seat, TOOK.move(plan))
        if space < STUDY:
            g.study[space] = EMPTY
        else:
            g.specials &= ~(1 << (space - STUDY))
        if self.points > g.box.prices[plan]:
            g.then(Points(seat, self.points - g.box.prices[plan], space + 1))
        take_supplement(g, seat, space)


def take_supplement(g: Skymines, seat: i64, space: i64) -> None:
    """The supplement goes with a plan from a red frame."""
    if has_supplement(space) and g.supplement:
        g.note(seat, SUPPLEMENT.move(g.supplement))
        g.players[seat].coins += g.supplement
        g.supplement = 0
        notice(g, seat)


def has_supplement(space: i64) -> bool:
    """Is the space framed in red? These are the first of each row."""
    return space < STUDY and space % STUDY_COLUMNS == 0


def takes_any(g: Skymines, p: Player, screen: i64) -> bool:
    """SK-18. Can the screen hold an A plan, too? An empty one with a crossed A cannot."""
    return p.screens[screen] != EMPTY or not g.box.no_a >> screen & 1


def can_tuck(g: Skymines, p: Player, plan: i64) -> bool:
    """Could the plan have gone before another one of this turn: under it, or out, as no screen could hold it?"""
    if p.placed == 0 or letter_of(plan) != 0 or p.placed & ANY_PLAN:
        return p.placed != 0
    for screen in range(max(p.upload + 1, FIRST_SCREEN), SCREENS + 1):
        if takes_any(g, p, screen) and not p.placed >> screen & 1:
            return False
    return True


class PlacePlan(Question):
    """RB p14, SK-18, SK-77. At the end of the turn a player places a plan that was taken, A plans last.

    It goes on a screen beyond the marker, even over another plan. It may also be tucked under a plan of this turn,
    which is the same as placing that one over it. A plans come last, so that they may cover others of this turn.
    """

    def asks(self, g: Skymines) -> i64:
        return self.seat if g.players[self.seat].taken else -1

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        p = g.players[seat]
        plan = p.taken[0]
        for screen in range(max(p.upload + 1, FIRST_SCREEN), SCREENS + 1):
            moves.add(PLACE.move(plan, screen))
        if can_tuck(g, p, plan):
            moves.add(TUCK.move(plan))

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        if TUCK.is_(move) or letter_of(first(move)) != 0 or takes_any(g, g.players[seat], second(move)):
            return 0
        return CROSSED_A

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        facts.thing("plan", PLAN, g.players[seat].taken[0])
        state_needs(g, g.players[seat].taken[0], facts)

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        if PLACE.is_(move) and g.players[seat].screens[second(move)] != EMPTY:
            facts.thing("covers", PLAN, g.players[seat].screens[second(move)])

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        p = g.players[seat]
        plan = first(move)
        p.taken = p.taken[1:]
        if TUCK.is_(move):
            p.covered = [*p.covered, plan]
            p.placed |= ANY_PLAN  # any plan can lie between these two
        else:
            screen = second(move)
            p.placed |= 1 << screen | (ANY_PLAN if takes_any(g, p, screen) else 0)
            if p.screens[screen] != EMPTY:
                p.covered = [*p.covered, p.screens[screen]]
            p.screens[screen] = plan
            p.turned &= ~(1 << screen)
        g.then(PlacePlan(seat))
        notice(g, seat)

    def run(self, g: Skymines) -> None:
        """A plan that no screen can hold leaves the game. When all are placed, the research area is filled again."""
        p = g.players[self.seat]
        for plan in p.taken[:1]:
            g.dropped = [*g.dropped, plan]
            g.note(self.seat, DROPPED.move(plan))
            p.taken = p.taken[1:]
            g.then(PlacePlan(self.seat))
            return
        p.placed = 0
        refill_study(g)
