"""Setting up the table."""

from orrery.engine.knowledge import draw
from orrery.games.proving.state import Player, Proving
from orrery.games.proving.steps.draft import Display
from orrery.games.proving.steps.rounds import Round
from orrery.games.proving.terms import DECK_LUCK


def deal(g: Proving) -> None:
    """A shuffled deck, two cards for each hand, three open cards."""
    cards = [card for card, copies in enumerate(g.box.copies) for _ in range(copies)]
    g.chance.shuffle(DECK_LUCK, cards)
    g.deck.fill(cards)
    g.players = [Player() for _ in range(g.seats)]
    if g.options["automaton"]:
        g.automaton = g.seats - 1
    for seat, p in enumerate(g.players):
        p.hand.owner = seat
        p.plan.owner = seat
        if seat != g.automaton:
            draw(g, g.deck, p.hand)
            draw(g, g.deck, p.hand)
    g.then(Display(), Round())
