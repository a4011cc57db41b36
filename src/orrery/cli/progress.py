"""A progress bar on standard error, if it is a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(label: str, total: int, unit: str, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """Yields a function to call with the number of further items that are done."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        """Items a second."""

        def render(self, task: Task) -> Text:
            return Text(f"{task.speed or 0:,.0f} {unit}/s")

    columns = (BarColumn(None), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(label, *columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)
