"""RB sheet. Luna's deck: cards go from it to her slots and majorities, and come back shuffled, with class 2."""

from mypy_extensions import i64

from orrery.engine.journal import PUBLIC
from orrery.engine.knowledge import fill_openly, lay_down, roll, shuffle, turn_up
from orrery.engine.piles import Pile
from orrery.games.skymines.luna.state import NO_DISCARDS, NO_MAJORITIES, NO_SLOTS, Luna
from orrery.games.skymines.state import LUNA_BACK, Skymines
from orrery.games.skymines.terms import (
    CARBON,
    CLASS_ONE,
    EMPTY,
    ENERGY,
    FACE_DOWN,
    LEFT,
    LEFT_SLOT,
    LUNA_CARDS,
    LUNA_CHECKED,
    LUNA_COUNTS,
    LUNA_LAID,
    LUNA_LUCK,
    LUNA_REBUILT,
    LUNA_WITHDREW,
    MINERALS,
    RIGHT,
    RIGHT_SLOT,
    SCIENTIST,
    SLOTS,
    TITANIUM,
    TYPES,
)


def luna_of(g: Skymines, seat: i64) -> Luna:
    return g.lunas[seat - g.people]


def luck_of(g: Skymines, seat: i64) -> i64:
    """Her stream of chance."""
    return LUNA_LUCK + seat - g.people


def stack(g: Skymines, seat: i64) -> None:
    """Class 1 is her deck, class 2 lies beside it. All know which cards these are, nobody knows their order."""
    luna = luna_of(g, seat)
    for pile in (luna.deck, luna.class_two, luna.row):
        pile.back = LUNA_BACK + seat - g.people
    fill_openly(g, luna.deck, list(range(CLASS_ONE)), luck_of(g, seat))
    fill_openly(g, luna.class_two, list(range(CLASS_ONE, LUNA_CARDS)), luck_of(g, seat))


def rebuild_if_empty(g: Skymines, seat: i64) -> None:
    """SK-69. A deck that runs out is rebuilt at once from the discards, and from level 2 on with a card of class 2."""
    luna = luna_of(g, seat)
    if len(luna.deck.cards):
        return
    for card in luna.discards:
        luna.deck.put(card, PUBLIC)
    luna.discards = NO_DISCARDS
    new: i64 = 0
    if g.box.luna.grows[luna.level] and len(luna.class_two.cards):
        lay_down(luna.class_two, luna.deck)
        new = 1
    shuffle(g, luna.deck, luck_of(g, seat))
    g.note(seat, LUNA_REBUILT.move(len(luna.deck.cards), new))


def reinforce(luna: Luna) -> None:
    """A token brings a card of class 2 on top of her deck, if there is one (SK-90)."""
    if len(luna.class_two.cards):
        lay_down(luna.class_two, luna.deck)


def slots_on(g: Skymines, seat: i64) -> i64:
    """Her slots that are on, as bits: three, and on most levels one more for each mark that a marker has reached."""
    p = g.players[seat]
    slots: i64 = 0b01110
    if g.box.luna.opens[luna_of(g, seat).level]:
        if p.tank >= g.box.tank_slot:
            slots |= 1 << LEFT_SLOT
        if p.upload >= g.box.research_slot:
            slots |= 1 << RIGHT_SLOT
    return slots


def lay_row(g: Skymines, seat: i64) -> None:
    """A card on each slot that is on, face down, from the left."""
    luna = luna_of(g, seat)
    slots = slots_on(g, seat)
    row = Pile(luna.row.back)
    number: i64 = 0
    for slot in range(SLOTS):
        if slots >> slot & 1:
            lay_down(luna.deck, row)
            luna.slots[slot] = FACE_DOWN
            number += 1
            rebuild_if_empty(g, seat)
    while len(row.cards):  # the leftmost card comes to lie on top
        lay_down(row, luna.row)
    g.note(seat, LUNA_LAID.move(number))


def show_majorities(g: Skymines, seat: i64) -> None:
    """Two cards are turned up; they count until they are discarded."""
    luna = luna_of(g, seat)
    for half in (LEFT, RIGHT):
        luna.majorities[half] = turn_up(g, luna.deck)
        luna.seen |= 1 << luna.majorities[half]
        g.note(seat, LUNA_COUNTS.move(luna.majorities[half], half))
        rebuild_if_empty(g, seat)
    count_majorities(g, seat)


def count_majorities(g: Skymines, seat: i64) -> None:
    """The left card counts titanium and carbon, the right one energy and minerals, both count scientists."""
    cards = g.box.luna
    luna = luna_of(g, seat)
    totals = g.players[seat].totals
    for kind in range(len(TYPES)):
        totals[kind] = 0
    left = luna.majorities[LEFT]
    right = luna.majorities[RIGHT]
    if left != EMPTY:
        totals[TITANIUM] = cards.left[left]
        totals[CARBON] = cards.right[left]
        totals[SCIENTIST] += cards.scientists[left]
    if right != EMPTY:
        totals[ENERGY] = cards.left[right]
        totals[MINERALS] = cards.right[right]
        totals[SCIENTIST] += cards.scientists[right]


def turn_next(g: Skymines, seat: i64) -> i64:
    """Turn up the leftmost card that lies face down. Returns its slot."""
    luna = luna_of(g, seat)
    slot: i64 = 0
    while luna.slots[slot] != FACE_DOWN:
        slot += 1
    luna.slots[slot] = turn_up(g, luna.row)
    luna.seen |= 1 << luna.slots[slot]
    return slot


def clear_row(g: Skymines, seat: i64) -> None:
    """After her last card: the played cards are discarded in random order, and the top one may cost her a majority."""
    luna = luna_of(g, seat)
    played: list[int] = [card for card in luna.slots if card != EMPTY]
    top = played[roll(g, luck_of(g, seat), len(played)) - 1]
    luna.slots = NO_SLOTS[:]
    luna.discards = sorted([*luna.discards, *played])
    left = g.box.luna.left[top]
    right = g.box.luna.right[top]
    g.note(seat, LUNA_CHECKED.move(top, left, right))
    if left != right:
        withdraw(g, seat, LEFT if left > right else RIGHT)


def withdraw(g: Skymines, seat: i64, half: i64) -> None:
    luna = luna_of(g, seat)
    card = luna.majorities[half]
    luna.majorities[half] = EMPTY
    luna.discards = sorted([*luna.discards, card])
    g.note(seat, LUNA_WITHDREW.move(card, half))
    count_majorities(g, seat)


def discard_majorities(g: Skymines, seat: i64) -> None:
    """In the preparation of the next round her majority cards are discarded."""
    luna = luna_of(g, seat)
    luna.discards = sorted([*luna.discards, *[card for card in luna.majorities if card != EMPTY]])
    luna.majorities = NO_MAJORITIES[:]
    count_majorities(g, seat)
