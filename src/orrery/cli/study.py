"""`orrery study`: many games with different settings on the same deals, and a page with the answer."""

import json as json_module
import shlex
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from orrery.cli.arguments import Content, Json, Options, Seed, number, read_options, text
from orrery.cli.simulate import MAX_WORKERS, place_of, told_of_bots
from orrery.engine.game import BadInput

if TYPE_CHECKING:
    from orrery.arena.shards import Shard
    from orrery.study.plan import Plan
    from orrery.study.results import Results
    from orrery.study.store import Store


def study(
    what: Annotated[str, Parameter(help="A TOML file, or balance, cards, compare, strength, sensitivity.")],
    /,
    *subjects: Annotated[str, Parameter(help="GAME; for compare GAME A B; for sensitivity GAME CARD.")],
    seats: Annotated[str, text("N,N", "Numbers of seats; all of the game if not given.")] = "",
    bots: Annotated[str, text("A,B", "Who plays; greedy if not given.")] = "greedy",
    games: Annotated[int, number("Games for each setting; 200 if not given.", 1)] = 200,
    seed: Seed = 1,
    option: Options = (),
    content: Content = "",
    width: Annotated[str, text("PERCENT", "Stop when no interval of wins reaches further to either side.")] = "",
    better: Annotated[
        str, text("BOT", "strength: stop when it is decided whether this bot is the better of two.")
    ] = "",
    margin: Annotated[int, number("--better: by how many percent of the wins; 5 if not given.", 1, 40)] = 5,
    decisions: Annotated[bool, Parameter(help="Keep a row for each decision, too.")] = False,
    out: Annotated[str, text("FOLDER", "Where results and page go; named after the question if not given.")] = "",
    workers: Annotated[int, number("Processes to play in; 1 if not given.", 1, MAX_WORKERS)] = 1,
    shard: Annotated[str, text("K/N", "Play only part K of N; orrery merge joins the folders.")] = "",
    on: Annotated[str, text("PLACE", "ray, or ray://HOST:PORT: play on that Ray cluster.")] = "",
    json: Json = False,
) -> None:
    """Play a study, and write a page with its answer.

    balance GAME: wins by place, margins, length, leaders, points by category.
    cards GAME: how often each card is taken, and what it does for its owner.
    compare GAME A B: what changes; A and B are as-it-is, a folder of content,
    or options as NAME=VALUE,NAME=VALUE.
    strength GAME: ratings of --bots, each against each.
    sensitivity GAME CARD: each printed number up and down by one.
    A study that was stopped goes on where it was, with the same digest.
    """
    from orrery.arena.shards import read_shard
    from orrery.study.results import library

    library()
    if what.endswith(".toml"):
        plan = plan_of_file(what, subjects, [seats, width, better, content, *option])
    else:
        wish = wish_of(seats, bots, games, seed, content, decisions)
        wish.until = until_of(width, better, margin)
        plan = plan_of_question(what, subjects, wish, option)
    run(plan, Path(out or plan.title), read_shard(shard), workers, on, json)


def plan_of_file(path: str, subjects: tuple[str, ...], others: list[str]) -> "Plan":
    from orrery.study.plan import read_plan

    if subjects or any(others):
        raise BadInput(
            f"What is played stands in '{path}'; leave out the rest, but for --out, --workers, --shard and --on"
        )
    return read_plan(Path(path))


def plan_of_question(what: str, subjects: tuple[str, ...], wish: Any, option: tuple[str, ...]) -> "Plan":
    from orrery.cli.arguments import find_game
    from orrery.study.asking import QUESTIONS, ask

    if what not in QUESTIONS:
        raise BadInput(f"'{what}' is neither a TOML file nor one of {', '.join(QUESTIONS)}")
    if subjects:
        wish.options = read_options(find_game(subjects[0]), option)
    return ask(what, subjects, wish)


def wish_of(seats: str, bots: str, games: int, seed: int, content: str, decisions: bool) -> Any:
    from orrery.study.asking import Wish
    from orrery.study.plan import names_of

    counts = [n.strip() for n in seats.split(",")] if seats else []
    if not all(n.isdecimal() for n in counts):
        raise BadInput(f"--seats takes numbers with commas between them, not '{seats}'")
    wish = Wish([int(n) for n in counts], names_of(bots), games, seed)
    wish.content = content
    wish.keep = frozenset({"decisions"} if decisions else ())
    return wish


def until_of(width: str, better: str, margin: int) -> Any:
    from orrery.study.plan import Until

    if not width and not better:
        return None
    if width and better:
        raise BadInput("--width and --better are two rules to stop; leave one out")
    if better:
        return Until(better=better, margin=margin / 100, step=50)
    try:
        percent = float(width)
    except ValueError:
        percent = 0.0
    if not 0 < percent < 50:
        raise BadInput(f"--width takes a number of percent between 0 and 50, such as 2, not '{width}'")
    return Until(percent / 100)


def run(plan: "Plan", folder: Path, shard: "Shard", workers: int, on: str, json: bool) -> None:
    """Play what is missing, and write the page."""
    from orrery.arena.shards import WHOLE_RUN
    from orrery.cli.progress import progress
    from orrery.study.results import Results
    from orrery.study.run import carry_out, left
    from orrery.study.store import Store

    store = Store(folder)
    started = perf_counter()
    bots = [name for cell in plan.cells for name in cell.bots]
    with told_of_bots(bots), progress(plan.title, left(plan, store, shard), "games", json) as advance:
        plan = carry_out(plan, store, place_of(on, workers), shard, advance)
    seconds = perf_counter() - started
    if shard != WHOLE_RUN:
        games, _, _ = store.work()
        say(json, {"folder": str(folder), "games": games}, f"{folder}: {games:,} games of shard {shard.number}.")
        return
    answer(Results(plan, store), shlex.join(["orrery", *sys.argv[1:]]), seconds, json)


def answer(results: "Results", command: str, seconds: float, json: bool) -> None:
    """Write the page and the figures, and say where they are."""
    from orrery.study.page import facts_of, render
    from orrery.study.questions import ANSWERS
    from orrery.study.store import writing

    found = ANSWERS[results.plan.page](results)
    facts = facts_of(results, command, seconds)
    store: Store = results.store
    page = store.folder / "report.html"
    figures = {**facts, "title": found.title, "summary": found.summary, **found.figures}
    with writing(store.folder):
        store.write(page, render(found, facts).encode())
        store.write(store.folder / "figures.json", json_module.dumps(figures, indent=1).encode())
    told = f"{found.title}\n{found.summary}\n{facts['games']:,} games, digest {facts['digest']}\nThe page: {page}"
    say(json, figures, told)


def say(json: bool, figures: dict[str, Any], told: str) -> None:
    print(json_module.dumps(figures) if json else told)
