"""Skymines: market cards, plans and tokens, the sides of tracks, companies, and the rounds in which slots open."""

from collections.abc import Iterable
from typing import Any

from orrery.engine.game import Game
from orrery.games.skymines.plans import letter_of
from orrery.games.skymines.terms import COMPANIES, LONGEST, MARKET, ROUNDS, SIDES, SPECIAL, TOKEN_PLAN
from orrery.study.watching.watch import Thing, Watch

LETTERS = ["A", "B", "C", "special"]
NEVER = ROUNDS + 1
TOLD_ROUNDS = (4, 5, 6, 7)


class Watcher(Watch):
    KINDS = ("card", "plan", "letter", "token", "side", "company")

    def __init__(self, g: Any) -> None:
        super().__init__(g)
        self.opened = [[NEVER, NEVER] for _ in g.players]  # the rounds in which slots 4 and 5 opened
        self.steps: list[list[int]] = [[] for _ in g.players]
        self.unlocked: dict[int, int] = {}  # by company: the seat that was first

    def offered(self) -> Iterable[Thing]:
        g = self.g
        plans = [plan for plan in g.study if plan >= 0] + [
            SPECIAL + i for i in range(ROUNDS - 1) if g.specials >> i & 1
        ]
        found = [("card", card) for card in g.display if card >= 0]
        found += [("plan", plan) for plan in plans]
        found += [("letter", min(3, letter_of(plan))) for plan in plans]
        found += [("side", g.sides[company]) for company in range(len(COMPANIES))]
        return [*found, *[("company", company) for company in range(len(COMPANIES))]]

    def held(self, seat: int) -> Iterable[Thing]:
        g = self.g
        p = g.players[seat]
        found = [("card", card) for card in p.cards if card < MARKET]
        found += [("plan", plan) for plan in p.taken]
        found += [("letter", min(3, letter_of(plan))) for plan in p.taken]
        found += [("token", p.token)] if p.token >= 0 else []
        unlocked = [company for company, first in self.unlocked.items() if first == seat]
        found += [("side", g.sides[company]) for company in unlocked]
        return [*found, *[("company", company) for company in unlocked]]

    def look(self, game: Game) -> None:
        g = self.g
        for seat, p in enumerate(g.players):
            for slot, is_open in enumerate((p.tank >= g.box.tank_slot, p.upload >= g.box.research_slot)):
                if is_open and self.opened[seat][slot] == NEVER:
                    self.opened[seat][slot] = g.round
            self.look_at_tracks(seat, list(p.steps))
        super().look(game)

    def look_at_tracks(self, seat: int, steps: list[int]) -> None:
        """The first player who passes the first threshold of a track."""
        if steps == self.steps[seat]:
            return
        self.steps[seat] = steps
        for company, at in enumerate(steps):
            if company not in self.unlocked and self.g.box.unlocks[self.g.sides[company] * LONGEST + at]:
                self.unlocked[company] = seat

    def ids(self) -> dict[str, list[str]]:
        box = self.g.box
        return {
            "card": [box.ids["card"][box.faces[card]] for card in range(MARKET)],
            "plan": box.ids["plan"][:TOKEN_PLAN],
            "letter": LETTERS,
            "token": box.ids["token"],
            "side": SIDES,
            "company": COMPANIES,
        }

    def counts(self) -> dict[str, float]:
        return {
            f"somebody has slot {slot + 4} by round {last}": int(min(seat[slot] for seat in self.opened) <= last)
            for slot in range(2)
            for last in TOLD_ROUNDS
        }

    def seat_counts(self, seat: int) -> dict[str, int]:
        return {
            f"slot {slot + 4} open by round {last}": int(self.opened[seat][slot] <= last)
            for slot in range(2)
            for last in TOLD_ROUNDS
        }
