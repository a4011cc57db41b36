"""RB p17, p22. Cards that are sold from the hand, and cards that are bought with coins."""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.facts import Facts
from orrery.engine.listing import Listing, ListingQuestion
from orrery.engine.moves import Moves, first
from orrery.games.skymines.area import hand_card
from orrery.games.skymines.coins import earn, fill_tank, pay
from orrery.games.skymines.market import get_card, price, remove_card
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.terms import (
    BUY_WITH_COINS,
    CARD,
    DISPLAY,
    EMPTY,
    HAND,
    NO_CARD,
    SELL_CARD,
    SHARE,
    TOO_DEAR,
)

ANY_CARD: Final = -1


def has_hand_card(g: Skymines, p: Player, kind: i64) -> bool:
    """Is there a card of this type to remove? Shares stay until the end (SK-25)."""
    for card in p.cards:
        if g.places[card] == HAND and may_remove(g, card, kind):
            return True
    return False


def may_remove(g: Skymines, card: i64, kind: i64) -> bool:
    return g.box.types[card] == kind or (kind == ANY_CARD and g.box.types[card] != SHARE)


def add_hand_cards(g: Skymines, p: Player, kind: i64, moves: Moves) -> None:
    """The cards of this type to remove, equal ones once."""
    for card in p.cards:
        face = g.box.faces[card]
        if may_remove(g, card, kind) and hand_card(g, p, face) == card:
            moves.add(SELL_CARD.move(face))


class SellCard(Question):
    """RB p17, p22, SK-25. The player removes a card of the hand for its printed cost and some coins more."""

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, kind: i64, more: i64) -> None:
        super().__init__(seat)
        self.kind = kind
        self.more = more

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        add_hand_cards(g, g.players[seat], self.kind, moves)

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        facts.number("coins", g.box.costs[hand_card(g, g.players[seat], first(move))] + self.more)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        card = hand_card(g, g.players[seat], first(move))
        remove_card(g, seat, card)
        earn(g, seat, g.box.costs[card] + self.more)


def coin_price(g: Skymines, p: Player, space: i64, off: i64) -> i64:
    return max(0, price(g, p, space, 0) - off)


def can_purchase(g: Skymines, p: Player, cost: i64, off: i64) -> bool:
    """Can the player buy some card after paying for the space?"""
    for space in range(DISPLAY):
        if g.display[space] != EMPTY and coin_price(g, p, space, off) <= p.coins - cost:
            return True
    return False


class PurchaseCard(ListingQuestion):
    """RB p17, p22, SK-80. The player buys a card of the display with coins; then the tank may fill."""

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, off: i64, tank: i64) -> None:
        super().__init__(seat)
        self.off = off
        self.tank = tank

    def listing(self, g: Skymines, seat: i64, only_legal: bool) -> Listing:
        found = Listing(only_legal, DISPLAY)
        p = g.players[seat]
        for space in range(DISPLAY):
            if g.display[space] == EMPTY:
                found.add(BUY_WITH_COINS.move(space), NO_CARD)
            else:
                is_cheap = coin_price(g, p, space, self.off) <= p.coins
                found.add(BUY_WITH_COINS.move(space), 0 if is_cheap else TOO_DEAR)
        return found

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        facts.thing("card", CARD, g.box.faces[g.display[first(move)]])
        facts.number("price", coin_price(g, g.players[seat], first(move), self.off))

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        if reason == TOO_DEAR:
            facts.thing("card", CARD, g.box.faces[g.display[first(move)]])
            facts.number("coins", coin_price(g, g.players[seat], first(move), self.off))
            facts.number("have", g.players[seat].coins)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        pay(g, seat, coin_price(g, g.players[seat], first(move), self.off))
        get_card(g, seat, first(move))
        fill_tank(g, seat, self.tank)
