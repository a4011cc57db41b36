"""Phase 2; Orders; Challenges. Changing dice before an action, as often as a player likes (AM-03, AM-07)."""

from mypy_extensions import i64

from orrery.engine.listing import Listing
from orrery.games.astrominers.dice import ANYBODY
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.steps.action import Action, Places, Placing
from orrery.games.astrominers.steps.rolling import ChangeDice, RollAgain
from orrery.games.astrominers.terms import LAST_DIE


class Discard(Placing):
    """Phase 2. A player discards a die to change others; with a single die there is none to change (AM-04)."""

    def add_places(self, g: Astrominers, seat: i64, places: Places) -> None:
        reason: i64 = LAST_DIE
        if g.players[seat].dice() > 1:
            reason = 0
        places.add(self.verb, 0, ANYBODY, reason)

    def placed(self, g: Astrominers, seat: i64, code: i64, thing: i64) -> None:
        g.then(ChangeDice(seat))


class Rally(Action):
    """Challenge Cards. A player rolls any number of dice again."""

    def add_moves(self, g: Astrominers, seat: i64, code: i64, found: Listing) -> None:
        p = g.players[seat]
        if p.rerolls and p.dice():
            found.add(self.verb.move(), 0)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        g.players[seat].rerolls -= 1
        g.then(RollAgain(seat, ()))
