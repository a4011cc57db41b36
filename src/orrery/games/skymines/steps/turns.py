"""RB p10. The action phase: one action a turn, clockwise, until everybody has retired."""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.engine.agenda import SeatStep
from orrery.engine.facts import Facts
from orrery.engine.listing import Listing, ListingQuestion
from orrery.engine.moves import first, verb_code
from orrery.games.skymines.area import is_face_up, recount, slot_of
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.action import Action
from orrery.games.skymines.steps.energy import Expand
from orrery.games.skymines.steps.field import Survey
from orrery.games.skymines.steps.luna import LunaTurn
from orrery.games.skymines.steps.marking import Mark
from orrery.games.skymines.steps.missions import ChooseMission, may_choose, notice
from orrery.games.skymines.steps.points import PlacePlan
from orrery.games.skymines.steps.resources import Buy, Invest
from orrery.games.skymines.steps.retiring import Retire
from orrery.games.skymines.steps.science import Study
from orrery.games.skymines.terms import (
    BOOST,
    BUY,
    EMPTY,
    EXPAND,
    INVEST,
    MARK,
    PLAYS_ON,
    PLUS_TILE,
    RESOURCES,
    RETIRE,
    SLOTS,
    STUDY_TILE,
    STUDY_WITH,
    SURVEY,
    SURVEY_TILE,
)
from orrery.games.skymines.tracks import unlock


class Boost(Action):
    """RB p20, SK-46, SK-84. The +1 tile is laid on a face-up resource card for good; this is no action."""

    def add_moves(self, g: Skymines, seat: i64, found: Listing) -> None:
        p = g.players[seat]
        if may_boost(p):
            for slot in range(SLOTS):
                if is_face_up(p, slot) and g.box.types[p.area[slot]] < RESOURCES:
                    face = g.box.faces[p.area[slot]]
                    if slot_of(g, p, face) == slot:  # equal cards are one choice
                        found.add(BOOST.move(face))

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        p = g.players[seat]
        p.boosted = slot_of(g, p, first(move))
        recount(g, p)


def may_boost(p: Player) -> bool:
    return p.tiles >> PLUS_TILE & 1 == 1 and p.boosted == EMPTY


ACTIONS: Final[list[Action]] = [
    Buy(BUY),
    Invest(INVEST),
    Expand(EXPAND),
    Study(STUDY_WITH, STUDY_TILE),
    Survey(SURVEY, SURVEY_TILE),
    Mark(MARK),
    Boost(BOOST),
    Retire(RETIRE),
]
BY_VERB: Final[dict[int, Action]] = {int(verb.code): action for action in ACTIONS for verb in action.verbs}


class Turns(SeatStep):
    """RB p10. The next player who has not retired takes a turn; bonuses of tracks that were unlocked work now."""

    def run(self, g: Skymines) -> None:
        for i in range(g.seats):
            seat = (self.seat + i) % g.seats
            if not g.players[seat].has_retired:
                g.active = seat
                if seat >= g.people:
                    g.then(LunaTurn(seat), Turns((seat + 1) % g.seats))
                    return
                unlock(g, seat)
                g.players[seat].deeds = 0
                g.then(Act(seat), PlacePlan(seat), Turns((seat + 1) % g.seats))
                notice(g, seat)
                return


class Act(ListingQuestion):
    """RB p10, SK-07. Exactly one action a turn; the +1 tile may be laid before it."""

    must: ClassVar[bool] = True

    def listing(self, g: Skymines, seat: i64, only_legal: bool) -> Listing:
        found = Listing(only_legal, 32)
        for action in ACTIONS:
            action.add_moves(g, seat, found)
        return found

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        BY_VERB[verb_code(move)].offer_facts(g, seat, move, facts)

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        BY_VERB[verb_code(move)].reason_facts(g, seat, move, reason, facts)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        if RETIRE.is_(move) and may_choose(g, g.players[seat]):
            g.then(ChooseMission(seat), Leave(seat))
            return
        if BOOST.is_(move):
            g.then(Act(seat))
        else:
            g.players[seat].turns += 1
        BY_VERB[verb_code(move)].chosen(g, seat, move)
        if BOOST.is_(move):
            notice(g, seat)


class Leave(SeatStep):
    """SK-28, SK-34. A player who declined a mission card retires; one who has chosen it may act before."""

    def run(self, g: Skymines) -> None:
        if g.players[self.seat].mission == EMPTY:
            g.players[self.seat].turns += 1
            BY_VERB[int(RETIRE.code)].chosen(g, self.seat, RETIRE.move())
        else:
            g.note(self.seat, PLAYS_ON.move())
            g.then(Act(self.seat))
