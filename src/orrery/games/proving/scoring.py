"""7. The score sheet. Beside an automaton, the cards that were built are counted too."""

from orrery.engine.game import Outcome, places_of
from orrery.games.proving.state import Player, Proving
from orrery.games.proving.terms import COINS_A_POINT, GOLD, IRON


def sheet_of(g: Proving, p: Player) -> list[tuple[str, int]]:
    built = sum([int(g.box.points[card]) for card in p.built])
    return [("built", built), ("coins", int(p.coins[IRON] + p.coins[GOLD]) // COINS_A_POINT)]


def outcome(g: Proving) -> Outcome:
    sheet = [sheet_of(g, p) for p in g.players]
    scores = [sum([points for _, points in lines]) for lines in sheet]
    merits = [[("cards", len(p.built))] if g.automaton >= 0 else [] for p in g.players]
    return Outcome(places_of(scores), scores, sheet, merits)
