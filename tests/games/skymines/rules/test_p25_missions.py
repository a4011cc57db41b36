"""RB p25. Mission cards: tasks, status cards, one-time markers, personal spaces."""

from typing import Any, cast

import pytest

from orrery.engine.agenda import Step
from orrery.games.skymines.game import GAME
from orrery.games.skymines.missions import add_deed, claim, holding
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.rounds import RoundEnd
from orrery.games.skymines.steps.walking import Walk
from orrery.games.skymines.terms import (
    BONUS,
    COMPANY_STEPS,
    EMPTY,
    FIRST_DEED,
    LONGEST,
    OUSTINGS,
    PIECES,
    SCREEN_STEPS,
    SIDES,
    TANK_STEPS,
)
from tests.games.skymines.helpers import (
    BOX,
    Seat,
    asked,
    choose,
    coins,
    heard,
    left,
    offered,
    reasons,
    steps_of,
    table,
    why_not,
)

TANK_CARD = "deep-tanks"  # tank-value 25, pieces 5, energy 6
PIPES = "pipelines"  # tank-steps 4, coins 12, units 6
ACADEMY = "academy"  # science-cards 3, research-value 20, company-steps 6
STOCK = "stockpile"  # units 7, cards 15, track 12


def on_missions(*cards: str, steps: tuple[Step, ...] = (), me: Seat | None = None, **more: Any) -> Skymines:
    """A table with these open mission cards."""
    return table(*steps, me=me, missions=cards, **more)


def new(seats: int, seed: int = 1, *, missions: bool = True) -> Skymines:
    return cast(Skymines, GAME.new(seats, seed, {"missions": missions}, BOX))


def markers(g: Skymines, seat: int = 0) -> tuple[int, int]:
    """Ordinary and one-time markers in reserve."""
    return g.players[seat].markers, g.players[seat].one_time


@pytest.mark.parametrize(("seats", "cards"), [(2, 1), (3, 2), (4, 2)])
def test_p25_one_card_lies_open_for_two_people_and_two_for_more(seats: int, cards: int) -> None:
    g = new(seats)

    assert len(g.missions) == cards
    assert len(set(g.missions)) == cards


@pytest.mark.parametrize(("seats", "lunas", "cards"), [(2, 1, 1), (3, 1, 1), (4, 1, 2), (4, 2, 1), (4, 3, 1)])
def test_p25_the_number_of_cards_goes_by_people_and_luna_does_not_count(seats: int, lunas: int, cards: int) -> None:
    g = cast(Skymines, GAME.new(seats, 1, {"missions": True, "luna": lunas}, BOX))

    assert len(g.missions) == cards


def test_without_missions_no_card_lies_open() -> None:
    assert len(new(3, missions=False).missions) == 0


def test_the_cards_differ_from_table_to_table() -> None:
    shown = {tuple(new(2, seed).missions) for seed in range(60)}

    assert len(shown) == 6


# Claiming.


def test_p25_a_task_brings_two_coins_and_a_one_time_marker() -> None:
    g = on_missions(TANK_CARD, me=Seat(tank=12, area="field-generic carbon-1", coins=1))

    choose(g, "survey field-generic")

    assert g.players[0].tasks == 0b001
    assert coins(g) == 1 + 2 + 2  # the card's and the task's
    assert markers(g) == (3, 1)
    assert heard(g, "fulfilled") == ["0 fulfilled deep-tanks 1"]


def test_p25_several_tasks_at_once_in_any_order() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-b4 carbon-b3", steps={"skymine": 12}, coins=0))

    assert g.players[0].tasks == 0b101  # both hold when the turn begins
    assert (coins(g), markers(g)) == (4, (3, 2))


def test_sk_34_with_one_open_card_a_task_is_claimed_at_once() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-b4 carbon-b3"))

    assert asked(g) == "Act"
    assert (g.players[0].mission, g.players[0].tasks) == (0, 0b001)


def test_sk_34_with_two_open_cards_a_player_chooses_when_a_task_begins_to_hold() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(area="carbon-b4 carbon-b3 energy-b-tawac", tank=13))

    assert asked(g) == "ChooseMission"
    assert offered(g) == ["bind stockpile", "bind deep-tanks", "pass"]
    choose(g, "bind deep-tanks")

    assert (g.players[0].mission, g.players[0].tasks) == (1, 0b001)
    assert asked(g) == "Act"


