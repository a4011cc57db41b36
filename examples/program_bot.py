#!/usr/bin/env python3
"""A bot as a program, with the standard library only. It plays any game, and has an opinion about Kosmiczna misja.

    orrery simulate kosmiczna-misja --bots "exec:python3 examples/program_bot.py,random" --rotate

docs/protocol.md describes the lines that it reads and writes.
"""

import json
import random
import sys
from typing import Any


def main() -> None:
    for line in sys.stdin:
        question = json.loads(line)
        answer = {"move": choose(question)}
        print(json.dumps(answer), flush=True)


def choose(question: dict[str, Any]) -> str:
    """The best move. Of equal ones the question's own seed draws one, so that a game can be repeated."""
    luck = random.Random(question["seed"])
    moves: list[str] = question["moves"]
    return max(moves, key=lambda move: (worth(move, question), luck.random()))


def worth(move: str, question: dict[str, Any]) -> int:
    """Finish the planet that is fullest, with tiles that have two things on them, and never box a tile."""
    if question["game"] != "kosmiczna-misja":
        return 0
    verb, *operands = move.split(" ")
    if verb == "box":
        return -1
    if verb != "place":
        return 0
    tile, spot = operands
    mine = question["view"]["players"][question["seat"]]
    planet = mine["unfinished"][int(spot[0]) - 1]
    placed = 0 if planet is None else sum(one is not None for one in planet["tiles"])
    return 1 + 2 * placed + tile.count("-")


if __name__ == "__main__":
    main()
