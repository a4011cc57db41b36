"""Phase 3. Launching Missions and Expeditions, and crewing them."""

from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.knowledge import lay_open
from orrery.engine.moves import Moves, first, second
from orrery.games.astrominers.challenges import check_docks
from orrery.games.astrominers.docks import free_dock, has_barge, has_room_at_launch, set_out, takes
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.steps.paying import LAUNCHING, NOTHING, Pay, can_pay
from orrery.games.astrominers.terms import (
    CODES,
    CREW,
    DONE,
    EMPTY,
    FREE_LAUNCH,
    JOIN,
    NO_BARGE,
    NO_DOCK,
    TOO_DEAR,
    WRONG_WORKER,
)


def dock_hindrance(g: Astrominers, seat: i64) -> i64:
    """AM-18: a free dock, and a barge of one's own."""
    if free_dock(g) == EMPTY:
        return NO_DOCK
    return 0 if has_barge(g, seat) else NO_BARGE


def launch_hindrance(g: Astrominers, seat: i64, card: i64, is_free: bool) -> i64:
    """AM-18: the whole cost now."""
    code = dock_hindrance(g, seat)
    return code if code else (0 if is_free or can_pay(g, g.players[seat], LAUNCHING, card) else TOO_DEAR)


def launch(g: Astrominers, seat: i64, mission: i64, is_free: bool) -> None:
    """A Mission leaves the hand for a dock."""
    lay_open(g, g.players[seat].missions, mission)
    begin(g, seat, mission, is_free)


def begin(g: Astrominers, seat: i64, card: i64, is_free: bool) -> None:
    """A card is on its barge: it is paid for, then manned."""
    dock = set_out(g, seat, card)
    check_docks(g, seat)
    if is_free:
        g.players[seat].effects[FREE_LAUNCH] -= 1
        g.then(Muster(seat, dock))
    else:
        g.then(Pay(seat, LAUNCHING, card, 0, 0, NOTHING), Muster(seat, dock))


class Muster(Question):
    """Missions. At the launch, any number of dice on the yellow sockets (AM-18, AM-19)."""

    def __init__(self, seat: i64, dock: i64) -> None:
        super().__init__(seat)
        self.dock = dock

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        pool = g.players[seat].pool
        for berth in range(self.dock * CREW, (self.dock + 1) * CREW):
            if has_room_at_launch(g, self.dock, berth):
                for code in range(CODES):
                    if pool[code]:
                        moves.add(JOIN.move(code, berth))
        moves.add(DONE.move())

    def hindrance(self, g: Astrominers, seat: i64, move: i64) -> i64:
        return 0 if DONE.is_(move) or takes(g, second(move), first(move)) else WRONG_WORKER

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        if JOIN.is_(move):
            join(g, seat, first(move), second(move))
            g.then(Muster(seat, self.dock))


def join(g: Astrominers, seat: i64, code: i64, berth: i64) -> None:
    """A die goes on a crew card, and stays until it is completed or fails (AM-21)."""
    g.players[seat].pool[code] -= 1
    g.crew[berth] = seat * CODES + code
    check_docks(g, seat)
