"""Phase 3, 3. Discarding a die to exchange one token."""

from typing import ClassVar

from mypy_extensions import i64

from orrery.engine.facts import Facts
from orrery.engine.listing import Listing, ListingQuestion
from orrery.engine.moves import first, second
from orrery.games.astrominers.bank import earn, give_back
from orrery.games.astrominers.dice import ANYBODY
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.steps.action import Places, Placing
from orrery.games.astrominers.terms import BANK_EMPTY, KINDS, NOTHING_TO_GIVE, RESOURCE, SWAP


class Exchange(Placing):
    """Phase 3, 3. A player discards any die to exchange a token for a different one of the bank (AM-17, AM-63)."""

    def add_places(self, g: Astrominers, seat: i64, places: Places) -> None:
        places.add(self.verb, 0, ANYBODY, exchange_hindrance(g, seat))

    def placed(self, g: Astrominers, seat: i64, code: i64, thing: i64) -> None:
        g.then(Swap(seat))


def exchange_hindrance(g: Astrominers, seat: i64) -> i64:
    tokens = g.players[seat].tokens
    reason: i64 = NOTHING_TO_GIVE
    for kind in range(KINDS):
        if tokens[kind]:
            reason = BANK_EMPTY
            for other in range(KINDS):
                if other != kind and g.bank[other]:
                    return 0
    return reason


class Swap(ListingQuestion):
    """Phase 3, 3. A player exchanges one token for one of another kind from the bank."""

    must: ClassVar[bool] = True

    def listing(self, g: Astrominers, seat: i64, only_legal: bool) -> Listing:
        found = Listing(only_legal, 16)
        tokens = g.players[seat].tokens
        for kind in range(KINDS):
            for other in range(KINDS):
                if other != kind:
                    reason: i64 = 0
                    if not tokens[kind]:
                        reason = NOTHING_TO_GIVE
                    elif not g.bank[other]:
                        reason = BANK_EMPTY
                    found.add(SWAP.move(kind, other), reason)
        return found

    def reason_facts(self, g: Astrominers, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        facts.thing("resource", RESOURCE, first(move) if reason == NOTHING_TO_GIVE else second(move))

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        give_back(g, seat, first(move), 1)
        earn(g, seat, second(move), 1)