def test_sk_34_only_cards_with_a_task_that_holds_are_offered_and_it_is_told_which() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, area="carbon-1"))

    assert offered(g) == ["bind deep-tanks", "pass"]


def test_sk_34_the_first_claim_binds_to_its_card() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, area="carbon-b4 carbon-b3"))

    choose(g, "bind deep-tanks")

    assert g.players[0].tasks == 0b001  # seven units hold, but on the other card


def test_sk_34_declining_costs_nothing_and_the_question_does_not_come_again_by_itself() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, area="carbon-1 minerals-1"))

    choose(g, "pass")
    assert (coins(g), markers(g), g.players[0].mission) == (1, (3, 0), EMPTY)
    choose(g, "invest carbon", "step skymine", "retire")

    assert asked(g) != "ChooseMission"


def test_sk_34_the_question_comes_again_when_another_task_begins_to_hold() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, area="carbon-2 minerals-1", steps={"skymine": 11}))
    choose(g, "pass", "invest carbon", "step skymine")

    assert asked(g) == "ChooseMission"
    assert offered(g) == ["bind stockpile", "bind deep-tanks", "pass"]
    choose(g, "bind stockpile")

    assert asked(g) == "Steps"  # the action goes on
    assert left(g, "units") == 1


def test_sk_34_the_question_comes_again_before_retiring() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, area="carbon-1"))
    choose(g, "pass", "retire")

    assert asked(g) == "ChooseMission"
    choose(g, "pass")

    assert g.players[0].has_retired


def test_sk_28_the_question_comes_before_retiring_even_if_nothing_else_is_left() -> None:
    """Its marker may then be placed: a player who is bound now acts again."""
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, markers=0, used="carbon-1", area="carbon-1"))
    choose(g, "pass")
    assert asked(g) == "ChooseMission"
    choose(g, "bind deep-tanks")

    assert not g.players[0].has_retired
    assert "mark first" not in offered(g)  # not in the very first turn
    assert "mark plus-tile" in offered(g)


def test_sk_34_tasks_of_the_area_are_asked_for_again_with_the_next_plan() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(area="carbon-b4 carbon-b3"))
    choose(g, "pass", "retire", "pass")
    while asked(g) in ("PickUp", "LayCard"):
        choose(g, offered(g)[0])

    assert g.players[0].declined == 0


def test_sk_34_coins_of_a_task_pay_for_the_barrier_that_follows() -> None:
    barrier = next(space for space in range(29) if BOX.barriers[space])  # of A1
    cost = BOX.barriers[barrier]
    g = on_missions(
        STOCK, me=Seat(steps={"skymine": barrier - 1}, coins=int(cost) - 2, area="carbon-1"), steps=(Walk(0, 0, 2),),
        task=("track", int(barrier)),
    )  # fmt: skip

    assert asked(g) == "Cross"


def test_sk_34_with_two_cards_the_choice_comes_before_the_barrier() -> None:
    barrier = next(space for space in range(29) if BOX.barriers[space])
    cost = BOX.barriers[barrier]
    g = on_missions(
        STOCK, TANK_CARD, me=Seat(steps={"skymine": barrier - 1}, coins=int(cost) - 2, area="carbon-1"),
        steps=(Walk(0, 0, 2),), task=("track", int(barrier)),
    )  # fmt: skip

    assert asked(g) == "ChooseMission"
    choose(g, "bind stockpile")
    assert asked(g) == "Cross"


def test_sk_34_a_card_that_is_bought_fulfils_a_task_now() -> None:
    g = on_missions(
        STOCK, me=Seat(area="titanium-2 titanium-a3", coins=1), display={1: "minerals-a3"}, task=("cards", 12)
    )
    choose(g, "buy 1")

    assert asked(g) == "Steps"  # before the unit that is left
    assert (g.players[0].tasks, coins(g), markers(g)) == (0b001, 3, (3, 1))


def test_sk_34_a_card_that_is_bought_with_coins_fulfils_a_task_now() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-1", coins=9), display={1: "minerals-a3"}, task=("cards", 11))
    choose(g, "mark buy", "purchase 1")

    assert (g.players[0].tasks, g.active) == (0b001, 1)


