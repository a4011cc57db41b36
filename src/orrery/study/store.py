"""The folder of a study: what is played, and a folder for each part of the games that is finished.

A part is written under another name, forced to the disk, and renamed. So a study that is interrupted in any way has
only whole parts, and goes on with the games that are missing.
"""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from orrery.arena.match import DIGEST_BYTES
from orrery.arena.shards import check_same, missing
from orrery.engine.game import BadInput
from orrery.study.plan import Plan, plan_from
from orrery.study.play import Part

PLAN: Final = "plan.json"
FORMAT: Final = "orrery-study-1"


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Failures of the disk, in one sentence."""
    try:
        yield
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise BadInput(
            f"'{folder}' cannot be written: {error.strerror}; what was finished is kept: mend that and go on, or name "
            "another folder with --out"
        ) from error


@dataclass(frozen=True)
class Done:
    """A finished part."""

    path: Path
    about: dict[str, Any]

    @property
    def span(self) -> range:
        return range(self.about["start"], self.about["stop"])


class Store:
    """The folder of a study."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.parts = folder / "parts"

    def begin(self, plan: Plan) -> None:
        """Begin a study in this folder, or go on with it."""
        wanted = {"format": FORMAT, **plan.identity(), "study": plan.data()}
        with writing(self.folder):
            if (self.folder / PLAN).exists():
                self.check(wanted)
            elif self.folder.exists() and any(self.folder.iterdir()):
                raise BadInput(f"'{self.folder}' has something else in it; name another folder with --out")
            self.parts.mkdir(parents=True, exist_ok=True)
            for draft in self.parts.glob(".*"):
                shutil.rmtree(draft)
            self.write(self.folder / PLAN, json.dumps(wanted, indent=1).encode())

    def check(self, wanted: dict[str, Any]) -> None:
        """Refuse to go on with another study."""
        found = self.plan()
        if len(found["cells"]) != len(wanted["cells"]) or found["keep"] != wanted["keep"]:
            raise BadInput(f"'{self.folder}' has another study in it; name another folder with --out")
        for cell, other in zip(found["cells"], wanted["cells"], strict=True):
            differing = [key for key in cell if cell[key] != other.get(key)]
            if differing:
                raise BadInput(
                    f"'{self.folder}' has a study with another {differing[0]} in it; name another folder with --out"
                )

    def plan(self) -> dict[str, Any]:
        try:
            found = json.loads((self.folder / PLAN).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise BadInput(f"'{self.folder}' is not the folder of a study")
        return found

    def write(self, path: Path, data: bytes) -> None:
        """Write a file so that it is whole on the disk, or not there at all."""
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        put(draft, data)
        draft.replace(path)
        force(path.parent)

    def add(self, part: Part) -> None:
        """Keep a part."""
        name = f"{part.cell:04d}-{part.start:010d}-{part.stop:010d}"
        draft = self.parts / f".{name}"
        with writing(self.folder):
            try:
                shutil.rmtree(draft, ignore_errors=True)
                draft.mkdir()
                for table, data in part.files.items():
                    put(draft / f"{table}.parquet", data)
                put(draft / "part.json", json.dumps(part.about).encode())
                force(draft)
                draft.rename(self.parts / name)
                force(self.parts)
            finally:
                shutil.rmtree(draft, ignore_errors=True)

    def done(self) -> list[Done]:
        """The finished parts, in order."""
        found = []
        for path in sorted(self.parts.glob("[0-9]*")):
            try:
                about = json.loads((path / "part.json").read_text(encoding="utf-8"))
                Done(path, about).span  # noqa: B018
            except (OSError, ValueError, KeyError, TypeError) as error:
                raise BadInput(f"'{path}' is not a part of a study; take it away") from error
            found.append(Done(path, about))
        return found

    def gaps(self, cell: int, wanted: range) -> list[range]:
        """The games of a cell that are still to be played."""
        return gaps_of(self.done(), cell, wanted)

    def digest(self) -> str:
        """The digest of all games. It does not depend on how they were divided into parts."""
        sums: dict[int, int] = {}
        for part in self.done():
            cell = part.about["cell"]
            sums[cell] = (sums.get(cell, 0) + int(part.about["digest"], 16)) % (1 << 8 * DIGEST_BYTES)
        told = " ".join(f"{cell}:{sums[cell]:x}" for cell in sorted(sums))
        return blake2b(told.encode(), digest_size=DIGEST_BYTES).hexdigest()

    def work(self) -> tuple[int, int, float]:
        """Games, decisions, and seconds of work of all parts."""
        done = self.done()
        games = sum(len(part.span) for part in done)
        return games, sum(part.about["decisions"] for part in done), sum(part.about["seconds"] for part in done)


def put(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def force(folder: Path) -> None:
    """Force the names in a folder to the disk, where the system can do that."""
    if os.name == "nt":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def joined(folders: list[Path], out: Path) -> Store:
    """The shards of a study together in a new folder, if all of it is there."""
    stores = [Store(folder) for folder in folders]
    plans = [store.plan() for store in stores]
    for folder, plan in zip(folders, plans, strict=True):
        check_same(str(folders[0]), plans[0]["study"], str(folder), plan["study"])
        for cell, other in zip(plans[0]["cells"], plan["cells"], strict=True):
            check_same(str(folders[0]), cell, str(folder), other)
    parts = [(store.folder, part) for store in stores for part in store.done()]
    check_once(parts)
    check_complete([part for _, part in parts], plan_from(plans[0]["study"]))
    whole = Store(out)
    with writing(out):
        if out.exists() and any(out.iterdir()):
            raise BadInput(f"'{out}' has something else in it; name another folder with --out")
        whole.parts.mkdir(parents=True, exist_ok=True)
        for _, part in parts:
            shutil.copytree(part.path, whole.parts / part.path.name)
        whole.write(out / PLAN, (folders[0] / PLAN).read_bytes())
    return whole


def check_once(parts: list[tuple[Path, Done]]) -> None:
    """No game may be there twice."""
    ordered = sorted(parts, key=lambda part: (part[1].about["cell"], part[1].about["start"]))
    for (_, one), (folder, other) in pairwise(ordered):
        if one.about["cell"] == other.about["cell"] and other.span.start < one.span.stop:
            last = min(one.span.stop, other.span.stop) - 1
            raise BadInput(f"Games {other.span.start} to {last} are there twice; leave out '{folder}'")


def check_complete(parts: list[Done], plan: Plan) -> None:
    """Every game of the plan must be there."""
    for number, cell in enumerate(plan.cells):
        gaps = gaps_of(parts, number, range(cell.games))
        if gaps:
            where = f" of the cell '{plan.labels[number]}'" if plan.labels[number] else ""
            raise BadInput(missing(gaps[0].start, gaps[0].stop, where))


def gaps_of(parts: list[Done], cell: int, wanted: range) -> list[range]:
    """The games of a cell that these parts do not have."""
    spans = sorted((part.span for part in parts if part.about["cell"] == cell), key=lambda span: span.start)
    gaps, start = [], wanted.start
    for span in spans:
        if span.start > start:
            gaps.append(range(start, min(span.start, wanted.stop)))
        start = max(start, span.stop)
    gaps.append(range(start, wanted.stop))
    return [gap for gap in gaps if gap]
