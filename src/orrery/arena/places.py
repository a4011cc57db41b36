"""Where tasks are carried out: in this process, in several processes of this machine, or on a Ray cluster."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class Place:
    """Where tasks are carried out."""

    workers = 1
    is_remote = False  # may the tasks run on machines that do not have our files?
    seconds = 2.0  # of processor time that a task should take
    most_games = 500  # in a task

    def spread(self, call: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """The results of a function for all tasks, in their order."""
        raise NotImplementedError


class Processes(Place):
    """This machine."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers

    def spread(self, call: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        if self.workers == 1:
            for task in tasks:
                yield call(*task)
            return
        context = get_context("spawn")
        with ProcessPoolExecutor(self.workers, mp_context=context, initializer=end_with_parent) as pool:
            ahead: deque[Future[T]] = deque()
            try:
                for task in tasks:
                    with ignoring_interrupts():
                        ahead.append(pool.submit(call, *task))
                    if len(ahead) >= self.workers * 4:
                        yield ahead.popleft().result()
                while ahead:
                    yield ahead.popleft().result()
            finally:
                if ahead:  # somebody has interrupted it
                    for worker in active_children():
                        worker.kill()
                    # Otherwise half a result would make its reader wait for the rest.
                    pool._result_queue._writer.close()  # type: ignore[attr-defined]


def end_with_parent() -> None:
    """A worker whose parent was killed ends, too."""
    Thread(target=wait_and_end, daemon=True).start()


def wait_and_end() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes that are started here ignore Ctrl-C, because we end them ourselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Pace:
    """Cuts games into tasks that take about so many seconds."""

    def __init__(self, seconds: float, most: int) -> None:
        self.seconds = seconds
        self.most = most
        self.size = min(most, 4)

    def cut(self, games: range) -> Iterator[range]:
        """Parts of these games, in order."""
        start = games.start
        while start < games.stop:
            stop = min(start + self.size, games.stop)
            yield range(start, stop)
            start = stop

    def learn(self, games: int, seconds: float) -> None:
        """So long did these games take."""
        fitting = int(games * self.seconds / max(seconds, 1e-6))
        self.size = max(1, min(fitting, self.size * 8, self.most))
