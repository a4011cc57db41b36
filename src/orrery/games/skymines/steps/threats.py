"""RB p31. Removing a threat, in the middle of an expansion."""

from typing import ClassVar

from librt.vecs import pop
from mypy_extensions import i64

from orrery.engine.agenda import Question, SeatStep
from orrery.engine.facts import Facts
from orrery.engine.moves import Moves, first
from orrery.games.skymines.area import hand_card
from orrery.games.skymines.coins import pay
from orrery.games.skymines.market import remove_card
from orrery.games.skymines.rewards import gain
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.terms import AVERTED, BLACKOUT, EMPTY, ENERGY, GIVE_UP, HAND, OUT_OF_ORDER, RAID, THREAT
from orrery.games.skymines.threats import RANSOM, SURRENDERED


def avert(g: Skymines, seat: i64, rest: SeatStep) -> None:
    """RB p31, SK-36. The requirement is paid now; the card and its reward come after the rewards of the expansion."""
    g.remover = seat
    g.note(seat, AVERTED.move(g.threat))
    g.agenda, rewards = pop(g.agenda)
    g.then(rest, rewards, ThreatReward(seat))
    if g.threat == RAID:
        pay(g, seat, RANSOM)
    elif g.threat == BLACKOUT:
        g.then(GiveUp(seat, SURRENDERED, EMPTY))


class ThreatReward(SeatStep):
    """RB p31, SK-66. What the card of the threat brings, beside its free share."""

    def run(self, g: Skymines) -> None:
        gain(g, self.seat, g.box.threat_rows + g.threat)


class GiveUp(Question):
    """RB p31, SK-66. The player removes energy cards of the hand, in their order."""

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, left: i64, before: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.before = before  # the card that was given up before

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        p = g.players[seat]
        for card in p.cards:
            if g.places[card] == HAND and g.box.types[card] == ENERGY and hand_card(g, p, g.box.faces[card]) == card:
                moves.add(GIVE_UP.move(g.box.faces[card]))

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        card = hand_card(g, g.players[seat], first(move))
        return 0 if card > self.before and self.can_complete(g, g.players[seat], card) else OUT_OF_ORDER

    def can_complete(self, g: Skymines, p: Player, card: i64) -> bool:
        """Are there enough cards behind this one, or equal to it?"""
        rest = self.left - 1
        for other in p.cards:
            if other != card and g.places[other] == HAND and g.box.types[other] == ENERGY:
                face = g.box.faces[other]
                if face == g.box.faces[card] or hand_card(g, p, face) > card:
                    rest -= 1
        return rest <= 0

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        facts.thing("threat", THREAT, g.threat)
        facts.number("left", self.left)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        card = hand_card(g, g.players[seat], first(move))
        remove_card(g, seat, card)
        if self.left > 1:
            g.then(GiveUp(seat, self.left - 1, card))
