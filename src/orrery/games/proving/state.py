"""What lies on the table."""

from collections.abc import Mapping
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orrery.engine.actions import Actions
from orrery.engine.agenda import State
from orrery.engine.game import Box
from orrery.engine.moves import Language
from orrery.engine.piles import Pile
from orrery.games.proving.terms import DONE, PLAN, REROLL, SELL, VERBS


@final
class Cards(Box):
    """The content: what each card costs, needs, does and scores."""

    def __init__(self, digest: str, ids: list[str], effect_words: Language, need_words: Language) -> None:
        super().__init__(digest, Language(VERBS, {"card": ids}))
        self.ids = ids
        self.answers = Actions(self.language, [REROLL, PLAN, SELL, DONE])
        self.effect_words = effect_words
        self.need_words = need_words
        self.effects: list[list[int]] = []  # by card
        self.needs: list[list[int]] = []
        self.iron: vec[i64] = vec[i64]()  # by card
        self.gold: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.copies: vec[i64] = vec[i64]()
        self.sources: Mapping[str, str] = {}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Player:
    """One seat."""

    def __init__(self, other: "Player | None" = None) -> None:
        """A new player, or a copy of `other`."""
        if other is None:
            self.hand: Pile = Pile()  # secret
            self.plan: Pile = Pile()  # secret until revealed
            self.dice: list[int] = []  # in ascending order
            self.coins: vec[i64] = vec[i64]([0, 0])  # by metal
            self.bench: list[int] = []  # revealed, not yet built or dropped
            self.built: list[int] = []
            return
        self.hand = other.hand.clone()
        self.plan = other.plan.clone()
        self.dice = other.dice.copy()
        self.coins = other.coins[:]
        self.bench = other.bench.copy()
        self.built = other.built.copy()


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Proving(State):
    """The whole table."""

    def __init__(self, box: Cards, other: "Proving | None" = None) -> None:
        """An empty table, or a copy of `other`."""
        super().__init__(other)
        self.box = box
        if other is None:
            self.players: list[Player] = []
            self.deck: Pile = Pile()  # secret
            self.display: list[int] = []
            self.discards: list[int] = []
            self.minted: i64 = 0  # all coins that were ever made
            self.spent: i64 = 0
            self.round: i64 = 0
            self.automaton: i64 = -1  # its seat
            self.pack: Pile = Pile()  # its own deck: secret
            self.orders: Pile = Pile()  # laid from its pack, face down
            self.played: list[int] = []  # orders that were turned up
            return
        self.players = [Player(p) for p in other.players]
        self.deck = other.deck.clone()
        self.display = other.display.copy()
        self.discards = other.discards.copy()
        self.minted = other.minted
        self.spent = other.spent
        self.round = other.round
        self.automaton = other.automaton
        self.pack = other.pack.clone()
        self.orders = other.orders.clone()
        self.played = other.played.copy()

    def clone(self) -> "Proving":
        return Proving(self.box, self)

    def content(self) -> Cards:
        return self.box

    def hidden(self) -> list[Pile]:
        piles = [self.deck, self.pack, self.orders]
        for p in self.players:
            piles.append(p.hand)
            piles.append(p.plan)
        return piles

    def people(self) -> list[int]:
        """The seats that choose: all but the automaton."""
        return [seat for seat in range(self.seats) if seat != self.automaton]
