"""The promises that every game keeps, checked along random play. Tests and `orrery fuzz` share this kit.

1 curtain, now and after the next move   2 imagined tables play on   3 clones   4 saving   5 legal moves
6 conservation   7 records   8 undo by information   (9, equal digests for any number of workers: see `batch`)
"""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from orrery.arena.match import play_out
from orrery.bots.uniform import Random
from orrery.engine.agenda import State, Together, is_over, legal, play, waiting
from orrery.engine.chance import Chance
from orrery.engine.features import Row
from orrery.engine.game import Game, Value
from orrery.engine.journal import ONLOOKER, Journal
from orrery.engine.moves import Moves
from orrery.engine.record import Record, load, save, verify
from orrery.engine.table import Ask

SAMPLES = 4  # imagined tables for each seat that must all agree
MOVES_COMPARED = 4  # of one question: tables after them must have different rows if their views differ
OTHER_THINGS = 5  # besides the things of the question: how many others a seat asks "why not?" about
UNDO_SAMPLES = (
    400  # imagined tables searched for one that differs, before a refused undo counts as refused without need
)


class Broken(Exception):
    """A promise was not kept."""

    def __init__(self, promise: int, what: str) -> None:
        super().__init__(f"promise {promise}: {what}")


def require(holds: bool, promise: int, what: str) -> None:
    if not holds:
        raise Broken(promise, what)


class Walk:
    """One random game, checked on the way."""

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, Value], often: int = 1) -> None:
        self.game = game
        self.luck = Chance()
        self.luck.reseed(seed, 1)
        self.often = often  # one decision in this many is checked
        self.g = game.new(seats, seed, options, None, True)
        self.record = Record(game, self.g, seed)
        self.named: set[str] = set()  # things of earlier questions
        self.kept: State = self.g.clone()  # the table at the last check
        self.kept_digest = digest(game, self.g)
        self.width = len(game.columns(self.g))
        self.rows: dict[bytes, bytes] = {}  # what the views told of tables with this row, by row

    def run(self) -> Record:
        """Play to the end, and check on the way."""
        g = self.g
        while not is_over(g):
            require(len(self.record.moves) < self.game.BOUND, 5, f"more than {self.game.BOUND} decisions")
            seat = self.luck.choose(0, waiting(g))
            move = self.luck.choose(0, legal(g, seat))
            if self.luck.below(0, self.often) == 0:
                self.look()
                self.check_undo(seat, move)
            self.record.moves.append((seat, g.content().language.show(move)))
            play(g, seat, move)
        self.look()
        self.record.outcome = self.game.outcome(g).data()
        verify_record(self.game, self.record)
        return self.record

    def seed(self) -> int:
        return self.luck.below(0, 1 << 29)

    def look(self) -> None:
        """Check promises 1 to 7 at this moment."""
        faults = self.game.faults(self.g)
        require(not faults, 6, "; ".join(faults))
        require(digest(self.game, self.kept) == self.kept_digest, 3, "playing on changed an earlier clone")
        before = digest(self.game, self.g)
        for seat in (*range(self.g.seats), ONLOOKER):
            asked = things(self.game, self.g, seat)
            self.named.update(asked)
            known = sorted(self.named) or ["nothing"]
            others = [known[self.luck.below(0, len(known))] for _thing in range(OTHER_THINGS)]
            check_curtain(self.game, self.g, seat, self.seed(), self.seed(), [*asked, *others])
        automata = self.game.automata(self.g.seats, self.g.options)
        require(not set(waiting(self.g)).intersection(automata), 5, "a seat that moves by rules is asked")
        check_legal(self.g)
        self.tell_apart()
        check_saving(self.game, self.g, self.seed())
        check_order(self.game, self.g, self.seed())
        require(digest(self.game, self.g) == before, 3, "looking or playing a clone changed the table")
        self.kept = self.g.clone()
        self.kept_digest = before

    def tell_apart(self) -> None:
        """Check promise 10: tables with one row have one view. Those after different moves differ least."""
        tables = [self.g]
        for seat in waiting(self.g):
            moves = legal(self.g, seat)
            for _n in range(min(MOVES_COMPARED, len(moves))):
                h: State = self.g.clone()
                play(h, seat, self.luck.choose(0, moves))
                tables.append(h)
        for table in tables:
            for seat in range(table.seats):
                told = told_by_view(self.game, table, seat)
                row = bytes([seat]) + features(self.game, table, seat)
                require(len(row) == 1 + 4 * self.width, 10, "a row has another number of columns")
                same = self.rows.setdefault(row, told) == told
                require(same, 10, f"seat {seat} sees a difference that features do not tell")

    def check_undo(self, seat: int, move: int) -> None:
        """Check promise 8 for one move."""
        if isinstance(self.g.agenda[-1], Together):
            return
        g: State = self.g.clone()
        g.journal = Journal()  # only what this move tells
        h: State = g.clone()
        play(h, seat, move)
        granted = h.revelations == g.revelations
        viewers = (*range(g.seats), ONLOOKER)
        for _ in range(SAMPLES if granted else UNDO_SAMPLES):
            for viewer in viewers:
                if learns(self.game, g, h, seat, move, viewer, self.seed()):
                    require(not granted, 8, f"undo is granted although seat {viewer} learns from the move")
                    return
        require(granted, 8, "undo is refused although nobody learns from the move")


