"""One seat is an Env of Gymnasium, and many tables are a VectorEnv."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from orrery.engine.agenda import is_over, legal, play
from orrery.engine.game import BadInput
from orrery.engine.series import seed_of
from orrery.envs import Env, VectorEnv
from orrery.envs.vector import SEEDS
from orrery.games import GAMES, HIDDEN

ALONE = {"skymines": {"luna": 1}}


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
@pytest.mark.parametrize("name", GAMES)
def test_the_test_of_gymnasium_passes(name: str) -> None:
    check_env(Env(name))


@pytest.mark.parametrize("name", sorted(GAMES.keys() - HIDDEN))
def test_a_game_is_registered_with_gymnasium(name: str) -> None:
    id = f"orrery/{name.title().replace('-', '')}-v1"
    env = gymnasium.make(id, bots=("random",))
    tables = gymnasium.make_vec(id, num_envs=2, seats=3)

    assert env.reset(seed=1)[0] in env.observation_space
    assert tables.reset(seed=1)[0]["observation"].shape[0] == 2


def test_the_seat_changes_from_game_to_game_or_stays() -> None:
    env = VectorEnv("kosmiczna-misja", 2, bots=("random",))
    env.reset(seed=1)
    assert list(env.tables.learners) == [0, 1]

    env = VectorEnv("kosmiczna-misja", 2, bots=("random",), seat=1)
    env.reset(seed=1)
    assert list(env.tables.learners) == [1, 1]


def test_a_seat_that_does_not_choose_is_refused() -> None:
    with pytest.raises(BadInput, match="Seat 1 is none of those that choose: 0"):
        Env("skymines", options={"luna": 1}, seat=1)


def test_a_seat_against_luna_alone_plays_to_the_end() -> None:
    env = Env("skymines", options={"luna": 1})
    observation, _ = env.reset(seed=1)
    is_done = False
    while not is_done:
        observation, reward, is_done, _, info = env.step(np.argmax(observation["action_mask"]))

    assert reward in (0, 0.5, 1)
    assert len(info["scores"]) == 2


def test_after_the_end_an_env_wants_a_reset() -> None:
    env = Env("kosmiczna-misja")
    env.reset(seed=1)
    _, reward, is_done, _, info = env.step(np.int64(-1))

    assert (reward, is_done, info["lost"]) == (-1, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))


@pytest.mark.parametrize("name", GAMES)
def test_a_vector_of_tables_shows_what_each_table_shows(name: str) -> None:
    """Without bots, each table is a game whose seed follows from the seed of the reset."""
    env = VectorEnv(name, 3)
    observations, infos = env.reset(seed=5)
    start = int(np.random.Generator(np.random.PCG64(5)).integers(SEEDS))
    setting = env.setting
    g = setting.new(seed_of(start, 1))
    for _step in range(30):
        expected = setting.observation(g, g.asked)
        assert infos["seat"][1] == g.asked
        for part, rows in observations.items():
            assert (rows[1] == expected[part]).all()
        actions = env.random_actions()
        assert setting.actions.moves[int(actions[1])] in legal(g, g.asked)
        play(g, g.asked, setting.actions.moves[int(actions[1])])
        observations, _, ends, _, infos = env.step(actions)
        if is_over(g):
            assert ends[1]
            break


def test_the_same_seed_gives_the_same_games() -> None:
    rows = []
    for _run in range(2):
        env = VectorEnv("proving", 4, bots=("random",))
        env.reset(seed=3)
        for _step in range(40):
            observations, *_ = env.step(env.random_actions())
        rows.append(observations["observation"].copy())

    assert (rows[0] == rows[1]).all()


def test_a_game_that_ends_makes_room_for_the_next_in_the_same_step() -> None:
    env = VectorEnv("kosmiczna-misja", 8)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, _ = env.reset(seed=1)
    arrays = dict(observations)
    ended = 0
    for _step in range(150):
        observations, rewards, ends, _, infos = env.step(env.random_actions())
        assert all(observations[part] is arrays[part] for part in arrays)  # no array is made anew
        assert (infos["rewards"].sum(1) == ends).all()
        for t in np.flatnonzero(ends):
            ended += 1
            assert rewards[t] == infos["rewards"][t, infos["moved"][t]]
            assert infos["final_obs"][t, env.columns.index("table.stack")] < 42
            assert observations["observation"][t, env.columns.index("table.stack")] == 42

    assert ended > 8


def test_an_illegal_action_ends_its_game_only() -> None:
    env = VectorEnv("kosmiczna-misja", 3)
    env.reset(seed=1)
    actions = env.random_actions().copy()
    actions[1] = len(env.actions) + 7
    _, rewards, ends, _, infos = env.step(actions)

    assert list(rewards) == [0, -1, 0]
    assert list(ends) == list(infos["lost"]) == [False, True, False]
    assert infos["rewards"][1].sum() == -1
