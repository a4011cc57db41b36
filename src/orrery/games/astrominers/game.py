"""Astrominers as a Game."""

from pathlib import Path
from typing import Any

from mypy_extensions import i64

from orrery.engine.agenda import State
from orrery.engine.facts import Reason
from orrery.engine.features import Row
from orrery.engine.game import Box, ContentFiles, Game, Outcome
from orrery.engine.journal import Event
from orrery.engine.moves import Verb, first, second
from orrery.engine.options import Option
from orrery.games.astrominers import features, scoring, setup, unasked
from orrery.games.astrominers.dice import docked, total
from orrery.games.astrominers.evaluation.outlook import evaluate
from orrery.games.astrominers.needs import NEEDS
from orrery.games.astrominers.state import Astrominers, Player, Station
from orrery.games.astrominers.steps.achieving import Give
from orrery.games.astrominers.steps.actions import Act, Turns
from orrery.games.astrominers.steps.effects import EFFECT_WORDS, EFFECTS, effect_for
from orrery.games.astrominers.steps.exchanging import Swap
from orrery.games.astrominers.steps.launching import Muster
from orrery.games.astrominers.steps.orders import Bought, Drop, Ordering
from orrery.games.astrominers.steps.paying import Pay
from orrery.games.astrominers.steps.rolling import ChangeDice, Rerolls, Roll, RollAgain
from orrery.games.astrominers.steps.rounds import Buying, Opening, Play, Round, Settlement
from orrery.games.astrominers.steps.settling import Bonus, Choose, Completed, Drift, Reward, Settle, is_bonus_due
from orrery.games.astrominers.steps.taking import TakeCard
from orrery.games.astrominers.terms import (
    BERTH,
    CHOOSE,
    CODES,
    CREW,
    DICE_LUCK,
    DIE,
    EDITIONS,
    EMPTY,
    EXPEDITION,
    JOIN,
    KINDS,
    MISSION,
    REASONS,
    RESOURCES,
    RETRAIN,
    SIDES,
    SWAP,
    VERBS,
)

SPOTS = {  # things that a move is about besides its operands
    "assign": "assignments",
    "refine": "refinery",
    "lead": "first-player",
    "exchange": "exchange",
    "discard": "discard",
    "draw-mission": "mission-deck",
    "draw-order": "order-deck",
    "reduce": "effect-reduction",
    "launch-free": "effect-free-launch",
    "explore-free": "effect-free-launch",
    "rally": "effect-reroll",
    "again": "discard",
}
BASE_SEATS = 4  # with more players the rules of the expansion hold
SETS_OUT = ("launch", "launch-free", "explore", "explore-free")
COMES_HOME = ("completed", "explored", "failed", "abandoned")
LOG_VERBS = [  # only for the log, which names the crew that a die joins; never in the journal, never played
    Verb(254, "join-mission", DIE, BERTH, MISSION),
    Verb(255, "join-expedition", DIE, BERTH, EXPEDITION),
]


