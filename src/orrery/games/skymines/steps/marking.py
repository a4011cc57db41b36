"""RB p16, p17. Placing a bonus marker: majorities, standard spaces, tiles, and the tracks' own spaces."""

from typing import ClassVar

from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.facts import Facts
from orrery.engine.listing import Listing
from orrery.engine.moves import Moves, first
from orrery.games.skymines.coins import pay
from orrery.games.skymines.missions import FREE, ONE_TIME, ORDINARY
from orrery.games.skymines.rewards import WORDS as REWARD_WORDS
from orrery.games.skymines.rewards import gain, state_reward
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.action import Action
from orrery.games.skymines.steps.points import Points
from orrery.games.skymines.steps.spaces import (
    is_track_space,
    track_space_cost,
    track_space_hindrance,
    use_track_space,
)
from orrery.games.skymines.steps.trading import ANY_CARD, PurchaseCard, SellCard, can_purchase, has_hand_card
from orrery.games.skymines.steps.walking import Advance
from orrery.games.skymines.terms import (
    BUY_SPACE,
    CLAIM,
    EMPTY,
    FIELD,
    FIRST_SPACE,
    FIRST_TURN,
    LEADS,
    MAJORITIES,
    MARK,
    NO_CARD_TO_REMOVE,
    NO_COINS,
    NO_MARKER,
    NO_PERSONAL,
    NOTHING_TO_BUY,
    OUTNUMBERED,
    PERSONAL_SPACE,
    REMOVE_SPACE,
    RESEARCH,
    REWARD,
    ROUNDS,
    SCIENCE_SPACE,
    SCIENTIST,
    SPACES,
    TAKEN,
    TIERS,
    TILE_SPACE,
    TOO_FEW,
    TRACK_SPACE,
)

PRICE_OF_BUYING = 1
SOLD_FOR_MORE = 2  # coins beyond the printed cost
FIRST_PLAYERS_POINTS = 1
PERSONAL_COST = 1
PERSONAL_STEPS = 3


def kind_of(space: i64) -> i64:
    """The type of card that a majority space compares."""
    return SCIENTIST if space == SCIENCE_SPACE else space


def reached(p: Player, space: i64) -> i64:
    """What counts for the tiers: for science all research cards, if there is a scientist among them (SK-23)."""
    total = p.totals[kind_of(space)]
    return total + p.totals[FIELD] if space == SCIENCE_SPACE and total else total


def majority_hindrance(g: Skymines, seat: i64, space: i64) -> i64:
    """RB p16, p17, SK-23. Nobody else may have more face up, and the lowest tier must be reached."""
    kind = kind_of(space)
    p = g.players[seat]
    for other in g.players:
        if other.totals[kind] > p.totals[kind]:
            return OUTNUMBERED
    return TOO_FEW if reached(p, space) < g.box.tier_needs[space * TIERS] else 0


def space_hindrance(g: Skymines, seat: i64, space: i64) -> i64:
    """The reason against a marker on this space, if it is free."""
    p = g.players[seat]
    if space < MAJORITIES:
        return majority_hindrance(g, seat, space)
    if space == FIRST_SPACE:
        return FIRST_TURN if seat == g.first and p.turns == 0 else 0
    if space == BUY_SPACE:
        if p.coins < PRICE_OF_BUYING:
            return NO_COINS
        return 0 if can_purchase(g, p, PRICE_OF_BUYING, 0) else NOTHING_TO_BUY
    if space == REMOVE_SPACE:
        return 0 if has_hand_card(g, p, ANY_CARD) else NO_CARD_TO_REMOVE
    if space < TRACK_SPACE:
        return 0 if p.coins >= g.box.tile_costs[space - TILE_SPACE] else NO_COINS
    return track_space_hindrance(g, seat, space)


def personal_hindrance(p: Player) -> i64:
    """RB p25, SK-35. The space on the status card opens with the third task, for its owner alone."""
    if p.personal == EMPTY:
        return NO_PERSONAL
    if p.personal != FREE:
        return TAKEN
    if markers_of(p) == 0:
        return NO_MARKER
    return 0 if p.coins >= PERSONAL_COST else NO_COINS


def markers_of(p: Player) -> i64:
    """All markers in reserve, one-time ones too (SK-35)."""
    return p.markers + p.one_time


def place_marker(g: Skymines, seat: i64, space: i64) -> None:
    """SK-35. An ordinary marker is placed first: it comes back, and a one-time marker can be kept."""
    p = g.players[seat]
    is_ordinary = p.markers > 0
    if is_ordinary:
        p.markers -= 1
    else:
        p.one_time -= 1
    if space == PERSONAL_SPACE:
        p.personal = ORDINARY if is_ordinary else ONE_TIME
        return
    g.marked[space] = seat
    if not is_ordinary:
        g.one_time |= 1 << space


