"""Facts as the rules state them, and in words."""

from orrery.cli.drawings.plain import Drawing
from orrery.cli.words import Words
from orrery.engine.facts import Named
from orrery.engine.table import Ask
from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.state import EXECUTIVE, Astrominers
from orrery.games.astrominers.terms import RESOURCES

FIVE_EACH = dict.fromkeys(RESOURCES, 5)
SOCKETS = {"technology": EXECUTIVE, "bulletin": EXECUTIVE + 1, "expedition": EXECUTIVE + 2}


def offers(g: Astrominers) -> dict[str, Named]:
    return {offer.text: offer.facts for offer in Ask(GAME, g, 0).offers}


def wording(g: Astrominers) -> Drawing:
    return Drawing(GAME, g.box, Words("en", GAME.NAME), ["Ana", "Ben"], False)


def said(g: Astrominers, *things: str) -> str:
    return " ".join(wording(g).reason(reason)[0] for reason in GAME.why_not(g, 0, *things))


def label(g: Astrominers, move: str) -> str:
    ask = Ask(GAME, g, 0)
    return next(wording(g).label(offer, ask.step) for offer in ask.offers if offer.text == move)


def why(g: Astrominers, *things: str) -> dict[str, Named]:
    """The reasons with their facts, exactly as the rules state them."""
    return {reason.code: reason.facts for reason in GAME.why_not(g, 0, *things)}


def price(g: Astrominers, kind: str, id: str) -> list[tuple[str, str, int]]:
    """What is printed on a card."""
    cards = getattr(GAME.contents(g.box), {"technology": "technologies", "mission": "missions"}.get(kind, f"{kind}s"))
    columns = [*RESOURCES, "any"]
    return [("resource", columns[i], n) for i, n in enumerate(cards[id].cost) if n]
