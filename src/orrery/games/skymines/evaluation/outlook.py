"""How well a seat stands: its points, and what its tracks, plans, cards and markers may still bring.

All worths are in points. Hands are open (SK-60). Of other seats' sealed plans nothing is used, nor of stacks.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from orrery.engine.agenda import SeatStep, Step
from orrery.engine.moves import first
from orrery.games.skymines.evaluation.luna import cards_to_play
from orrery.games.skymines.evaluation.prospects import MOST, smoothed
from orrery.games.skymines.evaluation.spending import Spending
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.demolishing import Demolish
from orrery.games.skymines.steps.energy import Entering, Rewards
from orrery.games.skymines.steps.marking import Claim, tiers_reached
from orrery.games.skymines.steps.opening import PARTS, TokenBonus
from orrery.games.skymines.steps.planning import slots_on
from orrery.games.skymines.steps.points import Points
from orrery.games.skymines.steps.replaying import ActOrRecover, ExpandAlone, InvestAlone, RecoverCard, Replay
from orrery.games.skymines.steps.science import Upload
from orrery.games.skymines.steps.spaces import EitherWay
from orrery.games.skymines.steps.threats import ThreatReward
from orrery.games.skymines.steps.trading import PurchaseCard, SellCard
from orrery.games.skymines.steps.turns import Leave
from orrery.games.skymines.steps.walking import Advance, Cross, Steps, Walk
from orrery.games.skymines.terms import (
    AREA,
    COST_TO_RECOVER,
    EMPTY,
    EXPANDED,
    HAND,
    N_COMPANIES,
    REPLAY,
    REWARDS,
    SCREENS,
    STEPS,
    TIERS,
)

USUAL: Final = Weights()


def evaluate(g: Skymines, seat: i64) -> float:
    return judge(g, seat, USUAL)


def judge(g: Skymines, seat: i64, weights: Weights) -> float:
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
class Outlook(Spending):
    """All that a seat has, in points."""

    def worth(self, seat: i64) -> float:
        self.look_at(seat)
        g = self.g
        if seat >= g.people:
            return self.lunas(seat)
        value = self.possessions(seat)
        self.count_cards()
        value += self.find_way()
        if self.after > 0:
            behind: i64 = (seat - g.next_first + g.seats) % g.seats
            value += self.weights.first * (1.0 - float(behind) / float(g.seats - 1))
        self.find_uses(seat)
        if len(g.missions):
            value += self.missions()
        if g.threat != EMPTY:
            value -= self.danger(seat)
        value += self.own_round(seat) if seat == self.viewer else self.others_round()
        return value + self.future()

    def possessions(self, seat: i64) -> float:
        """What lies on the table for a person: coins, mats, special plans, tracks and shares."""
        p = self.p
        value = float(p.coins) + self.weights.coin * self.time() * float(min(p.coins, 4))
        value += self.tank(p.tank) + self.research(p.upload) + self.specials()
        for company in range(N_COMPANIES):
            value += self.track(company, p.steps[company])
            value += float(self.held[seat * N_COMPANIES + company]) * self.prices[company] * self.weights.shares
        return value

    def lunas(self, seat: i64) -> float:
        """What a Luna has, and what her cards to come may bring. She has no use for bonuses, plans and hands."""
        p = self.p
        box = self.g.box
        value = float(p.coins) + smoothed(box.tank_values, 0, p.tank, len(box.tank_values) - 1, self.blur)
        value += smoothed(box.research_values, 0, p.upload, SCREENS, self.blur)
        for company in range(N_COMPANIES):
            value += self.owned[seat * N_COMPANIES + company] * self.prices[company]
        if not len(self.g.agenda):
            return value
        return value + float(cards_to_play(self.g, seat, self.after)) * self.weights.luna

    def others_round(self) -> float:
        """What another seat may still do in this round. A plan that was just shown counts like any other."""
        p = self.p
        if p.has_retired:
            return float(p.one_time) * self.weights.one_time if self.after > 0 else 0.0
        markers = float(p.markers) * self.weights.marker + float(p.one_time) * self.weights.one_time
        if self.is_planning or self.is_fresh:
            for i in range(len(self.places)):
                if self.places[i] == AREA:
                    self.places[i] = HAND
            return markers + self.play_best(slots_on(self.g, p))
        value = markers
        for slot in range(len(p.area)):
            if p.area[slot] != EMPTY and not p.used >> slot & 1:
                value += self.use(p.area[slot])
        return value

    def own_round(self, seat: i64) -> float:
        """What the viewer may still do in this round, and in the middle of an action."""
        g = self.g
        self.find_walks()
        self.find_places()
        if self.is_planning:
            value = self.plan(g.answers[seat] if g.answers else [])
            self.lay_plan()
            return value
        value = self.left() + (self.ready(0) if self.has_goals() else 0.0)
        for step in g.agenda:
            if isinstance(step, Leave):
                value = 0.0  # the player retires
            elif isinstance(step, SeatStep) and step.seat == seat:
                value += self.pending(step)
        if g.round == 0 and g.answers and g.answers[seat]:
            for part in range(PARTS):
                value += self.reward(g.box.token_rows + first(g.answers[seat][0]) * PARTS + part)
        return value

    # Half-finished moves.

    def pending(self, step: Step) -> float:
        """What a question on the agenda will bring."""
        if isinstance(step, Steps):
            self.find_steps(step.first_track(self.g, self.p))
            return self.steps[min(step.units, MOST)]
        if isinstance(step, Points):
            return float(step.points) * self.point()
        if isinstance(step, Upload):
            self.units = self.p.totals[:]
            return self.upload(0)
        if isinstance(step, Entering):
            return self.expand(step.company, step.energy)
        if isinstance(step, Rewards):
            return self.entered(step.company)
        if isinstance(step, Walk):
            return self.walk(step.company, step.steps)
        if isinstance(step, Cross):
            return self.walk(step.company, step.left)
        if isinstance(step, Advance):
            return self.best_walk(step.steps) + float(step.then + step.last) * self.unit
        return self.bonus(step)

    def bonus(self, step: Step) -> float:
        """What a space that was marked will bring."""
        if isinstance(step, Claim):
            return self.claim(step.space)
        if isinstance(step, Demolish):
            return float(step.left) * self.demolition()
        if isinstance(step, EitherWay):
            return self.space(step.bonus) + float(self.g.box.bonus_costs[step.bonus])
        if isinstance(step, PurchaseCard):
            return self.purchase(step.off, self.p.coins) + self.tank_gain(step.tank)
        if isinstance(step, SellCard):
            return self.sale(step.kind, step.more)
        if isinstance(step, ThreatReward):
            return self.reward(self.g.box.threat_rows + self.g.threat)
        if isinstance(step, TokenBonus):
            return self.reward(self.g.box.token_rows + self.p.token * PARTS + step.part)
        return self.alone(step)

    def entered(self, company: i64) -> float:
        """The rewards of places that were entered."""
        board = self.g.board
        value = 0.0
        steps: i64 = 0
        for place in range(board.places):
            if self.g.entered >> place & 1:
                value += self.brought[place]
                steps += self.g.box.rewards[(board.rows + place) * REWARDS + STEPS + EXPANDED]
        return value + self.walk(company, steps)

    def claim(self, space: i64) -> float:
        best = 0.0
        for tier in range(tiers_reached(self.g, self.p, space)):
            best = max(best, self.reward(self.g.box.tier_rows + space * TIERS + tier))
        return best

    def alone(self, step: Step) -> float:
        """Cards that are removed for their action."""
        if isinstance(step, Replay):
            best = 0.0
            for card in self.p.cards:
                if self.g.places[card] == HAND:
                    best = max(best, self.use(card) - self.gain(card))
            return best if step.kind == REPLAY else best + self.weights.recover
        if isinstance(step, ActOrRecover):
            return self.use(step.card)
        if isinstance(step, InvestAlone):
            return self.steps[min(step.units(self.g), MOST)]
        if isinstance(step, ExpandAlone):
            return self.energy_worth(step.energy)
        if isinstance(step, RecoverCard) and self.p.coins >= COST_TO_RECOVER:
            return self.weights.recover
        return 0.0
