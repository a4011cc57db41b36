"""The balance of Skymines: market cards, plans, tokens, sides of tracks, companies, slots.

Tracks are laid out at random and tokens are drafted, so that all sides and tokens are played.
"""

from typing import Any, ClassVar

from bench.balance.common import Count, Strategist, Study, Watch, percent
from orrery.bots.greedy import Greedy
from orrery.games.skymines.evaluation.outlook import judge
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.plans import letter_of
from orrery.games.skymines.terms import COMPANIES, LONGEST, MARKET, ROUNDS, SIDES, SPECIAL, TOKEN_PLAN

STRATEGIES = ["research", "helium", "shares"]
LETTERS = ["A", "B", "C", "special"]
NEVER = ROUNDS + 1


class SkyminesWatch(Watch):
    """Which cards and plans were on offer, who got them; who was first to unlock bonuses; when slots were opened."""

    def __init__(self, g: Any, count: Count) -> None:
        super().__init__(g, count)
        self.opened = [[NEVER, NEVER] for _ in g.players]  # the rounds in which slots 4 and 5 opened
        self.steps: list[list[int]] = [[] for _ in g.players]
        self.unlocked: set[int] = set()  # companies

    def look(self) -> None:
        g = self.g
        self.seen.update(("card", card) for card in g.display if card >= 0)
        self.seen.update(("plan", plan) for plan in g.study if plan >= 0)
        self.seen.update(("plan", SPECIAL + i) for i in range(ROUNDS - 1) if g.specials >> i & 1)
        for seat, p in enumerate(g.players):
            self.got.update(("card", card, seat) for card in p.cards if card < MARKET)
            self.got.update(("plan", plan, seat) for plan in p.taken)
            for slot, is_open in enumerate((p.tank >= g.box.tank_slot, p.upload >= g.box.research_slot)):
                if is_open and self.opened[seat][slot] == NEVER:
                    self.opened[seat][slot] = g.round
            self.look_at_tracks(seat, list(p.steps))

    def look_at_tracks(self, seat: int, steps: list[int]) -> None:
        """The first player who passes the first threshold of a track."""
        if steps == self.steps[seat]:
            return
        self.steps[seat] = steps
        for company, at in enumerate(steps):
            side = self.g.sides[company]
            if company not in self.unlocked and self.g.box.unlocks[side * LONGEST + at]:
                self.unlocked.add(company)
                self.got.add(("side", side, seat))
                self.got.add(("company", company, seat))

    def close(self, shares: list[float]) -> None:
        g = self.g
        count = self.count
        for company in range(len(COMPANIES)):
            self.seen.add(("side", g.sides[company]))
            self.seen.add(("company", company))
        for kind, plan in [*self.seen]:
            if kind == "plan":
                self.seen.add(("letter", min(3, letter_of(plan))))
        for kind, plan, seat in [*self.got]:
            if kind == "plan":
                self.got.add(("letter", min(3, letter_of(plan)), seat))
        for seat, p in enumerate(g.players):
            self.got.add(("token", p.token, seat))
            for slot in range(2):
                count[f"slot {slot + 4} in round {self.opened[seat][slot]}"] += 1
        for slot in range(2):
            first = min(self.opened[seat][slot] for seat in range(len(g.players)))
            count[f"first slot {slot + 4} in round {first}"] += 1
        super().close(shares)


class Skymines(Study):
    options: ClassVar[dict[str, Any]] = {"tracks": "random", "tokens": "draft"}
    strategies: ClassVar[list[str]] = STRATEGIES

    def strategist(self, plan: str) -> Greedy:
        return Strategist(plan, STRATEGIES, Weights(), judge)

    def watch(self, g: Any, count: Count) -> Watch:
        return SkyminesWatch(g, count)

    def kinds(self, box: Any) -> dict[str, list[str]]:
        return {
            "card": [box.ids["card"][box.faces[card]] for card in range(MARKET)],
            "plan": box.ids["plan"][:TOKEN_PLAN],
            "letter": LETTERS,
            "token": box.ids["token"],
            "side": SIDES,
            "company": COMPANIES,
        }

    def report(self, count: Count, seats: int) -> None:
        for slot in (4, 5):
            for whose in ("", "first "):
                n = sum(count[f"{whose}slot {slot} in round {r}"] for r in range(NEVER + 1))
                rounds = [count[f"{whose}slot {slot} in round {r}"] for r in range(1, NEVER)]
                told = ", ".join(f"by round {r} {percent(sum(rounds[:r]), n)}" for r in (4, 5, 6, 7))
                print(f"{whose}slot {slot} open: {told}")


STUDY = Skymines()
