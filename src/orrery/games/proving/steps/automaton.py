"""8. The automaton."""

from orrery.engine.agenda import SeatStep
from orrery.games.proving.state import Proving
from orrery.games.proving.steps.draft import Display
from orrery.games.proving.terms import DEAREST


class AutomatonDraft(SeatStep):
    """8. The automaton takes the most expensive open card, the first of equals, and builds it for nothing."""

    def run(self, g: Proving) -> None:
        g.active = self.seat
        if not g.display:
            return
        best = g.display[0]
        for card in g.display:
            if g.box.points[card] > g.box.points[best]:
                best = card
        g.note(self.seat, DEAREST.move(best))
        g.display.remove(best)
        g.players[self.seat].built.append(best)
        g.then(Display())
