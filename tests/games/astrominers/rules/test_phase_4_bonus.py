"""Phase 4; Round Track. The round bonus."""

import pytest

from orrery.games.astrominers.steps.actions import Turns
from orrery.games.astrominers.steps.rounds import Settlement
from orrery.games.astrominers.steps.settling import Bonus
from orrery.games.astrominers.terms import RESOURCES
from tests.games.astrominers.helpers import (
    EDITIONS,
    Barge,
    asked,
    bank,
    choose,
    heard,
    looks,
    offered,
    seat,
    table,
    tokens,
)


def test_figure_of_the_track_one_leader_takes_four() -> None:
    g = table(Bonus(), docks=[Barge("eros", "0 miner", "0 subroutine"), Barge("ida", "1 miner", owner=1)], round=4)

    assert [tokens(g), tokens(g, 1)] == [{"gold": 4}, {}]
    assert bank(g, "gold") == 10 - 3


def test_figure_of_the_track_two_leaders_take_two_each() -> None:
    g = table(Bonus(), docks=[Barge("eros", "0 miner", "1 subroutine")], round=2)

    assert [tokens(g), tokens(g, 1)] == [{"water": 2}, {"water": 2}]
    assert bank(g, "water") == 10 - 3


def test_figure_of_the_track_the_bonus_is_the_resource_that_lies_there() -> None:
    """A track laid out at random: nickel in the third round."""
    g = table(Turns(0), Bonus(), me=seat("miner"), docks=[Barge("eros", "0 miner")], round=3)
    g.track = [RESOURCES.index(name) for name in ("gold", "water", "nickel", "xenon")]

    choose(g, "pass")

    assert tokens(g) == {"nickel": 4}
    assert [bank(g, "nickel"), bank(g, "xenon")] == [10 - 3, 10]


@pytest.mark.parametrize(("seats", "leaders"), [(4, 3), (4, 4), (5, 5), (6, 6)])
def test_figure_of_the_track_three_or_more_leaders_take_one_each(seats: int, leaders: int) -> None:
    dice = [f"{i} miner" for i in range(leaders)]
    g = table(Bonus(), them=[seat() for _ in range(seats - 1)], docks=[Barge("lutetia", *dice)], round=1)

    assert [tokens(g, i) for i in range(seats)] == [{"plasteel": 1}] * leaders + [{}] * (seats - leaders)


def test_am_29_dice_on_own_and_foreign_cards_old_and_new_missions_and_expeditions_count() -> None:
    docks = [Barge("vesta", "0 surveyor"), Barge("eros", "0 miner", "1 subroutine", owner=1, age=1)]
    g = table(Bonus(), docks=docks)

    assert heard(g, "bonus") == ["0 bonus 2"]


def test_am_29_a_double_die_counts_once() -> None:
    g = table(Bonus(), docks=[Barge("eros", "0 miners", "1 subroutine", "1 miner")])

    assert [tokens(g), tokens(g, 1)] == [{}, {"plasteel": 4}]


