"""What lies on the table."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orrery.engine.actions import Actions
from orrery.engine.agenda import State
from orrery.engine.game import Box
from orrery.engine.moves import Language
from orrery.engine.piles import Pile
from orrery.games.astrominers.terms import (
    ACHIEVEMENTS,
    AREA,
    BASICS,
    CODES,
    CREW,
    DOCKS,
    DONE,
    EMPTY,
    KEPT_EFFECTS,
    KINDS,
    REROLL,
    ROW,
    VERBS,
)

NO_TOKENS: Final = vec[i64]([0] * KINDS)
NO_DICE: Final = vec[i64]([0] * CODES)
NO_EFFECTS: Final = vec[i64]([0] * KEPT_EFFECTS)
NO_DOCKS: Final = vec[i64]([EMPTY] * DOCKS)
NO_CREW: Final = vec[i64]([EMPTY] * (DOCKS * CREW))
TWO_ZEROS: Final = vec[i64]([0, 0])

# Sockets of the board, by number.
ASSIGNMENTS: Final = BASICS * AREA
REFINERY: Final = ASSIGNMENTS + ROW
FIRST_PLAYER: Final = REFINERY + ROW
HONOURS: Final = FIRST_PLAYER + 1
EXECUTIVE: Final = HONOURS + ACHIEVEMENTS  # technologies, bulletins, expeditions
SOCKETS: Final = EXECUTIVE + 3
NO_SOCKETS: Final = vec[i64]([EMPTY] * SOCKETS)


def plus(cards: list[int], card: i64) -> list[int]:
    """Open cards and one more. Such lists are never changed in place, so that clones share them."""
    return [*cards, card]


def minus(cards: list[int], card: i64) -> list[int]:
    rest = cards.copy()
    rest.remove(card)
    return rest


@final
class Station(Box):
    """The content: the board, the dice, and what is printed on each card. Tables of several columns are flat."""

    def __init__(self, digest: str, ids: dict[str, list[str]], effect_words: Language, need_words: Language) -> None:
        super().__init__(digest, Language(VERBS, ids))
        self.ids = ids  # by kind of card
        self.mission_ids = ids["mission"]
        self.order_ids = ids["order"]
        self.technology_ids = ids["technology"]
        self.bulletin_ids = ids["bulletin"]
        self.expedition_ids = ids["expedition"]
        self.achievement_ids = ids["achievement"]
        self.challenge_ids = ids["challenge"]
        self.answers = Actions(self.language, [REROLL, DONE])
        self.effect_words = effect_words
        self.need_words = need_words
        # Dice, by number of players.
        self.faces: vec[i64] = vec[i64]()  # kind * SIDES + side: face
        self.standard: vec[i64] = vec[i64]()
        self.labour: vec[i64] = vec[i64]()
        # Board: how many are open, by number of players.
        self.docks: vec[i64] = vec[i64]()
        self.assignments: vec[i64] = vec[i64]()
        self.refinery: vec[i64] = vec[i64]()
        self.area: vec[i64] = vec[i64]()  # basic area * AREA + i: what the socket takes; EMPTY: no socket
        self.tokens: vec[i64] = vec[i64]()  # players * KINDS + resource: how many there are
        # Missions and expeditions: crew cards, missions first.
        self.missions: i64 = 0
        self.players_needed: vec[i64] = vec[i64]()  # by mission
        self.types: vec[i64] = vec[i64]()  # by crew card; JOKER for an expedition
        self.launch_costs: vec[i64] = vec[i64]()  # crew card * COLUMNS + resource; the last: any
        self.crew_sizes: vec[i64] = vec[i64]()
        self.crew: vec[i64] = vec[i64]()  # crew card * CREW + i: what the socket takes
        self.yellow: vec[i64] = vec[i64]()  # crew card * CREW + i: may be filled at the launch
        self.rewards: vec[i64] = vec[i64]()  # (mission * 4 + worker) * COLUMNS + resource; the last: any
        # Orders.
        self.order_players: vec[i64] = vec[i64]()
        self.order_points: vec[i64] = vec[i64]()
        self.order_costs: vec[i64] = vec[i64]()  # order * COLUMNS + resource
        self.order_drops: vec[i64] = vec[i64]()  # cards to discard
        self.order_effects: vec[i64] = vec[i64]()
        # Executive cards.
        self.technology_points: vec[i64] = vec[i64]()
        self.technology_costs: vec[i64] = vec[i64]()
        self.bulletin_points: vec[i64] = vec[i64]()
        self.bulletin_costs: vec[i64] = vec[i64]()
        self.executive_effects: vec[i64] = vec[i64]()  # technologies, then bulletins behind them
        # Achievements and challenges.
        self.achievement_points: vec[i64] = vec[i64]()
        self.achievement_needs: list[list[int]] = []
        self.achievement_types: vec[i64] = vec[i64]()  # the same: achievement * 3 + type: how many cards
        self.challenge_points: vec[i64] = vec[i64]()
        self.challenge_needs: vec[i64] = vec[i64]()
        self.promoted: vec[i64] = vec[i64]()  # by exchange card
        self.sources: Mapping[str, str] = {}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Player:
    """One seat: dice, tokens, cards in hand and on the table."""

    def __init__(self, other: "Player | None" = None) -> None:
        """A new player, or a copy of `other`. Lists of open cards are never changed in place: copies share them."""
        if other is None:
            self.pool: vec[i64] = NO_DICE[:]  # dice that can still be used, by code
            self.used: vec[i64] = TWO_ZEROS[:]  # dice placed on the board or discarded in this round, by kind
            self.tokens: vec[i64] = NO_TOKENS[:]
            self.missions: Pile = Pile(1)  # secret
            self.orders: Pile = Pile(2)  # secret
            self.completed: list[int] = []  # crew cards, expeditions among them
            self.bought: list[int] = []  # orders
            self.effects: vec[i64] = NO_EFFECTS[:]  # of bought Orders, not used yet
            self.achievements: list[int] = []
            self.technologies: list[int] = []
            self.bulletins: list[int] = []
            self.busy: list[int] = []  # sockets of own cards in use: technologies, then bulletins behind them
            self.challenges: list[int] = []
            self.rerolls: i64 = 0  # of Challenges, not used yet
            self.orders_now: i64 = 0  # bought in this round
            self.has_passed: bool = False
            return
        self.pool = other.pool[:]
        self.used = other.used[:]
        self.tokens = other.tokens[:]
        self.missions = other.missions.clone()
        self.orders = other.orders.clone()
        self.completed = other.completed
        self.bought = other.bought
        self.effects = other.effects[:]
        self.achievements = other.achievements
        self.technologies = other.technologies
        self.bulletins = other.bulletins
        self.busy = other.busy
        self.challenges = other.challenges
        self.rerolls = other.rerolls
        self.orders_now = other.orders_now
        self.has_passed = other.has_passed

    def dice(self) -> i64:
        """How many dice are in the pool."""
        n: i64 = 0
        for count in self.pool:
            n += count
        return n


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Astrominers(State):
    """The whole table."""

    def __init__(self, box: Station, other: "Astrominers | None" = None) -> None:
        """An empty table, or a copy of `other`."""
        super().__init__(other)
        self.box = box
        if other is None:
            self.players: list[Player] = []
            self.round: i64 = 0
            self.first: i64 = 0  # this round's first player
            self.next_first: i64 = 0
            self.bank: vec[i64] = NO_TOKENS[:]
            self.track: list[int] = []  # the resource of each round but the last
            self.promoted: i64 = 0
            self.sockets: vec[i64] = NO_SOCKETS[:]  # the die on each: seat * CODES + die
            self.cards: vec[i64] = NO_DOCKS[:]  # by dock: the crew card
            self.owners: vec[i64] = NO_DOCKS[:]
            self.ages: vec[i64] = NO_DOCKS[:]  # rounds that the card has been out
            self.crew: vec[i64] = NO_CREW[:]  # dock * CREW + i: seat * CODES + die
            self.mission_deck: Pile = Pile(1)  # secret
            self.order_deck: Pile = Pile(2)  # secret
            self.open_missions: list[int] = []
            self.open_orders: list[int] = []
            self.achievement_deck: Pile = Pile(3)  # secret
            self.honours: list[int] = []  # open Achievements by place; EMPTY if none is left
            self.technologies: list[int] = []  # the last is the top
            self.bulletins: list[int] = []
            self.expeditions: list[int] = []  # as crew cards
            self.challenges: list[int] = []  # not yet won
            self.boxed: list[int] = []  # expeditions out of the game
            self.any_executive: bool = False
            self.doubles: bool = False  # edition pl1: effects turn a single symbol into the double one
            self.from_owner: bool = False  # edition en: Expeditions pay clockwise from the owner
            return
        self.players = [Player(p) for p in other.players]
        self.round = other.round
        self.first = other.first
        self.next_first = other.next_first
        self.bank = other.bank[:]
        self.track = other.track
        self.promoted = other.promoted
        self.sockets = other.sockets[:]
        self.cards = other.cards[:]
        self.owners = other.owners[:]
        self.ages = other.ages[:]
        self.crew = other.crew[:]
        self.mission_deck = other.mission_deck.clone()
        self.order_deck = other.order_deck.clone()
        self.open_missions = other.open_missions
        self.open_orders = other.open_orders
        self.achievement_deck = other.achievement_deck.clone()
        self.honours = other.honours
        self.technologies = other.technologies
        self.bulletins = other.bulletins
        self.expeditions = other.expeditions
        self.challenges = other.challenges
        self.boxed = other.boxed
        self.any_executive = other.any_executive
        self.doubles = other.doubles
        self.from_owner = other.from_owner

    def clone(self) -> "Astrominers":
        return Astrominers(self.box, self)

    def content(self) -> Station:
        return self.box

    def hidden(self) -> list[Pile]:
        piles = [self.mission_deck, self.order_deck, self.achievement_deck]
        for p in self.players:
            piles.append(p.missions)
            piles.append(p.orders)
        return piles

    def in_order(self) -> list[int]:
        """The seats, clockwise from this round's first player (AM-64)."""
        return self.clockwise(self.first)

    def clockwise(self, seat: i64) -> list[int]:
        """The seats, clockwise from this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]
