"""The drawing of Astrominers shows everything on the table, within the width, in both languages."""

import pytest

from orrery import game
from orrery.bots.names import make
from orrery.cli.drawings import drawing
from orrery.cli.drawings.astrominers.drawing import AstrominersDrawing
from orrery.cli.drawings.astrominers.station import SIGNS
from orrery.cli.words import Words
from orrery.engine.agenda import is_over, waiting
from orrery.engine.journal import ONLOOKER
from orrery.engine.sight import Sight
from orrery.engine.table import Ask, Table, open_table

GAME = game("astrominers")
WIDTH = 100


def played(moves: int, seats: int = 4, seed: int = 5, form: str = "") -> Table:
    """A table at which bots have played until seat 0 is asked, perhaps for an answer of a certain form."""
    table = open_table(GAME, seats, seed, {"first": "1"})
    bots = [make("random", seat) for seat in range(seats)]
    while not is_over(table.g):
        seat = int(waiting(table.g)[0])
        if seat == 0 and len(table.record.moves) >= moves and form in ("", table.g.agenda[-1].form):
            break
        move = bots[seat].choose(Sight(GAME, table.g, seat))
        table.play(seat, [GAME.box().language.show(move)])
    return table


def shown(table: Table, language: str = "en", coloured: bool = False) -> AstrominersDrawing:
    names = [f"Player {seat + 1}" for seat in range(table.record.seats)]
    found = drawing(GAME, GAME.box(), Words(language, GAME.NAME), names, coloured)
    assert isinstance(found, AstrominersDrawing)
    return found


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("coloured", [True, False])
def test_docks_cards_dice_and_players_stand_there(language: str, coloured: bool) -> None:
    words = Words(language, GAME.NAME)
    for moves in (0, 40, 90, 150):
        table = played(moves)
        view = GAME.view(table.g, 0)
        text = "\n".join(line.plain for line in shown(table, language, coloured).picture(view, 0, WIDTH))
        for id in view.open_missions:
            assert words.name("mission", id) in text
        for id in [*view.open_orders, *(view.players[0].orders or [])]:
            assert words.name("order", id) in text
        dice = [die for dock in view.docks for die in dock.crew if die]
        dice += [die for row in [*view.areas, view.assignments, view.refinery] for die in row if die]
        assert sum(text.count(f"[{sign}") + text.count("{" + sign) for sign in SIGNS) >= len(dice)
        for number in range(1, len(view.players[0].pool) + 1):
            assert f"d{number} " in text


@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_is_cut_off_at_80_columns(language: str) -> None:
    for moves in (0, 60, 120, 200):
        table = played(moves)
        lines = shown(table, language).picture(GAME.view(table.g, 0), 0, 80)
        assert [line.plain for line in lines if line.cell_len > 80] == []


def test_why_not_speaks_of_what_lies_there() -> None:
    table = played(100)
    view, found = GAME.view(table.g, 0), shown(table)
    dock, at, die = next(
        (d, i, die) for d, dock in enumerate(view.docks) for i, die in enumerate(dock.crew) if die and die.seat
    )
    said = {
        f"mission-{view.open_missions[0]}": "To take an open Mission or the top one of the deck, put a Surveyor",
        f"order-{view.open_orders[0]}": "To take an open Order or the top one of the deck, put a Geologist",
        f"berth-{dock + 1}{'abcdefgh'[at]}": f"A die of Player {die.seat + 1} is there",
    }
    for thing, words in said.items():
        ((why, _),) = found.why_not(table.g, 0, [thing], [])
        assert why.startswith(words)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_docks_stand_side_by_side(seats: int) -> None:
    table = played(60, seats)
    lines = [line.plain for line in shown(table).picture(GAME.view(table.g, 0), 0, 140)]
    docks = next(line for line in lines if line.startswith("1 "))
    assert all(f"{number} " in docks for number in range(1, len(GAME.view(table.g, 0).docks) + 1))


def test_somebody_looking_on_sees_no_hand() -> None:
    table = played(90)
    text = "\n".join(line.plain for line in shown(table).picture(GAME.view(table.g, ONLOOKER), ONLOOKER, WIDTH))
    assert "Player 4" in text
    assert "d1 " not in text


def test_every_move_has_a_number_and_words() -> None:
    for moves in range(0, 200, 7):
        table = played(moves, seed=moves)
        if is_over(table.g):
            continue
        found = shown(table)
        offers, lines = found.choices(asked(table), GAME.view(table.g, 0), WIDTH)
        text = "\n".join(line.plain for line in lines)
        for number, offer in enumerate(offers, 1):
            assert f"{number} " in text
            assert f"choice-{offer.text.split(' ')[0]}" not in text
        assert "{" not in found.question(asked(table))


def test_a_payment_can_be_made_whole_as_suggested() -> None:
    table = at_a_payment()
    found = shown(table)
    offers, lines = found.choices(asked(table), GAME.view(table.g, 0), WIDTH)
    assert lines[0].plain.strip().startswith("1 Suggested: ")
    table.play(0, offers[0].text.split("; "))
    assert table.g.agenda[-1].form != "pay"


def asked(table: Table) -> Ask:
    ask = table.ask(0)
    assert ask is not None
    return ask


