"""Arranging Luna's cards and reading them by name. A Luna's steps on the research track are counted from her start."""

from collections.abc import Iterable, Mapping

from orrery.engine.piles import Pile
from orrery.games.skymines.luna.deck import count_majorities, luna_of
from orrery.games.skymines.luna.gauges import START_SCREEN
from orrery.games.skymines.luna.state import NO_SLOTS
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.luna import LunaTurn
from orrery.games.skymines.terms import COLUMNS, DEEPEST, EMPTY, FACE_DOWN, SIDES
from tests.games.skymines.helpers import BOX

SLOT_NAMES = "ABCDE"


def number(name: str) -> int:
    return BOX.ids["luna"].index(name)


def name(card: int) -> str:
    return "" if card == EMPTY else "?" if card == FACE_DOWN else BOX.ids["luna"][card]


def names(pile: Pile) -> list[str]:
    return [name(card) for card in pile.cards]


def pull(g: Skymines, seat: int, card: int) -> None:
    """Take a card out of whatever place of hers it is in."""
    luna = luna_of(g, seat)
    luna.discards = [other for other in luna.discards if other != card]
    for pile in (luna.deck, luna.class_two, luna.row):
        if card in list(pile.cards):
            pile.take(pile.place_of(card))


def lay(g: Skymines, seat: int, cards: Mapping[str, str]) -> None:
    """Lay cards face down on slots of hers; what lay there goes under her deck."""
    luna = luna_of(g, seat)
    while len(luna.row.cards):
        luna.deck.bury(luna.row.cards[0])
        luna.row.take(0)
    luna.slots = NO_SLOTS[:]
    for slot, wanted in sorted(cards.items(), reverse=True):
        pull(g, seat, number(wanted))
        luna.row.put(number(wanted))
        luna.slots[SLOT_NAMES.index(slot)] = FACE_DOWN


def turn(g: Skymines, seat: int, cards: Mapping[str, str]) -> None:
    """She takes a turn with these cards on her slots: the leftmost is played."""
    lay(g, seat, cards)
    LunaTurn(seat).run(g)


def put_on_top(g: Skymines, seat: int, *cards: str) -> None:
    """Lay cards on her deck; the first will be the first to be drawn."""
    for wanted in reversed(cards):
        pull(g, seat, number(wanted))
        luna_of(g, seat).deck.put(number(wanted))


def keep_in_deck(g: Skymines, seat: int, *cards: str) -> None:
    """Only these stay in her deck, the first on top; the others of it are discarded."""
    luna = luna_of(g, seat)
    luna.discards = sorted([*luna.discards, *[card for card in luna.deck.cards if name(card) not in cards]])
    luna.deck.fill([])
    for wanted in reversed(cards):
        pull(g, seat, number(wanted))
        luna.deck.put(number(wanted))


def show_majorities(g: Skymines, seat: int, left: str, right: str) -> None:
    luna = luna_of(g, seat)
    for half, wanted in enumerate((left, right)):
        if wanted:
            pull(g, seat, number(wanted))
            luna.majorities[half] = number(wanted)
    count_majorities(g, seat)


def research(g: Skymines, seat: int) -> int:
    """Steps on her research track."""
    return g.players[seat].upload - START_SCREEN


# A second, plain implementation of how she compares companies.


def spaces_of(g: Skymines, column: int) -> int:
    """The spaces of a column: five on the Moon, and on the Belt five for shuttles, six for outposts."""
    return 6 if g.is_belt and column % COLUMNS != 1 else 5


def plain_value(g: Skymines, i: int) -> tuple[int, int, str]:
    """Coins of spaces without a piece, vacant spaces, and the track; the smallest is the most valuable."""
    coins = vacant = 0
    for column in range(i * COLUMNS, i * COLUMNS + COLUMNS):
        full = spaces_of(g, column)
        printed = [g.board.column_coins[column * DEEPEST + space] for space in range(full)]
        lowest = full - g.uncrossed[column]
        stand = range(lowest - g.left[column], lowest)
        coins += sum(coin for space, coin in enumerate(printed) if space not in stand)
        vacant += full - g.left[column]
    return -coins, -vacant, SIDES[g.sides[i]]


def plain_lead(g: Skymines, seat: int, i: int) -> int:
    return g.players[seat].steps[i] - max(p.steps[i] for other, p in enumerate(g.players) if other != seat)


def plain_farthest_behind(g: Skymines, seat: int, companies: Iterable[int]) -> int:
    return min(companies, key=lambda i: (plain_lead(g, seat, i), plain_value(g, i)))
