"""RB sheet. Luna's steps: on the companies' tracks, in her tank and in research; and the tokens beside the last two."""

from mypy_extensions import i64

from orrery.games.skymines.coins import OVERFLOW, earn
from orrery.games.skymines.luna.deck import luna_of, reinforce
from orrery.games.skymines.luna.state import TOKENS
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import (
    ADVANCED,
    GAUGE,
    LEFT_SLOT,
    LUNA_OVERRAN,
    LUNA_REACHED,
    LUNA_SHORT,
    LUNA_UPLOADED,
    RIGHT_SLOT,
    SCREENS,
    TANKED,
    UNLOCKED,
)
from orrery.games.skymines.tracks import is_at_end, place_on, step

START_SCREEN = 1  # where Luna's upload marker begins: she has no plan of a token
HELIUM = GAUGE.ids.index("tank")
UPLOADS = GAUGE.ids.index("research")


def advance(g: Skymines, seat: i64, company: i64, steps: i64) -> None:
    """She pays a barrier as far as her coins go, and passes it. Beyond the end of the track a step is two coins."""
    p = g.players[seat]
    done: i64 = 0
    while done < steps and not is_at_end(g, p, company):
        due = g.box.barriers[place_on(g, p, company)]
        if due > p.coins:
            g.note(seat, LUNA_SHORT.move(company, p.coins, due))
        step(g, seat, company)
        done += 1
    if done:
        g.note(seat, ADVANCED.move(company, done))
    if done < steps:
        g.note(seat, LUNA_OVERRAN.move(company, steps - done))
        earn(g, seat, (steps - done) * OVERFLOW)


def pump(g: Skymines, seat: i64, steps: i64) -> None:
    """Helium: her tank."""
    p = g.players[seat]
    before = p.tank
    p.tank = min(before + steps, len(g.box.tank_values) - 1)
    if p.tank > before:
        g.note(seat, TANKED.move(p.tank - before))
    tell_slot(g, seat, LEFT_SLOT, before < g.box.tank_slot <= p.tank)
    earn(g, seat, (before + steps - p.tank) * OVERFLOW)
    reach_tokens(g, seat, HELIUM, before, p.tank)


def upload(g: Skymines, seat: i64, steps: i64) -> None:
    """Research: her upload marker moves whatever the plans say."""
    p = g.players[seat]
    before = p.upload
    p.upload = min(before + steps, SCREENS)
    if p.upload > before:
        g.note(seat, LUNA_UPLOADED.move(p.upload - before))
    tell_slot(g, seat, RIGHT_SLOT, before < g.box.research_slot <= p.upload)
    earn(g, seat, (before + steps - p.upload) * OVERFLOW)
    reach_tokens(g, seat, UPLOADS, before - START_SCREEN, p.upload - START_SCREEN)


def tell_slot(g: Skymines, seat: i64, slot: i64, is_reached: bool) -> None:
    if is_reached and g.box.luna.opens[luna_of(g, seat).level]:
        g.note(seat, UNLOCKED.move(slot))


def reach_tokens(g: Skymines, seat: i64, gauge: i64, before: i64, now: i64) -> None:
    """SK-90. A token that is reached or passed brings a card of class 2, the lower token first."""
    luna = luna_of(g, seat)
    tokens = g.box.luna.tank_tokens if gauge == HELIUM else g.box.luna.research_tokens
    for i in range(luna.level * TOKENS, luna.level * TOKENS + TOKENS):
        if before < tokens[i] <= now:
            g.note(seat, LUNA_REACHED.move(gauge, tokens[i], min(1, len(luna.class_two.cards))))
            reinforce(luna)
