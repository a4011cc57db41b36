"""What a seat is shown besides the table: who is asked, what the question is about, the things of a move."""

from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.steps.orders import Ordering
from orrery.games.astrominers.steps.rolling import Rerolls
from orrery.games.astrominers.terms import EMPTY, RESOURCES
from tests.games.astrominers.helpers import BOX, Tokens, asked, choose, looks, seat, table


def things(g: Astrominers, text: str) -> list[list[str]]:
    return GAME.things(g, 0, BOX.language.read(text))


def row(amounts: Tokens, columns: int) -> list[int]:
    return [amounts.get(name, 0) for name in [*RESOURCES, "any"][:columns]]


def test_at_the_launch_only_yellow_sockets_are_pointed_at() -> None:
    g = table(me=seat("miner miner", missions="eros", tokens={"plasteel": 1, "water": 1}))

    choose(g, "launch eros")

    assert asked(g) == "0 Muster"
    assert things(g, "join miner 1a") == [["pool-1", "pool-2"], ["berth-1a"]]


def test_later_all_free_sockets_of_a_kind_are_pointed_at() -> None:
    g = table(me=seat("miner miner", missions="eros", tokens={"plasteel": 1, "water": 1}))

    choose(g, "launch eros", "done")

    assert things(g, "join miner 1a")[1] == ["berth-1a", "berth-1c"]


def test_effects_are_things_to_point_at() -> None:
    g = table(me=seat("miner", effects="subroutine specialist free-launch", missions="eros", rerolls=1))

    assert things(g, "retrain miner subroutine") == [["pool-1"], [], ["effect-subroutine"]]
    assert things(g, "retrain miner geologist") == [["pool-1"], [], ["effect-specialist"]]
    assert things(g, "launch-free eros") == [["mission-eros"], ["effect-free-launch"]]
    assert things(g, "rally") == [["effect-reroll"]]


def test_a_reduction_is_pointed_at_in_a_payment() -> None:
    g = table(me=seat("miner", {"plasteel": 1, "water": 1}, missions="eros", effects="reduction"))

    choose(g, "launch eros")

    assert asked(g) == "0 Pay"
    assert things(g, "reduce") == [["effect-reduction"]]


def test_whoever_is_asked_is_active_also_when_orders_are_completed() -> None:
    g = table(Ordering(0), Ordering(1), me=seat(orders="archive"), them=seat(orders="vault"))
    assert looks(g).active == 0

    choose(g, "pass")

    assert asked(g) == "1 Ordering"
    assert looks(g).active == 1


def test_nobody_is_active_while_all_choose_at_once() -> None:
    assert looks(table(Rerolls(), me=seat("miner"), them=seat("miner"))).active == EMPTY


def test_workers_with_the_same_reward_are_named_together() -> None:
    missions = GAME.contents(BOX).missions
    found = [(reward.workers, [i for i, n in enumerate(reward.earns) if n]) for reward in missions["kleopatra"].rewards]

    assert found == [(["surveyor", "miner"], [3]), (["geologist"], [6]), (["subroutine"], [2])]
    assert [reward.workers for reward in missions["eros"].rewards] == [[]]
