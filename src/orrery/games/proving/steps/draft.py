"""3. The draft."""

from typing import ClassVar

from mypy_extensions import i64

from orrery.engine.agenda import Question, SeatStep, Step
from orrery.engine.facts import Facts
from orrery.engine.journal import PUBLIC
from orrery.engine.knowledge import draw, shuffle, turn_up
from orrery.engine.moves import Moves, first
from orrery.games.proving.state import Proving
from orrery.games.proving.terms import (
    BURY,
    DECK_EMPTY,
    DECK_LUCK,
    DISPLAY,
    DRAW,
    DREW,
    PASS,
    SHUFFLED,
    TAKE,
    TURNED,
)


class Draft(Question):
    """3. A player draws unseen, takes an open card, or buries an open card and draws."""

    must: ClassVar[bool] = True

    def candidates(self, g: Proving, seat: i64, moves: Moves) -> None:
        moves.add(DRAW.move())
        moves.add(PASS.move())
        for i in range(len(g.display)):
            if g.display[i] not in g.display[:i]:
                moves.add(TAKE.move(g.display[i]))
                moves.add(BURY.move(g.display[i]))

    def hindrance(self, g: Proving, seat: i64, move: i64) -> i64:
        return DECK_EMPTY if DRAW.is_(move) and not len(g.deck.cards) else 0

    def offer_facts(self, g: Proving, seat: i64, move: i64, facts: Facts) -> None:
        if TAKE.is_(move) or BURY.is_(move):
            facts.number("points", g.box.points[first(move)])

    def chosen(self, g: Proving, seat: i64, move: i64) -> None:
        g.active = seat
        if PASS.is_(move):
            return
        if DRAW.is_(move):
            g.then(DrawCard(seat), Display())
            return
        card = first(move)
        g.display.remove(card)
        if TAKE.is_(move):
            g.players[seat].hand.put(card, PUBLIC)
            g.then(Display())
        else:
            g.deck.bury(card)
            g.then(DrawCard(seat), Display())


class DrawCard(SeatStep):
    """3. A player draws the top card of the deck, if there is one; nobody else sees it."""

    def run(self, g: Proving) -> None:
        if not len(g.deck.cards):
            return
        card = draw(g, g.deck, g.players[self.seat].hand)
        g.note(self.seat, DREW.move(card), 1 << self.seat)


class Display(Step):
    """3. There are three open cards, as long as there are any; an empty deck is made of the discards."""

    def run(self, g: Proving) -> None:
        while len(g.display) < DISPLAY:
            renew(g)
            if not len(g.deck.cards):
                return
            card = turn_up(g, g.deck)
            g.display.append(card)
            g.note(g.active, TURNED.move(card))
        renew(g)


def renew(g: Proving) -> None:
    if len(g.deck.cards) or not g.discards:
        return
    for card in g.discards:
        g.deck.put(card, PUBLIC)
    g.discards = []
    shuffle(g, g.deck, DECK_LUCK)
    g.note(g.active, SHUFFLED.move())
