"""Preparing the game, steps 1 to 10."""

from orrery.games.astrominers.cards import refill
from orrery.games.astrominers.state import Astrominers, Player
from orrery.games.astrominers.steps.rounds import Round
from orrery.games.astrominers.terms import (
    ACHIEVEMENTS,
    EXTRA_CHALLENGES,
    FIRST_LUCK,
    KINDS,
    MINI_LUCK,
    MISSION_LUCK,
    ORDER_LUCK,
    ROUNDS,
    TRACK_LUCK,
)


def deal(g: Astrominers) -> None:
    choose_edition(g)
    lay_out_decks(g)
    lay_out_mini_decks(g)
    for kind in range(KINDS):
        g.bank[kind] = g.box.tokens[g.seats * KINDS + kind]
    for seat in range(g.seats):
        p = Player()
        p.missions.owner = seat
        p.orders.owner = seat
        for kind in range(KINDS):  # step 7
            p.tokens[kind] = 1
            g.bank[kind] -= 1
        g.players.append(p)
    track: list[int] = list(range(ROUNDS - 1))  # step 9
    if g.options["track"] == "random":
        g.chance.shuffle(TRACK_LUCK, track)
    g.track = track
    for kind in track:
        g.bank[kind] -= 1
    first = g.options["first"]  # step 8
    g.next_first = g.chance.below(FIRST_LUCK, g.seats) if first == "random" else int(first) - 1
    refill(g)
    g.then(Round())


def choose_edition(g: Astrominers) -> None:
    """All that the editions do differently in play, except ties, which are in scoring."""
    edition = g.options["edition"]
    g.doubles = edition == "pl1"  # rows 1, 2
    g.from_owner = edition == "en"  # row 11
    executive = g.options["executive"]
    g.any_executive = edition == "pl1" if executive == "edition" else executive == "any"  # row 5
    if has_challenges(g.options):  # row 14; step 10
        feats: list[int] = list(range(len(g.box.challenge_points)))
        g.chance.shuffle(MINI_LUCK, feats)
        g.challenges = sorted(feats[: g.seats + EXTRA_CHALLENGES])


def has_challenges(options: dict[str, object]) -> bool:
    wanted = options["challenges"]
    return options["edition"] == "en" if wanted == "edition" else wanted == "on"


def lay_out_decks(g: Astrominers) -> None:
    """Step 2: the decks, without the cards for more players."""
    box = g.box
    missions: list[int] = [card for card in range(box.missions) if box.players_needed[card] <= g.seats]
    orders: list[int] = [card for card in range(len(box.order_points)) if box.order_players[card] <= g.seats]
    g.chance.shuffle(MISSION_LUCK, missions)
    g.chance.shuffle(ORDER_LUCK, orders)
    g.mission_deck.fill(missions)
    g.order_deck.fill(orders)


def lay_out_mini_decks(g: Astrominers) -> None:
    """Steps 3 and 4."""
    box = g.box
    achievements: list[int] = list(range(len(box.achievement_points)))
    g.technologies = list(range(len(box.technology_points)))
    g.bulletins = list(range(len(box.bulletin_points)))
    g.expeditions = list(range(box.missions, len(box.types)))
    for deck in (achievements, g.technologies, g.bulletins, g.expeditions):
        g.chance.shuffle(MINI_LUCK, deck)
    g.honours = achievements[:ACHIEVEMENTS]
    g.achievement_deck.fill(achievements[ACHIEVEMENTS:])
    g.promoted = box.promoted[g.chance.below(MINI_LUCK, len(box.promoted))]