def at_a_payment() -> Table:
    tables = (played(0, seed=seed, form="pay") for seed in range(20))
    return next(table for table in tables if not is_over(table.g))


def test_inside_a_move_only_the_own_side_is_drawn_again() -> None:
    table = at_a_payment()
    text = "\n".join(line.plain for line in shown(table).aside(asked(table), GAME.view(table.g, 0), 0, WIDTH))
    assert "Dice: " in text
    assert shown(table).words("title") not in text
    start = played(0)
    assert not shown(start).aside(asked(start), GAME.view(start.g, 0), 0, WIDTH)


def test_a_payment_offers_every_token_and_is_taken_in_any_order() -> None:
    table = at_a_payment()
    offers, _ = shown(table).choices(asked(table), GAME.view(table.g, 0), WIDTH)
    usual = offers[0].text.split("; ")
    assert {text for text in usual if text != "done"} <= {offer.text for offer in offers}
    assert table.fault(0, usual[:1]) == "less"
    assert table.fault(0, [*usual, usual[0]]) == "more"
    assert table.fault(0, usual[::-1]) == ""
    assert table.answer(0, usual[::-1]).g.agenda[-1].form != "pay"


def test_things_are_named_as_one_would() -> None:
    found = shown(played(0))
    assert found.things("d1 plasteel-1") == ["pool-1", "socket-plasteel-1"]
    assert found.things("2a") == ["berth-2a"]
    assert found.things("eros") == ["mission-eros"]
    assert found.things("first change") == ["first-player", "discard"]
    assert found.things("nothing") == []


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "First Player d1 plasteel storage 2 high-gain antenna"),
        ("pl", "pierwszy gracz d1 magazyny plastalu 2 Antena kierunkowa"),
    ],
)
def test_things_go_by_the_names_that_are_shown(language: str, typed: str) -> None:
    assert shown(played(0), language).things(typed) == ["first-player", "pool-1", "socket-plasteel-2", "order-antenna"]
    assert shown(played(0), language).things(f"{typed} nothing") == []


def test_short_names_are_explained() -> None:
    table = played(0)
    lines = [line.plain for line in shown(table).picture(GAME.view(table.g, 0), 0, WIDTH)]
    assert lines[-2].startswith("Pla plasteel  Wat water ")
    assert all(len(line) <= WIDTH for line in lines[-2:])


@pytest.mark.parametrize(("edition", "effect"), [("en", "→ Min"), ("pl1", "Min → Min²")])
def test_effects_and_executive_cards_are_those_of_the_edition(edition: str, effect: str) -> None:
    table = open_table(GAME, 2, 5, {"edition": edition})
    view = GAME.view(table.g, 0)
    found = shown(table)
    text = "\n".join(line.plain for line in found.picture(view, 0, WIDTH))
    assert found.brush.effect("miner") == effect
    assert all((found.words.name("technology", id) in text) == (edition == "pl1") for id in view.technologies[:-1])


@pytest.mark.parametrize("seed", [3, 4])
def test_the_log_names_the_card_that_a_die_joins(seed: int) -> None:
    table = played(0, 3, seed)
    bots = [make("random", seat) for seat in range(3)]
    seen = 0
    while not is_over(table.g):
        seat = int(waiting(table.g)[0])
        move = GAME.box().language.show(bots[seat].choose(Sight(GAME, table.g, seat)))
        start = len(GAME.heard(table.g, ONLOOKER))
        table.play(seat, [move])
        if move.startswith("join "):
            dock = GAME.view(table.g, seat).docks[int(move.split(" ")[2][0]) - 1]
            kind = "expedition" if dock.is_expedition else "mission"
            line = GAME.heard(table.g, ONLOOKER, start)[0]
            if dock.card:
                assert line.removesuffix(" (forced)") == f"{seat} join-{kind} {move.removeprefix('join ')} {dock.card}"
                seen += 1
    assert seen > 5


def test_the_log_tells_a_crew_by_its_card() -> None:
    log = shown(played(0)).log(["0 join-mission miners 1c eros"])
    assert [line.plain for line in log] == ["  Player 1: two Miners into the crew of Eros (1c)"]


def test_the_log_has_chapters_and_tells_gains_together() -> None:
    log = shown(played(0)).log(
        [
            "1 pass",
            "- ended 2",
            "- shown-order lamp",
            "0 earned gold 2",
            "0 earned water 1",
            "0 earned gold 2",
            "0 began 3",
            "1 pass (forced)",
        ]
    )
    assert [line.plain for line in log] == [
        "  Player 2: passes",
        "  ── The end of round 2 ──",
        "  new open Order: lamp",
        "  Player 1: +4 gold, +1 water",
        "  ── Round 3 ──",
        "  Player 1: is the first player",
        "  Player 2: passes (the only move)",
    ]


def test_the_log_tells_rolls_together_and_both_tokens_of_an_exchange() -> None:
    found = shown(played(0))
    log = found.log(
        ["0 rolled miner", "0 rolled miner", "0 rolled surveyor", "0 done", "0 swap water gold", "1 drew-order ?"]
    )
    assert [line.plain for line in log] == [
        "  Player 1: rolled: Miner ×2, Surveyor; gives water and takes gold",
    ]
