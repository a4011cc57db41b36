"""Before a game: who plays."""

from orrery.bots.names import OPPONENTS, USUAL
from orrery.cli.terminal.screen import Screen
from orrery.engine.game import BadInput, Game


def chairs_given(game: Game, seats: int | None, bots: str) -> list[str]:
    """Who sits where, from the command line: people first, then bots."""
    names = [name.strip() for name in bots.split(",")] if bots else []
    if "" in names:
        raise BadInput("--bots has an empty place; name the bots as A,B, and leave people out")
    if seats is None:
        seats = max(game.seats[0], len(names) + 1)
    fault = game.check(seats, {})
    if fault:
        raise BadInput(fault)
    if len(names) >= seats:
        raise BadInput(
            f"{len(names)} bots leave none of the {seats} seats for you; to let only bots play, use: orrery simulate"
        )
    return [""] * (seats - len(names)) + names


def chairs_asked(screen: Screen, game: Game, seats: int | None) -> list[str]:
    """Who sits where, asked in two or three questions."""
    words = screen.words
    low, high = game.seats[0], game.seats[-1]
    if seats is None:
        seats = screen.ask_number(words("ask-seats", low=low, high=high), low, high, low)
    people = screen.ask_number(words("ask-people", seats=seats), 1, seats, 1)
    if people == seats:
        return [""] * seats
    levels = ", ".join(
        f"{number} {words('level-' + level.split(':')[-1])}" for number, level in enumerate(OPPONENTS, 1)
    )
    level = screen.ask_number(words("ask-level", levels=levels), 1, len(OPPONENTS), OPPONENTS.index(USUAL) + 1)
    return [""] * people + [OPPONENTS[level - 1]] * (seats - people)


def names_of(screen: Screen, chairs: list[str]) -> list[str]:
    """The names of the players at the table."""
    names = []
    for seat, bot in enumerate(chairs):
        name = screen.words("player", number=seat + 1)
        if bot:
            name = f"{name} · {level_of(screen, bot)}"
        elif chairs.count("") == 1:
            name = f"{name} {screen.words('you')}"
        names.append(name)
    return names


def level_of(screen: Screen, bot: str) -> str:
    """The name of a bot's level. A bot of somebody's own keeps its typed name."""
    return screen.words.name("level", (USUAL if bot == "search" else bot).removeprefix("search:"), default=bot)
