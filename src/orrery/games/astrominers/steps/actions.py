"""Phase 3. The action phase."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.agenda import Question, SeatStep
from orrery.engine.moves import Moves, first, second, third
from orrery.games.astrominers.bank import earn, give_back
from orrery.games.astrominers.cards import has_missions, has_orders
from orrery.games.astrominers.dice import fits, has_face, suits, symbols, use, worker_of
from orrery.games.astrominers.docks import is_berth_open, takes
from orrery.games.astrominers.state import (
    ASSIGNMENTS,
    EXECUTIVE,
    FIRST_PLAYER,
    HONOURS,
    REFINERY,
    Astrominers,
    Player,
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
from orrery.games.astrominers.steps.taking import MISSIONS, ORDERS, TakeCard
from orrery.games.astrominers.terms import (
    ACHIEVE,
    ANY,
    AREA,
    ASSIGN,
    BANK_EMPTY,
    BASICS,
    CODES,
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
    IDLE,
    JOIN,
    KINDS,
    LAUNCH,
    LAUNCH_FREE,
    LEAD,
    MINER,
    MINERS,
    NO_CARDS,
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
    SURVEYOR,
    SWAP,
    TAKEN,
    WRONG_WORKER,
)

WITHOUT_THIRD: Final = (1 << 34) - 1


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
        may_launch = p.missions.cards and dock_hindrance(g, self.seat) == 0
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
        add_others(g, p, moves)

    def legal(self, g: Astrominers, seat: i64) -> vec[i64]:
        """The same moves as anywhere, found faster: each socket is looked at once for all dice."""
        p = g.players[seat]
        places = Moves(32)
        find_sockets(g, places)
        find_targets(g, seat, places)
        may_discard = discard_hindrance(g, seat) == 0
        may_retrain = p.effects[SPECIALIST] + p.effects[RETRAIN_SUBROUTINE] + p.effects[RETRAIN_MINER] > 0
        moves = Moves(64)
        for code in range(CODES):
            if p.pool[code]:
                worker = worker_of(code % SIDES)
                for m in places.row:
                    if suits(third(m), worker):
                        moves.add(m & WITHOUT_THIRD | code << 8)
                if may_retrain:
                    some = Moves()
                    add_changes(g, p, code, some)
                    for m in some.row:
                        if self.hindrance(g, seat, m) == 0:
                            moves.add(m)
                elif may_discard:
                    moves.add(DISCARD.move(code))
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


def add_others(g: Astrominers, p: Player, moves: Moves) -> None:
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


# Those of the above that nothing hinders. Places stand without their die, and behind them what they take.


def find_sockets(g: Astrominers, places: Moves) -> None:
    box = g.box
    for socket in range(BASICS * AREA):
        if box.area[socket] != EMPTY and g.sockets[socket] == EMPTY:
            places.add(GATHER.move(0, socket, box.area[socket]))
    if office_hindrance(g, SURVEYOR, True) == 0:
        places.add(ASSIGN.move(0, 0, SURVEYOR))
    if office_hindrance(g, GEOLOGIST, False) == 0:
        places.add(REFINE.move(0, 0, GEOLOGIST))
    for dock in range(DOCKS):
        card = g.cards[dock]
        if card != EMPTY:
            for i in range(box.crew_sizes[card]):
                if is_berth_open(g, dock * CREW + i):
                    places.add(JOIN.move(0, dock * CREW + i, box.crew[card * CREW + i]))


def find_targets(g: Astrominers, seat: i64, places: Moves) -> None:
    p = g.players[seat]
    if g.sockets[FIRST_PLAYER] == EMPTY:
        places.add(LEAD.move(0, 0, ANY))
    for card in g.honours:
        if card != EMPTY and achievement_hindrance(g, seat, card) == 0:
            places.add(ACHIEVE.move(0, card, ANY))
    find_executive(g, seat, places)
    for card in p.technologies:
        if card not in p.busy:
            places.add(PRODUCE.move(0, card, ANY))
    for card in p.bulletins:
        if consult_hindrance(g, p, card) == 0:
            places.add(CONSULT.move(0, card, ANY))
    if exchange_hindrance(g, p) == 0:
        places.add(EXCHANGE.move(0, 0, ANY))


def find_executive(g: Astrominers, seat: i64, places: Moves) -> None:
    is_free = g.players[seat].effects[FREE_LAUNCH] > 0
    for card in g.technologies:
        if technology_hindrance(g, seat, card) == 0:
            places.add(DEVELOP.move(0, card, ANY))
    for card in g.bulletins:
        if bulletin_hindrance(g, seat, card) == 0:
            places.add(PUBLISH.move(0, card, ANY))
    for card in g.expeditions:
        if expedition_hindrance(g, seat, card, False) == 0:
            places.add(EXPLORE.move(0, card - g.box.missions, ANY))
        if is_free and expedition_hindrance(g, seat, card, True) == 0:
            places.add(EXPLORE_FREE.move(0, card - g.box.missions, ANY))


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


def effect_for(face: i64) -> i64:
    """Which effect of an Order turns a die to this face."""
    if face in (MINER, MINERS):
        return RETRAIN_MINER
    return RETRAIN_SUBROUTINE if face in (SUBROUTINE, SUBROUTINES) else SPECIALIST


def retrain_hindrance(g: Astrominers, code: i64, face: i64) -> i64:
    return 0 if has_face(g, code, face) else NO_SUCH_FACE


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
