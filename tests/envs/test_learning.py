"""The learner of examples/ learns."""

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def learn() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / "learn.py"), run_name="learn")


def test_a_batch_changes_what_the_learner_does(learn: dict[str, Any]) -> None:
    learn["train"].__globals__.update(TABLES=8, STEPS=32, MINIBATCH=64)
    trained, untrained = learn["train"](np.inf, steps=256, games=8)

    assert trained.network.updates == 3 * 4
    assert all((trained.network.weights[name] != w).any() for name, w in untrained.network.weights.items())
    assert 0 <= learn["share_against"](trained, untrained, 8, 1) <= 1


@pytest.mark.long
def test_the_learner_beats_random_and_its_untrained_self(learn: dict[str, Any]) -> None:
    trained, untrained = learn["train"](np.inf, steps=400_000)

    assert learn["share_against_random"](trained, 4000, 7) > 0.75
    assert learn["share_against"](trained, untrained, 4000, 8) > 0.75


@pytest.mark.long
def test_maskable_ppo_learns_at_our_table() -> None:
    """Only where sb3-contrib is installed: it brings torch, which is large."""
    pytest.importorskip("sb3_contrib")
    example = runpy.run_path(str(EXAMPLES / "maskable_ppo.py"), run_name="example")
    model = example["train"](256)

    assert 0 <= example["share_of_wins"](model, 4) <= 1
