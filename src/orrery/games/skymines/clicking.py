"""Which things on the table can be clicked for a move, and why others cannot."""

from mypy_extensions import i64

from orrery.engine.facts import Reason
from orrery.engine.moves import first, second
from orrery.games.skymines.area import is_face_up, slot_of
from orrery.games.skymines.board import is_like, partner
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.energy import Lift, SendHome
from orrery.games.skymines.steps.opening import SetAside
from orrery.games.skymines.steps.resources import move_for
from orrery.games.skymines.steps.retiring import LayCard
from orrery.games.skymines.terms import (
    BOOST,
    COLUMNS,
    COMPANIES,
    DEMOLISH,
    EMPTY,
    ENTER_SPACE,
    HAND,
    INVEST,
    LAY,
    LIFT,
    PAY,
    PAY_BOOSTED,
    PLAN_AT,
    PLAN_CARD,
    RECOVER,
    RETURN,
    SCIENTIST,
    SELL_CARD,
    SET_ASIDE,
    SET_ASIDE_AT,
    SLOTS,
    STUDY_TILE,
    STUDY_WITH,
    SURVEY,
    SURVEY_TILE,
    TYPES,
)

FROM_HAND = {verb.code for verb in (SET_ASIDE, SET_ASIDE_AT, PLAN_CARD, PLAN_AT, SELL_CARD)}
FROM_AREA = {verb.code for verb in (SURVEY, BOOST)}
OF_COLUMN = {verb.code for verb in (LIFT, RETURN, DEMOLISH)}
TILES = {STUDY_TILE.code: "tile-scientist", SURVEY_TILE.code: "tile-field"}
WAITING = {
    "hand", "slot", "rest", "sector", "space", "column", "company", "study", "plan", "screen", "market", "removed",
    "bonus", "tile", "token", "mission", "threat",
}  # fmt: skip


def things(g: Skymines, seat: i64, move: i64, named: list[list[str]]) -> list[list[str]]:
    """The things for each operand. Of equal cards, columns, spaces or slots any will do."""
    p = g.players[seat]
    code = move & 255
    if code in FROM_HAND:
        named[0] = in_hand(g, p, first(move))
    elif code in FROM_AREA:
        named[0] = in_area(g, p, first(move))
    elif STUDY_WITH.is_(move):
        named[0] = equal_scientists(g, p, first(move))
    elif PAY.is_(move) or PAY_BOOSTED.is_(move):
        named[0] = [f"slot-{i + 1}" for i in range(SLOTS) if is_face_up(p, i) and move_for(g, p, i) == move]
    elif code in OF_COLUMN:
        named = [equal_columns(g, *column_of(g, move))]
    elif ENTER_SPACE.is_(move):
        named[0] = equal_sites(g, first(move))
    elif code in TILES:
        named = [[TILES[code]]]
    elif INVEST.is_(move):
        named[0] = [f"slot-{i + 1}" for i in range(SLOTS) if is_face_up(p, i) and g.box.types[p.area[i]] == first(move)]
    elif LAY.is_(move):
        named = named[1:]
    elif RECOVER.is_(move):
        named[0] = [f"removed-{g.box.ids['card'][first(move)]}"]
    return named


def in_hand(g: Skymines, p: Player, face: i64) -> list[str]:
    """The cards of the hand with this face, by their place in it."""
    hand = [card for card in p.cards if g.places[card] == HAND]
    return [f"hand-{i + 1}" for i, card in enumerate(hand) if g.box.faces[card] == face]


def in_area(g: Skymines, p: Player, face: i64) -> list[str]:
    return [f"slot-{i + 1}" for i in range(SLOTS) if is_face_up(p, i) and g.box.faces[p.area[i]] == face]


def equal_scientists(g: Skymines, p: Player, face: i64) -> list[str]:
    """The scientists with as many points as this card."""
    points = g.box.values[p.area[slot_of(g, p, face)]]
    slots = [i for i in range(SLOTS) if is_face_up(p, i) and g.box.types[p.area[i]] == SCIENTIST]
    return [f"slot-{i + 1}" for i in slots if g.box.values[p.area[i]] == points]


def column_of(g: Skymines, move: i64) -> tuple[int, int]:
    """The company and the column that a move is about."""
    step = g.agenda[-1]
    if isinstance(step, Lift):
        return int(step.company), first(move)
    if isinstance(step, SendHome):
        return int(step.ousted(g)), first(move)
    return first(move), second(move)


def equal_columns(g: Skymines, company: int, column: int) -> list[str]:
    at = company * COLUMNS
    equal = [other for other in range(COLUMNS) if company != EMPTY and is_like(g, at + column, at + other)]
    return [f"column-{COMPANIES[company]}-{other + 1}" for other in equal]


def equal_sites(g: Skymines, site: i64) -> list[str]:
    """The spaces of the same asteroid that are equal to this one."""
    board = g.board
    place = board.place_of[site]
    found = [
        other
        for other in range(board.starts[place], board.starts[place + 1])
        if g.sectors[other] == g.sectors[site] and partner(g, other) == partner(g, site)
    ]
    return [f"space-{g.box.ids['space'][other]}" for other in found]


def waiting_reason(g: Skymines, wanted: list[str]) -> Reason:
    """When a thing could be chosen that the question is not about."""
    kind = wanted[-1].partition("-")[0]
    step = g.agenda[-1]
    if isinstance(step, LayCard) and kind == "rest":
        return Reason("alike")
    if kind == "hand" and isinstance(step, SetAside):
        return Reason("other-type", {"type": [("type", TYPES[step.wanted(g)], None)]})
    return Reason(f"{kind}-waits" if kind in WAITING else "not-asked")
