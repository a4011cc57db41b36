"""Phase 3. The action phase."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.agenda import Question, SeatStep
from orrery.engine.moves import Moves, first, second
from orrery.games.astrominers.bank import earn, give_back
from orrery.games.astrominers.dice import has_face, symbols, use, worker_of
from orrery.games.astrominers.docks import takes
from orrery.games.astrominers.state import (
    EXECUTIVE,
    FIRST_PLAYER,
    HONOURS,
    Astrominers,
    plus,
)
from orrery.games.astrominers.steps.executive import (
    Give,
    achievement_hindrance,
    bulletin_hindrance,
    develop,
    expedition_hindrance,
    explore,
    publish,
    technology_hindrance,
)
from orrery.games.astrominers.steps.launching import dock_hindrance, join, launch, launch_hindrance
from orrery.games.astrominers.steps.rolling import RollAgain, discard, discard_hindrance, turn_die
from orrery.games.astrominers.steps.sockets import (
    PLACE,
    TAKES,
    add_changes,
    add_fitting,
    add_others,
    add_targets,
    consult_hindrance,
    exchange_hindrance,
    find_others,
    find_sockets,
    find_targets,
    gather_hindrance,
    office_hindrance,
    office_socket,
)
from orrery.games.astrominers.steps.taking import MISSIONS, ORDERS, TakeCard
from orrery.games.astrominers.terms import (
    ACHIEVE,
    AREA,
    ASSIGN,
    BANK_EMPTY,
    CODES,
    CONSULT,
    DEVELOP,
    DISCARD,
    EMPTY,
    EXCHANGE,
    EXPLORE,
    EXPLORE_FREE,
    GATHER,
    IDLE,
    JOIN,
    KINDS,
    LAUNCH,
    LAUNCH_FREE,
    LEAD,
    MINER,
    MINERS,
    NO_SUCH_FACE,
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
    SWAP,
    TAKEN,
    WRONG_WORKER,
)


class Turns(SeatStep):
    """Phase 3. One action each, clockwise, until everybody has passed."""

    def run(self, g: Astrominers) -> None:
        for i in range(g.seats):
            seat = (self.seat + i) % g.seats
            if not g.players[seat].has_passed:
                g.active = seat
                g.then(Act(seat), Turns((seat + 1) % g.seats))
                return


class Act(Question):
    """Phase 3. A die on a socket, a launch, or an exchange; dice may be changed first; or pass (AM-09, AM-10)."""

    always_ask: ClassVar[bool] = True

    def asks(self, g: Astrominers) -> i64:
        """Nobody is asked who has no die, and nothing to launch as far as anybody can see."""
        p = g.players[self.seat]
        may_launch = len(p.missions.cards) > 0 and dock_hindrance(g, self.seat) == 0
        return self.seat if p.dice() > 0 or may_launch else EMPTY

    def run(self, g: Astrominers) -> None:
        g.players[self.seat].has_passed = True
        g.note(self.seat, IDLE.move())

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        p = g.players[seat]
        for code in range(CODES):
            if p.pool[code]:
                add_fitting(g, code, moves)
                add_targets(g, p, code, moves)
                add_changes(g, p, code, moves)
        add_others(p, moves)

    def legal(self, g: Astrominers, seat: i64) -> vec[i64]:
        """The same moves as anywhere, found faster: each socket is looked at once for all dice."""
        p = g.players[seat]
        places = Moves(32)
        find_sockets(g, places)
        find_targets(g, seat, places)
        may_discard = discard_hindrance(g, seat) == 0
        may_retrain = p.effects[SPECIALIST] + p.effects[RETRAIN_SUBROUTINE] + p.effects[RETRAIN_MINER] > 0
        row = vec[i64](capacity=64)
        for code in range(CODES):
            if p.pool[code]:
                worker = worker_of(code % SIDES)
                for m in places.row:
                    if m >> worker & TAKES:
                        row = append(row, m & PLACE | code << 8)
                if may_retrain:
                    some = Moves()
                    add_changes(g, p, code, some)
                    for m in some.row:
                        if self.hindrance(g, seat, m) == 0:
                            row = append(row, m)
                elif may_discard:
                    row = append(row, DISCARD.move(code))
        moves = Moves()
        moves.row = row
        find_others(g, seat, moves)
        return moves.row

    def hindrance(self, g: Astrominers, seat: i64, move: i64) -> i64:
        code = first(move)
        card = second(move)
        if JOIN.is_(move):
            return 0 if takes(g, card, code) else WRONG_WORKER
        if GATHER.is_(move):
            return gather_hindrance(g, code, card)
        if ACHIEVE.is_(move):
            return achievement_hindrance(g, seat, card)
        if DEVELOP.is_(move):
            return technology_hindrance(g, seat, card)
        if PUBLISH.is_(move):
            return bulletin_hindrance(g, seat, card)
        if EXPLORE.is_(move) or EXPLORE_FREE.is_(move):
            return expedition_hindrance(g, seat, card + g.box.missions, EXPLORE_FREE.is_(move))
        if LAUNCH.is_(move) or LAUNCH_FREE.is_(move):
            return launch_hindrance(g, seat, code, LAUNCH_FREE.is_(move))
        if ASSIGN.is_(move) or REFINE.is_(move):
            return office_hindrance(g, code, ASSIGN.is_(move))
        return self.other_hindrance(g, seat, move)

    def other_hindrance(self, g: Astrominers, seat: i64, move: i64) -> i64:
        p = g.players[seat]
        if LEAD.is_(move):
            return TAKEN if g.sockets[FIRST_PLAYER] != EMPTY else 0
        if PRODUCE.is_(move):
            return TAKEN if second(move) in p.busy else 0
        if CONSULT.is_(move):
            return consult_hindrance(g, p, second(move))
        if DISCARD.is_(move):
            return discard_hindrance(g, seat)
        if RETRAIN.is_(move):
            return retrain_hindrance(g, first(move), second(move))
        if EXCHANGE.is_(move):
            return exchange_hindrance(g, p)
        return 0

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        p = g.players[seat]
        if PASS.is_(move):
            p.has_passed = True
        elif LAUNCH.is_(move) or LAUNCH_FREE.is_(move):
            launch(g, seat, first(move), LAUNCH_FREE.is_(move))
        elif RALLY.is_(move):
            p.rerolls -= 1
            g.then(RollAgain(seat, ()), Act(seat))
        elif DISCARD.is_(move):
            g.then(Act(seat))
            discard(g, seat, first(move))
        elif RETRAIN.is_(move):
            p.effects[effect_for(second(move))] -= 1
            turn_die(g, seat, first(move), second(move))
            g.then(Act(seat))
        elif JOIN.is_(move):
            join(g, seat, first(move), second(move))
        else:
            use(p, first(move))
            place(g, seat, move)


def effect_for(face: i64) -> i64:
    """Which effect of an Order turns a die to this face."""
    if face in (MINER, MINERS):
        return RETRAIN_MINER
    return RETRAIN_SUBROUTINE if face in (SUBROUTINE, SUBROUTINES) else SPECIALIST


def retrain_hindrance(g: Astrominers, code: i64, face: i64) -> i64:
    return 0 if has_face(g, code, face) else NO_SUCH_FACE


def place(g: Astrominers, seat: i64, move: i64) -> None:
    """A die lies on a socket, or is discarded for an exchange; what that gives happens at once."""
    code, card = first(move), second(move)
    mark = seat * CODES + code
    p = g.players[seat]
    if GATHER.is_(move):
        g.sockets[card] = mark
        bonus: i64 = 1 if card % AREA == 0 else 0  # AM-12, AM-71
        earn(g, seat, card // AREA, symbols(code % SIDES) + bonus)
    elif ASSIGN.is_(move) or REFINE.is_(move):
        g.sockets[office_socket(g, ASSIGN.is_(move))] = mark
        g.then(TakeCard(seat, MISSIONS if ASSIGN.is_(move) else ORDERS))
    elif LEAD.is_(move):
        g.sockets[FIRST_PLAYER] = mark
        g.next_first = seat
    elif ACHIEVE.is_(move):
        g.sockets[HONOURS + g.honours.index(card)] = mark
        g.then(Give(seat, card, 0, 0))
    elif DEVELOP.is_(move):
        g.sockets[EXECUTIVE] = mark
        develop(g, seat, card)
    elif PUBLISH.is_(move):
        g.sockets[EXECUTIVE + 1] = mark
        publish(g, seat, card)
    elif EXPLORE.is_(move) or EXPLORE_FREE.is_(move):
        g.sockets[EXECUTIVE + 2] = mark
        explore(g, seat, card + g.box.missions, EXPLORE_FREE.is_(move))
    elif PRODUCE.is_(move):
        p.busy = plus(p.busy, card)
        earn(g, seat, g.box.technology_gives[card], 1)
    elif CONSULT.is_(move):
        p.busy = plus(p.busy, len(g.box.technology_points) + card)
        g.then(TakeCard(seat, g.box.bulletin_gives[card]))
    else:
        g.then(Swap(seat))


class Swap(Question):
    """Phase 3. One token of one's own for one of another kind from the bank."""

    must: ClassVar[bool] = True

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        for kind in range(KINDS):
            for other in range(KINDS):
                if other != kind:
                    moves.add(SWAP.move(kind, other))

    def hindrance(self, g: Astrominers, seat: i64, move: i64) -> i64:
        if not g.players[seat].tokens[first(move)]:
            return NOTHING_TO_GIVE
        return 0 if g.bank[second(move)] else BANK_EMPTY

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        give_back(g, seat, first(move), 1)
        earn(g, seat, second(move), 1)
