"""Figures with their uncertainty."""

from math import sqrt

Z = 1.959964  # 95 %


def interval(successes: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if n == 0:
        return 0.0, 1.0
    share = successes / n
    centre = share + Z * Z / (2 * n)
    spread = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


class Moments:
    """Mean and standard deviation of a stream of numbers that is not kept."""

    def __init__(self) -> None:
        self.n = 0
        self.total = 0
        self.squares = 0

    def add(self, value: int) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: "Moments") -> None:
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    def sd(self) -> float:
        if self.n < 2:
            return 0.0
        return sqrt(max(0.0, self.squares - self.total * self.total / self.n) / (self.n - 1))
