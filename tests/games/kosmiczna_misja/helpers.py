"""Arranging a table and reading what lies on it. Tiles go by name; `-` is an empty place."""

from collections.abc import Iterator, Sequence
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.agenda import Step, is_over, legal, play, settle
from orrery.engine.chance import Chance
from orrery.engine.journal import Journal
from orrery.games.kosmiczna_misja.game import GAME
from orrery.games.kosmiczna_misja.planets import survey
from orrery.games.kosmiczna_misja.scoring import planet_points
from orrery.games.kosmiczna_misja.state import KosmicznaMisja, Player, Tiles
from orrery.games.kosmiczna_misja.steps.taking import Take
from orrery.games.kosmiczna_misja.terms import BANK, EMPTY, PLANETS, QUARTERS

TILES = cast(Tiles, GAME.box())


def t(code: str) -> str:
    """The standard tile with these halves (clockwise, before), stations, aliens: 1110 is a span-outpost."""
    for tile in TILES.decks["standard"]:
        edges = (TILES.joins[TILES.cw[tile]], TILES.joins[TILES.ccw[tile]])
        if "".join(str(n) for n in (*edges, TILES.whole[tile], TILES.aliens[tile])) == code:
            return TILES.tile_ids[tile]
    raise ValueError(f"no tile of the standard deck is a {code}")


def table(
    *steps: Step,
    seats: int = 2,
    planets: Sequence[str] = (),
    others: Sequence[str] = (),
    finished: Sequence[str] = (),
    bank: str = "outpost outpost outpost",
    stack: str = "",
    die: int = 0,
    rolls: Sequence[int] = (),
    turn: int = 2,
) -> KosmicznaMisja:
    """Seat 0 has `planets` and `finished` ones, everybody else `others`; the stack's top is named first.

    Without steps it is for seat 0 to take a tile, with `die` astronauts. `rolls` are the die's next results;
    `turn` is the round.
    """
    g = GAME.blank(TILES)
    g.seats = seats
    g.options = GAME.written_out({})
    g.chance.reseed(1, GAME.streams(seats))
    g.chance.script = [pips - 1 for pips in rolls]
    g.journal = Journal()
    g.players = [player(planets, finished)] + [player(others, ()) for _ in range(seats - 1)]
    g.bank = vec[i64](numbers(bank, BANK))
    for tile in reversed(numbers(stack, 0)):
        g.stack.put(tile)
    g.die = die
    g.round = turn
    g.then_all(steps or (Take(0),))
    settle(g)
    return g


def player(planets: Sequence[str], finished: Sequence[str]) -> Player:
    p = Player()
    quarters = [tile for planet in planets for tile in numbers(planet, QUARTERS)]
    p.quarters = vec[i64](quarters + [EMPTY] * (PLANETS * QUARTERS - len(quarters)))
    for planet in range(PLANETS):
        survey(TILES, p, planet)
    p.finished = vec[i64]([tile for names in finished for tile in numbers(names, QUARTERS)])
    p.score = sum(planet_points(TILES, p))
    return p


def numbers(names: str, places: int) -> list[int]:
    tiles = [EMPTY if name == "-" else TILES.tile_ids.index(name) for name in names.split()]
    return tiles + [EMPTY] * (places - len(tiles))


def names(tiles: Sequence[int]) -> str:
    return " ".join("-" if tile == EMPTY else TILES.tile_ids[tile] for tile in tiles)


def choose(g: KosmicznaMisja, *texts: str) -> None:
    """The seats that are asked give these answers, one after another."""
    for text in texts:
        play(g, g.asked, TILES.language.read(text))


def asked(g: KosmicznaMisja) -> str:
    """Who is asked what: `0 Take`. Nothing when the game is over."""
    return "" if is_over(g) else f"{g.asked} {type(g.agenda[-1]).__name__}"


def offered(g: KosmicznaMisja) -> list[str]:
    return GAME.show(g, g.asked)


def planet(g: KosmicznaMisja, number: int, seat: int = 0) -> str:
    """The tiles of one of the two unfinished planets: `span left - -`."""
    start = (number - 1) * QUARTERS
    return names(list(g.players[seat].quarters)[start : start + QUARTERS])


def stations_on(g: KosmicznaMisja, number: int) -> int:
    """Stations on an unfinished planet of seat 0, as everybody sees them."""
    return int(GAME.view(g, 0).players[0].unfinished[number - 1].stations)


def need_of(g: KosmicznaMisja, number: int) -> int:
    """Astronauts that the next tile of such a planet takes."""
    return int(GAME.view(g, 0).players[0].unfinished[number - 1].need)


def bank(g: KosmicznaMisja) -> str:
    return names(list(g.bank))


def stack(g: KosmicznaMisja) -> str:
    """The top first."""
    return names(list(g.stack.cards)[::-1])


def heard(g: KosmicznaMisja) -> list[str]:
    return GAME.heard(g, 0)


def why_not(g: KosmicznaMisja, *things: str, seat: int = 0) -> list[str]:
    return [reason.code for reason in GAME.why_not(g, seat, *things)]


def new(seats: int = 2, seed: int = 7, **options: str) -> KosmicznaMisja:
    return cast(KosmicznaMisja, GAME.new(seats, seed, options, None, True))


def wander(g: KosmicznaMisja, seed: int) -> Iterator[str]:
    """Play on at random to the end: each move as it was just made."""
    luck = Chance()
    luck.reseed(seed, 1)
    while not is_over(g):
        seat = g.asked
        move = luck.choose(0, legal(g, seat))
        play(g, seat, move)
        yield f"{seat} {TILES.language.show(move)}"
