"""Imagining: a table that looks the same to one seat, with everything that it cannot know dealt anew.

Cards are sorted before they are dealt, so that nothing depends on the true table: a table and its twin, imagined with
one seed, are the same to the last byte.
"""

from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.agenda import State, Together, reopen
from orrery.engine.chance import Chance
from orrery.engine.journal import ONLOOKER
from orrery.engine.piles import Pile, may_move

IMAGINED: Final = 1 << 255  # keeps the seeds of imagined tables apart from true ones
OWN_STREAM: Final = 0  # the kernel's own random stream; games number theirs from 1

S = TypeVar("S", bound=State)


def imagine(g: S, seat: i64, seed: int) -> S:
    """A playable copy for `seat`. Its random streams are new."""
    h: S = g.clone()
    if h.journal is not None:
        h.journal = h.journal.heard(seat)
    h.chance = Chance()
    h.chance.reseed(seed | IMAGINED, len(g.chance.states))
    h.revelations = 0
    piles = h.hidden()
    for pile in piles:
        if pile.owner not in (seat, ONLOOKER):
            pile.sort()
    for sealed in range(1, h.mixes + 1):
        change_places(h, piles, seat, sealed)
    for back in {pile.back for pile in piles}:
        of_back = [pile for pile in piles if pile.back == back]
        for mix in range(h.mixes + 1):
            deal_anew(h, of_back, seat, mix)
    if h.answers:
        answer_anew(h, seat)
    if h.open and h.asked >= 0 and h.asked != seat:
        reopen(h)
    return h


def change_places(h: State, piles: list[Pile], seat: i64, sealed: i64) -> None:
    """Cards under one seal change places at random, with their marks."""
    found: list[tuple[int, int]] = []
    for pile in piles:
        for i in range(len(pile.cards)):
            if may_move(pile, pile.marks[i], seat, 0, sealed):
                found.append((pile.marks[i], pile.cards[i]))
    found.sort()
    order = list(range(len(found)))
    h.chance.shuffle(OWN_STREAM, order)
    n: i64 = 0
    for pile in piles:
        for i in range(len(pile.cards)):
            if may_move(pile, pile.marks[i], seat, 0, sealed):
                mark, card = found[order[n]]
                pile.replace(i, card, mark)
                n += 1


def deal_anew(h: State, piles: list[Pile], seat: i64, mix: i64) -> None:
    """Deal the faces of a mix anew, or (0) of all cards that the seat has never seen."""
    cards = vec[i64](capacity=64)
    for pile in piles:
        for i in range(len(pile.cards)):
            if may_move(pile, pile.marks[i], seat, mix, 0):
                cards = append(cards, pile.cards[i])
    put_in_order(cards)
    h.chance.shuffle_row(OWN_STREAM, cards)
    n: i64 = 0
    for pile in piles:
        pile.own()
        for i in range(len(pile.cards)):
            if may_move(pile, pile.marks[i], seat, mix, 0):
                pile.cards[i] = cards[n]
                n += 1


def put_in_order(cards: vec[i64]) -> None:
    """Counting sort: faces are small numbers."""
    most: i64 = 0
    for card in cards:
        most = max(most, card)
    counts = vec[i64]([0] * (most + 1))
    for card in cards:
        counts[card] += 1
    n: i64 = 0
    for face in range(most + 1):
        for _n in range(counts[face]):
            cards[n] = face
            n += 1


def answer_anew(h: State, seat: i64) -> None:
    """Replace the sealed answers of others by random answers that they could have given."""
    top = h.agenda[-1]
    assert isinstance(top, Together)
    for other in range(h.seats):
        if other != seat and h.answers[other]:
            was_complete = top.complete(h, other)
            h.answers[other] = []
            while was_complete and not top.complete(h, other):
                h.answers[other] = [*h.answers[other], h.chance.choose(OWN_STREAM, list(top.legal(h, other)))]