def test_am_29_a_labour_die_counts_like_the_others() -> None:
    g = table(Bonus(), docks=[Barge("eros", "0 labour-miner", "1 subroutine", "0 miner")])

    assert [tokens(g), tokens(g, 1)] == [{"plasteel": 4}, {}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_42_the_bonus_comes_before_completed_cards(edition: str) -> None:
    """It takes the last water of the bank, and the completed card finds none."""
    docks = [Barge("hygiea", "0 miner", "0 miner")]
    g = table(Bonus(), Settlement(), docks=docks, round=2, bank={"water": 3}, edition=edition)

    assert tokens(g)["water"] == 4
    assert heard(g, "lost") == ["0 lost water 1", "0 lost water 1"]


def test_am_29_it_is_counted_before_any_card_is_settled() -> None:
    g = table(Bonus(), Settlement(), docks=[Barge("ceres", "0 miner")])

    assert tokens(g) == {"plasteel": 4, "palladium": 2}


def test_am_30_without_any_die_there_nobody_gets_it_and_the_token_goes_to_the_bank() -> None:
    g = table(Bonus(), docks=[Barge("eros")], round=3)

    assert [tokens(g), tokens(g, 1), bank(g, "xenon")] == [{}, {}, 11]


def test_am_31_the_token_of_the_track_is_paid_out_with_the_rest() -> None:
    """One leader of four: three from the bank. Three leaders: two from the bank."""
    one = table(Bonus(), docks=[Barge("eros", "0 miner")])
    three = table(Bonus(), them=[seat(), seat()], docks=[Barge("lutetia", "0 miner", "1 miner", "2 miner")])

    assert [bank(one, "plasteel"), bank(three, "plasteel")] == [10 - 3, 10 - 2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_17_only_a_tie_for_most_counts(edition: str) -> None:
    dice = ["0 miner", "0 miner", "1 miner", "2 miner"]
    g = table(Bonus(), them=[seat(), seat()], docks=[Barge("lutetia", *dice)], edition=edition)

    assert [tokens(g, i) for i in range(3)] == [{"plasteel": 4}, {}, {}]


def test_am_32_a_short_bank_pays_in_player_order_and_owes_nothing() -> None:
    docks = [Barge("lutetia", "0 miner", "1 miner")]
    g = table(Bonus(), docks=docks, bank={"plasteel": 1}, first=1)

    assert [tokens(g), tokens(g, 1), bank(g, "plasteel")] == [{}, {"plasteel": 2}, 0]


def test_am_32_with_an_empty_bank_there_is_the_token_of_the_track() -> None:
    g = table(Bonus(), docks=[Barge("lutetia", "0 miner")], bank={"plasteel": 0})

    assert tokens(g) == {"plasteel": 1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_18_in_round_8_the_leader_chooses_each_token(edition: str) -> None:
    g = table(Bonus(), docks=[Barge("lutetia", "0 miner")], round=8, edition=edition)

    choose(g, "choose gold", "choose gold", "choose water", "choose palladium")

    assert tokens(g) == {"gold": 2, "water": 1, "palladium": 1}
    assert asked(g) == ""


def test_a_chosen_token_is_told_once() -> None:
    g = table(Bonus(), docks=[Barge("lutetia", "0 miner")], round=8)

    choose(g, *["choose gold"] * 4)

    assert heard(g) == ["- ended 8", "0 bonus 1", *["0 choose gold"] * 4]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_18_in_round_8_all_tokens_may_be_the_same(edition: str) -> None:
    g = table(Bonus(), docks=[Barge("lutetia", "0 miner")], round=8, edition=edition)

    choose(g, *["choose gold"] * 4)

    assert [tokens(g), bank(g, "gold"), asked(g)] == [{"gold": 4}, 10 - 4, ""]


@pytest.mark.parametrize(("seats", "leaders"), [(4, 3), (4, 4), (5, 5), (6, 6)])
def test_am_33_three_or_more_leaders_choose_one_each_in_round_8(seats: int, leaders: int) -> None:
    dice = [f"{i} miner" for i in range(leaders)]
    g = table(Bonus(), them=[seat() for _ in range(seats - 1)], docks=[Barge("lutetia", *dice)], round=8)

    choose(g, *["choose gold"] * leaders)

    assert [tokens(g, i) for i in range(seats)] == [{"gold": 1}] * leaders + [{}] * (seats - leaders)
    assert asked(g) == ""


def test_am_30_without_any_die_there_nobody_chooses_in_round_8() -> None:
    g = table(Bonus(), docks=[Barge("eros")], round=8)

    assert [asked(g), heard(g)] == ["", ["- ended 8"]]
    assert [bank(g, name) for name in RESOURCES] == [10] * 7


def test_am_33_the_last_bonus_comes_from_the_bank_alone_in_player_order() -> None:
    g = table(Bonus(), docks=[Barge("lutetia", "0 miner", "1 miner")], round=8, first=1, bank={"gold": 1})

    assert asked(g) == "1 Choose"
    choose(g, "choose gold", "choose water")
    assert asked(g) == "0 Choose"
    assert "choose gold" not in offered(g)
    choose(g, "choose water", "choose water")
    assert [tokens(g), tokens(g, 1)] == [{"water": 2}, {"gold": 1, "water": 1}]


@pytest.mark.parametrize(("gold", "taken"), [(0, {}), (1, {"gold": 1})], ids=["empty", "last token"])
def test_am_33_of_an_empty_bank_nothing_is_chosen(gold: int, taken: dict[str, int]) -> None:
    bare = {**dict.fromkeys(RESOURCES, 0), "gold": gold}
    g = table(Bonus(), docks=[Barge("lutetia", "0 miner")], round=8, bank=bare)

    assert [asked(g), tokens(g)] == ["", taken]


def test_the_empty_spaces_of_the_track_tell_the_round() -> None:
    """The round's own token lies there until the bonus is paid."""
    g = table(round=3, me=seat("miner"))
    before = table(Bonus(), round=3, docks=[Barge("eros", "0 miner")])

    assert looks(before).track[:4] == [None, None, None, "gold"]
    assert looks(g).track[3:] == ["gold", "tungsten", "nickel", "palladium", "any"]
