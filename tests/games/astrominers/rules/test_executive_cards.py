"""Executive cards: Technologies, Bulletins, Expeditions."""

import pytest

from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.steps.actions import Turns
from orrery.games.astrominers.steps.settling import Bonus
from tests.games.astrominers.helpers import (
    BOX,
    EDITIONS,
    Barge,
    asked,
    choose,
    dock,
    looks,
    offered,
    pool,
    seat,
    seen,
    table,
    tokens,
    why_not,
)

RICH = {"plasteel": 1, "water": 1, "xenon": 1, "gold": 2}


def test_figure_of_a_technology_card() -> None:
    """Points, cost, the resource of its socket."""
    card = GAME.contents(BOX).technologies["metallurgy"]

    assert [card.points, card.cost, card.effect] == [3, [0, 0, 0, 2, 0, 0, 0, 0], "earn tungsten 1"]


def test_figure_of_a_bulletin_card() -> None:
    """Points, cost, the cards of its socket."""
    card = GAME.contents(BOX).bulletins["ledger"]

    assert [card.points, card.cost, card.effect] == [3, [0, 1, 0, 0, 0, 0, 0, 0], "take order"]


def test_figure_of_an_expedition_card() -> None:
    """Cost, sockets for any dice (the first one yellow), any type; cards instead of resources."""
    card = GAME.contents(BOX).expeditions["vesta"]

    assert card.cost == [0, 0, 1, 0, 0, 0, 0, 0]
    assert [(socket.takes, socket.yellow) for socket in card.sockets] == [("any", True), ("any", False)]
    assert [card.type, card.rewards] == ["?", []]


