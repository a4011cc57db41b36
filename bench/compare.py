"""How many times as fast the present build of the rules is as others: `./dev bench compare [FIGURE ...] BUILD ...`.

A BUILD is a wheel, or a folder that has the package `orrery` in it: `src` of a checkout (interpreted), or one of its
`.dev/compiled/*`. All are measured in turns, so that a busy machine slows all of them alike.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from zipfile import ZipFile

from bench import figures

ROUNDS = 11


class Build:
    """One build of the rules in a process of its own, which measures when asked to."""

    def __init__(self, folder: Path) -> None:
        self.name = str(folder)
        env = {**os.environ, "PYTHONPATH": str(folder.resolve())}
        self.process = subprocess.Popen(
            [sys.executable, "-P", figures.__file__], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __str__(self) -> str:
        return f"{'compiled' if self.ask('compiled') == 'True' else 'interpreted'}: {self.name}"

    def ask(self, figure: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(figure, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline().strip()
        if not answer:
            sys.exit(f"{self.name} cannot be measured: see above.")
        return answer

    def time(self, figure: str) -> float:
        return float(self.ask(figure))


def in_turns(measures: list[Callable[[], float]]) -> list[list[float]]:
    """The times of each, after a round that does not count."""
    rounds = [[measure() for measure in measures] for _ in range(ROUNDS + 1)]
    return [list(times) for times in zip(*rounds[1:], strict=True)]


def show(title: str, unit: str, times: list[list[float]]) -> None:
    """The first one's time, then the median ratio to each other one, round by round."""
    line = f"{title:40} {median(times[0]):10,.3f} {unit:14}"
    for other in times[1:]:
        ratios = sorted(b / a for a, b in zip(times[0], other, strict=True))
        line += f" {median(ratios):6.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
    print(line, flush=True)


def present() -> Path:
    """Where this process has its rules from."""
    import orrery

    return Path(str(orrery.__file__)).parent.parent


def unpacked(place: str, folder: str) -> Path:
    """The folder of a build; a wheel is unpacked into `folder`."""
    path = Path(place)
    if path.suffix == ".whl":
        path = Path(folder) / path.name
        with ZipFile(place) as wheel:
            wheel.extractall(path)
    if not (path / "orrery").is_dir():
        sys.exit(f"{place} is no build: there is no orrery in it.")
    return path


def main() -> None:
    wanted = [name for name in sys.argv[1:] if name in figures.FIGURES] or list(figures.FIGURES)
    places = [name for name in sys.argv[1:] if name not in figures.FIGURES]
    with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder:
        builds = [Build(present()), *[Build(unpacked(place, folder)) for place in places]]
        for build in builds:
            print(build)
        for name in wanted:
            show(name, figures.FIGURES[name].unit, in_turns([partial(build.time, name) for build in builds]))


if __name__ == "__main__":
    main()
