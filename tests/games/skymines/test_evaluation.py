"""What the bots think of a table. Seat 0 is `me`."""

from typing import cast

import pytest

from orrery.engine.agenda import play
from orrery.games.skymines.evaluation.outlook import Outlook, evaluate, judge
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.game import GAME
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.energy import Entering
from orrery.games.skymines.steps.planning import Planning
from orrery.games.skymines.steps.points import Points
from orrery.games.skymines.steps.rounds import ActionPhase, RoundEnd
from orrery.games.skymines.steps.turns import Turns
from orrery.games.skymines.terms import COMPANIES, OUSTINGS
from tests.games.skymines.helpers import BOX, Seat, choose, face, table
from tests.games.skymines.missions import STOCK, TANK_CARD, on_missions

BETTER: dict[str, tuple[Seat, Seat]] = {
    "more coins": (Seat(coins=5), Seat(coins=2)),
    "a fuller tank": (Seat(tank=9), Seat(tank=7)),
    "a slot more": (Seat(tank=8), Seat(tank=7)),
    "a step on a track": (Seat(steps={"minerva": 4}), Seat(steps={"minerva": 3})),
    "the research marker ahead": (Seat(upload=3), Seat(upload=2)),
    "a plan that can be passed": (Seat(screens={2: "a1"}), Seat()),
    "cards that are face up": (Seat(area="carbon-2"), Seat(area="carbon-2", used="carbon-2")),
    "a bonus marker left": (Seat(area="carbon-1", markers=1), Seat(area="carbon-1", markers=0)),
    "a card more": (Seat(hand="carbon-2 carbon-1"), Seat(hand="carbon-1")),
    "cards in hand, not at rest": (
        Seat(hand="carbon-2 minerals-2"),
        Seat(hand="", rests=["carbon-2", "minerals-2"]),
    ),
    "an unlocked bonus": (Seat(steps={"minerva": 6}), Seat(steps={"minerva": 5})),
}


def planning(hand: str, **others: object) -> Skymines:
    return table(Planning(), ActionPhase(), RoundEnd(), me=Seat(hand=hand), round=3, **others)  # type: ignore[arg-type]


def after(g: Skymines, *texts: str) -> float:
    """What seat 0 thinks of a table after these moves."""
    h = g.clone()
    for text in texts:
        play(h, 0, BOX.language.read(text))
    return evaluate(h, 0)


@pytest.mark.parametrize("what", BETTER)
def test_more_of_something_is_better(what: str) -> None:
    more, less = BETTER[what]

    assert evaluate(table(me=more, round=3), 0) > evaluate(table(me=less, round=3), 0)


@pytest.mark.parametrize("what", BETTER)
def test_what_is_better_for_another_seat_is_worse_for_me(what: str) -> None:
    more, less = BETTER[what]

    assert worth_of_other(more) > worth_of_other(less)


def worth_of_other(seat: Seat) -> float:
    """What seat 0 thinks of another seat, when the round has begun."""
    g = table(me=Seat(area="carbon-1"), them=seat, round=3)
    g.players[0].turns = 1
    return Outlook(g, 0, Weights()).worth(1)


def test_at_the_end_the_points_decide() -> None:
    g = table(ActionPhase(), me=Seat(coins=9, retired=True), them=Seat(coins=3, retired=True), round=7)

    assert not len(g.agenda)
    assert Outlook(g, 0, Weights()).worth(0) == 9
    assert evaluate(g, 0) > 0.8


def test_a_price_counts_for_those_who_have_shares() -> None:
    """Energy pushes the value of a company: that is good for whoever has more of its shares than the others."""
    steps = {"astrogo": 8}
    taken = {"astrogo": [3, 3, 0]}

    with_shares = evaluate(table(me=Seat(steps=steps), taken=taken), 0) - evaluate(table(me=Seat(steps=steps)), 0)
    without = evaluate(table(them=Seat(steps=steps), taken=taken), 0) - evaluate(table(them=Seat(steps=steps)), 0)

    assert with_shares > 0 > without


