"""KM "Przygotowanie gry". Setting up the table."""

from orrery.engine.game import BadInput
from orrery.games.kosmiczna_misja.state import KosmicznaMisja, Player
from orrery.games.kosmiczna_misja.steps.course import REFILL, TURN
from orrery.games.kosmiczna_misja.terms import DECK, FIRST


def deal(g: KosmicznaMisja) -> None:
    """KM-31: all 45 tiles are shuffled, and three are turned up. KM-26: the first seat is agreed on or drawn."""
    g.players = [Player() for _ in range(g.seats)]
    deck: str = g.options["deck"]
    if deck not in g.box.decks:
        raise BadInput(f"This content has no deck '{deck}'; choose another with --option deck=.")
    g.stack.fill(g.box.decks[deck])
    g.stack.shuffle(g.chance, DECK)
    first: str = g.options["first"]
    g.first = g.chance.below(FIRST, g.seats) if first == "random" else int(first) - 1
    g.active = g.first
    g.then(REFILL[g.first], TURN[g.first])
