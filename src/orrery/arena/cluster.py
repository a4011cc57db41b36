"""Tasks on a Ray cluster. What a lost worker or node had in hand is done again by others, with the same result."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from orrery.arena.places import Place
from orrery.arena.rules import rules_digest
from orrery.engine.game import BadInput
from orrery.games import GAMES

T = TypeVar("T")
AHEAD = 2  # tasks for each processor that are on their way
# Ray would send the project to every worker, and count its users.
QUIET = {
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


class Cluster(Place):
    """`ray` is the cluster of RAY_ADDRESS, or else one that is started on this machine for the time of the run."""

    is_remote = True
    seconds = 10.0
    most_games = 1_000_000

    def __init__(self, address: str) -> None:
        if address != "ray" and not address.startswith("ray://"):
            raise BadInput(f"--on takes ray or ray://HOST:PORT, not '{address}'")
        self.address = os.environ.get("RAY_ADDRESS") or "local" if address == "ray" else address

    def spread(self, call: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        with connected(self.address) as ray:
            remote = ray.remote(max_retries=-1)(carry_out)
            ahead: deque[Any] = deque()
            self.workers = processors(ray)
            for task in tasks:
                ahead.append(remote.remote(rules_digests(), call, *task))
                while len(ahead) >= AHEAD * processors(ray):
                    yield ray.get(ahead.popleft())
            while ahead:
                yield ray.get(ahead.popleft())


def processors(ray: Any) -> int:
    """How many the cluster has at this moment: nodes come and go."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def rules_digests() -> str:
    return " ".join(rules_digest(game) for game in GAMES)


def carry_out(rules: str, call: Callable[..., T], *task: Any) -> T:
    """Carry out a task on a node, if it has the same rules."""
    if rules_digests() != rules:
        raise BadInput("A node of the cluster has another version of Orrery; install the same one everywhere")
    return call(*task)


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, connected to a cluster."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    ray = library()
    try:
        ray.init(
            address, log_to_driver=False, logging_level="ERROR", include_dashboard=False if address == "local" else None
        )
    except Exception as error:  # whatever Ray makes of an address that does not answer
        raise BadInput(
            f"There is no Ray cluster at '{address}' ({type(error).__name__}); start one, or leave out --on"
        ) from error
    try:
        yield ray
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        raise cause if isinstance(cause, BadInput) else error from error
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise BadInput(f"The Ray cluster went away ({type(error).__name__}); what was finished is kept") from error
    finally:
        ray.shutdown()


def library() -> Any:
    try:
        import ray
    except ImportError as error:
        needed = 'pip install "orrery[ray]"; in a checkout: ./dev extras'
        raise BadInput(f"--on ray needs Ray; install it with: {needed}") from error
    return ray
