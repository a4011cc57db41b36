"""Setting up the table."""

from orrery.engine.knowledge import draw, fill_openly
from orrery.games.proving.state import Player, Proving
from orrery.games.proving.steps.draft import Display
from orrery.games.proving.steps.rounds import Round
from orrery.games.proving.terms import DECK_LUCK, PACK


def deal(g: Proving) -> None:
    """A shuffled deck, two cards for each hand, three open cards. The automaton has a pack of cards that all know."""
    cards = [card for card, copies in enumerate(g.box.copies) for _ in range(copies)]
    if g.options["automaton"]:
        g.automaton = g.seats - 1
        kinds = list(range(min(PACK, len(g.box.ids))))
        for card in kinds:
            cards.remove(card)
        fill_openly(g, g.pack, kinds, DECK_LUCK)
    g.chance.shuffle(DECK_LUCK, cards)
    g.deck.fill(cards)
    g.players = [Player() for _ in range(g.seats)]
    for seat, p in enumerate(g.players):
        p.hand.owner = seat
        p.plan.owner = seat
        if seat != g.automaton:
            draw(g, g.deck, p.hand)
            draw(g, g.deck, p.hand)
    g.then(Display(), Round())
