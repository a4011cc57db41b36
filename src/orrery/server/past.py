"""Replay: a table as it was, the scores after each move, the record."""

from collections.abc import Sequence

from orrery.engine.agenda import State, play, waiting
from orrery.engine.game import Game
from orrery.engine.journal import ONLOOKER
from orrery.engine.record import Record
from orrery.server.messages import Frame, RecordText, Scores
from orrery.server.table import LiveTable


def first_state(live: LiveTable) -> State:
    """The table before its first move."""
    record = live.table.record
    return live.game.new(record.seats, record.seed, record.options, live.table.g.content(), True)


def move_on(live: LiveTable, g: State, start: int, end: int) -> None:
    read = g.content().language.read
    for seat, text in live.table.record.moves[start:end]:
        play(g, seat, read(text))


def frame(live: LiveTable, at: int, seat: int) -> Frame:
    """What a seat saw after `at` moves. Sealed answers to the current question are left out."""
    is_over = live.standing.result is not None
    moves = len(live.table.record.moves) if is_over else live.table.opened
    at = min(at, moves)
    g = first_state(live)
    move_on(live, g, 0, max(0, at - 1))
    before = len(live.game.heard(g, seat))
    move_on(live, g, max(0, at - 1), at)
    return Frame(
        at=at,
        moves=moves,
        seat=seat,
        view=live.game.view(g, seat),
        waiting=[int(other) for other in waiting(g)],
        heard=live.game.heard(g, seat),
        heard_before=before if at else 0,
    )


def scores(live: LiveTable) -> Scores:
    """The scores after every move."""
    g = first_state(live)
    rows = [[int(score) for score in live.game.outcome(g).scores]]
    for at in range(len(live.table.record.moves)):
        move_on(live, g, at, at + 1)
        rows.append([int(score) for score in live.game.outcome(g).scores])
    return Scores(rows)


def record_text(game: Game, record: Record, id: str, names: Sequence[str] = ()) -> RecordText:
    return RecordText(f"{game.NAME}-{id}.orrery.json", record.write(names))


def may_look(live: LiveTable, own: int, seat: int) -> bool:
    """During a game a visitor sees only their own seat; after it, every seat."""
    if live.standing.result is not None:
        return seat < live.setting.seats or seat == ONLOOKER
    return seat == own
