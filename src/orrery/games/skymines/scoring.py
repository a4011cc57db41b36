"""RB p19, p20. The score sheet: seven categories."""

from mypy_extensions import i64

from orrery.engine.game import Outcome, places_of
from orrery.games.skymines.plans import special_points
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.terms import COMPANIES, EMPTY, LEAK, N_COMPANIES, RAID, SCREENS, TIME_LOOP
from orrery.games.skymines.threats import counts_share, final_value, most_valuable, strikes
from orrery.games.skymines.tracks import is_at_end, shares_on

TRACKS_FINISHED = "tracks-finished"
MARKERS_TAKEN = "markers-taken"
FIRST_PERSONAL = "first-personal"
THREAT_REMOVED = "threat-removed"
LOOP_LEFT = "loop-left"
SHEET_ORDER = ("astrogo", "tawac", "skymine", "minerva")


def shares_of(g: Skymines, p: Player, company: i64) -> i64:
    """RB p9, p19, SK-29. Shares on the track, and one for each card with a share, wherever the player has it."""
    shares = shares_on(g, p, company)
    for card in p.cards:
        if g.box.shares[card] == company and counts_share(g, card):
            shares += 1
    if g.remover != EMPTY and g.players[g.remover] is p and most_valuable(g) == company:
        shares += 1  # the free share (SK-36)
    return shares


def research_points(g: Skymines, p: Player) -> i64:
    return g.box.research_values[p.upload] + special_points(g, p, 1, p.upload)


def sheet(g: Skymines, p: Player) -> list[tuple[str, int]]:
    """A threat that is left takes all cash, or the tank (SK-67)."""
    lines: list[tuple[str, int]] = [("cash", 0 if strikes(g, RAID) else p.coins)]
    for name in SHEET_ORDER:
        company = COMPANIES.index(name)
        lines.append((name, shares_of(g, p, company) * final_value(g, company)))
    tank = 0 if strikes(g, LEAK) else g.box.tank_values[p.tank]
    return [*lines, ("tank", tank), ("research", research_points(g, p))]


def outcome(g: Skymines) -> Outcome:
    """SK-30. Equal totals share the win."""
    sheets = [sheet(g, p) for p in g.players]
    scores = [sum([points for _, points in lines]) for lines in sheets]
    return Outcome(places_of(scores), scores, sheets, [merits(g, seat) for seat in range(g.seats)])


def merits(g: Skymines, seat: i64) -> list[tuple[str, int]]:
    """What success points are given for (RB p24, p30), and a time loop that goes on. Only modules have such counts."""
    if len(g.missions) == 0 and g.threat == EMPTY:
        return []
    p = g.players[seat]
    counts: list[tuple[str, int]] = [
        (TRACKS_FINISHED, finished_tracks(g, p)),
        (MARKERS_TAKEN, bin(p.tasks).count("1")),
        (FIRST_PERSONAL, int(g.first_personal == seat)),
        (THREAT_REMOVED, int(g.remover == seat)),
        (LOOP_LEFT, int(strikes(g, TIME_LOOP))),
    ]
    return [(name, number) for name, number in counts if number]


def finished_tracks(g: Skymines, p: Player) -> i64:
    """Tracks whose last space was reached: companies', tank, research."""
    found = int(p.tank == len(g.box.tank_values) - 1) + int(p.upload == SCREENS)
    for company in range(N_COMPANIES):
        if is_at_end(g, p, company):
            found += 1
    return found
