"""A live table: what was played, and what may be taken back.

Undo is decided by information: it goes back until somebody has learned something or another seat has answered. A sealed
answer can be withdrawn until its question closes.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery.engine.agenda import SEVERAL, IllegalMove, State, is_over, legal, play, waiting, withdraw
from orrery.engine.facts import Facts, Named
from orrery.engine.game import Box, Game, Value
from orrery.engine.knowledge import knows_more
from orrery.engine.moves import BadMove, Moves
from orrery.engine.record import Record

PAY = "pay"  # the form of a question about a payment
INCOMPLETE: Final = "incomplete"  # the code of an answer that leaves its question open


class Offer:
    """A legal move as a table shows it."""

    def __init__(self, text: str, things: list[list[str]], facts: Named) -> None:
        self.text = text
        self.things = things  # for each operand, the things on the table that can be clicked to choose it
        self.facts = facts  # what it costs and gains, and what else it is about
        self.final = False  # cannot be taken back
        self.ends = False  # other seats move after it, so it may soon be too late to take it back
        self.asks_to_pay = False  # the next question is how to pay for it

    def data(self) -> dict[str, Any]:
        return {
            "text": self.text, "things": self.things, "facts": self.facts,
            "final": self.final, "ends": self.ends, "asks_to_pay": self.asks_to_pay,
        }  # fmt: skip


class Ask:
    """The question of a seat."""

    def __init__(self, game: Game, g: State, seat: int, number: int = 0) -> None:
        step = g.agenda[-1]
        language = g.content().language
        self.step = type(step).__name__
        self.form: str = step.form
        self.least: int = step.least(g, seat)
        self.most: int = step.most(g, seat)
        self.number = number
        self.offers = offers(game, g, seat)
        self.dark = dark(game, g, seat, self.offers)  # the player may ask why these cannot be used
        self.default = [language.show(m) for m in step.default(g, seat)]
        later = [int(m) for m in step.later(g, seat)]
        self.later = [(offer(game, g, seat, m), later.count(m)) for m in dict.fromkeys(later)]
        facts = Facts(language)
        step.question_facts(g, seat, facts)
        self.facts = facts.named

    def data(self) -> dict[str, Any]:
        """As plain data, with all facts. This is sent to a page, and promise 1 compares it."""
        return {
            "step": self.step, "form": self.form, "least": int(self.least), "most": int(self.most),
            "number": int(self.number), "offers": [offer.data() for offer in self.offers],
            "dark": self.dark, "default": self.default,
            "later": [{"offer": offer.data(), "most": most} for offer, most in self.later], "facts": self.facts,
        }  # fmt: skip


def offer(game: Game, g: State, seat: int, m: int) -> Offer:
    """A move with its facts."""
    language = g.content().language
    facts = Facts(language)
    g.agenda[-1].offer_facts(g, seat, m, facts)
    return Offer(language.show(m), game.things(g, seat, m), facts.named)


def offers(game: Game, g: State, seat: int) -> list[Offer]:
    """The legal moves of `seat`. Each is tried at an imagined table, so that what follows reveals no secret."""
    found = []
    imagined = game.imagine(g, seat, 0)
    for m in legal(g, seat):
        shown = offer(game, g, seat, m)
        h: State = imagined.clone()
        play(h, seat, m)
        is_asked = seat in waiting(h)
        shown.final = h.revelations != imagined.revelations
        shown.ends = not shown.final and not is_asked
        shown.asks_to_pay = is_asked and h.agenda[-1].form == PAY
        found.append(shown)
    return found


def dark(game: Game, g: State, seat: int, offered: list[Offer]) -> list[str]:
    """The things that the question is about, and that no move can use now."""
    lit = {thing for one in offered for things in one.things for thing in things}
    moves = Moves()
    g.agenda[-1].candidates(g, seat, moves)
    named = [thing for m in moves.row for things in game.things(g, seat, m) for thing in things]
    return [thing for thing in dict.fromkeys(named) if thing not in lit]


class Past:
    """A point to which a seat may go back."""

    def __init__(self, g: State, seat: int, moves: int, opened: int) -> None:
        self.g = g
        self.seat = seat
        self.moves = moves  # how many the record had then
        self.opened = opened


def open_table(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    box: Box | None = None,
    open_seed: bool = False,
) -> "Table":
    """A new table, with the first question asked."""
    g = game.new(seats, seed, options, box, True)
    return Table(game, g, Record(game, g, seed, open_seed))


class Table:
    """A table at which people play. Each change is made on a clone, which replaces the table if it succeeds."""

    def __init__(self, game: Game, g: State, record: Record) -> None:
        self.game = game
        self.g = g
        self.record = record
        self.past: list[Past] = []
        self.opened = len(record.moves)  # moves in the record when the present question was asked
        self.numbers: list[int] = [0] * g.seats  # of each seat's question: an answer to an older one is stale

    def copy(self) -> "Table":
        """A table at the same point, which can be dropped again: nothing at a table changes in place."""
        record = Record(self.game, self.g, self.record.seed, self.record.open_seed)
        record.moves = self.record.moves.copy()
        record.outcome = self.record.outcome
        table = Table(self.game, self.g, record)
        table.past = self.past.copy()
        table.opened = self.opened
        table.numbers = self.numbers.copy()
        return table

    def answer(self, seat: int, texts: Sequence[str]) -> "Table":
        """The table after a whole answer, with its moves in any order. A missing closing move is added."""
        if seat not in waiting(self.g):
            raise IllegalMove("it is not for this seat to move")
        form = self.g.agenda[-1].form
        table = self.copy()
        if texts or form == "one":
            table.play(seat, texts)
        if not is_still_asked(self.g, table.g, seat):
            return table
        closing = [m for m in legal(table.g, seat) if not table.g.content().language.verb(m).kinds]
        if len(closing) != 1:
            raise IllegalMove("something is missing from this answer", INCOMPLETE)
        table = self.copy()
        table.play(seat, [*texts, table.g.content().language.show(closing[0])])
        return table

    def fault(self, seat: int, texts: Sequence[str]) -> str:
        """Why this is no whole answer: "less" (something is missing), "more" (something does not fit); empty if it is.

        A payment must name all its moves. A missing one is not added, even if it is the only one left.
        """
        step, language = self.g.agenda[-1], self.g.content().language
        try:
            after = self.answer(seat, texts)
        except BadMove:
            return "more"
        except IllegalMove as error:
            is_part = error.code == INCOMPLETE or step.is_part(self.g, seat, [language.read(text) for text in texts])
            return "less" if is_part else "more"
        if step.form != PAY:
            return ""
        verbs = {language.verb(m).name for m in step.later(self.g, seat)}
        heard = self.game.heard
        made = heard(after.g, seat)[len(heard(self.g, seat)) :]
        told = [line.split(" ")[1] for line in made if line.startswith(f"{seat} ")]
        named = [text.split(" ")[0] for text in texts]
        return "less" if sum(verb in verbs for verb in told) > sum(verb in verbs for verb in named) else ""

    def play(self, seat: int, texts: Sequence[str]) -> None:
        """Play a move, or all moves of a set, an order or a payment: all or nothing."""
        if seat not in waiting(self.g):
            raise IllegalMove("it is not for this seat to move")
        form = self.g.agenda[-1].form
        if not texts or (form == "one" and len(texts) > 1):
            raise IllegalMove("this question takes one move")
        h: State = self.g.clone()
        language = h.content().language
        moves = [language.read(text) for text in texts]
        played: list[tuple[int, str]] = []
        while moves:
            if h.revelations != self.g.revelations:  # what was revealed must not help to choose the rest
                raise IllegalMove("these do not go together")
            m = moves[0] if form in ("one", "order") else canonical(legal(h, seat), moves)
            moves.remove(m)
            for forced in play_and_look(h, seat, m):
                if forced in moves:
                    moves.remove(forced)
            played.append((seat, language.show(m)))
        is_sealed = bool(h.answers) and h.agenda[-1] is self.g.agenda[-1] and h.revelations == self.g.revelations
        if h.revelations != self.g.revelations:
            self.past = []
        elif not is_sealed:
            self.past.append(Past(self.g, seat, len(self.record.moves), self.opened))
        self.g = h
        self.record.moves += played
        if not is_sealed:
            self.opened = len(self.record.moves)
        self.numbers[seat] += 1
        if is_over(h):
            self.record.outcome = self.game.outcome(h).data()

    def answered(self) -> set[int]:
        """The seats that have given sealed answers to the present question."""
        return {seat for seat, _ in self.record.moves[self.opened :]}

    def undo_fault(self, seat: int) -> str:
        """Why `seat` cannot undo now; empty if it can."""
        if seat in self.answered():
            return ""
        if self.answered() or (self.past and self.past[-1].seat != seat):
            return "others-moved"
        if not self.past:
            return "learned" if self.record.moves else "nothing-to-undo"
        return ""

    def undo(self, seat: int) -> None:
        """Take back the last answer of `seat`."""
        fault = self.undo_fault(seat)
        if fault:
            raise IllegalMove("this seat can take nothing back now", fault)
        if seat in self.answered():
            h: State = self.g.clone()
            withdraw(h, seat)
            self.g = h
            sealed = self.record.moves[self.opened :]
            self.record.moves[self.opened :] = [(other, text) for other, text in sealed if other != seat]
            self.numbers[seat] += 1
            return
        past = self.past.pop()
        self.g = past.g
        self.opened = past.opened
        del self.record.moves[past.moves :]
        self.record.outcome = None
        self.numbers = [number + 1 for number in self.numbers]

    def ask(self, seat: int) -> Ask | None:
        """The question of `seat`; None if it is not asked."""
        return Ask(self.game, self.g, seat, self.numbers[seat]) if seat in waiting(self.g) else None

    def offers(self, seat: int) -> list[Offer]:
        """The legal moves of `seat`."""
        return offers(self.game, self.g, seat)

    def hidden_from(self, seat: int) -> list[int]:
        """The seats that must not look on: `seat` knows a card that they do not, or its answer is sealed from them."""
        g = self.g
        asked = waiting(g)
        is_sealed = seat in self.answered() or (seat in asked and g.agenda[-1].asks(g) == SEVERAL)
        others = [other for other in range(g.seats) if other != seat]
        return [other for other in others if (is_sealed and other in asked) or knows_more(g, seat, other)]


def is_still_asked(g: State, h: State, seat: int) -> bool:
    """Is the question of `seat` still open after its moves from g to h? A revelation ends an answer."""
    if g.agenda[-1].form == "one" or seat not in waiting(h) or h.revelations != g.revelations:
        return False
    return len(h.agenda) == len(g.agenda) and type(h.agenda[-1]) is type(g.agenda[-1])


def play_and_look(h: State, seat: int, m: int) -> list[int]:
    """Play a move. Returns the moves of the same seat that were then forced."""
    heard = len(h.journal.events) if h.journal is not None else 0
    answered = len(h.answers[seat]) if h.answers else 0
    play(h, seat, m)
    events = h.journal.events[heard:] if h.journal is not None else []
    forced = [event.fact for event in events if event.forced and event.seat == seat]
    return forced + (h.answers[seat][answered + 1 :] if h.answers else [])


def canonical(offered: list[int], gathered: list[int]) -> int:
    """The first of the gathered moves, in the order in which the question takes them."""
    for m in offered:
        if m in gathered:
            return m
    raise IllegalMove("these do not go together")
