"""PettingZoo: a game as an AECEnv, in which every seat that chooses is an agent."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from orrery.arena.tables import PENALTY
from orrery.engine.agenda import State, play
from orrery.engine.game import Value
from orrery.engine.series import seed_of
from orrery.envs.drawing import draw
from orrery.envs.setting import Observation, Reward, Setting, rewards_of

Table: TypeAlias = AECEnv[str, Observation, int | None]


class GameEnv(AECEnv[str, Observation, int | None]):
    """One table. The agent that is selected is the first seat that is asked."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Value] | None = None,
        *,
        reward: Reward = "share",
        content: str = "",
        render_mode: str | None = None,
    ) -> None:
        modes = ["ansi", "human"]
        self.metadata = {"name": module_name(game), "render_modes": modes, "is_parallelizable": False}
        self.render_mode = render_mode
        self.setting = Setting(game, seats, options, content)
        self.rewards_of = rewards_of(reward)
        self.possible_agents = [f"player_{seat}" for seat in self.setting.choosers]
        self.agents = self.possible_agents[:]
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: self.setting.observation_space() for agent in self.agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {agent: self.setting.action_space() for agent in self.agents}
        self.random, self.seed = seeding.np_random()
        self.games = 0
        self.g: State = self.setting.new(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With a seed it is always the same one; later games without a seed follow from it."""
        if seed is not None:
            self.seed, self.games = seed, 0
        self.g = self.setting.new(seed_of(self.seed, self.games))
        self.games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = f"player_{self.g.asked}"

    def observe(self, agent: str) -> Observation:
        return self.setting.observation(self.g, int(agent.removeprefix("player_")))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        move = None if action is None else self.setting.move(self.g, int(action))
        if move is None:
            self.end({agent: PENALTY})
            return
        play(self.g, self.g.asked, move)
        if self.g.asked < 0:
            rewards = self.rewards_of.of(self.setting.game, self.g)
            self.end({f"player_{seat}": rewards[seat] for seat in self.setting.choosers})
        else:
            self.agent_selection = f"player_{self.g.asked}"

    def end(self, rewards: Mapping[str, float]) -> None:
        """The game is over: each agent is told once more."""
        self.rewards.update(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What the selected agent sees, as text: returned (ansi) or printed (human)."""
        text = draw(self.setting.game, self.g, int(self.agent_selection.removeprefix("player_")))
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def module_name(game: str) -> str:
    return f"{game.replace('-', '_')}_v1"


def makers(game: str) -> tuple[Callable[..., Table], Callable[..., GameEnv]]:
    """`env` and `raw_env` of a game, as PettingZoo's own modules have them. They take the arguments of GameEnv."""

    def raw_env(**arguments: Any) -> GameEnv:
        return GameEnv(game, **arguments)

    def env(**arguments: Any) -> Table:
        table: Table = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=PENALTY)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))

    return env, raw_env
