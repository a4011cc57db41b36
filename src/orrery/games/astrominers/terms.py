"""The words of the game: kinds, verbs, reasons, streams."""

from typing import Final

from orrery.engine.moves import Kind, Verb

ROUNDS: Final = 8
DISPLAY: Final = 4  # open cards of each deck
BARGES: Final = 2  # of each player
ACHIEVEMENTS: Final = 3  # open places
EXTRA_CHALLENGES: Final = 5  # besides one for each player
EMPTY: Final = -1

# Resources, in the order of the round track.
RESOURCES: Final = ["plasteel", "water", "xenon", "gold", "tungsten", "nickel", "palladium"]
KINDS: Final = 7
COLUMNS: Final = 8  # of a cost or a reward: one for each resource, and one for any resource
MIXED: Final = 4  # tokens of any kind for one that is missing
BASICS: Final = 3  # the first three

# Faces of dice, and kinds of dice.
FACES: Final = ["surveyor", "geologist", "miner", "subroutine", "miners", "subroutines"]
SURVEYOR: Final = 0
GEOLOGIST: Final = 1
MINER: Final = 2
SUBROUTINE: Final = 3
MINERS: Final = 4  # two of them on one die
SUBROUTINES: Final = 5
SIDES: Final = 6
STANDARD: Final = 0
LABOUR: Final = 1  # only miners and subroutines
CODES: Final = 12  # a die's kind * SIDES + its face

# What a socket takes.
WORKERS: Final = ["surveyor", "geologist", "miner", "subroutine", "either", "any"]
EITHER: Final = 4  # miner or subroutine
ANY: Final = 5

# Types of asteroids.
TYPES: Final = ["S", "C", "M"]
JOKER: Final = 3  # an expedition

# Effects that are kept until they are used once.
SPECIALIST: Final = 0
RETRAIN_SUBROUTINE: Final = 1
RETRAIN_MINER: Final = 2
REDUCTION: Final = 3
FREE_LAUNCH: Final = 4
EXTRA_ORDER: Final = 5
KEPT_EFFECTS: Final = 6

EDITIONS: Final = ["en", "pl1", "pl2"]

# Sockets of the board.
AREA: Final = 4  # sockets of a basic area at most
CREW: Final = 8  # sockets of a card at most
DOCKS: Final = 7  # at most
ROW: Final = 7  # sockets of Assignments and of the Refinery at most

DIE: Final = Kind("die", [*FACES, *[f"labour-{face}" for face in FACES]])
FACE: Final = Kind("face", FACES, things=False)
SOCKET: Final = Kind("socket", [f"{name}-{i + 1}" for name in RESOURCES[:BASICS] for i in range(AREA)])
BERTH: Final = Kind("berth", [f"{dock + 1}{letter}" for dock in range(DOCKS) for letter in "abcdefgh"])
DOCK: Final = Kind("dock", [str(dock + 1) for dock in range(DOCKS)])
RESOURCE: Final = Kind("resource", RESOURCES)
PRICED: Final = Kind("resource", [*RESOURCES, "any"], things=False)
TAKES: Final = Kind("takes", WORKERS, things=False)
TYPE: Final = Kind("type", [*TYPES, "any"], things=False)
ASTEROID: Final = Kind("asteroid", TYPES, things=False)
CARDS: Final = Kind("cards", ["mission", "order", "either"], things=False)
EFFECT: Final = Kind("effect", things=False)
OFFICE: Final = Kind("place", ["assignments", "refinery"], things=False)
MISSION: Final = Kind("mission")
ORDER: Final = Kind("order")
EXPEDITION: Final = Kind("expedition")
TECHNOLOGY: Final = Kind("technology")
BULLETIN: Final = Kind("bulletin")
ACHIEVEMENT: Final = Kind("achievement")
CHALLENGE: Final = Kind("challenge")
NUMBER: Final = Kind("number", [str(n) for n in range(100)], things=False)
FEW: Final = Kind("number", [str(n) for n in range(10)], things=False)
ROUND: Final = Kind("round", [str(n) for n in range(ROUNDS + 1)], things=False)

