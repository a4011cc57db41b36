"""What questions, offers and reasons state, and how it is said."""

import pytest

from orrery.cli.drawings.plain import Drawing
from orrery.cli.words import Words
from orrery.engine.facts import Named
from orrery.engine.table import Ask
from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.steps.orders import Ordering
from orrery.games.astrominers.steps.rolling import Rerolls
from orrery.games.astrominers.terms import RESOURCES
from tests.games.astrominers.helpers import Barge, asked, choose, seat, table

ONE_EACH = dict.fromkeys(RESOURCES, 1)
FIVE_EACH = dict.fromkeys(RESOURCES, 5)


def offers(g: Astrominers) -> dict[str, Named]:
    return {offer.text: offer.facts for offer in Ask(GAME, g, 0).offers}


def wording(g: Astrominers) -> Drawing:
    return Drawing(GAME, g.box, Words("en", GAME.NAME), ["Ana", "Ben"], False)


def said(g: Astrominers, *things: str) -> str:
    return " ".join(wording(g).reason(reason)[0] for reason in GAME.why_not(g, 0, *things))


def label(g: Astrominers, move: str) -> str:
    ask = Ask(GAME, g, 0)
    return next(wording(g).label(offer, ask.step) for offer in ask.offers if offer.text == move)


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


def test_a_socket_says_what_it_takes() -> None:
    g = table(me=seat("surveyor miner"))

    assert said(g, "pool-1", "socket-plasteel-1").startswith("That socket takes ")
    assert said(g, "pool-1", "socket-plasteel-1").endswith(", and this die shows Surveyor.")
    assert said(table(me=seat("miner")), "refinery") == "That socket takes a Geologist, and this die shows Miner."
    assert said(table(me=seat("miner miners")), "refinery") == "That socket takes a Geologist."


def test_a_socket_says_whose_die_lies_there() -> None:
    g = table(me=seat("miner miner"), them=seat("miner"))
    choose(g, "gather miner plasteel-1", "lead miner")
    assert asked(g) == "0 Act"

    assert said(g, "first-player").startswith("A die of Ben lies there already")
    assert said(g, "socket-plasteel-1").startswith("Your own die lies there already")


def test_a_full_office_is_named() -> None:
    g = table(me=seat("surveyor " * 7))
    while "assign surveyor" in GAME.show(g, 0):
        choose(g, "assign surveyor")
        if asked(g) == "0 TakeCard":
            choose(g, GAME.show(g, 0)[0])

    assert said(g, "assignments") == "All sockets of Assignments are taken this round."


def test_a_price_is_named_with_what_one_has() -> None:
    g = table(me=seat("miner", {"water": 1}, missions="eros"))
    assert said(g, "mission-eros") == "Eros costs 1 plasteel, 1 water. You have 1 water."
    g = table(me=seat("miner", missions="eros"))
    assert said(g, "mission-eros") == "Eros costs 1 plasteel, 1 water. You have nothing."


def test_docks_and_barges_are_counted() -> None:
    docks = [Barge("eros", owner=1), Barge("ida", owner=1), Barge("vesta", owner=1)]
    g = table(me=seat("miner", missions="juno", tokens={"xenon": 1}), docks=docks)

    assert said(g, "mission-juno") == "All 3 docks are taken."


def test_the_types_that_are_missing_are_named() -> None:
    g = table(me=seat("miner", completed="eros"), honours="belt-cup")

    assert said(g, "achievement-belt-cup").startswith("Cup of the Belt needs ")
    assert said(g, "achievement-belt-cup").endswith("You have completed 1 S.")


def test_the_top_card_is_named() -> None:
    g = table(me=seat("miner", FIVE_EACH), technologies="catalysis magnetics")
    top = wording(g).facts.thing("technology", "catalysis")

    assert said(g, "technology-magnetics") == f"You can take only the top card, which is {top}."


def test_an_exchange_names_the_resource() -> None:
    g = table(me=seat("miner", tokens={"gold": 1, "water": 1}), bank={"plasteel": 0})
    choose(g, "exchange miner")

    assert said(g, "resource-gold", "bank-plasteel") == "The bank has no plasteel left."
    assert said(g, "resource-xenon", "bank-gold") == "You have no xenon to give."


def test_a_payment_and_an_exchange_name_the_tokens_that_will_not_do() -> None:
    g = table(me=seat("miner", tokens={"gold": 1, "water": 1}))
    choose(g, "exchange miner")
    assert said(g, "resource-water", "bank-water") == "You must take another resource than the one you give."
    g = table(me=seat("miner", {"water": 6, "xenon": 2}, missions="eros", effects="reduction"))
    choose(g, "launch eros")
    assert asked(g) == "0 Pay"
    assert said(g, "resource-gold") == "You have no gold to give."
    assert said(g, "bank-gold") == "You pay with your own tokens, not with those of the bank."


def test_an_achievement_and_an_order_say_what_they_take_and_give() -> None:
    g = table(me=seat("miner", completed="eros ceres psyche"), honours="belt-cup")
    assert "give 1 S, 1 C, 1 M" in label(g, "achieve miner belt-cup")
    g = table(Ordering(0), me=seat(orders="vault archive", missions="eros", tokens=FIVE_EACH))
    assert label(g, "buy vault").startswith("Complete ")
    assert " for 1 gold: 7 points" in label(g, "buy vault")


def test_things_say_when_they_would_be_asked_for() -> None:
    g = table(me=seat("miner", missions="juno", orders="vault", completed="ida"), open_missions="eros")
    g.agenda = table(Ordering(0), me=seat(orders="vault")).agenda

    for thing, words in (
        ("mission-eros", "To take an open Mission"),
        ("mission-juno", "You launch a Mission from your hand"),
        ("mission-deck", "To take an open Mission"),
        ("mission-ida", "You give a completed card away"),
        ("bank-gold", "You give and take tokens only"),
        ("effect-miner", "You use the effect of an Order"),
        ("dock-1", "You cannot choose a dock itself"),
        ("pool-1", "You cannot choose that now"),
    ):
        assert said(g, thing).startswith(words), thing


def test_a_crews_sockets_say_why_they_are_closed() -> None:
    g = table(me=seat("miner miner", missions="eros", tokens={"plasteel": 1, "water": 1}))
    choose(g, "launch eros")
    assert asked(g) == "0 Muster"

    assert said(g, "berth-1c").startswith("At the launch you can fill only the yellow sockets")
    choose(g, "join miner 1a")
    assert said(g, "berth-1a").startswith("Your own die is there")


def test_while_dice_are_rolled_all_else_waits() -> None:
    assert said(table(Rerolls(), me=seat("miner")), "first-player").startswith("First choose the dice")
