"""Saved tables and records of games.

A table is saved with every field of its state, in the middle of any decision. A record holds what is needed to play
the game again: it replays to the same outcome, or says at which move it cannot.
"""

import json
from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.agenda import DeadEnd, IllegalMove, State, Step, is_over, play, reopen
from orrery.engine.chance import Chance
from orrery.engine.game import BadInput, Box, Game
from orrery.engine.journal import Event, Journal
from orrery.engine.moves import BadMove
from orrery.engine.piles import Pile

TABLE_FORMAT: Final = "orrery-table-1"
SEED_DIGITS: Final = 80
RECORD_FORMAT: Final = "orrery-record-1"
NOT_SAVED: Final = frozenset(
    {"box", "options", "asked", "moves", "open", "is_shared", "__dict__"}
)  # saved by name, or found again on loading
KERNEL_PARTS: Final[list[type]] = [Chance, Journal, Event, Pile]


def fields(part: object) -> list[str]:
    """The names of all fields of an object, compiled or not."""
    names = getattr(type(part), "__mypyc_attrs__", None)
    return sorted(set(names if names is not None else vars(part)) - NOT_SAVED)


def pack(value: Any) -> Any:
    """A part of a table as JSON."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [pack(item) for item in value]
    if type(value).__name__.startswith("vec"):
        return [pack(item) for item in value]
    return {"": type(value).__name__, **{name: pack(getattr(value, name)) for name in fields(value)}}


def unpack(data: Any, classes: dict[str, type]) -> Any:
    if isinstance(data, list):
        return [unpack(item, classes) for item in data]
    if not isinstance(data, dict):
        return data
    cls = classes[data[""]]
    if issubclass(cls, Step):
        return cls(**{k: tuple(v) if isinstance(v, list) else v for k, v in data.items() if k})
    return fill(cls(), data, classes)


def fill(part: Any, data: dict[str, Any], classes: dict[str, type]) -> Any:
    """Set every field of a fresh object. Its initial value tells a vec from a list."""
    names = fields(part)
    if sorted(k for k in data if k) != names:
        raise ValueError(f"{type(part).__name__} has other fields")
    for name in names:
        value = unpack(data[name], classes)
        if name == "agenda":
            value = vec[Step](value)
        elif type(getattr(part, name)).__name__.startswith("vec"):
            value = vec[i64](value)
        setattr(part, name, value)
    return part


def save(game: Game, g: State) -> str:
    """The table as text."""
    if not g.open:
        raise ValueError("a rule failed at this table; save the clone that was kept")
    head = {"format": TABLE_FORMAT, "game": game.NAME, "version": game.VERSION, "box": g.content().digest}
    return json.dumps({**head, "options": g.options, "table": pack(g)}, separators=(",", ":"))


def load(game: Game, text: str, box: Box | None = None) -> State:
    """The table from a text of `save`."""
    data = parse(text, TABLE_FORMAT, "saved table")
    box = fitting_box(game, data, box)
    classes = {cls.__name__: cls for cls in [*KERNEL_PARTS, *game.PARTS, *game.STEPS]}
    try:
        g: State = fill(game.blank(box), data["table"], classes)
        g.options = data["options"]
        faults = [game.check(int(g.seats), g.options), *game.faults(g)]
        if game.written_out(g.options) != g.options:
            faults.append("options are missing")
        reopen(g)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, AssertionError, DeadEnd) as error:
        raise BadInput(f"This saved table is damaged ({error!r}); start a new one or use another copy.") from error
    if any(faults):
        raise BadInput(f"This saved table is damaged: {'; '.join(fault for fault in faults if fault)}.")
    return g


def parse(text: str, format: str, what: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"This is not a {what}, or it is cut short: {error}.") from error
    if not isinstance(data, dict) or data.get("format") != format:
        raise BadInput(f"This is not a {what} that this version of Orrery can read; it should have format {format}.")
    return data


def fitting_box(game: Game, data: dict[str, Any], box: Box | None) -> Box:
    """The box that a saved table or a record was played with."""
    if data.get("game") != game.NAME:
        raise BadInput(f"This is a game of {data.get('game')}, not of {game.NAME}.")
    if data.get("version") != game.VERSION:
        raise BadInput(
            f"This was played with version {data.get('version')} of the rules of {game.NAME}; "
            f"this Orrery has version {game.VERSION}, so use the Orrery that it was played with."
        )
    options = data.get("options")
    box = box or game.boxes.get(str(data.get("box"))) or game.box()
    box = game.box_for(box, options if isinstance(options, dict) else {})
    if data.get("box") != box.digest:
        raise BadInput(
            "This was played with other content; name the folder that has exactly that content with --content."
        )
    return box


class Record:
    """A whole game, or the part that was played."""

    def __init__(self, game: Game, g: State, seed: int, open_seed: bool = False) -> None:
        self.game = game.NAME
        self.version = game.VERSION
        self.box: str = g.content().digest
        self.options = g.options
        self.seats = int(g.seats)
        self.seed = seed
        self.open_seed = open_seed  # somebody chose the seed, and may know what comes
        self.moves: list[tuple[int, str]] = []
        self.outcome: dict[str, Any] | None = None

    def __repr__(self) -> str:
        """Without the seed, which would reveal what is hidden."""
        return f"<Record of {self.game}: {self.seats} seats, {len(self.moves)} moves, outcome: {scores(self.outcome)}>"

    def write(self, names: Sequence[str] = ()) -> str:
        """The record as text: a line for each move, so that people can read it and tools can compare it."""
        head = {
            "format": RECORD_FORMAT, "game": self.game, "version": self.version, "box": self.box,
            "options": self.options, "seats": self.seats, "seed": str(self.seed),
            "open_seed": self.open_seed,
        }  # fmt: skip
        if any(names):
            head["names"] = list(names)
        lines = [f" {json.dumps(k)}: {json.dumps(v)}" for k, v in head.items()]
        moves = ",\n".join(f"  {json.dumps(f'{seat} {text}')}" for seat, text in self.moves)
        lines.append(f' "moves": [\n{moves}\n ]' if moves else ' "moves": []')
        lines.append(f' "outcome": {json.dumps(self.outcome)}')
        return "{\n" + ",\n".join(lines) + "\n}\n"


def read_head(text: str) -> dict[str, Any]:
    """The fields of a record, checked for their form only: enough to find its game."""
    data = parse(text, RECORD_FORMAT, "record")
    wanted = {
        "game": str,
        "version": int,
        "box": str,
        "options": dict,
        "seats": int,
        "seed": str,
        "moves": list,
    }
    for name, kind in wanted.items():
        if type(data.get(name)) is not kind:
            raise BadInput(f"This record is damaged: '{name}' is missing or of the wrong kind.")
    return data


def replay(game: Game, text: str, at: int = -1, box: Box | None = None, journal: bool = False) -> tuple[State, Record]:
    """Replay a record, up to `at` moves."""
    data = read_head(text)
    box = fitting_box(game, data, box)
    if not data["seed"].isdecimal() or len(data["seed"]) > SEED_DIGITS:
        raise BadInput("This record is damaged: its seed is not a number.")
    g = game.new(data["seats"], int(data["seed"]), data["options"], box, journal)
    record = Record(game, g, int(data["seed"]), data.get("open_seed") is True)
    for number, line in enumerate(data["moves"] if at < 0 else data["moves"][:at], 1):
        try:
            seat, _, move = str(line).partition(" ")
            if not seat.isdecimal():
                raise BadMove("it does not begin with a seat")
            play(g, int(seat), box.language.read(move))
        except (IllegalMove, BadMove, ValueError, OverflowError) as error:
            raise BadInput(
                f"This record cannot be replayed: move {number} ('{line}') is not possible ({error})."
            ) from error
        record.moves.append((int(seat), move))
    if is_over(g):
        record.outcome = game.outcome(g).data()
    return g, record


def difference(told: Any, found: Any) -> str:
    """What sets two outcomes apart."""
    if isinstance(told, dict) and isinstance(found, dict) and told.get("scores") == found.get("scores"):
        parts = [part for part in ("places", "sheet", "merits") if told.get(part) != found.get(part)]
        return f"its {' and '.join(parts) or 'parts'} differ"
    return f"{scores(told)}, not {scores(found)}"


def scores(outcome: Any) -> str:
    return f"scores {outcome.get('scores')}" if isinstance(outcome, dict) else "none"


def verify(game: Game, text: str, box: Box | None = None) -> Record:
    """Replay a record to its end and compare the outcome."""
    _, record = replay(game, text, -1, box)
    told = json.loads(text).get("outcome")
    found = json.loads(json.dumps(record.outcome))
    if told != found:
        raise BadInput(f"This record's outcome is not what its moves give: {difference(told, found)}.")
    return record
