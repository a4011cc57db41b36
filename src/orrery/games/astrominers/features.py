"""What a seat may know, as numbers for learners."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.agenda import Together, is_over, waiting
from orrery.engine.features import SEATS, Row
from orrery.games.astrominers.scoring import points
from orrery.games.astrominers.state import (
    ASSIGNMENTS,
    FIRST_PLAYER,
    REFINERY,
    SOCKETS,
    Astrominers,
    Player,
)
from orrery.games.astrominers.steps.effects import EFFECTS
from orrery.games.astrominers.steps.settling import is_bonus_due
from orrery.games.astrominers.terms import (
    ACHIEVEMENTS,
    BERTH,
    CODES,
    CREW,
    DIE,
    DOCK,
    EMPTY,
    KEPT_EFFECTS,
    RESOURCES,
    ROUND,
    SOCKET,
)

ACHIEVING: Final = [f"achievement-{i + 1}" for i in range(ACHIEVEMENTS)]
SOCKET_NAMES: Final = [
    *SOCKET.ids,
    *[f"assignments-{i + 1}" for i in range(REFINERY - ASSIGNMENTS)],
    *[f"refinery-{i + 1}" for i in range(FIRST_PLAYER - REFINERY)],
    "first-player",
    *ACHIEVING,
    *["technologies", "bulletins", "expeditions"],
]
KEPT: Final = [effect.name for effect in EFFECTS[:KEPT_EFFECTS]]

UNTOLD: Final[list[str]] = []
UNORDERED: Final = [
    *["open_missions", "open_orders", "challenges"],
    *["players.completed", "players.explored", "players.bought", "players.achievements"],
    *["players.technologies", "players.bulletins", "players.busy", "players.challenges"],
]


def features(g: Astrominers, me: i64, row: Row) -> None:
    row.of("table")
    row.answer(g.box.answers, g.answers[me] if g.answers else [])
    row.number("round", g.round)
    row.number("over", i64(is_over(g)))
    row.seat("first", g.first, me, g.seats)
    row.seat("next-first", g.next_first, me, g.seats)
    row.seat("active", active(g), me, g.seats)
    row.one_of("promoted", RESOURCES, g.promoted)
    row.numbers("bank", RESOURCES, g.bank)
    tell_track(g, row)
    tell_cards(g, row)
    for socket in range(SOCKETS):
        if is_there(g, socket):
            row.of("socket", SOCKET_NAMES[socket])
            tell_die(g, g.sockets[socket], me, row)
    for dock in range(g.box.docks[g.seats]):
        tell_dock(g, dock, me, row)
    for i in range(g.seats):
        tell_player(g, g.players[(me + i) % g.seats], me, SEATS[i], row)


def active(g: Astrominers) -> i64:
    """The seat that is asked; EMPTY if several are, or nobody."""
    if g.asked < 0 or not isinstance(g.agenda[-1], Together):
        return g.asked
    seats = waiting(g)
    return seats[0] if len(seats) == 1 else EMPTY


def tell_track(g: Astrominers, row: Row) -> None:
    """The resources of the rounds to come, and how many rounds have given theirs."""
    gone = g.round - i64(is_bonus_due(g))
    row.of("track")
    row.number("gone", gone)
    for i in range(len(g.track)):
        row.one_of(ROUND.ids[i + 1], RESOURCES, EMPTY if i < gone else g.track[i])


def tell_cards(g: Astrominers, row: Row) -> None:
    box = g.box
    row.of("table")
    for i in range(ACHIEVEMENTS):
        row.one_of(ACHIEVING[i], box.achievement_ids, g.honours[i])
    row.stack("technologies", box.technology_ids, g.technologies)
    row.stack("bulletins", box.bulletin_ids, g.bulletins)
    row.stack("expeditions", box.expedition_ids, g.expeditions, box.missions)
    row.number("any-executive", i64(g.any_executive))
    row.number("doubles", i64(g.doubles))
    row.has("missions", box.mission_ids, g.open_missions)
    row.has("orders", box.order_ids, g.open_orders)
    row.has("challenges", box.challenge_ids, g.challenges)
    row.number("mission-deck", len(g.mission_deck.cards))
    row.number("order-deck", len(g.order_deck.cards))
    row.number("achievement-deck", len(g.achievement_deck.cards))


def is_there(g: Astrominers, socket: i64) -> bool:
    """Is the socket open at a table of this size?"""
    if socket < ASSIGNMENTS:
        return g.box.area[socket] != EMPTY
    if socket < REFINERY:
        return socket - ASSIGNMENTS < g.box.assignments[g.seats]
    return socket >= FIRST_PLAYER or socket - REFINERY < g.box.refinery[g.seats]


def tell_die(g: Astrominers, die: i64, me: i64, row: Row) -> None:
    if die == EMPTY and row.leave(g.seats + CODES):
        return
    row.seat("owner", EMPTY if die == EMPTY else die // CODES, me, g.seats)
    row.one_of("die", DIE.ids, EMPTY if die == EMPTY else die % CODES)


def tell_dock(g: Astrominers, dock: i64, me: i64, row: Row) -> None:
    card = g.cards[dock]
    first = g.box.missions
    width = first + len(g.box.expedition_ids) + g.seats + 1 + CREW * (g.seats + CODES)
    if card == EMPTY and row.leave(width):
        return
    row.of("dock", DOCK.ids[dock])
    row.one_of("mission", g.box.mission_ids, card if card < first else EMPTY)
    row.one_of("expedition", g.box.expedition_ids, card - first if card >= first else EMPTY)
    row.seat("owner", EMPTY if card == EMPTY else g.owners[dock], me, g.seats)
    row.number("age", 0 if card == EMPTY else g.ages[dock])
    for i in range(dock * CREW, dock * CREW + CREW):
        row.of("berth", BERTH.ids[i])
        tell_die(g, g.crew[i], me, row)


def tell_player(g: Astrominers, p: Player, me: i64, name: str, row: Row) -> None:
    box = g.box
    row.of(name)
    row.number("score", points(g, p))
    row.numbers("pool", DIE.ids, p.pool)
    row.number("used", p.used[0] + p.used[1])
    row.numbers("tokens", RESOURCES, p.tokens)
    row.number("hand-missions", len(p.missions.cards))
    row.number("hand-orders", len(p.orders.cards))
    row.known("known-missions", box.mission_ids, p.missions, me)
    row.known("known-orders", box.order_ids, p.orders, me)
    row.has("completed", box.mission_ids, p.completed)
    row.has("explored", box.expedition_ids, p.completed, box.missions)
    row.has("bought", box.order_ids, p.bought)
    row.numbers("effects", KEPT, p.effects)
    row.has("achievements", box.achievement_ids, p.achievements)
    row.has("technologies", box.technology_ids, p.technologies)
    row.has("bulletins", box.bulletin_ids, p.bulletins)
    row.has("busy-technologies", box.technology_ids, p.busy)
    row.has("busy-bulletins", box.bulletin_ids, p.busy, len(box.technology_ids))
    row.has("challenges", box.challenge_ids, p.challenges)
    row.number("rerolls", p.rerolls)
    row.number("passed", i64(p.has_passed))
