"""One live table with one writer. A change is made on a copy, which replaces the table once it is on disk."""

import asyncio
import time
from typing import Any, Protocol

import msgspec
from msgspec import Raw, Struct, field

from orrery.engine.agenda import is_over, waiting
from orrery.engine.game import Game, places_of
from orrery.engine.journal import ONLOOKER
from orrery.engine.table import Table
from orrery.server.messages import Ask, Chair, ChatLine, Links, Result, TableNow
from orrery.server.progress import SeriesNow
from orrery.server.seats import OWNER, Visitor
from orrery.server.store import Store
from orrery.server.tutorial import Turn, Tutorial, guide_at, shipped

SNAPSHOT_EVERY = 32  # actions, or a few more until nothing can be taken back; this bounds what is replayed on loading
CHAT_KEPT = 200
IDS_KEPT = 64
UNSCORED = ("abandoned", "learned")  # how games end without a result
encode = msgspec.json.encode


class Chapter(Struct):
    """The place of a table in a series, with all that the series was opened with."""

    series: str  # its id
    name: str
    seed: str  # of the series, which is no secret
    options: dict[str, Any]  # of the series; a game may have others
    is_open_seed: bool
    number: int  # of this game, from 1
    title: str
    outcomes: list[dict[str, Any]]  # of the games before


class Setting(Struct):
    """What was fixed when the table was opened."""

    game: str
    rules: int
    box: str
    options: dict[str, Any]
    seats: int
    seed: str  # secret until the end
    is_open_seed: bool
    chapter: Chapter | None = None
    is_tutorial: bool = False


class Standing(Struct):
    """What can be said about a table without loading it."""

    chairs: list[Chair]
    waiting: list[int] = []
    is_paused: bool = False
    result: Result | None = None
    next: str = ""  # the table of the rematch, or of the next game of the series
    muted: list[int] = field(default_factory=lambda: [ONLOOKER])  # seats that may not write in the chat
    generations: dict[int, int] = {}  # of the links that were renewed
    offered: int = 0  # the generation of the owner's new link, which nobody may have used yet
    put_out: dict[int, int] = {}  # by seat: the generation of the link of the last person who was put out

    def opens(self, visitor: Visitor) -> bool:
        """Is it the latest link, or the owner's new one? A bot's seat has none."""
        seat = visitor.seat
        is_bots = seat < len(self.chairs) and not self.chairs[seat].is_person()
        is_latest = visitor.generation == self.generations.get(visitor.link, 0)
        return (is_latest or self.is_new(visitor)) and not is_bots

    def is_new(self, visitor: Visitor) -> bool:
        """Is it the owner's new link, which nobody has used yet?"""
        return visitor.is_owner and self.generations.get(OWNER, 0) < visitor.generation == self.offered

    def why_closed(self, visitor: Visitor) -> str:
        """Why a link opens nothing: its bearer was put out, or it was renewed."""
        return "put-out" if self.put_out.get(visitor.link) == visitor.generation else "renewed"


class Action(Struct):
    """What a seat did: it gave a whole `answer` or took one `back`.

    In old databases bots made single moves (`move`). Nothing writes these any more.
    """

    seat: int
    kind: str
    moves: list[str]  # as they were sent, in any order
    id: str
    played: list[str] = []  # as they are in the record; empty in older databases

    def done_at(self, table: Table) -> Table:
        """The table after this action."""
        if self.kind == "answer":
            return table.answer(self.seat, self.moves)
        table = table.copy()
        if self.kind == "move":
            table.play(self.seat, self.moves)
        else:
            table.undo(self.seat)
        return table


class Snapshot(Struct):
    """A point before which nothing can be taken back. The moves before it need not be replayed."""

    table: str  # the saved state
    moves: list[tuple[int, str]]
    numbers: list[int]
    news: list[int]
    ids: list[str]


class Listener(Protocol):
    """An open page."""

    seat: int
    sent: int  # lines of the log that were sent to this page

    def wake(self) -> None: ...