def test_sk_34_a_card_that_is_bought_through_the_e_space_fulfils_a_task_now() -> None:
    shares = int(BOX.track_shares[SIDES.index("E1") * LONGEST + 7])
    g = on_missions(
        STOCK, me=Seat(area="energy-2", hand="titanium-b4", steps={"tawac": 7}), display={1: "share-d-tawac"},
        sides="A1 B1 C1 E1", task=("shares", shares + 1),
    )  # fmt: skip
    choose(g, "mark tawac-1", "buy 1")  # the only card of the hand is removed

    assert g.players[0].tasks == 0b001


def test_sk_34_with_two_cards_the_choice_comes_before_the_units_that_are_left() -> None:
    g = on_missions(
        STOCK, TANK_CARD, me=Seat(area="titanium-2 titanium-a3"), display={1: "minerals-a3"}, task=("cards", 12)
    )
    choose(g, "buy 1")

    assert asked(g) == "ChooseMission"
    choose(g, "bind stockpile")
    assert asked(g) == "Steps"


def test_sk_63_a_state_task_is_claimed_in_a_later_turn_and_an_event_task_only_in_its_own() -> None:
    g = on_missions(TANK_CARD, STOCK, me=Seat(tank=13, area="carbon-1"))
    add_deed(g.players[0], PIECES, 5)
    assert holding(g, g.players[0]) & 0b111 == 0b011

    choose(g, "pass", "invest carbon", "step skymine")  # the other player's turn, and then the next own one
    choose(g, "retire")
    while asked(g) in ("PickUp", "LayCard"):
        choose(g, offered(g)[0])

    assert g.active == 0
    assert holding(g, g.players[0]) & 0b111 == 0b001


def test_sk_63_a_task_is_fulfilled_by_several_players_once_each() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-b4 carbon-b3"), them=Seat(area="titanium-b4 titanium-b3"))
    choose(g, "retire")
    while asked(g) in ("PickUp", "LayCard"):
        choose(g, offered(g)[0])

    assert [p.tasks for p in g.players] == [1, 1]
    assert [p.one_time for p in g.players] == [1, 1]


def test_sk_63_nothing_is_claimed_in_the_turn_of_another_player_or_after_retiring() -> None:
    g = on_missions(PIPES, me=Seat(), them=Seat(coins=11, steps={"skymine": 20}))
    g.players[1].coins += 5
    claimed = g.players[1].tasks

    assert claimed == 0


def test_sk_63_luna_takes_no_part() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-b4 carbon-b3", steps={"skymine": 12}), out=(0,))

    assert asked(g) == "Act"
    assert (g.players[0].tasks, g.players[0].one_time) == (0, 0)


# Each task.


@pytest.mark.parametrize(
    ("word", "number", "me"),
    [
        ("tank-value", 25, Seat(tank=13)),
        ("research-value", 20, Seat(upload=8)),
        ("units", 7, Seat(area="carbon-b4 carbon-b3")),
        ("each-resource", 2, Seat(area="carbon-2 minerals-2 titanium-2")),
        ("energy", 3, Seat(area="energy-2 energy-01")),
        ("science-cards", 3, Seat(area="scientist-2 scientist-a field-generic")),
        ("coins", 12, Seat(coins=12)),
        ("track", 12, Seat(steps={"tawac": 12})),
        ("every-track", 4, Seat(steps={"skymine": 4, "minerva": 5, "astrogo": 4, "tawac": 9})),
        ("cards", 12, Seat(area="carbon-b4 carbon-b3")),
        ("plans", 2, Seat(screens={2: "b1", 3: "b2"})),
    ],
)
def test_each_state_task_holds_from_its_number_on(word: str, number: int, me: Seat) -> None:
    enough = on_missions(STOCK, me=me, task=(word, number))
    short = on_missions(STOCK, me=me, task=(word, number + 1))

    assert enough.players[0].tasks & 1 == 1
    assert short.players[0].tasks & 1 == 0


def test_task_shares_counts_the_track_and_share_cards_of_one_company() -> None:
    space = next(n for n in range(30) if BOX.track_shares[n] == 3)
    g = on_missions(STOCK, me=Seat(steps={"skymine": space}, hand="share-d-skymine"), task=("shares", 4))

    assert g.players[0].tasks & 1 == 1


@pytest.mark.parametrize("kind", [PIECES, TANK_STEPS, COMPANY_STEPS, SCREEN_STEPS, OUSTINGS])
def test_each_event_task_counts_by_itself_over_one_turn(kind: int) -> None:
    g = on_missions(STOCK)
    p = g.players[0]

    add_deed(p, kind, 3)
    add_deed(p, kind, 2)

    assert [p.deeds >> 8 * (n - FIRST_DEED) & 255 for n in range(FIRST_DEED, OUSTINGS + 1) if n != kind] == [0] * 4
    assert p.deeds >> 8 * (kind - FIRST_DEED) & 255 == 5