# A plan is judged by the best completion of the set that was begun.


def test_a_card_that_completes_a_purchase_is_better_than_one_that_cannot() -> None:
    """Carbon 3, 1 and 2 pay for a card of 6; with minerals 1 instead of carbon 2 they do not."""
    display = {space: "" for space in range(1, 13)} | {1: "carbon-b4"}
    price = BOX.costs[[*BOX.faces].index(face("carbon-b4"))]
    g = planning("carbon-1 carbon-2 carbon-b3 minerals-1 titanium-1", display=display)

    assert price <= 6
    paying = after(g, "plan carbon-b3", "plan carbon-1", "plan carbon-2")
    assert paying > after(g, "plan carbon-b3", "plan carbon-1", "plan minerals-1")


def test_the_first_card_of_a_good_set_is_as_good_as_the_set() -> None:
    """The three cards of one set are worth more together than the first of them with any two others."""
    g = planning("carbon-1 carbon-2 minerals-1 minerals-2 titanium-2")
    others = ["carbon-2", "minerals-1", "minerals-2", "titanium-2"]
    sets = [
        after(g, "plan carbon-1", f"plan {one}", f"plan {other}")
        for i, one in enumerate(others)
        for other in others[i + 1 :]
    ]

    assert after(g, "plan carbon-1") == pytest.approx(max(sets), abs=0.01)
    assert min(sets) < max(sets) - 0.01


def test_to_stop_with_room_left_is_worse_than_to_go_on() -> None:
    g = planning("carbon-1 carbon-2 minerals-2")

    assert after(g, "plan carbon-1", "done") < after(g, "plan carbon-1")


def test_linked_slots_are_planned_too() -> None:
    g = planning("carbon-1 carbon-2 minerals-2", linked=True)

    assert after(g, "plan-at carbon-2 2", "done") < after(g, "plan-at carbon-2 2")


# Half-finished moves.


@pytest.mark.parametrize(
    "begin", ["mark remove", "mark carbon", "invest carbon", "expand minerva", "study scientist-2"]
)
def test_an_action_begun_is_better_than_to_retire(begin: str) -> None:
    g = table(me=Seat(area="carbon-2 energy-2 scientist-2", coins=3), round=3)

    assert after(g, begin) > after(g, "retire")


def test_unspent_research_points_and_energy_count() -> None:
    points = table(Points(0, 2, 0), Turns(0), me=Seat(area="carbon-1"), round=3)
    energy = table(Entering(0, 1, 2), Turns(0), me=Seat(area="carbon-1"), round=3)
    neither = table(me=Seat(area="carbon-1"), round=3)

    assert min(evaluate(points, 0), evaluate(energy, 0)) > evaluate(neither, 0)


# Secrets.


def imagined(g: Skymines, seed: int) -> Skymines:
    return cast(Skymines, GAME.imagine(g, 0, seed))


def test_nothing_depends_on_stacks() -> None:
    g = table(round=3)

    assert {evaluate(imagined(g, seed), 0) for seed in range(5)} == {evaluate(g, 0)}


def test_sealed_plans_of_others_do_not_matter() -> None:
    g = table(Planning(), ActionPhase(), RoundEnd(), me=Seat(hand="carbon-1"), them=Seat(hand="carbon-2 titanium-2"))
    h = g.clone()
    play(h, 1, BOX.language.read("plan titanium-2"))

    assert evaluate(h, 0) == evaluate(g, 0)


def test_a_plan_that_was_just_shown_does_not_matter_until_somebody_has_acted() -> None:
    """Else the last seat to plan would judge its own cards by random plans of the others."""
    strong = table(them=Seat(area="carbon-2 minerals-2 titanium-2"))
    weak = table(them=Seat(area="carbon-1"))

    assert evaluate(strong, 0) == pytest.approx(evaluate(weak, 0))


def test_the_draft_looks_at_the_own_tokens_only() -> None:
    g = GAME.new(2, 3, {"tokens": "draft", "first": "1"}, BOX)
    assert isinstance(g, Skymines)
    values = {evaluate(imagined(g, seed), 0) for seed in range(4)}

    assert len(values) == 1


