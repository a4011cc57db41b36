"""RB p16. Using a field scientist."""

import pytest

from orrery.games.skymines.board import collectors_of
from tests.games.skymines.helpers import Seat, choose, coins, company, offered, table, tank

THREE = {1: "astrogo", 5: "astrogo"}  # collectors: 1 and 2
FOUR = {1: "astrogo", 5: "astrogo", 19: "astrogo"}


@pytest.mark.parametrize(("sectors", "steps"), [({}, 2), ({1: "astrogo"}, 2), (THREE, 3), (FOUR, 4)])
def test_p16_the_card_of_astrogo_with_three_and_four_collectors(sectors: dict[int, str], steps: int) -> None:
    g = table(me=Seat(area="field-astrogo"), sectors=sectors)
    choose(g, "survey field-astrogo")

    assert (tank(g), coins(g)) == (steps, 1 + 1)
    assert g.players[0].used == 0b0010
    assert g.active == 1


def test_p16_the_generic_card_brings_a_step_and_two_coins() -> None:
    g = table(me=Seat(area="field-generic"), sectors=FOUR)
    choose(g, "survey field-generic")

    assert (tank(g), coins(g)) == (1, 1 + 2)


def test_p16_collectors_of_other_companies_do_not_count() -> None:
    g = table(me=Seat(area="field-minerva"), sectors=FOUR)
    choose(g, "survey field-minerva")

    assert tank(g) == 2


def test_p16_one_card_is_used_at_a_time() -> None:
    g = table(me=Seat(area="field-astrogo field-generic"))
    assert offered(g, "survey") == ["survey field-astrogo", "survey field-generic"]
    choose(g, "survey field-generic")

    assert g.players[0].used == 0b0100


@pytest.mark.parametrize(("steps", "tank_steps"), [(5, 3), (6, 4), (12, 5)])
def test_p22_three_collectors_count_as_four_with_the_bonus_of_the_track(steps: int, tank_steps: int) -> None:
    """SK-48. After the first threshold; after the second they count as 6."""
    g = table(me=Seat(area="field-astrogo", steps={"astrogo": steps}), sectors=THREE)
    choose(g, "survey field-astrogo")

    assert tank(g) == tank_steps


def test_sk_48_the_bonus_touches_neither_the_generic_card_nor_the_tile() -> None:
    g = table(me=Seat(area="field-generic", steps={"astrogo": 12}), sectors=FOUR)
    choose(g, "survey field-generic")
    assert tank(g) == 1


@pytest.mark.parametrize(("area", "steps", "tank_steps"), [("", 0, 2), ("", 6, 3), ("", 12, 3), ("field-tawac", 6, 4)])
def test_sk_48_the_tile_counts_field_cards_and_the_symbol_once_and_gives_no_coins(
    area: str, steps: int, tank_steps: int
) -> None:
    g = table(me=Seat(area=area, tiles="field", steps={"astrogo": steps}))
    choose(g, "survey-tile")

    assert (tank(g), coins(g)) == (tank_steps, 1)
    assert g.players[0].used_tiles == 0b0010


def test_sk_48_field_cards_that_were_used_do_not_count_for_the_tile() -> None:
    g = table(me=Seat(area="field-tawac field-generic", used="field-tawac", tiles="field"))
    choose(g, "survey-tile")

    assert tank(g) == 3


def test_sk_49_collectors_are_counted_icon_by_icon() -> None:
    g = table(sectors=THREE)

    assert collectors_of(g, company("astrogo")) == 3
