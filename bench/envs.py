"""Steps a second of the environments for learners, beside those of others: `./dev bench envs`.

A step is one decision of a random policy: a row of features (or their observation), a mask, and a random action that
the mask allows. Rounds go through all figures in turn, so that a busy machine is busy for all. Others are fetched by uv
into environments of their own, and left out if that does not work.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import process_time

from bench.peers import aec_steps, seconds_of
from orrery.arena.batch import is_compiled
from orrery.envs import Env, GameEnv, VectorEnv

ROUNDS = 7  # after one that does not count
TABLES = 256
BATCH = 10  # steps between two looks at the clock
WANTED = {"kosmiczna-misja": 300_000, "astrominers": 150_000}
ROOT = Path(__file__).parents[1]
PEERS = {
    "chess": ("PettingZoo chess_v6", ["pettingzoo", "chess", "pygame-ce"]),
    "connect_four": ("PettingZoo connect_four_v3", ["pettingzoo", "pygame-ce"]),
    "catanatron": ("catanatron_gym", ["catanatron-gym"]),
}
Steps = Callable[[], int]  # takes some steps, and says how many


def vector_steps(name: str, seats: int) -> Steps:
    env = VectorEnv(name, TABLES, seats)
    env.reset(seed=1)

    def steps() -> int:
        for _step in range(BATCH):
            env.step(env.random_actions())
        return BATCH * TABLES

    return steps


def env_steps(name: str) -> Steps:
    """One seat against a random bot, whose moves do not count."""
    env = Env(name)
    observation, _ = env.reset(seed=1)

    def steps() -> int:
        nonlocal observation
        for _step in range(BATCH):
            action = env.action_space.sample(observation["action_mask"])
            observation, _, is_over, _, _ = env.step(action)
            if is_over:
                observation, _ = env.reset()
        return BATCH

    return steps


class Peer:
    """Somebody else's environment, in a process of its own that measures when it is asked to."""

    def __init__(self, kind: str, packages: Sequence[str]) -> None:
        uv = shutil.which("uv") or str(next(iter(ROOT.glob(".dev/uv-*/bin/uv")), "uv"))
        wanted = [part for package in packages for part in ("--with", package)]
        script = str(ROOT / "bench" / "peers.py")
        command = [uv, "run", "--no-project", "--quiet", "--python", sys.executable, *wanted, "python", script, kind]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def rate(self) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write("run\n")
            self.process.stdin.flush()
        return float(self.process.stdout.readline() or "nan")


def rate_of(steps: Steps) -> Callable[[], float]:
    """Steps a second of processor time."""

    def rate() -> float:
        taken, spent = seconds_of(steps, process_time)
        return taken / spent

    return rate


def main() -> None:
    print(f"{'compiled' if is_compiled() else 'interpreted'}, Python {sys.version.split()[0]}, one core", flush=True)
    figures = {
        f"VectorEnv, {TABLES} tables, {name}, {seats} seats": rate_of(vector_steps(name, seats))
        for name, seats in (("kosmiczna-misja", 2), ("kosmiczna-misja", 4), ("astrominers", 2), ("skymines", 2))
    }
    figures["Gymnasium Env, kosmiczna-misja"] = rate_of(env_steps("kosmiczna-misja"))
    figures["PettingZoo AEC, kosmiczna-misja"] = rate_of(aec_steps(GameEnv("kosmiczna-misja")))
    for kind, (title, packages) in PEERS.items():
        figures[title] = Peer(kind, packages).rate
    rounds = [{title: rate() for title, rate in figures.items()} for _round in range(ROUNDS + 1)][1:]
    for title in figures:
        values = sorted(round[title] for round in rounds)
        told = f"{median(values):12,.0f} steps/s ({values[0]:,.0f} to {values[-1]:,.0f})"
        print(f"{title:52} {told if values[0] == values[0] else 'could not be fetched or run'}")
    if "--json" in sys.argv:
        print(json.dumps(rounds))


if __name__ == "__main__":
    main()
