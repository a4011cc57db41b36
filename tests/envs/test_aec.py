"""Every game is an AECEnv of PettingZoo."""

import pettingzoo
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from orrery.engine.game import BadInput, Outcome
from orrery.envs import GameEnv
from orrery.envs.aec import makers
from orrery.games import GAMES, HIDDEN


@pytest.mark.filterwarnings("ignore:Observation")  # PettingZoo says so of every observation with a mask
@pytest.mark.parametrize("name", GAMES)
def test_the_tests_of_pettingzoo_pass(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env, _ = makers(name)

    api_test(env(), num_cycles=100)
    seed_test(env, num_cycles=30)
    render_test(env)

    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", sorted(GAMES.keys() - HIDDEN))
def test_a_game_is_registered_as_pettingzoos_own_are(name: str) -> None:
    env = pettingzoo.make("aec", f"orrery/{name.replace('-', '_')}_v1", seats=3)

    assert len(env.possible_agents) == 3


def play_random_game(env: GameEnv, seed: int) -> dict[str, float]:
    """Play to the end. Returns the sum of the rewards of each agent."""
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        totals[agent] += float(reward)
        action = None
        if not terminated:
            assert observation is not None
            action = int(observation["action_mask"].argmax())
        env.step(action)
    return totals


def test_the_reward_is_the_share_of_the_win() -> None:
    env = GameEnv("kosmiczna-misja", seats=3)

    assert sum(play_random_game(env, 1).values()) == pytest.approx(1)


def test_the_reward_may_be_the_lead_over_the_best_other_seat() -> None:
    env = GameEnv("kosmiczna-misja", reward="margin")
    rewards = play_random_game(env, 1)
    scores = env.setting.game.outcome(env.g).scores

    assert rewards == {"player_0": scores[0] - scores[1], "player_1": scores[1] - scores[0]}


def test_the_reward_may_be_somebodys_own() -> None:
    def scores(outcome: Outcome) -> list[int]:
        return outcome.scores

    env = GameEnv("kosmiczna-misja", reward=scores)

    assert list(play_random_game(env, 1).values()) == env.setting.game.outcome(env.g).scores


def test_an_action_that_is_not_legal_loses() -> None:
    env = GameEnv("kosmiczna-misja", options={"first": "1"})
    env.reset(seed=1)
    env.step(env.setting.actions.labels.index("keep"))

    assert env.rewards == {"player_0": -1, "player_1": 0}
    assert env.terminations == {"player_0": True, "player_1": True}


def test_seats_that_move_by_rules_are_no_agents() -> None:
    env = GameEnv("skymines", seats=3, options={"luna": 1})

    assert env.possible_agents == ["player_0", "player_1"]


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadInput, match="There is no reward called 'coins'"):
        GameEnv("kosmiczna-misja", reward="coins")  # type: ignore[arg-type]