class AstrominersGame(Game):
    """Astrominers, for 2 to 4 players, and for 5 and 6 with the expansion."""

    def __init__(self) -> None:
        super().__init__()
        self.NAME = "astrominers"
        self.VERSION = 3
        self.CONTENT = str(Path(__file__).parent / "content")
        self.VERBS = [*VERBS, *LOG_VERBS]
        self.WORDS = {"effect": EFFECT_WORDS, "need": NEEDS}
        self.STEPS = [
            Round, Opening, Roll, Rerolls, Play, Turns, Act, ChangeDice, RollAgain, Swap, TakeCard, Pay, Muster, Give,
            Bonus, Choose, Settlement, Settle, Reward, Completed, Drift, Buying, Ordering, Drop, Bought,
        ]  # fmt: skip
        self.PARTS = [Player]
        self.OPTIONS = [
            Option("edition", "choice", "en", EDITIONS),
            Option("challenges", "choice", "edition", ["edition", "on", "off"]),
            Option("executive", "choice", "edition", ["edition", "top", "any"]),
            Option("first", "choice", "random", ["random", "1", "2", "3", "4", "5", "6"]),
            Option("track", "choice", "printed", ["printed", "random"]),
        ]
        self.SERIES = ["match"]
        self.REASONS = REASONS
        self.UNTOLD = features.UNTOLD
        self.UNORDERED = features.UNORDERED
        self.BOUND = 5000
        self.GREEDY_ROLLOUT_MOVES = 8
        self.GREEDY_SAMPLES = 4
        self.is_private = True
        self.seats = [2, 3, 4, 5, 6]

    def check(self, seats: int, options: Any) -> str:
        fault = super().check(seats, options)
        if fault:
            return fault
        first = options.get("first", "random")
        if first != "random" and int(first) > seats:
            return f"Option 'first' names seat {first}, but there are only {seats} seats"
        edition = options.get("edition", "en")
        if seats > BASE_SEATS and edition != "en":
            return f"Edition {edition} is for 2 to {BASE_SEATS} players; take edition en for {seats}"
        return ""

    def read_box(self, files: ContentFiles) -> Box:
        from orrery.games.astrominers import content

        return content.read(files)

    def blank(self, box: Box) -> Astrominers:
        assert isinstance(box, Station)
        return Astrominers(box)

    def streams(self, seats: int) -> int:
        return DICE_LUCK + seats

    def deal(self, g: Astrominers) -> None:
        setup.deal(g)

    def view(self, g: Astrominers, seat: i64) -> Any:
        from orrery.games.astrominers import view

        return view.view(g, seat)

    def contents(self, box: Box) -> Any:
        from orrery.games.astrominers import view

        assert isinstance(box, Station)
        return view.contents(box)

    def things(self, g: Astrominers, seat: i64, m: i64) -> list[list[str]]:
        """Any of several equal dice can be clicked, and sockets without a name of their own, too."""
        things = super().things(g, seat, m)
        verb = g.box.language.verb(m)
        if verb.kinds and verb.kinds[0].name == "die":
            things[0] = dice_of(g.players[seat], first(m))
        spot = SPOTS.get(verb.name, "")
        if spot:
            things.append([spot])
        if JOIN.is_(m):
            things[1] = berths_like(g, second(m), isinstance(g.agenda[-1], Muster))
        elif RETRAIN.is_(m):
            things.append([f"effect-{EFFECTS[effect_for(second(m))].name}"])
        elif SWAP.is_(m):
            things[1] = [f"bank-{RESOURCES[second(m)]}"]
        elif CHOOSE.is_(m):
            things[0] = [f"bank-{RESOURCES[first(m)]}"]
        return things

    def heard(self, g: State, seat: i64, start: int = 0) -> list[str]:
        """The line of a die that joins a crew also names the card, since a socket does not say which crew it was."""
        lines = super().heard(g, seat, start)
        assert isinstance(g, Astrominers)
        if g.journal is not None:
            for i, line in joined(g, g.journal.heard(seat).events).items():
                if i >= start:
                    lines[i - start] = line
        return lines

    def not_asked(self, g: Astrominers, seat: i64, wanted: list[str]) -> list[Reason]:
        return [unasked.not_asked(g, seat, wanted)]

    def features(self, g: Astrominers, seat: i64, row: Row) -> None:
        features.features(g, seat, row)

    def evaluate(self, g: Astrominers, seat: i64) -> float:
        return evaluate(g, seat)

    def outcome(self, g: Astrominers) -> Outcome:
        return scoring.outcome(g)

    def faults(self, g: Astrominers) -> list[str]:
        """Every card, die and token is somewhere exactly once."""
        return [*card_faults(g), *token_faults(g), *dice_faults(g)]


def dice_of(p: Player, code: i64) -> list[str]:
    """The places of equal dice in the pool, which is in the order of the codes."""
    before: i64 = 0
    for other in range(code):
        before += p.pool[other]
    return [f"pool-{before + i + 1}" for i in range(p.pool[code])]


def berths_like(g: Astrominers, berth: i64, is_launch: bool) -> list[str]:
    """The free sockets of a card that take the same; at its launch only yellow ones."""
    dock = berth // CREW
    card = g.cards[dock]
    if card == EMPTY:
        return []
    wanted = g.box.crew[card * CREW + berth % CREW]
    found = []
    for i in range(g.box.crew_sizes[card]):
        at = card * CREW + i
        is_open = g.crew[dock * CREW + i] == EMPTY and (g.box.yellow[at] == 1 or not is_launch)
        if is_open and g.box.crew[at] == wanted:
            found.append(f"berth-{BERTH.ids[dock * CREW + i]}")
    return found


