"""What the bots think of threats, above all of those that take long preparation. Seat 0 is `me`."""

from collections.abc import Mapping

import pytest
from librt.vecs import vec

from orrery.engine.agenda import Step, settle
from orrery.games.skymines.evaluation.dangers import TOO_FAR
from orrery.games.skymines.evaluation.outlook import Outlook, evaluate
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.energy import start_expansion
from orrery.games.skymines.steps.planning import Planning
from orrery.games.skymines.steps.rounds import ActionPhase, RoundEnd
from orrery.games.skymines.steps.turns import Turns
from orrery.games.skymines.terms import EMPTY, THREATS
from tests.games.skymines.helpers import BOX, Seat, company, table
from tests.games.skymines.test_evaluation import after

UNMET = {2: "a4", 3: "a1", 4: "a5"}  # two units of minerals, of carbon, of minerals


def facing(
    threat: str, me: Seat, them: Seat | None = None, round: int = 6, marked: Mapping[str, int] | None = None
) -> Outlook:
    """What seat 0 thinks of itself on a table with a threat, and a shuttle of Minerva beside it."""
    g = table(me=me, them=them, board="belt", spaces={"11": "minerva"}, round=round, marked=marked)
    g.box, g.threat = BOX, THREATS.index(threat)
    outlook = Outlook(g, 0, Weights())
    outlook.worth(0)
    outlook.find_uses(0)
    return outlook


def leaking(me: Seat, them: Seat, round: int = 6) -> Outlook:
    return facing("leak", me, them, round)


def test_who_is_nearest_to_what_a_threat_asks_for_strives_most_for_it() -> None:
    ahead, behind = (leaking(Seat(tank=tank), Seat(tank=12)) for tank in (13, 11))

    assert ahead.tank_pull > behind.tank_pull > 0


def test_near_the_goal_energy_for_the_way_is_kept_for_the_next_round() -> None:
    me = Seat(tank=18, hand="energy-2 carbon-1")
    kept, without, last = (
        leaking(me, Seat()),
        leaking(Seat(tank=18, hand="carbon-2 carbon-1"), Seat()),
        leaking(me, Seat(), round=7),
    )
    every_card = 3

    assert kept.ready(0) > without.ready(0)
    assert kept.ready(0) > kept.ready(every_card)
    assert last.ready(0) == 0


@pytest.mark.parametrize("tile", ["energy-tile", "scientist-tile"])
def test_near_the_goal_a_tile_of_the_next_round_is_as_good_as_a_card(tile: str) -> None:
    def ready(seat: int) -> float:
        me = Seat(upload=10, hand="carbon-1", coins=5)
        return facing("singularity", me, round=5, marked={tile: seat}).ready(0)

    assert ready(0) > ready(1)


def test_near_the_goal_scientists_are_kept_as_long_as_screens_are_missing() -> None:
    def ready(upload: int, hand: str) -> float:
        return facing("singularity", Seat(upload=upload, hand=hand), round=5).ready(0)

    assert ready(10, "scientist-2 energy-2") > ready(10, "carbon-2 energy-2")
    assert ready(12, "scientist-2 energy-2") == ready(12, "carbon-2 energy-2")


@pytest.mark.parametrize(("threat", "coins", "screen"), [("singularity", 2, 3), ("singularity", 1, 1), ("raid", 2, 1)])
def test_on_the_way_to_a_goal_a_scientist_is_expected_to_turn_a_plan_over(threat: str, coins: int, screen: int) -> None:
    me = Seat(upload=1, coins=coins, area="scientist-2 carbon-2", screens=UNMET)
    outlook = facing(threat, me, round=5)
    outlook.units = outlook.p.totals[:]

    assert outlook.farthest() == screen
    assert (outlook.upload(outlook.turns()) > outlook.upload(0)) == (screen > 1)


def test_a_plan_promises_only_a_part_of_what_a_screen_on_the_way_to_a_goal_is_worth() -> None:
    outlook = facing("singularity", Seat(upload=1, screens=UNMET), round=3)
    whole = outlook.research(2) - outlook.research(1)

    assert outlook.step_gain(2, outlook.p.screens[2]) < whole


def test_a_plan_that_brings_what_a_leak_asks_for_and_the_energy_removes_it() -> None:
    def worth(tank: int) -> float:
        me = Seat(tank=tank, hand="energy-2 field-generic")
        steps = (Planning(), ActionPhase(), RoundEnd())
        g = table(*steps, me=me, board="belt", spaces={"11": "minerva"}, round=3)
        g.box, g.threat = BOX, THREATS.index("leak")
        outlook = Outlook(g, 0, Weights())
        outlook.worth(0)
        outlook.surveyed = 2
        return outlook.chance_of_goals()

    assert worth(18) > worth(17) > worth(15) == 0


RICH = Seat(coins=9, tank=13, upload=8, steps={"skymine": 9}, hand="energy-b-tawac energy-c-minerva carbon-1")
RISEN = {"skymine": [4, 0, 4], "tawac": [2, 0, 0], "minerva": [1, 0, 1]}


def threatened(threat: str, remover: int = EMPTY, spaces: Mapping[str, str] = {}) -> Skymines:
    """A table on the Belt in round 5 with a threat that is left, or was removed. Both seats have much to lose."""
    g = table(me=RICH, them=RICH, board="belt", taken=RISEN, spaces=spaces, round=5)
    g.box, g.threat, g.remover = BOX, THREATS.index(threat), remover
    return g


@pytest.mark.parametrize("threat", THREATS)
def test_a_threat_that_one_has_removed_is_better_than_one_that_is_left(threat: str) -> None:
    left, mine, theirs = (evaluate(threatened(threat, remover), 0) for remover in (EMPTY, 0, 1))

    assert mine > left
    assert mine > theirs


@pytest.mark.parametrize("threat", ["crash", "blackout", "raid"])
def test_a_threat_that_is_left_hurts_who_has_what_it_takes(threat: str) -> None:
    def worth(remover: int) -> float:
        return Outlook(threatened(threat, remover), 0, Weights()).worth(0)

    assert worth(EMPTY) < worth(1)


@pytest.mark.parametrize(("threat", "way"), [("raid", 2), ("crash", 5)])
def test_the_way_to_a_threat_begins_at_a_shuttle_beside_it(threat: str, way: int) -> None:
    def energy(space: str, most: int = 9) -> int:
        g = threatened(threat, spaces={space: "minerva"})
        return Outlook(g, 0, Weights()).way_to_rescue(company("minerva"), most)

    assert energy("11") == energy("16") == way
    assert energy("10a") == way + 1  # an asteroid beside shuttle space 11
    assert energy("10a", way) == TOO_FAR


def test_to_remove_a_threat_is_better_than_to_stop_before_it() -> None:
    g = threatened("raid", spaces={"11": "minerva"})
    g.agenda = vec[Step]()
    g.then(Turns(0))
    start_expansion(g, 0, company("minerva"), 2)
    settle(g)

    assert after(g, "avert raid") > after(g, "stop")
