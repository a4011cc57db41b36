"""RB p16, p20. Using a field scientist: helium for the tank, and coins."""

from mypy_extensions import i64

from orrery.engine.facts import Facts
from orrery.engine.listing import Listing
from orrery.engine.moves import first
from orrery.games.skymines.area import has_tile, is_face_up, permanent, slot_of, use_slot, use_tile
from orrery.games.skymines.board import collectors_of
from orrery.games.skymines.coins import earn, fill_tank
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.action import Action
from orrery.games.skymines.terms import (
    COLLECTORS,
    EMPTY,
    FIELD,
    FIELD_TILE,
    SLOTS,
    SURVEY,
    SURVEY_TILE,
    USED_UP,
)

TILE_STEPS = 2
COLLECTORS_A_STEP = 2


def card_steps(g: Skymines, p: Player, card: i64) -> i64:
    """SK-48. The card's own steps, and one for two collectors of its company, if it has one."""
    steps = g.box.values[card]
    company = g.box.companies[card]
    if company != EMPTY:
        steps += (collectors_of(g, company) + permanent(g, p, COLLECTORS)) // COLLECTORS_A_STEP
    return steps


def tile_steps(p: Player) -> i64:
    """RB p20, SK-48. Two steps, and one for each other field card that lies face up, and for the permanent symbol."""
    return TILE_STEPS + p.totals[FIELD] - 1


def survey(g: Skymines, seat: i64, card: i64) -> None:
    """RB p16. What a field card brings."""
    steps = card_steps(g, g.players[seat], card)
    earn(g, seat, g.box.field_coins[card])
    fill_tank(g, seat, steps)


class Survey(Action):
    """RB p16. A player uses a field scientist, or the tile."""

    def add_moves(self, g: Skymines, seat: i64, found: Listing) -> None:
        p = g.players[seat]
        for slot in range(SLOTS):
            if is_face_up(p, slot) and g.box.types[p.area[slot]] == FIELD:
                found.add(SURVEY.move(g.box.faces[p.area[slot]]))
        if p.tiles >> FIELD_TILE & 1:
            found.add(SURVEY_TILE.move(), 0 if has_tile(p, FIELD_TILE) else USED_UP)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        p = g.players[seat]
        if SURVEY.is_(move):
            slot = slot_of(g, p, first(move))
            card = p.area[slot]
            use_slot(g, p, slot)
            survey(g, seat, card)
        else:
            steps = tile_steps(p)
            use_tile(g, p, FIELD_TILE)
            fill_tank(g, seat, steps)

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        p = g.players[seat]
        if SURVEY_TILE.is_(move):
            facts.number("tank", tile_steps(p))
            return
        card = p.area[slot_of(g, p, first(move))]
        facts.number("tank", card_steps(g, p, card))
        if g.box.field_coins[card]:
            facts.number("coins", g.box.field_coins[card])
