"""The agenda: a stack of frozen steps, each a paragraph of the rulebook that is still to be carried out.

A step is popped before it acts, and pushes whatever comes next. Steps never change and hold no secrets, so
clones of a table share them.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from orrery.engine.chance import Chance
from orrery.engine.facts import Facts
from orrery.engine.journal import PUBLIC, Event, Journal
from orrery.engine.moves import Moves
from orrery.engine.piles import Pile

NOBODY: Final = -1
SEVERAL: Final = -2
NOTHING: Final = vec[i64]()
NO_ANSWERS: Final[list[list[int]]] = []


class DeadEnd(Exception):
    """A step that must be answered has no answer: a rule offered what cannot be finished."""


class IllegalMove(Exception):
    """That seat cannot do that now; the code tells programs why."""

    def __init__(self, text: str, code: str = "illegal") -> None:
        super().__init__(text, code)  # both, or the code would be lost on the way from one process to another
        self.code = code

    def __str__(self) -> str:
        return str(self.args[0])


class Step:
    """One line of the agenda. With seats to ask it is a question; without, or without a move, it runs by itself."""

    must: ClassVar[bool] = False  # having no move is a bug
    always_ask: ClassVar[bool] = False  # ask even for a single move: skipping would tell a secret
    secret: ClassVar[bool] = False  # the others do not hear what was chosen
    form: ClassVar[str] = "one"  # or "set", "order", "pay": moves that people gather and send together
    least: ClassVar[int] = 1  # how many things such a gathering has
    most: ClassVar[int] = 1

    def asks(self, g: Any) -> i64:
        """The seat that is asked; NOBODY lets the step run by itself."""
        return NOBODY

    def candidates(self, g: Any, seat: i64, moves: Moves) -> None:
        """Add the moves that the question is about, whether they are possible or not."""

    def hindrance(self, g: Any, seat: i64, move: i64) -> i64:
        """The code of the first reason against a candidate; 0 = none."""
        return 0

    def legal(self, g: Any, seat: i64) -> vec[i64]:
        """The candidates that nothing hinders."""
        moves = Moves()
        self.candidates(g, seat, moves)
        row = moves.row
        n: i64 = 0
        for m in row:
            if self.hindrance(g, seat, m) == 0:
                row[n] = m
                n += 1
        return row if n == len(row) else row[:n]

    def default(self, g: Any, seat: i64) -> list[int]:
        """The whole answer that is offered ready-made: the usual way of paying."""
        return []

    def later(self, g: Any, seat: i64) -> list[int]:
        """All moves that an answer may gather, each as often as it may; none named: those that may come first."""
        return []

    def question_facts(self, g: Any, seat: i64, facts: Facts) -> None:
        """State what the question is about."""

    def offer_facts(self, g: Any, seat: i64, move: i64, facts: Facts) -> None:
        """State what a move costs and gains, and what it is about besides its operands."""

    def reason_facts(self, g: Any, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        """State what the reason against a candidate speaks of: who is in the way, what is lacking, which limit."""

    def chosen(self, g: Any, seat: i64, move: i64) -> None:
        """`seat` has chosen `move`."""

    def run(self, g: Any) -> None:
        """Nobody had anything to choose, or everybody has chosen."""


class SeatStep(Step):
    """A step that acts for a seat."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat


class Question(SeatStep):
    """A step that asks its seat."""

    def asks(self, g: Any) -> i64:
        return self.seat


class Together(Step):
    """A question to several seats at once. Answers stay sealed until all are in, so their order cannot matter."""

    def asks(self, g: Any) -> i64:
        return SEVERAL

    def takes_part(self, g: Any, seat: i64) -> bool:
        """Is `seat` among those who are asked?"""
        return True

    def complete(self, g: Any, seat: i64) -> bool:
        """Has `seat` said all it has to say? Its moves so far are g.answers[seat]."""
        return bool(g.answers[seat])


