"""The content files, read and checked."""

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Annotated

import msgspec
from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from orrery.content import Entry, read_file
from orrery.engine.game import BadInput, ContentFiles
from orrery.engine.moves import MAX_MEMBERS
from orrery.games.kosmiczna_misja.state import Tiles
from orrery.games.kosmiczna_misja.terms import DECKS, TILES

FILE = "tiles.toml"
Few = Annotated[int, Meta(ge=0, le=9)]


class Edge(Entry, forbid_unknown_fields=True, kw_only=True):
    station: bool  # two such edges make a station


class Tile(Entry, forbid_unknown_fields=True, kw_only=True):
    cw: str
    ccw: str
    stations: Few
    aliens: Few


class Deck(Entry, forbid_unknown_fields=True, kw_only=True):
    tiles: dict[str, Annotated[int, Meta(ge=1)]]


class Content(Struct, forbid_unknown_fields=True):
    edge: list[Edge]
    tile: Annotated[list[Tile], Meta(max_length=MAX_MEMBERS)]
    deck: list[Deck]


def read(files: ContentFiles) -> Tiles:
    """Read the content file."""
    content = read_file(files, FILE, Content)
    check(content, Path(files.folder, FILE))
    return build(content)


def check(content: Content, path: Path) -> None:
    """Check what the types cannot express."""
    edges = {edge.id for edge in content.edge}
    tiles = {tile.id for tile in content.tile}
    groups: list[Sequence[Entry]] = [content.edge, content.tile, content.deck]
    for entries in groups:
        ids = [entry.id for entry in entries]
        for id in ids:
            if ids.count(id) > 1:
                raise BadInput(f"{path}: '{id}' is named twice.")
    for tile in content.tile:
        for field, edge in (("cw", tile.cw), ("ccw", tile.ccw)):
            if edge not in edges:
                raise BadInput(f"{path}: tile '{tile.id}', field {field}: no edge is called '{edge}'.")
    check_decks(content, tiles, path)


def check_decks(content: Content, tiles: set[str], path: Path) -> None:
    if DECKS[0] not in [deck.id for deck in content.deck]:
        raise BadInput(f"{path}: there is no deck '{DECKS[0]}'.")
    for deck in content.deck:
        if deck.id not in DECKS:
            raise BadInput(f"{path}: deck '{deck.id}' must be called {' or '.join(DECKS)}.")
        for id in deck.tiles:
            if id not in tiles:
                raise BadInput(f"{path}: deck '{deck.id}': no tile is called '{id}'.")
        if sum(deck.tiles.values()) != TILES:
            raise BadInput(f"{path}: deck '{deck.id}' has {sum(deck.tiles.values())} tiles, not {TILES}.")


def build(content: Content) -> Tiles:
    edges = {edge.id: i for i, edge in enumerate(content.edge)}
    ids = {tile.id: i for i, tile in enumerate(content.tile)}
    box = Tiles(digest_of(content), list(ids), list(edges))
    box.cw = vec[i64]([edges[tile.cw] for tile in content.tile])
    box.ccw = vec[i64]([edges[tile.ccw] for tile in content.tile])
    box.whole = vec[i64]([tile.stations for tile in content.tile])
    box.aliens = vec[i64]([tile.aliens for tile in content.tile])
    box.joins = vec[i64]([int(edge.station) for edge in content.edge])
    box.decks = {deck.id: [ids[id] for id, n in deck.tiles.items() for _ in range(n)] for deck in content.deck}
    box.fit_shares = {id: fit_shares(box, tiles) for id, tiles in box.decks.items()}
    box.sources = {tile.id: tile.source for tile in content.tile} | {deck.id: deck.source for deck in content.deck}
    return box


def digest_of(content: Content) -> str:
    """A digest of all that matters in play; remarks do not."""
    played = (
        [(edge.id, edge.station) for edge in content.edge],
        [(tile.id, tile.cw, tile.ccw, tile.stations, tile.aliens) for tile in content.tile],
        [(deck.id, list(deck.tiles.items())) for deck in content.deck],
    )
    return blake2b(msgspec.json.encode(played), digest_size=16).hexdigest()


def fit_shares(box: Tiles, tiles: list[int]) -> list[float]:
    """The share of a deck that fits between an edge before and an edge after it. Each is 0 for any, or 1 + its kind."""
    kinds = range(len(box.joins) + 1)
    return [
        sum(left in (0, box.ccw[tile] + 1) and right in (0, box.cw[tile] + 1) for tile in tiles) / len(tiles)
        for left in kinds
        for right in kinds
    ]