def test_p25_task_four_steps_of_the_tank_in_one_action() -> None:
    g = on_missions(PIPES, me=Seat(area="field-generic carbon-1"), task=("tank-steps", 1))

    choose(g, "survey field-generic")

    assert g.players[0].tasks & 1 == 1


def test_sk_64_steps_of_the_tank_that_turn_into_coins_do_not_count() -> None:
    last = len(BOX.tank_values) - 1
    g = on_missions(PIPES, me=Seat(tank=last, area="field-generic carbon-1"), task=("tank-steps", 1))

    choose(g, "survey field-generic")

    assert g.players[0].tasks & 1 == 0


def test_sk_64_counts_look_at_what_lies_face_up_with_the_tile_and_bonuses() -> None:
    me = Seat(area="carbon-b4 carbon-2", boosted="carbon-2", tiles="plus")
    used = Seat(area="carbon-b4 carbon-2", boosted="carbon-2", tiles="plus", used="carbon-2")

    assert on_missions(STOCK, me=me).players[0].tasks & 1 == 1
    assert on_missions(STOCK, me=used).players[0].tasks & 1 == 0


def test_sk_64_the_plus_tile_laid_now_fulfils_a_task_now() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-b4 carbon-2", tiles="plus"))

    choose(g, "boost carbon-2")

    assert g.players[0].tasks & 1 == 1
    assert asked(g) == "Act"


def test_sk_91_the_permanent_field_symbol_counts_as_a_science_card() -> None:
    side = next(i for i, kind in enumerate(BOX.bonuses) if kind == 6) // 2  # COLLECTORS
    names = ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2"]
    others = [name for name in ("A1", "B1", "C1", "D1", "E1") if name[0] != names[side][0]][:3]
    space = next(n for n in range(30) if BOX.unlocks[side * 30 + n])
    g = on_missions(
        ACADEMY, me=Seat(area="scientist-2 scientist-a", steps={"skymine": space}),
        sides=" ".join([names[side], *others]),
    )  # fmt: skip

    assert g.players[0].tasks & 1 == 1


def test_p25_task_five_outposts_in_one_action() -> None:
    g = on_missions(TANK_CARD, me=Seat(area="energy-2 energy-01"), task=("pieces", 2))

    choose(g, "expand minerva")
    while asked(g) in ("Entering", "Lift") and g.players[0].tasks == 0:
        choose(g, offered(g)[0])

    assert sum(1 for owner in g.sectors if owner == 1) == 2
    assert g.players[0].tasks & 1 == 1
    assert coins(g) == 1 + 2  # at once, before the rewards


def test_p25_in_the_belt_outposts_and_shuttles_are_pieces() -> None:
    g = on_missions(TANK_CARD, me=Seat(area="energy-2 energy-01"), board="belt", task=("pieces", 2))
    choose(g, "expand minerva", "enter-space 18a", "lift 1")
    assert g.players[0].tasks == 0

    choose(g, "enter-space 19")

    assert g.players[0].tasks == 0b001


def test_sk_91_pieces_are_counted_over_one_turn_with_a_card_of_the_e_space() -> None:
    """The E-space plays an energy card of the hand: its pieces are counted like those of the area."""
    from orrery.games.skymines.steps.replaying import ExpandAlone

    g = on_missions(TANK_CARD, steps=(ExpandAlone(0, 3),), task=("pieces", 2))
    choose(g, "expand minerva")
    while asked(g) in ("Entering", "Lift") and g.players[0].tasks == 0:
        choose(g, offered(g)[0])

    assert g.players[0].tasks & 1 == 1


def test_task_company_steps_counts_all_tracks_of_one_turn() -> None:
    g = on_missions(ACADEMY, me=Seat(area="carbon-2 carbon-1 titanium-1"), task=("company-steps", 3))

    choose(g, "invest carbon", "pay carbon-2", "pay carbon-1", "step skymine", "step minerva")
    assert g.players[0].tasks & 1 == 0
    choose(g, "step minerva")

    assert g.players[0].tasks & 1 == 1


