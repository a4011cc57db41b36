"""RB sheet. What the words of Luna's cards do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.moves import first, second, third
from orrery.games.skymines.board import share_value
from orrery.games.skymines.coins import earn
from orrery.games.skymines.luna.expansion import expand
from orrery.games.skymines.luna.gauges import advance, pump, upload
from orrery.games.skymines.luna.ranking import AS_SHARE, by_value, find, tell
from orrery.games.skymines.luna.state import TAKES, WORDS
from orrery.games.skymines.luna.words import (
    COINS,
    EXPAND,
    MARKER,
    PLAN,
    RESEARCH,
    SHARE,
    SPECIAL,
    STEPS,
    TAKE,
    TANK,
)
from orrery.games.skymines.market import take_card
from orrery.games.skymines.state import NO_CARDS, Skymines
from orrery.games.skymines.steps.points import take_supplement
from orrery.games.skymines.terms import (
    DISPLAY,
    EMPTY,
    LACK,
    LUNA_BLOCKED,
    LUNA_DISCARDED,
    LUNA_LACKED,
    LUNA_MARKED,
    LUNA_TOOK,
    SLOTS,
    SPECIALS,
    STUDY_COLUMNS,
)
from orrery.games.skymines.terms import SPECIAL as FIRST_SPECIAL

NO_CARD: Final = LACK.ids.index("card")
NO_SHARE: Final = LACK.ids.index("share")
NO_PLAN: Final = LACK.ids.index("plan")
NO_SPECIAL: Final = LACK.ids.index("special")


def carry_out(g: Skymines, seat: i64, card: i64, slot: i64) -> None:
    """All words of a card, from the top. Its companies are found once, before the first step (SK-73)."""
    words = g.box.luna.words[card * WORDS : (card + 1) * WORDS]
    companies = NO_CARDS
    for word in words:
        if word != EMPTY and (word & 255 == STEPS or word & 255 == EXPAND) and len(companies) == 0:
            companies = find(g, seat, first(word))
    for word in words:
        if word != EMPTY:
            do(g, seat, word, companies, card * SLOTS + slot)


def do(g: Skymines, seat: i64, word: i64, companies: vec[i64], at: i64) -> None:
    """One word. `at` is the card and the slot in the tables of her cards."""
    kind = word & 255
    if kind == COINS:
        earn(g, seat, first(word))
    elif kind == TANK:
        pump(g, seat, first(word))
    elif kind == RESEARCH:
        upload(g, seat, first(word))
    elif kind == STEPS:
        for company in companies:
            advance(g, seat, company, second(word))
    elif kind == EXPAND:
        for i in range(len(companies)):  # the less valuable first
            expand(g, seat, companies[len(companies) - 1 - i], second(word), third(word))
    else:
        do_by_slot(g, seat, word, at)


def do_by_slot(g: Skymines, seat: i64, word: i64, at: i64) -> None:
    """A word about cards, plans or a marker. Of most of these the slot tells which."""
    kind = word & 255
    cards = g.box.luna
    if kind == TAKE:
        for i in range(at * TAKES, at * TAKES + TAKES):
            if cards.spaces[i] != EMPTY:
                take(g, seat, cards.spaces[i])
    elif kind == SHARE:
        take_share(g, seat)
    elif kind == SPECIAL:
        discard_special(g, seat)
    elif kind == PLAN:
        discard_plan(g, seat, first(word) * STUDY_COLUMNS + cards.columns[at])
    elif kind == MARKER:
        mark(g, seat, cards.bonuses[at])


def take(g: Skymines, seat: i64, space: i64) -> None:
    """A card of the display comes to her reserve, free; from an empty space comes nothing."""
    card = g.display[space]
    if card == EMPTY:
        g.note(seat, LUNA_LACKED.move(NO_CARD))
        return
    g.note(seat, LUNA_TOOK.move(g.box.faces[card], space))
    take_card(g, seat, space)


def take_share(g: Skymines, seat: i64) -> None:
    """The card with a share of the most valuable company that the display has shares of, on its lowest space."""
    for company in by_value(g):
        for space in range(DISPLAY):
            if g.display[space] != EMPTY and g.box.shares[g.display[space]] == company:
                tell(g, seat, AS_SHARE, company, share_value(g, company), EMPTY)
                take(g, seat, space)
                return
    g.note(seat, LUNA_LACKED.move(NO_SHARE))


def discard_plan(g: Skymines, seat: i64, space: i64) -> None:
    """SK-86. A plan leaves the game. From the first column it brings her the supplement."""
    plan = g.study[space]
    if plan == EMPTY:
        g.note(seat, LUNA_LACKED.move(NO_PLAN))
        return
    g.study[space] = EMPTY
    drop(g, seat, plan)
    take_supplement(g, seat, space)


def discard_special(g: Skymines, seat: i64) -> None:
    """SK-86. The special plan with the highest number that is left leaves the game."""
    special: i64 = SPECIALS - 1
    while special >= 0 and not g.specials >> special & 1:
        special -= 1
    if special < 0:
        g.note(seat, LUNA_LACKED.move(NO_SPECIAL))
        return
    g.specials &= ~(1 << special)
    drop(g, seat, FIRST_SPECIAL + special)


def drop(g: Skymines, seat: i64, plan: i64) -> None:
    g.dropped = [*g.dropped, plan]
    g.note(seat, LUNA_DISCARDED.move(plan))


def mark(g: Skymines, seat: i64, space: i64) -> None:
    """She places a marker if the space is free. It costs and brings nothing."""
    p = g.players[seat]
    if g.marked[space] != EMPTY or p.markers == 0:
        g.note(seat, LUNA_BLOCKED.move(space))
        return
    g.marked[space] = seat
    p.markers -= 1
    g.note(seat, LUNA_MARKED.move(space))
