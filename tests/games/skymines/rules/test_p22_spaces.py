"""RB p22, p23. The bonus spaces of the companies' tracks."""

import pytest

from orrery.games.skymines.steps.replaying import RecoverCard
from orrery.games.skymines.terms import REMOVED
from tests.games.skymines.helpers import (
    BOX,
    Seat,
    asked,
    choose,
    coins,
    face,
    hand,
    left,
    offered,
    show,
    steps_of,
    table,
    tank,
    why_not,
)

EMPTY_STATIONS = {name: [5, 5, 5] for name in ("skymine", "minerva", "astrogo", "tawac")}
C2 = "A1 B1 C2 D1"
D2 = "A1 B1 C1 D2"
E1 = "A1 B1 C1 E1"
E2 = "A1 B1 C1 E2"


def test_p22_research_and_tank_in_two_ways() -> None:
    results = []
    for way in (1, 2):
        g = table(me=Seat(steps={"astrogo": 7}), sides=C2)
        choose(g, "mark astrogo-1", f"way {way}")
        results.append((tank(g), left(g, "points"), coins(g)))

    assert results == [(1, 2, 0), (2, 1, 0)]


def test_p22_the_second_space_gives_both() -> None:
    g = table(me=Seat(steps={"astrogo": 13}), sides=C2)
    choose(g, "mark astrogo-2")

    assert (tank(g), left(g, "points")) == (2, 2)


def test_p22_a_card_is_removed_for_its_cost_and_three() -> None:
    g = table(me=Seat(steps={"tawac": 6}, coins=0), sides=E2)
    choose(g, "mark tawac-1", "sell titanium-2")

    assert coins(g) == 2 + 3


def test_p22_a_carbon_card_is_removed_for_its_cost_and_eight() -> None:
    g = table(me=Seat(steps={"tawac": 12}, coins=0), sides=E2)
    choose(g, "mark tawac-2")
    assert offered(g) == ["sell carbon-1", "sell carbon-2"]
    choose(g, "sell carbon-2")

    assert coins(g) == 2 + 8


def test_p22_without_a_carbon_card_the_space_is_closed() -> None:
    g = table(me=Seat(steps={"tawac": 12}, hand="minerals-1"), sides=E2)

    assert offered(g, "mark")[-1] == "mark tawac-1"
    assert why_not(g, "bonus-tawac-2") == ["no-card-to-remove"]


def test_p22_steps_on_two_other_tracks() -> None:
    g = table(me=Seat(steps={"tawac": 7}, coins=2), sides=D2)
    choose(g, "mark tawac-1")
    assert offered(g) == [f"advance {name} 3" for name in ("skymine", "minerva", "astrogo")]
    choose(g, "advance minerva 3", "advance skymine 2")

    assert (steps_of(g), coins(g)) == ([2, 3, 0, 7], 0)


def test_p22_steps_on_all_three_other_tracks() -> None:
    g = table(me=Seat(steps={"tawac": 14}), sides=D2)
    choose(g, "mark tawac-2", "advance astrogo 3", "advance skymine 2")  # the third is forced

    assert (steps_of(g), coins(g)) == ([2, 2, 3, 14], 0)


def test_p22_a_purchase_and_the_tank() -> None:
    g = table(me=Seat(steps={"tawac": 6}, coins=2), display={1: "carbon-a2", 2: "minerals-a2"})
    choose(g, "mark tawac-1", "purchase 1")
    assert (coins(g), tank(g)) == (0, 1)

    g = table(me=Seat(steps={"tawac": 13}, coins=1), display={1: "carbon-a2", 2: "minerals-a2"})
    choose(g, "mark tawac-2", "purchase 1")
    assert (coins(g), tank(g)) == (0, 2)


def test_p23_a_removed_energy_card_expands_with_its_own_energy_only() -> None:
    g = table(me=Seat(area="energy-a2", steps={"tawac": 7}), sides=E1)
    choose(g, "mark tawac-1", "sell energy-2", "expand minerva")

    assert left(g, "energy") == 2
    choose(g, "stop")
    assert g.players[0].used == 0  # the cards of the area are not used
    assert hand(g).count("energy-2") == 1


def test_p23_two_coins_buy_any_card_of_the_removed_pile() -> None:
    g = table(me=Seat(steps={"tawac": 7}, coins=2), sides=E1, display={1: "energy-a2"})
    show(g, 0, "")  # energy-a2 is thrown out
    choose(g, "mark tawac-1", "sell carbon-1", "way 2", "recover energy-a2")

    assert "energy-a2" in hand(g)
    assert coins(g) == 0


