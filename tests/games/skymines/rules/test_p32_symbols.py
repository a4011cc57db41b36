"""RB p32. Some symbols of plans."""

import pytest

from orrery.games.skymines.board import share_value
from orrery.games.skymines.steps.demolishing import Demolish
from orrery.games.skymines.steps.science import Upload
from tests.games.skymines.helpers import Seat, asked, choose, coins, company, offered, outposts, table


@pytest.mark.parametrize(("area", "reward"), [("titanium-2 titanium-b4", 5), ("titanium-1", 0)])
def test_p32_a_coin_for_each_titanium_but_one(area: str, reward: int) -> None:
    """Plan b23: 6 units are 5 coins, 1 unit is nothing."""
    g = table(Upload(0), me=Seat(area=area, upload=1, screens={2: "b23"}, coins=0))
    choose(g, "upload 2")

    assert coins(g) == reward


def is_met(name: str, area: str) -> bool:
    return asked(table(Upload(0), me=Seat(area=area, upload=1, screens={2: name}))) == "Upload"


def test_p32_three_carbon_and_three_of_one_type() -> None:
    """Plan c1."""
    assert is_met("c1", "carbon-b3 titanium-b3")
    assert is_met("c1", "carbon-b3 minerals-b3")
    assert is_met("c1", "carbon-b3 carbon-c3")
    assert not is_met("c1", "carbon-b3 titanium-2 minerals-1")
    assert not is_met("c1", "carbon-b3 carbon-2")
    assert not is_met("c1", "titanium-b3 minerals-b3")


def test_p32_four_units_of_one_type() -> None:
    """Plan b16."""
    assert is_met("b16", "titanium-2 titanium-a2")
    assert not is_met("b16", "titanium-2 carbon-2")


def test_p32_one_titanium() -> None:
    assert is_met("b23", "titanium-1")
    assert not is_met("b23", "carbon-1")


def test_p32_another_research_card() -> None:
    assert is_met("a23", "field-generic")
    assert is_met("a23", "scientist-2")


def test_p32_an_outpost_is_removed_from_a_station() -> None:
    g = table(Demolish(0, 1), taken={"minerva": [1, 0, 0]})
    choose(g, "demolish minerva 1")

    assert outposts(g, "minerva") == [3, 5, 5]
    assert share_value(g, company("minerva")) == 1
    assert g.boxed[company("minerva")] == 2  # with the one that this table had lost


def test_sk_53_the_top_of_any_column_of_any_station_and_it_may_uncover_the_crossed_space() -> None:
    g = table(Demolish(0, 1), taken={"minerva": [4, 0, 0], "skymine": [5, 0, 0]})
    assert "demolish skymine 1" not in offered(g)
    choose(g, "demolish minerva 1")

    assert share_value(g, company("minerva")) == 5


def test_sk_53_two_outposts_may_come_from_two_stations() -> None:
    g = table(Demolish(0, 2))
    choose(g, "demolish minerva 1", "demolish tawac 1")

    assert (outposts(g, "minerva"), outposts(g, "tawac")) == ([4, 5, 5], [4, 5, 5])
    assert asked(g) == ""


def test_sk_55_requirements_of_one_plan_do_not_share_units() -> None:
    """Plan c1: 3 carbon and 3 of one type are 6 carbon, not 3."""
    assert not is_met("c1", "carbon-b4 carbon-1")
    assert is_met("c1", "carbon-b4 carbon-2")


def test_sk_55_the_coins_for_titanium_count_tile_and_bonus() -> None:
    me = Seat(
        area="titanium-1",
        tiles="plus",
        boosted="titanium-1",
        upload=1,
        screens={2: "b23"},
        coins=0,
        steps={"minerva": 14},
    )
    g = table(Upload(0), me=me, sides="A1 B2 C1 D1")
    choose(g, "upload 2")

    assert coins(g) == 1 + 1 + 1 - 1