def test_task_screens_counts_the_upload_marker() -> None:
    g = on_missions(
        ACADEMY, me=Seat(area="scientist-2", screens={2: "b1"}, turned=(1, 2), coins=0), task=("screens", 2)
    )

    choose(g, "study scientist-2", "upload 2")

    assert g.players[0].tasks & 1 == 1


def test_task_oustings_counts_pieces_of_other_companies() -> None:
    g = on_missions(TANK_CARD, me=Seat(area="energy-2 energy-01"), sectors={21: "skymine"}, task=("oustings", 1))

    choose(g, "expand minerva", "enter 21")

    assert g.players[0].tasks & 1 == 1


# One-time markers.


def test_sk_35_an_ordinary_marker_is_placed_first_and_then_the_one_time_one() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-b4 carbon-b3", markers=1, coins=5))
    assert markers(g) == (1, 1)

    choose(g, "mark plus-tile")
    assert markers(g) == (0, 1)
    assert g.one_time == 0
    choose(g, "retire")
    while asked(g) in ("PickUp", "LayCard"):
        choose(g, offered(g)[0])
    choose(g, "mark energy-tile")

    assert markers(g) == (0, 0)
    assert g.one_time == 1 << BONUS.ids.index("energy-tile")


def test_sk_35_a_one_time_marker_leaves_in_the_preparation_and_brings_the_tile() -> None:
    g = on_missions(
        STOCK, me=Seat(markers=0), steps=(RoundEnd(),), marked={"energy-tile": 0, "first": 0}, one_time="energy-tile"
    )

    assert markers(g) == (1, 0)  # only the ordinary one of the first-player space
    assert g.tiles[2] == 0
    assert g.one_time == 0
    assert heard(g, "spent") == ["0 spent 1"]


def test_sk_35_one_time_markers_that_were_not_placed_are_kept() -> None:
    g = on_missions(STOCK, me=Seat(markers=3, one_time=2), steps=(RoundEnd(),))

    assert markers(g) == (3, 2)


# The personal space.


def test_p25_all_three_tasks_open_the_personal_space() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-b4 carbon-b3", steps={"skymine": 12}))
    assert why_not(g, "bonus-personal") == ["no-personal"]
    g.players[0].tasks |= 0b010
    claim(g, 0)

    assert heard(g, "personal") == ["0 personal"]
    assert g.first_personal == 0
    assert "mark personal" in offered_now(g)


def offered_now(g: Skymines) -> list[str]:
    """The moves as they are now, after the table was changed by hand."""
    return [BOX.language.show(m) for m in g.agenda[-1].legal(g, 0)]


def test_sk_35_the_personal_space_costs_a_coin_and_brings_three_steps_on_one_track() -> None:
    g = on_missions(STOCK, me=Seat(personal=True, coins=1, area="carbon-1"))

    choose(g, "mark personal", "advance astrogo 3")

    assert steps_of(g) == [0, 0, 3, 0]
    assert coins(g) == 0
    assert markers(g) == (2, 0)


def test_sk_35_the_personal_space_is_used_once_a_round_and_its_marker_comes_back() -> None:
    g = on_missions(STOCK, me=Seat(personal=True, coins=3, area="carbon-1"), them=Seat(retired=True))
    choose(g, "mark personal", "advance astrogo 3")
    assert why_not(g, "bonus-personal") == ["taken"]
    assert "own" in reasons(g, "bonus-personal")[0].facts


def test_sk_35_a_marker_on_the_personal_space_leaves_it_in_the_preparation() -> None:
    g = on_missions(STOCK, me=Seat(personal=True, markers=2), steps=(RoundEnd(),), on_personal=1)
    assert (markers(g), g.players[0].personal) == ((3, 0), 0)

    h = on_missions(STOCK, me=Seat(personal=True, markers=3), steps=(RoundEnd(),), on_personal=2)
    assert (markers(h), h.players[0].personal) == ((3, 0), 0)


def test_sk_35_the_personal_space_needs_a_coin() -> None:
    g = on_missions(STOCK, me=Seat(personal=True, coins=0, area="carbon-1"))

    assert why_not(g, "bonus-personal") == ["no-coins"]


def test_sk_35_the_personal_space_is_its_owners_alone() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-1"), them=Seat(personal=True))

    assert "mark personal" not in offered(g)
    assert why_not(g, "bonus-personal") == ["no-personal"]


def test_without_missions_there_is_no_personal_space_to_ask_for() -> None:
    g = table(me=Seat(area="carbon-1"))

    assert why_not(g, "bonus-personal") == ["bonus-waits"]
