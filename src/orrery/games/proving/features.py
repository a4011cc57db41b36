"""What a seat may know, as numbers for learners."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.features import SEATS, Row
from orrery.games.proving.state import Player, Proving
from orrery.games.proving.terms import FACE, METAL

UNTOLD: Final[list[str]] = []
UNORDERED: Final = ["display", "discards", "played", "players.bench", "players.built"]


def features(g: Proving, me: i64, row: Row) -> None:
    ids = g.box.ids
    row.of("table")
    row.answer(g.box.answers, g.answers[me] if g.answers else [])
    row.number("round", g.round)
    row.seat("active", g.active, me, g.seats)
    row.tally("display", ids, g.display)
    row.tally("discards", ids, g.discards)
    row.number("deck", len(g.deck.cards))
    row.number("pack", len(g.pack.cards))
    row.number("orders", len(g.orders.cards))
    row.known("orders-known", ids, g.pack, me, g.orders)
    row.tally("played", ids, g.played)
    row.of("own")
    row.count("hand", ids, g.players[me].hand.cards)
    row.count("plan", ids, g.players[me].plan.cards)
    for i in range(g.seats):
        tell_player(g, g.players[(me + i) % g.seats], me, SEATS[i], row)


def tell_player(g: Proving, p: Player, me: i64, name: str, row: Row) -> None:
    ids = g.box.ids
    row.of(name)
    row.tally("dice", FACE.ids, p.dice)
    row.numbers("coins", METAL.ids, p.coins)
    row.tally("bench", ids, p.bench)
    row.tally("built", ids, p.built)
    row.number("hand-size", len(p.hand.cards))
    row.number("plan-size", len(p.plan.cards))
    row.known("known", ids, p.hand, me, p.plan)
