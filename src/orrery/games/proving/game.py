"""The proving game behind the protocol."""

from math import exp
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from orrery.engine.game import Box, Game, Option, Outcome
from orrery.games.proving import scoring, setup
from orrery.games.proving.state import Cards, Player, Proving
from orrery.games.proving.steps.automaton import AutomatonDraft
from orrery.games.proving.steps.building import Build, Pay, Reveal
from orrery.games.proving.steps.dice import Income, Rerolls, Rolls
from orrery.games.proving.steps.draft import Display, Draft, DrawCard
from orrery.games.proving.steps.plans import Planning
from orrery.games.proving.steps.raids import Answer, Raid
from orrery.games.proving.steps.rounds import Round
from orrery.games.proving.terms import DICE_LUCK, GOLD, IRON, REASONS, VERBS


class ProvingGame(Game):
    def __init__(self) -> None:
        super().__init__()
        self.NAME = "proving"
        self.VERSION = 1
        self.VERBS = VERBS
        self.STEPS = [
            Round, Rolls, Rerolls, Income, Draft, DrawCard, Display, AutomatonDraft,
            Planning, Raid, Answer, Reveal, Build, Pay,
        ]  # fmt: skip
        self.PARTS = [Player]
        self.OPTIONS = [Option("rounds", "number", 3, [1, 4]), Option("automaton", "flag", False)]
        self.SERIES = ["match"]
        self.REASONS = REASONS
        self.BOUND = 400
        self.STRETCH = 400
        self.seats = [2, 3, 4]

    def read_box(self, folder: str) -> Box:
        from orrery.games.proving import content

        return content.read(Path(folder) if folder else Path(__file__).parent / "content")

    def blank(self, box: Box) -> Proving:
        assert isinstance(box, Cards)
        return Proving(box)

    def streams(self, seats: int) -> int:
        return DICE_LUCK + seats

    def deal(self, g: Proving) -> None:
        setup.deal(g)

    def view(self, g: Proving, seat: i64) -> Any:
        from orrery.games.proving import view

        return view.view(g, seat)

    def evaluate(self, g: Proving, seat: i64) -> float:
        """Points and the worth of coins and cards held, against the best of the others."""
        own = worth(g, g.players[seat])
        best = max([worth(g, g.players[i]) for i in range(g.seats) if i != seat])
        return 1.0 / (1.0 + exp((best - own) / 4.0))

    def outcome(self, g: Proving) -> Outcome:
        return scoring.outcome(g)

    def faults(self, g: Proving) -> list[str]:
        cards = [*g.deck.cards, *g.display, *g.discards]
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


def worth(g: Proving, p: Player) -> float:
    points = 0.0
    for card in p.built:
        points += float(g.box.points[card])
    return points + 0.4 * float(p.coins[IRON]) + 0.9 * float(p.coins[GOLD]) + 0.5 * float(len(p.hand.cards))


GAME = ProvingGame()
