"""The worth of research plans: those that lie beyond the upload marker, and those that the area passes now."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.evaluation.dangers import Dangers
from orrery.games.skymines.evaluation.holdings import FEW, KINDS
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.plans import is_special
from orrery.games.skymines.state import NO_SCREENS, NO_TOTALS, Skymines
from orrery.games.skymines.steps.planning import slots_on
from orrery.games.skymines.steps.points import FIRST_SCREEN
from orrery.games.skymines.terms import (
    COST_TO_TURN,
    EMPTY,
    FIELD,
    LETTER_PLANS,
    NEED_COINS,
    NEED_SAME,
    NEED_SCIENCE,
    NEEDS,
    RESOURCES,
    SCIENTIST,
    SCREENS,
)

NO_NEEDS: Final = vec[i64]([0] * NEEDS)
NO_WAY: Final = vec[float]([0.0] * (SCREENS + 1))


class Studies(Dangers):
    """What plans are worth to a player."""

    def __init__(self, g: Skymines, viewer: i64, weights: Weights) -> None:
        super().__init__(g, viewer, weights)
        self.screens: vec[i64] = NO_SCREENS[:]  # with plans that are still to be placed
        self.way: vec[float] = NO_WAY[:]  # by screen: what the plans up to it promise
        self.units: vec[i64] = NO_TOTALS[:]  # what is face up, or would be, by type
        self.needs: vec[i64] = NO_NEEDS[:]  # of the plans of one turn together

    def cards_for(self, kind: i64, units: i64) -> i64:
        """How many cards of a type bring so many units."""
        if units <= 0:
            return 0
        for n in range(1, FEW + 1):
            if self.best[kind * (FEW + 1) + n] >= units:
                return n
        return FEW + 2

    def load(self) -> i64:
        """How many cards the plans of one turn need beside the scientist."""
        needs = self.needs
        cards: i64 = 0
        for kind in range(KINDS):
            cards += self.cards_for(kind, needs[kind])
        if needs[NEED_SAME]:
            more: i64 = FEW + 2
            for kind in range(RESOURCES):
                more = min(
                    more, self.cards_for(kind, needs[kind] + needs[NEED_SAME]) - self.cards_for(kind, needs[kind])
                )
            cards += more
        if needs[NEED_SCIENCE]:
            cards += needs[NEED_SCIENCE] if self.sciences > needs[NEED_SCIENCE] else FEW + 2
        return cards

    def demand(self, plan: i64) -> None:
        """Add the requirements of a plan: plans of one turn are met by the same cards."""
        for column in range(NEEDS):
            self.needs[column] = max(self.needs[column], self.g.box.needs[plan * NEEDS + column])

    def lay_out(self) -> None:
        """The screens, with the plans that are still to be placed on the next free ones."""
        p = self.p
        self.screens = p.screens
        if not p.taken:
            return
        self.screens = p.screens[:]
        for plan in p.taken:
            for screen in range(max(p.upload + 1, FIRST_SCREEN), SCREENS + 1):
                if self.screens[screen] == EMPTY and not (plan < LETTER_PLANS and self.g.box.no_a >> screen & 1):
                    self.screens[screen] = plan
                    break

    def find_way(self) -> float:
        """What the plans beyond the marker promise for the rounds to come."""
        self.lay_out()
        self.way = NO_WAY[:]
        if self.after == 0:
            return 0.0
        weights = self.weights
        uses = float(self.scientists) * (0.4 + 0.35 * float(self.after))
        chance = min(1.0, 0.25 + 0.5 * uses)
        room = slots_on(self.g, self.p) - 1
        value = 0.0
        self.needs = NO_NEEDS[:]
        screen = self.p.upload + 1
        while screen <= SCREENS and self.screens[screen] != EMPTY:
            plan = self.screens[screen]
            if not self.p.turned >> screen & 1:
                self.demand(plan)
                if self.load() > room:
                    self.needs = NO_NEEDS[:]
                    self.demand(plan)
                    chance *= weights.next_use
            load = self.load()
            passed = weights.passed_easily if load < room else weights.passed if load == room else weights.passed_hardly
            value += chance * passed * self.step_gain(screen, plan)
            if load >= room:
                chance *= passed
            self.way[screen] = value
            screen += 1
        return value

    def step_gain(self, screen: i64, plan: i64) -> float:
        """What it brings to reach a screen from the one before it."""
        box = self.g.box
        gain = self.research(screen) - self.research(screen - 1)
        if 0 < screen <= self.research_goal:
            gain -= (1.0 - self.weights.goal_promise) * self.research_pull / float(self.research_goal)
        if self.p.turned >> screen & 1:
            return gain
        if is_special(plan):
            points = float(box.special_points[plan]) * self.weights.research
            return gain + points - float(box.needs[plan * NEEDS + NEED_COINS])
        return gain + self.weights.stop * self.reward(plan)

    # Now.

    def meets(self, plan: i64) -> bool:
        """Do the units meet the requirements of a plan (SK-20, SK-55)?"""
        needs = self.g.box.needs
        at = plan * NEEDS
        for kind in range(KINDS):
            if self.units[kind] < needs[at + kind]:
                return False
        if self.units[SCIENTIST] + self.units[FIELD] < needs[at + NEED_SCIENCE]:
            return False
        same = needs[at + NEED_SAME]
        if same == 0:
            return True
        for kind in range(RESOURCES):
            if self.units[kind] - needs[at + kind] >= same:
                return True
        return False

    def is_shut(self, screen: i64, coins: i64) -> bool:
        """Does the plan of a screen stop the marker?"""
        if self.p.turned >> screen & 1:
            return False
        plan = self.p.screens[screen]
        return coins < self.g.box.needs[plan * NEEDS + NEED_COINS] or not self.meets(plan)

    def fee(self, screen: i64, is_shut: bool) -> i64:
        """The coins to pass a screen: those that its plan asks for, or those to turn it over."""
        if is_shut:
            return COST_TO_TURN
        if self.p.turned >> screen & 1:
            return 0
        return self.g.box.needs[self.p.screens[screen] * NEEDS + NEED_COINS]

    def found(self, screen: i64) -> float:
        """What the plan of a screen brings if it is face up: its points if it is a special one, else its reward."""
        plan = self.p.screens[screen]
        if self.p.turned >> screen & 1:
            return 0.0
        return float(self.g.box.special_points[plan]) * self.weights.research if is_special(plan) else self.reward(plan)

    def study(self) -> float:
        """The way that a scientist makes. It counts more if a goal is near in time, since a plan may be turned over."""
        value = self.weights.study * self.weights.research
        if self.p.upload < self.research_goal:
            urgency = 1.0 - self.time()
            value += self.weights.goal_study * urgency * self.research_pull / float(self.research_goal)
        return value

    def turns(self) -> i64:
        """How many plans the scientists that are face up could turn over. Only on the way to a goal is it planned."""
        return self.units[SCIENTIST] if self.research_pull > 0.0 else 0

    def upload(self, turns: i64) -> float:
        """The most that the marker's way adds now, beyond what the plans promise anyway."""
        p = self.p
        coins = p.coins
        points = best = 0.0
        screen = p.upload + 1
        while screen <= SCREENS and p.screens[screen] != EMPTY:
            is_shut = self.is_shut(screen, coins)
            coins -= self.fee(screen, is_shut)
            turns -= i64(is_shut)
            if turns < 0 or coins < 0:
                break
            value = 0.0 if is_shut else self.found(screen)
            if is_special(p.screens[screen]):
                points, value = points + value, 0.0
            gain = self.research(screen) - self.research(p.upload) + points + value
            best = max(best, gain - float(p.coins - coins) - self.way[screen])
            screen += 1
        return best

    def farthest(self) -> i64:
        """The last screen that the marker can reach now."""
        p = self.p
        coins = p.coins
        screen = p.upload
        if self.units[SCIENTIST] == 0:
            return screen
        turns = self.turns()
        self.units[SCIENTIST] -= 1
        while screen < SCREENS and p.screens[screen + 1] != EMPTY:
            is_shut = self.is_shut(screen + 1, coins)
            coins -= self.fee(screen + 1, is_shut)
            turns -= i64(is_shut)
            if turns < 0 or coins < 0:
                break
            screen += 1
        self.units[SCIENTIST] += 1
        return screen

    def science(self) -> float:
        """What the scientists that are face up bring: the marker's way, and points."""
        cards = self.units[SCIENTIST]
        if cards == 0:
            return 0.0
        turns = self.turns()
        self.units[SCIENTIST] -= 1
        value = self.upload(turns) + float(2 * cards) * self.point()
        self.units[SCIENTIST] += 1
        return value
