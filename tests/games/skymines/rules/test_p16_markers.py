"""RB p16, p17. Placing a bonus marker."""

import pytest

from orrery.games.skymines.steps.marking import Claim
from orrery.games.skymines.steps.trading import PurchaseCard, SellCard
from orrery.games.skymines.terms import REMOVED, SCIENCE_SPACE
from tests.games.skymines.helpers import (
    BOX,
    Seat,
    asked,
    card_of,
    choose,
    coins,
    face,
    hand,
    heard,
    left,
    offered,
    reasons,
    steps_of,
    table,
    tank,
    why_not,
)

MINERALS = Seat(area="minerals-2 minerals-b3")  # 5


def test_p17_minerals_majority_of_linlin() -> None:
    """5 against 3 and 5: nobody has more. 3 steps on the track of Minerva, and 1 of the tank."""
    g = table(me=MINERALS, them=[Seat(area="minerals-1 minerals-a2"), Seat(area="minerals-1 minerals-b4")])
    choose(g, "mark minerals")
    assert offered(g) == ["claim 1", "claim 2"]
    choose(g, "claim 2")

    assert (steps_of(g), tank(g)) == ([0, 3, 0, 0], 1)
    assert g.players[0].used == 0  # no card is used up
    assert g.players[0].markers == 1
    assert g.active == 1


def test_p17_a_card_is_bought_for_coins() -> None:
    """1 coin for the space, 3 for the card: 2 and a surcharge of 1."""
    g = table(me=Seat(coins=4), display={5: "titanium-a2"})
    choose(g, "mark buy", "purchase 5")

    assert coins(g) == 0
    assert "titanium-a2" in hand(g)
    assert g.display[4] == -1


def test_p17_a_removed_carbon_card_pays_three_coins() -> None:
    g = table(me=Seat(coins=0))
    card = card_of(g, g.players[0], "carbon-1")
    choose(g, "mark remove", "sell carbon-1")

    assert coins(g) == 3
    assert "carbon-1" not in hand(g)
    assert g.places[card] == REMOVED


def test_p16_a_marker_blocks_its_space_until_the_end_of_the_round() -> None:
    g = table(marked={"remove": 1})

    assert "mark remove" not in offered(g)
    assert why_not(g, "bonus-remove") == ["taken"]


def test_p16_without_a_marker_there_is_no_bonus_action() -> None:
    g = table(me=Seat(area="carbon-2", markers=0))

    assert offered(g, "mark") == []
    assert why_not(g, "bonus-remove") == ["no-marker"]


def test_p17_titanium_tiers() -> None:
    results = []
    for tier in (1, 2, 3):
        g = table(me=Seat(area="titanium-2 titanium-b4"))
        choose(g, "mark titanium", f"claim {tier}")
        results.append((steps_of(g)[2], asked(g)))

    assert results == [(2, "Act"), (3, "Demolish"), (0, "Points")]  # points come before steps


def test_p17_a_tile_space_brings_nothing_at_once() -> None:
    g = table(me=Seat(coins=3))
    choose(g, "mark energy-tile")

    assert coins(g) == 1
    assert g.players[0].tiles == 0


def test_sk_23_nobody_else_may_have_more() -> None:
    g = table(me=MINERALS, them=[Seat(), Seat(area="minerals-2 minerals-b4")])

    assert "mark minerals" not in offered(g)
    assert [reason.code for reason in reasons(g, "bonus-minerals")] == ["outnumbered"]


def test_sk_23_only_cards_face_up_are_compared() -> None:
    g = table(me=MINERALS, them=Seat(area="minerals-2 minerals-b4", used="minerals-b4"))
    assert "mark minerals" in offered(g)

    g = table(me=Seat(area="minerals-2 minerals-b3", used="minerals-b3"), them=Seat(area="minerals-a3"))
    assert "mark minerals" not in offered(g)


def test_sk_23_the_lowest_tier_is_needed() -> None:
    assert "mark carbon" not in offered(table(me=Seat(area="carbon-1")))
    assert "mark carbon" in offered(table(me=Seat(area="carbon-2")))


def test_sk_23_for_science_scientists_are_compared_and_one_is_needed() -> None:
    assert "mark science" not in offered(table(me=Seat(area="field-generic field-tawac")))
    g = table(me=Seat(area="scientist-2"), them=Seat(area="scientist-2 scientist-a"))
    assert "mark science" not in offered(g)
    g = table(me=Seat(area="scientist-2"), them=Seat(area="scientist-2 field-generic field-tawac"))
    assert "mark science" in offered(g)


@pytest.mark.parametrize(
    ("me", "tiers"),
    [
        (Seat(area="scientist-2"), 1),
        (Seat(area="scientist-2 scientist-a"), 2),
        (Seat(area="scientist-2 field-generic"), 2),
        (Seat(area="scientist-2", steps={"astrogo": 6}), 2),
        (Seat(area="scientist-2 field-generic", tiles="field"), 3),
    ],
)
def test_sk_23_other_research_cards_count_for_the_higher_tiers(me: Seat, tiers: int) -> None:
    g = table(Claim(0, SCIENCE_SPACE), me=Seat(area=me.area, tiles=me.tiles, steps=me.steps, coins=0))
    if tiers > 1:
        assert offered(g) == [f"claim {tier + 1}" for tier in range(tiers)]
        choose(g, f"claim {tiers}")
    assert coins(g) == (3 if tiers == 3 else 2)
    if tiers > 1:
        assert left(g, "points") == tiers - 1


