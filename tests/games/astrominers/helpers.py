"""Arranging a table and reading what lies on it. Dice, cards and resources go by name.

The box is a small one of the tests' own, so that the values of our content may change without them.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.agenda import Step, is_over, legal, play, settle
from orrery.engine.chance import Chance
from orrery.engine.game import Box
from orrery.engine.journal import PUBLIC, Journal
from orrery.games.astrominers.dice import docked, total
from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.setup import choose_edition
from orrery.games.astrominers.state import Astrominers, Player, Station
from orrery.games.astrominers.steps.actions import Turns
from orrery.games.astrominers.steps.effects import EFFECTS
from orrery.games.astrominers.terms import (
    ACHIEVEMENTS,
    CODES,
    CREW,
    DIE,
    DISPLAY,
    EMPTY,
    FACES,
    KINDS,
    RESOURCES,
    SIDES,
)

FOLDER = Path(__file__).parent / "content"
BOX = cast(Station, GAME.box(str(FOLDER)))
OURS = cast(Station, GAME.box())
EDITIONS = ["en", "pl1", "pl2"]
Tokens = Mapping[str, int]
NONE: Tokens = MappingProxyType({})


def crew_card(name: str) -> int:
    """A Mission or an Expedition."""
    missions = BOX.ids["mission"]
    return missions.index(name) if name in missions else len(missions) + BOX.ids["expedition"].index(name)


def cards(kind: str, names: str) -> list[int]:
    return [BOX.ids[kind].index(name) for name in names.split()]


def purse(tokens: Tokens) -> "vec[i64]":
    return vec[i64]([tokens.get(name, 0) for name in RESOURCES])


def seat(
    pool: str = "",
    tokens: Tokens = NONE,
    missions: str = "",
    orders: str = "",
    completed: str = "",
    bought: str = "",
    effects: str = "",
    technologies: str = "",
    bulletins: str = "",
    achievements: str = "",
    challenges: str = "",
    rerolls: int = 0,
    passed: bool = False,
) -> Player:
    """A player, who has only what is named. `effects` are unused effects of bought Orders."""
    p = Player()
    for die in pool.split():
        p.pool[DIE.ids.index(die)] += 1
    p.tokens = purse(tokens)
    for card in cards("mission", missions):
        p.missions.put(card, PUBLIC)
    for card in cards("order", orders):
        p.orders.put(card, PUBLIC)
    p.completed = [crew_card(name) for name in completed.split()]
    p.bought = cards("order", bought)
    kept = [verb.name for verb in EFFECTS]
    for effect in effects.split():
        p.effects[kept.index(effect)] += 1
    p.technologies = cards("technology", technologies)
    p.bulletins = cards("bulletin", bulletins)
    p.achievements = cards("achievement", achievements)
    p.challenges = cards("challenge", challenges)
    p.rerolls = rerolls
    p.has_passed = passed
    return p


class Barge:
    """A card in a dock. The crew by socket: `0 miner` is a die of seat 0; sockets not named are free, as is ``."""

    def __init__(self, card: str, *crew: str, owner: int = 0, age: int = 0) -> None:
        self.card = crew_card(card)
        self.crew = crew
        self.owner = owner
        self.age = age


def table(
    *steps: Step,
    me: Player | None = None,
    them: Player | Sequence[Player] | None = None,
    docks: Sequence[Barge] = (),
    bank: Tokens = NONE,
    promoted: str = "tungsten",
    open_missions: str | None = None,
    mission_deck: str | None = None,
    open_orders: str | None = None,
    order_deck: str | None = None,
    technologies: str | None = None,
    bulletins: str | None = None,
    expeditions: str | None = None,
    honours: str | None = None,
    achievement_deck: str | None = None,
    challenges: str = "",
    round: int = 1,
    first: int = 0,
    rolls: str = "",
    **options: str,
) -> Astrominers:
    """Seat 0 is `me`, the others are `them` (one player: a single opponent).

    Without steps it is the action phase, from the first player on. Cards that are not named anywhere lie in displays
    and decks; of a deck, the top is named first. The bank has ten of each token that is not named. `rolls` are the
    next faces of dice.
    """
    g = GAME.blank(BOX)
    others = [them or seat()] if them is None or isinstance(them, Player) else list(them)
    g.players = [me or seat(), *others]
    g.seats = len(g.players)
    for i, p in enumerate(g.players):
        p.missions.owner = p.orders.owner = i
    g.options = GAME.written_out(options)
    g.chance.reseed(1, GAME.streams(int(g.seats)))
    choose_edition(g)
    g.challenges = cards("challenge", challenges)
    g.bank = vec[i64]([bank.get(name, 10) for name in RESOURCES])
    g.promoted = RESOURCES.index(promoted)
    g.track = list(range(KINDS))
    g.round = round
    g.first = g.next_first = g.active = first
    dock_barges(g, docks)
    lay_out_crew_cards(g, open_missions, mission_deck, expeditions)
    lay_out_orders(g, open_orders, order_deck)
    lay_out_mini_decks(g, technologies, bulletins, honours, achievement_deck)
    for i, p in enumerate(g.players):
        for kind in range(CODES // SIDES):
            here = sum(p.pool[kind * SIDES + face] for face in range(SIDES))
            p.used[kind] = max(total(g, kind) - here - docked(g, i, kind), 0)
    g.journal = Journal()
    g.chance.script = [side_of(die) for die in rolls.split()]
    g.then_all(steps or (Turns(first),))
    settle(g)
    return g


def dock_barges(g: Astrominers, docks: Sequence[Barge]) -> None:
    for dock, barge in enumerate(docks):
        g.cards[dock] = barge.card
        g.owners[dock] = barge.owner
        g.ages[dock] = barge.age
        for i, die in enumerate(barge.crew):
            if die:
                owner, face = die.split()
                g.crew[dock * CREW + i] = int(owner) * CODES + DIE.ids.index(face)


def lay_out_crew_cards(g: Astrominers, shown: str | None, deck: str | None, expeditions: str | None) -> None:
    out = {int(card) for card in g.cards} | {card for p in g.players for card in (*p.completed, *p.missions.cards)}
    rest = [card for card in range(BOX.missions) if card not in out and BOX.players_needed[card] <= g.seats]
    g.open_missions, below = split(rest, shown, deck, "mission")
    g.mission_deck.fill(below[::-1])
    left = [card for card in range(BOX.missions, len(BOX.types)) if card not in out]
    g.expeditions = left[::-1] if expeditions is None else [crew_card(name) for name in expeditions.split()][::-1]


def lay_out_orders(g: Astrominers, shown: str | None, deck: str | None) -> None:
    out = {card for p in g.players for card in (*p.bought, *p.orders.cards)}
    rest = [i for i in range(len(BOX.order_points)) if i not in out and BOX.order_players[i] <= g.seats]
    g.open_orders, below = split(rest, shown, deck, "order")
    g.order_deck.fill(below[::-1])


def split(rest: list[int], shown: str | None, deck: str | None, kind: str) -> tuple[list[int], list[int]]:
    """Display and deck; what is not told comes from the rest."""
    if shown is None:
        named = cards(kind, deck or "")
        face_up = [card for card in rest if card not in named][:DISPLAY]
    else:
        face_up = cards(kind, shown)
    return face_up, [card for card in rest if card not in face_up] if deck is None else cards(kind, deck)


def lay_out_mini_decks(
    g: Astrominers, technologies: str | None, bulletins: str | None, honours: str | None, deck: str | None
) -> None:
    def left(kind: str, taken: list[int], names: str | None) -> list[int]:
        rest = [card for card in range(len(BOX.ids[kind])) if card not in taken]
        return rest if names is None else cards(kind, names)

    g.technologies = left("technology", [c for p in g.players for c in p.technologies], technologies)[::-1]
    g.bulletins = left("bulletin", [c for p in g.players for c in p.bulletins], bulletins)[::-1]
    taken = [card for p in g.players for card in p.achievements]
    shown = left("achievement", taken, honours)[:ACHIEVEMENTS]
    g.honours = shown + [EMPTY] * (ACHIEVEMENTS - len(shown))
    g.achievement_deck.fill(left("achievement", [*taken, *shown], deck)[::-1])


def side_of(die: str) -> int:
    """The side of a die that shows this: `miner`, or `labour-miner`."""
    kind = int(die.startswith("labour-"))
    faces = list(BOX.faces)[kind * SIDES : (kind + 1) * SIDES]
    return faces.index(FACES.index(die.removeprefix("labour-")))


def choose(g: Astrominers, *texts: str) -> None:
    """The seats that are asked give these answers, one after another."""
    for text in texts:
        play(g, g.asked, BOX.language.read(text))


def asked(g: Astrominers) -> str:
    """Who is asked what: `0 Act`. Nothing when nothing is left to do."""
    return "" if is_over(g) else f"{g.asked} {type(g.agenda[-1]).__name__}"


def offered(g: Astrominers, *verbs: str) -> list[str]:
    """What is offered; only these verbs, if some are named."""
    return [text for text in GAME.show(g, g.asked) if not verbs or text.split()[0] in verbs]


def pool(g: Astrominers, seat: int = 0) -> str:
    return " ".join(GAME.view(g, seat).players[seat].pool)


def tokens(g: Astrominers, seat: int = 0) -> Tokens:
    """What a player has, without the zeros."""
    return {name: int(n) for name, n in zip(RESOURCES, g.players[seat].tokens, strict=True) if n}


def bank(g: Astrominers, name: str) -> int:
    return int(g.bank[RESOURCES.index(name)])


def hand(g: Astrominers, seat: int = 0) -> str:
    """Missions, then Orders."""
    p = GAME.view(g, seat).players[seat]
    return " ".join([*p.missions, *p.orders])


def seen(g: Astrominers, seat: int = 0) -> Any:
    """The player's cards on the table, as all see them."""
    return GAME.view(g, seat).players[seat]