REROLL: Final = Verb(0, "reroll", DIE)
DONE: Final = Verb(1, "done")
GATHER: Final = Verb(2, "gather", DIE, SOCKET)
ASSIGN: Final = Verb(3, "assign", DIE)
REFINE: Final = Verb(4, "refine", DIE)
JOIN: Final = Verb(5, "join", DIE, BERTH)
LEAD: Final = Verb(6, "lead", DIE)
ACHIEVE: Final = Verb(7, "achieve", DIE, ACHIEVEMENT)
DEVELOP: Final = Verb(8, "develop", DIE, TECHNOLOGY)
PUBLISH: Final = Verb(9, "publish", DIE, BULLETIN)
EXPLORE: Final = Verb(10, "explore", DIE, EXPEDITION)
EXPLORE_FREE: Final = Verb(11, "explore-free", DIE, EXPEDITION)
PRODUCE: Final = Verb(12, "produce", DIE, TECHNOLOGY)
CONSULT: Final = Verb(13, "consult", DIE, BULLETIN)
LAUNCH: Final = Verb(14, "launch", MISSION)
LAUNCH_FREE: Final = Verb(15, "launch-free", MISSION)
EXCHANGE: Final = Verb(16, "exchange", DIE)
SWAP: Final = Verb(17, "swap", RESOURCE, RESOURCE)
DISCARD: Final = Verb(18, "discard", DIE)
TURN: Final = Verb(19, "turn", DIE, FACE)
RETRAIN: Final = Verb(20, "retrain", DIE, FACE)
AGAIN: Final = Verb(21, "again")
RALLY: Final = Verb(22, "rally")
PASS: Final = Verb(23, "pass")
TAKE_MISSION: Final = Verb(24, "take-mission", MISSION)
DRAW_MISSION: Final = Verb(25, "draw-mission")
TAKE_ORDER: Final = Verb(26, "take-order", ORDER)
DRAW_ORDER: Final = Verb(27, "draw-order")
PAY: Final = Verb(28, "pay", RESOURCE)
REDUCE: Final = Verb(29, "reduce")
CHOOSE: Final = Verb(30, "choose", RESOURCE)
SETTLE: Final = Verb(31, "settle", DOCK)
BUY: Final = Verb(32, "buy", ORDER)
DROP_MISSION: Final = Verb(33, "drop-mission", MISSION)
DROP_ORDER: Final = Verb(34, "drop-order", ORDER)
GIVE_MISSION: Final = Verb(35, "give-mission", MISSION)
GIVE_EXPEDITION: Final = Verb(36, "give-expedition", EXPEDITION)

BEGAN: Final = Verb(128, "began", ROUND)
ROLLED: Final = Verb(129, "rolled", DIE)
EARNED: Final = Verb(130, "earned", RESOURCE, NUMBER)
LOST: Final = Verb(131, "lost", RESOURCE, NUMBER)  # the bank had no more
BONUS: Final = Verb(132, "bonus", NUMBER)  # dice in the docks
COMPLETED: Final = Verb(133, "completed", MISSION)
EXPLORED_EVENT: Final = Verb(134, "explored", EXPEDITION)
SLID: Final = Verb(135, "slid", MISSION)
DRIFTED: Final = Verb(136, "drifted", EXPEDITION)
FAILED: Final = Verb(137, "failed", MISSION)
ABANDONED: Final = Verb(138, "abandoned", EXPEDITION)
WON: Final = Verb(139, "won", CHALLENGE)
SHOWN_MISSION: Final = Verb(140, "shown-mission", MISSION)
SHOWN_ORDER: Final = Verb(141, "shown-order", ORDER)
SHOWN_ACHIEVEMENT: Final = Verb(142, "shown-achievement", ACHIEVEMENT)
DREW_MISSION: Final = Verb(143, "drew-mission", MISSION)
DREW_ORDER: Final = Verb(144, "drew-order", ORDER)
IDLE: Final = Verb(145, "idle")
ENDED: Final = Verb(146, "ended", ROUND)

VERBS: Final = [
    REROLL, DONE, GATHER, ASSIGN, REFINE, JOIN, LEAD, ACHIEVE, DEVELOP, PUBLISH, EXPLORE, EXPLORE_FREE, PRODUCE,
    CONSULT, LAUNCH, LAUNCH_FREE, EXCHANGE, SWAP, DISCARD, TURN, RETRAIN, AGAIN, RALLY, PASS, TAKE_MISSION,
    DRAW_MISSION, TAKE_ORDER, DRAW_ORDER, PAY, REDUCE, CHOOSE, SETTLE, BUY, DROP_MISSION, DROP_ORDER, GIVE_MISSION,
    GIVE_EXPEDITION, BEGAN, ROLLED, EARNED, LOST, BONUS, COMPLETED, EXPLORED_EVENT, SLID, DRIFTED, FAILED, ABANDONED,
    WON, SHOWN_MISSION, SHOWN_ORDER, SHOWN_ACHIEVEMENT, DREW_MISSION, DREW_ORDER, IDLE, ENDED,
]  # fmt: skip

TAKEN: Final = 1
WRONG_WORKER: Final = 2
NO_CARDS: Final = 3
TOO_DEAR: Final = 4
NO_DOCK: Final = 5
NO_BARGE: Final = 6
TYPES_MISSING: Final = 7
LAST_DIE: Final = 8
NO_SUCH_FACE: Final = 9
NOT_ON_TOP: Final = 10
BANK_EMPTY: Final = 11
NOTHING_TO_GIVE: Final = 12
NO_CARD_TO_DROP: Final = 13
REASONS: Final = [
    "", "taken", "wrong-worker", "no-cards", "too-dear", "no-dock", "no-barge", "types-missing", "last-die",
    "no-such-face", "not-on-top", "bank-empty", "nothing-to-give", "no-card-to-drop",
]  # fmt: skip

MISSION_LUCK: Final = 1  # streams of chance
ORDER_LUCK: Final = 2
MINI_LUCK: Final = 3  # achievements, executive decks, exchange card, challenges
FIRST_LUCK: Final = 4
TRACK_LUCK: Final = 5
DICE_LUCK: Final = 8  # and one more stream for each seat: one hash starts them all
