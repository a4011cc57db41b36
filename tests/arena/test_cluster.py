"""A Ray cluster gives the same digest as this machine, also when a node of it dies."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from orrery import BadInput
from orrery.arena.batch import Study, simulate
from orrery.arena.cluster import Cluster, carry_out
from orrery.study.plan import plan_of
from orrery.study.run import carry_out as play_study
from orrery.study.store import Store
from tests.cli.helpers import complaint, run

KM = "kosmiczna-misja"


def test_a_run_on_ray_has_the_digest_of_a_run_here(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ("simulate", KM, "--games", "60", "--bots", "random", "--json")
    here = json.loads(run(capsys, *command).out)
    there = json.loads(run(capsys, *command, "--on", "ray", "--out", tmp_path / "lines").out)

    assert there["digest"] == here["digest"]
    assert [json.loads(line)["game"] for line in (tmp_path / "lines").read_text().splitlines()] == list(range(60))


def test_a_cluster_that_is_not_there_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "nonsense")
    assert "There is no Ray cluster at 'nonsense'" in complaint(run(capsys, "simulate", KM, "--on", "ray"))


def test_without_ray_one_sentence_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert 'pip install "orrery[ray]"' in complaint(run(capsys, "simulate", KM, "--on", "ray"))


def test_a_node_with_other_rules_is_refused() -> None:
    with pytest.raises(BadInput, match="another version of Orrery"):
        carry_out("other rules", print, "never")


@pytest.mark.long
def test_a_node_that_dies_costs_no_game_and_no_digest(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster as Nodes

    nodes: Any = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    others = [nodes.add_node(num_cpus=1) for _ in range(2)]
    monkeypatch.setenv("RAY_ADDRESS", nodes.address)
    place = Cluster("ray")
    place.seconds = 0.5
    killed: list[Any] = []

    def kill_one(_: int) -> None:
        if others and not killed:
            killed.append(others.pop())
            nodes.remove_node(killed[0], allow_graceful=False)

    try:
        study = Study(KM, 3, 3000, ("greedy", "random"), 5, rotate=True)
        there = simulate(study, progress=kill_one, place=place)
        assert killed
        killed.clear()
        setting = {"game": KM, "seats": [2, 3], "bots": "random,greedy", "games": 1200, "keep": ["things"]}
        plan = plan_of(setting, "x.toml")
        play_study(plan, Store(tmp_path / "there"), place, progress=kill_one)
        assert killed
    finally:
        nodes.shutdown()

    here = simulate(study, workers=os.cpu_count() or 1)
    assert (there["digest"], there["by_bot"]) == (here["digest"], here["by_bot"])
    from orrery.arena.places import Processes

    play_study(plan, Store(tmp_path / "here"), Processes(2))
    assert Store(tmp_path / "there").digest() == Store(tmp_path / "here").digest()
