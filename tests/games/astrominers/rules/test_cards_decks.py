"""Decks and displays that run out, and cards that never come back."""

from orrery.engine.agenda import is_over
from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.steps.orders import Ordering
from orrery.games.astrominers.steps.settling import Drift
from tests.games.astrominers.helpers import BOX, Barge, choose, hand, looks, new, offered, seat, table, wander


def test_am_48_a_display_is_not_filled_from_an_empty_deck() -> None:
    g = table(me=seat("surveyor"), open_missions="eros ida", mission_deck="")

    choose(g, "assign surveyor")
    assert offered(g) == ["take-mission eros", "take-mission ida"]
    choose(g, "take-mission eros")

    assert looks(g).open_missions == ["ida"]


def test_am_48_a_card_that_comes_back_fills_a_gap_first() -> None:
    g = table(
        Drift(), docks=[Barge("eros", age=1), Barge("juno", age=1)], open_missions="ida ceres psyche", mission_deck=""
    )

    assert looks(g).open_missions == ["ida", "ceres", "psyche", "eros"]
    assert looks(g).mission_deck == 1


def test_am_48_a_dropped_order_fills_a_gap_too() -> None:
    me = seat(orders="archive lamp", tokens={"gold": 1})
    g = table(Ordering(0), me=me, open_orders="robot", order_deck="")

    choose(g, "buy archive")

    assert looks(g).open_orders == ["robot", "lamp"]


def test_am_48_given_missions_fill_a_gap_too() -> None:
    me = seat("miner", completed="eros ceres")
    g = table(me=me, honours="pathfinder", open_missions="", mission_deck="")

    choose(g, "achieve miner pathfinder")

    assert looks(g).open_missions == ["eros", "ceres"]


def test_am_49_cards_for_more_players_never_turn_up() -> None:
    g = new(2, box=BOX)
    shown: set[str] = set()
    for _ in wander(g, 3):
        shown |= {*looks(g).open_missions, *hand(g, 0).split(), *hand(g, 1).split(), *looks(g).open_orders}

    assert is_over(g)
    assert not shown & {"iris", "toutatis", "apophis", "shield", "beacon", "hangar"}


def test_am_49_boxed_expeditions_and_undealt_challenges_stay_away() -> None:
    for seed in range(6):
        g = new(3, seed, BOX)
        dealt = set(g.challenges)
        boxed: set[int] = set()
        for _ in wander(g, seed):
            assert boxed <= set(g.boxed)
            boxed = set(g.boxed)
            assert not boxed & {*g.expeditions, *g.cards}
        assert {feat for p in g.players for feat in p.challenges} | set(g.challenges) == dealt
        assert GAME.faults(g) == []
