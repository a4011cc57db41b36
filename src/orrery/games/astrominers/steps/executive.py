"""Executive Cards: a player takes one with any die, for the whole price at once, and uses it later (AM-22 to AM-26)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.facts import Facts
from orrery.engine.moves import Kind, Verb, first, second
from orrery.games.astrominers.dice import ANYBODY, use
from orrery.games.astrominers.needs import DEVELOPED, PUBLISHED, win
from orrery.games.astrominers.state import EXECUTIVE, Astrominers, Player, minus, plus
from orrery.games.astrominers.steps.action import Places, Placing, taken
from orrery.games.astrominers.steps.effects import effect_hindrance, gain, state_effect
from orrery.games.astrominers.steps.launching import begin, dock_hindrance, state_launch_reason
from orrery.games.astrominers.steps.paying import (
    DEVELOPING,
    LAUNCHING,
    NOTHING,
    PUBLISHING,
    Pay,
    price_hindrance,
    state_price,
    state_too_dear,
)
from orrery.games.astrominers.terms import (
    BULLETIN,
    CODES,
    EXPEDITION,
    EXPLORE,
    EXPLORE_FREE,
    FREE_LAUNCH,
    NOT_ON_TOP,
    PRODUCE,
    TAKEN,
    TECHNOLOGY,
    TOO_DEAR,
)

TECHNOLOGIES: Final = EXECUTIVE  # sockets of the decks
BULLETINS: Final = EXECUTIVE + 1
EXPEDITIONS: Final = EXECUTIVE + 2


def deck_hindrance(g: Astrominers, deck: list[int], socket: i64, card: i64) -> i64:
    """Each deck takes one die a round (AM-22)."""
    if is_open(g, deck, card):
        return taken(g, socket)
    return taken(g, socket) or NOT_ON_TOP


def is_open(g: Astrominers, deck: list[int], card: i64) -> bool:
    """Can this card be taken? Only the top one, or any (AM-24)."""
    return g.any_executive or deck[-1] == card


class Purchase(Placing):
    """Executive Cards. A player takes a Technology or a Bulletin for its price."""

    def __init__(self, verb: Verb, bill: i64, socket: i64, kind: Kind, deed: Verb) -> None:
        super().__init__(verb)
        self.bill = bill
        self.socket = socket
        self.kind = kind
        self.deed = deed  # what a Challenge may ask for

    def deck(self, g: Astrominers) -> list[int]:
        raise NotImplementedError

    def take(self, g: Astrominers, p: Player, card: i64) -> None:
        """The card goes from its deck to the player."""
        raise NotImplementedError

    def points(self, g: Astrominers, card: i64) -> i64:
        raise NotImplementedError

    def add_places(self, g: Astrominers, seat: i64, places: Places) -> None:
        deck = self.deck(g)
        for card in deck:
            reason = deck_hindrance(g, deck, self.socket, card)
            places.add(self.verb, card, ANYBODY, reason or price_hindrance(g, seat, self.bill, card))

    def placed(self, g: Astrominers, seat: i64, code: i64, card: i64) -> None:
        g.sockets[self.socket] = seat * CODES + code
        self.take(g, g.players[seat], card)
        win(g, seat, self.deed.move())
        g.then(Pay(seat, self.bill, card, 0, 0, NOTHING))

    def lies_on(self, g: Astrominers, thing: i64) -> i64:
        return self.socket

    def offer_facts(self, g: Astrominers, seat: i64, move: i64, facts: Facts) -> None:
        state_price(g, seat, self.bill, second(move), facts)
        facts.number("points", self.points(g, second(move)))

    def reason_facts(self, g: Astrominers, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        if reason == TOO_DEAR:
            state_too_dear(g, seat, self.bill, second(move), facts)
        elif reason == NOT_ON_TOP:
            facts.thing("top", self.kind, self.deck(g)[-1])
        else:
            super().reason_facts(g, seat, move, reason, facts)


class Develop(Purchase):
    """Executive Cards. A Technology."""

    def __init__(self, verb: Verb) -> None:
        super().__init__(verb, DEVELOPING, TECHNOLOGIES, TECHNOLOGY, DEVELOPED)

    def deck(self, g: Astrominers) -> list[int]:
        return g.technologies

    def take(self, g: Astrominers, p: Player, card: i64) -> None:
        g.technologies = minus(g.technologies, card)
        p.technologies = plus(p.technologies, card)

    def points(self, g: Astrominers, card: i64) -> i64:
        return g.box.technology_points[card]


class Publish(Purchase):
    """Executive Cards. A Bulletin."""

    def __init__(self, verb: Verb) -> None:
        super().__init__(verb, PUBLISHING, BULLETINS, BULLETIN, PUBLISHED)

    def deck(self, g: Astrominers) -> list[int]:
        return g.bulletins

    def take(self, g: Astrominers, p: Player, card: i64) -> None:
        g.bulletins = minus(g.bulletins, card)
        p.bulletins = plus(p.bulletins, card)

    def points(self, g: Astrominers, card: i64) -> i64:
        return g.box.bulletin_points[card]


class Explore(Placing):
    """Executive Cards. A player launches an Expedition like a Mission, for its price or by an effect."""

    def add_places(self, g: Astrominers, seat: i64, places: Places) -> None:
        has_effect = g.players[seat].effects[FREE_LAUNCH] > 0
        docks = dock_hindrance(g, seat)
        for card in g.expeditions:
            reason = deck_hindrance(g, g.expeditions, EXPEDITIONS, card) or docks
            id = card - g.box.missions
            places.add(EXPLORE, id, ANYBODY, reason or price_hindrance(g, seat, LAUNCHING, card))
            if has_effect:
                places.add(EXPLORE_FREE, id, ANYBODY, reason)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        use(g.players[seat], first(move))
        g.sockets[EXPEDITIONS] = seat * CODES + first(move)
        card = second(move) + g.box.missions
        g.expeditions = minus(g.expeditions, card)
        begin(g, seat, card, EXPLORE_FREE.is_(move))

    def lies_on(self, g: Astrominers, thing: i64) -> i64:
        return EXPEDITIONS

    def offer_facts(self, g: Astrominers, seat: i64, move: i64, facts: Facts) -> None:
        if EXPLORE.is_(move):
            state_price(g, seat, LAUNCHING, second(move) + g.box.missions, facts)

    def reason_facts(self, g: Astrominers, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        if reason == NOT_ON_TOP:
            facts.thing("top", EXPEDITION, g.expeditions[-1] - g.box.missions)
        elif reason == TAKEN:
            super().reason_facts(g, seat, move, reason, facts)
        else:
            state_launch_reason(g, seat, second(move) + g.box.missions, reason, facts)


class Use(Placing):
    """Executive Cards. A die on one's own Technology or Bulletin has its effect, once a round (AM-16, AM-26)."""

    def cards(self, p: Player) -> list[int]:
        return p.technologies if self.verb.code == PRODUCE.code else p.bulletins

    def socket(self, g: Astrominers, card: i64) -> i64:
        """The number of the card among all such cards."""
        return card if self.verb.code == PRODUCE.code else len(g.box.technology_points) + card

    def add_places(self, g: Astrominers, seat: i64, places: Places) -> None:
        p = g.players[seat]
        for card in self.cards(p):
            socket = self.socket(g, card)
            reason: i64 = TAKEN
            if socket not in p.busy:
                reason = effect_hindrance(g, g.box.executive_effects[socket])
            places.add(self.verb, card, ANYBODY, reason)

    def placed(self, g: Astrominers, seat: i64, code: i64, card: i64) -> None:
        p = g.players[seat]
        p.busy = plus(p.busy, self.socket(g, card))
        gain(g, seat, g.box.executive_effects[self.socket(g, card)])

    def offer_facts(self, g: Astrominers, seat: i64, move: i64, facts: Facts) -> None:
        state_effect(g, g.box.executive_effects[self.socket(g, second(move))], facts)
