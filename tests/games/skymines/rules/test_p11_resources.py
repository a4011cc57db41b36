"""RB p11. Using resource cards of one type."""

from orrery.engine.table import open_table
from orrery.games.skymines.area import lay, recount
from orrery.games.skymines.game import GAME
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.resources import WALK, PayCards
from orrery.games.skymines.steps.walking import Steps
from orrery.games.skymines.terms import TITANIUM
from tests.games.skymines.helpers import (
    BOX,
    Seat,
    add_others_card,
    asked,
    card_of,
    choose,
    coins,
    company,
    hand,
    heard,
    offered,
    steps_of,
    table,
    why_not,
)

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
    choose(
        g, "pay titanium-2", "pay titanium-a3", "step skymine", "step skymine", "step minerva", "step tawac"
    )  # the last one is forced

    assert list(g.players[0].steps) == [2, 1, 0, 2]


def test_steps_are_named_in_the_order_of_the_tracks() -> None:
    g = table(Steps(0, 3, 0))
    choose(g, "step minerva")

    assert offered(g) == ["step minerva", "step astrogo", "step tawac"]
    assert why_not(g, "company-skymine") == ["out-of-order"]


def test_p11_two_equal_cards_are_paid_one_after_the_other() -> None:
    g = table(me=Seat(area="carbon-1", hand="carbon-2"))
    add_others_card(g)
    lay(g, g.players[0], card_of(g, g.players[0], "carbon-1"), 2)
    recount(g, g.players[0])
    choose(g, "invest carbon")

    assert offered(g) == ["pay carbon-1", "done"]  # the first one is forced
    choose(g, "pay carbon-1", "step minerva", "step minerva")
    assert g.players[0].used == 0b110


def test_p11_leftover_units_may_go_to_several_tracks() -> None:
    g = table(me=LINLIN, display={1: "minerals-a2"})
    choose(g, "buy 1", "pay titanium-2", "pay titanium-a3", "step skymine", "step astrogo", "step tawac")

    assert steps_of(g) == [1, 0, 1, 1]


def ready_made(g: Skymines) -> list[str]:
    return [BOX.language.show(move) for move in g.agenda[-1].default(g, 0)]


def test_p11_the_ready_made_payment_wastes_the_fewest_units_and_cards() -> None:
    me = Seat(area="titanium-1 titanium-2 titanium-a3 carbon-2 minerals-2", steps={"skymine": 0})
    g = table(me=me, display={1: "carbon-b3", 2: "carbon-a3", 3: "energy-a2"})  # 3, 4, 2
    for space, payment in (
        (0, ["pay titanium-a3", "done"]),
        (1, ["pay titanium-1", "pay titanium-a3", "done"]),
        (2, ["pay carbon-2", "done"]),  # the first of those with 2 units: in the outer slot
    ):
        h = g.clone()
        h.agenda = h.agenda[:0]
        h.then(PayCards(0, space, 0b111, 0))
        assert ready_made(h) == payment


def test_p11_cards_in_the_last_slots_are_too_little_if_one_in_a_slot_before_can_be_added() -> None:
    me = Seat(area="titanium-1 titanium-2 titanium-a3 carbon-2")
    live = open_table(GAME, 2, 1)
    live.g = table(PayCards(0, 0, 0b111, 0), me=me, display={1: "carbon-a3"})  # 4

    assert live.fault(0, ["pay titanium-a3"]) == "less"
    assert live.fault(0, ["pay titanium-a3", "pay carbon-2"]) == "more"
    assert live.fault(0, ["pay titanium-a3", "pay titanium-1"]) == ""


def test_p11_the_ready_made_walk_uses_all_cards_of_the_type() -> None:
    g = table(me=LINLIN)
    choose(g, "invest titanium")

    assert ready_made(g) == ["pay titanium-2", "pay titanium-a3", "done"]


def test_sk_08_any_subset_of_one_type_and_at_most_one_card() -> None:
    g = table(me=Seat(area="titanium-1 titanium-2 carbon-2"), display={1: "carbon-a2", 2: "minerals-a2"})
    choose(g, "buy 1", "pay titanium-2")  # titanium-1 comes before it in the order of slots, so this is all

    assert hand(g).count("carbon-a2") == 1
    assert g.players[0].used == 0b100
    assert g.active == 1


def test_sk_08_types_do_not_pay_together() -> None:
    g = table(me=Seat(area="titanium-2 carbon-2"), display={1: "carbon-a3", 2: "carbon-a2"})

    assert "buy 1" not in offered(g)  # 4
    choose(g, "buy 2", "pay titanium-2")  # 2; the carbon may not be added, so this is all
    assert g.players[0].used == 0b010


def test_sk_08_the_tile_adds_a_unit() -> None:
    g = table(me=Seat(area="carbon-2", tiles="plus", boosted="carbon-2"), display={1: "carbon-b3"})

    choose(g, "buy 1")
    assert "carbon-b3" in hand(g)


def test_sk_09_a_free_step_is_compulsory() -> None:
    g = table(Steps(0, 2, 0))

    assert offered(g) == ["step skymine", "step minerva", "step astrogo", "step tawac"]


ALL_BARRED = {"skymine": 9, "minerva": 10, "astrogo": 8, "tawac": 7}  # each track at a barrier


def test_sk_09_a_step_over_a_barrier_is_never_compulsory_and_the_rest_is_lost() -> None:
    g = table(Steps(0, 2, 0), me=Seat(coins=2, steps=ALL_BARRED))

    assert offered(g) == ["step skymine", "step astrogo", "step tawac", "stop"]
    choose(g, "stop")
    assert (coins(g), steps_of(g)) == (2, [9, 10, 8, 7])


def test_sk_09_units_that_nobody_can_pay_for_are_lost() -> None:
    g = table(Steps(0, 2, 0), me=Seat(coins=0, steps=ALL_BARRED))

    assert asked(g) == ""
    assert heard(g, "wasted") == ["0 wasted 2"]


def test_sk_09_the_order_of_tracks_never_forces_a_payment() -> None:
    """Later tracks are barred, so earlier ones are open again."""
    g = table(Steps(0, 2, 0), me=Seat(coins=5, steps={"astrogo": 7, "tawac": 7}))
    choose(g, "step astrogo")  # now it is at its barrier, as Tawac's is

    assert offered(g) == ["step skymine", "step minerva", "step astrogo", "step tawac"]
