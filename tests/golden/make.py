"""Makes what the golden tests compare with."""

from hashlib import blake2b
from pathlib import Path

import msgspec

from orrery import game
from orrery.arena.match import perft, play_out
from orrery.arena.promises import digest
from orrery.bots.names import make
from orrery.bots.uniform import Random
from orrery.engine.agenda import is_over, legal, play
from orrery.engine.game import Game, Value
from orrery.engine.record import Record
from orrery.server.tutorial import Tutorial

SHORT: dict[str, dict[str, Value]] = {"proving": {"rounds": 1}}  # options; else the first seat begins
SET_UPS: dict[str, dict[str, Value]] = {  # a game, a dot and a name: played through with these options, too
    "skymines.belt": {"first": "1", "board": "belt", "missions": True, "threat": "random"},
    "skymines.luna": {"first": "1", "luna": 1, "level": 5},
}
SHOW_EVERY = {
    "astrominers": 60,
    "skymines": 50,
}  # decisions between two that are shown whole, since their games are long
SEARCH = {"astrominers": "search:40", "skymines": "search:20"}
HERE = Path(__file__).parent
PERFT = HERE / "perft.txt"


def rules_of(name: str) -> Game:
    """The rules of a game, or of a set-up of it."""
    return game(name.split(".", maxsplit=1)[0])


def read_perft() -> list[str]:
    """Lines of game or set-up, seats, seed, depth and count."""
    lines = PERFT.read_text(encoding="utf-8").splitlines() if PERFT.exists() else []
    return [line for line in lines if line and not line.startswith("#")]


def perft_line(question: str) -> str:
    name, seats, seed, depth = question.split(" ")
    return f"{question} {perft(rules_of(name).new(int(seats), int(seed), SET_UPS.get(name)), int(depth))}"


def playthrough(name: str) -> str:
    """A short game with everything everybody sees, hears and may do at each decision, or at some of many."""
    rules = rules_of(name)
    g = rules.new(2, 4, {**SHORT, **SET_UPS}.get(name, {"first": "1"}), None, True)
    number = 0
    lines: list[str] = []
    heard = 0
    luck = Random(1).luck
    while not is_over(g):
        seat = int(g.asked)
        journal = rules.heard(g, seat)
        lines += [f"  {line}" for line in journal[heard:]]
        heard = len(journal)
        if number % SHOW_EVERY.get(rules.NAME, 1) == 0:
            for viewer in (0, 1, 7):
                lines.append(f"sees {viewer}: {msgspec.json.encode(rules.view(g, viewer)).decode()}")
            lines.append(f"asked {seat}, {type(g.agenda[-1]).__name__}: {', '.join(rules.show(g, seat))}")
        number += 1
        move = luck.choose(0, legal(g, seat))
        lines.append(f"> {seat} {g.content().language.show(move)}")
        play(g, seat, move)
    lines.append(f"end: {rules.outcome(g).data()}")
    return "\n".join(lines) + "\n"


def digests(name: str) -> str:
    """The last states of 200 random games over random options, eight to a line."""
    rules = game(name)
    found = []
    for seed in range(200):
        seats = rules.seats[seed % len(rules.seats)]
        g = rules.new(seats, seed, rules.random_options(seats, seed))
        play_out(rules, g, [Random(seed + seat) for seat in range(seats)])
        found.append(digest(rules, g)[:12])
    return "\n".join(" ".join(found[i : i + 8]) for i in range(0, 200, 8)) + "\n"


def seated(name: str) -> list[list[str]]:
    """The bots whose games are kept."""
    return [["random"], ["greedy"], [SEARCH.get(name, "search:60"), "greedy"]]


def record(name: str, seats: int, bots: list[str]) -> str:
    """A whole game between bots."""
    rules = game(name)
    seed = int.from_bytes(blake2b(f"{name} {seats} {bots}".encode(), digest_size=16).digest(), "little")
    g = rules.new(seats, seed, rules.random_options(seats, seed))
    kept = Record(rules, g, seed)
    play_out(rules, g, [make(bots[seat % len(bots)], seat) for seat in range(seats)], kept)
    return kept.write()


def free_game(tutorial: Tutorial) -> str:
    """The begin of the free game after a tutorial, between greedy bots."""
    rules, file = tutorial.rules, tutorial.file
    g = rules.new(file.seats, file.free.seed, file.options)
    kept = Record(rules, g, file.free.seed, True)
    play_out(rules, g, [make("greedy", seat) for seat in range(file.seats)], kept)
    del kept.moves[file.free.at :]
    return kept.write()


def tutorial(tutorial: Tutorial) -> str:
    """What the person of a tutorial is asked, answers and hears. Its words tell of it."""
    table, seat, heard = tutorial.table(), tutorial.file.seat, 0
    lines: list[str] = []
    for turn in tutorial.file.turn[tutorial.given :]:
        ask = table.ask(turn.seat)
        if turn.id and ask is not None:
            made = {offer.text: offer.facts for offer in [*(one for one, _ in ask.later), *ask.offers]}
            facts = {move: made.get(move, {}) for move in turn.moves}
            lines.append(f"{turn.id}, {turn.step} {shown(ask.facts)}: {shown(facts)}")
        table = table.answer(turn.seat, turn.moves)
        journal = tutorial.rules.heard(table.g, seat)
        lines += [f"  {line}" for line in journal[heard:]]
        heard = len(journal)
    return "\n".join(lines) + "\n"


def shown(facts: object) -> str:
    return msgspec.json.encode(facts).decode()
