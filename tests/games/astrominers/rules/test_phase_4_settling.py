"""Phase 4. Completed cards, rewards, and what slides or fails."""

import pytest

from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.steps.actions import Turns
from orrery.games.astrominers.steps.rolling import Roll
from orrery.games.astrominers.steps.rounds import Settlement
from orrery.games.astrominers.steps.settling import Bonus, Drift
from orrery.games.astrominers.terms import RESOURCES
from tests.games.astrominers.helpers import (
    BOX,
    EDITIONS,
    Barge,
    asked,
    bank,
    choose,
    dock,
    hand,
    heard,
    looks,
    offered,
    pool,
    seat,
    seen,
    table,
    tokens,
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_die_brings_its_player_the_reward(edition: str) -> None:
    g = table(Settlement(), docks=[Barge("eros", "0 miner", "1 subroutine", "0 miner")], edition=edition)

    assert [tokens(g), tokens(g, 1)] == [{"nickel": 2}, {"nickel": 1}]
    assert seen(g).completed == ["eros"]


@pytest.mark.parametrize("kind", ["", "labour-"], ids=["standard", "labour"])
def test_am_20_a_double_symbol_pays_two_sets(kind: str) -> None:
    g = table(Settlement(), docks=[Barge("juno", f"0 {kind}subroutines", f"1 {kind}miner")])

    assert [tokens(g), tokens(g, 1)] == [{"gold": 2}, {"gold": 1}]


def test_am_20_surveyors_and_geologists_pay_one_set() -> None:
    g = table(Settlement(), docks=[Barge("ida", "0 miner", "1 geologist")])

    assert [tokens(g), tokens(g, 1)] == [{"nickel": 1}, {"nickel": 1}]


def test_row_22_a_set_may_have_more_than_one_token() -> None:
    g = table(Settlement(), docks=[Barge("ceres", "0 miners"), Barge("hygiea", "1 miner", "1 subroutine", owner=1)])

    assert [tokens(g), tokens(g, 1)] == [{"palladium": 4}, {"tungsten": 2, "water": 2}]


def test_row_26_basic_resources_may_be_rewards() -> None:
    g = table(Settlement(), docks=[Barge("hygiea", "0 miner", "0 miner")])

    assert tokens(g)["water"] == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_41_who_takes_part_in_a_foreign_mission_earns_too(edition: str) -> None:
    g = table(Settlement(), docks=[Barge("ceres", "1 miner")], edition=edition)

    assert tokens(g, 1) == {"palladium": 2}


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_38_one_set_for_all_workers_unless_the_card_says_otherwise(edition: str) -> None:
    g = table(Settlement(), docks=[Barge("ida", "0 miner", "0 geologist")], edition=edition)

    assert tokens(g) == {"nickel": 2}


def test_am_58_a_set_may_depend_on_the_worker() -> None:
    """Kleopatra gives gold, but xenon to a Subroutine and two palladium to a Geologist."""
    crew = ["0 miners", "1 subroutines", "0 surveyor", "1 geologist"]
    g = table(Settlement(), docks=[Barge("kleopatra", *crew)])

    assert [tokens(g), tokens(g, 1)] == [{"gold": 3}, {"xenon": 2, "palladium": 2}]


def test_am_59_any_resource_in_a_reward_is_chosen_token_by_token() -> None:
    g = table(Settlement(), docks=[Barge("bennu", "0 miners", "1 miner")], bank={"gold": 1})

    choose(g, "choose gold")
    assert "choose gold" not in offered(g)
    choose(g, "choose water")
    assert asked(g) == "1 Choose"
    choose(g, "choose xenon")

    assert [tokens(g), tokens(g, 1)] == [{"gold": 1, "water": 1}, {"xenon": 1}]


@pytest.mark.parametrize(("gold", "taken"), [(0, [{}, {}]), (1, [{"gold": 1}, {}])], ids=["empty", "last token"])
def test_am_59_of_an_empty_bank_nothing_is_chosen(gold: int, taken: list[dict[str, int]]) -> None:
    bare = {**dict.fromkeys(RESOURCES, 0), "gold": gold}
    g = table(Settlement(), docks=[Barge("bennu", "0 miners", "1 miner")], bank=bare)

    assert [asked(g), seen(g).completed] == ["", ["bennu"]]
    assert [tokens(g), tokens(g, 1)] == taken


def test_am_60_the_owner_without_dice_gets_the_card_and_nothing_else() -> None:
    g = table(Settlement(), docks=[Barge("juno", "1 subroutine", "1 miner"), Barge("hektor", "1 miner", owner=0)])

    choose(g, "settle 1", "draw-mission")

    assert [tokens(g), hand(g)] == [{}, ""]
    assert [seen(g).completed, seen(g).explored] == [["juno"], ["hektor"]]
    assert seen(g).score == 2
    assert tokens(g, 1) == {"gold": 2}


@pytest.mark.parametrize("edition", EDITIONS)
def test_am_61_bonus_then_completed_cards_then_slides(edition: str) -> None:
    docks = [Barge("eros", "0 miner", age=1), Barge("ceres", "1 miner", owner=1), Barge("ida", "0 miner")]
    g = table(Bonus(), Settlement(), Drift(), docks=docks, edition=edition)

    verbs = [line.split()[1] for line in heard(g) if line.split()[1] in ("bonus", "completed", "failed", "slid")]
    assert verbs == ["bonus", "completed", "failed", "slid"]


def test_am_61_a_full_card_stays_docked_until_phase_4() -> None:
    g = table(Turns(0), me=seat("miner"), docks=[Barge("ceres")], challenges="complete-c")

    choose(g, "join miner 1a")

    assert dock(g, 1) == "ceres 0 miner"
    assert [seen(g).challenges, tokens(g)] == [[], {}]


def test_am_34_owners_settle_in_player_order() -> None:
    docks = [
        Barge("ceres", "0 miner"),
        Barge("hektor", "1 miner", owner=1),
        Barge("juno", "2 subroutine", "2 miner", owner=2),
    ]
    g = table(Settlement(), them=[seat(), seat()], docks=docks, first=1)
    choose(g, "draw-order")

    assert heard(g, "completed", "explored") == ["1 explored hektor", "2 completed juno", "0 completed ceres"]


def test_am_34_of_two_cards_the_owner_says_which_comes_first() -> None:
    g = table(Settlement(), docks=[Barge("ceres", "0 miner"), Barge("juno", "0 subroutine", "0 miner")])

    assert offered(g) == ["settle 1", "settle 2"]
    choose(g, "settle 2")

    assert seen(g).completed == ["juno", "ceres"]


def test_am_34_the_owner_takes_first_then_the_others_in_player_order() -> None:
    """Two nickel are in the bank: seat 1 owns the barge, seat 2 is first player."""
    docks = [Barge("eros", "0 miner", "1 subroutine", "2 miner", owner=1)]
    g = table(Settlement(), them=[seat(), seat()], docks=docks, first=2, bank={"nickel": 2})

    assert [tokens(g, i) for i in range(3)] == [{}, {"nickel": 1}, {"nickel": 1}]


def test_am_34_with_four_players_the_owner_then_round_order_from_the_first_player() -> None:
    """Seat 1 owns the barge, seat 3 is first player."""
    docks = [Barge("kleopatra", "0 miner", "1 subroutine", "2 surveyor", "3 geologist", owner=1)]
    g = table(Settlement(), them=[seat(), seat(), seat()], docks=docks, first=3)

    assert [line.split()[0] for line in heard(g, "earned")] == ["1", "3", "0", "2"]


def test_am_34_with_four_players_owners_settle_from_the_first_player_on() -> None:
    barges = zip(["juno", "doris", "lydia", "iris"], range(4), strict=True)
    docks = [Barge(card, f"{i} subroutine", f"{i} miner", owner=i) for card, i in barges]
    g = table(Settlement(), them=[seat(), seat(), seat()], docks=docks, first=3)

    assert [line.split()[0] for line in heard(g, "completed")] == ["3", "0", "1", "2"]


def test_am_34_what_the_bank_lacks_is_lost() -> None:
    g = table(Settlement(), docks=[Barge("ceres", "0 miners")], bank={"palladium": 3})

    assert [tokens(g), bank(g, "palladium")] == [{"palladium": 3}, 0]
    assert heard(g, "lost") == ["0 lost palladium 1"]


def test_am_35_barge_and_dice_come_home_and_roll_in_the_next_round() -> None:
    g = table(Settlement(), Roll(), docks=[Barge("eros", "0 miner", "1 subroutine", "0 miner")])

    assert [dock(g, 1), seen(g).barges] == ["", 0]
    assert [len(pool(g).split()), len(pool(g, 1).split())] == [7, 7]


def test_am_35_the_card_goes_to_the_owner_of_the_barge_only() -> None:
    g = table(Settlement(), docks=[Barge("juno", "1 subroutine", "1 miner")])

    assert [seen(g).completed, seen(g, 1).completed] == [["juno"], []]


def test_am_36_an_unfinished_card_slides_with_its_dice() -> None:
    g = table(Drift(), docks=[Barge("eros", "0 miner", "1 subroutine")])

    assert dock(g, 1) == "eros 0 miner 1 subroutine -"
    assert looks(g).docks[0].age == 1
    assert heard(g) == ["0 slid eros"]


def test_am_36_the_second_time_a_mission_fails_and_goes_under_the_deck() -> None:
    g = table(Drift(), Roll(), docks=[Barge("eros", "0 miner", "1 subroutine", age=1)])

    assert [dock(g, 1), seen(g).barges, seen(g).completed] == ["", 0, []]
    assert g.mission_deck.cards[0] == BOX.ids["mission"].index("eros")
    assert [tokens(g), tokens(g, 1)] == [{}, {}]
    assert [len(pool(g, i).split()) for i in (0, 1)] == [7, 7]


def test_am_28_missions_that_fail_together_go_under_the_deck_dock_by_dock() -> None:
    docks = [Barge("eros", owner=1, age=1), Barge("ida", age=1)]
    g = table(Drift(), docks=docks, mission_deck="psyche")

    assert [BOX.ids["mission"][card] for card in g.mission_deck.cards] == ["ida", "eros", "psyche"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_10_an_expedition_has_two_rounds_and_then_goes_into_the_box(edition: str) -> None:
    once = table(Drift(), docks=[Barge("vesta", "0 miner")], edition=edition)
    twice = table(Drift(), docks=[Barge("vesta", "0 miner", age=1)], edition=edition)

    assert [dock(once, 1), dock(twice, 1)] == ["vesta 0 miner -", ""]
    assert [len(twice.boxed), len(once.boxed)] == [1, 0]
    assert "vesta" not in looks(twice).expeditions
    assert heard(twice) == ["0 abandoned vesta"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_23_a_mission_has_two_rounds_too(edition: str) -> None:
    g = table(Drift(), docks=[Barge("eros"), Barge("ida", age=1)], edition=edition)

    assert [dock(g, 1), dock(g, 2)] == ["eros - - -", ""]


def test_am_36_after_the_last_round_unfinished_cards_score_nothing() -> None:
    g = table(Bonus(), Settlement(), Drift(), docks=[Barge("eros", "0 miner")], round=8)
    choose(g, "choose water", "choose water", "choose water", "choose xenon")

    assert GAME.outcome(g).scores == [0, 0]


def test_after_the_last_round_no_card_is_said_to_have_another_one() -> None:
    docks = [Barge("eros", "0 miner"), Barge("vesta", "1 miner")]
    g = table(Drift(), docks=docks, round=8)

    assert heard(g) == []
    assert [(dock.age, dock.is_last) for dock in looks(g).docks[:2]] == [(1, False)] * 2


def test_am_62_a_slid_card_is_settled_when_it_is_full() -> None:
    g = table(Settlement(), docks=[Barge("juno", "0 subroutine", "0 miner", age=1)])

    assert seen(g).completed == ["juno"]


def test_am_62_a_slid_expedition_is_joined_and_completed_in_its_second_round() -> None:
    docks = [Barge("vesta", "0 surveyor")]
    g = table(Drift(), Turns(0), Settlement(), Drift(), me=seat("miner"), docks=docks)

    choose(g, "join miner 1b", "draw-order", "draw-order")

    assert heard(g, "drifted", "explored", "abandoned") == ["0 drifted vesta", "0 explored vesta"]
    assert [dock(g, 1), seen(g).explored, len(hand(g).split())] == ["", ["vesta"], 2]


def test_am_26_an_expedition_gives_a_card_for_each_die() -> None:
    docks = [Barge("pallas", "1 miner", "0 miners", "1 surveyor")]
    g = table(Settlement(), docks=docks, open_missions="eros ida ceres juno", mission_deck="psyche lydia")

    assert asked(g) == "0 TakeCard"
    choose(g, "take-mission eros")
    assert looks(g).open_missions == ["ida", "ceres", "juno", "psyche"]
    assert asked(g) == "1 TakeCard"
    choose(g, "take-mission psyche", "draw-order")

    assert hand(g) == "eros"
    assert len(hand(g, 1).split()) == 2
    assert tokens(g) == {}


def test_am_26_the_owner_takes_all_before_the_others() -> None:
    docks = [Barge("chiron", "0 miner", "2 miner", "1 miner", "1 surveyor", owner=1)]

    assert takers(docks, 3, 2) == [1, 1, 2, 0]


def takers(docks: list[Barge], seats: int, first: int, edition: str = "en") -> list[int]:
    """The seats that take a card, one after the other."""
    g = table(Settlement(), them=[seat() for _ in range(seats - 1)], docks=docks, first=first, edition=edition)
    found = []
    while asked(g):
        found.append(int(g.asked))
        choose(g, "draw-order")
    return found


def test_am_26_when_nothing_is_left_nothing_is_taken() -> None:
    docks = [Barge("vesta", "0 miner", "0 surveyor")]
    g = table(Settlement(), docks=docks, open_missions="", mission_deck="", open_orders="lamp", order_deck="")

    assert [asked(g), hand(g)] == ["", "lamp"]


def test_row_11_in_the_english_edition_expedition_cards_go_clockwise_from_the_owner() -> None:
    without = [Barge("vesta", "0 miner", "1 miner", owner=2)]
    assert takers(without, 4, 1, "en") == [0, 1]

    all_four = [Barge("chiron", "0 miner", "1 miner", "2 miner", "3 miner", owner=1)]
    assert takers(all_four, 4, 3, "en") == [1, 2, 3, 0]


@pytest.mark.parametrize("edition", ["pl1", "pl2"])
def test_row_11_in_the_polish_editions_expedition_cards_go_in_round_order(edition: str) -> None:
    without = [Barge("vesta", "0 miner", "1 miner", owner=2)]
    assert takers(without, 4, 1, edition) == [1, 0]

    all_four = [Barge("chiron", "0 miner", "1 miner", "2 miner", "3 miner", owner=1)]
    assert takers(all_four, 4, 3, edition) == [1, 3, 0, 2]


def test_am_69_completed_missions_are_shown_to_all() -> None:
    g = table(me=seat("miner", completed="eros ceres vesta"))
    shown = GAME.view(g, 1).players[0]

    assert [shown.completed, shown.explored] == [["eros", "ceres"], ["vesta"]]