@mypyc_attr(acyclic=True)
class State:
    """What every table has. A game adds what lies on it."""

    def __init__(self, other: "State | None" = None) -> None:
        """An empty table, or a copy of the kernel's part of `other`."""
        if other is None:
            self.seats: i64 = 0
            self.options: dict[str, Any] = {}  # all of them, never changed
            self.agenda: vec[Step] = vec[Step](capacity=8)  # the last comes first
            self.active: i64 = 0  # whose turn it is, for display
            self.chance: Chance = Chance()
            self.journal: Journal | None = None  # none in simulation
            # Secret: sealed answers by seat, while a question is put to several. No answer is changed in place.
            self.answers: list[list[int]] = NO_ANSWERS
            self.revelations: i64 = 0  # how often somebody learned something: no undo reaches back further
            self.mixes: i64 = 0  # how often known cards were shuffled or sealed (see knowledge)
            self.asked: i64 = NOBODY  # the first seat that has to answer
            self.moves: vec[i64] = vec[i64]()  # what that seat may choose from: never changed in place
            self.open: bool = False  # settled, and no rule has failed
            return
        self.seats = other.seats
        self.options = other.options
        self.agenda = other.agenda[:]
        self.active = other.active
        self.chance = other.chance.clone()
        self.journal = None if other.journal is None else other.journal.clone()
        self.answers = other.answers.copy() if other.answers else NO_ANSWERS
        self.revelations = other.revelations
        self.mixes = other.mixes
        self.asked = other.asked
        self.moves = other.moves
        self.open = other.open

    def clone(self) -> Any:
        raise NotImplementedError

    def content(self) -> Any:
        """The box."""
        raise NotImplementedError

    def hidden(self) -> list[Pile]:
        """All piles that not everybody may look into, always in the same order."""
        return []

    def then(self, a: Step, b: Step | None = None, c: Step | None = None, d: Step | None = None) -> None:
        """Put steps on the agenda, the first of them to happen first."""
        agenda = self.agenda
        if d is not None:
            agenda = append(agenda, d)
        if c is not None:
            agenda = append(agenda, c)
        if b is not None:
            agenda = append(agenda, b)
        self.agenda = append(agenda, a)

    def then_all(self, steps: Sequence[Step]) -> None:
        """The same for any number of steps."""
        for step in reversed(steps):
            self.agenda = append(self.agenda, step)

    def note(self, seat: i64, fact: i64, eyes: i64 = PUBLIC) -> None:
        """Write an event down, NOBODY's if it befalls the table; those without eyes for it hear only its verb."""
        if self.journal is not None:
            self.journal.events.append(Event(seat, fact, eyes))


def settle(g: State) -> None:
    """Run the agenda until somebody has a real choice, or nothing is left to do."""
    while len(g.agenda):
        top = g.agenda[-1]
        seat = top.asks(g)
        if seat == NOBODY:
            g.agenda, top = pop(g.agenda)
            top.run(g)
        elif seat >= 0:
            if ask(g, top, seat):
                return
        elif isinstance(top, Together) and gather(g, top):
            return
    g.open = True


def ask(g: State, top: Step, seat: i64) -> bool:
    """Put the question to `seat`; a forced answer is played, no answer runs the step."""
    moves = top.legal(g, seat)
    if len(moves) > 1 or (len(moves) == 1 and top.always_ask):
        g.asked = seat
        g.moves = moves
        g.open = True
        return True
    g.agenda, top = pop(g.agenda)
    if len(moves) == 1:
        tell(g, top, seat, moves[0], True)
        top.chosen(g, seat, moves[0])
    elif top.must:
        raise DeadEnd(type(top).__name__)
    else:
        top.run(g)
    return False


