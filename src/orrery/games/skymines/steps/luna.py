"""RB sheet. Luna, who moves by rules: her start, her planning and her turns. She is never asked."""

from mypy_extensions import i64

from orrery.engine.agenda import SeatStep, Step
from orrery.engine.knowledge import turn_up
from orrery.games.skymines.luna.deck import (
    clear_row,
    discard_majorities,
    lay_row,
    luna_of,
    show_majorities,
    stack,
    turn_next,
)
from orrery.games.skymines.luna.deeds import carry_out
from orrery.games.skymines.luna.gauges import START_SCREEN, advance, pump, upload
from orrery.games.skymines.luna.state import Luna
from orrery.games.skymines.plans import refill_study
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import (
    KEPT,
    LUNA_MARKERS,
    LUNA_TURNED,
    N_COMPANIES,
    REWARDS,
    STEPS,
    TANK,
)

PARTS = 2  # of a token's bonus


def seat_luna(g: Skymines, seat: i64, level: i64) -> None:
    """SK-39. Five markers, her decks, and the head starts of her level."""
    luna = Luna()
    luna.level = level
    g.lunas = [*g.lunas, luna]
    p = g.players[seat]
    p.markers = LUNA_MARKERS
    p.tank = g.box.luna.tank_starts[level]
    p.upload = START_SCREEN + g.box.luna.research_starts[level]
    stack(g, seat)


class LunaToken(SeatStep):
    """SK-90. In her turn Luna gets the steps of a spare starting token, drawn at random."""

    def run(self, g: Skymines) -> None:
        p = g.players[self.seat]
        p.token = turn_up(g, g.tokens)
        g.note(self.seat, KEPT.move(p.token))
        for part in range(PARTS):
            at = (g.box.token_rows + p.token * PARTS + part) * REWARDS
            pump(g, self.seat, g.box.rewards[at + TANK])
            for company in range(N_COMPANIES):
                advance(g, self.seat, company, g.box.rewards[at + STEPS + company])


class LunaRow(Step):
    """RB sheet, 1a. A card of each Luna's deck lies face down on each slot that is on (SK-90)."""

    def run(self, g: Skymines) -> None:
        for seat in range(g.people, g.seats):
            lay_row(g, seat)


class LunaMajorities(Step):
    """RB sheet, 1b, SK-72. When all plans are sealed, two majority cards are turned up and do what they say."""

    def run(self, g: Skymines) -> None:
        for seat in range(g.people, g.seats):
            show_majorities(g, seat)
            for card in luna_of(g, seat).majorities:
                pump(g, seat, g.box.luna.tank[card])
                upload(g, seat, g.box.luna.research[card])


class LunaTurn(SeatStep):
    """RB sheet, 2. Her leftmost card is turned up and carried out; her last one ends her round."""

    def run(self, g: Skymines) -> None:
        luna = luna_of(g, self.seat)
        slot = turn_next(g, self.seat)
        g.note(self.seat, LUNA_TURNED.move(luna.slots[slot], slot))
        carry_out(g, self.seat, luna.slots[slot], slot)
        refill_study(g)
        if len(luna.row.cards) == 0:
            clear_row(g, self.seat)
            g.players[self.seat].has_retired = True


def prepare_lunas(g: Skymines) -> None:
    """RB sheet, 3. Her majority cards are discarded; her markers come back like all others, but bring no tiles."""
    for seat in range(g.people, g.seats):
        discard_majorities(g, seat)
