"""Why a thing on the table cannot be used now: every reason, and none if it can."""

from collections.abc import Callable

import pytest

from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.steps.actions import Act
from orrery.games.astrominers.steps.orders import Ordering
from orrery.games.astrominers.steps.rolling import Rerolls
from orrery.games.astrominers.terms import DIE, REASONS, RETRAIN, SURVEYOR
from tests.games.astrominers.helpers import Barge, choose, seat, table, why_not

HINDERED: dict[str, tuple[Callable[[], Astrominers], list[str]]] = {
    "taken": (lambda: led("miner"), ["first-player"]),
    "wrong-worker": (lambda: table(me=seat("surveyor")), ["pool-1", "socket-plasteel-1"]),
    "no-cards": (lambda: table(me=seat("surveyor"), open_missions="", mission_deck=""), ["assignments"]),
    "too-dear": (lambda: table(me=seat("miner", missions="hygiea")), ["mission-hygiea"]),
    "no-dock": (lambda: crowded(owner=1), ["mission-juno"]),
    "no-barge": (lambda: crowded(owner=0), ["mission-juno"]),
    "types-missing": (lambda: table(me=seat("miner"), honours="belt-cup"), ["achievement-belt-cup"]),
    "last-die": (lambda: table(me=seat("miner")), ["discard"]),
    "not-on-top": (lambda: table(me=seat("miner"), technologies="catalysis magnetics"), ["technology-magnetics"]),
    "bank-empty": (lambda: swapping({"plasteel": 0}), ["bank-plasteel"]),
    "nothing-to-give": (lambda: table(me=seat("miner")), ["exchange"]),
    "no-card-to-drop": (lambda: table(Ordering(0), me=seat(orders="archive", tokens={"gold": 1})), ["order-archive"]),
}


def led(die: str) -> Astrominers:
    g = table(me=seat(f"{die} {die}"))
    choose(g, f"lead {die}")
    return g


def crowded(owner: int) -> Astrominers:
    docks = [Barge("eros", owner=owner), Barge("ida", owner=owner), *([Barge("vesta", owner=1)] if owner else [])]
    return table(me=seat("miner", missions="juno", tokens={"xenon": 1}), docks=docks)


def swapping(bank: dict[str, int]) -> Astrominers:
    g = table(me=seat("miner", tokens={"gold": 1, "water": 1}), bank=bank)
    choose(g, "exchange miner")
    return g


@pytest.mark.parametrize("reason", HINDERED)
def test_a_reason(reason: str) -> None:
    arrange, things = HINDERED[reason]

    assert reason in why_not(arrange(), *things)


def test_a_face_that_a_die_does_not_have() -> None:
    """A face cannot be clicked, so the reason is tested for the move alone."""
    g = table(me=seat("labour-miner", effects="specialist"))

    move = RETRAIN.move(DIE.ids.index("labour-miner"), SURVEYOR)

    assert REASONS[Act(0).hindrance(g, 0, move)] == "no-such-face"


def test_every_reason_of_the_game_is_here() -> None:
    assert {*HINDERED, "no-such-face"} == set(REASONS[1:])


def test_an_exchange_without_tokens_is_not_the_banks_fault() -> None:
    assert why_not(table(me=seat("miner")), "exchange") == ["nothing-to-give"]


def test_nothing_stands_against_what_can_be_done() -> None:
    g = table(me=seat("miner", missions="juno", tokens={"xenon": 1}))

    for things in (["mission-juno"], ["pool-1", "socket-plasteel-1"], ["exchange"]):
        assert why_not(g, *things) == []


def test_a_socket_that_is_taken_comes_before_the_wrong_worker() -> None:
    g = table(me=seat("miner surveyor"))
    choose(g, "gather miner plasteel-1")

    assert why_not(g, "pool-1", "socket-plasteel-1") == ["taken"]


def test_while_dice_are_rolled_all_else_has_to_wait() -> None:
    g = table(Rerolls(), me=seat("miner surveyor"))

    for things in (["first-player"], ["socket-plasteel-1"], ["pool-1", "assignments"]):
        assert why_not(g, *things) == ["dice-first"]
    assert why_not(g, "pool-1") == []


def test_somebody_elses_turn() -> None:
    assert why_not(table(me=seat("miner"), them=seat("miner")), "pool-1", seat=1) == ["not-your-turn"]
