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


def deviation(n: int, total: int, squares: int) -> float:
    """The standard deviation, from the sums of the numbers and of their squares."""
    return sqrt(max(0.0, squares - total * total / n) / (n - 1)) if n > 1 else 0.0
