"""What is printed on the Belt, for drawings."""

from msgspec import Struct

from orrery.games.skymines.belt.chart import LETTERS, Asteroid, Belt, places, site_names


class BeltStationFace(Struct):
    """Coins of the columns from the top down, the last space crossed; the middle column is for shuttles."""

    columns: list[list[int]]
    outline: list[tuple[int, int]]


class AsteroidFace(Struct):
    """An asteroid: the names of its spaces and where they are, and the two spaces that are linked, if any are."""

    number: int
    reward: list[str]
    spaces: list[str]
    at: list[tuple[int, int]]
    linked: list[str]
    outline: list[tuple[int, int]]


class ShuttleFace(Struct):
    """A shuttle space: its number is its name."""

    number: int
    reward: list[str]
    at: list[tuple[int, int]]


class LinkFace(Struct):
    """A part of a flight track: from a company's station or the number of a shuttle space to that of an asteroid."""

    between: tuple[str, str]
    marked: bool
    line: list[tuple[int, int]]


class ThreatFace(Struct):
    """Where the threat lies, and the numbers of the shuttle spaces beside it."""

    beside: list[int]
    outline: list[tuple[int, int]]


class BeltFace(Struct):
    """The Belt. `spaces` are the names of all spaces, in the order in which a view tells who is there.

    Without outlines, positions and lines it is to be drawn as a graph.
    """

    spaces: list[str]
    stations: dict[str, BeltStationFace]
    asteroids: list[AsteroidFace]
    shuttles: list[ShuttleFace]
    links: list[LinkFace]
    threat: ThreatFace


def belt_face(belt: Belt) -> BeltFace:
    threat = belt.threat[0]
    listed = places(belt)
    return BeltFace(
        spaces=site_names(belt),
        stations={one.id: BeltStationFace([list(coins) for coins in one.columns], one.outline) for one in belt.station},
        asteroids=[asteroid_face(place) for place in listed if isinstance(place, Asteroid)],
        shuttles=[ShuttleFace(number(p.id), p.reward, p.at) for p in listed if not isinstance(p, Asteroid)],
        links=[
            LinkFace((one if one[1:].isalpha() else one[1:], other[1:]), link.marked, link.line)
            for link in belt.link
            for one, other in [link.between]
        ],
        threat=ThreatFace([number(id) for id in threat.beside], threat.outline),
    )


def asteroid_face(asteroid: Asteroid) -> AsteroidFace:
    names = [asteroid.id[1:] + letter for letter in LETTERS[: asteroid.spaces]]
    linked = [names[space - 1] for space in asteroid.linked]
    return AsteroidFace(number(asteroid.id), asteroid.reward, names, asteroid.at, linked, asteroid.outline)


def number(id: str) -> int:
    return int(id[1:])
