"""The action area: which cards and tiles lie face up, and what they are worth together."""

from mypy_extensions import i64

from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.terms import (
    AREA,
    COLLECTORS,
    EMPTY,
    ENERGY,
    ENERGY_TILE,
    ENRICH,
    FIELD,
    FIELD_TILE,
    HAND,
    MORE_ENERGY,
    N_COMPANIES,
    RESOURCES,
    SCIENTIST,
    SCIENTIST_TILE,
    SLOTS,
    TYPES,
)

TILE_ENERGY = 2


def permanent(g: Skymines, p: Player, kind: i64, resource: i64 = EMPTY) -> i64:
    """What a permanent bonus is worth to a player, over all tracks (SK-43). Some are for one resource."""
    box = g.box
    total: i64 = 0
    for company in range(N_COMPANIES):
        level = p.unlocked[company]
        if level:
            at = g.sides[company] * 2 + level - 1
            if box.bonuses[at] == kind:
                if resource == EMPTY:
                    total += box.bonus_numbers[at * 3]
                elif box.bonus_numbers[at * 3] == resource:
                    total += box.bonus_numbers[at * 3 + 1]
    return total


def is_face_up(p: Player, slot: i64) -> bool:
    return p.area[slot] != EMPTY and not p.used >> slot & 1


def has_tile(p: Player, tile: i64) -> bool:
    """Does the player have this tile, face up?"""
    return (p.tiles & ~p.used_tiles) >> tile & 1 == 1


def worth(g: Skymines, p: Player, slot: i64) -> i64:
    """The units or the energy of a card in the area, with the +1 tile and the bonus of a track."""
    card = p.area[slot]
    kind = g.box.types[card]
    units = g.box.values[card]
    if kind < RESOURCES:
        units += permanent(g, p, ENRICH, kind)
        if slot == p.boosted:
            units += 1
    return units


def recount(g: Skymines, p: Player) -> None:
    """Count what lies face up. Cards of research are counted by number (SK-45, SK-47)."""
    totals = p.totals
    for kind in range(len(TYPES)):
        totals[kind] = 0
    for slot in range(SLOTS):
        if is_face_up(p, slot):
            kind = g.box.types[p.area[slot]]
            totals[kind] += 1 if kind >= SCIENTIST else worth(g, p, slot)
    if has_tile(p, SCIENTIST_TILE):
        totals[SCIENTIST] += 1
    if has_tile(p, FIELD_TILE):
        totals[FIELD] += 1
    if has_tile(p, ENERGY_TILE):
        totals[ENERGY] += TILE_ENERGY
    if totals[ENERGY]:
        totals[ENERGY] += permanent(g, p, MORE_ENERGY)
    if permanent(g, p, COLLECTORS):
        totals[FIELD] += 1  # the permanent symbol, once (SK-48)


def use_slot(g: Skymines, p: Player, slot: i64) -> None:
    """Turn a card face down."""
    p.used |= 1 << slot
    recount(g, p)


def use_tile(g: Skymines, p: Player, tile: i64) -> None:
    p.used_tiles |= 1 << tile
    recount(g, p)


def slot_of(g: Skymines, p: Player, face: i64) -> i64:
    """The first slot with such a card, face up; EMPTY if there is none."""
    for slot in range(SLOTS):
        if is_face_up(p, slot) and g.box.faces[p.area[slot]] == face:
            return slot
    return EMPTY


def card_in(g: Skymines, p: Player, face: i64, place: i64) -> i64:
    """The first of a player's cards with this face in this place; EMPTY if there is none."""
    for card in p.cards:
        if g.box.faces[card] == face and g.places[card] == place:
            return card
    return EMPTY


def hand_card(g: Skymines, p: Player, face: i64) -> i64:
    return card_in(g, p, face, HAND)


def lay(g: Skymines, p: Player, card: i64, slot: i64) -> None:
    """Put a card of the hand into the area."""
    p.area[slot] = card
    g.places[card] = AREA
