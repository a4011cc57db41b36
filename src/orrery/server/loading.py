"""Loading a table from what is stored of it. If it cannot be loaded, what can be read of it is a record."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from orrery import game
from orrery.engine import agenda
from orrery.engine.game import BadInput, Box, ContentFiles, Game
from orrery.engine.record import Record, load
from orrery.engine.table import Table
from orrery.games import GAMES
from orrery.server.messages import ChatLine
from orrery.server.refusals import Refusal
from orrery.server.seats import Visitor
from orrery.server.series import counted
from orrery.server.store import Store, Stored
from orrery.server.table import UNSCORED, Action, LiveTable, Setting, Snapshot, Standing, request_key

T = TypeVar("T")
DAMAGED = "what is stored of this table is damaged"


def decoded(body: Any, kind: type[T]) -> T:
    """A part of a table as it is stored."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, TypeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"The {kind.__name__} of this table is damaged ({error}).") from error


def add_box(rules: Game, digest: str, files: Any) -> Box | None:
    """The content with this digest, read from its files if it is not loaded yet; None if it is lost."""
    rules.box()
    if digest not in rules.boxes and files is not None:
        try:
            rules.add_box(ContentFiles(digest, decoded(files, dict[str, str])))
        except Exception:  # damaged, or in a form that this Orrery does not read
            return None
    return rules.boxes.get(digest)


def load_table(id: str, stored: Stored, store: Store) -> LiveTable:
    """The table: its snapshot, and the actions after it."""
    setting, standing = read_head(stored.setting, stored.standing)
    snapshot = decoded(stored.snapshot, Snapshot)
    check_seats(setting, snapshot.numbers, snapshot.news)
    rules = game(setting.game)
    box = add_box(rules, setting.box, stored.files)
    if box is None:
        raise BadInput(f"The content {setting.box} of this table is lost.")
    live = LiveTable(id, rules, setting, standing, restored(rules, setting, snapshot, box), store)
    live.actions = live.snapshot_at = stored.actions
    live.news = snapshot.news
    live.ids = dict.fromkeys(snapshot.ids)
    for n, body in stored.later:
        if n != live.actions + 1:
            raise BadInput(f"Action {live.actions + 1} of this table is missing.")
        redo(live, decoded(body, Action))
    if live.actions != stored.last:
        raise BadInput(f"This table has {stored.last} actions, not {live.actions}.")
    if standing.result is None:
        live.standing = live.standing_after(live.table)
    add_chat(live, stored)
    return live


def read_head(setting_body: Any, standing_body: Any) -> tuple[Setting, Standing]:
    """The parts that say what table it is and how it stands. They fit together."""
    setting, standing = decoded(setting_body, Setting), decoded(standing_body, Standing)
    if setting.game not in GAMES or any(seat not in range(setting.seats) for seat in standing.waiting):
        raise BadInput("This table is damaged.")
    check_seats(setting, standing.chairs)
    result = standing.result
    if result is not None and result.how not in UNSCORED:
        check_seats(setting, result.places, result.scores, result.sheet)
    if setting.chapter is not None:
        check_chapter(setting)
    return setting, standing


def game_of(setting_body: Any) -> str:
    """The game of a damaged table; empty if that cannot be read either."""
    with suppress(BadInput):
        name = decoded(setting_body, Setting).game
        return name if name in GAMES else ""
    return ""


def check_chapter(setting: Setting) -> None:
    """The series of a table is one that its game has, and its past can be counted."""
    try:
        counted(game(setting.game), setting)
    except Exception as error:  # a damaged row may be anything
        raise BadInput("The series of this table is damaged.") from error


def check_seats(setting: Setting, *rows: Sequence[Any]) -> None:
    if any(len(row) != setting.seats for row in rows):
        raise BadInput(f"This table is damaged: something is not there for each of its {setting.seats} seats.")


