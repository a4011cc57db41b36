"""KM "Koniec gry". When the game is over."""

from orrery.games.kosmiczna_misja.planets import fits, touches
from orrery.games.kosmiczna_misja.state import KosmicznaMisja, Player
from orrery.games.kosmiczna_misja.terms import BANK, DEADLOCK, EMPTY, FACES, LAST_TILE, PLANETS, QUARTERS


def is_at_end(g: KosmicznaMisja) -> bool:
    """Is the last tile taken (KM-22), or is there a deadlock? The last event says which."""
    if g.bank[0] == EMPTY and g.bank[1] == EMPTY and g.bank[2] == EMPTY:
        g.note(g.active, LAST_TILE.move())
        return True
    if g.idle < g.seats or is_any_hope(g):
        return False
    g.note(g.active, DEADLOCK.move())
    return True


def is_any_hope(g: KosmicznaMisja) -> bool:
    """KM-32. Could a 6 put any tile of the bank on anybody's unfinished planet?"""
    for p in g.players:
        for i in range(BANK):
            if g.bank[i] != EMPTY and has_place(g, p, i):
                return True
    return False


def has_place(g: KosmicznaMisja, p: Player, i: int) -> bool:
    for spot in range(PLANETS * QUARTERS):
        planet = spot // QUARTERS
        if p.quarters[spot] == EMPTY and p.sizes[planet] and p.needs[planet] <= FACES:
            if touches(p.quarters, spot) and fits(g.box, p.quarters, g.bank[i], spot):
                return True
    return False
