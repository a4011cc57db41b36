"""Phase 2; Orders; Challenges. Changing dice before an action, as often as one can and likes (AM-03, AM-07)."""

from mypy_extensions import i64

from orrery.engine.moves import first, second
from orrery.games.astrominers.dice import ANYBODY, has_face
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.steps.action import Action, Places, Placing
from orrery.games.astrominers.steps.listing import Listing
from orrery.games.astrominers.steps.rolling import ChangeDice, RollAgain, turn_die
from orrery.games.astrominers.terms import (
    GEOLOGIST,
    LAST_DIE,
    MINER,
    MINERS,
    NO_SUCH_FACE,
    RETRAIN_MINER,
    RETRAIN_SUBROUTINE,
    SIDES,
    SPECIALIST,
    SUBROUTINE,
    SUBROUTINES,
    SURVEYOR,
)


class Discard(Placing):
    """Phase 2. A die is discarded to change others; with one die left there is none to change (AM-04)."""

    def add_places(self, g: Astrominers, seat: i64, places: Places) -> None:
        reason: i64 = LAST_DIE
        if g.players[seat].dice() > 1:
            reason = 0
        places.add(self.verb, 0, ANYBODY, reason)

    def placed(self, g: Astrominers, seat: i64, code: i64, thing: i64) -> None:
        g.then(ChangeDice(seat))


class Retrain(Action):
    """Orders: bonus effects. A die is turned to another face that it has (AM-05)."""

    def add_moves(self, g: Astrominers, seat: i64, code: i64, found: Listing) -> None:
        effects = g.players[seat].effects
        if g.doubles:  # edition pl1: from the single symbol to the double one
            if effects[RETRAIN_MINER] and code % SIDES == MINER:
                self.add(g, code, MINERS, found)
            if effects[RETRAIN_SUBROUTINE] and code % SIDES == SUBROUTINE:
                self.add(g, code, SUBROUTINES, found)
        else:
            if effects[RETRAIN_MINER]:
                self.add(g, code, MINER, found)
            if effects[RETRAIN_SUBROUTINE]:
                self.add(g, code, SUBROUTINE, found)
        if effects[SPECIALIST]:
            self.add(g, code, SURVEYOR, found)
            self.add(g, code, GEOLOGIST, found)

    def add(self, g: Astrominers, code: i64, face: i64, found: Listing) -> None:
        if face != code % SIDES:
            found.add(self.verb.move(code, face), 0 if has_face(g, code, face) else NO_SUCH_FACE)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        g.players[seat].effects[effect_for(second(move))] -= 1
        turn_die(g, seat, first(move), second(move))


def effect_for(face: i64) -> i64:
    """Which effect of an Order turns a die to this face."""
    if face in (MINER, MINERS):
        return RETRAIN_MINER
    return RETRAIN_SUBROUTINE if face in (SUBROUTINE, SUBROUTINES) else SPECIALIST


class Rally(Action):
    """Challenge Cards. Any number of dice are rolled again."""

    def add_moves(self, g: Astrominers, seat: i64, code: i64, found: Listing) -> None:
        p = g.players[seat]
        if p.rerolls and p.dice():
            found.add(self.verb.move(), 0)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        g.players[seat].rerolls -= 1
        g.then(RollAgain(seat, ()))
