"""Phase 3. An action is one paragraph of the rulebook, with its moves, the reasons against them and their results."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.facts import Facts
from orrery.engine.listing import Listing
from orrery.engine.moves import Verb, complete, complete_all, first, second, third
from orrery.games.astrominers.dice import use, worker_of
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.terms import ANY, CODES, DIE, EMPTY, SIDES, TAKEN, TAKES, WRONG_WORKER


@final
class Places:
    """The places for a die. Each has the workers it takes and the reason against it, computed once for all dice."""

    def __init__(self, only_legal: bool) -> None:
        self.only_legal = only_legal
        self.waiting: vec[i64] = vec[i64](capacity=32)  # moves that lack their die; the third operand has the workers
        self.reasons: vec[i64] = vec[i64]()

    def add(self, verb: Verb, thing: i64, workers: i64, reason: i64) -> None:
        if not self.only_legal:
            self.reasons = append(self.reasons, reason)
        elif reason:
            return
        self.waiting = append(self.waiting, verb.move(0, thing, workers))

    def with_die(self, code: i64, found: Listing) -> None:
        """The moves that put this die on a place."""
        worker = worker_of(code % SIDES)
        if self.only_legal:
            found.moves = complete_all(found.moves, self.waiting, code, worker)
            return
        for i in range(len(self.waiting)):
            reason = self.reasons[i]
            if reason == 0 and not third(self.waiting[i]) >> worker & 1:
                reason = WRONG_WORKER
            found.add(complete(self.waiting[i], code), reason)


class Action:
    """An action in Phase 3: one paragraph of the rulebook."""

    def __init__(self, verb: Verb, or_verb: Verb | None = None, keeps_turn: bool = False) -> None:
        self.verb = verb
        self.verbs = [verb] if or_verb is None else [verb, or_verb]
        self.keeps_turn = keeps_turn  # it does not use up the turn

    def add_moves(self, g: Astrominers, seat: i64, code: i64, found: Listing) -> None:
        """Add the moves of this action, with this die if it takes one, and the reason against each."""
        raise NotImplementedError

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        raise NotImplementedError

    def offer_facts(self, g: Astrominers, seat: i64, move: i64, facts: Facts) -> None:
        """State what the move costs and gains."""

    def reason_facts(self, g: Astrominers, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        """State what the reason against the move is about."""


class Placing(Action):
    """An action that takes a die."""

    def add_places(self, g: Astrominers, seat: i64, places: Places) -> None:
        """Add the places for a die, the workers that each takes, and the reason that holds for any die."""
        raise NotImplementedError

    def add_moves(self, g: Astrominers, seat: i64, code: i64, found: Listing) -> None:
        places = Places(found.only_legal)
        self.add_places(g, seat, places)
        places.with_die(code, found)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        use(g.players[seat], first(move))
        self.placed(g, seat, first(move), second(move))

    def placed(self, g: Astrominers, seat: i64, code: i64, thing: i64) -> None:
        """The die is placed: carry out what the place gives."""
        raise NotImplementedError

    def lies_on(self, g: Astrominers, thing: i64) -> i64:
        """The socket of the board for the die; EMPTY if it goes elsewhere."""
        return EMPTY

    def wanted(self, g: Astrominers, thing: i64) -> i64:
        """The worker that the place takes."""
        return ANY

    def reason_facts(self, g: Astrominers, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        """State which worker fits, or whose die is there."""
        if reason == WRONG_WORKER:
            state_wrong_worker(self.wanted(g, second(move)), first(move), facts)
        elif reason == TAKEN and self.lies_on(g, second(move)) != EMPTY:
            state_owner(seat, g.sockets[self.lies_on(g, second(move))] // CODES, facts)


def state_owner(seat: i64, owner: i64, facts: Facts) -> None:
    """State whose die lies there: one's own, or who."""
    facts.seat("own" if owner == seat else "who", owner)


def state_wrong_worker(wanted: i64, code: i64, facts: Facts) -> None:
    facts.thing("takes", TAKES, wanted)
    facts.thing("die", DIE, code)


def taken(g: Astrominers, socket: i64) -> i64:
    """The reason if a die is already on a socket of the board."""
    if g.sockets[socket] == EMPTY:
        return 0
    return TAKEN