class LiveTable:
    """A table in memory."""

    def __init__(self, id: str, game: Game, setting: Setting, standing: Standing, table: Table, store: Store) -> None:
        self.id = id
        self.game = game
        self.setting = setting
        self.standing = standing
        self.table = table
        self.store = store
        self.actions = 0  # written so far
        self.snapshot_at = 0
        self.news = [0] * setting.seats  # by seat: how long the log was before its last answer
        self.ids: dict[str, None] = {}  # of requests that were carried out, oldest first
        self.chat: list[ChatLine] = []
        self.chats = 0
        self.version = 0
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.address = ""  # of the visitor who opened it
        self.is_gone = False
        self.tutorial: Tutorial | None = None
        self.touched = time.monotonic()
        self.seen: dict[int, tuple[Raw, Ask | None]] = {}  # by seat: cached for this version

    # Changes. The caller holds the lock.

    async def act(self, action: Action) -> None:
        """Carry out an action, and write it to disk."""
        seat = action.seat
        table = action.done_at(self.table)
        action.played = [text for _, text in table.record.moves[len(self.table.record.moves) :]]
        news = self.news.copy()
        news[seat] = self.lines(seat)
        standing = self.standing_after(table)
        ids = [*list(self.ids)[-IDS_KEPT:], request_key(seat, action.id)]
        due = self.actions + 1 - self.snapshot_at >= SNAPSHOT_EVERY or is_over(table.g)
        is_snapshot = due and not table.past and not table.answered()
        snapshot = encode(snapshot_of(table, news, ids)) if is_snapshot else None
        await self.store.add_action(
            self.id, self.actions + 1, encode(action), encode(standing), standing.result is not None, snapshot
        )
        self.table, self.standing, self.news, self.ids = table, standing, news, dict.fromkeys(ids)
        self.actions += 1
        if is_snapshot:
            self.snapshot_at = self.actions
        for listener in self.listeners:
            listener.sent = min(listener.sent, self.lines(listener.seat))
        self.changed()

    async def set_standing(self, standing: Standing) -> None:
        """Change the standing. The moves stay as they are."""
        await self.store.set_standing(self.id, encode(standing), standing.result is not None)
        self.standing = standing
        self.changed()

    async def say(self, seat: int, id: str, text: str) -> None:
        """A line of chat."""
        name = "" if seat == ONLOOKER else self.standing.chairs[seat].name
        line = ChatLine(seat, text, int(time.time()), name)
        await self.store.add_chat(self.id, self.chats + 1, encode((line, request_key(seat, id))))
        self.chats += 1
        self.chat = [*self.chat[-CHAT_KEPT + 1 :], line]
        self.ids[request_key(seat, id)] = None
        self.changed()

    def changed(self) -> None:
        """Tell all open pages."""
        self.version += 1
        self.touched = time.monotonic()
        self.seen.clear()
        for listener in self.listeners:
            listener.wake()

    def standing_after(self, table: Table, how: str = "", standing: Standing | None = None) -> Standing:
        """The standing after a change of the table. `how` says how the game ended, if not by its own rules."""
        standing = standing or self.standing
        if not how and is_over(table.g):
            how = "over"
        elif not how and self.tutorial is not None and self.tutorial.is_done(table):
            how = "learned"
        result = result_of(table, standing.chairs, how) if how else standing.result
        asked = [] if result else [int(seat) for seat in waiting(table.g)]
        return msgspec.structs.replace(standing, waiting=asked, result=result)

    # What can be seen.

    def has_done(self, seat: int, id: str) -> bool:
        return request_key(seat, id) in self.ids

    def lines(self, seat: int) -> int:
        journal = self.table.g.journal
        return 0 if journal is None else journal.count(seat)

    def bot_to_move(self) -> int:
        """A seat whose bot has to move; -1 if there is none."""
        if self.standing.is_paused or self.standing.result is not None:
            return -1
        turn = self.scripted()
        asked = self.standing.waiting if turn is None else [turn.seat]
        return next((seat for seat in asked if self.standing.chairs[seat].bot), -1)

    def check_tutorial(self, seat: int, moves: list[str]) -> None:
        """Refuse an answer that is possible, but not the one that the tutorial of this table asks for."""
        if self.tutorial is not None:
            self.tutorial.check(self.table, seat, moves)

    def scripted(self) -> Turn | None:
        """The answer that the tutorial of this table gives next."""
        return None if self.tutorial is None else self.tutorial.next(self.table)

    def chairs(self) -> list[Chair]:
        here = {listener.seat for listener in self.listeners}
        return [msgspec.structs.replace(chair, here=seat in here) for seat, chair in enumerate(self.standing.chairs)]

    def sight(self, seat: int) -> tuple[Raw, Ask | None]:
        """View and question of a seat, computed once for all its pages."""
        found = self.seen.get(seat)
        if found is None:
            table = self.table
            view = Raw(encode(self.game.view(table.g, seat)))
            may_move = seat in self.standing.waiting and not self.standing.chairs[seat].bot
            asked = table.ask(seat) if may_move else None
            ask = msgspec.convert(asked.data(), Ask) if asked is not None else None
            found = self.seen[seat] = (view, ask)
        return found

    def undo_fault(self, seat: int) -> str:
        if self.standing.result or seat == ONLOOKER:
            return "over" if self.standing.result else "nothing-to-undo"
        return self.table.undo_fault(seat)

    def now(
        self,
        seat: int,
        is_owner: bool,
        sent: int,
        next: str,
        links: Links | None,
        said: int = 0,
        series: SeriesNow | None = None,
    ) -> TableNow:
        """All that a visitor may know now, with the lines of log and chat that the page does not have."""
        view, ask = self.sight(seat)
        is_learning = self.setting.is_tutorial and seat != ONLOOKER
        sent = min(sent, self.lines(seat))
        known = len(self.chat) - (self.chats - said)  # of the lines that are kept
        return TableNow(
            table=self.id,
            version=self.version,
            game=self.game.NAME,
            rules=self.setting.rules,
            box=self.setting.box,
            has_own_content=self.has_own_content(),
            options=self.setting.options,
            seat=seat,
            is_owner=is_owner,
            open_seed=self.setting.seed if self.setting.is_open_seed else "",
            chairs=self.chairs(),
            is_paused=self.standing.is_paused,
            waiting=self.standing.waiting,
            view=view,
            ask=ask,
            number=int(self.table.numbers[seat]) if seat < len(self.table.numbers) else 0,
            hidden_from=[] if seat == ONLOOKER else self.table.hidden_from(seat),
            undo=self.undo_fault(seat),
            heard_from=sent,
            heard=self.game.heard(self.table.g, seat, sent),
            news_from=self.news[seat] if seat < len(self.news) else 0,
            moves=len(self.table.record.moves) if self.standing.result else self.table.opened,
            chat=self.chat[max(0, known) :],
            chats=self.chats,
            muted=self.standing.muted,
            result=self.standing.result,
            next=next,
            links=links,
            series=series,
            guide=guide_at(self.tutorial, self.table, seat, self.standing.result) if is_learning else None,
        )

    def has_own_content(self) -> bool:
        """Does it use other content than that which comes with the game?"""
        return self.setting.box != self.game.box_for(shipped(self.game), self.setting.options).digest


def request_key(seat: int, id: str) -> str:
    return f"{seat} {id}"


def snapshot_of(table: Table, news: list[int], ids: list[str]) -> Snapshot:
    saved = table.game.save(table.g)
    return Snapshot(saved, table.record.moves, [int(n) for n in table.numbers], news, ids)


def result_of(table: Table, chairs: list[Chair], how: str) -> Result:
    """The score sheet as it stands. Seats that conceded come last."""
    if how in UNSCORED:
        return Result(how, [], [], [])
    outcome = table.game.outcome(table.g)
    stays = [not chair.conceded for chair in chairs]
    ranks = [len(chairs) * stay - place for stay, place in zip(stays, outcome.places, strict=True)]
    sheet, merits = (
        [[(name, int(number)) for name, number in lines] for lines in rows] for rows in (outcome.sheet, outcome.merits)
    )
    return Result(how, places_of(ranks), [int(score) for score in outcome.scores], sheet, merits)
