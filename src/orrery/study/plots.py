"""Plots as plain HTML: rows with a track, so that labels keep their size on a phone and figures can be copied."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, isfinite, log10
from typing import NamedTuple

from orrery.study.statistics import Interval


class Row(NamedTuple):
    """A row of a plot."""

    label: str
    figure: Interval
    told: str  # the figure in words
    tone: str = ""  # good, bad, or empty
    note: str = ""


def percent(figure: Interval, digits: int = 1) -> str:
    return f"{100 * figure.value:.{digits}f} % ({100 * figure.low:.{digits}f} to {100 * figure.high:.{digits}f})"


def points(figure: Interval) -> str:
    """A difference of shares, in percentage points."""
    return f"{100 * figure.value:+.1f} ± {50 * (figure.high - figure.low):.1f}"


def amount(figure: Interval) -> str:
    digits = 0 if abs(figure.value) >= 100 else 1 if abs(figure.value) >= 10 else 2
    if not isfinite(figure.high):
        return f"{figure.value:.{digits}f}"
    return f"{figure.value:.{digits}f} ± {(figure.high - figure.low) / 2:.{digits}f}"


def scale_of(figures: Sequence[Interval], *marks: float) -> tuple[float, float]:
    """The ends of an axis with round numbers."""
    ends = [value for figure in figures for value in (figure.low, figure.high, figure.value) if isfinite(value)]
    low, high = min([*ends, *marks]), max([*ends, *marks])
    if high == low:
        low, high = low - 1, high + 1
    step = step_of(high - low)
    return floor(low / step) * step, -floor(-high / step) * step


def step_of(length: float) -> float:
    """A round distance between the marks of an axis."""
    rough = length / 5
    power = float(10 ** floor(log10(rough)))
    return float(power * min(factor for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999))


def ticks(low: float, high: float) -> list[float]:
    """The round numbers on an axis."""
    step = step_of(high - low)
    return [i * step for i in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def intervals(rows: Sequence[Row], axis: str, reference: float | None = None, factor: float = 100.0) -> str:
    """A dot and its interval in each row, on one axis; a line where the reference is."""
    if not rows:
        return ""
    marks = [] if reference is None else [reference]
    low, high = scale_of([row.figure for row in rows], *marks)

    def at(value: float) -> str:
        return f"{max(0.0, min(100.0, 100 * (value - low) / (high - low))):.2f}%"

    line = "" if reference is None else f'<i class="reference" style="left:{at(reference)}"></i>'
    told = []
    for row in rows:
        figure = row.figure
        width = 100 * (min(figure.high, high) - max(figure.low, low)) / (high - low)
        bar = f'<i class="bar {row.tone}" style="left:{at(figure.low)};width:{max(width, 0.0):.2f}%"></i>'
        dot = f'<i class="dot {row.tone}" style="left:{at(figure.value)}"></i>'
        note = f"<small>{escape(row.note)}</small>" if row.note else ""
        told.append(
            f'<div class="row"><span class="label">{escape(row.label)}{note}</span>'
            f'<span class="track">{line}{bar}{dot}</span><span class="told">{escape(row.told)}</span></div>'
        )
    marked = "".join(f'<span style="left:{at(value)}">{short(value * factor)}</span>' for value in ticks(low, high))
    foot = f'<span class="label">{escape(axis)}</span><span class="track">{marked}</span><span></span>'
    return f'<div class="plot">{"".join(told)}<div class="row axis">{foot}</div></div>'


def short(value: float) -> str:
    return f"{value:.0f}" if abs(value - round(value)) < 1e-6 else f"{value:.6g}"


def lines(series: Sequence[tuple[str, Sequence[Interval]]], axis: str) -> str:
    """Lines with bands from the begin to the end of the games, of shares."""
    drawn, legend = [], []
    for i, (label, figures) in enumerate(series):
        n = len(figures)
        x = [100 * (j + 1) / (n + 1) for j in range(n)]
        upper = " ".join(f"{a:.2f},{100 - 100 * f.high:.2f}" for a, f in zip(x, figures, strict=True))
        lower = " ".join(f"{a:.2f},{100 - 100 * f.low:.2f}" for a, f in reversed([*zip(x, figures, strict=True)]))
        middle = " ".join(f"{a:.2f},{100 - 100 * f.value:.2f}" for a, f in zip(x, figures, strict=True))
        drawn.append(f'<polygon class="band c{i % 5}" points="{upper} {lower}"/>')
        drawn.append(f'<polyline class="line c{i % 5}" points="{middle}" vector-effect="non-scaling-stroke"/>')
        if label:
            legend.append(f'<span><i class="key c{i % 5}"></i>{escape(label)}</span>')
    grid = "".join(
        f'<line x1="0" x2="100" y1="{y}" y2="{y}" vector-effect="non-scaling-stroke"/>' for y in (0, 25, 50, 75, 100)
    )
    heights = "".join(f'<span style="top:{y}%">{100 - y} %</span>' for y in (0, 25, 50, 75, 100))
    widths = "".join(f'<span style="left:{x}%">{told}</span>' for x, told in ((0, "begin"), (50, "half"), (100, "end")))
    picture = f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="{escape(axis)}">'
    return (
        f'<p class="legend">{"".join(legend)}</p><div class="chart"><div class="heights">{heights}</div>'
        f'{picture}<g class="grid">{grid}</g>{"".join(drawn)}</svg><div class="widths">{widths}</div></div>'
    )


def stacks(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]]) -> str:
    """Bars of several pieces, all on one scale, with a legend."""
    names = list(dict.fromkeys(name for _, pieces in rows for name, _ in pieces))
    longest = max((sum(max(0.0, value) for _, value in pieces) for _, pieces in rows), default=1.0) or 1.0
    told = []
    for label, pieces in rows:
        parts = "".join(
            f'<i class="piece p{names.index(name) % 8}" style="width:{100 * max(0.0, value) / longest:.2f}%" '
            f'title="{escape(name)} {value:.1f}"></i>'
            for name, value in pieces
        )
        total = sum(value for _, value in pieces)
        told.append(
            f'<div class="row"><span class="label">{escape(label)}</span><span class="stack">{parts}</span>'
            f'<span class="told">{total:.1f}</span></div>'
        )
    legend = "".join(f'<span><i class="key p{i % 8}"></i>{escape(name)}</span>' for i, name in enumerate(names))
    return f'<p class="legend">{legend}</p><div class="plot">{"".join(told)}</div>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]], summary: str = "") -> str:
    """A table; with a summary it can be folded."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head) if any(head) else ""
    body = "".join(
        f"<tr><th>{escape(row[0])}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in row[1:])}</tr>" for row in rows
    )
    drawn = f'<div class="wide" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
    return folded(summary, drawn) if summary else drawn


def folded(summary: str, drawn: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{drawn}</details>"
