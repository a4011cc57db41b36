"""Kosmiczna misja: why something cannot be used, as far as it can be seen on the table."""

from collections.abc import Sequence
from typing import Any

from orrery.cli.words import Words
from orrery.games.kosmiczna_misja.state import Tiles
from orrery.games.kosmiczna_misja.view import View


def missing(words: Words, view: View, seat: int, things: Sequence[str]) -> list[str]:
    """What is not there at all: a tile, a planet, or an empty quarter."""
    found = []
    planets = view.players[seat].unfinished
    for thing in things:
        kind, word = thing.split("-")
        if kind == "bank":
            if view.bank[int(word) - 1] is None:
                found.append(words("why-no-tile", number=int(word)))
            continue
        planet = planets[int(word[0]) - 1]
        tile = planet.tiles["abcd".index(word[1])] if planet else None
        if planet is None:
            found.append(words("why-no-planet", planet=int(word[0])))
        elif tile is not None:
            found.append(words("why-taken", spot=word, tile=words.name("tile", tile)))
    return found


def values(words: Words, box: Tiles, view: View, seat: int, things: Sequence[str]) -> dict[str, Any]:
    """What a reason speaks of: the planet pointed at, or the first that takes too many; and edges that differ."""
    planets = view.players[seat].unfinished
    spots = [thing[5:] for thing in things if thing.startswith("spot-")]
    meant = [int(spot[0]) for spot in spots]
    meant += [i for i, planet in enumerate(planets, 1) if planet and planet.need > view.die]
    planet = planets[meant[0] - 1] if meant else None
    need = planet.need if planet else 0
    return {
        "die": view.die,
        "planet": meant[0] if meant else 1,
        "need": need,
        "edges": edges(words, box, view, seat, things),
    }


def edges(words: Words, box: Tiles, view: View, seat: int, things: Sequence[str]) -> str:
    """Which neighbours a tile does not match, if a tile and a place are pointed at."""
    wanted = dict(thing.split("-") for thing in things)
    tile = view.bank[int(wanted["bank"]) - 1] if "bank" in wanted else None
    planet = view.players[seat].unfinished[int(wanted["spot"][0]) - 1] if "spot" in wanted else None
    if tile is None or planet is None:
        return ""
    quarter = "abcd".index(wanted["spot"][1])
    mine = box.tile_ids.index(tile)
    said = []
    for other, here, there in (((quarter - 1) % 4, box.ccw, box.cw), ((quarter + 1) % 4, box.cw, box.ccw)):
        id = planet.tiles[other]
        if id is None:
            continue
        ours, theirs = [box.edge_ids[edge] for edge in (here[mine], there[box.tile_ids.index(id)])]
        if ours != theirs:
            spot = f"{wanted['spot'][0]}{'abcd'[other]}"
            kinds = {"ours": words.name("edge", ours), "theirs": words.name("edge", theirs)}
            said.append(" " + words("why-edges-beside", spot=spot, **kinds))
    return "".join(said)
