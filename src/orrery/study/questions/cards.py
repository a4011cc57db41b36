"""Which things are too strong or too weak? How often each card, tile or plan is taken, and what it does for its owner.

An owner of a card wins more often for two reasons: the card is good, or those take it who win anyway. So owners of a
card are compared with the owners of the other cards of its kind in the same stratum: the same cell, the same bot, the
same place in the turn order, and the same tenth of how well the seat stood before it took the card, as the game's own
evaluation judges it. The strata are weighted as Mantel and Haenszel do.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

from orrery.arena.match import WHOLE
from orrery.study.page import Answer, Section
from orrery.study.plots import Row, intervals, percent, points, table
from orrery.study.questions import balance
from orrery.study.results import Results, library, sums_of
from orrery.study.statistics import Interval, Moments, quantile, share_interval

if TYPE_CHECKING:
    from polars import DataFrame

BANDS = 10  # of how well a seat stands
OWNER = ("cell", "deal", "thing", "bot", "turn", "standing", "won")  # the columns of an owner
FEW = 30  # owners below which nothing is said


class Card(NamedTuple):
    """What is known of one thing."""

    id: str
    offered: int  # games
    taken: Interval  # share of these games in which somebody took it
    owners: int
    won: float  # share of the win of its owners
    raw: Interval | None  # how much more often its owners win than those of the others
    effect: Interval | None  # the same, adjusted; none if there are too few owners


def answer(results: Results) -> Answer:
    kinds = {kind: cards_of(results, kind) for kind in kinds_of(results)}
    sections = [part for kind, cards in kinds.items() for part in sections_of(kind, cards)]
    told = {kind: [data_of(card) for card in cards] for kind, cards in kinds.items()}
    names = ", ".join(sorted({cell.game for cell in results.plan.cells}))
    figures = {"kinds": told, "cells": balance.figures(results)}
    return Answer(f"Cards: {names}", summary(kinds), [*sections, *balance.counts(results)], figures)


def kinds_of(results: Results) -> list[str]:
    polars = library()
    found = results.table("things").select(polars.col("kind").unique()).collect()
    return sorted(str(kind) for kind in found["kind"])


def summary(kinds: dict[str, list[Card]]) -> str:
    """The card with the clearest effect."""
    clear = [(kind, card) for kind, cards in kinds.items() for card in cards if card.effect and card.effect.is_clear]
    if not clear:
        return "No card lifts or lowers the wins of its owners clearly."
    kind, card = max(clear, key=lambda one: abs(one[1].effect.value if one[1].effect else 0.0))
    assert card.effect
    return (
        f"{len(clear)} of {sum(map(len, kinds.values()))} have a clear effect on winning. The greatest has the {kind} "
        f"{card.id}: {points(card.effect)} percentage points."
    )


def cards_of(results: Results, kind: str) -> list[Card]:
    """All things of a kind, by their effect."""
    polars = library()
    col = polars.col
    rates: dict[str, Moments] = {}
    offered: dict[str, int] = {}
    pieces = []
    for cell in range(len(results.plan.cells)):
        for window in results.windows():
            things = results.table("things", cell, window).filter(col("kind") == kind).collect(engine="streaming")
            pieces.append(things.filter(col("seat").is_not_null()).select(*OWNER))
            by_game = things.group_by("thing", "deal", "game").agg(col("seat").count().gt(0).alias("taken"))
            by_deal = by_game.group_by("thing", "deal").agg(col("taken").mean(), polars.len().alias("games"))
            for (thing,), part in by_deal.partition_by("thing", as_dict=True).items():
                rates[str(thing)] = rates.get(str(thing), Moments()).plus(*sums_of(part["taken"]))
                offered[str(thing)] = offered.get(str(thing), 0) + int(part["games"].sum())
    owners = with_strata(polars.concat(pieces, how="vertical_relaxed"))
    found = [card_of(owners, thing, moments, offered[thing], len(rates)) for thing, moments in rates.items()]
    return sorted(found, key=lambda card: (-card.effect.value if card.effect else 9.0, card.id))


def card_of(owners: "DataFrame", thing: str, rate: Moments, offered: int, comparisons: int) -> Card:
    """What is known of a thing, from all owners of things of its kind."""
    own = owners.filter(library().col("thing") == thing)["share"]
    is_known = FEW <= len(own) < len(owners)
    effect = adjusted(owners, thing, comparisons) if is_known else None
    raw = adjusted(owners.with_columns(stratum=0), thing) if is_known else None
    taken = share_interval(rate.mean, rate.deviation, rate.n, offered)
    return Card(thing, offered, taken, len(own), float(own.sum()) / max(1, len(own)), raw, effect)


def with_strata(owners: "DataFrame") -> "DataFrame":
    """The owners with a number for their stratum, and their share of the win."""
    polars = library()
    col = polars.col
    band = (col("standing") * BANDS).floor().clip(0, BANDS - 1)
    keys = polars.struct("cell", "bot", "turn", band.alias("band"))
    cluster = polars.struct("cell", "deal")
    return owners.select(
        "thing",
        keys.rank("dense").alias("stratum") if len(owners) else polars.lit(0).alias("stratum"),
        cluster.rank("dense").alias("cluster") if len(owners) else polars.lit(0).alias("cluster"),
        (col("won") / WHOLE).alias("share"),
    )


def adjusted(owners: "DataFrame", thing: str, comparisons: int = 1) -> Interval | None:
    """How much more often owners of a thing win than owners of others in the same stratum.

    The variance is that of the sums of each deal, since the seats of a deal depend on each other.
    """
    polars = library()
    col = polars.col
    both = owners.with_columns((col("thing") == thing).alias("own"))
    strata = both.group_by("stratum").agg(
        col("own").sum().alias("n"),
        (~col("own")).sum().alias("rest"),
        col("share").filter(col("own")).mean().alias("mean"),
        col("share").filter(~col("own")).mean().alias("other"),
    )
    strata = strata.filter((col("n") > 0) & (col("rest") > 0))
    strata = strata.with_columns((col("n") * col("rest") / (col("n") + col("rest"))).alias("weight"))
    whole = float(strata["weight"].sum())
    if whole == 0:
        return None
    effect = float((strata["weight"] * (strata["mean"] - strata["other"])).sum()) / whole
    pulls = both.join(strata, on="stratum").select(
        "cluster",
        polars.when("own")
        .then(col("weight") / col("n") * (col("share") - col("mean")))
        .otherwise(-col("weight") / col("rest") * (col("share") - col("other")))
        .alias("pull"),
    )
    sums = pulls.group_by("cluster").agg(col("pull").sum())["pull"]
    spread = quantile(len(sums) - 1, comparisons) * float((sums**2).sum()) ** 0.5 / whole
    return Interval(effect, effect - spread, effect + spread)


def data_of(card: Card) -> dict[str, Any]:
    told = {"taken": card.taken, "raw": card.raw, "effect": card.effect}
    return {**card._asdict(), **{key: balance.rounded(figure) if figure else None for key, figure in told.items()}}


def sections_of(kind: str, cards: list[Card]) -> list[Section]:
    """What is taken, and what it does."""
    told = [card for card in cards if card.effect]
    rows = [
        Row(card.id, card.effect, points(card.effect), tone(card.effect), f"{card.owners:,} owners")
        for card in told
        if card.effect
    ]
    effects = intervals(shown(rows), "percentage points of the win", 0.0)
    by_rate = sorted((card for card in cards if card.offered), key=lambda card: card.taken.value)
    rates = [
        Row(card.id, card.taken, percent(card.taken), "", f"on offer in {card.offered:,} games") for card in by_rate
    ]
    taken = intervals(shown(rates), "% of the games that offered it")
    head = ["", "games", "taken in", "owners", "their wins", "not adjusted", "effect"]
    lines = [
        [
            card.id,
            f"{card.offered:,}",
            percent(card.taken),
            f"{card.owners:,}",
            f"{100 * card.won:.1f} %",
            points(card.raw) if card.raw else "",
            points(card.effect) if card.effect else f"fewer than {FEW} owners",
        ]
        for card in cards
    ]
    lead = (
        "How much more often the owners win than owners of the others of this kind, in percentage points, adjusted for "
        "who takes it. All intervals of this plot together hold in 95 % of such studies."
    )
    return [
        Section(f"{kind}: effect on winning", lead, effects, table(head, lines, "All, in figures")),
        Section(f"{kind}: how often it is taken", "Of the games in which somebody could take it.", taken),
    ]


def tone(effect: Interval) -> str:
    return "good" if effect.low > 0 else "bad" if effect.high < 0 else ""


def shown(rows: list[Row], most: int = 30) -> list[Row]:
    """The ends of a long list."""
    return rows if len(rows) <= most else [*rows[: most // 2], *rows[-most // 2 :]]
