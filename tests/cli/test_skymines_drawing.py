"""The drawing of Skymines shows what is on the table."""

import random
from typing import cast

import pytest

from orrery import game
from orrery.cli.drawings import drawing
from orrery.cli.language import LANGUAGES
from orrery.cli.words import Words
from orrery.engine.agenda import legal, play, waiting
from orrery.engine.game import Value
from orrery.engine.journal import ONLOOKER
from orrery.engine.table import Ask
from orrery.games.skymines.missions import FREE
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.retiring import LayCard
from orrery.games.skymines.terms import RETIRE

GAME = game("skymines")
MODULES: dict[str, Value] = {"board": "belt", "missions": True, "threat": "raid"}
NAMES = ["Anna", "Bartek", "Celina", "Darek"]


def played(seats: int, seed: int, decisions: int, **options: Value) -> Skymines:
    """A table after some random moves of people who rarely retire."""
    g = GAME.new(seats, seed, options)
    assert isinstance(g, Skymines)
    luck = random.Random(seed)
    for _ in range(decisions):
        seat = luck.choice(waiting(g))
        moves = legal(g, seat)
        play(g, seat, luck.choice([m for m in moves if not RETIRE.is_(m)] or moves))
    return g


def picture(g: Skymines, seat: int, language: str = "en", width: int = 120) -> list[str]:
    found = drawing(GAME, g.content(), Words(language, GAME.NAME), NAMES[: g.seats], False)
    return [line.plain for line in found.picture(GAME.view(g, seat), seat, width)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {}), (4, {"board": "belt"}), (4, MODULES)])
def test_the_picture_has_a_line_for_everybody_and_fits(
    seats: int, options: dict[str, Value], width: int, language: str
) -> None:
    g = played(seats, seats, 160, **options)
    for seat in [*range(seats), ONLOOKER]:
        lines = picture(g, seat, language, width)

        assert max(map(len, lines)) <= width
        for name in NAMES[:seats]:
            assert len([line for line in lines if line[2:].startswith(name)]) == 1
        assert ["draw-" in line for line in lines] == [False] * len(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, MODULES], ids=["moon", "belt"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_80_columns_the_table_of_companies_keeps_its_lines(
    seats: int, options: dict[str, Value], language: str
) -> None:
    g = played(seats, seats, 160, **options)
    names = ["Bartłomiej", "Maksymiliana", "Celina", "Aleksandra"][:seats]
    found = drawing(GAME, g.content(), Words(language, GAME.NAME), names, False)
    lines = [line.plain for line in found.picture(GAME.view(g, 0), 0, 80)]
    first = next(i for i, line in enumerate(lines) if line.startswith("Skymine "))
    assert [line.split()[0] for line in lines[first : first + 4]] == ["Skymine", "Minerva", "Astrogo", "Tawac"]
    assert all(name[:9] in lines[first - 1] for name in names)


def test_companies_and_cards_are_shown_as_they_are() -> None:
    tables = (played(3, 5, decisions) for decisions in range(40, 200, 10))
    g, seat = next((g, seat) for g in tables for seat in range(3) if g.players[seat].used)
    view = GAME.view(g, seat)
    lines = picture(g, seat, width=300)

    astrogo = next(line for line in lines if line.startswith("Astrogo")).split()
    assert astrogo[1:4] == [view.sides[2], str(view.values[2]), "·".join(map(str, view.left[6:9]))]
    text = "\n".join(lines[lines.index("━" * 300) :])
    words = Words("en", GAME.NAME)
    me = view.players[seat]
    assert all(words.name("card", card) in text for card in [*me.hand, *filter(None, me.area)])
    used = [card for card, is_used in zip(me.area, me.used, strict=True) if is_used]
    assert all(f"({words.name('card', card)})" in text for card in used)


def test_the_display_shows_what_a_card_costs_there() -> None:
    g = played(2, 1, 0)
    text = "\n".join(picture(g, 0))
    contents, words = GAME.contents(g.content()), Words("en", GAME.NAME)

    for space, card in enumerate(GAME.view(g, 0).display):
        price = contents.cards[card].cost + contents.surcharges[space]
        assert f"{space + 1:>2} {words.name('card', card)}: {price}" in text


def test_a_question_about_ones_own_cards_shows_only_these() -> None:
    g = next(g for g in (played(2, 1, n) for n in range(200)) if isinstance(g.agenda[-1], LayCard))
    found = drawing(GAME, g.content(), Words("en", GAME.NAME), NAMES[:2], False)
    seat = int(waiting(g)[0])
    view = GAME.view(g, seat)

    aside = found.aside(Ask(GAME, g, seat, 0), view, seat, 300)
    whole = found.picture(view, seat, 300)
    assert 0 < len(aside) < len(whole)
    assert [line.plain for line in aside] == [line.plain for line in whole][-len(aside) :]


def test_the_belt_is_drawn_place_by_place() -> None:
    g = played(2, 1, 0, board="belt")
    g.sectors[g.box.ids["space"].index("14b")] = 3
    lines = " ".join(picture(g, 0, width=300))

    assert "14 a:– b:Taw c:– one research point, one coin -Ast -13 =19" in lines
    assert "13 [–]" in lines
    assert "1 a+:– b+:– c:–" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_lunas_mat_and_turn_are_told(language: str) -> None:
    g = GAME.new(2, 5, {"luna": 1, "level": 5}, None, True)
    luck = random.Random(1)
    while cast(Skymines, g).round < 3 or not len(cast(Skymines, g).lunas[0].row.cards):  # a card lies face down
        play(g, 0, luck.choice(legal(g, 0)))
    found = drawing(GAME, g.content(), Words(language, GAME.NAME), ["Anna", "Luna"], False)
    text = "\n".join(line.plain for line in found.picture(GAME.view(g, 0), 0, 150))
    log = [line.plain for line in found.log(GAME.heard(g, 0))]

    assert "draw-" not in text
    assert ": ?" in text  # a card that lies face down
    assert not [line for line in log if "luna-" in line or "event-" in line]
    assert [line for line in log if line.startswith("    ")]  # her steps stand on lines of their own


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_missions_and_the_threat_are_told(width: int, language: str) -> None:
    g, words = played(3, 3, 160, **MODULES), Words(language, GAME.NAME)
    g.players[0].mission, g.players[0].tasks = 0, 0b001
    g.players[1].personal = FREE
    left = " ".join(" ".join(picture(g, 0, language, width)).split())
    g.remover = 1
    removed = " ".join(" ".join(picture(g, 0, language, width)).split())

    cards = [f"{words('draw-mission')} {words.name('mission', id)}" for id in GAME.view(g, 0).missions]
    first, second = left[left.index(cards[0]) : left.index(cards[1])], left[left.index(cards[1]) :]
    assert first.count("✓") == 1
    assert first.index("Anna ✓") < first.index("Bartek")
    assert "✓" not in second
    assert words("draw-personal-free") in left
    assert f"{words('draw-threat')} {words('threat-raid')}: {words('threat-raid.asks')} → " in left
    assert f"{words('threat-raid')}: {words('draw-removed', name='Bartek')}" in removed
