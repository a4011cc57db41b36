"""The words of the game: kinds, verbs, reasons, streams."""

from typing import Final

from orrery.engine.moves import Kind, Verb

DICE: Final = 3
FACES: Final = 6
DISPLAY: Final = 3
PLAN_LIMIT: Final = 2
GOLD_IN_IRON: Final = 2
COINS_A_POINT: Final = 5
PACK: Final = 3  # kinds of cards in the automaton's pack at first
ORDERS: Final = 2
NOBODY: Final = -1

IRON: Final = 0
GOLD: Final = 1

CARD: Final = Kind("card")
FACE: Final = Kind("die", [str(n) for n in range(FACES + 1)])
SEAT: Final = Kind("seat", [str(n) for n in range(7)])
METAL: Final = Kind("metal", ["iron", "gold"])
NUMBER: Final = Kind("number", [str(n) for n in range(10)], things=False)
EFFECT: Final = Kind("effect", things=False)
NEED: Final = Kind("need", things=False)

REROLL: Final = Verb(0, "reroll", FACE)
DONE: Final = Verb(1, "done")
DRAW: Final = Verb(2, "draw")
TAKE: Final = Verb(3, "take", CARD)
BURY: Final = Verb(4, "bury", CARD)
PLAN: Final = Verb(5, "plan", CARD)
RAID: Final = Verb(6, "raid", SEAT)
PASS: Final = Verb(7, "pass")
YIELD: Final = Verb(8, "yield", METAL)
PARRY: Final = Verb(9, "parry", CARD)
BUILD: Final = Verb(10, "build", CARD)
DROP: Final = Verb(11, "drop", CARD)
PAY: Final = Verb(12, "pay", METAL)
SELL: Final = Verb(13, "sell", CARD, METAL)

ROLLED: Final = Verb(128, "rolled", FACE)
DREW: Final = Verb(129, "drew", CARD)
TURNED: Final = Verb(130, "turned", CARD)
EARNED: Final = Verb(131, "earned", METAL)
DEAREST: Final = Verb(132, "dearest", CARD)  # why the automaton takes a card
SHUFFLED: Final = Verb(133, "shuffled")
ORDERED: Final = Verb(134, "ordered", CARD)

VERBS: Final = [
    REROLL, DONE, DRAW, TAKE, BURY, PLAN, RAID, PASS, YIELD, PARRY, BUILD, DROP, PAY, SELL,
    ROLLED, DREW, TURNED, EARNED, DEAREST, SHUFFLED, ORDERED,
]  # fmt: skip

DECK_EMPTY: Final = 1
NO_COINS: Final = 2
TOO_DEAR: Final = 3
NOT_TO_BE_RAIDED: Final = 4
NEED_UNMET: Final = 5
REASONS: Final = ["", "deck-empty", "no-coins", "too-dear", "not-to-be-raided", "need-unmet"]

DECK_LUCK: Final = 1  # streams of chance
DICE_LUCK: Final = 2  # and one more stream for each seat
