"""Parts of a run are joined in any order to the same digest and figures."""

from typing import Any

import pytest

from orrery import BadInput
from orrery.arena.batch import Study, merged, simulate
from orrery.arena.shards import Shard, read_shard

STUDY = Study("kosmiczna-misja", 3, 25, ("random", "greedy"), 9, rotate=True)
OF_THE_RUN = ("seconds", "decisions_per_second", "games_per_second", "workers", "parts")


def parts_of(study: Study, count: int) -> list[tuple[str, dict[str, Any]]]:
    return [(f"part {k}", simulate(study, shard=Shard(k, count))) for k in range(1, count + 1)]


def without_times(figures: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in figures.items() if key not in OF_THE_RUN}


@pytest.mark.parametrize("count", [2, 3, 30])
def test_parts_in_any_order_give_the_figures_of_the_whole(count: int) -> None:
    joined = merged(parts_of(STUDY, count)[::-1])

    assert without_times(joined) == without_times(simulate(STUDY))


def test_what_is_missing_or_doubled_is_named() -> None:
    one, two, three = parts_of(STUDY, 3)

    with pytest.raises(BadInput, match="Games 8 to 15 are missing"):
        merged([one, three])
    with pytest.raises(BadInput, match="Games 16 to 24 are missing"):
        merged([two, one])
    with pytest.raises(BadInput, match="Games 8 to 15 are there twice; leave out 'part 2'"):
        merged([one, two, three, two])


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"seed": 10}, "seed is 10, not 9"),
        ({"games": 26}, "games is 26, not 25"),
        ({"bots": ("random",)}, "bots"),
        ({"options": {"deck": "two-makes"}}, "options"),
    ],
)
def test_parts_of_other_commands_are_refused(changes: dict[str, Any], key: str) -> None:
    one, other = parts_of(STUDY, 2)[0], parts_of(Study(**{**vars(STUDY), **changes}), 2)[1]

    with pytest.raises(BadInput, match="belongs to another run") as refused:
        merged([one, other])
    assert key in str(refused.value)


@pytest.mark.parametrize("key", ["content", "version", "rules"])
def test_parts_of_other_rules_or_content_are_refused(key: str) -> None:
    one, two = parts_of(STUDY, 2)
    two[1]["part"]["command"][key] = "other"

    with pytest.raises(BadInput, match=f"its {key} is other"):
        merged([one, two])


def test_a_shard_is_typed_as_k_of_n() -> None:
    assert read_shard("2/3").of(10) == range(3, 6)
    for text in ("0/3", "4/3", "1", "a/b", "1/0"):
        with pytest.raises(BadInput, match="--shard takes K/N"):
            read_shard(text)
