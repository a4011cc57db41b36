"""What a visitor wishes for a new table, checked."""

import secrets
from contextlib import suppress

from orrery.bots.names import OPPONENTS
from orrery.engine.game import AUTOMATON, BadInput, Game, Value
from orrery.engine.record import Record, replay
from orrery.engine.record import read_head as read_record_head
from orrery.engine.table import Table, open_table
from orrery.server.lobby import NewTable
from orrery.server.messages import NAME_LENGTH, Chair
from orrery.server.refusals import Refusal
from orrery.server.series import SEED_BITS, clean, first_game
from orrery.server.table import Chapter, Setting


def setting_of(record: Record, chapter: Chapter | None = None) -> Setting:
    seed, is_open = str(record.seed), record.open_seed
    return Setting(record.game, record.version, record.box, record.options, record.seats, seed, is_open, chapter)


def wished_table(rules: Game, wish: NewTable) -> tuple[Table, Chapter | None]:
    """A new game, the first game of a series, or one that continues a record."""
    if wish.record:
        if wish.series:
            raise BadInput("A record is one game, not a series.")
        try:
            g, record = replay(rules, wish.record, wish.at, None, True)
        except BadInput as error:
            raise Refusal("bad-record", str(error)) from error
        if len(wish.chairs) != record.seats:
            raise BadInput(f"This record has {record.seats} seats; open the table with as many.")
        record.open_seed = True
        return Table(rules, g, record), None
    if wish.seed and not (wish.seed.isascii() and wish.seed.isdecimal()):
        raise BadInput("A seed is a whole number.")
    check_fit(rules, wish)
    if wish.series:
        return first_game(rules, wish)
    seed = int(wish.seed) if wish.seed else secrets.randbits(SEED_BITS)
    return open_table(rules, len(wish.chairs), seed, wish.options, None, bool(wish.seed)), None


def wished_chairs(rules: Game, wish: NewTable, record: Record) -> list[Chair]:
    """Who sits where. Seats that move by rules are taken, whatever was wished for them."""
    automata = rules.automata(record.seats, record.options)
    chairs = [Chair(clean(chair.name), chair.bot) for chair in wish.chairs]
    others = [chair for seat, chair in enumerate(chairs) if seat not in automata]
    for chair in others:
        if chair.bot not in ("", *OPPONENTS):
            raise BadInput(f"There is no bot called '{chair.bot}'; there are: {', '.join(OPPONENTS)}.")
    if wish.record and not any(chair.name or chair.bot for chair in others):  # opened to look at, not to play
        chairs = [Chair(name, "") for name in names_in(wish.record, record.seats)]
    return [Chair("", AUTOMATON) if seat in automata else chair for seat, chair in enumerate(chairs)]


def check_fit(rules: Game, wish: NewTable) -> None:
    """Refuse seats and options that are valid by themselves but not together, and say what can be changed."""
    seats, options = len(wish.chairs), wish.options
    if Game.check(rules, seats, options) or wish.series not in ("", *rules.SERIES):
        return  # refused later
    told = fault(rules, wish.series, seats, options)
    if not told:
        return
    kinds = ("choice", "flag")
    values = {option.id: option.values or [False, True] for option in rules.OPTIONS if option.kind in kinds}
    fitting = [
        id for id in values if any(not fault(rules, wish.series, seats, {**options, id: value}) for value in values[id])
    ]
    raise Refusal("bad-options", told, fitting, [n for n in rules.seats if not fault(rules, wish.series, n, options)])


def fault(rules: Game, series: str, seats: int, options: dict[str, Value]) -> str:
    """Why seats and options do not go together in a game, or in a series; empty if they do."""
    if not series:
        return rules.check(seats, options)
    try:
        rules.series(series, seats, 0, options)
    except BadInput as error:
        return str(error)
    return ""


def box_in(record: str) -> str:
    """The digest of the content that a record was played with; empty if the record is none."""
    with suppress(BadInput):
        return str(read_record_head(record)["box"])
    return ""


def names_in(record: str, seats: int) -> list[str]:
    """The names of the seats. A record need not have them, and they may be anything."""
    names = read_record_head(record).get("names")
    given = names if isinstance(names, list) and len(names) == seats else [""] * seats
    return [clean(name)[:NAME_LENGTH].strip() if isinstance(name, str) else "" for name in given]
