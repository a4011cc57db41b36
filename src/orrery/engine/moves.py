"""Moves and events: a verb and up to four operands, packed into one int, with a stable text."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

MAX_MEMBERS: Final = 8192  # at most this many members of a kind: 8 bits for the verb, 13 for each operand, 60 in all


class BadMove(Exception):
    """A text that is no move of this game."""


class Kind:
    """The kind of an operand. `ids` are the names of its members; without them, the box names them."""

    def __init__(self, name: str, ids: Sequence[str] = (), things: bool = True) -> None:
        self.name = name
        self.ids = list(ids)
        self.things = things  # can be clicked on the table


@final
class Verb:
    """The name of a move or an event, and the kinds of its operands."""

    def __init__(self, code: int, name: str, *kinds: Kind) -> None:
        self.code: i64 = code
        self.name = name
        self.kinds = list(kinds)

    def move(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
        return self.code | a << 8 | b << 21 | c << 34 | d << 47

    def is_(self, m: i64) -> bool:
        return m & 255 == self.code


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Moves:
    """A growing vec of moves."""

    def __init__(self, room: i64 = 16) -> None:
        self.row: vec[i64] = vec[i64](capacity=room)

    def add(self, m: i64) -> None:
        self.row = append(self.row, m)


def verb_code(m: i64) -> i64:
    return m & 255


def complete(m: i64, a: i64) -> i64:
    """Add the missing first operand to a move. Its third operand, which says what may come first, is removed."""
    return m & (1 << 34) - 1 | a << 8


def complete_all(row: vec[i64], waiting: vec[i64], a: i64, kind: i64) -> vec[i64]:
    """Append the waiting moves that take this kind of first operand, with it; their third has a bit for each kind."""
    for m in waiting:
        if m >> (34 + kind) & 1:
            row = append(row, m & (1 << 34) - 1 | a << 8)
    return row


def first(m: i64) -> i64:
    return m >> 8 & 8191


def second(m: i64) -> i64:
    return m >> 21 & 8191


def third(m: i64) -> i64:
    return m >> 34 & 8191


def fourth(m: i64) -> i64:
    return m >> 47 & 8191


class Language:
    """The words of one game with one box: turns every move and event into text and back."""

    def __init__(self, verbs: Sequence[Verb], ids: dict[str, list[str]]) -> None:
        self.by_code = {int(verb.code): verb for verb in verbs}
        self.by_name = {verb.name: verb for verb in verbs}
        self.ids = ids
        self.index: dict[str, dict[str, int]] = {}
        for verb in verbs:
            for kind in verb.kinds:
                names = self.names(kind)
                if len(names) > MAX_MEMBERS or len(set(names)) != len(names):
                    raise ValueError(f"kind {kind.name}: too many members, or one named twice")
                self.index[kind.name] = {name: i for i, name in enumerate(names)}

    def names(self, kind: Kind) -> list[str]:
        return kind.ids or self.ids[kind.name]

    def verb(self, m: int) -> Verb:
        return self.by_code[m & 255]

    def operands(self, m: int) -> list[int]:
        return [m >> (8 + 13 * i) & 8191 for i in range(len(self.verb(m).kinds))]

    def words(self, m: int) -> list[str]:
        """The names of the operands."""
        kinds = self.verb(m).kinds
        return [self.names(kind)[i] for kind, i in zip(kinds, self.operands(m), strict=True)]

    def show(self, m: int) -> str:
        """The text of a move, as records have it: ``place span 1b``."""
        return " ".join([self.verb(m).name, *self.words(m)])

    def read(self, text: str) -> int:
        """The move whose text from `show` is exactly `text`."""
        name, *words = text.split(" ")
        verb = self.by_name.get(name)
        if verb is None:
            raise BadMove(f"no move is called '{name}'")
        if len(words) != len(verb.kinds):
            raise BadMove(f"'{name}' takes {len(verb.kinds)} words after it, not {len(words)}")
        m = int(verb.code)
        for i, (kind, word) in enumerate(zip(verb.kinds, words, strict=True)):
            if word not in self.index[kind.name]:
                raise BadMove(f"'{word}' is no {kind.name}")
            m |= self.index[kind.name][word] << (8 + 13 * i)
        return m
