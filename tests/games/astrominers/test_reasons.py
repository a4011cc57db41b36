"""What reasons state, and how it is said."""

import pytest

from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.state import ASSIGNMENTS, HONOURS, REFINERY, Astrominers, Player
from orrery.games.astrominers.steps.actions import Turns
from orrery.games.astrominers.steps.orders import Ordering
from orrery.games.astrominers.steps.rolling import Rerolls
from orrery.games.astrominers.steps.settling import Choose
from orrery.games.astrominers.steps.taking import TakeCard
from orrery.games.astrominers.terms import CODES, DIE
from tests.games.astrominers.helpers import Barge, asked, choose, seat, table
from tests.games.astrominers.wording import FIVE_EACH, SOCKETS, price, said, why, wording


def with_decks(me: Player, decks: dict[str, str | None]) -> Astrominers:
    technologies, bulletins, expeditions = decks["technology"], decks["bulletin"], decks["expedition"]
    return table(me=me, technologies=technologies, bulletins=bulletins, expeditions=expeditions)


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
        ("pool-1", "That is for an action, and the actions of this round are over"),
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


@pytest.mark.parametrize(
    ("kind", "id"), [("technology", "catalysis"), ("bulletin", "almanac"), ("expedition", "vesta"), ("order", "vault")]
)
def test_a_card_that_is_too_dear_states_card_cost_and_tokens(kind: str, id: str) -> None:
    if kind == "order":
        g = table(Ordering(0), me=seat(orders=f"{id} archive", missions="eros", tokens={"nickel": 1}))
    else:
        g = table(me=seat("miner", {"nickel": 1}), technologies="catalysis", bulletins="almanac", expeditions="vesta")

    assert why(g, f"{kind}-{id}") == {
        "too-dear": {
            "card": [(kind, id, None)],
            "cost": price(g, kind, id),
            "have": [("resource", "nickel", 1)],
        }
    }


@pytest.mark.parametrize(
    ("kind", "top", "under"),
    [
        ("technology", "catalysis", "magnetics membranes"),
        ("bulletin", "gazette", "almanac charts"),
        ("expedition", "vesta", "chiron pallas"),
    ],
)
def test_a_card_under_another_states_the_top_one_and_a_taken_deck_its_die(kind: str, top: str, under: str) -> None:
    decks = {name: f"{top} {under}" if name == kind else None for name in SOCKETS}
    g = with_decks(seat("miner miner", FIVE_EACH), decks)
    for card in under.split():
        assert why(g, f"{kind}-{card}") == {"not-on-top": {"top": [(kind, top, None)]}}

    taken = with_decks(seat("miner"), decks)
    taken.sockets[SOCKETS[kind]] = CODES + DIE.ids.index("miner")
    assert why(taken, f"{kind}-{top}") == {"taken": {"who": [("seat", "1", None)]}}
    taken.sockets[SOCKETS[kind]] = DIE.ids.index("miner")
    assert why(taken, f"{kind}-{top}") == {"taken": {"own": [("seat", "0", None)]}}


def test_an_expedition_needs_a_dock_and_a_barge_like_a_mission() -> None:
    full = [Barge("eros", owner=1), Barge("ida", owner=1), Barge("juno", owner=1)]
    g = table(me=seat("miner", FIVE_EACH), expeditions="vesta", docks=full)
    assert why(g, "expedition-vesta") == {"no-dock": {"limit": [("", "", 3)]}}

    out = [Barge("eros", owner=0), Barge("ida", owner=0)]
    g = table(me=seat("miner", FIVE_EACH, missions="juno"), expeditions="vesta", docks=out)
    assert why(g, "expedition-vesta") == why(g, "mission-juno") == {"no-barge": {"limit": [("", "", 2)]}}


def test_an_order_that_takes_cards_states_how_many() -> None:
    g = table(Ordering(0), me=seat(orders="vault", tokens=FIVE_EACH))

    assert why(g, "order-vault") == {"no-card-to-drop": {"number": [("", "", 2)]}}


def test_an_achievement_that_is_taken_or_lacks_types() -> None:
    g = table(me=seat("miner", completed="eros vesta"), honours="belt-cup")
    assert why(g, "achievement-belt-cup") == {
        "types-missing": {
            "card": [("achievement", "belt-cup", None)],
            "types": [("type", "S", 1), ("type", "C", 1), ("type", "M", 1)],
            "have": [("type", "S", 1), ("type", "any", 1)],
        }
    }
    g.sockets[HONOURS] = CODES
    assert why(g, "achievement-belt-cup") == {"taken": {"who": [("seat", "1", None)]}}
    g.sockets[HONOURS] = 0
    assert why(g, "achievement-belt-cup") == {"taken": {"own": [("seat", "0", None)]}}


def test_a_full_office_states_its_place_and_a_die_that_does_not_fit_what_it_takes() -> None:
    g = table(me=seat("miner"))
    for start, thing, worker in ((ASSIGNMENTS, "assignments", "surveyor"), (REFINERY, "refinery", "geologist")):
        assert why(g, thing) == {"wrong-worker": {"takes": [("takes", worker, None)], "die": [("die", "miner", None)]}}
        full = table(me=seat("miner"))
        for socket in range(start, start + 7):
            full.sockets[socket] = 0
        assert why(full, thing) == {"taken": {"place": [("place", thing, None)]}}


