"""Skymines as a Game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from orrery.engine.facts import Reason
from orrery.engine.features import Row
from orrery.engine.game import Box, ContentFiles, Game, Outcome, Value
from orrery.engine.options import Option
from orrery.engine.series import Series
from orrery.games.skymines import campaign, clicking, features, missions, rewards, scoring, setup
from orrery.games.skymines.board import has_outposts, is_shuttle
from orrery.games.skymines.evaluation.outlook import evaluate
from orrery.games.skymines.luna.faults import luna_faults
from orrery.games.skymines.luna.state import Luna
from orrery.games.skymines.luna.words import DEEDS
from orrery.games.skymines.plans import WORDS as NEED_WORDS
from orrery.games.skymines.state import Mines, Player, Skymines
from orrery.games.skymines.steps.demolishing import Demolish
from orrery.games.skymines.steps.energy import Entering, Lift, Rewards, SendHome
from orrery.games.skymines.steps.luna import LunaMajorities, LunaRow, LunaToken, LunaTurn
from orrery.games.skymines.steps.marking import Claim
from orrery.games.skymines.steps.missions import ChooseMission
from orrery.games.skymines.steps.opening import Draft, SetAside, TokenBonus, Tokens
from orrery.games.skymines.steps.planning import Planning
from orrery.games.skymines.steps.points import PlacePlan, Points
from orrery.games.skymines.steps.replaying import ActOrRecover, ExpandAlone, InvestAlone, RecoverCard, Replay
from orrery.games.skymines.steps.resources import PayCards
from orrery.games.skymines.steps.retiring import LayCard, PickUp, Retired
from orrery.games.skymines.steps.rounds import ActionPhase, Round, RoundEnd
from orrery.games.skymines.steps.science import TurnOver, Upload
from orrery.games.skymines.steps.spaces import EitherWay
from orrery.games.skymines.steps.threats import GiveUp, ThreatReward
from orrery.games.skymines.steps.trading import PurchaseCard, SellCard
from orrery.games.skymines.steps.turns import Act, Leave, Turns
from orrery.games.skymines.steps.walking import Advance, Cross, Steps, Walk
from orrery.games.skymines.terms import (
    CARDS,
    COLUMNS,
    COMPANIES,
    EMPTY,
    LUNA_LEVELS,
    LUNA_MARKERS,
    LUNAS,
    MARKET,
    N_COMPANIES,
    PLANS,
    REASONS,
    SHOWN,
    SIDES,
    SPECIAL,
    SPECIALS,
    STREAMS,
    THREATS,
    TOKEN_PLAN,
    TOKENS,
    VERBS,
)
from orrery.games.skymines.words import BONUSES

FIRST_TRACKS = {"skymine": "A1", "minerva": "B1", "astrogo": "C1", "tawac": "D1"}


class SkyminesGame(Game):
    """Skymines on the Moon or in the Belt, for 2 to 4 players, of whom up to three may be Lunas."""

    def __init__(self) -> None:
        super().__init__()
        self.NAME = "skymines"
        self.VERSION = 2
        self.CONTENT = str(Path(__file__).parent / "content")
        self.VERBS = VERBS
        self.WORDS = {
            "need": NEED_WORDS, "reward": rewards.WORDS, "perk": BONUSES, "task-word": missions.WORDS, "deed": DEEDS,
        }  # fmt: skip
        self.STEPS = [
            Round, Planning, ActionPhase, RoundEnd, Draft, Tokens, SetAside, TokenBonus, Turns, Act, PayCards, Steps,
            Walk, Cross, Advance, Entering, Lift, Rewards, SendHome, TurnOver, Upload, Points, PlacePlan, Claim,
            Demolish, EitherWay, PurchaseCard, SellCard, Replay, ActOrRecover, RecoverCard, InvestAlone, ExpandAlone,
            PickUp, LayCard, Retired, ChooseMission, Leave, GiveUp, ThreatReward,
            LunaToken, LunaRow, LunaMajorities, LunaTurn,
        ]  # fmt: skip
        self.PARTS = [Player, Luna]
        self.OPTIONS = [
            Option("first", "choice", "random", ["random", "1", "2", "3", "4"]),
            Option("tracks", "choice", "first", ["first", "random", "chosen"]),
            *[Option(f"track-{company}", "choice", FIRST_TRACKS[company], SIDES) for company in COMPANIES],
            Option("tokens", "choice", "first", ["first", "draft"]),
            Option("linked", "flag", False),
            Option("luna", "number", 0, [0, LUNAS]),
            Option("level", "number", 2, [0, LUNA_LEVELS - 1]),
            Option("board", "choice", "moon", ["moon", "belt"]),
            Option("settled", "flag", False),
            Option("missions", "flag", False),
            Option("threat", "choice", "none", ["none", "random", *THREATS]),
        ]
        self.ALONE = {"luna": 1}
        self.AUTOMATA = "luna"
        self.SERIES = ["match", "campaign", "time-loop"]
        self.REASONS = REASONS
        self.UNTOLD = features.UNTOLD
        self.UNORDERED = features.UNORDERED
        self.BOUND = 6000
        self.GREEDY_ROLLOUT_MOVES = 300
        self.GREEDY_ROLLOUT_TURNS = 2
        self.GREEDY_SAMPLES = 2
        self.is_private = True
        self.seats = [2, 3, 4]

    def check(self, seats: int, options: Any) -> str:
        return super().check(seats, options) or chairs_fault(seats, options) or board_fault(options)

    def modules(self, options: Mapping[str, Any]) -> dict[str, bool]:
        return {
            "belt.toml": options.get("board", "moon") == "belt",
            "missions.toml": options.get("missions") is True,
            "threats.toml": options.get("threat", "none") != "none",
            "luna.toml": options.get("luna", 0) != 0,
        }

    def read_box(self, files: ContentFiles) -> Box:
        from orrery.games.skymines import content

        return content.read(files)

    def blank(self, box: Box) -> Skymines:
        assert isinstance(box, Mines)
        return Skymines(box)

    def automata(self, seats: int, options: Any) -> list[int]:
        """SK-75. Lunas hold the last chairs."""
        return list(range(seats - options["luna"], seats))

    def streams(self, seats: int) -> int:
        return STREAMS

    def deal(self, g: Skymines) -> None:
        setup.deal(g)

    def view(self, g: Skymines, seat: i64) -> Any:
        from orrery.games.skymines import view

        return view.view(g, seat)

    def contents(self, box: Box) -> Any:
        from orrery.games.skymines import view

        assert isinstance(box, Mines)
        return view.contents(box)

    def things(self, g: Skymines, seat: i64, m: i64) -> list[list[str]]:
        return clicking.things(g, seat, m, super().things(g, seat, m))

    def not_asked(self, g: Skymines, seat: i64, wanted: list[str]) -> list[Reason]:
        return [clicking.waiting_reason(g, wanted)]

    def features(self, g: Skymines, seat: i64, row: Row) -> None:
        features.features(g, seat, row)

    def evaluate(self, g: Skymines, seat: i64) -> float:
        return evaluate(g, seat)

    def turns_begun(self, g: Skymines, seat: i64) -> int:
        if not len(g.agenda):
            return 0
        top = g.agenda[-1]
        if isinstance(top, Act):
            return 1 if top.seat == seat else 0
        return 2 if isinstance(top, Planning) and not any(g.answers) else 0

    def series(self, name: str, seats: int, seed: int, options: Mapping[str, Value]) -> Series:
        return campaign.series(self, name, seats, seed, options)

    def outcome(self, g: Skymines) -> Outcome:
        return scoring.outcome(g)

    def faults(self, g: Skymines) -> list[str]:
        """Every card, plan, token, outpost and marker is somewhere exactly once."""
        return [*card_faults(g), *plan_faults(g), *piece_faults(g), *marker_faults(g), *luna_faults(g)]


def chairs_fault(seats: int, options: Any) -> str:
    """Why the first player and the Lunas do not fit the chairs; empty if they do."""
    first = options.get("first", "random")
    if first != "random" and int(first) > seats:
        return f"Option 'first' names seat {first}, but there are only {seats} seats"
    people = seats - options.get("luna", 0)
    if people < 1:
        return f"Lunas hold all {seats} chairs; leave at least one for a person"
    if first != "random" and int(first) > people:
        return f"Option 'first' names seat {first}, but that is Luna's, who is never the first player"
    return ""


def board_fault(options: Any) -> str:
    """Why modules and tracks do not fit the board; empty if they do."""
    if options.get("settled", False) and options.get("board", "moon") == "belt":
        return "Option 'settled' is for the Moon: its twelve outposts stand in sectors, and the Belt has none"
    if options.get("threat", "none") != "none" and options.get("board", "moon") != "belt":
        return "Option 'threat' is for the Belt: the card lies between two of its shuttle spaces"
    if options.get("tracks", "first") == "chosen":
        sides = [str(options.get(f"track-{company}", FIRST_TRACKS[company])) for company in COMPANIES]
        plates = [side[0] for side in sides]
        twice = [plate for plate in plates if plates.count(plate) > 1]
        if twice:
            return f"Plate {twice[0]} can lie at one company only; choose four sides of different plates"
    return ""


def card_faults(g: Skymines) -> list[str]:
    faults = []
    shown = [card for card in g.display if card != EMPTY]
    stacked = [card for stack in g.stacks for card in stack.cards]
    owned = [card for p in g.players for card in p.cards]
    removed = [card for card in range(CARDS) if g.places[card] == -2]
    used = [card for card in range(CARDS) if g.places[card] != -4]
    if sorted([*shown, *stacked, *owned, *removed]) != used or not set(range(MARKET)) <= set(used):
        faults.append("a card is missing, or there twice")
    if [card for card in range(CARDS) if g.places[card] == SHOWN] != sorted(shown):
        faults.append("a card lies in the display and elsewhere")
    for seat, p in enumerate(g.players):
        area = [card for card in p.area if card != EMPTY]
        if sorted(area) != [card for card in p.cards if g.places[card] == 1]:
            faults.append(f"the area of seat {seat} has other cards than its places say")
        if list(p.cards) != sorted(p.cards):
            faults.append(f"the cards of seat {seat} are not in order")
    return faults


def plan_faults(g: Skymines) -> list[str]:
    plans = [plan for stack in g.plan_stacks for plan in stack.cards]
    plans += [plan for plan in g.study if plan != EMPTY] + g.dropped
    specials = [SPECIAL + i for i in range(SPECIALS) if g.specials >> i & 1 or i >= g.round - 1]
    tokens = list(g.tokens.cards)
    for p in g.players:
        plans += [plan for plan in p.screens if plan != EMPTY and plan < TOKEN_PLAN] + p.covered + p.taken
        tokens += [*p.offered.cards, *([p.token] if p.token != EMPTY else [])]
    faults = []
    if sorted({*plans, *specials}) != list(range(PLANS - TOKENS)) or len(plans) != len(set(plans)):
        faults.append("a plan is missing, or there twice")
    if sorted(tokens) != list(range(TOKENS)):
        faults.append("a token is missing, or there twice")
    return faults


def piece_faults(g: Skymines) -> list[str]:
    """Outposts and shuttles: at home, on the board, ousted, or in the box."""
    faults = []
    board = g.board
    for company in range(N_COMPANIES):
        for kind, name in enumerate(("outposts", "shuttles")):
            columns = [company * COLUMNS + i for i in range(COLUMNS) if has_outposts(g, i) == (kind == 0)]
            found = sum([g.left[column] for column in columns])
            found += g.boxed[kind * N_COMPANIES + company] + g.ousted[kind * N_COMPANIES + company]
            for site in range(board.sites):
                found += int(g.sectors[site] == company and is_shuttle(g, site) == (kind == 1))
            if kind == 0:
                found -= int(any(isinstance(step, Lift) and step.company == company for step in g.agenda))
            if found != sum([board.full[column] for column in columns]):
                faults.append(f"{COMPANIES[company]} has {found} {name}")
    return faults


def marker_faults(g: Skymines) -> list[str]:
    faults = []
    for seat, p in enumerate(g.players):
        placed = [space for space in range(len(g.marked)) if g.marked[space] == seat]
        spent = sum([g.one_time >> space & 1 for space in placed])
        ordinary = p.markers + len(placed) - spent + int(p.personal == missions.ORDINARY)
        given = LUNA_MARKERS if seat >= g.people else 3 if g.seats <= 2 else 2
        if ordinary != given + p.extra_markers:
            faults.append(f"seat {seat} has lost a marker")
        single = p.one_time + spent + int(p.personal == missions.ONE_TIME)
        if single > bin(p.tasks).count("1"):
            faults.append(f"seat {seat} has more one-time markers than fulfilled tasks")
        if (p.personal != EMPTY) != (p.tasks == missions.ALL_TASKS):
            faults.append(f"the personal space of seat {seat} does not fit the tasks")
        if p.coins < 0:
            faults.append(f"seat {seat} owes coins")
        if [tile for tile in range(4) if p.tiles >> tile & 1] != [t for t in range(4) if g.tiles[t] == seat]:
            faults.append(f"a tile of seat {seat} is elsewhere")
    return faults


GAME = SkyminesGame()