@pytest.mark.parametrize(
    ("card", "in_kind"), [("develop miner catalysis", "plasteel"), ("publish miner almanac", "water")], ids=str
)
def test_am_23_nothing_is_taken_off_the_price(card: str, in_kind: str) -> None:
    g = table(me=seat("miner", tokens={"plasteel": 1, "water": 1, "tungsten": 4}), technologies="catalysis")

    choose(g, card)

    assert asked(g) == "0 Pay"
    assert offered(g) == [f"pay {in_kind}", "pay tungsten"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_7_a_card_is_taken_and_paid_at_once(edition: str) -> None:
    me = seat("miner miner", tokens={"plasteel": 1, "water": 1})
    g = table(me=me, technologies="catalysis", bulletins="almanac", edition=edition)

    choose(g, "develop miner catalysis", "publish miner almanac")

    assert [seen(g).technologies, seen(g).bulletins, tokens(g)] == [["catalysis"], ["almanac"], {}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_8_a_technology_can_be_used_wherever_it_lies(edition: str) -> None:
    g = table(me=seat("miner", technologies="catalysis"), edition=edition)

    assert "produce miner catalysis" in offered(g)


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_9_a_bulletin_gives_an_open_card_or_the_unseen_top(edition: str) -> None:
    g = table(me=seat("miner", bulletins="ledger"), open_orders="lamp robot drill rebate", edition=edition)

    choose(g, "consult miner ledger")

    assert offered(g) == ["take-order lamp", "take-order robot", "take-order drill", "take-order rebate", "draw-order"]


def test_am_22_one_card_of_each_deck_a_round_for_all_players() -> None:
    g = table(me=seat("miner miner", tokens=RICH), them=seat("miner", tokens=RICH), technologies="catalysis magnetics")

    choose(g, "develop miner catalysis")

    assert why_not(g, "technology-magnetics", seat=1) == ["taken"]
    assert looks(g).executive_dice[0].die == "miner"
    assert "publish miner almanac" in offered(g)


def test_am_22_a_bulletin_takes_the_bulletins_socket_and_no_other() -> None:
    g = table(me=seat("miner surveyor", tokens=RICH), technologies="catalysis", bulletins="charts ledger")

    choose(g, "publish surveyor charts")

    assert [die and die.die for die in looks(g).executive_dice] == [None, "surveyor", None]
    assert why_not(g, "pool-1", "bulletin-ledger") == ["taken"]
    assert offered(g, "develop", "publish") == ["develop miner catalysis"]


def test_am_23_die_and_whole_cost_or_nothing() -> None:
    g = table(me=seat("miner", tokens={"gold": 1}), technologies="metallurgy")

    assert why_not(g, "technology-metallurgy") == ["too-dear"]
    assert offered(g, "develop") == []


def open_decks(edition: str, executive: str, dice: str = "miner") -> Astrominers:
    """Two cards in each deck, and means for any of them."""
    return table(
        me=seat(dice, tokens=RICH),
        technologies="catalysis magnetics",
        bulletins="almanac charts",
        expeditions="vesta pallas",
        edition=edition,
        executive=executive,
    )


@pytest.mark.parametrize(("edition", "executive"), [("en", "edition"), ("pl2", "edition"), ("pl1", "top")])
def test_row_5_only_the_top_card_of_a_deck(edition: str, executive: str) -> None:
    g = open_decks(edition, executive)

    assert offered(g, "develop", "publish", "explore") == [
        "develop miner catalysis",
        "publish miner almanac",
        "explore miner vesta",
    ]
    assert why_not(g, "technology-magnetics") == ["not-on-top"]


@pytest.mark.parametrize(("edition", "executive"), [("pl1", "edition"), ("en", "any"), ("pl2", "any")])
def test_row_5_in_the_first_polish_edition_any_card_of_a_deck(edition: str, executive: str) -> None:
    g = open_decks(edition, executive)

    assert set(offered(g, "develop", "publish", "explore")) == {
        *("develop miner catalysis", "develop miner magnetics"),
        *("publish miner almanac", "publish miner charts"),
        *("explore miner vesta", "explore miner pallas"),
    }


@pytest.mark.parametrize(("edition", "executive"), [("pl1", "edition"), ("en", "any"), ("pl2", "any")])
def test_row_5_where_any_card_may_be_taken_it_is_still_one_of_each_deck_a_round(edition: str, executive: str) -> None:
    g = open_decks(edition, executive, "miner miner miner miner")

    choose(g, "develop miner catalysis", "publish miner charts", "explore miner pallas", "done")

    for card in ("technology-magnetics", "bulletin-almanac", "expedition-vesta"):
        assert why_not(g, "pool-1", card) == ["taken"]
    assert offered(g, "develop", "publish", "explore") == []


def test_am_24_the_next_card_of_a_deck_is_seen_by_all() -> None:
    g = table(me=seat("miner", tokens=RICH), technologies="catalysis magnetics")

    choose(g, "develop miner catalysis")

    assert looks(g).technologies == ["magnetics"]


def test_am_25_an_expedition_takes_die_cost_barge_and_dock_then_dice_on_yellow_sockets() -> None:
    g = table(me=seat("surveyor geologist miner", tokens={"xenon": 1}), expeditions="pallas", them=seat("miner"))

    choose(g, "explore surveyor pallas")
    assert asked(g) == "0 Muster"
    assert offered(g) == ["join geologist 1a", "join miner 1a", "done"]
    choose(g, "join geologist 1a", "join miner 1b")

    assert dock(g, 1) == "pallas 0 geologist 0 miner -"
    assert [asked(g), tokens(g), pool(g)] == ["1 Act", {}, ""]
    assert looks(g).executive_dice[2].die == "surveyor"


def test_am_25_white_sockets_of_an_expedition_are_filled_by_later_actions_only() -> None:
    g = table(me=seat("surveyor geologist miner", tokens={"xenon": 1}), expeditions="vesta", them=seat("miner"))

    choose(g, "explore surveyor vesta", "join geologist 1a")

    assert [asked(g), pool(g)] == ["1 Act", "miner"]
    choose(g, "pass", "join miner 1b")
    assert dock(g, 1) == "vesta 0 geologist 0 miner"


def test_am_25_no_expedition_without_barge_or_dock() -> None:
    two = [Barge("eros"), Barge("ida")]
    g = table(me=seat("miner", tokens={"xenon": 1}), docks=two)
    assert why_not(g, "expedition-vesta") == ["no-barge"]

    full = [Barge("eros", owner=1), Barge("ida", owner=1), Barge("ceres")]
    g = table(me=seat("miner", tokens={"xenon": 1}), docks=full)
    assert why_not(g, "expedition-vesta") == ["no-dock"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_row_12_an_expedition_is_paid_at_the_launch(edition: str) -> None:
    g = table(me=seat("miner", tokens={"xenon": 1}), expeditions="vesta", edition=edition)

    choose(g, "explore miner vesta")

    assert tokens(g) == {}


def test_am_25_the_free_launch_waives_the_cost_but_not_the_die() -> None:
    g = table(me=seat("", effects="free-launch"), expeditions="vesta")
    assert asked(g) == ""

    g = table(me=seat("miner", effects="free-launch"), expeditions="vesta")
    choose(g, "explore-free miner vesta")
    assert [pool(g), dock(g, 1)] == ["", "vesta - -"]


def test_any_dice_of_anybody_fill_an_expedition() -> None:
    g = table(me=seat("surveyor"), them=seat("miners"), docks=[Barge("vesta")])

    choose(g, "join surveyor 1a", "join miners 1b")

    assert dock(g, 1) == "vesta 0 surveyor 1 miners"


def test_am_76_the_decks_are_open_to_all_in_their_order() -> None:
    g = table(technologies="metallurgy magnetics")

    assert looks(g).technologies == ["magnetics", "metallurgy"]  # the top one last


def test_am_72_the_die_that_buys_an_expedition_never_counts_for_the_bonus() -> None:
    me = seat("miner", tokens={"xenon": 1})
    g = table(Turns(0), Bonus(), me=me, expeditions="vesta", docks=[Barge("eros", "1 miner", owner=1)])

    choose(g, "explore miner vesta")

    assert [tokens(g), tokens(g, 1)] == [{}, {"plasteel": 4}]