def test_a_die_that_does_not_fit_a_socket_states_what_that_socket_takes() -> None:
    """The sockets of this Mission, one after the other, take a miner, a subroutine and a miner."""
    joining = table(me=seat("surveyor"), docks=[Barge("eros")])
    crewing = table(me=seat("surveyor", missions="eros", tokens={"plasteel": 1, "water": 1}))
    choose(crewing, "launch eros")

    for g in (joining, crewing):
        for berth, worker in (("berth-1a", "miner"), ("berth-1b", "subroutine")):
            facts = {"takes": [("takes", worker, None)], "die": [("die", "surveyor", None)]}
            assert why(g, "pool-1", berth) == {"wrong-worker": facts}


def test_a_card_of_ones_own_that_is_in_use_is_taken_by_nobody_else() -> None:
    g = table(me=seat("miner miner", technologies="catalysis"))
    choose(g, "produce miner catalysis")

    assert why(g, "technology-catalysis") == {"taken": {}}


def test_cards_in_hand_on_the_table_and_given_say_different_things() -> None:
    me = seat("miner", missions="juno", orders="vault", completed="ida vesta")
    g = table(TakeCard(0, 1), Turns(1), me=me, open_missions="eros ceres", open_orders="archive")
    for thing, code in (
        ("mission-juno", "hand-mission"),
        ("order-vault", "hand-order"),
        ("order-archive", "open-order"),
        ("order-deck", "open-order"),
        ("mission-ida", "completed-waits"),
        ("expedition-vesta", "completed-waits"),
        ("expedition-chiron", "answer-first"),
        ("effect-reroll", "reroll-waits"),
        ("effect-miner", "effect-waits"),
        ("effect-free-launch", "effect-waits"),
        ("resource-gold", "tokens-wait"),
        ("bank-gold", "tokens-wait"),
        ("berth-1a", "not-asked"),
        ("berth-9z", "not-asked"),
        ("nothing", "not-asked"),
    ):
        assert why(g, thing) == {code: {}}, thing


ACTION = [
    "pool-1", "socket-plasteel-1", "berth-1a", "assignments", "refinery", "first-player", "exchange", "discard",
    "technology-catalysis", "bulletin-almanac", "expedition-chiron", "achievement-belt-cup",
]  # fmt: skip


@pytest.mark.parametrize("thing", ACTION)
def test_what_is_for_an_action_waits_for_the_answer_or_for_the_next_round(thing: str) -> None:
    me, docks = seat("miner", {"gold": 1, "water": 1}, orders="vault"), [Barge("ida", owner=1)]
    g = table(me=seat("miner miner", {"gold": 1, "water": 1}), docks=docks)
    choose(g, "exchange miner")

    assert said(g, thing) == "That is for an action. First answer the question."
    for step in (Ordering(0), Choose(0)):
        later = table(step, me=me, docks=docks)
        assert said(later, thing) == "That is for an action, and the actions of this round are over."


@pytest.mark.parametrize("thing", ACTION[1:])
def test_without_a_die_nothing_can_be_placed(thing: str) -> None:
    g = table(me=seat(missions="juno", tokens={"xenon": 1}), docks=[Barge("ida", owner=1)])
    assert asked(g) == "0 Act"

    assert said(g, thing) == "You have no die left this round."


def test_an_open_mission_waits_while_an_order_is_taken() -> None:
    g = table(
        TakeCard(0, 2), me=seat("miner", missions="juno"), open_missions="eros ceres", open_orders="archive vault"
    )

    assert why(g, "mission-eros") == {"open-mission": {}}
    assert why(g, "mission-juno") == {"hand-mission": {}}


def test_a_die_that_is_not_there_is_no_reason_to_wait_for_the_actions() -> None:
    assert why(table(Rerolls(), me=seat("miner")), "pool-7") == {"not-asked": {}}


def test_tokens_that_will_not_do_are_named() -> None:
    g = table(me=seat("miner", {"water": 6, "xenon": 2}, missions="eros", effects="reduction"))
    choose(g, "launch eros")
    assert why(g, "bank-gold") == {"pay-own": {"resource": [("resource", "gold", None)]}}
    assert why(g, "resource-gold") == {"nothing-to-give": {"resource": [("resource", "gold", None)]}}


def test_a_crew_in_another_dock_is_no_launch() -> None:
    docks = [Barge("ida", "1 miner", owner=1)]
    g = table(me=seat("miner miner", missions="eros", tokens={"plasteel": 1, "water": 1}), docks=docks)
    choose(g, "launch eros")
    assert asked(g) == "0 Muster"

    assert why(g, "berth-1a") == {"crew-taken": {"who": [("seat", "1", None)]}}
    assert why(g, "berth-1b") == {"answer-first": {}}
    assert why(g, "berth-2c") == {"not-yellow": {}}
