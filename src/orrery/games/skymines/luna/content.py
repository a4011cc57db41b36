"""luna.toml, checked, and put into tables."""

from collections.abc import Iterable
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from orrery.content import read_words
from orrery.engine.game import BadInput
from orrery.engine.moves import Language, first
from orrery.games.skymines.luna.files import Level, LunaCard, LunaFile
from orrery.games.skymines.luna.state import TAKES, TOKENS, WORDS, LunaCards
from orrery.games.skymines.luna.words import DEEDS, EXPAND, MARKER, PLAN, STEPS, TAKE
from orrery.games.skymines.terms import BONUS, EMPTY, FIRST_SPACE, SCREENS, SLOTS, TRACK_SPACE

CARDS = [*[f"i-{n}" for n in range(1, 13)], *[f"ii-{n}" for n in range(1, 8)]]
BY_SLOT = {"spaces": TAKE, "columns": PLAN, "markers": MARKER}  # fields, and the word that uses each


def read_luna(file: LunaFile, path: Path, tank_length: int) -> LunaCards:
    """The tables of her cards and levels."""
    cards = [*file.class_one, *file.class_two]
    if [card.id for card in cards] != CARDS:  # texts and pictures name them
        raise BadInput(
            f"{path}: the cards are {CARDS[0]} to {CARDS[11]} and {CARDS[12]} to {CARDS[-1]}, in this order."
        )
    places = {place.id: bonus_of(place.bonus, f"{path}: place '{place.id}', field bonus") for place in file.place}
    found = LunaCards()
    found.words = column(word for card in cards for word in words_of(card, path))
    found.left = column(card.left for card in cards)
    found.right = column(card.right for card in cards)
    found.scientists = column(card.scientists for card in cards)
    found.tank = column(card.tank for card in cards)
    found.research = column(card.research for card in cards)
    found.spaces = column(space for card in cards for space in spaces_of(card))
    found.columns = column(n - 1 for card in cards for n in card.columns or [0] * SLOTS)
    found.bonuses = column(n for card in cards for n in markers_of(card, places, path))
    add_levels(found, file.level, path, tank_length)
    return found


def column(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def words_of(card: LunaCard, path: Path) -> list[int]:
    """What a card does, filled up with blanks."""
    deeds = read_words(Language(DEEDS, {}), card.action, f"{path}: card '{card.id}', field action")
    check_deeds(card, deeds, path)
    return [*deeds, *[EMPTY] * (WORDS - len(deeds))]


def check_deeds(card: LunaCard, deeds: list[int], path: Path) -> None:
    """A card names companies in one way, and says by slot what its words need, and nothing else."""
    if len({first(deed) for deed in deeds if deed & 255 in (STEPS, EXPAND)}) > 1:
        raise BadInput(f"{path}: card '{card.id}', field action: all its steps and expansions name the same companies.")
    for field, word in BY_SLOT.items():
        if (word in [deed & 255 for deed in deeds]) != (getattr(card, field) is not None):
            raise BadInput(f"{path}: card '{card.id}', field {field}: it stands with the word '{DEEDS[word].name}'.")


def bonus_of(name: str, where: str) -> int:
    """A standard space or one for a tile, but not the first player's, which Luna never uses."""
    allowed = BONUS.ids[FIRST_SPACE + 1 : TRACK_SPACE]
    if name not in allowed:
        raise BadInput(f"{where}: '{name}' is none of {', '.join(allowed)}.")
    return BONUS.ids.index(name)


def spaces_of(card: LunaCard) -> list[int]:
    by_slot = card.spaces or [[]] * SLOTS
    return [number for spaces in by_slot for number in ([n - 1 for n in spaces] + [EMPTY] * TAKES)[:TAKES]]


def markers_of(card: LunaCard, places: dict[str, int], path: Path) -> list[int]:
    for place in card.markers or []:
        if place not in places:
            raise BadInput(f"{path}: card '{card.id}', field markers: there is no place '{place}'.")
    return [places[place] for place in card.markers] if card.markers else [EMPTY] * SLOTS


def add_levels(found: LunaCards, levels: list[Level], path: Path, tank_length: int) -> None:
    lengths = {"tank": tank_length, "research": SCREENS - 1}
    for i, level in enumerate(levels):
        if level.id != f"level-{i}":
            raise BadInput(f"{path}: the levels are level-0 to level-{len(levels) - 1}, in this order.")
        for gauge, last in lengths.items():
            tokens = getattr(level, f"{gauge}_tokens")
            if tokens and not getattr(level, gauge) < tokens[0] <= tokens[-1] <= last:
                told = f"they rise from beyond her start to {last} at most"
                raise BadInput(f"{path}: level '{level.id}', field {gauge}_tokens: {told}.")
    found.opens = column(level.slots for level in levels)
    found.grows = column(level.class_two for level in levels)
    found.tank_tokens = column(n for level in levels for n in tokens_of(level.tank_tokens))
    found.research_tokens = column(n for level in levels for n in tokens_of(level.research_tokens))
    found.tank_starts = column(level.tank for level in levels)
    found.research_starts = column(level.research for level in levels)


def tokens_of(steps: list[int]) -> list[int]:
    return (steps + [EMPTY] * TOKENS)[:TOKENS]
