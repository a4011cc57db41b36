"""MaskablePPO of sb3-contrib: one seat of Kosmiczna misja learns against `random`. It needs torch, which is large.

pip install "orrery[envs]" sb3-contrib
python examples/maskable_ppo.py --steps 200000
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

from orrery.envs import Env


def mask_of(env: gymnasium.Env[Any, Any]) -> Any:
    assert isinstance(env.unwrapped, Env)
    return env.unwrapped.observation()["action_mask"].astype(np.bool_)


def train(steps: int, seed: int = 1) -> Any:
    env = ActionMasker(Env("kosmiczna-misja", bots=("random",)), mask_of)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=min(2048, steps), seed=seed, device="cpu")
    return model.learn(steps)


def share_of_wins(model: Any, games: int, seed: int = 2) -> float:
    env = Env("kosmiczna-misja", bots=("random",))
    won = 0.0
    for game in range(games):
        observation, _ = env.reset(seed=seed if game == 0 else None)
        is_over = False
        while not is_over:
            action, _ = model.predict(observation, action_masks=mask_of(env), deterministic=True)
            observation, reward, is_over, _, _ = env.step(action)
        won += reward
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--steps", type=int, default=200_000)
    arguments = parser.parse_args()
    model = train(arguments.steps)
    print(f"{share_of_wins(model, 500):.1%} of the wins against random")


if __name__ == "__main__":
    main()
