"""Kosmiczna misja: the tiles of the bank, and who took them."""

from collections.abc import Iterable

from orrery.games.kosmiczna_misja.terms import EMPTY, QUARTERS
from orrery.study.watching.watch import Thing, Watch


class Watcher(Watch):
    KINDS = ("tile",)

    def offered(self) -> Iterable[Thing]:
        return [("tile", tile) for tile in self.g.bank if tile != EMPTY]

    def held(self, seat: int) -> Iterable[Thing]:
        p = self.g.players[seat]
        return [("tile", tile) for tile in (*p.quarters, *p.finished) if tile != EMPTY]

    def ids(self) -> dict[str, list[str]]:
        return {"tile": self.g.box.tile_ids}

    def counts(self) -> dict[str, float]:
        return {"rounds": self.g.round, "tiles out of the game": len(self.g.boxed)}

    def seat_counts(self, seat: int) -> dict[str, int]:
        return {"finished planets": len(self.g.players[seat].finished) // QUARTERS}
