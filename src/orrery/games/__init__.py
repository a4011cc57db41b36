"""The games, found by their ids."""

from importlib import import_module

from orrery.engine.game import BadInput, Game

GAMES = {
    "kosmiczna-misja": "orrery.games.kosmiczna_misja.game",
    "astrominers": "orrery.games.astrominers.game",
    "skymines": "orrery.games.skymines.game",
    "proving": "orrery.games.proving.game",
}
HIDDEN = {"proving"}  # for tests


def game(name: str) -> Game:
    """The game with this id."""
    if name not in GAMES:
        known = ", ".join(id for id in GAMES if id not in HIDDEN)
        raise BadInput(f"There is no game called '{name}'; there are: {known}.")
    found: Game = import_module(GAMES[name]).GAME
    return found