def joined(g: Astrominers, events: list[Event]) -> dict[int, str]:
    """The lines for dice that joined a crew, by the number of the event. It follows the docks along the journal."""
    language = g.box.language
    docks: list[int] = [EMPTY] * int(g.box.docks[g.seats])
    found: dict[int, str] = {}
    for i, event in enumerate(events):
        verb = language.verb(event.fact).name
        if verb in SETS_OUT and EMPTY in docks:
            docks[docks.index(EMPTY)] = crew_card(g, event.fact)
        elif verb in COMES_HOME and crew_card(g, event.fact) in docks:
            docks[docks.index(crew_card(g, event.fact))] = EMPTY
        elif verb == "join":
            card = docks[int(second(event.fact)) // CREW]
            if card != EMPTY:
                found[i] = join_line(g, event, card)
    return found


def crew_card(g: Astrominers, m: i64) -> int:
    """The last card that a move or an event names."""
    kinds = g.box.language.verb(m).kinds
    card = int(first(m) if len(kinds) == 1 else second(m))
    return card + int(g.box.missions) if kinds[-1].name == "expedition" else card


def join_line(g: Astrominers, event: Event, card: int) -> str:
    box = g.box
    missions = int(box.missions)
    kind = "mission" if card < missions else "expedition"
    id = box.ids[kind][card if card < missions else card - missions]
    words = " ".join(box.language.words(event.fact))
    return f"{event.seat} join-{kind} {words} {id}{' (forced)' if event.forced else ''}"


def card_faults(g: Astrominers) -> list[str]:
    box = g.box
    crew = [*g.mission_deck.cards, *g.open_missions, *g.expeditions, *g.boxed, *[c for c in g.cards if c != EMPTY]]
    orders = [*g.order_deck.cards, *g.open_orders]
    honours = [*g.achievement_deck.cards, *[c for c in g.honours if c != EMPTY]]
    technologies = list(g.technologies)
    bulletins = list(g.bulletins)
    challenges = list(g.challenges)
    for p in g.players:
        crew += [*p.missions.cards, *p.completed]
        orders += [*p.orders.cards, *p.bought]
        honours += p.achievements
        technologies += p.technologies
        bulletins += p.bulletins
        challenges += p.challenges
    orders += [step.card for step in g.agenda if isinstance(step, Bought)]
    missions = [card for card in range(box.missions) if box.players_needed[card] <= g.seats]
    faults = []
    if sorted(crew) != [*missions, *range(box.missions, len(box.types))]:
        faults.append("a mission or an expedition is missing, or there twice")
    if sorted(orders) != [card for card in range(len(box.order_points)) if box.order_players[card] <= g.seats]:
        faults.append("an order is missing, or there twice")
    for name, found, number in (
        ("achievement", honours, len(box.achievement_points)),
        ("technology", technologies, len(box.technology_points)),
        ("bulletin", bulletins, len(box.bulletin_points)),
    ):
        if sorted(found) != list(range(number)):
            faults.append(f"a {name} is missing, or there twice")
    if len(set(challenges)) != len(challenges):
        faults.append("a challenge is there twice")
    return faults


def token_faults(g: Astrominers) -> list[str]:
    faults = []
    for kind in range(KINDS):
        on_track = kind in g.track[int(g.round) - int(is_bonus_due(g)) :]
        found = g.bank[kind] + sum([p.tokens[kind] for p in g.players]) + int(on_track)
        if found != g.box.tokens[g.seats * KINDS + kind]:
            faults.append(f"{found} tokens of resource {kind} are there, not {g.box.tokens[g.seats * KINDS + kind]}")
        if g.bank[kind] < 0:
            faults.append("the bank owes something")
    return faults


def dice_faults(g: Astrominers) -> list[str]:
    faults = []
    for seat, p in enumerate(g.players):
        for kind in range(CODES // SIDES):
            pool = sum([p.pool[kind * SIDES + face] for face in range(SIDES)])
            if g.round and pool + p.used[kind] + docked(g, seat, kind) != total(g, kind):
                faults.append(f"seat {seat} has lost a die")
    return faults


GAME = AstrominersGame()
