"""The drawing of Kosmiczna misja shows exactly what is on the table."""

import pytest

from orrery import game
from orrery.bots.names import make
from orrery.cli.drawings import drawing
from orrery.cli.drawings.kosmiczna_misja.drawing import KosmicznaMisjaDrawing
from orrery.cli.drawings.kosmiczna_misja.worlds import ALIEN, HALVES, STATION, Brush
from orrery.cli.words import Words
from orrery.engine.agenda import is_over
from orrery.engine.journal import ONLOOKER
from orrery.engine.sight import Sight
from orrery.engine.table import Ask, Table, open_table
from orrery.games.kosmiczna_misja.state import Tiles

GAME = game("kosmiczna-misja")


def box() -> Tiles:
    found = GAME.box()
    assert isinstance(found, Tiles)
    return found


def played(seats: int, seed: int, moves: int, deck: str = "standard") -> Table:
    """A table at which greedy bots have played a while."""
    table = open_table(GAME, seats, seed, {"deck": deck})
    bots = [make("greedy", seat) for seat in range(seats)]
    while len(table.record.moves) < moves and not is_over(table.g):
        seat = int(table.g.asked)
        move = bots[seat].choose(Sight(GAME, table.g, seat))
        table.play(seat, [box().language.show(move)])
    return table


def shown(table: Table, coloured: bool = False) -> KosmicznaMisjaDrawing:
    names = [f"Player {seat + 1}" for seat in range(table.record.seats)]
    found = drawing(GAME, box(), Words("en", GAME.NAME), names, coloured)
    assert isinstance(found, KosmicznaMisjaDrawing)
    return found


@pytest.mark.parametrize("coloured", [True, False])
@pytest.mark.parametrize("large", [True, False])
def test_stations_and_aliens_can_be_counted(coloured: bool, large: bool) -> None:
    brush = Brush(box(), coloured)
    for seed in range(6):
        view = GAME.view(played(2, seed, 30, "two-makes" if seed % 2 else "standard").g, 0)
        for p in view.players:
            for planet in [*p.finished, *[planet for planet in p.unfinished if planet]]:
                picture = "\n".join(line.plain for line in brush.world(planet.tiles, planet.met, "#000000", "", large))
                assert picture.count(STATION) == planet.stations
                assert picture.count(ALIEN) == planet.aliens
                assert {len(line) for line in picture.split("\n")} == {15 if large else 11}


def test_halves_lie_on_the_edge_of_their_tile() -> None:
    brush = Brush(box(), False)

    def picture(*tiles: str | None, met: str | None = None) -> list[str]:
        return [line.plain for line in brush.world(tiles, [met, None, None, None], "", "", True)]

    assert picture("right", None, None, None)[3][11] == HALVES["dome"][0]  # clockwise of the upper right: to the right
    assert picture("left", None, None, None)[1][7] == HALVES["dome"][1]
    assert picture(None, None, "mast-left", None)[5][7] == HALVES["mast"][3]
    assert picture(None, None, "right", None)[3][3] == HALVES["dome"][2]
    assert picture("right", "left", None, None, met="dome")[3][11] == STATION
    assert picture("outpost", "outpost", None, None)[3][11] == "─"


def test_every_quarter_of_ones_own_planet_has_its_label() -> None:
    for tiles in (["city", None, None, None], ["city", "span", "embassy", None], ["span", None, "left", "right"]):
        picture = "\n".join(line.plain for line in Brush(box(), False).world(tiles, [None] * 4, "", "2", True))
        assert [picture.count(label) for label in ("2a", "2b", "2c", "2d")] == [1, 1, 1, 1]


def test_why_not_is_told_in_particular() -> None:
    table = played(2, 3, 6)
    seat = int(table.g.asked)
    view = GAME.view(table.g, seat)
    offers, _ = shown(table).choices(Ask(GAME, table.g, seat), view, 80)

    def why(*things: str) -> str:
        return " ".join(text for text, _ in shown(table).why_not(table.g, seat, things, offers))

    for number in (1, 2, 3):
        for place in (1, 2):
            planet = view.players[seat].unfinished[place - 1]
            for quarter in range(4):
                spot = f"{place}{'abcd'[quarter]}"
                said = why(f"bank-{number}", f"spot-{spot}")
                if planet is None:
                    assert f"not begun planet {place}" in said
                elif planet.tiles[quarter]:
                    assert said.startswith(f"There is a tile on {spot} already: ")
                elif f"place {view.bank[number - 1]} {spot}" in [offer.text for offer in offers]:
                    assert "do that now: move" in said
                else:
                    assert any(word in said for word in ("Towards", "astronaut", "is not next to"))


def test_more_than_there_is_room_for_is_written_as_numbers() -> None:
    crowded = GAME.box()
    assert isinstance(crowded, Tiles)
    brush = Brush(crowded, False)
    lines = [line.plain for line in brush.world(["city", "embassy", None, None], [None] * 4, "", "", False)]

    assert "⌂⌂" in lines[1]
    assert "⌂☻" in lines[3]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("coloured", [True, False])
def test_every_picture_fits_its_width(seats: int, coloured: bool) -> None:
    for moves in (0, 5, 20, 40, 200):
        table = played(seats, moves, moves)
        for eyes in (0, seats - 1, ONLOOKER):
            for width in (60, 80, 120):
                for height in (0, 24):
                    lines = shown(table, coloured).picture(GAME.view(table.g, eyes), eyes, width, height)
                    assert max(line.cell_len for line in lines) <= width
            for width in (1, 10, 30):
                shown(table, coloured).picture(GAME.view(table.g, eyes), eyes, width)


@pytest.mark.parametrize("width", [40, 80])
def test_every_move_has_its_number_once(width: int) -> None:
    for seed in range(12):
        table = played(2, seed, 3 * seed)
        if is_over(table.g):
            continue
        seat = int(table.g.asked)
        offers = table.offers(seat)

        ordered, lines = shown(table).choices(Ask(GAME, table.g, seat), GAME.view(table.g, seat), width)

        assert sorted(offer.text for offer in ordered) == sorted(offer.text for offer in offers)
        words = " ".join(line.plain for line in lines).split()
        bank = [tile for tile in GAME.view(table.g, seat).bank if tile]
        for number in range(len(offers), 3, -1):
            assert words.count(str(number)) <= len(bank)
            assert str(number) in words


def test_the_log_is_in_words() -> None:
    table = played(2, 3, 60)
    lines = [line.plain for line in shown(table).log(GAME.heard(table.g, 0))]

    assert len(lines) > 20
    names = ("Player 1", "Player 2") if GAME.view(table.g, 0).first == 0 else ("Player 2", "Player 1")
    for turn, line in enumerate(lines):
        assert line.startswith(f"  round {turn // 2 + 1}, {names[turn % 2]}: ")
    heard = GAME.heard(table.g, 0)
    (last,) = shown(table).log(heard, len(heard) - 1)
    assert last.plain.partition(": ")[0] == lines[-1].partition(": ")[0]
    assert not any("-" in line.replace("two-", "") for line in lines)  # ids have hyphens, words have none