def test_sk_12_having_used_one_space_of_a_track_closes_the_other() -> None:
    g = table(me=Seat(steps={"tawac": 13}, coins=9), them=Seat(retired=True))
    assert {"mark tawac-1", "mark tawac-2"} <= set(offered(g))
    choose(g, "mark tawac-1", "purchase 1")

    assert why_not(g, "bonus-tawac-2") == ["other-used"]


def test_sk_42_only_players_who_passed_the_threshold_may_use_a_space() -> None:
    g = table(me=Seat(steps={"tawac": 5}, coins=9))

    assert why_not(g, "bonus-tawac-1") == ["locked"]


def test_sk_42_a_space_holds_one_marker_in_all() -> None:
    g = table(me=Seat(steps={"tawac": 13}, coins=9), marked={"tawac-1": 1})

    assert why_not(g, "bonus-tawac-1") == ["taken"]
    assert "mark tawac-2" in offered(g)


def test_sk_51_the_cost_of_a_space_is_due() -> None:
    g = table(me=Seat(steps={"tawac": 7}, coins=1), sides=D2)

    assert why_not(g, "bonus-tawac-1") == ["no-coins"]


def test_sk_58_a_removed_resource_card_works_alone_and_bonuses_of_tracks_count() -> None:
    """A1 makes every card 1 cheaper; the carbon of the area does not help."""
    me = Seat(area="carbon-b4", steps={"tawac": 7, "skymine": 13})
    g = table(me=me, sides=E1, display={1: "carbon-b3", 2: "carbon-a3"})
    choose(g, "mark tawac-1", "sell carbon-2")  # one coin is too little to buy one back
    assert {"buy 1", "invest carbon"} <= set(offered(g))  # 3, and 1 less
    assert "buy 2" not in offered(g)
    choose(g, "buy 1")

    assert "carbon-b3" in hand(g)
    assert g.players[0].used == 0
    assert g.active == 1  # no unit is left


def test_sk_58_a_removed_titanium_card_is_worth_one_more_with_the_bonus() -> None:
    g = table(me=Seat(steps={"tawac": 7, "minerva": 14}), sides="A1 B2 C1 E1")
    choose(g, "mark tawac-1", "sell titanium-1", "invest titanium", "step skymine", "step skymine")

    assert steps_of(g) == [2, 14, 0, 7]


def test_sk_58_left_over_units_of_a_removed_card_are_steps() -> None:
    g = table(me=Seat(hand="carbon-b4 minerals-1", steps={"tawac": 7}), sides=E1, display={1: "carbon-b3"})
    choose(g, "mark tawac-1", "sell carbon-b4", "buy 1", "step minerva")

    assert (steps_of(g), g.active) == ([0, 1, 0, 7], 1)


def test_sk_58_the_energy_of_a_track_counts_for_the_removed_card() -> None:
    g = table(me=Seat(steps={"tawac": 7, "minerva": 6}), sides=E1)
    choose(g, "mark tawac-1", "sell energy-2", "expand minerva")

    assert left(g, "energy") == 3


def test_sk_58_for_a_scientist_the_area_meets_requirements() -> None:
    me = Seat(area="carbon-2", steps={"tawac": 7}, upload=1, screens={2: "a1"})
    g = table(me=me, sides=E1)
    choose(g, "mark tawac-1", "sell scientist-2")

    assert asked(g) == "Upload"


def test_sk_58_a_removed_field_card_counts_collectors_with_the_bonus() -> None:
    me = Seat(hand="field-astrogo", steps={"tawac": 7, "astrogo": 6})
    g = table(me=me, sides=E1, sectors={1: "astrogo", 5: "astrogo"})
    choose(g, "mark tawac-1")  # the only card, and too few coins to buy one back

    assert (tank(g), coins(g)) == (4, 2)


def test_sk_58_the_removal_is_due_for_both_choices_of_the_first_space() -> None:
    g = table(me=Seat(steps={"tawac": 7}, coins=2, hand="carbon-1 minerals-1"), sides=E1)
    show(g, 0, "")  # so that there is another card to buy
    choose(g, "mark tawac-1", "sell carbon-1", "way 2")

    assert hand(g) == ["minerals-1"]
    assert "recover carbon-1" in offered(g)
    assert "pass" not in offered(g)


