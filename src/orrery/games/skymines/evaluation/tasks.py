"""The worth of missions: one-time markers, tasks within reach, and the personal space."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.evaluation.prospects import Prospects, step_with
from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.missions import REWARD_COINS, count, holds
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import (
    COMPANY_STEPS,
    EACH_UNITS,
    EMPTY,
    ENERGY,
    EVERY_TRACK,
    FIELD,
    FIRST_DEED,
    N_COMPANIES,
    OUSTINGS,
    OWNED_CARDS,
    PIECES,
    RESEARCH_VALUE,
    RESOURCES,
    SAME_UNITS,
    SCIENCE_CARDS,
    SCIENTIST,
    SCREENS,
    TANK_STEPS,
    TANK_VALUE,
    TASK_ENERGY,
    TASKS,
)

NO_TASKS: Final = vec[float]([0.0] * TASKS)
STARTING_CARDS: Final = 10.0
LIKELY: Final = 0.8  # a deed that the cards of a plan allow
EVEN: Final = 0.5


class Tasks(Prospects):
    """What missions are worth to a player."""

    def __init__(self, g: Skymines, viewer: i64, weights: Weights) -> None:
        super().__init__(g, viewer, weights)
        self.aim: i64 = EMPTY  # the open card that counts: the player's own, or the more promising one
        self.prize = 0.0  # what a task brings
        self.chances: vec[float] = NO_TASKS[:]  # by task of this card; -1 for a fulfilled one
        self.most_helium: i64 = 0  # steps of the player's best field card

    def missions(self) -> float:
        """What the status card is worth, beside the cards of a plan."""
        p = self.p
        self.aim = EMPTY
        if p.mission < EMPTY:
            return 0.0
        value = 0.0
        if p.personal != EMPTY:
            return self.weights.personal * float(self.after)
        self.prize = float(REWARD_COINS) + self.weights.personal * float(self.after) / float(TASKS)
        if self.after > 0 or not p.has_retired:
            self.prize += self.weights.one_time
        if p.mission != EMPTY:
            self.aim = p.mission
            return self.find_chances(p.mission) * self.prize
        first = self.find_chances(0)
        self.aim = 0
        if len(self.g.missions) > 1:
            other = self.find_chances(1)
            if other > first:
                self.aim = 1
                value = self.weights.choice * first
                first = other
            else:
                value = self.weights.choice * other
                self.find_chances(0)
        return (first + value) * self.prize

    def find_chances(self, place: i64) -> float:
        """The chance of each task of a card. Returns their sum; fulfilled tasks have brought what they bring."""
        total = 0.0
        for task in range(TASKS):
            if self.p.tasks >> task & 1:
                self.chances[task] = -1.0
            else:
                chance = self.chance_of(place, task)
                self.chances[task] = chance
                total += chance
        if self.after == 0 and self.p.has_retired:
            return 0.0
        return total

    def chance_of(self, place: i64, task: i64) -> float:
        g = self.g
        at = g.missions[place] * TASKS + task
        kind = g.box.task_kinds[at]
        if holds(g, self.p, place, task):
            return self.weights.held  # another card may be chosen
        if kind >= FIRST_DEED or kind in (SAME_UNITS, EACH_UNITS, TASK_ENERGY, SCIENCE_CARDS):
            return min(self.weights.each_round * float(self.after), self.weights.at_most)
        part = self.part(kind, g.box.task_numbers[at])
        return self.weights.near_task * part * part * min(1.0, self.rounds / self.weights.task_rounds)

    def part(self, kind: i64, number: i64) -> float:
        """How much of the way to a task of the mat is done."""
        box = self.g.box
        p = self.p
        if kind == TANK_VALUE:
            return float(p.tank) / float(step_with(box.tank_values, number))
        if kind == RESEARCH_VALUE:
            return float(p.upload) / float(min(step_with(box.research_values, number), SCREENS))
        if kind == EVERY_TRACK:
            steps: i64 = 0
            for company in range(N_COMPANIES):
                steps += min(number, p.steps[company])
            return float(steps) / float(number * N_COMPANIES)
        if kind == OWNED_CARDS:
            return max(0.0, (float(len(p.cards)) - STARTING_CARDS) / max(1.0, float(number) - STARTING_CARDS))
        return float(count(self.g, p, kind)) / float(number)

    def tasks_of_set(self, units: vec[i64]) -> float:
        """What the tasks bring that a set of cards fulfils, beyond their chance without it."""
        value = 0.0
        for task in range(TASKS):
            if self.chances[task] >= 0.0:
                at = self.g.missions[self.aim] * TASKS + task
                sure = self.sureness(self.g.box.task_kinds[at], self.g.box.task_numbers[at], units)
                value += max(0.0, sure - self.chances[task]) * self.prize
        return value

    def sureness(self, kind: i64, number: i64, units: vec[i64]) -> float:
        """Does a set of cards fulfil the task? What lies face up is sure, a deed is only likely."""
        if kind == TASK_ENERGY:
            return 1.0 if units[ENERGY] >= number else 0.0
        if kind == SCIENCE_CARDS:
            return 1.0 if units[SCIENTIST] + units[FIELD] >= number else 0.0
        if kind == PIECES:
            return LIKELY if units[ENERGY] >= number else 0.0
        if kind == OUSTINGS:
            return EVEN if units[ENERGY] >= 2 * number else 0.0
        if kind == TANK_STEPS:
            return LIKELY if units[FIELD] and self.most_helium >= number else 0.0
        most: i64 = 0
        least: i64 = units[0]
        for resource in range(RESOURCES):
            most = max(most, units[resource])
            least = min(least, units[resource])
        if kind == SAME_UNITS:
            return 1.0 if most >= number else 0.0
        if kind == EACH_UNITS:
            return 1.0 if least >= number else 0.0
        return LIKELY if kind == COMPANY_STEPS and most >= number else 0.0