def test_sk_24_not_by_the_first_player_in_the_very_first_turn() -> None:
    g = table()
    assert "mark first" not in offered(g)
    assert why_not(g, "bonus-first") == ["first-turn"]

    g = table(first=1)
    choose(g, "mark plus-tile")
    assert "mark first" in offered(g)


def test_sk_24_the_marker_counts_from_the_next_round_and_brings_a_point() -> None:
    g = table(me=Seat(area="carbon-1 minerals-1"), them=Seat(area="carbon-1"))
    choose(g, "invest carbon", "step skymine")
    choose(g, "mark first")
    assert (g.first, g.next_first) == (0, 1)
    choose(g, "cash")

    assert coins(g, 1) == 2
    assert heard(g, "leads") == ["1 leads"]


def test_sk_24_the_first_player_may_keep_it_in_a_later_turn() -> None:
    g = table(me=Seat(area="carbon-1"), them=Seat(area="carbon-1"))
    choose(g, "invest carbon", "step skymine", "invest carbon", "step skymine")

    assert "mark first" in offered(g)


def test_sk_25_any_card_of_the_hand_but_shares_may_be_removed() -> None:
    g = table(SellCard(0, -1, 2), me=Seat(hand="carbon-1 energy-2 energy-2 energy-b-minerva share-d-minerva", coins=0))
    assert offered(g) == ["sell energy-b-minerva", "sell carbon-1", "sell energy-2"]
    choose(g, "sell energy-b-minerva")

    assert coins(g) == 4 + 2


def test_sk_25_with_nothing_but_shares_the_space_is_closed() -> None:
    g = table(me=Seat(hand="share-d-minerva"))

    assert "mark remove" not in offered(g)
    assert why_not(g, "bonus-remove") == ["no-card-to-remove"]


def test_sk_26_a_tile_space_is_paid_now() -> None:
    g = table(me=Seat(coins=1))

    assert offered(g, "mark") == ["mark remove", "mark scientist-tile", "mark plus-tile"]
    assert why_not(g, "bonus-energy-tile") == ["no-coins"]
    choose(g, "mark plus-tile")
    assert coins(g) == 0


def test_sk_50_a_retired_player_blocks_no_majority() -> None:
    them = Seat(area="minerals-2 minerals-b4", rests=["carbon-1"])
    g = table(me=MINERALS, them=them, first=1)
    choose(g, "retire")  # one pile comes back, so all resting slots are empty and there is nothing to choose

    assert "mark minerals" in offered(g)


def test_sk_51_the_space_is_paid_first_so_the_card_must_be_within_the_rest() -> None:
    display = {space: "" for space in range(1, 13)} | {1: "titanium-a2"}
    for few in (1, 2):
        g = table(me=Seat(coins=few), display=display)
        assert "mark buy" not in offered(g)
        assert why_not(g, "bonus-buy") == ["nothing-to-buy"]
    g = table(me=Seat(coins=0), display=display)
    assert why_not(g, "bonus-buy") == ["no-coins"]
    g = table(me=Seat(coins=3), display=display)
    choose(g, "mark buy")
    assert coins(g) == 0  # the only card is bought


def test_sk_51_a_card_must_be_bought() -> None:
    g = table(PurchaseCard(0, 0, 0), me=Seat(coins=4), display={1: "titanium-a2", 2: "carbon-a2"})

    assert {move.split(" ")[0] for move in offered(g)} == {"purchase"}


def test_sk_59_removed_cards_of_the_hand_lie_open_in_the_removed_pile() -> None:
    g = table()
    choose(g, "mark remove", "sell titanium-1")

    removed = [BOX.faces[card] for card in range(len(g.places)) if g.places[card] == REMOVED]
    assert removed == [face("titanium-1")]
    assert heard(g, "sell") == ["0 sell titanium-1"]


def test_sk_62_in_the_last_round_tiles_and_the_first_player_space_stay_legal() -> None:
    g = table(me=Seat(coins=4), first=1, round=7)
    choose(g, "mark scientist-tile")

    assert {"mark first", "mark energy-tile", "mark plus-tile"} <= set(offered(g))


def test_sk_71_a_tile_that_lies_with_somebody_may_be_reserved() -> None:
    g = table(me=Seat(coins=2), them=Seat(tiles="energy"))

    assert "mark energy-tile" in offered(g)


def test_sk_79_a_lower_tier_may_be_chosen_for_science_too() -> None:
    g = table(me=Seat(area="scientist-2 scientist-a field-generic", coins=0))
    choose(g, "mark science", "claim 1")

    assert coins(g) == 2
    assert g.active == 1


def test_sk_79_what_was_chosen_is_compulsory_as_far_as_possible() -> None:
    """There is no way to leave out the outpost; with all stations empty nothing is removed."""
    g = table(me=Seat(area="titanium-b4"))
    choose(g, "mark titanium", "claim 2")
    assert {move.split(" ")[0] for move in offered(g)} == {"demolish"}

    empty = {name: [5, 5, 5] for name in ("skymine", "minerva", "astrogo", "tawac")}
    g = table(me=Seat(area="titanium-b4"), taken=empty)
    choose(g, "mark titanium", "claim 2")
    assert g.active == 1


def test_sk_83_a_space_whose_reward_is_void_may_be_used_to_block() -> None:
    end = int(BOX.lengths[0])
    g = table(me=Seat(area="carbon-2", steps={"skymine": end}))
    choose(g, "mark carbon")

    assert steps_of(g)[0] == end
    assert g.active == 1
