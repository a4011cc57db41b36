"""Astrominers: Missions, Orders, Technologies and Bulletins, and which Missions are completed."""

from collections.abc import Iterable
from typing import Any

from orrery.engine.game import Game
from orrery.study.watching.watch import Thing, Watch


class Watcher(Watch):
    KINDS = ("mission", "completed-mission", "order", "technology", "bulletin")

    def __init__(self, g: Any) -> None:
        super().__init__(g)
        self.launched: list[list[Thing]] = [[] for _ in g.players]
        self.docked: set[tuple[int, int]] = set()
        self.launches = 0
        self.is_dry = [False, False]

    def offered(self) -> Iterable[Thing]:
        g = self.g
        missions = [(kind, card) for kind in ("mission", "completed-mission") for card in g.open_missions]
        orders = [("order", card) for card in g.open_orders]
        technologies = [("technology", card) for card in g.technologies[-1:]]
        return [*missions, *orders, *technologies, *[("bulletin", card) for card in g.bulletins[-1:]]]

    def held(self, seat: int) -> Iterable[Thing]:
        p = self.g.players[seat]
        missions = self.g.box.missions
        found = list(self.launched[seat])
        found += [("completed-mission", card) for card in p.completed if card < missions]
        found += [("order", card) for card in p.bought]
        found += [("technology", card) for card in p.technologies]
        return [*found, *[("bulletin", card) for card in p.bulletins]]

    def look(self, game: Game) -> None:
        g = self.g
        now = {(dock, card) for dock, card in enumerate(g.cards) if 0 <= card < g.box.missions}
        for dock, card in now - self.docked:
            self.launches += 1
            self.launched[g.owners[dock]].append(("mission", card))
        self.docked = now
        for i, pile in enumerate((g.mission_deck, g.order_deck)):
            self.is_dry[i] |= not pile.cards
        super().look(game)

    def ids(self) -> dict[str, list[str]]:
        ids = self.g.box.ids
        return {kind: ids[kind.removeprefix("completed-")] for kind in self.KINDS}

    def counts(self) -> dict[str, float]:
        done = sum(card < self.g.box.missions for p in self.g.players for card in p.completed)
        return {
            "Missions launched": self.launches,
            "share of launched Missions that complete": done / max(1, self.launches),
            "deck of Missions ran dry": int(self.is_dry[0]),
            "deck of Orders ran dry": int(self.is_dry[1]),
        }

    def seat_counts(self, seat: int) -> dict[str, int]:
        p = self.g.players[seat]
        done = sum(card < self.g.box.missions for card in p.completed)
        return {
            "Missions completed": done,
            "Expeditions completed": len(p.completed) - done,
            "Orders bought": len(p.bought),
        }
