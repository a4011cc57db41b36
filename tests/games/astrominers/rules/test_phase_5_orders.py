"""Phase 5. Completing Orders."""

import pytest

from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.steps.orders import Ordering
from orrery.games.astrominers.steps.rounds import Buying, Settlement
from tests.games.astrominers.helpers import (
    BOX,
    EDITIONS,
    Barge,
    asked,
    bank,
    choose,
    hand,
    heard,
    offered,
    seat,
    seen,
    table,
    tokens,
    why_not,
)


def test_figure_of_an_order_card() -> None:
    """Points, cost, one-time effect."""
    card = GAME.contents(BOX).orders["cradle"]

    assert [card.points, card.cost, card.effect] == [6, [0, 0, 0, 0, 0, 2, 1, 0], "specialist"]


def test_who_buys_an_order_is_the_one_whose_turn_it_is() -> None:
    g = table(Ordering(1), them=seat(orders="cradle lamp", tokens={"nickel": 2, "palladium": 1}))

    choose(g, "buy cradle")

    assert g.active == 1


def test_an_order_is_paid_and_completed() -> None:
    g = table(Ordering(0), me=seat(orders="cradle lamp", tokens={"nickel": 2, "palladium": 1}))

    assert offered(g) == ["buy cradle", "pass"]
    choose(g, "buy cradle")

    assert [seen(g).bought, hand(g), tokens(g)] == [["cradle"], "lamp", {}]
    assert [bank(g, "nickel"), bank(g, "palladium")] == [12, 11]
    assert seen(g).effects == {"specialist": 1}
    paid = ["0 pay nickel", "0 pay nickel", "0 pay palladium", "0 done"]
    assert heard(g, "pay", "done") == [f"{line} (forced)" for line in paid]


@pytest.mark.parametrize(
    ("order", "effect"),
    [
        ("lamp", "specialist"),
        ("robot", "subroutine"),
        ("drill", "miner"),
        ("rebate", "reduction"),
        ("permit", "free-launch"),
        ("contract", "extra-order"),
    ],
)
def test_an_order_brings_the_effect_that_it_shows(order: str, effect: str) -> None:
    g = table(Ordering(0), me=seat(orders=order, tokens={"gold": 1}))

    choose(g, f"buy {order}")

    assert seen(g).effects == {effect: 1}


def test_am_38_one_order_each_in_player_order() -> None:
    g = table(
        Buying(),
        me=seat(orders="lamp cradle", tokens={"gold": 5}),
        them=[seat(orders="robot vault", tokens={"gold": 5}), seat(orders="drill", tokens={"gold": 5})],
        first=1,
    )
    assert asked(g) == "1 Ordering"
    choose(g, "buy robot")
    assert asked(g) == "2 Ordering"
    choose(g, "buy drill")
    assert asked(g) == "0 Ordering"
    choose(g, "buy lamp")
    assert asked(g) == ""


def test_am_38_each_further_order_takes_an_effect() -> None:
    me = seat(orders="lamp robot drill", tokens={"gold": 5}, effects="extra-order")
    g = table(Buying(), me=me, them=seat(orders="cradle"))

    choose(g, "buy lamp", "buy robot")

    assert asked(g) == "1 Ordering"
    assert [seen(g).bought, hand(g)] == [["lamp", "robot"], "drill"]
    assert "extra-order" not in seen(g).effects


def test_am_38_two_effects_are_two_further_orders_and_no_more() -> None:
    me = seat(orders="lamp robot drill rebate", tokens={"gold": 5}, effects="extra-order extra-order")
    g = table(Buying(), me=me)

    choose(g, "buy lamp")
    assert seen(g).effects["extra-order"] == 2
    choose(g, "buy robot")
    assert seen(g).effects["extra-order"] == 1
    choose(g, "buy drill")

    assert "extra-order" not in seen(g).effects
    assert [asked(g), hand(g)] == ["", "rebate"]


