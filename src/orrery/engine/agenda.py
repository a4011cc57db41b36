"""The agenda: a stack of frozen steps. Each step is a paragraph of the rulebook that is still to be carried out.

A step is popped before it acts, and pushes the steps that come next. Steps never change and hold no secrets, so
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
    """A step that must be answered has no legal move: a rule offered something that cannot be finished."""


class IllegalMove(Exception):
    """The seat cannot make this move now. The code tells programs why."""

    def __init__(self, text: str, code: str = "illegal") -> None:
        super().__init__(text, code)  # both, or pickle would lose the code between processes
        self.code = code

    def __str__(self) -> str:
        return str(self.args[0])


class Step:
    """A step of the agenda. If it asks a seat that has a move, it is a question; otherwise it runs by itself."""

    must: ClassVar[bool] = False  # if there is no move, that is a bug
    always_ask: ClassVar[bool] = False  # ask even for a single move: skipping would tell a secret
    secret: ClassVar[bool] = False  # the other seats do not hear the move
    form: ClassVar[str] = "one"  # or "set", "order", "pay": several moves that people send together

    def asks(self, g: Any) -> i64:
        """The seat that is asked, or NOBODY."""
        return NOBODY

    def candidates(self, g: Any, seat: i64, moves: Moves) -> None:
        """Add all moves that the question is about, possible or not."""

    def hindrance(self, g: Any, seat: i64, move: i64) -> i64:
        """The code of the first reason against a candidate; 0 if there is none."""
        return 0

    def legal(self, g: Any, seat: i64) -> vec[i64]:
        """The candidates without a hindrance."""
        moves = Moves()
        self.candidates(g, seat, moves)
        row = moves.row
        n: i64 = 0
        for m in row:
            if self.hindrance(g, seat, m) == 0:
                row[n] = m
                n += 1
        return row if n == len(row) else row[:n]

    def least(self, g: Any, seat: i64) -> int:
        """How many moves such an answer has at least."""
        return 1

    def most(self, g: Any, seat: i64) -> int:
        return 1

    def default(self, g: Any, seat: i64) -> list[int]:
        """A ready-made whole answer: the usual way of paying."""
        return []

    def later(self, g: Any, seat: i64) -> list[int]:
        """All moves that an answer may have, each as often as it may. If none are named, the legal moves."""
        return []

    def is_part(self, g: Any, seat: i64, moves: list[int]) -> bool:
        """Are these moves of a payment, which do not pay by themselves, a part of some way to pay?"""
        return False

    def question_facts(self, g: Any, seat: i64, facts: Facts) -> None:
        """State what the question is about."""

    def offer_facts(self, g: Any, seat: i64, move: i64, facts: Facts) -> None:
        """State what a move costs and gains, and what it is about besides its operands."""

    def reason_facts(self, g: Any, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        """State what the reason against a candidate is about: who is in the way, what is lacking, which limit holds."""

    def chosen(self, g: Any, seat: i64, move: i64) -> None:
        """Carry out `move` of `seat`."""

    def run(self, g: Any) -> None:
        """Carry out the step if there was nothing to choose, or after all seats have chosen."""


class SeatStep(Step):
    """A step that acts for a seat."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat


class Question(SeatStep):
    """A step that asks its seat."""

    def asks(self, g: Any) -> i64:
        return self.seat


class Together(Step):
    """A question to several seats at once. Answers stay sealed until all are in, so their order does not matter."""

    def asks(self, g: Any) -> i64:
        return SEVERAL

    def takes_part(self, g: Any, seat: i64) -> bool:
        """Is `seat` asked?"""
        return True

    def complete(self, g: Any, seat: i64) -> bool:
        """Is the answer of `seat` complete? Its moves so far are g.answers[seat]."""
        return bool(g.answers[seat])


