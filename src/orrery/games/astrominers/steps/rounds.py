"""Phase 1, and the course of the game: eight rounds of five phases."""

from orrery.engine.agenda import Step
from orrery.games.astrominers.state import NO_SOCKETS, Astrominers
from orrery.games.astrominers.steps.actions import Turns
from orrery.games.astrominers.steps.orders import Ordering
from orrery.games.astrominers.steps.rolling import Rerolls, Roll
from orrery.games.astrominers.steps.settling import Bonus, Drift, Settle
from orrery.games.astrominers.terms import BEGAN, ROUNDS


class Round(Step):
    """Game Procedure. A round has rolls, actions, settlement and Orders; after the last one the game is over."""

    def run(self, g: Astrominers) -> None:
        if g.round == ROUNDS:
            return
        g.round += 1
        g.then_all([Opening(), Roll(), Rerolls(), Play(), Bonus(), Settlement(), Drift(), Buying(), Round()])


class Opening(Step):
    """Phase 1. The first player is set; all dice except those on unfinished cards come home (AM-15, AM-70)."""

    def run(self, g: Astrominers) -> None:
        g.first = g.next_first
        g.active = g.first
        g.note(g.first, BEGAN.move(g.round))
        g.sockets = NO_SOCKETS[:]
        for p in g.players:
            p.busy = []
            p.orders_now = 0
            p.has_passed = False


class Play(Step):
    """Phase 3. The actions start with this round's first player."""

    def run(self, g: Astrominers) -> None:
        g.then(Turns(g.first))


class Settlement(Step):
    """Phase 4. Completed cards are settled, owner by owner."""

    def run(self, g: Astrominers) -> None:
        g.then_all([Settle(seat) for seat in g.in_order()])


class Buying(Step):
    """Phase 5. Players buy Orders in round order."""

    def run(self, g: Astrominers) -> None:
        g.then_all([Ordering(seat) for seat in g.in_order()])
