"""`orrery perft`: counts sequences of moves."""

import json as json_module
from time import perf_counter
from typing import Annotated

from orrery.cli.arguments import GameId, Json, Seats, Seed, find_game, number, seats_of
from orrery.engine.game import BadInput


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
    from orrery.arena.match import perft as count_sequences

    started = perf_counter()
    nodes = count_sequences(rules.new(seats, seed), depth)
    seconds = perf_counter() - started
    if json:
        print(json_module.dumps({"game": game, "seats": seats, "seed": seed, "depth": depth, "nodes": nodes}))
    else:
        print(f"{game}, {seats} seats, seed {seed}: {nodes:,} sequences of {depth} moves ({seconds:.2f} s)")
