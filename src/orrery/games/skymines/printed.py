"""What is printed on the tracks, the board, the mats and the missions: checked, and put into tables."""

from pathlib import Path

from orrery.content import read_words, usage
from orrery.engine.game import BadInput
from orrery.engine.moves import BadMove, Language, first
from orrery.games.skymines import missions
from orrery.games.skymines.chart import column
from orrery.games.skymines.files import BoardFile, Bonus, Mat, MissionFile, Side, TrackFile
from orrery.games.skymines.state import Mines
from orrery.games.skymines.terms import (
    BONUS,
    EITHER,
    LAST_PERMANENT,
    LONGEST,
    MAJORITIES,
    SCREENS,
    SIDES,
    TILE,
)
from orrery.games.skymines.words import BONUSES

# Tracks.


def add_tracks(box: Mines, file: TrackFile, path: Path) -> None:
    sides = sorted(file.side, key=lambda side: side.side)
    if [side.side for side in sides] != SIDES:
        raise BadInput(f"{path}: the sides are {', '.join(SIDES)}, each once.")
    box.bonus_words = Language(BONUSES, {})
    for side in sides:
        check_side(side, path)
    words = [bonus_word(box, side, bonus, path) for side in sides for bonus in side.bonus]
    box.bonuses = column(word & 255 for word in words)
    box.bonus_numbers = column(word >> (8 + 13 * i) & 8191 for word in words for i in range(3))
    box.bonus_costs = column(bonus.pay for side in sides for bonus in side.bonus)
    box.lengths = column(len(side.shares) - 1 for side in sides)
    box.track_shares = column((side.shares + side.shares[-1:] * LONGEST)[n] for side in sides for n in range(LONGEST))
    box.barriers = column(side.barriers.get(str(n), 0) for side in sides for n in range(LONGEST))
    box.thresholds = column(side.thresholds.get(str(n), 0) for side in sides for n in range(LONGEST))
    box.unlocks = column(sum(int(at) < n for at in side.thresholds) for side in sides for n in range(LONGEST))


def check_side(side: Side, path: Path) -> None:
    last = len(side.shares) - 1
    if side.shares[0] or side.shares != sorted(side.shares):
        raise BadInput(f"{path}: side '{side.id}', field shares: they begin with 0 and never fall.")
    for field in ("barriers", "thresholds"):
        for at in getattr(side, field):
            if at not in [str(space) for space in range(last)]:
                raise BadInput(f"{path}: side '{side.id}', field {field}: '{at}' is no space from 0 to {last - 1}.")


def bonus_word(box: Mines, side: Side, bonus: Bonus, path: Path) -> int:
    """The word of a bonus. Its numbers may be 0, unlike those of rewards."""
    where = f"{path}: side '{side.id}', field bonus"
    try:
        word = int(box.bonus_words.read(bonus.word))
    except BadMove as error:
        told = usage(box.bonus_words)
        raise BadInput(f"{where}: '{bonus.word}' is none ({error}); the words are: {told}.") from error
    if (word & 255 == EITHER) != bool(bonus.reward) or (bonus.otherwise and not bonus.reward):
        raise BadInput(f"{where}: the word 'reward' has a reward, and only this word has one.")
    if word & 255 <= LAST_PERMANENT and bonus.pay:
        raise BadInput(f"{where}: a permanent bonus costs nothing.")
    return word


# The board and the mats.


def add_board(box: Mines, file: BoardFile, path: Path) -> None:
    check_board(file, path)
    tank, research = file.mat
    box.tier_needs = column(need for majority in file.majority for need in majority.needs)
    box.tile_costs = column(tile.cost for tile in file.tile)
    box.surcharges = column(file.display[0].surcharges)
    box.tank_values = column(mat_values(tank, path))
    box.research_values = column(mat_values(research, path))
    box.tank_slot = tank.slot
    box.research_slot = research.slot
    box.no_a = sum(1 << screen for screen in set(research.no_a))


def check_board(file: BoardFile, path: Path) -> None:
    for kind, found, wanted in (
        ("majority", file.majority, BONUS.ids[:MAJORITIES]),
        ("tile", file.tile, TILE.ids),
        ("mat", file.mat, ["tank", "research"]),
        ("display", file.display, ["display"]),
    ):
        if [entry.id for entry in found] != list(wanted):
            raise BadInput(f"{path}: the entries of {kind} are {', '.join(wanted)}, in this order.")
    for majority in file.majority:
        if majority.needs != sorted(set(majority.needs)) or not majority.needs[0]:
            raise BadInput(f"{path}: majority '{majority.id}', field needs: they rise from at least 1.")
    if file.mat[1].length != SCREENS:
        raise BadInput(f"{path}: mat 'research', field length: there are {SCREENS} screens.")


def mat_values(mat: Mat, path: Path) -> list[int]:
    """The value on each step: the last one that was reached."""
    steps = [str(step) for step in range(1, mat.length + 1)]
    for field, at in [*[("values", at) for at in mat.values], ("slot", str(mat.slot))]:
        if at not in steps:
            raise BadInput(f"{path}: mat '{mat.id}', field {field}: '{at}' is no step from 1 to {mat.length}.")
    values = [0] * (mat.length + 1)
    for step in range(1, mat.length + 1):
        values[step] = mat.values.get(str(step), values[step - 1])
    if values != sorted(values):
        raise BadInput(f"{path}: mat '{mat.id}', field values: they never fall.")
    return values


# Missions.


def add_missions(box: Mines, file: MissionFile | None, path: Path) -> None:
    box.task_words = Language(missions.WORDS, {})
    words: list[int] = []
    for mission in file.mission if file else []:
        where = f"{path}: mission '{mission.id}', field"
        words += read_words(box.task_words, mission.tasks, f"{where} tasks")
        for text in mission.tasks:
            if mission.tasks.count(text) > 1:
                raise BadInput(f"{where} tasks: '{text}' is named twice.")
        for text in mission.known:
            if text not in mission.tasks:
                raise BadInput(f"{where} known: '{text}' is no task of this card.")
    box.task_kinds = column(word & 255 for word in words)
    box.task_numbers = column(first(word) for word in words)
