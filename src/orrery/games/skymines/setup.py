"""RB p5 to p8. Setting up the table."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.knowledge import draw
from orrery.games.skymines.board import find_reach, lift
from orrery.games.skymines.market import refill_display
from orrery.games.skymines.plans import refill_study
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.luna import seat_luna
from orrery.games.skymines.steps.opening import Draft, Tokens
from orrery.games.skymines.steps.rounds import Round
from orrery.games.skymines.terms import (
    COMPANIES,
    EMPTY,
    FIRST_LUCK,
    HAND,
    LETTER_PLANS,
    LETTERS,
    MARKET,
    MARKET_LUCK,
    MISSION_LUCK,
    MISSION_SHOWN,
    MISSIONS,
    N_COMPANIES,
    NO_STATUS_CARD,
    PLAN_LETTERS,
    PLAN_LUCK,
    SIDES,
    SINGLE,
    STACK,
    STARTERS,
    THREAT_LUCK,
    THREAT_SHOWN,
    THREATS,
    TOKEN_LUCK,
    TOKENS,
    TRACK_LUCK,
)

FIRST_SIDES = ("A1", "B1", "C1", "D1")  # of a first game, in the order of the companies
DEALT = 2  # tokens to choose from
START_COINS = 1
SETTLED = [(6, 19, 20), (16, 21, 23), (1, 7, 11), (2, 3, 4)]  # sectors, by company


def deal(g: Skymines) -> None:
    g.linked = bool(g.options["linked"])
    lay_out_board(g)
    first = g.options["first"]
    g.people = g.seats - int(g.options["luna"])
    g.first = g.next_first = g.chance.below(FIRST_LUCK, g.people) if first == "random" else int(first) - 1
    lay_out_tracks(g)
    lay_out_market(g)
    lay_out_research(g)
    people = seat_all(g)
    g.supplement = 1
    if g.options["missions"]:
        lay_out_missions(g)
    if g.options["threat"] != "none":
        lay_out_threat(g)
    if g.options["tokens"] == "draft":
        deal_tokens(g)
        g.then(Draft(), Tokens(), Round())
    else:
        give_first_tokens(g, people)
        g.then(Tokens(), Round())


def seat_all(g: Skymines) -> list[int]:
    """People get what their place in the turn order brings, Lunas their cards. Returns the people in that order."""
    g.players = [Player() for _ in range(g.seats)]
    people = [seat for seat in g.in_order() if seat < g.people]
    for place, seat in enumerate(people):
        give_out(g, seat, place)
    for seat in range(g.people, g.seats):
        g.players[seat].coins = START_COINS
        seat_luna(g, seat, int(g.options["level"]))
    return people


def give_first_tokens(g: Skymines, people: list[int]) -> None:
    """The tokens of a first game. Lunas take theirs from the others at random."""
    for place, seat in enumerate(people):
        g.players[seat].token = g.box.first_tokens[place]
    used = [p.token for p in g.players]
    tokens: list[int] = [token for token in range(TOKENS) if token not in used]
    if g.lunas:
        g.chance.shuffle(TOKEN_LUCK, tokens)
    g.tokens.fill(tokens)


def lay_out_board(g: Skymines) -> None:
    """RB p5, p26, p29. Full stations; if the Moon is settled, one outpost of each column has left them."""
    g.is_belt = g.options["board"] == "belt"
    board = g.board
    g.sectors = vec[i64]([EMPTY] * board.sites)
    g.left = board.full[:]
    for company in range(N_COMPANIES):
        if g.options["settled"]:
            for column, sector in enumerate(SETTLED[company]):
                lift(g, company, column)
                g.sectors[sector - 1] = company
        find_reach(g, company)


def lay_out_tracks(g: Skymines) -> None:
    """RB p5, SK-02. Never two sides of one plate: sides are numbered plate by plate."""
    wanted = g.options["tracks"]
    if wanted == "first":
        sides = [SIDES.index(side) for side in FIRST_SIDES]
    elif wanted == "chosen":
        sides = [SIDES.index(str(g.options[f"track-{company}"])) for company in COMPANIES]
    else:
        plates: list[int] = list(range(len(SIDES) // 2))
        g.chance.shuffle(TRACK_LUCK, plates)
        sides = [plate * 2 + g.chance.below(TRACK_LUCK, 2) for plate in plates[:N_COMPANIES]]
    g.sides = vec[i64](sides)


def lay_out_market(g: Skymines) -> None:
    """RB p6. The stack has the letters in their order, A on top; twelve cards lie open."""
    for letter in range(LETTERS):
        cards: list[int] = [card for card in range(MARKET) if g.box.letters[card] == letter]
        g.chance.shuffle(MARKET_LUCK, cards)
        g.stacks[letter].fill(cards)
        for card in cards:
            g.places[card] = STACK
    refill_display(g)


def lay_out_research(g: Skymines) -> None:
    """RB p6. Four plans of each letter lie open."""
    for letter in range(PLAN_LETTERS):
        plans: list[int] = list(range(letter * LETTER_PLANS, (letter + 1) * LETTER_PLANS))
        g.chance.shuffle(PLAN_LUCK, plans)
        g.plan_stacks[letter].fill(plans)
    refill_study(g)


def give_out(g: Skymines, seat: i64, place: i64) -> None:
    """RB p7, p8. A coin, bonus markers, nine cards, and a card of single energy by place in the turn order."""
    p = g.players[seat]
    p.coins = START_COINS
    p.markers = 3 if g.seats <= 2 else 2
    p.offered.owner = seat
    start = MARKET + seat * STARTERS
    cards: list[int] = [*range(start, start + STARTERS), SINGLE + place]
    p.cards = vec[i64](cards)
    for card in p.cards:
        g.places[card] = HAND


def deal_tokens(g: Skymines) -> None:
    tokens: list[int] = list(range(TOKENS))
    g.chance.shuffle(TOKEN_LUCK, tokens)
    g.tokens.fill(tokens)
    for seat in range(g.people):
        for _token in range(DEALT):
            draw(g, g.tokens, g.players[seat].offered)


def lay_out_missions(g: Skymines) -> None:
    """RB p25. One open card for one or two people, two for more; Lunas have no status card and do not count."""
    cards: list[int] = list(range(MISSIONS))
    g.chance.shuffle(MISSION_LUCK, cards)
    g.missions = vec[i64](cards[: 1 if g.people <= 2 else 2])
    for mission in g.missions:
        g.note(EMPTY, MISSION_SHOWN.move(mission))
    for seat in range(g.people, g.seats):
        g.players[seat].mission = NO_STATUS_CARD


def lay_out_threat(g: Skymines) -> None:
    """RB p30. One card lies open between two shuttle spaces of the Belt."""
    wanted = str(g.options["threat"])
    g.threat = g.chance.below(THREAT_LUCK, len(THREATS)) if wanted == "random" else THREATS.index(wanted)
    g.note(EMPTY, THREAT_SHOWN.move(g.threat))
