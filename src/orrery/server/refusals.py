"""What cannot be, and what a visitor is told of it: a code that has its sentence in every language, and a detail."""

from collections.abc import Sequence

import msgspec
import structlog

from orrery.engine.agenda import IllegalMove
from orrery.engine.game import BadInput
from orrery.engine.moves import BadMove
from orrery.server import metrics
from orrery.server.messages import Refused
from orrery.server.store import StorageTrouble

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what reading a message may end in
log = structlog.get_logger()


class Refusal(Exception):
    """It cannot be, for the reason with this code."""

    def __init__(self, code: str, detail: str = "", options: Sequence[str] = (), seats: Sequence[int] = ()) -> None:
        super().__init__(code)
        self.told = Refused("", code, detail, list(options), list(seats))


REFUSED = (Refusal, IllegalMove, BadMove, BadInput, StorageTrouble)


def refused(error: Exception, id: str = "") -> Refused:
    """What the visitor is told, counted by its code; a fault of the storage is the host's business too."""
    if isinstance(error, Refusal):
        told = msgspec.structs.replace(error.told, id=id)
    else:
        told = Refused(id, code_of(error), str(error))
    metrics.REFUSALS.labels(told.code).inc()
    return told


def code_of(error: Exception) -> str:
    if isinstance(error, IllegalMove):
        return error.code
    if isinstance(error, BadMove):
        return "illegal"
    if isinstance(error, StorageTrouble):
        log.error("storage", error=str(error))
        return "storage"
    return "bad-input"
