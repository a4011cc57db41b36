"""RB p23. Cards that are removed from the hand for their action."""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.facts import Facts
from orrery.engine.listing import Listing, ListingQuestion
from orrery.engine.moves import Moves, first
from orrery.games.skymines.area import hand_card, permanent
from orrery.games.skymines.board import is_any_station_left, pieces_left
from orrery.games.skymines.coins import pay
from orrery.games.skymines.market import add_card, get_card, price, remove_card
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.energy import start_expansion
from orrery.games.skymines.steps.field import survey
from orrery.games.skymines.steps.science import start_study
from orrery.games.skymines.steps.trading import ANY_CARD, add_hand_cards
from orrery.games.skymines.steps.walking import Steps
from orrery.games.skymines.terms import (
    BUY,
    CARD,
    CARDS,
    CHOOSE_WAY,
    COMPANY,
    COST_TO_RECOVER,
    DISPLAY,
    EMPTY,
    ENERGY,
    ENRICH,
    EXPAND,
    FIELD,
    INVEST,
    MORE_ENERGY,
    N_COMPANIES,
    NO_CARD,
    NO_COINS,
    NO_OUTPOST,
    PASS,
    RECOVER,
    REMOVED,
    REPLAY,
    RESOURCE,
    RESOURCES,
    SCIENTIST,
    TOO_DEAR,
)

ACT: Final = 0  # ways to use a removed card: do its action,
BUY_BACK: Final = 1  # or buy a card of the removed pile


def replay_hindrance(g: Skymines, p: Player, card: i64, kind: i64) -> i64:
    """SK-58. Energy needs a station with outposts; in the first space a card may also be bought back instead."""
    if g.box.types[card] != ENERGY or is_any_station_left(g):
        return 0
    return 0 if kind == REPLAY and p.coins >= COST_TO_RECOVER else NO_OUTPOST


class Replay(Question):
    """RB p23. The player removes a card of the hand. Its action follows, or a purchase from the removed pile."""

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind = kind

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        add_hand_cards(g, g.players[seat], ANY_CARD, moves)

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        p = g.players[seat]
        return replay_hindrance(g, p, hand_card(g, p, first(move)), self.kind)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        card = hand_card(g, g.players[seat], first(move))
        remove_card(g, seat, card)
        if self.kind == REPLAY:
            g.then(ActOrRecover(seat, card))
        else:
            play_alone(g, seat, card, True)


class ActOrRecover(Question):
    """RB p23, SK-58. The first space: the action of the removed card, or any card of the removed pile for two coins."""

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        moves.add(CHOOSE_WAY.move(ACT))
        moves.add(CHOOSE_WAY.move(BUY_BACK))

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        if first(move) == BUY_BACK:
            return 0 if g.players[seat].coins >= COST_TO_RECOVER else NO_COINS
        return NO_OUTPOST if g.box.types[self.card] == ENERGY and not is_any_station_left(g) else 0

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        facts.thing("card", CARD, g.box.faces[self.card])

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        if first(move) == ACT:
            play_alone(g, seat, self.card, False)
        else:
            g.then(RecoverCard(seat, False))


class RecoverCard(Question):
    """RB p23, SK-58, SK-80. The player buys any card of the removed pile for two coins."""

    def __init__(self, seat: i64, may_pass: bool) -> None:
        super().__init__(seat)
        self.may_pass = may_pass

    def asks(self, g: Skymines) -> i64:
        return self.seat if g.players[self.seat].coins >= COST_TO_RECOVER else EMPTY

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        for card in range(CARDS):
            face = g.box.faces[card]
            if g.places[card] == REMOVED and removed_card(g, face) == card:
                moves.add(RECOVER.move(face))
        if self.may_pass:
            moves.add(PASS.move())

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        if PASS.is_(move):
            return
        pay(g, seat, COST_TO_RECOVER)
        add_card(g, seat, removed_card(g, first(move)))


def removed_card(g: Skymines, face: i64) -> i64:
    """The first removed card with this face; EMPTY if there is none."""
    for card in range(CARDS):
        if g.places[card] == REMOVED and g.box.faces[card] == face:
            return card
    return EMPTY


def play_alone(g: Skymines, seat: i64, card: i64, may_recover: bool) -> None:
    """SK-58. The action of a removed card, with this card alone; bonuses of tracks count."""
    if may_recover:
        g.then(RecoverCard(seat, True))
    kind = g.box.types[card]
    if kind < RESOURCES:
        g.then(InvestAlone(seat, card))
    elif kind == ENERGY:
        g.then(ExpandAlone(seat, g.box.values[card] + permanent(g, g.players[seat], MORE_ENERGY)))
    elif kind == SCIENTIST:
        start_study(g, seat, g.box.values[card])
    elif kind == FIELD:
        survey(g, seat, card)


class InvestAlone(ListingQuestion):
    """RB p23. A removed resource card: a purchase, steps, or both."""

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def units(self, g: Skymines) -> i64:
        kind = g.box.types[self.card]
        return g.box.values[self.card] + permanent(g, g.players[self.seat], ENRICH, kind)

    def price(self, g: Skymines, space: i64) -> i64:
        return price(g, g.players[self.seat], space, 1 << g.box.types[self.card])

    def listing(self, g: Skymines, seat: i64, only_legal: bool) -> Listing:
        found = Listing(only_legal, DISPLAY + 1)
        for space in range(DISPLAY):
            if g.display[space] == EMPTY:
                found.add(BUY.move(space), NO_CARD)
            else:
                found.add(BUY.move(space), 0 if self.price(g, space) <= self.units(g) else TOO_DEAR)
        found.add(INVEST.move(g.box.types[self.card]))
        return found

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        facts.thing("card", CARD, g.box.faces[self.card])
        facts.number("left", self.units(g))

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        if BUY.is_(move):
            facts.thing("card", CARD, g.box.faces[g.display[first(move)]])
            facts.number("costs", self.price(g, first(move)))
        else:
            facts.amount("units", RESOURCE, first(move), self.units(g))

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        if reason == TOO_DEAR:
            facts.thing("card", CARD, g.box.faces[g.display[first(move)]])
            facts.number("price", self.price(g, first(move)))

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        units = self.units(g)
        if BUY.is_(move):
            units -= self.price(g, first(move))
        if units:
            g.then(Steps(seat, units, 0))
        if BUY.is_(move):
            get_card(g, seat, first(move))  # it may fulfil a task, which comes before the steps


class ExpandAlone(Question):
    """RB p23. A removed energy card: the player chooses the company."""

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, energy: i64) -> None:
        super().__init__(seat)
        self.energy = energy

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        for company in range(N_COMPANIES):
            moves.add(EXPAND.move(company))

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        return 0 if pieces_left(g, first(move)) else NO_OUTPOST

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        facts.number("left", self.energy)

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        facts.number("energy", self.energy)

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        facts.thing("company", COMPANY, first(move))

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        start_expansion(g, seat, first(move), self.energy)