class Mark(Action):
    """RB p16. A player puts a marker on a free space, pays what it asks for, and gets what it gives."""

    def add_moves(self, g: Skymines, seat: i64, found: Listing) -> None:
        p = g.players[seat]
        if found.only_legal and markers_of(p) == 0:
            return
        for space in range(SPACES):
            if space >= TRACK_SPACE and not is_track_space(g, space):
                continue
            reason: i64 = 0
            if g.marked[space] != EMPTY:
                reason = TAKEN
            elif markers_of(p) == 0:
                reason = NO_MARKER
            else:
                reason = space_hindrance(g, seat, space)
            found.add(MARK.move(space), reason)
        if len(g.missions):
            found.add(MARK.move(PERSONAL_SPACE), personal_hindrance(p))

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        space = first(move)
        place_marker(g, seat, space)
        if space == PERSONAL_SPACE:
            pay(g, seat, PERSONAL_COST)
            g.then(Advance(seat, 0, PERSONAL_STEPS))
        elif space < MAJORITIES:
            g.then(Claim(seat, space))
        elif space == FIRST_SPACE:
            g.next_first = seat
            g.note(seat, LEADS.move())
            g.then(Points(seat, FIRST_PLAYERS_POINTS, 0))
        elif space == BUY_SPACE:
            pay(g, seat, PRICE_OF_BUYING)
            g.then(PurchaseCard(seat, 0, 0))
        elif space == REMOVE_SPACE:
            g.then(SellCard(seat, ANY_CARD, SOLD_FOR_MORE))
        elif space < TRACK_SPACE:
            pay(g, seat, g.box.tile_costs[space - TILE_SPACE])
        else:
            use_track_space(g, seat, space)

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        space = first(move)
        if space < MAJORITIES:
            tier = tiers_reached(g, g.players[seat], space) - 1
            state_reward(g, g.box.tier_rows + space * TIERS + tier, facts)
        elif space == FIRST_SPACE:
            facts.phrase("gain", REWARD, g.box.reward_words, REWARD_WORDS[RESEARCH].move(FIRST_PLAYERS_POINTS))
        elif TILE_SPACE <= space < TRACK_SPACE:
            facts.number("price", g.box.tile_costs[space - TILE_SPACE])
        elif space == BUY_SPACE:
            facts.number("price", PRICE_OF_BUYING)
        elif space == PERSONAL_SPACE:
            facts.number("price", PERSONAL_COST)
        elif space >= TRACK_SPACE and track_space_cost(g, space):
            facts.number("price", track_space_cost(g, space))
        if g.round == ROUNDS and (space == FIRST_SPACE or TILE_SPACE <= space < TRACK_SPACE):
            facts.number("last", g.round)  # SK-62: no round follows

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        space = first(move)
        p = g.players[seat]
        if space == PERSONAL_SPACE:
            personal_facts(p, seat, reason, facts)
        elif reason == TAKEN:
            facts.seat("own" if g.marked[space] == seat else "who", g.marked[space])
        elif reason == OUTNUMBERED:
            kind = kind_of(space)
            for other in range(g.seats):
                if g.players[other].totals[kind] > p.totals[kind]:
                    facts.seat("who", other)
            facts.number("have", p.totals[kind])
        elif reason == TOO_FEW:
            facts.number("need", g.box.tier_needs[space * TIERS])
            facts.number("have", reached(p, space))
        elif reason == NO_COINS:
            facts.number("have", p.coins)
            if TILE_SPACE <= space < TRACK_SPACE:
                facts.number("price", g.box.tile_costs[space - TILE_SPACE])
            else:
                facts.number("price", PRICE_OF_BUYING if space == BUY_SPACE else track_space_cost(g, space))


def personal_facts(p: Player, seat: i64, reason: i64, facts: Facts) -> None:
    if reason == TAKEN:
        facts.seat("own", seat)
    elif reason == NO_COINS:
        facts.number("have", p.coins)
        facts.number("price", PERSONAL_COST)


def tiers_reached(g: Skymines, p: Player, space: i64) -> i64:
    tiers: i64 = 0
    while tiers < TIERS and reached(p, space) >= g.box.tier_needs[space * TIERS + tiers]:
        tiers += 1
    return tiers


class Claim(Question):
    """RB p17, SK-79. The player takes the reward of any tier that is reached."""

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space = space

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        for tier in range(TIERS):
            moves.add(CLAIM.move(tier))

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        return 0 if first(move) < tiers_reached(g, g.players[seat], self.space) else TOO_FEW

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        facts.number("need", g.box.tier_needs[self.space * TIERS + first(move)])
        state_reward(g, g.box.tier_rows + self.space * TIERS + first(move), facts)

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        facts.number("need", g.box.tier_needs[self.space * TIERS + first(move)])
        facts.number("have", reached(g.players[seat], self.space))

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        gain(g, seat, g.box.tier_rows + self.space * TIERS + first(move))
