"""RB p12, p13, p27, p28. Using all energy cards: one company is expanded on the Moon, or in the Belt."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.agenda import Question, SeatStep
from orrery.engine.facts import Facts
from orrery.engine.listing import Listing
from orrery.engine.moves import Moves, first
from orrery.games.skymines.area import recount
from orrery.games.skymines.board import (
    entry,
    entry_cost,
    has_outposts,
    has_room,
    holds,
    is_like_earlier,
    is_like_earlier_site,
    is_shuttle,
    lift,
    next_coins,
    pieces_left,
    send_home,
    settle_sector,
    supplied,
)
from orrery.games.skymines.rewards import gain_places, state_reward
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.action import Action
from orrery.games.skymines.terms import (
    COLUMN_EMPTY,
    COLUMNS,
    COMPANY,
    EMPTY,
    ENERGY,
    ENERGY_TILE,
    EXPAND,
    LIFT,
    LOST,
    N_COMPANIES,
    NO_ENERGY,
    NO_OUTPOST,
    NO_SHUTTLE,
    NOT_ADJACENT,
    OUSTED,
    OUT_OF_REACH,
    OWN_OUTPOST,
    RETURN,
    SHUTTLE_COLUMN,
    SHUTTLE_LOST,
    SHUTTLE_OUSTED,
    SLOTS,
    STATION_EMPTY,
    STOP,
    USED_UP,
    WASTED,
)


class Expand(Action):
    """RB p12, SK-13. All energy of the area goes to one company, whose station must not be empty."""

    def add_moves(self, g: Skymines, seat: i64, found: Listing) -> None:
        energy = g.players[seat].totals[ENERGY]
        if energy == 0 and found.only_legal:
            return
        for company in range(N_COMPANIES):
            reason: i64 = 0
            if energy == 0:
                reason = USED_UP
            elif pieces_left(g, company) == 0:
                reason = STATION_EMPTY if g.is_belt else NO_OUTPOST
            found.add(EXPAND.move(company), reason)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        p = g.players[seat]
        energy = p.totals[ENERGY]
        use_energy(g, p)
        start_expansion(g, seat, first(move), energy)

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        facts.number("energy", g.players[seat].totals[ENERGY])

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        facts.thing("company", COMPANY, first(move))


def use_energy(g: Skymines, p: Player) -> None:
    """All energy cards and the tile turn face down."""
    for slot in range(SLOTS):
        if p.area[slot] != EMPTY and g.box.types[p.area[slot]] == ENERGY:
            p.used |= 1 << slot
    p.used_tiles |= p.tiles & 1 << ENERGY_TILE
    recount(g, p)


def start_expansion(g: Skymines, seat: i64, company: i64, energy: i64) -> None:
    g.entered = 0
    g.then(Entering(seat, company, energy), Rewards(seat, company), SendHome(seat))


class Entering(Question):
    """RB p12, p27, SK-83. A player enters sectors or spaces while energy lasts, or stops; what is left is lost."""

    def __init__(self, seat: i64, company: i64, energy: i64) -> None:
        super().__init__(seat)
        self.company = company
        self.energy = energy

    def asks(self, g: Skymines) -> i64:
        return self.seat if self.energy else -1

    def legal(self, g: Skymines, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=16)
        reach = g.near[self.company]
        if self.energy > 1:
            reach |= g.far[self.company]
        reach &= supplied(g, self.company)
        for site in range(g.board.sites):
            if reach >> site & 1 and g.sectors[site] != self.company:
                if entry_cost(g, self.company, site) <= self.energy and not is_like_earlier_site(g, site):
                    moves = append(moves, entry(g, site))
        return append(moves, STOP.move())

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        for site in range(g.board.sites):
            if not is_like_earlier_site(g, site):
                moves.add(entry(g, site))
        moves.add(STOP.move())

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        if STOP.is_(move):
            return 0
        site = first(move)
        if g.sectors[site] == self.company:
            return OWN_OUTPOST
        cost = entry_cost(g, self.company, site)
        if cost == 0:
            return OUT_OF_REACH if g.is_belt else NOT_ADJACENT
        if not supplied(g, self.company) >> site & 1:
            return NO_SHUTTLE if is_shuttle(g, site) else NO_OUTPOST
        return NO_ENERGY if cost > self.energy else 0

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        facts.thing("company", COMPANY, self.company)
        facts.number("left", self.energy)

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        if STOP.is_(move):
            return
        site = first(move)
        place = g.board.place_of[site]
        facts.number("uses", entry_cost(g, self.company, site))
        if not holds(g, self.company, place):
            state_reward(g, g.board.rows + place, facts)
        if g.sectors[site] != EMPTY:
            facts.thing("ousts", COMPANY, g.sectors[site])

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        facts.thing("company", COMPANY, self.company)
        if reason == NO_ENERGY:
            facts.number("price", entry_cost(g, self.company, first(move)))
            facts.number("have", self.energy)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        if STOP.is_(move):
            g.note(seat, WASTED.move(self.energy))
            return
        site = first(move)
        left = self.energy - entry_cost(g, self.company, site)
        settle_sector(g, self.company, site)
        g.then(Entering(seat, self.company, left))
        if is_shuttle(g, site):
            lift(g, self.company, SHUTTLE_COLUMN)
        else:
            g.then(Lift(seat, self.company))


class Lift(Question):
    """RB p12, p27, SK-15. The outpost comes from the top of a column of the player's choice."""

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, company: i64) -> None:
        super().__init__(seat)
        self.company = company

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        for column in range(COLUMNS):
            if has_outposts(g, column) and not is_like_earlier(g, self.company, column):
                moves.add(LIFT.move(column))

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        return 0 if g.left[self.company * COLUMNS + first(move)] else COLUMN_EMPTY

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        facts.thing("company", COMPANY, self.company)

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        facts.number("coins", next_coins(g, self.company, first(move)))

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        facts.thing("company", COMPANY, self.company)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        lift(g, self.company, first(move))


