"""What lies on the table."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.agenda import State
from orrery.engine.game import Box
from orrery.engine.moves import Language
from orrery.engine.piles import Pile
from orrery.games.kosmiczna_misja.terms import BANK, EMPTY, PLANETS, QUARTERS, VERBS

NO_TILES: Final = vec[i64]([EMPTY] * (PLANETS * QUARTERS))
ZEROS: Final = vec[i64]([0] * PLANETS)


@final
class Tiles(Box):
    """The content: what is printed on each tile, and how many of them a deck has."""

    def __init__(self, digest: str, tile_ids: list[str], edge_ids: list[str]) -> None:
        super().__init__(digest, Language(VERBS, {"tile": tile_ids, "edge": edge_ids}))
        self.tile_ids = tile_ids
        self.edge_ids = edge_ids
        self.cw: vec[i64] = vec[i64]()  # edge kind, by tile
        self.ccw: vec[i64] = vec[i64]()
        self.whole: vec[i64] = vec[i64]()  # whole stations, by tile
        self.aliens: vec[i64] = vec[i64]()
        self.joins: vec[i64] = vec[i64]()  # by edge kind: 1 if two such edges make a station
        self.decks: dict[str, list[int]] = {}  # tile by tile
        self.fit_shares: dict[str, list[float]] = {}  # by deck: tiles that fit between two edges (see content)
        self.sources: Mapping[str, str] = {}  # where each tile's and deck's values come from


@final
class Player:
    """One seat: two places for unfinished planets, and the finished ones."""

    def __init__(self) -> None:
        self.quarters: vec[i64] = NO_TILES[:]  # tiles by planet, clockwise
        self.sizes: vec[i64] = ZEROS[:]  # tiles on each
        self.needs: vec[i64] = ZEROS[:]  # astronauts that the next tile takes
        self.finished: list[int] = []  # four tiles a planet, clockwise
        self.score: i64 = 0  # stations on finished planets

    def clone(self) -> "Player":
        p = Player()
        p.quarters = self.quarters[:]
        p.sizes = self.sizes[:]
        p.needs = self.needs[:]
        p.finished = self.finished.copy()
        p.score = self.score
        return p


@final
class KosmicznaMisja(State):
    """The whole table."""

    def __init__(self, box: Tiles) -> None:
        super().__init__()
        self.box = box
        self.players: list[Player] = []
        self.stack: Pile = Pile()
        self.bank: vec[i64] = NO_TILES[:BANK]
        self.boxed: list[int] = []  # out of the game
        self.die: i64 = 0  # astronauts this turn; 0 before the first roll
        self.first: i64 = 0  # who began
        self.round: i64 = 0
        self.idle: i64 = 0  # turns in a row in which nothing was taken or boxed

    def clone(self) -> "KosmicznaMisja":
        g = KosmicznaMisja(self.box)
        g.take_over(self)
        g.players = [p.clone() for p in self.players]
        g.stack = self.stack.clone()
        g.bank = self.bank[:]
        g.boxed = self.boxed.copy()
        g.die = self.die
        g.first = self.first
        g.round = self.round
        g.idle = self.idle
        return g

    def content(self) -> Tiles:
        return self.box

    def hidden(self) -> list[Pile]:
        return [self.stack]
