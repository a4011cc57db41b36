"""What questions and offers state, and how it is said."""

import pytest

from orrery.engine.table import Ask
from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.steps.orders import Ordering
from orrery.games.astrominers.steps.settling import Settle
from orrery.games.astrominers.steps.taking import TakeCard
from orrery.games.astrominers.terms import RESOURCES
from tests.games.astrominers.helpers import BOX, Barge, asked, choose, crew_card, seat, table
from tests.games.astrominers.wording import FIVE_EACH, label, offers, price, why, wording


def test_a_die_states_what_it_gathers() -> None:
    g = table(me=seat("miners"))

    assert offers(g)["gather miners plasteel-1"] == {"gain": [("resource", "plasteel", 3)]}
    assert offers(g)["gather miners water-2"] == {"gain": [("resource", "water", 2)]}


def test_a_launch_states_its_cost_and_what_is_paid() -> None:
    g = table(me=seat("miner", {"plasteel": 1, "water": 1}, missions="eros"))

    assert offers(g)["launch eros"] == {
        "cost": [("resource", "plasteel", 1), ("resource", "water", 1)],
        "paid": [("resource", "plasteel", 1), ("resource", "water", 1)],
    }
    assert label(g, "launch eros") == "Launch Eros, for 1 plasteel, 1 water"


def test_a_launch_that_takes_other_tokens_says_so_beforehand() -> None:
    g = table(me=seat("miner", {"water": 5}, missions="eros"))

    assert offers(g)["launch eros"]["substitutes"] == [("resource", "water", 5)]
    assert label(g, "launch eros") == "Launch Eros, for 1 plasteel, 1 water; you would pay 5 water"


def test_a_launch_by_an_effect_costs_nothing() -> None:
    g = table(me=seat("miner", missions="eros", effects="free-launch"))

    assert offers(g)["launch-free eros"] == {}


def test_executive_cards_state_cost_and_points() -> None:
    g = table(me=seat("miner", FIVE_EACH), technologies="catalysis", bulletins="gazette", expeditions="vesta")

    for move in ("develop miner catalysis", "publish miner gazette"):
        assert set(offers(g)[move]) == {"cost", "paid", "points"}
    assert set(offers(g)["explore miner vesta"]) == {"cost", "paid"}


def test_own_technologies_state_what_they_give() -> None:
    g = table(me=seat("miner", technologies="catalysis"))

    assert offers(g)["produce miner catalysis"]["gain"] == [("effect", "earn gold 1", None)]
    assert label(g, "produce miner catalysis") == "Miner → Catalysis: earn 1 gold"


def test_a_question_about_orders_says_that_none_can_be_completed() -> None:
    g = table(Ordering(0), me=seat(orders="vault archive"))
    ask = Ask(GAME, g, 0)

    assert ask.facts == {"orders": [("order", "archive", None), ("order", "vault", None)]}
    assert wording(g).question(ask).startswith("You cannot complete any Order from your hand now: Archive, Seed vault.")


def test_a_question_about_orders_says_nothing_of_it_if_one_can_be_completed() -> None:
    g = table(Ordering(0), me=seat(orders="vault archive", missions="eros", tokens=FIVE_EACH))

    assert Ask(GAME, g, 0).facts == {}


@pytest.mark.parametrize(
    ("bulletin", "cards"), [("almanac", "a Mission or an Order"), ("gazette", "a Mission"), ("ledger", "an Order")]
)
def test_own_bulletins_state_what_they_give(bulletin: str, cards: str) -> None:
    g = table(me=seat("miner", bulletins=bulletin))

    assert label(g, f"consult miner {bulletin}").endswith(f": take {cards}")


@pytest.mark.parametrize(
    ("edition", "effect", "words"),
    [
        ("en", "miner", "turn any die to a single Miner"),
        ("pl2", "miner", "turn any die to a single Miner"),
        ("pl1", "miner-double", "turn a single Miner to two Miners"),
    ],
)
def test_an_order_states_its_effect_as_the_edition_means_it(edition: str, effect: str, words: str) -> None:
    g = table(Ordering(0), me=seat(orders="drill", tokens=FIVE_EACH), edition=edition)

    gain = offers(g)["buy drill"]["gain"]
    assert gain == [("effect", effect, None)]
    assert wording(g).facts.value(gain) == words


