"""Lines of the list of my tables, and links to the past of a series. No table is loaded for them."""

from contextlib import suppress
from typing import Any

from orrery import game
from orrery.engine.game import BadInput
from orrery.engine.journal import ONLOOKER
from orrery.server.loading import game_of, read_head
from orrery.server.lobby import Brief
from orrery.server.seats import Seats, Visitor
from orrery.server.series import counted, outcomes_at, what_waits
from orrery.server.store import Head
from orrery.server.table import LiveTable, Setting, Standing


def brief(token: str, visitor: Visitor | None, found: dict[str, Head]) -> Brief:
    """A line about one table; a line without a table if the table is gone or the link was renewed."""
    if visitor is None or visitor.table not in found:
        return Brief(token, "", "", 0, False, [], [], False, None, 0)
    head = found[visitor.table]
    touched = head.touched if isinstance(head.touched, int) else 0
    try:
        setting, told = read_head(head.setting, head.standing)
    except BadInput:
        name = game_of(head.setting)
        return Brief(token, visitor.table, name, visitor.seat, visitor.is_owner, [], [], False, None, touched, True)
    if not told.opens(visitor):
        return brief(token, None, found)
    return Brief(
        token=token,
        table=visitor.table,
        game=setting.game,
        seat=visitor.seat,
        is_owner=visitor.is_owner,
        chairs=told.chairs,
        waiting=told.waiting,
        is_paused=told.is_paused,
        result=told.result,
        touched=touched,
        is_tutorial=setting.is_tutorial,
        **chapter_of(setting, told),
    )


def chapter_of(setting: Setting, told: Standing) -> dict[str, Any]:
    """Which game of which series a table is, as a line about it tells."""
    chapter = setting.chapter
    if chapter is None:
        return {}
    rules = game(setting.game)
    number, length = counted(rules, setting)
    waits, again = False, False
    if told.result is not None and not told.next:
        waits, again = what_waits(rules, setting, told.result)
    about = {"series": chapter.name, "number": number, "length": length, "title": chapter.title}
    return about | {"waits": waits, "again": again}


def past_links(live: LiveTable, heads: dict[str, Head], seats: Seats) -> list[str]:
    """The onlookers' link to each finished game of a series up to this one; empty if its table is not among these."""
    found = [""] * len(outcomes_at(live))
    for id, head in heads.items():
        with suppress(BadInput):
            setting, told = read_head(head.setting, head.standing)
            number = setting.chapter.number if setting.chapter else 0
            if told.result is not None and told.result.how == "over" and 0 < number <= len(found):
                found[number - 1] = seats.token(id, ONLOOKER, False, told.generations.get(ONLOOKER, 0))
    return found
