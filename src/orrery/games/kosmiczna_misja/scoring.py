"""KM "Koniec gry". The score sheet: a line for each finished planet."""

from mypy_extensions import i64

from orrery.engine.game import Outcome, places_of
from orrery.games.kosmiczna_misja.state import KosmicznaMisja, Player, Tiles
from orrery.games.kosmiczna_misja.terms import QUARTERS


def planet_points(box: Tiles, p: Player) -> list[int]:
    """The stations of each finished planet; unfinished planets score nothing (KM-24)."""
    points: list[int] = []
    for start in range(0, len(p.finished), QUARTERS):
        n: i64 = 0
        for i in range(start, start + QUARTERS):
            n += box.whole[p.finished[i]] + box.joins[box.cw[p.finished[i]]]
        points.append(n)
    return points


def outcome(g: KosmicznaMisja) -> Outcome:
    """The player with most stations wins; equals share the place (KM-25)."""
    sheet = [[("planet", points) for points in planet_points(g.box, p)] for p in g.players]
    scores = [sum([points for _, points in lines]) for lines in sheet]
    return Outcome(places_of(scores), scores, sheet)
