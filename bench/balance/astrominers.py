"""The balance of Astrominers: Missions, Orders, Technologies and Bulletins."""

from typing import Any, ClassVar

from bench.balance.common import Count, Strategist, Study, Watch, percent
from orrery.bots.greedy import Greedy
from orrery.games.astrominers.evaluation.outlook import judge
from orrery.games.astrominers.evaluation.weights import Weights

STRATEGIES = ["orders", "missions", "engine"]


class AstrominersWatch(Watch):
    """Which cards were available to whom, and who got them."""

    def __init__(self, g: Any, count: Count) -> None:
        super().__init__(g, count)
        self.done: list[list[int]] = [[] for _ in g.players]
        self.docked: set[tuple[int, int]] = set()

    def look(self) -> None:
        g = self.g
        box = g.box
        self.seen.update(("mission", card) for card in g.open_missions)
        self.seen.update(("order", card) for card in g.open_orders)
        self.seen.update(("technology", card) for card in g.technologies[-1:])
        self.seen.update(("bulletin", card) for card in g.bulletins[-1:])
        for dock, card in enumerate(g.cards):
            if 0 <= card < box.missions:
                self.chosen.add(("mission", card))
                if (dock, card) not in self.docked:
                    self.docked.add((dock, card))
                    self.count["launched"] += 1
            self.docked = {(d, c) for d, c in self.docked if d != dock or c == card}
        for seat, p in enumerate(g.players):
            if p.completed is not self.done[seat]:
                for card in p.completed:
                    if card not in self.done[seat]:
                        kind = "mission" if card < box.missions else "expedition"
                        self.count[f"completed {kind}"] += 1
                        self.got.add((kind, card, seat))
                self.done[seat] = p.completed
        for pile, name in ((g.mission_deck, "missions"), (g.order_deck, "orders")):
            if not pile.cards:
                self.chosen.add((f"dry {name}", 0))

    def close(self, shares: list[float]) -> None:
        for seat, p in enumerate(self.g.players):
            for kind, cards in (("order", p.bought), ("technology", p.technologies), ("bulletin", p.bulletins)):
                self.got.update((kind, card, seat) for card in cards)
        super().close(shares)


class Astrominers(Study):
    options: ClassVar[dict[str, Any]] = {}
    strategies: ClassVar[list[str]] = STRATEGIES

    def strategist(self, plan: str) -> Greedy:
        return Strategist(plan, STRATEGIES, Weights(), judge)

    def watch(self, g: Any, count: Count) -> Watch:
        return AstrominersWatch(g, count)

    def kinds(self, box: Any) -> dict[str, list[str]]:
        return {kind: box.ids[kind] for kind in ("mission", "order", "technology", "bulletin")}

    def report(self, count: Count, seats: int) -> None:
        games = count["games"]
        print(f"Missions launched a game: {count['launched'] / games:.1f}")
        print(f"of them complete: {percent(count['completed mission'], count['launched'])}")
        print(f"Expeditions completed a game: {count['completed expedition'] / games:.2f}")
        for deck in ("missions", "orders"):
            print(f"the deck of {deck} ran dry in {percent(count[f'chosen dry {deck} 0'], games)}")


STUDY = Astrominers()