def test_a_crew_is_named_by_its_card() -> None:
    g = table(me=seat("miner"), docks=[Barge("eros", owner=1)])

    (move,) = [text for text in offers(g) if text.startswith("join")]
    assert offers(g)[move] == {"card": [("mission", "eros", None)]}


def test_an_order_states_cost_points_and_effect() -> None:
    g = table(Ordering(0), me=seat(orders="vault archive", missions="eros", tokens=FIVE_EACH))

    facts = offers(g)["buy vault"]
    assert set(facts) == {"cost", "paid", "points", "gain"}
    assert facts["gain"][0][0] == "effect"
    assert label(g, "pass") == "Complete no Order"


@pytest.mark.parametrize(
    ("kinds", "what"), [(1, "Which Mission do"), (2, "Which Order do"), (3, "Which Mission or Order")]
)
def test_taking_a_card_names_the_kinds_and_what_is_left_in_their_decks(kinds: int, what: str) -> None:
    g = table(TakeCard(0, kinds), me=seat("miner"), open_missions="eros ceres", open_orders="archive vault")
    ask = Ask(GAME, g, 0)
    left = {"missions": len(g.mission_deck.cards), "orders": len(g.order_deck.cards)}

    assert ask.facts == {
        name: [("", "", n)] for bit, (name, n) in zip((1, 2), left.items(), strict=True) if kinds & bit
    }
    assert wording(g).question(ask).startswith(what)


def test_passing_an_action_has_other_words() -> None:
    assert label(table(me=seat("miner")), "pass") == "Pass for this round"


def test_a_payment_states_what_it_is_for_and_all_that_may_be_put_down() -> None:
    g = table(me=seat("miner", {"water": 6, "xenon": 2}, missions="eros", effects="reduction"))
    choose(g, "launch eros")
    assert asked(g) == "0 Pay"
    ask = Ask(GAME, g, 0)

    assert ask.facts["card"] == [("mission", "eros", None)]
    assert ask.facts["cost"] == [("resource", "plasteel", 1), ("resource", "water", 1)]
    assert [(offer.text, most) for offer, most in ask.later] == [("reduce", 1), ("pay water", 6), ("pay xenon", 2)]
    assert wording(g).question(ask).startswith("Pay for Eros: 1 plasteel, 1 water. Any four tokens")


@pytest.mark.parametrize(
    ("move", "item"),
    [
        ("explore miner vesta", ("expedition", "vesta", None)),
        ("develop miner catalysis", ("technology", "catalysis", None)),
    ],
)
def test_a_payment_for_an_expedition_and_for_a_technology(move: str, item: tuple[str, str, None]) -> None:
    me = seat("miner miner", FIVE_EACH)
    g = table(me=me, expeditions="vesta", technologies="catalysis", docks=())
    choose(g, move)
    assert asked(g) == "0 Pay"

    assert Ask(GAME, g, 0).facts["card"] == [item]
    assert Ask(GAME, g, 0).facts["cost"] == price(g, item[0], item[1])


def test_the_crew_and_what_is_dropped_are_for_a_card_that_is_named() -> None:
    g = table(me=seat("miner miner", missions="eros", tokens={"plasteel": 1, "water": 1}))
    choose(g, "launch eros")
    assert Ask(GAME, g, 0).facts == {"card": [("mission", "eros", None)]}

    g = table(Ordering(0), me=seat(orders="archive vault", missions="eros ida", tokens={"gold": 1}))
    choose(g, "buy archive")
    assert asked(g) == "0 Drop"
    assert Ask(GAME, g, 0).facts == {"card": [("order", "archive", None)], "left": [("", "", 1)]}


def test_an_action_is_about_no_card() -> None:
    assert Ask(GAME, table(me=seat("miner")), 0).facts == {}


def test_an_achievement_and_an_order_say_what_they_take_and_give() -> None:
    g = table(me=seat("miner", completed="eros ceres psyche"), honours="belt-cup")
    assert "give 1 S, 1 C, 1 M" in label(g, "achieve miner belt-cup")
    g = table(Ordering(0), me=seat(orders="vault archive", missions="eros", tokens=FIVE_EACH))
    assert label(g, "buy vault").startswith("Complete ")
    assert " for 1 gold: 7 points" in label(g, "buy vault")


