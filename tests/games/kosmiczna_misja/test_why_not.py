"""Why a thing on the table cannot be used now."""

from orrery import game
from orrery.cli.drawings.plain import Drawing
from orrery.cli.words import Words
from orrery.engine.table import offers
from orrery.games.kosmiczna_misja.state import KosmicznaMisja
from tests.games.kosmiczna_misja.helpers import table, why_not

GAME = game("kosmiczna-misja")


def said(g: KosmicznaMisja, *things: str) -> list[str]:
    """The reasons in words."""
    drawing = Drawing(GAME, g.box, Words("en", GAME.NAME), ["Ana", "Ben"], False)
    return [drawing.reason(reason)[0] for reason in GAME.why_not(g, 0, *things)]


def test_nothing_stands_against_a_tile_that_can_be_used() -> None:
    assert why_not(table(bank="outpost city span"), "bank-2") == []


def test_a_spot_where_some_tile_of_the_bank_may_lie_can_be_used() -> None:
    g = table(planets=["span"], bank="outpost city span", die=1)

    assert why_not(g, "spot-1b") == []


def test_a_spot_where_no_tile_of_the_bank_fits() -> None:
    g = table(planets=["span"], bank="outpost city natives", die=6)

    assert why_not(g, "spot-1b") == ["edges-differ"]


def test_a_spot_across_from_the_only_tile() -> None:
    g = table(planets=["span"], bank="outpost city natives", die=6)

    assert why_not(g, "spot-1c") == ["apart"]


def test_too_few_astronauts_come_before_edges_that_differ() -> None:
    g = table(planets=["city"], bank="span outpost natives", die=1)

    assert why_not(g, "spot-1b") == ["too-few-astronauts"]


def test_a_bank_tile_has_a_reason_for_each_way_of_using_it() -> None:
    g = table(planets=["outpost", "city"], bank="span outpost natives", die=2)

    assert why_not(g, "bank-1") == ["two-unfinished", "edges-differ", "apart", "too-few-astronauts"]


def test_equal_tiles_answer_alike() -> None:
    g = table(planets=["outpost", "outpost"], bank="span outpost span", die=6)

    assert why_not(g, "bank-1") == why_not(g, "bank-3") == ["two-unfinished", "edges-differ", "apart"]


def test_it_is_somebody_elses_turn() -> None:
    assert why_not(table(bank="outpost city span"), "bank-1", seat=1) == ["not-your-turn"]


def test_what_is_plain_to_see_is_said_with_its_facts() -> None:
    g = table(planets=["span"], bank="outpost - natives", die=6)

    assert said(g, "spot-1a") == ["There is a tile on 1a already: two half stations."]
    assert said(g, "spot-2a") == ["You have not begun planet 2 yet. To begin it, choose “new planet”."]
    assert said(g, "bank-2") == ["Place 2 in the bank is empty."]
    assert said(table(bank="outpost - natives"), "planet-2") == [
        "A new planet takes the first free place, which is planet 1."
    ]


def test_too_few_astronauts_names_planet_need_and_roll() -> None:
    g = table(planets=["city"], bank="span outpost natives", die=2)

    assert said(g, "spot-1b") == ["Planet 1 needs 3 astronauts, and you have 2."]


def test_for_two_planets_a_reason_says_what_they_have_in_common() -> None:
    g = table(planets=["city", "city"], bank="span outpost natives", die=1)

    assert "You do not have enough astronauts for your planets." in said(g, "bank-2")


def test_edges_that_differ_are_named() -> None:
    g = table(planets=["outpost"], bank="span right natives", die=6)

    assert said(g, "bank-1", "spot-1b") == [
        "The edges do not match there. Towards 1a, your tile has half a station, but 1a has a plain edge."
    ]
    assert said(g, "bank-2", "spot-1d")[0].startswith("The edges do not match there. Towards 1a")
    assert said(g, "spot-1c") == ["That quarter is not next to any tile of the planet."]


def test_offers_say_where_the_tile_lies_and_what_it_makes_of_its_planet() -> None:
    g = table(planets=["outpost"], bank="city outpost city", die=6)
    facts = {offer.text: offer.facts for offer in offers(GAME, g, 0)}

    assert facts["place city 1b"] == {
        "slot": [("", "", 1), ("", "", 3)],
        "stations": [("", "", 3)],
        "need": [("", "", 4)],
    }
    assert facts["open outpost"] == {"slot": [("", "", 2)], "stations": [("", "", 1)], "need": [("", "", 2)]}


def test_an_offer_says_that_it_finishes_a_planet() -> None:
    g = table(planets=["city city outpost"], bank="outpost natives city", die=6)
    facts = {offer.text: offer.facts for offer in offers(GAME, g, 0)}

    assert facts["place outpost 1d"] == {"slot": [("", "", 1)], "finished": [("", "", 6)]}


def test_a_stuck_player_may_use_the_own_tiles_only() -> None:
    g = table(planets=["outpost", "outpost"], bank="span span span", die=6)

    assert why_not(g, "spot-2a") == []
    assert why_not(g, "spot-2b") == ["edges-differ"]


def test_a_stuck_player_is_told_why_no_tile_of_the_bank_will_do() -> None:
    g = table(planets=["outpost", "outpost"], bank="span span span", die=6)

    assert why_not(g, "bank-1") == ["two-unfinished", "edges-differ", "apart"]
