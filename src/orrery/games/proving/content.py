"""The content file, read and checked."""

from hashlib import blake2b
from pathlib import Path
from typing import Annotated

import msgspec
from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from orrery.content import Id, read_file, read_words
from orrery.engine.game import BadInput, ContentFiles
from orrery.engine.moves import Language
from orrery.games.proving.state import Cards
from orrery.games.proving.steps.effects import EFFECTS, NEEDS

FILE = "cards.toml"
Few = Annotated[int, Meta(ge=0, le=9)]


class Card(Struct, forbid_unknown_fields=True):
    id: Id
    iron: Few
    gold: Few
    points: Few
    copies: Annotated[int, Meta(ge=1, le=20)]
    source: str
    effects: list[str] = []
    needs: list[str] = []


class Content(Struct, forbid_unknown_fields=True):
    card: list[Card]


def read(files: ContentFiles) -> Cards:
    """Read the content file."""
    content = read_file(files, FILE, Content)
    path = Path(files.folder, FILE)
    ids = [card.id for card in content.card]
    if len(set(ids)) != len(ids):
        raise BadInput(f"{path}: two cards have one id.")
    digest = blake2b(msgspec.json.encode(content), digest_size=16).hexdigest()
    box = Cards(digest, ids, Language(EFFECTS, {}), Language(NEEDS, {}))
    for card in content.card:
        where = f"{path}: card '{card.id}', field"
        box.effects.append(read_words(box.effect_words, card.effects, f"{where} effects"))
        box.needs.append(read_words(box.need_words, card.needs, f"{where} needs"))
    box.iron = vec[i64]([card.iron for card in content.card])
    box.gold = vec[i64]([card.gold for card in content.card])
    box.points = vec[i64]([card.points for card in content.card])
    box.copies = vec[i64]([card.copies for card in content.card])
    box.sources = {card.id: card.source for card in content.card}
    return box
