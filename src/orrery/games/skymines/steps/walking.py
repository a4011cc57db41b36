"""RB p11, p21. Steps on the companies' tracks."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.agenda import Question, SeatStep
from orrery.engine.facts import Facts
from orrery.engine.listing import Listing, ListingQuestion
from orrery.engine.moves import Moves, first, second
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.missions import is_choosing, then_after_choice
from orrery.games.skymines.terms import (
    ADVANCE,
    ADVANCED,
    BARRIER,
    COMPANY,
    CROSS,
    FREE_STEP_LEFT,
    N_COMPANIES,
    OUT_OF_ORDER,
    STEP,
    STOP,
    WASTED,
)
from orrery.games.skymines.tracks import has_free_step, place_on, step, step_hindrance, walk


def start_walk(g: Skymines, seat: i64, company: i64, steps: i64) -> None:
    """RB p21. Steps of a reward on one track. A barrier is a choice; without the coins the rest is lost (SK-52)."""
    left = walk(g, seat, company, steps)
    if left:
        if len(g.missions) and is_choosing(g):
            then_after_choice(g, Walk(seat, company, left))  # its coins may pay for the barrier
        elif step_hindrance(g, g.players[seat], company) == 0:
            g.then(Cross(seat, company, left))
        else:
            g.note(seat, WASTED.move(left))


class Walk(SeatStep):
    """RB p21. Steps of a reward on one track."""

    def __init__(self, seat: i64, company: i64, steps: i64) -> None:
        super().__init__(seat)
        self.company = company
        self.steps = steps

    def run(self, g: Skymines) -> None:
        start_walk(g, self.seat, self.company, self.steps)


class Cross(Question):
    """RB p21. A player pays for the barrier and goes on, or stops before it."""

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, company: i64, left: i64) -> None:
        super().__init__(seat)
        self.company = company
        self.left = left

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        moves.add(CROSS.move())
        moves.add(STOP.move())

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        facts.thing("company", COMPANY, self.company)
        facts.number("left", self.left)
        facts.number("price", g.box.barriers[place_on(g, g.players[seat], self.company)])

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        if CROSS.is_(move):
            step(g, seat, self.company)
            g.note(seat, ADVANCED.move(self.company, 1))
            if self.left > 1:
                start_walk(g, seat, self.company, self.left - 1)


class Steps(Question):
    """RB p11. Each unit is a step on any track, in the order of the tracks (SK-09).

    A player may go back to an earlier track only after gaining a coin, which may pay for a barrier there.
    """

    def __init__(self, seat: i64, units: i64, start: i64) -> None:
        super().__init__(seat)
        self.units = units
        self.start = start  # earlier tracks are closed

    def asks(self, g: Skymines) -> i64:
        return self.seat if self.units else -1

    def first_track(self, g: Skymines, p: Player) -> i64:
        """The first open track. If no later one is free, all are open again: nobody has to pay (SK-09)."""
        for company in range(self.start, N_COMPANIES):
            if has_free_step(g, p, company):
                return self.start
        return 0

    def legal(self, g: Skymines, seat: i64) -> vec[i64]:
        p = g.players[seat]
        moves = vec[i64](capacity=5)
        may_stop = True
        start = self.first_track(g, p)
        for company in range(N_COMPANIES):
            if company >= start and step_hindrance(g, p, company) == 0:
                moves = append(moves, STEP.move(company))
            may_stop = may_stop and not has_free_step(g, p, company)
        return append(moves, STOP.move()) if may_stop else moves

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        for company in range(N_COMPANIES):
            moves.add(STEP.move(company))
        moves.add(STOP.move())

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        p = g.players[seat]
        if STEP.is_(move):
            return step_hindrance(g, p, first(move)) or (OUT_OF_ORDER if first(move) < self.first_track(g, p) else 0)
        for company in range(N_COMPANIES):
            if has_free_step(g, p, company):
                return FREE_STEP_LEFT
        return 0

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        facts.number("left", self.units)

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        if STEP.is_(move):
            state_walk(g, seat, first(move), 1, facts)

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        if STEP.is_(move):
            facts.thing("company", COMPANY, first(move))
        if reason == BARRIER:
            facts.number("price", g.box.barriers[place_on(g, g.players[seat], first(move))])
            facts.number("have", g.players[seat].coins)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        if STOP.is_(move):
            g.note(seat, WASTED.move(self.units))
            return
        has_coin = step(g, seat, first(move))
        g.note(seat, ADVANCED.move(first(move), 1))
        then_after_choice(g, Steps(seat, self.units - 1, 0 if has_coin else first(move)))


class Advance(ListingQuestion):
    """RB p22, p32. Steps on tracks of one's choice, all on different ones; they may be finished or barred (SK-82).

    The order is free. But the most steps come first, unless fewer gain a coin, which may pay for a barrier.
    """

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, barred: i64, steps: i64, then: i64 = 0, last: i64 = 0) -> None:
        super().__init__(seat)
        self.barred = barred  # companies that may not be chosen, as bits
        self.steps = steps  # on each of up to three tracks, in descending order
        self.then = then
        self.last = last

    def listing(self, g: Skymines, seat: i64, only_legal: bool) -> Listing:
        found = Listing(only_legal, 8)
        p = g.players[seat]
        for company in range(N_COMPANIES):
            if not self.barred >> company & 1:
                found.add(ADVANCE.move(company, self.steps))
                for fewer in self.fewer():
                    found.add(ADVANCE.move(company, fewer), 0 if gains_coin(g, p, company, fewer) else OUT_OF_ORDER)
        return found

    def fewer(self) -> list[int]:
        """The other numbers, each once."""
        numbers: list[int] = []
        if 0 < self.then < self.steps:
            numbers.append(self.then)
        if 0 < self.last < self.then:
            numbers.append(self.last)
        return numbers

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        for number in (self.steps, self.then, self.last):
            if number:
                facts.number("steps", number)

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        state_walk(g, seat, first(move), second(move), facts)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        barred = self.barred | 1 << first(move)
        if second(move) == self.steps:
            rest = (self.then, self.last)
        else:
            rest = (self.steps, self.last if second(move) == self.then else self.then)
        if rest[0]:
            g.then(Advance(seat, barred, rest[0], rest[1]))
        start_walk(g, seat, first(move), second(move))


def gains_coin(g: Skymines, p: Player, company: i64, steps: i64) -> bool:
    """May a walk pass a threshold?"""
    at = place_on(g, p, company)
    for i in range(min(steps, g.box.lengths[g.sides[company]] - p.steps[company])):
        if g.box.thresholds[at + i]:
            return True
    return False


def state_walk(g: Skymines, seat: i64, company: i64, steps: i64, facts: Facts) -> None:
    """State what a walk may cost and pay, and the shares it leads to."""
    p = g.players[seat]
    at = place_on(g, p, company)
    room = min(steps, g.box.lengths[g.sides[company]] - p.steps[company])
    price: i64 = 0
    coins: i64 = 0
    for i in range(room):
        price += g.box.barriers[at + i]
        coins += g.box.thresholds[at + i]
    if price:
        facts.number("price", price)
    if coins:
        facts.number("coins", coins)
    if g.box.track_shares[at + room] > g.box.track_shares[at]:
        facts.number("shares", g.box.track_shares[at + room])
