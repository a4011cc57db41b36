"""Reasons for things that the question is not about: when they would be asked for."""

from mypy_extensions import i64

from orrery.engine.facts import Facts, Reason
from orrery.games.astrominers.state import Astrominers, Player
from orrery.games.astrominers.steps.action import state_owner
from orrery.games.astrominers.steps.actions import Act, Turns
from orrery.games.astrominers.steps.exchanging import Swap
from orrery.games.astrominers.steps.launching import Muster
from orrery.games.astrominers.steps.paying import Pay
from orrery.games.astrominers.steps.rolling import Rerolls
from orrery.games.astrominers.terms import BERTH, CODES, CREW, EMPTY, RESOURCE, RESOURCES

WAITING = {"effect": "effect-waits", "dock": "dock-waits", "bank": "tokens-wait", "resource": "tokens-wait"}
REROLL = "effect-reroll"  # of a Challenge
PLACES = ("assignments", "refinery", "first-player", "exchange", "discard")
CARDS = ("technology", "bulletin", "expedition", "achievement")


def not_asked(g: Astrominers, seat: i64, wanted: list[str]) -> Reason:
    if isinstance(g.agenda[-1], Rerolls):
        return Reason("not-asked" if all(thing.startswith("pool-") for thing in wanted) else "dice-first")
    kind, _, id = wanted[-1].partition("-")
    if wanted[-1] == REROLL:
        return Reason("reroll-waits")
    if isinstance(g.agenda[-1], (Pay, Swap)) and kind in ("bank", "resource") and id in RESOURCES:
        return token_reason(g, wanted, kind, id)
    if kind == "berth" and id in BERTH.ids:
        return berth_reason(g, seat, BERTH.ids.index(id))
    if is_completed(g, g.players[seat], kind, id):
        return Reason("completed-waits")
    if kind in ("mission", "order"):
        return Reason(f"{'open' if is_open(g, kind, id) else 'hand'}-{kind}")
    if wanted[-1] in PLACES or kind in ("pool", "socket") or kind in CARDS:
        return action_reason(g, seat)
    return Reason(WAITING.get(kind, "not-asked"))


def action_reason(g: Astrominers, seat: i64) -> Reason:
    """What is for an action has to wait for the answer, or for the next round. Without a die it is for nobody."""
    if isinstance(g.agenda[-1], Act):
        return Reason("not-asked" if g.players[seat].dice() else "no-die")
    return Reason("answer-first" if any(isinstance(step, Turns) for step in g.agenda) else "actions-over")


def token_reason(g: Astrominers, wanted: list[str], kind: str, id: str) -> Reason:
    """In a payment or an exchange a player gives own tokens, and only those that are there."""
    facts = Facts(g.box.language)
    facts.thing("resource", RESOURCE, RESOURCES.index(id))
    if kind == "resource":
        return Reason("nothing-to-give", facts.named)
    return Reason("same-resource" if f"resource-{id}" in wanted else "pay-own", facts.named)


def berth_reason(g: Astrominers, seat: i64, berth: i64) -> Reason:
    """Whose die is on the socket, or that the socket is not for the launch."""
    die = g.crew[berth]
    facts = Facts(g.box.language)
    if die != EMPTY:
        state_owner(seat, die // CODES, facts)
        return Reason("crew-taken", facts.named)
    step, dock = g.agenda[-1], berth // CREW
    if isinstance(step, Muster) and step.dock == dock:
        return Reason("not-yellow")
    return Reason("not-asked") if g.cards[dock] == EMPTY else action_reason(g, seat)


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
