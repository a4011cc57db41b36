"""What a visitor asks of a table, and what comes of it: the same over WebSocket and HTTP."""

import time

import msgspec

from orrery.bots.names import OPPONENTS
from orrery.engine.journal import ONLOOKER
from orrery.server import messages as m
from orrery.server import metrics, past
from orrery.server.house import House, clean
from orrery.server.refusals import REFUSED, Refusal, refused
from orrery.server.seats import Visitor
from orrery.server.table import Action, LiveTable, Standing

replace = msgspec.structs.replace


class Desk:
    """One visitor at one table."""

    def __init__(self, house: House, live: LiveTable, who: Visitor) -> None:
        self.house = house
        self.live = live
        self.seat = who.seat
        self.is_owner = who.is_owner

    def now(self, sent: int = 0) -> m.TableNow | m.Gone:
        """All that this visitor may know."""
        live = self.live
        if live.is_gone:
            return m.Gone()
        seats = self.house.seats
        next = seats.token(live.standing.next, self.seat, self.is_owner) if live.standing.next else ""
        bots = ["" if chair.away else chair.bot for chair in live.standing.chairs]
        links = seats.links(live.id, bots) if self.is_owner else None
        return live.now(self.seat, self.is_owner, sent, next, links)

    async def answer(self, said: m.Request) -> m.Reply:
        """Do it, or say why not. Whatever happens, the table stands as it stood or as it should."""
        started = time.perf_counter()
        try:
            told = await self.carry_out(said)
        except REFUSED as error:
            told = refused(error, getattr(said, "id", ""))
        metrics.SECONDS.observe(time.perf_counter() - started)
        return told

    async def carry_out(self, said: m.Request) -> m.Reply:
        live = self.live
        if live.is_gone:
            return m.Gone()
        match said:
            case m.Try():
                self.check_turn(said.number)
                fault = self.live.table.fault(self.seat, said.moves)
                return m.Tried(said.moves, not fault, fault)
            case m.Why():
                reasons = live.game.why_not(live.table.g, self.seat, *said.things)
                return m.Reasons(said.things, [m.Reason(reason.code, reason.facts) for reason in reasons])
            case m.Look():
                if not past.may_look(live, self.seat, said.seat):
                    raise Refusal("not-over")
                return past.frame(live, said.at, said.seat)
            case m.Course():
                self.need(live.standing.result is not None, "not-over")
                return past.scores(live)
            case m.Download():
                self.need(live.standing.result is not None, "not-over")
                names = [chair.name for chair in live.standing.chairs]
                return past.record_text(live.game, live.table.record, live.id, names)
            case m.Enter():
                raise Refusal("bad-input", "enter is the first word on a WebSocket")
        async with live.lock:
            if self.live.is_gone:  # while this waited
                return m.Gone()
            id = getattr(said, "id", "")
            if not (id and live.has_done(self.seat, id)):
                await self.change(said)
                self.house.wake_bots(live)
        return m.Done(id)

    async def change(self, said: m.Request) -> None:
        """Under the lock."""
        live, standing = self.live, self.live.standing
        match said:
            case m.Move():
                self.check_turn(said.number)
                await self.act("answer", said.moves, said.id)
            case m.Undo():
                self.check_turn(said.number)
                await self.act("back", [], said.id)
            case m.Chat():
                self.need(bool(said.text.strip()), "bad-input")
                await live.say(self.seat, said.id, said.text.strip())
            case m.Rename():
                await self.sit(name=clean(said.name))
            case m.Leave():
                self.need(said.bot in OPPONENTS, "bad-input")
                await self.sit(bot=said.bot, away=True)
            case m.Return():
                await self.sit(bot="", away=False)
            case m.Concede():
                await self.concede()
            case m.Agree():
                await self.agree(said.yes)
            case m.Rematch():
                self.need(self.seat != ONLOOKER or self.is_owner, "not-owner")
                self.need(standing.result is not None, "not-over")
                await self.house.rematch(live)
            case m.Fill() | m.Pause() | m.Abandon() | m.Delete():
                self.need(self.is_owner, "not-owner")
                await self.manage(said)

    async def manage(self, said: m.Fill | m.Pause | m.Abandon | m.Delete) -> None:
        """What only the owner may do."""
        live = self.live
        match said:
            case m.Delete():
                await self.house.delete(live)
            case m.Pause():
                await live.set_standing(replace(live.standing, is_paused=said.yes))
            case m.Abandon():
                self.need(live.standing.result is None, "over")
                await live.set_standing(live.standing_after(live.table, "abandoned"))
            case m.Fill():
                self.need(said.seat < live.setting.seats and said.bot in ("", *OPPONENTS), "bad-input")
                chair = live.standing.chairs[said.seat]
                self.need(bool(said.bot) or not chair.conceded, "bad-input")
                away = chair.is_person() and not chair.conceded and bool(said.bot)
                await self.set_standing(with_chair(live.standing, said.seat, bot=said.bot, away=away))

    async def act(self, kind: str, moves: list[str], id: str) -> None:
        await self.live.act(Action(self.seat, kind, moves, id))
        metrics.MOVES.inc()

    def check_turn(self, number: int) -> None:
        """May this seat do anything at the table, and does it speak of the question it has now?"""
        standing = self.live.standing
        self.need(self.seat < self.live.setting.seats, "not-your-turn")
        self.need(standing.result is None, "over")
        self.need(not standing.is_paused, "paused")
        self.need(not standing.chairs[self.seat].bot, "not-your-turn")
        self.need(number == self.live.table.numbers[self.seat], "stale")

    async def sit(self, **changes: object) -> None:
        """Change the own chair."""
        self.need(self.seat < self.live.setting.seats, "not-your-turn")
        chair = self.live.standing.chairs[self.seat]
        self.need(not chair.bot or chair.away, "not-your-turn")
        await self.set_standing(with_chair(self.live.standing, self.seat, **changes))

    async def set_standing(self, standing: Standing) -> None:
        """After a change of chairs: the game ends as it stands once all people who play have agreed to that."""
        people = [chair for chair in standing.chairs if not chair.bot]
        if standing.result is None and people and all(chair.agreed for chair in people):
            standing = self.live.standing_after(self.live.table, "agreed", standing)
        await self.live.set_standing(standing)

    async def concede(self) -> None:
        """Once a single seat is left it has won; until then a bot plays on for those who gave up."""
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


def with_chair(standing: Standing, seat: int, **changes: object) -> Standing:
    chairs = standing.chairs.copy()
    chairs[seat] = replace(chairs[seat], **changes)
    return replace(standing, chairs=chairs)