class Rewards(SeatStep):
    """RB p13, p28, SK-16. The player gets what was earned with the sectors or spaces that were entered."""

    def __init__(self, seat: i64, company: i64) -> None:
        super().__init__(seat)
        self.company = company

    def run(self, g: Skymines) -> None:
        places = g.entered
        g.entered = 0
        gain_places(g, self.seat, places, self.company)


class SendHome(Question):
    """RB p13, SK-15. The player sends each ousted outpost home to a column with room; without room it is out."""

    def ousted(self, g: Skymines) -> i64:
        """The company whose outpost is the next."""
        for company in range(N_COMPANIES):
            if g.ousted[company]:
                return company
        return EMPTY

    def asks(self, g: Skymines) -> i64:
        return EMPTY if self.ousted(g) == EMPTY else self.seat

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        company = self.ousted(g)
        for column in range(COLUMNS):
            if has_outposts(g, column) and not is_like_earlier(g, company, column):
                moves.add(RETURN.move(column))

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        return 0 if has_room(g, self.ousted(g) * COLUMNS + first(move)) else COLUMN_EMPTY

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        facts.thing("company", COMPANY, self.ousted(g))

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        company = self.ousted(g)
        send_home(g, company, first(move))
        g.ousted[company] -= 1
        g.note(EMPTY, OUSTED.move(company))
        g.then(SendHome(seat))

    def run(self, g: Skymines) -> None:
        """No outpost is ousted, or its station has no room."""
        company = self.ousted(g)
        if company == EMPTY:
            send_shuttles_home(g)
        else:
            g.ousted[company] -= 1
            g.boxed[company] += 1
            g.note(EMPTY, LOST.move(company))
            g.then(SendHome(self.seat))


def send_shuttles_home(g: Skymines) -> None:
    """RB p28, SK-33. Ousted shuttles go to the middle columns; without room they are out."""
    for company in range(N_COMPANIES):
        at = N_COMPANIES + company
        while g.ousted[at]:
            g.ousted[at] -= 1
            if has_room(g, company * COLUMNS + SHUTTLE_COLUMN):
                send_home(g, company, SHUTTLE_COLUMN)
                g.note(EMPTY, SHUTTLE_OUSTED.move(company))
            else:
                g.boxed[at] += 1
                g.note(EMPTY, SHUTTLE_LOST.move(company))
