"""RB p12, p13, p26 to p29. The board and the stations: who is where, who can reach what, what a share is worth."""

from mypy_extensions import i64

from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import COLUMNS, DEEPEST, EMPTY, ENTER, ENTER_SPACE, N_COMPANIES, SHUTTLE_COLUMN

# Stations.


def share_value(g: Skymines, company: i64) -> i64:
    """The coins that can be seen on a company's station."""
    values = g.board.column_values
    value: i64 = 0
    for column in range(company * COLUMNS, company * COLUMNS + COLUMNS):
        value += values[(column * 2 + g.uncrossed[column]) * (DEEPEST + 1) + g.left[column]]
    return value


def next_coins(g: Skymines, company: i64, column: i64) -> i64:
    """By how much a share grows if the top piece of this column goes."""
    at = company * COLUMNS + column
    values = g.board.column_values
    now = values[(at * 2 + g.uncrossed[at]) * (DEEPEST + 1) + g.left[at]]
    is_last = g.left[at] == 1
    is_open = 1 if is_last else g.uncrossed[at]
    return values[(at * 2 + is_open) * (DEEPEST + 1) + g.left[at] - 1] - now


def pieces_left(g: Skymines, company: i64) -> i64:
    at = company * COLUMNS
    return g.left[at] + g.left[at + 1] + g.left[at + 2]


def shuttles_left(g: Skymines, company: i64) -> i64:
    return g.left[company * COLUMNS + SHUTTLE_COLUMN] if g.is_belt else 0


def outposts_left(g: Skymines, company: i64) -> i64:
    return pieces_left(g, company) - shuttles_left(g, company)


def is_any_station_left(g: Skymines) -> bool:
    for company in range(N_COMPANIES):
        if pieces_left(g, company):
            return True
    return False


def has_outposts(g: Skymines, column: i64) -> bool:
    """Is this column of a station for outposts? The middle one of the Belt is for shuttles."""
    return not g.is_belt or column != SHUTTLE_COLUMN


def has_room(g: Skymines, column: i64) -> bool:
    """Can a piece come home to this column? Never to the crossed space, once it was emptied."""
    return g.left[column] + g.uncrossed[column] < g.board.full[column]


def is_like_earlier(g: Skymines, company: i64, column: i64) -> bool:
    """Is an earlier column of the station equal to this one?"""
    at = company * COLUMNS + column
    for other in range(company * COLUMNS, at):
        if is_like(g, other, at):
            return True
    return False


def is_like(g: Skymines, one: i64, other: i64) -> bool:
    """Are two columns equal in every way?"""
    board = g.board
    if g.left[one] != g.left[other] or g.uncrossed[one] != g.uncrossed[other] or board.full[one] != board.full[other]:
        return False
    coins = board.column_coins
    for space in range(DEEPEST):
        if coins[one * DEEPEST + space] != coins[other * DEEPEST + space]:
            return False
    return True


def lift(g: Skymines, company: i64, column: i64) -> None:
    """Take the top piece of a column. The last one uncovers the crossed space for good."""
    at = company * COLUMNS + column
    g.left[at] -= 1
    if g.left[at] == 0:
        g.uncrossed[at] = 1


def send_home(g: Skymines, company: i64, column: i64) -> None:
    g.left[company * COLUMNS + column] += 1


# Sites.


def entry(g: Skymines, site: i64) -> i64:
    """The move that enters a site."""
    return ENTER_SPACE.move(site) if g.is_belt else ENTER.move(site)


def is_shuttle(g: Skymines, site: i64) -> bool:
    """Is this a shuttle space?"""
    return (g.board.shuttles >> site & 1) != 0


def supplied(g: Skymines, company: i64) -> i64:
    """The sites for which the station has a piece, as bits: on the Belt either kind may run out (SK-65)."""
    shuttles = g.board.shuttles
    found = ~shuttles if outposts_left(g, company) else 0
    return found | shuttles if shuttles_left(g, company) else found


def holds(g: Skymines, company: i64, place: i64) -> bool:
    """Has the company a piece on this sector, asteroid or shuttle space?"""
    board = g.board
    for site in range(board.starts[place], board.starts[place + 1]):
        if g.sectors[site] == company:
            return True
    return False


def is_like_earlier_site(g: Skymines, site: i64) -> bool:
    """Is an earlier space of the same asteroid equal to this one? Linked spaces are equal if their partners are."""
    board = g.board
    for other in range(board.starts[board.place_of[site]], site):
        if g.sectors[other] == g.sectors[site] and partner(g, other) == partner(g, site):
            return True
    return False


def partner(g: Skymines, site: i64) -> i64:
    """The company on the space that is linked with this one; N_COMPANIES if there is no such space."""
    other = g.board.partners[site]
    return N_COMPANIES if other == EMPTY else g.sectors[other]


def settle_sector(g: Skymines, company: i64, site: i64) -> None:
    """The company enters a site; another company's piece there is on its way home."""
    board = g.board
    other = g.sectors[site]
    place = board.place_of[site]
    if not holds(g, company, place):  # SK-32
        g.entered |= board.bits[place]
    g.sectors[site] = company
    g.near[company] |= board.single[site]
    g.far[company] |= board.double[site]
    if other != EMPTY:
        g.ousted[other + N_COMPANIES if is_shuttle(g, site) else other] += 1
        find_reach(g, other)


def find_reach(g: Skymines, company: i64) -> None:
    """Find again what a company can reach from its station and its sites (SK-14, SK-31)."""
    board = g.board
    near = board.station_single[company]
    far = board.station_double[company]
    for site in range(board.sites):
        if g.sectors[site] == company:
            near |= board.single[site]
            far |= board.double[site]
    g.near[company] = near
    g.far[company] = far


def entry_cost(g: Skymines, company: i64, site: i64) -> i64:
    """The cheapest line, 1 or 2, and 1 more to oust another company (SK-14, SK-32, SK-65); 0 if out of reach."""
    cost: i64 = 0
    if g.near[company] >> site & 1:
        cost = 1
    elif g.far[company] >> site & 1:
        cost = 2
    if cost and g.sectors[site] != EMPTY:
        cost += 1
    return cost


def collectors_of(g: Skymines, company: i64) -> i64:
    """Gas collectors of the places where a company is, icon by icon (SK-49), and one for each linked pair (RB p29)."""
    board = g.board
    n: i64 = 0
    place: i64 = EMPTY
    for site in range(board.sites):
        if g.sectors[site] == company:
            if board.place_of[site] != place:
                place = board.place_of[site]
                n += board.collectors[place]
            if board.partners[site] > site and g.sectors[board.partners[site]] == company:
                n += 1
    return n
