"""What must not change by accident: perft counts, playthroughs, state digests, whole games.

After a deliberate change of rules or content, `python -m tests.golden.rewrite` writes all of it anew; look at the
difference before you commit it.
"""

from pathlib import Path

import pytest

from orrery import game
from orrery.engine.record import verify
from orrery.games import GAMES
from tests.golden import make

HERE = Path(__file__).parent


@pytest.mark.parametrize("line", make.read_perft())
def test_perft(line: str) -> None:
    assert make.perft_line(line.rsplit(" ", 1)[0]) == line


@pytest.mark.parametrize("name", [*GAMES, *make.SET_UPS])
def test_playthrough(name: str) -> None:
    assert make.playthrough(name) == (HERE / f"{name}.playthrough.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_states_of_200_games_are_the_same_in_every_build(name: str) -> None:
    assert make.digests(name) == (HERE / f"{name}.digests.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(HERE.glob("records/*.orrery.json")), ids=lambda path: path.name)
def test_kept_games_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = verify(game(path.name.split(".")[0]), text)

    assert record.write() == text


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_the_same_in_every_build(name: str) -> None:
    kept = (HERE / f"records/{name}.2-2.orrery.json").read_text(encoding="utf-8")

    assert make.record(name, 2, make.seated(name)[2]) == kept
