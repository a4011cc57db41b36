"""The moves of a game as numbers from 0 on, for learners."""

from collections.abc import Sequence
from itertools import product
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.moves import Language, Verb

EVENTS: Final = 128  # moves have codes below this
OPERANDS: Final = 4


@final
class Actions:
    """All moves that can occur with one content, numbered by their verbs' codes, then by their operands in turn.

    The number of a move depends on the verbs and on the members of their kinds, so on nothing but the content's digest.
    """

    def __init__(self, language: Language, verbs: Sequence[Verb]) -> None:
        self.language = language
        self.labels: list[str] = []  # the texts of the moves
        self.moves: vec[i64] = vec[i64]()
        self.bases: vec[i64] = vec[i64]([-1] * EVENTS)  # the first number of a verb, by its code
        self.sizes: vec[i64] = vec[i64]([1] * (EVENTS * OPERANDS))  # members of each operand
        for verb in sorted(verbs, key=lambda verb: int(verb.code)):
            if verb.code < EVENTS:
                self.add(verb)
        self.labels = [language.show(m) for m in self.moves]

    def add(self, verb: Verb) -> None:
        """Number the moves of a verb."""
        self.bases[verb.code] = len(self.moves)
        sizes = [len(self.language.names(kind)) for kind in verb.kinds]
        for i in range(len(sizes)):
            self.sizes[verb.code * OPERANDS + i] = sizes[i]
        for operands in product(*[range(size) for size in sizes]):
            self.moves = append(self.moves, verb.move(*operands))

    def __len__(self) -> int:
        return len(self.moves)

    def index(self, m: i64) -> i64:
        """The number of a move."""
        code = m & 255
        n: i64 = 0
        rest = m >> 8
        for i in range(code * OPERANDS, code * OPERANDS + OPERANDS):
            n = n * self.sizes[i] + (rest & 8191)
            rest >>= 13
        return self.bases[code] + n

    def move(self, index: i64) -> i64:
        """The move with this number."""
        return self.moves[index]
