"""Who knows what. Hidden cards come to light only through `draw` and `turn_up`, dice through `roll`.

To know is to remember perfectly all one was ever shown: the marks of the piles keep it. `imagine` deals all that a
seat cannot know anew.
"""

from typing import Final, TypeVar

from mypy_extensions import i64

from orrery.engine.agenda import State, Together, reopen
from orrery.engine.chance import Chance
from orrery.engine.journal import ONLOOKER
from orrery.engine.piles import MEMBER, MIX, PART, SEAL, Pile, belong

IMAGINED: Final = 1 << 255  # keeps imagined luck apart from every true seed
OWN_STREAM: Final = 0  # the kernel's stream of chance; games number theirs from 1

S = TypeVar("S", bound=State)


def roll(g: State, stream: i64, faces: i64) -> i64:
    """A die: 1 to `faces`, seen by all."""
    g.secrets += 1
    return g.chance.below(stream, faces) + 1


def draw(g: State, source: Pile, hand: Pile) -> i64:
    """The top card goes into a hand; its owner sees it."""
    i = len(source.cards) - 1
    card = source.cards[i]
    if not is_certain(g, source, i, hand.owner):
        g.secrets += 1
    hand.put(card, source.take(i) | 1 << hand.owner)
    return card


def turn_up(g: State, source: Pile, i: i64 = -1) -> i64:
    """A card, the top one if not said otherwise, leaves its pile and lies open. What the onlooker knows, all know."""
    if i < 0:
        i = len(source.cards) - 1
    card = source.cards[i]
    if not is_certain(g, source, i, ONLOOKER):
        g.secrets += 1
    source.take(i)
    return card


def seal(g: State, hand: Pile, plan: Pile, cards: list[int]) -> None:
    """Cards from a hand go into an empty plan, face down: their owner knows them, the others only how many."""
    if plan.cards:
        raise ValueError("one plan at a time")
    for card in cards:
        plan.put(card, hand.take(hand.find(card)))
    g.mixes += 1
    for pile in (hand, plan):
        for i in range(len(pile.marks)):
            pile.marks[i] = pile.marks[i] & ((1 << SEAL) - 1) | g.mixes << SEAL


def shuffle(g: State, pile: Pile, stream: i64) -> None:
    """Shuffle a pile of cards that were all dealt or seen before. Who knew some still knows that they are among them."""
    order = list(range(len(pile.cards)))
    g.chance.shuffle(stream, order)
    g.mixes += 1
    cards: list[int] = []
    marks: list[int] = []
    for i in order:
        mark = pile.marks[i]
        if mark >> MIX:
            raise ValueError("cards of an older mix must be turned up before they are shuffled again")
        cards.append(pile.cards[i])
        marks.append(mark << MEMBER | g.mixes << MIX)
    pile.cards = cards
    pile.marks = marks


def is_certain(g: State, pile: Pile, i: i64, seat: i64) -> bool:
    """Could `seat` name this card before it is shown?"""
    card = pile.cards[i]
    mark = pile.marks[i]
    sealed = mark >> SEAL
    if sealed == 0 or pile.owner == seat:
        return is_face_certain(g, pile.back, card, mark, seat)
    for other in g.hidden():
        for j in range(len(other.cards)):
            if belong(other, other.marks[j], seat, 0, sealed) and not (
                other.cards[j] == card and is_face_certain(g, other.back, card, other.marks[j], seat)
            ):
                return False
    return True


def is_face_certain(g: State, back: i64, card: i64, mark: i64, seat: i64) -> bool:
    """Are all faces that a card with this mark may show to `seat` the same?"""
    if mark >> seat & 1:
        return True
    mix = mark >> MIX & PART
    pool = mix == 0  # may it be any card that the seat has never seen?
    piles = g.hidden()
    if mix:
        for pile in piles:
            for i in range(len(pile.cards)):
                if belong(pile, pile.marks[i], seat, mix, 0):
                    if pile.cards[i] != card:
                        return False
                    pool = pool or pile.marks[i] >> (MEMBER + seat) & 1 == 0
    if pool:
        for pile in piles:
            if pile.back == back:
                for i in range(len(pile.cards)):
                    if pile.cards[i] != card and belong(pile, pile.marks[i], seat, 0, 0):
                        return False
    return True


def imagine(g: S, seat: i64, seed: int) -> S:
    """A table that looks the same to `seat`: all that it cannot know is dealt anew, and all luck to come is other luck."""
    h: S = g.clone()
    if h.journal is not None:
        h.journal = h.journal.heard(seat)
    h.chance = Chance()
    h.chance.reseed(seed | IMAGINED, len(g.chance.states))
    piles = h.hidden()
    for back in {pile.back for pile in piles}:
        permute(h, [pile for pile in piles if pile.back == back], seat, 0, 0)
    for mix in range(1, h.mixes + 1):
        permute(h, piles, seat, mix, 0)
    for sealed in range(1, h.mixes + 1):
        permute(h, piles, seat, 0, sealed)
    if h.answers:
        answer_anew(h, seat)
    if h.open and h.asked >= 0 and h.asked != seat:
        reopen(h)
    return h


def permute(h: State, piles: list[Pile], seat: i64, mix: i64, seal: i64) -> None:
    """Deal the cards that belong together anew. Under a seal they change places, marks and all."""
    cards: list[int] = []
    marks: list[int] = []
    for pile in piles:
        for i in range(len(pile.cards)):
            if belong(pile, pile.marks[i], seat, mix, seal):
                cards.append(pile.cards[i])
                marks.append(pile.marks[i])
    order = list(range(len(cards)))
    h.chance.shuffle(OWN_STREAM, order)
    n: i64 = 0
    for pile in piles:
        for i in range(len(pile.cards)):
            if belong(pile, pile.marks[i], seat, mix, seal):
                pile.cards[i] = cards[order[n]]
                if seal:
                    pile.marks[i] = marks[order[n]]
                n += 1


def answer_anew(h: State, seat: i64) -> None:
    """Sealed answers of others become any answers they could have given."""
    top = h.agenda[-1]
    assert isinstance(top, Together)
    for other in range(h.seats):
        if other != seat and h.answers[other]:
            was_complete = top.complete(h, other)
            h.answers[other] = []
            while was_complete and not top.complete(h, other):
                h.answers[other].append(h.chance.choose(OWN_STREAM, top.legal(h, other)))
