"""Where a series of games stands, as its tables tell it."""

from msgspec import Struct


class SeriesGame(Struct):
    """A finished game of a series."""

    title: str
    places: list[int]
    scores: list[int]
    gains: list[list[tuple[str, int]]]  # by seat: what each kind of points of the series brought


class SeriesNow(Struct):
    """Where a series of games stands at this table. Titles and ranks are keys of texts of the game."""

    name: str
    number: int  # of this game, from 1; of its title, if the games have titles
    length: int  # how many games or titles there are, as far as is known; 0 if that is open
    title: str  # of this game; empty if it has none
    titles: list[str]  # of all games; a game may be repeated under the same title
    next: str  # the title of the next game; empty if there is none
    games: list[SeriesGame]  # those that count
    standing: list[int]  # the points of each seat; this game counts once it is played to its end
    sheet: list[list[tuple[str, int]]]  # the standing by kinds of points, if there are several
    ranks: list[str]  # what the points of each seat are worth; an empty key if nothing says it
    is_over: bool
    is_counted: bool  # this game was played to its end
    file: str  # what a file of the series has of this game: `finished`, `in-play` (with its secrets) or `left-out`
