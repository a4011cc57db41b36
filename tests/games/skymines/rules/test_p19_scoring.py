"""RB p19, p20. The score sheet."""

from orrery.games.skymines.game import GAME
from orrery.games.skymines.scoring import outcome, sheet
from orrery.games.skymines.steps.rounds import RoundEnd
from tests.games.skymines.helpers import Seat, asked, table


def test_p19_four_shares_of_astrogo_at_eight_coins_are_32() -> None:
    """C1 has 4 shares on space 9; two columns give 5 and 3."""
    g = table(me=Seat(steps={"astrogo": 9}), taken={"astrogo": [5, 4, 0]})

    assert ("astrogo", 32) in sheet(g, g.players[0])


def test_p20_the_seven_categories_in_their_order() -> None:
    me = Seat(coins=8, tank=9, upload=8, screens={n: f"a{n}" for n in range(2, 8)} | {8: "special-2"})
    g = table(me=me)

    assert sheet(g, g.players[0]) == [
        ("cash", 8),
        ("astrogo", 0),
        ("tawac", 0),
        ("skymine", 0),
        ("minerva", 0),
        ("tank", 15),
        ("research", 24),  # 20 of the track, 4 of the special plan
    ]


def test_p20_the_last_value_that_was_reached_counts() -> None:
    values = []
    for steps in (5, 6, 8, 9, 27, 28):
        g = table(me=Seat(tank=steps))
        values.append(dict(sheet(g, g.players[0]))["tank"])

    assert values == [0, 10, 10, 15, 50, 60]


def test_sk_29_nothing_is_prepared_after_the_last_round() -> None:
    g = table(RoundEnd(), round=7, supplement=7, marked={"energy-tile": 0}, me=Seat(markers=2))

    assert asked(g) == ""
    assert g.supplement == 7
    assert g.players[0].tiles == 0


def test_sk_29_cards_of_hand_area_and_resting_piles_count_for_shares() -> None:
    me = Seat(area="energy-b-minerva", rests=["energy-c-minerva"], hand="share-d-minerva share-e-minerva")
    g = table(me=me, taken={"minerva": [5, 0, 0]})

    assert ("minerva", 4 * 5) in sheet(g, g.players[0])


def test_sk_30_equal_totals_share_the_win() -> None:
    g = table(me=Seat(coins=5), them=[Seat(coins=4), Seat(coins=5)])
    result = outcome(g)

    assert list(result.places) == [1, 3, 1]
    assert list(result.scores) == [5, 4, 5]


def test_p20_scores_are_the_sums_of_the_sheets() -> None:
    g = table(me=Seat(coins=5, tank=9, steps={"astrogo": 9}), taken={"astrogo": [5, 0, 0]})
    result = GAME.outcome(g)

    assert result.scores[0] == 5 + 15 + 20
