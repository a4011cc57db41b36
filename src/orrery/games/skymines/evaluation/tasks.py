"""The worth of missions: one-time markers, tasks within reach, and the personal space."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.evaluation.goals import step_with
from orrery.games.skymines.evaluation.holdings import FEW, Holdings
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
ENERGY_TO_OUST: Final = 2
DONE: Final = -1.0  # instead of a chance


class Tasks(Holdings):
    """What missions are worth to a player."""

    def __init__(self, g: Skymines, viewer: i64, weights: Weights) -> None:
        super().__init__(g, viewer, weights)
        self.aim: i64 = EMPTY  # the open card that counts: the player's own, or the more promising one
        self.prize = 0.0  # what a task brings, beside the personal space
        self.chances: vec[float] = NO_TASKS[:]  # by task of this card, or DONE
        self.personal = 0.0  # what the personal space brings

    def missions(self) -> float:
        """What the status card is worth, beside the cards of a plan."""
        p = self.p
        self.aim = EMPTY
        if p.mission < EMPTY:
            return 0.0
        self.personal = self.weights.personal * float(self.after)
        if p.personal != EMPTY:
            return self.personal
        self.prize = float(REWARD_COINS)
        if self.after > 0 or not p.has_retired:
            self.prize += self.weights.one_time
        if p.mission != EMPTY or len(self.g.missions) == 1:
            self.aim = max(0, p.mission)
            return self.promise(self.aim)
        return self.promise_of_two()

    def promise_of_two(self) -> float:
        """The better of two cards, and a little for the choice. Who has declined one may have waited too long."""
        first = self.promise(0)
        other = self.promise(1)
        self.aim = 1
        if first >= other:
            self.aim = 0
            first, other = other, first
            self.promise(0)
        if self.p.declined:
            return other
        return other + self.weights.choice * first

    def promise(self, place: i64) -> float:
        """What the tasks of a card may still bring; fulfilled tasks have brought what they bring."""
        total = 0.0
        for task in range(TASKS):
            self.chances[task] = DONE if self.p.tasks >> task & 1 else self.chance_of(place, task)
            total += max(0.0, self.chances[task])
        if self.after == 0 and self.p.has_retired:
            return 0.0
        return total * self.prize + self.others(EMPTY) * self.personal

    def others(self, but: i64) -> float:
        """The chance of all tasks of the card but one."""
        chance = 1.0
        for task in range(TASKS):
            if task != but and self.chances[task] != DONE:
                chance *= self.chances[task]
        return chance

    def chance_of(self, place: i64, task: i64) -> float:
        g = self.g
        at = g.missions[place] * TASKS + task
        kind = g.box.task_kinds[at]
        is_fleeting = kind >= FIRST_DEED or kind in (SAME_UNITS, EACH_UNITS, TASK_ENERGY, SCIENCE_CARDS)
        is_declined = self.p.declined >> place * TASKS + task & 1 == 1
        if holds(g, self.p, place, task) and not (is_fleeting and is_declined):
            return self.weights.held if self.after > 0 else self.weights.held_last
        if self.may_oust(kind, g.box.task_numbers[at]):
            return LIKELY
        if is_fleeting:
            chance = min(self.weights.each_round * float(self.after), self.weights.at_most)
            return chance * self.allowed(kind, g.box.task_numbers[at])
        part = self.part(kind, g.box.task_numbers[at])
        return self.weights.near_task * part * part * min(1.0, self.rounds / self.weights.task_rounds)

    def may_oust(self, kind: i64, number: i64) -> bool:
        """In the middle of an expansion: is there energy to oust as many as a task asks for?"""
        if not self.expanding or kind != OUSTINGS or self.p is not self.g.players[self.g.active]:
            return False
        return self.expanding >= ENERGY_TO_OUST * (number - count(self.g, self.p, kind))

    def allowed(self, kind: i64, number: i64) -> float:
        """How much of a task of one round the player's best cards allow."""
        found = number
        if kind in (SAME_UNITS, COMPANY_STEPS):
            found = max(self.units_of(0, FEW), self.units_of(1, FEW), self.units_of(2, FEW))
        elif kind == EACH_UNITS:
            found = min(self.units_of(0, 1), self.units_of(1, 1), self.units_of(2, 1))
        elif kind in (TASK_ENERGY, PIECES, OUSTINGS):
            found = self.units_of(ENERGY, FEW)
        elif kind == SCIENCE_CARDS:
            found = self.sciences
        elif kind == TANK_STEPS:
            found = self.most_helium
        needed = ENERGY_TO_OUST * number if kind == OUSTINGS else number
        return min(1.0, float(found) / float(needed)) ** 2

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
            is_declined = self.p.declined >> self.aim * TASKS + task & 1 == 1
            if self.chances[task] >= 0.0 and not is_declined:
                at = self.g.missions[self.aim] * TASKS + task
                sure = self.sureness(self.g.box.task_kinds[at], self.g.box.task_numbers[at], units)
                value += max(0.0, sure - self.chances[task]) * (self.prize + self.others(task) * self.personal)
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
            return EVEN if units[ENERGY] >= ENERGY_TO_OUST * number else 0.0
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
