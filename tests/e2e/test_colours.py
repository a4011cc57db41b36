"""What can be chosen differs clearly from the colour of every seat, on every board and in both themes."""

import itertools
import math

import pytest
from playwright.sync_api import Page

from tests.e2e.helpers import Visitors
from tests.e2e.play import make, prepare, sit

GAMES = {"kosmiczna-misja": 4, "astrominers": 6, "skymines": 4}
LEAST = {"light": 0.15, "dark": 0.12}  # in OKLab, where black and white are 1 apart
PAINT = """
(seats) => {
  const board = document.querySelector(".board > *");
  const colour = (style, name = "") => {
    const part = Object.assign(document.createElement("span"), { className: name });
    part.style.color = style;
    board.append(part);
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.fillStyle = getComputedStyle(part).color;
    part.remove();
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const own = Array.from({ length: seats }, (_, seat) => colour("var(--seat-ink, var(--seat))", `seat-${seat}`));
  return [colour("var(--place-lit, var(--thing-lit))"), ...own];
}
"""


def oklab(colour: list[int]) -> tuple[float, float, float]:
    """Björn Ottosson's colour space: equal distances look equally large."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def apart(one: list[int], other: list[int]) -> float:
    return math.dist(oklab(one), oklab(other))


def colours(page: Page, game: str, seats: int) -> list[list[int]]:
    """That of what is lit, then those of the seats."""
    prepare(page)
    sit(page, make(page, [{"name": f"P{seat}"} for seat in range(seats)], game)["seats"][0])
    page.locator(".board [data-thing]").first.wait_for()
    found: list[list[int]] = page.evaluate(PAINT, seats)
    return found


def test_distances_are_those_of_the_eye() -> None:
    assert apart([0, 0, 0], [255, 255, 255]) == pytest.approx(1, abs=0.001)
    assert apart([255, 0, 0], [255, 0, 0]) == 0


@pytest.mark.parametrize("theme", LEAST)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_lit_is_unlike_every_seat(visitors: Visitors, game: str, theme: str) -> None:
    lit, *seats = colours(visitors.new(dark=theme == "dark"), game, GAMES[game])
    assert [seat for seat, colour in enumerate(seats) if apart(lit, colour) < LEAST[theme]] == []
    assert min(apart(one, other) for one, other in itertools.combinations(seats, 2)) > 0.075
