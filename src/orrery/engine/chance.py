"""Chance: a frozen generator, one stream for each purpose, all from one secret seed.

A stream starts at the BLAKE2b hash of its purpose, keyed with the seed, so that no stream tells of another.
It goes on as a multiply-with-carry generator (base 2^32, Marsaglia's multiplier 698769069) whose two halves
are folded into 32 bits. All values stay below 2^62. docs/decisions/chance.md has the test vectors.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MULTIPLIER: Final = 698769069
SEED_BITS: Final = 256
ORDER: Final = MULTIPLIER * 2**32 - 1


def start(seed: int, stream: int, occasion: int) -> int:
    """Where a stream begins."""
    purpose = f"{stream} {occasion}".encode()
    digest = blake2b(purpose, digest_size=16, key=seed.to_bytes(SEED_BITS // 8, "little")).digest()
    return 1 + int.from_bytes(digest, "little") % (ORDER - 1)


class Chance:
    """The luck of one table."""

    def __init__(self) -> None:
        self.seed: int = 0  # secret
        self.states: vec[i64] = vec[i64]()  # secret; 0 = stream not begun
        self.script: list[int] = []  # results that come first, for tests and worked examples

    def reseed(self, seed: int, streams: int) -> None:
        self.seed = seed
        self.states = vec[i64]([0] * streams)

    def clone(self) -> "Chance":
        chance = Chance()
        chance.seed = self.seed
        chance.states = self.states[:]
        if self.script:
            chance.script = self.script.copy()
        return chance

    def begin(self, stream: i64, occasion: i64) -> None:
        """Start `stream` afresh, so that what was drawn before does not matter from here on."""
        self.states[stream] = start(self.seed, stream, occasion)

    def below(self, stream: i64, n: i64) -> i64:
        """A number from 0 to n - 1, n below 2^30; uneven by less than one in 2^32 / n."""
        if self.script:
            return self.script.pop(0)
        state = self.states[stream]
        if state == 0:
            state = start(self.seed, stream, 0)
        state = MULTIPLIER * (state & 0xFFFFFFFF) + (state >> 32)
        self.states[stream] = state
        return ((state & 0xFFFFFFFF) ^ (state >> 32)) * n >> 32

    def shuffle(self, stream: i64, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(stream, i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def choose(self, stream: i64, items: Sequence[int]) -> int:
        return items[self.below(stream, len(items))]