def digest(game: Game, g: State) -> str:
    """The whole state as one number."""
    return blake2b(save(game, g).encode(), digest_size=16).hexdigest()


def seen(game: Game, g: State, seat: int) -> bytes:
    """All that a seat sees and hears."""
    return msgspec.json.encode([game.view(g, seat), game.heard(g, seat)])


def check_curtain(game: Game, g: State, seat: int, seed: int, other_seed: int, pointed: list[str]) -> None:
    """Check promises 1 and 2 for one seat, which asks "why not?" about these things."""
    h = game.imagine(g, seat, seed)
    require(seen(game, h, seat) == seen(game, g, seat), 1, f"seat {seat} sees or hears a difference")
    require(legal(h, seat) == legal(g, seat), 1, f"seat {seat} has other moves")
    require(waiting(h) == waiting(g), 1, f"other seats are asked to the eyes of seat {seat}")
    if seat != ONLOOKER:
        require(features(game, h, seat) == features(game, g, seat), 10, f"features tell seat {seat} of the true table")
        require(mask(game, h, seat) == mask(game, g, seat), 10, f"the mask tells seat {seat} of the true table")
    if seat in waiting(g):
        require(Ask(game, h, seat).data() == Ask(game, g, seat).data(), 1, f"seat {seat} is told other facts")
    for thing in pointed:
        require(reasons(game, h, seat, thing) == reasons(game, g, seat, thing), 1, f"other reasons against {thing}")
    other = game.imagine(g, seat, other_seed)
    twin = game.imagine(other, seat, seed)
    require(save(game, twin) == save(game, h), 1, f"an imagined table tells seat {seat} of the true one")
    twins = [save(game, game.imagine(table, ONLOOKER, seed)) for table in (other, g)]
    require(twins[0] == twins[1], 1, f"an onlooker is told what seat {seat} does not know")
    if g.agenda:
        require(type(h.agenda[-1]) is type(g.agenda[-1]), 2, "an imagined table asks something else")
    bots = [Random(seed + i) for i in range(g.seats)]
    require(play_out(game, h, list(bots)) < game.BOUND and is_over(h), 2, "an imagined game does not end")
    game.outcome(h)


def features(game: Game, g: State, seat: int) -> bytes:
    """The row of a seat."""
    row = Row(len(game.columns(g)))
    row.begin()
    game.features(g, seat, row)
    return bytes(memoryview(row.cells))


def mask(game: Game, g: State, seat: int) -> list[int]:
    """The actions that the seat has now."""
    actions = game.actions(g.content())
    moves = legal(g, seat)
    numbers = [int(actions.index(m)) for m in moves]
    require([actions.moves[n] for n in numbers] == moves, 10, "a legal move has no number")
    return numbers


def told_by_view(game: Game, g: State, seat: int) -> bytes:
    """What a seat sees, without what features leave out."""
    seen = msgspec.to_builtins(game.view(g, seat))
    for path in game.UNTOLD:
        cut(seen, path.split("."), is_order=False)
    for path in game.UNORDERED:
        cut(seen, path.split("."), is_order=True)
    return msgspec.json.encode(seen)


def cut(seen: Any, path: list[str], *, is_order: bool) -> None:
    """Take a field out of a view, or the order out of its list. Lists on the way to it are passed through."""
    if isinstance(seen, list):
        for item in seen:
            cut(item, path, is_order=is_order)
    elif len(path) > 1:
        cut(seen[path[0]], path[1:], is_order=is_order)
    elif is_order:
        seen[path[0]] = unordered(seen[path[0]])
    else:
        del seen[path[0]]


def unordered(items: list[Any]) -> list[Any]:
    """All that is in a list, in one order; in a list of lists, each of them."""
    if items and all(isinstance(item, list) for item in items):
        return [sorted(leaves(item)) for item in items]
    return sorted(leaves(items))


