"""RB p11. Using resource cards of one type."""

from orrery.games.skymines.steps.resources import WALK, PayCards
from orrery.games.skymines.steps.walking import Steps
from orrery.games.skymines.terms import TITANIUM
from tests.games.skymines.helpers import Seat, asked, choose, company, hand, offered, table, why_not

LINLIN = Seat(area="titanium-2 titanium-a3 carbon-2")


def test_p11_without_an_energy_card_there_is_no_energy_action() -> None:
    """Energy cards that rest do not count."""
    g = table(me=Seat(area="scientist-2 titanium-2", rests=["energy-2"]))

    assert offered(g, "expand") == []
    assert why_not(g, "company-minerva") == ["used-up"]
    choose(g, "study scientist-2")
    assert g.players[0].used == 1 << 1


def test_p11_the_four_sets_that_linlin_may_use() -> None:
    sets = []
    for kind in ("titanium", "carbon"):
        for cards in (["titanium-2"], ["titanium-a3"], ["titanium-2", "titanium-a3"], ["carbon-2"]):
            g = table(me=LINLIN)
            choose(g, f"invest {kind}")
            if asked(g) == "PayCards" and set(offered(g)) >= {f"pay {cards[0]}"}:
                for card in cards:
                    if f"pay {card}" in offered(g):
                        choose(g, f"pay {card}")
                if asked(g) == "PayCards":
                    choose(g, "done")
            if asked(g) == "Steps":
                used = [slot for slot in range(5) if g.players[0].used >> slot & 1]
                sets.append((kind, tuple(used)))
    assert set(sets) == {("titanium", (1,)), ("titanium", (2,)), ("titanium", (1, 2)), ("carbon", (3,))}


def test_p11_five_titanium_buy_a_card_for_four_and_a_step() -> None:
    g = table(me=LINLIN, display={1: "minerals-a3"})  # printed cost 4, no surcharge

    choose(g, "buy 1")  # it takes both cards
    assert "minerals-a3" in hand(g)
    assert asked(g) == "Steps"
    choose(g, "step astrogo")

    assert g.players[0].steps[company("astrogo")] == 1
    assert g.players[0].used == 0b110
    assert g.active == 1


def test_p11_the_display_is_not_filled_before_the_end_of_the_round() -> None:
    g = table(me=LINLIN, display={1: "minerals-a2"})
    choose(g, "buy 1", "pay titanium-2", "done")

    assert g.display[0] == -1


def test_p11_units_are_steps_on_any_tracks() -> None:
    g = table(PayCards(0, WALK, 1 << TITANIUM, 0), me=LINLIN)
    choose(g, "pay titanium-2", "pay titanium-a3", "step skymine", "step skymine", "step minerva", "step tawac")  # the last one is forced

    assert list(g.players[0].steps) == [2, 1, 0, 2]


def test_steps_are_named_in_the_order_of_the_tracks() -> None:
    g = table(Steps(0, 3, 0))
    choose(g, "step minerva")

    assert offered(g) == ["step minerva", "step astrogo", "step tawac"]
    assert why_not(g, "company-skymine") == ["out-of-order"]
