"""RB p14, p15. Using a scientist: the upload marker moves, then the card's research points are spent."""

from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.facts import Facts
from orrery.engine.listing import Listing
from orrery.engine.moves import Moves, first
from orrery.games.skymines.area import has_tile, is_face_up, slot_of, use_slot, use_tile
from orrery.games.skymines.coins import pay
from orrery.games.skymines.plans import farthest, is_met, is_special, special_points, state_needs, toll
from orrery.games.skymines.rewards import gain, state_reward
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.action import Action
from orrery.games.skymines.steps.missions import notice_deed
from orrery.games.skymines.steps.points import Points
from orrery.games.skymines.terms import (
    COST_TO_TURN,
    EMPTY,
    NEED_COINS,
    NEED_UNMET,
    NEEDS,
    NO_COINS,
    NO_PLAN,
    PASS,
    PLAN,
    RIGHT_SLOT,
    SCIENTIST,
    SCIENTIST_TILE,
    SCREEN_STEPS,
    SCREENS,
    SLOTS,
    STAY,
    STUDY_TILE,
    STUDY_WITH,
    TURN_OVER,
    UNLOCKED,
    UPLOAD,
    USED_UP,
)

TILE_POINTS = 1


class Study(Action):
    """RB p15. A player uses a scientist, or the tile that works like one with a single point."""

    def add_moves(self, g: Skymines, seat: i64, found: Listing) -> None:
        p = g.players[seat]
        points: i64 = 0  # cards with as many points are one choice
        for slot in range(SLOTS):
            if is_face_up(p, slot) and g.box.types[p.area[slot]] == SCIENTIST:
                if not points >> g.box.values[p.area[slot]] & 1:
                    points |= 1 << g.box.values[p.area[slot]]
                    found.add(STUDY_WITH.move(g.box.faces[p.area[slot]]))
        if p.tiles >> SCIENTIST_TILE & 1:
            found.add(STUDY_TILE.move(), 0 if has_tile(p, SCIENTIST_TILE) else USED_UP)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        p = g.players[seat]
        points: i64 = TILE_POINTS
        if STUDY_WITH.is_(move):
            slot = slot_of(g, p, first(move))
            points = g.box.values[p.area[slot]]
            use_slot(g, p, slot)
        else:
            use_tile(g, p, SCIENTIST_TILE)
        start_study(g, seat, points)

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        p = g.players[seat]
        is_card = STUDY_WITH.is_(move)
        facts.number("points", g.box.values[p.area[slot_of(g, p, first(move))]] if is_card else TILE_POINTS)


def start_study(g: Skymines, seat: i64, points: i64) -> None:
    """The marker first, then its reward, then the points of the card, apart from those of the reward (SK-16)."""
    g.then(TurnOver(seat), Upload(seat), Points(seat, points, 0))


class TurnOver(Question):
    """RB p14, SK-19. First a player may pay two coins to turn over one plan beyond the marker."""

    def asks(self, g: Skymines) -> i64:
        return self.seat if g.players[self.seat].coins >= COST_TO_TURN else -1

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        p = g.players[seat]
        for screen in range(p.upload + 1, SCREENS + 1):
            if p.screens[screen] != EMPTY and not p.turned >> screen & 1:
                moves.add(TURN_OVER.move(screen))
        moves.add(PASS.move())

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        if TURN_OVER.is_(move):
            facts.number("price", COST_TO_TURN)
            facts.thing("plan", PLAN, g.players[seat].screens[first(move)])

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        if TURN_OVER.is_(move):
            pay(g, seat, COST_TO_TURN)
            g.players[seat].turned |= 1 << first(move)


class Upload(Question):
    """RB p15, SK-19. The marker goes from plan to plan as far as requirements are met and the player likes."""

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        for screen in range(g.players[seat].upload + 1, SCREENS + 1):
            moves.add(UPLOAD.move(screen))
        moves.add(STAY.move())

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        p = g.players[seat]
        end = farthest(g, p)
        if STAY.is_(move) or first(move) <= end:
            return 0
        plan = p.screens[end + 1]
        if plan == EMPTY:
            return NO_PLAN
        return NO_COINS if is_met(g, p, plan) else NEED_UNMET

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        if STAY.is_(move):
            return
        p = g.players[seat]
        plan = p.screens[first(move)]
        coins = toll(g, p, first(move))
        if coins:
            facts.number("price", coins)
            facts.number("scores", special_points(g, p, p.upload + 1, first(move)))
        if g.box.research_values[first(move)] > g.box.research_values[p.upload]:
            facts.number("value", g.box.research_values[first(move)])
        if not p.turned >> first(move) & 1:
            state_reward(g, plan, facts)

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        p = g.players[seat]
        plan = p.screens[farthest(g, p) + 1]
        if reason == NEED_UNMET:
            facts.thing("plan", PLAN, plan)
            state_needs(g, plan, facts)
        elif reason == NO_COINS:
            facts.number("price", toll(g, p, farthest(g, p)) + g.box.needs[plan * NEEDS + NEED_COINS])
            facts.number("have", p.coins)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        if STAY.is_(move):
            return
        p = g.players[seat]
        screen = first(move)
        pay(g, seat, toll(g, p, screen))
        if p.upload < g.box.research_slot <= screen:
            g.note(seat, UNLOCKED.move(RIGHT_SLOT))
        moved = screen - p.upload
        p.upload = screen
        if not p.turned >> screen & 1 and not is_special(p.screens[screen]):
            gain(g, seat, p.screens[screen])
        notice_deed(g, seat, SCREEN_STEPS, moved)
