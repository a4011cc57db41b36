"""Many games: the figures do not depend on the number of workers."""

import io
import json

import pytest

from orrery import BadInput, game
from orrery.arena.batch import Study, play_some, simulate
from orrery.arena.match import WHOLE, Tally
from orrery.arena.statistics import deviation, interval
from orrery.engine.game import Value
from orrery.engine.record import verify


def figures(workers: int = 1, **changes: object) -> dict[str, object]:
    study = Study("kosmiczna-misja", 3, 60, ("random", "greedy"), 9, **changes)  # type: ignore[arg-type]
    report = simulate(study, workers)
    return {
        k: v for k, v in report.items() if k not in ("seconds", "decisions_per_second", "games_per_second", "workers")
    }


def test_promise_9_the_digest_is_the_same_for_any_number_of_workers() -> None:
    one = figures()

    assert one == figures(workers=2) == figures(workers=3)
    assert one["digest"] != figures(options={"deck": "two-makes"})["digest"]


def test_rotation_lets_every_bot_sit_everywhere_with_the_same_deals() -> None:
    study = Study("kosmiczna-misja", 3, 9, ("random", "greedy", "random"), 9, rotate=True)

    assert [study.names(n).index("greedy") for n in range(3)] == [1, 0, 2]
    by_bot = simulate(study)["by_bot"]
    assert by_bot["greedy"]["games"] == 9
    assert by_bot["random"]["games"] == 18
    shares = sum(line["share"] * line["games"] for line in by_bot.values())
    assert shares == pytest.approx(9, abs=0.01)


def test_results_and_records_are_written_in_order() -> None:
    out = io.StringIO()
    study = Study("proving", 2, 12, ("random",), 3, {"rounds": 1}, results=True, records=True)
    simulate(study, 2, out)
    lines = [json.loads(line) for line in out.getvalue().splitlines()]

    assert [line["game"] for line in lines] == list(range(12))
    for line in lines:
        assert verify(game("proving"), json.dumps(line["record"])).outcome == {
            k: line[k] for k in ("places", "scores", "sheet")
        }


def test_a_timed_bot_makes_the_digest_not_reproducible() -> None:
    study = Study("proving", 2, 1, ("search:1ms", "random"), 3, {"rounds": 1})

    assert simulate(study)["reproducible"] is False


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [({"bots": ("wizard",)}, "no bot called 'wizard'"), ({"seats": 8}, "2 to 4"), ({"options": {"x": 1}}, "no option")],
)
def test_a_bad_study_complains_before_the_first_game(changes: dict[str, object], complaint: str) -> None:
    base: dict[str, object] = {"game": "proving", "seats": 2, "games": 5, "bots": ("random",), "seed": 1}
    with pytest.raises(BadInput, match=complaint):
        Study(**{**base, **changes}).check()  # type: ignore[arg-type]


def test_intervals_and_deviations() -> None:
    low, high = interval(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert interval(0, 0) == (0.0, 1.0)
    values = (2, 4, 4, 4, 5, 5, 7, 9)
    assert round(deviation(8, sum(values), sum(v * v for v in values)), 4) == 2.1381
    assert deviation(1, 3, 9) == 0.0


def test_bots_rotate_over_the_seats_that_are_asked_and_the_automaton_is_counted_by_itself() -> None:
    options: dict[str, Value] = {"automaton": True, "rounds": 1}
    study = Study("proving", 3, 8, ("random", "greedy"), 3, options, rotate=True)
    assert [study.names(n) for n in range(2)] == [
        ["random", "greedy", "automaton"],
        ["greedy", "random", "automaton"],
    ]
    figures = simulate(study)
    assert {name: line["games"] for name, line in figures["by_bot"].items()} == dict.fromkeys(
        ("random", "greedy", "automaton"), 8
    )
    assert figures["by_bot"]["automaton"]["wins"] == figures["wins"][2]


def test_shares_are_whole_numbers_so_that_the_size_of_the_tasks_leaves_no_trace() -> None:
    study = Study("kosmiczna-misja", 3, 40, ("random",), 9)
    whole = play_some(study, 0, 40)
    parts = [play_some(study, start, start + 1) for start in range(40)]

    total = Tally(3)
    for part in reversed(parts):
        total.merge(part)

    assert total.by_bot == whole.by_bot
    assert total.by_bot["random"][3] == 40 * WHOLE
    assert any(WHOLE % part.by_bot["random"][3] == 0 for part in parts)
