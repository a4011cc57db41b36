"""How well a seat stands: its points, and what its tokens, dice, cards and docks may still bring.

All worths are in points. Of other seats it uses only what is open; their hands count by number.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from orrery.games.astrominers.evaluation.crews import Crews
from orrery.games.astrominers.evaluation.weights import Weights
from orrery.games.astrominers.state import Astrominers, Player
from orrery.games.astrominers.steps.achieving import Give
from orrery.games.astrominers.steps.effects import EARN
from orrery.games.astrominers.steps.exchanging import Swap
from orrery.games.astrominers.steps.orders import Bought
from orrery.games.astrominers.steps.taking import MISSIONS, ORDERS, TakeCard
from orrery.games.astrominers.terms import BARGES, COLUMNS, DOCKS, EMPTY, JOKER, KEPT_EFFECTS, KINDS

USUAL: Final = Weights()


def evaluate(g: Astrominers, seat: i64) -> float:
    return judge(g, seat, USUAL)


def judge(g: Astrominers, seat: i64, weights: Weights) -> float:
    """The expected share of a win, from the lead of a seat."""
    outlook = Outlook(g, seat, weights)
    scale = weights.margin + weights.margin_per_round * outlook.rounds
    own = outlook.worth(seat)
    rivals = 0.0
    for other in range(g.seats):
        if other != seat:
            rivals += exp((outlook.worth(other) - own) / scale)
    return 1.0 / (1.0 + rivals)


@final
class Outlook(Crews):
    """All that a seat has, in points."""

    # One seat.

    def worth(self, seat: i64) -> float:
        g = self.g
        weights = self.weights
        p = g.players[seat]
        self.prize = self.honours(p, EMPTY)
        value = self.won(p) + self.prize
        orders_due = self.orders_due(seat)
        value += self.plan(p, p.tokens, orders_due, seat == self.viewer)
        value += self.dice(seat, p) + self.docks(seat, p)
        value += self.hand(seat, p) if seat == self.viewer else self.foreign_hand(p, orders_due)
        value += self.executive(seat, p)
        if self.after > 0:
            behind: i64 = (seat - g.next_first + g.seats) % g.seats
            value += weights.first * (1.0 - float(behind) / float(g.seats - 1))
            value += weights.reroll * float(p.rerolls)
            for effect in range(len(p.effects)):
                value += self.kept(effect) * float(p.effects[effect]) * self.late
        if seat == self.viewer:
            value += self.pending(seat, p, orders_due)
        return value

    def won(self, p: Player) -> float:
        """Points that are safe. Completed cards may still be given for Achievements."""
        box = self.g.box
        weights = self.weights
        orders: i64 = 0
        for card in p.bought:
            orders += box.order_points[card]
        missions: i64 = len(p.completed)
        for card in p.achievements:
            missions += box.achievement_points[card]
        engine: i64 = 0
        for card in p.technologies:
            engine += box.technology_points[card]
        for card in p.bulletins:
            engine += box.bulletin_points[card]
        others: i64 = 0
        for feat in p.challenges:
            others += box.challenge_points[feat]
        value = float(orders) * weights.orders + float(missions) * weights.missions
        return value + float(engine) * weights.engine + float(others)

    # Cards in hand, executive cards.

    def foreign_hand(self, p: Player, due: i64) -> float:
        orders: i64 = min(len(p.orders.cards), due)
        missions: i64 = min(len(p.missions.cards), self.after)
        return (self.weights.hand_order * float(orders) + self.weights.hand_mission * float(missions)) * self.late

    def hand(self, seat: i64, p: Player) -> float:
        """Missions that are not launched yet: the best first, each further one for less."""
        g = self.g
        if not len(p.missions.cards):
            return 0.0
        out: i64 = 0
        for dock in range(DOCKS):
            if g.cards[dock] != EMPTY and g.owners[dock] == seat:
                out += 1
        weight = self.weights.in_hand
        for _n in range(out - BARGES + 1):
            weight *= self.weights.next_mission
        supply = self.supply
        values: list[float] = []
        for card in p.missions.cards:
            self.supply = supply[:]
            values.append(self.mission_gain(seat, p, card))
        self.supply = supply
        values.sort(reverse=True)
        value = 0.0
        for each in values:
            if each > 0.0:
                value += each * weight
                weight *= self.weights.next_mission
        return value

    def mission_gain(self, seat: i64, p: Player, card: i64) -> float:
        if self.after == 0 and not self.is_acting:
            return 0.0
        value = self.crew(seat, p, card, EMPTY)
        box = self.g.box
        for kind in range(KINDS):
            cost = box.launch_costs[card * COLUMNS + kind]
            if cost:
                short: i64 = cost - p.tokens[kind] if cost > p.tokens[kind] else 0
                value -= self.base(kind) * float(cost + short)
        return value - self.basic * float(box.launch_costs[card * COLUMNS + KINDS])

    def executive(self, seat: i64, p: Player) -> float:
        """The sockets of one's own Technologies and Bulletins."""
        g = self.g
        weights = self.weights
        has_die = self.is_acting and not p.has_passed and p.dice() > 0
        value = 0.0
        for card in p.technologies:
            value += self.uses(p, card, has_die)
        for card in p.bulletins:
            value += self.uses(p, len(g.box.technology_points) + card, has_die)
        return value * weights.production * weights.engine

    def uses(self, p: Player, socket: i64, has_die: bool) -> float:
        """What dice on the socket of one's own card may bring, compared with using them elsewhere."""
        uses: float = float(self.after) + (1.0 if has_die and socket not in p.busy else 0.0)
        effect = self.g.box.executive_effects[socket]
        if EARN.is_(effect):
            return uses * max(0.0, self.effect(effect) - self.weights.joker)
        each = self.kept(effect) if effect < KEPT_EFFECTS else self.weights.card
        return uses * max(0.0, each - self.weights.joker) * self.late

    # Half-finished moves.

    def pending(self, seat: i64, p: Player, due: i64) -> float:
        """What the questions on the agenda will bring the seat."""
        g = self.g
        value = 0.0
        for step in g.agenda:
            if isinstance(step, TakeCard):
                if step.seat == seat:
                    value += self.best_card(seat, p, step.kinds, due)
            elif isinstance(step, Bought):
                if step.seat == seat:
                    effect = self.effect(g.box.order_effects[step.card])
                    value += float(g.box.order_points[step.card]) * self.weights.orders + effect
                    value -= self.weights.drop * float(g.box.order_drops[step.card])
            elif isinstance(step, Swap):
                if step.seat == seat:
                    value += self.best_swap(p, due)
            elif isinstance(step, Give):
                if step.seat == seat:
                    value += float(g.box.achievement_points[step.card] - self.to_give(step)) * self.weights.missions
        return value

    def to_give(self, step: Give) -> i64:
        """How many completed cards are still to be given for an Achievement."""
        left: i64 = -step.given
        for asteroid in range(JOKER):
            left += self.g.box.achievement_types[step.card * JOKER + asteroid]
        return left

    def best_card(self, seat: i64, p: Player, kinds: i64, due: i64) -> float:
        """The most that an open card would add to the hand."""
        g = self.g
        best = 0.0
        if kinds & MISSIONS:
            weight = self.weights.in_hand
            for _n in range(len(p.missions.cards)):
                weight *= self.weights.next_mission
            supply = self.supply
            for card in g.open_missions:
                self.supply = supply[:]
                best = max(best, weight * self.mission_gain(seat, p, card))
            self.supply = supply
        if kinds & ORDERS and len(p.orders.cards) < due:
            for card in g.open_orders:
                best = max(best, self.order_gain(card, p.tokens, min(len(p.orders.cards), self.after), p))
        return best

    def best_swap(self, p: Player, due: i64) -> float:
        """The most that one token adds, in exchange for the token that is missed least."""
        before = self.plan(p, p.tokens, due, True)
        tokens = p.tokens[:]
        given = self.idlest(p, due)
        if given == EMPTY:
            return 0.0
        tokens[given] -= 1
        best = 0.0
        for kind in range(KINDS):
            if kind != given and self.g.bank[kind]:
                tokens[kind] += 1
                best = max(best, self.plan(p, tokens, due, True) - before)
                tokens[kind] -= 1
        return best

    def idlest(self, p: Player, due: i64) -> i64:
        """The kind of which a token is missed least."""
        tokens = p.tokens[:]
        best = EMPTY
        best_value = -1.0
        for kind in range(KINDS):
            if tokens[kind]:
                tokens[kind] -= 1
                value = self.plan(p, tokens, due, True)
                tokens[kind] += 1
                if value > best_value:
                    best = kind
                    best_value = value
        return best
