"""RB p10. The planning phase: everybody chooses cards in secret, and all are shown together."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.agenda import Together
from orrery.engine.moves import Moves, first, second
from orrery.games.skymines.area import hand_card, lay, recount
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.terms import (
    DONE,
    EMPTY,
    HAND,
    LEFT_SLOT,
    MIDDLE,
    PLAN_AT,
    PLAN_CARD,
    REVEALED,
    RIGHT_SLOT,
    SHARE,
    SLOTS,
)


def open_slots(g: Skymines, p: Player) -> i64:
    """SK-57. The slots that are on, as bits: three, and one more for each mark that a marker has reached."""
    slots: i64 = 0b01110
    if p.tank >= g.box.tank_slot:
        slots |= 1 << LEFT_SLOT
    if p.upload >= g.box.research_slot:
        slots |= 1 << RIGHT_SLOT
    return slots


def slots_on(g: Skymines, p: Player) -> i64:
    """How many slots are on."""
    number: i64 = MIDDLE
    if p.tank >= g.box.tank_slot:
        number += 1
    return number + 1 if p.upload >= g.box.research_slot else number


class Planning(Together):
    """RB p10, SK-06. Everybody puts up to as many cards into the area as slots are on.

    Cards are named in their order, with linked slots in the order of the slots (RB p23), so that each plan can be
    named in one way only.
    """

    always_ask: ClassVar[bool] = True
    secret: ClassVar[bool] = True
    form: ClassVar[str] = "set"

    def takes_part(self, g: Skymines, seat: i64) -> bool:
        return seat < g.people

    def least(self, g: Skymines, seat: i64) -> int:
        return 0

    def most(self, g: Skymines, seat: i64) -> int:
        return slots_on(g, g.players[seat])

    def complete(self, g: Skymines, seat: i64) -> bool:
        answer = g.answers[seat]
        return len(answer) > 0 and (DONE.is_(answer[-1]) or len(answer) == slots_on(g, g.players[seat]))

    def legal(self, g: Skymines, seat: i64) -> vec[i64]:
        moves = Moves(24)
        self.candidates(g, seat, moves)
        return moves.row

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        if g.linked:
            self.add_by_slot(g, seat, moves)
        else:
            p = g.players[seat]
            for card in p.cards:
                if is_choice(g, p, card) and self.may_follow(g, p, g.answers[seat], g.box.faces[card]):
                    moves.add(PLAN_CARD.move(g.box.faces[card]))
        moves.add(DONE.move())

    def may_follow(self, g: Skymines, p: Player, answer: list[int], face: i64) -> bool:
        """Is the card behind those named before, or another one like the last of them?"""
        if not answer:
            return True
        before = first(answer[-1])
        return place_of(g, p, face) > place_of(g, p, before) or (
            face == before and has_another(g, p, face, named(answer, face))
        )

    def add_by_slot(self, g: Skymines, seat: i64, moves: Moves) -> None:
        """The cards that are still in the hand, for each slot behind the last one."""
        p = g.players[seat]
        answer = g.answers[seat]
        start = second(answer[-1]) + 1 if answer else 0
        for slot in range(start, SLOTS):
            if open_slots(g, p) >> slot & 1:
                for card in p.cards:
                    face = g.box.faces[card]
                    if is_choice(g, p, card) and has_another(g, p, face, named(answer, face)):
                        moves.add(PLAN_AT.move(face, slot))

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        if DONE.is_(move):
            return
        p = g.players[seat]
        slot = second(move) if PLAN_AT.is_(move) else next_slot(g, p)
        lay(g, p, hand_card(g, p, first(move)), slot)
        g.note(seat, REVEALED.move(first(move)))

    def run(self, g: Skymines) -> None:
        for seat in range(g.people):
            recount(g, g.players[seat])


def is_choice(g: Skymines, p: Player, card: i64) -> bool:
    """Is this a card of the hand that can be used, the first of those with its face?"""
    return g.box.types[card] != SHARE and hand_card(g, p, g.box.faces[card]) == card


def place_of(g: Skymines, p: Player, face: i64) -> i64:
    """Where a card comes among the cards of a player."""
    for i in range(len(p.cards)):
        if g.box.faces[p.cards[i]] == face:
            return i
    return EMPTY


def named(answer: list[int], face: i64) -> i64:
    """How many cards with this face an answer has."""
    n: i64 = 0
    for move in answer:
        if first(move) == face and not DONE.is_(move):
            n += 1
    return n


def has_another(g: Skymines, p: Player, face: i64, number: i64) -> bool:
    """Are there more than this many cards with this face in the hand?"""
    found: i64 = 0
    for card in p.cards:
        if g.box.faces[card] == face and g.places[card] == HAND:
            found += 1
    return found > number


def next_slot(g: Skymines, p: Player) -> i64:
    """The first free slot that is on. Without linked slots only the set of cards matters."""
    slots = open_slots(g, p)
    for slot in range(SLOTS):
        if slots >> slot & 1 and p.area[slot] == EMPTY:
            return slot
    return EMPTY