# Weights make players with other plans.


@pytest.mark.parametrize(
    ("weight", "has", "lacks"),
    [
        ("research", Seat(upload=8), Seat(upload=4)),
        ("helium", Seat(tank=16), Seat(tank=9)),
        ("shares", Seat(steps={"tawac": 12}), Seat(steps={"tawac": 2})),
    ],
)
def test_a_weight_makes_its_points_dearer(weight: str, has: Seat, lacks: Seat) -> None:
    def gap(weights: Weights) -> float:
        tables = [table(me=seat, round=6, taken={"tawac": [2, 2, 0]}) for seat in (has, lacks)]
        return Outlook(tables[0], 0, weights).worth(0) - Outlook(tables[1], 0, weights).worth(0)

    careful = Weights()
    setattr(careful, weight, 1.5)

    assert gap(careful) > gap(Weights())
    assert judge(table(me=has, round=6), 0, careful) > judge(table(me=lacks, round=6), 0, careful)


def test_every_position_of_a_game_can_be_judged() -> None:
    g = GAME.new(2, 5, {"tracks": "random", "tokens": "draft"}, BOX)
    assert isinstance(g, Skymines)
    values: list[float] = []
    while g.asked >= 0:
        values += [evaluate(g, seat) for seat in range(2)]
        play(g, g.asked, g.moves[len(values) * 7 % len(g.moves)])

    assert len(values) > 200
    assert all(0 < value < 1 for value in values)


# Where rehearsals may end.


def test_turns_begin_where_the_seat_acts_and_rounds_where_nobody_has_planned() -> None:
    acting = table(me=Seat(area="carbon-1"), round=3)
    planned = planning("carbon-1 carbon-2")
    assert [GAME.turns_begun(acting, seat) for seat in range(2)] == [1, 0]
    assert GAME.turns_begun(planned, 0) == 2

    choose(planned, "plan carbon-1")
    choose(acting, "invest carbon")

    assert GAME.turns_begun(planned, 0) == 0
    assert GAME.turns_begun(acting, 0) == 0


# The Belt.


def energy_worth(g: Skymines, company: int, energy: int) -> float:
    """What an expansion with this energy may bring seat 0."""
    outlook = Outlook(g, 0, Weights())
    outlook.look_at(0)
    outlook.find_walks()
    outlook.find_places()
    return outlook.expand(company, energy)


def test_in_the_belt_more_energy_is_worth_more() -> None:
    g = table(me=Seat(steps={"minerva": 6}), board="belt", round=3)
    worths = [energy_worth(g, 1, energy) for energy in range(1, 8)]

    assert worths == sorted(set(worths))


def test_in_the_belt_an_asteroid_counts_once() -> None:
    """With shares of nobody a second outpost beside the first brings nothing."""
    lone = energy_worth(table(board="belt", taken={"minerva": [0, 5, 0]}, spaces={"22a": "tawac"}), 1, 9)
    full = energy_worth(table(board="belt", taken={"minerva": [0, 5, 0]}), 1, 9)

    assert lone == full > 0.0


def test_in_the_belt_nothing_is_planned_without_pieces() -> None:
    assert energy_worth(table(board="belt", taken={"minerva": [6, 5, 6]}), 1, 9) == 0.0
    with_shuttles = table(me=Seat(steps={"minerva": 6}), board="belt", taken={"minerva": [6, 0, 6]})
    assert energy_worth(with_shuttles, 1, 9) == 0.0  # no outpost from which a shuttle could start


def test_in_the_belt_an_expansion_goes_where_the_reward_is() -> None:
    me = Seat(area="energy-01 carbon-1")
    g = table(me=me, board="belt", spaces={"13": "minerva", "18a": "minerva"}, round=3)
    rich, poor = after(g, "expand minerva", "enter-space 14a", "lift 1"), after(g, "expand minerva", "enter-space 18b")

    assert rich > poor


# Missions.


