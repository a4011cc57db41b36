"""The proving game: the cards of the display, and who built which."""

from collections.abc import Iterable

from orrery.study.watching.watch import Thing, Watch


class Watcher(Watch):
    KINDS = ("card",)

    def offered(self) -> Iterable[Thing]:
        return [("card", card) for card in self.g.display]

    def held(self, seat: int) -> Iterable[Thing]:
        return [("card", card) for card in self.g.players[seat].built]

    def ids(self) -> dict[str, list[str]]:
        return {"card": self.g.box.ids}
