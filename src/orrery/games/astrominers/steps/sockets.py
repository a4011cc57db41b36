"""Phase 3. Where a die can go, and what hinders it."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.moves import Moves
from orrery.games.astrominers.cards import has_missions, has_orders
from orrery.games.astrominers.dice import ANYBODY, fits, workers
from orrery.games.astrominers.docks import is_berth_open
from orrery.games.astrominers.state import ASSIGNMENTS, FIRST_PLAYER, REFINERY, Astrominers, Player
from orrery.games.astrominers.steps.executive import (
    achievement_hindrance,
    bulletin_hindrance,
    expedition_hindrance,
    technology_hindrance,
)
from orrery.games.astrominers.steps.launching import dock_hindrance, launch_hindrance
from orrery.games.astrominers.steps.taking import MISSIONS, ORDERS
from orrery.games.astrominers.terms import (
    ACHIEVE,
    AREA,
    ASSIGN,
    BANK_EMPTY,
    BASICS,
    CONSULT,
    CREW,
    DEVELOP,
    DISCARD,
    DOCKS,
    EMPTY,
    EXCHANGE,
    EXPLORE,
    EXPLORE_FREE,
    FREE_LAUNCH,
    GATHER,
    GEOLOGIST,
    JOIN,
    KINDS,
    LAUNCH,
    LAUNCH_FREE,
    LEAD,
    MINER,
    MINERS,
    NO_CARDS,
    NOTHING_TO_GIVE,
    PASS,
    PRODUCE,
    PUBLISH,
    RALLY,
    REFINE,
    RETRAIN,
    RETRAIN_MINER,
    RETRAIN_SUBROUTINE,
    SIDES,
    SPECIALIST,
    SUBROUTINE,
    SUBROUTINES,
    SURVEYOR,
    TAKEN,
    WRONG_WORKER,
)

PLACE: Final = (1 << 34) - 1  # a move without its third operand,
TAKES: Final = 1 << 34  # which is a bit for each worker that a socket takes


def add_others(p: Player, moves: Moves) -> None:
    """What takes no die."""
    for card in sorted(p.missions.cards):
        moves.add(LAUNCH.move(card))
        if p.effects[FREE_LAUNCH]:
            moves.add(LAUNCH_FREE.move(card))
    if p.rerolls and p.dice():
        moves.add(RALLY.move())
    moves.add(PASS.move())


def add_fitting(g: Astrominers, code: i64, moves: Moves) -> None:
    """Sockets that ask for a worker."""
    box = g.box
    for socket in range(BASICS * AREA):
        if box.area[socket] != EMPTY:
            moves.add(GATHER.move(code, socket))
    moves.add(ASSIGN.move(code))
    moves.add(REFINE.move(code))
    for dock in range(DOCKS):
        if g.cards[dock] != EMPTY:
            for berth in range(dock * CREW, dock * CREW + box.crew_sizes[g.cards[dock]]):
                if is_berth_open(g, berth):
                    moves.add(JOIN.move(code, berth))


def add_targets(g: Astrominers, p: Player, code: i64, moves: Moves) -> None:
    """Sockets that take any die, and the exchange."""
    box = g.box
    moves.add(LEAD.move(code))
    for card in g.honours:
        if card != EMPTY:
            moves.add(ACHIEVE.move(code, card))
    for card in g.technologies:
        moves.add(DEVELOP.move(code, card))
    for card in g.bulletins:
        moves.add(PUBLISH.move(code, card))
    for card in g.expeditions:
        moves.add(EXPLORE.move(code, card - box.missions))
        if p.effects[FREE_LAUNCH]:
            moves.add(EXPLORE_FREE.move(code, card - box.missions))
    for card in p.technologies:
        moves.add(PRODUCE.move(code, card))
    for card in p.bulletins:
        moves.add(CONSULT.move(code, card))
    moves.add(EXCHANGE.move(code))


def add_changes(g: Astrominers, p: Player, code: i64, moves: Moves) -> None:
    """Free changes of a die: discarding it for another, and the effects of Orders (AM-03, AM-07)."""
    moves.add(DISCARD.move(code))
    face = code % SIDES
    if g.doubles:  # edition pl1: from the single symbol to the double one
        if p.effects[RETRAIN_MINER] and face == MINER:
            moves.add(RETRAIN.move(code, MINERS))
        if p.effects[RETRAIN_SUBROUTINE] and face == SUBROUTINE:
            moves.add(RETRAIN.move(code, SUBROUTINES))
    else:
        if p.effects[RETRAIN_MINER] and face != MINER:
            moves.add(RETRAIN.move(code, MINER))
        if p.effects[RETRAIN_SUBROUTINE] and face != SUBROUTINE:
            moves.add(RETRAIN.move(code, SUBROUTINE))
    if p.effects[SPECIALIST]:
        for special in (SURVEYOR, GEOLOGIST):
            if face != special:
                moves.add(RETRAIN.move(code, special))


# Those of the above that nothing hinders. Places stand without their die; which workers they take stands behind them.


def find_sockets(g: Astrominers, places: Moves) -> None:
    box = g.box
    for socket in range(BASICS * AREA):
        if box.area[socket] != EMPTY and g.sockets[socket] == EMPTY:
            places.add(GATHER.move(0, socket, workers(box.area[socket])))
    if office_hindrance(g, SURVEYOR, True) == 0:
        places.add(ASSIGN.move(0, 0, 1 << SURVEYOR))
    if office_hindrance(g, GEOLOGIST, False) == 0:
        places.add(REFINE.move(0, 0, 1 << GEOLOGIST))
    for dock in range(DOCKS):
        card = g.cards[dock]
        if card != EMPTY:
            for i in range(box.crew_sizes[card]):
                if g.crew[dock * CREW + i] == EMPTY and is_berth_open(g, dock * CREW + i):
                    places.add(JOIN.move(0, dock * CREW + i, workers(box.crew[card * CREW + i])))


def find_targets(g: Astrominers, seat: i64, places: Moves) -> None:
    p = g.players[seat]
    if g.sockets[FIRST_PLAYER] == EMPTY:
        places.add(LEAD.move(0, 0, ANYBODY))
    for card in g.honours:
        if card != EMPTY and achievement_hindrance(g, seat, card) == 0:
            places.add(ACHIEVE.move(0, card, ANYBODY))
    find_executive(g, seat, places)
    for card in p.technologies:
        if card not in p.busy:
            places.add(PRODUCE.move(0, card, ANYBODY))
    for card in p.bulletins:
        if consult_hindrance(g, p, card) == 0:
            places.add(CONSULT.move(0, card, ANYBODY))
    if exchange_hindrance(g, p) == 0:
        places.add(EXCHANGE.move(0, 0, ANYBODY))


def find_executive(g: Astrominers, seat: i64, places: Moves) -> None:
    is_free = g.players[seat].effects[FREE_LAUNCH] > 0
    for card in g.technologies:
        if technology_hindrance(g, seat, card) == 0:
            places.add(DEVELOP.move(0, card, ANYBODY))
    for card in g.bulletins:
        if bulletin_hindrance(g, seat, card) == 0:
            places.add(PUBLISH.move(0, card, ANYBODY))
    for card in g.expeditions:
        if expedition_hindrance(g, seat, card, False) == 0:
            places.add(EXPLORE.move(0, card - g.box.missions, ANYBODY))
        if is_free and expedition_hindrance(g, seat, card, True) == 0:
            places.add(EXPLORE_FREE.move(0, card - g.box.missions, ANYBODY))


def find_others(g: Astrominers, seat: i64, moves: Moves) -> None:
    p = g.players[seat]
    if dock_hindrance(g, seat) == 0:
        for card in sorted(p.missions.cards):
            if launch_hindrance(g, seat, card, False) == 0:
                moves.add(LAUNCH.move(card))
            if p.effects[FREE_LAUNCH]:
                moves.add(LAUNCH_FREE.move(card))
    if p.rerolls and p.dice():
        moves.add(RALLY.move())
    moves.add(PASS.move())


def gather_hindrance(g: Astrominers, code: i64, socket: i64) -> i64:
    """AM-11: any free socket that takes the die."""
    if g.sockets[socket] != EMPTY:
        return TAKEN
    return 0 if fits(g.box.area[socket], code) else WRONG_WORKER


def office_hindrance(g: Astrominers, code: i64, is_mission: bool) -> i64:
    """Assignments take a Surveyor, the Refinery a Geologist, on the first free socket (AM-11)."""
    if code % SIDES != (SURVEYOR if is_mission else GEOLOGIST):
        return WRONG_WORKER
    if office_socket(g, is_mission) == EMPTY:
        return TAKEN
    return 0 if (has_missions(g) if is_mission else has_orders(g)) else NO_CARDS


def office_socket(g: Astrominers, is_mission: bool) -> i64:
    """The first free socket of Assignments or the Refinery; EMPTY if there is none."""
    start: i64 = ASSIGNMENTS if is_mission else REFINERY
    n: i64 = g.box.assignments[g.seats] if is_mission else g.box.refinery[g.seats]
    for socket in range(start, start + n):
        if g.sockets[socket] == EMPTY:
            return socket
    return EMPTY


def consult_hindrance(g: Astrominers, p: Player, card: i64) -> i64:
    if len(g.box.technology_points) + card in p.busy:
        return TAKEN
    kinds = g.box.bulletin_gives[card]
    can_take = (kinds & MISSIONS and has_missions(g)) or (kinds & ORDERS and has_orders(g))
    return 0 if can_take else NO_CARDS


def exchange_hindrance(g: Astrominers, p: Player) -> i64:
    """AM-17, AM-63: a token to give, and a different one in the bank."""
    for kind in range(KINDS):
        if p.tokens[kind]:
            for other in range(KINDS):
                if other != kind and g.bank[other]:
                    return 0
    return BANK_EMPTY if any_token(p) else NOTHING_TO_GIVE


def any_token(p: Player) -> bool:
    for n in p.tokens:
        if n:
            return True
    return False
