"""`orrery fuzz`: checks the promises of a game by random play."""

import json as json_module
import sys
from pathlib import Path
from time import perf_counter
from typing import Annotated

from orrery.cli.arguments import GameId, Json, Seed, find_game, number, text
from orrery.engine.game import BadInput, Game


def fuzz(
    game: GameId,
    /,
    *,
    games: Annotated[int, number("How many games; 100 if not given.", 1)] = 100,
    seed: Seed = 1,
    often: Annotated[int, number("Check one decision in N; 5 if not given.", 1)] = 5,
    out: Annotated[
        str, text("FOLDER", "Where to write the records of failed games; fuzz-failures if not given.")
    ] = "fuzz-failures",
    json: Json = False,
) -> int:
    """Play random games with random options, and check on the way that the rules hold together.

    A game that fails is kept as a record up to that point; it can be tried
    again with its seed and --games 1.
    """
    from orrery.cli.progress import progress

    rules = find_game(game)
    folder = Path(out)
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"'{folder}' is not a folder; name another one with --out")
    if not folder.absolute().parent.is_dir():
        raise BadInput(f"There is no folder '{folder.absolute().parent}' to put '{folder.name}' into")
    started = perf_counter()
    decisions = 0
    failures: list[str] = []
    with progress(game, games, "games", json) as advance:
        for number in range(seed, seed + games):
            failure, moves = try_one(rules, number, often, folder)
            decisions += moves
            if failure:
                failures.append(failure)
            advance(1)
    report(game, games, seed, decisions, failures, perf_counter() - started, json)
    return 1 if failures else 0


def try_one(rules: Game, seed: int, often: int, folder: Path) -> tuple[str, int]:
    """Play one random game. Returns what went wrong, if anything, and the number of decisions."""
    from orrery.arena import promises

    walk = None
    try:
        walk = promises.fuzz(rules, seed, often)
        walk.run()
    except Exception as error:
        kind = "" if isinstance(error, promises.Broken) else f"{type(error).__name__}: "
        what = f"Seed {seed}: {kind}{error}"
        if walk is None:
            return f"{what}, while the table was set up.", 0
        path = folder / f"{rules.NAME}-{seed}.orrery.json"
        keep(path, walk.record.write())
        return f"{what}, after {len(walk.record.moves)} moves; see {path}.", len(walk.record.moves)
    return "", len(walk.record.moves)


def keep(path: Path, text: str) -> None:
    from orrery.cli.files import write

    path.parent.mkdir(exist_ok=True)
    write(path, text)


def report(game: str, games: int, seed: int, decisions: int, failures: list[str], seconds: float, json: bool) -> None:
    if json:
        figures = {"game": game, "games": games, "seed": seed, "decisions": decisions}
        print(json_module.dumps({**figures, "seconds": round(seconds, 3), "failures": failures}))
    else:
        kept = "nothing went wrong" if not failures else f"{len(failures)} games failed"
        print(f"{game}: {games:,} games, {decisions:,} decisions in {seconds:.1f} s: {kept}.")
    for failure in failures:
        print(" ".join(failure.split()), file=sys.stderr)
