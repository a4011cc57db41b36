"""What a threat asks for on a player's own tracks, and how much the player strives for it."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.evaluation.weights import Weights
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.terms import LEAK, ROUNDS, SINGULARITY, TIME_LOOP
from orrery.games.skymines.threats import (
    LAST_ROUND,
    LEAK_TANK,
    LOOP_RESEARCH,
    LOOP_TANK,
    SINGULARITY_RESEARCH,
    is_left,
    strikes,
)


class Goals:
    """The goals of one player at a time."""

    def __init__(self, g: Skymines, viewer: i64, weights: Weights) -> None:
        self.g = g
        self.viewer = viewer
        self.weights = weights
        self.p: Player = g.players[viewer]
        self.after: i64 = ROUNDS - g.round  # rounds after this one
        if strikes(g, SINGULARITY):
            self.after = max(0, LAST_ROUND - g.round)
        self.rounds = 0.0  # with a part of this one
        self.tank_goal: i64 = 0  # steps that the threat asks for
        self.research_goal: i64 = 0
        self.tank_kept = 1.0  # the part of the tank's value that a leak is expected to leave
        self.tank_pull = 0.0  # what it is worth to reach each goal
        self.research_pull = 0.0
        if is_left(g):
            self.find_goals()

    def find_goals(self) -> None:
        box = self.g.box
        threat = self.g.threat
        if threat == LEAK:
            self.tank_goal = step_with(box.tank_values, LEAK_TANK)
            self.tank_kept = self.expect_leak()
        elif threat == SINGULARITY:
            self.research_goal = step_with(box.research_values, SINGULARITY_RESEARCH)
        elif threat == TIME_LOOP:
            self.tank_goal = step_with(box.tank_values, LOOP_TANK)
            self.research_goal = step_with(box.research_values, LOOP_RESEARCH)

    def expect_leak(self) -> float:
        """The part of the tank's value that counts at the end, on the average."""
        most: i64 = 0
        for p in self.g.players:
            most = max(most, p.tank)
        part = min(1.0, float(most) / float(self.tank_goal))
        left = max(0.0, 1.0 - self.weights.leak_removed * float(self.after))
        return 1.0 - left * (1.0 - part * part)

    def has_goals(self) -> bool:
        return self.tank_goal + self.research_goal > 0

    def rescue_prize(self) -> float:
        """What it is worth to remove the threat after long preparation."""
        if self.g.threat == TIME_LOOP:
            return self.weights.rescue_from_loop
        if self.g.threat == SINGULARITY:
            return self.weights.rescue_from_singularity
        return self.weights.rescue if self.g.threat == LEAK else 0.0

    def strive(self) -> None:
        """Who is nearest to the goals strives for them, as far as the rounds suffice; the others less."""
        own = self.way_to_goals(self.p)
        prize = self.rescue_prize() * self.weights.effort * min(1.0, self.rounds / max(0.5, own))
        for p in self.g.players:
            if p is not self.p and self.way_to_goals(p) < own:
                prize *= self.weights.follow
                break
        if self.rounds == 0.0 or (self.after == 0 and self.p.has_retired):
            prize = 0.0
        part = self.weights.loop_research if self.tank_goal else 1.0
        self.research_pull = prize * part if self.research_goal else 0.0
        self.tank_pull = prize - self.research_pull

    def way_to_goals(self, p: Player) -> float:
        """The rounds that a player needs to reach them."""
        tank = float(max(0, self.tank_goal - p.tank)) / self.weights.tank_pace
        return tank + float(max(0, self.research_goal - p.upload)) / self.weights.research_pace

    def progress(self) -> float:
        """How much of the way to the goals is done."""
        p = self.p
        done = min(p.tank, self.tank_goal) + min(p.upload, self.research_goal)
        return float(done) / float(self.tank_goal + self.research_goal)


def pull(prize: float, at: i64, goal: i64) -> float:
    """What it is worth to be on the way to a goal."""
    return prize * float(min(at, goal)) / float(goal)


def step_with(values: vec[i64], number: i64) -> i64:
    """The first step of a track with this value."""
    step: i64 = 1
    while step < len(values) - 1 and values[step] < number:
        step += 1
    return step
