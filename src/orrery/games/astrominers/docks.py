"""Docks: barges with crew cards, Missions and Expeditions alike (AM-66)."""

from mypy_extensions import i64

from orrery.games.astrominers.dice import fits
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.terms import BARGES, CODES, CREW, DOCKS, EMPTY, SIDES


def free_dock(g: Astrominers) -> i64:
    """The first free dock; EMPTY if there is none."""
    for dock in range(g.box.docks[g.seats]):
        if g.cards[dock] == EMPTY:
            return dock
    return EMPTY


def has_barge(g: Astrominers, seat: i64) -> bool:
    out = 0
    for dock in range(DOCKS):
        if g.cards[dock] != EMPTY and g.owners[dock] == seat:
            out += 1
    return out < BARGES


def is_mission(g: Astrominers, card: i64) -> bool:
    return card < g.box.missions


def set_out(g: Astrominers, seat: i64, card: i64) -> i64:
    """A barge with a card goes into a free dock; returns the dock."""
    dock = free_dock(g)
    g.cards[dock] = card
    g.owners[dock] = seat
    g.ages[dock] = 0
    return dock


def is_full(g: Astrominers, dock: i64) -> bool:
    for i in range(g.box.crew_sizes[g.cards[dock]]):
        if g.crew[dock * CREW + i] == EMPTY:
            return False
    return True


def is_berth_open(g: Astrominers, berth: i64) -> bool:
    """Is it a free socket of a card in a dock, and the first of its kind on that card?"""
    dock = berth // CREW
    card = g.cards[dock]
    if card == EMPTY or berth % CREW >= g.box.crew_sizes[card] or g.crew[berth] != EMPTY:
        return False
    return is_first_of_kind(g, dock, card, berth % CREW)


def is_first_of_kind(g: Astrominers, dock: i64, card: i64, place: i64) -> bool:
    """Is no free socket before this one just like it?"""
    wanted = g.box.crew[card * CREW + place]
    for i in range(place):
        if g.crew[dock * CREW + i] == EMPTY and g.box.crew[card * CREW + i] == wanted:
            return False
    return True


def takes(g: Astrominers, berth: i64, code: i64) -> bool:
    return fits(g.box.crew[g.cards[berth // CREW] * CREW + berth % CREW], code)


def has_room_at_launch(g: Astrominers, dock: i64, berth: i64) -> bool:
    """A yellow socket of this card, the first free one of its kind."""
    card = g.cards[dock]
    if berth // CREW != dock or berth % CREW >= g.box.crew_sizes[card] or g.crew[berth] != EMPTY:
        return False
    at = card * CREW
    if not g.box.yellow[at + berth % CREW]:
        return False
    for i in range(berth % CREW):
        is_same = g.box.crew[at + i] == g.box.crew[at + berth % CREW] and g.box.yellow[at + i]
        if is_same and g.crew[dock * CREW + i] == EMPTY:
            return False
    return True


def clear(g: Astrominers, dock: i64) -> None:
    """Barge and dice go back to their owners."""
    for i in range(CREW):
        die = g.crew[dock * CREW + i]
        if die != EMPTY:
            g.players[die // CODES].used[die % CODES // SIDES] += 1
            g.crew[dock * CREW + i] = EMPTY
    g.cards[dock] = EMPTY
    g.owners[dock] = EMPTY
    g.ages[dock] = EMPTY
