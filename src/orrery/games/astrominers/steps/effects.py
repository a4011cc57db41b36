"""Effects of cards: words of the content files. Only this file carries them out.

Some effects are kept and counted until they are used: in a payment, at a launch, in phase 5, or to turn a die. The
others happen at once.
"""

from typing import Final

from mypy_extensions import i64

from orrery.engine.facts import Facts
from orrery.engine.listing import Listing
from orrery.engine.moves import Verb, first, second, verb_code
from orrery.games.astrominers.bank import earn
from orrery.games.astrominers.dice import has_face
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.steps.action import Action
from orrery.games.astrominers.steps.rolling import turn_die
from orrery.games.astrominers.steps.taking import TakeCard, can_take
from orrery.games.astrominers.terms import (
    CARDS,
    EFFECT,
    EXTRA_ORDER,
    FEW,
    FREE_LAUNCH,
    GEOLOGIST,
    KEPT_EFFECTS,
    MINER,
    MINERS,
    NO_CARDS,
    NO_SUCH_FACE,
    REDUCTION,
    RESOURCE,
    RETRAIN_MINER,
    RETRAIN_SUBROUTINE,
    SIDES,
    SPECIALIST,
    SUBROUTINE,
    SUBROUTINES,
    SURVEYOR,
)

EARN: Final = Verb(KEPT_EFFECTS, "earn", RESOURCE, FEW)
TAKE: Final = Verb(KEPT_EFFECTS + 1, "take", CARDS)
EFFECTS: Final = [
    Verb(SPECIALIST, "specialist"),
    Verb(RETRAIN_SUBROUTINE, "subroutine"),
    Verb(RETRAIN_MINER, "miner"),
    Verb(REDUCTION, "reduction"),
    Verb(FREE_LAUNCH, "free-launch"),
    Verb(EXTRA_ORDER, "extra-order"),
    EARN,
    TAKE,
]
DOUBLE_SUBROUTINE: Final = Verb(100, "subroutine-double")  # on no card: edition pl1 means these (rows 1, 2)
DOUBLE_MINER: Final = Verb(101, "miner-double")
EFFECT_WORDS: Final = [*EFFECTS, DOUBLE_SUBROUTINE, DOUBLE_MINER]


def gain(g: Astrominers, seat: i64, effect: i64) -> None:
    """Carry out an effect for a seat."""
    if EARN.is_(effect):
        earn(g, seat, first(effect), second(effect))
    elif TAKE.is_(effect):
        g.then(TakeCard(seat, kinds_taken(effect)))
    else:
        g.players[seat].effects[verb_code(effect)] += 1


def effect_hindrance(g: Astrominers, effect: i64) -> i64:
    """The reason why a die cannot be used for this effect now (AM-26)."""
    if TAKE.is_(effect) and not can_take(g, kinds_taken(effect)):
        return NO_CARDS
    return 0


def kinds_taken(effect: i64) -> i64:
    """Missions, Orders or both, as bits."""
    return first(effect) + 1


def state_effect(g: Astrominers, effect: i64, facts: Facts) -> None:
    """State what a move brings, as the edition of this table means it."""
    if g.doubles and effect == RETRAIN_MINER:
        effect = DOUBLE_MINER.move()
    elif g.doubles and effect == RETRAIN_SUBROUTINE:
        effect = DOUBLE_SUBROUTINE.move()
    facts.phrase("gain", EFFECT, g.box.effect_words, effect)


class Retrain(Action):
    """Orders: bonus effects. A player turns a die to another face that it has (AM-05)."""

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
    """The effect of an Order that turns a die to this face."""
    if face in (MINER, MINERS):
        return RETRAIN_MINER
    return RETRAIN_SUBROUTINE if face in (SUBROUTINE, SUBROUTINES) else SPECIALIST
