"""The intervals of studies hold what they promise, on cases whose truth is known."""

from random import Random
from statistics import fmean, stdev

import polars
import pytest

from orrery.study.questions.cards import adjusted, with_strata
from orrery.study.statistics import (
    BLOCKS,
    Meeting,
    mean_interval,
    quantile,
    rating_intervals,
    share_interval,
    strengths,
    trial,
)


@pytest.mark.parametrize(("degrees", "wanted"), [(5, 2.5706), (10, 2.2281), (30, 2.0423), (float("inf"), 1.9600)])
def test_the_quantiles_are_those_of_the_tables(degrees: float, wanted: float) -> None:
    assert quantile(degrees) == pytest.approx(wanted, abs=0.003)
    assert quantile(degrees, 10) > quantile(degrees)


def test_the_interval_of_a_mean_holds_in_95_percent() -> None:
    luck = Random(1)
    held = 0
    for _ in range(1000):
        values = [luck.gauss(3, 2) for _ in range(8)]
        _, low, high = mean_interval(fmean(values), stdev(values), len(values))
        held += low <= 3 <= high

    assert 930 <= held <= 970


@pytest.mark.parametrize("share", [0.04, 0.5])
def test_the_interval_of_a_share_knows_that_games_of_one_deal_go_together(share: float) -> None:
    luck = Random(2)
    held = {"with deals": 0, "without": 0}
    for _ in range(500):
        deals = []
        for _ in range(120):
            same = float(luck.random() < share)
            deals.append(fmean([same if luck.random() < 0.7 else float(luck.random() < share) for _ in range(4)]))
        for key, deviation in (("with deals", stdev(deals)), ("without", 0.0)):
            _, low, high = share_interval(fmean(deals), deviation, 120, 480)
            held[key] += low <= share <= high

    assert 460 <= held["with deals"] <= 490
    assert held["without"] < 440


def test_the_effect_of_a_card_is_adjusted_for_who_takes_it() -> None:
    """Whoever leads takes the card more often; it lifts its owner by 5 points."""
    luck = Random(3)
    held, raw = 0, []
    for _ in range(100):
        rows = []
        for deal in range(1500):
            standing = luck.random()
            thing = "crown" if luck.random() < standing * 0.5 else "stone"
            wins = luck.random() < 0.1 + 0.7 * standing + (0.05 if thing == "crown" else 0.0)
            rows.append((0, deal, thing, "greedy", 0, standing, 840 * int(wins)))
        names = ["cell", "deal", "thing", "bot", "turn", "standing", "won"]
        frame = polars.DataFrame(rows, schema=names, orient="row")
        owners = with_strata(frame)
        effect = adjusted(owners, "crown")
        assert effect
        held += effect.low <= 0.05 <= effect.high
        crowns = owners.filter(polars.col("thing") == "crown")["share"].mean()
        stones = owners.filter(polars.col("thing") == "stone")["share"].mean()
        raw.append(float(crowns) - float(stones))  # type: ignore[arg-type]

    assert fmean(raw) > 0.12
    assert 88 <= held <= 99


def meetings(luck: Random, worth: dict[str, float], games: int) -> list[list[Meeting]]:
    """A round robin at tables for two, in blocks of deals."""
    names = list(worth)
    blocks: list[list[Meeting]] = []
    for _ in range(BLOCKS):
        block = []
        for i, one in enumerate(names):
            for two in names[i + 1 :]:
                chance = worth[one] / (worth[one] + worth[two])
                won = sum(luck.random() < chance for _ in range(games))
                block.append(Meeting({one: 1, two: 1}, {one: float(won), two: float(games - won)}, float(games)))
        blocks.append(block)
    return blocks


def test_ratings_find_the_strengths_and_their_intervals_hold() -> None:
    luck = Random(4)
    worth = {"weak": 0.5, "middle": 1.0, "strong": 2.0}  # whose logs have the mean 0
    truth = {"weak": -120.4, "middle": 0.0, "strong": 120.4}
    held = 0
    for _ in range(50):
        found = rating_intervals(meetings(luck, worth, 15))
        held += sum(found[name].low <= truth[name] <= found[name].high for name in truth)

    assert 135 <= held <= 149


def test_ratings_of_larger_tables_count_the_chairs() -> None:
    """One among three others that are as strong wins a quarter, and nobody is rated higher for it."""
    even = strengths([Meeting({"one": 1, "others": 3}, {"one": 250.0, "others": 750.0}, 1000.0)])
    assert even["one"] == pytest.approx(0, abs=0.01)
    assert strengths([Meeting({"a": 1, "b": 1}, {"a": 1000.0, "b": 0.0}, 1000.0)])["a"] < 1000


@pytest.mark.parametrize(("share", "wanted"), [(0.5, "not better"), (0.55, "better")])
def test_the_test_that_stops_early_is_wrong_as_seldom_as_it_says(share: float, wanted: str) -> None:
    luck = Random(5)
    verdicts = []
    for _ in range(200):
        deals: list[float] = []
        verdict = ""
        while not verdict and len(deals) < 6000:
            deals += [(int(luck.random() < share) + int(luck.random() < share)) / 2 for _ in range(50)]
            verdict = trial(fmean(deals), stdev(deals), len(deals), 0.5, 0.05).verdict
        verdicts.append(verdict)

    assert verdicts.count(wanted) >= 186