def restored(rules: Game, setting: Setting, snapshot: Snapshot, box: Box) -> Table:
    """The table at its snapshot. If the rules have changed or the saved state is damaged, its moves are replayed."""
    try:
        g = load(rules, snapshot.table, box)
    except Exception:
        g = rules.new(setting.seats, int(setting.seed), setting.options, box, True)
        for seat, text in snapshot.moves:
            agenda.play(g, seat, g.content().language.read(text))
    check_seats(setting, range(g.seats))
    record = Record(rules, g, int(setting.seed), setting.is_open_seed)
    record.moves = list(snapshot.moves)
    if agenda.is_over(g):
        record.outcome = rules.outcome(g).data()
    table = Table(rules, g, record)
    table.numbers = snapshot.numbers
    return table


def redo(live: LiveTable, action: Action) -> None:
    """Replay an action."""
    live.news[action.seat] = live.lines(action.seat)
    live.table = action.done_at(live.table)
    live.ids[request_key(action.seat, action.id)] = None
    live.actions += 1


def add_chat(live: LiveTable, stored: Stored) -> None:
    """The latest lines of chat. Damaged ones are left out."""
    live.chats = stored.chats
    for body in stored.chat:
        try:
            line, key = decoded(body, tuple[ChatLine, str])
        except BadInput:
            continue
        live.chat.append(line)
        live.ids[key] = None


class SetAside(Refusal):
    """A table that cannot be loaded.

    It has a record of the moves that can be read, unless the game can continue once its content is back: then the seed
    stays secret.
    """

    def __init__(self, code: str, detail: str, record: Record | None = None) -> None:
        super().__init__(code, detail)
        self.record = record
        self.standing: Standing | None = None  # unless it can be read

    def opens(self, visitor: Visitor) -> bool:
        """Is it the latest link? If the standing is damaged nobody knows, and every link counts."""
        return self.standing is None or self.standing.opens(visitor)


def set_aside(remains: Stored) -> SetAside:
    """Why a table cannot be loaded, with what is left of it."""
    aside = why_aside(remains)
    with suppress(BadInput):
        aside.standing = decoded(remains.standing, Standing)
    return aside


def why_aside(remains: Stored) -> SetAside:
    try:
        setting = decoded(remains.setting, Setting)
        rules = game(setting.game)
        record = record_of(rules, setting, remains)
    except Exception:  # a damaged row may be anything
        return SetAside("damaged", DAMAGED)
    if setting.rules != rules.VERSION:
        return SetAside("set-aside", f"played with version {setting.rules} of the rules of {rules.NAME}", record)
    if setting.box in rules.boxes:
        return SetAside("damaged", DAMAGED, record)
    detail = f"played with content {setting.box} of {rules.NAME}"
    return SetAside("set-aside", detail, record) if is_over(remains) else SetAside("no-content", detail)


def is_over(stored: Stored) -> bool:
    try:
        return decoded(stored.standing, Standing).result is not None
    except BadInput:
        return False


def record_of(rules: Game, setting: Setting, remains: Stored) -> Record:
    """A record of the moves that can be read, up to the first one that cannot."""
    record = Record(rules, rules.new(setting.seats, int(setting.seed)), int(setting.seed), setting.is_open_seed)
    record.version, record.box, record.options = setting.rules, setting.box, setting.options
    start = 0  # without the snapshot, the actions tell all moves, unless the table continues a record
    with suppress(BadInput):
        snapshot = decoded(remains.snapshot, Snapshot)
        if remains.actions in range(len(remains.later) + 1):
            record.moves, start = list(snapshot.moves), remains.actions
    kept: list[Action] = []
    for action in readable(remains.later, start):
        if action.kind != "back":
            kept.append(action)
        elif last := next((old for old in reversed(kept) if old.seat == action.seat), None):
            kept.remove(last)
    record.moves += [(action.seat, text) for action in kept for text in action.played or action.moves]
    return record


def readable(actions: list[tuple[Any, Any]], start: int) -> Iterator[Action]:
    """The actions after the first `start`, up to the first that is missing or damaged."""
    for expected, (n, body) in enumerate([row for row in actions if row[0] not in range(1, start + 1)], start + 1):
        try:
            action = decoded(body, Action)
        except BadInput:
            return
        if n != expected:
            return
        yield action
