"""Phase 3. The exchange action: a die for another token; players do not trade."""

from orrery.games.astrominers.terms import VERBS
from tests.games.astrominers.helpers import asked, bank, choose, offered, pool, seat, table, tokens, why_not


def test_am_63_the_exchange_needs_the_wanted_token_in_the_bank() -> None:
    g = table(me=seat("miner miner", tokens={"gold": 1}), bank={"water": 0, "xenon": 0})

    choose(g, "exchange miner")

    assert offered(g) == [f"swap gold {name}" for name in ("plasteel", "tungsten", "nickel", "palladium")]


def test_am_63_no_exchange_with_an_empty_bank() -> None:
    none = dict.fromkeys(("plasteel", "water", "xenon", "tungsten", "nickel", "palladium"), 0)
    g = table(me=seat("miner", tokens={"gold": 1}), bank={**none, "gold": 3})

    assert why_not(g, "exchange") == ["bank-empty"]


def test_am_17_a_die_is_discarded_and_one_token_swapped_for_a_different_one() -> None:
    g = table(me=seat("miner", tokens={"gold": 2}))

    choose(g, "exchange miner")
    assert "swap gold gold" not in offered(g)
    choose(g, "swap gold palladium")

    assert tokens(g) == {"gold": 1, "palladium": 1}
    assert [bank(g, "gold"), bank(g, "palladium")] == [11, 9]
    assert [pool(g), asked(g)] == ["", ""]


def test_am_17_nothing_to_give_no_exchange() -> None:
    g = table(me=seat("miner"))

    assert why_not(g, "exchange") == ["nothing-to-give"]


def test_am_46_no_move_of_the_game_names_another_player() -> None:
    assert not {kind.name for verb in VERBS for kind in verb.kinds} & {"seat", "player"}


def test_am_46_what_one_gives_in_an_exchange_goes_to_the_bank() -> None:
    g = table(me=seat("miner", tokens={"gold": 1}), them=seat("miner", tokens={"water": 5}), bank={"water": 0})

    choose(g, "exchange miner")

    assert "swap gold water" not in offered(g)
    choose(g, "swap gold xenon")
    assert tokens(g, 1) == {"water": 5}
