"""8. The automaton."""

from orrery.engine.agenda import SeatStep
from orrery.engine.journal import PUBLIC
from orrery.engine.knowledge import lay_down, shuffle, turn_up
from orrery.games.proving.state import Proving
from orrery.games.proving.steps.draft import Display
from orrery.games.proving.terms import DEAREST, DECK_LUCK, ORDERED, ORDERS


class Orders(SeatStep):
    """8. The automaton lays two cards of its pack face down: its orders."""

    def run(self, g: Proving) -> None:
        for _order in range(ORDERS):
            if len(g.pack.cards):
                lay_down(g.pack, g.orders)
            if not len(g.pack.cards):
                renew_pack(g)
        g.then(Display())


def renew_pack(g: Proving) -> None:
    """8. An empty pack is made at once of the orders that were played and of the top card of the deck, unseen."""
    for card in g.played:
        g.pack.put(card, PUBLIC)
    g.played = []
    if len(g.deck.cards):
        lay_down(g.deck, g.pack)
    shuffle(g, g.pack, DECK_LUCK)


class AutomatonDraft(SeatStep):
    """8. The automaton turns up an order, and builds the same open card, or the most expensive, for nothing."""

    def run(self, g: Proving) -> None:
        g.active = self.seat
        if not len(g.orders.cards):
            return
        order = turn_up(g, g.orders)
        g.played.append(order)
        g.note(self.seat, ORDERED.move(order))
        if not g.display:
            return
        best = g.display[0]
        for card in g.display:
            if g.box.points[card] > g.box.points[best]:
                best = card
        if order in g.display:
            best = order
        else:
            g.note(self.seat, DEAREST.move(best))
        g.display.remove(best)
        g.players[self.seat].built.append(best)
        g.then(Display())
