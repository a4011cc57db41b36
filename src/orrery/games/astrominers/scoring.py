"""End of Game: the score sheet, category by category, and the steps that break ties."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.game import Outcome
from orrery.games.astrominers.setup import has_challenges
from orrery.games.astrominers.state import Astrominers, Player
from orrery.games.astrominers.terms import BASICS, KINDS

STACK = 4  # tokens of a kind for one point
PROMOTED_STACK = 3


def points_of(printed: vec[i64], cards: list[int]) -> i64:
    points: i64 = 0
    for card in cards:
        points += printed[card]
    return points


def order_points(g: Astrominers, p: Player) -> i64:
    return points_of(g.box.order_points, p.bought)


def achievement_points(g: Astrominers, p: Player) -> i64:
    return points_of(g.box.achievement_points, p.achievements)


def technology_points(g: Astrominers, p: Player) -> i64:
    return points_of(g.box.technology_points, p.technologies)


def bulletin_points(g: Astrominers, p: Player) -> i64:
    return points_of(g.box.bulletin_points, p.bulletins)


def challenge_points(g: Astrominers, p: Player) -> i64:
    return points_of(g.box.challenge_points, p.challenges)


def surplus_points(g: Astrominers, p: Player, start: i64) -> i64:
    """AM-55: points for each kind of resource by itself."""
    points: i64 = 0
    for kind in range(start, KINDS):
        points += p.tokens[kind] // (PROMOTED_STACK if kind == g.promoted else STACK)
    return points


def sheet(g: Astrominers, p: Player) -> list[tuple[str, int]]:
    lines: list[tuple[str, int]] = [
        ("orders", order_points(g, p)),
        ("missions", len(p.completed)),
        ("achievements", achievement_points(g, p)),
        ("technologies", technology_points(g, p)),
        ("bulletins", bulletin_points(g, p)),
    ]
    if has_challenges(g.options):
        lines.append(("challenges", challenge_points(g, p)))
    return [*lines, ("surplus", surplus_points(g, p, 0))]


def points(g: Astrominers, p: Player) -> i64:
    """All points of a seat."""
    return (
        order_points(g, p)
        + len(p.completed)
        + achievement_points(g, p)
        + technology_points(g, p)
        + bulletin_points(g, p)
        + challenge_points(g, p)
        + surplus_points(g, p, 0)
    )


def ladder(g: Astrominers, p: Player) -> list[int]:
    """AM-56: what breaks a tie, step by step."""
    missions = len(p.completed) + achievement_points(g, p)
    return [order_points(g, p), missions, surplus_points(g, p, BASICS)]


def outcome(g: Astrominers) -> Outcome:
    """Ties: in pl1 they stand; in pl2 the ladder decides every place; in en only the first (rows 13, 44)."""
    scores: list[int] = [points(g, p) for p in g.players]
    edition = g.options["edition"]
    ranks: list[list[int]] = [[score] for score in scores]
    if edition != "pl1":
        ranks = [[scores[seat], *ladder(g, g.players[seat])] for seat in range(g.seats)]
    if edition == "en":
        best = max(ranks)
        ranks = [[rank[0], int(rank == best)] for rank in ranks]
    places = [1 + sum([1 for other in ranks if other > rank]) for rank in ranks]
    return Outcome(places, scores, [sheet(g, p) for p in g.players])