@mypyc_attr(acyclic=True)
class State:
    """What every table has. A game adds its own fields."""

    def __init__(self, other: "State | None" = None) -> None:
        """An empty table, or a copy of the kernel's part of `other`."""
        if other is None:
            self.seats: i64 = 0
            self.options: dict[str, Any] = {}  # with their values, never changed
            self.agenda: vec[Step] = vec[Step](capacity=8)  # the last step is the next one
            self.active: i64 = 0  # whose turn it is, for display
            self.chance: Chance = Chance()
            self.journal: Journal | None = None  # None in simulations
            # Secret: sealed answers by seat, while several seats are asked. No answer is changed in place.
            self.answers: list[list[int]] = NO_ANSWERS
            self.revelations: i64 = 0  # how often somebody learned something; undo goes back no further
            self.mixes: i64 = 0  # how often known cards were shuffled or sealed (see knowledge)
            self.asked: i64 = NOBODY  # the first seat that has to answer
            self.moves: vec[i64] = vec[i64]()  # the legal moves of that seat; never changed in place
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
        """Push steps on the agenda. The first one is carried out first."""
        agenda = self.agenda
        if d is not None:
            agenda = append(agenda, d)
        if c is not None:
            agenda = append(agenda, c)
        if b is not None:
            agenda = append(agenda, b)
        self.agenda = append(agenda, a)

    def then_all(self, steps: Sequence[Step]) -> None:
        """Push any number of steps. The first one is carried out first."""
        for step in reversed(steps):
            self.agenda = append(self.agenda, step)

    def note(self, seat: i64, fact: i64, eyes: i64 = PUBLIC) -> None:
        """Write an event into the journal, NOBODY's if it is the table's. Seats outside `eyes` hear only the verb."""
        if self.journal is not None:
            self.journal.events.append(Event(seat, fact, eyes))


def settle(g: State) -> None:
    """Carry out steps until some seat has a real choice, or the agenda is empty."""
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
    """Ask `seat`. A single move is played at once; if there is none, the step runs. Returns whether it is asked."""
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
    """Ask the first seat whose answer is not complete. If all are complete, carry out the answers."""
    if not g.answers:
        g.answers = [[]] * g.seats
    for seat in range(g.seats):
        if top.takes_part(g, seat):
            hear(g, top, seat)
            if g.asked != NOBODY and top.always_ask:  # the later seats have no forced moves
                break
    if g.asked != NOBODY:
        g.open = True
        return True
    act_together(g, top)
    return False


def hear(g: State, top: Together, seat: i64) -> None:
    """Seal the forced moves of `seat`. Ask it for others, unless another seat is asked already."""
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


def participants(g: State, top: Together) -> list[int]:
    """The seats that are asked together."""
    return [seat for seat in range(g.seats) if top.takes_part(g, seat)]


def act_together(g: State, top: Together) -> None:
    """Carry out the answers in seat order. The journal gets all moves of an answer before their results."""
    seats = participants(g, top)
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
        return [seat for seat in participants(g, top) if not top.complete(g, seat)]
    return [top.asks(g)]


def legal(g: State, seat: i64) -> list[int]:
    """The moves `seat` may choose from right now."""
    if g.open and seat == g.asked:
        return list(g.moves)
    return list(g.agenda[-1].legal(g, seat)) if seat in waiting(g) else []


def usual(g: State, seat: i64) -> i64:
    """The next move of the ready-made payment; -1 if `seat` is not asked to pay."""
    if seat < 0 or seat != g.asked:
        return -1
    offered = g.agenda[-1].default(g, seat)
    return offered[0] if offered else -1


def play(g: State, seat: i64, move: i64) -> None:
    """Let `seat` make `move`, then go on to the next choice. After an exception in a rule the table stays shut."""
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
    """Take back the sealed answer of `seat` while its question is open. Returns whether there was one."""
    if not g.open or not g.answers or not g.answers[seat]:
        return False
    g.answers[seat] = []
    reopen(g)
    return True


def reopen(g: State) -> None:
    """Ask the pending question again."""
    g.open = False
    g.asked = NOBODY
    g.moves = NOTHING
    settle(g)


def is_over(g: State) -> bool:
    return g.open and g.asked == NOBODY
