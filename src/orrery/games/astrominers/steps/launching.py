"""Phase 3. Launching Missions and Expeditions, and crewing them."""

from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.facts import Facts
from orrery.engine.knowledge import lay_open
from orrery.engine.listing import Listing
from orrery.engine.moves import Moves, first, second
from orrery.games.astrominers.cards import in_order
from orrery.games.astrominers.dice import workers
from orrery.games.astrominers.docks import free_dock, has_barge, open_sockets, set_out, state_crew_card, takes
from orrery.games.astrominers.needs import check_docks
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.steps.action import Action, Places, Placing, state_wrong_worker
from orrery.games.astrominers.steps.paying import LAUNCHING, NOTHING, Pay, price_hindrance, state_price, state_too_dear
from orrery.games.astrominers.terms import (
    BARGES,
    CODES,
    CREW,
    DOCKS,
    DONE,
    EMPTY,
    FREE_LAUNCH,
    JOIN,
    LAUNCH,
    LAUNCH_FREE,
    NO_BARGE,
    NO_DOCK,
    TOO_DEAR,
    WRONG_WORKER,
)


def dock_hindrance(g: Astrominers, seat: i64) -> i64:
    """AM-18: a launch needs a free dock and a free barge of one's own."""
    if free_dock(g) == EMPTY:
        return NO_DOCK
    return 0 if has_barge(g, seat) else NO_BARGE


class Launch(Action):
    """Phase 3, 2. A player launches a Mission of the hand, for its whole cost or by an effect (AM-18)."""

    def add_moves(self, g: Astrominers, seat: i64, code: i64, found: Listing) -> None:
        p = g.players[seat]
        docks = dock_hindrance(g, seat)
        for card in in_order(p.missions):
            found.add(LAUNCH.move(card), docks or price_hindrance(g, seat, LAUNCHING, card))
            if p.effects[FREE_LAUNCH]:
                found.add(LAUNCH_FREE.move(card), docks)

    def offer_facts(self, g: Astrominers, seat: i64, move: i64, facts: Facts) -> None:
        if LAUNCH.is_(move):
            state_price(g, seat, LAUNCHING, first(move), facts)

    def reason_facts(self, g: Astrominers, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        state_launch_reason(g, seat, first(move), reason, facts)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        lay_open(g, g.players[seat].missions, first(move))
        begin(g, seat, first(move), LAUNCH_FREE.is_(move))


def state_launch_reason(g: Astrominers, seat: i64, card: i64, reason: i64, facts: Facts) -> None:
    """State how many docks or barges there are, or what is lacking for the cost."""
    if reason == NO_DOCK:
        facts.number("limit", g.box.docks[g.seats])
    elif reason == NO_BARGE:
        facts.number("limit", BARGES)
    elif reason == TOO_DEAR:
        state_too_dear(g, seat, LAUNCHING, card, facts)


def begin(g: Astrominers, seat: i64, card: i64, is_free: bool) -> None:
    """Put a card on its barge; then it is paid for and crewed."""
    dock = set_out(g, seat, card)
    check_docks(g, seat)
    if is_free:
        g.players[seat].effects[FREE_LAUNCH] -= 1
        g.then(Muster(seat, dock))
    else:
        g.then(Pay(seat, LAUNCHING, card, 0, 0, NOTHING), Muster(seat, dock))


class Muster(Question):
    """Missions. At the launch a player may put any number of dice on the yellow sockets (AM-18, AM-19)."""

    def __init__(self, seat: i64, dock: i64) -> None:
        super().__init__(seat)
        self.dock = dock

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        pool = g.players[seat].pool
        sockets = open_sockets(g, self.dock, True)
        for i in range(CREW):
            if sockets >> i & 1:
                for code in range(CODES):
                    if pool[code]:
                        moves.add(JOIN.move(code, self.dock * CREW + i))
        moves.add(DONE.move())

    def hindrance(self, g: Astrominers, seat: i64, move: i64) -> i64:
        return 0 if DONE.is_(move) or takes(g, second(move), first(move)) else WRONG_WORKER

    def question_facts(self, g: Astrominers, seat: i64, facts: Facts) -> None:
        state_crew_card(g, "card", g.cards[self.dock], facts)

    def offer_facts(self, g: Astrominers, seat: i64, move: i64, facts: Facts) -> None:
        if JOIN.is_(move):
            state_crew_card(g, "card", g.cards[self.dock], facts)

    def reason_facts(self, g: Astrominers, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        state_wrong_worker(wanted_at(g, second(move)), first(move), facts)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        if JOIN.is_(move):
            join(g, seat, first(move), second(move))
            g.then(Muster(seat, self.dock))


class Join(Placing):
    """Phase 3, 1. A player puts a die on a free socket of any card in a dock."""

    def add_places(self, g: Astrominers, seat: i64, places: Places) -> None:
        for dock in range(DOCKS):
            sockets = open_sockets(g, dock, False)
            if sockets:
                at = g.cards[dock] * CREW
                for i in range(CREW):
                    if sockets >> i & 1:
                        places.add(self.verb, dock * CREW + i, workers(g.box.crew[at + i]), 0)

    def wanted(self, g: Astrominers, thing: i64) -> i64:
        return wanted_at(g, thing)

    def offer_facts(self, g: Astrominers, seat: i64, move: i64, facts: Facts) -> None:
        state_crew_card(g, "card", g.cards[second(move) // CREW], facts)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        join(g, seat, first(move), second(move))


def wanted_at(g: Astrominers, berth: i64) -> i64:
    """The worker that a socket of a card in a dock takes."""
    return g.box.crew[g.cards[berth // CREW] * CREW + berth % CREW]


def join(g: Astrominers, seat: i64, code: i64, berth: i64) -> None:
    """A die goes on a crew card, and stays until the card is completed or has failed (AM-21)."""
    g.players[seat].pool[code] -= 1
    g.crew[berth] = seat * CODES + code
    check_docks(g, seat)
