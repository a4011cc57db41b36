"""Chance: the random generator, with one stream for each purpose, all from one secret seed. It never changes.

A stream starts at a word of the BLAKE2b hash of its purpose, keyed with the seed, so that no stream reveals another.
It continues as a multiply-with-carry generator (base 2^32, Marsaglia's multiplier 698769069) whose two halves are
folded into 32 bits. All values stay below 2^62. docs/decisions/chance.md has the test vectors.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

MULTIPLIER: Final = 698769069
SEED_BYTES: Final = 32
WORDS: Final = 8  # one hash starts this many streams
WORD: Final = (1 << 60) - 1


def starts(seed: int, block: int, occasion: int) -> vec[i64]:
    """The starts of the streams from WORDS * block on: 60 bits of each word of the hash, never 0."""
    key = seed.to_bytes(SEED_BYTES, "little")
    digest = blake2b(f"{block} {occasion}".encode(), digest_size=8 * WORDS, key=key).digest()
    words = vec[i64]([0] * WORDS)
    for i in range(WORDS):
        words[i] = 1 + (read_i64_le(digest, 8 * i) >> 4 & WORD)
    return words


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Chance:
    """The random streams of one table."""

    def __init__(self, other: "Chance | None" = None) -> None:
        """No streams yet, or those of `other`."""
        if other is None:
            self.seed: int = 0  # secret
            self.states: vec[i64] = vec[i64]()  # secret: one for each stream
            self.script: list[int] = []  # results that come first, for tests; never changed in place
            return
        self.seed = other.seed
        self.states = other.states[:]
        self.script = other.script

    def reseed(self, seed: int, streams: int) -> None:
        self.seed = seed
        states = starts(seed, 0, 0)
        for block in range(1, (streams + WORDS - 1) // WORDS):
            states = extend(states, starts(seed, block, 0))
        self.states = states[:streams]

    def clone(self) -> "Chance":
        return Chance(self)

    def begin(self, stream: i64, occasion: i64, n: i64 = 1) -> None:
        """Start n streams again for an occasion (1, 2, …), whatever was drawn before."""
        words = vec[i64]()
        for i in range(stream, stream + n):
            if len(words) == 0 or i % WORDS == 0:
                words = starts(self.seed, i // WORDS, occasion)
            self.states[i] = words[i % WORDS]

    def below(self, stream: i64, n: i64) -> i64:
        """A number from 0 to n - 1, n below 2^30; uneven by less than one in 2^32 / n."""
        if self.script:
            result = self.script[0]
            self.script = self.script[1:]
            return result
        state = self.states[stream]
        state = MULTIPLIER * (state & 0xFFFFFFFF) + (state >> 32)
        self.states[stream] = state
        return ((state & 0xFFFFFFFF) ^ (state >> 32)) * n >> 32

    def shuffle(self, stream: i64, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(stream, i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def shuffle_row(self, stream: i64, cards: vec[i64]) -> None:
        """Shuffle a vec."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(stream, i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def choose(self, stream: i64, items: Sequence[int]) -> int:
        return items[self.below(stream, len(items))]
