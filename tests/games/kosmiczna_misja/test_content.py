"""The tiles and decks that come with the game, and folders with one's own."""

from pathlib import Path

import pytest

from orrery.engine.game import BadInput
from orrery.games.kosmiczna_misja import content
from orrery.games.kosmiczna_misja.game import GAME
from tests.games.kosmiczna_misja.helpers import TILES, t

OURS = Path(content.__file__).parent / "content" / content.FILE
DECKS = ["standard", "two-makes"]


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_45_tiles(deck: str) -> None:
    assert len(TILES.decks[deck]) == 45


@pytest.mark.parametrize("deck", DECKS)
def test_of_each_make_there_are_as_many_halves_clockwise_as_before(deck: str) -> None:
    tiles = TILES.decks[deck]

    assert sorted(TILES.cw[tile] for tile in tiles) == sorted(TILES.ccw[tile] for tile in tiles)


def test_the_standard_deck_tile_by_tile() -> None:
    counts = {
        "0010": 5, "0020": 3, "0001": 3, "0011": 2, "1000": 4, "1010": 4, "1001": 2,
        "0100": 4, "0110": 4, "0101": 2, "1100": 6, "1110": 4, "1101": 2,
    }  # fmt: skip
    tiles = [TILES.tile_ids[tile] for tile in TILES.decks["standard"]]

    assert {code: tiles.count(t(code)) for code in counts} == counts
    assert sum(counts.values()) == len(tiles)


def test_both_decks_have_the_same_stations_and_aliens() -> None:
    totals = [
        (sum(TILES.whole[tile] for tile in tiles), sum(TILES.aliens[tile] for tile in tiles))
        for tiles in (TILES.decks[deck] for deck in DECKS)
    ]

    assert totals[0] == totals[1] == (25, 11)


def test_every_option_of_the_deck_is_in_the_box() -> None:
    decks = next(option for option in GAME.OPTIONS if option.id == "deck")

    assert set(decks.values) == set(TILES.decks)


def test_no_tile_or_deck_claims_to_be_printed() -> None:
    assert set(TILES.sources) == {*TILES.tile_ids, *TILES.decks}
    assert set(TILES.sources.values()) == {"reconstructed"}


def folder(place: Path, old: str = "", new: str = "") -> str:
    """A folder of one's own: our content with a change."""
    text = OURS.read_text(encoding="utf-8")
    assert old in text
    (place / content.FILE).write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(place)


def test_ones_own_values_make_another_box_with_another_digest(tmp_path: Path) -> None:
    own = GAME.box(folder(tmp_path, "stations = 2", "stations = 3"))

    assert own.digest != TILES.digest
    assert GAME.new(2, 7, {}, own).content() is own


def test_equal_values_make_a_box_with_the_same_digest(tmp_path: Path) -> None:
    assert GAME.box(folder(tmp_path)).digest == TILES.digest


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("outpost = 5", "outpost = 6", "deck 'standard' has 46 tiles, not 45"),
        ("outpost = 5", "outpots = 5", "no tile is called 'outpots'"),
        ('cw = "dome"', 'cw = "dune"', "tile 'right', field cw: no edge is called 'dune'"),
        ('id = "city"', 'id = "outpost"', "'outpost' is named twice"),
        ("stations = 2", 'stations = "two"', "tile 'city', field stations: "),
        ("stations = 2", "statoins = 2", "statoins"),
        ('source = "inferred"', 'source = "guessed"', "guessed"),
    ],
)
def test_a_fault_is_told_with_its_file_and_place(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(BadInput, match=told) as caught:
        GAME.box(folder(tmp_path, old, new))

    assert str(tmp_path / content.FILE) in str(caught.value)


def test_a_folder_without_tiles_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"no readable content file .*tiles\.toml"):
        GAME.box(str(tmp_path))


def test_ones_own_folder_needs_a_deck_that_can_be_chosen(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="standard"):
        GAME.new(2, 7, {}, GAME.box(folder(tmp_path, 'id = "standard"', 'id = "mine"')))
