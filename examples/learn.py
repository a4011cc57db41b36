"""A learner with numpy alone: it plays Kosmiczna misja for two against `random`, and soon wins most games.

    ./dev extras
    ./dev run python examples/learn.py --minutes 10

With OPENBLAS_NUM_THREADS=1 numpy keeps to one core.

The method is proximal policy optimization (https://arxiv.org/abs/1707.06347) with one hidden layer. Moves that are not
legal have no chance: the mask of the environment takes them out before an action is drawn.
"""

import argparse
from dataclasses import dataclass
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from orrery.envs import VectorEnv

Array = NDArray[Any]
GAME = "kosmiczna-misja"
TABLES, STEPS = 128, 64  # of a batch
HIDDEN = 128
EPOCHS, MINIBATCH, CLIP = 3, 1024, 0.2
RATE, ENTROPY, VALUE = 1e-3, 0.01, 0.5
DISCOUNT, TRACE = 1.0, 0.95
NEVER = -1e9


class Network:
    """From a row and its mask to the chances of the actions and the expected reward."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        shapes = {"w": (inputs, HIDDEN), "b": (HIDDEN,), "p": (HIDDEN, actions), "c": (actions,), "v": (HIDDEN, 1)}
        sizes = {"w": (2 / inputs) ** 0.5, "b": 0, "p": 0.01, "c": 0, "v": 0}
        self.weights = {name: (rng.normal(size=shapes[name]) * sizes[name]).astype(np.float32) for name in shapes}
        self.means = {name: np.zeros_like(w) for name, w in self.weights.items()}  # Adam's
        self.squares = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.updates = 0

    def think(self, x: Array, mask: Array) -> tuple[Array, Array, Array]:
        """Hidden values, chances, expected rewards."""
        w = self.weights
        hidden = np.maximum(x @ w["w"] + w["b"], 0)
        scores = np.where(mask, hidden @ w["p"] + w["c"], NEVER)
        scores -= scores.max(1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(1, keepdims=True)
        return hidden, chances, (hidden @ w["v"])[:, 0]

    def learn(self, x: Array, hidden: Array, for_scores: Array, for_values: Array) -> None:
        """Take a step against these gradients (Adam)."""
        w = self.weights
        back = for_scores @ w["p"].T + for_values[:, None] @ w["v"].T
        back[hidden <= 0] = 0
        gradients = {"w": x.T @ back, "b": back.sum(0), "p": hidden.T @ for_scores, "c": for_scores.sum(0)}
        gradients["v"] = hidden.T @ for_values[:, None]
        self.updates += 1
        rate = RATE * (1 - 0.999**self.updates) ** 0.5 / (1 - 0.9**self.updates)
        for name, gradient in gradients.items():
            self.means[name] += 0.1 * (gradient - self.means[name])
            self.squares[name] += 0.001 * (gradient * gradient - self.squares[name])
            w[name] -= rate * self.means[name] / (np.sqrt(self.squares[name]) + 1e-8)


@dataclass
class Learner:
    """A network, and how it reads observations."""

    network: Network
    scale: Array  # brings each column to about 1

    def inputs(self, observation: dict[str, Array]) -> Array:
        return np.hstack([observation["observation"] * self.scale, observation["action_mask"]])

    def best(self, observation: dict[str, Array]) -> Array:
        """The most likely actions."""
        _, chances, _ = self.network.think(self.inputs(observation), observation["action_mask"])
        best: Array = np.argmax(chances, 1)
        return best


def new_learner(env: VectorEnv, seed: int) -> Learner:
    """An untrained learner. The scale comes from random play."""
    observation, _ = env.reset(seed=seed)
    highest = np.ones(len(env.columns), np.float32)
    for _step in range(100):
        highest = np.maximum(highest, np.abs(observation["observation"]).max(0))
        observation, *_ = env.step(env.random_actions())
    return Learner(Network(len(env.columns) + len(env.actions), len(env.actions), seed), 1 / highest)


@dataclass
class Batch:
    """What happened in STEPS steps at all tables, and what it was worth."""

    x: Array
    masks: Array
    actions: Array
    chances: Array  # of the actions, when they were drawn
    advantages: Array
    returns: Array


def play(env: VectorEnv, learner: Learner, observation: dict[str, Array], rng: np.random.Generator) -> Batch:
    """Play on at all tables. `observation` is overwritten by each step."""
    width, n = len(env.columns) + len(env.actions), env.num_envs
    x = np.zeros((STEPS, n, width), np.float32)
    masks = np.zeros((STEPS, n, len(env.actions)), np.int8)
    actions = np.zeros((STEPS, n), np.int64)
    chances, rewards, ends = (np.zeros((STEPS, n), np.float32) for _array in range(3))
    values = np.zeros((STEPS + 1, n), np.float32)
    for t in range(STEPS):
        x[t], masks[t] = learner.inputs(observation), observation["action_mask"]
        _, likely, values[t] = learner.network.think(x[t], masks[t])
        drawn = (likely.cumsum(1) < rng.random((n, 1))).sum(1)
        legal = masks[t, np.arange(n), np.minimum(drawn, likely.shape[1] - 1)] > 0  # rounding may miss by one
        actions[t] = np.where(legal, drawn, likely.argmax(1))
        chances[t] = likely[np.arange(n), actions[t]]
        _, rewards[t], ends[t], *_ = env.step(actions[t])
    values[STEPS] = learner.network.think(learner.inputs(observation), observation["action_mask"])[2]
    advantages = np.zeros((STEPS, n), np.float32)
    trace = np.zeros(n, np.float32)
    for t in reversed(range(STEPS)):
        surprise = rewards[t] + DISCOUNT * values[t + 1] * (1 - ends[t]) - values[t]
        trace = surprise + DISCOUNT * TRACE * (1 - ends[t]) * trace
        advantages[t] = trace
    returns = advantages + values[:STEPS]
    parts = (x, masks, actions, chances, advantages, returns)
    return Batch(*[part.reshape(STEPS * n, *part.shape[2:]) for part in parts])


def improve(network: Network, batch: Batch, rng: np.random.Generator) -> None:
    """Make actions that went better than expected more likely, and expectations truer."""
    size = len(batch.actions)
    for _epoch in range(EPOCHS):
        for picked in np.array_split(rng.permutation(size), size // MINIBATCH):
            rows = np.arange(len(picked))
            hidden, chances, values = network.think(batch.x[picked], batch.masks[picked])
            actions, advantages = batch.actions[picked], batch.advantages[picked]
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            ratio = chances[rows, actions] / batch.chances[picked]
            clipped = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            push = np.where(clipped, 0, advantages * ratio)[:, None]
            logs = np.log(chances + 1e-12)
            entropy = -(chances * logs).sum(1, keepdims=True)
            for_scores = push * chances + ENTROPY * chances * (logs + entropy)
            for_scores[rows, actions] -= push[:, 0]
            for_values = VALUE * (values - batch.returns[picked])
            network.learn(
                batch.x[picked],
                hidden,
                (for_scores / len(picked)).astype(np.float32),
                (for_values / len(picked)).astype(np.float32),
            )


def share_against_random(learner: Learner, games: int, seed: int) -> float:
    """The share of the wins in games against random, with the seats changing."""
    env = VectorEnv(GAME, TABLES, bots=("random",))
    observation, _ = env.reset(seed=seed)
    won, played = 0.0, 0
    while played < games:
        _, rewards, ends, _, _ = env.step(learner.best(observation))
        won, played = won + float(rewards.sum()), played + int(ends.sum())
    return won / played


def share_against(learner: Learner, other: Learner, games: int, seed: int) -> float:
    """The share of the wins against another learner. At every second table it has the other seat."""
    env = VectorEnv(GAME, TABLES)
    observation, infos = env.reset(seed=seed)
    own = np.arange(TABLES) % 2
    won, played = 0.0, 0
    while played < games:
        actions = np.where(infos["seat"] == own, learner.best(observation), other.best(observation))
        _, _, ends, _, infos = env.step(actions)
        won, played = won + float(infos["rewards"][np.arange(TABLES), own].sum()), played + int(ends.sum())
    return won / played


def train(
    seconds: float, seed: int = 1, *, steps: float = np.inf, every: float = 60, games: int = 2000
) -> tuple[Learner, Learner]:
    """Learn for some processor time or some steps, and print the share of wins now and then.

    Returns the learner, trained and untrained.
    """
    env = VectorEnv(GAME, TABLES, bots=("random",))
    rng = np.random.default_rng(seed)
    learner, untrained = new_learner(env, seed), new_learner(env, seed)
    observation, _ = env.reset(seed=seed)
    spent, taken, told = 0.0, 0, 0.0
    while spent < seconds and taken < steps:
        started = process_time()
        batch = play(env, learner, observation, rng)
        improve(learner.network, batch, rng)
        spent += process_time() - started
        taken += len(batch.actions)
        if spent >= told + every or spent >= seconds or taken >= steps:
            told = spent
            share = share_against_random(learner, games, seed + 1)
            print(f"{spent:6.0f} s  {taken:9,} steps  {share:.1%} of the wins against random", flush=True)
    return learner, untrained


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument(
        "--minutes", type=float, default=10, help="processor time of learning; the games that measure it come on top"
    )
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    learner, untrained = train(60 * arguments.minutes, arguments.seed)
    print(f"{share_against(learner, untrained, 2000, arguments.seed + 2):.1%} of the wins against its untrained self")


if __name__ == "__main__":
    main()
