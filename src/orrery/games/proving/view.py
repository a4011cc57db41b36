"""What one seat may see. Only what is named here leaves the table."""

from msgspec import Struct

from orrery.engine.knowledge import known
from orrery.games.proving.state import Player, Proving
from orrery.games.proving.terms import GOLD, IRON


class PlayerView(Struct):
    dice: list[int]
    iron: int
    gold: int
    bench: list[str]
    built: list[str]
    hand_size: int
    plan_size: int
    known: list[str]  # cards of hand and plan together that this seat knows
    hand: list[str] | None
    plan: list[str] | None


class View(Struct):
    round: int
    active: int
    display: list[str]
    discards: list[str]
    deck: int
    pack: int  # of the automaton
    orders: int
    orders_known: list[str]  # cards of pack and orders together that this seat knows
    played: list[str]
    answer: list[str]  # one's own sealed answer
    players: list[PlayerView]


def view(g: Proving, seat: int) -> View:
    answers = g.answers[seat] if g.answers and seat < g.seats else []
    return View(
        round=g.round,
        active=g.active,
        display=[g.box.ids[card] for card in g.display],
        discards=[g.box.ids[card] for card in g.discards],
        deck=len(g.deck.cards),
        pack=len(g.pack.cards),
        orders=len(g.orders.cards),
        orders_known=[g.box.ids[card] for card in known([g.pack, g.orders], seat)],
        played=[g.box.ids[card] for card in g.played],
        answer=[g.box.language.show(m) for m in answers],
        players=[player_view(g, p, i == seat, seat) for i, p in enumerate(g.players)],
    )


def player_view(g: Proving, p: Player, own: bool, seat: int) -> PlayerView:
    ids = g.box.ids
    return PlayerView(
        dice=list(p.dice),
        iron=p.coins[IRON],
        gold=p.coins[GOLD],
        bench=[ids[card] for card in p.bench],
        built=[ids[card] for card in p.built],
        hand_size=len(p.hand.cards),
        plan_size=len(p.plan.cards),
        known=[ids[card] for card in known([p.hand, p.plan], seat)],
        hand=[ids[card] for card in sorted(p.hand.cards)] if own else None,
        plan=[ids[card] for card in sorted(p.plan.cards)] if own else None,
    )
