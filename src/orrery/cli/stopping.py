"""Ctrl-C while several processes work: all of them end at once, and with one line."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from threading import Event, Thread

AFTER_ECHO = "\x1b[?25h\n"  # the progress bar had hidden the cursor


@contextmanager
def stopping_all(clean_up: Callable[[], None]) -> Iterator[None]:
    """Workers are started with the signal blocked, so that none of them dies with words of its own."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    done = Event()

    def watch() -> None:
        signal.sigwait({signal.SIGINT})
        if done.is_set():
            return
        for worker in active_children():
            worker.kill()
        clean_up()
        print(AFTER_ECHO if sys.stderr.isatty() else "", "Stopped.", sep="", file=sys.stderr, flush=True)
        os._exit(130)

    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    watcher = Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        done.set()
        signal.pthread_kill(watcher.ident or 0, signal.SIGINT)
        watcher.join()
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