def test_offers_state_points_and_exact_prices() -> None:
    g = table(me=seat("miner", FIVE_EACH), technologies="catalysis", bulletins="almanac", expeditions="vesta")
    printed = GAME.contents(g.box)
    for move, kind, id in (
        ("develop miner catalysis", "technology", "catalysis"),
        ("publish miner almanac", "bulletin", "almanac"),
        ("explore miner vesta", "expedition", "vesta"),
    ):
        facts = offers(g)[move]
        assert facts["cost"] == price(g, kind, id)
        if kind != "expedition":
            cards = printed.technologies if kind == "technology" else printed.bulletins
            assert facts["points"] == [("", "", cards[id].points)]


def test_an_expedition_by_an_effect_costs_nothing() -> None:
    g = table(me=seat("miner", FIVE_EACH, effects="free-launch"), expeditions="vesta")

    assert offers(g)["explore-free miner vesta"] == {}


def test_giving_cards_for_an_achievement_names_it() -> None:
    g = table(me=seat("miner", completed="eros ida ceres psyche"), honours="belt-cup")
    choose(g, "achieve miner belt-cup")
    assert asked(g) == "0 Give"

    assert Ask(GAME, g, 0).facts == {"card": [("achievement", "belt-cup", None)]}


def test_settling_names_the_cards() -> None:
    crews = [
        (card, BOX.crew_sizes[number]) for card, number in (("eros", crew_card("eros")), ("vesta", crew_card("vesta")))
    ]
    g = table(Settle(0), me=seat(), docks=[Barge(card, *["0 miner"] * size) for card, size in crews])
    assert asked(g) == "0 Settle"

    assert offers(g) == {
        "settle 1": {"card": [("mission", "eros", None)]},
        "settle 2": {"card": [("expedition", "vesta", None)]},
    }


def test_dice_for_the_crew_name_the_card_and_what_fits() -> None:
    g = table(me=seat("miner miner surveyor", missions="eros", tokens={"plasteel": 1, "water": 1}))
    choose(g, "launch eros")
    assert asked(g) == "0 Muster"

    assert offers(g)["join miner 1a"] == {"card": [("mission", "eros", None)]}
    assert offers(g)["done"] == {}
    (takes,) = why(g, "pool-1", "berth-1a")["wrong-worker"]["takes"]
    assert takes[0] == "takes"
    assert why(g, "pool-1", "berth-1a")["wrong-worker"]["die"] == [("die", "surveyor", None)]


def test_a_payment_that_is_begun_offers_what_is_left() -> None:
    me = seat("miner", {"water": 6, "xenon": 2}, missions="eros", effects="reduction reduction")
    g = table(me=me)
    choose(g, "launch eros", "reduce")
    later = [(offer.text, most) for offer, most in Ask(GAME, g, 0).later]
    assert later == [("reduce", 1), ("pay water", 6), ("pay xenon", 2)]
    choose(g, "pay water")

    assert [(o.text, n) for o, n in Ask(GAME, g, 0).later] == [("pay water", 5), ("pay xenon", 2)]
    assert Ask(GAME, g, 0).facts["promoted"] == [("resource", "tungsten", None)]
    assert Ask(GAME, g, 0).facts["paid"] == [("resource", "water", 1)]


@pytest.mark.parametrize("edition", ["en", "pl1"])
def test_the_effect_of_an_order_is_stated_as_its_edition_means_it(edition: str) -> None:
    printed = GAME.contents(BOX).orders
    doubles = {"miner": "miner-double", "subroutine": "subroutine-double"} if edition == "pl1" else {}
    for word in ("specialist", "miner", "subroutine", "reduction"):
        order = next(id for id, card in printed.items() if card.effect == word)
        me = seat(orders=order, missions="eros ida", tokens=dict.fromkeys(RESOURCES, 20))
        g = table(Ordering(0), me=me, edition=edition)
        assert offers(g)[f"buy {order}"]["gain"] == [("effect", doubles.get(word, word), None)]
