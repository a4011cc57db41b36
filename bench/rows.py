"""Ways for compiled code to hand rows of numbers to numpy as 32-bit floats: docs/decisions/features.md.

`cd bench && ../.venv/bin/mypyc rows.py && ../.venv/bin/python -c "import rows; rows.main()"`

Each way writes the same rows, as an environment does in each step: of 600 columns 40 are set, as in Kosmiczna misja.
"""

from collections.abc import Callable
from struct import pack, unpack
from time import process_time
from typing import Any, Final

import numpy as np
from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

ROWS: Final = 256
WIDTH: Final = 600
STEP: Final = 15  # every fifteenth column is set
CELLS: Final = ROWS * WIDTH
MOST: Final = 1 << 14
FLOATS: Final = vec[i32](unpack(f"<{2 * MOST + 1}i", pack(f"<{2 * MOST + 1}f", *range(-MOST, MOST + 1))))


class Rows:
    """The memory of all ways."""

    def __init__(self) -> None:
        self.doubles: vec[float] = vec[float]([0.0] * CELLS)
        self.shorts: vec[i16] = vec[i16]([0] * CELLS)
        self.patterns: vec[i32] = vec[i32]([0] * CELLS)
        self.places: vec[i64] = vec[i64]([0] * CELLS)
        self.known: i64 = 0  # places that are not 0
        self.writer = BytesWriter()
        self.blank = bytes(2 * CELLS)

    def write_floats(self) -> bytes:
        """A writer of bytes gets every column in turn."""
        self.writer.truncate(0)
        for column in range(CELLS):
            write_f32_le(self.writer, float(column % 50) if column % STEP == 0 else 0.0)
        return self.writer.getvalue()

    def write_shorts(self) -> bytes:
        """A writer of bytes gets zeros, then the columns that are set, two bytes each. Numpy converts them."""
        self.writer.truncate(0)
        self.writer.write(self.blank)
        for column in range(0, CELLS, STEP):
            self.writer[2 * column] = u8(column % 50)
        return self.writer.getvalue()

    def set_doubles(self) -> None:
        """Numpy looks into a vec of floats, which are cleared one by one, and converts them."""
        for column in range(CELLS):
            self.doubles[column] = 0.0
        for column in range(0, CELLS, STEP):
            self.doubles[column] = float(column % 50)

    def set_shorts(self) -> None:
        """The same with short numbers."""
        for column in range(CELLS):
            self.shorts[column] = 0
        for column in range(0, CELLS, STEP):
            self.shorts[column] = i16(column % 50)

    def set_patterns(self) -> None:
        """Numpy looks into a vec of the floats' bit patterns. Only what was set is cleared."""
        for i in range(self.known):
            self.patterns[self.places[i]] = 0
        self.known = 0
        for column in range(0, CELLS, STEP):
            self.patterns[column] = FLOATS[column % 50 + MOST]
            self.places[self.known] = column
            self.known += 1


def best(step: Callable[[], Any]) -> float:
    """Nanoseconds for a row, in the best of many steps."""
    times = []
    for _step in range(60):
        started = process_time()
        step()
        times.append((process_time() - started) / ROWS * 1e9)
    return min(times)


def main() -> None:
    rows, out = Rows(), np.zeros(CELLS, np.float32)
    doubles = np.frombuffer(memoryview(rows.doubles), np.float64)
    shorts = np.frombuffer(memoryview(rows.shorts), np.int16)
    patterns = np.frombuffer(memoryview(rows.patterns), np.float32)

    def copy_floats() -> None:
        np.copyto(out, np.frombuffer(rows.write_floats(), np.float32))

    def convert_written() -> None:
        np.copyto(out, np.frombuffer(rows.write_shorts(), np.int16))

    def convert_doubles() -> None:
        rows.set_doubles()
        np.copyto(out, doubles)

    def convert_shorts() -> None:
        rows.set_shorts()
        np.copyto(out, shorts)

    ways: dict[str, Callable[[], Any]] = {
        "a writer of 32-bit floats, one copy": copy_floats,
        "a writer of 16-bit numbers, converted": convert_written,
        "a shared vec[float], converted": convert_doubles,
        "a shared vec[i16], converted": convert_shorts,
        "a shared vec[i32] of patterns, no copy": rows.set_patterns,
    }
    for name, step in ways.items():
        print(f"{name:42} {best(step):8.0f} ns/row")
    assert (patterns == out).all()
