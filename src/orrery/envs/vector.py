"""Gymnasium: many tables at once as a VectorEnv, and one table as an Env."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from orrery.arena.tables import LOST, OVER, Tables
from orrery.bots import names
from orrery.engine.game import BadInput, Value
from orrery.envs.drawing import draw
from orrery.envs.setting import Observation, Reward, Setting, rewards_of

SEEDS = 1 << 62
ANY_SEAT = -1
VECTOR_METADATA: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
METADATA: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}


def tables_of(setting: Setting, number: int, reward: Reward, bots: Sequence[str], seat: int) -> Tables:
    """Tables with these bots beside the learner, or with a learner in every seat."""
    tables = Tables(setting.game, setting.box, setting.seats, setting.options, number)
    tables.rewards_of = rewards_of(reward)
    tables.bots = [[names.make(name, 0) for name in bots] for _table in range(number)] if bots else []
    if seat not in (ANY_SEAT, *setting.choosers):
        raise BadInput(f"Seat {seat} is none of those that choose: {', '.join(map(str, setting.choosers))}.")
    tables.seat = seat
    return tables


class VectorEnv(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Tables that take a step together.

    Each step overwrites the arrays of the one before: copy what you keep. They can be read only.

    Without bots, every seat is the learner's: the row is that of the seat that is asked (`infos["seat"]`), the reward
    that of the seat that just acted, and `infos["rewards"]` has those of all seats. With bots, they have the other
    seats, and the learner's seat changes from game to game, or is `seat`.

    A game that ends is followed by the next one in the same step (AutoresetMode.SAME_STEP). An action that is not legal
    ends the game: its seat gets -1, the others get nothing, and `infos["lost"]` says so.
    """

    metadata = VECTOR_METADATA

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int = 2,
        options: Mapping[str, Value] | None = None,
        *,
        bots: Sequence[str] = (),
        seat: int = ANY_SEAT,
        reward: Reward = "share",
        content: str = "",
    ) -> None:
        self.setting = Setting(game, seats, options, content)
        self.tables = tables_of(self.setting, num_envs, reward, bots, seat)
        self.num_envs = num_envs
        self.columns = self.setting.columns
        self.actions = self.setting.actions
        self.single_observation_space = self.setting.observation_space()
        self.single_action_space = self.setting.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.make_arrays()

    def make_arrays(self) -> None:
        """The arrays of all steps. Those of numpy.frombuffer look into the tables, so a step changes them by itself."""
        n, tables = self.num_envs, self.tables
        self.observations: Observation = {
            "observation": np.frombuffer(memoryview(tables.rows.cells), np.float32).reshape(n, -1),
            "action_mask": np.frombuffer(memoryview(tables.masks), np.int8).reshape(n, -1),
        }
        self.final = np.frombuffer(memoryview(tables.last_rows.cells), np.float32).reshape(n, -1)
        self.asked, self.moved, self.ends, self.drawn = (
            np.frombuffer(memoryview(row), np.int64) for row in (tables.asked, tables.moved, tables.ends, tables.drawn)
        )
        self.all_rewards = np.frombuffer(memoryview(tables.rewards), np.float64).reshape(n, -1)
        self.terminated, self.lost, self.truncated = (np.zeros(n, np.bool_) for _array in range(3))
        self.rewards = np.zeros(n)
        self.cells = np.zeros(n, np.int64)  # where in the rewards of all seats the one of the learner stands
        self.first_cells = np.arange(n) * self.setting.seats

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin everywhere anew. With a seed, all games that follow are always the same ones."""
        if isinstance(seed, list):
            raise BadInput("A VectorEnv takes one seed for all its tables, not a list of seeds.")
        super().reset(seed=seed)
        self.tables.reset(int(self.np_random.integers(SEEDS)))
        return self.observations, {"seat": self.asked}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.tables.step(actions.tolist())
        np.not_equal(self.ends, 0, out=self.terminated)
        np.equal(self.ends, LOST, out=self.lost)
        np.add(self.first_cells, self.moved, out=self.cells)
        np.take(self.all_rewards, self.cells, out=self.rewards)
        infos: dict[str, Any] = {
            "seat": self.asked,
            "moved": self.moved,
            "lost": self.lost,
            "rewards": self.all_rewards,
        }
        if self.terminated.any():
            infos["final_obs"] = self.final
            infos["_final_obs"] = self.terminated
        return self.observations, self.rewards, self.terminated, self.truncated, infos

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for each table, from the seed of the last reset."""
        self.tables.draw()
        return self.drawn


class Env(gymnasium.Env[Observation, np.int64]):
    """One seat of a table against bots. They have the other seats; the seat changes from game to game, or is `seat`."""

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Value] | None = None,
        *,
        bots: Sequence[str] = ("random",),
        seat: int = ANY_SEAT,
        reward: Reward = "share",
        content: str = "",
        render_mode: str | None = None,
    ) -> None:
        if not bots:
            raise BadInput("One seat plays against bots: name at least one of them.")
        self.setting = Setting(game, seats, options, content)
        self.tables = tables_of(self.setting, 1, reward, bots, seat)
        self.observation_space: gymnasium.Space[Any] = self.setting.observation_space()
        self.action_space: gymnasium.Space[Any] = self.setting.action_space()
        self.render_mode = render_mode
        self.is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.tables.reset(int(self.np_random.integers(SEEDS)))
        self.is_over = False
        return self.observation(), self.info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots play to the seat's next question. An action that is not legal loses, for -1."""
        if self.is_over:
            raise gymnasium.error.ResetNeeded("The game is over: call reset().")
        self.tables.ends[0] = 0
        self.tables.act(0, int(action))
        self.is_over = self.tables.ends[0] != 0
        reward = float(self.tables.rewards[self.learner()])
        return self.observation(), reward, self.is_over, False, self.info()

    def learner(self) -> int:
        return int(self.tables.learners[0])

    def observation(self) -> Observation:
        return self.setting.observation(self.tables.g[0], self.learner())

    def info(self) -> dict[str, Any]:
        """The seat, and at the end all scores."""
        info: dict[str, Any] = {"seat": self.learner(), "lost": bool(self.tables.ends[0] == LOST)}
        if self.tables.ends[0] == OVER:
            info["scores"] = self.setting.game.outcome(self.tables.g[0]).scores
        return info

    def render(self) -> str | None:
        """What the seat sees, as text: returned (ansi) or printed (human)."""
        text = draw(self.setting.game, self.tables.g[0], self.learner())
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None
