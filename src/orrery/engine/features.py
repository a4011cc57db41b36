"""What a seat may know as a row of whole numbers, for learners.

A game writes its rows with the methods of Row, always in the same order. The same calls name the columns, so names and
numbers cannot drift apart.
"""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from orrery.engine.actions import Actions
from orrery.engine.piles import Pile

MOST: Final = 32767  # a larger number is written as this one

# The seats of a row, seen from the one whose row it is: itself, then clockwise.
SEATS: Final = ["own", "next-1", "next-2", "next-3", "next-4", "next-5", "next-6"]
AROUND: Final = [SEATS[:seats] for seats in range(len(SEATS) + 1)]  # by number of seats


@final
class Row:
    """Writes rows of one width, one behind the other, or only notes the names of their columns.

    A cell is two bytes, the lower one first. Those that nobody sets are 0.
    """

    def __init__(self, width: i64 = 0, only_names: bool = False) -> None:
        self.width = width
        self.cells = BytesWriter()
        self.blank = bytes(2 * width)
        self.at: i64 = 0  # the next column, counted from the first row's start
        self.only_names = only_names
        self.names: list[str] = []
        self.part = ""

    def begin(self) -> None:
        """Begin a row."""
        self.at = len(self.cells) // 2
        self.cells.write(self.blank)

    def take(self) -> bytes:
        """The rows written so far. The next ones start anew."""
        cells = self.cells.getvalue()
        self.cells.truncate(0)
        self.at = 0
        return cells

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
        cell = 2 * (self.at + i)
        self.cells[cell] = u8(value & 255)
        if value < 0 or value > 255:
            self.cells[cell + 1] = u8(value >> 8 & 255)

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
        if self.only_names:
            return
        cell = 2 * (self.at + i)
        if self.cells[cell] < 255:
            self.cells[cell] = u8(self.cells[cell] + 1)
        else:
            self.cells[cell] = 0
            self.cells[cell + 1] = u8(self.cells[cell + 1] + 1)

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
