"""Requirements of Achievements and Challenges: words of the content files. Only this file tests them.

A player who is the first to meet the requirement of a Challenge takes it at once (AM-50).
"""

from typing import Final

from mypy_extensions import i64

from orrery.engine.moves import Verb, first, second, verb_code
from orrery.games.astrominers.dice import all_docked, total
from orrery.games.astrominers.docks import is_mission
from orrery.games.astrominers.state import Astrominers, Player, minus, plus
from orrery.games.astrominers.terms import ASTEROID, DOCKS, EMPTY, FEW, JOKER, LABOUR, STANDARD, WON

COMPLETED_TYPE: Final = Verb(0, "completed", ASTEROID, FEW)
DOCKED: Final = Verb(1, "docked", FEW)  # Missions at the same time
ALL_DICE: Final = Verb(2, "all-dice")
ALONE: Final = Verb(3, "alone")
ROUNDS_TAKEN: Final = Verb(4, "rounds", FEW)
EXPLORED: Final = Verb(5, "expedition")
PUBLISHED: Final = Verb(6, "bulletin")
DEVELOPED: Final = Verb(7, "technology")
HONOURED: Final = Verb(8, "achievement")
ORDERED: Final = Verb(9, "orders", FEW)  # in one round
NEEDS: Final = [
    COMPLETED_TYPE, DOCKED, ALL_DICE, ALONE, ROUNDS_TAKEN, EXPLORED, PUBLISHED, DEVELOPED, HONOURED, ORDERED,
]  # fmt: skip
GIVEN_NEEDS: Final = [COMPLETED_TYPE]  # words for Achievements: cards are given for them


def of_type(g: Astrominers, p: Player, asteroid: i64) -> i64:
    """How many completed cards of an asteroid a player has."""
    n: i64 = 0
    for card in p.completed:
        if g.box.types[card] == asteroid:
            n += 1
    return n


def has_types(g: Astrominers, p: Player, achievement: i64) -> bool:
    """Are there enough completed cards of each type? Expeditions count as any type."""
    types = g.box.achievement_types
    at = achievement * JOKER
    if types[at] + types[at + 1] + types[at + 2] > len(p.completed):
        return False
    missing: i64 = 0
    for asteroid in range(JOKER):
        wanted = types[at + asteroid] - of_type(g, p, asteroid)
        missing += max(wanted, 0)
    return missing <= of_type(g, p, JOKER)


def meets(deed: i64, need: i64) -> bool:
    """Does this deed meet the requirement? A higher number meets it too, except for rounds (AM-53)."""
    if verb_code(deed) != verb_code(need):
        return False
    if COMPLETED_TYPE.is_(need):
        return first(deed) == first(need) and second(deed) >= second(need)
    return deed == need if ROUNDS_TAKEN.is_(need) else first(deed) >= first(need)


def win(g: Astrominers, seat: i64, deed: i64) -> None:
    """`seat` has done this, in words of requirements. It takes the Challenges whose requirement this meets."""
    needs = g.box.challenge_needs
    for challenge in g.challenges:
        if meets(deed, needs[challenge]):
            g.challenges = minus(g.challenges, challenge)
            g.players[seat].challenges = plus(g.players[seat].challenges, challenge)
            g.players[seat].rerolls += 1
            g.note(seat, WON.move(challenge))


def check_docks(g: Astrominers, seat: i64) -> None:
    """Check the docks: Missions (not Expeditions, AM-66), and all dice of a player (AM-52)."""
    if not g.challenges:
        return
    missions: i64 = 0
    for dock in range(DOCKS):
        if g.cards[dock] != EMPTY and g.owners[dock] == seat and is_mission(g, g.cards[dock]):
            missions += 1
    win(g, seat, DOCKED.move(missions))
    if g.players[seat].dice() == 0 and all_docked(g, seat) == total(g, STANDARD) + total(g, LABOUR):
        win(g, seat, ALL_DICE.move())


def check_mission(g: Astrominers, seat: i64, mission: i64, is_alone: bool, rounds: i64) -> None:
    """A Mission was completed: check own dice only, and the number of rounds."""
    asteroid = g.box.types[mission]
    win(g, seat, COMPLETED_TYPE.move(asteroid, of_type(g, g.players[seat], asteroid)))
    if is_alone:
        win(g, seat, ALONE.move())
    win(g, seat, ROUNDS_TAKEN.move(rounds))
