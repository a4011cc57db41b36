"""The requests of a visitor at a table. They are the same over WebSocket and HTTP."""

import time

import msgspec

from orrery import game
from orrery.bots.names import OPPONENTS
from orrery.engine.game import AUTOMATON
from orrery.engine.journal import ONLOOKER
from orrery.server import messages as m
from orrery.server import metrics, past
from orrery.server.briefs import past_links
from orrery.server.house import House
from orrery.server.loading import SetAside
from orrery.server.refusals import REFUSED, Refusal, refused
from orrery.server.seats import OWNER, Visitor
from orrery.server.series import clean, series_now, series_text
from orrery.server.table import Action, Chapter, LiveTable, Standing
from orrery.server.thinking import imagined

replace = msgspec.structs.replace


class Desk:
    """One visitor at one table."""

    def __init__(self, house: House, live: LiveTable, who: Visitor) -> None:
        self.house = house
        self.live = live
        self.who = who
        self.seat = who.seat
        self.is_owner = who.is_owner

    def speaker(self, address: str) -> str:
        """Who asks, as limits count it: a seat, or an onlooker by their address."""
        return f"{self.live.id} {address if self.seat == ONLOOKER else self.seat}"

    def closed(self) -> m.Gone | None:
        """The reply to any request, if nothing can be seen here any more."""
        if self.live.is_gone:
            return m.Gone()
        standing = self.live.standing
        return None if standing.opens(self.who) else m.Gone(standing.why_closed(self.who))

    def now(self, sent: int = 0, said: int = 0) -> m.TableNow | m.Gone:
        """All that this visitor may know now."""
        closed = self.closed()
        if closed:
            return closed
        live, standing, seats = self.live, self.live.standing, self.house.seats
        next = seats.token(standing.next, self.seat, self.is_owner) if standing.next else ""
        links = seats.links(live.id, standing.chairs, self.seat, standing.generations) if self.is_owner else None
        return live.now(self.seat, self.is_owner, sent, next, links, said, series_now(live, self.seat))

    async def answer(self, request: m.Request) -> m.Reply:
        """Carry out a request, or reply why not. The request changes the table completely or not at all."""
        started = time.perf_counter()
        try:
            reply = await self.carry_out(request)
        except REFUSED as error:
            reply = refused(error, getattr(request, "id", ""))
        metrics.SECONDS.observe(time.perf_counter() - started)
        return reply

    async def carry_out(self, request: m.Request) -> m.Reply:
        live, closed = self.live, self.closed()
        if closed:
            return closed
        told = await self.tell(request)
        if told is not None:
            return told
        async with live.lock:
            closed = self.closed()  # while this request waited
            if closed:
                return closed
            id = getattr(request, "id", "")
            if not (id and live.has_done(self.seat, id)):
                await self.change(request)
                self.house.wake_bots(live)
        if isinstance(request, m.Renew):
            return m.Renewed(self.house.seats.token(live.id, *self.link(request.link)))
        return m.Done(id)

    async def tell(self, request: m.Request) -> m.Reply | None:
        """The reply to a request that changes nothing; None to one that does."""
        live = self.live
        match request:
            case m.Try():
                self.check_turn(request.number)
                fault = self.live.table.fault(self.seat, request.moves)
                return m.Tried(request.moves, not fault, fault)
            case m.Imagine():
                self.check_turn(request.number)
                self.need(self.seat in live.standing.waiting, "not-your-turn")
                return m.Imagined(request.number, imagined(live.game, live.table, self.seat))
            case m.Why():
                reasons = live.game.why_not(live.table.g, self.seat, *request.things)
                return m.Reasons(request.things, [m.Reason(reason.code, reason.facts) for reason in reasons])
            case m.Look() | m.Outline() | m.Course() | m.Download():
                return await self.look_back(request)
            case m.Share():
                self.need(self.is_owner or live.standing.result is not None, "not-over")
                return m.Shared(self.house.seats.token(live.id, *self.link(ONLOOKER)))
            case m.DownloadSeries():
                return await self.series_file(self.chapter())
            case m.PastGames():
                tables = await self.house.store.tables_of(self.chapter().series)
                heads = await self.house.store.heads(tables)
                return m.PastLinks(past_links(live, heads, self.house.seats))
            case m.Enter():
                raise Refusal("bad-input", "enter is the first word on a WebSocket")
        return None

    async def look_back(self, request: m.Look | m.Outline | m.Course | m.Download) -> m.Reply:
        """Show the past: during a game only what the own seat saw."""
        live, pasts = self.live, self.house.pasts
        match request:
            case m.Look(at=at, seat=seat):
                self.need(past.may_look(live, self.seat, seat), "not-over")
                return await pasts.of(live).frame(live, at, seat)
            case m.Outline(seat=seat):
                self.need(past.may_look(live, self.seat, seat), "not-over")
                return await pasts.of(live).outline(live, seat)
        self.need(live.standing.result is not None, "not-over")
        if isinstance(request, m.Course):
            return await pasts.of(live).scores(live)
        names = [chair.name for chair in live.standing.chairs]
        return past.record_text(live.game, live.table.record, live.id, names)

    def chapter(self) -> Chapter:
        if self.live.setting.chapter is None:
            raise Refusal("no-series")
        return self.live.setting.chapter

    async def series_file(self, chapter: Chapter) -> m.RecordText:
        before = await self.house.store.chapters(chapter.series, chapter.number)
        return series_text(self.live, self.seat, before)

    async def change(self, request: m.Request) -> None:
        """Carry out a request that changes the table. The caller holds the lock."""
        live, standing = self.live, self.live.standing
        match request:
            case m.Move():
                self.check_turn(request.number)
                live.check_tutorial(self.seat, request.moves)
                await self.act("answer", request.moves, request.id)
            case m.Undo():
                self.check_turn(request.number)
                await self.act("back", [], request.id)
            case m.Chat():
                self.need(bool(request.text.strip()), "bad-input")
                self.need(self.is_owner or self.seat not in standing.muted, "muted")
                await live.say(self.seat, request.id, request.text.strip())
            case m.Rename():
                await self.sit(name=clean(request.name))
            case m.Leave():
                self.need(request.bot in OPPONENTS, "bad-input")
                await self.sit(bot=request.bot, away=True)
            case m.Return():
                await self.sit(bot="", away=False)
            case m.Concede():
                await self.concede()
            case m.Agree():
                await self.agree(request.yes)
            case m.Rematch():
                self.need(self.seat != ONLOOKER or self.is_owner, "not-owner")
                self.need(standing.result is not None, "not-over")
                await self.house.rematch(live)
            case m.Pause() | m.Abandon() | m.Delete():
                self.need(self.is_owner, "not-owner")
                await self.manage(request)
            case m.Fill() | m.Renew() | m.PutOut() | m.Mute():
                self.need(self.is_owner, "not-owner")
                await self.seat_people(request)

    async def manage(self, request: m.Pause | m.Abandon | m.Delete) -> None:
        """Carry out a request of the owner about the whole table."""
        live = self.live
        match request:
            case m.Delete():
                await self.house.delete(live)
            case m.Pause():
                await live.set_standing(replace(live.standing, is_paused=request.yes))
            case m.Abandon():
                self.need(live.standing.result is None, "over")
                await live.set_standing(live.standing_after(live.table, "abandoned"))

    async def seat_people(self, request: m.Fill | m.Renew | m.PutOut | m.Mute) -> None:
        """Carry out a request of the owner about one seat."""
        live, standing = self.live, self.live.standing
        match request:
            case m.Mute():
                self.need(request.seat < live.setting.seats or request.seat == ONLOOKER, "bad-input")
                others = [seat for seat in standing.muted if seat != request.seat]
                await live.set_standing(replace(standing, muted=[*others, request.seat] if request.yes else others))
            case m.Renew():
                self.need(request.link >= ONLOOKER or self.is_persons(request.link), "bad-input")
                await live.set_standing(renewed(standing, request.link))
            case m.PutOut():
                self.need(standing.result is None, "over")
                self.need(self.is_persons(request.seat) and request.seat != self.seat, "bad-input")
                self.need(request.bot in ("", *OPPONENTS) and not standing.chairs[request.seat].conceded, "bad-input")
                chair = {"name": "", "bot": request.bot, "away": False, "agreed": False}
                muted = [seat for seat in standing.muted if seat != request.seat]  # whoever comes may write
                put_out = {**standing.put_out, request.seat: standing.generations.get(request.seat, 0)}
                freed = replace(renewed(standing, request.seat), muted=muted, put_out=put_out)
                await self.set_standing(with_chair(freed, request.seat, **chair))
            case m.Fill():
                await self.fill(request.seat, request.bot)

    async def fill(self, seat: int, bot: str) -> None:
        """Let a bot play, or give the seat back. The owner must not take a bot's seat to look at its secrets."""
        live = self.live
        self.need(seat < live.setting.seats and bot in ("", *OPPONENTS), "bad-input")
        chair = live.standing.chairs[seat]
        self.need(chair.bot != AUTOMATON and (bool(bot) or not chair.conceded), "bad-input")
        self.need(bool(bot) or chair.is_person() or not live.game.is_private, "bots-seat")
        away = chair.is_person() and not chair.conceded and bool(bot)
        await self.set_standing(with_chair(live.standing, seat, bot=bot, away=away))

    def is_persons(self, seat: int) -> bool:
        return seat < self.live.setting.seats and self.live.standing.chairs[seat].is_person()

    def link(self, number: int) -> tuple[int, bool, int]:
        """Seat, rights and generation of a link, as its token has them."""
        standing = self.live.standing
        if number == OWNER:
            return self.seat, True, standing.offered
        return number, False, standing.generations.get(number, 0)

    async def act(self, kind: str, moves: list[str], id: str) -> None:
        await self.live.act(Action(self.seat, kind, moves, id))
        metrics.MOVES.inc()

    def check_turn(self, number: int) -> None:
        """Refuse unless this seat may act now and the request names its current question."""
        standing = self.live.standing
        self.need(self.seat < self.live.setting.seats, "not-your-turn")
        self.need(standing.result is None, "over")
        self.need(not standing.is_paused, "paused")
        self.need(not standing.chairs[self.seat].bot, "not-your-turn")
        self.need(number == self.live.table.numbers[self.seat], "stale")

    async def sit(self, **changes: object) -> None:
        """Change this visitor's own chair."""
        self.need(self.seat < self.live.setting.seats, "not-your-turn")
        chair = self.live.standing.chairs[self.seat]
        self.need(not chair.bot or chair.away, "not-your-turn")
        await self.set_standing(with_chair(self.live.standing, self.seat, **changes))

    async def set_standing(self, standing: Standing) -> None:
        """Set a standing with changed chairs. If all people who play have agreed to end the game, it ends."""
        people = [chair for chair in standing.chairs if not chair.bot]
        if standing.result is None and people and all(chair.agreed for chair in people):
            standing = self.live.standing_after(self.live.table, "agreed", standing)
        await self.live.set_standing(standing)

    async def concede(self) -> None:
        """Give up. The last seat that has not given up wins; until then a bot plays for each seat that did."""
        live = self.live
        self.need(live.standing.result is None, "over")
        self.need(self.seat < live.setting.seats and not live.standing.chairs[self.seat].conceded, "not-your-turn")
        standing = with_chair(live.standing, self.seat, conceded=True, bot="greedy", away=False)
        if sum(not chair.conceded for chair in standing.chairs) == 1:
            standing = live.standing_after(live.table, "conceded", standing)
        await self.set_standing(standing)

    async def agree(self, yes: bool) -> None:
        live = self.live
        self.need(live.standing.result is None, "over")
        self.need(self.seat < live.setting.seats and not live.standing.chairs[self.seat].bot, "not-your-turn")
        await self.set_standing(with_chair(live.standing, self.seat, agreed=yes))

    def need(self, condition: bool, code: str) -> None:
        if not condition:
            raise Refusal(code)


async def answer_aside(house: House, who: Visitor | None, aside: SetAside, request: m.Request) -> m.Reply:
    """Carry out what can be done at a table that cannot be loaded."""
    if who is None or not aside.opens(who):
        raise Refusal("renewed")
    match request:
        case m.Download() if aside.record is not None:
            return past.record_text(game(aside.record.game), aside.record, "aside")
        case m.Delete() if who.is_owner:
            await house.forget(who.table)
            return m.Done("")
        case m.Delete():
            raise Refusal("not-owner")
    raise aside


def with_chair(standing: Standing, seat: int, **changes: object) -> Standing:
    chairs = standing.chairs.copy()
    chairs[seat] = replace(chairs[seat], **changes)
    return replace(standing, chairs=chairs)


def renewed(standing: Standing, link: int) -> Standing:
    """Replace a link. The owner's own is replaced when the new one is used."""
    generation = standing.generations.get(link, 0)
    if link == OWNER:
        return replace(standing, offered=max(generation, standing.offered) + 1)
    return replace(standing, generations={**standing.generations, link: generation + 1})
