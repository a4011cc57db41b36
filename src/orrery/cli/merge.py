"""`orrery merge`: joins the parts of a run that were played apart."""

import json as json_module
import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from orrery.cli.arguments import Json, text
from orrery.engine.game import BadInput


def merge(
    *parts: Annotated[str, Parameter(help="Files of simulate --shard K/N --json, or folders of study --shard K/N.")],
    out: Annotated[str, text("FOLDER", "For a study: a new folder for the whole.")] = "",
    json: Json = False,
) -> None:
    """Join the parts of a run that were played with --shard, in any order.

    The digest and the figures are those of the whole run. A part that is missing,
    there twice, or of another run is named.
    """
    from orrery.arena.batch import merged
    from orrery.cli.simulate import show

    if not parts:
        raise BadInput("'orrery merge' needs PARTS; see orrery merge --help")
    if all(map(Path.is_dir, map(Path, parts))):
        merge_studies([Path(part) for part in parts], out, json)
        return
    figures = merged([(part, read_part(Path(part))) for part in parts])
    if json:
        print(json_module.dumps(figures))
    else:
        show(figures)


def merge_studies(folders: list[Path], out: str, json: bool) -> None:
    """Join the folders of a study, and write its page."""
    from orrery.cli.study import answer
    from orrery.study.plan import plan_from
    from orrery.study.results import Results, library
    from orrery.study.store import joined

    library()
    if not out:
        raise BadInput("The whole study needs a folder of its own; name one with --out")
    store = joined(folders, Path(out))
    plan = plan_from(store.plan()["study"])
    answer(Results(plan, store), shlex.join(["orrery", *sys.argv[1:]]), 0.0, json)


def read_part(path: Path) -> dict[str, Any]:
    """The figures that a part printed."""
    from orrery.cli.files import read

    try:
        found = json_module.loads(read(path))
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {}
