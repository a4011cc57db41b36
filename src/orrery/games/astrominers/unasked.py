"""Reasons for things that the question is not about: when they would be asked for."""

from mypy_extensions import i64

from orrery.engine.facts import Facts, Reason
from orrery.games.astrominers.state import Astrominers, Player
from orrery.games.astrominers.steps.launching import Muster
from orrery.games.astrominers.steps.rolling import Rerolls
from orrery.games.astrominers.terms import BERTH, CODES, CREW, EMPTY

WAITING = {"effect": "effect-waits", "dock": "dock-waits", "bank": "tokens-wait", "resource": "tokens-wait"}


def not_asked(g: Astrominers, seat: i64, wanted: list[str]) -> Reason:
    if isinstance(g.agenda[-1], Rerolls) and any(not thing.startswith("pool-") for thing in wanted):
        return Reason("dice-first")
    kind, _, id = wanted[-1].partition("-")
    if kind == "berth" and id in BERTH.ids:
        return berth_reason(g, BERTH.ids.index(id))
    if is_completed(g, g.players[seat], kind, id):
        return Reason("completed-waits")
    if kind in ("mission", "order"):
        return Reason(f"{'open' if is_open(g, kind, id) else 'hand'}-{kind}")
    return Reason(WAITING.get(kind, "not-asked"))


def berth_reason(g: Astrominers, berth: i64) -> Reason:
    """Whose die is on the socket, or that the socket is not for the launch."""
    die = g.crew[berth]
    facts = Facts(g.box.language)
    if die != EMPTY:
        facts.seat("who", die // CODES)
        return Reason("crew-taken", facts.named)
    step = g.agenda[-1]
    is_launched_here = isinstance(step, Muster) and step.dock == berth // CREW
    return Reason("not-yellow" if is_launched_here else "not-asked")


def is_completed(g: Astrominers, p: Player, kind: str, id: str) -> bool:
    ids = g.box.ids
    return any(
        (kind, id) == ("mission", ids["mission"][card])
        if card < g.box.missions
        else (kind, id) == ("expedition", ids["expedition"][card - g.box.missions])
        for card in p.completed
    )


def is_open(g: Astrominers, kind: str, id: str) -> bool:
    """Is it an open card on the table, or the deck?"""
    row = g.open_missions if kind == "mission" else g.open_orders
    return id == "deck" or id in [g.box.ids[kind][card] for card in row]
