"""Other environments under a random policy: for each line of the input, the steps a second of a short run.

bench/envs.py starts this in an environment that has the packages. It knows nothing of Orrery.
"""

import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

SECONDS = 1.0  # of a run
BATCH = 10


def seconds_of(steps: Callable[[], int], clock: Callable[[], float]) -> tuple[int, float]:
    """Take steps for a while. Returns how many, and how long they took."""
    started, taken = clock(), 0
    while clock() < started + SECONDS:
        taken += steps()
    return taken, clock() - started


def aec_steps(env: Any) -> Callable[[], int]:
    """Steps of an AECEnv of PettingZoo, its own way."""
    env.reset(seed=1)

    def steps() -> int:
        for _step in range(BATCH):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            agent = env.agent_selection
            env.step(env.action_space(agent).sample(observation["action_mask"]))
        return BATCH

    return steps


def chess() -> Callable[[], int]:
    import pettingzoo

    return aec_steps(pettingzoo.make("aec", "classic/chess_v6"))


def connect_four() -> Callable[[], int]:
    import pettingzoo

    return aec_steps(pettingzoo.make("aec", "classic/connect_four_v3"))


def catanatron() -> Callable[[], int]:
    """One seat against a random bot."""
    import gymnasium

    env: Any = gymnasium.make("catanatron_gym:catanatron-v1")
    env.reset(seed=1)

    def steps() -> int:
        for _step in range(BATCH):
            action = random.choice(env.unwrapped.get_valid_actions())
            _, _, terminated, truncated, _ = env.step(action)
            if terminated or truncated:
                env.reset()
        return BATCH

    return steps


KINDS = {"chess": chess, "connect_four": connect_four, "catanatron": catanatron}


def main() -> None:
    steps = KINDS[sys.argv[1]]()
    for _line in sys.stdin:
        taken, spent = seconds_of(steps, process_time)
        print(taken / spent, flush=True)


if __name__ == "__main__":
    main()
