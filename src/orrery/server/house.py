"""All tables of a server. A table is loaded when somebody comes and unloaded when nobody is left."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec
import structlog

from orrery import game
from orrery.engine.game import BadInput, Box, Game
from orrery.engine.table import Table, open_table
from orrery.games import GAMES
from orrery.server import metrics
from orrery.server.briefs import brief
from orrery.server.loading import add_box, load_table, set_aside
from orrery.server.lobby import Brief, NewTable, NewTutorial
from orrery.server.messages import Chair, Links
from orrery.server.past import Pasts
from orrery.server.refusals import Refusal
from orrery.server.seats import OWNER, Seats, Visitor, new_table_id
from orrery.server.series import SEED_BITS, Imported, clean, game_of_file, next_game
from orrery.server.series import read_file as read_series
from orrery.server.store import DamagedFile, NewRow, Statement, StorageTrouble, Store
from orrery.server.table import CHAT_KEPT, Action, Chapter, LiveTable, Setting, Standing, encode, snapshot_of
from orrery.server.thinking import MOST_WAITING, Thinkers
from orrery.server.turns import Turns
from orrery.server.tutorial import Tutorials
from orrery.server.wishes import box_in, setting_of, wished_chairs, wished_table

RETRY = 5.0  # seconds until bots that failed try again
IDLE = 60.0  # seconds after which a table that nobody watches is unloaded
DAY = 24 * 60 * 60
FORGOTTEN_AT_ONCE = 20  # so that other writes need not wait long
log = structlog.get_logger()


class Keeping(NamedTuple):
    """How long tables are kept, and how many. 0 is no limit."""

    finished_days: int = 0  # tables that are over
    abandoned_days: int = 0  # tables that are not over, and that nobody touches
    per_address: int = 0  # tables that were opened from one address


KEEP_ALL = Keeping()


@dataclass
class House:
    """The tables, their store, and the worker processes of the bots."""

    store: Store
    thinkers: Thinkers
    seats: Seats
    pace: float  # seconds between two answers of bots while somebody watches
    tables: dict[str, LiveTable] = field(default_factory=dict)
    opening: dict[str, "asyncio.Task[LiveTable | None]"] = field(default_factory=dict)
    keeping: Keeping = KEEP_ALL
    forgetting: set[str] = field(default_factory=set)  # tables that are about to be deleted
    crowded_out: dict[str, tuple[LiveTable, Turns]] = field(default_factory=dict)  # bots without room to think
    pasts: Pasts = field(default_factory=Pasts)
    tutorials: Tutorials = field(default_factory=Tutorials)
    aside: set[str] = field(default_factory=set)  # tables that could not be loaded, as far as somebody tried

    async def new(self, wish: NewTable, address: str = "") -> Links:
        """Open a table. The address is the visitor's, or their network. Only a mark of it is stored."""
        if wish.game not in GAMES:
            raise Refusal("no-game")
        rules = game(wish.game)
        if wish.record:
            await self.box(rules, box_in(wish.record))
        table, chapter = wished_table(rules, wish)
        chairs = wished_chairs(rules, wish, table.record)
        return await self.seat(table, setting_of(table.record, chapter), Standing(chairs), address)

    async def learn(self, wish: NewTutorial, address: str = "") -> Links:
        """Open the tutorial of a game, or the free game after it."""
        tutorial = self.tutorials.of(game(wish.game)) if wish.game in GAMES else None
        if tutorial is None:
            raise Refusal("no-tutorial")
        if wish.is_free:
            return await self.new(tutorial.free_game(wish.name), address)
        table = tutorial.table()
        setting = msgspec.structs.replace(setting_of(table.record), is_tutorial=True)
        return await self.seat(table, setting, Standing(tutorial.chairs(clean(wish.name))), address)

    async def resume_series(self, text: str, address: str = "") -> Links:
        """Go on with a series from its file: a table for its last game, over or not."""
        try:
            file = read_series(text)
            rules = game_of_file(file)
            for digest in {box_in(record) for record in file.records}:
                await self.box(rules, digest)  # each game has only the content files that it uses
            found = Imported(rules, file)
        except BadInput as error:
            raise Refusal("bad-series", str(error)) from error
        chapter = found.chapter
        before = [self.store.new_chapter(chapter.series, n, record) for n, record in enumerate(found.records, 1)]
        setting = setting_of(found.table.record, chapter)
        return await self.seat(found.table, setting, Standing(found.chairs), address, before)

    async def seat(
        self,
        table: Table,
        setting: Setting,
        standing: Standing,
        address: str,
        more: Sequence[Statement] = (),
        id: str = "",
    ) -> Links:
        """Write a new table to disk, with what belongs to it, and start it."""
        opener = self.seats.mark(address)
        if opener and 0 < self.keeping.per_address <= await self.store.opened_by(opener):
            raise Refusal("too-many-tables")
        live = LiveTable(id or new_table_id(), table.game, setting, standing, table, self.store)
        live.address = address
        live.standing = live.standing_after(table)
        snapshot = snapshot_of(table, live.news, [])
        await self.store.add_table(
            NewRow(
                id=live.id,
                setting=encode(setting),
                standing=encode(live.standing),
                snapshot=encode(snapshot),
                is_over=live.standing.result is not None,
                box=setting.box,
                opener=opener,
                files=encode(table.g.content().files),
                series=setting.chapter.series if setting.chapter else "",
            ),
            *more,
        )
        self.keep(live)
        return self.seats.links(live.id, standing.chairs)

    async def rematch(self, live: LiveTable) -> None:
        """A new table for the same people and options. Every visitor of this table gets a link to it.

        It is a new game, and so it uses the content that the server uses now. A series keeps its content.
        """
        if live.standing.next:
            return
        chairs = [Chair(chair.name, "" if chair.is_person() else chair.bot) for chair in live.standing.chairs]
        chapter: Chapter | None = None
        if live.setting.chapter is None:
            table = open_table(live.game, len(chairs), secrets.randbits(SEED_BITS), live.setting.options)
        else:
            table, chapter = next_game(live)
        standing = Standing(chairs, muted=live.standing.muted)
        await self.follow(live, table, setting_of(table.record, chapter), standing)

    async def follow(self, live: LiveTable, table: Table, setting: Setting, standing: Standing) -> None:
        """Open the table that comes after this one. What links the two is written with it: all or nothing."""
        id = new_table_id()
        left = msgspec.structs.replace(live.standing, next=id)
        more = [self.store.new_standing(live.id, encode(left), left.result is not None)]
        chapter, record = live.setting.chapter, live.table.record
        if chapter is not None and record.outcome is not None:
            names = [chair.name for chair in live.standing.chairs]
            more.append(self.store.new_chapter(chapter.series, chapter.number, record.write(names)))
        await self.seat(table, setting, standing, live.address, more, id)
        live.standing = left
        live.changed()

    def keep(self, live: LiveTable) -> None:
        live.tutorial = self.tutorials.of(live.game) if live.setting.is_tutorial else None
        self.tables[live.id] = live
        metrics.LIVE.set(len(self.tables))

    async def find(self, id: str, address: str = "") -> LiveTable | None:
        """A table for a visitor, loaded if need be. Two who come at once get the same one. Its bots wake up."""
        if id in self.forgetting:
            return None
        live = self.tables.get(id)
        if live is None:
            if id not in self.opening:
                self.opening[id] = asyncio.create_task(self.open(id, address))
                self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
            live = await self.opening[id]
        if live is not None:
            self.wake_bots(live)
        return live

    async def open(self, id: str, address: str) -> LiveTable | None:
        """Load a table. What is wrong with it harms no other table."""
        try:
            stored = await self.store.table(id, CHAT_KEPT)
            if stored is None:
                return None
            live = load_table(id, stored, self.store)
        except Exception as fault:  # a damaged row may be anything
            if isinstance(fault, StorageTrouble) and not isinstance(fault, DamagedFile):
                raise
            log.error("table set aside", table=id, error=repr(fault))
            self.aside.add(id)
            raise set_aside(await self.store.remains(id)) from fault
        if id in self.tables:
            return self.tables[id]
        live.address = address
        self.aside.discard(id)
        self.keep(live)
        return live

    async def admit(self, live: LiveTable, visitor: Visitor) -> None:
        """Let a visitor in. The first use of the owner's new link ends the old one."""
        if live.standing.is_new(visitor):
            async with live.lock:
                standing = live.standing
                if standing.is_new(visitor):
                    generations = {**standing.generations, OWNER: visitor.generation}
                    await live.set_standing(msgspec.structs.replace(standing, generations=generations))
        if not live.standing.opens(visitor):
            raise Refusal(live.standing.why_closed(visitor))

    async def box(self, rules: Game, digest: str) -> Box | None:
        """The content with this digest, if the server or one of its tables has it."""
        return add_box(rules, digest, None) or add_box(rules, digest, await self.store.box(digest))

    async def delete(self, live: LiveTable) -> None:
        await self.store.delete_table(live.id)
        self.unload(live)
        live.is_gone = True
        live.changed()

    def unload(self, live: LiveTable) -> None:
        if live.thinking is not None:
            live.thinking.cancel()
        self.tables.pop(live.id, None)
        self.crowded_out.pop(live.id, None)
        metrics.LIVE.set(len(self.tables))

    def tidy(self, idle: float = IDLE) -> None:
        """Unload the tables that nobody watches."""
        now = time.monotonic()
        for live in list(self.tables.values()):
            is_busy = live.listeners or live.lock.locked() or live.thinking is not None
            if not is_busy and now - live.touched >= idle:
                self.unload(live)

    async def tidy_forever(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 4)
            self.tidy()
            try:
                await self.forget_old()
            except StorageTrouble as error:
                log.error("nothing forgotten", error=str(error))

    async def forget_old(self) -> None:
        """Delete some of the tables that nobody has touched for long. Tables in memory stay."""
        for is_over, days in ((True, self.keeping.finished_days), (False, self.keeping.abandoned_days)):
            if not days:
                continue
            since = int(time.time()) - days * DAY
            for id in await self.store.untouched(is_over, since, FORGOTTEN_AT_ONCE + len(self.tables)):
                if id not in self.tables and id not in self.opening:
                    await self.forget(id)

    async def forget(self, id: str) -> None:
        """Delete a table that is not in memory. Nobody can load it meanwhile."""
        self.forgetting.add(id)
        try:
            await self.store.delete_table(id)
            self.aside.discard(id)
            log.info("table forgotten", table=id)
        finally:
            self.forgetting.discard(id)

    async def briefs(self, tokens: list[str]) -> list[Brief]:
        """A line about each table, without loading it."""
        visitors = [self.seats.visitor(token) for token in tokens]
        found = await self.store.heads(sorted({visitor.table for visitor in visitors if visitor}))
        briefs = [brief(token, visitor, found) for token, visitor in zip(tokens, visitors, strict=True)]
        for one in briefs:
            one.is_damaged |= one.table in self.aside
        return briefs

    # Bots.

    def wake_bots(self, live: LiveTable) -> None:
        """Let a bot answer if one has to."""
        is_waiting = live.thinking is not None or live.id in self.crowded_out
        if live.bot_to_move() >= 0 and not is_waiting and self.tables.get(live.id) is live:
            live.thinking = asyncio.create_task(self.let_bot_answer(live))
            live.thinking.add_done_callback(lambda task: self.after_thinking(live, task))

    def after_thinking(self, live: LiveTable, task: "asyncio.Task[None]") -> None:
        """Let the next bot answer. The bots of a table that nobody watches rest until somebody comes."""
        live.thinking = None
        self.use_room()
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("bots stopped", table=live.id, exc_info=error)
            asyncio.get_running_loop().call_later(RETRY, self.wake_bots, live)
        elif live.listeners:
            self.wake_bots(live)

    def use_room(self) -> None:
        """Wake a table that had found no room: one of the address for which the fewest thoughts wait."""
        for live, turns in sorted(self.crowded_out.values(), key=lambda out: out[1].of(out[0].address)):
            if not turns.is_full():
                del self.crowded_out[live.id]
                self.wake_bots(live)
                if live.thinking is not None:
                    return

    async def let_bot_answer(self, live: LiveTable) -> None:
        """Let a bot answer, as a tutorial says or as it thinks. An answer that comes too late is dropped."""
        started = time.monotonic()
        seat = live.bot_to_move()
        if seat < 0:
            return
        number, turn = live.table.numbers[seat], live.scripted()
        moves = turn.moves if turn is not None else await self.thought(live, seat)
        if moves is None:
            return
        if live.listeners:
            await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - started)))
        async with live.lock:
            if live.bot_to_move() == seat and live.table.numbers[seat] == number:
                await live.act(Action(seat, "answer", moves, secrets.token_hex(8)))
                metrics.MOVES.inc()

    async def thought(self, live: LiveTable, seat: int) -> list[str] | None:
        """The answer of a bot; None if there is no room for its thought."""
        bot = live.standing.chairs[seat].bot
        workers = self.thinkers.of(bot)
        if workers.turns.is_full():
            self.crowded_out[live.id] = (live, workers.turns)
            return None
        return await workers.answer(live.table, seat, bot, live.address)

    async def close(self) -> None:
        """Finish pending writes, and stop."""
        for live in list(self.tables.values()):
            async with live.lock:
                self.unload(live)
        self.thinkers.close()
        await self.store.close()


async def open_house(
    store: Store, processes: int, pace: float, thoughts: int = MOST_WAITING, keeping: Keeping = KEEP_ALL
) -> House:
    await keep_boxes(store)
    return House(store, Thinkers(processes, thoughts), Seats(store.key), pace, keeping=keeping)


async def keep_boxes(store: Store) -> None:
    """Store the content of tables that have none in the store, if the server has it. They may be of format 1."""
    for digest in await store.missing_boxes():
        for name in GAMES:
            box = add_box(game(name), digest, None)
            if box is not None:
                with suppress(StorageTrouble):  # a server that cannot write now still shows its tables
                    await store.add_box(digest, encode(box.files))