def test_sk_58_the_purchase_of_the_second_space_is_optional_and_may_take_the_same_card() -> None:
    g = table(me=Seat(steps={"tawac": 13}, coins=2), sides=E1)
    choose(g, "mark tawac-2", "sell carbon-1", "step skymine")  # it is too little for any card
    assert offered(g) == ["recover carbon-1", "pass"]
    choose(g, "recover carbon-1")

    assert "carbon-1" in hand(g)
    assert coins(g) == 0


@pytest.mark.parametrize("steps", [7, 13])
def test_sk_58_an_energy_card_is_not_removed_for_its_action_while_all_stations_are_empty(steps: int) -> None:
    me = Seat(steps={"tawac": steps}, hand="energy-2 carbon-1", coins=1)
    g = table(me=me, sides=E1, taken=EMPTY_STATIONS)
    space = 1 if steps == 7 else 2
    choose(g, f"mark tawac-{space}")  # energy-2 cannot be chosen, so the carbon is removed

    assert hand(g) == ["energy-2"]


@pytest.mark.parametrize(("steps", "cards"), [(7, "share-d-minerva"), (13, ""), (13, "energy-2"), (7, "energy-2")])
def test_sk_58_without_a_card_that_could_be_removed_the_space_is_closed(steps: int, cards: str) -> None:
    """All stations are empty, so energy cards have no action; and a coin is too little for the removed pile."""
    g = table(me=Seat(steps={"tawac": steps}, hand=cards), sides=E1, taken=EMPTY_STATIONS)

    assert why_not(g, "bonus-tawac-1" if steps == 7 else "bonus-tawac-2") == ["no-card-to-remove"]


def test_sk_58_it_may_be_removed_for_the_purchase_of_the_first_space() -> None:
    me = Seat(steps={"tawac": 7}, hand="energy-2 carbon-1", coins=2)
    g = table(me=me, sides=E1, taken=EMPTY_STATIONS)
    choose(g, "mark tawac-1", "sell energy-2")

    assert asked(g) == "RecoverCard"  # its action is no choice
    choose(g, "recover scientist-2")
    assert (hand(g), coins(g)) == (["carbon-1", "scientist-2"], 0)


def test_sk_59_the_removed_pile_has_cards_of_hands_and_of_the_display() -> None:
    g = table(RecoverCard(0, True), me=Seat(coins=2), display={1: ""})
    removed = {int(BOX.faces[card]) for card in range(len(g.places)) if g.places[card] == REMOVED}

    assert len(removed) == 1
    assert len(offered(g)) == 2
    assert face("carbon-1") not in removed


def test_sk_59_equal_cards_of_the_removed_pile_are_one_choice() -> None:
    """Of both players all cards but one were removed."""
    g = table(RecoverCard(0, True), me=Seat(coins=2, hand="scientist-2"), them=Seat(hand="scientist-2"))

    assert offered(g).count("recover carbon-1") == 1
    assert len(offered(g)) == len(set(offered(g)))


def test_sk_80_the_purchase_comes_before_the_tank() -> None:
    """The end of the tank pays 2 coins, too late for the card."""
    display = {space: "" for space in range(1, 13)} | {1: "carbon-a2"}
    g = table(me=Seat(steps={"tawac": 6}, coins=1, tank=28), display=display)
    assert why_not(g, "bonus-tawac-1") == ["nothing-to-buy"]

    g = table(me=Seat(steps={"tawac": 6}, coins=2, tank=28), display=display)
    choose(g, "mark tawac-1")
    assert coins(g) == 2


def test_sk_80_the_second_e_space_buys_after_the_action_with_its_coins() -> None:
    g = table(me=Seat(steps={"tawac": 13}, coins=0, hand="field-generic carbon-1"), sides=E1)
    choose(g, "mark tawac-2", "sell field-generic")

    assert coins(g) == 2
    assert asked(g) == "RecoverCard"


def test_sk_82_the_order_of_steps_is_free_where_it_matters() -> None:
    """2 steps of Minerva pass a threshold; the coin pays for the barrier of Skymine."""
    me = Seat(steps={"tawac": 7, "minerva": 5, "skymine": 9}, coins=3)
    g = table(me=me, sides=D2)
    choose(g, "mark tawac-1")
    assert "advance minerva 2" in offered(g)
    assert "advance astrogo 2" not in offered(g)  # it gains nothing, so it may as well come second
    choose(g, "advance minerva 2", "advance skymine 3", "cross")

    assert steps_of(g) == [12, 7, 0, 7]
