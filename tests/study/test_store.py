"""A study that is stopped in any way loses nothing, and comes to the same digest."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery import BadInput
from orrery.arena.places import Place, Processes
from orrery.arena.shards import Shard
from orrery.study.plan import Plan, plan_of
from orrery.study.results import Results
from orrery.study.run import carry_out, left
from orrery.study.store import Store, joined
from tests.cli.helpers import hear_interrupts

SETTING: dict[str, Any] = {"game": "kosmiczna-misja", "seats": [2, 3], "bots": "random,greedy", "games": 12}


class Stopped(Exception):
    """Somebody has stopped the study."""


class Stopping(Place):
    """A place where only some tasks are carried out."""

    def __init__(self, tasks: int) -> None:
        self.tasks = tasks

    def spread(self, call: Any, tasks: Any) -> Iterator[Any]:
        for number, task in enumerate(tasks):
            if number == self.tasks:
                raise Stopped
            yield call(*task)


def plan(**changes: Any) -> Plan:
    return plan_of({**SETTING, **changes}, "x.toml")


def played(folder: Path, place: Place | None = None, **changes: Any) -> Store:
    store = Store(folder)
    carry_out(plan(**changes), store, place or Processes(1))
    return store


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return played(tmp_path_factory.mktemp("study") / "whole")


def rows(store: Store, table: str) -> Any:
    frame = Results(plan(), store).table(table).collect()
    return frame.sort("cell", "game", *(["seat"] if table == "seats" else []))


def test_the_results_are_a_row_a_game_and_a_row_a_seat(whole: Store) -> None:
    games, seats = rows(whole, "games"), rows(whole, "seats")

    assert len(games) == 12 + 18
    assert len(seats) == 12 * 2 + 18 * 3
    assert set(games["cell"]) == {0, 1}
    assert seats["won"].sum() == 840 * len(games)
    assert set(seats["bot"]) == {"random", "greedy"}


def test_a_stopped_study_goes_on_to_the_same_digest(whole: Store, tmp_path: Path) -> None:
    for tasks in (1, 2):
        with pytest.raises(Stopped):
            played(tmp_path / "it", Stopping(tasks))
    draft = tmp_path / "it" / "parts" / ".0000-0000000000-0000000004"
    draft.mkdir()
    (draft / "games.parquet").write_bytes(b"half")
    store = Store(tmp_path / "it")
    assert 0 < left(plan(), store, Shard(1, 1)) < 30

    played(tmp_path / "it")

    assert store.digest() == whole.digest()
    assert rows(store, "seats").equals(rows(whole, "seats"))
    assert not draft.exists()
    assert left(plan(), store, Shard(1, 1)) == 0


def test_more_games_continue_a_study(whole: Store, tmp_path: Path) -> None:
    more = played(tmp_path / "it", games=6)
    played(tmp_path / "it")

    assert more.digest() == whole.digest()


def test_an_interrupted_and_a_killed_study_goes_on_to_the_same_digest(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "orrery.cli.main", "study", "balance", "kosmiczna-misja", "--seats", "2"]
    command += ["--games", "400", "--bots", "random", "--workers", "2", "--out", str(tmp_path / "it")]
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    parts = tmp_path / "it" / "parts"
    for number in (signal.SIGINT, signal.SIGKILL):
        before = len(list(parts.glob("[0-9]*")))
        process = subprocess.Popen(
            command,
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=hear_interrupts,  # noqa: PLW1509 (a test has one thread)
        )
        while len(list(parts.glob("[0-9]*"))) <= before and process.poll() is None:
            time.sleep(0.01)
        process.send_signal(number)
        assert process.wait(60) in (0, 130, -number)
        assert len(list(parts.glob("[0-9]*"))) > before

    subprocess.run(command, env=env, stdout=subprocess.DEVNULL, check=True)

    other = played(tmp_path / "other", seats=2, bots="random", games=400)
    assert Store(tmp_path / "it").digest() == other.digest()


def test_shards_are_joined_in_any_order(whole: Store, tmp_path: Path) -> None:
    for k in (1, 2, 3):
        carry_out(plan(), Store(tmp_path / f"{k}"), Processes(1), Shard(k, 3))
    folders = [tmp_path / f"{k}" for k in (2, 3, 1)]

    store = joined(folders, tmp_path / "joined")

    assert store.digest() == whole.digest()
    assert rows(store, "games").equals(rows(whole, "games"))
    with pytest.raises(BadInput, match=r"Games 4 to 7 of the cell '2 seats.*' are missing"):
        joined([tmp_path / "1", tmp_path / "3"], tmp_path / "new")
    with pytest.raises(BadInput, match="are there twice; leave out"):
        joined([*folders, tmp_path / "1"], tmp_path / "new")
    with pytest.raises(BadInput, match="has something else in it"):
        joined(folders, tmp_path / "joined")


@pytest.mark.parametrize(("changes", "key"), [({"seed": 2}, "seed"), ({"options": {"deck": "two-makes"}}, "options")])
def test_parts_of_other_studies_are_refused(tmp_path: Path, changes: dict[str, Any], key: str) -> None:
    carry_out(plan(), Store(tmp_path / "1"), Processes(1), Shard(1, 2))
    carry_out(plan(**changes), Store(tmp_path / "2"), Processes(1), Shard(2, 2))

    with pytest.raises(BadInput, match="belongs to another run"):
        joined([tmp_path / "1", tmp_path / "2"], tmp_path / "joined")
    with pytest.raises(BadInput, match=f"has a study with another {key} in it"):
        played(tmp_path / "1", **changes)


def test_foreign_folders_and_files_are_refused(whole: Store, tmp_path: Path) -> None:
    (tmp_path / "foreign").mkdir()
    (tmp_path / "foreign" / "thesis.txt").write_text("precious")
    with pytest.raises(BadInput, match="has something else in it"):
        played(tmp_path / "foreign")
    with pytest.raises(BadInput, match="is not the folder of a study"):
        joined([tmp_path / "foreign"], tmp_path / "joined")

    mine = Store(shutil.copytree(whole.folder, tmp_path / "mine"))
    part = mine.done()[0].path
    (part / "games.parquet").write_bytes(b"PAR1 from elsewhere PAR1")
    with pytest.raises(BadInput, match="a Parquet file that is not from Orrery"):
        Results(plan(), mine).table("games").collect()
    (part / "part.json").write_text("{}")
    with pytest.raises(BadInput, match="is not a part of a study"):
        mine.done()


def test_a_full_disk_keeps_what_was_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Stopped):
        played(tmp_path / "it", Stopping(2))
    before = len(Store(tmp_path / "it").done())

    def full(_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadInput, match="No space left on device; what was finished is kept"):
        played(tmp_path / "it")
    assert len(Store(tmp_path / "it").done()) == before


def test_a_study_stops_when_its_intervals_are_narrow_enough_at_the_same_game_with_any_workers(tmp_path: Path) -> None:
    digests = set()
    for workers in (1, 2):
        store = Store(tmp_path / f"{workers}")
        narrow = plan(seats=2, games=4000, bots="random", until={"width": 0.09, "step": 80})
        found = carry_out(narrow, store, Processes(workers))
        assert 80 < found.deals < 400
        assert Results(found, store).widest() <= 0.09
        digests.add(store.digest())

    assert len(digests) == 1
    with pytest.raises(BadInput, match="cannot be played in shards"):
        carry_out(narrow, Store(tmp_path / "new"), Processes(1), Shard(1, 2))
