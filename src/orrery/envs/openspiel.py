"""OpenSpiel: every game as a Python game of it, and its bots at our tables.

An import of this module registers the games: `pyspiel.load_game("python_orrery_astrominers(seats=3)")`. Every option of
a game is a parameter, with `_` for `-`. Chance plays first: the seed of a deal is drawn in four parts.
"""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from orrery.bots.api import Bot
from orrery.engine.agenda import State, is_over, play
from orrery.engine.game import BadInput, Value
from orrery.engine.options import Option
from orrery.engine.sight import Sight
from orrery.envs.setting import Setting
from orrery.games import game as find

try:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError as error:
    needed = 'pip install "orrery[openspiel]"; in a checkout: ./dev extras'
    raise ImportError(f"OpenSpiel is not installed ({error}). To get it: {needed}") from error

SEED_PARTS, PART = 4, 256
SIMULATIONS = 100
EXPLORATION = 1.4
MOST_SEED = (1 << 31) - 1
TERMINAL, CHANCE = pyspiel.PlayerId.TERMINAL, pyspiel.PlayerId.CHANCE


def short_name(game: str) -> str:
    return f"python_orrery_{game.replace('-', '_')}"


def parameter(option: Option) -> str:
    return option.id.replace("-", "_")


def type_of(name: str) -> Any:
    """What OpenSpiel wants to know of a game."""
    game = find(name)
    options = [option for option in game.OPTIONS if option.kind != "list"]
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(name),
        long_name=f"Orrery: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=1 if game.ALONE else game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], **{parameter(option): option.default for option in options}},
    )


class OrreryGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options. Players are the seats that choose."""

    NAME: str

    def __init__(self, parameters: dict[str, Any]) -> None:
        name = self.NAME
        options: dict[str, Value] = {
            option.id: parameters[parameter(option)] for option in find(name).OPTIONS if parameter(option) in parameters
        }
        self.setting = Setting(name, parameters["seats"], options, "")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.actions.moves),
            max_chance_outcomes=PART,
            num_players=len(self.setting.choosers),
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.setting.game.BOUND,
        )
        super().__init__(TYPES[name], info, parameters)

    def new_initial_state(self) -> "OrreryState":
        return OrreryState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        return Observer(self.setting, has_memory=kind is not None and kind.perfect_recall)


class Held:
    """A table that copies and pickles as OpenSpiel copies and pickles the fields of a state."""

    def __init__(self, game: str, g: State) -> None:
        self.game = game
        self.g = g

    def __deepcopy__(self, memo: Any) -> "Held":
        return Held(self.game, self.g.clone())

    def __reduce__(self) -> tuple[Callable[[str, str], "Held"], tuple[str, str]]:
        return load, (self.game, find(self.game).save(self.g))


def load(game: str, saved: str) -> Held:
    return Held(game, find(game).load(saved))


class OrreryState(pyspiel.State):  # type: ignore[misc]
    """A table, or the parts of its seed that are drawn so far."""

    def __init__(self, game: OrreryGame) -> None:
        super().__init__(game)
        self.seed: list[int] = []
        self.held: Held | None = None

    @property
    def setting(self) -> Setting:
        setting: Setting = self.get_game().setting
        return setting

    @property
    def g(self) -> State:
        assert self.held is not None
        return self.held.g

    def current_player(self) -> int:
        if self.held is None:
            return int(CHANCE)
        return int(TERMINAL) if is_over(self.g) else self.setting.choosers.index(self.g.asked)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(part, 1 / PART) for part in range(PART)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(self.setting.actions.index(m)) for m in self.g.moves)

    def _apply_action(self, action: int) -> None:
        if self.held is not None:
            play(self.g, self.g.asked, self.setting.actions.moves[action])
            return
        self.seed.append(action)
        if len(self.seed) == SEED_PARTS:
            setting = self.setting
            seed = int.from_bytes(bytes(self.seed), "little")
            g = setting.game.set_up(setting.seats, seed, setting.options, setting.box, True)
            self.held = Held(setting.game.NAME, g)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == CHANCE else self.setting.actions.labels[action]

    def is_terminal(self) -> bool:
        return self.held is not None and is_over(self.g)

    def returns(self) -> list[float]:
        """The share of the win of each player."""
        if not self.is_terminal():
            return [0.0 for _seat in self.setting.choosers]
        shares = self.setting.game.shares(self.g)
        return [shares[seat] for seat in self.setting.choosers]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "OrreryState":
        """The state as this player could imagine it."""
        seed = int(sampler() * (1 << 53))
        state: OrreryState = self.clone()
        g = self.setting.game.imagine(self.g, self.setting.choosers[player], seed)
        state.held = Held(self.setting.game.NAME, g)
        return state

    def __str__(self) -> str:
        return f"seed {self.seed}" if self.held is None else self.setting.game.save(self.g)


class Observer:
    """What a player sees: its row as a tensor, and its view as text. With memory, the text has all that it heard."""

    def __init__(self, setting: Setting, *, has_memory: bool) -> None:
        self.setting = setting
        self.has_memory = has_memory
        self.tensor: NDArray[np.float32] = np.zeros(len(setting.columns), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OrreryState, player: int) -> None:
        self.tensor.fill(0)
        if state.held is not None:
            self.tensor[:] = self.setting.observation(state.g, self.setting.choosers[player])["observation"]

    def string_from(self, state: OrreryState, player: int) -> str:
        if state.held is None:
            return ""
        seat = self.setting.choosers[player]
        seen = [seat, state.g.asked, msgspec.to_builtins(self.setting.game.view(state.g, seat))]
        if self.has_memory:
            seen.append(self.setting.game.heard(state.g, seat))
        return json.dumps(seen)


# A class for each game: OpenSpiel gives up what was registered when Python has ended, which only classes survive.
class KosmicznaMisja(OrreryGame):
    NAME = "kosmiczna-misja"


class Astrominers(OrreryGame):
    NAME = "astrominers"


class Skymines(OrreryGame):
    NAME = "skymines"


class Proving(OrreryGame):
    NAME = "proving"


TYPES = {kind.NAME: type_of(kind.NAME) for kind in (KosmicznaMisja, Astrominers, Skymines, Proving)}
for kind in (KosmicznaMisja, Astrominers, Skymines, Proving):
    pyspiel.register_game(TYPES[kind.NAME], kind)


class OpenSpielBot(Bot):
    """A bot of OpenSpiel at our table. It only ever gets states that its seat imagines."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed)
        self.name = name
        maker(name)  # it is there
        self.games: dict[str, tuple[OrreryGame, Any]] = {}  # by parameters, each with the bot

    def choose(self, sight: Sight) -> int:
        table = sight.imagine(self.seed())
        parameters = {option.replace("-", "_"): value for option, value in table.options.items()}
        loaded = pyspiel.load_game(short_name(sight.game.NAME), {"seats": int(table.seats), **parameters})
        state = loaded.new_initial_state()
        state.held = Held(sight.game.NAME, table)
        bot = maker(self.name)(loaded, state.current_player(), self.seed())
        return int(loaded.setting.actions.moves[bot.step(state)])


def maker(name: str) -> Callable[[OrreryGame, int, int], Any]:
    """A function that makes a bot of this name from a game, a player and a seed."""
    kind, _, number = name.partition(":")
    simulations = int(number) if number.isdecimal() and int(number) else SIMULATIONS
    if kind in ("mcts", "ismcts") and number in ("", str(simulations)):
        return partial(searcher, kind, simulations)
    if name in pyspiel.registered_bots():
        return lambda game, player, seed: pyspiel.load_bot(name, game, player, {"seed": seed & MOST_SEED})
    known = ", ".join(["mcts:N", "ismcts:N (simulations)", *pyspiel.registered_bots()])
    raise BadInput(f"OpenSpiel has no bot called '{name}'; there are: {known}.")


def searcher(kind: str, simulations: int, game: OrreryGame, _player: int, seed: int) -> Any:
    random = np.random.RandomState(seed & MOST_SEED)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    if kind == "mcts":
        return mcts.MCTSBot(game, EXPLORATION, simulations, evaluator, solve=False, random_state=random)
    return ismcts.ISMCTSBot(
        game, evaluator, EXPLORATION, simulations, random_state=random, use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
