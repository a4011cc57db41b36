"""The statistics of studies: intervals of means and shares, ratings, and the test that decides as soon as it can.

Intervals are tested for their coverage by simulation. docs/decisions/studies.md says why no library does this.
"""

from collections.abc import Sequence
from math import exp, inf, log, log10, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

NORMAL: Final = NormalDist()
CONFIDENCE: Final = 0.95
BLOCKS: Final = 20  # of deals, for the jackknife of ratings
ELO: Final = 400.0


class Interval(NamedTuple):
    """A figure with its interval."""

    value: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Is zero outside?"""
        return self.low > 0 or self.high < 0


def quantile(degrees: float, comparisons: int = 1) -> float:
    """Student's t for a two-sided interval (Cornish and Fisher), so that all of several comparisons hold together."""
    z = NORMAL.inv_cdf(1 - (1 - CONFIDENCE) / 2 / comparisons)
    if degrees == inf:
        return z
    n = max(degrees, 1.0)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def mean_interval(mean: float, deviation: float, n: int, comparisons: int = 1) -> Interval:
    """The interval of a mean of n independent values."""
    spread = quantile(n - 1, comparisons) * deviation / sqrt(n) if n > 1 else inf
    return Interval(mean, mean - spread, mean + spread)


def share_interval(share: float, deviation: float, deals: int, games: int) -> Interval:
    """Wilson's interval of a share. How the games of one deal go together is taken from the means of the deals."""
    n = float(games)
    error = deviation**2 / deals if deals > 1 else 0.0
    if error > 0 and 0 < share < 1:
        n = share * (1 - share) / error
    z = quantile(inf)
    scale = 1 + z * z / n
    centre = (share + z * z / (2 * n)) / scale
    spread = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / scale
    return Interval(share, max(0.0, centre - spread), min(1.0, centre + spread))


class Moments(NamedTuple):
    """The number of some values, their sum, and the sum of their squares: all that an interval of their mean needs."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def plus(self, n: int, total: float, squares: float) -> "Moments":
        return Moments(self.n + n, self.total + total, self.squares + squares)

    @property
    def mean(self) -> float:
        return self.total / max(1, self.n)

    @property
    def deviation(self) -> float:
        if self.n < 2:
            return 0.0
        return sqrt(max(0.0, self.squares - self.total**2 / self.n) / (self.n - 1))

    def interval(self, comparisons: int = 1) -> Interval:
        return mean_interval(self.mean, self.deviation, self.n, comparisons)


class Meeting(NamedTuple):
    """Games in which the same bots sat down: how many chairs and how much of the wins each of them had."""

    chairs: dict[str, int]
    wins: dict[str, float]
    games: float


def strengths(meetings: Sequence[Meeting]) -> dict[str, float]:
    """The rating of each bot by Bradley, Terry and Luce: a chair wins in proportion to the strength of its bot.

    Each meeting counts one more game that all its chairs share, so that nobody is infinitely strong.
    """
    names = sorted({name for meeting in meetings for name in meeting.chairs})
    worth = dict.fromkeys(names, 1.0)
    for _ in range(10_000):
        won, met = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
        for meeting in meetings:
            chairs = sum(meeting.chairs.values())
            whole = sum(worth[name] * n for name, n in meeting.chairs.items())
            for name, n in meeting.chairs.items():
                won[name] += meeting.wins[name] + n / chairs
                met[name] += (meeting.games + 1) * n / whole
        new = {name: won[name] / met[name] for name in names}
        centre = exp(fmean(log(value) for value in new.values()))
        new = {name: value / centre for name, value in new.items()}
        change = max(abs(log(new[name] / worth[name])) for name in names)
        worth = new
        if change < 1e-9:
            break
    return {name: ELO * log10(value) for name, value in worth.items()}


def rating_intervals(blocks: Sequence[Sequence[Meeting]]) -> dict[str, Interval]:
    """Ratings with intervals. Each block has the meetings of some deals; it is left out in turn (jackknife)."""
    whole = strengths(added(blocks))
    without = [strengths(added([*blocks[:i], *blocks[i + 1 :]])) for i in range(len(blocks))]
    n = len(blocks)
    found = {}
    for name, value in whole.items():
        pseudo = [n * value - (n - 1) * ratings[name] for ratings in without]
        found[name] = Interval(value, *mean_interval(value, stdev(pseudo), n)[1:])
    return found


def added(blocks: Sequence[Sequence[Meeting]]) -> list[Meeting]:
    """The meetings of several blocks, added up."""
    sums: dict[tuple[tuple[str, int], ...], Meeting] = {}
    for block in blocks:
        for meeting in block:
            key = tuple(sorted(meeting.chairs.items()))
            old = sums.get(key, Meeting(meeting.chairs, dict.fromkeys(meeting.chairs, 0.0), 0.0))
            wins = {name: old.wins[name] + meeting.wins[name] for name in meeting.chairs}
            sums[key] = Meeting(meeting.chairs, wins, old.games + meeting.games)
    return list(sums.values())


class Trial(NamedTuple):
    """How a test stands that stops as soon as it can."""

    ratio: float  # log of the likelihood ratio
    bound: float
    verdict: str  # better, not better, or empty: go on


def trial(mean: float, deviation: float, deals: int, even: float, margin: float, risk: float = 0.05) -> Trial:
    """Wald's test of a share of wins: is it `margin` above the even share, or not above it?

    The likelihood is the normal one of the means of deals, whose variance is estimated, as chess engines are tested.
    """
    bound = log((1 - risk) / risk)
    variance = max(deviation**2, 1e-4)
    ratio = deals * margin * (mean - even - margin / 2) / variance
    verdict = "better" if ratio >= bound else "not better" if ratio <= -bound else ""
    return Trial(ratio, bound, verdict)
