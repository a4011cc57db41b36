"""What must hold of Luna's cards, for tests and `fuzz`: each of them is somewhere exactly once."""

from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import CARBON, EMPTY, ENERGY, FACE_DOWN, LUNA_CARDS, MINERALS, SCIENTIST, TITANIUM


def luna_faults(g: Skymines) -> list[str]:
    faults: list[str] = []
    for i, luna in enumerate(g.lunas):
        cards = [*luna.deck.cards, *luna.class_two.cards, *luna.row.cards, *luna.discards]
        cards += [card for card in [*luna.slots, *luna.majorities] if card >= 0]
        if sorted(cards) != list(range(LUNA_CARDS)):
            faults.append(f"a card of Luna {i + 1} is missing, or there twice")
        if len(luna.row.cards) != sum([1 for card in luna.slots if card == FACE_DOWN]):
            faults.append(f"Luna {i + 1} has other face-down cards than her slots say")
        if len(luna.deck.cards) == 0:
            faults.append(f"the deck of Luna {i + 1} was not rebuilt")
        if totals_shown(g, i) != [int(n) for n in g.players[g.people + i].totals]:
            faults.append(f"the majorities of Luna {i + 1} are miscounted")
    return faults


def totals_shown(g: Skymines, i: int) -> list[int]:
    """What her majority cards count, by type of card."""
    left, right = g.lunas[i].majorities
    printed = g.box.luna
    totals = [0] * len(g.players[g.people + i].totals)
    for card, one, other in ((left, TITANIUM, CARBON), (right, ENERGY, MINERALS)):
        if card != EMPTY:
            totals[one] += printed.left[card]
            totals[other] += printed.right[card]
            totals[SCIENTIST] += printed.scientists[card]
    return totals
