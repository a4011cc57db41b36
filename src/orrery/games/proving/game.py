"""The proving game as a Game."""

from collections.abc import Mapping
from math import exp
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from orrery.engine.facts import Reason
from orrery.engine.features import Row
from orrery.engine.game import Box, ContentFiles, Game, Outcome, Value
from orrery.engine.moves import first, second
from orrery.engine.options import Option
from orrery.games.proving import features, scoring, setup
from orrery.games.proving.series import BEST_OF_THREE, BestOfThree
from orrery.games.proving.state import Cards, Player, Proving
from orrery.games.proving.steps.automaton import AutomatonDraft, Orders
from orrery.games.proving.steps.building import Build, Pay, Reveal
from orrery.games.proving.steps.dice import Income, Rerolls, Rolls
from orrery.games.proving.steps.draft import Display, Draft, DrawCard
from orrery.games.proving.steps.effects import EFFECTS, NEEDS
from orrery.games.proving.steps.effects import STEPS as EFFECT_STEPS
from orrery.games.proving.steps.plans import Planning
from orrery.games.proving.steps.raids import Answer, Raid
from orrery.games.proving.steps.rounds import Round
from orrery.games.proving.steps.selling import Sell
from orrery.games.proving.terms import (
    BUILD,
    BURY,
    DICE_LUCK,
    DROP,
    GOLD,
    IRON,
    METAL,
    PARRY,
    PLAN,
    REASONS,
    REROLL,
    SELL,
    TAKE,
    VERBS,
)


class ProvingGame(Game):
    def __init__(self) -> None:
        super().__init__()
        self.NAME = "proving"
        self.VERSION = 3
        self.CONTENT = str(Path(__file__).parent / "content")
        self.VERBS = VERBS
        self.WORDS = {"effect": EFFECTS, "need": NEEDS}
        self.STEPS = [
            Round, Rolls, Rerolls, Income, Draft, DrawCard, Display, Orders, AutomatonDraft,
            Planning, Raid, Answer, Reveal, Build, Pay, Sell, *EFFECT_STEPS,
        ]  # fmt: skip
        self.PARTS = [Player]
        self.OPTIONS = [
            Option("rounds", "number", 3, [1, 4]),
            Option("automaton", "flag", False),
            Option("market", "flag", False),
        ]
        self.AUTOMATA = "automaton"
        self.SERIES = ["match", BEST_OF_THREE]
        self.REASONS = REASONS
        self.UNTOLD = features.UNTOLD
        self.UNORDERED = features.UNORDERED
        self.BOUND = 400
        self.ROLLOUT_MOVES = 400
        self.is_private = True
        self.seats = [2, 3, 4]

    def read_box(self, files: ContentFiles) -> Box:
        from orrery.games.proving import content

        return content.read(files)

    def blank(self, box: Box) -> Proving:
        assert isinstance(box, Cards)
        return Proving(box)

    def automata(self, seats: int, options: Mapping[str, Any]) -> list[int]:
        return [seats - 1] if options["automaton"] else []

    def series(self, name: str, seats: int, seed: int, options: Mapping[str, Value]) -> Any:
        if name == BEST_OF_THREE:
            return BestOfThree(self, seats, seed, options)
        return super().series(name, seats, seed, options)

    def streams(self, seats: int) -> int:
        return DICE_LUCK + seats

    def deal(self, g: Proving) -> None:
        setup.deal(g)

    def view(self, g: Proving, seat: i64) -> Any:
        from orrery.games.proving import view

        return view.view(g, seat)

    def things(self, g: Proving, seat: i64, m: i64) -> list[list[str]]:
        """Equal cards or dice are one move, which any of them can be clicked for."""
        p = g.players[seat]
        if REROLL.is_(m):
            return [places("die", list(p.dice), first(m))]
        if TAKE.is_(m) or BURY.is_(m):
            return [places("display", g.display, first(m))]
        if PLAN.is_(m) or PARRY.is_(m):
            return [places("hand", sorted(p.hand.cards), first(m))]
        if SELL.is_(m):
            return [places("hand", sorted(p.hand.cards), first(m)), [f"metal-{METAL.ids[second(m)]}"]]
        if BUILD.is_(m):
            return [places("bench", p.bench, first(m))]
        if DROP.is_(m):
            return [["discards"]]
        return super().things(g, seat, m)

    def not_asked(self, g: Proving, seat: i64, wanted: list[str]) -> list[Reason]:
        return [Reason("hand-waits" if wanted[0].startswith("hand-") else "not-asked")]

    def features(self, g: Proving, seat: i64, row: Row) -> None:
        features.features(g, seat, row)

    def evaluate(self, g: Proving, seat: i64) -> float:
        """Points and the worth of coins and cards in hand, compared with the best opponent."""
        own = worth(g, g.players[seat])
        best = max([worth(g, g.players[i]) for i in range(g.seats) if i != seat])
        return 1.0 / (1.0 + exp((best - own) / 4.0))

    def outcome(self, g: Proving) -> Outcome:
        return scoring.outcome(g)

    def faults(self, g: Proving) -> list[str]:
        cards = [*g.deck.cards, *g.display, *g.discards, *g.pack.cards, *g.orders.cards, *g.played]
        coins = g.spent
        for p in g.players:
            cards += [*p.hand.cards, *p.plan.cards, *p.bench, *p.built]
            coins += p.coins[IRON] + p.coins[GOLD]
        faults = []
        if sorted(cards) != [card for card, copies in enumerate(g.box.copies) for _ in range(copies)]:
            faults.append("a card is missing, or there twice")
        if coins != g.minted:
            faults.append(f"{g.minted} coins were minted, {coins} are there")
        return faults


def places(row: str, members: list[int], wanted: i64) -> list[str]:
    return [f"{row}-{i}" for i, member in enumerate(members, 1) if member == wanted]


def worth(g: Proving, p: Player) -> float:
    points = 0.0
    for card in p.built:
        points += float(g.box.points[card])
    return points + 0.4 * float(p.coins[IRON]) + 0.9 * float(p.coins[GOLD]) + 0.5 * float(len(p.hand.cards))


GAME = ProvingGame()
