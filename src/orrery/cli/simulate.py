"""`orrery simulate`: many games between bots."""

import json as json_module
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO

from cyclopts import Parameter

from orrery.cli.arguments import (
    Content,
    GameId,
    Json,
    Options,
    Seats,
    Seed,
    check_options,
    find_game,
    number,
    read_content,
    read_options,
    seats_of,
    text,
)
from orrery.engine.game import AUTOMATON, BadInput

if TYPE_CHECKING:
    from orrery.arena.places import Place

MAX_WORKERS = 256


def simulate(
    game: GameId,
    /,
    *,
    seats: Seats = None,
    games: Annotated[int, number("How many games; 100 if not given.", 1)] = 100,
    bots: Annotated[str, text("A,B", "Who plays; they fill the seats in turn.")] = "random",
    seed: Seed = 1,
    option: Options = (),
    workers: Annotated[int, number("Processes to play in; 1 if not given.", 1, MAX_WORKERS)] = 1,
    rotate: Annotated[bool, Parameter(help="Play each deal in every rotation, and add results by bot.")] = False,
    out: Annotated[str, text("FILE", "Where to write a line of JSON for each game.")] = "",
    records: Annotated[bool, Parameter(help="Put whole records into the lines of --out.")] = False,
    series: Annotated[
        str, text("NAME", "Play whole series of this name; points of its standing count as scores.")
    ] = "",
    content: Content = "",
    shard: Annotated[str, text("K/N", "Play only part K of N; orrery merge joins the parts.")] = "",
    on: Annotated[str, text("PLACE", "ray, or ray://HOST:PORT: play on that Ray cluster.")] = "",
    json: Json = False,
) -> None:
    """Play many games between bots: scores, wins, rates, a digest of all outcomes.

    Bots: random, greedy, search:easy, search:normal, search:hard,
    search:N (iterations), search:Nms, openspiel:NAME, or your own as
    module:Class or exec:COMMAND, a program that is asked in lines of JSON.
    The same command gives the same digest, whatever --workers and --on say.
    """
    from orrery.arena.batch import Study
    from orrery.arena.batch import simulate as simulate_all
    from orrery.arena.shards import read_shard
    from orrery.cli.progress import progress

    rules = find_game(game)
    seats = seats_of(rules, seats)
    options = read_options(rules, option)
    read_content(rules, content, check_options(rules, options, seats, series), seats)
    if records and not out:
        raise BadInput("--records needs --out FILE to put them into")
    if records and series:
        raise BadInput("--records keeps single games; leave it out, or leave out --series")
    names = tuple(name.strip() for name in bots.split(","))
    check_bots(names, len(rules.choosers(seats, options)))
    study = Study(game, seats, games, names, seed, options, rotate, bool(out), records, content, series)
    study.check()
    part = read_shard(shard)
    if shard and not json:
        raise BadInput("--shard prints what orrery merge needs; add --json, and write it to a file")
    with told_of_bots(study.bots), opened(out) as file, progress(game, len(part.of(games)), "games", json) as advance:
        figures = simulate_all(study, workers, file, advance, shard=part, place=place_of(on, workers))
    if json:
        print(json_module.dumps(figures))
    else:
        show(figures)


def check_bots(names: tuple[str, ...], seats: int) -> None:
    """Check the bots before the first game."""
    from orrery.bots.names import make

    if len(names) > seats:
        raise BadInput(f"there are {len(names)} bots for {seats} seats; name at most {seats}")
    for name in names:
        make(name, 0)


def place_of(on: str, workers: int) -> "Place":
    """Where to play."""
    from orrery.arena.places import Processes

    if not on:
        return Processes(workers)
    if workers > 1:
        raise BadInput("--workers is for this machine; leave it out, or leave out --on")
    from orrery.arena.cluster import Cluster

    return Cluster(on)


@contextmanager
def told_of_bots(bots: Iterable[str]) -> Iterator[None]:
    """A failure of somebody's own bot is told with its place."""
    from traceback import extract_tb

    from orrery.bots.names import is_outside
    from orrery.engine.agenda import IllegalMove

    try:
        yield
    except IllegalMove as error:
        raise BadInput(f"A bot chose an impossible move ({error}); correct its method choose") from error
    except Exception as error:
        if isinstance(error, BadInput) or not any(map(is_outside, bots)):
            raise
        last = extract_tb(error.__traceback__)[-1]
        fault = f"{type(error).__name__} {error}".strip()
        raise BadInput(f"A bot of your own failed at {last.filename}:{last.lineno} ({fault})") from error


@contextmanager
def opened(out: str) -> Iterator[TextIO | None]:
    """The file for the results; none if none is wanted."""
    from orrery.cli.files import replacing

    if not out:
        yield None
        return
    with replacing(Path(out)) as file:
        yield file


def show(figures: dict[str, Any]) -> None:
    """Print the figures for people."""
    shared = f", {figures['ties']:,} of them with a shared win" if figures["ties"] else ""
    games = f"series of {figures['series']}" if "series" in figures else "games"
    print(f"{figures['game']}, {figures['seats']} seats, {figures['games']:,} {games}{shared}\n")
    rows = [["seat", "bot", "wins", "", "score"]]
    for seat, wins in enumerate(figures["wins"]):
        bot = figures["bots"][seat]
        if "by_bot" in figures and bot != AUTOMATON:
            bot = "in turn"
        score = f"{figures['scores']['mean'][seat]:.2f} ± {figures['scores']['sd'][seat]:.2f}"
        rows.append([str(seat + 1), bot, f"{wins:,}", f"{wins / figures['games']:.1%}", score])
    table(rows)
    if "by_bot" in figures:
        table(
            [
                ["bot", "games", "wins", "shared wins", "share of wins", "95 %"],
                *[bot_row(*bot) for bot in figures["by_bot"].items()],
            ]
        )
    if "programs" in figures:
        rows = [["bot", *counts] for counts in list(figures["programs"].values())[:1]]
        rows += [[name, *map(str, counts.values())] for name, counts in figures["programs"].items()]
        table(rows)
    build = "compiled" if figures["compiled"] else "interpreted"
    workers = "one worker" if figures["workers"] == 1 else f"{figures['workers']} workers"
    if "parts" in figures:
        workers = f"{figures['parts']} parts, one core"
    print(f"{figures['decisions']:,} decisions in {figures['seconds']:.2f} s ({build}, {workers}):")
    print(f"{figures['games_per_second']:,} games/s, {figures['decisions_per_second']:,} decisions/s")
    print(f"digest {figures['digest']}")
    if not figures["reproducible"]:
        print("A bot that thinks by the clock, was late or failed took part: this digest will not come out again.")


def bot_row(name: str, line: dict[str, Any]) -> list[str]:
    """The results of a bot. A shared win is divided among those who share it."""
    low, high = line["interval"]
    counts = [f"{line[key]:,}" for key in ("games", "wins", "ties")]
    return [name, *counts, f"{line['share']:.1%}", f"{low:.1%} to {high:.1%}"]


def table(rows: list[list[str]]) -> None:
    """Columns as wide as needed: names on the left, figures on the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if head == "bot" else cell.rjust(width)
            for cell, width, head in zip(row, widths, rows[0], strict=True)
        ]
        print("  ".join(cells).rstrip())
    print()