@pytest.mark.parametrize(
    ("word", "number", "cards"),
    [
        ("units", 7, "carbon-b4 carbon-b3 minerals-1"),
        ("each-resource", 2, "carbon-2 minerals-2 titanium-2"),
        ("energy", 3, "energy-2 energy-01 carbon-1"),
        ("science-cards", 3, "scientist-2 scientist-a field-generic"),
        ("pieces", 3, "energy-2 energy-01 carbon-1"),
        ("oustings", 1, "energy-2 energy-01 carbon-1"),
        ("tank-steps", 1, "field-generic carbon-1 minerals-1"),
        ("company-steps", 3, "carbon-2 carbon-1 titanium-1"),
    ],
)
def test_a_plan_that_fulfils_a_task_is_judged_higher(word: str, number: int, cards: str) -> None:
    """The same cards fulfil the task, or are one short of it. Of other cards it makes less difference."""

    def worth(number: int, cards: str) -> float:
        g = planning(cards, missions=[STOCK], task=(word, number))
        return after(g, *[f"plan {card}" for card in sorted(cards.split(), key=face)])

    others = "carbon-1 minerals-1 titanium-1"
    gain = worth(number, cards) - worth(number + 1, cards)
    assert gain > 0
    assert gain > worth(number, others) - worth(number + 1, others)


@pytest.mark.parametrize("task", ["tank-value", "research-value", "coins", "track", "every-track", "cards"])
def test_a_task_that_is_nearer_is_worth_more(task: str) -> None:
    me = Seat(tank=8, upload=4, coins=4, steps=dict.fromkeys(COMPANIES, 4), area="carbon-b4 carbon-b3")
    near, far = (on_missions(STOCK, me=me, task=(task, number), round=3) for number in (16, 30))

    assert near.players[0].tasks == 0
    assert evaluate(near, 0) > evaluate(far, 0)


def test_before_retiring_a_task_that_holds_is_better_claimed_than_declined() -> None:
    g = on_missions(STOCK, TANK_CARD, me=Seat(tank=13, area="carbon-1"), them=Seat(area="carbon-1"), round=7)
    g.players[0].turns = 1
    choose(g, "pass", "retire")
    declined = after(g, "pass")
    choose(g, "bind deep-tanks", "retire")

    assert evaluate(g, 0) > declined


@pytest.mark.parametrize("round", range(1, 8))
def test_a_task_that_holds_is_better_claimed_though_one_of_the_other_card_holds_too(round: int) -> None:
    me = Seat(tank=13, steps={"skymine": 12}, area="carbon-1")
    g = on_missions(STOCK, TANK_CARD, me=me, them=Seat(area="carbon-1"), round=round)

    assert max(after(g, "bind deep-tanks"), after(g, "bind stockpile")) > after(g, "pass")


@pytest.mark.parametrize("round", range(1, 8))
def test_a_task_of_this_round_is_better_claimed_than_declined(round: int) -> None:
    me = Seat(area="carbon-b4 carbon-b3")
    g = on_missions(STOCK, TANK_CARD, me=me, them=Seat(area="carbon-1"), round=round)

    assert after(g, "bind stockpile") > after(g, "pass")


def test_in_the_middle_of_an_expansion_energy_for_the_oustings_of_a_task_is_kept() -> None:
    g = on_missions(STOCK, me=Seat(area="energy-2"), task=("oustings", 2), round=3)
    outlook = Outlook(g, 0, Weights())
    outlook.worth(0)
    outlook.expanding = 4
    assert outlook.may_oust(OUSTINGS, 2)
    outlook.expanding = 3
    assert not outlook.may_oust(OUSTINGS, 2)


def test_the_personal_space_is_worth_something_while_there_are_rounds_to_use_it() -> None:
    def gain(round: int) -> float:
        tables = [on_missions(STOCK, me=Seat(personal=personal), round=round) for personal in (True, False)]
        return Outlook(tables[0], 0, Weights()).worth(0) - Outlook(tables[1], 0, Weights()).worth(0)

    assert gain(2) > gain(4) > 0


# Threats.
