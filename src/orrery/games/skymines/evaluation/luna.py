"""What a viewer can expect of Lunas: the cards that they still play, and the majorities that they may show.

Only what all can know is used: which cards are left, but neither their order nor cards of class 2 that nobody has seen.
"""

from mypy_extensions import i64

from orrery.games.skymines.luna.deck import luna_of, slots_on
from orrery.games.skymines.luna.state import Luna
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import CLASS_ONE, ENERGY, SCIENCE_SPACE, TITANIUM

SCIENTISTS = 2  # more of them than this Luna never shows on one card


def cards_to_play(g: Skymines, seat: i64, after: i64) -> i64:
    """The cards that lie face down, and those of the rounds to come, if no more slots open."""
    slots = slots_on(g, seat)
    number: i64 = 0
    while slots:
        number += slots & 1
        slots >>= 1
    return after * number + len(luna_of(g, seat).row.cards)


def free_of_lunas(g: Skymines, space: i64, total: i64) -> float:
    """The chance that no Luna will show more than this for the majority of a space, before their cards lie open."""
    free = 1.0
    for luna in g.lunas:
        if space == SCIENCE_SPACE:
            some = part_with(g, luna, space, 0)
            free *= 1.0 - (some * some if total < SCIENTISTS else some * part_with(g, luna, space, 1))
        else:
            free *= 1.0 - part_with(g, luna, space, total)
    return free


def part_with(g: Skymines, luna: Luna, space: i64, total: i64) -> float:
    """The part of her known cards that count more than this."""
    cards: i64 = 0
    more: i64 = 0
    for pile in (luna.deck, luna.row):
        for card in pile.cards:
            if card < CLASS_ONE or luna.seen >> card & 1:
                cards += 1
                if count_of(g, card, space) > total:
                    more += 1
    return float(more) / float(cards) if cards else 0.0


def count_of(g: Skymines, card: i64, space: i64) -> i64:
    """What a card counts for a majority, if it lies on the right side for it."""
    if space == SCIENCE_SPACE:
        return g.box.luna.scientists[card]
    return g.box.luna.left[card] if space in (TITANIUM, ENERGY) else g.box.luna.right[card]
