"""The examples do what they say."""

import shlex
import sys
from pathlib import Path

import pytest

from orrery.arena.batch import Study, simulate
from orrery.bots.program import FAULTS
from orrery.games import GAMES

PROGRAM = f"exec:{shlex.join([sys.executable, str(Path(__file__).parent.parent / 'examples' / 'program_bot.py')])}"


@pytest.mark.parametrize("name", GAMES)
def test_the_program_plays_every_game(name: str) -> None:
    figures = simulate(Study(name, 2, 1, (PROGRAM, "random"), 1))
    counts = figures["programs"][PROGRAM]

    assert counts["answers"] > 5
    assert not any(counts[kind] for kind in FAULTS)


def test_the_program_beats_random_in_kosmiczna_misja() -> None:
    figures = simulate(Study("kosmiczna-misja", 2, 40, (PROGRAM, "random"), 1, rotate=True))

    assert figures["by_bot"][PROGRAM]["share"] > 0.55
