"""Kosmiczna misja as a Game."""

from pathlib import Path
from typing import Any

from mypy_extensions import i64

from orrery.engine.facts import Facts, Reason
from orrery.engine.features import Row
from orrery.engine.game import Box, ContentFiles, Game, Outcome
from orrery.engine.options import Option
from orrery.games.kosmiczna_misja import evaluation, features, scoring, setup
from orrery.games.kosmiczna_misja.state import KosmicznaMisja, Player, Tiles
from orrery.games.kosmiczna_misja.steps.course import Refill, Roll, Turn
from orrery.games.kosmiczna_misja.steps.taking import Discard, Take, can_open, first_free
from orrery.games.kosmiczna_misja.terms import (
    DECKS,
    DICE,
    EMPTY,
    OPEN,
    PLACE,
    PLANET,
    PLANETS,
    QUARTERS,
    REASONS,
    SPOT,
    TILE,
    VERBS,
)


class KosmicznaMisjaGame(Game):
    """Kosmiczna misja, for 2 to 4 players."""

    def __init__(self) -> None:
        super().__init__()
        self.NAME = "kosmiczna-misja"
        self.VERSION = 1
        self.CONTENT = str(Path(__file__).parent / "content")
        self.VERBS = VERBS
        self.STEPS = [Turn, Roll, Take, Discard, Refill]
        self.PARTS = [Player]
        self.OPTIONS = [
            Option("first", "choice", "random", ["random", "1", "2", "3", "4"]),
            Option("deck", "choice", DECKS[0], DECKS),
        ]
        self.SERIES = ["match"]
        self.REASONS = REASONS
        self.UNTOLD = features.UNTOLD
        self.UNORDERED = features.UNORDERED
        self.BOUND = 5000
        self.ROLLOUT_MOVES = 8
        self.is_private = False
        self.seats = [2, 3, 4]

    def check(self, seats: int, options: Any) -> str:
        fault = super().check(seats, options)
        first = options.get("first", "random")
        if not fault and first != "random" and int(first) > seats:
            return f"Option 'first' names seat {first}, but there are only {seats} seats"
        return fault

    def read_box(self, files: ContentFiles) -> Box:
        from orrery.games.kosmiczna_misja import content

        return content.read(files)

    def blank(self, box: Box) -> KosmicznaMisja:
        assert isinstance(box, Tiles)
        return KosmicznaMisja(box)

    def streams(self, seats: int) -> int:
        return DICE + seats

    def deal(self, g: KosmicznaMisja) -> None:
        setup.deal(g)

    def view(self, g: KosmicznaMisja, seat: i64) -> Any:
        from orrery.games.kosmiczna_misja import view

        return view.view(g, seat)

    def things(self, g: KosmicznaMisja, seat: i64, m: i64) -> list[list[str]]:
        things = super().things(g, seat, m)
        if OPEN.is_(m) or PLACE.is_(m):
            tile = m >> 8 & 8191
            things[0] = [f"bank-{i + 1}" for i in range(len(g.bank)) if g.bank[i] == tile]
        if OPEN.is_(m):
            free = [f"planet-{i + 1}" for i in range(PLANETS) if g.players[seat].sizes[i] == 0]
            things += [free[:1]] if free else []
        return things

    def not_asked(self, g: KosmicznaMisja, seat: i64, wanted: list[str]) -> list[Reason]:
        """The reason if a place of the bank is empty, or a quarter is taken or lies on no planet yet."""
        return unusable(g, seat, wanted) or super().not_asked(g, seat, wanted)

    def contents(self, box: Box) -> Any:
        from orrery.games.kosmiczna_misja import view

        assert isinstance(box, Tiles)
        return view.contents(box)

    def features(self, g: KosmicznaMisja, seat: i64, row: Row) -> None:
        features.features(g, seat, row)

    def evaluate(self, g: KosmicznaMisja, seat: i64) -> float:
        return evaluation.evaluate(g, seat)

    def outcome(self, g: KosmicznaMisja) -> Outcome:
        return scoring.outcome(g)

    def faults(self, g: KosmicznaMisja) -> list[str]:
        """KM-31: each of the 45 tiles is somewhere. KM-34: no loose half on a finished planet."""
        tiles = [*g.stack.cards, *g.boxed, *[t for t in g.bank if t != EMPTY]]
        faults = []
        for p in g.players:
            tiles += [*[t for t in p.quarters if t != EMPTY], *p.finished]
            if p.score != sum(scoring.planet_points(g.box, p)):
                faults.append(f"a score of {p.score} does not add up")
            for i in range(len(p.finished)):
                following = p.finished[i - 3 if i % QUARTERS == QUARTERS - 1 else i + 1]
                if g.box.cw[p.finished[i]] != g.box.ccw[following]:
                    faults.append("a finished planet has a loose half")
        if sorted(tiles) != sorted(g.box.decks[g.options["deck"]]):
            faults.append("a tile is missing, or there twice")
        return faults


def unusable(g: KosmicznaMisja, seat: i64, wanted: list[str]) -> list[Reason]:
    """Places that no tile can come from or go to, each with its reason."""
    p = g.players[seat]
    found = []
    for thing in wanted:
        kind, _, id = thing.partition("-")
        facts = Facts(g.box.language)
        code = ""
        if kind == "bank" and id in ("1", "2", "3") and g.bank[int(id) - 1] == EMPTY:
            code = "no-tile"
            facts.number("slot", int(id))
        elif kind == "planet" and can_open(p) and id != PLANET.ids[first_free(p)]:
            code = "first-place"
            facts.thing("planet", PLANET, first_free(p))
        elif kind == "spot" and id in SPOT.ids:
            spot = SPOT.ids.index(id)
            if p.sizes[spot // QUARTERS] == 0:
                code = "no-planet"
                facts.thing("planet", PLANET, spot // QUARTERS)
            elif p.quarters[spot] != EMPTY:
                code = "taken"
                facts.thing("spot", SPOT, spot)
                facts.thing("tile", TILE, p.quarters[spot])
        if code:
            found.append(Reason(code, facts.named))
    return found


GAME = KosmicznaMisjaGame()
