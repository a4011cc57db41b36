"""Piles: a clone shares its cards with the original until one of them changes."""

from collections.abc import Callable

import pytest

from orrery.engine.chance import Chance
from orrery.engine.piles import Pile

CARDS, MARKS = [5, 3, 4, 1], [0, 1, 2, 0]


def pile() -> Pile:
    made = Pile()
    for card, mark in zip(CARDS, MARKS, strict=True):
        made.put(card, mark)
    return made


def content(of: Pile) -> tuple[list[int], list[int]]:
    return list(of.cards), list(of.marks)


def shuffle(of: Pile) -> None:
    luck = Chance()
    luck.reseed(1, 1)
    of.shuffle(luck, 0)


CHANGES: dict[str, Callable[[Pile], object]] = {
    "fill": lambda pile: pile.fill([7]),
    "put": lambda pile: pile.put(7),
    "bury": lambda pile: pile.bury(7),
    "replace": lambda pile: pile.replace(1, 7, 3),
    "shuffle": shuffle,
    "sort": lambda pile: pile.sort(),
    "take the first": lambda pile: pile.take(0),
    "take and put": lambda pile: pile.put(7, pile.take(3)),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("which", ["original", "clone", "clone of the clone"])
def test_a_change_of_one_leaves_the_others_alone(change: str, which: str) -> None:
    original = pile()
    clone = original.clone()
    piles = {"original": original, "clone": clone, "clone of the clone": clone.clone()}
    CHANGES[change](piles[which])

    for name, other in piles.items():
        assert (content(other) == (CARDS, MARKS)) == (name != which)


def test_both_may_change_one_after_the_other() -> None:
    original = pile()
    clone = original.clone()
    clone.take(3)
    original.take(3)
    clone.put(7)
    original.put(8)

    assert (list(clone.cards), list(original.cards)) == ([5, 3, 4, 7], [5, 3, 4, 8])


def test_a_card_that_is_not_there_has_no_place() -> None:
    with pytest.raises(ValueError, match="no such card"):
        pile().place_of(9)
