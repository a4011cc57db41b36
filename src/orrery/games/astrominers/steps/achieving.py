"""Achievements: a player puts any die on the socket beside one, and gives completed cards for it (AM-27)."""

from typing import ClassVar

from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.facts import Facts
from orrery.engine.knowledge import turn_up
from orrery.engine.moves import Moves, first, second
from orrery.games.astrominers.cards import bury_mission
from orrery.games.astrominers.dice import ANYBODY
from orrery.games.astrominers.needs import HONOURED, has_types, of_type, win
from orrery.games.astrominers.state import HONOURS, Astrominers, Player, minus, plus
from orrery.games.astrominers.steps.action import Places, Placing, taken
from orrery.games.astrominers.terms import (
    ACHIEVEMENT,
    CODES,
    EMPTY,
    GIVE_EXPEDITION,
    GIVE_MISSION,
    JOKER,
    SHOWN_ACHIEVEMENT,
    TYPE,
    TYPES_MISSING,
)


class Achieve(Placing):
    """Achievements. A player puts any die beside an open one, and gives completed cards of the types it asks for."""

    def add_places(self, g: Astrominers, seat: i64, places: Places) -> None:
        p = g.players[seat]
        for i in range(len(g.honours)):
            card: i64 = g.honours[i]
            if card != EMPTY:
                reason = taken(g, HONOURS + i)
                if reason == 0 and not has_types(g, p, card):
                    reason = TYPES_MISSING
                places.add(self.verb, card, ANYBODY, reason)

    def placed(self, g: Astrominers, seat: i64, code: i64, card: i64) -> None:
        g.sockets[self.lies_on(g, card)] = seat * CODES + code
        g.then(Give(seat, card, 0, EMPTY))

    def lies_on(self, g: Astrominers, thing: i64) -> i64:
        return HONOURS + g.honours.index(thing)

    def offer_facts(self, g: Astrominers, seat: i64, move: i64, facts: Facts) -> None:
        state_types(g, second(move), facts)
        facts.number("points", g.box.achievement_points[second(move)])

    def reason_facts(self, g: Astrominers, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        if reason == TYPES_MISSING:
            facts.thing("card", ACHIEVEMENT, second(move))
            state_types(g, second(move), facts)
            for asteroid in range(JOKER + 1):
                facts.amount("have", TYPE, asteroid, of_type(g, g.players[seat], asteroid))
        else:
            super().reason_facts(g, seat, move, reason, facts)


def state_types(g: Astrominers, card: i64, facts: Facts) -> None:
    """State the completed cards that an Achievement asks for."""
    for asteroid in range(JOKER):
        facts.amount("types", TYPE, asteroid, g.box.achievement_types[card * JOKER + asteroid])


def achieve(g: Astrominers, seat: i64, card: i64) -> None:
    """The player who gave the cards takes the Achievement, and its place is filled."""
    place = g.honours.index(card)
    honours = g.honours.copy()
    honours[place] = EMPTY
    g.players[seat].achievements = plus(g.players[seat].achievements, card)
    win(g, seat, HONOURED.move())
    if len(g.achievement_deck.cards):
        honours[place] = turn_up(g, g.achievement_deck)
        g.note(seat, SHOWN_ACHIEVEMENT.move(honours[place]))
    g.honours = honours


class Give(Question):
    """AM-27. A player chooses the completed cards to give: type by type, cards in the order of their numbers."""

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, card: i64, given: i64, last: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.given = given
        self.last = last  # the card given last for the same type; EMPTY if none

    def wanted(self, g: Astrominers) -> i64:
        """The type that is given next."""
        given = self.given
        for asteroid in range(JOKER):
            needed = g.box.achievement_types[self.card * JOKER + asteroid]
            if given < needed:
                return asteroid
            given -= needed
        return EMPTY

    def asks(self, g: Astrominers) -> i64:
        return EMPTY if self.wanted(g) == EMPTY else self.seat

    def question_facts(self, g: Astrominers, seat: i64, facts: Facts) -> None:
        facts.thing("card", ACHIEVEMENT, self.card)

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        asteroid = self.wanted(g)
        for card in sorted(g.players[seat].completed):
            if g.box.types[card] == asteroid:
                moves.add(GIVE_MISSION.move(card))
            elif g.box.types[card] == JOKER:
                moves.add(GIVE_EXPEDITION.move(card - g.box.missions))

    def hindrance(self, g: Astrominers, seat: i64, move: i64) -> i64:
        """Cards are given in order, and only if the rest can still be given."""
        asteroid = self.wanted(g)
        card: i64 = first(move) + (g.box.missions if GIVE_EXPEDITION.is_(move) else 0)
        if card < self.last:
            return TYPES_MISSING
        p = g.players[seat]
        given = self.given
        missing: i64 = 0
        for other in range(JOKER):
            needed = g.box.achievement_types[self.card * JOKER + other]
            done: i64 = min(given, needed)
            given -= done
            needed -= done
            if other == asteroid:
                needed -= 1
                left = later(g, p, other, card)
            else:
                left = of_type(g, p, other)
            missing += max(needed - left, 0)
        return 0 if missing <= later(g, p, JOKER, card) else TYPES_MISSING  # all of them come after any Mission

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        p = g.players[seat]
        asteroid = self.wanted(g)
        if GIVE_MISSION.is_(move):
            card: i64 = first(move)
            p.completed = minus(p.completed, card)
            bury_mission(g, card)
        else:
            card = first(move) + g.box.missions
            p.completed = minus(p.completed, card)
            g.boxed = plus(g.boxed, card)
        following = Give(seat, self.card, self.given + 1, card)
        if following.wanted(g) != asteroid:
            following = Give(seat, self.card, self.given + 1, EMPTY)
        g.then(following)

    def run(self, g: Astrominers) -> None:
        achieve(g, self.seat, self.card)


def later(g: Astrominers, p: Player, asteroid: i64, card: i64) -> i64:
    """How many cards of a type come after a given one."""
    n: i64 = 0
    for other in p.completed:
        if g.box.types[other] == asteroid and other > card:
            n += 1
    return n
