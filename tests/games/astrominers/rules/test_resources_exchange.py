"""Resources; the Exchange card. Paying with other tokens than those printed."""

import pytest

from orrery.engine.table import open_table
from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.steps.actions import Turns
from orrery.games.astrominers.steps.orders import Ordering
from orrery.games.astrominers.steps.paying import LAUNCHING, NOTHING, ORDERING, Pay
from orrery.games.astrominers.steps.rounds import Buying, Settlement
from orrery.games.astrominers.steps.settling import Bonus, Drift
from tests.games.astrominers.helpers import (
    BOX,
    EDITIONS,
    Barge,
    Tokens,
    asked,
    bank,
    choose,
    crew_card,
    offered,
    seat,
    seen,
    table,
    tokens,
    why_not,
)


def can_launch(mission: str, have: Tokens, promoted: str = "tungsten", edition: str = "en") -> bool:
    g = table(me=seat("miner", missions=mission, tokens=have), promoted=promoted, edition=edition)
    return f"launch {mission}" in offered(g)


@pytest.mark.parametrize("edition", EDITIONS)
def test_figure_of_the_exchange_card_1_any_four_for_one(edition: str) -> None:
    """The same or different."""
    assert can_launch("juno", {"water": 4}, edition=edition)
    assert can_launch("juno", {"water": 1, "plasteel": 1, "gold": 1, "nickel": 1}, edition=edition)
    assert not can_launch("juno", {"water": 3}, edition=edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_figure_of_the_exchange_card_2_any_three_others_for_the_promoted_one(edition: str) -> None:
    """Membranes cost a tungsten, which is promoted as in the rulebook's figure."""
    for have in ({"water": 3}, {"water": 1, "xenon": 1, "gold": 1}):
        g = table(me=seat("miner", tokens=have), technologies="membranes", edition=edition)
        choose(g, "develop miner membranes")
        assert [seen(g).technologies, tokens(g)] == [["membranes"], {}]

    two = table(me=seat("miner", tokens={"water": 2}), technologies="membranes", edition=edition)
    assert why_not(two, "technology-membranes") == ["too-dear"]
    other = table(me=seat("miner", tokens={"water": 3}), technologies="membranes", promoted="gold", edition=edition)
    assert why_not(other, "technology-membranes") == ["too-dear"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_figure_of_the_exchange_card_3_three_promoted_for_one_other(edition: str) -> None:
    assert can_launch("juno", {"tungsten": 3}, edition=edition)
    assert not can_launch("juno", {"tungsten": 2}, edition=edition)
    assert not can_launch("juno", {"tungsten": 3}, promoted="gold", edition=edition)


def test_am_42_only_a_unit_that_one_lacks_is_paid_with_four() -> None:
    g = table(me=seat(missions="juno", tokens={"xenon": 1, "water": 8}))

    choose(g, "launch juno")

    assert tokens(g) == {"water": 8}


def test_am_42_own_tokens_of_the_kind_go_first() -> None:
    g = table(me=seat(missions="hygiea", tokens={"gold": 1, "water": 4, "xenon": 4}))

    choose(g, "launch hygiea", *["pay water"] * 4)

    assert tokens(g) == {"xenon": 4}


def test_am_42_the_four_go_to_the_bank_and_nothing_comes_out_of_it() -> None:
    g = table(me=seat(missions="juno", tokens={"water": 4}), bank={"xenon": 0})

    choose(g, "launch juno")

    assert [bank(g, "water"), bank(g, "xenon"), tokens(g)] == [14, 0, {}]


def test_am_43_both_promoted_rates_may_replace_any_unit_even_one_that_one_has() -> None:
    g = table(me=seat(missions="juno", tokens={"xenon": 1, "tungsten": 3}))

    choose(g, "launch juno")
    assert offered(g) == ["pay xenon", "pay tungsten"]
    choose(g, "pay tungsten")
    assert tokens(g) == {"xenon": 1}

    g = table(Ordering(0), me=seat(orders="lamp", tokens={"gold": 1, "water": 3}), promoted="gold")
    choose(g, "buy lamp", "pay water")
    assert tokens(g) == {"gold": 1}


def test_am_43_the_three_for_a_promoted_unit_may_be_mixed_but_are_others() -> None:
    me = seat(orders="lamp", tokens={"water": 1, "xenon": 1, "nickel": 1})
    g = table(Ordering(0), me=me, promoted="gold")

    choose(g, "buy lamp")

    assert tokens(g) == {}


def test_am_43_rates_may_be_mixed_in_one_payment() -> None:
    """Two nickel and a palladium: one in kind, one for three tungsten, one for four of any."""
    me = seat(orders="cradle", tokens={"nickel": 1, "tungsten": 3, "water": 4})
    g = table(Ordering(0), me=me)

    choose(g, "buy cradle")

    assert [seen(g).bought, tokens(g)] == [["cradle"], {}]


def test_am_43_promoted_tokens_may_be_among_the_four() -> None:
    g = table(me=seat(missions="juno", tokens={"tungsten": 1, "water": 3}))

    choose(g, "launch juno")

    assert tokens(g) == {}


def test_am_43_each_token_is_used_once() -> None:
    me = seat("miner", orders="cradle", tokens={"tungsten": 3, "nickel": 1, "water": 3})

    assert why_not(table(Ordering(0), me=me), "order-cradle") == ["too-dear"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_20_tokens_are_converted_only_in_payments(edition: str) -> None:
    g = table(me=seat("miner", tokens={"water": 8, "tungsten": 6}), edition=edition)

    choose(g, "exchange miner", "swap water gold")

    assert tokens(g) == {"water": 7, "tungsten": 6, "gold": 1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_20_no_conversion_is_offered_but_the_exchange_of_one_for_one(edition: str) -> None:
    """Neither among the actions, nor at the settlement, nor when Orders are bought."""
    me = seat("miner", tokens={"water": 8, "tungsten": 6}, orders="cradle")
    g = table(
        *(Turns(0), Bonus(), Settlement(), Drift(), Buying()),
        me=me,
        docks=[Barge("ceres", "1 miner")],
        technologies="",
        bulletins="",
        expeditions="",
        edition=edition,
    )

    assert {text.split()[0] for text in offered(g)} == {"gather", "lead", "exchange", "pass"}
    choose(g, "pass")
    assert offered(g) == ["buy cradle", "pass"]
    choose(g, "pass")

    assert [asked(g), tokens(g)] == ["", {"water": 8, "tungsten": 6}]


def test_am_44_nothing_is_converted_for_the_final_surplus() -> None:
    g = table(me=seat(tokens={"water": 3, "xenon": 3, "gold": 3}))

    assert asked(g) == ""
    assert GAME.outcome(g).scores[0] == 0


def test_am_45_a_payment_with_a_choice_is_a_question_with_a_default() -> None:
    """Three water are part of every way; the fourth token is water, or else the nickel behind the gold."""
    me = seat(tokens={"gold": 1, "water": 6, "nickel": 1})
    g = table(Pay(0, LAUNCHING, crew_card("hygiea"), 0, 0, NOTHING), me=me)
    seated = open_table(GAME, 2, 7, {}, BOX)
    seated.g = g

    ask = seated.ask(0)

    assert ask is not None
    assert [ask.step, ask.form] == ["Pay", "pay"]
    assert [offer.text for offer in ask.offers] == ["pay water", "pay gold"]
    assert ask.default == ["pay water", "pay gold", "done"]


@pytest.mark.parametrize(
    ("have", "paid"),
    [
        ({"water": 2, "gold": 5}, "water"),
        ({"water": 2, "gold": 12}, "water"),
        ({"water": 1, "gold": 12}, "gold"),
        ({"tungsten": 7, "nickel": 2}, "tungsten"),
        ({"tungsten": 6, "nickel": 2}, "nickel"),
    ],
    ids=str,
)
def test_am_45_the_default_gives_what_there_is_most_of_rather_basic_and_rather_not_promoted(
    have: Tokens, paid: str
) -> None:
    """A basic token counts as ten more of a kind, the promoted one as five fewer. One of Bennu's two is waived."""
    me = seat(tokens=have, effects="reduction")
    g = table(Pay(0, LAUNCHING, crew_card("bennu"), 1, 0, NOTHING), me=me)

    assert [BOX.language.show(m) for m in g.agenda[-1].default(g, 0)] == [f"pay {paid}", "done"]


def test_am_45_the_default_takes_as_many_reductions_as_it_needs() -> None:
    g = table(me=seat("miner", tokens={"water": 1}, effects="reduction reduction reduction reduction"))
    step = Pay(0, ORDERING, BOX.ids["order"].index("cradle"), 0, 0, NOTHING)

    assert [BOX.language.show(m) for m in step.default(g, 0)] == ["reduce", "reduce", "reduce", "done"]


def test_am_45_a_reduction_counts_together_with_the_promoted_rate() -> None:
    g = table(me=seat("miner", missions="hygiea", tokens={"tungsten": 3}, effects="reduction"))

    choose(g, "launch hygiea")

    assert [tokens(g), seen(g).effects] == [{}, {}]


def test_am_45_the_default_pays_in_kind_where_that_will_do() -> None:
    order = BOX.ids["order"].index("cradle")
    me = seat(tokens={"nickel": 2, "palladium": 1, "tungsten": 9, "water": 9})
    g = table(Pay(0, ORDERING, order, 0, 0, NOTHING), me=me)

    default = [BOX.language.show(m) for m in g.agenda[-1].default(g, 0)]

    assert default == ["pay nickel", "pay nickel", "pay palladium", "done"]


def test_am_45_one_way_of_paying_is_no_question() -> None:
    g = table(me=seat("miner", missions="juno", tokens={"xenon": 1, "water": 1}), them=seat("miner"))

    choose(g, "launch juno")

    assert asked(g) == "1 Act"
    assert tokens(g) == {"water": 1}


def test_am_59_any_resource_in_a_cost_is_any_one_token() -> None:
    g = table(me=seat(missions="bennu", tokens={"gold": 1, "water": 1}))

    choose(g, "launch bennu")

    assert tokens(g) == {}


def test_am_59_which_tokens_is_the_payers_choice() -> None:
    g = table(Ordering(0), me=seat(orders="mosaic", tokens={"gold": 3, "water": 2}))

    choose(g, "buy mosaic")
    assert offered(g) == ["pay water", "pay gold"]
    choose(g, "pay gold")

    assert tokens(g) == {"water": 2}


def test_an_empty_bank_gives_again_what_was_spent() -> None:
    g = table(me=seat("miner", missions="juno", tokens={"xenon": 1}), bank={"xenon": 0}, them=seat("miner"))

    choose(g, "launch juno", "gather miner xenon-1")

    assert tokens(g, 1) == {"xenon": 1}
