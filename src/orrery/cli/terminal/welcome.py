"""Before a game: who plays."""

from orrery.bots.names import OPPONENTS, USUAL
from orrery.cli.terminal.screen import Screen
from orrery.engine.game import AUTOMATON, BadInput, Game, Value


def chairs_given(game: Game, seats: int | None, bots: str, options: dict[str, Value]) -> list[str]:
    """Who sits where, from the command line: people first, then bots. Automata have their own seats."""
    names = [name.strip() for name in bots.split(",")] if bots else []
    if "" in names:
        raise BadInput("--bots has an empty place; name the bots as A,B, and leave people out")
    if seats is None:
        fitting = [n for n in game.seats if not game.check(n, options)]
        seats = next((n for n in fitting if len(game.choosers(n, options)) > len(names)), len(names) + 1)
    fault = game.check(seats, options)
    if fault:
        raise BadInput(fault)
    choosers = game.choosers(seats, options)
    people = len(choosers) - len(names)
    if people <= 0:
        raise BadInput(
            f"{len(names)} bots leave none of the {len(choosers)} seats for you; "
            "to let only bots play, use: orrery simulate"
        )
    return seated(seats, choosers, [""] * people + names)


def seated(seats: int, choosers: list[int], players: list[str]) -> list[str]:
    """People and bots on the seats that are asked, automata on the others."""
    chairs = [AUTOMATON] * seats
    for seat, player in zip(choosers, players, strict=True):
        chairs[seat] = player
    return chairs


def chairs_asked(screen: Screen, game: Game, seats: int | None, options: dict[str, Value]) -> list[str]:
    """Who sits where, asked in two or three questions."""
    words = screen.words
    low, high = game.seats[0], game.seats[-1]
    if seats is None:
        seats = screen.ask_number(words("ask-seats", low=low, high=high), low, high, low)
    fault = game.check(seats, options)
    if fault:
        raise BadInput(fault)
    choosers = game.choosers(seats, options)
    most = len(choosers)
    people = 1 if most == 1 else screen.ask_number(words("ask-people", seats=most), 1, most, 1)
    if people == most:
        return seated(seats, choosers, [""] * most)
    levels = ", ".join(
        f"{number} {words('level-' + level.split(':')[-1])}" for number, level in enumerate(OPPONENTS, 1)
    )
    level = screen.ask_number(words("ask-level", levels=levels), 1, len(OPPONENTS), OPPONENTS.index(USUAL) + 1)
    return seated(seats, choosers, [""] * people + [OPPONENTS[level - 1]] * (most - people))


def names_of(screen: Screen, chairs: list[str]) -> list[str]:
    """The names of the players at the table."""
    names = []
    for seat, bot in enumerate(chairs):
        name = screen.words("bot" if bot else "player", number=seat + 1)
        if bot == AUTOMATON:
            name = screen.words(AUTOMATON)
        elif bot:
            name = f"{name} · {level_of(screen, bot)}"
        elif chairs.count("") == 1:
            name = f"{name} {screen.words('you')}"
        names.append(name)
    return names


def level_of(screen: Screen, bot: str) -> str:
    """The name of a bot's level. A bot of somebody's own keeps its typed name."""
    return screen.words.name("level", (USUAL if bot == "search" else bot).removeprefix("search:"), default=bot)
