"""What lies on the table."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orrery.engine.agenda import State
from orrery.engine.game import Box
from orrery.engine.moves import Language
from orrery.engine.piles import Pile
from orrery.games.kosmiczna_misja.terms import BANK, EMPTY, PLANETS, QUARTERS, VERBS

NO_TILES: Final = vec[i64]([EMPTY] * (PLANETS * QUARTERS))
ZEROS: Final = vec[i64]([0] * PLANETS)


@final
class Tiles(Box):
    """The content: what is printed on each tile, and how many of each a deck has."""

    def __init__(self, digest: str, tile_ids: list[str], edge_ids: list[str]) -> None:
        super().__init__(digest, Language(VERBS, {"tile": tile_ids, "edge": edge_ids}))
        self.tile_ids = tile_ids
        self.edge_ids = edge_ids
        self.cw: vec[i64] = vec[i64]()  # edge kind, by tile
        self.ccw: vec[i64] = vec[i64]()
        self.whole: vec[i64] = vec[i64]()  # whole stations, by tile
        self.aliens: vec[i64] = vec[i64]()
        self.joins: vec[i64] = vec[i64]()  # by edge kind: 1 if two such edges make a station
        self.decks: dict[str, list[int]] = {}  # the tiles of each deck
        self.fit_shares: dict[str, list[float]] = {}  # of a deck, between two edges (see content)
        self.sources: Mapping[str, str] = {}  # the source of each tile and deck


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Player:
    """One seat: two places for unfinished planets, and the finished ones."""

    def __init__(self, other: "Player | None" = None) -> None:
        """A new player, or a copy of `other`."""
        if other is None:
            self.quarters: vec[i64] = NO_TILES[:]  # tiles by planet and quarter, clockwise
            self.sizes: vec[i64] = ZEROS[:]  # tiles on each planet
            self.needs: vec[i64] = ZEROS[:]  # by planet: astronauts that the next tile needs
            self.finished: vec[i64] = vec[i64]()  # four tiles for each planet, clockwise; never changed in place
            self.score: i64 = 0  # stations on finished planets
            return
        self.quarters = other.quarters[:]
        self.sizes = other.sizes[:]
        self.needs = other.needs[:]
        self.finished = other.finished
        self.score = other.score


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class KosmicznaMisja(State):
    """The whole table."""

    def __init__(self, box: Tiles, other: "KosmicznaMisja | None" = None) -> None:
        """An empty table, or a copy of `other`."""
        super().__init__(other)
        self.box = box
        if other is None:
            self.players: list[Player] = []
            self.stack: Pile = Pile()
            self.bank: vec[i64] = NO_TILES[:BANK]
            self.boxed: vec[i64] = vec[i64]()  # out of the game; never changed in place
            self.die: i64 = 0  # astronauts this turn; 0 before the first roll
            self.first: i64 = 0  # the seat that began
            self.round: i64 = 0
            self.idle: i64 = 0  # turns in a row in which nothing was taken or boxed
            return
        self.players = [Player(p) for p in other.players]
        self.stack = other.stack.clone()
        self.bank = other.bank[:]
        self.boxed = other.boxed
        self.die = other.die
        self.first = other.first
        self.round = other.round
        self.idle = other.idle

    def clone(self) -> "KosmicznaMisja":
        return KosmicznaMisja(self.box, self)

    def content(self) -> Tiles:
        return self.box

    def hidden(self) -> list[Pile]:
        return [self.stack]
