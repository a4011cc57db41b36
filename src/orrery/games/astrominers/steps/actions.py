"""Phase 3. The action phase: whose turn it is, and all that can be done in it."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.agenda import SeatStep
from orrery.engine.facts import Facts
from orrery.engine.listing import Listing, ListingQuestion
from orrery.engine.moves import first, verb_code
from orrery.games.astrominers.state import ASSIGNMENTS, REFINERY, Astrominers
from orrery.games.astrominers.steps.achieving import Achieve
from orrery.games.astrominers.steps.action import Action, Places, Placing
from orrery.games.astrominers.steps.board import Gather, Lead, Office
from orrery.games.astrominers.steps.changing import Discard, Rally
from orrery.games.astrominers.steps.effects import Retrain
from orrery.games.astrominers.steps.exchanging import Exchange
from orrery.games.astrominers.steps.executive import Develop, Explore, Publish, Use
from orrery.games.astrominers.steps.launching import Join, Launch, dock_hindrance
from orrery.games.astrominers.steps.taking import MISSIONS, ORDERS
from orrery.games.astrominers.terms import (
    ACHIEVE,
    ASSIGN,
    CODES,
    CONSULT,
    DEVELOP,
    DISCARD,
    EMPTY,
    EXCHANGE,
    EXPLORE,
    EXPLORE_FREE,
    GATHER,
    GEOLOGIST,
    IDLE,
    JOIN,
    LAUNCH,
    LAUNCH_FREE,
    LEAD,
    PASS,
    PRODUCE,
    PUBLISH,
    RALLY,
    REFINE,
    RETRAIN,
    SURVEYOR,
)


class Pass(Action):
    """Phase 3. A player who passes has no more actions in this round (AM-10)."""

    def add_moves(self, g: Astrominers, seat: i64, code: i64, found: Listing) -> None:
        found.add(self.verb.move(), 0)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        g.players[seat].has_passed = True


ASSIGNING: Final = Office(ASSIGN, ASSIGNMENTS, SURVEYOR, MISSIONS)
REFINING: Final = Office(REFINE, REFINERY, GEOLOGIST, ORDERS)
PLACINGS: Final = vec[Placing](
    [
        Gather(GATHER),
        ASSIGNING,
        REFINING,
        Join(JOIN),
        Lead(LEAD),
        Achieve(ACHIEVE),
        Develop(DEVELOP),
        Publish(PUBLISH),
        Explore(EXPLORE, EXPLORE_FREE),
        Use(PRODUCE),
        Use(CONSULT),
        Exchange(EXCHANGE),
        Discard(DISCARD, keeps_turn=True),
    ]
)
RETRAINING: Final = Retrain(RETRAIN, keeps_turn=True)
WITHOUT_DIE: Final = vec[Action]([Launch(LAUNCH, LAUNCH_FREE), Rally(RALLY, keeps_turn=True), Pass(PASS)])


def by_verb(actions: list[Action]) -> vec[Action]:
    """The actions by the code of their verb. Codes without an action hold some other one."""
    found = [actions[0]] * (1 + max([int(verb.code) for action in actions for verb in action.verbs]))
    for action in actions:
        for verb in action.verbs:
            found[verb.code] = action
    return vec[Action](found)


ACTIONS: Final = by_verb([*PLACINGS, RETRAINING, *WITHOUT_DIE])


class Turns(SeatStep):
    """Phase 3. Players take one action each, clockwise, until all have passed."""

    def run(self, g: Astrominers) -> None:
        for i in range(g.seats):
            seat = (self.seat + i) % g.seats
            if not g.players[seat].has_passed:
                g.active = seat
                g.then(ACTS[seat], TURNS[(seat + 1) % g.seats])
                return


class Act(ListingQuestion):
    """Phase 3. A player may change dice, then places a die, launches, exchanges, or passes (AM-09, AM-10)."""

    always_ask: ClassVar[bool] = True

    def asks(self, g: Astrominers) -> i64:
        """A player is not asked without a die, unless a launch may be possible as far as others can see."""
        p = g.players[self.seat]
        if p.dice() > 0 or (len(p.missions.cards) > 0 and dock_hindrance(g, self.seat) == 0):
            return self.seat
        return EMPTY

    def run(self, g: Astrominers) -> None:
        g.players[self.seat].has_passed = True
        g.note(self.seat, IDLE.move())

    def listing(self, g: Astrominers, seat: i64, only_legal: bool) -> Listing:
        """All actions, die by die. Each place is checked once for all dice."""
        places = Places(only_legal)
        for placing in PLACINGS:
            placing.add_places(g, seat, places)
        found = Listing(only_legal, 64)
        pool = g.players[seat].pool
        for code in range(CODES):
            if pool[code]:
                places.with_die(code, found)
                RETRAINING.add_moves(g, seat, code, found)
        for action in WITHOUT_DIE:
            action.add_moves(g, seat, EMPTY, found)
        return found

    def hindrance(self, g: Astrominers, seat: i64, move: i64) -> i64:
        """Only the action of this move is checked."""
        found = Listing(False, 16)
        ACTIONS[verb_code(move)].add_moves(g, seat, first(move), found)
        return found.reason(move)

    def offer_facts(self, g: Astrominers, seat: i64, move: i64, facts: Facts) -> None:
        ACTIONS[verb_code(move)].offer_facts(g, seat, move, facts)

    def reason_facts(self, g: Astrominers, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        ACTIONS[verb_code(move)].reason_facts(g, seat, move, reason, facts)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        action = ACTIONS[verb_code(move)]
        if action.keeps_turn:
            g.then(self)
        action.chosen(g, seat, move)


ACTS: Final = [Act(seat) for seat in range(6)]  # steps never change, so all tables share these
TURNS: Final = [Turns(seat) for seat in range(6)]