def gather(g: State, top: Together) -> bool:
    """Let the first seat that has not finished answer; when all have, act on the answers."""
    if not g.answers:
        g.answers = [[]] * g.seats
    for seat in range(g.seats):
        if top.takes_part(g, seat):
            hear(g, top, seat)
            if g.asked != NOBODY and top.always_ask:  # those who come later have no forced moves
                break
    if g.asked != NOBODY:
        g.open = True
        return True
    act_together(g, top)
    return False


def hear(g: State, top: Together, seat: i64) -> None:
    """Seal the forced moves of `seat`, and ask it for others unless somebody else is asked first."""
    while not top.complete(g, seat):
        moves = top.legal(g, seat)
        if len(moves) == 0:
            raise DeadEnd(type(top).__name__)
        if len(moves) > 1 or top.always_ask:
            if g.asked == NOBODY:
                g.asked = seat
                g.moves = moves
            return
        g.answers[seat] = [*g.answers[seat], moves[0]]


def partakers(g: State, top: Together) -> list[int]:
    """The seats that are asked together."""
    return [seat for seat in range(g.seats) if top.takes_part(g, seat)]


def act_together(g: State, top: Together) -> None:
    """In seat order; an answer of several moves is told in one piece before what comes of it."""
    seats = partakers(g, top)
    g.agenda, _step = pop(g.agenda)
    answers = g.answers
    g.answers = NO_ANSWERS
    if len(seats) > 1:
        g.revelations += 1  # each has answered, and sees that the others have
    for seat in seats:
        for m in answers[seat]:
            tell(g, top, seat, m, False)
        for m in answers[seat]:
            top.chosen(g, seat, m)
    top.run(g)


def tell(g: State, top: Step, seat: i64, m: i64, forced: bool) -> None:
    """Write a move into the journal."""
    if g.journal is not None:
        eyes = 1 << seat if top.secret else PUBLIC
        g.journal.events.append(Event(seat, m, eyes, top.secret, forced))


def waiting(g: State) -> list[int]:
    """The seats that have to answer now."""
    if not g.open or not len(g.agenda):
        return []
    top = g.agenda[-1]
    if isinstance(top, Together):
        return [seat for seat in partakers(g, top) if not top.complete(g, seat)]
    return [top.asks(g)]


def legal(g: State, seat: i64) -> list[int]:
    """The moves `seat` may choose from right now."""
    if g.open and seat == g.asked:
        return list(g.moves)
    return list(g.agenda[-1].legal(g, seat)) if seat in waiting(g) else []


def usual(g: State, seat: i64) -> i64:
    """The next move of the way of paying that is offered ready-made; -1 if `seat` is not asked to pay."""
    if seat < 0 or seat != g.asked:
        return -1
    offered = g.agenda[-1].default(g, seat)
    return offered[0] if offered else -1


def play(g: State, seat: i64, move: i64) -> None:
    """Let `seat` make `move`, then run on to the next choice. After an exception in a rule the table stays shut."""
    if not g.open or not (is_among(g.moves, move) if seat == g.asked else move in legal(g, seat)):
        raise IllegalMove("it is not among the moves that this seat has now")
    g.open = False
    g.asked = NOBODY
    g.moves = NOTHING
    top = g.agenda[-1]
    if top.asks(g) == SEVERAL:
        g.answers[seat] = [*g.answers[seat], move]
    else:
        g.agenda, top = pop(g.agenda)
        tell(g, top, seat, move, False)
        top.chosen(g, seat, move)
    settle(g)


def is_among(moves: vec[i64], move: i64) -> bool:
    for m in moves:
        if m == move:
            return True
    return False


def withdraw(g: State, seat: i64) -> bool:
    """Take back the sealed answer of `seat`, if it has given one to the question that is still open."""
    if not g.open or not g.answers or not g.answers[seat]:
        return False
    g.answers[seat] = []
    reopen(g)
    return True


def reopen(g: State) -> None:
    """Put the pending question anew."""
    g.open = False
    g.asked = NOBODY
    g.moves = NOTHING
    settle(g)


def is_over(g: State) -> bool:
    return g.open and g.asked == NOBODY
