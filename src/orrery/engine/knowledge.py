"""Who knows what. Only `draw`, `turn_up` and `lay_open` reveal hidden cards, and only `roll` rolls dice.

A seat knows everything that it was ever shown; the marks of the piles keep this. A card that everybody could have
named beforehand is no news, and does not prevent an undo.
"""

from mypy_extensions import i64

from orrery.engine.agenda import State
from orrery.engine.journal import ONLOOKER, PUBLIC, SEATS
from orrery.engine.piles import MIX, PART, SEAL, Pile, may_move


def roll(g: State, stream: i64, faces: i64) -> i64:
    """Roll a die: 1 to `faces`, seen by all."""
    g.revelations += 1
    return g.chance.below(stream, faces) + 1


def draw(g: State, source: Pile, hand: Pile) -> i64:
    """Move the top card into a hand. Its owner sees it."""
    i = len(source.cards) - 1
    card = source.cards[i]
    if source.marks[i] >> SEAL:
        raise ValueError("a deck of cards that did not all lie open is only turned up")
    if not is_certain(g, source, i, hand.owner):
        g.revelations += 1
    hand.put(card, source.take(i) | 1 << hand.owner)
    return card


def turn_up(g: State, source: Pile) -> i64:
    """Take the top card from its pile and show it to all. A card that an onlooker knows is known to all."""
    i = len(source.cards) - 1
    card = source.cards[i]
    if not is_certain(g, source, i, ONLOOKER):
        g.revelations += 1
    if source.marks[i] >> SEAL:
        lift(g, source, i)
    else:
        source.take(i)
    return card


def lay_down(source: Pile, pile: Pile) -> None:
    """Move the top card face down to another pile that is nobody's. Nobody sees it."""
    i = len(source.cards) - 1
    card = source.cards[i]
    pile.put(card, source.take(i))


def turn_up_all(g: State, source: Pile) -> list[int]:
    """Show a whole pile at once, its cards in the order of their faces."""
    if not are_certain(g, source, ONLOOKER):
        g.revelations += 1
    cards = sorted(source.cards)
    marks = [other.marks[j] for i in range(len(cards)) for other, j in origins(g, source, i)]
    for card in cards:  # before any of them is taken, so that their order in the pile does not matter
        blur(g, source.back, card, marks)
    for card in cards:
        lift(g, source, source.place_of(card))
    return cards


def lay_open(g: State, hand: Pile, card: i64) -> None:
    """Show a card of a hand to all."""
    if not must_hold(g, hand, card, ONLOOKER):
        g.revelations += 1
    lift(g, hand, hand.place_of(card))


def lift(g: State, pile: Pile, i: i64) -> None:
    """Take an open card from a pile. For others it is the best known of the equal ones that it may be."""
    card = pile.cards[i]
    places = origins(g, pile, i)
    blur(g, pile.back, card, [other.marks[j] for other, j in places])
    places = [(other, j) for other, j in places if other.cards[j] == card]
    for other, j in places:
        mark, other_mark = pile.marks[i], other.marks[j]
        if rank(other_mark) > rank(mark):
            pile.replace(i, card, other_mark)
            other.replace(j, card, mark)
    for seat in range(SEATS + 1):
        for other, j in places:
            if pile.marks[i] >> seat & 1 == 0 and not pile.is_of(seat) and other.marks[j] >> seat & 1:
                other.replace(j, card, other.marks[j] & ~(1 << seat))
                break
    pile.take(i)


def origins(g: State, pile: Pile, i: i64) -> list[tuple[Pile, int]]:
    """The places in which a card may have been, as far as others can tell. Only a deck has an order that they see."""
    sealed = pile.marks[i] >> SEAL
    if sealed == 0:
        return [(pile, j) for j in range(len(pile.cards))]
    places: list[tuple[Pile, int]] = []
    for other in g.hidden():
        for j in range(len(other.cards)):
            is_same_seal = other.owner == pile.owner and other.marks[j] >> SEAL == sealed
            if is_same_seal or (other is pile and pile.owner != ONLOOKER):
                places.append((other, j))
    return places


def blur(g: State, back: i64, card: i64, marks: list[int]) -> None:
    """If a card may have come from several mixes, or from the unseen cards, all of these become unseen."""
    mixes = {mark >> MIX & PART for mark in marks if mark >> ONLOOKER & 1 == 0}
    if len(mixes) < 2:
        return
    possible: set[int] = set()
    for pile in g.hidden():
        if pile.back == back:
            for j in range(len(pile.cards)):
                mix = pile.marks[j] >> MIX & PART
                if pile.cards[j] == card and mix in mixes and may_move(pile, pile.marks[j], ONLOOKER, mix, 0):
                    possible.add(mix)
    if len(possible) > 1:
        for pile in g.hidden():
            for j in range(len(pile.cards)):
                if pile.marks[j] >> MIX & PART in possible:
                    pile.replace(j, pile.cards[j], pile.marks[j] & ~(PART << MIX))


def rank(mark: i64) -> i64:
    """How well a card is known. The highest rank is a card that all know, and know to be here."""
    if mark & PUBLIC == PUBLIC:
        return 1025 if mark >> SEAL == 0 else 1024
    return mark & PUBLIC


def seal(g: State, hand: Pile, plan: Pile) -> None:
    """Cards of a hand were just put face down into an empty plan: from now on others cannot tell which."""
    g.mixes += 1
    for pile in (hand, plan):
        for i in range(len(pile.marks)):
            pile.replace(i, pile.cards[i], pile.marks[i] & ((1 << SEAL) - 1) | g.mixes << SEAL)


