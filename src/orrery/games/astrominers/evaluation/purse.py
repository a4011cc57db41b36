"""The worth of tokens to a seat, and the Orders that they may still pay for."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.moves import first, second
from orrery.games.astrominers.evaluation.weights import Weights
from orrery.games.astrominers.scoring import surplus_points
from orrery.games.astrominers.state import NO_TOKENS, Astrominers, Player
from orrery.games.astrominers.steps.achieving import Give
from orrery.games.astrominers.steps.effects import EARN
from orrery.games.astrominers.steps.orders import Ordering
from orrery.games.astrominers.steps.rounds import Buying
from orrery.games.astrominers.steps.settling import Bonus
from orrery.games.astrominers.terms import (
    BASICS,
    COLUMNS,
    EMPTY,
    EXTRA_ORDER,
    FREE_LAUNCH,
    KEPT_EFFECTS,
    KINDS,
    MIXED,
    ROUNDS,
)

OPEN_ENDED: Final = 0.25  # points for a token that only counts as surplus


class Purse:
    """The worth of tokens to one seat, from what it can see."""

    def __init__(self, g: Astrominers, viewer: i64, weights: Weights) -> None:
        self.g = g
        self.viewer = viewer
        self.weights = weights
        self.after: i64 = ROUNDS - g.round  # rounds after this one
        self.is_acting = False  # there are still actions in this round
        self.is_ordering = False  # phase 5 of this round has not begun
        self.given: i64 = EMPTY  # an Achievement for which cards are being given
        for step in g.agenda:
            if isinstance(step, Bonus):
                self.is_acting = True
            elif isinstance(step, Buying):
                self.is_ordering = True
            elif isinstance(step, Give):
                self.given = step.card
        self.rounds = float(self.after) + (0.7 if self.is_acting else 0.0)
        late: float = self.rounds / 2.5 if self.rounds < 2.5 else 1.0
        self.basic = OPEN_ENDED + (weights.basic - OPEN_ENDED) * late
        self.rare = OPEN_ENDED + (weights.rare - OPEN_ENDED) * late
        self.late = late
        self.lacking: vec[i64] = NO_TOKENS[:]  # tokens that the planned Orders of the seat lack

    def orders_due(self, seat: i64) -> i64:
        """How many more times the seat is asked for an Order, without extra ones."""
        if self.is_ordering:
            return self.after + 1
        for step in self.g.agenda:
            if isinstance(step, Ordering) and step.seat == seat and self.g.players[seat].orders_now == 0:
                return self.after + 1
        return self.after

    def base(self, kind: i64) -> float:
        return self.basic if kind < BASICS else self.rare

    def stock(self, tokens: vec[i64]) -> float:
        """Tokens that no Order needs. The more there are of a kind, the less each is worth."""
        value = 0.0
        further = self.weights.further
        for kind in range(KINDS):
            each = self.base(kind)
            for _n in range(tokens[kind]):
                value += each
                each = max(each * further, OPEN_ENDED * 0.9)
        return value

    def plan(self, p: Player, tokens: vec[i64], due: i64, is_own: bool) -> float:
        """Plan the Orders of the hand, the best first, one for each round. The rest of the tokens stays."""
        if due == 0 and self.rounds == 0.0:
            return float(surplus_points(self.g, p, 0))
        left = tokens[:]
        value = 0.0
        self.lacking = NO_TOKENS[:]
        if is_own:
            now: i64 = 1 if due > self.after else 0
            slots: i64 = due + p.effects[EXTRA_ORDER]
            cards = p.orders.cards
            planned: i64 = 0  # bits, by place in the hand
            slot: i64 = 0
            while slot < slots:
                best: i64 = EMPTY
                best_gain = 0.0
                ahead: i64 = slot + 1 - now if slot + 1 - now < self.after else self.after
                for i in range(len(cards)):
                    if not planned >> i & 1:
                        gain = self.order_gain(cards[i], left, ahead, p)
                        if gain > best_gain:
                            best = i
                            best_gain = gain
                if best == EMPTY:
                    break
                value += best_gain + self.pay(cards[best], left)
                planned |= 1 << best
                slot += 1
        return value + self.stock(left)

    def order_gain(self, card: i64, tokens: vec[i64], ahead: i64, p: Player) -> float:
        """What an Order brings beyond the worth of its tokens, if it is bought this many rounds ahead."""
        box = self.g.box
        weights = self.weights
        missing = 0.0
        short: i64 = 0
        spare: i64 = 0
        in_kind = 0.0
        for kind in range(KINDS):
            cost = box.order_costs[card * COLUMNS + kind]
            have = tokens[kind]
            paid: i64 = cost if cost < have else have
            in_kind += float(paid) * self.base(kind)
            spare += have - paid
            if cost > have:
                short += cost - have
                missing += float(cost - have) * (weights.missing_basic if kind < BASICS else 1.0)
        value = float(box.order_points[card]) * weights.orders + self.effect(box.order_effects[card])
        value -= weights.drop * float(box.order_drops[card])
        any_units = box.order_costs[card * COLUMNS + KINDS]
        gain = -1.0
        if spare >= MIXED * short + any_units:
            gain = value - in_kind - self.basic * float(MIXED * short + any_units)
        time: float = float(ahead) + (0.5 if self.is_acting and not p.has_passed else 0.0)
        if time > 0.0:
            chance = exp(-weights.doubt * missing / time)
            gain = max(gain, chance * (value - in_kind - missing * self.rare * 0.5))
        return gain

    def pay(self, card: i64, tokens: vec[i64]) -> float:
        """Set tokens for an Order aside, as far as they are there. Returns their worth."""
        value = 0.0
        for kind in range(KINDS):
            cost = self.g.box.order_costs[card * COLUMNS + kind]
            paid: i64 = cost if cost < tokens[kind] else tokens[kind]
            tokens[kind] -= paid
            value += float(paid) * self.base(kind)
            self.lacking[kind] += cost - paid
        return value

    def effect(self, effect: i64) -> float:
        """The worth of an effect."""
        if effect < KEPT_EFFECTS:
            return self.kept(effect) * self.late
        if EARN.is_(effect):
            return float(second(effect)) * self.token(first(effect))
        return self.weights.card * self.late

    def kept(self, effect: i64) -> float:
        """The worth of an effect that is kept until it is used."""
        return self.weights.big_effect if effect in (FREE_LAUNCH, EXTRA_ORDER) else self.weights.effect

    def token(self, kind: i64) -> float:
        """The worth of one more token of a kind."""
        return self.base(kind) + (self.weights.wanted * self.late if self.lacking[kind] > 0 else 0.0)
