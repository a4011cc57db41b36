"""`orrery perft`: how many sequences of moves there are."""

import json as json_module
from time import perf_counter
from typing import Annotated

from orrery.cli.arguments import GameId, Json, Seats, Seed, find_game, number, seats_of
from orrery.engine.agenda import State, play
from orrery.engine.game import BadInput

AT_ONCE = 2  # moves counted without looking up: Ctrl-C waits for no more than these


def perft(
    game: GameId,
    /,
    *,
    seats: Seats = None,
    seed: Seed = 1,
    depth: Annotated[int, number("How many moves deep; 3 if not given.", 0, 1000)] = 3,
    json: Json = False,
) -> None:
    """Count the distinct sequences of moves from the first question on, with the luck of one seed."""
    rules = find_game(game)
    seats = seats_of(rules, seats)
    fault = rules.check(seats, {})
    if fault:
        raise BadInput(fault)
    started = perf_counter()
    nodes = count(rules.new(seats, seed), depth)
    seconds = perf_counter() - started
    if json:
        print(json_module.dumps({"game": game, "seats": seats, "seed": seed, "depth": depth, "nodes": nodes}))
    else:
        print(f"{game}, {seats} seats, seed {seed}: {nodes:,} sequences of {depth} moves ({seconds:.2f} s)")


def count(g: State, depth: int) -> int:
    """As arena.match.perft, but compiled code is left every few moves, so that a signal is heeded."""
    from orrery.arena.match import perft

    if depth <= AT_ONCE:
        return perft(g, depth)
    nodes = 0
    for m in g.moves:
        h: State = g.clone()
        play(h, g.asked, m)
        nodes += count(h, depth - 1)
    return nodes
