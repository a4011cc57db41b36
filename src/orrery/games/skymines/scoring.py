"""RB p19, p20. The score sheet: seven categories."""

from mypy_extensions import i64

from orrery.engine.game import Outcome, places_of
from orrery.games.skymines.board import share_value
from orrery.games.skymines.plans import special_points
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.terms import COMPANIES
from orrery.games.skymines.tracks import shares_on

SHEET_ORDER = ("astrogo", "tawac", "skymine", "minerva")


def shares_of(g: Skymines, p: Player, company: i64) -> i64:
    """RB p9, p19, SK-29. Shares on the track, and one for each card with a share, wherever the player has it."""
    shares = shares_on(g, p, company)
    for card in p.cards:
        if g.box.shares[card] == company:
            shares += 1
    return shares


def research_points(g: Skymines, p: Player) -> i64:
    return g.box.research_values[p.upload] + special_points(g, p)


def sheet(g: Skymines, p: Player) -> list[tuple[str, int]]:
    lines: list[tuple[str, int]] = [("cash", p.coins)]
    for name in SHEET_ORDER:
        company = COMPANIES.index(name)
        lines.append((name, shares_of(g, p, company) * share_value(g, company)))
    return [*lines, ("tank", g.box.tank_values[p.tank]), ("research", research_points(g, p))]


def outcome(g: Skymines) -> Outcome:
    """SK-30. Equal totals share the win."""
    sheets = [sheet(g, p) for p in g.players]
    scores = [sum([points for _, points in lines]) for lines in sheets]
    return Outcome(places_of(scores), scores, sheets)
