"""Arguments that several commands share. Each error is one sentence."""

import re
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from cyclopts import Parameter, Token

from orrery.engine.game import SEED_LIMIT, BadInput, Box, Game, Value

Converter = Callable[[Any, Sequence[Token]], Any]


def whole(low: int, high: int | None = None) -> Converter:
    """A whole number in a range; fractions and other bases are refused."""

    def convert(_: Any, tokens: Sequence[Token]) -> int:
        text = tokens[-1].value
        fits = re.fullmatch("[0-9]{1,90}", text) and int(text) >= low and (high is None or int(text) <= high)
        if not fits:
            up_to = "up" if high is None else "to 2^255 - 1" if high == SEED_LIMIT - 1 else f"to {high}"
            raise BadInput(f"{tokens[-1].keyword} takes a whole number from {low} {up_to}, not '{text}'")
        return int(text)

    return convert


def number(about: str, low: int, high: int | None = None) -> Parameter:
    """An option that takes a whole number."""
    return Parameter(converter=whole(low, high), metavar="N", help=about)


def text(metavar: str, about: str) -> Parameter:
    """An option that takes a word."""
    return Parameter(metavar=metavar, help=about)


GameId = Annotated[str, Parameter(help="The game's id, as orrery games lists it.")]
Seats = Annotated[int | None, number("The number of seats; the fewest if not given.", 1)]
Seed = Annotated[int, number("The number that decides all luck; 1 if not given.", 0, SEED_LIMIT - 1)]
Options = Annotated[
    tuple[str, ...], text("NAME=VALUE", "An option of the game; may be repeated. See: orrery games GAME.")
]
Content = Annotated[str, text("FOLDER", "Content files to use instead of those of the game.")]
Language = Annotated[str, text("en|pl", "The language; your system's if not given.")]
Json = Annotated[bool, Parameter(help="Print one JSON object and nothing else.")]


def find_game(name: str) -> Game:
    """The game with this id."""
    from orrery.games import game

    return game(name)


def seats_of(game: Game, seats: int | None) -> int:
    return game.seats[0] if seats is None else seats


def read_options(game: Game, texts: Sequence[str]) -> dict[str, Value]:
    """Options as typed: NAME=VALUE."""
    known = {option.id: option for option in game.OPTIONS}
    options: dict[str, Value] = {}
    for text in texts:
        id, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--option wants NAME=VALUE, not '{text}'")
        if id in options:
            raise BadInput(f"option '{id}' is given twice; give it once")
        options[id] = known[id].read(value) if id in known else value
    return options


def check_options(game: Game, options: dict[str, Value], seats: int, series: str = "") -> dict[str, Value]:
    """The options of the table, or of the first one of a series, if they go together."""
    if series:
        return dict(game.series(series, seats, 0, options).next([]).options)
    fault = game.check(seats, options)
    if fault:
        raise BadInput(fault)
    return options


def read_content(game: Game, folder: str, options: dict[str, Value] | None = None, seats: int = 0) -> Box:
    """The content of a folder. A table is set up with it to test it."""
    try:
        box = game.box(folder)
        game.new(seats or game.seats[0], 0, options, box)
    except (KeyError, ValueError, IndexError, TypeError, OSError) as error:
        raise BadInput(
            f"The content in '{folder}' cannot be used ({error}); correct it, or leave out --content"
        ) from error
    return box


def use_content(game: Game, folder: str) -> None:
    """Make a copy of the content of a folder the default of a game. The owner may go on editing the folder."""
    import atexit
    import shutil
    import tempfile

    read_content(game, folder)
    copy = tempfile.mkdtemp(prefix="orrery-content-")
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    game.use(shutil.copytree(folder, copy, dirs_exist_ok=True))


def use_contents(named: Sequence[str]) -> None:
    """Content files of several games, each as GAME=FOLDER."""
    places: dict[str, str] = {}
    for text in named:
        name, _, place = text.partition("=")
        if not place:
            raise BadInput(f"--content wants GAME=FOLDER here, not '{text}'")
        if name in places:
            raise BadInput(f"--content names {name} twice; name it once")
        places[name] = place
    for name, place in places.items():
        use_content(find_game(name), place)
