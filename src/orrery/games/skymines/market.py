"""RB p6, p11, p19. The display of cards, what a card costs there, and the removed pile."""

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.knowledge import turn_up
from orrery.games.skymines.area import permanent
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.missions import notice
from orrery.games.skymines.terms import (
    ANY_MIX,
    CHEAPER,
    DISPLAY,
    EMPTY,
    GOT,
    HAND,
    REMOVED,
    RESOURCES,
    ROWS,
    SHOWED,
    SHOWN,
    THROWN,
)


def printed_price(g: Skymines, space: i64) -> i64:
    """The cost of a card and of its space."""
    return g.box.costs[g.display[space]] + g.box.surcharges[space]


def price(g: Skymines, p: Player, space: i64, paid_with: i64) -> i64:
    """What a card costs if these resources (as bits; 0 for coins) pay for it. Never less than 0 (SK-43, SK-44)."""
    cost = printed_price(g, space) - permanent(g, p, ANY_MIX)
    for kind in range(RESOURCES):
        if paid_with >> kind & 1:
            cost -= permanent(g, p, CHEAPER, kind)
    return max(0, cost)


def get_card(g: Skymines, seat: i64, space: i64) -> None:
    """A card of the display comes into the hand; its space stays empty until the end of the round."""
    g.note(seat, GOT.move(g.box.faces[take_card(g, seat, space)]))
    notice(g, seat)


def take_card(g: Skymines, seat: i64, space: i64) -> i64:
    """The same without a word. Returns the card."""
    card = g.display[space]
    g.display[space] = EMPTY
    keep_card(g, seat, card)
    return card


def add_card(g: Skymines, seat: i64, card: i64) -> None:
    """A card comes into the hand."""
    keep_card(g, seat, card)
    g.note(seat, GOT.move(g.box.faces[card]))
    notice(g, seat)


def keep_card(g: Skymines, seat: i64, card: i64) -> None:
    """A card comes to a player, among the cards in their order."""
    p = g.players[seat]
    cards = vec[i64](capacity=len(p.cards) + 1)
    is_in = False
    for other in p.cards:
        if other > card and not is_in:
            cards = append(cards, card)
            is_in = True
        cards = append(cards, other)
    p.cards = cards if is_in else append(cards, card)
    g.places[card] = HAND


def remove_card(g: Skymines, seat: i64, card: i64) -> None:
    """A card leaves the hand for the removed pile (SK-25, SK-59)."""
    p = g.players[seat]
    cards = vec[i64](capacity=len(p.cards))
    for other in p.cards:
        if other != card:
            cards = append(cards, other)
    p.cards = cards
    g.places[card] = REMOVED


def refill_display(g: Skymines) -> None:
    """RB p6, p19. Empty spaces are filled from the lowest number on; with the stack empty they stay empty."""
    for space in range(DISPLAY):
        if g.display[space] == EMPTY:
            for stack in g.stacks:
                if len(stack.cards):
                    card = turn_up(g, stack)
                    g.display[space] = card
                    g.places[card] = SHOWN
                    g.note(-1, SHOWED.move(g.box.faces[card]))
                    break


def throw_out(g: Skymines) -> None:
    """RB p19. The cards of the right column leave; the others slide to the right within their rows."""
    for space in range(ROWS):
        card = g.display[space]
        if card != EMPTY:
            g.places[card] = REMOVED
            g.note(-1, THROWN.move(g.box.faces[card]))
            g.display[space] = EMPTY
    for space in range(ROWS, DISPLAY):
        card = g.display[space]
        if card != EMPTY:
            g.display[space] = EMPTY
            at = space % ROWS
            while g.display[at] != EMPTY:
                at += ROWS
            g.display[at] = card