def shuffle(g: State, pile: Pile, stream: i64) -> None:
    """Shuffle a deck. If all cards lay open, all know which cards these are, but nobody where each is.

    Otherwise each card keeps what is known of its face, and nobody knows where it is. Such a deck is only turned up.
    """
    is_open = True
    for mark in pile.marks:
        is_open = is_open and mark == PUBLIC
        if mark >> SEAL and reaches_out(g, pile, ONLOOKER, 0, mark >> SEAL):
            raise ValueError("a card that may have changed places with cards elsewhere cannot be shuffled")
    pile.shuffle_marked(g.chance, stream)
    g.mixes += 1
    for i in range(len(pile.marks)):
        mark = g.mixes << MIX if is_open else pile.marks[i] & ((1 << SEAL) - 1) | g.mixes << SEAL
        pile.replace(i, pile.cards[i], mark)


def fill_openly(g: State, pile: Pile, cards: list[int], stream: i64) -> None:
    """Make a pile a shuffled deck of cards that all know, such as a deck of one's own that is set up openly."""
    pile.fill([])
    for card in cards:
        pile.put(card, PUBLIC)
    shuffle(g, pile, stream)


def known(piles: list[Pile], seat: i64) -> list[int]:
    """The cards that `seat` knows to be in these piles, taken together."""
    cards: list[int] = []
    for pile in piles:
        for i in range(len(pile.cards)):
            if pile.marks[i] >> seat & 1:
                cards.append(pile.cards[i])
    return sorted(cards)


def knows_more(g: State, seat: i64, other: i64) -> bool:
    """Has `seat` seen a hidden card that `other` has not?"""
    for pile in g.hidden():
        for mark in pile.marks:
            if mark >> seat & 1 and not mark >> other & 1:
                return True
    return False


def is_certain(g: State, pile: Pile, i: i64, seat: i64) -> bool:
    """Could `seat` name the card in this place before it is shown?"""
    card = pile.cards[i]
    sealed = pile.marks[i] >> SEAL
    if sealed == 0 or pile.is_of(seat):
        return is_face_certain(g, pile, i, seat)
    for other in g.hidden():
        for j in range(len(other.cards)):
            if may_move(other, other.marks[j], seat, 0, sealed):
                if other.cards[j] != card or not is_face_certain(g, other, j, seat):
                    return False
    return True


def is_face_certain(g: State, pile: Pile, i: i64, seat: i64) -> bool:
    """Does `seat` know this card's face, wherever it is? It has seen it, or all that it may be are equal."""
    mark = pile.marks[i]
    if mark >> seat & 1:
        return True
    mix = mark >> MIX & PART
    card = pile.cards[i]
    if has_another(pile, card, seat, mix):  # usually so; then no other pile matters
        return False
    for other in g.hidden():
        if other.back == pile.back and has_another(other, card, seat, mix):
            return False
    return True


def has_another(pile: Pile, card: i64, seat: i64, mix: i64) -> bool:
    """May this pile hold another face of this mix, as far as `seat` knows?"""
    for j in range(len(pile.cards)):
        if pile.cards[j] != card and may_move(pile, pile.marks[j], seat, mix, 0):
            return True
    return False


def are_certain(g: State, pile: Pile, seat: i64) -> bool:
    """Could `seat` name all cards of this pile, in any order, before they are shown?"""
    for i in range(len(pile.cards)):
        mark = pile.marks[i]
        if mark >> SEAL and reaches_out(g, pile, seat, 0, mark >> SEAL):
            if not is_certain(g, pile, i, seat):
                return False
        elif not is_face_certain(g, pile, i, seat) and reaches_out(g, pile, seat, mark >> MIX & PART, 0):
            return False
    return True


def reaches_out(g: State, pile: Pile, seat: i64, mix: i64, sealed: i64) -> bool:
    """May cards of this pile have changed places with cards elsewhere?"""
    for other in g.hidden():
        if other is not pile and other.back == pile.back:
            for mark in other.marks:
                if may_move(other, mark, seat, mix, sealed):
                    return True
    return False


def must_hold(g: State, pile: Pile, card: i64, seat: i64) -> bool:
    """Does every table that `seat` holds possible have such a card in this pile?

    This looks for one that has not. There, cards of this face in sealed places must have gone to sealed places of other
    piles, and those of a mix, or never seen, to the places of other cards of that mix.
    """
    for j in range(len(pile.cards)):
        if pile.cards[j] == card and pile.marks[j] >> seat & 1 and pile.marks[j] >> SEAL == 0:
            return True
    sealed: i64 = 0
    if not pile.is_of(seat):
        for mark in pile.marks:
            sealed = max(sealed, mark >> SEAL)
    room = 0  # sealed places elsewhere
    homeless: dict[int, int] = {}  # by mix: cards of this face, less places for them elsewhere
    movable: dict[int, int] = {}  # by mix: how many of them a sealed place may take
    for other in g.hidden():
        for j in range(len(other.cards)):
            mark = other.marks[j]
            is_card = other.cards[j] == card
            is_sealed = sealed != 0 and mark >> SEAL == sealed
            room += int(is_sealed and other is not pile)
            if mark >> seat & 1:
                if is_card and other is pile and not is_sealed:
                    return True
                room -= int(is_card and is_sealed)
            elif other.back == pile.back:
                mix = mark >> MIX & PART
                homeless[mix] = homeless.get(mix, 0) + int(is_card) - int(other is not pile and not is_sealed)
                movable[mix] = movable.get(mix, 0) + int(is_sealed)
    for mix, cards in homeless.items():
        if cards > movable[mix]:
            return True
        room -= max(cards, 0)
    return room < 0
