"""Requests that are refused, and the reply: a code that has a text in every language, and a detail for programs."""

from collections.abc import Sequence

import msgspec
import structlog

from orrery.engine.agenda import IllegalMove
from orrery.engine.game import BadInput
from orrery.engine.moves import BadMove
from orrery.server import metrics
from orrery.server.messages import Refused
from orrery.server.store import StorageTrouble

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # errors from decoding a message
log = structlog.get_logger()


class Refusal(Exception):
    """A request is refused, with this code."""

    def __init__(self, code: str, detail: str = "", options: Sequence[str] = (), seats: Sequence[int] = ()) -> None:
        super().__init__(code)
        self.code = code
        self.reply = Refused("", code, detail, list(options), list(seats))


REFUSED = (Refusal, IllegalMove, BadMove, BadInput, StorageTrouble)


def refused(error: Exception, id: str = "") -> Refused:
    """The reply to a refused request. It is counted by its code."""
    if isinstance(error, Refusal):
        reply = msgspec.structs.replace(error.reply, id=id)
    else:
        reply = Refused(id, code_of(error), str(error))
    metrics.REFUSALS.labels(reply.code).inc()
    return reply


def code_of(error: Exception) -> str:
    if isinstance(error, IllegalMove):
        return error.code
    if isinstance(error, BadMove):
        return "illegal"
    if isinstance(error, StorageTrouble):
        log.error("storage", error=str(error))
        return "storage"
    return "bad-input"
