"""RB p9, p18, p19. Seven rounds, and the preparation of the next one."""

from orrery.engine.agenda import Step
from orrery.games.skymines.area import recount
from orrery.games.skymines.market import refill_display, throw_out
from orrery.games.skymines.missions import FREE, ONE_TIME, ORDINARY
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.luna import LunaMajorities, LunaRow, prepare_lunas
from orrery.games.skymines.steps.planning import Planning
from orrery.games.skymines.steps.turns import Turns
from orrery.games.skymines.terms import (
    BEGAN,
    EMPTY,
    ENDED,
    GOT_TILE,
    ROUNDS,
    SINGULARITY,
    SPACES,
    SPECIAL,
    SPECIAL_SHOWN,
    SPENT,
    STRUCK,
    TILE_SPACE,
    TRACK_SPACE,
)
from orrery.games.skymines.threats import LAST_ROUND, is_left, strikes


class Round(Step):
    """RB p9. Planning, actions, preparation; nothing is prepared after the last round (SK-29)."""

    def run(self, g: Skymines) -> None:
        g.round += 1
        g.first = g.next_first
        g.note(g.first, BEGAN.move(g.round))
        g.active = g.first
        for p in g.players:
            p.has_retired = False
            p.turns = 0
            p.used_tracks = 0
        g.then(ActionPhase(), RoundEnd())
        if g.lunas:
            g.then(LunaRow(), Planning(), LunaMajorities())
        else:
            g.then(Planning())


class ActionPhase(Step):
    """RB p10. The first player begins."""

    def run(self, g: Skymines) -> None:
        g.then(Turns(g.first))


class RoundEnd(Step):
    """RB p18."""

    def run(self, g: Skymines) -> None:
        g.note(EMPTY, ENDED.move(g.round))
        if g.round < last_round(g):
            prepare(g)
            g.then(Round())
        elif is_left(g):
            g.note(EMPTY, STRUCK.move(g.threat))


def last_round(g: Skymines) -> int:
    """RB p31. With the singularity on the Belt the game ends after the actions of round 6."""
    return LAST_ROUND if strikes(g, SINGULARITY) else ROUNDS


def prepare(g: Skymines) -> None:
    """RB p18, p19, SK-61. The supplement and the special plan, markers and tiles, then the display of cards."""
    g.supplement += 1
    special = g.round - 1  # the plan of the next round; the first one is for round 2
    g.specials |= 1 << special
    g.note(EMPTY, SPECIAL_SHOWN.move(SPECIAL + special))
    take_back_markers(g)
    for person in range(g.people):
        clear_personal(g, person)
        recount(g, g.players[person])
    prepare_lunas(g)
    throw_out(g)
    refill_display(g)


def take_back_markers(g: Skymines) -> None:
    """The markers return to their players, who get the tiles of their spaces; one-time markers leave the game."""
    for space in range(SPACES):
        seat = g.marked[space]
        if seat != EMPTY:
            g.marked[space] = EMPTY
            if g.one_time >> space & 1:
                g.note(seat, SPENT.move(1))
            else:
                g.players[seat].markers += 1
            if TILE_SPACE <= space < TRACK_SPACE and seat < g.people:
                g.tiles[space - TILE_SPACE] = seat
                g.players[seat].tiles |= 1 << (space - TILE_SPACE)
                g.note(seat, GOT_TILE.move(space - TILE_SPACE))
    g.one_time = 0


def clear_personal(g: Skymines, person: int) -> None:
    """SK-35. The marker leaves the personal space; a one-time one leaves the game."""
    p = g.players[person]
    if p.personal == ORDINARY:
        p.markers += 1
    if p.personal == ONE_TIME:
        g.note(person, SPENT.move(1))
    if p.personal in (ORDINARY, ONE_TIME):
        p.personal = FREE
