"""What is played in an environment, and how its parts look as arrays."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from orrery.arena.tables import Rewards
from orrery.engine.agenda import State
from orrery.engine.features import MOST, Row
from orrery.engine.game import BadInput, Game, Outcome, Value
from orrery.games import game as find

Observation = dict[str, NDArray[Any]]
Reward = Literal["share", "margin"] | Callable[[Outcome], Sequence[float]]


class Setting:
    """A game with its content and options, for a number of seats."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Value] | None, content: str) -> None:
        self.game: Game = find(game)
        self.seats = seats
        self.options = self.game.written_out(options or {})
        self.box = self.game.box(content)
        g = self.game.new(seats, 0, options, self.box)
        self.choosers = self.game.choosers(seats, self.options)
        self.columns = self.game.columns(g)
        self.actions = self.game.actions(g.content())

    def new(self, seed: int) -> State:
        return self.game.set_up(self.seats, seed, self.options, self.box, False)

    def observation(self, g: State, seat: int) -> Observation:
        """What the seat may know, and a mask of what it may do, which is empty if it is not asked."""
        row = Row(len(self.columns))
        row.begin()
        self.game.features(g, seat, row)
        mask = np.zeros(len(self.actions.moves), np.int8)
        if seat == g.asked:
            mask[[int(self.actions.index(m)) for m in g.moves]] = 1
        return {"observation": np.frombuffer(memoryview(row.cells), np.float32).copy(), "action_mask": mask}

    def move(self, g: State, action: int) -> int | None:
        """The move of an action; none if the seat that is asked has no such move."""
        move = self.actions.moves[action] if 0 <= action < len(self.actions.moves) else -1
        return move if move in g.moves else None

    def observation_space(self) -> spaces.Dict:
        width, actions = len(self.columns), len(self.actions.moves)
        return spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (width,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.actions.moves))


class OwnRewards(Rewards):
    """Rewards by somebody's own function."""

    def __init__(self, function: Callable[[Outcome], Sequence[float]]) -> None:
        super().__init__()
        self.function = function

    def of(self, game: Game, g: State) -> list[float]:
        return [float(reward) for reward in self.function(game.outcome(g))]


def rewards_of(reward: Reward) -> Rewards:
    """The rewards of this name, or by this function."""
    if callable(reward):
        return OwnRewards(reward)
    if reward not in ("share", "margin"):
        raise BadInput(f"There is no reward called '{reward}'; there are: share, margin, or a function of an Outcome.")
    return Rewards(reward == "margin")
