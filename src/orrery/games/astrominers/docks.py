"""Docks: barges with crew cards, Missions and Expeditions alike (AM-66)."""

from mypy_extensions import i64

from orrery.engine.facts import Facts
from orrery.games.astrominers.dice import fits
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.terms import BARGES, CODES, CREW, DOCKS, EMPTY, EXPEDITION, MISSION, SIDES


def free_dock(g: Astrominers) -> i64:
    """The first free dock; EMPTY if there is none."""
    for dock in range(g.box.docks[g.seats]):
        if g.cards[dock] == EMPTY:
            return dock
    return EMPTY


def has_barge(g: Astrominers, seat: i64) -> bool:
    out: i64 = 0
    for dock in range(DOCKS):
        if g.cards[dock] != EMPTY and g.owners[dock] == seat:
            out += 1
    return out < BARGES


def is_mission(g: Astrominers, card: i64) -> bool:
    return card < g.box.missions


def set_out(g: Astrominers, seat: i64, card: i64) -> i64:
    """Put a barge with a card into a free dock. Returns the dock."""
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


def open_sockets(g: Astrominers, dock: i64, is_launch: bool) -> i64:
    """The free sockets of the card in a dock, as bits: the first of each kind. At its launch only yellow ones count."""
    card = g.cards[dock]
    found: i64 = 0
    if card == EMPTY:
        return found
    kinds: i64 = 0  # as bits: the kinds found so far
    crew = g.crew
    wanted = g.box.crew
    for i in range(g.box.crew_sizes[card]):
        if crew[dock * CREW + i] == EMPTY and (not is_launch or g.box.yellow[card * CREW + i]):
            kind: i64 = 1 << wanted[card * CREW + i]
            if not kinds & kind:
                kinds |= kind
                found |= 1 << i
    return found


def state_crew_card(g: Astrominers, name: str, card: i64, facts: Facts) -> None:
    """State a Mission or an Expedition."""
    if is_mission(g, card):
        facts.thing(name, MISSION, card)
    else:
        facts.thing(name, EXPEDITION, card - g.box.missions)


def takes(g: Astrominers, berth: i64, code: i64) -> bool:
    return fits(g.box.crew[g.cards[berth // CREW] * CREW + berth % CREW], code)


def clear(g: Astrominers, dock: i64) -> None:
    """Return barge and dice to their owners."""
    for i in range(CREW):
        die = g.crew[dock * CREW + i]
        if die != EMPTY:
            g.players[die // CODES].used[die % CODES // SIDES] += 1
            g.crew[dock * CREW + i] = EMPTY
    g.cards[dock] = EMPTY
    g.owners[dock] = EMPTY
    g.ages[dock] = EMPTY
