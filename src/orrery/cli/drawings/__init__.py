"""How each game is drawn in a terminal, by its id."""

from importlib import import_module

from orrery.cli.drawings.plain import Drawing
from orrery.cli.words import Words
from orrery.engine.game import Box, Game

DRAWINGS = {
    "astrominers": "orrery.cli.drawings.astrominers.drawing",
    "kosmiczna-misja": "orrery.cli.drawings.kosmiczna_misja.drawing",
    "skymines": "orrery.cli.drawings.skymines.drawing",
}


def drawing(game: Game, box: Box, words: Words, names: list[str], coloured: bool) -> Drawing:
    """The drawing of a game. A game without one is shown as plain lists."""
    if game.NAME not in DRAWINGS:
        return Drawing(game, box, words, names, coloured)
    found: type[Drawing] = import_module(DRAWINGS[game.NAME]).DRAWING
    return found(game, box, words, names, coloured)