def leaves(seen: Any) -> list[str]:
    """What lies in lists and fields, as text."""
    items = list(seen.values()) if isinstance(seen, dict) else seen
    return [leaf for item in items for leaf in leaves(item)] if isinstance(items, list) else [str(items)]


def things(game: Game, g: State, seat: int) -> list[str]:
    """The things on the table that the present question of `seat` is about."""
    if seat not in waiting(g):
        return ["nothing"]
    return sorted({thing for m in candidates(g, seat) for operand in game.things(g, seat, m) for thing in operand})


def reasons(game: Game, g: State, seat: int, thing: str) -> list[dict[str, object]]:
    """The reasons why not, with all facts."""
    return [reason.data() for reason in game.why_not(g, seat, thing)]


def candidates(g: State, seat: int) -> list[int]:
    moves = Moves()
    g.agenda[-1].candidates(g, seat, moves)
    return list(moves.row)


def check_legal(g: State) -> None:
    """Check promise 5 at this moment."""
    require(is_over(g) or bool(waiting(g)), 5, "nobody is asked, but the game is not over")
    for seat in waiting(g):
        moves = legal(g, seat)
        step = g.agenda[-1]
        require(moves == legal(g, seat), 5, "asking twice gives other moves")
        require(len(set(moves)) == len(moves), 5, "a move is offered twice")
        free = [m for m in candidates(g, seat) if step.hindrance(g, seat, m) == 0]
        require(moves == free, 5, "the legal moves are not the candidates without hindrance")
        language = g.content().language
        for m in moves:
            require(language.read(language.show(m)) == m, 5, f"the text of move {m} reads otherwise")
            h: State = g.clone()
            play(h, seat, m)


def check_saving(game: Game, g: State, seed: int) -> None:
    """Check promises 3 and 4: a clone and a loaded copy go on alike, to the same end."""
    text = save(game, g)
    h = load(game, text, g.content())
    require(save(game, h) == text, 4, "saved, loaded and saved again is something else")
    ends = []
    for copy in (h, g.clone()):
        play_out(game, copy, [Random(seed + i) for i in range(g.seats)])
        ends.append(digest(game, copy))
    require(ends[0] == ends[1], 4, "a loaded table goes on otherwise than a clone")


def check_order(game: Game, g: State, seed: int) -> None:
    """Check promise 7: answers to one simultaneous question give the same state in any order."""
    seats = waiting(g)
    if len(seats) < 2:
        return
    ends = []
    for order in (seats, seats[::-1]):
        h: State = g.clone()
        for seat in order:
            for move in answer(g, seat, seed):
                play(h, seat, move)
        ends.append(digest(game, h))
    require(ends[0] == ends[1], 7, "the order of simultaneous answers matters")


def answer(g: State, seat: int, seed: int) -> Iterator[int]:
    """A whole random answer of one seat to a question to several."""
    luck = Chance()
    luck.reseed(seed + seat, 1)
    h: State = g.clone()
    top = g.agenda[-1]
    assert isinstance(top, Together)
    while h.answers and not top.complete(h, seat):
        move = luck.choose(0, legal(h, seat))
        yield move
        if len(waiting(h)) == 1:  # the last answer would close the question
            h.answers[seat] = [*h.answers[seat], move]
        else:
            play(h, seat, move)


def learns(game: Game, g: State, h: State, seat: int, move: int, viewer: int, seed: int) -> bool:
    """Does `move` of `seat`, which led from g to h, rule out a table that `viewer` held possible?

    A possible table stays possible if some move of `seat` there would have looked the same.
    """
    world = game.imagine(g, viewer, seed)
    offered = legal(world, seat)
    moves = [move] if viewer == seat else sorted(offered, key=lambda m: m != move)
    shown = seen(game, h, viewer)
    for m in moves:
        if m in offered:
            after: State = world.clone()
            play(after, seat, m)
            if seen(game, after, viewer) == shown:
                twins = [save(game, game.imagine(table, viewer, seed)) for table in (after, h)]
                require(twins[0] == twins[1], 1, f"a move that looks the same tells seat {viewer} of the true table")
                return False
    return True


def verify_record(game: Game, record: Record) -> None:
    """Check promise 7: the record replays to its outcome."""
    again = verify(game, record.write())
    require(again.write() == record.write(), 7, "a record written, replayed and written again is something else")


def fuzz(game: Game, seed: int, often: int = 1) -> Walk:
    """A walk with random seats and options, ready to run."""
    luck = Chance()
    luck.reseed(seed, 1)
    seats = game.seats[luck.below(0, len(game.seats))]
    return Walk(game, seats, seed, game.random_options(seats, seed), often)
