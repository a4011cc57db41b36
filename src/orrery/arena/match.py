"""One game between bots."""

from orrery.bots.api import Bot, breathe
from orrery.engine.agenda import State, play
from orrery.engine.game import Game
from orrery.engine.record import Record
from orrery.engine.sight import Sight


def play_out(game: Game, g: State, bots: list[Bot], record: Record | None = None) -> int:
    """Let the bots play the game to its end; returns the number of decisions."""
    breathe()
    decisions = 0
    sights = [Sight(game, g, seat) for seat in range(g.seats)]
    while g.asked >= 0:
        seat = g.asked
        move = bots[seat].choose(sights[seat])
        if record is not None:
            record.moves.append((int(seat), g.content().language.show(move)))
        play(g, seat, move)
        decisions += 1
    if record is not None:
        record.outcome = game.outcome(g).data()
    return decisions


def perft(g: State, depth: int) -> int:
    """How many sequences of `depth` moves there are from here, with the luck of this table."""
    if depth == 0:
        return 1
    if depth > 2:
        breathe()
    nodes = 0
    for m in g.moves:
        if depth == 1:
            nodes += 1
            continue
        h: State = g.clone()
        play(h, g.asked, m)
        nodes += perft(h, depth - 1)
    return nodes
