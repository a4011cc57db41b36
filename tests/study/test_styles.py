"""Bots that try to win in one way value their own kind of points more, and choose legal moves."""

from typing import Any

import pytest

from orrery import game
from orrery.engine.sight import Sight
from orrery.study import styles


@pytest.mark.parametrize(
    ("name", "style", "kind"), [("astrominers", "Orders", "orders"), ("skymines", "Helium", "helium")]
)
def test_a_style_overrates_its_own_kind_of_points(name: str, style: str, kind: str) -> None:
    bot: Any = getattr(styles, f"{name.capitalize()}{style}")(1)
    assert {other: getattr(bot.weights, other) for other in bot.KINDS} == {
        other: 1.35 if other == kind else 0.9 for other in bot.KINDS
    }

    rules = game(name)
    g = rules.new(2, 1)
    sight = Sight(rules, g, g.asked)
    assert bot.choose(sight) in sight.moves
