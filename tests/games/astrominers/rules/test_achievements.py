"""Achievements: paid with completed Missions and Expeditions."""

from orrery.games.astrominers.game import GAME
from tests.games.astrominers.helpers import (
    BOX,
    asked,
    choose,
    heard,
    looks,
    offered,
    pool,
    seat,
    seen,
    table,
    tokens,
    why_not,
)

HONOURS = "pathfinder stone-medal belt-cup"


def test_figure_of_an_achievement_card() -> None:
    """Points, and the set of types."""
    card = GAME.contents(BOX).achievements["pathfinder"]

    assert [card.points, card.needs] == [4, ["completed S 1", "completed C 1"]]


def test_am_27_any_die_and_the_exact_set_of_types() -> None:
    g = table(me=seat("miners", completed="eros ceres psyche"), honours="pathfinder carbon-medal metal-medal")

    assert offered(g, "achieve") == ["achieve miners pathfinder"]
    choose(g, "achieve miners pathfinder")

    assert seen(g).achievements == ["pathfinder"]
    assert [seen(g).completed, tokens(g), pool(g)] == [["psyche"], {}, ""]


def test_am_27_the_player_chooses_which_cards_go() -> None:
    g = table(me=seat("miner", completed="eros itokawa ceres"), honours=HONOURS)

    choose(g, "achieve miner pathfinder")
    assert offered(g) == ["give-mission eros", "give-mission itokawa"]
    choose(g, "give-mission itokawa")

    assert seen(g).completed == ["eros"]


def test_am_27_an_expedition_stands_in_for_any_type_and_goes_into_the_box() -> None:
    g = table(me=seat("miner", completed="eros vesta"), honours=HONOURS)

    choose(g, "achieve miner pathfinder")

    assert [seen(g).completed, seen(g).explored] == [[], []]
    assert [BOX.ids["expedition"][card - BOX.missions] for card in g.boxed] == ["vesta"]


def test_am_27_an_expedition_may_be_given_even_where_a_mission_would_do() -> None:
    g = table(me=seat("miner", completed="eros ceres vesta"), honours=HONOURS)

    choose(g, "achieve miner pathfinder")
    assert offered(g) == ["give-mission eros", "give-expedition vesta"]
    choose(g, "give-expedition vesta")

    assert [seen(g).completed, seen(g).explored] == [["eros"], []]


def test_am_27_nothing_is_offered_that_could_not_be_finished() -> None:
    """Both Expeditions are needed for C and M, so the S must be the Mission."""
    g = table(me=seat("miner", completed="eros vesta pallas"), honours=HONOURS)

    choose(g, "achieve miner belt-cup")

    assert seen(g).achievements == ["belt-cup"]
    assert [seen(g).completed, seen(g).explored] == [[], []]


def test_am_27_expeditions_may_stand_in_for_all_types() -> None:
    g = table(me=seat("miner", completed="vesta pallas chiron"), honours=HONOURS)

    choose(g, "achieve miner belt-cup")

    assert [seen(g).achievements, seen(g).explored] == [["belt-cup"], []]


def test_am_27_given_missions_lose_their_point() -> None:
    g = table(me=seat("miner", completed="eros ceres"), honours=HONOURS)
    before = seen(g).score

    choose(g, "achieve miner pathfinder")

    assert seen(g).score == before - 2 + 4


def test_am_27_why_not() -> None:
    g = table(me=seat("miner", completed="eros vesta"), honours=HONOURS)

    assert why_not(g, "achievement-belt-cup") == ["types-missing"]


def test_am_28_cards_go_under_the_deck_in_the_order_in_which_they_are_given() -> None:
    g = table(me=seat("miner", completed="eros itokawa ida"), honours=HONOURS)

    choose(g, "achieve miner stone-medal", "give-mission eros", "give-mission ida")

    bottom = [BOX.ids["mission"][card] for card in g.mission_deck.cards[:2]]
    assert bottom == ["ida", "eros"]


def test_am_28_cards_are_given_type_by_type_and_within_a_type_by_number() -> None:
    """So that each set of cards can be given in one way only."""
    g = table(me=seat("miner", completed="psyche ida itokawa eros ceres"), honours="stone-medal belt-cup")
    choose(g, "achieve miner stone-medal")
    assert offered(g) == ["give-mission eros", "give-mission itokawa"]
    choose(g, "give-mission itokawa")
    assert seen(g).completed == ["psyche", "eros", "ceres"]

    g = table(me=seat("miner", completed="psyche ceres eros"), honours="belt-cup")
    choose(g, "achieve miner belt-cup")
    assert [BOX.ids["mission"][card] for card in g.mission_deck.cards[:3]] == ["psyche", "ceres", "eros"]


def test_the_place_is_filled_from_the_deck_after_the_cards_are_given() -> None:
    g = table(me=seat("miner", completed="eros itokawa ceres"), honours=HONOURS, achievement_deck="prospector")

    choose(g, "achieve miner pathfinder")
    assert looks(g).honours == HONOURS.split()
    choose(g, "give-mission eros")

    assert looks(g).honours == ["prospector", "stone-medal", "belt-cup"]
    assert heard(g, "shown-achievement") == ["0 shown-achievement prospector"]


def test_the_place_stays_empty_when_the_deck_is() -> None:
    g = table(me=seat("miner", completed="eros ceres"), honours=HONOURS, achievement_deck="")

    choose(g, "achieve miner pathfinder")

    assert looks(g).honours == [None, "stone-medal", "belt-cup"]


def test_am_22_one_achievement_of_each_place_a_round_though_it_is_filled_at_once() -> None:
    me = seat("miner miner", completed="eros ceres itokawa hygiea")
    g = table(me=me, honours=HONOURS, achievement_deck="carbon-medal")

    choose(g, "achieve miner pathfinder", "give-mission eros", "give-mission ceres")

    assert asked(g) == "0 Act"
    assert why_not(g, "achievement-carbon-medal") == ["taken"]


def test_am_22_other_places_are_free() -> None:
    me = seat("miner miner", completed="eros ceres itokawa ida")
    g = table(me=me, honours=HONOURS)

    choose(g, "achieve miner pathfinder", "give-mission eros")

    assert offered(g, "achieve") == ["achieve miner stone-medal"]


def test_am_22_the_die_lies_beside_the_achievement_that_was_taken() -> None:
    g = table(them=seat("miners", completed="eros itokawa"), honours=HONOURS)

    choose(g, "achieve miners stone-medal")

    assert [die and (die.seat, die.die) for die in looks(g).honour_dice] == [None, (1, "miners"), None]
    assert looks(g).first_player is None


def test_am_22_each_achievement_has_a_socket_of_its_own() -> None:
    me = seat("miner miner miner", completed="eros itokawa ceres")
    g = table(me=me, honours=HONOURS, achievement_deck="carbon-medal")

    choose(g, "lead miner")
    assert offered(g, "achieve") == ["achieve miner pathfinder", "achieve miner stone-medal"]
    choose(g, "achieve miner stone-medal")

    assert why_not(g, "achievement-carbon-medal") == ["taken"]
    assert why_not(g, "achievement-belt-cup") == ["types-missing"]