def test_am_38_a_player_finishes_the_whole_chain_first() -> None:
    me = seat(orders="contract lamp robot", tokens={"gold": 5}, effects="extra-order")
    g = table(Buying(), me=me, them=seat(orders="cradle"))

    choose(g, "buy contract", "buy lamp", "buy robot")

    assert seen(g).bought == ["contract", "lamp", "robot"]
    assert asked(g) == "1 Ordering"


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_3_the_extra_order_works_at_once(edition: str) -> None:
    g = table(Buying(), me=seat(orders="contract lamp", tokens={"gold": 2}), edition=edition)

    choose(g, "buy contract", "buy lamp")

    assert seen(g).bought == ["contract", "lamp"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_3_the_extra_order_works_in_a_later_round(edition: str) -> None:
    me = seat(orders="lamp robot", tokens={"gold": 2}, effects="extra-order")
    g = table(Buying(), me=me, edition=edition, round=6)

    choose(g, "buy lamp")
    assert offered(g) == ["buy robot", "pass"]
    choose(g, "pass")

    assert seen(g).effects == {"extra-order": 1, "specialist": 1}


def test_am_39_another_card_of_the_hand_goes_under_its_deck() -> None:
    g = table(Ordering(0), me=seat(orders="archive lamp", missions="eros", tokens={"gold": 1}))

    choose(g, "buy archive")
    assert offered(g) == ["drop-mission eros", "drop-order lamp"]
    choose(g, "drop-mission eros")

    assert [hand(g), seen(g).bought] == ["lamp", ["archive"]]
    assert g.mission_deck.cards[0] == BOX.ids["mission"].index("eros")


def test_am_39_an_order_goes_under_the_orders() -> None:
    g = table(Ordering(0), me=seat(orders="archive lamp", missions="eros", tokens={"gold": 1}))

    choose(g, "buy archive", "drop-order lamp")

    assert g.order_deck.cards[0] == BOX.ids["order"].index("lamp")


@pytest.mark.parametrize(
    ("order", "drops", "left"),
    [("archive", ["drop-mission ida"], "eros ceres"), ("vault", ["drop-mission ida", "drop-mission ceres"], "eros")],
)
def test_am_39_missions_do_where_there_is_no_other_order(order: str, drops: list[str], left: str) -> None:
    g = table(Ordering(0), me=seat(orders=order, missions="eros ida ceres", tokens={"gold": 1}))

    choose(g, f"buy {order}", *drops)

    assert [hand(g), seen(g).bought] == [left, [order]]


def test_am_39_the_order_itself_and_completed_cards_do_not_do() -> None:
    me = seat(orders="archive", completed="eros vesta", bought="lamp", tokens={"gold": 5}, effects="reduction")
    g = table(Ordering(0), me=me)

    assert why_not(g, "order-archive") == ["no-card-to-drop"]


def test_am_39_tokens_do_not_stand_in_for_cards() -> None:
    g = table(Ordering(0), me=seat(orders="vault lamp", tokens={"gold": 9}))

    assert why_not(g, "order-vault") == ["no-card-to-drop"]
    assert why_not(g, "order-lamp") == []


def test_am_39_two_cards_where_the_order_says_two() -> None:
    g = table(Ordering(0), me=seat(orders="vault lamp robot", missions="eros", tokens={"gold": 1}))

    choose(g, "buy vault", "drop-order lamp", "drop-mission eros")

    assert [hand(g), seen(g).bought] == ["robot", ["vault"]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_43_all_see_which_card_is_discarded(edition: str) -> None:
    g = table(Ordering(0), me=seat(orders="archive lamp", missions="eros", tokens={"gold": 1}), edition=edition)

    choose(g, "buy archive", "drop-order lamp")

    assert "0 drop-order lamp" in heard(g)


def test_am_54_the_second_order_of_a_phase_wins_the_challenge() -> None:
    me = seat(orders="lamp robot drill", tokens={"gold": 5}, effects="extra-order extra-order")
    g = table(Buying(), me=me, challenges="two-orders")

    choose(g, "buy lamp")
    assert seen(g).challenges == []
    choose(g, "buy robot")
    assert seen(g).challenges == ["two-orders"]


def test_am_54_orders_of_different_rounds_do_not_add_up() -> None:
    g = table(Ordering(0), me=seat(orders="lamp", bought="robot", tokens={"gold": 5}), challenges="two-orders")

    choose(g, "buy lamp")

    assert seen(g).challenges == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_40_buying_is_optional(edition: str) -> None:
    g = table(Buying(), me=seat(orders="lamp", tokens={"gold": 1}), edition=edition)

    assert offered(g) == ["buy lamp", "pass"]
    choose(g, "pass")

    assert [hand(g), seen(g).bought] == ["lamp", []]


def test_am_74_rewards_of_this_round_may_pay() -> None:
    docks = [Barge("juno", "0 subroutine", "0 miner")]
    g = table(Settlement(), Buying(), me=seat(orders="lamp"), docks=docks)

    choose(g, "buy lamp")

    assert [seen(g).bought, tokens(g)] == [["lamp"], {"gold": 1}]


def test_am_74_surplus_is_counted_after_the_last_orders() -> None:
    g = table(Buying(), me=seat(orders="lamp", tokens={"gold": 4}), round=8)

    choose(g, "buy lamp")

    assert dict(GAME.outcome(g).sheet[0])["surplus"] == 0


def test_the_effect_is_ready_from_the_purchase_on_and_does_not_pay_for_it() -> None:
    g = table(Buying(), me=seat(orders="rebate lamp"))

    assert offered(g) == ["pass"]


def test_who_holds_orders_is_asked_even_without_means() -> None:
    """Otherwise all would know that the player cannot pay for any card of the hand."""
    g = table(Buying(), me=seat(orders="cradle"), them=seat(missions="eros"))

    assert asked(g) == "0 Ordering"
    choose(g, "pass")
    assert asked(g) == ""
