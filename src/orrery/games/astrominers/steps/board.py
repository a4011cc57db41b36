"""Phase 3, 1. A die on a socket of the board: basic areas, Assignments, Refinery, First Player."""

from mypy_extensions import i64

from orrery.engine.facts import Facts
from orrery.engine.moves import Verb, first, second
from orrery.games.astrominers.bank import earn
from orrery.games.astrominers.dice import ANYBODY, symbols, workers
from orrery.games.astrominers.state import ASSIGNMENTS, FIRST_PLAYER, Astrominers
from orrery.games.astrominers.steps.action import Places, Placing, taken
from orrery.games.astrominers.steps.taking import TakeCard, can_take
from orrery.games.astrominers.terms import AREA, BASICS, CODES, EMPTY, NO_CARDS, OFFICE, RESOURCE, SIDES, TAKEN


class Gather(Placing):
    """Phase 3, 1. A die on any free socket of a basic area brings its resource (AM-11)."""

    def add_places(self, g: Astrominers, seat: i64, places: Places) -> None:
        area = g.box.area
        for socket in range(BASICS * AREA):
            if area[socket] != EMPTY:
                places.add(self.verb, socket, workers(area[socket]), taken(g, socket))

    def placed(self, g: Astrominers, seat: i64, code: i64, socket: i64) -> None:
        g.sockets[socket] = seat * CODES + code
        earn(g, seat, socket // AREA, gathered(code, socket))

    def lies_on(self, g: Astrominers, thing: i64) -> i64:
        return thing

    def wanted(self, g: Astrominers, thing: i64) -> i64:
        return g.box.area[thing]

    def offer_facts(self, g: Astrominers, seat: i64, move: i64, facts: Facts) -> None:
        socket = second(move)
        facts.amount("gain", RESOURCE, socket // AREA, gathered(first(move), socket))


def gathered(code: i64, socket: i64) -> i64:
    """One token for each symbol, and one more on the first socket (AM-12, AM-71)."""
    n = symbols(code % SIDES)
    if socket % AREA == 0:
        n += 1
    return n


class Office(Placing):
    """Phase 3, 1. A die on the first free socket brings a Mission at Assignments, an Order at the Refinery (AM-11)."""

    def __init__(self, verb: Verb, start: i64, worker: i64, kinds: i64) -> None:
        super().__init__(verb)
        self.start = start  # its first socket
        self.worker = worker
        self.kinds = kinds  # the kinds of cards that it gives

    def socket(self, g: Astrominers) -> i64:
        """The first free socket; EMPTY if there is none."""
        n = g.box.refinery[g.seats]
        if self.start == ASSIGNMENTS:
            n = g.box.assignments[g.seats]
        for socket in range(self.start, self.start + n):
            if g.sockets[socket] == EMPTY:
                return socket
        return EMPTY

    def add_places(self, g: Astrominers, seat: i64, places: Places) -> None:
        reason: i64 = 0
        if self.socket(g) == EMPTY:
            reason = TAKEN
        elif not can_take(g, self.kinds):
            reason = NO_CARDS
        places.add(self.verb, 0, 1 << self.worker, reason)

    def placed(self, g: Astrominers, seat: i64, code: i64, thing: i64) -> None:
        g.sockets[self.socket(g)] = seat * CODES + code
        g.then(TakeCard(seat, self.kinds))

    def wanted(self, g: Astrominers, thing: i64) -> i64:
        return self.worker

    def reason_facts(self, g: Astrominers, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        if reason == TAKEN:
            facts.thing("place", OFFICE, 0 if self.start == ASSIGNMENTS else 1)
        else:
            super().reason_facts(g, seat, move, reason, facts)


class Lead(Placing):
    """Phase 3, 1. A player with a die on the First Player socket begins the next round."""

    def add_places(self, g: Astrominers, seat: i64, places: Places) -> None:
        places.add(self.verb, 0, ANYBODY, taken(g, FIRST_PLAYER))

    def placed(self, g: Astrominers, seat: i64, code: i64, thing: i64) -> None:
        g.sockets[FIRST_PLAYER] = seat * CODES + code
        g.next_first = seat

    def lies_on(self, g: Astrominers, thing: i64) -> i64:
        return FIRST_PLAYER
