"""How strong are bots? Everybody meets everybody on the same deals. Ratings are by Bradley, Terry and Luce."""

from itertools import combinations
from typing import Any

from orrery.arena.batch import Study
from orrery.engine.game import AUTOMATON, Game, Value
from orrery.study.page import Answer, Section
from orrery.study.plan import new_cell
from orrery.study.plots import Row, intervals, percent, table
from orrery.study.questions.balance import rounded, shares
from orrery.study.results import MARK, Results, measured
from orrery.study.statistics import BLOCKS, Meeting, Trial, rating_intervals, trial


def cells_of(
    game: Game, bots: tuple[str, ...], seats: list[int], seed: int, options: dict[str, Value], content: str
) -> tuple[list[Study], list[str]]:
    """The cells of a round robin. With more than two chairs, each of a pair sits alone among the other in turn."""
    cells, labels = [], []
    for n in seats:
        chairs = len(game.choosers(n, options))
        for one, two in combinations(bots, 2):
            lineups = [(one, two)] if chairs == 2 else [(one, *[two] * (chairs - 1)), (two, *[one] * (chairs - 1))]
            for lineup in lineups:
                cells.append(new_cell(game, n, lineup, seed, options, content))
                labels.append(f"{n} seats, {lineup[0]} against {' and '.join(lineup[1:])}")
    return cells, labels


def answer(results: Results) -> Answer:
    sections, figures = [], []
    seats = sorted({cell.seats for cell in results.plan.cells})
    for n in seats:
        ratings = ratings_of(results, n)
        ordered = sorted(ratings, key=lambda name: -ratings[name].value)
        rows = [Row(name, ratings[name], f"{ratings[name].value:+.0f} ± {spread(ratings[name])}") for name in ordered]
        lead = (
            "Zero is the mean of these bots. 100 points more are 64 % of the wins between two, 200 are 76 %, 400 are "
            "91 %. Intervals are 95 %, from leaving out each twentieth of the deals in turn."
        )
        sections.append(Section(f"Ratings, {n} seats", lead, intervals(rows, "rating", 0.0, 1.0)))
        figures.append({"seats": n, "ratings": {name: rounded(ratings[name]) for name in ordered}})
    sections.append(meetings_section(results))
    summary = " ".join(told_first(figure) for figure in figures)
    test = trial_of(results)
    if test:
        sections.insert(0, trial_section(results, test))
    names = ", ".join(sorted({cell.game for cell in results.plan.cells}))
    verdict = {"trial": test._asdict()} if test else {}
    return Answer(f"Strength: {names}", summary, sections, {"strength": figures, "meetings": pairs(results), **verdict})


def spread(figure: Any) -> str:
    return f"{(figure.high - figure.low) / 2:.0f}"


def told_first(figure: dict[str, Any]) -> str:
    best = next(iter(figure["ratings"]))
    return f"With {figure['seats']} seats {best} is rated highest."


def ratings_of(results: Results, seats: int) -> dict[str, Any]:
    """The ratings at tables of this size."""
    blocks: list[list[Meeting]] = [[] for _ in range(BLOCKS)]
    for number, cell in enumerate(results.plan.cells):
        if cell.seats != seats:
            continue
        chairs = {name: cell.names(0).count(name) for name in cell.names(0) if name != AUTOMATON}
        for i, (games, wins) in enumerate(blocks_of(results, number, list(chairs))):
            blocks[i].append(Meeting(chairs, wins, games))
    return rating_intervals(blocks)


def blocks_of(results: Results, cell: int, names: list[str]) -> list[tuple[float, dict[str, float]]]:
    """By block of deals: the games, and the wins of each bot."""
    games, wins = [0.0] * BLOCKS, [dict.fromkeys(names, 0.0) for _ in range(BLOCKS)]
    for window in results.windows():
        frame = measured(results, cell, window)
        for i in range(BLOCKS):
            part = frame.filter(frame["deal"] % BLOCKS == i)
            games[i] += float(part["number"].sum())
            for name in names:
                wins[i][name] += float((part[f"wins by bot{MARK}{name}"] * part["number"]).sum())
    return list(zip(games, wins, strict=True))


def pairs(results: Results) -> list[dict[str, Any]]:
    return [
        {
            "cell": results.plan.labels[number],
            "deals": results.deals(number),
            "shares": {name: rounded(figure) for name, figure in shares(results, number, "wins by bot")},
        }
        for number in range(len(results.plan.cells))
    ]


def meetings_section(results: Results) -> Section:
    rows = []
    for number, cell in enumerate(results.plan.cells):
        names = cell.names(0)
        for name, figure in shares(results, number, "wins by bot"):
            even = f"{100 * names.count(name) / cell.seats:.0f} %"
            rows.append([results.plan.labels[number], name, percent(figure), even, f"{results.deals(number):,}"])
    lead = "Every deal was played with the bots in every order of chairs. A shared win is divided."
    return Section("Who met whom", lead, table(["", "bot", "share of the wins", "even", "deals"], rows))


def trial_of(results: Results) -> Trial | None:
    """The test whether one bot is better than the other, if the study is one."""
    until = results.plan.until
    if not until or not until.better:
        return None
    cell = results.plan.cells[0]
    found = results.moments(0)[f"wins by bot{MARK}{until.better}"]
    names = cell.names(0)
    even = names.count(until.better) / len(names)
    return trial(found.mean, found.deviation, found.n, even, until.margin)


def verdict(results: Results) -> str:
    found = trial_of(results)
    return found.verdict if found else ""


def trial_section(results: Results, test: Trial) -> Section:
    until = results.plan.until
    assert until
    told = {
        "better": f"{until.better} is better.",
        "not better": f"{until.better} is not better by as much as {100 * until.margin:.0f} % of the wins.",
        "": "The games did not decide it; give more with --games.",
    }[test.verdict]
    more = f"{100 * until.margin:.0f} % of all wins"
    lead = (
        f"{told} The log of the likelihood ratio is {test.ratio:+.2f}; the test stops at ±{test.bound:.2f}, with a "
        f"risk of 5 % to either side. It compares the even share of wins with one that is greater by {more}."
    )
    return Section(f"Is {until.better} better?", lead)
