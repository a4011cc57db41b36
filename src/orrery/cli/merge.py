"""`orrery merge`: joins the parts of a run that were played apart."""

import json as json_module
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from orrery.cli.arguments import Json
from orrery.engine.game import BadInput


def merge(
    *parts: Annotated[str, Parameter(help="Files that simulate --shard K/N --json printed.")],
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
    figures = merged([(part, read_part(Path(part))) for part in parts])
    if json:
        print(json_module.dumps(figures))
    else:
        show(figures)


def read_part(path: Path) -> dict[str, Any]:
    """The figures that a part printed."""
    from orrery.cli.files import read

    try:
        found = json_module.loads(read(path))
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {}
