"""The questions that a study can answer, each with the page that it makes."""

from collections.abc import Callable

from orrery.study.page import Answer
from orrery.study.questions import balance, cards, compare, sensitivity, strength
from orrery.study.results import Results

ANSWERS: dict[str, Callable[[Results], Answer]] = {
    "balance": balance.answer,
    "cards": cards.answer,
    "compare": compare.answer,
    "strength": strength.answer,
    "sensitivity": sensitivity.answer,
}
