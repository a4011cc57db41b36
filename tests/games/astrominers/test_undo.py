"""Undo: inside one's own turn, until something was rolled, drawn or shown."""

import pytest

from orrery.engine.table import Table, open_table
from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.steps.rolling import Rerolls
from tests.games.astrominers.helpers import BOX, seat, table


def live(g: Astrominers) -> Table:
    """A table at which people sit, arranged."""
    seated = open_table(GAME, int(g.seats), 7, {}, BOX)
    seated.g = g
    return seated


@pytest.mark.parametrize(
    "moves",
    [
        ["gather miner plasteel-1"],
        ["discard miner", "turn surveyor geologist"],
        ["exchange miner", "swap gold water"],
        ["launch juno", "done"],
        ["produce miner catalysis"],
        ["pass"],
    ],
    ids=lambda moves: moves[0],
)
def test_what_brought_nothing_to_light_can_be_taken_back(moves: list[str]) -> None:
    me = seat("miner surveyor subroutine", {"gold": 1, "xenon": 1}, missions="juno", technologies="catalysis")
    seated = live(table(me=me, them=seat("miner")))
    before = GAME.save(seated.g)

    for move in moves:
        seated.play(0, [move])
    for _ in moves:
        seated.undo(0)

    assert GAME.save(seated.g) == before


@pytest.mark.parametrize(
    "moves",
    [
        ["assign surveyor", "draw-mission"],
        ["assign surveyor", "take-mission eros"],
        ["discard miner", "again", "done"],
        ["rally", "reroll miner", "done"],
    ],
    ids=lambda moves: moves[-1],
)
def test_what_was_drawn_shown_or_rolled_stays(moves: list[str]) -> None:
    me = seat("miner surveyor miner", rerolls=1)
    seated = live(table(me=me, them=seat("miner"), open_missions="eros ida ceres juno"))
    for move in moves[:-1]:
        seated.play(0, [move])
    if moves[-1] == "done":
        seated.play(0, ["reroll miner", "done"] if moves[1] == "again" else ["done"])
    else:
        seated.play(0, moves[-1:])

    assert seated.undo_fault(0) == "learned"


def test_a_sealed_reroll_can_be_taken_back_until_all_have_chosen() -> None:
    seated = live(table(Rerolls(), me=seat("miner"), them=seat("miner")))

    seated.play(0, ["reroll miner", "done"])
    assert seated.undo_fault(0) == ""
    seated.undo(0)
    seated.play(0, ["done"])
    seated.play(1, ["reroll miner", "done"])

    assert seated.undo_fault(1) == "learned"


PAID_AT_ONCE = {
    "launch eros": ["plasteel", "water"],
    "launch hygiea": ["gold", "gold"],
    "launch psyche": ["gold", "gold", "plasteel", "water", "xenon"],  # one gold in kind, and four tokens for nickel
    "launch ceres": [],
}


def test_offers_say_what_is_paid_at_once() -> None:
    """If there is only one way to pay, the move pays at once, and the player should know this before."""
    tokens = {"plasteel": 1, "water": 1, "xenon": 1, "gold": 2}
    seated = live(table(me=seat(missions="eros hygiea psyche ceres bennu", tokens=tokens)))
    launches = {offer.text: offer for offer in seated.offers(0) if offer.text.startswith("launch")}

    assert {text for text, offer in launches.items() if offer.asks_to_pay} == {"launch bennu"}
    assert {*launches} == {*PAID_AT_ONCE, "launch bennu"}
    for text, paid in PAID_AT_ONCE.items():
        said = [id for _, id, n in launches[text].facts.get("paid", []) for _token in range(n or 0)]
        heard = GAME.heard(seated.answer(0, [text]).g, 0)
        told = [line.split(" ")[2] for line in heard if line.startswith("0 pay ")]
        assert [sorted(said), sorted(told)] == [paid, paid]


def test_the_payment_of_a_launch_can_be_taken_back() -> None:
    me = seat("miner", {"gold": 1, "tungsten": 3, "water": 4}, missions="hygiea")
    seated = live(table(me=me, them=seat("miner")))
    before = GAME.save(seated.g)

    seated.play(0, ["launch hygiea"])
    ask = seated.ask(0)
    assert ask is not None
    seated = seated.answer(0, ask.default)
    seated.undo(0)
    seated.undo(0)

    assert GAME.save(seated.g) == before