def looks(g: Astrominers) -> Any:
    """The table as somebody looking on sees it."""
    return GAME.view(g, int(g.seats))


def dock(g: Astrominers, number: int) -> str:
    """What lies in a dock: `eros 0 miner - 1 miners`; nothing if it is free."""
    d = looks(g).docks[number - 1]
    return "" if d.card is None else " ".join([d.card, *[f"{x.seat} {x.die}" if x else "-" for x in d.crew]])


def heard(g: Astrominers, *verbs: str) -> list[str]:
    """What all have heard of; only these verbs, if some are named."""
    return [line for line in GAME.heard(g, int(g.seats)) if not verbs or line.split()[1] in verbs]


def why_not(g: Astrominers, *things: str, seat: int = 0) -> list[str]:
    return [reason.code for reason in GAME.why_not(g, seat, *things)]


def new(seats: int = 2, seed: int = 7, box: Box | None = None, **options: str) -> Astrominers:
    """A whole game; with our content if no box is named."""
    return cast(Astrominers, GAME.new(seats, seed, options, box, True))


def wander(g: Astrominers, seed: int) -> Iterator[str]:
    """Play on at random to the end: each move as it was just made."""
    luck = Chance()
    luck.reseed(seed, 1)
    while not is_over(g):
        seat = g.asked
        move = luck.choose(0, legal(g, seat))
        play(g, seat, move)
        yield f"{seat} {g.box.language.show(move)}"
