"""What a seat may know as a row of whole numbers, for learners.

A game writes its rows with the methods of Row, always in the same order. The same calls name the columns, so names and
numbers cannot drift apart.
"""

from struct import pack, unpack
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from orrery.engine.actions import Actions
from orrery.engine.piles import Pile

MOST: Final = 1 << 14  # a larger number is written as this one
FLOATS: Final = vec[i32](unpack(f"<{2 * MOST + 1}i", pack(f"<{2 * MOST + 1}f", *range(-MOST, MOST + 1))))

# The seats of a row, seen from the one whose row it is: itself, then clockwise.
SEATS: Final = ["own", "next-1", "next-2", "next-3", "next-4", "next-5", "next-6"]
AROUND: Final = [SEATS[:seats] for seats in range(len(SEATS) + 1)]  # by number of seats


@final
class Row:
    """Rows of one width, of which one is written at a time; or only the names of their columns.

    Their numbers stand in `cells` as 32-bit floats, which numpy reads without a copy. Most of them are 0, so a row that
    is written anew first clears the cells that were set.
    """

    def __init__(self, width: i64 = 0, rows: i64 = 1, only_names: bool = False) -> None:
        self.width = width
        self.cells: vec[i32] = vec[i32]([0] * (width * rows))
        self.numbers_set: vec[i64] = vec[i64]([0] * (width * rows))  # the same as whole numbers
        self.places_set: vec[i64] = vec[i64]([0] * (width * rows))  # by row: the cells that are not 0
        self.how_many: vec[i64] = vec[i64]([0] * rows)  # by row: such cells
        self.row: i64 = 0
        self.at: i64 = 0  # the next cell
        self.only_names = only_names
        self.names: list[str] = []
        self.part = ""

    def begin(self, row: i64 = 0) -> None:
        """Begin to write a row."""
        self.row = row
        self.at = row * self.width
        for i in range(self.at, self.at + self.how_many[row]):
            self.cells[self.places_set[i]] = 0
            self.numbers_set[self.places_set[i]] = 0
        self.how_many[row] = 0

    def leave(self, columns: i64) -> bool:
        """Leave the next columns 0, if this is about numbers. Returns whether it is."""
        if self.only_names:
            return False
        self.at += columns
        return True

    def of(self, part: str, place: str = "") -> None:
        """The next columns belong to this part of the table."""
        if self.only_names:
            self.part = f"{part}.{place}." if place else f"{part}."

    def close(self, name: str, labels: list[str]) -> None:
        """The columns that were set are one for each label. Those that follow are others."""
        if self.only_names:
            for label in labels:
                self.names.append(f"{self.part}{name}={label}")
        self.at += len(labels)

    def set(self, i: i64, value: i64) -> None:
        """Set the i-th of the next columns."""
        if value == 0 or self.only_names:
            return
        value = max(-MOST, min(MOST, value))
        place = self.at + i
        if self.numbers_set[place] == 0:
            self.places_set[self.row * self.width + self.how_many[self.row]] = place
            self.how_many[self.row] += 1
        self.numbers_set[place] = value
        self.cells[place] = FLOATS[value + MOST]

    def number(self, name: str, value: i64) -> None:
        """One column with a number."""
        if self.only_names:
            self.names.append(self.part + name)
        self.set(0, value)
        self.at += 1

    def one_of(self, name: str, labels: list[str], i: i64) -> None:
        """A column for each label: 1 for the i-th. A negative i is none of them."""
        if i >= 0:
            self.set(i, 1)
        self.close(name, labels)

    def numbers(self, name: str, labels: list[str], values: vec[i64]) -> None:
        """A column for each label with its number. Values beyond the labels are left out."""
        for i in range(min(len(labels), len(values))):
            self.set(i, values[i])
        self.close(name, labels)

    def bits(self, name: str, labels: list[str], bits: i64) -> None:
        """A column for each label: 1 if its bit is set."""
        if bits:
            for i in range(len(labels)):
                self.set(i, bits >> i & 1)
        self.close(name, labels)

    def has(self, name: str, labels: list[str], members: list[int], start: i64 = 0) -> None:
        """A column for each label: 1 if it is a member. The labels count from `start`; other members are left out."""
        n = len(labels)
        for member in members:
            i = member - start
            if 0 <= i < n:
                self.set(i, 1)
        self.close(name, labels)

    def add(self, i: i64) -> None:
        """Add 1 to the i-th of the next columns."""
        if not self.only_names:
            self.set(i, self.numbers_set[self.at + i] + 1)

    def count(self, name: str, labels: list[str], members: vec[i64]) -> None:
        """A column for each label: how many members it is. A negative member is none."""
        for member in members:
            if member >= 0:
                self.add(member)
        self.close(name, labels)

    def tally(self, name: str, labels: list[str], members: list[int]) -> None:
        """The same for a list."""
        for member in members:
            self.add(member)
        self.close(name, labels)

    def stack(self, name: str, labels: list[str], members: list[int], start: i64 = 0) -> None:
        """A column for each label: 1 for the last member, 2 for the one before it. Labels count from `start`."""
        n = len(members)
        for i in range(n):
            self.set(members[i] - start, n - i)
        self.close(name, labels)

    def known(self, name: str, labels: list[str], pile: Pile, seat: i64, other: Pile | None = None) -> None:
        """A column for each label: how many such cards `seat` knows to be in this pile, or in one of two."""
        self.add_known(pile, seat)
        if other is not None:
            self.add_known(other, seat)
        self.close(name, labels)

    def add_known(self, pile: Pile, seat: i64) -> None:
        for i in range(len(pile.cards)):
            if pile.marks[i] >> seat & 1:
                self.add(pile.cards[i])

    def answer(self, actions: Actions, moves: list[int]) -> None:
        """A column for each of some actions: how often it is in a sealed answer."""
        for m in moves:
            self.add(actions.index(m))
        self.close("answer", actions.labels)

    def seat(self, name: str, seat: i64, me: i64, seats: i64) -> None:
        """A column for each seat, as `me` counts them: 1 for this one. A negative seat is none."""
        if seat >= 0:
            self.set((seat - me + seats) % seats, 1)
        self.close(name, AROUND[seats])
